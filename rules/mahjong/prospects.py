"""What an own hand promises, as numbers: the inputs of the network that says how likely it wins and for how much."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from rules.mahjong.counts import UNIT, Counts, listed
from rules.mahjong.distance import distance
from rules.mahjong.options import SEATS
from rules.mahjong.plans import Melded, Pace, Plan, Surroundings, plans, useful, useful_kinds, worths

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
    """A plan with its value by the tiles that help it, the kinds of these, and how many of them are unseen."""

    value: float
    plan: Plan
    kinds: Sequence[int]
    helps: int


def looks(counts: Counts, melded: Melded, around: Surroundings) -> tuple[list[Look], float]:
    """Return the best plans of different names and suits, best first, and the value of all plans at first sight."""
    found = plans(counts, melded, around, PACE)
    found.sort(key=_value, reverse=True)
    seen = set()
    close: list[Look] = []
    for plan in found:
        key = (plan.name, plan.suit, bool(plan.wanted))
        if key not in seen:
            seen.add(key)
            kinds = useful_kinds(plan, counts, melded, around)
            helps = sum([around.unseen[kind] for kind in kinds])
            close.append(Look(plan.value * math.sqrt(helps / USUAL), plan, kinds, helps))
            if len(close) == LOOKED_AT:
                break
    close.sort(key=_first, reverse=True)
    return close, sum([plan.value for plan in found])


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
    seen: tuple[list[Look], float],
) -> list[float]:
    """Return the inputs for a hand of 13 tiles less three a meld.

    `costs` says of each kind of the hand what its discard would cost. The seat draws after so many others: 4 after a
    discard, 0 after a kong. `seen` are the plans as `looks` returns them.
    """
    close, total = seen
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
            row += _slot(
                close[place], counts, held, melded, around, turns / max(1, hidden), worth, ahead=place < FURTHER
            )
        else:
            row += _NO_PLAN
    return row


def _slot(
    look: Look,
    counts: Counts,
    held: Sequence[int],
    melded: Melded,
    around: Surroundings,
    pace: float,
    worth: Sequence[float],
    *,
    ahead: bool,
) -> list[float]:
    """What is told of a plan; `pace` are own draws to come for each tile that is hidden."""
    plan, helps = look.plan, look.helps
    missing = plan.missing
    ahead = ahead and missing > 1
    then = _helps_next(look, counts, melded, around) if ahead and helps else 0.0
    again = sum([around.unseen[kind] for kind in look.kinds if held[kind] >= 2]) if helps else 0
    chance = math.log(max(0.02, helps * pace)) if missing > 0 else 0.0
    if ahead:
        chance += math.log(max(0.02, then * pace))
    return [
        missing / 6,
        float(missing == 1),
        float(missing == 2),
        float(missing == 3),
        math.log1p(helps) / 4,
        math.log1p(then) / 4,
        math.log1p(again) / 3,
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


def _helps_next(look: Look, counts: Counts, melded: Melded, around: Surroundings) -> float:
    """How many unseen tiles help a plan after the next one that helps, on average over the tiles that can come."""
    plan = look.plan
    total = 0
    for kind in look.kinds:
        left = around.unseen[kind]
        if left:
            cost = plan.cost - (kind in plan.wanted)
            after = plan._replace(missing=plan.missing - 1, cost=cost)
            total += left * useful(after, counts + UNIT[kind], melded, around)
    return total / look.helps


_NO_PLAN = [1.2] + [0.0] * 15
SIZE = 31 + SLOTS * len(_NO_PLAN)
"""How many inputs there are."""
