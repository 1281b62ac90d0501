"""What an own hand promises, as numbers: the inputs of the network that says how likely it wins and for how much."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from rules.mahjong.counts import UNIT, Counts, listed
from rules.mahjong.distance import distance
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.plans import FULL, HALF, Melded, Pace, Plan, Surroundings, plans, useful, useful_kinds, worths

PACE = Pace()
LOOKED_AT = 5
"""Plans of a hand, of different names and suits, for which the tiles that help are counted."""
SLOTS = 3
"""Plans that are told to the network, the best ones."""
FURTHER = 2
"""Plans for which the tiles that help next are counted too, on average over the tiles that help now."""
USUAL = 14
"""Useful tiles of a usual plan."""


class Scene(NamedTuple):
    """What the others show, and when: their melds, most first, the melds of the nearest one-suit hand, and the discards."""

    melds: tuple[int, ...]
    flush: int
    discards: int
    dealer: bool


def scene_of(around: Surroundings) -> Scene:
    """Return what the others show to a seat."""
    view = around.view
    others = [melds for seat, melds in enumerate(view.melds) if seat != around.seat]
    flush = 0
    for melds in others:
        suits = {meld.tile.suit for meld in melds if meld.tile.suited}
        if len(suits) <= 1 and len(melds) >= 2:
            flush = max(flush, len(melds))
    numbers = tuple(sorted(map(len, others), reverse=True))
    return Scene(numbers, flush, len(view.discards), view.deal.dealer == around.seat)


class Look(NamedTuple):
    """A plan with its value by the tiles that help it, and these kinds; how many of them are unseen, and how many are
    of kinds that the hand holds twice, so that they can be claimed from anybody."""

    value: float
    plan: Plan
    kinds: Sequence[int]
    helps: int
    again: int


class Looks(NamedTuple):
    """The best plans of different names and suits, best first, and the value of all plans at first sight."""

    close: Sequence[Look]
    total: float


class Reader:
    """Reads hands for one decision, and remembers what it read: most discards leave most plans as they are."""

    __slots__ = ("_helps", "_plans", "_then", "around", "costs", "scene")

    def __init__(self, around: Surroundings, scene: Scene, costs: Sequence[float]) -> None:
        self.around = around
        self.scene = scene
        self.costs = costs
        self._plans: dict[tuple[Counts, Sequence[Meld]], tuple[list[Plan], float]] = {}
        self._helps: dict[tuple[object, ...], tuple[Sequence[int], int, int]] = {}
        self._then: dict[tuple[object, ...], float] = {}

    def plans_of(self, counts: Counts, melds: Sequence[Meld]) -> tuple[list[Plan], float]:
        """Return the plans of a hand, best first, and their value together."""
        key = (counts, melds)
        found = self._plans.get(key)
        if found is None:
            made = plans(counts, Melded(melds, self.around.values), self.around, PACE)
            made.sort(key=_value, reverse=True)
            found = self._plans[key] = made, sum([plan.value for plan in made])
        return found

    def at_first_sight(self, counts: Counts, melds: Sequence[Meld]) -> float:
        """Return what a hand is worth by its plans, without a look at the tiles that help."""
        found, total = self.plans_of(counts, melds)
        best = found[0].value if found else 0.0
        return best + PACE.others * (total - best)

    def looks(self, counts: Counts, melds: Sequence[Meld]) -> Looks:
        """Return the best plans of a hand."""
        melded = Melded(melds, self.around.values)
        found, total = self.plans_of(counts, melds)
        seen = set()
        close: list[Look] = []
        for plan in found:
            kind = (plan.name, plan.suit, bool(plan.wanted))
            if kind not in seen:
                seen.add(kind)
                kinds, helps, again = self._helps_of(plan, counts, melded)
                close.append(Look(plan.value * math.sqrt(helps / USUAL), plan, kinds, helps, again))
                if len(close) == LOOKED_AT:
                    break
        close.sort(key=_first, reverse=True)
        return Looks(close, total)

    def _helps_of(self, plan: Plan, counts: Counts, melded: Melded) -> tuple[Sequence[int], int, int]:
        """The kinds that help a plan, how many unseen tiles that are, and how many of kinds that are held twice."""
        key = _key(plan, counts, melded)
        found = self._helps.get(key)
        if found is None:
            unseen = self.around.unseen
            held = listed(counts)
            kinds = [kind for kind in useful_kinds(plan, counts, melded, self.around) if unseen[kind]]
            helps = sum([unseen[kind] for kind in kinds])
            found = self._helps[key] = kinds, helps, sum([unseen[kind] for kind in kinds if held[kind] >= 2])
        return found

    def helps_next(self, look: Look, counts: Counts, melded: Melded) -> float:
        """Return how many unseen tiles help a plan after the next one that helps, on average over those that can come."""
        plan = look.plan
        if plan.missing <= 1 or not look.helps:
            return 0.0
        key = _key(plan, counts, melded)
        found = self._then.get(key)
        if found is None:
            total = 0
            for kind in look.kinds:
                after = plan._replace(missing=plan.missing - 1, cost=plan.cost - (kind in plan.wanted))
                total += self.around.unseen[kind] * useful(after, counts + UNIT[kind], melded, self.around)
            found = self._then[key] = total / look.helps
        return found

    def inputs(self, counts: Counts, melds: Sequence[Meld], wait: int, looks: Looks) -> list[float]:
        """Return the inputs of the network for a hand of 13 tiles less three a meld that draws after so many others."""
        melded = Melded(melds, self.around.values)
        then = [self.helps_next(look, counts, melded) for look in looks.close[:FURTHER]]
        return features(counts, melded, self.around, self.scene, self.costs, wait, looks, then)


def _key(plan: Plan, counts: Counts, melded: Melded) -> tuple[object, ...]:
    """What decides which tiles help a plan: for a flush only the tiles that belong to it."""
    relevant = counts
    if plan.suit >= 0:
        relevant &= (HALF if plan.name == "half" else FULL)[plan.suit]
    return plan.name, plan.suit, plan.wanted, relevant, melded.number


def _value(plan: Plan) -> float:
    return plan.value


def _first(look: Look) -> float:
    return look.value


def features(
    counts: Counts,
    melded: Melded,
    around: Surroundings,
    scene: Scene,
    costs: Sequence[float],
    wait: int,
    looks: Looks,
    then: Sequence[float],
) -> list[float]:
    """Return the inputs for a hand of 13 tiles less three a meld.

    `costs` says of each kind of the hand what its discard would cost. The seat draws after so many others: 4 after a
    discard, 0 after a kong. `then` are the tiles that help the first plans of `looks` next.
    """
    close, total = looks
    best = max([look.value for look in close], default=0.0)
    shanten = distance(counts, melded.sets) - 1
    wall = around.view.wall
    held = listed(counts)
    fears = sorted([costs[kind] for kind, number in enumerate(held) if number])
    hidden = sum(around.unseen)
    turns = (wall + SEATS - wait) / SEATS
    row = [
        wall / 80,
        math.log1p(wall) / 4,
        *[float(melded.number == number) for number in range(5)],
        shanten / 6,
        float(shanten <= 0),
        float(shanten == 1),
        math.log(best + 0.01) / 4,
        math.log(max(0.0, total - best) + 0.01) / 4,
        *[number / 4 for number in scene.melds],
        sum([number >= 3 for number in scene.melds]) / 2,
        scene.flush / 4,
        around.flowerless,
        scene.discards / 80,
        wait / 4,
        float(scene.dealer),
        math.log1p(fears[0]) / 3,
        math.log1p((fears[0] + fears[min(1, len(fears) - 1)] + fears[min(2, len(fears) - 1)]) / 3) / 3,
        math.log1p(sum(fears) / len(fears)) / 3,
        math.log1p(fears[-1]) / 3,
        len(close) / LOOKED_AT,
        turns / 20,
        math.log(max(0.25, turns)) / 3,
        around.flower_fan / 2,
        melded.laid / 2,
        hidden / 100,
    ]
    worth = worths(around.options, PACE.drawn)
    for place in range(SLOTS):
        if place < len(close):
            row += _slot(close[place], turns / max(1, hidden), worth, then[place] if place < FURTHER else None)
        else:
            row += _NO_PLAN
    return row


def _slot(look: Look, pace: float, worth: Sequence[float], then: float | None) -> list[float]:
    """What is told of a plan; `pace` are own draws to come for each hidden tile, `then` the tiles that help next."""
    plan, helps = look.plan, look.helps
    missing = plan.missing
    chance = math.log(max(0.02, helps * pace)) if missing > 0 else 0.0
    if then is not None and missing > 1:
        chance += math.log(max(0.02, then * pace))
    return [
        missing / 6,
        float(missing == 1),
        float(missing == 2),
        float(missing == 3),
        math.log1p(helps) / 4,
        math.log1p(then or 0.0) / 4,
        math.log1p(look.again) / 3,
        math.log1p(worth[min(plan.fan, 20)]) / 6,
        math.log1p(worth[min(plan.fan + 1, 20)]) / 6,
        float(plan.name == "half"),
        float(plan.name == "pungs"),
        float(plan.name == "full"),
        float(plan.name == "chows"),
        float(plan.name == "free"),
        len(plan.wanted) / 2,
        chance / 3,
    ]


_NO_PLAN = [1.2] + [0.0] * 15
SIZE = 31 + SLOTS * len(_NO_PLAN)
"""How many inputs there are."""
