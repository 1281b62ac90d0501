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
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.narration import Narration
from tablegames_qt.tables.chinos.opening import Opening
from tablegames_qt.tables.chinos.ring import BEHIND

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.drawing import DrawnTable


class Telling(Narration):
    """Turns the events of one step into beats for a player's table."""

    coins_sound = "coin"

    def __init__(self, table: DrawnTable, before: ChinosView | None, after: ChinosView) -> None:
        super().__init__(table, table.names, Opening(table, before, after), before, after)
        self._table = table
        self._places = dict(table.places)
        self._callers: dict[int, list[str]] = {}
        if before is not None:
            for seat, total in before.called:
                self._callers.setdefault(total, []).append(table.names[seat])

    def start_round(self, event: events.RoundStarted) -> None:
        """All playing hands go behind the bodies; those who stay close up around the table."""
        table, after = self._table, self.after
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

        self.add(Beat(moves, on_start=start, hold="pause"))

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

    def close_fist(self, event: events.FistClosed) -> None:
        """The fist comes forward: the same for every number of coins."""
        table, seat = self._table, event.seat
        after = self.after

        def start() -> None:
            table.sounded.emit("place")
            table.board.show_seat(after, seat)

        if seat == table.viewer:
            self._close_own(start)
            return
        place = self._places.get(seat)
        moves = [Move(table.hand(seat), place.hand, "fist_forward", opacity=1.0)] if place is not None else []
        self.add(Beat(moves, on_start=start))

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

        self.add(Beat([Move(playing, corner, "fist_forward", height=height)], on_start=close))

    def call(self, event: events.Called) -> None:
        """The bubble pops, the number ticks onto the range bar."""
        table, seat = self._table, event.seat
        bubble = table.board.bubbles[seat]
        self._callers.setdefault(event.total, []).append(table.names[seat])
        callers = {total: list(names) for total, names in self._callers.items()}
        highest = self.highest
        seen = seat in self._places or seat == table.viewer

        def start() -> None:
            if seat == table.viewer:
                table.tray.show_called()
            table.sounded.emit("call")
            table.say(phrases.called_sentence(event, table.names, highest))
            table.board.say_call(seat, event.total, event.repeats)
            bubble.setScale(0.55)
            bubble.setVisible(seen)

        self.add(
            Beat([Move(bubble, scale=1.0, time="bubble")], on_start=start),
            Beat(on_start=lambda: table.board.bar.show_calls(callers), hold="tick"),
        )
