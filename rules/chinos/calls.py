"""Which totals may be called: rules 6 to 13 and 31."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal

from rules.chinos.options import ChinosOptions

FULL = 3
"""Coins of a full fist; more count as three (rule 2)."""
FEW = 5
"""So many players, or fewer, make calls that all differ (rule 8)."""
OPENING_CALLS = 3
"""So many first calls of a larger round differ (rule 9)."""
NUMBERS = 4
"""Different numbers that a larger round must have (rule 10)."""
SURVIVORS = 3
"""Players who must remain if a repeated number is right (rule 10)."""

Repeats = Literal["never", "four_distinct", "survivors"]


@dataclass(frozen=True, slots=True)
class CallRules:
    """The rules of the calls of one round: `players` still in, the least coins in a fist, and how far calls may repeat."""

    players: int
    least: int = 0
    repeats: Repeats = "never"

    @property
    def lowest(self) -> int:
        """The least total there can be."""
        return self.least * self.players

    @property
    def highest(self) -> int:
        """Todas: every coin of the round."""
        return FULL * self.players

    def span(self, coins: int) -> range:
        """Return the totals that are possible with so many own coins (rules 7 and 31)."""
        others = self.players - 1
        return range(coins + self.least * others, coins + FULL * others + 1)

    def refusal(self, total: int, earlier: tuple[int, ...], coins: int | None = None) -> str | None:
        """Return why the next call after `earlier` is refused, the first reason of rule 13, or None.

        The reasons that everybody could give come first; those of the own coins only where `coins` are given.
        """
        if not self.lowest <= total <= self.highest:
            return "not-a-total"
        repeated = self._repeated(total, earlier)
        if repeated is not None or coins is None:
            return repeated
        possible = self.span(coins)
        if total < possible.start:
            return "too-low-for-own"
        return "too-high-for-own" if total >= possible.stop else None

    def _repeated(self, total: int, earlier: tuple[int, ...]) -> str | None:
        """Rules 8 to 10."""
        if total not in earlier:
            return None
        place = len(earlier) + 1
        if self.repeats == "never" or place <= OPENING_CALLS:
            return "already-called"
        if self.repeats == "survivors":
            too_many = earlier.count(total) + 1 > self.players - SURVIVORS
            return "too-few-would-remain" if too_many else None
        # Everybody still to call can bring one new number.
        reachable = len(set(earlier)) + self.players - place
        return "needs-fourth-number" if reachable < NUMBERS else None

    def legal(self, earlier: tuple[int, ...], coins: int | None = None) -> tuple[int, ...]:
        """Return every total that may be called next, ascending; there always is one (rule 12)."""
        return _legal(self, earlier, coins)

    def needs_new_number(self, earlier: tuple[int, ...]) -> bool:
        """Whether repeating is possible in this round, but the next caller may repeat none of the earlier calls."""
        return (
            self.repeats != "never"
            and OPENING_CALLS <= len(earlier) < self.players
            and all(self._repeated(total, earlier) is not None for total in earlier)
        )


@functools.lru_cache(maxsize=1 << 14)
def _legal(rules: CallRules, earlier: tuple[int, ...], coins: int | None) -> tuple[int, ...]:
    totals = range(rules.lowest, rules.highest + 1)
    legal = tuple(total for total in totals if rules.refusal(total, earlier, coins) is None)
    assert legal, "a call is always possible"
    return legal


def call_rules(options: ChinosOptions, players: int, started: int, *, first_round: bool) -> CallRules:
    """Return the rules of a round of `players`, `started` of whom sat down at first (rules 8 to 11 and 31)."""
    counted = players if options.threshold_by == "active" else started
    repeats: Repeats = "never"
    if counted > FEW and players > SURVIVORS and options.repeat_rule != "all_distinct":
        repeats = "survivors" if options.repeat_rule == "survivors" else "four_distinct"
    return CallRules(players, int(options.no_blanca_first_round and first_round), repeats)
