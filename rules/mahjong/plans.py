"""What a hand can still become: plans, each with what is missing to it and the fan it would be worth."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.mahjong.counts import HONOURS, LANE, LANES, MASK, UNIT, Counts, listed
from rules.mahjong.distance import chow_distance, distance, orphans_missing
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import units
from rules.mahjong.reach import helping, helping_chows, pungs_missing
from rules.mahjong.shanten import SETS, pairs_missing
from rules.mahjong.sight import unseen
from rules.mahjong.view import MahjongView
from rules.tiles import COPIES, DRAGONS, FLOWERS, WINDS

PlanName = Literal["free", "pungs", "half", "full", "chows", "pairs", "orphans"]
"""`free` is any hand with the fan that lies already or is wanted; the others are the hands of these names."""
HALF = tuple((MASK << LANE * suit) | (MASK << LANE * HONOURS) for suit in range(3))
FULL = tuple(MASK << LANE * suit for suit in range(3))
IN_HALF = tuple(frozenset((*range(9 * suit, 9 * suit + 9), *range(27, 34))) for suit in range(3))
IN_FULL = tuple(frozenset(range(9 * suit, 9 * suit + 9)) for suit in range(3))
ALL_PUNGS, HALF_FLUSH, FULL_FLUSH, ALL_CHOWS, SEVEN_PAIRS = 3, 3, 7, 1, 4
"""Fan of the plans; thirteen orphans are worth the limit."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How plans are weighed: what each missing tile leaves of the chance, in an open and in a closed hand; `others` is
    what plans count beside the best one, `drawn` the share of wins by self-draw."""

    open: float = 0.45
    closed: float = 0.32
    others: float = 0.25
    drawn: float = 0.3


@functools.lru_cache(maxsize=256)
def worths(options: MahjongOptions, drawn: float) -> tuple[float, ...]:
    """Return what a win with 0 to 20 fan, a self-draw not counted, is worth on average; nothing where it is not legal."""
    found = []
    shares = 3 if options.discard_payment == "for_all" else 2
    for fan in range(22):
        by_discard = units(fan, options) * shares if fan >= options.min_fan else 0
        by_draw = units(fan + 1, options) * 3 if fan + 1 >= options.min_fan else 0
        found.append((1 - drawn) * by_discard + drawn * by_draw)
    return tuple(found)


class Surroundings:
    """What a seat knows that does not change with what it discards: flowers, winds, unseen tiles."""

    __slots__ = ("flower_fan", "flowerless", "options", "seat", "unseen", "values", "view")

    def __init__(self, view: MahjongView) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.options = view.options
        self.unseen = unseen(view)
        number = (view.viewer - view.deal.dealer) % SEATS
        values = {dragon.index: 1 for dragon in DRAGONS}
        for wind in (WINDS[number], view.deal.round_wind):
            values[wind.index] = values.get(wind.index, 0) + 1
        self.values = values
        held = view.flowers[view.viewer]
        fan = 0
        for series in (FLOWERS[:4], FLOWERS[4:]):
            whole = all(flower in held for flower in series)
            fan += 2 if whole else series[number] in held
        self.flower_fan = fan
        self.flowerless = 0.0
        if view.options.flowers and not held:
            hidden = len(FLOWERS) - sum(map(len, view.flowers))
            # the fan for no flowers lasts as long as none is drawn, say in the next few turns
            self.flowerless = (1 - hidden / (sum(self.unseen) + hidden)) ** min(6.0, view.wall / 4)


class Melded:
    """What the melds of a hand allow, and what they are worth already."""

    __slots__ = ("chows", "hidden", "honours", "laid", "number", "pungs", "sets", "suits", "threes")

    def __init__(self, melds: Sequence[Meld], values: dict[int, int]) -> None:
        self.number = len(melds)
        self.sets = SETS - len(melds)
        self.chows = sum(meld.chow for meld in melds)
        self.hidden = all(meld.type == "concealed_kong" for meld in melds)
        self.pungs = len(melds) - self.chows
        lanes = {LANES[meld.tile.index] for meld in melds}
        self.honours = HONOURS in lanes
        self.suits = lanes - {HONOURS}
        self.threes = {meld.tile.index for meld in melds if not meld.chow}
        self.laid = sum(values.get(meld.tile.index, 0) for meld in melds if not meld.chow)


class Plan(NamedTuple):
    """`suit` is that of a flush, -1 else; `wanted` are value kinds to make sets of; `cost` is missing to these alone.

    `missing` tiles in all, `fan` without a self-draw, and the `value` that follows.
    """

    name: PlanName
    suit: int
    wanted: tuple[int, ...]
    cost: int
    missing: int
    fan: int
    value: float


class Wanted(NamedTuple):
    """Value kinds to make sets of: tiles missing to them, their fan, and the chance that the tiles come."""

    kinds: tuple[int, ...]
    missing: int
    fan: int
    chance: float


def plans(counts: Counts, melded: Melded, around: Surroundings, pace: Pace) -> list[Plan]:
    """Return every plan for a hand of 13 tiles less three a meld that is worth something."""
    held = listed(counts)
    threes, twos, ones = sum([each > 2 for each in held]), held.count(2), held.count(1)
    sets = melded.sets
    kept = around.options.concealed_kong_keeps_concealed
    value = _Valuer(around, pace, closed=not melded.number or (kept and melded.hidden))
    base = melded.laid + around.flower_fan
    found: list[Plan] = []
    for wanted, cost, fan, chance in _wanted(held, around, sets):
        left = sets - len(wanted)
        rest = counts
        three, two, one = threes, twos, ones
        for kind in wanted:
            have = held[kind]
            rest -= have * UNIT[kind]
            three -= have > 2
            two -= have == 2
            one -= have == 1
        total = base + fan
        value.add(found, "free", -1, wanted, cost, cost + distance(rest, left), total, chance)
        if not melded.chows:
            missing = cost + pungs_missing(three, two, one, left)
            value.add(found, "pungs", -1, wanted, cost, missing, total + ALL_PUNGS, chance)
        for suit in range(3):
            if melded.suits <= {suit}:
                missing = cost + distance(rest & HALF[suit], left)
                value.add(found, "half", suit, wanted, cost, missing, total + HALF_FLUSH, chance)
    if not melded.honours:
        for suit in range(3):
            if melded.suits <= {suit}:
                value.add(found, "full", suit, (), 0, distance(counts & FULL[suit], sets), base + FULL_FLUSH, 1.0)
    if not melded.pungs:
        value.add(found, "chows", -1, (), 0, chow_distance(counts, sets), base + ALL_CHOWS, 1.0)
    if not melded.number:
        if around.options.seven_pairs:
            # a concealed hand is not counted beside seven pairs, which the valuer adds to every closed hand
            missing = pairs_missing(counts, around.options)
            value.add(found, "pairs", -1, (), 0, missing, base + SEVEN_PAIRS - 1, 1.0)
        value.add(found, "orphans", -1, (), 0, orphans_missing(counts), around.options.limit - 1, 1.0)
    return found


class _Valuer:
    """Values plans: what they would be worth, by what is missing, open or closed, whichever promises more."""

    __slots__ = ("closed", "flowerless", "pace", "worth")

    def __init__(self, around: Surroundings, pace: Pace, *, closed: bool) -> None:
        self.worth = worths(around.options, pace.drawn)
        self.flowerless = around.flowerless
        self.pace = pace
        self.closed = closed

    def add(
        self,
        found: list[Plan],
        name: PlanName,
        suit: int,
        wanted: tuple[int, ...],
        cost: int,
        missing: int,
        fan: int,
        chance: float,
    ) -> None:
        """Add a plan if it is worth something."""
        worth, flowerless = self.worth, self.flowerless
        value = 0.0
        if name not in ("pairs", "orphans"):
            value = (worth[fan] + flowerless * (worth[fan + 1] - worth[fan])) * self.pace.open**missing
        if self.closed:
            silent = worth[fan + 1] + flowerless * (worth[fan + 2] - worth[fan + 1])
            value = max(value, silent * self.pace.closed**missing)
        if value:
            found.append(Plan(name, suit, wanted, cost, missing, fan, value * chance))


_CHANCE_OF_COPIES = {(2, 1): 0.45, (2, 2): 1.0, (1, 2): 0.35, (1, 3): 0.6}
"""The chance that a set of value comes, by copies held and copies unseen."""


def _wanted(held: list[int], around: Surroundings, sets: int) -> list[Wanted]:
    """The sets of value that a plan can want: none, each, and some together."""
    single = []
    for kind, fan in around.values.items():
        have = held[kind]
        chance = 1.0 if have > 2 else _CHANCE_OF_COPIES.get((have, around.unseen[kind]), 0.0)
        if chance:
            single.append(Wanted((kind,), max(0, 3 - have), fan, chance))
    found = [Wanted((), 0, 0, 1.0)]
    for size in range(1, min(3, sets) + 1):
        for some in itertools.combinations(single, size):
            missing = sum([each.missing for each in some])
            if size == 1 or missing <= 3:
                chance = 1.0
                for each in some:
                    chance *= each.chance
                kinds = tuple([each.kinds[0] for each in some])
                found.append(Wanted(kinds, missing, sum([each.fan for each in some]), chance))
    return found


def missing_to(plan: Plan, counts: Counts, melded: Melded, around: Surroundings) -> int:
    """Return how many tiles are missing to a plan in a hand that it was not made for."""
    held = listed(counts)
    rest = counts
    cost = 0
    wanted = [kind for kind in plan.wanted if kind not in melded.threes]
    for kind in wanted:
        rest -= held[kind] * UNIT[kind]
        cost += max(0, 3 - held[kind])
        held[kind] = 0
    sets = max(0, melded.sets - len(wanted))
    if plan.name == "pungs":
        threes = sum([each > 2 for each in held])
        return cost + pungs_missing(threes, held.count(2), held.count(1), sets)
    if plan.name == "chows":
        return chow_distance(counts, sets)
    if plan.name == "pairs":
        return pairs_missing(counts, around.options)
    if plan.name == "orphans":
        return orphans_missing(counts)
    if plan.name == "half":
        rest &= HALF[plan.suit]
    elif plan.name == "full":
        rest &= FULL[plan.suit]
    return cost + distance(rest, sets)


def useful(plan: Plan, counts: Counts, melded: Melded, around: Surroundings) -> int:
    """Return how many unseen tiles would lower what is missing to a plan."""
    unseen_ = around.unseen
    return sum([unseen_[kind] for kind in useful_kinds(plan, counts, melded, around)])


def useful_kinds(plan: Plan, counts: Counts, melded: Melded, around: Surroundings) -> Sequence[int]:
    """Return the kinds that would lower what is missing to a plan."""
    held = listed(counts)
    rest = counts
    found = [kind for kind in plan.wanted if held[kind] < 3]
    for kind in plan.wanted:
        rest -= held[kind] * UNIT[kind]
    sets = melded.sets - len(plan.wanted)
    if plan.missing == plan.cost:
        return found
    if plan.name == "pungs":
        return found + _useful_for_pungs(plan, held, sets)
    if plan.name in ("pairs", "orphans"):
        return _useful_for_special(plan, counts, held, around)
    if plan.name == "chows":
        kinds = helping_chows(rest, sets)[1]
    elif plan.name == "free":
        kinds = helping(rest, sets)[1]
    else:
        masks, inside = (HALF, IN_HALF) if plan.name == "half" else (FULL, IN_FULL)
        allowed = inside[plan.suit]
        kinds = tuple([kind for kind in helping(rest & masks[plan.suit], sets)[1] if kind in allowed])
    if not plan.wanted:
        return kinds
    return found + [kind for kind in kinds if kind not in plan.wanted]


def _useful_for_special(plan: Plan, counts: Counts, held: list[int], around: Surroundings) -> list[int]:
    found = []
    for kind, unit in enumerate(UNIT):
        if around.unseen[kind] and held[kind] < COPIES:
            after = counts + unit
            missing = pairs_missing(after, around.options) if plan.name == "pairs" else orphans_missing(after)
            if missing < plan.missing:
                found.append(kind)
    return found


def _useful_for_pungs(plan: Plan, held: list[int], sets: int) -> list[int]:
    others = [each for kind, each in enumerate(held) if kind not in plan.wanted]
    threes, twos, ones = sum([each > 2 for each in others]), others.count(2), others.count(1)
    left = plan.missing - plan.cost
    helps = (
        pungs_missing(threes, twos, ones + 1, sets) < left,
        ones > 0 and pungs_missing(threes, twos + 1, ones - 1, sets) < left,
        twos > 0 and pungs_missing(threes + 1, twos - 1, ones, sets) < left,
    )
    return [kind for kind, each in enumerate(held) if each < 3 and helps[each] and kind not in plan.wanted]


def value_of(found: Sequence[Plan], pace: Pace) -> float:
    """Return what a hand is worth by its plans: the best one, and a part of the others."""
    values = [plan.value for plan in found]
    best = max(values, default=0.0)
    return best + pace.others * (sum(values) - best)
