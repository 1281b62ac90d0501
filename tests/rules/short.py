"""The shortest match of each game, for tests that play one whole from the shuffle to the scores."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import rules
from rules.options import GameOptions

SHORT: Mapping[str, Mapping[str, int]] = MappingProxyType({"mahjong": {"rounds": 1, "min_fan": 0}})
"""Options that shorten the matches of a game. Where hands are drawn and dealers stay, a match of mahjong takes minutes."""


def short_options(game: rules.AnyGame) -> GameOptions:
    """Return the game's own options, shortened."""
    options: GameOptions = game.Options().replace(**SHORT.get(game.name, {}))
    return options


def words_of_a_short_match(name: str) -> tuple[str, ...]:
    """Return the words that play a short match from the command line, the weakest level on every seat.

    Chance alone would play mahjong for ever.
    """
    game = rules.GAMES[name]
    seats = ",".join([next(iter(game.levels))] * game.seats.start)
    options = (word for key, value in SHORT.get(name, {}).items() for word in ("--option", f"{key}={value}"))
    return ("play", name, "--seats", seats, *options)
