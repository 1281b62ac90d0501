"""What stands on the bar table and is no piece: bubbles, arrows, the marks of seats, the buttons of the tray."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.assets import REST, paint_shadow
from tablegames_qt.scene import layers
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.piece_painting import stroke_around
from tablegames_qt.scene.plates import Plate
from tablegames_qt.theme import px_for_cap, ui_font

LEAN = 5.0
"""Degrees by which the bubble of a repeated call leans towards the one it repeats."""


class MiddlePlate(Plate):
    """A plate that keeps its middle on a point, however long its words are."""

    def __init__(self, look: Look, name: str = "") -> None:
        self._middle: QPointF | None = None
        super().__init__(look, name)

    def put_middle(self, middle: QPointF, width: float) -> None:
        """Stand with the middle on a point, at most so wide."""
        self._middle = middle
        self.put(middle, width)

    def put_corner(self, corner: QPointF, width: float) -> None:
        """Stand with the top left corner at a point, at most so wide."""
        self._middle = None
        self.put(corner, width)

    def measure(self) -> None:
        super().measure()
        if self._middle is not None:
            self.setPos(self.look.snap(self._middle - QPointF(self.size.width() / 2, self.size.height() / 2)))


class SeatMark(Fixture):
    """Around a seat that can be chosen. Nothing is seen of it otherwise."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PANELS)
        self.mark = Mark.NONE

    def set_mark(self, mark: Mark) -> None:
        """Show that the seat can be chosen, or is about to be."""
        self.mark = mark
        self.update()

    @property
    def radius(self) -> float:
        return 4 * self.look.u

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.mark is Mark.NONE:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.inset)
        painter.drawRoundedRect(self.local(), self.radius, self.radius)
        stroke_around(painter, self.local(), self.radius, self.look.theme.accent, self.look.outline, inside=True)


