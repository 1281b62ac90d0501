"""The middle of the bar table: the range of totals with the calls, the meter of different numbers, the final's points."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around


class RangeBar(Fixture):
    """A cell for each total, with the names of its callers above; what the viewer's own coins allow is a line below."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self.lowest, self.highest = 0, 0
        self.callers: dict[int, list[str]] = {}
        self.span: range | None = None
        self.chosen: int | None = None
        self.chances: dict[int, float] = {}
        self.sum: int | None = None
        self.total: int | None = None
        self._rows = 1

    def set_range(self, lowest: int, highest: int, rows: int) -> None:
        """Show so many totals, in one row or two."""
        self.lowest, self.highest, self._rows = lowest, highest, rows
        self.update()

    def show_calls(self, callers: dict[int, list[str]]) -> None:
        """Show who called which total, the first caller first."""
        self.callers = callers
        self.update()

    def show_own(
        self, span: range | None, chosen: int | None, chances: Mapping[int, float] = MappingProxyType({})
    ) -> None:
        """Show which totals are possible with the own coins, which one is chosen, and, in training, how likely each is.

        For the viewer's eyes only.
        """
        self.span, self.chosen, self.chances = span, chosen, dict(chances)
        self.update()

    def show_sum(self, coins: int | None, total: int | None = None) -> None:
        """Show how far the coins counted so far reach, and the total once it is known."""
        self.sum, self.total = coins, total
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        self.setPos(rect.topLeft())
        self.resize(rect.size(), overhang=18 * self.look.u)

    def cell(self, total: int) -> QRectF:
        """Return the cell of a total, in own coordinates."""
        cells = self.highest - self.lowest + 1
        columns = math.ceil(cells / self._rows)
        pitch = self.size.width() / columns
        row, column = divmod(total - self.lowest, columns)
        high = self.size.height() / self._rows
        gap = 0.6 * self.look.u
        above, below = (5.0 * self.look.u, 2.4 * self.look.u) if self._rows > 1 else (0.0, 0.0)
        return QRectF(column * pitch + gap / 2, row * high + above, pitch - gap, high - above - below)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for total in range(self.lowest, self.highest + 1):
            self._paint_cell(painter, total)
        for total, names in self.callers.items():
            self._paint_names(painter, total, names)
        if self.span is not None:
            self._paint_span(painter, self.span)

    def _paint_cell(self, painter: QPainter, total: int) -> None:
        theme, look = self.look.theme, self.look
        box = self.cell(total)
        radius = 1.2 * look.u
        called = total in self.callers
        outside = self.span is not None and total not in self.span
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.chosen if called else theme.inset if outside else theme.button)
        painter.drawRoundedRect(box, radius, radius)
        if not called and (chance := self.chances.get(total, 0.0)):
            shade = QColor(theme.ink)
            shade.setAlphaF(0.5 * chance / max(self.chances.values()))
            painter.setBrush(shade)
            high = box.height() * chance / max(self.chances.values())
            painter.drawRoundedRect(QRectF(box.left(), box.bottom() - high, box.width(), high), radius, radius)
        if self.sum is not None and total <= self.sum and not called:
            swept = QColor(theme.accent)
            swept.setAlphaF(0.34)
            painter.setBrush(swept)
            painter.drawRoundedRect(box, radius, radius)
        if called and theme.bright:
            stroke_around(painter, box, radius, theme.chosen_edge, 1.0, inside=True)
        if total in (self.chosen, self.total) or (self.total is None and total == self.sum):
            stroke_around(painter, box, radius, theme.accent, look.outline)
        painter.setPen(theme.on_chosen if called else theme.ink_3 if outside else theme.ink)
        font = look.font("body", 600)
        if QFontMetricsF(font).horizontalAdvance("88") > box.width() - 2:
            font = look.font("small", 600)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(total))

    def _paint_names(self, painter: QPainter, total: int, names: Sequence[str]) -> None:
        """The names of the callers over their cell, the first caller lowest; each has the room up to its neighbours."""
        box, look = self.cell(total), self.look
        font = look.font("small", 600)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(look.theme.ink)
        room = self._room(total)
        if self._rows > 1:
            lines = [_first_and_more(names, metrics, room)]
        else:
            lines = [_fitting(name, metrics, room) for name in names]
        step = metrics.height() * 0.92
        for at, line in enumerate(lines):
            bottom = box.top() - 0.5 * look.u - at * step
            area = QRectF(box.center().x() - 200, bottom - metrics.height(), 400, metrics.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, line)

    def _room(self, total: int) -> float:
        """The width for names over a cell: up to half of the way to the next called one of its row."""
        cell = self.cell(total)
        pitch = cell.width() + 0.6 * self.look.u
        others = [abs(each - total) for each in self.callers if each != total and self.cell(each).top() == cell.top()]
        return pitch * min([4, *others]) - 0.8 * self.look.u

    def _paint_span(self, painter: QPainter, span: range) -> None:
        theme, look = self.look.theme, self.look
        columns = math.ceil((self.highest - self.lowest + 1) / self._rows)
        painter.setPen(QPen(theme.ink, max(2.0, 0.6 * look.u), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for row in range(self._rows):
            first = max(span.start, self.lowest + row * columns)
            last = min(span.stop - 1, self.lowest + (row + 1) * columns - 1, self.highest)
            if first <= last:
                one, two = self.cell(first), self.cell(last)
                under = one.bottom() + 1.5 * look.u
                painter.drawLine(QPointF(one.left(), under), QPointF(two.right(), under))


def _fitting(name: str, metrics: QFontMetricsF, room: float) -> str:
    """Return a name as it fits into a width: whole, cut in the middle, or its initial where little would be left of it."""
    short = short_name(name, metrics, room)
    return short if short == name or len(short) > 4 else name[:1].upper()


def _first_and_more(names: Sequence[str], metrics: QFontMetricsF, room: float) -> str:
    """Return the first name, and how many more there are: in a width, with the initial if need be."""
    more = f"+{len(names) - 1}" if len(names) > 1 else ""
    if metrics.horizontalAdvance(short_name(names[0]) + more) <= room:
        return short_name(names[0]) + more
    return names[0][:1].upper() + more


class Meter(Fixture):
    """How many different numbers there are of the four that must be: pills, a count, and what follows from it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._title = self._count = self._words = ""
        self._filled, self._needed = 0, 4
        self._middle = QPointF()
        self._most = 600.0
        self.setVisible(False)

    def say(self, title: str, filled: int, needed: int, count: str, words: str) -> None:
        """Say how many pills of how many are filled, with words before and after them."""
        self._title, self._filled, self._needed, self._count, self._words = title, filled, needed, count, words
        self.measure()

    def put(self, middle: QPointF, most: float) -> None:
        """Stand with the middle on a point, at most so wide."""
        self._middle, self._most = middle, most
        self.measure()

    @property
    def texts(self) -> tuple[str, str, str]:
        """Everything that is said."""
        return self._title, self._count, self._words

    def _widths(self, role: str) -> tuple[float, float, float, float]:
        look = self.look
        plain, bold = QFontMetricsF(look.font(role)), QFontMetricsF(look.font(role, 700))
        return (
            plain.horizontalAdvance(self._title),
            self._needed * 6.5 * look.u,
            bold.horizontalAdvance(self._count),
            plain.horizontalAdvance(self._words),
        )

    def measure(self) -> None:
        u = self.look.u
        for role in ("body", "small"):
            self._role = role
            wide = sum(self._widths(role)) + 8 * u + 7 * u
            if wide <= self._most:
                break
        self.resize(QSizeF(wide, 8.2 * u))
        self.setPos(self.look.snap(self._middle - QPointF(wide / 2, 4.1 * u)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look, u = self.look.theme, self.look, self.look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(box, 2 * u, 2 * u)
        title, pills, count, words = self._widths(self._role)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        left = 4 * u
        painter.setPen(theme.ink_2)
        painter.setFont(look.font(self._role))
        painter.drawText(QRectF(left, 0, title + 2, box.height()), flags, self._title)
        left += title + 2.5 * u
        for number in range(self._needed):
            pill = QRectF(left + number * 6.5 * u, box.center().y() - 0.95 * u, 5.4 * u, 1.9 * u)
            painter.setPen(QPen(theme.ink, 1.2))
            painter.setBrush(theme.ink if number < self._filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, 0.95 * u, 0.95 * u)
        left += pills + u
        painter.setPen(theme.ink)
        painter.setFont(look.font(self._role, 700))
        painter.drawText(QRectF(left, 0, count + 2, box.height()), flags, self._count)
        left += count + 2.5 * u
        painter.setPen(theme.ink_2)
        painter.setFont(look.font(self._role))
        painter.drawText(QRectF(left, 0, words + 2, box.height()), flags, self._words)


class DuelBar(Fixture):
    """The final: both names with their points as pips, and the score between them."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, z=layers.WORDS)
        self._names = ("", "")
        self._points = (0, 0)
        self._target = 3
        self._middle = QPointF()
        self.setVisible(False)

    def say(self, names: tuple[str, str], points: tuple[int, int], target: int) -> None:
        """Say who has how many points of how many."""
        self._names, self._points, self._target = names, points, target
        self.measure()

    def put(self, middle: QPointF) -> None:
        """Stand with the middle on a point."""
        self._middle = middle
        self.measure()

    def _half(self) -> float:
        """Width from the score to the end of the longer name."""
        metrics = QFontMetricsF(self.look.font("body", 600))
        name = max(metrics.horizontalAdvance(short_name(name)) for name in self._names)
        return name + self._target * 4.4 * self.look.u + 6 * self.look.u

    def measure(self) -> None:
        u = self.look.u
        score = QFontMetricsF(self.look.font("number")).horizontalAdvance("0 : 0")
        wide = 2 * self._half() + score + 6 * u
        self.resize(QSizeF(wide, 10 * u))
        self.setPos(self.look.snap(self._middle - QPointF(wide / 2, 5 * u)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look, u = self.look.theme, self.look, self.look.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.local()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.inset)
        painter.drawRoundedRect(box, 3 * u, 3 * u)
        painter.setPen(theme.ink)
        painter.setFont(look.font("number"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{self._points[0]} : {self._points[1]}")
        painter.setFont(look.font("body", 600))
        metrics = QFontMetricsF(look.font("body", 600))
        for side, name in enumerate(self._names):
            text = short_name(name)
            wide = metrics.horizontalAdvance(text)
            left = 3 * u if side == 0 else box.width() - 3 * u - wide
            painter.setPen(theme.ink)
            painter.drawText(
                QRectF(left, 0, wide + 2, box.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                text,
            )
            for pip in range(self._target):
                step = 4.4 * u
                middle = left + wide + 4 * u + pip * step if side == 0 else left - 4 * u - pip * step
                painter.setPen(QPen(theme.accent, max(1.3, 0.5 * u)))
                painter.setBrush(theme.accent if pip < self._points[side] else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(middle, box.center().y()), 1.5 * u, 1.5 * u)
