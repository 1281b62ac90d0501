"""Which item lies where: thirteen for each seat, kept for the life of a table. Those that lie face down know no card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.cards import Card
from rules.chinese_poker.automatic import Declared, proof
from rules.chinese_poker.scoring import Entry
from rules.chinese_poker.setting import HAND, ROWS, SIZES, Row, Setting
from rules.seats import Seat
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.tables.chinese_poker.arrangement import grouped

Rows = tuple[Card | None, ...]


class RowCard(CardItem):
    """A card that other cards may be swapped with: it shows it only when it would be hit."""

    def set_mark(self, mark: Mark) -> None:
        """Outline the card; that it can be swapped is no news, so that LEGAL draws nothing."""
        super().set_mark(Mark.NONE if mark is Mark.LEGAL else mark)


class Pieces:
    """The items of all seats. `own` finds those of the viewer's hand by card; `boards` those of each seat by place."""

    def __init__(self, make: Callable[[int], CardItem], seats: int) -> None:
        self.items = [make(number) for number in range(HAND * seats)]
        self.boards = [self.items[HAND * seat : HAND * (seat + 1)] for seat in range(seats)]
        self.own: dict[Card, CardItem] = {}

    def hold(self, seat: Seat, hand: Sequence[Card]) -> None:
        """Give each card of the viewer's hand an item; a hand that is held already keeps its items."""
        if set(self.own) != set(hand):
            self.own = dict(zip(hand, self.boards[seat], strict=True)) if hand else {}

    def lay(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Put the viewer's items in the order of the places in which the cards are sealed."""
        if len(cards) == HAND and set(cards) == set(self.own):
            self.boards[seat] = [self.own[card] for card in cards]


def by_place(entry: Entry | None) -> Rows:
    """Return the card of each of the thirteen places of what a seat sealed; None where there is none.

    An automatic win lies in the rows that prove it.
    """
    if entry is None:
        return (None,) * HAND
    setting = proof(entry) if isinstance(entry, Declared) else entry
    return tuple(card for row in ROWS for card in padded(setting, row))


def padded(setting: Setting, row: Row) -> Rows:
    """Return the cards of a row as they are read best, pairs first, with None for what is missing."""
    cards = setting[row][: SIZES[row]]
    return grouped((*cards, *((None,) * (SIZES[row] - len(cards)))))
