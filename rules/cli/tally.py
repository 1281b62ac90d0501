"""The figures of an arena: means with intervals over deals, wins, rates, and times."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import Any

import rules
from rules.cli.duplicates import DealResult, Notes, Piece, Run

_NORMAL_95 = 1.96
"""Half-width of the 95 % interval of a normal distribution, in standard errors."""
_DIGITS = 4
"""Decimals of means and rates."""


def result(run: Run, pieces: Iterable[Piece]) -> dict[str, Any]:
    """Return the figures of a run as one plain object. Means and intervals are None where there are too few deals."""
    game = rules.GAMES[run.game]
    notes = Notes()
    deals: list[DealResult] = []
    for piece in pieces:
        notes.add(piece.notes)
        deals += piece.deals
    a_alone = [value(deal.a, difference=game.compared) for deal in deals]
    b_alone = (
        [value(deal.b, difference=game.compared) for deal in deals]
        if run.players > 2
        else [_seen_from_b(deal.a, difference=game.compared) for deal in deals]
    )
    return {
        "game": run.game,
        "a": run.a,
        "b": run.b,
        "deals": run.deals,
        "rotations": run.players,
        "unit": game.unit if game.matches_only or not run.matches else "match score",
        "a_mean": _rounded(fmean(a_alone)),
        "a_ci95": half_width(a_alone),
        "b_among_a_mean": _rounded(fmean(b_alone)),
        "b_among_a_ci95": half_width(b_alone),
        "a_wins": sum(each > 0 for each in a_alone),
        "b_wins": sum(each < 0 for each in a_alone),
        "ties": sum(each == 0 for each in a_alone),
        "illegal": notes.illegal,
        "ms_p50": quantile(notes.times, 0.50),
        "ms_p95": quantile(notes.times, 0.95),
        "ms_max": max(notes.times, default=None),
        "rates": _rates(notes),
        "seed": run.seed,
    }


def value(rotations: Sequence[Sequence[int]], *, difference: bool) -> float:
    """Return the mean over rotations of the score of the bot that sits alone, on seat r in rotation r.

    With `difference` the mean score of the other seats is taken off.
    """
    return _mean_lead(rotations, range(len(rotations)), difference=difference)


def _seen_from_b(rotations: Sequence[Sequence[int]], *, difference: bool) -> float:
    """Return the value for B of games of two seats: B sits opposite of A."""
    return _mean_lead(rotations, (1, 0), difference=difference)


def _mean_lead(rotations: Sequence[Sequence[int]], seats: Sequence[int], *, difference: bool) -> float:
    # Whole numbers until the last step: a tie must come out as exactly zero.
    others = len(rotations) - 1
    own = sum(scores[seat] for scores, seat in zip(rotations, seats, strict=True))
    if not difference:
        return own / len(rotations)
    theirs = sum(map(sum, rotations)) - own
    return (others * own - theirs) / (others * len(rotations))


def half_width(values: Sequence[float]) -> float | None:
    """Return the half-width of the 95 % interval of the mean, the values being independent; None for a single one."""
    if len(values) < 2:
        return None
    return _rounded(_NORMAL_95 * stdev(values) / math.sqrt(len(values)))


def quantile(times: Counter[float], share: float) -> float | None:
    """Return the least time that at least this share of all times does not exceed; None when there are none."""
    left = math.ceil(share * times.total())
    for time in sorted(times):
        left -= times[time]
        if left <= 0:
            return time
    return None


def _rates(notes: Notes) -> dict[str, float]:
    rates = {key: _rounded(count / notes.chances) for key, count in sorted(notes.facts.items())}
    if notes.matches:
        rates["match_wins"] = _rounded(notes.match_wins / notes.matches)
    return rates


def _rounded(number: float) -> float:
    return round(number, _DIGITS) + 0.0  # no negative zero
