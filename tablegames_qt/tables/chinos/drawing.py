"""Draws any position of Los Chinos from a view alone."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF

from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables.chinos import art, phrases
from tablegames_qt.tables.chinos.bill import Bill
from tablegames_qt.tables.chinos.board import Board
from tablegames_qt.tables.chinos.geometry import Geometry, SeatPlace
from tablegames_qt.tables.chinos.pieces import HandItem, Palm, make_piece
from tablegames_qt.tables.chinos.tray import Tray
from tablegames_qt.tables.kind import TableContext

BEHIND = 0.20
"""Opacity of a hand that is still behind the body."""
COINS_Z, HANDS_Z, TOKEN_Z, CUPS_Z = 300.0, 100.0, 200.0, 400.0


class DrawnTable(TableScene):
    """What lies where; what the player does is the subclass's."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.viewer is None)
        self.context = context
        self.names = context.names
        self.viewer = context.viewer
        self.geometry = Geometry(self.look.width, self.look.height)
        self.places: Mapping[Seat, SeatPlace] = {}
        """Where the others of the round sit."""
        self.in_fist: frozenset[int] = frozenset()
        """Which of the own coins lie in the playing hand while it is open."""
        self.chosen: int | None = None
        """The total that is chosen and not said yet."""
        self.peeking = False
        self.board = Board(self, self.look, self.names)
        self.tray = Tray(
            self,
            self.look,
            self.names,
            self.viewer,
            called=self.press_total,
            confirmed=self.confirm,
            chosen=self.choose_first,
        )
        self.bill = Bill(self, self.look, self.names, self.wish)
        for name in ("hand", "own-hand", "other-hand"):
            for seat in range(len(self.names)) if name == "hand" else (self.viewer or 0,):
                self.piece((name, seat)).setVisible(False)

    # what the subclass does

    def press_total(self, total: int) -> None:
        """A button of the pad was pressed."""
        raise NotImplementedError

    def confirm(self) -> None:
        """The large button was pressed."""
        raise NotImplementedError

    def choose_first(self, seat: Seat) -> None:
        """A player was chosen to call first."""
        raise NotImplementedError

    def wish(self, wish: str) -> None:
        """A button of the bill was pressed."""
        raise NotImplementedError

    def reasons(self, view: ChinosView) -> dict[int, str]:
        """Return why each total cannot be called by the viewer now, as sentences."""
        raise NotImplementedError

    # pieces

    def make_piece(self, name: Hashable) -> PieceItem:
        return make_piece(name, self.faces, self.look)

    def hand(self, seat: Seat) -> HandItem:
        """Return the playing hand of a seat."""
        return self._hand_piece("hand", seat)

    def _hand_piece(self, name: str, seat: Seat) -> HandItem:
        item = self.piece((name, int(seat)))
        assert isinstance(item, HandItem)
        return item

    @property
    def own_hands(self) -> tuple[HandItem, HandItem]:
        """The viewer's open hands while coins are chosen: the playing hand and the other one."""
        seat = self.viewer or Seat(0)
        return self._hand_piece("own-hand", seat), self._hand_piece("other-hand", seat)

    def coin(self, number: int) -> PieceItem:
        """Return one of the viewer's own coins, 0 to 2."""
        return self.piece(("coin", number))

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
        self.tray.lay_out(geometry)
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
        for number in range(self._bill_cups):
            self.cup(number).setVisible(False)
        self._show_hands(view)
        self.place_token(view.first)
        self._show_shelf(view)
        self.board.show(view, own=not self.covered)
        self.show_tray(view)
        self.say(phrases.asked_sentence(view, self.names))

    def keep_choice(self, view: ChinosView) -> None:
        """Keep or forget what the player has chosen, as the position allows."""

    @property
    def covered(self) -> bool:
        """Whether the viewer's closed fist is covered, so that nobody beside the screen sees what it holds."""
        return self.context.settings.own_fist == "held" and not self.peeking

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
        height = 9.5 * self.geometry.u
        if seat in self.places:
            place = self.places[seat]
            height = place.token_height
            return place.token - QPointF(height / 2, height / 2), height
        plate = self.tray.plate.rect()
        return QPointF(plate.right() + 1.5 * self.geometry.u, plate.center().y() - height / 2), height

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
                slot = self.board.shelf_slot(view.saved.index(seat), len(view.saved))
                cup.place(slot, self.board.cup_height, CUPS_Z)
                cup.setOpacity(0.75)

    # the own tray

    def show_tray(self, view: ChinosView) -> None:
        """Show the own hands or the own fist with the pad, as the moment asks."""
        for item in (*self.own_hands, *(self.coin(number) for number in range(FULL))):
            item.setVisible(False)
        if self.viewer is None:
            self.tray.hide()
            return
        seat = self.viewer
        self.hand(seat).setVisible(False)
        line = self.board.line(view, seat)
        if view.phase == "choose":
            self._show_choice(view, line)
        elif seat not in view.active:
            self._show_saved_self(view)
        elif view.phase in ("hide", "show") and seat in view.to_act:
            self.tray.show_hands(view, len(self.in_fist), line)
            self.lay_coins()
        else:
            self._show_fist(view, line)
        if view.first == seat:
            self.place_token(seat)

    def _show_choice(self, view: ChinosView, line: str) -> None:
        if view.chooser in (self.viewer, TABLE):
            self.tray.show_choice(view, view.active, line)
        else:
            self.tray.show_message(line, phrases.asked_sentence(view, self.names))

    def _show_saved_self(self, view: ChinosView) -> None:
        number = next(each.number for each in view.history if self.viewer in each.winners)
        line = QCoreApplication.translate("chinos", "saved in round {round}").format(round=number)
        message = QCoreApplication.translate("chinos", "You are saved. The others play on: watch who pays the coffees.")
        self.tray.show_message(line, message)

    def _show_fist(self, view: ChinosView, line: str) -> None:
        seat = self.viewer
        assert seat is not None
        active = view.phase == "call" and seat in view.to_act
        if active:
            line = self._own_turn_line(view)
        self.tray.show_fist(view, line, active=active, covered=self.covered)
        corner, height = self.geometry.own_hand
        hand = self.hand(seat)
        hand.show_face(None)
        hand.place(corner, height, HANDS_Z + seat)
        hand.setOpacity(1.0)
        hand.setVisible(True)
        coins = 0 if view.coins is None or self.covered else view.coins
        self._lay_small_coins(coins)
        if view.phase == "call":
            self.show_pad(view)

    def _own_turn_line(self, view: ChinosView) -> str:
        place = len(view.calls) + 1
        where = phrases.place_text(place, len(view.order))
        if place == len(view.order):
            return where
        return QCoreApplication.translate("chinos", "{place}, then {name}").format(
            place=where, name=self.names[view.order[place]]
        )

    def show_pad(self, view: ChinosView) -> None:
        """Show the pad as it is for the viewer now."""
        callers: dict[int, str] = {}
        for seat, total in view.called:
            callers.setdefault(total, self.names[seat])
        self.tray.show_pad(view, self.reasons(view), callers, self.chosen)

    def _lay_small_coins(self, coins: int) -> None:
        height = self.geometry.small_coin_height
        for number in range(FULL):
            coin = self.coin(number)
            coin.setVisible(number < coins)
            coin.place(self.tray.coins_corner + QPointF(number * 1.12 * height, 0), height, COINS_Z + number)

    def coin_spot(self, number: int) -> QPointF:
        """Return where a coin lies while the own hands are open."""
        height = self.geometry.coin_height
        x, y = art.PALM[number]
        if number in self.in_fist:
            return self.geometry.coin_on(self.geometry.open_hand, (1 - x, y), height)
        return self.geometry.coin_on(self.geometry.other_hand, (x, y), height)

    def lay_coins(self) -> None:
        """Put the open hands and the coins on them in their places."""
        for item, (corner, height) in zip(
            self.own_hands, (self.geometry.open_hand, self.geometry.other_hand), strict=True
        ):
            item.show_face(Palm(0))
            item.place(corner, height, HANDS_Z)
            item.setOpacity(1.0)
            item.setVisible(True)
        for number in range(FULL):
            coin = self.coin(number)
            coin.place(self.coin_spot(number), self.geometry.coin_height, COINS_Z + number)
            coin.setVisible(True)

    # the end

    def clear_table(self) -> None:
        """Take everything away but the felt, for the bill."""
        self.board.cover(on=True)
        self.tray.hide()
        for item in self.pieces.values():
            item.setVisible(False)

    def _show_bill(self, view: ChinosView) -> None:
        first = self.bill.first
        self.clear_table()
        self.bill.first = first
        self.bill.open(view, asked=True)
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

    def mark_seats(self, mark: Mark) -> None:
        """Outline every seat, or take the outlines away."""
        for item in (*self.board.marks, self.tray.mark):
            item.set_mark(mark)

    def show_open_hand(self) -> None:
        """The own coins go back into the own fist, which is about to open."""
        for number in range(FULL):
            self.coin(number).setVisible(False)
