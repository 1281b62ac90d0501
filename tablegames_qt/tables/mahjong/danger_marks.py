"""Marks on the own tiles on which somebody may win, where that is wanted."""

from __future__ import annotations

from rules.mahjong.view import MahjongView
from rules.tiles import Tile
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.settings import Settings
from tablegames_qt.tables.mahjong.aids import DANGEROUS, RISKY, dangers
from tablegames_qt.tables.mahjong.pieces import Pieces


class DangerMarks:
    """What is marked on the own turn, and the chances behind it."""

    def __init__(self, pack: Pieces, settings: Settings) -> None:
        self._pack = pack
        self._settings = settings
        self._chances: dict[Tile, float] = {}

    def show(self, view: MahjongView) -> None:
        """Mark the own tiles of a position."""
        self.clear()
        if not self._settings.dangers:
            return
        self._chances = dangers(view)
        for item in self._pack.rack.all:
            chance = 0.0 if item.seen_face is None else self.chance(item)
            item.set_badge("!!" if chance >= DANGEROUS else "!" if chance >= RISKY else "", ink=chance < DANGEROUS)

    def clear(self) -> None:
        """Take the marks away before anything moves: a tile keeps its mark wherever it goes."""
        self._chances = {}
        for item in self._pack.items:
            item.set_badge("")

    def chance(self, item: TileItem) -> float:
        """Return the chance that somebody wins on an own tile; 0 while nothing is marked."""
        return 0.0 if item.tile is None else self._chances.get(item.tile, 0.0)
