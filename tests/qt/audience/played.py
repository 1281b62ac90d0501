"""Matches played without a session, and the moments of them that an audience's table must show well."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from rules import GAMES
from rules.chinchon import ChinchonOptions
from rules.chinese_ten import TenOptions
from rules.chinos import ChinosOptions
from rules.dealing import Dealing, Rng
from rules.events import Event
from rules.record import Match, Player
from rules.seats import TABLE

SHORT = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Ines", "Juan", "Karla", "Luis")
LONG = (
    *("Maximiliana", "Bartholomew", "Wilhelmina", "Montgomery", "Evangelina", "Christopher"),
    *("Alessandra", "Sebastiano", "Guadalupe", "Concepción", "Giovannino", "Hermenegildo"),
)
Step = tuple[Any, tuple[Event, ...], Any]
"""The state before (None: the match begins), what happened, the state after."""
OPTIONS: dict[str, Any] = {
    "chinos": lambda players: ChinosOptions(impossible_calls="foul"),
    "chinese_ten": lambda players: TenOptions(players=players, rounds=1),
    "chinchon": lambda players: ChinchonOptions(
        players=players, deck=48 if players == 4 else 40, target=50 if players > 2 else 100
    ),
}


def steps(game: str, players: int, seed: int) -> Iterator[Step]:
    """Every step of a match; Chinchón's bots play it, for at random nobody ever knocks."""
    rules = GAMES[game]
    seats = tuple(Player(name, "bot", "") for name in SHORT[:players])
    dealing = Dealing.from_text(f"audience {seed}", game)
    match, told = Match.start(rules, OPTIONS[game](players), seats, dealing)
    rng = Rng.from_text(f"audience {seed}")
    yield None, told, match.state
    while to_act := rules.to_act(match.state):
        before, seat = match.state, to_act[0]
        legal = rules.legal_actions(before, seat)
        if game == "chinchon" and seat != TABLE:
            action = rules.levels["medium"].choose(rules.view(before, seat), legal, rng).action
        else:
            action = legal.pick(rng)
        match, told = match.act(seat, action)
        yield before, told, match.state


def _keys(game: str, view: Any, told: tuple[Event, ...]) -> Iterator[str]:
    """Names of the moments that a step is one of; the larger number is the better example."""
    names = {type(event).__name__ for event in told}
    yield view.phase
    if game == "chinos":
        yield f"{view.phase} {'final' if view.final else 'round'} {bool(view.saved)}"
        if view.phase == "call" and len(view.calls) + 1 == len(view.order):
            yield f"last call {view.final}"
        yield from (f"told {name}" for name in names & {"Saved", "FoulFound", "NobodyHit", "Scored", "BillPaid"})
    elif game == "chinese_ten":
        for least in (9, 12):
            if view.phase == "play" and len(view.layout) >= least:
                yield f"{least} open"
        if view.marked is not None:
            yield "triple"
        yield from (f"told {name}" for name in names & {"Captured", "PilesOpened", "LayoutOpened"})
    else:
        if view.phase == "draw" and max(map(len, view.known)) > 1:
            yield "seen taken"
        if view.phase == "draw" and view.stock <= 5:
            yield "last cards"
        if view.phase == "deal-over" and any(each and each.lay_offs for each in view.finished[-1].showings):
            yield "laid off"
        yield from (f"told {name}" for name in names & {"Knocked", "LaidOff", "DealScored"})


@functools.cache
def moments(game: str, players: int, matches: int = 4) -> dict[str, Step]:
    """A step for each kind of moment, from some matches."""
    found: dict[str, Step] = {}
    for seed in range(matches):
        for before, told, after in steps(game, players, seed):
            for key in _keys(game, GAMES[game].view(after, None), told):
                found.setdefault(key, (before, told, after))
    return found
