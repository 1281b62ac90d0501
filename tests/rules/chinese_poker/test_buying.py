"""Buying chips: R29, R30, R34."""

from __future__ import annotations

import pytest

from rules.chinese_poker.buying import purchase
from tests.rules.chinese_poker.hands import MANDARIN

FIVES = MANDARIN.replace(unit=5)


@pytest.mark.parametrize(
    ("history", "amount", "size", "reason"),
    [
        ((), 20, "full", None),
        ((), 60, "full", None),
        ((20,), 20, "full", None),
        ((20,), 1, "short", None),
        ((20,), 19, "short", None),
        ((20, 7), 20, "full", None),
        ((20, 7, 20), 8, "short", None),
        ((20, 7, 40), 8, "short", None),
        ((20,), 0, None, "not-a-buy-in"),
        ((20,), -20, None, "not-a-buy-in"),
        ((20,), 21, None, "not-a-buy-in"),
        ((20,), 59, None, "not-a-buy-in"),
        ((), 7, None, "first-buy-must-be-full"),
        ((20, 7), 8, None, "short-buy-used"),
        ((20, 20, 7), 8, None, "short-buy-used"),
    ],
)
def test_r29_full_and_short_buys(history, amount, size, reason):
    bought = purchase(history, amount, MANDARIN, between_deals=True)
    assert (bought.size, bought.reason) == (size, reason)


@pytest.mark.parametrize(
    ("amount", "size"),
    [(100, "full"), (300, "full"), (5, "short"), (99, "short"), (4, None), (101, None), (20, "short")],
)
def test_r29_a_buy_in_is_twenty_times_a_point(amount, size):
    assert purchase((100,), amount, FIVES, between_deals=True).size == size


def test_r29_short_buys_may_be_off():
    off = MANDARIN.replace(short_buy=False)
    assert purchase((20,), 10, off, between_deals=True).reason == "short-buy-off"
    assert purchase((), 10, off, between_deals=True).reason == "short-buy-off"
    assert purchase((20,), 20, off, between_deals=True).size == "full"


def test_r30_chips_are_bought_between_deals_only():
    assert purchase((20,), 20, MANDARIN, between_deals=False).reason == "only-between-deals"
    assert purchase((20,), 21, MANDARIN, between_deals=False).reason == "only-between-deals"


def test_r34_a_running_score_buys_nothing():
    score = MANDARIN.replace(stakes="score")
    assert purchase((), 20, score, between_deals=False).reason == "no-chips"
