"""How a hand ended, for the score sheet and the rows of the match."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mahjong.hand import By, FinishedHand
from rules.mahjong.payments import NOTHING, Payments
from rules.mahjong.rounds import Deal, Result
from rules.mahjong.scoring import Score
from rules.seats import Seat
from rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Winner:
    """A seat that won, what that is worth, and the hand it showed; a win by flowers (R23) shows none."""

    seat: Seat
    score: Score
    hand: FinishedHand | None


@dataclass(frozen=True, slots=True)
class HandResult:
    """The end of a hand. `winners` in turn order after the discarder, () when it was drawn or is void.

    `tile` is what was won on a discard or robbed from a kong of `discarder`; both are None by self-draw. `liable` is the
    seat that paid a self-draw alone. `offender` called a false win.
    """

    kind: Result
    deal: Deal
    payments: Payments = NOTHING
    winners: tuple[Winner, ...] = ()
    by: By | None = None
    discarder: Seat | None = None
    tile: Tile | None = None
    liable: Seat | None = None
    offender: Seat | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that won."""
        return tuple(winner.seat for winner in self.winners)
