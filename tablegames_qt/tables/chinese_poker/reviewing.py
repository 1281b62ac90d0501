"""The review of one's own setting beside the best one found, laid over the opened boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.scoring import Entry
from rules.chinese_poker.setting import HAND, ROWS, Row, Setting
from rules.chinese_poker.view import PokerView
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.phrases import signed, signed_decimal
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.words import Label
from tablegames_qt.tables.chinese_poker import hand_names, phrases
from tablegames_qt.tables.chinese_poker.boards import told_line
from tablegames_qt.tables.chinese_poker.finder import Reviewed
from tablegames_qt.tables.chinese_poker.geometry import card_size, row_of
from tablegames_qt.tables.chinese_poker.opened import value_words
from tablegames_qt.tables.chinese_poker.pieces import by_place
from tablegames_qt.tables.chinese_poker.question import SheetGround
from tablegames_qt.tables.chinese_poker.showdown import RowLine

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

SHEET_Z, CARDS_Z = 600.0, 700.0
NOTHING = 0.05
"""Points given away that no one decimal shows."""


class Reviewing:
    """Two settings of the same thirteen cards with what they are worth. Wording stays factual: found, not perfect."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        look = table.look
        self.shown = False
        self._view: PokerView | None = None
        self._ground = SheetGround(look, z=SHEET_Z)
        self._titles = [self._label("heading") for _ in range(2)]
        self._figures = [self._label("body", lines=2) for _ in range(2)]
        self._lines: list[dict[Row, RowLine]] = [{row: RowLine(look) for row in ROWS} for _ in range(2)]
        self._verdict = self._label("heading", lines=2)
        self._totals = self._label("body", lines=2, colour="ink_2")
        for item in self._items():
            table.addItem(item)
            item.setVisible(False)
        for lines in self._lines:
            for line in lines.values():
                line.setZValue(SHEET_Z + 1)
        self._cards: list[list[CardItem]] = []
        table.finder.reviews_ready.connect(self._ready)

    def _label(self, role: str, *, lines: int = 1, colour: str = "ink") -> Label:
        return Label(self._table.look, role=role, lines=lines, colour=colour, z=SHEET_Z + 1)

    def _items(self) -> list[Fixture]:
        rows = [line for lines in self._lines for line in lines.values()]
        return [self._ground, *self._titles, *self._figures, *rows, self._verdict, self._totals]

    # what there is to review

    @property
    def _reviewed(self) -> Reviewed | None:
        return None if self._view is None else self._table.finder.reviews.get(self._view.shuffle)

    @property
    def possible(self) -> bool:
        """Whether the present deal can be reviewed now."""
        return self._view is not None and self._view.entries is not None and self._reviewed is not None

    def take_up(self, view: PokerView) -> None:
        """Take over a finished deal; its review is asked for."""
        if self._view is None or view.shuffle != self._view.shuffle:
            self.hide()
        self._view = view
        self._table.finder.look_back(view)
        if self.shown:
            self._show()

    def _ready(self) -> None:
        view = self._view
        table = self._table
        if view is None or table.position is not view or table.choreographer.running or view.entries is None:
            return
        table.drawing.show_foot(view)
        table.drawing.place_sentence()
        table.refresh_cursor()
        if self.shown:
            self._show()

    def toggle(self) -> None:
        """Lay the review over the boards, or take it away."""
        if self.shown:
            self.hide()
        elif self.possible:
            self._show()
            words = f"{self._verdict.text} {self._totals.text}"
            self._table.announce(words)

    def hide(self) -> None:
        """Take the review away."""
        self.shown = False
        for item in self._items():
            item.setVisible(False)
        for cards in self._cards:
            for card in cards:
                card.setVisible(False)

    # drawing

    def _pieces(self) -> list[list[CardItem]]:
        """The cards of both settings, made when they are needed first."""
        if not self._cards:
            for side in range(2):
                found = [self._table.piece(("review", side, place)) for place in range(HAND)]
                self._cards.append([item for item in found if isinstance(item, CardItem)])
        return self._cards

    def lay_out(self) -> None:
        """Lay everything anew for another size."""
        if self.shown:
            self._show()

    def _show(self) -> None:
        found = self._reviewed
        if found is None:
            return
        self.shown = True
        for item in self._items():
            item.setVisible(True)
        look = self._table.look
        u, foot = look.u, told_line(self._table.geometry)
        box = QRectF(4 * u, 3 * u, look.width - 8 * u, foot.top() - 3 * u)
        self._ground.set_rect(box)
        titles = (
            QCoreApplication.translate("chinese_poker", "Your setting"),
            QCoreApplication.translate("chinese_poker", "Best setting found: the hard bot’s"),
        )
        settings = (found.review.own, found.review.best)
        nets = (found.own, found.best)
        half = (box.width() - 18 * u) / 2
        own = self._rows_of(settings[0].entry)
        for side, valued in enumerate(settings):
            left = box.left() + 6 * u + side * (half + 6 * u)
            self._titles[side].say(titles[side])
            self._titles[side].put(QPointF(left, box.top() + 4 * u), half)
            bottom = self._lay_setting(
                side, valued.entry, QRectF(left, box.top() + 13 * u, half, 0.62 * box.height()), own
            )
            figures = QCoreApplication.translate(
                "chinese_poker", "Expected: <b>{expected}</b> points. In this deal: <b>{net}</b>."
            ).format(expected=signed_decimal(valued.points), net=signed(nets[side]))
            self._figures[side].say(figures)
            self._figures[side].put(QPointF(left, bottom + 3 * u), half)
        self._verdict.say(self._verdict_words(found))
        self._verdict.put(QPointF(box.left() + 6 * u, box.bottom() - 27 * u), box.width() - 12 * u)
        self._totals.say(self._totals_words())
        self._totals.put(QPointF(box.left() + 6 * u, box.bottom() - 16 * u), box.width() - 12 * u)

    @staticmethod
    def _rows_of(entry: Entry) -> dict[object, Row]:
        return {card: row_of(place)[0] for place, card in enumerate(by_place(entry)) if card is not None}

    def _lay_setting(self, side: int, entry: Entry, room: QRectF, own: dict[object, Row]) -> float:
        """Lay one setting; cards of the found one that stand in another row than the own ones are outlined."""
        u = self._table.look.u
        height = min((room.height() - 2 * u) / 3, 0.74 * room.width() / (5 + 4 * 0.06) * CARD_ASPECT)
        size = card_size(height)
        items = self._pieces()[side]
        for place, (item, card) in enumerate(zip(items, by_place(entry), strict=True)):
            row, at = row_of(place)
            top = room.top() + ROWS.index(row) * (height + u)
            item.show_card(card)
            item.place(QPointF(room.left() + at * 1.06 * size.width(), top), height, CARDS_Z + place)
            item.setVisible(card is not None)
            moved = side == 1 and card is not None and card in own and own[card] != row
            item.set_mark(Mark.HIT if moved else Mark.NONE)
        left = room.left() + size.width() * (5 + 4 * 0.06) + 2.5 * u
        for number, row in enumerate(ROWS):
            line = self._lines[side][row]
            top = room.top() + number * (height + u)
            line.set_rect(QRectF(left, top, room.right() - left, height))
            if isinstance(entry, Setting):
                found = rank(entry[row]) if entry[row] else None
                named = (hand_names.board_name(found.category), hand_names.board_detail(found)) if found else ("–", "")
                line.show_row(*named)
            elif row == "front":
                line.show_row(hand_names.kind_name(entry.kind), value_words(entry))
            else:
                line.show_row("", "")
        return room.top() + 3 * height + 2 * u

    def _verdict_words(self, found: Reviewed) -> str:
        entry = found.review.own.entry
        if isinstance(entry, Setting) and entry.foul is not None:
            return QCoreApplication.translate(
                "chinese_poker", "A foul: {reason} It gives away <b>{cost}</b> points expected."
            ).format(reason=phrases.foul_sentence(entry.foul, entry), cost=_one(found.review.cost))
        if found.review.cost < NOTHING:
            return QCoreApplication.translate(
                "chinese_poker", "Nothing better was found: your setting gives nothing away."
            )
        if isinstance(found.review.best.entry, Declared):
            return QCoreApplication.translate(
                "chinese_poker", "Declaring {kind} would have been worth <b>{cost}</b> points more, by expectation."
            ).format(
                kind=hand_names.lowered(hand_names.kind_name(found.review.best.entry.kind)),
                cost=_one(found.review.cost),
            )
        return QCoreApplication.translate(
            "chinese_poker", "Your setting gives away <b>{cost}</b> points, by expectation against hard bots."
        ).format(cost=_one(found.review.cost))

    def _totals_words(self) -> str:
        reviews = self._table.finder.reviews.values()
        cost = sum(each.review.cost for each in reviews)
        luck = sum(each.luck for each in reviews)
        own, best = sum(each.own for each in reviews), sum(each.best for each in reviews)
        return QCoreApplication.translate(
            "chinese_poker",
            "{deals} deals so far: you {own}, the hard bot on your cards {best}. Given away by setting: {cost}. Luck: {luck}.",
        ).format(deals=len(reviews), own=signed(own), best=signed(best), cost=_one(cost), luck=signed_decimal(luck))


def _one(cost: float) -> str:
    return signed_decimal(cost).removeprefix("+")
