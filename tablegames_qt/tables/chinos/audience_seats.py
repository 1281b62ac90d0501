"""A seat of the bar table for the audience: its box, the call in it, and what has come of the call."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinos.audience_geometry import CALL, DUEL, BoxPlace

_INK, _MISSED, _PAPER, _DARK = QColor("#0A2A21"), QColor("#5A6562"), QColor("#FFFFFF"), QColor("#16181A")
_GOLD, _RIM = QColor("#FFCF5C"), QColor("#8A5A00")


class CallBubble(Fixture):
    """A call in large digits on white. States: `said`, `hit`, `void` (a foul), `missed`."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS + 1)
        self.number = ""
        self.state = "said"
        self._share = CALL
        self.setVisible(False)

    def put(self, rect: QRectF, share: float) -> None:
        """Take on a place; share: height of the digits as a share of the scene's."""
        self._share = share
        self.set_rect(rect)
        self.setTransformOriginPoint(rect.width() / 2, rect.height() / 2)

    def say(self, number: str) -> None:
        """Say a number that is called."""
        self.number, self.state = number, "said"
        self.update()

    def set_state(self, state: str) -> None:
        """Show how the call turned out."""
        self.state = state
        self.update()

    @property
    def cap(self) -> float:
        """Height of the digits in pixels."""
        return min(max(self.look.least_cap, self._share * self.look.height), self.size.height() / 1.35)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self.look.theme, self.local()
        radius = 0.28 * box.height()
        painter.setPen(QPen(theme.chosen_edge, 1.5) if theme.bright else Qt.PenStyle.NoPen)
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(_MISSED if self.state in ("missed", "void") else _INK)
        painter.setFont(self.look.cap_font(self.cap, 700))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.number)
        if self.state == "void":
            pen = QPen(theme.fault, 0.10 * box.height(), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            inset = 0.2 * box.height()
            painter.drawLine(QPointF(inset, box.height() - inset), QPointF(box.width() - inset, inset))


class ResultChip(Fixture):
    """A word on the lower edge of a box: how the call turned out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.MARKS)
        self.words = FittedText(look, want=0.034, weight=700, colour="on_accent", parent=self)
        self._room = QRectF()
        self._good = True
        self.setVisible(False)

    def put(self, room: QRectF) -> None:
        """Take on the room within which the chip may lie."""
        self._room = room
        self.measure()

    def say(self, *wordings: str, good: bool) -> None:
        """Say a result in the first wording that fits, and be seen; `good` ones are amber, the others dark."""
        self._good = good
        self.words.say(*wordings)
        self.words.set_colour("on_accent" if good else "chosen")
        self.measure()
        self.setVisible(bool(self.words.text))

    def measure(self) -> None:
        pad = 0.4 * self._room.height()
        self.words.look = self.look
        self.words.set_rect(QRectF(0, 0, max(1.0, self._room.width() - 2 * pad), max(1.0, self._room.height())))
        wide = min(self._room.width(), self.words.lettered.width() + 2 * pad)
        self.words.setPos(-(self._room.width() - 2 * pad - wide) / 2, 0)
        self.resize(QSizeF(wide, self._room.height()))
        self.setPos(self.look.snap(QPointF(self._room.center().x() - wide / 2, self._room.top())))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.look.theme.accent if self._good else _DARK)
        painter.drawRoundedRect(self.local(), 0.25 * self.size.height(), 0.25 * self.size.height())


class Pips(Fixture):
    """The points of a finalist: filled rings of those that win the final."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(look, z=layers.WORDS, parent=parent)
        self.points, self.target = 0, 3

    def show_points(self, points: int, target: int) -> None:
        """Show so many of so many points."""
        self.points, self.target = points, target
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = min(0.72 * self.size.height(), self.size.width() / (1.4 * self.target))
        painter.setPen(QPen(self.look.theme.accent, max(2.0, 0.1 * across)))
        for pip in range(self.target):
            painter.setBrush(self.look.theme.accent if pip < self.points else Qt.BrushStyle.NoBrush)
            middle = QPointF((0.6 + 1.4 * pip) * across, self.size.height() / 2)
            painter.drawEllipse(middle, across / 2, across / 2)


class CoinCount(Fixture):
    """A gold coin with the number of coins that an open hand holds, as large as a call."""

    def __init__(self, look: Look, parent: QGraphicsItem) -> None:
        super().__init__(look, z=layers.WORDS, parent=parent)
        self.coins: int | None = None
        """What it says; None: it is not there."""
        self.setVisible(False)

    def count(self, coins: int | None) -> None:
        """Say how many coins were counted, or be gone."""
        self.coins = coins
        self.setVisible(coins is not None)
        self.update()

    @property
    def cap(self) -> float:
        """Height of the digit in pixels."""
        return 0.58 * self.size.height()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = 0.05 * self.size.height()
        painter.setPen(QPen(_RIM, rim))
        painter.setBrush(_GOLD)
        painter.drawEllipse(self.local().adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
        painter.setPen(_INK)
        painter.setFont(self.look.cap_font(self.cap, 700))
        painter.drawText(self.local(), Qt.AlignmentFlag.AlignCenter, str(self.coins))


class SeatBox(Fixture):
    """Panel, name and line of a seat; its hand and its call lie over it. `frame` says that the game is here now.

    A saved player keeps the box without its ground.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.PANELS)
        self.name = FittedText(look, want=0.042, weight=700, align=Align.LEFT, grows=False, name=True, parent=self)
        self.line = FittedText(look, want=0.034, weight=400, colour="ink_2", align=Align.LEFT, parent=self)
        self._place: BoxPlace | None = None
        self.pips = Pips(look, self)
        self.count = CoinCount(look, self)
        self.framed = self.saved = False
        self.setVisible(False)

    def put(self, place: BoxPlace) -> None:
        """Take on a place."""
        self._place = place
        self.set_rect(place.box)
        corner = place.box.topLeft()
        self.name.set_rect(place.name.translated(-corner))
        self.line.set_rect(place.line.translated(-corner))
        pips = QRectF(place.line)
        pips.setLeft(place.count.right() + 0.1 * place.count.width())
        self.pips.set_rect(pips.translated(-corner))
        self.count.set_rect(place.count.translated(-corner))

    def show_seat(self, name: str, *line: str, framed: bool = False, saved: bool = False, called: bool = False) -> None:
        """Say who sits here, and in several wordings what is to be said; with a frame if the game is here now.

        called: a call stands in the box and takes room of the line.
        """
        if self._place is not None:
            room = self._place.line if called else self._place.free_line
            self.line.set_rect(room.translated(-self._place.box.topLeft()))
        self.name.say(name)
        self.line.say(*line, "")
        self.framed, self.saved = framed, saved
        self.name.set_colour("ink_2" if saved else "ink")
        self.pips.setVisible(False)
        self.count.count(None)
        self.update()

    def show_coins(self, coins: int) -> None:
        """Say in place of the line how many coins the open hand holds."""
        self.line.say("")
        self.count.count(coins)

    def make_room(self) -> None:
        """Take the line away: a call is about to stand there."""
        self.line.say("")

    def show_points(self, points: int, target: int) -> None:
        """Show the points of the final in place of the line."""
        self.line.say("")
        self.pips.show_points(points, target)
        self.pips.setVisible(True)

    def set_frame(self, *, on: bool) -> None:
        """Draw the frame or take it away."""
        self.framed = on
        self.update()

    @property
    def radius(self) -> float:
        return 0.026 * self.look.height

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        if not self.saved:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.inset)
            painter.drawRoundedRect(self.local(), self.radius, self.radius)
        if self.framed:
            stroke_around(painter, self.local(), self.radius, theme.accent, self.look.outline, inside=True)


class TotalsBar(Fixture):
    """A cell for each total: called ones white, the total amber, what the counted coins have reached tinted."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.lowest = self.highest = 0
        self.rows = 1
        self.called: frozenset[int] = frozenset()
        self.sum: int | None = None
        self.total: int | None = None

    def set_range(self, lowest: int, highest: int, rows: int) -> None:
        """Show so many totals in so many rows."""
        self.lowest, self.highest, self.rows = lowest, highest, max(1, rows)
        self.update()

    def show_calls(self, called: frozenset[int]) -> None:
        """Show which totals were called."""
        self.called = called
        self.update()

    def show_sum(self, coins: int | None, total: int | None = None) -> None:
        """Show how far the coins counted so far reach, and the total once it is known."""
        self.sum, self.total = coins, total
        self.update()

    def cell(self, total: int) -> QRectF:
        """Return the cell of a total, in own coordinates."""
        cells = self.highest - self.lowest + 1
        columns = -(-cells // self.rows)
        row, column = divmod(total - self.lowest, columns)
        wide, high = self.size.width() / columns, self.size.height() / self.rows
        gap = 0.05 * high
        in_row = min(columns, cells - row * columns)
        left = (self.size.width() - in_row * wide) / 2
        return QRectF(left + column * wide + gap, row * high + gap, wide - 2 * gap, high - 2 * gap)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        painter.setFont(self.look.cap_font(self.look.least_cap, 700))
        swept = QColor(theme.accent)
        swept.setAlphaF(0.38)
        for total in range(self.lowest, self.highest + 1):
            box = self.cell(total)
            called = total in self.called
            ground, ink = (theme.chosen, theme.on_chosen) if called else (theme.button, theme.ink)
            if total == self.total:
                ground, ink = theme.accent, theme.on_accent
            elif self.sum is not None and total <= self.sum and not called:
                ground = swept
            painter.setPen(QPen(theme.chosen_edge, 1.5) if called and theme.bright else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 0.16 * box.height(), 0.16 * box.height())
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(total))


def call_share(seats: int) -> float:
    """Return the height of the digits of a call as a share of the scene's."""
    return 0.085 if seats == DUEL else CALL
