"""Every way to split thirteen cards into rows, with the class of each row: what bots search and legal actions list."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_poker.classes import WEIGHTS, classes
from rules.chinese_poker.ranking import FIVE, RANKS
from rules.chinese_poker.setting import HAND, SIZES, Setting

ALL = (1 << HAND) - 1
"""The set of all thirteen cards. A set of cards is a bit mask over their places in the sorted hand."""

Masks = tuple[int, int, int]
"""Front, middle and back as sets of cards."""


@functools.cache
def masks(size: int) -> tuple[int, ...]:
    """Return every set of so many cards, in the order of `itertools.combinations`."""
    return tuple(sum(1 << place for place in places) for places in itertools.combinations(range(HAND), size))


@functools.cache
def places(mask: int) -> tuple[int, ...]:
    """Return the places in a set of cards, ascending."""
    return tuple(place for place in range(HAND) if mask >> place & 1)


@dataclass(frozen=True, slots=True)
class Splits:
    """A hand and the class of each row that can be made of it.

    `cards` are in pack order. `threes` and `fives` pair the class of each row with its set of cards, the highest first.
    `five_of` is the class of a set of five cards.
    """

    cards: tuple[Card, ...]
    threes: tuple[tuple[int, int], ...]
    fives: tuple[tuple[int, int], ...]
    five_of: dict[int, int]

    def mask(self, some: Sequence[Card]) -> int:
        """Return the set of some cards of the hand."""
        return sum(1 << self.cards.index(card) for card in some)

    def row(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a set, in pack order."""
        return tuple([self.cards[place] for place in places(mask)])

    def setting(self, rows: Masks) -> Setting:
        """Return the setting of three sets of cards."""
        front, middle, back = map(self.row, rows)
        return Setting(front, middle, back)

    def all(self) -> Iterator[Masks]:
        """Yield every split into three, five and five cards once: 72,072 of them, most of them out of order."""
        for _, front in self.threes:
            for _, back in self.fives:
                if not back & front:
                    yield front, ALL ^ front ^ back, back

    def legal(self) -> Iterator[Masks]:
        """Yield every setting in order (R10), once; low fronts first, which leave many."""
        least = classes().least_middle
        for front, front_mask in reversed(self.threes):
            rest = ALL ^ front_mask
            for back, back_mask in self.fives:
                if not back_mask & front_mask and least[front] <= self.five_of[rest ^ back_mask] <= back:
                    yield front_mask, rest ^ back_mask, back_mask


def splits(hand: Sequence[Card]) -> Splits:
    """Return the rows that can be made of a hand of thirteen cards, given in any order."""
    return _splits(tuple(sorted(hand)))


@functools.lru_cache(maxsize=32)
def _splits(cards: tuple[Card, ...]) -> Splits:
    """The rows of a sorted hand. Remembered: while hands are set the same few are asked for again and again."""
    assert len(set(cards)) == HAND
    known = classes()
    weights = [WEIGHTS[card.index % RANKS] for card in cards]
    threes = map(known.three.__getitem__, map(sum, itertools.combinations(weights, SIZES["front"])))
    three_of = dict(zip(masks(SIZES["front"]), threes, strict=True))
    # No hand has five cards of one rank, which would be missing here.
    fives = map(known.five.__getitem__, map(sum, itertools.combinations(weights, FIVE)))
    five_of = dict(zip(masks(FIVE), fives, strict=True))
    for mask, total in _suited(cards, weights):
        five_of[mask] = known.flush[total]
    return Splits(cards, _highest_first(three_of), _highest_first(five_of), five_of)


def _highest_first(class_of: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple([(class_of[mask], mask) for mask in sorted(class_of, key=class_of.__getitem__, reverse=True)])


def _suited(cards: Sequence[Card], weights: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each set of five cards of one suit, with its weight."""
    for _, own in itertools.groupby(range(HAND), key=lambda place: cards[place].suit):
        for places in itertools.combinations(own, FIVE):
            yield sum(1 << place for place in places), sum(weights[place] for place in places)
