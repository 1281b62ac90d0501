"""`arena`: how much stronger one bot is than another, by duplicate deals."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

from rules.cli import tally
from rules.cli.blocks import ArenaFile, blocks_of
from rules.cli.command import (
    CommandError,
    Commands,
    add_command,
    add_rules_arguments,
    games_in_words,
    number_from,
    plain_text,
)
from rules.cli.duplicates import Piece, Run, play_piece
from rules.cli.setup import Setup, bot_keys, game_named, setup_of

SESSION = 25
"""Matches of a session in the games of which only whole matches are played."""

_DESCRIPTION = """Compare two bots by duplicate deals.

Every deal is played once for each rotation of the seats, with one A among Bs and again with one B among As (with two
seats these are the same games, played once). Deal number i is the first scored deal of a match with the seed TEXT/i; with
--matches whole matches are played instead.

The figures, one JSON object with --json:
  a_mean, a_ci95    A among Bs: its score less the mean of the other seats (in games that say so: its own score), rotations
                    averaged first, then deals; half-width of the 95 % interval with deals as the unit
  b_among_a_...     the same for B among As
  a_wins, b_wins, ties   deals by the sign of that mean, A among Bs
  illegal           decisions of either bot that raised or were illegal; a legal action was picked instead
  ms_p50, ms_p95, ms_max   milliseconds of A's decisions
  rates             what the game counts of A among Bs, a share of the deals; match_wins a share of the matches

--jobs changes the times, nothing else."""

_EXAMPLES = """examples:
  python -m rules arena chinese_ten --a hard --b medium --deals 1000 --seed bars --jobs 2 --json
  python -m rules arena chinese_ten --a medium --b random --deals 200 --seed bars --players 4
  python -m rules arena chinese_ten --a hard --b medium --deals 5000 --seed bars --out hard-medium.jsonl   (again: goes on)
  python -m rules verify hard-medium.jsonl"""


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(
        commands, "arena", "compare two bots", _DESCRIPTION, _EXAMPLES + "\n\n" + games_in_words(), run
    )
    add_rules_arguments(command)
    command.add_argument("--a", metavar="BOT", required=True, help="the bot that is measured")
    command.add_argument("--b", metavar="BOT", required=True, help="the bot it is measured against")
    command.add_argument("--deals", metavar="N", type=number_from(1), required=True, help="how many deals, or matches")
    command.add_argument("--seed", metavar="TEXT", type=plain_text, required=True, help="names the deals")
    command.add_argument(
        "--players", metavar="N", type=number_from(1), help="how many seats; the options' own if left out"
    )
    command.add_argument("--matches", action="store_true", help="play whole matches instead of single deals")
    command.add_argument(
        "--session",
        metavar="N",
        type=number_from(1),
        help=f"with whole matches: bots remember N of them in a row (1; {SESSION} in games of whole matches only)",
    )
    command.add_argument("--jobs", metavar="N", type=number_from(1), default=1, help="how many processes play (1)")
    command.add_argument(
        "--out", metavar="FILE", type=Path, help="append results block by block; a file of the same run is continued"
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Play what is still to be played and print the figures."""
    game = game_named(arguments.game)
    bot_keys(game, (arguments.a, arguments.b))
    matches = arguments.matches or game.matches_only
    if arguments.session is not None and not matches:
        raise CommandError("--session is for whole matches: give --matches too")
    setup = setup_of(game.name, arguments.preset, arguments.option, arguments.players)
    whole = _run(setup, arguments, matches=matches)
    figures = _recorded(whole, arguments) if arguments.out is not None else _figures(whole, arguments.jobs)
    print(json.dumps(figures) if arguments.json else _table(figures))
    return 0


def _run(setup: Setup, arguments: argparse.Namespace, *, matches: bool) -> Run:
    session = arguments.session or (SESSION if setup.game.matches_only else 1)
    return Run(
        game=setup.game.name,
        version=setup.game.version,
        options=setup.options.values(),
        players=setup.seats,
        a=arguments.a,
        b=arguments.b,
        seed=arguments.seed,
        deals=arguments.deals,
        matches=matches,
        session=session,
    )


def _figures(whole: Run, jobs: int) -> dict[str, Any]:
    played = dict(play_blocks(whole, blocks_of(whole), jobs))
    return tally.result(whole, (played[number] for number in sorted(played)))


def _recorded(whole: Run, arguments: argparse.Namespace) -> dict[str, Any]:
    file = ArenaFile.open(arguments.out, whole)
    for number, piece in play_blocks(whole, file.missing(), arguments.jobs):
        file.append(number, piece)
    if file.result is None:
        file.finish(tally.result(whole, file.in_order()))
    assert file.result is not None
    return file.result


def play_blocks(whole: Run, blocks: dict[int, range], jobs: int) -> Iterator[tuple[int, Piece]]:
    """Play blocks in `jobs` processes and yield them in their order, each as soon as those before it are done."""
    done = 0
    total = sum(map(len, blocks.values()))
    for number, piece in _in_processes(whole, blocks, jobs) if jobs > 1 else _here(whole, blocks):
        yield number, piece
        done += len(piece.deals)
        if sys.stderr.isatty():
            print(f"\r{done} of {total} deals", end="\n" if done == total else "", file=sys.stderr, flush=True)


def _here(whole: Run, blocks: dict[int, range]) -> Iterator[tuple[int, Piece]]:
    return ((number, play_piece(whole, deals)) for number, deals in blocks.items())


def _in_processes(whole: Run, blocks: dict[int, range], jobs: int) -> Iterator[tuple[int, Piece]]:
    spawn = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, spawn, _leave_interrupts_to_the_parent)
    try:
        pending = [(number, executor.submit(play_piece, whole, deals)) for number, deals in blocks.items()]
        for number, future in pending:
            yield number, future.result()
    except BrokenProcessPool:
        raise CommandError("a process of the arena ended by itself; with --out the run can be continued") from None
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _table(figures: dict[str, Any]) -> str:
    return "\n".join(f"{key:16}{_cell(figures[key])}" for key in figures)


def _cell(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {share}" for key, share in value.items()) or "-"
    return "-" if value is None else str(value)
