"""The rules of the games and their bots: pure, immutable, standard library only.

`GAMES` holds every game by its code name; `game(name)` looks one up.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.chinese_ten import CHINESE_TEN
from rules.game import Game
from rules.mahjong import MAHJONG

AnyGame = Game[Any, Any, Any, Any]

GAMES: Mapping[str, AnyGame] = MappingProxyType({each.name: each for each in (CHINESE_TEN, MAHJONG)})


def game(name: str) -> AnyGame:
    """Return the game of a code name; raise KeyError naming the games there are."""
    try:
        return GAMES[name]
    except KeyError:
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}") from None
