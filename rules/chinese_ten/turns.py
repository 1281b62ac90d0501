"""A deal in progress, and its turns: a card of the hand, then the top card of the stock. Rules R7 to R11."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.cards import Card, Rank
from rules.chinese_ten.actions import Play, Take, TenActions
from rules.chinese_ten.captures import Resolved, Source, chosen, points, targets
from rules.chinese_ten.events import Captured, HandCardPlayed, Stayed, StockTurned, TargetAsked, TurnPassed
from rules.chinese_ten.options import TenOptions
from rules.game import IllegalAction, Step
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """Where the cards of a deal lie. `stock` has its next card first, `turned` waits for its target.

    `resolved` are the cards played and turned so far, in order, with what they took; the piles are made of it.
    """

    hands: tuple[tuple[Card, ...], ...]
    layout: tuple[Card, ...]
    stock: tuple[Card, ...]
    turn: Seat
    marked: Rank | None = None
    turned: Card | None = None
    resolved: tuple[Resolved, ...] = ()

    @property
    def phase(self) -> Literal["play", "take", "over"]:
        """What is to be done: play a hand card, name a target for the turned card, or nothing more."""
        if self.turned is not None:
            return "take"
        return "play" if any(self.hands) else "over"

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The capture pile of each seat, in the order captured."""
        return tuple(
            tuple(card for each in self.resolved if each.seat == seat for card in each.captured)
            for seat in range(len(self.hands))
        )

    @property
    def points(self) -> tuple[int, ...]:
        """The points each seat has captured."""
        return tuple(sum(each.points for each in self.resolved if each.seat == seat) for seat in range(len(self.hands)))

    def legal(self, seat: Seat) -> TenActions:
        """Return what a seat may do."""
        phase = self.phase
        if phase == "over" or seat != self.turn:
            return TenActions("wait")
        return TenActions(phase, self.hands[seat], self.layout, self.marked, self.turned)


def act(position: Position, seat: Seat, action: object, options: TenOptions) -> Step[Position]:
    """Return the position after an action of a seat; raise IllegalAction with the first reason of R12 that applies."""
    reason = position.legal(seat).why_not(action)
    if reason is not None:
        named = action.card if isinstance(action, Play | Take) else None
        raise IllegalAction(reason, seat=seat, card=named, take=action.take if isinstance(action, Play) else None)
    if isinstance(action, Play):
        return _play(position, action, options)
    assert isinstance(action, Take)
    return _take(position, action, options)


def _play(position: Position, action: Play, options: TenOptions) -> Step[Position]:
    """The hand card, and the stock card as far as it goes without a choice."""
    seat = position.turn
    hand = tuple(card for card in position.hands[seat] if card is not action.card)
    hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
    played = _resolve(position, action.card, action.take, "hand", options, hands, position.stock)
    turned = _turn_stock(played.state, options)
    return Step(turned.state, (HandCardPlayed(seat, action.card, len(hand)), *played.events, *turned.events))


def _turn_stock(position: Position, options: TenOptions) -> Step[Position]:
    """The stock card: resolved on the layout as it now is, unless the mover has to choose (R10)."""
    if not position.stock:
        # a position put together for a rule case may have none left; in a deal there is one for every turn
        return _pass(position)
    card, stock = position.stock[0], position.stock[1:]
    found = targets(position.layout, card, position.marked)
    turned = StockTurned(position.turn, card, len(stock))
    if len(found) > 1:
        asked = TargetAsked(position.turn, card, tuple(target[0] for target in found))
        return Step(replace(position, stock=stock, turned=card), (turned, asked))
    resolved = _resolve(position, card, None, "stock", options, position.hands, stock)
    passed = _pass(resolved.state)
    return Step(passed.state, (turned, *resolved.events, *passed.events))


def _take(position: Position, action: Take, options: TenOptions) -> Step[Position]:
    """The target that the mover chose for the stock card."""
    assert position.turned is not None
    resolved = _resolve(position, position.turned, action.card, "stock", options, position.hands, position.stock)
    passed = _pass(resolved.state)
    return Step(passed.state, resolved.events + passed.events)


def _resolve(
    position: Position,
    card: Card,
    take: Card | None,
    source: Source,
    options: TenOptions,
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
) -> Step[Position]:
    """A card takes its target, or stays at the end of the layout (R9); `hands` and `stock` are those without the card."""
    seat, marked = position.turn, position.marked
    taken = chosen(targets(position.layout, card, marked), take)
    gained = points((card, *taken), options) if taken else 0
    resolved = (*position.resolved, Resolved(seat, card, taken, source, gained))
    if not taken:
        layout = (*position.layout, card)
        stayed = Stayed(seat, card, source)
        return Step(Position(hands, layout, stock, seat, marked, None, resolved), (stayed,))
    layout = tuple(each for each in position.layout if each not in taken)
    marked = None if marked is taken[0].rank else marked
    own = [each for each in resolved if each.taken and each.seat == seat]
    pile = sum(len(each.captured) for each in own)
    captured = Captured(seat, card, taken, source, gained, pile, sum(each.points for each in own))
    return Step(Position(hands, layout, stock, seat, marked, None, resolved), (captured,))


def _pass(position: Position) -> Step[Position]:
    """The turn passes to the next seat, unless all hands are empty (R11)."""
    if not any(position.hands):
        return Step(position)
    following = Seat((position.turn + 1) % len(position.hands))
    return Step(replace(position, turn=following), (TurnPassed(following),))
