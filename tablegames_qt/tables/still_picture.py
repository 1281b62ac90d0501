"""What the still pictures of the home screen are painted with: felt, and cards and tiles that lie on it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPixmap, QRadialGradient

from rules.cards import Card
from rules.tiles import Tile
from tablegames_qt.assets import CARD_ASPECT, REST, TILE_ASPECT, CardFaces, device_size
from tablegames_qt.theme import Theme


@dataclass(frozen=True)
class PictureContext:
    """What a still picture is painted with: the home screen's tiles and thumbnails."""

    faces: CardFaces
    theme: Theme
    dpr: float


def paint_felt(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Fill the picture with the table's felt, lighter above its middle."""
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + 0.46 * rect.height()), 0.8 * rect.width())
    gradient.setColorAt(0, context.theme.felt_hi)
    gradient.setColorAt(1, context.theme.felt_lo)
    painter.fillRect(rect, QBrush(gradient))


def paint_card(painter: QPainter, face: Card | None, place: QRectF, context: PictureContext) -> None:
    """Paint a card with its shadow, or its back; `place` has the shape of a card."""
    picture = context.faces.draw_now(face, place.height(), context.dpr)
    _paint(painter, picture, CARD_ASPECT, place, context)


def paint_tile(painter: QPainter, face: Tile | None, place: QRectF, context: PictureContext) -> None:
    """Paint a tile with its shadow, or its back; `place` has the shape of a tile."""
    picture = context.faces.draw_tile_now(face, place.height(), context.dpr)
    _paint(painter, picture, TILE_ASPECT, place, context)


def _paint(painter: QPainter, picture: QPixmap, aspect: float, place: QRectF, context: PictureContext) -> None:
    dpr = context.dpr
    width, height = device_size(place.height(), dpr, aspect)
    shadow = context.faces.shadow(REST, width, height, context.theme.shadow_factor)
    under = QRectF(place.topLeft() + QPointF(shadow.corner) / dpr, shadow.pixmap.size().toSizeF() / dpr)
    painter.drawPixmap(under, shadow.pixmap, QRectF(shadow.pixmap.rect()))
    painter.drawPixmap(QRectF(place.topLeft(), place.size()), picture, QRectF(picture.rect()))
