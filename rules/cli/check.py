"""`check`: rule cases, evaluated through the public functions of the games."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import rules
from rules.cli.command import CommandError, Commands, add_command, cannot

_DESCRIPTION = """Evaluate rule cases: files with one JSON object a line, keys id, game, kind, options, input, expect, note.

Prints one line for each case that differs (its id, what was expected, what came) and ends with "N passed, N failed".
Exit status 0 when none failed, 1 when some did, 2 when a file cannot be read."""

_EXAMPLES = """examples:
  python -m rules check tests/cases/chinese_ten.jsonl
  python -m rules check tests/cases/*.jsonl"""

LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of a line; something longer is no file of cases, and must not fill the memory."""


@dataclass(frozen=True, slots=True)
class Case:
    """One rule case: for an input, by options, the one right answer."""

    id: str
    game: str
    kind: str
    options: Mapping[str, Any]
    input: Mapping[str, Any]
    expect: Mapping[str, Any]


def add(commands: Commands) -> None:
    """Add the command."""
    command = add_command(commands, "check", "evaluate rule cases", _DESCRIPTION, _EXAMPLES, run)
    command.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a file of cases, JSON lines")


def run(arguments: argparse.Namespace) -> int:
    """Check the files one after another; one that cannot be read is named, and the others are still checked."""
    passed = failed = 0
    unread = False
    for path in arguments.files:
        try:
            for case in cases_in(path):
                difference = judge(case)
                if difference is None:
                    passed += 1
                else:
                    failed += 1
                    print(f"{_on_one_line(case.id)}: {difference}")
        except CommandError as error:
            unread = True
            print(f"python -m rules check: {error}", file=sys.stderr)
    print(f"{passed} passed, {failed} failed")
    return 2 if unread else min(failed, 1)


def cases_in(path: Path) -> Iterator[Case]:
    """Yield the cases of a file as it is read; raise CommandError naming the file and the line that is no case."""
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(LONGEST_LINE + 1):
                number += 1
                if line.strip() or len(line) > LONGEST_LINE:
                    try:
                        yield _case(line)
                    except ValueError as error:
                        raise CommandError(f"{path}, line {number}: {error}") from None
    except OSError as error:
        raise cannot("read", path, error) from None


def _case(line: bytes) -> Case:
    if len(line) > LONGEST_LINE:
        raise ValueError(f"longer than {LONGEST_LINE} bytes")
    try:
        content = json.loads(line.decode("utf-8-sig"), parse_constant=_no_number)
    except UnicodeDecodeError:
        raise ValueError("not UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not JSON ({error})") from None
    if not isinstance(content, dict):
        raise ValueError("not a JSON object")
    content.setdefault("options", {})
    for key, kind in {"id": str, "game": str, "kind": str, "options": dict, "input": dict, "expect": dict}.items():
        if key not in content:
            raise ValueError(f"no key {key!r}")
        if not isinstance(content[key], kind):
            raise ValueError(f"{key!r} is not {'a text' if kind is str else 'an object'}")
    return Case(*(content[key] for key in Case.__slots__))


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def judge(case: Case) -> str | None:
    """Return None for a case that the rules answer as expected, else what was expected and what came, on one line."""
    if case.game not in rules.GAMES:
        return f"unknown game {_json(case.game)}"
    game = rules.GAMES[case.game]
    if case.kind not in game.case_kinds:
        return f"unknown kind {_json(case.kind)} of {case.game}"
    try:
        answer = plain(game.case_kinds[case.kind](game.Options.read(case.options), case.input))
    except Exception as error:  # a case that breaks the rules' code has failed; the other cases are still wanted
        return f"expected {_json(case.expect)}, came {_on_one_line(f'{type(error).__name__}: {error}')}"
    wrong = [key for key in case.expect if key not in answer or not equal(case.expect[key], answer[key])]
    if not wrong:
        return None
    expected = {key: case.expect[key] for key in wrong}
    came = {key: answer[key] for key in wrong if key in answer}
    return f"expected {_json(expected)}, came {_json(came)}"


def plain(answer: Mapping[str, Any]) -> dict[str, Any]:
    """Return an answer as the plain JSON it stands for: tuples as lists, keys as texts. Raises TypeError for anything else."""
    result: dict[str, Any] = json.loads(json.dumps(answer, allow_nan=False))
    return result


def equal(expected: object, came: object) -> bool:
    """Whether two plain JSON values are the same: `true` is not 1, the order of a list counts, that of keys does not."""
    if isinstance(expected, dict) and isinstance(came, dict):
        return expected.keys() == came.keys() and all(equal(expected[key], came[key]) for key in expected)
    if isinstance(expected, list) and isinstance(came, list):
        return len(expected) == len(came) and all(map(equal, expected, came))
    return isinstance(expected, bool) is isinstance(came, bool) and expected == came


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
