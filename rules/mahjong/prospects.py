"""What an own hand promises, as numbers: the inputs of the network that says how likely it wins and for how much."""

from __future__ import annotations

import math

from rules.mahjong.counts import Counts
from rules.mahjong.distance import distance
from rules.mahjong.plans import Melded, Pace, Plan, Surroundings, plans, useful, worths

TOP = 3
"""Plans that are looked at closely."""
PACE = Pace()
_REFERENCE = 14.0


def weighed(
    counts: Counts, melded: Melded, around: Surroundings, top: int, pace: Pace
) -> tuple[list[tuple[float, int, Plan]], float]:
    """Return the best plans, each with its value by the tiles that help it, and how many those are; and the value of the rest."""
    found = plans(counts, melded, around, pace)
    found.sort(key=_value, reverse=True)
    close = []
    for plan in found[:top]:
        helps = useful(plan, counts, melded, around)
        close.append((plan.value * math.sqrt(helps / _REFERENCE), helps, plan))
    close.sort(key=_first, reverse=True)
    return close, sum([plan.value for plan in found[top:]])


def _value(plan: Plan) -> float:
    return plan.value


def _first(each: tuple[float, int, Plan]) -> float:
    return each[0]


def features(counts: Counts, melded: Melded, around: Surroundings, wait: int) -> list[float]:
    """Return the inputs for a hand of 13 tiles less three a meld that draws after so many others, 4 after a discard."""
    close, rest = weighed(counts, melded, around, TOP, PACE)
    worth = worths(around.options, PACE.drawn)
    view = around.view
    shanten = distance(counts, melded.sets) - 1
    wall = view.wall
    others = [len(melds) for seat, melds in enumerate(view.melds) if seat != around.seat]
    best = close[0][0] if close else 0.0
    total = sum([each[0] for each in close]) + rest
    row = [
        wall / 80,
        math.log1p(wall) / 4,
        melded.number / 4,
        float(melded.number == 0),
        shanten / 6,
        float(shanten == 0),
        float(shanten == 1),
        math.log(best + 0.01) / 4,
        math.log(total - best + 0.01) / 4,
        sum(others) / 6,
        max(others) / 4,
        sum([each >= 3 for each in others]) / 2,
        around.flowerless,
        len(view.discards) / 80,
        wait / 4,
        float(view.deal.dealer == around.seat),
    ]
    for place in range(TOP):
        if place < len(close):
            _, helps, plan = close[place]
            missing = plan.missing
            row += [
                missing / 6,
                float(missing == 1),
                float(missing == 2),
                float(missing == 3),
                math.log1p(helps) / 4,
                math.log1p(worth[min(plan.fan, 20)]) / 6,
                math.log1p(worth[min(plan.fan + 1, 20)]) / 6,
                float(plan.name == "half"),
                float(plan.name == "pungs"),
            ]
        else:
            row += [1.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return row


SIZE = 16 + 9 * TOP
"""How many inputs there are."""
