"""What a player may do: play a card of the hand, or choose what the turned stock card takes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card, Rank
from rules.chinese_ten.captures import refusal, targets
from rules.dealing import Rng
from rules.game import NextDeal


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of the hand; `take` names the target where there are several (R7, R9)."""

    card: Card
    take: Card | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Name what the turned stock card takes, which has several targets (R10)."""

    card: Card


TenAction = Play | Take | NextDeal


@dataclass(frozen=True, slots=True)
class TenActions:
    """The legal actions of one seat, made from its own hand and what lies open.

    `phase` is `wait` while the seat is not to act. Where a card has one target, or takes a marked triple, the action
    listed names none; naming it is legal all the same (R12).
    """

    phase: Literal["play", "take", "wait"]
    hand: tuple[Card, ...] = ()
    layout: tuple[Card, ...] = ()
    marked: Rank | None = None
    turned: Card | None = None

    def __iter__(self) -> Iterator[TenAction]:
        if self.phase == "play":
            for card in self.hand:
                found = targets(self.layout, card, self.marked)
                if len(found) > 1:
                    yield from (Play(card, target[0]) for target in found)
                else:
                    yield Play(card)
        elif self.phase == "take":
            assert self.turned is not None
            yield from (Take(target[0]) for target in targets(self.layout, self.turned, self.marked))

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return self.phase == "take" or (self.phase == "play" and bool(self.hand))

    def why_not(self, action: object) -> str | None:
        """Return why an action is refused, the first of R12: `wrong-phase`, `not-in-hand`, `not-a-target`, `choose-target`."""
        if isinstance(action, Play) and self.phase == "play":
            if action.card not in self.hand:
                return "not-in-hand"
            return refusal(targets(self.layout, action.card, self.marked), action.take)
        if isinstance(action, Take) and self.phase == "take":
            assert self.turned is not None
            return refusal(targets(self.layout, self.turned, self.marked), action.card)
        return "wrong-phase"

    def pick(self, rng: Rng) -> TenAction:
        """Return a legal action at random: each card alike, then each of its targets."""
        if self.phase == "take":
            return rng.choice(tuple(self))
        card = rng.choice(self.hand)
        found = targets(self.layout, card, self.marked)
        return Play(card, rng.choice(found)[0]) if len(found) > 1 else Play(card)
