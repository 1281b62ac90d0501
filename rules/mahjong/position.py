"""A hand in progress: what lies where, whose turn it is, and what is asked of whom.

What is made anew with every action is a named tuple: as immutable as the dataclasses elsewhere, and made in a third of
the time, which is most of what an action costs.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal, NamedTuple

from rules.mahjong.actions import Answer
from rules.mahjong.counts import UNIT, Counts, counts_of, number
from rules.mahjong.ending import HandResult
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.rounds import Deal
from rules.mahjong.wall import Wall
from rules.seats import Seat
from rules.tiles import Tile

Asking = Literal["discard", "added_kong", "concealed_kong", "flowers"]
"""What other seats are asked about; `flowers` asks one seat after the deal whether it wins by its flowers."""
Phase = Literal["turn", "claims", "flowers", "over"]

_index = attrgetter("index")


class Hand(NamedTuple):
    """The concealed tiles of a seat in tile order, and the same as counts."""

    tiles: tuple[Tile, ...]
    counts: Counts

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Hand:
        """Return the hand of some tiles, none of them a flower."""
        in_order = tuple(sorted(tiles, key=_index))
        return cls(in_order, counts_of(in_order))

    def holds(self, tile: Tile) -> bool:
        """Whether there is such a tile: faster than a look through the tiles. A flower is never there."""
        return not tile.flower and number(self.counts, tile.index) > 0

    def plus(self, tile: Tile) -> Hand:
        """Return the hand with a tile more."""
        tiles = list(self.tiles)
        tiles.insert(bisect(tiles, tile.index, key=_index), tile)
        return Hand(tuple(tiles), self.counts + UNIT[tile.index])

    def minus(self, tile: Tile, copies: int = 1) -> Hand:
        """Return the hand with so many alike fewer, which it holds."""
        tiles = list(self.tiles)
        place = tiles.index(tile)
        del tiles[place : place + copies]
        return Hand(tuple(tiles), self.counts - copies * UNIT[tile.index])


class Side(NamedTuple):
    """What belongs to a seat. `passed` are kinds on which it may not win until it draws or claims (R14)."""

    hand: Hand
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    passed: frozenset[Tile] = frozenset()


@dataclass(frozen=True, slots=True)
class Throw:
    """A discard: who threw what."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Taken:
    """A discard that left its pond: its place among all discards of the hand, counted from 0, and who took it."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Window:
    """What is asked about: a tile that `seat` discarded or makes a kong of. For `flowers` it is the seat that is asked."""

    asking: Asking
    seat: Seat
    tile: Tile | None


NO_ANSWERS: tuple[Answer | None, ...] = (None,) * SEATS


class Position(NamedTuple):
    """A hand at one moment. A change is a new position.

    `turn` is the seat whose turn it is, or was last. Its hand holds `drawn`, the tile drawn last, None after a claimed
    chow or pung. `discards` are all of the hand in order, `taken` those that left the ponds. `kongs_in_row` counts the
    kongs of this turn without a flower, discard or claim between; `flower_replacement` says that `drawn` replaced a
    flower. `quiet` means that nobody has declared a meld or kong yet. While a `window` is open `answers` holds what the
    seats answered so far, hidden from each other. `end` is there when the hand is over.
    """

    options: MahjongOptions
    deal: Deal
    wall: Wall
    sides: tuple[Side, ...]
    turn: Seat
    drawn: Tile | None
    discards: tuple[Throw, ...] = ()
    taken: tuple[Taken, ...] = ()
    kongs_in_row: int = 0
    flower_replacement: bool = False
    quiet: bool = True
    window: Window | None = None
    answers: tuple[Answer | None, ...] = NO_ANSWERS
    end: HandResult | None = None

    @property
    def phase(self) -> Phase:
        """What the hand waits for."""
        if self.end is not None:
            return "over"
        if self.window is None:
            return "turn"
        return "flowers" if self.window.asking == "flowers" else "claims"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat whose turn it is, or those that still have to answer: after a discard always all others."""
        window = self.window
        if self.end is not None:
            return ()
        if window is None:
            return (self.turn,)
        if window.asking == "flowers":
            return (window.seat,)
        answers, others = self.answers, _OTHERS[window.seat]
        return others if answers is NO_ANSWERS else tuple([seat for seat in others if answers[seat] is None])

    def is_asked(self, seat: Seat) -> bool:
        """Whether a seat is to act: what `seat in to_act` says, only faster."""
        window = self.window
        if self.end is not None or not 0 <= seat < SEATS:
            return False
        if window is None:
            return seat == self.turn
        if window.asking == "flowers":
            return seat == window.seat
        return seat != window.seat and self.answers[seat] is None

    @property
    def ponds(self) -> tuple[tuple[Tile, ...], ...]:
        """The discards that lie before each seat, in order; those that were taken are gone (R12)."""
        gone = {taken.number for taken in self.taken}
        there = [throw for number, throw in enumerate(self.discards) if number not in gone]
        return tuple(tuple(throw.tile for throw in there if throw.seat == seat) for seat in _SEATS)


_SEATS = tuple(map(Seat, range(SEATS)))
_OTHERS = tuple(tuple(other for other in _SEATS if other != seat) for seat in _SEATS)


def with_side(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    """Return the sides with that of one seat replaced."""
    changed = list(sides)
    changed[seat] = side
    return tuple(changed)
