"""Fan, units and payments: each sentence and each number of the seed's page on scoring."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.mahjong import MahjongOptions, false_win, flower_win, liable, settle, worth
from rules.mahjong.payments import UNITS
from rules.seats import Seat
from rules.tiles import FLOWERS, tiles
from tests.rules.mahjong.positions import STANDARD, meld

FULL = MahjongOptions(table="full_spicy")
FOR_ALL = MahjongOptions(discard_payment="for_all")
LIABILITY = MahjongOptions(liability=True)

SEED_TABLE = [
    # fan, units half-spicy, the discarder pays, each pays a self-draw, units full-spicy
    (3, 8, 16, 8, 8),
    (4, 16, 32, 16, 16),
    (5, 24, 48, 24, 32),
    (6, 32, 64, 32, 64),
    (7, 48, 96, 48, 128),
    (8, 64, 128, 64, 256),
    (9, 96, 192, 96, 512),
    (10, 128, 256, 128, 1024),
]


@pytest.mark.parametrize(("fan", "units", "discard", "each", "spicy"), SEED_TABLE)
def test_the_seeds_table(fan, units, discard, each, spicy):
    row = worth(fan, STANDARD)
    assert (row.fan, row.units, row.discard_double, row.self_draw_each) == (fan, units, discard, each)
    assert row.self_draw_total == 3 * each
    assert worth(fan, FULL).units == spicy
    assert settle([(Seat(1), fan)], "discard", Seat(2), None, STANDARD) == (0, discard, -discard, 0)
    assert settle([(Seat(1), fan)], "self_draw", None, None, STANDARD) == (-each, 3 * each, -each, -each)


def test_up_to_four_fan_every_fan_doubles_then_one_and_a_half_and_a_third_in_turn():
    half = UNITS["half_spicy"]
    assert all(after == 2 * before for before, after in itertools.pairwise(half[:5]))
    for fan in range(5, 14):
        assert half[fan] * 2 == half[fan - 1] * 3 if fan % 2 else half[fan] == 2 * half[fan - 2]
    assert half[11:] == (192, 256, 384)
    assert half[:3] == (1, 2, 4)


def test_with_the_spicy_table_every_fan_more_doubles():
    assert UNITS["full_spicy"] == tuple(2**fan for fan in range(14))


def test_an_example_of_three_fan_at_one_point_a_unit():
    """On a discard the discarder pays 16; by self-draw each of the three pays 8 and you take 24."""
    assert settle([(Seat(0), 3)], "discard", Seat(3), None, STANDARD) == (16, 0, 0, -16)
    assert settle([(Seat(0), 3)], "self_draw", None, None, STANDARD) == (24, -8, -8, -8)


def test_pay_for_all_is_three_shares_as_much_as_a_self_draw():
    assert settle([(Seat(0), 3)], "discard", Seat(3), None, FOR_ALL) == (24, 0, 0, -24)
    assert worth(3, FOR_ALL).discard_for_all == worth(3, FOR_ALL).self_draw_total == 24


def test_trap_14_pay_for_all_changes_discard_wins_only():
    assert settle([(Seat(0), 3)], "self_draw", None, None, FOR_ALL) == (24, -8, -8, -8)


@pytest.mark.parametrize(("limit", "half", "full"), [(8, 64, 256), (10, 128, 1024), (13, 384, 8192)])
def test_fan_count_up_to_the_limit_and_more_counts_as_the_limit(limit, half, full):
    for fan in (limit, limit + 1, 40):
        row = worth(fan, MahjongOptions(limit=limit))
        assert (row.fan, row.units) == (limit, half)
        assert worth(fan, MahjongOptions(limit=limit, table="full_spicy")).units == full
    assert worth(limit - 1, MahjongOptions(limit=limit)).fan == limit - 1


def test_points_for_a_unit_decide_what_a_unit_is_worth():
    options = MahjongOptions(points_per_unit=5)
    assert worth(3, options).units == 8
    assert settle([(Seat(0), 3)], "discard", Seat(3), None, options) == (80, 0, 0, -80)


def test_if_the_wall_ends_without_a_winner_nobody_pays():
    assert settle([], "discard", None, None, STANDARD) == (0, 0, 0, 0)


def test_r11_several_winners_are_each_paid_in_full():
    paid = settle([(Seat(1), 3), (Seat(2), 5), (Seat(3), 4)], "discard", Seat(0), None, STANDARD)
    assert paid == (-16 - 48 - 32, 16, 48, 32)


@pytest.mark.parametrize(
    ("options", "shares"),
    [
        (STANDARD, 2),
        (FOR_ALL, 3),
        (MahjongOptions(robbed_kong_pays_all=True), 3),
        (MahjongOptions(robbed_kong_pays_all=True, discard_payment="for_all"), 3),
    ],
)
def test_r20_a_robbed_kong(options, shares):
    assert settle([(Seat(2), 4)], "robbing_kong", Seat(1), None, options) == (0, -16 * shares, 16 * shares, 0)


def test_a_robbed_kong_that_pays_all_leaves_discards_as_they_are():
    options = MahjongOptions(robbed_kong_pays_all=True)
    assert settle([(Seat(2), 4)], "discard", Seat(1), None, options) == (0, -32, 32, 0)


def test_r22_the_liable_seat_pays_a_self_draw_alone():
    assert settle([(Seat(1), 6)], "self_draw", None, Seat(3), LIABILITY) == (0, 96, 0, -96)
    assert settle([(Seat(1), 6)], "self_draw", None, Seat(3), STANDARD) == (-32, 96, -32, -32)
    assert settle([(Seat(1), 6)], "discard", Seat(0), Seat(3), LIABILITY) == (-64, 64, 0, 0)
    assert settle([(Seat(1), 6)], "robbing_kong", Seat(0), Seat(3), LIABILITY) == (-64, 64, 0, 0)


def test_r17_a_false_win_pays_each_other_seat_a_share_at_the_limit():
    options = MahjongOptions(false_win=True)
    assert false_win(Seat(2), options) == (128, 128, -384, 128)
    assert false_win(Seat(0), options.replace(limit=8, table="full_spicy", points_per_unit=2)) == (-1536, 512, 512, 512)
    assert false_win(Seat(2), STANDARD) == (0, 0, 0, 0)


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 20)), max_size=3, unique_by=lambda each: each[0]),
    st.sampled_from(["discard", "self_draw", "robbing_kong"]),
    st.integers(0, 3),
    st.one_of(st.none(), st.integers(0, 3)),
    st.builds(
        MahjongOptions,
        limit=st.sampled_from([8, 10, 13]),
        table=st.sampled_from(["half_spicy", "full_spicy"]),
        points_per_unit=st.integers(1, 1000),
        discard_payment=st.sampled_from(["double", "for_all"]),
        robbed_kong_pays_all=st.booleans(),
        liability=st.booleans(),
    ),
)
def test_r24_payments_sum_to_zero(winners, by, discarder, liable_seat, options):
    won = [(Seat(seat), fan) for seat, fan in winners if by == "self_draw" or seat != discarder]
    paid = settle(won, by, None if by == "self_draw" else Seat(discarder), liable_seat, options)
    assert sum(paid) == 0
    assert len(paid) == 4
    assert all((paid[seat] >= 0) for seat, _fan in won) or by == "self_draw"


# Flowers that win by themselves (R23)


@pytest.mark.parametrize(
    ("flowers", "options", "legal", "fan", "item"),
    [
        (FLOWERS[:7], MahjongOptions(flower_win=True), True, 3, "seven_flowers"),
        (FLOWERS, MahjongOptions(flower_win=True), True, 8, "eight_flowers"),
        (FLOWERS, MahjongOptions(flower_win=True, limit=13), True, 8, "eight_flowers"),
        (FLOWERS[:6], MahjongOptions(flower_win=True), False, 0, None),
        (FLOWERS, STANDARD, False, 0, None),
        (FLOWERS, MahjongOptions(flower_win=True, flowers=False), False, 0, None),
        (FLOWERS[1:], MahjongOptions(flower_win=True, min_fan=4), False, 3, "seven_flowers"),
        (FLOWERS, MahjongOptions(flower_win=True, min_fan=8), True, 8, "eight_flowers"),
        (FLOWERS[1:], MahjongOptions(flower_win=True, bonus_counts_for_minimum=False), True, 3, "seven_flowers"),
    ],
)
def test_r23_flower_wins(flowers, options, legal, fan, item):
    won = flower_win(flowers, options)
    assert (won.legal, won.fan, won.item) == (legal, fan, item)


# Liability (R22)


@pytest.mark.parametrize(
    ("melds", "seat"),
    [
        ([("RRR", 2)], None),
        ([("RRR", 2), ("GGG", 1), ("BBB", 3)], 3),
        ([("RRR", 2), ("GGG", 1), ("123m", 3)], None),
        ([("RRR", 2), ("-GGGG", None), ("BBB", 3)], 3),
        ([("RRR", 2), ("GGG", 1), ("-BBBB", None)], None),
        ([("EEE", 2), ("SSS", 1), ("WWW", 3)], None),
        ([("EEE", 2), ("SSS", 1), ("WWW", 3), ("NNN", 1)], 1),
        ([("EEE", 2), ("SSS", 1), ("WWW", 3), ("-NNNN", None)], None),
        ([("123m", 3), ("456m", 3), ("99p", 1)][:2] + [("999p", 1), ("EEE", 2)], 2),
        ([("RRR", 2), ("GGG", 1), ("BBB", 3), ("EEE", 0)], 0),
        ([("RRR", 2), ("GGG", 1), ("BBB", 3), ("-EEEE", None)], 3),
        ([("123m", 3), ("-RRRR", None), ("456m", 3), ("789m", 3)], 3),
        ([("RRRR", 2), ("GGGG", 1), ("BBBB", 3)], 3),
    ],
)
def test_r22_who_is_liable(melds, seat):
    made = [meld(text, source) for text, source in melds]
    assert liable(made, LIABILITY) == seat
    assert liable(made, STANDARD) is None


def test_a_share_is_never_rounded():
    assert all(isinstance(each, int) for table in UNITS.values() for each in table)
    assert tiles("1f")[0] is FLOWERS[0]
