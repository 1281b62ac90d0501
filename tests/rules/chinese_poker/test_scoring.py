"""Pairs and deals: R14 to R19, R24 to R26."""

from __future__ import annotations

import dataclasses
import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import pack
from rules.chinese_poker import PokerOptions
from rules.chinese_poker.automatic import Declared, best_kind
from rules.chinese_poker.options import PRESETS
from rules.chinese_poker.scoring import DealScore, Entry, score
from rules.chinese_poker.setting import FORFEITED, Setting
from tests.rules.chinese_poker.hands import (
    BASIC,
    BOTH,
    DRAGON,
    FOUL,
    LOSERS,
    MANDARIN,
    SIX_PAIRS,
    SWEEPER,
    THREE_FLUSHES,
    declared,
    setting,
)

HIGH = "Ah Kd 7c / Qh Qd 8c 6d 3s / Js Jd 9s 9d 2s"
"""Ordinary rows."""
LOW = "Kc Ts 5h / Jh Jc 6c 4d 2h / 8h 8d 4h 4s 8c"
"""Loses front and middle to HIGH, wins the back."""


def scored(*entries: str | Entry | None, options: PokerOptions = MANDARIN) -> DealScore:
    found = [setting(entry) if isinstance(entry, str) else entry for entry in entries]
    return score([*found, *[None] * (4 - len(found))], options)


def duel(a: str | Entry, b: str | Entry, options: PokerOptions = MANDARIN) -> tuple[str, int, int]:
    pair = scored(a, b, options=options).pair(0, 1)
    return pair.why, pair.base, pair.bonus


def test_r14_each_row_is_worth_a_point_won_from_the_opponent():
    deal = scored(HIGH, LOW)
    assert deal.pair(0, 1).rows == (1, 1, -1)
    assert deal.net == (1, -1, 0, 0)


def test_r15_the_basic_version_counts_rows_from_minus_three_to_three():
    assert duel(SWEEPER, LOSERS[0], BASIC) == ("rows", 3, 0)
    assert duel(LOSERS[0], SWEEPER, BASIC) == ("rows", -3, 0)
    assert duel(HIGH, LOW, BASIC) == ("rows", 1, 0)


def test_r16_mandarin_three_of_three_pays_six():
    assert duel(SWEEPER, LOSERS[0]) == ("scoop", 6, 0)
    assert duel(LOSERS[0], SWEEPER) == ("scoop", -6, 0)


TIES = {
    "two won and one tied": ("Ah Kd 7c / Qh Qd 8c 6d 3s / Js Jd 9s 9d 2s", (1, 1, 0), 2),
    "one won and two tied": ("Ah Kd 7c / Th Td 8c 6d 3s / Js Jd 9s 9d 2s", (1, 0, 0), 1),
    "one each and one tied": ("Ah Kd 7c / 9h 9d 8c 6d 3s / Js Jd 9s 9c 2s", (1, -1, 0), 0),
}


@pytest.mark.parametrize(("mine", "rows", "points"), TIES.values(), ids=TIES)
def test_r16_ties(mine, rows, points):
    pair = scored(mine, "As Kc 6h / Ts Tc 8s 6c 3d / Jh Jc 9h 9c 2d").pair(0, 1)
    assert (pair.rows, pair.points, pair.why) == (rows, points, "rows")


def test_r16_three_ties_are_nothing():
    assert duel(HIGH, HIGH.replace("Ah", "As").replace("Kd", "Kc")) == ("rows", 0, 0)


STRAIGHT_FLUSH = "9s 8s 7s 6s 5s"


def test_r17_seed_two_of_three_and_a_straight_flush_in_the_back_is_six():
    assert duel(f"Kc Qd 4c / Ac Ad 8d 6d 2h / {STRAIGHT_FLUSH}", HIGH) == ("rows", 1, 5)


def test_r17_seed_three_of_three_and_a_straight_flush_in_the_back_is_eleven():
    assert duel(f"As Ks 8c / Ac Ad 8d 6d 2h / {STRAIGHT_FLUSH}", HIGH) == ("scoop", 6, 5)


def test_r17_seed_three_of_three_without_a_bonus_hand_is_six():
    assert duel("As Ks 8c / Ac Ad 8d 6d 2h / Th Td Tc 4s 5s", HIGH) == ("scoop", 6, 0)


