"""What takes what and what it is worth: R8, R9, R13, R16, R18, R20."""

from __future__ import annotations

import pytest

from rules.cards import Rank, Suit, cards, pack
from rules.chinese_ten import TenOptions
from rules.chinese_ten.captures import PARTNER, Resolved, chosen, points, red_fives_seat, refusal, targets, values
from rules.seats import Seat
from tests.rules.chinese_ten.positions import card

PIPS = {rank: number for number, rank in enumerate("A23456789", 1)}


def found(layout: str, played: str, marked: Rank | None = None) -> list[str]:
    return [" ".join(map(str, target)) for target in targets(cards(layout), card(played), marked)]


@pytest.mark.parametrize("rank", Rank, ids=str)
def test_r08_a_to_9_make_exactly_ten_and_others_take_their_rank(rank):
    low = PIPS.get(rank.value)
    for played in pack([rank]):
        for open_card in pack():
            high = PIPS.get(open_card.rank.value)
            takes = low + high == 10 if low and high else rank is open_card.rank
            assert bool(targets((open_card,), played, None)) == takes
            assert (PARTNER[rank] is open_card.rank) == takes


@pytest.mark.parametrize(
    ("played", "layout", "taken"), [("2c", "8h 3d", "8h"), ("Ad", "9s Ah", "9s"), ("5c", "5d 4h", "5d")]
)
def test_r08_two_takes_eight_ace_takes_nine_five_takes_five(played, layout, taken):
    assert found(layout, played) == [taken]


@pytest.mark.parametrize("rank", "TJQK")
def test_r08_ten_jack_queen_king_take_only_their_rank(rank):
    assert found("Th Jh Qh Kh", f"{rank}c") == [f"{rank}h"]


def test_r08_never_a_sum_of_several_cards():
    assert found("2h 3c", "5s") == []
    assert found("Ah 2d 3c", "4s") == []


def test_r08_ten_is_not_sum_ten():
    assert found("Ah 9h 5c 5d", "Tc") == []
    assert found("Tc", "Ah") == []


def test_r01_suits_never_restrict_a_capture():
    for suit in "cdhs":
        assert found("2c 2d 2h 2s", f"8{suit}") == ["2c", "2d", "2h", "2s"]


def test_r09_exactly_one_of_several_in_layout_order():
    assert found("2s Qc 2h 2d", "8c") == ["2s", "2h", "2d"]
    several = targets(cards("2s 2h"), card("8c"), None)
    assert chosen(several, card("2h")) == (card("2h"),)
    assert refusal(several, None) == "choose-target"
    assert refusal(several, card("8c")) == "not-a-target"
    assert refusal(several, card("2s")) is None


def test_r09_a_single_target_need_not_be_named():
    one = targets(cards("2h 6c"), card("8c"), None)
    assert refusal(one, None) is None
    assert refusal(one, card("2h")) is None
    assert chosen(one, None) == chosen(one, card("2h")) == (card("2h"),)
    assert chosen((), None) == ()
    assert refusal((), card("6c")) == "not-a-target"


def test_r13_a_marked_triple_is_one_target_whichever_is_named():
    triple = targets(cards("Jh 4c Jd Jc"), card("Js"), Rank.JACK)
    assert triple == (cards("Jh Jd Jc"),)
    assert refusal(triple, None) is None
    assert all(chosen(triple, each) == triple[0] for each in triple[0])
    assert refusal(triple, card("4c")) == "not-a-target"


def test_r13_the_mark_changes_nothing_for_other_ranks():
    assert found("Jh Jd Jc 4c", "6h", Rank.JACK) == ["4c"]


def test_r16_three_jacks_without_a_mark_give_one():
    assert found("Jh Jd Jc", "Js") == ["Jh", "Jd", "Jc"]


def test_r15_three_sevens_are_no_exception():
    assert found("7h 7d 7c", "3c") == ["7h", "7d", "7c"]


@pytest.mark.parametrize(
    ("some", "worth"),
    [
        ("2h 3d 8h", 13),
        ("9h Td Jh Qd Kh", 50),
        ("Ah", 20),
        ("Ad", 20),
        ("Ac As Tc 9s 8c", 0),
        ("Td", 10),
        ("5h 5d", 10),
    ],
)
def test_r18_red_points(some, worth):
    assert points(cards(some), TenOptions()) == worth


@pytest.mark.parametrize(
    ("options", "spade", "club", "total"),
    [
        ({}, 0, 0, 210),
        ({"players": 3}, 30, 0, 240),
        ({"players": 4}, 30, 40, 280),
        ({"black_aces": "spade"}, 30, 0, 240),
        ({"black_aces": "both"}, 30, 40, 280),
        ({"players": 4, "black_aces": "spade"}, 30, 0, 240),
        ({"players": 3, "black_aces": "none"}, 0, 0, 210),
    ],
)
def test_r20_black_aces_and_the_pack(options, spade, club, total):
    table = TenOptions(**options)
    assert values(table)[card("As")] == spade
    assert values(table)[card("Ac")] == club
    assert points(pack(), table) == table.pack_points == total
    assert table.base * table.players == total


def test_r18_all_other_black_cards_count_nothing():
    blacks = [each for each in pack() if each.suit in (Suit.CLUBS, Suit.SPADES) and each.rank is not Rank.ACE]
    assert points(blacks, TenOptions(players=4)) == 0


def resolved(seat: int, played: str | None, taken: str) -> Resolved:
    return Resolved(Seat(seat), None if played is None else card(played), cards(taken), "hand", 0)


@pytest.mark.parametrize(
    ("history", "seat"),
    [
        ([("5h", "5d")], 1),
        ([("5d", "5h")], 1),
        ([("5s", "5h 5d 5c")], 1),
        ([("5h", "5s 5d 5c")], 1),
        ([("5h", "5c"), ("5d", "5s")], None),
        ([("5h", "")], None),
        ([(None, "5c 5d 5h 5s")], None),
    ],
)
def test_r24_both_red_fives_in_one_capture(history, seat):
    assert red_fives_seat([resolved(1, played, taken) for played, taken in history]) == seat


def test_captured_cards_start_with_the_capturing_one():
    assert resolved(0, "8c", "2h").captured == cards("8c 2h")
    assert resolved(0, "8c", "").captured == ()
    assert resolved(0, None, "Qc Qd Qh Qs").captured == cards("Qc Qd Qh Qs")
