"""The rules of the games and their bots: pure, immutable, standard library only.

`GAMES` holds every game by its code name; `game(name)` looks one up.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import Any

from rules.game import Game

AnyGame = Game[Any, Any, Any, Any]

_OBJECTS = {
    "chinese_ten": "CHINESE_TEN",
}
"""The packages of the games, in the order in which they are shown, with the names of their Game objects."""


class _Games(Mapping[str, AnyGame]):
    """Imports a game when it is first asked for: a program that shows one game does not wait for all of them."""

    def __getitem__(self, name: str) -> AnyGame:
        object_name = _OBJECTS[name]
        found: AnyGame = getattr(importlib.import_module(f"rules.{name}"), object_name)
        return found

    def __contains__(self, name: object) -> bool:
        return name in _OBJECTS

    def __iter__(self) -> Iterator[str]:
        return iter(_OBJECTS)

    def __len__(self) -> int:
        return len(_OBJECTS)


GAMES: Mapping[str, AnyGame] = _Games()


def game(name: str) -> AnyGame:
    """Return the game of a code name; raise KeyError naming the games there are."""
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
