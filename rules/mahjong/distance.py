"""How many tiles are missing to so many sets and a pair: exact, by looking up each suit and joining what was found.

The tables are data (`data/distances.bin`, made by `resources/training/mahjong.py`) and are read when the first hand is
asked about, so that importing the rules stays fast. They know that a finished hand holds no kind more than four times.
"""

from __future__ import annotations

import zlib
from importlib import resources

from rules.mahjong.counts import LANE, MASK, Counts

COMPLETE = 0
"""The distance of a hand that holds all its sets and the pair."""

_P, _S, _Z = LANE, 2 * LANE, 3 * LANE
_PARTS = (5**9, 5**7, 1 << 16, 1 << 14, *[1 << 16] * 5)
"""Sizes of the tables of a system: suits, honours, rows, columns, and one last table for each number of sets."""


class _System:
    """The tables of one kind of hand. They are empty until they are read."""

    __slots__ = ("columns", "ends", "honours", "rows", "suits")

    def __init__(self) -> None:
        self.suits = self.honours = self.rows = self.columns = b""
        self.ends: tuple[bytes, ...] = ()


_sets = _System()
_chows = _System()


def _read() -> None:
    """Fill both systems from the file."""
    content = zlib.decompress(resources.files("rules.mahjong").joinpath("data/distances.bin").read_bytes())
    start = 0
    for system in (_sets, _chows):
        tables = []
        for size in _PARTS:
            tables.append(content[start : start + size])
            start += size
        system.suits, system.honours, system.rows, system.columns, *ends = tables
        system.ends = tuple(ends)
    assert start == len(content)


def distance(counts: Counts, sets: int) -> int:
    """Return how many tiles must be added until the counts hold so many sets and a pair; what is over does not matter.

    Less one it is the shanten number. Source: rules file, "Case kinds", shanten.
    """
    suits = _sets.suits
    if not suits:
        _read()
        return distance(counts, sets)
    row = _sets.rows[suits[counts & MASK] << 8 | suits[counts >> _P & MASK]]
    return _sets.ends[sets][row << 8 | _sets.columns[suits[counts >> _S & MASK] << 6 | _sets.honours[counts >> _Z]]]


def chow_distance(counts: Counts, sets: int) -> int:
    """Return the same for sets that are all chows."""
    suits = _chows.suits
    if not suits:
        _read()
        return chow_distance(counts, sets)
    row = _chows.rows[suits[counts & MASK] << 8 | suits[counts >> _P & MASK]]
    return _chows.ends[sets][row << 8 | _chows.columns[suits[counts >> _S & MASK] << 6 | _chows.honours[counts >> _Z]]]
