"""People who come while a score is kept: somebody takes a seat more, or takes over the seat of somebody who leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import quote, unquote

from rules.game import IllegalAction
from rules.options import GameOptions
from rules.seats import Seat

LONGEST_NAME = 60

O = TypeVar("O", bound=GameOptions)  # noqa: E741 (the letters of rules.game: options, state)


@dataclass(frozen=True, slots=True)
class Name:
    """What somebody is called. Its text form has no blanks, so that it is one word of an entry."""

    text: str

    def __str__(self) -> str:
        return quote(self.text, safe="")

    @classmethod
    def parse(cls, word: str) -> Name:
        """Return the name of a text form; raise ValueError when it is none."""
        text = unquote(word, errors="strict")
        if not text.strip() or len(text) > LONGEST_NAME:
            raise ValueError(f"not a name: {word!r}")
        return cls(text)


@dataclass(frozen=True, slots=True)
class Joins:
    """Somebody takes a new seat, after the last one, from the next deal on. What they begin with the game says."""

    name: Name


@dataclass(frozen=True, slots=True)
class TakesOver:
    """Somebody takes over a seat with its total, from the next deal on."""

    seat: Seat
    name: Name


def names_after(names: tuple[str, ...], entry: object) -> tuple[str, ...]:
    """Return who sits where after an entry.

    Raises IllegalAction `name-taken`, and `seat-not-there` for a seat that is not there.
    """
    if not isinstance(entry, Joins | TakesOver):
        return names
    name = entry.name.text
    if name.casefold() in (other.casefold() for other in names):
        raise IllegalAction("name-taken", name=name)
    if isinstance(entry, Joins):
        return (*names, name)
    if entry.seat not in range(len(names)):
        raise IllegalAction("seat-not-there")
    return (*names[: entry.seat], name, *names[entry.seat + 1 :])


def options_for(options: O, players: int, seats: Sequence[int]) -> O:
    """Return the options of a match that goes on with another number of players.

    Raises IllegalAction `table-full` beyond `seats`, and `rules-forbid` with the problem that the options have.
    """
    if players not in seats:
        raise IllegalAction("table-full", most=max(seats))
    if "players" in options.values():
        options = options.replace(players=players)
    problems = options.problems(players)
    if problems:
        raise IllegalAction("rules-forbid", problem=problems[0], options=options)
    return options
