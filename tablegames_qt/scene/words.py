"""Words on the table: labels, stamps, chips, the sentence line and notices."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import REST, paint_shadow
from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Line, Pen
from tablegames_qt.scene.look import Look

_DARK = QColor("#16181A")
_WHITE = QColor("#FFFFFF")


class Align(Enum):
    """Where a label stands from the point it is put at."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Label(Fixture):
    """Text of a role (stamp, number, title, heading, body, small), wrapped into a width, at most so many lines.

    `put(point)` places the top edge; with `Align.CENTRE` the point is the middle of that edge.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        role: str = "body",
        weight: int | None = None,
        colour: str = "ink",
        align: Align = Align.LEFT,
        lines: int = 1,
        z: float = layers.WORDS,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(look, z=z, parent=parent)
        self._text, self._role, self._weight, self._colour = text, role, weight, colour
        self._align, self._most = align, lines
        self._room = float("inf")
        self._point = QPointF()
        self._lines: list[Line] = []
        self._pen = Pen(look.font(role, weight), look.font(role, 700))
        self.measure()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str) -> None:
        """Change the text; `<b>bold</b>` parts are allowed."""
        if text != self._text:
            self._text = text
            self.measure()

    def put(self, point: QPointF, width: float | None = None) -> None:
        """Stand at a point, in a width of pixels (None: as wide as the text)."""
        self._point = point
        self._room = float("inf") if width is None else width
        self.measure()

    def measure(self) -> None:
        self._pen = Pen(self.look.font(self._role, self._weight), self.look.font(self._role, 700))
        self._lines = self._pen.fit(self._text, self._room, self._most) if self._text else []
        width = max((line.width for line in self._lines), default=0.0)
        self.resize(QSizeF(width, self._pen.line_height * max(1, len(self._lines))))
        self.setPos(self.look.snap(self._point - QPointF(self._align.value * width, 0)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(getattr(self.look.theme, self._colour))
        for place, line in enumerate(self._lines):
            left = self._align.value * (self.size.width() - line.width)
            self._pen.draw(painter, line, QPointF(left, place * self._pen.line_height))


class Stamp(Label):
    """The large result of a beat, over the pieces it speaks of."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, role="stamp", align=Align.CENTRE, z=layers.MARKS + 1)
        self.setVisible(False)

    def over(self, frame: QRectF, gap: float) -> None:
        """Stand over a rectangle with the baseline `gap` pixels above it, kept inside the scene's width."""
        self.measure()
        half = self.size.width() / 2 + 2 * self.look.u
        middle = min(max(frame.center().x(), half), max(half, self.look.width - half))
        self.put(QPointF(middle, max(0.0, frame.top() - gap - self._pen.ascent)))
        self.setOpacity(1.0)
        self.setVisible(True)


class ChipKind(Enum):
    """What a chip looks like."""

    NOW = "accent"
    CHOSEN = "chosen"
    QUIET = "quiet"
    DARK = "dark"


def _chip_size(look: Look, text: str, role: str) -> QSizeF:
    metrics = QFontMetricsF(look.font(role, 600))
    pad = (1.75 if role == "small" else 2.5) * look.u
    return QSizeF(metrics.horizontalAdvance(text) + 2 * pad, metrics.height() + 0.8 * look.u)


def _paint_chip(painter: QPainter, look: Look, box: QRectF, text: str, kind: ChipKind, role: str) -> None:
    theme = look.theme
    ground, ink = {
        ChipKind.NOW: (theme.accent, theme.on_accent),
        ChipKind.CHOSEN: (theme.chosen, theme.on_chosen),
        ChipKind.QUIET: (theme.chosen if theme.bright else theme.button, theme.ink),
        ChipKind.DARK: (_DARK, _WHITE),
    }[kind]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 1.5 * look.u, 1.5 * look.u)
    painter.setPen(ink)
    painter.setFont(look.font(role, 600))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


