"""Tiles as one whole number, for everything that has to be fast.

A suit is a number of nine digits to the base five: how many of its 1, 2, ... 9 there are, the 1 being the lowest digit.
The honours, east to white, are one of seven digits. The four lie side by side, each in 21 bits, so adding a tile is
adding its `UNIT`, and a suit is cut out with a shift and a mask.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable

from rules.tiles import KINDS, Tile

Counts = int
"""How many of each of the 34 kinds there are, none more than four times."""

LANE = 21
"""Bits of a suit."""
MASK = (1 << LANE) - 1
"""Cuts a suit out of counts that were shifted by a multiple of `LANE`."""
HONOURS = 3
"""The lane of the honours, after those of the three suits."""

LANES: tuple[int, ...] = tuple(kind.index // 9 for kind in KINDS)
"""The lane of each kind."""
DIGITS: tuple[int, ...] = tuple(5 ** (kind.index % 9) for kind in KINDS)
"""The value of each kind's digit within its lane."""
UNIT: tuple[Counts, ...] = tuple(digit << (LANE * lane) for lane, digit in zip(LANES, DIGITS, strict=True))
"""One tile of each kind."""


def counts_of(tiles: Iterable[Tile]) -> Counts:
    """Return the counts of tiles, none of them a flower."""
    return sum([UNIT[tile.index] for tile in tiles])


def number(counts: Counts, kind: int) -> int:
    """Return how many tiles of a kind (its index) there are."""
    return (counts >> (LANE * LANES[kind]) & MASK) // DIGITS[kind] % 5


def lane(counts: Counts, which: int) -> int:
    """Return the digits of one suit, or of the honours, as a number to the base five."""
    return counts >> (LANE * which) & MASK


def listed(counts: Counts) -> list[int]:
    """Return how many there are of each of the 34 kinds."""
    return [
        *_digits(counts & MASK),
        *_digits(counts >> LANE & MASK),
        *_digits(counts >> 2 * LANE & MASK),
        *_digits(counts >> HONOURS * LANE)[:7],
    ]


@functools.lru_cache(maxsize=1 << 14)
def _digits(suit: int) -> tuple[int, ...]:
    """The nine digits of a lane, lowest first."""
    found = []
    for _ in range(9):
        suit, digit = divmod(suit, 5)
        found.append(digit)
    return tuple(found)
