"""A small game in which all choose at the same time, for tests of what no single game shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.dealing import Dealing, Rng
from rules.events import PublicEvent
from rules.game import TABLE, Game, IllegalAction, NextDeal, OnlyNextDeal, Outcome, Seat, Step
from rules.options import GameOptions, Preset


@dataclass(frozen=True, slots=True)
class Hide:
    """Hide so many coins in a fist."""

    coins: int


@dataclass(frozen=True, slots=True)
class Hid(PublicEvent):
    """A fist is ready; what is in it is not told."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Opened(PublicEvent):
    """All fists are opened."""

    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FistsState:
    """Coins by seat, None while a seat chooses, and the coins of the finished deals."""

    coins: tuple[int | None, ...]
    opened: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class FistsView:
    """Who is ready, the own coins, and the opened deals."""

    viewer: Seat | None
    ready: tuple[bool, ...]
    own: int | None
    opened: tuple[tuple[int, ...], ...]


class FistsActions:
    """No coin to three."""

    def __init__(self, *, mine: bool) -> None:
        self._mine = mine

    def __iter__(self) -> Iterator[Hide]:
        return (Hide(coins) for coins in range(4 if self._mine else 0))

    def __contains__(self, action: object) -> bool:
        return action in list(self)

    def __bool__(self) -> bool:
        return self._mine

    def why_not(self, action: Any) -> str | None:
        return None if action in self else "wrong-phase"

    def pick(self, rng: Rng) -> Hide:
        return rng.choice(list(self))


class Dice:
    """Hides a random number of coins."""

    def choose(
        self, view: Any, legal: LegalActions[Any], rng: Rng, budget: int | None = None, memory: Memory = None
    ) -> Choice[Any]:
        return Choice(legal.pick(rng), "dice")


@dataclass(frozen=True)
class FistsOptions(GameOptions):
    """There are none."""


class Fists(Game[FistsOptions, FistsState, Any, FistsView]):
    """Two deals; the larger sum of coins wins."""

    name = "fists"
    title = "Fists"
    seats = range(2, 5)
    Options = FistsOptions
    presets = (Preset("plain", "Plain", FistsOptions()),)
    action_types: ClassVar[tuple[type, ...]] = (Hide, NextDeal)
    unit = "coins"

    @property
    def levels(self) -> Mapping[str, Bot[FistsView, Any]]:
        return {"easy": Dice()}

    def start(self, options: FistsOptions, seats: int, dealing: Dealing) -> Step[FistsState]:
        return Step(FistsState((None,) * seats))

    def to_act(self, state: FistsState) -> tuple[Seat, ...]:
        if None in state.coins:
            return tuple(Seat(number) for number, coins in enumerate(state.coins) if coins is None)
        return (TABLE,) if len(state.opened) < 2 else ()

    def legal_actions(self, state: FistsState, seat: Seat) -> LegalActions[Any]:
        if seat == TABLE and self.to_act(state) == (TABLE,):
            return OnlyNextDeal()
        return FistsActions(mine=seat in self.to_act(state))

    def apply(self, state: FistsState, seat: Seat, action: Any) -> Step[FistsState]:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("wrong-phase")
        if seat == TABLE:
            return Step(replace(state, coins=(None,) * len(state.coins)))
        coins = tuple(action.coins if number == seat else each for number, each in enumerate(state.coins))
        if None in coins:
            return Step(replace(state, coins=coins), (Hid(seat),))
        opened = tuple(each or 0 for each in coins)
        return Step(FistsState(coins, (*state.opened, opened)), (Hid(seat), Opened(opened)))

    def view(self, state: FistsState, viewer: Seat | None) -> FistsView:
        own = None if viewer is None else state.coins[viewer]
        return FistsView(viewer, tuple(each is not None for each in state.coins), own, state.opened)

    def resample(self, state: FistsState, viewer: Seat | None, rng: Rng) -> FistsState:
        return state

    def outcome(self, state: FistsState) -> Outcome | None:
        if self.to_act(state):
            return None
        scores = tuple(map(sum, zip(*state.opened, strict=True)))
        winners = frozenset(Seat(each) for each, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, "coins")

    def deal_scores(self, state: FistsState) -> tuple[tuple[int, ...], ...]:
        return state.opened

    def deal_number(self, state: FistsState) -> int:
        return min(2, len(state.opened) + (None in state.coins))

    def pieces(self, state: FistsState) -> Iterable[object]:
        return state.coins

    def longest(self, options: FistsOptions, seats: int) -> int:
        return 2 * seats + 1


FISTS = Fists()
