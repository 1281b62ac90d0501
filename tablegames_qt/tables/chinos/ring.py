"""The bar table without what is the viewer's own: seats, hands, calls, shelf and bill, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF

from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.bill import Bill
from tablegames_qt.tables.chinos.board import Board
from tablegames_qt.tables.chinos.geometry import Geometry
from tablegames_qt.tables.chinos.pieces import HandItem, make_piece
from tablegames_qt.tables.chinos.seating import SeatPlace
from tablegames_qt.tables.kind import TableContext

BEHIND = 0.20
"""Opacity of a hand that is still behind the body."""
HANDS_Z, TOKEN_Z, COINS_Z, CUPS_Z = 100.0, 200.0, 300.0, 400.0


class RingTable(TableScene):
    """What lies where; the own tray and what the player does are the subclasses'."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.audience)
        self.operated = not context.audience
        """Whether somebody plays at this table; else it is for an audience."""
        self.context = context
        self.names = context.names
        self.viewer = context.viewer
        self.geometry = Geometry(self.look.width, self.look.height)
        self.places: Mapping[Seat, SeatPlace] = {}
        """Where the others of the round sit."""
        self.board = Board(self, self.look, self.names, self.viewer)
        self.bill = Bill(self, self.look, self.names, self.wish, context.persons or {self.viewer})
        for seat in range(len(self.names)):
            self.hand(Seat(seat)).setVisible(False)

    # what the subclass does

    def wish(self, wish: str) -> None:
        """A button of the bill was pressed."""
        raise NotImplementedError

    def keep_choice(self, view: ChinosView) -> None:
        """Keep or forget what the player has chosen, as the position allows."""

    def show_tray(self, view: ChinosView) -> None:
        """Draw the own tray of a position."""

    def hide_tray(self) -> None:
        """Take the own tray away, for the bill."""

    @property
    def covered(self) -> bool:
        """Whether nothing of the viewer's closed fist is to be seen."""
        return True

    def own_token(self) -> tuple[QPointF, float]:
        """Return where the token of the first caller lies when it is the viewer's, and its height."""
        raise NotImplementedError

    # pieces

    def make_piece(self, name: Hashable) -> PieceItem:
        piece = make_piece(name, self.faces, self.look)
        piece.setVisible(False)  # until somebody lays it somewhere
        return piece

    def hand(self, seat: Seat) -> HandItem:
        """Return the playing hand of a seat."""
        return self._hand_piece("hand", seat)

    def _hand_piece(self, name: str, seat: Seat) -> HandItem:
        item = self.piece((name, int(seat)))
        assert isinstance(item, HandItem)
        return item

    def cup(self, number: int) -> PieceItem:
        """Return a cup of the bill."""
        return self.piece(("cup", f"bill {number}"))

    def saved_cup(self, seat: Seat) -> PieceItem:
        """Return the cup of a saved player."""
        return self.piece(("cup", int(seat)))

    # layout

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        self.geometry = geometry = Geometry(self.look.width, self.look.height)
        self.board.lay_out(geometry, self.look)
        self.bill.set_look(self.look)
        self.sentence_line.put(geometry.sentence, geometry.middle_width)
        self.notice.put(QPointF(geometry.sentence.x(), geometry.tray.top() - 2 * geometry.u), 0.7 * geometry.width)

    def others(self, view: ChinosView) -> list[Seat]:
        """Return the players of the round around the table in turn order, beginning after the viewer."""
        start = -1 if self.viewer is None else self.viewer
        turn = [Seat((start + 1 + step) % view.seats) for step in range(view.seats)]
        return [seat for seat in turn if seat in view.active and seat != self.viewer]

    def arranged(self, view: ChinosView) -> dict[Seat, SeatPlace]:
        """Return where the others of a round sit."""
        others = self.others(view)
        places = self.geometry.seats(len(others), clockwise=view.options.turn_direction == "clockwise")
        return dict(zip(others, places, strict=True))

    def take_seats(self, view: ChinosView) -> None:
        """Let plates, bubbles and arrows follow the players of a round."""
        self.places = self.arranged(view)
        clockwise = view.options.turn_direction == "clockwise"
        self.board.place_seats(self.places, self.geometry.chevrons(len(self.places), clockwise=clockwise))

    def show_view(self, view: ChinosView) -> None:
        """Draw a position whole, from the view alone."""
        self.keep_choice(view)
        self.take_seats(view)
        self.board.end_telling()
        if view.phase == "over":
            self._show_bill(view)
            return
        self.bill.hide()
        self.piece("ribbon").setVisible(False)
        for number in range(self._bill_cups):
            self.cup(number).setVisible(False)
        self._show_hands(view)
        self.place_token(view.first)
        self._show_shelf(view)
        self.board.show(view, own=not self.covered)
        self.show_tray(view)
        self.say(self.asked(view))

    def asked(self, view: ChinosView) -> str:
        """Return the sentence of a position: what is asked, or what is waited for."""
        return phrases.asked_sentence(view, self.names)

    @property
    def _bill_cups(self) -> int:
        return sum(1 for name in self.pieces if isinstance(name, tuple) and str(name[1]).startswith("bill"))

    def _show_hands(self, view: ChinosView) -> None:
        for number in range(view.seats):
            seat = Seat(number)
            item, place = self.hand(seat), self.places.get(seat)
            item.show_face(None)
            item.setVisible(place is not None)
            if place is not None:
                self.lay_hand(seat, forward=seat in view.closed)

    def lay_hand(self, seat: Seat, *, forward: bool) -> None:
        """Put a closed fist in front of the body, or behind it."""
        place, item = self.places[seat], self.hand(seat)
        item.place(place.hand if forward else self.behind(place), place.hand_height, HANDS_Z + seat)
        item.setOpacity(1.0 if forward else BEHIND)

    def behind(self, place: SeatPlace) -> QPointF:
        """Return where a hand is behind the body."""
        return place.hand + QPointF(0, 2.5 * self.geometry.u)

    def token_spot(self, seat: Seat) -> tuple[QPointF, float]:
        """Return where the token of the first caller lies at a seat, and its height."""
        if seat in self.places:
            place = self.places[seat]
            height = place.token_height
            return place.token - QPointF(height / 2, height / 2), height
        return self.own_token()

    def place_token(self, first: Seat | None) -> None:
        """Lay the token of the first caller at a seat, or take it away."""
        token = self.piece("first")
        token.setVisible(first is not None)
        if first is not None:
            spot, height = self.token_spot(first)
            token.place(spot, height, TOKEN_Z)

    def _show_shelf(self, view: ChinosView) -> None:
        for number in range(view.seats):
            seat = Seat(number)
            cup = self.saved_cup(seat)
            cup.setVisible(seat in view.saved)
            if seat in view.saved:
                slot = self.board.shelf.slot(view.saved.index(seat), len(view.saved))
                cup.place(slot, self.board.shelf.cup_height, CUPS_Z)
                cup.setOpacity(0.75)

    # the end

    def show_ribbon(self, view: ChinosView) -> None:
        """Hang the ribbon over a finalist who pays nothing."""
        _, finalist = self.bill.payers(view)
        ribbon = self.piece("ribbon")
        ribbon.setVisible(not view.bill[finalist])
        corner, height = self.bill.ribbon
        ribbon.place(corner, height, CUPS_Z)

    def clear_table(self) -> None:
        """Take everything away but the felt, for the bill."""
        self.board.cover(on=True)
        self.hide_tray()
        for item in self.pieces.values():
            item.setVisible(False)

    def _show_bill(self, view: ChinosView) -> None:
        first = self.bill.first
        self.clear_table()
        self.bill.first = first
        self.bill.open(view, asked=True)
        self.show_ribbon(view)
        number = 0
        for payer, seat in enumerate(self.bill.payers(view)):
            spots, height = self.bill.cups(payer, view.bill[seat])
            for spot in spots:
                cup = self.cup(number)
                cup.place(spot, height, CUPS_Z + number)
                cup.setOpacity(1.0)
                cup.setVisible(True)
                number += 1
        self.say("")
