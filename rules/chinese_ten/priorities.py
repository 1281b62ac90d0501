"""In which order cards are tried in a playout: greedily, or carefully by a table of what lies open and can be lost.

Cards are their numbers in the pack here. Careful play sees the own hand and what lies open, like a player, and does not
count ahead: a card in the hand is safe, so a capture is worth what it saves from the others, the more so the more cards
that could take it are still unseen. The numbers were fitted on sampled deals against greedy play; careful play by itself
wins about five points a deal of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.cards import Rank, pack
from rules.chinese_ten.captures import PARTNER
from rules.chinese_ten.greed import ACE_LOW
from rules.chinese_ten.opening import PACK

NUMBERS = range(len(PACK))
RANKS = tuple(Rank)
RANK = tuple(RANKS.index(card.rank) for card in PACK)
"""The place of each card's rank in `RANKS`, by which ranks are named here."""
ALIKE = tuple(tuple(card.index for card in pack([rank])) for rank in RANKS)
"""The four cards of each rank."""
TAKING = tuple(RANKS.index(PARTNER[rank]) for rank in RANKS)
"""The rank that takes each rank, and that it takes."""
TAKEN_BY = tuple(tuple(each for each in ALIKE[TAKING[RANK[card]]] if each != card) for card in NUMBERS)
"""For each card those that it takes, and that take it."""
_LOW = tuple(ACE_LOW.index(card.rank.value) for card in PACK)

Weights = tuple[float, float, float]
"""What a play is worth: a number, then weights for the points of two cards."""

CAPTURES: Mapping[tuple[int, int], Weights] = MappingProxyType(
    {
        (0, 0): (1.4, 0.2, 0.2),
        (0, 1): (2.0, 0.0, 0.3),
        (1, 0): (0.0, 1.7, 0.0),
        (1, 1): (0.8, 2.3, 0.5),
        (2, 0): (0.0, 2.7, 0.3),
        (2, 1): (0.7, 2.8, 1.0),
        (3, 0): (1.3, 2.6, 0.1),
    }
)
"""A capture, by the unseen cards of the own card's rank, and further ones in the hand (1: any number). The weights are
for the points of the target and of the own card."""

LAYS: Mapping[tuple[int, int], Weights] = MappingProxyType(
    {
        (0, 0): (-20.0, -1.0, 0.0),
        (0, 1): (-2.8, 0.0, 1.1),
        (0, 2): (3.9, 0.0, 0.0),
        (1, 0): (-21.5, -0.7, -0.4),
        (1, 1): (-14.0, -0.8, -0.3),
        (1, 2): (-13.7, -1.9, -0.1),
        (2, 0): (-20.4, -0.6, -0.4),
        (2, 1): (-19.5, -0.9, -0.4),
        (2, 2): (-16.6, -0.5, -0.1),
        (3, 0): (-26.0, -1.4, 0.1),
        (3, 1): (-17.0, -1.8, -0.1),
        (4, 0): (-19.3, -1.4, -0.4),
    }
)
"""Laying a card, by the unseen cards that could take it, and those in the own hand (2: or more). The weights are for the
points of the card and of the dearest card that could take it."""


SITUATIONS = len(CAPTURES) + len(LAYS)
"""Situations of one rank: those of `CAPTURES` for the rank that captures, then those of `LAYS` for the rank that could take
the card laid."""


@dataclass(frozen=True, slots=True)
class Greedy:
    """Greedy play: the first of `pairs` (card, target) that can be, else the first of `lays`.

    `takes[card]` are the targets of a card, the dearest first.
    """

    points: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    lays: tuple[int, ...]
    takes: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Careful:
    """Careful play: the first of `plays` that can be and whose situation is given.

    A play is a card, its target (-1: it is laid) and the number of its situation: `SITUATIONS` for each of `ranks`.
    """

    plays: tuple[tuple[int, int, int], ...]
    ranks: tuple[int, ...]


def greedy(points: Sequence[int]) -> Greedy:
    """Return the orders of greedy play for these points of the cards; equal ones by rank, ace low, then in pack order."""
    takes = tuple(tuple(sorted(targets, key=lambda each: (-points[each], each))) for targets in TAKEN_BY)
    pairs = [(card, target) for card in NUMBERS for target in takes[card]]
    pairs.sort(key=lambda pair: (-points[pair[0]] - points[pair[1]], _LOW[pair[0]], pair))
    lays = sorted(NUMBERS, key=lambda card: (points[card], _LOW[card], card))
    return Greedy(tuple(points), tuple(pairs), tuple(lays), takes)


def careful(points: Sequence[int], hand: Sequence[int]) -> Careful:
    """Return the order of careful play with these cards; equal plays by rank, ace low, then in pack order."""
    ranks = tuple(sorted({rank for card in hand for rank in (RANK[card], TAKING[RANK[card]])}))
    rated: list[tuple[float, int, int, int, int]] = []
    for card in hand:
        own = points[card]
        dearest = max(points[each] for each in TAKEN_BY[card])
        situation = SITUATIONS * ranks.index(RANK[card])
        for number, by_target, by_card in CAPTURES.values():
            for target in TAKEN_BY[card]:
                rating = number + by_target * points[target] + by_card * own
                rated.append((-rating, _LOW[card], card, target, situation))
            situation += 1
        situation = SITUATIONS * ranks.index(TAKING[RANK[card]]) + len(CAPTURES)
        for number, by_card, by_taker in LAYS.values():
            rated.append((-(number + by_card * own + by_taker * dearest), _LOW[card], card, -1, situation))
            situation += 1
    rated.sort()
    return Careful(tuple((card, target, situation) for *_, card, target, situation in rated), ranks)
