"""Listening to the calls: what they tell of the fists behind them, and so of the total."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from rules.chinos.calls import FULL, CallRules
from rules.chinos.guesses import closed, others_sum, posterior
from rules.chinos.habits import UNKNOWN, Habits


def heard_from(rules: CallRules, calls: tuple[int, ...], others: Sequence[Habits]) -> tuple[float, ...]:
    """Return the distribution of the others' coins after the calls so far.

    `others` are the habits of the other players in the order of calling; those of the first `len(calls)` have called.
    """
    fists = []
    for place, habits in enumerate(others):
        fist = closed(habits.fist(), rules.least)
        if place < len(calls):
            earlier, call = calls[:place], calls[place]
            likelihood = [
                habits.call_chance(rules, earlier, coins, call) if fist[coins] and call in rules.span(coins) else 0.0
                for coins in range(FULL + 1)
            ]
            fist = posterior(fist, likelihood)
        fists.append(fist)
    return others_sum(fists)


@functools.lru_cache(maxsize=1 << 16)
def heard(rules: CallRules, calls: tuple[int, ...]) -> tuple[float, ...]:
    """Return the distribution of the others' coins after the calls so far when nothing is known of anybody."""
    return heard_from(rules, calls, [UNKNOWN] * (rules.players - 1))
