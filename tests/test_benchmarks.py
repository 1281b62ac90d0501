"""The benchmark runner: what it counts as met, and that a missed bar or a broken benchmark fails the run."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.benchmarks.figure import Figure

runner = importlib.import_module("tests.benchmarks.__main__")


@pytest.mark.parametrize(
    ("value", "bar", "keep", "met"),
    [
        (3.9, 4, "at most", True),
        (4, 4, "at most", True),
        (4.1, 4, "at most", False),
        (310, 300, "at least", True),
        (300, 300, "at least", True),
        (299, 300, "at least", False),
        (1, None, "at most", None),
    ],
)
def test_a_figure_knows_whether_it_keeps_its_bar(value: float, bar: float | None, keep: str, met: bool | None) -> None:
    assert Figure("frames", value, "ms", bar, keep).met is met


@pytest.mark.parametrize(
    ("value", "shown"), [(0, "0"), (3, "3"), (0.01234, "0.0123"), (99.96, "100"), (12.34, "12.3"), (12345.6, "12,346")]
)
def test_numbers_have_three_digits(value: float, shown: str) -> None:
    assert runner.number(value) == shown


def test_the_table_says_met_and_missed(capsys: pytest.CaptureFixture[str]) -> None:
    figures = [Figure("a", 1, "ms", 2), Figure("b", 3, "ms", 2), Figure("c", 5, "s")]
    assert runner.report({"three": lambda: figures}) == 1
    _head, a, b, c, closing = capsys.readouterr().out.splitlines()
    assert a.endswith(" met")
    assert b.endswith(" MISSED")
    assert c.split() == ["c", "5", "s"]
    assert closing == "3 figures: 1 bars met, 1 missed, 1 without a bar"


def test_a_run_that_keeps_every_bar_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert runner.report({"one": lambda: [Figure("a", 1, "ms", 2)]}) == 0
    assert "1 bars met, 0 missed" in capsys.readouterr().out


def test_a_broken_benchmark_fails_the_run_and_stops_no_other(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> list[Figure]:
        raise ZeroDivisionError

    assert runner.report({"bad": broken, "good": lambda: [Figure("a", 1, "ms")]}) == 1
    shown = capsys.readouterr()
    assert "ZeroDivisionError" in shown.err
    assert "failed to run: bad" in shown.out
    assert "1 figures" in shown.out


def test_benchmarks_are_found_by_their_file_name(tmp_path: Path) -> None:
    for name in ("bench_b.py", "bench_a.py", "figure.py"):
        (tmp_path / name).touch()
    assert runner.found(tmp_path) == {"a": "tests.benchmarks.bench_a", "b": "tests.benchmarks.bench_b"}


def test_every_benchmark_of_the_tree_can_be_run() -> None:
    names = runner.found(Path(runner.__file__).parent)
    assert "imports" in names
    for module in names.values():
        assert callable(importlib.import_module(module).run)


def test_an_unknown_benchmark_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        runner.main(["nothing"])
    assert "no benchmark 'nothing'; there are: " in capsys.readouterr().err
