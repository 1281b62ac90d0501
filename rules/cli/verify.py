"""`verify`: a saved match, or the file of an arena, computed again from its seed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import rules
from rules import record
from rules.cli import tally
from rules.cli.arena import play_blocks
from rules.cli.blocks import START, ArenaFile
from rules.cli.command import CommandError, Commands, add_command, in_words, number_from, read_file
from rules.cli.duplicates import Piece, Run
from rules.cli.play import outcome_in_words
from rules.cli.setup import bots_of
from rules.envelope import LARGEST
from rules.options import OptionError
from rules.record import RecordError
from rules.seats import TABLE

_DESCRIPTION = """Compute a record again from its seed and compare.

FILE is the record of a match (made by play --save or by the program) or the results of an arena (made by arena --out). Of a
match every deal, every action and every score is checked; of an arena every deal is played again by the same bots.
Exit status 0 when everything agrees, 1 when something differs, 2 when the file cannot be judged."""

_EXAMPLES = """examples:
  python -m rules verify match.tgr
  python -m rules verify hard-medium.jsonl --jobs 2"""

_UNREADABLE = {
    "not-a-record": "neither the record of a match nor a file of an arena",
    "newer-schema": "a record written by a newer version of the program",
    "unknown-game": "a record of a game that is not here",
    "newer-version": "a record of newer rules of its game",
    "older-version": "a record of older rules of its game",
}
"""What a file is that cannot be judged, by the reason of the RecordError."""

_WRONG = {
    "damaged": "the record is damaged: its content does not agree with its checksum",
    "bad-options": "the record's options are not options of the game",
    "illegal-action": "an action is not legal where it stands",
    "scores-differ": "the scores of the deals are not those recorded",
}
"""What is wrong with a record, by the reason of the RecordError."""


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(commands, "verify", "recompute a record", _DESCRIPTION, _EXAMPLES, run)
    command.add_argument("file", metavar="FILE", type=Path, help="the record of a match, or the file of an arena")
    command.add_argument("--jobs", metavar="N", type=number_from(1), default=1, help="processes for an arena (1)")


def run(arguments: argparse.Namespace) -> int:
    """Verify the file as what it is."""
    content = read_file(arguments.file, LARGEST)
    if content.startswith(START):
        return _verify_arena(ArenaFile.read(arguments.file), arguments.jobs)
    try:
        return _verify_match(record.unpack(content))
    except RecordError as error:
        if error.reason in _UNREADABLE:
            raise CommandError(f"{arguments.file} is {_UNREADABLE[error.reason]}") from None
        details = "".join(f", {key} {value}" for key, value in error.details.items())
        print(f"Not verified: {_WRONG[error.reason]}{details}.")
        return 1


def _verify_match(saved: record.GameRecord) -> int:
    played = record.positions(saved)
    match = next(played)
    game = match.game
    players = in_words(f"{seat} {player.name}" for seat, player in enumerate(saved.players))
    print(f"{game.title} ({game.name}), seats: {players}")
    print(f"The seed belongs to the commitment {saved.dealing.commit}.")
    scored = since = 0
    for number, match in enumerate(played, 1):
        for scores in match.record.scores[scored:]:
            recorded = saved.scores[scored] if scored < len(saved.scores) else None
            scored += 1
            verdict = "as recorded" if scores == recorded else f"recorded {_numbers(recorded)}"
            print(f"Deal {scored}: dealt again, {number - since} actions legal, scores {_numbers(scores)}, {verdict}.")
            since = number
    if match.record.scores != saved.scores:
        raise RecordError("scores-differ")
    outcome = game.outcome(match.state)
    if outcome is None:
        waiting = in_words("the table" if seat == TABLE else f"seat {seat}" for seat in game.to_act(match.state))
        print(f"Verified as far as it goes: {len(saved.moves)} actions; the match waits for {waiting}.")
    else:
        print(outcome_in_words(outcome))
        print(f"Verified: {len(saved.moves)} actions, {scored} deals.")
    return 0


def _numbers(scores: tuple[int, ...] | None) -> str:
    return "nothing" if scores is None else " ".join(map(str, scores))


def _verify_arena(file: ArenaFile, jobs: int) -> int:
    _check_known(file.path, file.run)
    unfinished = sum(map(len, file.missing().values()))
    if unfinished:
        print(f"{unfinished} of {file.run.deals} deals are not played yet; the same arena command plays them.")
    different = 0
    found = {number: range(piece.deals[0].number, piece.deals[-1].number + 1) for number, piece in file.pieces.items()}
    for number, again in play_blocks(file.run, dict(sorted(found.items())), jobs):
        for line in _differences(file.pieces[number], again):
            print(line)
            different += 1
    if not unfinished and not different:
        different += _compare_result(file)
    if different or unfinished:
        count = f"{different} difference{'s' if different > 1 else ''}"
        print(f"Not verified: {count if different else 'the run is not finished'}.")
        return 1
    print(
        f"Verified: {file.run.deals} deals in {file.run.players} rotations, dealt and played again with equal scores."
    )
    return 0


def _check_known(path: Path, run: Run) -> None:
    game = rules.GAMES.get(run.game)
    if game is None:
        raise CommandError(f"{path} is a run of a game that is not here: {run.game}")
    if game.version != run.version:
        raise CommandError(f"{path} was played by version {run.version} of the rules; these are version {game.version}")
    for key in (run.a, run.b):
        if key not in bots_of(game):
            raise CommandError(f"{path} was played by a bot that is not here: {key}")
    try:
        problems = game.Options.read(run.options).problems(run.players)
    except OptionError as error:
        raise CommandError(f"{path} has options that are none of the game's: {error}") from None
    if problems or run.players not in game.seats:
        raise CommandError(f"{path} has options that do not go together")


def _differences(recorded: Piece, again: Piece) -> list[str]:
    lines = [
        f"Deal {was.number}: recorded {_rotations(was.a, was.b)}, played again {_rotations(now.a, now.b)}."
        for was, now in zip(recorded.deals, again.deals, strict=True)
        if was != now
    ]
    if not lines and recorded.notes.counted != again.notes.counted:
        first, last = recorded.deals[0].number, recorded.deals[-1].number
        lines.append(f"Deals {first} to {last}: the scores agree, what else was counted does not.")
    return lines


def _rotations(*line_ups: tuple[tuple[int, ...], ...]) -> str:
    return " / ".join(_numbers(scores) for rotations in line_ups for scores in rotations)


def _compare_result(file: ArenaFile) -> int:
    expected: dict[str, Any] = tally.result(file.run, file.in_order())
    if file.result is None:
        print("The figures at the end of the file are missing; the same arena command adds them.")
        return 1
    wrong = [key for key in expected if file.result.get(key) != expected[key]]
    for key in wrong:
        print(f"{key}: recorded {file.result.get(key)}, computed again {expected[key]}.")
    return len(wrong)
