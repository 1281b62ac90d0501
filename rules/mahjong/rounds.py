"""Who deals, which wind blows, and when a match is over: rules R2, R25 and R26."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.mahjong.options import SEATS, MahjongOptions
from rules.seats import Seat
from rules.tiles import WINDS, Tile

Result = Literal["win", "draw", "void"]
"""How a hand ended; void is a false win."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of a hand, the round's wind, and how often this dealer has dealt on without a break."""

    dealer: Seat
    round_wind: Tile
    repeat: int = 0

    def seat_wind(self, seat: Seat) -> Tile:
        """Return the wind of a seat: the dealer is east, the others follow in turn order."""
        return WINDS[(seat - self.dealer) % SEATS]


def next_deal(
    deal: Deal, first_dealer: Seat, result: Result, winners: Sequence[Seat], options: MahjongOptions
) -> Deal | None:
    """Return the deal that follows a hand, or None when the match is over.

    The dealer stays after a win of its own and after a drawn hand; a void hand changes nothing; else the deal passes on,
    and when it comes back to the first dealer of the match the next wind blows. Source: seed; R25, R26.
    """
    if result == "void":
        return deal
    if result == "draw" or deal.dealer in winners:
        return Deal(deal.dealer, deal.round_wind, deal.repeat + 1)
    dealer = Seat((deal.dealer + 1) % SEATS)
    wind = deal.round_wind.rank - 1
    if dealer == first_dealer:
        wind += 1
        if wind >= options.rounds:
            return None
    return Deal(dealer, WINDS[wind])
