"""How the events of Los Chinos are told to the audience; the beats follow rules/chinos.md, "Beats"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import audience_words, phrases
from tablegames_qt.tables.chinos.pieces import Palm

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.audience import ChinosAudience

BEHIND = 0.20
"""Opacity of a hand that is still behind the body."""
CUPS_Z = 400.0


class AudienceTelling:
    """Turns the events of one step into beats for the audience's table."""

    def __init__(self, table: ChinosAudience, before: ChinosView | None, after: ChinosView) -> None:
        self._table = table
        self._before = before
        self._after = after
        self._beats: list[Beat] = []
        self._places = dict(table.places)
        self._called = set() if before is None else set(before.calls)

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        for event in told:
            match event:
                case events.FirstDrawn() | events.FirstChosen() | events.FinalStarted() | events.CoinsAsked():
                    self._say(phrases.log_line(event, self._table.names) or "", hold="pip")
                case events.RoundStarted():
                    self._start_round(event)
                case events.FistClosed():
                    self._close_fist(event)
                case events.Called():
                    self._call(event)
                case events.CoinsShown():
                    self._say(phrases.log_line(event, self._table.names) or "", hold="pause")
                case events.FistsOpened():
                    self._open(event)
                case events.FoulFound():
                    self._foul(event)
                case events.NobodyHit():
                    self._nobody(event)
                case events.Saved():
                    self._save(event)
                case events.Scored():
                    self._score(event)
                case events.FinalWon():
                    self._say(phrases.won_sentence(event, self._table.names), hold="total_hold", sound="win")
                case events.BillPaid():
                    self._pay()
        return self._beats

    def _add(self, *beats: Beat) -> None:
        self._beats.extend(beats)

    def _say(self, sentence: str, hold: str = "pause", sound: str = "") -> None:
        def start() -> None:
            self._table.say(sentence)
            if sound:
                self._table.sounded.emit(sound)

        self._add(Beat(on_start=start, hold=hold))

    def _start_round(self, event: events.RoundStarted) -> None:
        """All playing hands go behind the bodies; the boxes stay, until two have the table to themselves."""
        table, after = self._table, self._after
        geometry = table.geometry_of(after)
        seats = after.active if after.final else tuple(Seat(seat) for seat in range(after.seats))
        clockwise = after.options.turn_direction == "clockwise" and not after.final
        boxes = dict(zip(seats, geometry.boxes(clockwise=clockwise), strict=True))
        self._places = {seat: geometry.place(box) for seat, box in boxes.items()}
        moves: list[Move | Flip] = [
            Move(table.hand(seat), table.behind(place), "hands_back", height=place.hand_height, opacity=BEHIND)
            for seat, place in self._places.items()
            if seat in after.active
        ]

        def start() -> None:
            table.end_telling()
            table.clear_bill()
            table.take_seats(after)
            corners = {seat: (QPointF(table.hand(seat).pos()), table.hand(seat).isVisible()) for seat in after.active}
            table.show_seats(after)
            for seat, (corner, seen) in corners.items():
                if seen:
                    table.hand(seat).setPos(corner)
                    table.hand(seat).setOpacity(1.0)
            table.bar.show_calls(frozenset())
            table.bar.show_sum(None)
            table.middle.show_question(after, after.points)
            table.say(phrases.round_sentence(event, table.names))

        self._add(Beat(moves, on_start=start, hold="pause"))

    def _close_fist(self, event: events.FistClosed) -> None:
        """The fist comes forward: the same for every number of coins."""
        table, place = self._table, self._places.get(event.seat)
        if place is None:
            return
        self._add(
            Beat(
                [Move(table.hand(event.seat), place.hand, "fist_forward", opacity=1.0)],
                on_start=lambda: table.sounded.emit("place"),
            )
        )

    def _call(self, event: events.Called) -> None:
        """The call pops up in its box, the number ticks onto the range bar."""
        table, seat = self._table, event.seat
        bubble = table.bubbles[seat]
        self._called.add(event.total)
        called = frozenset(self._called)
        highest = self._before.rules.highest if self._before is not None and self._before.rules is not None else None

        def start() -> None:
            table.sounded.emit("call")
            table.say(phrases.called_sentence(event, table.names, highest))
            table.boxes[seat].make_room()
            bubble.say(str(event.total))
            bubble.setScale(0.55)
            bubble.setVisible(seat in table.places)

        self._add(
            Beat([Move(bubble, scale=1.0, time="bubble")], on_start=start),
            Beat(on_start=lambda: table.bar.show_calls(called), hold="tick"),
        )

    # the opening

    def _open(self, event: events.FistsOpened) -> None:
        """Fists open in the order of calling while the coins add up; then the total stands large."""
        table = self._table
        flips: list[Move | Flip] = []
        for number, (seat, coins) in enumerate(zip(event.seats, event.coins, strict=True), 1):

            def landed(seat: Seat = seat, coins: int = coins, number: int = number) -> None:
                table.sounded.emit("coin")
                table.bar.show_sum(sum(event.coins[:number]))
                table.middle.show_sum(event.coins[:number], len(event.coins), known=False)
                said = phrases.coins_text(coins) if coins else QCoreApplication.translate("chinos", "blanca")
                table.boxes[seat].show_seat(table.names[seat], said, called=True)

            flips.append(Flip(table.hand(seat), Palm(coins), "fist_open", landed=landed))

        def start() -> None:
            table.middle.hide()
            for seat in event.seats:
                table.boxes[seat].set_frame(on=False)
            table.say(QCoreApplication.translate("chinos", "All fists open"))

        def stamp() -> None:
            table.bar.show_sum(event.total, event.total)
            table.middle.show_sum(event.coins, len(event.coins), known=True)
            table.say(phrases.total_sentence(event))

        self._add(
            Beat(on_start=start, hold="opening_hold"),
            Beat(flips, stagger="fist_open", at_most="opening"),
            Beat(on_start=stamp, hold="total_hold", wait_for_step=True),
        )

    def _foul(self, event: events.FoulFound) -> None:
        """The call of a foul is struck out."""
        table = self._table

        def start() -> None:
            table.sounded.emit("error")
            table.bubbles[event.seat].set_state("void")
            table.chips[event.seat].say(QCoreApplication.translate("chinos", "foul"), good=False)
            table.say_in(phrases.foul_sentence(event, table.names), audience_words.foul_in_short(event, table.names))

        self._add(Beat(on_start=start, hold="foul_hold"))

    def _told(self, seats: Sequence[Seat]) -> None:
        """The right calls glow, the others fade."""
        for number, bubble in enumerate(self._table.bubbles):
            if bubble.state == "said":
                bubble.set_state("hit" if number in seats else "missed")
        for seat in seats:
            self._table.boxes[seat].set_frame(on=True)

    def _nobody(self, event: events.NobodyHit) -> None:
        table = self._table
        sentence = phrases.log_line(event, table.names) or ""
        total = table.middle.total

        def start() -> None:
            self._told(())
            table.say(sentence)
            total.setTransformOriginPoint(total.size.width() / 2, total.size.height() / 2)

        shakes = [Beat([Move(total, rotation=angle, time="shake")]) for angle in (-6.0, 6.0, 0.0)]
        self._add(Beat(on_start=start), *shakes, Beat(hold="nobody_hold"))

    def _glow(self, seats: Sequence[Seat], sentence: str, *wordings: str) -> Beat:
        table = self._table

        def start() -> None:
            table.sounded.emit("win")
            table.say(sentence)
            self._told(seats)
            for seat in seats:
                table.chips[seat].say(*wordings, good=True)

        return Beat(on_start=start, hold="hit_glow")

    def _save(self, event: events.Saved) -> None:
        """The right calls are framed; then each saved hand gives way to a cup."""
        table, after = self._table, self._after
        right = QCoreApplication.translate("chinos", "right")
        both = QCoreApplication.translate("chinos", "right, saved")
        self._add(self._glow(event.seats, phrases.saved_sentence(event, table.names), both, right))
        moves: list[Move | Flip] = [Move(table.hand(seat), opacity=0.0, time="to_shelf") for seat in event.seats]

        def start() -> None:
            for seat in event.seats:
                cup = table.saved_cup(seat)
                spot, height = table.cup_spot(after, seat)
                cup.place(spot, height, CUPS_Z)
                cup.setOpacity(1.0)
                cup.setVisible(True)

        self._add(Beat(moves, on_start=start, hold="hit_glow"), Beat(hold="hit_glow"))

    def _score(self, event: events.Scored) -> None:
        """A pip fills, or two."""
        table, before = self._table, self._before or self._after
        points = list(before.points)
        points[event.seat] = event.total
        said = f"+ {phrases.points_text(event.points)}"
        self._add(self._glow((event.seat,), phrases.scored_sentence(event, table.names), said, f"+{event.points}"))

        def start() -> None:
            for seat in before.active:
                table.boxes[seat].show_points(points[seat], before.options.final_target)

        self._add(Beat(on_start=start, hold="two_pips" if event.points > 1 else "pip"), Beat(hold="hit_glow"))

    def _pay(self) -> None:
        """The cups slide to the loser and the finalist."""
        table, after = self._table, self._after
        geometry = table.geometry_of(after)
        table.bill.lay_out(geometry.felt, table.look.height)
        cups = table.bill_cups(after)
        moves: list[Move | Flip] = [
            Move(cup, spot, "cup", height=height, z=CUPS_Z + number, landed=self._clink)
            for number, (cup, spot, height) in enumerate(cups)
        ]

        def start() -> None:
            table.open_bill(after)
            for number, (cup, _, height) in enumerate(cups):
                cup.place(table.bill.source, height, CUPS_Z + number)
                cup.setOpacity(1.0)
                cup.setVisible(True)

        self._add(Beat(moves, on_start=start, stagger="cup", at_most="cups", hold="pip"))

    def _clink(self) -> None:
        self._table.sounded.emit("slide")
