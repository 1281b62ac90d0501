"""`play`: a whole match between bots, as text."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from rules import record
from rules.cli.command import (
    CommandError,
    Commands,
    add_command,
    add_rules_arguments,
    cannot,
    games_in_words,
    in_words,
    plain_text,
)
from rules.cli.decisions import Decision, decide
from rules.cli.setup import Setup, bot_keys, bots_of, game_named, setup_of
from rules.codec import text_of
from rules.dealing import Dealing
from rules.events import Event
from rules.game import Outcome
from rules.record import Match, Player
from rules.seats import TABLE, Seat

_DESCRIPTION = """Play a whole match between bots and print it: every action, what happened, the score of each deal, the outcome.

The seats are given as bots, one a seat in turn order; an option players follows their number. Everything hidden is
printed too. Equal arguments print the same match."""

_EXAMPLES = """examples:
  python -m rules play chinese_ten --seats hard,medium --seed monday
  python -m rules play chinese_ten --seats easy,easy,random --seed 7 --option rounds=1 --verbose
  python -m rules play chinese_ten --seats medium,medium --seed 7 --preset single --save match.tgr"""


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands, "play", "play a match between bots", _DESCRIPTION, _EXAMPLES + "\n\n" + games_in_words(), run
    )
    add_rules_arguments(command)
    command.add_argument("--seats", metavar="BOT,BOT...", required=True, help="the bot of each seat, in turn order")
    command.add_argument("--seed", metavar="TEXT", type=plain_text, required=True, help="names the deals of the match")
    command.add_argument("--cut", metavar="TEXT", type=plain_text, default="", help="the text the packs are cut with")
    command.add_argument("--save", metavar="FILE", type=Path, help="write the record of the match, for verify")
    command.add_argument("--verbose", action="store_true", help="print why the bots acted")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the match, then write its record where one is wanted."""
    game = game_named(arguments.game)
    keys = bot_keys(game, arguments.seats.split(","))
    if len(arguments.cut) > record.LONGEST_CUT:
        raise CommandError(f"a cut has at most {record.LONGEST_CUT} characters, not {len(arguments.cut)}")
    setup = setup_of(game.name, arguments.preset, arguments.option, len(keys))
    match = play(setup, keys, arguments.seed, arguments.cut, verbose=arguments.verbose)
    if arguments.save is not None:
        try:
            arguments.save.write_bytes(record.pack(match.record))
        except OSError as error:
            raise cannot("write", arguments.save, error) from None
        print(f"record written to {arguments.save}")
    return 0


def play(setup: Setup, keys: tuple[str, ...], seed: str, cut: str, *, verbose: bool) -> Match:
    """Play a match between bots, printing it on the way, and return it."""
    game = setup.game
    dealing = Dealing.from_text(seed, game.name, cut)
    known = bots_of(game)
    bots = {Seat(seat): known[key] for seat, key in enumerate(keys)}
    print(f"{game.title} ({game.name}), seats: {in_words(f'{seat} {key}' for seat, key in enumerate(keys))}")
    print(f"options: {in_words(f'{key}={text_of(value)}' for key, value in setup.options.values().items())}")
    print(f"commitment: {dealing.commit}")
    match, events = Match.start(game, setup.options, tuple(Player(key, "bot", key) for key in keys), dealing)
    _tell(events)
    scored = 0
    while waiting := game.to_act(match.state):
        seat = waiting[0]
        decision = decide(game, match.state, seat, bots, dealing, len(match.record.moves))
        if decision.fault:
            print(f"seat {seat}: {decision.fault}; a legal action is picked")
        print(f"{'table' if seat == TABLE else f'seat {seat}'}: {game.text(decision.action)}{_why(decision, verbose)}")
        match, events = match.act(seat, decision.action)
        _tell(events)
        for number, scores in enumerate(match.record.scores[scored:], scored + 1):
            print(f"deal {number}: {_numbers(scores)} ({game.unit})")
        scored = len(match.record.scores)
    outcome = game.outcome(match.state)
    assert outcome is not None
    print(outcome_in_words(outcome))
    print(f"seed: {dealing.seed.hex()}")
    return match


def outcome_in_words(outcome: Outcome) -> str:
    """Return how a match ended as one line."""
    winners = sorted(outcome.winners)
    who = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {in_words(map(str, winners))} share the win"
    return f"outcome: {who}, scores {_numbers(outcome.scores)}, {outcome.reason}"


def _why(decision: Decision, verbose: object) -> str:
    if not verbose or not decision.reason:
        return ""
    details = "".join(f", {key} {text_of(value)}" for key, value in (decision.details or {}).items())
    return f"  [{decision.reason}{details}]"


def _tell(events: Iterable[Event]) -> None:
    for event in events:
        print(f"  {text_of(event)}")


def _numbers(scores: Iterable[int]) -> str:
    return " ".join(map(str, scores))
