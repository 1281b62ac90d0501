"""Which own cards are chosen: one, or several together that go along with each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.cards import Card
from rules.chinese_poker.setting import ROWS, Row, Setting
from tablegames_qt.phrases import short_card
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import SELECTED_RISE, Mark, PieceItem
from tablegames_qt.tables.chinese_poker.arrangement import Laid

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable


class Choosing:
    """Several cards are chosen with Ctrl, Shift, the rubber band or the handle of a row. One of them is the pointer's."""

    def __init__(self, table: PokerTable) -> None:
        self._table = table
        self.group: set[Card] = set()
        """Cards chosen together, the one of the pointer included."""
        self.released: set[Card] = set()
        """The group that was let go with the press that is being handled."""

    @property
    def _laid(self) -> Laid:
        return self._table.arranger.laid

    def words(self) -> str:
        """Say what is chosen and what to do with it."""
        cards = sorted(self.group)
        chosen = self._table.pointer.selected
        if not cards and chosen is not None and isinstance(chosen.face, Card):
            cards = [chosen.face]
        if not cards:
            return ""
        if len(cards) > 1:
            return QCoreApplication.translate("chinese_poker", "%n chosen: click a row", "", len(cards))
        return QCoreApplication.translate("chinese_poker", "{card} chosen: click a place").format(
            card=short_card(cards[0])
        )

    def cards_in_hand(self, piece: PieceItem) -> list[Card]:
        """Return the cards that go with a piece: all that were chosen together with it."""
        card = piece.face
        if not isinstance(card, Card):
            return []
        together = self.group if card in self.group else self.released
        if card in together and len(together) > 1:
            return [card, *(each for each in self._in_order(together) if each is not card)]
        return [card]

    def _in_order(self, cards: set[Card]) -> list[Card]:
        order = [*self._laid.tray, *(card for card in self._laid.cards if card not in self._laid.tray)]
        return [card for card in order if card in cards]

    def choose(self, cards: Sequence[Card]) -> None:
        """Choose several cards, in place of what was chosen before."""
        table = self._table
        table.pointer.select(None)
        self.group = set(cards)
        self.released = set()
        if cards:
            table.pointer.select(table.pack.own[cards[0]])
        self.dress()

    def toggle(self, card: Card) -> None:
        """Add a card to the chosen ones, or take it out of them."""
        chosen = self._table.pointer.selected
        cards = set(self.group)
        if chosen is not None and isinstance(chosen.face, Card):
            cards.add(chosen.face)
        cards ^= {card}
        self.choose(self._in_order(cards))

    def extend(self, card: Card) -> None:
        """Choose everything between the chosen card and this one, in the order of the tray or the rows."""
        chosen = self._table.pointer.selected
        first = chosen.face if chosen is not None and isinstance(chosen.face, Card) else card
        order = self._in_order(set(self._laid.cards))
        low, high = sorted((order.index(first), order.index(card)))
        both = {first, card}
        between = order[low : high + 1]
        same = [each for each in between if (self._laid.where(each) is None) == (self._laid.where(card) is None)]
        self.choose([first, *(each for each in {*same, *both} if each is not first)])

    def selection_changed(self, piece: PieceItem | None) -> None:
        """Another card is chosen, or none: a group goes with its last card."""
        if piece is None:
            self.released = set(self.group) or self.released
            self.group = set()
        elif piece.face not in self.group:
            self.group = set()
        self.dress()
        if self._table.arranger.active:
            self._table.board.show_tray(len(self._laid.tray), self.words())

    def dress(self) -> None:
        """Raise and outline the cards of the group."""
        table = self._table
        lead = table.pointer.selected
        for card, item in table.pack.own.items():
            if item is lead:
                continue
            wanted = card in self.group
            if wanted != (item.mark is Mark.SELECTED):
                item.set_mark(Mark.SELECTED if wanted else Mark.NONE)
                rise = SELECTED_RISE * item.height if wanted else 0.0
                table.choreographer.aside(Move(item, rise=rise, time="relayout"))

    def point_out(self, setting: Setting) -> None:
        """Outline the cards that lie in another row than in a setting."""
        wanted = {card: row for row in ROWS for card in setting[row]}
        for card, item in self._table.pack.own.items():
            spot = self._laid.where(card)
            item.set_mark(Mark.HIT if spot is not None and spot[0] != wanted.get(card) else Mark.NONE)

    def choose_row(self, row: Row) -> None:
        """The handle of a row was pressed: its cards are chosen, or the chosen ones go there."""
        chosen = self._table.pointer.selected
        if chosen is not None and isinstance(chosen.face, Card):
            cards = self.cards_in_hand(chosen)
            if not all(card in self._laid[row] for card in cards):
                self._table.arranger.drop(cards, row)
                return
            self._table.pointer.select(None)
            return
        self.choose([card for card in self._laid[row] if card is not None])