@pytest.mark.parametrize(
    ("mine", "bonus"),
    [
        ("Kc Qd 4c / Ac Ad 8d 6d 2h / 9s 9h 9c 9d 5s", 4),
        ("Kc Qd 4c / 8h 7h 6h 5h 4h / Ts 9s 8s 7s 6s", 15),
        ("Kc Qd 4c / 6s 6h 6c 6d 4h / Th Tc Td Ts 5s", 12),
        ("Kc Qd 4c / 6s 6h 6c 4d 4h / Th Tc Td 7s 7c", 2),
        ("4c 4d 4h / 6s 6h 6c 5d 3h / Th Tc Td 7s 7c", 3),
    ],
)
def test_r17_four_of_a_kind_full_house_and_three_of_a_kind(mine, bonus):
    assert scored(mine, HIGH).pair(0, 1).bonus == bonus
    assert duel(mine, HIGH, BASIC)[2] == 0


def test_r18_only_the_winner_of_a_row_is_paid_its_bonus():
    quads, straight_flush = (
        "Kc Qd 4c / Ac Ad 8d 6d 2h / 7s 7h 7d 7c 5c",
        f"Ah Kh Tc / Qh Qc 8c 5d 3d / {STRAIGHT_FLUSH}",
    )
    pair = scored(quads, straight_flush).pair(0, 1)
    assert pair.rows == (-1, 1, -1)
    assert (pair.base, pair.row_bonuses) == (-1, (0, 0, -5))


def test_r18_a_player_may_lose_one_to_two_and_still_gain():
    assert (
        scored(f"Jd Td 4c / Kc Ks 8d 6d 2h / {STRAIGHT_FLUSH}", "Ah Kh Tc / Ac Ad 8c 5d 3d / Js Jh 9c 9d 2s").net[0]
        == 4
    )


def test_r18_a_tied_row_pays_nothing():
    house = "Kc Qd 4c / 6s 6h 6c 4d 4h / Th Tc Td 7s 7c"
    assert scored(house, "Ah Qs 3c / 6s 6h 6c 4d 4h / 9h 9c 9d 8s 8c").pair(0, 1).row_bonuses == (0, 0, 0)


def test_r18_both_net_sets_bonuses_off_whoever_won_the_row():
    quads, straight_flush = (
        "Kc Qd 4c / Ac Ad 8d 6d 2h / 7s 7h 7d 7c 5c",
        f"Ah Kh Tc / Qh Qc 8c 5d 3d / {STRAIGHT_FLUSH}",
    )
    assert duel(quads, straight_flush, BOTH) == ("rows", -1, -1)
    house = "Kc Qd 4c / 6s 6h 6c 4d 4h / Th Tc Td 7s 7c"
    better = "Ah Qs 3c / 8s 8h 8c 4d 4h / 9h 9c 9d 7s 7c"
    assert scored(house, better, options=BOTH).pair(0, 1).bonus == 0
    assert scored(house, HIGH, options=BOTH).pair(0, 1).bonus == 2


def test_r19_the_super_bonus_takes_nine_instead_of_six_from_each():
    deal = scored(SWEEPER, *LOSERS)
    assert deal.net[0] == 27
    assert deal.super_bonus == (0,)
    assert {pair.why for pair in deal.pairs if pair.a == 0} == {"super_bonus"}


def test_r19_row_bonuses_come_on_top():
    deal = scored("Ah Ad Ac / Ts Th Td 6c 6d / Ks Kh Kd Kc 5d", *LOSERS)
    assert [deal.pair(0, other).points for other in (1, 2, 3)] == [18, 18, 18]


def test_r19_only_with_exactly_three_compared_opponents_by_default():
    assert scored(SWEEPER, *LOSERS[:2]).super_bonus == ()
    automatic = scored(SWEEPER, *LOSERS[:2], declared(THREE_FLUSHES))
    assert automatic.super_bonus == ()
    assert [automatic.pair(0, other).points for other in (1, 2, 3)] == [6, 6, -4]


def test_r19_a_fouled_opponent_counts_as_beaten():
    deal = scored(SWEEPER, *LOSERS[:2], FOUL)
    assert deal.super_bonus == (0,)
    assert deal.net[0] == 27


