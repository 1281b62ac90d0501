"""Still pictures of mahjong for the home screen: the game's own, and a saved match as the audience sees it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from rules.mahjong.view import MahjongView
from rules.tiles import Tile, tiles
from tablegames_qt.assets import REST, TILE_ASPECT, device_size
from tablegames_qt.tables.kind import PictureContext

_SHOWN = tiles("5p Rd 1s")
_MOST = 18


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a dot, a red dragon and the bird, the middle one raised."""
    _felt(painter, rect, context)
    width = min(0.27 * rect.width(), 0.42 * rect.height() / TILE_ASPECT * 1.1)
    height = width * TILE_ASPECT
    gap = 0.05 * width
    left = rect.center().x() - 1.5 * width - gap
    for at, tile in enumerate(_SHOWN):
        up = 0.16 * height if at == 1 else 0.0
        place = QRectF(left + at * (width + gap), rect.center().y() - height / 2 - up + 0.06 * height, width, height)
        _tile(painter, tile, place, context)


def paint_thumbnail(painter: QPainter, rect: QRectF, view: MahjongView, context: PictureContext) -> None:
    """Paint the last discards of a saved match in their order. `view` is the audience's, which holds no hand."""
    assert view.viewer is None
    _felt(painter, rect, context)
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
            _tile(painter, tile, place, context)
    if not shown:
        for at in range(5):
            place = QRectF(rect.center().x() + (at - 2.5) * width * 1.05, rect.center().y() - height / 2, width, height)
            _tile(painter, None, place, context)
    painter.restore()


def _felt(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + 0.46 * rect.height()), 0.8 * rect.width())
    gradient.setColorAt(0, context.theme.felt_hi)
    gradient.setColorAt(1, context.theme.felt_lo)
    painter.fillRect(rect, QBrush(gradient))


def _tile(painter: QPainter, face: Tile | None, place: QRectF, context: PictureContext) -> None:
    dpr = context.dpr
    width, height = device_size(place.height(), dpr, TILE_ASPECT)
    shadow = context.faces.shadow(REST, width, height, context.theme.shadow_factor)
    under = QRectF(place.topLeft() + QPointF(shadow.corner) / dpr, shadow.pixmap.size().toSizeF() / dpr)
    painter.drawPixmap(under, shadow.pixmap, QRectF(shadow.pixmap.rect()))
    picture = context.faces.draw_tile_now(face, place.height(), dpr)
    painter.drawPixmap(QRectF(place.topLeft(), place.size()), picture, QRectF(picture.rect()))
