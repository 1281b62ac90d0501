"""The least deadwood of a hand found a second time, by trying everything: what the melds solver is held against.

`python -m tests.rules.chinchon.brute_force` compares 20,000 random hands of seven and eight cards, half of them with the
joker, and ends with status 1 if any differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations
from random import Random

from rules.cards import Card
from rules.chinchon import ChinchonOptions
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import JOKER

ORDER = {40: "A234567JQK", 48: "A23456789JQK", 52: "A23456789TJQK"}
FIGURES = {"spanish": {"J": 10, "Q": 11, "K": 12}, "tens": {"J": 10, "Q": 10, "K": 10}}


def worth(card: Card, options: ChinchonOptions) -> int:
    """The points of a loose card, written down anew from R4."""
    if str(card) == "Ad" and options.joker != "none":
        return 25
    place = ORDER[options.deck].index(card.rank.value) + 1
    return FIGURES.get(options.figures, {}).get(card.rank.value, place)


def is_meld(some: tuple[Card, ...], options: ChinchonOptions) -> bool:
    """Whether cards are a set or a run, by R13 to R15 and without any table."""
    natural = [card for card in some if str(card) != "Ad" or options.joker == "none"]
    jokers = len(some) - len(natural)
    if len({card.rank for card in natural}) == 1:
        return len(some) <= (5 if options.joker_fifth else 4)
    if len({card.suit for card in natural}) > 1:
        return False
    places = [ORDER[options.deck].index(card.rank.value) for card in natural]
    return max(places) - min(places) < len(some) if jokers else max(places) - min(places) == len(some) - 1


def brute_force(hand: tuple[Card, ...], options: ChinchonOptions) -> int:
    """The least deadwood by trying every way to take groups of three or more out of a hand."""
    points = sum(worth(card, options) for card in hand)
    best = points
    for size in range(3, len(hand) + 1):
        for group in combinations(hand, size):
            if is_meld(group, options):
                rest = tuple(card for card in hand if card not in group)
                best = min(best, brute_force(rest, options) if len(rest) >= 3 else sum(worth(c, options) for c in rest))
    return best


def random_hands(count: int, options: ChinchonOptions, seed: int) -> Iterator[tuple[Card, ...]]:
    """Hands of seven and eight cards in turn, and of each size every second with the joker."""
    rng = Random(seed)
    natural = [card for card in arranger_of(options).deck.cards if card is not JOKER]
    for number in range(count):
        size = 7 + number % 2
        drawn = rng.sample(natural, size)
        yield (*drawn[1:], JOKER) if number // 2 % 2 else tuple(drawn)


def differences(count: int, options: ChinchonOptions, seed: int) -> list[tuple[Card, ...]]:
    """The random hands on which the solver and brute force do not agree."""
    arranger = arranger_of(options)
    return [
        hand
        for hand in random_hands(count, options, seed)
        if arranger.least(arranger.deck.mask(hand)) != brute_force(hand, options)
    ]


def main() -> int:
    """Compare, print one line, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.rules.chinchon.brute_force", description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000, help="how many hands (20000)")
    parser.add_argument("--seed", type=int, default=7, help="number that names the hands")
    parser.add_argument("--deck", type=int, default=40, choices=sorted(ORDER), help="cards of the pack (40)")
    arguments = parser.parse_args()
    found = differences(arguments.hands, ChinchonOptions(deck=arguments.deck), arguments.seed)
    lines = [f"differs: {' '.join(map(str, hand))}" for hand in found[:10]]
    lines.append(f"{arguments.hands} hands of 7 and 8 cards, half of them with the joker: {len(found)} differences")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
