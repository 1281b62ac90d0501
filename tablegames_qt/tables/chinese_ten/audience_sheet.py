"""The end of a deal for the audience: what each seat captured, its points, its result. Who won the caption says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rules.cards import Card
from rules.chinese_ten.view import TenView
from tablegames_qt.assets import CARD_ASPECT, CARD_CAPS
from tablegames_qt.phrases import signed
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.audience_geometry import AudienceGeometry
from tablegames_qt.tables.chinese_ten.deal_sheet import SHEET_Z, DealSheet
from tablegames_qt.tables.chinese_ten.geometry import card_size

LARGEST = 0.20
"""Height of the cards at the most, as a share of the scene's."""
HEAD = 0.14
"""Share of the sheet's height for its title."""
NAME, POINTS, RESULT = 0.20, 0.11, 0.125
"""Shares of its width for the columns of words."""
NARROW = 1.5
"""Width over height of a scene below which the result stands under the points: names and cards need the width."""
NARROW_POINTS = 0.16
ROW = 0.94
"""Share of a row's height that cards may fill."""
LINES = ((1, 1.0), (2, 1.04), (2, JUMBO_INDEX.height + 0.02))
"""In how many lines the cards of a seat may lie, and from line to line in heights of a card: at the last down to the index."""


class _Ground(Fixture):
    """The sheet itself: a panel over the table."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.look.theme.hairline)
        painter.setBrush(self.look.theme.panel)
        painter.drawRoundedRect(self.local(), 0.02 * self.look.height, 0.02 * self.look.height)


@dataclass
class _Row:
    name: FittedText
    note: FittedText
    points: FittedText
    result: FittedText


class AudienceSheet(DealSheet):
    """A panel with one row a seat, without buttons."""

    def __init__(self, scene: QGraphicsScene, look: Look, names: Sequence[str]) -> None:
        self._names = names
        self._look = look
        self._view: TenView | None = None
        self._sums = [0] * len(names)
        self._ground = _Ground(look, z=SHEET_Z)
        self._title = self._words(0.045, 700)
        self._rows = [
            _Row(
                self._words(0.042, 700, align=Align.LEFT, name=True),
                self._words(0.030, 400, align=Align.LEFT, colour="ink_2"),
                self._words(0.065, 700, align=Align.RIGHT),
                self._words(0.055, 600, align=Align.RIGHT, colour="accent_text"),
            )
            for _ in names
        ]
        for item in self._items:
            scene.addItem(item)
        self.hide()

    def _words(
        self, want: float, weight: int, *, align: Align = Align.CENTRE, colour: str = "ink", name: bool = False
    ) -> FittedText:
        return FittedText(self._look, want=want, weight=weight, align=align, colour=colour, name=name, z=SHEET_Z + 1)

    @property
    def _items(self) -> list[Fixture]:
        found: list[Fixture] = [self._ground, self._title]
        for row in self._rows:
            found += [row.name, row.note, row.points, row.result]
        return found

    @property
    def shown(self) -> bool:
        """Whether the sheet lies on the table."""
        return self._ground.isVisible()

    @property
    def rect(self) -> QRectF:
        """The sheet in scene coordinates."""
        return AudienceGeometry.of(self._look, len(self._names)).sheet

    def _row(self, seat: int) -> QRectF:
        rect = self.rect
        high = rect.height() * (1 - HEAD - 0.03) / len(self._names)
        return QRectF(rect.left(), rect.top() + HEAD * rect.height() + seat * high, rect.width(), high)

    @property
    def _columns(self) -> tuple[float, float, float]:
        """Return the widths of the columns for names, points and results; 0 where the results have none of their own."""
        look, wide = self._look, self.rect.width()
        if look.width < NARROW * look.height:
            return NAME * wide, NARROW_POINTS * wide, 0.0
        return NAME * wide, POINTS * wide, RESULT * wide

    def _cards_area(self, seat: int) -> QRectF:
        row, (name, points, result) = self._row(seat), self._columns
        return row.adjusted(name, 0, -points - result - 0.03 * row.width(), 0)

    @property
    def card_height(self) -> float:
        """Height of the captured cards: as high as the rows allow without one covering the index of another."""
        return self._laid[2]

    @property
    def _laid(self) -> tuple[int, float, float]:
        """Return in how many lines the cards of a seat lie, from line to line, and how high they are.

        Two lines where the cards can be larger then; overlapping ones only where the index could not be read otherwise.
        """
        loose = max(
            ((lines, apart, self._height_in(lines, apart)) for lines, apart in LINES[:2]), key=lambda way: way[2]
        )
        tight = (*LINES[2], self._height_in(*LINES[2]))
        readable = self._look.least_cap / CARD_CAPS["jumbo"]
        return tight if loose[2] < readable and tight[2] > loose[2] else loose

    def _height_in(self, lines: int, apart: float) -> float:
        high = min(LARGEST * self._look.height, ROW * self._row(0).height() / (1 + (lines - 1) * apart))
        if self._view is None or self._view.piles is None:
            return high
        most = -(-max(len(self.scoring(self._view, pile)) for pile in self._view.piles) // lines)
        return min(high, CARD_ASPECT * self._cards_area(0).width() / (1 + max(0, most - 1) * JUMBO_INDEX.width))

    def places(self, view: TenView, seat: int, pile: Sequence[Card]) -> dict[Card, QPointF]:
        """Return where the scoring cards of a seat's pile lie, the most valuable first."""
        self._view = view
        lines, apart, high = self._laid
        scoring, size, area = self.scoring(view, pile), card_size(high), self._cards_area(seat)
        columns = max(1, -(-len(scoring) // lines))
        pitch = min(1.06 * size.width(), (area.width() - size.width()) / max(1, columns - 1))
        top = area.center().y() - high * (1 + (lines - 1) * apart) / 2
        found = {}
        for at, card in enumerate(scoring):
            line, column = divmod(at, columns)
            found[card] = QPointF(area.left() + column * pitch, top + line * apart * high)
        return found

    def set_look(self, look: Look) -> None:
        """Lay everything out for another size or theme."""
        self._look = look
        self._lay_out()

    def _lay_out(self) -> None:
        rect, pad = self.rect, 0.022 * self._look.height
        self._ground.set_rect(rect)
        self._title.set_rect(QRectF(rect.left() + pad, rect.top(), rect.width() - 2 * pad, HEAD * rect.height()))
        name, points, result = self._columns
        for seat, row in enumerate(self._rows):
            area = self._row(seat)
            left, wide = area.left() + pad, name - 1.5 * pad
            middle = area.center().y()
            line = min(0.5 * area.height(), 0.09 * self._look.height)
            row.name.set_rect(QRectF(left, middle - line, wide, line))
            row.note.set_rect(QRectF(left, middle, wide, line))
            right = area.right() - pad
            if not result:
                row.points.set_rect(QRectF(right - points, middle - line, points, line))
                row.result.set_rect(QRectF(right - points, middle, points, line))
                continue
            row.result.set_rect(QRectF(right - result, area.top(), result, area.height()))
            right -= result + 0.01 * area.width()
            row.points.set_rect(QRectF(right - points, area.top(), points, area.height()))

    def hide(self) -> None:
        """Take the sheet off the table."""
        for item in self._items:
            item.setVisible(False)

    def open(self, view: TenView, *, practice: bool) -> None:
        """Lay the sheet on the table with its title and empty sums."""
        del practice  # that is for the players
        self._view = view
        self._sums = [0] * view.seats
        for item in self._items:
            item.setVisible(True)
        title, dealer = phrases.deal_title(view), phrases.dealer_line(view.dealer, self._names)
        self._title.say(f"{title}  ·  {dealer}", title)
        for seat, row in enumerate(self._rows):
            row.name.say(self._names[seat])
            row.note.say("")
            row.points.say("0")
            row.result.say("")
        self._lay_out()

    def count(self, seat: int, points: int) -> None:
        """Add the points of a card that arrived."""
        self._sums[seat] += points
        self._rows[seat].points.say(str(self._sums[seat]))

    def show_results(self) -> None:
        """Show sums and results, with what they are measured against."""
        view = self._view
        assert view is not None
        for seat, row in enumerate(self._rows):
            row.points.say(str(view.points[seat]))
            row.result.say(signed(view.results[-1][seat]))
            base = QCoreApplication.translate("chinese_ten", "base {base}").format(base=view.base)
            if view.both_red_fives == seat and view.options.red_fives:
                bonus = signed(view.options.red_fives * (view.seats - 1))
                fives = QCoreApplication.translate("chinese_ten", "both red fives: {bonus}").format(bonus=bonus)
                row.note.say(fives, base, "")
            else:
                row.note.say(base, "")
