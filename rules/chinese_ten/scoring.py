"""The score of a deal and of a match: rules R18 to R22 and R24."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.chinese_ten.options import TenOptions
from rules.seats import Seat

RESULTS_END = 100
"""A sum of results that ends a match played to +100 (R22)."""
POINTS_END = 1000
"""A sum of points that ends a race (R22)."""


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A scored deal: who dealt it, the points and the result of each seat, who took both red fives at once."""

    dealer: Seat
    points: tuple[int, ...]
    results: tuple[int, ...]
    both_red_fives: Seat | None = None


def score(dealer: Seat, points: Sequence[int], both_red_fives: Seat | None, options: TenOptions) -> FinishedDeal:
    """Return a deal scored: points less the base (R19), and the bonus paid by each opponent (R24)."""
    results = [each - options.base for each in points]
    if both_red_fives is not None:
        for seat in range(len(results)):
            opponents = len(results) - 1
            results[seat] += options.red_fives * (opponents if seat == both_red_fives else -1)
    return FinishedDeal(dealer, tuple(points), tuple(results), both_red_fives)


def best(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the highest score; several are a tie."""
    return tuple(Seat(seat) for seat, each in enumerate(scores) if each == max(scores))


def totals(finished: Sequence[FinishedDeal], seats: int, options: TenOptions) -> tuple[int, ...]:
    """Return what decides the match so far: the results added up, or the points in a race to 1000 (R21, R22).

    A deal adds nothing for a seat that was taken after it.
    """
    race = options.series == "points_1000"
    added = [deal.points if race else deal.results for deal in finished]
    return tuple(sum(each[seat] for each in added if seat < len(each)) for seat in range(seats))


def end(finished: Sequence[FinishedDeal], seats: int, options: TenOptions) -> str | None:
    """Return why the match is over after these deals: `deals-played`, `results-100`, `points-1000`, or None."""
    return end_by(len(finished), totals(finished, seats, options), options)


def end_by(played: int, sums: Sequence[int], options: TenOptions) -> str | None:
    """Return the same by the number of deals and what decides the match so far."""
    if options.series == "deals":
        return "deals-played" if played == options.deals else None
    highest = max(sums)
    if options.series == "results_100":
        return "results-100" if highest >= RESULTS_END else None
    return "points-1000" if highest >= POINTS_END else None


def needed(sums: Sequence[int]) -> tuple[int, ...]:
    """Return for each seat the least result of the last deal that wins the match alone.

    Exact for two seats, whose results are opposite. With more it is the result needed when the others share equally
    what is left: own + r > other - r / (seats - 1).
    """
    seats = len(sums)
    return tuple(
        (max(sums[other] for other in range(seats) if other != seat) - sums[seat]) * (seats - 1) // seats + 1
        for seat in range(seats)
    )
