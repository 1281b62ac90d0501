"""A table of six cards that knows no game, and the pieces it is made of."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPixmap

from tablegames_qt.assets import CardFaces
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.theme import THEMES


class ToyPiece(PieceItem):
    """A red block, grey while face down."""

    def picture(self) -> QPixmap:
        pixmap = QPixmap(round(self.width * self.look.dpr), round(self.height * self.look.dpr))
        pixmap.fill(QColor("grey") if self.face is None else QColor("red"))
        return pixmap


def toy_look(width: float = 800, height: float = 600, dpr: float = 1.0) -> Look:
    return Look(THEMES["green"], width, height, dpr)


def toy_piece(faces: CardFaces, name: str = "a", look: Look | None = None) -> ToyPiece:
    return ToyPiece(name, faces, look or toy_look())