def test_r19_one_tied_row_anywhere_ends_it():
    deal = scored(SWEEPER, "As Ac Kh / Jh Js 7c 7d 2s / Qs Qh 9d 9s 3c", *LOSERS[1:])
    assert deal.pair(0, 1).rows == (0, 1, 1)
    assert deal.super_bonus == ()
    assert [deal.pair(0, other).points for other in (1, 2, 3)] == [2, 6, 6]


def test_r19_all_compared_needs_at_least_two():
    options = MANDARIN.replace(super_bonus="all_compared")
    assert scored(SWEEPER, *LOSERS[:2], options=options).net[0] == 18
    assert scored(SWEEPER, LOSERS[0], options=options).net[0] == 6
    assert scored(SWEEPER, *LOSERS[:2], declared(THREE_FLUSHES), options=options).net[0] == 14
    assert scored(SWEEPER, LOSERS[0], declared(THREE_FLUSHES), options=options).net[0] == 2
    assert scored(SWEEPER, *LOSERS, options=options).net[0] == 27


@pytest.mark.parametrize("options", [MANDARIN.replace(super_bonus="off"), BASIC])
def test_r19_without_the_super_bonus(options):
    deal = scored(SWEEPER, *LOSERS, options=options)
    assert deal.super_bonus == ()
    assert deal.net[0] == (9 if options is BASIC else 18)


def test_r24_an_automatic_win_collects_from_each_player_without_one():
    deal = scored(declared(SIX_PAIRS), *LOSERS)
    assert deal.net[0] == 12
    pair = deal.pair(0, 1)
    assert (pair.why, pair.rows, pair.bonus) == ("automatic", None, 0)


def test_r24_equal_values_push_and_a_dragon_beats_every_other():
    assert duel(declared(SIX_PAIRS), declared(THREE_FLUSHES)) == ("push", 0, 0)
    assert duel(declared(DRAGON), declared(SIX_PAIRS)) == ("automatic", 13, 0)
    assert duel(declared(SIX_PAIRS), declared(DRAGON)) == ("automatic", -13, 0)
    assert duel(declared(DRAGON), declared(DRAGON)) == ("push", 0, 0)


def test_r24_no_row_bonus_to_or_from_an_automatic_hand():
    quads = "Kc Qd 4c / Ac Ad 8d 6d 2h / 9s 9h 9c 9d 5s"
    assert duel(quads, declared(SIX_PAIRS)) == ("automatic", -4, 0)


@pytest.mark.parametrize("options", [MANDARIN, BASIC])
def test_r25_a_foul_pays_six_to_each(options):
    deal = scored(FOUL, *LOSERS[1:], options=options)
    assert [deal.pair(0, other).points for other in (1, 2)] == [-6, -6]
    assert deal.fouls == (0,)
    assert deal.pair(0, 1).rows == (-1, -1, -1)
    assert deal.pair(0, 1).why == "foul"


def test_r25_the_basic_foul_may_cost_three():
    assert duel(FOUL, LOSERS[1], BASIC.replace(foul_basic=3)) == ("foul", -3, 0)
    assert duel(FOUL, LOSERS[1], MANDARIN.replace(foul_basic=3)) == ("foul", -6, 0)


@pytest.mark.parametrize("options", [MANDARIN, BOTH])
def test_r25_it_pays_all_bonuses_of_the_other_and_its_own_are_void(options):
    fouled = f"Ah Ad 4c / Kh 7c 4d 2s Jd / {STRAIGHT_FLUSH}"
    assert duel(fouled, "Kc Qd 3c / 6h 6d 6c 4h 4s / Th Ts Td Tc 5c", options) == ("foul", -6, -6)


def test_r25_nine_and_all_bonuses_to_a_player_with_the_super_bonus():
    deal = scored("Ah Ad Ac / Ts Th Td 6c 6d / Ks Kh Kd Kc 5d", FOUL, *LOSERS[1:])
    assert deal.super_bonus == (0,)
    pair = deal.pair(0, 1)
    assert (pair.why, pair.base, pair.bonus) == ("foul", 9, 9)


def test_r26_two_fouled_hands_are_nothing_to_each_other():
    deal = scored(FOUL, FORFEITED, LOSERS[1])
    assert deal.pair(0, 1).rows == (0, 0, 0)
    assert (deal.pair(0, 1).why, deal.pair(0, 1).points) == ("foul", 0)
    assert deal.net == (-6, -6, 12, 0)


