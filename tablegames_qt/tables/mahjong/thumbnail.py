"""A saved match of mahjong as the audience sees it, painted small."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rules.mahjong.view import MahjongView
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.tables.still_picture import PictureContext, paint_felt, paint_tile

_MOST = 18
"""Discards that are shown."""


def paint_thumbnail(painter: QPainter, rect: QRectF, view: MahjongView, context: PictureContext) -> None:
    """Paint the last discards of a saved match in their order. `view` is the audience's, which holds no hand."""
    assert view.viewer is None
    paint_felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    height = 0.40 * rect.height()
    width = height / TILE_ASPECT
    shown = [throw.tile for throw in view.discards][-_MOST:]
    in_row = max(1, min(9, int((rect.width() - 0.6 * width) / (width * 1.05))))
    shown = shown[-2 * in_row :]
    rows = [shown[:in_row], shown[in_row:]] if len(shown) > in_row else [shown]
    top = rect.center().y() - len(rows) * 0.53 * height
    for number, row in enumerate(rows):
        left = rect.center().x() - min(in_row, max(len(each) for each in rows)) * width * 1.05 / 2
        for at, tile in enumerate(row):
            place = QRectF(left + at * width * 1.05, top + number * 1.06 * height, width, height)
            paint_tile(painter, tile, place, context)
    if not shown:
        for at in range(5):
            place = QRectF(rect.center().x() + (at - 2.5) * width * 1.05, rect.center().y() - height / 2, width, height)
            paint_tile(painter, None, place, context)
    painter.restore()
