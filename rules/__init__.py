"""The rules of the games and their bots: pure, immutable, standard library only.

`GAMES` holds every game by its code name; `game(name)` looks one up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.game import Game

AnyGame = Game[Any, Any, Any, Any]


def _chinese_ten() -> AnyGame:
    from rules.chinese_ten import CHINESE_TEN

    return CHINESE_TEN


def _chinese_poker() -> AnyGame:
    from rules.chinese_poker import CHINESE_POKER

    return CHINESE_POKER


def _chinchon() -> AnyGame:
    from rules.chinchon import CHINCHON

    return CHINCHON


def _chinos() -> AnyGame:
    from rules.chinos import CHINOS

    return CHINOS


def _mahjong() -> AnyGame:
    from rules.mahjong import MAHJONG

    return MAHJONG


class _Games(Mapping[str, AnyGame]):
    """Games by name. Each is imported when it is first asked for: who shows one game does not wait for all of them."""

    def __init__(self, imports: Mapping[str, Callable[[], AnyGame]]) -> None:
        self._imports = imports

    def __getitem__(self, name: str) -> AnyGame:
        return self._imports[name]()

    def __contains__(self, name: object) -> bool:
        return name in self._imports

    def __iter__(self) -> Iterator[str]:
        return iter(self._imports)

    def __len__(self) -> int:
        return len(self._imports)


GAMES: Mapping[str, AnyGame] = _Games(
    {
        "chinese_ten": _chinese_ten,
        "chinese_poker": _chinese_poker,
        "chinchon": _chinchon,
        "chinos": _chinos,
        "mahjong": _mahjong,
    }
)
"""Every game by its code name, in the order in which they are shown."""


def game(name: str) -> AnyGame:
    """Return the game of a code name; raise KeyError naming the games there are."""
    if name not in GAMES:
        raise KeyError(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