class Bubble(Fixture):
    """A call: a number on white, which stays until the round is over. One that repeats another leans towards it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS - 10)
        self._number, self._words = "", ""
        self._middle = QPointF()
        self._compact = False
        self.state = "said"
        """`said`, `hit`, `void` (a foul) or `missed`."""
        self.setVisible(False)

    @property
    def number(self) -> str:
        """The number that is called."""
        return self._number

    @property
    def words(self) -> str:
        """What is said under the number."""
        return self._words

    def say(self, number: str, words: str = "", *, lean: float = 0.0) -> None:
        """Say a number, with words under it; `lean` is in degrees, to the right if positive."""
        self._number, self._words = number, words
        self.setRotation(lean)
        self.measure()

    def put(self, middle: QPointF, *, compact: bool = False) -> None:
        """Stand with the middle on a point; `compact` where many sit close together."""
        self._middle, self._compact = middle, compact
        self.measure()

    def set_state(self, state: str) -> None:
        """Show how the call turned out."""
        self.state = state
        self.update()

    def measure(self) -> None:
        u, share = self.look.u, self._share
        number = QFontMetricsF(self._number_font).horizontalAdvance(self._number)
        small = QFontMetricsF(self.look.font("small", 600))
        words = small.horizontalAdvance(self._words) if self._words else 0.0
        high = 11.5 * share * u + (4.0 * u if self._words else 0.0)
        wide = max(number + 6.5 * share * u, words + 3.5 * u, 12 * share * u)
        self.resize(QSizeF(wide, high), overhang=4 * u)
        self.setTransformOriginPoint(self.size.width() / 2, self.size.height() / 2)
        self.setPos(self.look.snap(self._middle - QPointF(self.size.width() / 2, self.size.height() / 2)))

    @property
    def _share(self) -> float:
        return 0.78 if self._compact else 1.0

    @property
    def _number_font(self) -> QFont:
        return self.look.font("number" if self._compact else "title")

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, u, share = self.look.theme, self.look.u, self._share
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = self.local(), 3 * share * u
        paint_shadow(painter, REST, box.translated(0, 0.8 * u), radius, 25 * u, theme.shadow_factor)
        painter.setPen(QPen(theme.place_line, 1) if theme.bright else Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(box, radius, radius)
        if self.state == "hit":
            stroke_around(painter, box, radius, theme.accent, 1.3 * self.look.outline)
        painter.setPen(QColor("#6B7673") if self.state == "missed" else QColor("#0A2A21"))
        painter.setFont(self._number_font)
        upper = QRectF(0, 0.4 * u, box.width(), 10.6 * share * u)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._number)
        if self._words:
            painter.setFont(self.look.font("small", 600))
            lower = QRectF(0, box.height() - 5.8 * u, box.width(), 5.2 * u)
            painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, self._words)
        if self.state == "void":
            painter.setPen(QPen(theme.fault, 0.9 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(2.5 * u, box.height() - 3 * u), QPointF(box.width() - 2.5 * u, 3 * u))


class Seconds(Fixture):
    """The seconds of a countdown, as large as they are to be read from afar."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.text = ""
        self._middle, self._cap = QPointF(), 60.0
        self.setVisible(False)

    def say(self, text: str) -> None:
        """Say a number."""
        self.text = text
        self.measure()

    def put(self, middle: QPointF, height: float) -> None:
        """Stand with the middle on a point, figures of such a height included."""
        self._middle, self._cap = middle, height
        self.measure()

    @property
    def _font(self) -> QFont:
        return ui_font(700, px_for_cap(0.72 * self._cap, 700), tabular=True)

    def measure(self) -> None:
        wide = QFontMetricsF(self._font).horizontalAdvance(self.text or "0")
        self.resize(QSizeF(wide, self._cap))
        self.setPos(self.look.snap(self._middle - QPointF(wide / 2, self._cap / 2)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(self.look.theme.ink)
        painter.setFont(self._font)
        painter.drawText(self.local(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self.text)


class Chevron(Fixture):
    """An arrow between two seats: the direction of play."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._degrees = 0.0

    def put(self, middle: QPointF, degrees: float) -> None:
        """Point from a middle into a direction, 0 to the right, clockwise."""
        self._degrees = degrees
        across = 4.5 * self.look.u
        self.resize(QSizeF(across, across))
        self.setPos(middle - QPointF(across / 2, across / 2))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self.look.u
        painter.setPen(QPen(self.look.theme.ink_3, max(1.5, 0.75 * u), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.translate(self.local().center())
        painter.rotate(self._degrees)
        painter.drawLine(QPointF(-0.9 * u, -1.6 * u), QPointF(0.8 * u, 0))
        painter.drawLine(QPointF(-0.9 * u, 1.6 * u), QPointF(0.8 * u, 0))


class PadButton(Button):
    """A total that can be called: its number, a word under it, chosen or not. A click on an impossible one says why."""

    def __init__(self, look: Look, clicked: Callable[[], None], *, role: str = "heading") -> None:
        self.word = ""
        self.beside = ""
        """What stands beside the number instead of the word where there is no room for that under it."""
        self.reason = ""
        """Why it cannot be called, as a sentence; empty when it can."""
        self.chosen = False
        self._high = 58.0
        self._role = role
        super().__init__(look, "", clicked)

    def show_words(self, number: str, word: str, reason: str, *, chosen: bool, beside: str = "") -> None:
        """Say a number with a word under it, whether it is chosen, and why it cannot be."""
        self.text, self.word, self.reason, self.chosen, self.beside = number, word, reason, chosen, beside
        self.setToolTip(reason)
        self.update()

    def put_rect(self, rect: QRectF) -> None:
        """Take on a place and a size; a chosen button stands a little higher."""
        self._high = rect.height()
        self._least = rect.width()
        self.measure()
        self.setPos(self.look.snap(rect.topLeft()))

    def measure(self) -> None:
        self.resize(
            QSizeF(self.look.whole(max(1.0, self._least)), self.look.whole(self._high)), overhang=2 * self.look.u
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = self.local(), 2 * look.u
        possible = not self.reason
        ink = theme.ink if possible else theme.ink_3
        if self.chosen:
            box = box.translated(0, -0.75 * look.u)
            paint_shadow(painter, REST, box.translated(0, 1.2 * look.u), radius, 25 * look.u, theme.shadow_factor)
            ink = theme.on_chosen
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen if self.chosen else theme.button if possible else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        if self.pressed and possible:
            painter.setBrush(QColor(0, 0, 0, 30))
            painter.drawRoundedRect(box, radius, radius)
        if self.chosen:
            stroke_around(painter, box, radius, theme.accent, look.outline)
        else:
            edge = QColor(theme.button_edge)
            edge.setAlphaF(min(1.0, edge.alphaF() * ((1.43 if self.hovered else 1.0) if possible else 0.5)))
            stroke_around(painter, box, radius, edge, 1.0, inside=True)
        self._paint_words(painter, box, ink)

    def _paint_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        look = self.look
        painter.setPen(ink)
        small = look.font("small")
        roomy = box.height() > 10 * look.u
        word = QFontMetricsF(small).elidedText(self.word, Qt.TextElideMode.ElideMiddle, box.width() - look.u)
        font = look.font(self._role, 700 if self._role == "heading" else 600)
        painter.setFont(font)
        if not self.word or not roomy:
            beside = f" {self.beside}" if self.beside else ""
            metrics = QFontMetricsF(font)
            room = box.width() - look.u - metrics.horizontalAdvance(beside)
            text = metrics.elidedText(self.text, Qt.TextElideMode.ElideMiddle, room)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text + beside)
            if self.word and not beside:
                painter.setPen(QPen(ink, max(1.5, 0.5 * look.u)))
                foot = box.bottom() - 0.8 * look.u
                painter.drawLine(
                    QPointF(box.center().x() - 2 * look.u, foot), QPointF(box.center().x() + 2 * look.u, foot)
                )
            return
        painter.drawText(
            QRectF(box.left(), box.top() + 0.8 * look.u, box.width(), 0.55 * box.height()),
            Qt.AlignmentFlag.AlignCenter,
            self.text,
        )
        painter.setFont(small)
        painter.drawText(
            QRectF(box.left(), box.top() + 0.54 * box.height(), box.width(), 0.38 * box.height()),
            Qt.AlignmentFlag.AlignCenter,
            word,
        )


class LargeButton(Button):
    """The second step: the button that says a call or closes the fist. Enter presses it, which its sign shows."""

    def __init__(self, look: Look, clicked: Callable[[], None]) -> None:
        self._wide, self._high = 206.0, 58.0
        super().__init__(look, "", clicked, default=True)

    def put_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self._wide, self._high = rect.width(), rect.height()
        self.measure()
        self.setPos(self.look.snap(rect.topLeft()))

    def measure(self) -> None:
        self.resize(QSizeF(self.look.whole(self._wide), self.look.whole(self._high)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look, u = self.look.theme, self.look, self.look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, radius = self.local(), 2 * u
        if self.enabled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(box, radius, radius)
            if self.pressed or self.hovered:
                painter.setBrush(QColor(0, 0, 0, 30) if self.pressed else QColor(255, 255, 255, 36))
                painter.drawRoundedRect(box, radius, radius)
        else:
            stroke_around(painter, box, radius, theme.button_edge, 1.0, inside=True)
        ink = theme.on_accent if self.enabled else theme.ink_3
        font = look.font("heading", 600)
        metrics = QFontMetricsF(font)
        sign = 6 * u if self.enabled else 0.0
        gap = 2.5 * u if self.enabled else 0.0
        room = box.width() - 4 * u - sign - gap
        if metrics.horizontalAdvance(self.text) > room:
            font = look.font("body", 600)
            metrics = QFontMetricsF(font)
        text = metrics.elidedText(self.text, Qt.TextElideMode.ElideMiddle, room)
        wide = metrics.horizontalAdvance(text)
        left = box.center().x() - (wide + gap + sign) / 2
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(
            QRectF(left, box.top(), wide + 2, box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )
        if self.enabled:
            _paint_enter(painter, QRectF(left + wide + gap, box.center().y() - 1.9 * u, sign, 3.8 * u), ink, u)


def _paint_enter(painter: QPainter, box: QRectF, ink: QColor, u: float) -> None:
    """The sign of the Enter key: a key with a bent arrow."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, max(1.0, 0.35 * u)))
    painter.drawRoundedRect(box, u, u)
    middle = box.center()
    painter.drawPolyline(
        [middle + QPointF(1.5 * u, -0.8 * u), middle + QPointF(1.5 * u, 0.4 * u), middle + QPointF(-1.3 * u, 0.4 * u)]
    )
    painter.drawLine(middle + QPointF(-1.3 * u, 0.4 * u), middle + QPointF(-0.6 * u, -0.3 * u))
    painter.drawLine(middle + QPointF(-1.3 * u, 0.4 * u), middle + QPointF(-0.6 * u, 1.1 * u))
