"""The points of a deal, and what they do to the match: rules R28 to R33 and R42, R43."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.chinchon.opening import following
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.seven import Chinchon
from rules.seats import Seat

ZERO_KNOCK = -10
"""Points of a knock without deadwood (R29)."""
JOKER_CHINCHON = -25
"""Points of a chinchón with the joker (R29)."""
_PURE_CHINCHON = {"minus_50": -50, "minus_25": -25}


@dataclass(frozen=True, slots=True)
class Standing:
    """A match between two deals. `reentries` are those used by each seat, `deals` the scored deals so far.

    `winners` and `reason` (`target`, `chinchon` or `deals`) are set when the match is over.
    """

    totals: tuple[int, ...]
    out: tuple[Seat, ...] = ()
    reentries: tuple[int, ...] = ()
    deals: int = 0
    winners: tuple[Seat, ...] = ()
    reason: str | None = None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.reason is not None

    def next_dealer(self, dealer: Seat) -> Seat:
        """Return who deals after `dealer` (R5); seats that are out are skipped (R42)."""
        return following(dealer, len(self.totals), self.out)


@dataclass(frozen=True, slots=True)
class Scored:
    """A deal counted: the points of each seat, the totals they make, who goes out and who comes back, and the match after it."""

    points: tuple[int, ...]
    sums: tuple[int, ...]
    went_out: tuple[Seat, ...]
    reentered: tuple[Seat, ...]
    standing: Standing


def opening_standing(players: int) -> Standing:
    """Return the standing of a match that begins."""
    return Standing((0,) * players, reentries=(0,) * players)


def points(
    knocker: Seat, deadwood: Sequence[int | None], chinchon: Chinchon, options: ChinchonOptions
) -> tuple[int, ...]:
    """Return what a knock adds to the total of each seat (R28 to R30); 0 for a seat that is out (deadwood None)."""
    if wins_match(chinchon, options):
        return (0,) * len(deadwood)
    added = [each or 0 for each in deadwood]
    if chinchon == "pure":
        added[knocker] = _PURE_CHINCHON[options.chinchon_reward]
    elif chinchon == "joker":
        added[knocker] = JOKER_CHINCHON
    elif added[knocker] == 0:
        added[knocker] = ZERO_KNOCK
    return tuple(added)


def wins_match(chinchon: Chinchon, options: ChinchonOptions) -> bool:
    """Whether a knock with these seven cards wins the match at once (R30)."""
    return chinchon == "pure" and options.chinchon_reward == "match"


def score(
    standing: Standing,
    knocker: Seat,
    deadwood: Sequence[int | None],
    chinchon: Chinchon,
    options: ChinchonOptions,
) -> Scored:
    """Return a deal that ended with a knock, and the match after it."""
    added = points(knocker, deadwood, chinchon, options)
    sums = tuple(total + more for total, more in zip(standing.totals, added, strict=True))
    deals = standing.deals + 1
    if wins_match(chinchon, options):
        after = Standing(sums, standing.out, standing.reentries, deals, (knocker,), "chinchon")
        return Scored(added, sums, (), (), after)
    played = [Seat(seat) for seat in range(len(sums)) if seat not in standing.out]
    below = [seat for seat in played if sums[seat] < options.target]
    reached = [seat for seat in played if seat not in below]
    back = [seat for seat in reached if len(below) >= 2 and standing.reentries[seat] < options.reentry]
    totals = tuple(max(sums[each] for each in below) if seat in back else sums[seat] for seat in range(len(sums)))
    went_out = tuple(seat for seat in reached if seat not in back)
    out = tuple(sorted((*standing.out, *went_out)))
    reentries = tuple(count + (seat in back) for seat, count in enumerate(standing.reentries))
    staying = [seat for seat in played if seat not in went_out]
    winners: tuple[Seat, ...] = ()
    reason = None
    if len(staying) < 2:
        winners, reason = _lowest(totals, staying or played), "target"
    elif deals == options.max_deals:
        winners, reason = _lowest(totals, staying), "deals"
    after = Standing(totals, out, reentries, deals, winners, reason)
    return Scored(added, sums, went_out, tuple(back), after)


def stopped(standing: Standing) -> Standing:
    """Return a match that ends without another scored deal: the lowest total of those still in wins."""
    staying = [Seat(seat) for seat in range(len(standing.totals)) if seat not in standing.out]
    winners = _lowest(standing.totals, staying)
    return Standing(standing.totals, standing.out, standing.reentries, standing.deals, winners, "deals")


def _lowest(totals: Sequence[int], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    least = min(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == least)
