"""The order of rows, R6 to R9."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

from rules.cards import cards, pack
from rules.chinese_poker.ranking import CATEGORIES, Category, compare, key, rank, row_key

IN_ORDER = (
    "9s 7h 5d 3c 2s",
    "Ts 8h 7d 3c 2s",
    "2s 2h 5d 4c 3s",
    "2s 2h 6d 4c 3s",
    "As Ah Kd Qc Js",
    "3s 3h 2d 2c 4s",
    "Ks Kh 2d 2c As",
    "As Ah 2d 2c 3s",
    "2s 2h 2d 4c 3s",
    "As Ah Ad Kc Qs",
    "As 2h 3d 4c 5s",
    "2s 3h 4d 5c 6s",
    "Ts Jh Qd Kc As",
    "2s 3s 4s 5s 7s",
    "As Ks Qs Js 9s",
    "2s 2h 2d 3c 3s",
    "2s 2h 2d Ac As",
    "3s 3h 3d 2c 2s",
    "2s 2h 2d 2c 3s",
    "2s 2h 2d 2c As",
    "As Ah Ad Ac Ks",
    "Ad 2d 3d 4d 5d",
    "2d 3d 4d 5d 6d",
    "Td Jd Qd Kd Ad",
)


def worth(text: str) -> Category:
    return rank(cards(text)).category


@pytest.mark.parametrize(("lower", "higher"), list(itertools.pairwise(IN_ORDER)))
def test_r06_from_high_card_to_straight_flush(lower, higher):
    assert compare(cards(lower), cards(higher)) == -1
    assert compare(cards(higher), cards(lower)) == 1
    assert rank(cards(lower)) < rank(cards(higher))


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("Js Jh Jd Jc 2s", "Js Jh Jd Jc 3s"),
        ("Js Jh Jd 2c 2s", "Js Jh Jd 3c 3s"),
        ("As Js 8s 6s 2s", "Ah Jh 8h 6h 3h"),
        ("As Jh 8s 6s 2s", "Ah Jd 8h 7h 2h"),
        ("As Ah Jd 8c 2s", "As Ah Jd 8c 3s"),
        ("As Ah 9d 9c 2s", "As Ah 9d 9c 3s"),
        ("As Ah 8d 8c Ks", "As Ah 9d 9c 2s"),
        ("9s 9h 9d 3c 2s", "9s 9h 9d 4c 2s"),
    ],
)
def test_r06_equal_categories_by_ranks_then_kickers(lower, higher):
    assert compare(cards(lower), cards(higher)) == -1


def test_r06_same_ranks_tie_and_suits_never_decide():
    assert compare(cards("As Js 8s 6s 2s"), cards("Ah Jh 8h 6h 2h")) == 0
    assert compare(cards("As Jh 8s 6s 2s"), cards("Ah Jd 8h 6h 2h")) == 0
    assert rank(cards("As Js 8s 6s 2s")) == rank(cards("8h Ah 6h 2h Jh"))


def test_r07_ace_to_five_is_the_lowest_straight_and_straight_flush():
    assert worth("Ah 2c 3d 4s 5h") is Category.STRAIGHT
    assert rank(cards("Ah 2c 3d 4s 5h")).ranks == (cards("5c")[0].rank,)
    assert compare(cards("Ah 2c 3d 4s 5h"), cards("2c 3d 4s 5h 6c")) == -1
    assert compare(cards("Ad 2d 3d 4d 5d"), cards("As Ah Ac Ad Kd")) == 1
    assert compare(cards("Ad 2d 3d 4d 5d"), cards("2d 3d 4d 5d 6d")) == -1


@pytest.mark.parametrize("row", ["Qs Kd Ah 2c 3d", "Ks Ad 2h 3c 4d", "Js Qd Kh Ac 2d", "Qs Ks As 2s 4s"])
def test_r07_no_straight_goes_around(row):
    assert worth(row) in (Category.HIGH_CARD, Category.FLUSH)


def test_r07_a_royal_flush_is_the_highest_straight_flush():
    assert worth("As Ks Qs Js Ts") is Category.STRAIGHT_FLUSH
    assert max(IN_ORDER, key=lambda row: rank(cards(row)).key) == "Td Jd Qd Kd Ad"


@pytest.mark.parametrize(
    ("row", "category"),
    [
        ("Ks Qs Js", "high_card"),
        ("As 2s 3s", "high_card"),
        ("2s 5s 9s", "high_card"),
        ("2h 2d 3c", "pair"),
        ("4h 4d 4c", "three_of_a_kind"),
    ],
)
def test_r08_straights_and_flushes_do_not_count_in_three_cards(row, category):
    assert worth(row).value == category


def test_r08_three_of_a_kind_over_pair_over_high_card():
    assert compare(cards("2h 2d 2c"), cards("As Ah Kd")) == 1
    assert compare(cards("2h 2d 3c"), cards("As Ks Qs")) == 1
    assert compare(cards("As Ks Qs"), cards("Ad Kd Js")) == 1


@pytest.mark.parametrize(
    ("three", "five", "expected"),
    [
        ("Ks Qs Js", "Kh Qh Jh 4c 2s", -1),
        ("9c 9d Ah", "9h 9s Ks 5c 4d", 1),
        ("9c 9d Kh", "9h 9s Ks 5c 4d", -1),
        ("Kd Qd Jd", "Kh Qh Tc 8c 2s", 1),
        ("As Ah Ad", "2h 3d 4s 5c 6h", -1),
        ("As Ah Ad", "2h 2d 2c 4s 3h", 1),
        ("As Ah Kd", "3s 3h 2d 2c 4s", -1),
        ("2s 2h 3d", "As Kh Qd Jc 9s", 1),
        ("4s 4h 4d", "4c 5c 6c 7c 9c", -1),
    ],
)
def test_r09_three_cards_against_five(three, five, expected):
    assert compare(cards(three), cards(five)) == expected
    assert compare(cards(five), cards(three)) == -expected


def test_names_grow_with_the_row():
    assert [worth(row).value for row in ("Qs", "Qs Qh", "Qs Qh 9s", "Qs Qh 9s 9d", "Qs Qh 9s 9d Kc")] == [
        "high_card",
        "pair",
        "pair",
        "two_pairs",
        "two_pairs",
    ]
    assert worth("2s 3s 4s 5s") is Category.HIGH_CARD
    assert "".join(map(str, rank(cards("9s Kc Qs 9d Qh")).ranks)) == "Q9K"


def test_all_rows_of_three_cards():
    counted = Counter(rank(row).category.value for row in itertools.combinations(pack(), 3))
    assert counted == {"three_of_a_kind": 52, "pair": 3_744, "high_card": 18_304}
    assert counted.total() == 22_100


FIVES = {
    "straight_flush": 40,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pairs": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}


def test_all_rows_of_five_cards_by_their_ranks():
    """Every set of ranks once, times the suits it can have."""
    counted: Counter[str] = Counter()
    for ranks in itertools.combinations_with_replacement(range(13), 5):
        ways = math.prod(math.comb(4, ranks.count(number)) for number in set(ranks))
        suited = 4 if len(set(ranks)) == 5 else 0
        if ways:
            counted[CATEGORIES[key(ranks, suited=False)[0]].value] += ways - suited
        if suited:
            counted[CATEGORIES[key(ranks, suited=True)[0]].value] += suited
    assert counted == FIVES
    assert counted.total() == 2_598_960


@pytest.mark.slow
def test_all_rows_of_five_cards_one_by_one():
    counted = Counter(row_key(row)[0] for row in itertools.combinations(pack(), 5))
    assert {CATEGORIES[order].value: count for order, count in counted.items()} == FIVES
