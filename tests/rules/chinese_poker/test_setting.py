"""Rows in order and what they earn: R10, R11, R17, and the live badges of a table."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.setting import FORFEITED, RowState, Setting, bonuses, row_bonus, row_states
from tests.rules.chinese_poker.hands import BASIC, BOTH, LOSERS, MANDARIN, SWEEPER, setting


@pytest.mark.parametrize("text", [SWEEPER, *LOSERS])
def test_r10_back_over_middle_over_front(text):
    assert setting(text).foul is None
    assert setting(text).complete


def test_r10_the_back_may_equal_the_middle():
    assert setting("Ah Kd 2c / 9h 8d 7c 6s 5h / 9s 8h 7d 6c 5c").foul is None
    assert setting("Ah Kd 2c / 9h 8d 7c 6s 5h / 9s 8h 7d 6c 2h").foul == "middle-beats-back"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Jh 7c 4c 2s / Qh Js Jd 4d / 9s 9d 3c 3d 2c", "wrong-count"),
        ("Jh 7c / Qh Js Jd 4d 4c 2s / 9s 9d 3c 3d 2c", "wrong-count"),
        ("As Ah Ad / 2h 3c 4c 6d 7d / 9s 9d 3d 2d", "wrong-count"),
        ("As Ah 5c / 7s 7h 7d 7c 5s / 6h 6c 6d Th Ts", "middle-beats-back"),
        ("As Ah Ad / 7s 7h 7d 7c 5s / 6h 6c 6d Th Ts", "middle-beats-back"),
        ("Kd Qd Jd / Kh Qh Tc 8c 2s / 9s 9h 7d 6c 5c", "front-beats-middle"),
        ("2s 2h 3c / As Kh Qd Jc 9s / 9d 9h 7d 6c 5c", "front-beats-middle"),
    ],
)
def test_r11_the_first_reason_that_applies(text, reason):
    assert setting(text).foul == reason
    assert bonuses(setting(text), MANDARIN) == (0, 0, 0)


def test_r13_a_forfeited_hand_is_a_foul_with_empty_rows():
    assert FORFEITED.foul == "wrong-count"
    assert FORFEITED.cards == ()


@pytest.mark.parametrize(
    ("text", "earned"),
    [
        ("4s 4h 4d / 7s 7h 7d 2c 2d / Th Tc Td Ts 2h", (3, 2, 4)),
        ("Kd Qd 4c / 8h 7h 6h 5h 4h / 9s 8s 7s 6s 5s", (0, 10, 5)),
        ("Kd Qd 4c / 6h 6s 6d 6c 4h / 9s 9h 9d 9c 5s", (0, 8, 4)),
        ("Kd Qd 4c / 6h 6s 6d 4d 4h / 9s 9h 9d 8d 8s", (0, 2, 0)),
        ("Kd Kh 4c / Ah As 6d 4d 4h / 9s 8s 7d 6s 5s", (0, 0, 0)),
    ],
)
def test_r17_bonuses_by_row(text, earned):
    assert bonuses(setting(text), MANDARIN) == bonuses(setting(text), BOTH) == earned
    assert bonuses(setting(text), BASIC) == (0, 0, 0)


def test_r17_a_full_house_in_the_back_has_none():
    back = setting("As Ks 5c / 6s 6h 6d 3c 3h / Th Tc Td 2s 2h").back
    assert row_bonus("back", rank(back).category, MANDARIN) == 0
    assert row_bonus("middle", rank(back).category, MANDARIN) == 2


def states(text: str) -> list[RowState]:
    return list(row_states(setting(text), MANDARIN))


def test_badges_of_empty_and_growing_rows():
    front, middle, back = states("/ Qs Qh / 9s")
    assert (front.rank, front.state, front.free) == (None, "incomplete", 3)
    assert middle.rank is not None
    assert (middle.rank.category.value, middle.state, middle.free) == ("pair", "incomplete", 3)
    assert back.free == 4


def test_badges_of_rows_in_order():
    front, middle, back = states("4s 4h 4d / 7s 7h 7d 2c 2d / Th Tc Td Ts 2h")
    assert {front.state, middle.state, back.state} == {"in-order"}
    assert [each.bonus for each in (front, middle, back)] == [3, 2, 4]


def test_badges_of_both_rows_that_are_out_of_order():
    front, middle, back = states("Ah Kd 2c / 9h 9d 7c 6s 5h / 8s 8h 7d 6c 5c")
    assert (front.state, middle.state, back.state) == ("in-order", "out-of-order", "out-of-order")
    assert middle.foul == back.foul == "middle-beats-back"
    front, middle, back = states("Ah Ad 2c / 9h 9d 7c 6s 5h / ")
    assert (front.state, middle.state, back.state) == ("out-of-order", "out-of-order", "incomplete")
    assert front.foul == middle.foul == "front-beats-middle"


def test_a_middle_out_of_order_with_both_neighbours_tells_the_first_reason():
    front, middle, back = states("Ah Ad 2c / 9h 9d 7c 6s 5h / 8s 8h 7d 6c 5c")
    assert (front.foul, middle.foul, back.foul) == ("front-beats-middle", "middle-beats-back", "middle-beats-back")
    assert setting("Ah Ad 2c / 9h 9d 7c 6s 5h / 8s 8h 7d 6c 5c").foul == "middle-beats-back"


def test_badges_of_equal_rows():
    front, middle, back = states("Ah Kd 2c / 9h 8d 7c 6s 5h / 9s 8h 7d 6c 5c")
    assert (front.state, middle.state, back.state) == ("in-order", "equal", "equal")


def test_a_row_with_too_many_cards_is_incomplete():
    assert states("Ah Kd 2c 3c / /")[0].free == -1


def test_rows_by_name_and_in_order():
    some = Setting(cards("2c 3c 4c"), cards("5c"), ())
    assert some["front"] == cards("2c 3c 4c")
    assert list(some) == [some.front, some.middle, some.back]
    assert some.cards == cards("2c 3c 4c 5c")