class Chip(Fixture):
    """A short text on a filled rounded rectangle: points, tags. As a child of a piece it travels with it."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        kind: ChipKind = ChipKind.NOW,
        *,
        role: str = "small",
        z: float = layers.MARKS + 2,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(look, z=z, parent=parent)
        self._text, self._kind, self._role = text, kind, role
        self.measure()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def say(self, text: str) -> None:
        """Change the text."""
        self._text = text
        self.measure()

    def set_kind(self, kind: ChipKind) -> None:
        """Change what it looks like."""
        self._kind = kind
        self.update()

    def at_corner(self, frame: QRectF) -> None:
        """Stand on the right upper corner of an outline, mostly above it."""
        corner = QPointF(frame.right() - 0.7 * self.size.width(), frame.top() - 0.95 * self.size.height())
        self.setPos(self.look.snap(corner))
        self.setOpacity(1.0)
        self.setVisible(True)

    def measure(self) -> None:
        self.resize(_chip_size(self.look, self._text, self._role))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        _paint_chip(painter, self.look, self.local(), self._text, self._kind, self._role)


class Steps(Fixture):
    """The parts of a turn side by side, the present one amber: "1 Hand card > 2 Stock card"."""

    def __init__(self, look: Look, texts: Sequence[str] = ()) -> None:
        super().__init__(look, z=layers.WORDS)
        self._texts = tuple(texts)
        self._boxes: list[QRectF] = []
        self._room = float("inf")
        self._gap = 0.0
        self._now = -1
        self.measure()

    def say(self, texts: Sequence[str]) -> None:
        """Change the parts."""
        self._texts = tuple(texts)
        self.measure()

    def put(self, corner: QPointF, width: float) -> None:
        """Stand at a point, closer together where the width (pixels) asks for it."""
        self._room = width
        self.setPos(self.look.snap(corner))
        self.measure()

    def set_now(self, part: int) -> None:
        """Say which part (from 0) is being told; -1: none."""
        self._now = part
        self.update()

    def measure(self) -> None:
        self._boxes = []
        sizes = [_chip_size(self.look, text, "small") for text in self._texts]
        gaps = max(1, len(sizes) - 1)
        spare = (self._room - sum(size.width() for size in sizes)) / gaps
        self._gap = min(7.5 * self.look.u, max(3.5 * self.look.u, spare))
        left = 0.0
        for size in sizes:
            self._boxes.append(QRectF(QPointF(left, 0), size))
            left += size.width() + self._gap
        last = self._boxes[-1] if self._boxes else QRectF()
        self.resize(QSizeF(last.right(), last.bottom()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for place, (text, box) in enumerate(zip(self._texts, self._boxes, strict=True)):
            kind = ChipKind.NOW if place == self._now else ChipKind.QUIET
            _paint_chip(painter, self.look, box, text, kind, "small")
        painter.setPen(QPen(self.look.theme.ink_3, max(1.2, 0.4 * self.look.u)))
        wing = 0.9 * self.look.u
        for box in self._boxes[:-1]:
            tip = QPointF(box.right() + (self._gap + wing) / 2, box.center().y())
            painter.drawLine(tip + QPointF(-wing, -wing), tip)
            painter.drawLine(tip + QPointF(-wing, wing), tip)


class Tally(Fixture):
    """A number with its word under it: "4" over "captured"."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._number = Label(look, role="number", parent=self)
        self._word = Label(look, role="small", colour="ink_2", parent=self)

    def show_count(self, number: str, word: str) -> None:
        """Change number and word."""
        self._number.say(number)
        self._word.say(word)
        self.measure()

    def measure(self) -> None:
        for label in (self._number, self._word):
            label.set_look(self.look)
        self._word.put(QPointF(0, self._number.size.height() - 0.5 * self.look.u))
        self.resize(
            QSizeF(
                max(self._number.size.width(), self._word.size.width()), self._word.pos().y() + self._word.size.height()
            )
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pass  # its labels paint themselves


class Sentence(Fixture):
    """The one sentence of the moment, centred, in one or two lines; long ones get a smaller type before they are cut."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._text = ""
        self._middle, self._room, self._align = QPointF(), 400.0, Align.CENTRE
        self._rises = False
        self._pen = Pen(look.font("heading", 400), look.font("heading", 700))
        self._lines: list[Line] = []

    @property
    def text(self) -> str:
        """What is said, with its bold marks."""
        return self._text

    def say(self, text: str) -> None:
        """Change the sentence."""
        if text != self._text:
            self._text = text
            self.measure()

    def put(self, middle: QPointF, width: float, align: Align = Align.CENTRE, *, rises: bool = False) -> None:
        """Stand with the middle of the lines on a point, or with their left or right ends, in a width of pixels.

        rises: the last line stands there, and one before it above; two lines have the smaller type.
        """
        self._middle, self._room, self._align, self._rises = middle, width, align, rises
        self.measure()

    def measure(self) -> None:
        for role in ("heading", "body"):
            self._pen = Pen(self.look.font(role, 400), self.look.font(role, 700))
            self._lines = self._pen.wrap(self._text, self._room) if self._text else []
            if len(self._lines) <= (1 if self._rises and role == "heading" else 2):
                break
        else:
            self._lines = self._pen.fit(self._text, self._room, 2)
        width = max((line.width for line in self._lines), default=1.0)
        high, count = self._pen.line_height, max(1, len(self._lines))
        self.resize(QSizeF(width, high * count))
        down = high * (count - 0.5 if self._rises else count / 2)
        self.setPos(self.look.snap(self._middle - QPointF(self._align.value * width, down)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(self.look.theme.ink)
        for place, line in enumerate(self._lines):
            left = self._align.value * (self.size.width() - line.width)
            self._pen.draw(painter, line, QPointF(left, place * self._pen.line_height))


class Notice(Fixture):
    """Why a move was refused: a white chip with a cross."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.NOTICES)
        self._text = ""
        self._middle, self._room = QPointF(), 400.0
        self._pen = Pen(look.font("body", 600), look.font("body", 700))
        self._lines: list[Line] = []
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What it says, also after it has gone."""
        return self._text

    def say(self, text: str) -> None:
        """Change the sentence."""
        self._text = text
        self.measure()

    def put(self, middle: QPointF, width: float) -> None:
        """Stand with the middle of the lower edge on a point, at most so wide."""
        self._middle, self._room = middle, width
        self.measure()

    def measure(self) -> None:
        u = self.look.u
        self._pen = Pen(self.look.font("body", 600), self.look.font("body", 700))
        self._lines = self._pen.fit(self._text, self._room - 16 * u, 3)
        width = max((line.width for line in self._lines), default=0.0) + 16 * u
        height = self._pen.line_height * max(1, len(self._lines)) + 5 * u
        self.resize(QSizeF(width, height), overhang=5 * u)
        self.setPos(self.look.snap(self._middle - QPointF(width / 2, height)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        u, theme = self.look.u, self.look.theme
        box = self.local()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, REST, box.translated(0, 0.8 * u), 2.5 * u, 25 * u, theme.shadow_factor)
        painter.setBrush(_WHITE)
        if theme.edged_pieces:
            painter.setPen(QPen(theme.place_line, 1))
        painter.drawRoundedRect(box, 2.5 * u, 2.5 * u)
        painter.setPen(QPen(theme.fault, max(2.0, 0.6 * u), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle, wing = QPointF(6.2 * u, box.center().y()), 1.3 * u
        painter.drawLine(middle + QPointF(-wing, -wing), middle + QPointF(wing, wing))
        painter.drawLine(middle + QPointF(-wing, wing), middle + QPointF(wing, -wing))
        painter.setPen(QColor("#14181A"))
        for place, line in enumerate(self._lines):
            self._pen.draw(painter, line, QPointF(11.5 * u, 2.5 * u + place * self._pen.line_height))
