"""What is played: a game, its options and its bots, from the words of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import rules
from rules.bots import Bot, RandomBot
from rules.cli.command import CommandError, in_words
from rules.options import GameOptions, Value, specs

PLAYERS = "players"
"""The option that must equal the number of seats, in the games that have it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, options that are valid for it, and the number of seats."""

    game: rules.AnyGame
    options: GameOptions
    seats: int


def game_named(name: str) -> rules.AnyGame:
    """Return the game of a code name; raise CommandError naming those there are."""
    if name not in rules.GAMES:
        raise CommandError(f"no game {name!r}; there are: {in_words(rules.GAMES)}")
    return rules.GAMES[name]


def bots_of(game: rules.AnyGame) -> Mapping[str, Bot[object, object]]:
    """Return every bot of a game by its key: the levels, `random`, and the game's own baselines."""
    return {**game.levels, "random": RandomBot(), **game.baselines}


def bot_keys(game: rules.AnyGame, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the keys of bots when the game has them all; raise CommandError naming those there are."""
    known = bots_of(game)
    for key in keys:
        if key not in known:
            raise CommandError(f"no bot {key!r} in {game.name}; there are: {in_words(known)}")
    return tuple(keys)


def setup_of(name: str, preset: str | None, settings: Sequence[str], seats: int | None) -> Setup:
    """Return what is to be played.

    `settings` are texts `key=value`; `seats` None takes the number that the options or the game name. An option
    `players` follows the seats unless it was set itself. Raises CommandError for anything that does not fit.
    """
    game = game_named(name)
    chosen = _values(game.Options, settings)
    options = _preset(game, preset).replace(**chosen)
    if PLAYERS in specs(game.Options):
        if seats is None:
            seats = int(options[PLAYERS])
        elif chosen.get(PLAYERS, seats) != seats:
            raise CommandError(f"the option players={chosen[PLAYERS]} does not fit {seats} seats")
        options = options.replace(players=seats)
    elif seats is None:
        seats = game.seats.start
    if seats not in game.seats:
        raise CommandError(f"{name} has {game.seats.start} to {game.seats.stop - 1} seats, not {seats}")
    problems = options.problems(seats)
    if problems:
        worst = problems[0]
        fields = in_words(f"{key}={options[key]}" for key in worst.fields)
        raise CommandError(f"these options do not go together ({worst.reason}): {fields}")
    return Setup(game, options, seats)


def _preset(game: rules.AnyGame, key: str | None) -> GameOptions:
    if key is None:
        return game.Options()
    for preset in game.presets:
        if preset.key == key:
            return preset.options
    raise CommandError(f"no preset {key!r} in {game.name}; there are: {in_words(each.key for each in game.presets)}")


def _values(kind: type[GameOptions], settings: Sequence[str]) -> dict[str, Value]:
    known = specs(kind)
    values: dict[str, Value] = {}
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals:
            raise CommandError(f"an option is set as key=value, not {setting!r}")
        if key not in known:
            raise CommandError(f"no option {key!r}; there are: {in_words(known)}")
        try:
            values[key] = known[key].parse(text)
        except ValueError as error:
            raise CommandError(f"option {error}") from None
    return values
