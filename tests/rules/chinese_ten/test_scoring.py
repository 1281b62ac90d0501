"""Points, results, series: R18 to R22 and R24."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chinese_ten import TenOptions
from rules.chinese_ten.scoring import best, end, needed, score, totals
from rules.seats import Seat


def scored(points, fives=None, **options):
    return score(Seat(0), points, fives, TenOptions(**options))


def finished(*points, **options):
    return [scored(each, **options) for each in points]


def test_r19_result_is_points_less_105():
    assert scored((131, 79)).results == (26, -26)
    assert best(scored((131, 79)).results) == (0,)


def test_r19_exactly_105_is_a_tie():
    assert scored((105, 105)).results == (0, 0)
    assert best((0, 0)) == (0, 1)


def test_r20_base_80_and_70():
    assert scored((95, 80, 65), players=3).results == (15, 0, -15)
    assert scored((100, 70, 60, 50), players=4).results == (30, 0, -10, -20)


@given(st.integers(0, 210), st.sampled_from([None, Seat(0), Seat(1)]), st.sampled_from([0, 5, 20]))
def test_r19_results_of_two_are_opposite(points, fives, bonus):
    results = scored((points, 210 - points), fives, red_fives=bonus).results
    assert results[0] == -results[1]


@given(st.integers(0, 140), st.integers(0, 140), st.sampled_from([None, 0, 1, 2]), st.sampled_from([0, 5, 20]))
def test_r24_results_sum_to_zero(one, two, fives, bonus):
    deal = scored((one, two, 280 - one - two, 0), fives, players=4, red_fives=bonus)
    assert sum(deal.results) == 0
    assert sum(deal.points) == 280


def test_r24_the_bonus_is_added_to_the_result_not_to_the_points():
    deal = scored((100, 70, 60, 50), Seat(1), players=4, red_fives=20)
    assert deal.points == (100, 70, 60, 50)
    assert deal.results == (10, 60, -30, -40)


def test_r24_without_the_option_both_red_fives_earn_nothing():
    assert scored((131, 79), Seat(1)).results == (26, -26)


def test_r21_six_deals_three_by_each_dealer():
    assert TenOptions().deals == 6
    assert TenOptions(players=4, rounds=2).deals == 8
    assert TenOptions(rounds=0).deals == 1
    assert TenOptions(rounds=0, players=3).deals == 1
    assert TenOptions(series="results_100").deals is None


def test_r21_results_are_added_and_the_highest_sum_wins():
    deals = finished((131, 79), (97, 113), (105, 105), (119, 91), (74, 136), (117, 93))
    assert totals(deals, 2, TenOptions()) == (13, -13)
    assert end(deals[:5], 2, TenOptions()) is None
    assert end(deals, 2, TenOptions()) == "deals-played"


def test_r22_results_100_ends_at_plus_100():
    options = TenOptions(series="results_100")
    short = finished((180, 30), (129, 81))
    assert totals(short, 2, options) == (99, -99)
    assert end(short, 2, options) is None
    assert end(finished((180, 30), (130, 80)), 2, options) == "results-100"
    assert end(finished((30, 180), (80, 130)), 2, options) == "results-100"


def test_r22_results_100_may_be_reached_by_two_of_four():
    options = TenOptions(series="results_100", players=4)
    deals = finished((120, 120, 20, 20), (120, 120, 20, 20), players=4)
    assert totals(deals, 4, options) == (100, 100, -100, -100)
    assert best(totals(deals, 4, options)) == (0, 1)
    assert end(deals, 4, options) == "results-100"


def test_r22_a_race_ends_at_1000_raw_points():
    options = TenOptions(series="points_1000")
    deals = finished(*[(110, 100)] * 9)
    assert end(deals, 2, options) is None
    assert end([*deals, scored((10, 200))], 2, options) == "points-1000"
    assert totals([*deals, scored((10, 200))], 2, options) == (1000, 1100)
    assert end(finished(*[(100, 110)] * 9, (99, 111)), 2, options) == "points-1000"


@pytest.mark.parametrize(("sums", "least"), [((8, -8), (-7, 9)), ((0, 0), (1, 1)), ((-13, 13), (14, -12))])
def test_needed_is_exact_for_two(sums, least):
    assert needed(sums) == least
    for seat in (0, 1):
        other = 1 - seat
        assert sums[seat] + least[seat] > sums[other] - least[seat]
        assert sums[seat] + least[seat] - 1 <= sums[other] - least[seat] + 1


@given(st.lists(st.integers(-200, 200), min_size=3, max_size=4))
def test_needed_wins_when_the_others_share_equally_what_is_left(sums):
    for seat, least in enumerate(needed(sums)):
        others = [each for other, each in enumerate(sums) if other != seat]
        assert sums[seat] + least > max(others) - least / len(others)
        assert sums[seat] + least - 1 <= max(others) - (least - 1) / len(others)
