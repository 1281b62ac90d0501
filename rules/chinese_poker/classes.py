"""Rows as numbers: 7,462 classes of five cards and 455 of three, from the lowest to the highest, found in a moment."""

from __future__ import annotations

import functools
import itertools
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_poker.ranking import FIVE, RANKS, Key, key

FIVES = 7462
"""Distinct values of five cards (R7)."""
THREES = 455
"""Distinct values of three cards (R8)."""

WEIGHTS = tuple(5**number for number in range(RANKS))
"""What a card adds to the sum that tells rows of ranks apart: no rank is there five times."""


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes of rows.

    `five` and `three` are by the sum of the cards' weights, `flush` by the same sum of five cards of one suit.
    `least_middle` holds, for each class of three cards, the lowest class of five that beats it (R9), or `FIVES`.
    """

    five: dict[int, int]
    flush: dict[int, int]
    three: dict[int, int]
    least_middle: tuple[int, ...]
    five_keys: tuple[Key, ...]
    three_keys: tuple[Key, ...]


@functools.cache
def classes() -> Classes:
    """Return the classes, worked out once in a process from the order of the rows."""
    mixed = [ranks for ranks in itertools.combinations_with_replacement(range(RANKS), FIVE) if len(set(ranks)) > 1]
    suited = list(itertools.combinations(range(RANKS), FIVE))
    found = [(key(ranks, suited=False), False, ranks) for ranks in mixed]
    found += [(key(ranks, suited=True), True, ranks) for ranks in suited]
    found.sort()
    five: dict[int, int] = {}
    flush: dict[int, int] = {}
    for number, (_, of_one_suit, ranks) in enumerate(found):
        (flush if of_one_suit else five)[weight(ranks)] = number
    threes = sorted(
        (key(ranks, suited=False), ranks) for ranks in itertools.combinations_with_replacement(range(RANKS), 3)
    )
    five_keys = tuple(each for each, _, _ in found)
    return Classes(
        five,
        flush,
        {weight(ranks): number for number, (_, ranks) in enumerate(threes)},
        tuple(bisect_right(five_keys, each) for each, _ in threes),
        five_keys,
        tuple(each for each, _ in threes),
    )


def weight(ranks: Sequence[int]) -> int:
    """Return the sum that stands for some rank numbers."""
    return sum(WEIGHTS[number] for number in ranks)


def row_class(cards: Sequence[Card]) -> int:
    """Return the class of a row of three or five cards."""
    known = classes()
    total = weight([card.index % RANKS for card in cards])
    if len(cards) != FIVE:
        return known.three[total]
    if len({card.index // RANKS for card in cards}) == 1:
        return known.flush[total]
    return known.five[total]
