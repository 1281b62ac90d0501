"""Who pays how many coffees: rules 27 to 29 and 32."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chinos.options import ChinosOptions
from rules.seats import Seat

LOSER_ALONE = 5
"""With so many players, or fewer, the loser pays all; with more, so many coffees at most."""
MIDDLE = 9
"""The most players of the middle range."""


def shares(players: int, options: ChinosOptions) -> tuple[int, int]:
    """Return the coffees of the loser and of the finalist. The ranges go by players, the amounts by coffees (rule 28)."""
    coffees = options.orders or players
    if options.bill_rule == "loser_pays_all" or players <= LOSER_ALONE:
        loser = coffees
    elif players <= MIDDLE:
        loser = min(LOSER_ALONE, coffees)
    else:
        loser = (7 * coffees + 9) // 10  # 70 % rounded up, in whole numbers
    return loser, coffees - loser


def bill(loser: Seat, finalist: Seat, fouls: Sequence[int], options: ChinosOptions) -> tuple[int, ...]:
    """Return the coffees of every seat; `fouls` are counted by seat and cost a coffee each where they are fined."""
    fines = list(fouls) if options.foul_fine else [0] * len(fouls)
    by_loser, by_finalist = shares(len(fouls), options)
    fines[loser] += by_loser
    fines[finalist] += by_finalist
    return tuple(fines)
