"""What a row is worth beside another: rules R6 to R9."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from rules.cards import Card, Rank

FIVE = 5
"""Cards of a row in which straights and flushes count (R6)."""

RANKS = len(Rank)
"""Ranks of a suit. As a number a rank is its place in `Rank`, two 0 and ace 12: `card.index % RANKS`, for cards are numbered
suit by suit; `card.index // RANKS` is the suit's place in `Suit`."""

_RANKS = tuple(Rank)
_NUMBERS = {rank: number for number, rank in enumerate(_RANKS)}
_ACE = _NUMBERS[Rank.ACE]
_FIVE_HIGH = (_NUMBERS[Rank.FIVE],)


class Category(Enum):
    """What kind of poker hand a row is; its value is its key. Definition order is from the lowest to the highest (R6)."""

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIRS = "two_pairs"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"


CATEGORIES = tuple(Category)
_ORDER = {category: number for number, category in enumerate(CATEGORIES)}
_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH = (
    _ORDER[each] for each in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
)
_GROUPS = {
    (): _ORDER[Category.HIGH_CARD],
    (2,): _ORDER[Category.PAIR],
    (2, 2): _ORDER[Category.TWO_PAIRS],
    (3,): _ORDER[Category.THREE_OF_A_KIND],
    (3, 2): _ORDER[Category.FULL_HOUSE],
    (4,): _ORDER[Category.FOUR_OF_A_KIND],
}
"""Places of categories by the sizes of the groups of equal ranks, single cards left out."""

Key = tuple[int, tuple[int, ...]]
"""What rows are compared by: the place of the category, then rank numbers (two 0, ace 12) from the left (R6, R9)."""


@functools.total_ordering
@dataclass(frozen=True, slots=True)
class RowRank:
    """The category of a row and the ranks that decide within it, the largest group first, then kickers.

    A straight has its top card only. Rows of three and of five cards compare by R9: where one runs out of cards and all
    before was equal, the longer row is higher.
    """

    category: Category
    ranks: tuple[Rank, ...]

    @property
    def key(self) -> Key:
        """What it is compared by."""
        return _ORDER[self.category], tuple(_NUMBERS[rank] for rank in self.ranks)

    def __lt__(self, other: RowRank) -> bool:
        return self.key < other.key


def rank(cards: Iterable[Card]) -> RowRank:
    """Return what a row of one to five cards is worth. Straights and flushes count in five cards only (R8)."""
    order, numbers = row_key(cards)
    return RowRank(CATEGORIES[order], tuple(_RANKS[number] for number in numbers))


def row_key(cards: Iterable[Card]) -> Key:
    """Return what a row of one to five cards is compared by, as `rank(cards).key`."""
    places = [card.index for card in cards]
    suited = len(places) == FIVE and len({place // RANKS for place in places}) == 1
    return _remembered(tuple(sorted([place % RANKS for place in places])), suited)


@functools.cache
def _remembered(numbers: tuple[int, ...], suited: bool) -> Key:  # noqa: FBT001
    """The key of a row; there are not many thousands of them."""
    return key(numbers, suited=suited)


def compare(a: Iterable[Card], b: Iterable[Card]) -> int:
    """Return 1 when row `a` is higher than row `b`, -1 when it is lower, 0 for a tie."""
    ours, theirs = row_key(a), row_key(b)
    return (ours > theirs) - (ours < theirs)


def key(numbers: Sequence[int], *, suited: bool) -> Key:
    """Return the key of a row from its rank numbers; `suited` says that five cards are of one suit."""
    groups = sorted(((count, number) for number, count in Counter(numbers).items()), reverse=True)
    ranks = tuple(number for _, number in groups)
    category = _GROUPS[tuple(count for count, _ in groups if count > 1)]
    if len(ranks) == FIVE:
        top = _straight(ranks)
        if top is not None:
            return (_STRAIGHT_FLUSH if suited else _STRAIGHT), top
        if suited:
            return _FLUSH, ranks
    return category, ranks


def _straight(descending: tuple[int, ...]) -> tuple[int, ...] | None:
    """The top card of five different ranks in a row, or None. The ace is high or low, and nothing goes around (R7)."""
    if descending[0] - descending[-1] == FIVE - 1:
        return descending[:1]
    return _FIVE_HIGH if descending == (_ACE, 3, 2, 1, 0) else None
