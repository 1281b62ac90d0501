"""What the mahjong table has besides tiles: the plate in its middle, and the marks where a discard was claimed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import Mark


class CentrePlate(Fixture):
    """How many tiles are left, which hand it is, who deals. Near the end of the wall a white ring is around it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PANELS)
        self._number, self._word, self._round, self._dealer = "", "", "", ""
        self.ringed = False

    def show_numbers(self, number: str, word: str, round_line: str, dealer: str, *, ringed: bool) -> None:
        """Change what is said."""
        self._number, self._word, self._round, self._dealer = number, word, round_line, dealer
        self.ringed = ringed
        self.update()

    @property
    def radius(self) -> float:
        return 4 * self.look.u

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.ink, look.line) if self.ringed else Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(self.local(), self.radius, self.radius)
        tall = self.size.height() > 0.6 * self.size.width() * 0.9
        head = (
            [(self._number, "stamp", 700, theme.ink), (self._word, "body", 400, theme.ink_2)]
            if tall
            else [(f"{self._number} {self._word}", "heading", 700, theme.ink)]
        )
        lines = [*head, (self._round, "body", 600, theme.ink), (self._dealer, "small", 400, theme.ink_2)]
        metrics = [QFontMetricsF(look.font(role, weight)) for _, role, weight, _ in lines]
        heights = [each.capHeight() + (3.2 if tall else 4) * look.u for each in metrics]
        top = self.size.height() / 2 - (sum(heights) - (3.2 if tall else 4) * look.u) / 2
        room = self.size.width() - 6 * look.u
        for (text, role, weight, colour), metric, height in zip(lines, metrics, heights, strict=True):
            pen = Pen(look.font(role, weight), look.font(role, 700))
            [line] = pen.fit(text, room, 1) or pen.wrap(" ", room)
            painter.setPen(colour)
            base = top + metric.capHeight()
            pen.draw(painter, line, QPointF((self.size.width() - line.width) / 2, base - pen.ascent))
            top += height


class Veil(Fixture):
    """Darkens the table under a sheet."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self.local(), self.look.theme.veil)


_ARROWS = {"bottom": QPointF(0, 1), "right": QPointF(1, 0), "top": QPointF(0, -1), "left": QPointF(-1, 0)}


class _PondMark(Fixture):
    """An empty place in a pond, with a drawing that says why no tile lies there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PLACES)
        self.setVisible(False)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.place_line, self.look.line))
        painter.setBrush(theme.inset)
        radius = 0.106 * box.width()
        painter.drawRoundedRect(box, radius, radius)
        self.draw(painter, box)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw what says why."""


class ClaimedMark(_PondMark):
    """The empty place of a discard that was claimed, with an arrow to the seat that has it now."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.side = "bottom"

    def show_at(self, rect: QRectF, side: str) -> None:
        """Lie where the discard was; side: where its taker sits."""
        self.side = side
        self.set_rect(rect)
        self.setVisible(True)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the arrow."""
        way = _ARROWS[self.side]
        across = QPointF(-way.y(), way.x())
        reach = 0.2 * box.width()
        tip = box.center() + way * reach
        round_cap = Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(self.look.theme.ink, max(1.5, 0.5 * self.look.u), Qt.PenStyle.SolidLine, round_cap))
        painter.drawLine(box.center() - way * reach, tip)
        painter.drawLine(tip, tip - (way + across) * reach * 0.7)
        painter.drawLine(tip, tip - (way - across) * reach * 0.7)


class EarlierMark(_PondMark):
    """The place that stands for the earlier discards of a pond which is too small for all: three dots."""

    def show_at(self, rect: QRectF) -> None:
        """Lie at the first place of the pond."""
        self.set_rect(rect)
        self.setVisible(True)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Draw the dots."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.ink)
        for at in (-1, 0, 1):
            painter.drawEllipse(box.center() + QPointF(0.26 * at * box.width(), 0), *2 * (0.075 * box.width(),))


class InsertMark(Fixture):
    """A bar between two tiles of the hand: where the dragged one would go."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS)
        self.setVisible(False)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(0, 0, 0, 89), 1))
        painter.setBrush(self.look.theme.accent)
        half = self.size.width() / 2
        painter.drawRoundedRect(self.local(), half, half)


class Gap:
    """One place between two tiles, as a target: hit, it shows the bar there."""

    def __init__(self, bar: InsertMark, rect: QRectF) -> None:
        self._bar = bar
        self._rect = rect

    def set_mark(self, mark: Mark) -> None:
        """Show the bar, or take it away."""
        if mark is Mark.HIT:
            self._bar.set_rect(self._rect)
            self._bar.setVisible(True)
        else:
            self._bar.setVisible(False)
