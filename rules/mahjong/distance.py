"""How many tiles are missing to a winning shape: exact, by looking up each suit and joining what was found.

The tables are data (`data/distances.bin`, made by `resources/training/mahjong.py`) and are read when the first hand is
asked about, so that importing the rules stays fast. They know that a finished hand holds no kind more than four times.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Sequence
from importlib import resources

from rules.mahjong.counts import LANE, MASK, Counts
from rules.tiles import COPIES, KINDS

COMPLETE = 0
"""The distance of a hand that holds all its sets and the pair."""

_P, _S, _Z = LANE, 2 * LANE, 3 * LANE
_FIRST_HONOUR = 27
"""Its kind."""
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

ORPHANS: tuple[int, ...] = tuple(kind.index for kind in KINDS if kind.honour or kind.terminal)
"""The kinds of thirteen orphans, by index: the 1 and 9 of each suit, winds and dragons."""
_ORPHAN_KINDS = len(ORPHANS)
_ALL_SETS = 4
_PAIR = 16
"""Stands for a pair beside the number of kinds, which stays below it. Thirteen of both still fit into a byte."""
_KINDS = _PAIR - 1


_NINE = 5**8
"""The value of the nine's digit in a suit, that of the one being 1."""


def _kinds_and_pairs(held: Sequence[int]) -> int:
    """How many kinds there are, plus `_PAIR` for each that there is twice."""
    return sum((each > 0) + _PAIR * (each > 1) for each in held)


_ENDS = bytes(_kinds_and_pairs((ones, nines)) for nines in range(5) for ones in range(5))
"""The same for the ones and nines of a suit, by their numbers."""


@functools.cache
def _honours(digits: int) -> int:
    """The same for the honours, by their digits."""
    return _kinds_and_pairs([digits // 5**place % 5 for place in range(7)])


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


def orphans_missing(counts: Counts) -> int:
    """Return how many tiles must be added to thirteen orphans: each of the thirteen kinds, and one of them twice."""
    return _orphans_missing(counts & MASK, counts >> _P & MASK, counts >> _S & MASK, counts >> _Z)


def _orphans_missing(characters: int, dots: int, bamboo: int, honours: int) -> int:
    found = (
        _ENDS[characters % 5 + characters // _NINE * 5]
        + _ENDS[dots % 5 + dots // _NINE * 5]
        + _ENDS[bamboo % 5 + bamboo // _NINE * 5]
        + _honours(honours)
    )
    return _ORPHAN_KINDS + (found < _PAIR) - (found & _KINDS)


def nearest(counts: Counts) -> int:
    """Return how many tiles are missing to four sets and a pair, or to thirteen orphans where those are nearer.

    It is the lesser of `distance` and `orphans_missing`, with each suit cut out once: bots ask it more than anything.
    """
    suits = _sets.suits
    if not suits:
        _read()
        return nearest(counts)
    first, second, third, fourth = counts & MASK, counts >> _P & MASK, counts >> _S & MASK, counts >> _Z
    row = _sets.rows[suits[first] << 8 | suits[second]]
    missing = _sets.ends[_ALL_SETS][row << 8 | _sets.columns[suits[third] << 6 | _sets.honours[fourth]]]
    orphans = _orphans_missing(first, second, third, fourth)
    return orphans if orphans < missing else missing


def chow_distance(counts: Counts, sets: int) -> int:
    """Return the same for sets that are all chows."""
    suits = _chows.suits
    if not suits:
        _read()
        return chow_distance(counts, sets)
    row = _chows.rows[suits[counts & MASK] << 8 | suits[counts >> _P & MASK]]
    return _chows.ends[sets][row << 8 | _chows.columns[suits[counts >> _S & MASK] << 6 | _chows.honours[counts >> _Z]]]


def nearer(counts: Counts, sets: int, *, chows: bool = False) -> tuple[int, tuple[int, ...]]:
    """Return what is missing, and the kinds that lower it and of which fewer than four are held.

    `chows` asks for sets that are all chows. It is what `distance` says with each kind more, but only the suit of the
    kind is looked up again.
    """
    system = _chows if chows else _sets
    if not system.suits:
        _read()
    suits, honours, rows, columns, end = system.suits, system.honours, system.rows, system.columns, system.ends[sets]
    lanes = (counts & MASK, counts >> _P & MASK, counts >> _S & MASK, counts >> _Z)
    first, second, third, fourth = suits[lanes[0]], suits[lanes[1]], suits[lanes[2]], honours[lanes[3]]
    row, column = rows[first << 8 | second] << 8, columns[third << 6 | fourth]
    missing = end[row | column]
    found = []
    if missing:
        for after, kind in _one_more(lanes[0], 0):
            if end[rows[suits[after] << 8 | second] << 8 | column] < missing:
                found.append(kind)
        for after, kind in _one_more(lanes[1], 9):
            if end[rows[first << 8 | suits[after]] << 8 | column] < missing:
                found.append(kind)
        for after, kind in _one_more(lanes[2], 18):
            if end[row | columns[suits[after] << 6 | fourth]] < missing:
                found.append(kind)
        for after, kind in _one_more(lanes[3], 27):
            if end[row | columns[third << 6 | honours[after]]] < missing:
                found.append(kind)
    return missing, tuple(found)


@functools.lru_cache(maxsize=1 << 14)
def _one_more(digits: int, base: int) -> tuple[tuple[int, int], ...]:
    """For each kind of a lane of which there are fewer than four: the lane with one more of it, and the kind."""
    return tuple(
        (digits + 5**place, base + place)
        for place in range(7 if base == _FIRST_HONOUR else 9)
        if digits // 5**place % 5 < COPIES
    )
