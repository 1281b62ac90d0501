"""A step of Chinese Ten as it is told: the beats so far, and how the table stands after them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rules.cards import Card
from rules.chinese_ten.view import TenView
from rules.events import Event
from rules.seats import Seat
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.moves import Flip, Move
from tablegames_qt.tables.chinese_ten.dress import undress

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_ten.table import TenTable


class Story:
    """What the tellers of deals and turns share. Positions run ahead of the picture, which only the beats change."""

    def __init__(self, table: TenTable, after: TenView) -> None:
        self.table = table
        self.after = after
        self.pieces = table.pack
        self.geometry = table.geometry
        self.columns = table.columns.copy()
        """The columns after the events told so far; the table takes them over."""
        self.beats: list[Beat] = []

    def add(self, *beats: Beat) -> None:
        """Tell these beats after those told so far."""
        self.beats.extend(beats)

    def say(self, event: Event, hold: str = "pause") -> None:
        """Say an event for a while."""
        self.add(Beat(on_start=lambda: self.table.say_event(event), hold=hold))

    def z(self, card: Card) -> float:
        """Return the z of an open card at rest."""
        return 200.0 + self.columns.order().index(card)

    def dressing(self) -> Callable[[], None]:
        """Return what gives the open cards of this moment their badges and shadows."""
        columns = self.columns.copy()
        items = {card: self.pieces.open[card] for card in columns.order()}
        return lambda: self.table.dress.columns(columns, items)

    def sounding(self, name: str) -> Callable[[], None]:
        """Return what plays a sound."""
        return lambda: self.table.sounded.emit(name)

    def slide(self, seat: Seat, cards: Sequence[Card], pile: int, total: int, time: str = "capture_slide") -> None:
        """Some open cards go to a pile, turning face down on the way; the numbers change when they arrive."""
        table = self.table
        place = self.geometry.place(seat, table.bottom)
        moves: list[Move | Flip] = []
        items = []
        below = len(self.pieces.piles[seat])
        for card in cards:
            item = self.pieces.capture(card, seat)
            items.append(item)
            corner = table.placing.pile_corner(place, below + len(items) - 1)
            moves.append(Move(item, corner, time, height=place.pile_height, z=20.0 + below + len(items)))
            moves.append(Flip(item, None, time))

        def bare() -> None:
            table.sounded.emit("capture")
            for item in items:
                undress(item)

        def arrived() -> None:
            table.show_pile(seat, pile, total)

        self.add(Beat(moves, on_start=bare, on_end=arrived))
