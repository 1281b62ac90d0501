"""Winning shapes against the test of the package `mahjong`, which is no dependency: skipped where it is not installed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

import pytest

from rules.dealing import Rng
from rules.mahjong import MahjongOptions
from rules.mahjong.counts import UNIT
from rules.mahjong.shanten import ORPHANS, is_complete
from rules.tiles import COPIES, KINDS, tile_set

T = TypeVar("T")

HANDS = 20_000
OPTIONS = MahjongOptions(seven_pairs=True)
"""The package always plays seven pairs, and seven different ones."""


def some(rng: Rng, items: Iterable[T], number: int) -> list[T]:
    """So many of the items, by lot."""
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled[:number]


def hand(rng: Rng) -> tuple[list[int], int]:
    """Counts of a hand that wins or nearly does, of any shape, and how many melds lie beside it."""
    melds = rng.below(5)
    shape = rng.below(8)
    while True:
        kinds: list[int] = []
        if shape == 0 and not melds:
            kinds = [*ORPHANS, rng.choice(ORPHANS)]
        elif shape == 1 and not melds:
            kinds = [kind for kind in some(rng, range(len(KINDS)), 7) for _ in range(2)]
        elif shape == 2:
            kinds = [tile.index for tile in some(rng, tile_set(flowers=False), 14 - 3 * melds)]
        else:
            # few suits make hands that can be split in many ways
            lanes = some(rng, range(4), 1 + rng.below(3))
            for _ in range(4 - melds):
                lane = rng.choice(lanes)
                run = lane < 3 and rng.chance(2, 3)
                first = 9 * lane + rng.below(7)
                kinds += [first, first + 1, first + 2] if run else [first] * 3
            kinds += [9 * rng.choice(lanes) + rng.below(7)] * 2
        if rng.chance(1, 2):
            kinds[rng.below(len(kinds))] = rng.below(len(KINDS))
        counted = Counter(kinds)
        if max(counted.values()) <= COPIES:
            return [counted[kind] for kind in range(len(KINDS))], melds


@pytest.mark.slow
def test_the_package_agrees_on_every_hand():
    agari = pytest.importorskip("mahjong.agari", reason="the package mahjong is not installed").Agari
    rng = Rng.from_text("agari")
    won = 0
    for _ in range(HANDS):
        held, melds = hand(rng)
        counts = sum(number * UNIT[kind] for kind, number in enumerate(held))
        wins = is_complete(counts, melds, OPTIONS)
        assert wins == agari.is_agari(held), (held, melds)
        won += wins
    assert HANDS / 4 < won < 3 * HANDS / 4
