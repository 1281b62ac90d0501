"""Makes `rules/mahjong/data/distances.bin`: how many tiles are missing, for every suit and every way to join the suits.

    python -m resources.training.mahjong          (about half a minute; writes the same bytes every time)

For a suit the cost of `k` sets and `j` pairs is the least number of tiles to add until they are all there. A suit has
ten costs, k from 0 to 4 and j 0 or 1, and of the 405,350 suits of up to 14 tiles only 126 differ in them: its class.
Two suits together have a class again, the row or the column of the last table, which holds what is missing in all.

There are two systems: all sets, and chows only (for bots that plan all chows).
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

FILE = Path(__file__).parents[2] / "rules" / "mahjong" / "data" / "distances.bin"
SETS = 4
TILES = 14
FAR = 99
Costs = npt.NDArray[np.int16]
"""A row a suit, in it the ten costs: no pair with 0 to 4 sets, then a pair with 0 to 4 sets."""


def set_shapes(kinds: int, *, chows: bool, pungs: bool) -> Iterator[tuple[int, ...]]:
    """Yield each set of a lane with so many kinds, as counts."""
    if pungs:
        for kind in range(kinds):
            yield tuple(3 * (each == kind) for each in range(kinds))
    if chows:
        for first in range(kinds - 2):
            yield tuple(int(first <= each <= first + 2) for each in range(kinds))


def wholes(kinds: int, *, chows: bool, pungs: bool) -> list[set[tuple[int, ...]]]:
    """Return, in the order of the ten costs, the counts of all combinations of sets and pairs."""
    shapes = list(set_shapes(kinds, chows=chows, pungs=pungs))
    pairs = [tuple(2 * (each == kind) for each in range(kinds)) for kind in range(kinds)]
    without = [{(0,) * kinds}]
    for _ in range(SETS):
        without.append(_sums(without[-1], shapes))
    return [*without, *(_sums(each, pairs) for each in without)]


def _sums(these: set[tuple[int, ...]], those: list[tuple[int, ...]]) -> set[tuple[int, ...]]:
    added = (tuple(map(sum, zip(one, other, strict=True))) for one, other in itertools.product(these, those))
    return {each for each in added if max(each) <= 4}


def costs(kinds: int, *, chows: bool, pungs: bool) -> Costs:
    """Return the costs of all 5 ** kinds counts of a lane; the first kind is the lowest digit of the row's number."""
    columns = []
    for targets in wholes(kinds, chows=chows, pungs=pungs):
        grid = np.full((5,) * kinds, FAR, dtype=np.int16)
        for target in targets:
            grid[target[::-1]] = 0
        for axis in range(kinds):
            # More tiles than needed cost nothing, each one missing costs one; kinds do not matter to each other.
            np.minimum.accumulate(grid, axis=axis, out=grid)
            layers: list[Any] = [np.take(grid, count, axis=axis) for count in range(5)]
            for count in range(3, -1, -1):
                layers[count] = np.minimum(layers[count], layers[count + 1] + 1)
            grid = np.stack(layers, axis=axis)
        columns.append(grid.ravel())
    found = np.minimum(np.stack(columns, axis=1), FAR)
    tiles = sum(np.indices((5,) * kinds).reshape(kinds, -1))
    found[tiles > TILES] = 0
    return found


def joined(left: Costs, right: Costs) -> Costs:
    """Return the costs of every row of `left` together with every row of `right`: the cheapest ways to share the sets."""
    one = left.reshape(-1, 1, 2, SETS + 1)
    other = right.reshape(1, -1, 2, SETS + 1)
    both = np.full((len(left), len(right), 2, SETS + 1), FAR, dtype=np.int16)
    for pair, first in itertools.product((0, 1), (0, 1)):
        if first > pair:
            continue
        for sets in range(SETS + 1):
            for taken in range(sets + 1):
                cost = one[:, :, first, taken] + other[:, :, pair - first, sets - taken]
                both[:, :, pair, sets] = np.minimum(both[:, :, pair, sets], cost)
    return np.minimum(both, FAR).reshape(-1, 2 * (SETS + 1))


def classes(rows: Costs) -> tuple[Costs, npt.NDArray[np.intp]]:
    """Return the different rows, and for each row its number among them."""
    found, numbers = np.unique(rows, axis=0, return_inverse=True)
    return found, numbers.reshape(-1)


def padded(numbers: npt.NDArray[Any], width: int, wide: int) -> bytes:
    """Return a table of so many columns as bytes, each row filled up to `wide`."""
    table = np.zeros((len(numbers) // width, wide), dtype=np.uint8)
    table[:, :width] = numbers.reshape(-1, width)
    return table.tobytes()


def system(*, chows: bool, pungs: bool) -> bytes:
    """Return the five tables of a system: suits, honours, rows, columns, and what is missing for 0 to 4 sets and a pair."""
    suits, suit_classes = classes(costs(9, chows=chows, pungs=pungs))
    honours, honour_classes = classes(costs(7, chows=False, pungs=pungs))
    rows, row_classes = classes(joined(suits, suits))
    columns, column_classes = classes(joined(suits, honours))
    assert len(suits) <= 256 and len(honours) <= 64 and len(rows) <= 256 and len(columns) <= 256
    ends = joined(rows, columns).reshape(len(rows), len(columns), 2, SETS + 1)[:, :, 1, :]
    print(f"{len(suits)} suits, {len(honours)} honours, {len(rows)} rows, {len(columns)} columns")
    return b"".join(
        (
            suit_classes.astype(np.uint8).tobytes(),
            honour_classes.astype(np.uint8).tobytes(),
            padded(row_classes, len(suits), 256).ljust(1 << 16, b"\0"),
            padded(column_classes, len(honours), 64).ljust(1 << 14, b"\0"),
            *(padded(ends[:, :, sets].ravel(), len(columns), 256).ljust(1 << 16, b"\0") for sets in range(SETS + 1)),
        )
    )


def main() -> None:
    """Write the file."""
    content = zlib.compress(system(chows=True, pungs=True) + system(chows=True, pungs=False), 9)
    FILE.write_bytes(content)
    print(f"{FILE.name}: {len(content):,} bytes")


if __name__ == "__main__":
    main()