@pytest.mark.parametrize(
    ("hand", "options", "points"),
    [
        (SIX_PAIRS, MANDARIN, 10),
        (DRAGON, MANDARIN, 19),
        (SIX_PAIRS, MANDARIN.replace(foul_v_auto="value_only"), 4),
        (DRAGON, MANDARIN.replace(foul_v_auto="value_only"), 13),
        (SIX_PAIRS, BASIC, 10),
        (SIX_PAIRS, BASIC.replace(foul_basic=3), 7),
    ],
)
def test_r26_a_foul_against_an_automatic_win(hand, options, points):
    assert duel(declared(hand), FOUL, options) == ("automatic", points, 0)
    assert duel(FOUL, declared(hand), options) == ("automatic", -points, 0)


def test_a_pair_that_was_not_dealt_in_has_no_score():
    with pytest.raises(KeyError):
        scored(SWEEPER, LOSERS[0]).pair(0, 2)


def test_a_pair_turned_around():
    pair = scored(HIGH, LOW).pair(0, 1)
    turned = pair.turned
    assert (turned.a, turned.b, turned.rows, turned.points) == (1, 0, (-1, -1, 1), -pair.points)
    assert turned.turned == pair
    assert scored(declared(DRAGON), LOW).pair(1, 0).turned.rows is None


# Properties


def entry(hand: list, how: int) -> Entry:
    """Some entry of thirteen cards: an automatic win where there is one, a foul or a forfeit now and then."""
    kind = best_kind(hand)
    if kind is not None and how % 2:
        return Declared(kind, tuple(hand))
    if how == 6:
        return FORFEITED
    rows = Setting(tuple(hand[:3]), tuple(hand[3:8]), tuple(hand[8:]))
    return Setting(rows.front, rows.back, rows.middle) if rows.foul == "middle-beats-back" else rows


DEALS = st.tuples(st.permutations(pack()), st.tuples(*[st.integers(0, 8)] * 4))
OPTIONS = st.sampled_from(
    [preset.options for preset in PRESETS]
    + [MANDARIN.replace(super_bonus=key) for key in ("all_compared", "off")]
    + [MANDARIN.replace(foul_v_auto="value_only")]
)


def entries_of(deal) -> list[Entry | None]:
    order, how = deal
    return [entry(order[seat * 13 : seat * 13 + 13], each) if each < 8 else None for seat, each in enumerate(how)]


@given(DEALS, OPTIONS)
def test_deals_sum_to_zero_and_pairs_are_antisymmetric(deal, options):
    entries = entries_of(deal)
    result = score(entries, options)
    assert sum(result.net) == 0
    for pair in result.pairs:
        assert pair.points == -pair.turned.points
        assert pair.why != "push" or pair.points == 0
        assert abs(pair.base) <= 19
    for seat, each in enumerate(entries):
        if each is None:
            assert result.net[seat] == 0


@given(DEALS, OPTIONS, st.permutations(range(4)))
def test_seats_may_be_named_otherwise(deal, options, names):
    entries = entries_of(deal)
    moved: list[Entry | None] = [None] * 4
    for seat, each in enumerate(entries):
        moved[names[seat]] = each
    before, after = score(entries, options), score(moved, options)
    assert tuple(after.net[names[seat]] for seat in range(4)) == before.net
    assert sorted(names[seat] for seat in before.fouls) == list(after.fouls)
    assert sorted(names[seat] for seat in before.super_bonus) == list(after.super_bonus)
    for a, b in itertools.combinations(range(4), 2):
        if entries[a] is not None and entries[b] is not None:
            pair = after.pair(names[a], names[b])
            mine = pair if pair.a == names[a] else pair.turned
            assert mine.points == before.pair(a, b).points


@given(DEALS, OPTIONS)
def test_suits_are_equal_everywhere(deal, options):
    """R1: clubs and spades, diamonds and hearts changed places."""
    entries = entries_of(deal)
    twin = {card: pack()[(3 - card.index // 13) * 13 + card.index % 13] for card in pack()}
    moved = [
        None
        if each is None
        else Declared(each.kind, tuple(twin[card] for card in each.cards))
        if isinstance(each, Declared)
        else Setting(*(tuple(twin[card] for card in row) for row in each))
        for each in entries
    ]
    assert dataclasses.astuple(score(moved, options)) == dataclasses.astuple(score(entries, options))
