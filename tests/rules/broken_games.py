"""Relatives of the toy game, each with one fault that the contract must find."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.cards import Card, Rank
from rules.dealing import Rng
from rules.events import Event
from rules.game import TABLE, Seat, Step
from tests.rules.toy_game import PACK, Dealt, Laid, Lay, LowBot, ToyGame, ToyOptions, ToyState, ToyView


class ViewLeak(ToyGame):
    """The audience hears how many high cards seat 0 holds."""

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        """Return a view that tells too much."""
        shown = super().view(state, viewer)
        fives = sum(card.rank is Rank.FIVE for card in state.hands[0])
        return replace(shown, tricks=(*shown.tricks, fives)) if viewer is None else shown


class LegalLeak(ToyGame):
    """The legal actions carry the stock."""

    def legal_actions(self, state: ToyState, seat: Seat) -> LegalActions[Any]:
        """Return legal actions that hold too much."""
        return LeakingActions(super().legal_actions(state, seat), state.stock)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class LeakingActions:
    """Legal actions with a secret in them."""

    inner: LegalActions[Any]
    stock: tuple[Card, ...]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.inner)

    def __contains__(self, action: object) -> bool:
        return action in self.inner

    def __bool__(self) -> bool:
        return bool(self.inner)

    def why_not(self, action: object) -> str | None:
        """Return the reason."""
        return self.inner.why_not(action)

    def pick(self, rng: Rng) -> Any:
        """Return any action."""
        return self.inner.pick(rng)


class ToActLeak(ToyGame):
    """Who holds the lowest card of the pack is not asked: the others can tell."""

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        """Return too few seats."""
        asked = super().to_act(state)
        fewer = tuple(seat for seat in asked if seat == TABLE or PACK[0] not in state.hands[seat])
        return fewer or asked


@dataclass(frozen=True, slots=True)
class OpenlyDealt(Dealt):
    """A deal that everybody sees whole."""

    def seen_by(self, viewer: Seat | None) -> Dealt:
        """Return every hand."""
        return self


class DealLeak(ToyGame):
    """The deal is told to all."""

    def _deal(self, *arguments: Any) -> Step[ToyState]:
        step = super()._deal(*arguments)
        return Step(step.state, tuple(_opened_up(event, Dealt, OpenlyDealt) for event in step.events))


@dataclass(frozen=True, slots=True)
class OpenlyLaid(Laid):
    """A card face down that everybody sees."""

    def seen_by(self, viewer: Seat | None) -> Laid:
        """Return the card."""
        return self


class EventLeak(ToyGame):
    """A card laid face down is told to all, though no view shows it."""

    def apply(self, state: ToyState, seat: Seat, action: Any) -> Step[ToyState]:
        """Return a step whose events tell too much."""
        step = super().apply(state, seat, action)
        return Step(step.state, tuple(_opened_up(event, Laid, OpenlyLaid) for event in step.events))


def _opened_up(event: Event, kind: type[Event], openly: type[Event]) -> Event:
    if type(event) is not kind:
        return event
    return openly(*_contents(event))


def _contents(value: Any) -> Iterator[Any]:
    return (getattr(value, field.name) for field in dataclasses.fields(value))


class OrderMatters(ToyGame):
    """The trick goes to who laid last: answers at once must not depend on their order."""

    def apply(self, state: ToyState, seat: Seat, action: Any) -> Step[ToyState]:
        """Return a step that depends on who answers last."""
        step = super().apply(state, seat, action)
        if len(step.state.opened) <= len(state.opened):
            return step
        rows = list(step.state.opened)
        last = rows[-1]
        rows[-1] = last[seat:] + last[:seat]
        return Step(replace(step.state, opened=tuple(rows)), step.events)


class LostCard(ToyGame):
    """The last card of the stock vanishes with the first trick."""

    def apply(self, state: ToyState, seat: Seat, action: Any) -> Step[ToyState]:
        """Return a step that loses a card."""
        step = super().apply(state, seat, action)
        return Step(replace(step.state, stock=step.state.stock[:3]), step.events)


class LazyResample(ToyGame):
    """Resampling that changes nothing would prove nothing."""

    def resample(self, state: ToyState, viewer: Seat | None, rng: Rng) -> ToyState:
        """Return the same match."""
        return state


class ForgetfulResample(ToyGame):
    """Resampling turns a card face down into another copy of an open one."""

    def resample(self, state: ToyState, viewer: Seat | None, rng: Rng) -> ToyState:
        """Return a match that cannot be."""
        other = super().resample(state, viewer, rng)
        return replace(other, stock=(PACK[0],) * len(other.stock))


class PeekingBots(ToyGame):
    """The view carries the stock where no check of equality looks, and a bot uses it."""

    @property
    def levels(self) -> Mapping[str, Bot[ToyView, Any]]:
        """One bot that counts what is left on the stock."""
        return {"high": PeekingBot()}

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        """Return a view with a secret."""
        return PeekingView(*_contents(super().view(state, viewer)), state.stock)


@dataclass(frozen=True, slots=True)
class PeekingView(ToyView):
    """A view with the stock."""

    stock: tuple[Card, ...] = dataclasses.field(compare=False)


class PeekingBot(LowBot):
    """Lays by what lies on the stock."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Return a card that the stock decides."""
        assert isinstance(view, PeekingView)
        return Choice(Lay(view.hand[sum(card.index for card in view.stock[:3]) % len(view.hand)]))


class EndlessMatch(ToyGame):
    """A match longer than it says."""

    def longest(self, options: ToyOptions, seats: int) -> int:
        """Return too little."""
        return super().longest(options, seats) - 1
