"""A mahjong tile on the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT, TILE_CORNER
from tablegames_qt.scene.piece_item import PieceItem

INDEX_WIDTH = 0.40
"""Width of what must stay free at the left for the large index and the sign of the suit under it, in widths of the tile."""


class TileItem(PieceItem):
    """A tile. Face down it knows no tile: `tile` is None, whoever may look for it."""

    aspect = TILE_ASPECT
    corner = TILE_CORNER

    @property
    def tile(self) -> Tile | None:
        """The tile that is shown, or None while it lies face down."""
        return self.face if isinstance(self.face, Tile) else None

    @property
    def index_width(self) -> float:
        return INDEX_WIDTH * self.width

    @property
    def index_cap(self) -> float:
        return 0.0 if self.seen_face is None else self.faces.deck.tile_cap(self.height)

    def picture(self) -> QPixmap:
        return self.faces.tile(self.seen_face, self.height, self.look.dpr, edged=self.look.theme.edged_pieces)
