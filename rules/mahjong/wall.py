"""The wall, and the deal from it: rules R1, R3, R4 and R5."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from rules.mahjong.options import SEATS, MahjongOptions
from rules.seats import Seat
from rules.tiles import Tile

_PACKETS = (4, 4, 4)
"""Tiles that each seat takes in turn, before the last ones (R3)."""


class Wall(NamedTuple):
    """The tiles face down: `tiles[head:tail]` are left, drawn from the head, replaced from the tail.

    The last `kept` of those left are never drawn; replacements still come from the very end (R5).
    """

    tiles: tuple[Tile, ...]
    head: int
    tail: int
    kept: int

    @property
    def live(self) -> int:
        """How many tiles can still be drawn; the wall is empty at 0."""
        return self.tail - self.head - self.kept

    @property
    def left(self) -> tuple[Tile, ...]:
        """Every tile left, the dead wall included."""
        return self.tiles[self.head : self.tail]

    def draw(self) -> tuple[Tile, Wall]:
        """Return the tile at the head, and the wall without it."""
        return self.tiles[self.head], Wall(self.tiles, self.head + 1, self.tail, self.kept)

    def replace(self) -> tuple[Tile, Wall]:
        """Return the tile at the tail, and the wall without it."""
        return self.tiles[self.tail - 1], Wall(self.tiles, self.head, self.tail - 1, self.kept)


@dataclass(frozen=True, slots=True)
class Exposure:
    """Flowers of a dealt hand laid open at once, the tiles drawn for them, and the live wall after it."""

    seat: Seat
    flowers: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    wall: int


@dataclass(frozen=True, slots=True)
class Opening:
    """A dealt hand: what each seat was dealt, and what it holds after the opening flowers.

    `last` is the tile that came last to the dealer, who begins as if it had drawn it.
    """

    dealt: tuple[tuple[Tile, ...], ...]
    wall_dealt: int
    hands: tuple[tuple[Tile, ...], ...]
    flowers: tuple[tuple[Tile, ...], ...]
    exposures: tuple[Exposure, ...]
    last: Tile
    wall: Wall


def open_wall(tiles: Sequence[Tile], dealer: Seat, options: MahjongOptions) -> Opening:
    """Return the deal of a wall, head first: three times four tiles to each seat, two to the dealer, one to the others.

    Then the flowers, dealer first: a seat lays all it holds open and draws as many from the tail, until it holds none.
    """
    order = [Seat((dealer + step) % SEATS) for step in range(SEATS)]
    hands: list[list[Tile]] = [[] for _ in range(SEATS)]
    head = 0
    for packet in _PACKETS:
        for seat in order:
            hands[seat] += tiles[head : head + packet]
            head += packet
    for seat in order:
        last = 2 if seat == dealer else 1
        hands[seat] += tiles[head : head + last]
        head += last
    wall = Wall(tuple(tiles), head, len(tiles), options.dead_wall)
    opening = Opening(tuple(map(tuple, hands)), wall.live, (), ((),) * SEATS, (), hands[dealer][-1], wall)
    for seat in order:
        opening = _expose(opening, seat, hands[seat], dealer)
    return replace(opening, hands=tuple(tuple(sorted(hand)) for hand in hands))


def _expose(opening: Opening, seat: Seat, hand: list[Tile], dealer: Seat) -> Opening:
    """Replace the flowers of a hand, in place, until it holds none."""
    wall, last = opening.wall, opening.last
    exposures: list[Exposure] = []
    while flowers := tuple(tile for tile in hand if tile.flower):
        drawn = []
        for _ in flowers:
            tile, wall = wall.replace()
            drawn.append(tile)
        hand[:] = [tile for tile in hand if not tile.flower] + drawn
        exposures.append(Exposure(seat, flowers, tuple(drawn), wall.live))
        last = drawn[-1] if seat == dealer else last
    shown = tuple(sorted(flower for each in exposures for flower in each.flowers))
    return replace(
        opening,
        flowers=(*opening.flowers[:seat], shown, *opening.flowers[seat + 1 :]),
        exposures=(*opening.exposures, *exposures),
        last=last,
        wall=wall,
    )
