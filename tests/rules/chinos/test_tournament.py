"""The levels against each other, in the order that their names promise."""

from __future__ import annotations

import itertools

import pytest

from tests.rules.chinos.tournament import BARS, ROWS, half_width, lost

MATCHES = 20_000


@pytest.mark.timeout(600)
def test_beginner_and_regular_lose_more_than_sly_and_master():
    shares = lost(ROWS["first"], 800, "every commit")
    assert min(shares["beginner"], shares["regular"]) > max(shares["sly"], shares["master"])


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_one_of_each():
    shares = lost(ROWS["first"], MATCHES, "bars")
    ordered = [shares[name] for name in ROWS["first"]]
    assert ordered == sorted(ordered, reverse=True)
    for more, less in itertools.pairwise(ordered):
        assert more - half_width(more, MATCHES) > less + half_width(less, MATCHES)
    assert shares["master"] <= 0.19


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("row", BARS)
def test_a_table_of_the_bars(row):
    line_up = ROWS[row]
    assert lost(line_up, MATCHES, "bars")[line_up[0]] <= BARS[row]
