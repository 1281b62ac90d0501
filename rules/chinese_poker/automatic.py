"""Hands that win by themselves: rules R20 to R24."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.cards import Card
from rules.chinese_poker.ranking import RANKS
from rules.chinese_poker.setting import HAND, Setting

Kind = Literal["dragon", "six_pairs", "three_flushes", "three_straights"]

KINDS: tuple[Kind, ...] = ("dragon", "six_pairs", "three_flushes", "three_straights")
"""The kinds in the order in which they are listed (R21)."""
VALUES: Mapping[str, int] = MappingProxyType({"dragon": 13, "six_pairs": 4, "three_flushes": 4, "three_straights": 4})
"""What each kind takes from each player (R24)."""

_ACE = RANKS - 1
_LADDER = (_ACE, *range(RANKS))
"""The ranks that straights run along: the ace at both ends, and none goes around (R20)."""
_SPLITS = frozenset({(3, 5, 5), (5, 8), (3, 10), (13,)})
"""Numbers of cards in each suit that can be split into rows of one suit."""

Ranks = tuple[int, ...]
"""Rank numbers, two 0 and ace 12."""
Counts = tuple[int, ...]
"""How often each rank is there."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A hand declared an automatic win: its kind and its cards in the order dealt, the last one on top."""

    kind: Kind
    cards: tuple[Card, ...]

    @property
    def value(self) -> int:
        """What it takes from each player without one."""
        return VALUES[self.kind]

    @property
    def top(self) -> Card:
        """The card that lies face up on the closed stack (R23)."""
        return self.cards[-1]


def kinds(cards: Sequence[Card]) -> tuple[Kind, ...]:
    """Return every kind that thirteen cards are, in the order of `KINDS`."""
    if len(cards) != HAND:
        return ()
    ranks = _counts(card.index % RANKS for card in cards)
    suits = Counter(card.index // RANKS for card in cards)
    holds: Mapping[Kind, bool] = {
        "dragon": max(ranks) == 1,
        "six_pairs": sum(count // 2 for count in ranks) == HAND // 2,
        "three_flushes": tuple(sorted(suits.values())) in _SPLITS,
        "three_straights": ranks in three_straights(),
    }
    return tuple(kind for kind in KINDS if holds[kind])


def best_kind(cards: Sequence[Card]) -> Kind | None:
    """Return the most valuable kind of thirteen cards, the first of equals, or None (R21)."""
    return max(kinds(cards), key=VALUES.__getitem__, default=None)


def proof(declared: Declared) -> Setting:
    """Return the cards in three rows that prove the win (R23); six pairs lie two by two, the odd card last in front."""
    if declared.kind == "three_flushes":
        return _flush_rows(declared.cards)
    if declared.kind == "six_pairs":
        return _pair_rows(declared.cards)
    rows = three_straights()[_counts(card.index % RANKS for card in declared.cards)]
    return _rows_of_ranks(declared.cards, rows)


@functools.cache
def three_straights() -> Mapping[Counts, tuple[Ranks, Ranks, Ranks]]:
    """Return the ranks of front, middle and back of every three straights, by how often each rank is there."""
    short, long = ([_LADDER[start : start + size] for start in range(len(_LADDER) - size + 1)] for size in (3, 5))
    found: dict[Counts, tuple[Ranks, Ranks, Ranks]] = {}
    for front in short:
        for middle, back in itertools.combinations_with_replacement(long, 2):
            found.setdefault(_counts(front + middle + back), (front, middle, back))
    return found


def _counts(ranks: Iterable[int]) -> Counts:
    counts = [0] * RANKS
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


def _rows_of_ranks(cards: Sequence[Card], rows: Sequence[Ranks]) -> Setting:
    left = list(cards)
    found = []
    for row in rows:
        taken = []
        for rank in row:
            card = next(each for each in left if each.index % RANKS == rank)
            left.remove(card)
            taken.append(card)
        found.append(tuple(taken))
    return Setting(*found)


def _flush_rows(cards: Sequence[Card]) -> Setting:
    """Rows of one suit each: the suit that has no multiple of five gives the front."""
    suits: dict[int, list[Card]] = {}
    for card in sorted(cards):
        suits.setdefault(card.index // RANKS, []).append(card)
    odd = next(suit for suit, own in suits.items() if len(own) % 5)
    front, rest = suits[odd][:3], suits[odd][3:]
    in_fives = rest + [card for suit, own in suits.items() if suit != odd for card in own]
    return Setting(tuple(front), tuple(in_fives[:5]), tuple(in_fives[5:]))


def _pair_rows(cards: Sequence[Card]) -> Setting:
    """Two pairs and half of the sixth in the middle and in the back, a pair and the odd card in front."""
    by_rank = sorted(cards, key=lambda card: (card.index % RANKS, card.index))
    pairs: list[tuple[Card, Card]] = []
    odd: Card | None = None
    for _, group in itertools.groupby(by_rank, key=lambda card: card.index % RANKS):
        own = list(group)
        pairs += zip(own[::2], own[1::2], strict=False)
        odd = own[-1] if len(own) % 2 else odd
    assert odd is not None
    first, second, third, fourth, fifth, sixth = pairs
    return Setting((*first, odd), (*second, *third, sixth[0]), (*fourth, *fifth, sixth[1]))
