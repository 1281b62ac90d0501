"""`bench`: how fast the rules and the bots are on this machine."""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import rules
from rules.bots import Bot
from rules.cli.command import Commands, add_command, games_in_words
from rules.cli.decisions import decide
from rules.cli.setup import bots_of, game_named, setup_of
from rules.dealing import Dealing
from rules.seats import Seat

LISTED = 1000
"""Legal actions listed at each position of a playout; a game with more is asked for no more of them."""

_DESCRIPTION = """Measure speed, with the game's own options, in one process.

  playouts    deals a second of processor time, played at random from the shuffle to the scores, every legal action
              listed (at most 1000 at a position)
  decisions   decisions a second of each bot when it plays all seats, dealing and rules not counted"""

_EXAMPLES = """examples:
  python -m rules bench
  python -m rules bench chinese_ten --seconds 5 --json"""


@dataclass(frozen=True, slots=True)
class Speed:
    """Speeds of one game: random deals, their actions, and decisions of each bot, all a second."""

    game: str
    playouts: float
    actions: float
    decisions: Mapping[str, float]


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(commands, "bench", "measure speed", _DESCRIPTION, _EXAMPLES + "\n\n" + games_in_words(), run)
    command.add_argument("game", metavar="GAME", nargs="?", help="code name of a game; every game if left out")
    command.add_argument("--seconds", metavar="S", type=_seconds, default=1.0, help="how long each figure is taken (1)")
    command.add_argument("--json", action="store_true", help="print one JSON object for each game, one a line")


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"a number of seconds up to 3600 is needed, not {text!r}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Measure and print one game, or all of them."""
    games = rules.GAMES.values() if arguments.game is None else (game_named(arguments.game),)
    for game in games:
        speed = measure(game, arguments.seconds)
        if arguments.json:
            decisions = {key: round(each, 1) for key, each in speed.decisions.items()}
            print(
                json.dumps(
                    {
                        "game": speed.game,
                        "playouts_per_s": round(speed.playouts, 1),
                        "actions_per_s": round(speed.actions, 1),
                        "decisions_per_s": decisions,
                    }
                ),
                flush=True,
            )
        else:
            print(
                f"{speed.game}: {speed.playouts:,.0f} playouts/s, {speed.actions:,.0f} actions/s, legal actions listed"
            )
            for key, each in speed.decisions.items():
                print(f"  {key:10} {each:12,.1f} decisions/s", flush=True)
    return 0


def measure(game: rules.AnyGame, seconds: float) -> Speed:
    """Return the speeds of a game, each figure taken for so many seconds or one deal, whichever is longer."""
    deals = actions = 0
    began = time.process_time()
    while deals == 0 or time.process_time() - began < seconds:
        actions += playout(game, deals)
        deals += 1
    spent = time.process_time() - began
    decisions = {key: _decisions(game, bot, seconds) for key, bot in bots_of(game).items()}
    return Speed(game.name, deals / spent, actions / spent, decisions)


def playout(game: rules.AnyGame, number: int) -> int:
    """Play one deal at random, listing the legal actions at every position; return how many actions it had."""
    dealing = Dealing.from_text(f"bench/{number}", game.name)
    rng = dealing.rng("playout")
    setup = setup_of(game.name, None, (), None)
    state = game.start(setup.options, setup.seats, dealing).state
    moves = 0
    while (waiting := game.to_act(state)) and not game.deal_scores(state):
        legal = game.legal_actions(state, waiting[0])
        listed = list(itertools.islice(legal, LISTED))
        action = rng.choice(listed) if len(listed) < LISTED else legal.pick(rng)
        state = game.apply(state, waiting[0], action).state
        moves += 1
    return moves


def _decisions(game: rules.AnyGame, bot: Bot[Any, Any], seconds: float) -> float:
    count, thought = 0, 0.0
    thoughts = _thoughts(game, bot)
    began = time.perf_counter()
    while count == 0 or time.perf_counter() - began < seconds:
        thought += next(thoughts)
        count += 1
    return count / thought


def _thoughts(game: rules.AnyGame, bot: Bot[Any, Any]) -> Iterator[float]:
    """Yield how long each decision took, in deals without end."""
    setup = setup_of(game.name, None, (), None)
    bots = {Seat(seat): bot for seat in range(setup.seats)}
    number = 0
    while True:
        dealing = Dealing.from_text(f"bench/{number}", game.name)
        state = game.start(setup.options, setup.seats, dealing).state
        moves = 0
        while (waiting := game.to_act(state)) and not game.deal_scores(state):
            decision = decide(game, state, waiting[0], bots, dealing, moves)
            if waiting[0] in bots:
                yield decision.seconds
            state = game.apply(state, waiting[0], decision.action).state
            moves += 1
        number += 1
