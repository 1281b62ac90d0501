"""Matches as the audience is told them: bots decide, and each step is given in public views and events."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules import AnyGame
from rules.dealing import Dealing, Rng
from rules.events import Event
from rules.game import NextDeal
from rules.options import GameOptions
from rules.record import Match, Player
from rules.seats import TABLE, Seat

NAMES = ("Ana", "Bruno", "Carla", "Dario")


@dataclass(frozen=True)
class Told:
    """One step: the match after it, and what everybody is told of it. `before` is None when the match opens."""

    match: Match
    before: Any
    events: tuple[Event, ...]
    after: Any


def public(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what of some events everybody may see."""
    return tuple(seen for event in events if (seen := event.seen_by(None)) is not None)


def watch(
    game: AnyGame, options: GameOptions, names: Sequence[str] = NAMES, seed: str = "audience", level: str = "easy"
) -> Iterator[Told]:
    """Play a match with bots of a level, and yield every step of it."""
    players = tuple(Player(name, "bot", level) for name in names)
    match, events = Match.start(game, options, players, Dealing.from_text(seed, game.name))
    view = game.view(match.state, None)
    yield Told(match, None, public(events), view)
    bot = game.levels[level]
    for number in itertools.count():
        acting = game.to_act(match.state)
        if not acting:
            return
        seat = acting[0]
        if seat == TABLE:
            action: Any = NextDeal()
        else:
            legal = game.legal_actions(match.state, seat)
            action = bot.choose(game.view(match.state, seat), legal, Rng.from_text(seed, number)).action
        match, events = match.act(Seat(seat), action)
        before, view = view, game.view(match.state, None)
        yield Told(match, before, public(events), view)
