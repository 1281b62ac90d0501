"""The readings of a finished hand: every way to see it as sets and a pair, and the other shapes (R15, R18)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.mahjong.counts import HONOURS, Counts, lane, listed
from rules.mahjong.hand import FinishedHand
from rules.mahjong.options import MahjongOptions
from rules.mahjong.shanten import PAIRS, SETS, is_orphans, pairs_missing
from rules.tiles import KINDS, Tile

Form = Literal["sets", "seven_pairs", "thirteen_orphans"]
PartType = Literal["chow", "pung", "kong", "concealed_kong", "pair", "single"]


@dataclass(frozen=True, slots=True)
class Part:
    """A set, a pair, or a single tile of thirteen orphans, named by its lowest tile.

    `melded` lies open or was declared; `winning` holds the winning tile.
    """

    type: PartType
    tile: Tile
    melded: bool = False
    winning: bool = False

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles, in tile order."""
        if self.type == "chow":
            return KINDS[self.tile.index : self.tile.index + 3]
        return (self.tile,) * {"pung": 3, "kong": 4, "concealed_kong": 4, "pair": 2, "single": 1}[self.type]


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to see a finished hand: the parts in the hand, in tile order, the melds behind them as declared."""

    form: Form
    parts: tuple[Part, ...]

    @property
    def winning(self) -> Part:
        """The part that the winning tile completes."""
        return next(part for part in self.parts if part.winning)


def readings(hand: FinishedHand, options: MahjongOptions) -> tuple[Reading, ...]:
    """Return every reading of a hand without fault; none when it is no winning shape."""
    counts = hand.counts
    win = hand.winning_tile
    assert win is not None
    melded = tuple(Part(meld.type, meld.tile, melded=True) for meld in hand.melds)
    found = [
        Reading("sets", (*concealed, *melded))
        for split in splits(counts, SETS - len(melded))
        for concealed in _places(split, win)
    ]
    if not melded:
        if is_orphans(counts):
            found.append(_orphans(counts, win))
        if options.seven_pairs and not pairs_missing(counts, options):
            found.append(_pairs(counts, win))
    return tuple(found)


def _places(split: tuple[Part, ...], win: Tile) -> Iterator[tuple[Part, ...]]:
    """Yield a split with the winning tile in each part that holds it, equal parts being one place."""
    for place, part in enumerate(split):
        step = win.index - part.tile.index
        if step == 0 or (0 < step < 3 and part.type == "chow" and win.suit is part.tile.suit):
            if place and part == split[place - 1]:
                continue
            yield (*split[:place], Part(part.type, part.tile, winning=True), *split[place + 1 :])


def _orphans(counts: Counts, win: Tile) -> Reading:
    held = listed(counts)
    kinds = [kind for kind in KINDS if held[kind.index]]
    return Reading(
        "thirteen_orphans",
        tuple(Part("pair" if held[kind.index] == 2 else "single", kind, winning=kind is win) for kind in kinds),
    )


def _pairs(counts: Counts, win: Tile) -> Reading:
    parts = []
    for kind, held in zip(KINDS, listed(counts), strict=True):
        parts += [Part("pair", kind)] * (held // 2)
    assert len(parts) == PAIRS
    place = next(place for place, part in enumerate(parts) if part.tile is win)
    parts[place] = Part("pair", win, winning=True)
    return Reading("seven_pairs", tuple(parts))


def splits(counts: Counts, sets: int) -> Iterator[tuple[Part, ...]]:
    """Yield every way to split counts into so many sets and one pair, parts in tile order."""
    lanes = [_lane_splits(lane(counts, which), which) for which in range(4)]
    for ways in itertools.product(*lanes):
        if len(ways[0]) + len(ways[1]) + len(ways[2]) + len(ways[3]) == sets + 1:
            parts = ways[0] + ways[1] + ways[2] + ways[3]
            if [part.type for part in parts].count("pair") == 1:
                yield parts


@functools.lru_cache(maxsize=1 << 14)
def _lane_splits(digits: int, which: int) -> tuple[tuple[Part, ...], ...]:
    """Every way to split one suit, or the honours, into sets and at most one pair with nothing left over."""
    held = listed(digits)[: 7 if which == HONOURS else 9]
    if sum(held) % 3 == 1:
        return ()
    return tuple(_rest_splits(held, 9 * which, 0, paired=False))


def _rest_splits(held: list[int], base: int, start: int, *, paired: bool) -> Iterator[tuple[Part, ...]]:
    """Split what is held of the kinds from `start` on; the lowest tile decides what its part can be."""
    while start < len(held) and not held[start]:
        start += 1
    if start == len(held):
        yield ()
        return
    tile = KINDS[base + start]
    shapes: list[tuple[PartType, tuple[int, ...]]] = [("pung", (3,))]
    if not paired:
        shapes.append(("pair", (2,)))
    if tile.suited:
        shapes.append(("chow", (1, 1, 1)))
    for name, takes in shapes:
        after = held.copy()
        for place, number in enumerate(takes, start):
            if place == len(held) or after[place] < number:
                break
            after[place] -= number
        else:
            part = Part(name, tile)
            for rest in _rest_splits(after, base, start, paired=paired or name == "pair"):
                yield (part, *rest)
