"""How the events of Los Chinos are told, beat by beat; the beats follow rules/chinos.md, "Beats".

Whatever a fist holds, it closes in the same picture, with the same sound, in the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.opening import Opening
from tablegames_qt.tables.chinos.ring import BEHIND

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.drawing import DrawnTable


class Telling:
    """Turns the events of one step into beats for a table."""

    def __init__(self, table: DrawnTable, before: ChinosView | None, after: ChinosView) -> None:
        self._table = table
        self._before = before
        self._after = after
        self._beats: list[Beat] = []
        self._places = dict(table.places)
        self._callers: dict[int, list[str]] = {}
        if before is not None:
            for seat, total in before.called:
                self._callers.setdefault(total, []).append(table.names[seat])

    def tell(self, told: Sequence[Event]) -> list[Beat]:
        """Return the beats of some events, in order."""
        opening = Opening(self._table, self._before, self._after)
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
                    self._say(phrases.log_line(event, self._table.names) or "", sound="coin")
                case events.FistsOpened():
                    self._add(*opening.open_fists(event))
                case events.FoulFound():
                    self._add(*opening.foul(event))
                case events.NobodyHit():
                    self._add(*opening.nobody(event))
                case events.Saved():
                    self._add(*opening.save(event))
                case events.Scored():
                    self._add(*opening.score(event))
                case events.FinalWon():
                    self._say(phrases.won_sentence(event, self._table.names), hold="total_hold", sound="win")
                case events.BillPaid():
                    self._add(*opening.pay())
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
        """All playing hands go behind the bodies; those who stay close up around the table."""
        table, after = self._table, self._after
        places = table.arranged(after)
        moves: list[Move | Flip] = []
        for seat, place in places.items():
            hand = table.hand(seat)
            moves.append(Move(hand, table.behind(place), "hands_back", height=place.hand_height, opacity=BEHIND))
        self._places = places

        def start() -> None:
            for hand in map(table.hand, after.active):
                hand.show_face(None)
                hand.setVisible(hand is not self._own_hand)
            table.board.end_telling()
            table.bill.hide()
            stood = {seat: QPointF(table.board.plates[seat].pos()) for seat in table.places}
            table.take_seats(after)
            table.board.show(after, own=False)
            self._glide([(table.board.plates[seat], at) for seat, at in stood.items() if seat in table.places])
            table.begin_round(after)
            self._pass_token(event.seats[0])
            table.say(phrases.round_sentence(event, table.names))

        self._add(Beat(moves, on_start=start, hold="pause"))

    def _glide(self, items: Sequence[tuple[QGraphicsItem, QPointF]]) -> None:
        """Let items that were put somewhere come there from where they stood."""
        for item, start in items:
            end = QPointF(item.pos())
            if start != end:
                item.setPos(start)
                self._table.choreographer.aside(Move(item, end, "hands_back"))

    def _pass_token(self, first: Seat) -> None:
        """The token of the first caller goes to another seat."""
        token = self._table.piece("first")
        seen, start = token.isVisible(), QPointF(token.pos())
        self._table.place_token(first)
        if seen:
            self._glide([(token, start)])

    @property
    def _own_hand(self) -> object:
        viewer = self._table.viewer
        return None if viewer is None else self._table.hand(viewer)

    def _close_fist(self, event: events.FistClosed) -> None:
        """The fist comes forward: the same for every number of coins."""
        table, seat = self._table, event.seat
        after = self._after

        def start() -> None:
            table.sounded.emit("place")
            table.board.show_seat(after, seat)

        if seat == table.viewer:
            self._close_own(start)
            return
        place = self._places.get(seat)
        moves = [Move(table.hand(seat), place.hand, "fist_forward", opacity=1.0)] if place is not None else []
        self._add(Beat(moves, on_start=start))

    def _close_own(self, start: Callable[[], None]) -> None:
        table = self._table
        playing, other = table.own_hands
        corner, height = table.geometry.own_hand

        def close() -> None:
            start()
            playing.show_face(None)
            other.setVisible(False)
            for number in range(3):
                table.coin(number).setVisible(False)

        self._add(Beat([Move(playing, corner, "fist_forward", height=height)], on_start=close))

    def _call(self, event: events.Called) -> None:
        """The bubble pops, the number ticks onto the range bar."""
        table, seat = self._table, event.seat
        bubble = table.board.bubbles[seat]
        self._callers.setdefault(event.total, []).append(table.names[seat])
        callers = {total: list(names) for total, names in self._callers.items()}
        highest = self._before.rules.highest if self._before is not None and self._before.rules is not None else None
        seen = seat in self._places or seat == table.viewer

        def start() -> None:
            if seat == table.viewer:
                table.tray.show_called()
            table.sounded.emit("call")
            table.say(phrases.called_sentence(event, table.names, highest))
            table.board.say_call(seat, event.total, event.repeats)
            bubble.setScale(0.55)
            bubble.setVisible(seen)

        self._add(
            Beat([Move(bubble, scale=1.0, time="bubble")], on_start=start),
            Beat(on_start=lambda: table.board.bar.show_calls(callers), hold="tick"),
        )
