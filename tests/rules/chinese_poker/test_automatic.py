"""Hands that win by themselves, R20 to R23, counted over all 635,013,559,600 hands."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.cards import cards, pack
from rules.chinese_poker.automatic import KINDS, VALUES, Declared, best_kind, kinds, proof, three_straights
from rules.chinese_poker.ranking import rank
from rules.dealing import Rng
from tests.rules.chinese_poker.hands import (
    DRAGON,
    SIX_PAIRS,
    THREE_FLUSHES,
    THREE_STRAIGHTS,
    declared,
    random_hand,
)

ALL_HANDS = 635_013_559_600
RANKS = "23456789TJQKA"


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        (DRAGON, ("dragon", "three_straights")),
        (SIX_PAIRS, ("six_pairs",)),
        (THREE_FLUSHES, ("three_flushes",)),
        (THREE_STRAIGHTS, ("three_straights",)),
        ("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", ("dragon", "three_flushes", "three_straights")),
        ("2c 2d 2h 2s 6c 6h 8d 8s Tc Th Qd Qs Ac", ("six_pairs",)),
        ("2c 2d 2h 2s 6c 6h 6d 6s Tc Th Td Ts Ac", ("six_pairs",)),
        ("2c 2d 2h 6c 6h 8d 8s Tc Th Qd Qs Ac As", ("six_pairs",)),
        ("2c 4c 6c 8c Tc Qc Ac 9c 2d 4d 6d 8d Td", ("three_flushes",)),
        ("2c 4c 6c 8c Tc Qc Ac 9c Kc 7c 6d 8d Td", ("three_flushes",)),
        ("2c 4c 6c 8c 2d 4d 6d 8d Ad 2h 5h 6h 9h", ()),
        ("2c 2d 2h 6c 6h 6d 8s 8d Tc Th Qd Qs Ac", ()),
        ("Ac Kd Qh Ad Ks Qc 2h 3s 4c 5d 9h 9c 9d", ()),
    ],
)
def test_r20_what_is_an_automatic_win(hand, found):
    assert kinds(cards(hand)) == found
    assert kinds(cards(hand)[::-1]) == found


def test_r20_the_ace_is_high_and_low_but_nothing_goes_around():
    assert kinds(cards("Qc Kd Ah As 2c 3d 4h 5s 6c 7d 8h 9s Tc")) == ("three_straights",)
    assert kinds(cards("Kc Ad 2h 3s 4c 5d 6h 7s 3d 4h 5s 6c 7d")) == ()
    assert kinds(cards("Qc Kd Ah 2s 3c 5d 6h 7s 8d 9h Ts Jc Qd")) == ()


def test_r21_the_value_is_the_highest_and_the_first_of_equals_is_named():
    assert best_kind(cards(DRAGON)) == "dragon"
    both = cards("2c 2d 3c 3d 4c 4d 5c 5d 6c 6d 7c 8d 7d")
    assert kinds(both)[0] == "six_pairs"
    assert best_kind(both) == "six_pairs"
    assert best_kind(cards("2c 4c 6c 8c 2d 4d 6d 8d Ad 2h 5h 6h 9h")) is None
    assert {kind: VALUES[kind] for kind in KINDS} == {
        "dragon": 13,
        "six_pairs": 4,
        "three_flushes": 4,
        "three_straights": 4,
    }


def test_other_numbers_of_cards_are_no_automatic_win():
    assert kinds(cards(DRAGON)[:12]) == ()
    assert kinds(()) == ()


def sorted_counts(total: int, most: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Ways to write a total as numbers up to `most`, descending, padded to so many parts."""
    if parts == 0:
        if total == 0:
            yield ()
        return
    for first in range(min(total, most), -1, -1):
        for rest in sorted_counts(total - first, first, parts - 1):
            yield (first, *rest)


def arrangements(counts: tuple[int, ...]) -> int:
    """In how many orders some numbers can be written."""
    return math.factorial(len(counts)) // math.prod(math.factorial(times) for times in Counter(counts).values())


def hand_with_ranks(counts: tuple[int, ...]) -> str:
    return " ".join(f"{rank}{suit}" for rank, count in zip(RANKS, counts, strict=True) for suit in "cdhs"[:count])


