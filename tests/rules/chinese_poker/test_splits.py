"""All splits of a hand into rows, and which are in order: R10."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import cards, pack
from rules.chinese_poker.classes import row_class
from rules.chinese_poker.splits import ALL, splits
from tests.rules.chinese_poker.hands import LOSERS

HANDS = st.lists(st.sampled_from(pack()), min_size=13, max_size=13, unique=True)
HAND = cards(LOSERS[0].replace("/", " "))


def test_72_072_splits_each_once():
    every = list(splits(HAND).all())
    assert len(set(every)) == len(every) == 72_072
    assert all(front | middle | back == ALL and not front & middle & back for front, middle, back in every)
    assert {(front.bit_count(), middle.bit_count(), back.bit_count()) for front, middle, back in every} == {(3, 5, 5)}


@settings(max_examples=8)
@given(HANDS, st.integers(0, 100))
def test_exactly_the_settings_in_order_are_legal(hand, offset):
    found = splits(hand)
    legal = list(found.legal())
    once = set(legal)
    assert len(once) == len(legal)
    for rows in list(found.all())[offset::101]:
        assert (found.setting(rows).foul is None) == (rows in once)


@settings(max_examples=30)
@given(HANDS)
def test_rows_have_the_class_of_their_cards(hand):
    found = splits(hand)
    assert found.cards == tuple(sorted(hand))
    for number, mask in (*found.threes[::20], *found.fives[::60]):
        assert row_class(found.row(mask)) == number
        assert found.mask(found.row(mask)) == mask
    assert [number for number, _ in found.fives] == sorted((number for number, _ in found.fives), reverse=True)
    assert all(found.five_of[mask] == number for number, mask in found.fives)
    assert (len(found.threes), len(found.fives)) == (286, 1_287)


def test_flushes_are_found_in_every_suit():
    for suit in "cdhs":
        hand = cards(
            " ".join(f"{rank}{suit}" for rank in "2345679JA")
            + " 2"
            + "dhsc"["cdhs".index(suit)]
            + " ".join(f" {rank}{'dhsc'['cdhs'.index(suit)]}" for rank in "TQK")
        )
        found = splits(hand)
        best, mask = found.fives[0]
        assert best == row_class(cards(f"3{suit} 4{suit} 5{suit} 6{suit} 7{suit}"))
        assert {card.suit.value for card in found.row(mask)} == {suit}
