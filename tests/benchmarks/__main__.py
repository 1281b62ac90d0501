"""Runs the benchmarks and prints one table: `./dev bench`, or `./dev bench NAME...` for some of them.

Every `bench_NAME.py` beside this file has `def run() -> list[Figure]`. The exit status is 1 when a bar is missed or a
benchmark fails. Measurements share the machine with whatever else it does: run this alone.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.benchmarks.figure import Figure
from tests.isolation import isolate

COLUMNS = f"{{name:<{60}}} {{value:>10}} {{unit:<8}} {{bar:<16}} {{verdict}}"


def found(folder: Path) -> Mapping[str, str]:
    """The benchmarks of a folder by NAME, with the module that holds each."""
    return {
        path.stem.removeprefix("bench_"): f"tests.benchmarks.{path.stem}" for path in sorted(folder.glob("bench_*.py"))
    }


def row(figure: Figure) -> str:
    """One line of the table."""
    bar = "" if figure.bar is None else f"{figure.keep} {number(figure.bar)}"
    verdict = {None: "", True: "met", False: "MISSED"}[figure.met]
    return COLUMNS.format(
        name=figure.name, value=number(figure.value), unit=figure.unit, bar=bar, verdict=verdict
    ).rstrip()


def number(value: float) -> str:
    """Three significant digits, and every digit before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def report(benchmarks: Mapping[str, Callable[[], list[Figure]]]) -> int:
    """Run the benchmarks in order, print their figures as they come, and a closing line; return the exit status."""
    print(COLUMNS.format(name="figure", value="measured", unit="", bar="bar", verdict="").rstrip())
    figures: list[Figure] = []
    broken: list[str] = []
    for name, run in benchmarks.items():
        try:
            measured = run()
        except Exception:
            traceback.print_exc()
            broken.append(name)
            continue
        for figure in measured:
            print(row(figure), flush=True)
        figures += measured
    met, missed = (sum(figure.met is verdict for figure in figures) for verdict in (True, False))
    closing = f"{len(figures)} figures: {met} bars met, {missed} missed, {len(figures) - met - missed} without a bar"
    print(closing + (f"; failed to run: {', '.join(broken)}" if broken else ""))
    return 1 if missed or broken else 0


def main(words: Sequence[str]) -> int:
    """Run the benchmarks named on the command line, or all."""
    names = found(Path(__file__).parent)
    parser = argparse.ArgumentParser(prog="./dev bench", description="Measure, and compare with the bars.")
    parser.add_argument("name", nargs="*", help=f"one of: {', '.join(names)}; all when none is named")
    chosen = parser.parse_args(words).name or list(names)
    unknown = [name for name in chosen if name not in names]
    if unknown:
        parser.error(f"no benchmark {unknown[0]!r}; there are: {', '.join(names)}")
    isolate()
    return report({name: importlib.import_module(names[name]).run for name in chosen})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