def test_how_many_hands_are_dragons_and_six_pairs():
    """One hand for each shape of rank counts, times the hands of that shape."""
    counted: Counter[str] = Counter()
    hands = 0
    for counts in sorted_counts(13, 4, 13):
        ways = arrangements(counts) * math.prod(math.comb(4, count) for count in counts)
        hands += ways
        for kind in kinds(cards(hand_with_ranks(counts))):
            counted[kind] += ways
    assert hands == ALL_HANDS
    assert counted["dragon"] == 67_108_864
    assert counted["six_pairs"] == 2_856_863_152


def test_how_many_hands_are_three_flushes():
    counted = hands = 0
    for counts in sorted_counts(13, 13, 4):
        ways = arrangements(counts) * math.prod(math.comb(13, count) for count in counts)
        hands += ways
        own = (f"{rank}{suit}" for suit, count in zip("cdhs", counts, strict=True) for rank in RANKS[:count])
        if "three_flushes" in kinds(cards(own)):
            counted += ways
    assert hands == ALL_HANDS
    assert counted == 5_705_516_392


def test_how_many_hands_are_three_straights():
    counted = 0
    for counts in three_straights():
        if max(counts) <= 4:
            found = kinds(cards(hand_with_ranks(counts)))
            assert "three_straights" in found
            assert "six_pairs" not in found, "six pairs and three straights never coincide"
            counted += math.prod(math.comb(4, count) for count in counts)
    assert counted - 67_108_864 == 1_962_470_912


def in_a_row(cards_of_row) -> bool:
    numbers = sorted(RANKS.index(card.rank.value) for card in cards_of_row)
    low = sorted(-1 if number == 12 else number for number in numbers)
    return any(each == list(range(each[0], each[0] + len(each))) for each in (numbers, low))


def proves(won: Declared) -> None:
    rows = proof(won)
    assert rows.complete
    assert sorted(rows.cards) == sorted(won.cards)
    if won.kind == "three_flushes":
        assert all(len({card.suit for card in row}) == 1 for row in rows)
    elif won.kind == "six_pairs":
        assert [rank(row).category.value for row in rows] in (
            ["pair", "two_pairs", "two_pairs"],
            ["pair", "two_pairs", "four_of_a_kind"],
            ["pair", "four_of_a_kind", "two_pairs"],
            ["pair", "full_house", "two_pairs"],
            ["pair", "two_pairs", "full_house"],
            ["three_of_a_kind", "two_pairs", "two_pairs"],
        )
        assert rows.middle[-1].rank is rows.back[-1].rank
    else:
        assert all(in_a_row(row) for row in rows)


@pytest.mark.parametrize(
    "hand",
    [
        DRAGON,
        SIX_PAIRS,
        THREE_FLUSHES,
        THREE_STRAIGHTS,
        "2c 2d 2h 2s 6c 6h 8d 8s Tc Th Qd Qs Ac",
        "2c 4c 6c 8c Tc Qc Ac 9c 2d 4d 6d 8d Td",
        "2c 4c 6c 8c Tc Qc Ac 9c Kc 7c 6d 8d Td",
        "3c 4c 6c 8c Tc 3d 4d 6d 8d Td 2h 5h 9h",
    ],
)
def test_r23_rows_that_prove_the_win(hand):
    proves(declared(hand))


def test_r23_every_three_straights_and_random_automatic_wins_are_proved():
    for counts in three_straights():
        if max(counts) <= 4:
            proves(declared(hand_with_ranks(counts)))
    rng = Rng.from_text("automatic")
    found = 0
    for _ in range(3_000):
        hand = random_hand(rng)
        kind = best_kind(hand)
        if kind is not None:
            proves(Declared(kind, hand))
            found += 1
    assert found > 20


def test_r23_the_top_card_is_the_last_one_dealt():
    won = declared(DRAGON)
    assert won.top is cards(DRAGON)[-1]
    assert won.value == 13


def test_a_straight_flush_may_be_a_straight_or_a_flush():
    straight_flushes = [card for card in pack() if card.suit.value in "cd" and card.rank.value in "23456"]
    hand = (*straight_flushes, *cards("9h Ts Jh"))
    assert kinds(hand) == ("three_straights",)
    assert kinds((*straight_flushes, *cards("2h 9h Jh"))) == ("three_flushes",)
    assert len(list(itertools.chain(*proof(Declared("three_straights", hand))))) == 13
