"""The bar table of Los Chinos for the audience: closed fists, running calls, the opening, the bill. It sees no coin early."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.caption import Caption
from tablegames_qt.scene.fitted import FittedText
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.chinos import audience_words, phrases
from tablegames_qt.tables.chinos.audience_bill import AudienceBill
from tablegames_qt.tables.chinos.audience_geometry import DUEL, AudienceGeometry, BoxPlace
from tablegames_qt.tables.chinos.audience_middle import Middle
from tablegames_qt.tables.chinos.audience_seats import CallBubble, ResultChip, SeatBox, TotalsBar, call_share
from tablegames_qt.tables.chinos.audience_telling import AudienceTelling
from tablegames_qt.tables.chinos.pieces import HandItem, make_piece
from tablegames_qt.tables.chinos.ring import BEHIND, CUPS_Z
from tablegames_qt.tables.kind import TableContext

HANDS_Z, TOKEN_Z = 100.0, 200.0


class ChinosAudience(TableScene):
    """Draws the audience's view of any position. Nothing on it can be done; what a fist holds it is never told early."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=True)
        self.context = context
        self.names = context.names
        look = self.look
        self.geometry = AudienceGeometry(look, len(self.names), 3 * len(self.names))
        self.places: Mapping[Seat, BoxPlace] = {}
        """The boxes that are shown."""
        self.caption = Caption(look, self.names)
        self.bar = TotalsBar(look)
        self.boxes = [SeatBox(look) for _ in self.names]
        self.bubbles = [CallBubble(look) for _ in self.names]
        self.chips = [ResultChip(look) for _ in self.names]
        self._shelf = [FittedText(look, want=0.034, colour="ink_2", align=Align.LEFT, name=True) for _ in self.names]
        for item in (self.caption, self.bar, *self.boxes, *self.bubbles, *self.chips, *self._shelf):
            self.addItem(item)
        self.middle = Middle(self, look, self.names)
        self.bill = AudienceBill(self, look, self.names)
        self._seconds: int | None = None
        self.sentence_line.setVisible(False)

    def say(self, text: str) -> None:
        """Say in the caption what happens."""
        self.say_in(text)

    def say_in(self, *wordings: str) -> None:
        """Say it in the first of these wordings that has room in the caption, the fullest first."""
        self.caption.tell_headline(*wordings)
        self.sentence.emit(plain(wordings[0]))

    def play(self, before: ChinosView | None, happened: Sequence[Event], after: ChinosView) -> None:
        """Queue the beats of a step."""
        self.choreographer.add(*AudienceTelling(self, before, after).tell(happened))

    def recalled(self, happened: Sequence[Event]) -> bool:
        """`again` shows the last opening, however many fists were closed since."""
        return any(isinstance(event, events.FistsOpened) for event in happened)

    def count_down(self, seconds: int | None) -> None:
        """Show how many seconds are left for closing the fists, or (None) that none are counted."""
        if seconds != self._seconds:
            self._seconds = seconds
            if self.position is not None and not self.choreographer.running:
                self._show_middle(self.position)

    def make_piece(self, name: Hashable) -> PieceItem:
        piece = make_piece(name, self.faces, self.look)
        piece.setVisible(False)  # until somebody lays it somewhere
        return piece

    def hand(self, seat: Seat) -> HandItem:
        """Return the playing hand of a seat."""
        item = self.piece(("hand", int(seat)))
        assert isinstance(item, HandItem)
        return item

    def cup(self, number: int) -> PieceItem:
        """Return a cup of the bill."""
        return self.piece(("cup", f"bill {number}"))

    def saved_cup(self, seat: Seat) -> PieceItem:
        """Return the cup of a saved player."""
        return self.piece(("cup", int(seat)))

    def geometry_of(self, view: ChinosView) -> AudienceGeometry:
        """Return where everything lies in a position: in the final the two finalists have the table to themselves."""
        seats = DUEL if view.final else view.seats
        if view.rules is None:
            return AudienceGeometry(self.look, seats, 0, 0, bool(view.saved) and view.final)
        return AudienceGeometry(
            self.look, seats, view.rules.highest, view.rules.lowest, bool(view.saved) and view.final
        )

    def take_seats(self, view: ChinosView) -> None:
        """Let boxes, middle, foot and shelf follow the players of a position."""
        self.geometry = geometry = self.geometry_of(view)
        seats = view.active if view.final else tuple(Seat(seat) for seat in range(view.seats))
        clockwise = view.options.turn_direction == "clockwise"
        boxes = geometry.boxes(clockwise=clockwise and not view.final)
        self.places = {seat: geometry.place(box) for seat, box in zip(seats, boxes, strict=True)}
        share = call_share(geometry.seats)
        for number, box in enumerate(self.boxes):
            place = self.places.get(Seat(number))
            box.setVisible(place is not None)
            if place is not None:
                box.put(place)
                self.bubbles[number].put(place.call, share)
                self.chips[number].put(place.chip)
        self.middle.lay_out(geometry.middle)
        self.caption.set_rect(geometry.caption)
        self.bar.setVisible(bool(geometry.cell_rows))
        if geometry.cell_rows:
            self.bar.set_range(geometry.lowest, geometry.highest, geometry.cell_rows)
            self.bar.set_rect(geometry.bar)

    # a whole position

    def show_view(self, view: ChinosView) -> None:
        """Draw a position whole, from the view alone."""
        self.end_telling()
        self.take_seats(view)
        if view.phase == "over":
            self._show_bill(view)
            return
        self.clear_bill()
        self.show_seats(view)
        self.bar.show_calls(frozenset(view.calls))
        self.bar.show_sum(None)
        self._show_middle(view)
        self.caption.tell(audience_words.happened(view, self.names), audience_words.stands(view, self.names))
        self.sentence.emit(self.caption.headline.text)

    def show_seats(self, view: ChinosView) -> None:
        """Show hands, names, calls and cups of a position."""
        calls = dict(view.called)
        for number in range(view.seats):
            seat = Seat(number)
            place, hand, bubble = self.places.get(seat), self.hand(seat), self.bubbles[number]
            playing = place is not None and seat in view.active
            hand.show_face(None)
            hand.setVisible(playing)
            bubble.setVisible(playing and seat in calls)
            bubble.setScale(1.0)
            if place is not None:
                self.show_seat(view, seat)
                if playing:
                    self.lay_hand(seat, forward=seat in view.closed)
                if seat in calls:
                    bubble.say(str(calls[seat]))
        self.show_shelf(view)
        self.place_token(view.first)
        if view.phase == "choose" and view.history:
            self._show_opened(view)

    def _show_opened(self, view: ChinosView) -> None:
        """Keep saying what the hands of the last round held until the next one begins."""
        opened = view.history[-1]
        for seat, coins in zip(opened.seats, opened.coins, strict=True):
            if seat in self.places:
                self.boxes[seat].show_coins(coins)

    def show_seat(self, view: ChinosView, seat: Seat) -> None:
        """Say in a box who sits there and what is waited for."""
        box = self.boxes[seat]
        name = self.names[seat]
        if seat in view.saved:
            box.show_seat(name, *audience_words.saved_lines(view, seat), saved=True)
            return
        framed = seat in view.to_act and view.phase in ("call", "choose")
        called = seat in dict(view.called)
        box.show_seat(name, *audience_words.seat_lines(view, seat), framed=framed, called=called)
        if view.final:
            box.show_points(view.points[seat], view.options.final_target)

    def lay_hand(self, seat: Seat, *, forward: bool) -> None:
        """Put a closed fist in front of the body, or behind it."""
        place, item = self.places[seat], self.hand(seat)
        item.place(place.hand if forward else self.behind(place), place.hand_height, HANDS_Z + seat)
        item.setOpacity(1.0 if forward else BEHIND)

    def behind(self, place: BoxPlace) -> QPointF:
        """Return where a hand is behind the body."""
        return place.hand + QPointF(0, 0.012 * self.look.height)

    def place_token(self, first: Seat | None) -> None:
        """Lay the token of the first caller into a box, or take it away."""
        token = self.piece("first")
        place = None if first is None else self.places.get(first)
        token.setVisible(place is not None)
        if place is not None:
            token.place(place.token, place.token_height, TOKEN_Z)

    def cup_spot(self, view: ChinosView, seat: Seat) -> tuple[QPointF, float]:
        """Return where the cup of a saved player stands: in the box, in the final on the shelf; and its height."""
        place = self.places.get(seat)
        if place is not None:
            height = 0.72 * min(place.hand_height, place.box.height())
            middle = place.hand + QPointF(place.hand_height / 2.34, place.hand_height / 2)
            return middle - QPointF(height / 2, height / 2), height
        slot = self.geometry.shelf_slots(len(view.saved))[view.saved.index(seat)]
        height = min(0.85 * slot.height(), 0.07 * self.look.height)
        return QPointF(slot.left(), slot.center().y() - height / 2), height

    def show_shelf(self, view: ChinosView) -> None:
        """Show the cups of the saved, and on the shelf their names."""
        for number in range(view.seats):
            seat = Seat(number)
            cup, name = self.saved_cup(seat), self._shelf[number]
            cup.setVisible(seat in view.saved)
            name.setVisible(seat in view.saved and seat not in self.places)
            if seat not in view.saved:
                continue
            spot, height = self.cup_spot(view, seat)
            cup.place(spot, height, CUPS_Z)
            cup.setOpacity(0.75)
            if name.isVisible():
                slot = self.geometry.shelf_slots(len(view.saved))[view.saved.index(seat)]
                left = spot.x() + height + 0.01 * self.look.height
                name.set_rect(QRectF(left, slot.top(), slot.right() - left, slot.height()))
                name.say(self.names[seat])

    def _show_middle(self, view: ChinosView) -> None:
        if self._seconds is not None and view.phase == "hide":
            self.middle.show_seconds(phrases.title(view, self.names), self._seconds)
        else:
            self.middle.show_question(view, view.points)

    # beats and the end

    def end_telling(self) -> None:
        """Take away what only a beat shows."""
        for chip in self.chips:
            chip.setVisible(False)

    def clear_bill(self) -> None:
        """Take the bill away."""
        self.bill.hide()
        self.piece("ribbon").setVisible(False)
        for name, piece in self.pieces.items():
            if isinstance(name, tuple) and str(name[1]).startswith("bill"):
                piece.setVisible(False)

    def open_bill(self, view: ChinosView) -> None:
        """Clear the table and lay the bill on it, still without cups."""
        for item in (*self.boxes, *self.bubbles, *self.chips, *self._shelf):
            item.setVisible(False)
        for piece in self.pieces.values():
            piece.setVisible(False)
        for seat in range(view.seats):
            self.hand(Seat(seat)).show_face(None)  # nothing that is put away shows coins
        self.middle.hide()
        self.geometry = self.geometry_of(view)
        self.bar.setVisible(False)
        self.caption.set_rect(self.geometry.caption)
        self.bill.lay_out(self.geometry.felt, self.look.height)
        self.bill.open(view)
        _, finalist = self.bill.payers(view)
        ribbon = self.piece("ribbon")
        ribbon.setVisible(not view.bill[finalist])
        ribbon.place(*self.bill.ribbon, CUPS_Z)
        self.caption.tell(
            audience_words.bill(view, self.names),
            [phrases.next_sentence(view.next_first, view.next_chooser, self.names), ""],
        )

    def bill_cups(self, view: ChinosView) -> list[tuple[PieceItem, QPointF, float]]:
        """Return the cups of the bill, with the places where they end and their height."""
        return [(self.cup(at), spot, height) for at, (spot, height) in enumerate(self.bill.cup_places(view))]

    def _show_bill(self, view: ChinosView) -> None:
        self.open_bill(view)
        for number, (cup, spot, height) in enumerate(self.bill_cups(view)):
            cup.place(spot, height, CUPS_Z + number)
            cup.setOpacity(1.0)
            cup.setVisible(True)
        self.sentence.emit(self.caption.headline.text)
