"""The table of an evening: how many matches each seat has played, lost and paid, and how often it was saved first.

It lives beside the habits in the plain memory of a record: for each seat `{"matches": 3, "lost": 1, "first": 0,
"coffees": 6}`. Everything in it was public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.bots import Memory
from rules.chinos.bill import bill
from rules.chinos.options import ChinosOptions
from rules.chinos.rounds import Progress, exits
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Tally:
    """What one seat has behind it: matches played and lost, how often it was saved first, coffees paid."""

    matches: int = 0
    lost: int = 0
    first: int = 0
    coffees: int = 0


def tally(memory: Memory, seat: Seat) -> Tally:
    """Return what a seat has behind it by a record's memory; nothing where there is none."""
    found: dict[str, Any] = memory[seat] if memory is not None and seat < len(memory) else {}
    return Tally(*(int(found.get(name, 0)) for name in ("matches", "lost", "first", "coffees")))


def after_match(before: Tally, seat: Seat, progress: Progress, options: ChinosOptions) -> Tally:
    """Return the tally of a seat with a finished match counted."""
    assert progress.loser is not None
    assert progress.finalist is not None
    left = exits(progress)
    paid = bill(progress.loser, progress.finalist, progress.fouls, options)[seat]
    return Tally(
        before.matches + 1,
        before.lost + (seat == progress.loser),
        before.first + (bool(left) and seat in left[0][1]),
        before.coffees + paid,
    )


def with_match(habits: list[dict[str, Any]], memory: Memory, progress: Progress, options: ChinosOptions) -> Memory:
    """Return `habits`, the new memory so far, with the tallies of `memory` and a finished match added."""
    if progress.loser is None:
        return habits
    for number, seat_memory in enumerate(habits):
        seat = Seat(number)
        now = after_match(tally(memory, seat), seat, progress, options)
        seat_memory |= {"matches": now.matches, "lost": now.lost, "first": now.first, "coffees": now.coffees}
    return habits
