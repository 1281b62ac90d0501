"""Trains the tables of the Chinese poker bots: `python -m resources.training.chinese_poker [NAME...] [--check]`.

A table holds, for each class of front, middle and back, the share of rows that it beats among the rows of many hands.
Training starts from the rows that `easy` makes. Then, round after round, thousands of hands are set by the formula with
the tables so far, and the shares of their rows are blended into the tables, less and less of them. It stops when nearly
all settings of other hands stay the same. Equal words give equal files, byte by byte.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from resources.training.chinese_poker_setter import Frontiers, Hands, Rows, percentiles
from rules.chinese_poker.search import Worth
from rules.chinese_poker.worths import NAMES, Name, Percentiles, best_back_first, closed_form, percentile_sum
from rules.dealing import Dealing

FOLDER = Path(__file__).parents[2] / "rules" / "chinese_poker" / "tables"
SEED = "chinese_poker tables"

DEALS = 10_000
"""Deals of the training: four hands each."""
PROBE = 500
"""Deals of the sample that tells when to stop, numbered before those of the training."""
SETTLED = 0.995
"""Share of the sample's settings that stay the same in the last round."""
LEAST_ROUNDS = 40
MOST_ROUNDS = 100
UNBLENDED = 4
"""Rounds of the baseline that replaces its tables instead of blending."""

Tables = list[NDArray[Any]]
Formula = Callable[[Percentiles], Worth]

FORMULAS: dict[Name, Formula] = {
    "mandarin": lambda tables: closed_form(tables, "mandarin"),
    "both_net": lambda tables: closed_form(tables, "both_net"),
    "basic": lambda tables: closed_form(tables, "basic"),
    "percentiles": percentile_sum,
    "br4": lambda tables: closed_form(tables, "mandarin"),
}
"""What each table is used by, and so trained with; `easy` is its own."""


def hands(first: int, deals: int) -> Hands:
    """Return the hands of so many deals from a number on, in pack order."""
    dealing = Dealing.from_text(SEED, "chinese_poker")
    order = np.array([dealing.order(first + number, 52) for number in range(deals)])
    return np.sort(order.reshape(-1, 13), axis=1)


@dataclass(frozen=True)
class Sample:
    """The hands of the training and those of the probe, each by the settings that can be best."""

    training: Frontiers
    probe: Frontiers

    @classmethod
    def dealt(cls) -> Sample:
        """Deal the hands; they are the same each time."""
        return cls(Frontiers.of(hands(PROBE, DEALS)), Frontiers.of(hands(0, PROBE)))


def train(name: Name, sample: Sample, report: Callable[[str], object]) -> Tables:
    """Return the tables of a name: those of the rows of `easy`, and but for `easy` itself, what training makes of them."""
    tables = percentiles(sample.training.chosen(best_back_first()))
    if name == "easy":
        return tables
    formula = FORMULAS[name]
    settings: Rows | None = None
    for number in range(UNBLENDED if name == "br4" else MOST_ROUNDS):
        began = time.perf_counter()
        fresh = percentiles(sample.training.chosen(worth_of(formula, tables)))
        weight = 1.0 if name == "br4" else 1 / (number + 2)
        tables = [(1 - weight) * old + weight * new for old, new in zip(tables, fresh, strict=True)]
        now = sample.probe.chosen(worth_of(formula, tables))
        same = 0.0 if settings is None else float((now == settings).all(axis=1).mean())
        settings = now
        report(f"{name}, round {number + 1}: {same:.1%} of the settings stay, {time.perf_counter() - began:.1f} s")
        if name != "br4" and number + 1 >= LEAST_ROUNDS and same >= SETTLED:
            break
    return tables


def worth_of(formula: Formula, tables: Tables) -> Worth:
    """Return what rows are worth by a formula with tables."""
    front, middle, back = (each.tolist() for each in tables)
    return formula((front, middle, back))


def packed(tables: Tables) -> bytes:
    """Return the bytes of a table's file: 455 + 7462 + 7462 little-endian floats."""
    return np.concatenate(tables).astype("<f4").tobytes()


def main(words: Sequence[str]) -> int:
    """Train the tables named, or all, and write their files; or compare with the files there are."""
    parser = argparse.ArgumentParser(
        prog="python -m resources.training.chinese_poker", description="Train the tables of the bots."
    )
    parser.add_argument("name", nargs="*", help=f"one of {', '.join(NAMES)}; all when none is named")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when a file is not what comes out")
    arguments = parser.parse_args(words)
    unknown = set(arguments.name) - set(NAMES)
    if unknown:
        parser.error(f"no table {min(unknown)!r}; there are: {', '.join(NAMES)}")
    chosen = [name for name in NAMES if name in (arguments.name or NAMES)]
    sample = Sample.dealt()
    wrong = 0
    for name in chosen:
        content = packed(train(name, sample, lambda line: print(line, flush=True)))
        path = FOLDER / f"{name}.f32"
        if not arguments.check:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
            print(f"{name}: written to {path.relative_to(FOLDER.parents[2])}")
        elif content == path.read_bytes():
            print(f"{name}: as shipped")
        else:
            wrong += 1
            print(f"{name}: not what is shipped")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
