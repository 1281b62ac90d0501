"""What the bots think rows are worth, from tables of how often each row wins. The tables are made by resources/training."""

from __future__ import annotations

import functools
import sys
from array import array
from collections.abc import Sequence
from importlib.resources import files
from typing import Literal

from rules.chinese_poker.classes import FIVES, THREES, classes
from rules.chinese_poker.options import Family
from rules.chinese_poker.ranking import CATEGORIES
from rules.chinese_poker.scoring import SCOOP
from rules.chinese_poker.search import Worth
from rules.chinese_poker.setting import BONUSES, ROWS, Row

Name = Family | Literal["easy", "percentiles", "br4"]
"""The tables there are: one for each family of the closed form, those of the rows of `easy`, and those of the baselines."""
Percentiles = tuple[Sequence[float], Sequence[float], Sequence[float]]
"""For each class of front, middle and back: the share of rows that it beats, half of the ties counted."""

NAMES: tuple[Name, ...] = ("easy", "mandarin", "both_net", "basic", "percentiles", "br4")
SIZES = (THREES, FIVES, FIVES)
SWEEP = SCOOP - 3
"""What all three rows are worth beyond their three points, in the Mandarin version (R16)."""


@functools.cache
def percentiles(name: Name) -> Percentiles:
    """Return the tables of a name."""
    content = array("f")
    content.frombytes((files("rules.chinese_poker") / "tables" / f"{name}.f32").read_bytes())
    if sys.byteorder == "big":
        content.byteswap()
    assert len(content) == sum(SIZES)
    values = content.tolist()
    return values[:THREES], values[THREES : THREES + FIVES], values[THREES + FIVES :]


@functools.cache
def class_bonuses(row: Row) -> Sequence[int]:
    """Return the Mandarin bonus of each class of a row (R17)."""
    known = classes()
    earned = [BONUSES[row].get(category, 0) for category in CATEGORIES]
    return [earned[order] for order, _ in (known.three_keys if row == "front" else known.five_keys)]


def closed_form(tables: Percentiles, family: Family) -> Worth:
    """Return the closed form: points for the rows won, for all three, and bonuses, against one typical opponent.

    Its value is above the expected points by as much as typical rows are worth: see `even_of`.
    """
    gains = []
    for row, wins in zip(ROWS, tables, strict=True):
        bonuses = class_bonuses(row) if family != "basic" else [0] * len(wins)
        if family == "both_net":
            gains.append([2 * p + bonus for p, bonus in zip(wins, bonuses, strict=True)])
        else:
            gains.append([2 * p + bonus * p for p, bonus in zip(wins, bonuses, strict=True)])
    front, middle, back = gains
    return Worth(front, middle, back, *tables, sweep=0.0 if family == "basic" else float(SWEEP))


def typical_bonuses(tables: Percentiles, family: Family, *, won: bool) -> float:
    """Return the bonuses of a typical opponent's rows, in points: all, or those won from another typical opponent."""
    if family == "basic":
        return 0.0
    found = 0.0
    for row, wins in zip(ROWS, tables, strict=True):
        below = 0.0
        for p, bonus in zip(wins, class_bonuses(row), strict=True):
            # The share of rows of this very class: half of it is in its percentile, beside all that is below.
            share = 2 * (p - below)
            below += share
            found += share * bonus * (p if won else 1)
    return found


def even(tables: Percentiles, family: Family) -> float:
    """Return what the closed form gives to the typical opponent's own rows, taken one by one: the worth of zero points.

    That is 3, for it counts a row won for two and a row lost for nothing, and the bonuses that such rows earn.
    """
    return len(ROWS) + typical_bonuses(tables, family, won=family != "both_net")


def percentile_sum(tables: Percentiles) -> Worth:
    """Return the sum of the rows' percentiles."""
    return Worth(*tables, *tables, sweep=0.0)


@functools.cache
def best_back_first() -> Worth:
    """Return the order of `easy`: the highest back, then the highest middle, then the highest front."""
    front = range(THREES)
    middle = range(0, FIVES * THREES, THREES)
    back = range(0, FIVES * FIVES * THREES, FIVES * THREES)
    return Worth(front, middle, back, front, middle, back, sweep=0)


@functools.cache
def closed_form_of(family: Family, name: Name | None = None) -> Worth:
    """Return the closed form with shipped tables, those of the family itself if none are named: the hard bot's."""
    return closed_form(percentiles(name or family), family)


@functools.cache
def even_of(family: Family) -> float:
    """Return the worth of zero points by the shipped tables of a family."""
    return even(percentiles(family), family)


@functools.cache
def typical_bonuses_of(family: Family) -> float:
    """Return all the bonuses of a typical opponent's rows by the shipped tables of a family: what a foul pays besides."""
    return typical_bonuses(percentiles(family), family, won=False)


@functools.cache
def percentile_sum_of(name: Name) -> Worth:
    """Return the sum of percentiles with shipped tables."""
    return percentile_sum(percentiles(name))
