"""What happens at the table, in the order in which it is told. Hidden are the tiles dealt; answers are never told."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from rules.events import Event, PublicEvent
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.payments import Payments
from rules.seats import Seat
from rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class DealerDrawn(PublicEvent):
    """The lot for the first deal fell on `dealer` (R2)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A hand was dealt: 14 tiles to the dealer, 13 to the others, flowers among them (R3).

    `number` counts the hands of the match from 1. `hands` hold the tiles in the order dealt, () for a hand that the
    viewer does not see. `wall` is the number of tiles that can still be drawn.
    """

    number: int
    dealer: Seat
    round_wind: Tile
    repeat: int
    wall: int
    hands: tuple[tuple[Tile, ...], ...]

    def seen_by(self, viewer: Seat | None) -> HandDealt:
        """Return the event with the viewer's own hand only."""
        return dataclasses.replace(
            self, hands=tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        )


@dataclass(frozen=True, slots=True)
class FlowersExposed(Event):
    """A seat laid the flowers of its dealt hand open and drew as many from the tail (R4).

    `drawn` are the tiles drawn, () where the viewer does not see them; there may be flowers among them, which the next
    event of this kind exposes.
    """

    seat: Seat
    flowers: tuple[Tile, ...]
    wall: int
    drawn: tuple[Tile, ...] = ()

    def seen_by(self, viewer: Seat | None) -> FlowersExposed:
        """Return the event, the tiles drawn by another seat left out."""
        return self if viewer == self.seat else dataclasses.replace(self, drawn=())


@dataclass(frozen=True, slots=True)
class FlowerDrawn(PublicEvent):
    """A seat drew a flower and laid it open. A replacement follows, unless the wall is empty (R6)."""

    seat: Seat
    flower: Tile
    wall: int


@dataclass(frozen=True, slots=True)
class TileDrawn(PublicEvent):
    """A seat drew a tile, with `replacement` from the tail; it is the seat's turn. Its own view shows the tile."""

    seat: Seat
    wall: int
    replacement: bool = False


@dataclass(frozen=True, slots=True)
class Discarded(PublicEvent):
    """A seat discarded a tile; all others are asked. `last` marks the discard after the last tile of the wall (R9)."""

    seat: Seat
    tile: Tile
    last: bool = False


@dataclass(frozen=True, slots=True)
class KongDeclared(PublicEvent):
    """A seat declared a kong that may be robbed: all others are asked before it is made (R13)."""

    seat: Seat
    tile: Tile
    concealed: bool


@dataclass(frozen=True, slots=True)
class Claimed(PublicEvent):
    """A seat claimed the discard for a meld; it is its turn. The tile leaves the pond of `meld.source` (R12)."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class KongMade(PublicEvent):
    """A seat made a concealed kong, or added the fourth tile to its pung. A replacement follows."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class HandEnded(PublicEvent):
    """A hand is over: won, drawn or void. Winners show their hands."""

    result: HandResult


@dataclass(frozen=True, slots=True)
class HandPaid(PublicEvent):
    """A hand was paid. `totals` are the points after it; `dealer` deals the next hand, None when the match is over."""

    payments: Payments
    totals: Payments
    dealer: Seat | None


@dataclass(frozen=True, slots=True)
class MatchEnded(PublicEvent):
    """The match is over. `places` are the seats' ranks from 1; equal points share a place (R26)."""

    totals: Payments
    places: tuple[int, ...]
