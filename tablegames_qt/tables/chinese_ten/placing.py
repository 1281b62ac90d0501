"""Lays the cards of Chinese Ten where a position has them: hands, columns, stock, piles, and the open piles of the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.cards import Card
from rules.chinese_ten.view import TenView
from tablegames_qt.scene.card_item import CardItem
from tablegames_qt.tables.chinese_ten.deal_sheet import CARDS_Z
from tablegames_qt.tables.chinese_ten.dress import undress
from tablegames_qt.tables.chinese_ten.geometry import SeatPlace

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable

DEPTH = 3
"""How many cards of a pile show at its edge."""


class Placing:
    """Puts the items of a table down, all at once. Which item is which card is said by the table's pieces."""

    def __init__(self, table: TenTable) -> None:
        self._table = table

    def show(self, view: TenView) -> None:
        """Lay every card where the position has it, and dress it."""
        table = self._table
        geometry, pieces = table.geometry, table.pack
        for item in pieces.items:
            undress(item)
            item.setVisible(True)
        self._stock(pieces.stock)
        for seat in range(view.seats):
            self._seat(seat)
        hand = table.in_hand_order(view.hand)
        for at, (card, corner) in enumerate(zip(hand, geometry.hand(len(hand)), strict=True)):
            _lie(pieces.open[card], card, corner, geometry.hand_height, 100.0 + at)
        places = table.columns.positions()
        for at, card in enumerate(table.columns.order()):
            _lie(pieces.open[card], card, places[card], table.columns.card_height, 200.0 + at)
        if view.turned is not None:
            _lie(pieces.open[view.turned], view.turned, geometry.turned, geometry.turned_height, 400.0)
            table.dress.layout_card(pieces.open[view.turned], view.turned)
        self._opened_piles(view)
        table.dress.hand()
        table.dress.columns(table.columns, pieces.open)

    def gather(self) -> None:
        """Lay all cards into the stock, for a new deal."""
        items = self._table.pack.items
        for item in items:
            undress(item)
            item.setToolTip("")
        self._stock(items)
        for item in items:
            item.setVisible(True)

    def pile_corner(self, place: SeatPlace, at: int) -> QPointF:
        """Return where the card number `at` from below lies on a pile: the first few stand apart, the rest on them."""
        step = QPointF(0.5, -0.5) * self._table.geometry.u
        return place.pile + step * min(at, DEPTH)

    def show_pile_depth(self, seat: int) -> None:
        """Hide what lies deep in a pile: it cannot be seen and would only be painted."""
        pile = self._table.pack.piles[seat]
        for at, item in enumerate(pile):
            item.setVisible(at < DEPTH or at >= len(pile) - 2)
            item.set_shadowed(on=at == 0)

    def show_side_piles(self, *, on: bool) -> None:
        """Show or hide the piles at the sides, which lie under the score sheet."""
        for seat, pile in enumerate(self._table.pack.piles):
            if self._place(seat).side in ("left", "right"):
                for card in pile:
                    card.setVisible(on)

    def show_captured_cards(self, *, on: bool) -> None:
        """Show or hide the cards on the score sheet."""
        for item in self._table.pack.open.values():
            if item.card is not None:
                item.setVisible(on)

    def _place(self, seat: int) -> SeatPlace:
        return self._table.geometry.place(seat, self._table.bottom)

    def _seat(self, seat: int) -> None:
        """Lay the concealed hand of a seat, and its pile."""
        table, place = self._table, self._place(seat)
        backs = table.pack.backs[seat]
        for at, (item, corner) in enumerate(zip(backs, table.geometry.backs(place, len(backs)), strict=True)):
            _lie(item, None, corner, place.hand_height, 50.0 + at)
            item.set_shadowed(on=at == len(backs) - 1)
        for at, item in enumerate(table.pack.piles[seat]):
            _lie(item, None, self.pile_corner(place, at), place.pile_height, 20.0 + at)
        self.show_pile_depth(seat)

    def _stock(self, stock: Sequence[CardItem]) -> None:
        """Lay the face-down stock: its lowest card casts the shadow, and what cannot be seen is not painted."""
        for at, (item, corner) in enumerate(zip(stock, self._stock_corners(len(stock)), strict=True)):
            _lie(item, None, corner, self._table.geometry.stock_height, 10.0 + at)
            item.set_shadowed(on=at == 0)
            item.setVisible(at == 0 or at >= len(stock) - 1 - DEPTH)

    def _stock_corners(self, number: int) -> list[QPointF]:
        """Return where the cards of the stock lie, the next one last: a few edges show below it."""
        geometry = self._table.geometry
        step = QPointF(-0.4, 0.4) * geometry.u
        return [geometry.stock + step * max(0, min(DEPTH, number - 1 - at)) for at in range(number)]

    def _opened_piles(self, view: TenView) -> None:
        """Lay out what was captured once the deal is over: scoring cards on the sheet, the rest on the piles."""
        table = self._table
        if view.piles is None:
            table.sheet.hide()
            table.clear_board(on=False)
            return
        table.open_sheet(view)
        table.sheet.show_results()
        for seat, pile in enumerate(view.piles):
            corners = table.sheet.places(view, seat, pile)
            place = self._place(seat)
            resting = 0
            for card in pile:
                item = table.pack.open[card]
                if card in corners:
                    z = CARDS_Z + list(corners).index(card)
                    _lie(item, card, corners[card], table.sheet.card_height, z)
                    item.setToolTip(table.sheet.tip(card, view.options))
                else:
                    _lie(item, None, self.pile_corner(place, resting), place.pile_height, 20.0 + resting)
                    item.setVisible(resting < DEPTH and place.side in ("bottom", "top"))
                    resting += 1


def _lie(item: CardItem, card: Card | None, corner: QPointF, height: float, z: float) -> None:
    item.show_card(card)
    item.place(corner, height, z)
