"""What helps a hand: questions about counts that bots ask over and over, remembered."""

from __future__ import annotations

import functools

from rules.mahjong.counts import Counts
from rules.mahjong.distance import nearer


@functools.lru_cache(maxsize=1 << 15)
def helping(counts: Counts, sets: int) -> tuple[int, tuple[int, ...]]:
    """Return what is missing to so many sets and a pair, and the kinds that lower it."""
    return nearer(counts, sets)


@functools.lru_cache(maxsize=1 << 14)
def helping_chows(counts: Counts, sets: int) -> tuple[int, tuple[int, ...]]:
    """Return the same for chows only."""
    return nearer(counts, sets, chows=True)


@functools.cache
def pungs_missing(threes: int, twos: int, ones: int, sets: int) -> int:
    """Return how many tiles are missing to so many pungs and a pair, by how many kinds are held how often at least.

    `threes` kinds are held three or four times, `twos` twice, `ones` once.
    """
    held = [3] * threes + [2] * twos + [1] * ones + [0] * (sets + 1)
    return sum(3 - each for each in held[:sets]) + max(0, 2 - held[sets])
