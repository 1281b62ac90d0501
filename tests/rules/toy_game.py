"""A toy game with everything that is hard for the shared machinery.

Two to four seats hold a few cards of a pack of sixteen. All lay one face down at once; when all have laid, they are
opened and the highest rank takes the trick, the first one counting twice. It has hidden hands, simultaneous choices, void deals and finished deals
that wait for the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.cards import Card, Rank, pack
from rules.dealing import Dealing, Rng
from rules.events import Event, PublicEvent
from rules.game import TABLE, Game, IllegalAction, NextDeal, OnlyNextDeal, Outcome, Seat, Step
from rules.options import GameOptions, Preset, Problem, option

RANKS = (Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)
PACK = pack(RANKS)
HEIGHT = {card: RANKS.index(card.rank) for card in PACK}


@dataclass(frozen=True)
class ToyOptions(GameOptions):
    """How long a match is, and whether a deal in which all take the same is void."""

    deals: int = option(2, "Deals", group="match", low=1, high=9)
    hand: int = option(3, "Cards in a hand", group="deal", choices=(2, 3, 4))
    void_ties: bool = option(True, "Equal tricks void the deal", group="deal")

    def conflicts(self) -> tuple[Problem, ...]:
        """Nine deals of four cards are too much."""
        return (Problem("too-long", ("deals", "hand")),) if self.deals * self.hand > 27 else ()


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand face down."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hands were dealt; a hand that the viewer does not see is ()."""

    shuffle: int
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, viewer: Seat | None) -> Dealt:
        """Return the event with the viewer's own hand only."""
        return replace(self, hands=tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card, which only that seat sees."""

    seat: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Laid:
        """Return the event, the card of another seat face down."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Opened(PublicEvent):
    """The cards laid were opened; `winner` takes the trick, None when the highest rank was laid twice."""

    cards: tuple[Card, ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class DealEnded(PublicEvent):
    """A deal is over; `scores` are the tricks of each seat, or None when it is void."""

    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class ToyState:
    """A match at one moment. `laid` are the cards face down, None where a seat is still to lay."""

    options: ToyOptions
    dealing: Dealing
    shuffle: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    laid: tuple[Card | None, ...]
    opened: tuple[tuple[Card, ...], ...] = ()
    finished: tuple[tuple[int, ...], ...] = ()

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each seat in this deal, the first one twice."""
        winners = [winner_of(cards) for cards in (*self.opened[:1], *self.opened)]
        return tuple(winners.count(Seat(seat)) for seat in range(self.seats))

    @property
    def phase(self) -> str:
        """What the match waits for."""
        if any(self.hands) or any(self.laid):
            return "lay"
        return "deal-over" if self.shuffle < self.options.deals else "match-over"


@dataclass(frozen=True, slots=True)
class ToyView:
    """A match as one viewer sees it; `laid` is the viewer's own card, `answered` who has laid."""

    viewer: Seat | None
    shuffle: int
    phase: str
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    laid: Card | None
    answered: tuple[bool, ...]
    opened: tuple[tuple[Card, ...], ...]
    tricks: tuple[int, ...]
    finished: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class ToyActions:
    """The cards a seat may lay: none while it is not to act."""

    hand: tuple[Card, ...]

    def __iter__(self) -> Iterator[Lay]:
        return map(Lay, self.hand)

    def __contains__(self, action: object) -> bool:
        return self.why_not(action) is None

    def __bool__(self) -> bool:
        return bool(self.hand)

    def why_not(self, action: object) -> str | None:
        """Return `wrong-phase` or `not-in-hand`."""
        if not isinstance(action, Lay) or not self.hand:
            return "wrong-phase"
        return None if action.card in self.hand else "not-in-hand"

    def pick(self, rng: Rng) -> Lay:
        """Return any card."""
        return Lay(rng.choice(self.hand))


def winner_of(cards: tuple[Card, ...]) -> Seat | None:
    """Return who laid the highest rank, None when two did."""
    ranks = [HEIGHT[card] for card in cards]
    return Seat(ranks.index(max(ranks))) if ranks.count(max(ranks)) == 1 else None


class LowBot:
    """Lays the lowest card."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Return the lowest card of the view's hand."""
        return Choice(min(legal, key=lambda action: HEIGHT[action.card]), "lowest")


class HighBot:
    """Lays the highest card."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Return the highest card, and say which it was."""
        best = max(view.hand, key=lambda card: HEIGHT[card])
        return Choice(Lay(best), "highest", {"card": best, "matches": memory})


class LearningBot(HighBot):
    """Plays at random in the first match of an evening and high afterwards."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Return what it has learnt to lay."""
        return Choice(legal.pick(rng)) if memory is None else super().choose(view, legal, rng, budget, memory)


class RaisingBot(LowBot):
    """Fails at every decision."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Raise."""
        raise ZeroDivisionError("cannot think")


class CheatingBot(LowBot):
    """Always lays the same card, whether or not it has it."""

    def choose(
        self, view: ToyView, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        """Return a card that is seldom in the hand."""
        return Choice(Lay(PACK[0]))


def _trick(options: ToyOptions, given: Mapping[str, Any]) -> Mapping[str, Any]:
    return {"winner": winner_of(tuple(Card.parse(text) for text in given["cards"])), "hand": (options.hand,)}


class ToyGame(Game[ToyOptions, ToyState, Any, ToyView]):
    """The rules of the toy."""

    name = "toy"
    title = "Toy"
    seats = range(2, 5)
    Options = ToyOptions
    presets = (
        Preset("standard", "Standard", ToyOptions()),
        Preset("long", "Long", ToyOptions(deals=4, void_ties=False)),
        Preset("short", "Short", ToyOptions(deals=1, hand=2)),
    )
    action_types: ClassVar[tuple[type, ...]] = (Lay, NextDeal)
    unit = "tricks"
    case_kinds = MappingProxyType({"trick": _trick})

    @property
    def levels(self) -> Mapping[str, Bot[ToyView, Any]]:
        """Low and high."""
        return {"low": LowBot(), "high": HighBot()}

    @property
    def baselines(self) -> Mapping[str, Bot[ToyView, Any]]:
        """One that learns and two that are broken."""
        return {"learning": LearningBot(), "raising": RaisingBot(), "cheating": CheatingBot()}

    def start(self, options: ToyOptions, seats: int, dealing: Dealing) -> Step[ToyState]:
        """Return the first deal."""
        return self._deal(options, seats, dealing, 1, ())

    def _deal(
        self, options: ToyOptions, seats: int, dealing: Dealing, shuffle: int, finished: tuple[tuple[int, ...], ...]
    ) -> Step[ToyState]:
        order = tuple(PACK[index] for index in dealing.order(shuffle, len(PACK)))
        dealt = seats * options.hand
        hands = tuple(order[seat:dealt:seats] for seat in range(seats))
        state = ToyState(options, dealing, shuffle, hands, order[dealt:], (None,) * seats, (), finished)
        return Step(state, (Dealt(shuffle, hands),))

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        """Return all who are still to lay."""
        if state.phase == "lay":
            return tuple(Seat(seat) for seat, card in enumerate(state.laid) if card is None)
        return (TABLE,) if state.phase == "deal-over" else ()

    def legal_actions(self, state: ToyState, seat: Seat) -> LegalActions[Any]:
        """Return the cards of the seat, or the next deal."""
        if seat == TABLE:
            return OnlyNextDeal() if state.phase == "deal-over" else ToyActions(())
        return ToyActions(state.hands[seat] if seat in self.to_act(state) else ())

    def apply(self, state: ToyState, seat: Seat, action: Any) -> Step[ToyState]:
        """Return the step after an action."""
        reason = self.legal_actions(state, seat).why_not(action)
        if reason is not None:
            raise IllegalAction(reason, seat=seat)
        if seat == TABLE:
            return self._deal(state.options, state.seats, state.dealing, state.shuffle + 1, state.finished)
        hand = tuple(card for card in state.hands[seat] if card is not action.card)
        laid = replace(
            state,
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            laid=(*state.laid[:seat], action.card, *state.laid[seat + 1 :]),
        )
        events: tuple[Event, ...] = (Laid(seat, action.card),)
        if None in laid.laid:
            return Step(laid, events)
        cards = tuple(card for card in laid.laid if card is not None)
        opened = replace(laid, laid=(None,) * state.seats, opened=(*laid.opened, cards))
        events += (Opened(cards, winner_of(cards)),)
        if any(opened.hands):
            return Step(opened, events)
        void = opened.options.void_ties and len(set(opened.tricks)) == 1
        scored = opened if void else replace(opened, finished=(*opened.finished, opened.tricks))
        return Step(scored, (*events, DealEnded(None if void else opened.tricks)))

    def view(self, state: ToyState, viewer: Seat | None) -> ToyView:
        """Return what a viewer sees."""
        return ToyView(
            viewer=viewer,
            shuffle=state.shuffle,
            phase=state.phase,
            hand=() if viewer is None else state.hands[viewer],
            counts=tuple(map(len, state.hands)),
            laid=None if viewer is None else state.laid[viewer],
            answered=tuple(card is not None for card in state.laid),
            opened=state.opened,
            tricks=state.tricks,
            finished=state.finished,
        )

    def resample(self, state: ToyState, viewer: Seat | None, rng: Rng) -> ToyState:
        """Return the match with other hands, cards face down and stock."""
        others = [seat for seat in range(state.seats) if seat != viewer]
        laid = [card for card in (state.laid[seat] for seat in others) if card is not None]
        unseen = sorted([card for seat in others for card in state.hands[seat]] + laid + list(state.stock))
        rng.shuffle(unseen)
        hands, down = list(state.hands), list(state.laid)
        for seat in others:
            hands[seat] = tuple(unseen.pop() for _ in hands[seat])
            down[seat] = None if down[seat] is None else unseen.pop()
        seed = bytes(rng.below(256) for _ in range(32))
        dealing = replace(state.dealing, seed=seed)
        return replace(state, hands=tuple(hands), laid=tuple(down), stock=tuple(unseen), dealing=dealing)

    def outcome(self, state: ToyState) -> Outcome | None:
        """Return the tricks of all deals."""
        if state.phase != "match-over":
            return None
        totals = tuple(sum(deal[seat] for deal in state.finished) for seat in range(state.seats))
        winners = frozenset(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(totals, winners, "deals-played")

    def deal_scores(self, state: ToyState) -> tuple[tuple[int, ...], ...]:
        """Return the tricks of each deal that counts."""
        return state.finished

    def deal_number(self, state: ToyState) -> int:
        """Return the number of the shuffle."""
        return state.shuffle

    def pieces(self, state: ToyState) -> Iterable[Card]:
        """Yield the sixteen cards."""
        yield from state.stock
        for cards in (*state.hands, *state.opened):
            yield from cards
        yield from (card for card in state.laid if card is not None)

    def longest(self, options: ToyOptions, seats: int) -> int:
        """Return the exact number of actions of a match."""
        return options.deals * (options.hand * seats + 1) - 1

    def deal_facts(self, state: ToyState, seat: Seat) -> Mapping[str, bool]:
        """Return whether the seat alone took most."""
        last = state.finished[-1]
        return {"win": last[seat] == max(last) and last.count(max(last)) == 1, "foul": False}

    def remember(self, memory: Memory, state: ToyState) -> Memory:
        """Count the matches."""
        return (memory or 0) + 1


TOY = ToyGame()
