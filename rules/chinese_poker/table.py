"""What the table may do: between deals buying, seats, corrections, the next deal; during one, break it off (R35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.chinese_poker.actions import (
    Buy,
    CorrectStacks,
    EndMatch,
    Join,
    Leave,
    TableAction,
    VoidDeal,
)
from rules.chinese_poker.buying import purchase
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.purses import Purse
from rules.chinese_poker.seating import FEWEST, ready_seats
from rules.dealing import Rng
from rules.game import NextDeal
from rules.seats import Seat

Phase = Literal["set", "over", "match-over"]
"""What a match waits for: hands to be set, the table between two deals, or nothing."""

LARGEST_STACK = 999_999_999
"""No stack is bought or corrected beyond it: the largest number that the text form of an action holds."""
EVENING = 12
"""Deals after which a table of bots ends a match that has no number of deals."""


@dataclass(frozen=True, slots=True)
class TableActions:
    """The legal actions of the table, made from what everybody sees; `purses` are those of the match's seats.

    What a table of bots does is listed first; purchases are listed by a single buy-in, corrections not at all. While hands are set nobody waits for the table, so
    that nothing is listed; the host may void the deal all the same.
    """

    phase: Phase
    options: PokerOptions
    purses: tuple[Purse, ...]
    ready: int = 0
    """How many seats have sealed."""
    deal: int = 1

    @property
    def broke(self) -> tuple[Seat, ...]:
        """The seats that must buy or leave (R33)."""
        return broke(self.purses, self.options)

    def __iter__(self) -> Iterator[TableAction]:
        if self.phase != "over":
            return
        first = self._usual()
        yield first
        yield from (action for action in self._others() if action != first)

    def _usual(self) -> TableAction:
        """What a table of bots does: seats without chips buy in full (R33), left seats are taken, and on it goes."""
        if self.broke:
            return Buy(self.broke[0], self.options.full_buy)
        if NextDeal() not in self:
            return Join(next(Seat(seat) for seat, purse in enumerate(self.purses) if not purse.taken))
        return EndMatch() if not self.options.match_deals and self.deal >= EVENING else NextDeal()

    def _others(self) -> Iterator[TableAction]:
        if NextDeal() in self:
            yield NextDeal()
        for number, purse in enumerate(self.purses):
            seat = Seat(number)
            if not purse.taken:
                yield Join(seat)
                continue
            if Buy(seat, self.options.full_buy) in self:
                yield Buy(seat, self.options.full_buy)
            yield Leave(seat)
        yield EndMatch()

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return self.phase == "over"

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused, or None.

        `not-your-turn` for what only players do, `match-over`, `only-between-deals`, `no-deal-to-void`, `already-set`,
        `too-few-ready`, `no-such-seat`, `seat-taken`, `seat-not-taken`, `too-many-chips`, those of `purchase`,
        and for corrections `wrong-number-of-stacks`, `negative-stack`, `total-differs`.
        """
        if not isinstance(action, TableAction):
            return "not-your-turn"
        if self.phase == "match-over":
            return "match-over"
        if isinstance(action, VoidDeal):
            return self._why_not_void(action)
        if isinstance(action, Buy):
            return self._why_not_buy(action)
        if self.phase == "set":
            return "only-between-deals"
        if isinstance(action, NextDeal):
            return "too-few-ready" if len(self._ready_seats()) < FEWEST else None
        if isinstance(action, Join | Leave):
            return self._why_not_seat(action.seat, taken=isinstance(action, Leave))
        return self._why_not_correct(action) if isinstance(action, CorrectStacks) else None

    def _ready_seats(self) -> tuple[Seat, ...]:
        taken = [seat for seat, purse in enumerate(self.purses) if purse.taken]
        return ready_seats(taken, [purse.stack for purse in self.purses], self.options)

    def _why_not_void(self, action: VoidDeal) -> str | None:
        if self.phase != "set":
            return "no-deal-to-void"
        return "already-set" if action.reason == "wrong-player" and self.ready else None

    def _why_not_seat(self, seat: Seat, *, taken: bool) -> str | None:
        if seat not in range(len(self.purses)):
            return "no-such-seat"
        if self.purses[seat].taken == taken:
            return None
        return "seat-not-taken" if taken else "seat-taken"

    def _why_not_buy(self, action: Buy) -> str | None:
        refused = self._why_not_seat(action.seat, taken=True)
        if refused is not None:
            return refused
        purse = self.purses[action.seat]
        bought = purchase(purse.bought, action.amount, self.options, between_deals=self.phase == "over")
        if bought.reason is None and purse.stack + action.amount > LARGEST_STACK:
            return "too-many-chips"
        return bought.reason

    def _why_not_correct(self, action: CorrectStacks) -> str | None:
        if len(action.stacks) != len(self.purses):
            return "wrong-number-of-stacks"
        if self.options.with_chips and min(action.stacks) < 0:
            return "negative-stack"
        if max(map(abs, action.stacks)) > LARGEST_STACK:
            return "too-many-chips"
        if any(stack and not purse.taken for stack, purse in zip(action.stacks, self.purses, strict=True)):
            return "seat-not-taken"
        return "total-differs" if sum(action.stacks) != sum(purse.stack for purse in self.purses) else None

    def pick(self, rng: Rng) -> TableAction:
        """Return what a table of bots does, the first of those listed."""
        del rng
        return self._usual()


def broke(purses: tuple[Purse, ...], options: PokerOptions) -> tuple[Seat, ...]:
    """Return the seats that are taken and have no chips, where chips are played for."""
    if not options.with_chips:
        return ()
    return tuple(Seat(seat) for seat, purse in enumerate(purses) if purse.taken and not purse.stack)
