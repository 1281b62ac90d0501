"""What Chinese Ten's cards wear: badges with their worth, shadows, and the washes of what is not meant, and the clasp of a triple."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from rules.cards import Card
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.geometry import Columns

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable


def undress(item: CardItem) -> None:
    """Take badge, marks and washes off a card that moves or turns."""
    item.set_badge("")
    item.set_mark(Mark.NONE)
    item.set_washed(on=False)
    item.set_shadowed(on=True)


class Dress:
    """Dresses the cards of a table for its position."""

    def __init__(self, table: TenTable) -> None:
        self._table = table

    def worth(self, card: Card) -> str:
        """Return what the badge of a card says."""
        view = self._table.position
        assert view is not None
        return phrases.worth(card, view.options)

    def layout_card(self, item: CardItem, card: Card, strip: float | None = None) -> None:
        """Give an open card its badge, at the right end of what shows of it (pixels; None: all)."""
        item.set_badge(self.worth(card), strip=strip, ink=not card.red)

    def columns(self, columns: Columns, items: Mapping[Card, CardItem]) -> None:
        """Give open cards their badges; in a stack only the front card casts a shadow."""
        for rank, stack in columns.stacks.items():
            for card in stack:
                self.layout_card(items[card], card, columns.strip(rank))
                items[card].set_shadowed(on=card == stack[-1])

    def hand(self) -> None:
        """Give the own hand its badges, at the right end of what shows of each card."""
        table = self._table
        cards = table.position.hand if table.position is not None else ()
        hand = [card for card in table.in_hand_order(cards) if card in table.pack.open]
        strip = table.geometry.hand_pitch(len(hand))
        for card in hand:
            last = card == hand[-1]
            self.layout_card(table.pack.open[card], card, None if last else strip)
            table.pack.open[card].set_shadowed(on=last)

    def wash_all_but(self, cards: Collection[Card | None]) -> None:
        """Wash every open card that is not among these."""
        for card in self._table.columns.order():
            self._table.pack.open[card].set_washed(on=card not in cards)

    def unwash(self) -> None:
        """Let every card be seen clearly again."""
        for item in self._table.pack.items:
            item.set_washed(on=False)

    def show_clasp(self, cards: Sequence[Card]) -> None:
        """Lay the clasp around a marked triple."""
        table = self._table
        table.board.show_clasp([table.pack.open[card].rect() for card in cards if card in table.pack.open], table.look)

    def renew_clasp(self) -> None:
        """Show the clasp where the marked triple lies now, if it does."""
        table = self._table
        table.board.forget_clasp()
        if table.position is not None and table.position.marked_cards:
            self.show_clasp(table.position.marked_cards)
