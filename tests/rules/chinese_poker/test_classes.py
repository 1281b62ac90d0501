"""7,462 and 455 classes, in the order of the slow evaluator."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from rules.cards import cards, pack
from rules.chinese_poker.classes import FIVES, THREES, WEIGHTS, classes, row_class
from rules.chinese_poker.ranking import compare, rank, row_key

FIVE = st.lists(st.sampled_from(pack()), min_size=5, max_size=5, unique=True)
THREE = st.lists(st.sampled_from(pack()), min_size=3, max_size=3, unique=True)


def test_r07_and_r08_distinct_values():
    known = classes()
    assert len(known.five_keys) == len(set(known.five_keys)) == FIVES == 7_462
    assert len(known.three_keys) == len(set(known.three_keys)) == THREES == 455
    assert list(known.five_keys) == sorted(known.five_keys)
    assert list(known.three_keys) == sorted(known.three_keys)
    assert sorted([*known.five.values(), *known.flush.values()]) == list(range(FIVES))


def test_every_three_cards_have_their_class():
    known = classes()
    for row in itertools.combinations(pack(), 3):
        assert known.three_keys[row_class(row)] == row_key(row)


@given(FIVE)
def test_rows_in_any_order_have_the_class_of_their_rank(row):
    number = row_class(row)
    assert classes().five_keys[number] == rank(row).key
    assert row_class(sorted(row)) == row_class(row[::-1]) == number


@given(FIVE, FIVE)
def test_classes_compare_like_rows(a, b):
    assert (row_class(a) > row_class(b)) - (row_class(a) < row_class(b)) == compare(a, b)


@given(FIVE)
def test_suits_matter_only_when_all_are_equal(row):
    other = {"c": "d", "d": "h", "h": "s", "s": "c"}
    turned = cards(f"{card.rank}{other[card.suit.value]}" for card in row)
    assert row_class(turned) == row_class(row)


@given(THREE, FIVE)
def test_the_least_middle_is_the_lowest_that_beats_a_front(front, middle):
    least = classes().least_middle[row_class(front)]
    assert (row_class(middle) >= least) == (compare(middle, front) > 0)


def test_some_middle_beats_every_front():
    least = classes().least_middle
    assert list(least) == sorted(least)
    assert max(least) < FIVES
    assert least[row_class(cards("2c 3c 4d"))] == 0


def test_weights_tell_all_ranks_apart():
    sums = {sum(WEIGHTS[number] for number in ranks) for ranks in itertools.combinations_with_replacement(range(13), 4)}
    assert len(sums) == 1_820
