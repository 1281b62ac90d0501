"""The points of a deal and the end of a match: R28 to R33, R42, R43, traps 8 and 15."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chinchon import ChinchonOptions
from rules.chinchon.scoring import Standing, opening_standing, points, score, stopped
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD

THREE = ChinchonOptions(players=3)


def scored(totals, deadwood, knocker=0, chinchon="none", options=STANDARD, **more):
    standing = Standing(tuple(totals), reentries=(0,) * len(totals), **more)
    return score(standing, Seat(knocker), deadwood, chinchon, options)


def test_r28_each_player_adds_the_own_deadwood():
    assert points(Seat(0), (7, 1), "none", STANDARD) == (7, 1)
    assert points(Seat(1), (30, 2), "none", STANDARD) == (30, 2)
    assert points(Seat(1), (0, 2), "none", STANDARD) == (0, 2)


def test_r29_a_knock_without_deadwood_takes_ten_off():
    assert points(Seat(0), (0, 35), "none", STANDARD) == (-10, 35)
    assert points(Seat(0), (0, 0), "none", STANDARD) == (-10, 0)
    assert points(Seat(0), (0, 35), "joker", STANDARD) == (-25, 35)


@pytest.mark.parametrize(("reward", "added"), [("minus_50", -50), ("minus_25", -25), ("match", 0)])
def test_r30_a_pure_chinchon(reward, added):
    options = ChinchonOptions(chinchon_reward=reward)
    assert points(Seat(1), (35, 0), "pure", options) == ((0, 0) if reward == "match" else (35, added))
    after = scored((99, 20), (35, 0), 1, "pure", options).standing
    assert after.over
    assert after.reason == ("chinchon" if reward == "match" else "target")
    assert after.winners == (1,)


def test_r30_a_pure_chinchon_wins_whatever_the_totals():
    after = scored((0, 99), (None, 0), 1, "pure").standing
    assert (after.winners, after.reason, after.totals, after.out) == ((1,), "chinchon", (0, 99), ())


def test_r31_totals_may_be_negative():
    assert scored((0, 0), (0, 5)).standing.totals == (-10, 5)
    assert not scored((-20, 0), (0, 5)).standing.over


@pytest.mark.parametrize(
    ("totals", "deadwood", "winners"),
    [
        ((50, 70), (3, 29), None),
        ((50, 70), (3, 30), (0,)),  # exactly 100 counts
        ((95, 90), (7, 3), (1,)),  # the knocker can lose
        ((94, 70), (6, 40), (0,)),  # both: the lower total, who may be either
        ((94, 70), (6, 31), (0,)),
        ((98, 70), (6, 31), (1,)),
        ((99, 45), (1, 55), (0, 1)),  # 100-100 is a draw
        ((98, 81), (3, 20), (0, 1)),  # and so is every equal pair
    ],
)
def test_r32_the_end_at_a_hundred(totals, deadwood, winners):
    """Traps 8 and 15."""
    after = scored(totals, deadwood).standing
    assert (after.winners, after.reason) == ((winners, "target") if winners else ((), None))
    turned = scored(totals[::-1], deadwood[::-1], knocker=1).standing
    assert turned.winners == tuple(sorted(1 - seat for seat in after.winners))


@pytest.mark.parametrize("target", [50, 70, 100, 150])
def test_r32_other_targets(target):
    options = ChinchonOptions(target=target)
    assert not scored((0, target - 9), (2, 8), options=options).standing.over
    assert scored((0, target - 9), (2, 9), options=options).standing.over


def test_r33_the_lowest_total_after_so_many_scored_deals():
    options = ChinchonOptions(max_deals=3)
    assert not scored((40, 61), (12, 5), options=options, deals=1).standing.over
    after = scored((40, 61), (12, 5), options=options, deals=2).standing
    assert (after.winners, after.reason, after.deals) == ((0,), "deals", 3)
    assert scored((40, 47), (12, 5), options=options, deals=2).standing.winners == (0, 1)
    assert scored((40, 97), (12, 5), options=options, deals=2).standing.reason == "target"


def test_r42_who_reaches_the_target_is_out():
    after = scored((95, 60, 72), (20, 3, 8), 1, options=THREE)
    assert (after.went_out, after.standing.out, after.standing.over) == ((0,), (0,), False)
    assert [after.standing.next_dealer(Seat(seat)) for seat in range(3)] == [1, 2, 1]
    last = score(after.standing, Seat(1), (None, 3, 30), "none", THREE)
    assert last.points == (0, 3, 30)
    assert (last.standing.out, last.standing.winners, last.standing.reason) == ((0, 2), (1,), "target")


def test_r42_when_nobody_is_left_the_lowest_of_those_who_played_wins():
    standing = Standing((101, 98, 99), out=(Seat(0),), reentries=(0, 0, 0))
    assert score(standing, Seat(1), (None, 7, 20), "none", THREE).standing.winners == (1,)
    assert score(standing, Seat(1), (None, 7, 6), "none", THREE).standing.winners == (1, 2)


def test_r43_re_entry_at_the_worst_total_below_the_target():
    options = ChinchonOptions(players=3, reentry=1)
    back = scored((95, 60, 72), (20, 3, 8), 1, options=options)
    assert (back.sums, back.standing.totals) == ((115, 63, 80), (80, 63, 80))
    assert (back.reentered, back.went_out, back.standing.reentries) == ((0,), (), (1, 0, 0))
    again = score(back.standing, Seat(1), (20, 3, 8), "none", options)
    assert (again.reentered, again.went_out, again.standing.out) == ((), (0,), (0,))


def test_r43_needs_two_players_below_the_target():
    options = ChinchonOptions(players=3, reentry=1)
    after = scored((95, 60, 92), (20, 3, 8), 1, options=options)
    assert (after.reentered, after.standing.winners) == ((), (1,))
    four = ChinchonOptions(players=4, deck=48, reentry=1)
    both = scored((95, 60, 92, 20), (20, 3, 8, 9), 1, options=four)
    assert (both.reentered, both.standing.totals) == ((0, 2), (63, 63, 63, 29))


def test_a_match_that_is_stopped_goes_to_the_lowest_total_of_those_still_in():
    assert stopped(Standing((4, 9))).winners == (0,)
    assert stopped(Standing((9, 9), reentries=(0, 0))).winners == (0, 1)
    after = stopped(Standing((100, 9, 30), out=(Seat(0),)))
    assert (after.winners, after.reason, after.over) == ((1,), "deals", True)


def test_a_match_begins_with_nothing():
    assert opening_standing(3) == Standing((0, 0, 0), (), (0, 0, 0))


@given(
    st.lists(st.integers(-60, 99), min_size=2, max_size=4),
    st.data(),
    st.sampled_from(["none", "joker", "pure"]),
    st.sampled_from([0, 1]),
)
def test_scores_are_the_same_from_every_seat(totals, data, chinchon, reentry):
    """Turning the table turns the result, whatever the deal."""
    players = len(totals)
    options = ChinchonOptions(players=players, deck=52, reentry=reentry if players > 2 else 0)
    knocker = data.draw(st.integers(0, players - 1))
    deadwood = data.draw(st.lists(st.integers(0, 80), min_size=players, max_size=players))
    if chinchon != "none":
        deadwood[knocker] = 0
    one = scored(totals, deadwood, knocker, chinchon, options)
    other = scored(totals[1:] + totals[:1], deadwood[1:] + deadwood[:1], (knocker - 1) % players, chinchon, options)
    assert other.points == one.points[1:] + one.points[:1]
    assert other.standing.totals == one.standing.totals[1:] + one.standing.totals[:1]
    assert {(seat + 1) % players for seat in other.standing.winners} == set(one.standing.winners)
    assert bool(one.standing.winners) == one.standing.over
    assert one.sums == tuple(total + more for total, more in zip(totals, one.points, strict=True))
