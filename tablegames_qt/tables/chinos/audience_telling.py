"""How the events of Los Chinos are told to the audience; the beats follow rules/chinos.md, "Beats"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from rules.chinos import events
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.audience_opening import AudienceOpening
from tablegames_qt.tables.chinos.narration import Narration
from tablegames_qt.tables.chinos.ring import BEHIND

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.audience import ChinosAudience


class AudienceTelling(Narration):
    """Turns the events of one step into beats for the audience's table."""

    def __init__(self, table: ChinosAudience, before: ChinosView | None, after: ChinosView) -> None:
        super().__init__(table, table.names, AudienceOpening(table, before, after), before, after)
        self._table = table
        self._places = dict(table.places)
        self._called = set() if before is None else set(before.calls)

    def start_round(self, event: events.RoundStarted) -> None:
        """All playing hands go behind the bodies; the boxes stay, until two have the table to themselves."""
        table, after = self._table, self.after
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

        self.add(Beat(moves, on_start=start, hold="pause"))

    def close_fist(self, event: events.FistClosed) -> None:
        """The fist comes forward: the same for every number of coins."""
        table, place = self._table, self._places.get(event.seat)
        if place is None:
            return
        self.add(
            Beat(
                [Move(table.hand(event.seat), place.hand, "fist_forward", opacity=1.0)],
                on_start=lambda: table.sounded.emit("place"),
            )
        )

    def call(self, event: events.Called) -> None:
        """The call pops up in its box, the number ticks onto the range bar."""
        table, seat = self._table, event.seat
        bubble = table.bubbles[seat]
        self._called.add(event.total)
        called = frozenset(self._called)
        highest = self.highest

        def start() -> None:
            table.sounded.emit("call")
            table.say(phrases.called_sentence(event, table.names, highest))
            table.boxes[seat].make_room()
            bubble.say(str(event.total))
            bubble.setScale(0.55)
            bubble.setVisible(seat in table.places)

        self.add(
            Beat([Move(bubble, scale=1.0, time="bubble")], on_start=start),
            Beat(on_start=lambda: table.bar.show_calls(called), hold="tick"),
        )
