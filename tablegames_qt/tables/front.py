"""What is shown of a game before it is loaded, and the games in the order of the home screen.

Rules and table of a game are imported when they are first asked for: the home screen shows five games, and most people
open one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tablegames_qt.tables.still_picture import PictureContext

if TYPE_CHECKING:
    from tablegames_qt.tables.kind import TableKind


@dataclass(frozen=True)
class GameFront:
    """A game on the home screen. Texts are marked for translation in the context "games"."""

    name: str
    """The game's name in `rules.GAMES`, which its page in resources/help has as well."""
    title: str
    sentence: str
    players: str
    paint_picture: Callable[[QPainter, QRectF, PictureContext], None]
    """Paints the game's picture with the real pieces."""
    load: Callable[[], TableKind]
    """Imports the game's table and returns it, the same each time."""
    tool: str = ""
    """The name of the tool that the game brings besides its table; empty: it brings none."""


class Tables(Mapping[str, "TableKind"]):
    """The tables by the names of their games; each is loaded when it is looked up."""

    def __init__(self, fronts: Sequence[GameFront]) -> None:
        self.fronts = tuple(fronts)
        """The games as the home screen shows them, in its order."""
        self._by_name = {front.name: front for front in fronts}

    def __getitem__(self, name: str) -> TableKind:
        return self._by_name[name].load()

    def __contains__(self, name: object) -> bool:
        return name in self._by_name  # without loading the game, as Mapping's own would

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)
