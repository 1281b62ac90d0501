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
    before = Position(hands, position.layout, position.stock, seat, position.marked, None, position.resolved)
    played = _resolve(before, action.card, action.take, "hand", options, seat)
    turned = _turn_stock(played.state, options)
    return Step(turned.state, (HandCardPlayed(seat, action.card, len(hand)), *played.events, *turned.events))


def _turn_stock(position: Position, options: TenOptions) -> Step[Position]:
    """The stock card: resolved on the layout as it now is, unless the mover has to choose (R10)."""
    if not position.stock:
        # a position put together for a rule case may have none left; in a deal there is one for every turn
        following = _following(position)
        return Step(replace(position, turn=following), _passed(position, following))
    card, stock = position.stock[0], position.stock[1:]
    turned = StockTurned(position.turn, card, len(stock))
    before = Position(position.hands, position.layout, stock, position.turn, position.marked, card, position.resolved)
    found = targets(position.layout, card, position.marked)
    if len(found) > 1:
        return Step(before, (turned, TargetAsked(position.turn, card, tuple(target[0] for target in found))))
    resolved = _end_turn(before, card, None, options)
    return Step(resolved.state, (turned, *resolved.events))


def _take(position: Position, action: Take, options: TenOptions) -> Step[Position]:
    """The target that the mover chose for the stock card."""
    assert position.turned is not None
    return _end_turn(position, position.turned, action.card, options)


def _end_turn(position: Position, card: Card, take: Card | None, options: TenOptions) -> Step[Position]:
    """The turned card takes its target or stays, and the turn passes."""
    following = _following(position)
    resolved = _resolve(position, card, take, "stock", options, following)
    return Step(resolved.state, resolved.events + _passed(position, following))


def _resolve(
    position: Position, card: Card, take: Card | None, source: Source, options: TenOptions, turn: Seat
) -> Step[Position]:
    """A card takes its target, or stays at the end of the layout (R9); then it is the turn of `turn`."""
    seat, marked = position.turn, position.marked
    taken = chosen(targets(position.layout, card, marked), take)
    gained = points((card, *taken), options) if taken else 0
    resolved = (*position.resolved, Resolved(seat, card, taken, source, gained))
    if not taken:
        layout = (*position.layout, card)
        after = Position(position.hands, layout, position.stock, turn, marked, None, resolved)
        return Step(after, (Stayed(seat, card, source),))
    layout = tuple(each for each in position.layout if each not in taken)
    marked = None if marked is taken[0].rank else marked
    own = [each for each in resolved if each.taken and each.seat == seat]
    pile = sum(len(each.captured) for each in own)
    captured = Captured(seat, card, taken, source, gained, pile, sum(each.points for each in own))
    return Step(Position(position.hands, layout, position.stock, turn, marked, None, resolved), (captured,))


def _following(position: Position) -> Seat:
    """The next seat; the same one when all hands are empty (R11)."""
    return Seat((position.turn + 1) % len(position.hands)) if any(position.hands) else position.turn


def _passed(position: Position, following: Seat) -> tuple[TurnPassed, ...]:
    return (TurnPassed(following),) if any(position.hands) else ()
