"""What a mahjong table has to offer so that events can be told on it: a player's table does, and that of the audience."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF

from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.geometry import Spot
from tablegames_qt.tables.mahjong.pieces import Pieces


class Sheet(Protocol):
    """What lies on the table after a hand."""

    @property
    def shown(self) -> bool:
        """Whether it lies there."""

    def hide(self) -> None:
        """Take it off the table."""


class ToldBoard(Protocol):
    """What beats change besides tiles."""

    def show_view(self, view: MahjongView, geometry: Any) -> None:
        """Show the numbers and words of a position."""

    def show_wall(self, wall: int, view: MahjongView) -> None:
        """Say how many tiles are left."""

    def show_turn(self, seat: Seat) -> None:
        """Mark the seat whose turn begins."""

    def call(self, seat: Seat, word: str, geometry: Any) -> None:
        """Call a word out at a seat."""

    def end_call(self) -> None:
        """Take the word away."""

    def quiet(self) -> None:
        """Take away what was said about the hand that is thrown from."""

    def cover(self, *, on: bool) -> None:
        """Take away what a sheet would cover, or put it back."""


class ToldTable(Protocol):
    """A table on which events can be told: a player's, or that of the audience."""

    names: Sequence[str]
    pack: Pieces
    viewer: Seat | None
    thrown: TileItem | None
    context: Any
    sounded: Any

    @property
    def board(self) -> ToldBoard:
        """What stands on the table besides tiles."""

    @property
    def sheet(self) -> Sheet:
        """The sheet that lies on it after a hand."""

    @property
    def geometry(self) -> Any:
        """Where everything lies."""

    @property
    def centre(self) -> QPointF:
        """Where tiles come from."""

    def rack_spots(self) -> list[tuple[TileItem, Spot]]:
        """Return where each tile of the viewer's hand stands."""

    def say(self, text: str) -> None:
        """Say the sentence of the moment."""

    def announce(self, text: str) -> None:
        """Have a screen reader say something."""
