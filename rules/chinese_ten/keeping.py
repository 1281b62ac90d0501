"""Keeping score of Chinese Ten with real cards: the captured points of each player, which share the pack."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.cards import Card, Rank, Suit, pack
from rules.chinese_ten.captures import points
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.scoring import POINTS_END, RESULTS_END, FinishedDeal, best, end_by, needed, score, totals
from rules.game import IllegalAction
from rules.keeping import Keeper, Note
from rules.seats import Seat

BOTH_RED_FIVES = 2 * points((Card(Rank.FIVE, Suit.HEARTS),), TenOptions())
"""The points of who took the two red fives."""
_NEAR = 0.8
"""Share of the end from which a total is told as a warning."""


@dataclass(frozen=True, slots=True)
class Captured:
    """A deal: the points that each seat captured, and who took both red fives at once (R24)."""

    points: tuple[int, ...]
    red_fives: Seat | None = None


@dataclass(frozen=True, slots=True)
class KeptTen:
    """A match between two deals."""

    options: TenOptions
    opener: Seat
    finished: tuple[FinishedDeal, ...] = ()
    begun: tuple[int, ...] = ()
    """What each seat that has joined began with."""
    stop: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """What decides the match: results added up, or points in a race."""
        seats = self.options.players
        given = (*(0,) * (seats - len(self.begun)), *self.begun)
        return tuple(own + more for own, more in zip(given, totals(self.finished, seats, self.options), strict=True))

    @property
    def played(self) -> int:
        """The deals."""
        return len(self.finished)

    @property
    def end(self) -> str | None:
        """`deals-played`, `results-100`, `points-1000` or `stopped`."""
        if self.finished and (reason := end_by(len(self.finished), self.totals, self.options)) is not None:
            return reason
        return "stopped" if self.stop else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won, several for a tie."""
        return () if self.end is None else best(self.totals)


class TenKeeper(Keeper[TenOptions, KeptTen]):
    """Replays deals of real cards by rules R18 to R24."""

    entry_types = (Captured,)
    seats = range(2, 5)

    def start(self, options: TenOptions, players: int, opener: Seat) -> KeptTen:
        """Return the standing of a match that begins."""
        assert players == options.players
        return KeptTen(options, opener)

    def after(self, standing: KeptTen, entry: Captured) -> KeptTen:
        """Return the standing after a deal; a refusal has a reason of `fault`."""
        wrong = fault(entry, standing.options)
        if wrong is not None:
            raise wrong
        deal = score(standing.opener, entry.points, entry.red_fives, standing.options)
        dealer = Seat((standing.opener + 1) % standing.options.players)
        return replace(standing, opener=dealer, finished=(*standing.finished, deal))

    def stopped(self, standing: KeptTen) -> KeptTen:
        """Return a match that ends here."""
        return replace(standing, stop=True)

    def with_seat(self, standing: KeptTen, options: TenOptions) -> KeptTen:
        """Return the match with one more, who begins even; in a race with the points of who has fewest."""
        begun = min(standing.totals) if options.series == "points_1000" else 0
        return replace(standing, options=options, begun=(*standing.begun, begun))

    def notes(self, standing: KeptTen) -> tuple[Note, ...]:
        """Return `last-deal` with `needs` of each seat that is behind, or `near-end` by seat."""
        options = standing.options
        if standing.end is not None:
            return ()
        if options.deals is not None:
            if standing.played + 1 < options.deals or not standing.played:
                return ()
            wanted = enumerate(needed(standing.totals))
            needs = (Note("needs", {"seat": Seat(seat), "result": result}) for seat, result in wanted if result > 0)
            return (Note("last-deal"), *needs)
        goal = RESULTS_END if options.series == "results_100" else POINTS_END
        near = [(Seat(seat), total) for seat, total in enumerate(standing.totals) if total >= _NEAR * goal]
        return tuple(Note("near-end", {"seat": seat, "left": goal - total}) for seat, total in near)


@functools.lru_cache(maxsize=16)
def possible_points(options: TenOptions) -> frozenset[int]:
    """Return every number of points that some cards of the pack add up to; not every number is one."""
    found = {0}
    for card in pack():
        worth = points((card,), options)
        if worth:
            found |= {total + worth for total in found}
    return frozenset(found)


def points_fault(given: Sequence[int | None], options: TenOptions) -> IllegalAction | None:
    """Return why points by seat, None where they are still unknown, cannot share the pack: `not-a-number-of-points`,
    `wrong-sum`; None when they can, or still can."""
    possible = possible_points(options)
    for seat, each in enumerate(given):
        if each is not None and each not in possible:
            return IllegalAction("not-a-number-of-points", seat=seat, points=each, most=options.pack_points)
    total = sum(each or 0 for each in given)
    if total > options.pack_points or (total < options.pack_points and None not in given):
        return IllegalAction("wrong-sum", total=total, pack=options.pack_points, left=options.pack_points - total)
    return None


def fault(entry: Captured, options: TenOptions) -> IllegalAction | None:
    """Return why a deal cannot have been played, the first reason that applies, or None.

    `wrong-number-of-players`, `not-a-number-of-points`, `wrong-sum`, `red-fives-not-played`, `too-few-for-red-fives`.
    """
    if len(entry.points) != options.players:
        return IllegalAction("wrong-number-of-players")
    wrong = points_fault(entry.points, options)
    if wrong is not None:
        return wrong
    if entry.red_fives is None:
        return None
    if not options.red_fives:
        return IllegalAction("red-fives-not-played")
    if entry.red_fives not in range(options.players):
        return IllegalAction("wrong-number-of-players")
    if entry.points[entry.red_fives] < BOTH_RED_FIVES:
        return IllegalAction("too-few-for-red-fives", seat=entry.red_fives, least=BOTH_RED_FIVES)
    return None


TEN_KEEPER = TenKeeper()
