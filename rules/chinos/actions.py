"""What a player may do: close a fist, call a total, show the coins, choose who calls first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.chinos.calls import FULL, CallRules
from rules.dealing import Rng
from rules.seats import TABLE, Seat

Phase = Literal["hide", "call", "show", "choose", "over"]


@dataclass(frozen=True, slots=True)
class Hide:
    """Close 0 to 3 coins in the fist; more count as three (rules 2 and 4)."""

    coins: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call the total of all fists (rule 6)."""

    total: int


@dataclass(frozen=True, slots=True)
class Show:
    """Enter the coins of a real fist at the opening; more count as three."""

    coins: int


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """Choose who calls first (rules 18 and 21)."""

    seat: Seat


ChinosAction = Hide | Call | Show | ChooseFirst

_OF_PHASE: dict[Phase, type[ChinosAction]] = {"hide": Hide, "call": Call, "show": Show, "choose": ChooseFirst}


@dataclass(frozen=True, slots=True)
class ChinosActions:
    """The legal actions of one seat, made from what everybody knows and, where its own coins refuse calls, from those.

    `standing` is why the seat may not act now, `match-over`, `not-in-round`, `already-hidden`, `already-shown` or
    `not-your-turn`, or None when it may; the other fields are filled then only. `coins` are the own coins where a call
    against them is refused, `calls` those made so far, `choices` the seats that may be chosen.
    """

    phase: Phase
    standing: str | None = None
    rules: CallRules | None = None
    calls: tuple[int, ...] = ()
    coins: int | None = None
    choices: tuple[Seat, ...] = ()
    chooser: Seat | None = None

    def __iter__(self) -> Iterator[ChinosAction]:
        if self.standing is not None:
            return
        if self.phase == "choose":
            yield from map(ChooseFirst, self.choices)
            return
        assert self.rules is not None
        if self.phase == "call":
            yield from map(Call, self.rules.legal(self.calls, self.coins))
        elif self.phase == "hide":
            yield from map(Hide, range(self.rules.least, FULL + 1))
        else:
            yield from map(Show, range(FULL + 1))

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return self.standing is None

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused, the first reason of rule 13, or None when it is legal."""
        if self.standing in ("match-over", "not-in-round"):
            return self.standing
        if type(action) is not _OF_PHASE.get(self.phase):
            return "wrong-phase"
        return self.standing or self._content(action)

    def _content(self, action: object) -> str | None:
        if isinstance(action, ChooseFirst):
            if action.seat in self.choices:
                return None
            return "not-in-round" if self.chooser == TABLE else "not-a-finalist"
        assert self.rules is not None
        if isinstance(action, Call):
            return self.rules.refusal(action.total, self.calls, self.coins)
        assert isinstance(action, Hide | Show)
        if action.coins < 0:
            return "bad-coins"
        # A real fist that is empty is a foul, which the opening finds (rule 31).
        return "blanca-not-allowed" if isinstance(action, Hide) and action.coins < self.rules.least else None

    def pick(self, rng: Rng) -> ChinosAction:
        """Return a legal action at random."""
        return rng.choice(tuple(self))
