"""The shipped tables, and the formulas made of them."""

from __future__ import annotations

import math
import struct
import sys

import pytest

from rules.cards import cards
from rules.chinese_poker.classes import FIVES, THREES, row_class
from rules.chinese_poker.search import value
from rules.chinese_poker.worths import (
    NAMES,
    class_bonuses,
    closed_form,
    closed_form_of,
    percentile_sum_of,
    percentiles,
)

ROWS = (cards("Ah Ad Kc"), cards("Ts Th Td 6c 6d"), cards("Ks Kh Kd Kc 5c"))
CLASSES = tuple(map(row_class, ROWS))


@pytest.mark.parametrize("name", NAMES)
def test_tables_are_shares_of_rows_beaten(name):
    front, middle, back = percentiles(name)
    assert (len(front), len(middle), len(back)) == (THREES, FIVES, FIVES)
    for table in (front, middle, back):
        assert list(table) == sorted(table)
        assert 0 <= table[0] < 0.05
        assert 0.99 < table[-1] <= 1


def test_tables_are_turned_where_numbers_lie_the_other_way_round(monkeypatch):
    front, _, _ = percentiles("easy")
    expected = [struct.unpack(">f", struct.pack("<f", share))[0] for share in front]
    monkeypatch.setattr(sys, "byteorder", {"little": "big", "big": "little"}[sys.byteorder])
    turned, _, _ = percentiles.__wrapped__("easy")
    assert [number for number in turned if not math.isnan(number)] == [
        number for number in expected if not math.isnan(number)
    ]


def test_strong_bots_put_more_in_front_than_easy():
    pair = row_class(cards("2c 2d 3h"))
    easy, hard = percentiles("easy")[0][pair], percentiles("mandarin")[0][pair]
    assert easy > 0.85, "easy has a pair in front in 8 hands of 100"
    assert 0.35 < hard < 0.5, "and hard in 57 of 100"


def test_bonuses_by_class():
    front, middle, back = (class_bonuses(row) for row in ("front", "middle", "back"))
    assert sorted(set(front)) == [0, 3]
    assert front.count(3) == 13
    assert [middle.count(points) for points in (2, 8, 10)] == [156, 156, 10]
    assert [back.count(points) for points in (4, 5)] == [156, 10]


def expected(family: str, tables: tuple[float, float, float]) -> float:
    """The formula of the rules, as it is written there."""
    pf, pm, pb = tables
    base = 2 * (pf + pm + pb)
    if family == "basic":
        return base
    sweep = 3 * (pf * pm * pb - (1 - pf) * (1 - pm) * (1 - pb))
    bonus = 2 + 4 if family == "both_net" else 2 * pm + 4 * pb
    return base + sweep + bonus


@pytest.mark.parametrize("family", ["mandarin", "both_net", "basic"])
def test_the_closed_form(family):
    front, middle, back = percentiles(family)
    shares = (front[CLASSES[0]], middle[CLASSES[1]], back[CLASSES[2]])
    assert value(closed_form_of(family), *CLASSES) == pytest.approx(expected(family, shares))
    assert value(closed_form(percentiles("easy"), family), *CLASSES) != value(closed_form_of(family), *CLASSES)


def test_the_sum_of_percentiles():
    tables = percentiles("easy")
    assert value(percentile_sum_of("easy"), *CLASSES) == pytest.approx(
        sum(table[number] for table, number in zip(tables, CLASSES, strict=True))
    )
