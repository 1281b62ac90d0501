"""The least deadwood of every hand of seven of the 40-card pack, looked up for many hands at once.

A hand is a row of seven ascending card numbers (rules/chinchon/deck.py). Its place in the table is its colexicographic
rank, the sum of C(card, position + 1), from 0 to C(40, 7) - 1.
"""

from __future__ import annotations

import functools
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.chinchon.deck import deck_of
from rules.chinchon.options import ChinchonOptions

Cards = npt.NDArray[np.int8]
"""Card numbers, ascending along the last axis."""
Numbers = npt.NDArray[Any]

DECK = deck_of(ChinchonOptions())
PACK = len(DECK.cards)
SEVEN = 7
JOKER = next(number for number, card in enumerate(DECK.cards) if card is DECK.joker)
POINTS = np.array([DECK.points[card] for card in DECK.cards], dtype=np.int16)
PLACES = np.array([[comb(card, position + 1) for card in range(PACK)] for position in range(SEVEN)], dtype=np.int32)


def rank(cards: Cards) -> Numbers:
    """Return the ranks of hands among all of their size."""
    total = np.zeros(cards.shape[:-1], dtype=np.int32)
    for position in range(cards.shape[-1]):
        total += PLACES[position][cards[..., position]]
    return total


def melds() -> dict[tuple[int, ...], int]:
    """Return every meld of up to seven cards with what it saves; with the joker once for its other cards."""
    width = len(DECK.ranks)
    natural: set[tuple[int, ...]] = set()
    joined: set[tuple[int, ...]] = set()
    for suit in range(4):
        for first in range(width - 2):
            for length in range(3, min(SEVEN, width - first) + 1):
                run = [suit * width + place for place in range(first, first + length)]
                if JOKER not in run:
                    natural.add(tuple(run))
                    joined.update(tuple(sorted((*rest, JOKER))) for rest in combinations(run, length - 1))
                else:
                    joined.add(tuple(sorted(run)))
    for place in range(width):
        row = [suit * width + place for suit in range(4) if suit * width + place != JOKER]
        for size in (2, 3, 4):
            for alike in combinations(row, size):
                joined.add(tuple(sorted((*alike, JOKER))))
                if size > 2:
                    natural.add(alike)
    return {cards: int(POINTS[list(cards)].sum()) for cards in natural | joined if len(cards) <= SEVEN}


@functools.cache
def subsets(count: int, size: int) -> npt.NDArray[np.int8]:
    """Return every choice of so many of the first numbers, one a row."""
    return np.array(list(combinations(range(count), size)), dtype=np.int8).reshape(comb(count, size), size)


class Deadwood:
    """The table: what the melds of each hand save, in bytes, and the least deadwood made of it."""

    def __init__(self) -> None:
        found = melds()
        few = {size: self._single(found, size) for size in (3, 4)}
        self._saved = np.zeros(comb(PACK, SEVEN), dtype=np.uint8)
        for meld, points in found.items():
            others = np.array([card for card in range(PACK) if card not in meld], dtype=np.int8)
            size = SEVEN - len(meld)
            rest = others[subsets(len(others), size)]
            saved = np.full(len(rest), points, dtype=np.uint8)
            if size in few:
                saved += few[size][rank(rest)]
            hands = np.empty((len(rest), SEVEN), dtype=np.int8)
            hands[:, :size] = rest
            hands[:, size:] = meld
            hands.sort(axis=1)
            places = rank(hands)
            self._saved[places] = np.maximum(self._saved[places], saved)

    @staticmethod
    def _single(found: dict[tuple[int, ...], int], size: int) -> npt.NDArray[np.uint8]:
        """What the best single meld of three or four cards saves, by rank."""
        saved = np.zeros(comb(PACK, size), dtype=np.uint8)
        for meld, points in found.items():
            if len(meld) <= size:
                others = [card for card in range(PACK) if card not in meld]
                for rest in combinations(others, size - len(meld)):
                    place = rank(np.array(sorted((*meld, *rest)), dtype=np.int8))
                    saved[place] = max(saved[place], points)
        return saved

    def least(self, hands: Cards) -> npt.NDArray[np.int16]:
        """Return the least deadwood of hands of seven."""
        least: npt.NDArray[np.int16] = POINTS[hands].sum(axis=-1, dtype=np.int16) - self._saved[rank(hands)]
        return least
