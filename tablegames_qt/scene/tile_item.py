"""A mahjong tile on the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from rules.tiles import Tile
from tablegames_qt.assets import TILE_ASPECT, TILE_CORNER
from tablegames_qt.scene.piece_item import PieceItem

STANDARD_INDEX, LARGE_INDEX = 0.208, 0.34
"""Height of the index, as a share of the tile's."""


class TileItem(PieceItem):
    """A tile. Face down it knows no tile: `tile` is None, whoever may look for it.

    The audience gets the face with a large index where the other could not be read across the room.
    """

    aspect = TILE_ASPECT
    corner = TILE_CORNER

    @property
    def tile(self) -> Tile | None:
        """The tile that is shown, or None while it lies face down."""
        return self.face if isinstance(self.face, Tile) else None

    @property
    def index_cap(self) -> float:
        return 0.0 if self.seen_face is None else self.faces.deck.tile_cap(self.height)

    def picture(self) -> QPixmap:
        look = self.look
        large = look.audience and STANDARD_INDEX * self.height < look.least_cap
        return self.faces.tile(self.seen_face, self.height, look.dpr, edged=look.theme.edged_pieces, large=large)
