"""Sets thousands of hands at once: the bots' choices, to the last bit, with NumPy. For training and benchmarks."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.chinese_poker.classes import FIVES, THREES, WEIGHTS, classes
from rules.chinese_poker.ranking import RANKS
from rules.chinese_poker.search import Worth
from rules.chinese_poker.setting import HAND

Hands = NDArray[np.int64]
"""Hands one a line, thirteen card numbers in pack order each: suit * 13 + rank."""
Rows = NDArray[np.int64]
"""Settings one a line: the classes of front, middle and back."""
Array = NDArray[Any]

_FIVES = np.array(list(itertools.combinations(range(HAND), 5)))
_THREES = np.array(list(itertools.combinations(range(HAND), 3)))
_WEIGHTS = np.array(WEIGHTS)


def _split_places() -> tuple[Array, Array]:
    """For each front the 126 pairs of fives that the other ten cards make, as places in `_FIVES`."""
    place = {tuple(five): number for number, five in enumerate(_FIVES.tolist())}
    first, second = [], []
    for front in _THREES.tolist():
        lowest, *others = [card for card in range(HAND) if card not in front]
        for four in itertools.combinations(others, 4):
            first.append(place[lowest, *four])
            second.append(place[tuple(card for card in others if card not in four)])
    return np.array(first).reshape(len(_THREES), -1), np.array(second).reshape(len(_THREES), -1)


_FIRST, _SECOND = _split_places()
_ROUNDING = 1e-9
"""More than sums of floats in another order are off by."""
_CHUNK = 100
"""Hands whose rows are looked up together; more do not fit into the caches."""


class _Lookup:
    """Classes by the sum of weights."""

    def __init__(self, table: dict[int, int]) -> None:
        self._sums = np.array(sorted(table))
        self._classes = np.array([table[total] for total in sorted(table)], dtype=np.int32)

    def __call__(self, sums: Array) -> Array:
        return self._classes[np.searchsorted(self._sums, sums)]


_known = classes()
_five, _flush, _three = _Lookup(_known.five), _Lookup(_known.flush), _Lookup(_known.three)
_LEAST = np.array(_known.least_middle)


def row_classes(hands: Hands) -> tuple[Array, Array]:
    """Return the classes of the 286 fronts and of the 1287 fives of each hand, in the order of `itertools.combinations`."""
    weights = _WEIGHTS[hands % RANKS]
    suits = (hands // RANKS)[:, _FIVES]
    sums = weights[:, _FIVES].sum(axis=2)
    fives = _five(sums)
    suited = (suits == suits[:, :, :1]).all(axis=2)
    fives[suited] = _flush(sums[suited])
    return _three(weights[:, _THREES].sum(axis=2)), fives


def splits(hands: Hands) -> Iterator[tuple[Array, Array, Array]]:
    """Yield for each hand the classes of its 36,036 splits, fouls too: fronts (286, 1), and both fives (286, 126)."""
    for start in range(0, len(hands), _CHUNK):
        for fronts, fives in zip(*row_classes(hands[start : start + _CHUNK]), strict=True):
            yield fronts[:, None], fives[_FIRST], fives[_SECOND]


_MIDDLE_BITS = 13
"""Bits of a class of five: a back and a middle fit into one number, which sorts by backs first."""


@dataclass(frozen=True)
class Frontiers:
    """The settings of many hands that can be best for somebody: those that no other one of the hand equals or beats in
    all three rows. About 120 of 22,300. Whoever gains by higher rows needs no others, whatever the rows are worth.

    `rows` are the classes of front, middle and back, in each hand ascending by front, then back; `starts` is where each
    hand begins.
    """

    rows: tuple[Array, Array, Array]
    starts: Array

    @classmethod
    def of(cls, hands: Hands) -> Frontiers:
        """Find the settings that can be best in each hand."""
        found = []
        for start in range(0, len(hands), _CHUNK):
            threes, fives = row_classes(hands[start : start + _CHUNK])
            found += [_frontier(*each) for each in zip(threes, fives, strict=True)]
        counts = [len(fronts) for fronts, _, _ in found]
        fronts, middles, backs = (np.concatenate(column).astype(np.int16) for column in zip(*found, strict=True))
        return cls((fronts, middles, backs), np.cumsum([0, *counts[:-1]]))

    def chosen(self, worth: Worth, hands: int = 5_000) -> Rows:
        """Return the rows chosen for each hand, as `Setter.rows` does; so many hands at a time."""
        setter = Setter(worth)
        found = []
        for first in range(0, len(self.starts), hands):
            starts = self.starts[first : first + hands]
            end = self.starts[first + hands] if first + hands < len(self.starts) else len(self.rows[0])
            fronts, middles, backs = (row[starts[0] : end] for row in self.rows)
            values = setter.values(fronts, middles, backs)
            counts = np.diff(starts, append=end)
            best = np.flatnonzero(values == np.repeat(np.maximum.reduceat(values, starts - starts[0]), counts))
            # Of equals the last one has the highest front, then the highest back.
            last = best[np.searchsorted(best, starts - starts[0] + counts) - 1]
            found.append(np.stack([fronts[last], middles[last], backs[last]], axis=1))
        return np.concatenate(found).astype(np.int64)


def _frontier(threes: Array, fives: Array) -> tuple[Array, Array, Array]:
    """The settings of a hand that no other one equals or beats in all rows, from the classes of all its rows."""
    first, second = fives[_FIRST], fives[_SECOND]
    middles = np.minimum(first, second)
    pairs = np.maximum(first, second) << _MIDDLE_BITS | middles
    pairs[middles < _LEAST[threes][:, None]] = 0
    # In each front, from the highest back down, a middle counts only when it is higher than all before.
    pairs.sort(axis=1)
    pairs = pairs[:, ::-1]
    middles = pairs & (1 << _MIDDLE_BITS) - 1
    rising = np.empty(pairs.shape, dtype=bool)
    rising[:, 0] = pairs[:, 0] > 0
    rising[:, 1:] = middles[:, 1:] > np.maximum.accumulate(middles, axis=1)[:, :-1]
    places = np.nonzero(rising)
    fronts, front_of = np.unique(threes[places[0]], return_inverse=True)
    backs, back_of = np.unique(pairs[places] >> _MIDDLE_BITS, return_inverse=True)
    # The highest middle of each front and back (as 1 and up), and that of fronts and backs at least as high.
    highest = np.zeros((len(fronts) + 1, len(backs) + 1), dtype=pairs.dtype)
    np.maximum.at(highest, (front_of, back_of), middles[places] + 1)
    above = np.maximum.accumulate(highest[::-1, ::-1], axis=1)
    np.maximum.accumulate(above, axis=0, out=above)
    above = above[::-1, ::-1]
    own = highest[:-1, :-1]
    front, back = np.nonzero((own > above[1:, :-1]) & (own > above[:-1, 1:]))
    return fronts[front], own[front, back] - 1, backs[back]


class Setter:
    """Chooses as `rules.chinese_poker.search.best` does, of equals the same one."""

    def __init__(self, worth: Worth) -> None:
        self._front, self._middle, self._back = (np.array(each) for each in (worth.front, worth.middle, worth.back))
        self._front_wins, self._middle_wins, self._back_wins = (
            np.array(each) for each in (worth.front_wins, worth.middle_wins, worth.back_wins)
        )
        self._sweep = worth.sweep

    def rows(self, hands: Hands) -> Rows:
        """Return the classes of the rows chosen for each hand."""
        return np.array([rows for rows, _, _ in self._chosen(hands)], dtype=np.int64).reshape(-1, 3)

    def settings(self, hands: Hands) -> Hands:
        """Return the cards of each hand as set: three in front, five in the middle, five in the back."""
        found = []
        for hand, (_, front, back) in zip(hands, self._chosen(hands), strict=True):
            places = (*_THREES[front], *_FIVES[back])
            found.append(hand[[*_THREES[front], *np.delete(np.arange(HAND), places), *_FIVES[back]]])
        return np.array(found).reshape(-1, HAND)

    def values(self, fronts: Array, middles: Array, backs: Array) -> Array:
        """Return what splits are worth, in the same steps as the search, so that equal floats come out."""
        wins = self._front_wins[fronts]
        loses = 1 - wins
        alone = self._front[fronts] - self._sweep * loses
        back_wins = self._back_wins[backs]
        base = alone + self._back[backs] + self._sweep * loses * back_wins
        slope = self._sweep * loses + self._sweep * (wins - loses) * back_wins
        found: Array = base + self._middle[middles] + slope * self._middle_wins[middles]
        return found

    def _chosen(self, hands: Hands) -> Iterator[tuple[tuple[int, int, int], int, int]]:
        """Yield for each hand the classes of the best rows, and the places of its front and of its back."""
        for fronts, first, second in splits(hands):
            middles, backs = np.minimum(first, second), np.maximum(first, second)
            at = self._worth_a_look(fronts[:, 0], middles, backs)
            fronts, middles, backs = fronts[at], middles[at], backs[at]
            values = np.where(middles >= _LEAST[fronts], self.values(fronts, middles, backs), -np.inf)
            best = [
                ((int(fronts[f, 0]), int(backs[f, s]), int(middles[f, s])), -int(at[f]), -int(s))
                for f, s in np.argwhere(values == values.max())
            ]
            (front, back, middle), f, s = max(best)
            behind = _FIRST if first[-f, -s] >= second[-f, -s] else _SECOND
            yield (front, middle, back), -f, int(behind[-f, -s])

    def _worth_a_look(self, fronts: Array, middles: Array, backs: Array) -> Array:
        """Return the places of the fronts whose highest middle and highest back together reach what some setting is worth."""
        highest = backs.argmax(axis=1)[:, None]
        top = np.take_along_axis(backs, highest, axis=1)[:, 0]
        beside = np.take_along_axis(middles, highest, axis=1)[:, 0]
        floor = np.where(beside >= _LEAST[fronts], self.values(fronts, beside, top), -np.inf).max()
        most = self.values(fronts, middles.max(axis=1), top)
        return np.flatnonzero(most >= floor - _ROUNDING)


def percentiles(rows: Rows) -> list[Array]:
    """Return for each class of front, middle and back the share of these rows that it beats, half of the ties counted."""
    tables = []
    for column, size in zip(rows.T, (THREES, FIVES, FIVES), strict=True):
        counts = np.bincount(column, minlength=size)
        tables.append((np.cumsum(counts) - counts / 2) / len(rows))
    return tables
