"""How likely totals are, and what a call tells of the fist behind it."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from rules.chinos.calls import FULL, CallRules

Fist = tuple[float, float, float, float]
"""A weight for each number of coins, 0 to 3."""
Weights = dict[int, float]
"""A weight for each total that may be called."""

UNIFORM: Fist = (0.25, 0.25, 0.25, 0.25)
_NEARLY = 1e-12
"""Chances closer than this are equal: they differ by the order of additions only."""


def closed(coins: Fist, least: int) -> Fist:
    """Return the weights with fists of fewer than `least` coins taken out, summing to one."""
    kept = [weight if number >= least else 0.0 for number, weight in enumerate(coins)]
    total = sum(kept)
    if not total:
        return closed(UNIFORM, least)
    one, two, three, four = (weight / total for weight in kept)
    return one, two, three, four


def added(chances: Sequence[float], fist: Fist) -> tuple[float, ...]:
    """Return the distribution of a sum when another fist is added to it; position i is the chance of i coins."""
    sums = [0.0] * (len(chances) + FULL)
    for number, weight in enumerate(fist):
        if weight:
            for coins, chance in enumerate(chances, number):
                sums[coins] += weight * chance
    return tuple(sums)


@functools.lru_cache(maxsize=64)
def uniform_sum(fists: int, least: int = 0) -> tuple[float, ...]:
    """Return the distribution of the sum of so many uniform fists."""
    chances: tuple[float, ...] = (1.0,)
    for _ in range(fists):
        chances = added(chances, closed(UNIFORM, least))
    return chances


def likeliest(chances: Sequence[float], coins: int, legal: Sequence[int]) -> tuple[int, ...]:
    """Return the legal totals with the best chance, several when they are equal; `chances` are of the others' sum."""
    best = max(chances[total - coins] for total in legal)
    return tuple(total for total in legal if chances[total - coins] >= best - _NEARLY)


def shared(totals: Sequence[int]) -> Weights:
    """Return equal weights that sum to one."""
    return dict.fromkeys(totals, 1 / len(totals))


@functools.lru_cache(maxsize=1 << 16)
def _naive(rules: CallRules, legal: tuple[int, ...], coins: int, noise: float) -> Weights:
    chances = uniform_sum(rules.players - 1, rules.least)
    whole = sum(chances[total - coins] for total in legal)
    weights = {total: noise * chances[total - coins] / whole for total in legal} if noise else {}
    for total, weight in shared(likeliest(chances, coins, legal)).items():
        weights[total] = weights.get(total, 0.0) + (1 - noise) * weight
    return weights


@functools.lru_cache(maxsize=1 << 16)
def naive_mix(rules: CallRules, earlier: tuple[int, ...], coins: int, noise: float) -> Weights:
    """Return the calls of a player who takes the others' fists as uniform and listens to nobody.

    `1 - noise` is shared by the likeliest legal totals, `noise` by all legal ones in proportion to their chances. The
    mapping is shared: do not change it.
    """
    return _naive(rules, rules.legal(earlier, coins), coins, noise)


def others_sum(fists: Sequence[Fist]) -> tuple[float, ...]:
    """Return the distribution of the sum of some fists."""
    chances: tuple[float, ...] = (1.0,)
    for fist in fists:
        chances = added(chances, fist)
    return chances


def centre(rules: CallRules) -> Weights:
    """Return the middle of all totals, half and half between two; it is legal with any fist, so it tells nothing."""
    middle = rules.lowest + rules.highest
    return shared((middle // 2,) if middle % 2 == 0 else (middle // 2, middle // 2 + 1))


def posterior(prior: Fist, likelihood: Sequence[float]) -> Fist:
    """Return what a fist is after a call: the prior times the likelihood; the prior where the call says the impossible."""
    one, two, three, four = (weight * likely for weight, likely in zip(prior, likelihood, strict=True))
    total = one + two + three + four
    return prior if total <= 0 else (one / total, two / total, three / total, four / total)
