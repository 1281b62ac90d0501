"""The measurements of speed go through to their end."""

from __future__ import annotations

from rules.chinese_poker.table import EVENING
from tests.benchmarks import bench_chinese_poker as bench


def test_more_deals_are_measured_than_a_table_of_bots_plays_in_an_evening():
    assert bench.deals(EVENING + 2) > 0


def test_every_level_is_timed_with_its_bars(monkeypatch):
    monkeypatch.setattr(bench, "HANDS", 4)
    figures = bench.thinking()
    timed = [figure.name for figure in figures if "worst" in figure.name]
    assert len(timed) == len(bench.WORTHS) == 5
    assert all(figure.value > 0 for figure in figures)
    assert {figure.bar for figure in figures} == {bench.MEDIAN, bench.WORST, None}
