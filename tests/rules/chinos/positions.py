"""Matches of Los Chinos for the tests: played by texts, or put together."""

from __future__ import annotations

from rules.chinos import CHINOS, Call, ChinosOptions, Hide, Show
from rules.chinos.play import ChinosState, apply, opening
from rules.chinos.rounds import beginning
from rules.dealing import Dealing
from rules.events import Event
from rules.seats import Seat


def table(players: int, first: int = 0, **options: object) -> ChinosState:
    """A match before its first round, with its first caller."""
    seed = Dealing.from_text("tests", CHINOS.name)
    return opening(ChinosOptions.read(options), seed, beginning(players, Seat(first)))


def closed(state: ChinosState, *coins: int) -> ChinosState:
    """The round with all fists closed, by order of calling."""
    for seat, each in zip(state.progress.order, coins, strict=True):
        state = apply(state, seat, Hide(each)).state
    return state


def called(state: ChinosState, *calls: int) -> tuple[ChinosState, tuple[Event, ...]]:
    """The round with calls made in order, and what the last one told."""
    told: tuple[Event, ...] = ()
    for total in calls:
        step = apply(state, state.to_act[0], Call(total))
        state, told = step.state, step.events
    return state, told


def played(state: ChinosState, coins: tuple[int, ...], calls: tuple[int, ...]) -> tuple[ChinosState, tuple[Event, ...]]:
    """A whole round with fists in the app, coins and calls by order of calling, and what its last call told."""
    return called(closed(state, *coins), *calls)


def shown(state: ChinosState, *coins: int) -> tuple[ChinosState, tuple[Event, ...]]:
    """The coins of real fists entered by order of calling, and what the last entry told."""
    told: tuple[Event, ...] = ()
    for seat, each in zip(state.progress.order, coins, strict=True):
        step = apply(state, seat, Show(each))
        state, told = step.state, step.events
    return state, told
