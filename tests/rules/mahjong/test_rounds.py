"""Dealers, streaks, winds and the end of a match."""

from __future__ import annotations

import pytest

from rules.mahjong import Deal, MahjongOptions, next_deal
from rules.seats import Seat
from rules.tiles import WINDS, tiles
from tests.rules.mahjong.positions import STANDARD

EAST, SOUTH, WEST, NORTH = WINDS


def deal(dealer: int, wind=EAST, repeat: int = 0) -> Deal:
    return Deal(Seat(dealer), wind, repeat)


def test_the_dealer_stays_after_a_win_of_its_own():
    assert next_deal(deal(0), Seat(0), "win", [Seat(0)], STANDARD) == deal(0, repeat=1)


def test_the_dealer_stays_after_a_drawn_hand():
    assert next_deal(deal(2, repeat=3), Seat(2), "draw", [], STANDARD) == deal(2, repeat=4)


def test_if_another_wins_the_deal_passes_to_the_next_player():
    assert next_deal(deal(0, repeat=5), Seat(0), "win", [Seat(3)], STANDARD) == deal(1)
    assert next_deal(deal(3), Seat(1), "win", [Seat(2)], STANDARD) == deal(0)


def test_r25_with_several_winners_the_dealer_stays_if_among_them():
    assert next_deal(deal(1), Seat(1), "win", [Seat(2), Seat(1)], STANDARD) == deal(1, repeat=1)
    assert next_deal(deal(1), Seat(1), "win", [Seat(2), Seat(3)], STANDARD) == deal(2)


def test_r25_a_void_hand_changes_nothing():
    assert next_deal(deal(3, SOUTH, 2), Seat(3), "void", [], STANDARD) == deal(3, SOUTH, 2)


def test_trap_15_the_round_changes_at_the_first_dealer_of_the_match():
    assert next_deal(deal(1), Seat(2), "win", [Seat(3)], STANDARD) == deal(2, SOUTH)
    assert next_deal(deal(3), Seat(2), "win", [Seat(1)], STANDARD) == deal(0)
    assert next_deal(deal(1, SOUTH), Seat(2), "win", [Seat(3)], STANDARD) == deal(2, WEST)
    assert next_deal(deal(1, WEST), Seat(2), "win", [Seat(3)], STANDARD) == deal(2, NORTH)


@pytest.mark.parametrize(("rounds", "last"), [(1, EAST), (2, SOUTH), (4, NORTH)])
def test_r26_the_match_ends_after_its_rounds(rounds, last):
    options = MahjongOptions(rounds=rounds)
    assert next_deal(deal(1, last), Seat(2), "win", [Seat(0)], options) is None
    assert next_deal(deal(1, last), Seat(2), "win", [Seat(1)], options) == deal(1, last, 1)
    assert next_deal(deal(1, last), Seat(2), "draw", [], options) == deal(1, last, 1)
    assert next_deal(deal(1, last), Seat(2), "void", [], options) == deal(1, last)


def test_streaks_have_no_bound():
    place = deal(0)
    for _ in range(1000):
        following = next_deal(place, Seat(0), "draw", [], STANDARD)
        assert following is not None
        place = following
    assert place == deal(0, repeat=1000)


def test_r02_seat_winds():
    assert [deal(2).seat_wind(Seat(seat)) for seat in range(4)] == list(tiles("Ww Nw Ew Sw"))
