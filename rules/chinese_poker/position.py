"""One deal: the hands, what is sealed, and what comes of it when the last seat is ready. Rules R12, R22 to R24, R31."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.cards import Card
from rules.chinese_poker.actions import Arrange, DeclareAutomatic, SettingActions
from rules.chinese_poker.automatic import Declared, best_kind
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.payments import Settlement, settle
from rules.chinese_poker.scoring import DealScore, Entry, score
from rules.chinese_poker.setting import FORFEITED
from rules.game import IllegalAction
from rules.seats import Seat

NOBODY: tuple[None, ...] = (None,) * SEATS


@dataclass(frozen=True, slots=True)
class Position:
    """A deal. `stacks` are those at its start; `sealed` holds what each of the four seats has sealed.

    Its `phase` is `set` until the last seat dealt in is ready or the deal is void, then `over`.
    """

    button: Seat
    active: tuple[Seat, ...]
    stacks: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    sealed: tuple[Entry | None, ...] = NOBODY
    phase: Literal["set", "over"] = "set"
    void: str | None = None
    """Why the deal is void: a misdeal of R28, or `host-decision`."""

    @property
    def to_set(self) -> tuple[Seat, ...]:
        """The seats that have not sealed yet, in seat order."""
        if self.phase == "over":
            return ()
        return tuple(seat for seat in self.active if self.sealed[seat] is None)

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats that have sealed, in seat order whatever the order of arrival."""
        return tuple(seat for seat in self.active if self.sealed[seat] is not None)

    @property
    def entries(self) -> tuple[Entry | None, ...] | None:
        """What was opened: all that was sealed, once the last seat is ready; None before, and in a void deal."""
        return self.sealed if self.phase == "over" and self.void is None else None

    @property
    def automatic(self) -> tuple[Seat, ...]:
        """The seats that have declared, in seat order."""
        return tuple(seat for seat in self.active if isinstance(self.sealed[seat], Declared))

    def legal(self, seat: Seat, options: PokerOptions) -> SettingActions:
        """Return what a seat may do."""
        if seat not in self.to_set:
            return SettingActions(waiting=False, options=options)
        return SettingActions.of(self.hands[seat], options)


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to: the score in points, and what was paid for it."""

    score: DealScore
    settlement: Settlement


def seal(position: Position, seat: Seat, action: object, options: PokerOptions) -> Position:
    """Return the deal after a seat has sealed; raise IllegalAction with the first reason of refusal that applies."""
    reason = position.legal(seat, options).why_not(action)
    if reason is not None:
        raise IllegalAction(reason, seat=seat)
    hand = position.hands[seat]
    entry: Entry = FORFEITED
    if isinstance(action, Arrange):
        entry = action.setting
    elif isinstance(action, DeclareAutomatic):
        kind = best_kind(hand)
        assert kind is not None
        entry = Declared(kind, hand)
    sealed = tuple(entry if each == seat else other for each, other in enumerate(position.sealed))
    after = replace(position, sealed=sealed)
    return after if after.to_set else replace(after, phase="over")


def result(position: Position, options: PokerOptions) -> Result:
    """Return what a finished deal came to."""
    assert position.entries is not None
    scored = score(position.entries, options)
    points = {(pair.a, pair.b): pair.points for pair in scored.pairs}
    paid = settle(points, position.stacks, position.button, position.automatic, options)
    return Result(scored, paid)
