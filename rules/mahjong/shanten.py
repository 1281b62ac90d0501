"""How far a hand is from winning, what it waits for, and what each discard leads to. Rule R15 and the shanten cases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.mahjong.counts import UNIT, Counts, listed
from rules.mahjong.distance import ORPHANS, distance, nearest, orphans_missing
from rules.mahjong.melds import Meld
from rules.mahjong.options import MahjongOptions
from rules.tiles import COPIES, KINDS, Tile

SETS = 4
"""Sets of a hand; each meld is one of them."""
PAIRS = 7
"""Pairs of a hand of seven pairs."""
_ORPHANS = sum(UNIT[kind] for kind in ORPHANS)


@dataclass(frozen=True, slots=True)
class Shanten:
    """Tiles missing to a ready hand, by shape: -1 is complete, 0 is ready. None where the shape is not open to the hand."""

    standard: int
    seven_pairs: int | None
    thirteen_orphans: int | None

    @property
    def least(self) -> int:
        """That of the nearest shape."""
        return min(each for each in (self.standard, self.seven_pairs, self.thirteen_orphans) if each is not None)


def shanten(counts: Counts, melds: Sequence[Meld], options: MahjongOptions) -> Shanten:
    """Return the shanten numbers of a hand of 13 or 14 tiles less three a meld; the finished hand may hold none five times."""
    if melds:
        return Shanten(missing(counts, melds) - 1, None, None)
    pairs = pairs_missing(counts, options) - 1 if options.seven_pairs else None
    return Shanten(distance(counts, SETS) - 1, pairs, orphans_missing(counts) - 1)


def least_shanten(counts: Counts, melds: Sequence[Meld], options: MahjongOptions) -> int:
    """Return the shanten number of the nearest shape: what `shanten(...).least` is, several times faster."""
    if melds:
        return missing(counts, melds) - 1
    found = nearest(counts)
    return (min(found, pairs_missing(counts, options)) if options.seven_pairs else found) - 1


def missing(counts: Counts, melds: Sequence[Meld]) -> int:
    """Return how many tiles must be added until the sets that are not melded and a pair are there.

    Tiles in melds cannot be drawn any more: a way that needs one of those is no way.
    """
    sets = SETS - len(melds)
    bound = distance(counts, sets)
    if not bound or not melds:
        return bound
    caps = [COPIES] * len(KINDS)
    for meld in melds:
        for tile in meld.tiles:
            caps[tile.index] -= 1
    left = [cap - held for cap, held in zip(caps, listed(counts), strict=True)]
    while not _can_finish(counts, sets, bound, left, 0):
        bound += 1
    return bound


def _can_finish(counts: Counts, sets: int, draws: int, left: list[int], start: int) -> bool:
    """Whether so many tiles of kinds from `start` on, all of them still there, complete the hand."""
    if not draws:
        return not distance(counts, sets)
    for kind in range(start, len(KINDS)):
        if left[kind] > 0 and distance(counts + UNIT[kind], sets) < draws:
            left[kind] -= 1
            found = _can_finish(counts + UNIT[kind], sets, draws - 1, left, kind)
            left[kind] += 1
            if found:
                return True
    return False


def pairs_missing(counts: Counts, options: MahjongOptions) -> int:
    """Return how many tiles must be added to seven pairs: seven different ones, unless four alike may be two of them."""
    held = listed(counts)
    if options.seven_pairs_allow_quads:
        return PAIRS - sum(each // 2 for each in held)
    kinds = sum(map(bool, held))
    pairs = sum(each > 1 for each in held)
    return PAIRS - min(PAIRS, pairs) + max(0, PAIRS - kinds)


def is_complete(counts: Counts, melds: int, options: MahjongOptions) -> bool:
    """Whether counts of 14 tiles less three a meld are a winning shape (R15). `melds` is how many there are."""
    if not distance(counts, SETS - melds):
        return True
    if melds:
        return False
    return is_orphans(counts) or (options.seven_pairs and not pairs_missing(counts, options))


def is_orphans(counts: Counts) -> bool:
    """Whether counts of 14 tiles are thirteen orphans: the tile beside one of each kind is one of the kinds too."""
    return counts - _ORPHANS in _ORPHAN_UNITS


_ORPHAN_UNITS = frozenset(UNIT[kind] for kind in ORPHANS)


def waits(counts: Counts, melds: Sequence[Meld], options: MahjongOptions) -> tuple[Tile, ...]:
    """Return the kinds that complete a hand of 13 tiles less three a meld, and of which it holds fewer than four."""
    held = listed(counts)
    for meld in melds:
        for tile in meld.tiles:
            held[tile.index] += 1
    return tuple(
        kind
        for kind in KINDS
        if held[kind.index] < COPIES and is_complete(counts + UNIT[kind.index], len(melds), options)
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a discard leads to: the shanten number after it, and the kinds that then lower it."""

    discard: Tile
    shanten: int
    useful: tuple[Tile, ...]


def outlooks(counts: Counts, melds: Sequence[Meld], options: MahjongOptions) -> tuple[Outlook, ...]:
    """Return what each discard from a hand of 14 tiles less three a meld leads to, in tile order.

    A kind that the hand and its melds hold four times is never useful.
    """
    return tuple(_outlooks(counts, melds, options))


def _outlooks(counts: Counts, melds: Sequence[Meld], options: MahjongOptions) -> Iterator[Outlook]:
    held = listed(counts)
    all_held = held.copy()
    for meld in melds:
        for tile in meld.tiles:
            all_held[tile.index] += 1
    for kind in KINDS:
        if not held[kind.index]:
            continue
        rest = counts - UNIT[kind.index]
        all_held[kind.index] -= 1
        yield _outlook(kind, rest, all_held, melds, options)
        all_held[kind.index] += 1


def _outlook(discard: Tile, rest: Counts, held: list[int], melds: Sequence[Meld], options: MahjongOptions) -> Outlook:
    shapes = shanten(rest, melds, options)
    now = shapes.least
    sets = SETS - len(melds)
    special = now in (shapes.seven_pairs, shapes.thirteen_orphans)
    useful = []
    for kind in KINDS:
        if held[kind.index] < COPIES:
            after = rest + UNIT[kind.index]
            # The tables know nothing of melds, so they can promise too much; what they rule out is out.
            if distance(after, sets) <= now:
                if not melds or missing(after, melds) <= now:
                    useful.append(kind)
            elif special and least_shanten(after, melds, options) < now:
                useful.append(kind)
    return Outlook(discard, now, tuple(useful))
