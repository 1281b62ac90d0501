"""What the commands share: parsers that answer in one sentence, and texts from the command line read as numbers and texts."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn, Protocol

import rules
from rules.options import specs


class CommandError(Exception):
    """Why a command cannot do its work: one sentence, shown without a traceback. The exit status is 2."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one sentence, without the usage before them."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and leave with status 2."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Commands(Protocol):
    """The commands of a parser, to which each module of this package adds its own."""

    def add_parser(self, name: str, **settings: Any) -> Parser:
        """Return the parser of a new command."""


def _settings(description: str, examples: str) -> dict[str, Any]:
    return {
        "description": description,
        "epilog": examples,
        "formatter_class": argparse.RawDescriptionHelpFormatter,
        "allow_abbrev": False,
    }


def parser_of(description: str, examples: str) -> Parser:
    """Return the parser that the commands are added to."""
    return Parser("python -m rules", **_settings(description, examples))


def add_command(
    commands: Commands, name: str, summary: str, description: str, examples: str, run: Callable[[Any], int]
) -> Parser:
    """Add a command and return its parser. `run` gets the parsed arguments and returns the exit status."""
    command = commands.add_parser(name, help=summary, **_settings(description, examples))
    command.set_defaults(run=run)
    return command


def add_rules_arguments(command: Parser) -> None:
    """Add the arguments that choose a game and its options."""
    command.add_argument("game", metavar="GAME", help=f"code name of the game: {in_words(rules.GAMES)}")
    command.add_argument("--preset", metavar="KEY", help="start from these named options instead of the game's own")
    command.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="set one option; may be given several times (a wrong key or value lists what there is)",
    )


def games_in_words() -> str:
    """Return a paragraph that lists every game with its seats, bots, presets and options."""
    lines = ["games:"]
    for name, game in rules.GAMES.items():
        lines += [
            f"  {name}: {game.seats.start} to {game.seats.stop - 1} players",
            f"    bots     {', '.join((*game.levels, 'random', *game.baselines))}",
            f"    presets  {', '.join(preset.key for preset in game.presets)}",
            f"    options  {', '.join(specs(game.Options))}",
        ]
    return "\n".join(lines)


def in_words(names: Iterable[str]) -> str:
    """Return names as a list for a sentence."""
    return ", ".join(names)


def number_from(low: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low` on, for an argument's `type`."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not low <= int(text) < 10**9:
            raise argparse.ArgumentTypeError(f"a whole number from {low} on is needed, not {text!r}")
        return int(text)

    return read


def plain_text(text: str) -> str:
    """Return a text that can be written as UTF-8, for an argument's `type`."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"not a text: {text!r}") from None
    return text


def read_file(path: Path, largest: int) -> bytes:
    """Return the bytes of a file, at most one more than `largest`; raise CommandError when it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(largest + 1)
    except OSError as error:
        raise cannot("read", path, error) from None


def cannot(do: str, path: Path, error: OSError) -> CommandError:
    """Return the error for a file with which something could not be done."""
    return CommandError(f"cannot {do} {path}: {error.strerror or error}")
