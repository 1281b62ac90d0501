"""The two actions of a turn: R7, R9, R10, R11, R12."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.chinese_ten import Play, Take, TenOptions
from rules.chinese_ten.turns import act
from rules.codec import text_of
from rules.game import IllegalAction
from rules.seats import Seat
from tests.rules.chinese_ten.positions import card, position

OPTIONS = TenOptions()


def played(start, *actions):
    """The position after actions of whoever is in turn, and the events in words."""
    told = []
    for action in actions:
        step = act(start, start.turn, action, OPTIONS)
        start = step.state
        told += [text_of(event) for event in step.events]
    return start, told


def test_seed_two_captures_in_a_row_gain_six_points():
    after, told = played(position("8c/As", "2h 6c Jd 9s", "4d Kh"), Play(card("8c")))
    assert after.layout == cards("Jd 9s")
    assert after.piles == (cards("8c 2h 4d 6c"), ())
    assert after.points == (6, 0)
    assert told == [
        "hand-card-played 0 8c 0",
        "captured 0 8c 2h hand 2 2 2",
        "stock-turned 0 4d 1",
        "captured 0 4d 6c stock 4 4 6",
        "turn-passed 1",
    ]


def test_r07_a_card_that_captures_nothing_may_be_played_though_another_would():
    after, _ = played(position("8c 3d/5d", "2h", "Kd Kh"), Play(card("3d")))
    assert after.layout == cards("2h 3d Kd")


def test_r09_without_a_target_the_card_stays_at_the_end():
    after, told = played(position("3d/5d", "2h 2s", "4c Kh"), Play(card("3d")))
    assert after.layout == cards("2h 2s 3d 4c")
    assert told[1] == "stayed 0 3d hand"
    assert told[3] == "stayed 0 4c stock"
    assert after.points == (0, 0)


def test_r10_the_stock_card_may_take_the_card_just_laid():
    after, _ = played(position("6h/5d", "Kd", "4h Kh"), Play(card("6h")))
    assert after.piles[0] == cards("4h 6h")


def test_r10_the_stock_card_may_miss_what_was_just_taken():
    after, _ = played(position("8c/5d", "2h", "8d Kh"), Play(card("8c")))
    assert after.piles[0] == cards("8c 2h")
    assert after.layout == cards("8d")


def test_r10_the_mover_chooses_among_several_targets_in_a_phase_of_its_own():
    start = position("2c/5d", "7h 7d", "3c Kh")
    asked, told = played(start, Play(card("2c")))
    assert (asked.phase, asked.turn, asked.turned, asked.stock) == ("take", 0, card("3c"), cards("Kh"))
    assert told[-1] == "target-asked 0 3c 7h,7d"
    after, told = played(asked, Take(card("7d")))
    assert (after.phase, after.turn, after.turned) == ("play", 1, None)
    assert after.piles[0] == cards("3c 7d")
    assert told == ["captured 0 3c 7d stock 7 2 7", "turn-passed 1"]


def test_r10_the_stock_card_never_goes_to_the_hand():
    after, _ = played(position("2c 9d/5d", "Kc", "3c Kh"), Play(card("2c")))
    assert after.hands[0] == cards("9d")
    assert card("3c") in after.layout


def test_r11_then_the_next_seat_plays():
    start = position("2c 2s/5d 5c/9c 9s", "", "3c Kh Qd Th 4c 6c")
    turns = []
    for text in ("2c", "5d", "9c", "2s", "5c", "9s"):
        turns.append(start.turn)
        start, _ = played(start, Play(card(text)))
    assert turns == [0, 1, 2, 0, 1, 2]
    assert start.phase == "over"
    assert list(start.legal(Seat(0))) == []


def test_r13_the_fourth_takes_all_three_and_the_mark_is_gone():
    after, told = played(position("Js/5d", "Jh Jd 4c Jc", "2d Kh", marked="J"), Play(card("Js")))
    assert after.piles[0] == cards("Js Jh Jd Jc")
    assert after.marked is None
    assert after.points[0] == 20
    assert told[1] == "captured 0 Js Jh,Jd,Jc hand 20 4 20"


def test_r13_the_fourth_may_come_from_the_stock():
    after, told = played(position("2c/5d", "Jh Jd 4c Jc", "Js Kh", marked="J"), Play(card("2c")))
    assert after.piles[0] == cards("Js Jh Jd Jc")
    assert after.phase == "play"
    assert told[-2] == "captured 0 Js Jh,Jd,Jc stock 20 4 20"


def test_r13_the_mark_stays_until_then():
    after, _ = played(position("6c/5d", "Jh Jd 4c Jc", "2d Kh", marked="J"), Play(card("6c")))
    assert after.marked is not None
    assert after.layout == cards("Jh Jd Jc 2d")


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (1, Play(card("5d")), "wrong-phase"),
        (0, Take(card("7h")), "wrong-phase"),
        (0, Play(card("5d")), "not-in-hand"),
        (0, Play(card("3c"), card("2s")), "not-a-target"),
        (0, Play(card("3c")), "choose-target"),
    ],
)
def test_r12_refusals_name_what_they_are_about(seat, action, reason):
    with pytest.raises(IllegalAction) as caught:
        act(position("3c/5d", "7h 7d 2s"), Seat(seat), action, OPTIONS)
    assert caught.value.reason == reason
    assert caught.value.details == {"seat": seat, "card": action.card, "take": getattr(action, "take", None)}


def test_r12_nothing_else_is_an_action():
    with pytest.raises(IllegalAction) as caught:
        act(position(), Seat(0), "play 8c", OPTIONS)
    assert caught.value.reason == "wrong-phase"


def test_r10_while_a_target_is_to_be_chosen_no_card_is_played():
    asked, _ = played(position("2c 9c/5d", "7h 7d", "3c Kh"), Play(card("2c")))
    with pytest.raises(IllegalAction) as caught:
        act(asked, Seat(0), Play(card("9c")), OPTIONS)
    assert caught.value.reason == "wrong-phase"
    with pytest.raises(IllegalAction) as caught:
        act(asked, Seat(0), Take(card("2c")), OPTIONS)
    assert caught.value.reason == "not-a-target"
