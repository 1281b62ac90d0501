"""The picture of mahjong on the home screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rules.tiles import tiles
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.tables.still_picture import PictureContext, paint_felt, paint_tile

_SHOWN = tiles("5p Rd 1s")


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a dot, a red dragon and the bird, the middle one raised."""
    paint_felt(painter, rect, context)
    width = min(0.27 * rect.width(), 0.42 * rect.height() / TILE_ASPECT * 1.1)
    height = width * TILE_ASPECT
    gap = 0.05 * width
    left = rect.center().x() - 1.5 * width - gap
    for at, tile in enumerate(_SHOWN):
        up = 0.16 * height if at == 1 else 0.0
        place = QRectF(left + at * (width + gap), rect.center().y() - height / 2 - up + 0.06 * height, width, height)
        paint_tile(painter, tile, place, context)
