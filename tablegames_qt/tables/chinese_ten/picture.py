"""Still pictures of Chinese Ten for the home screen: the game's own, and a saved match as the audience sees it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QRadialGradient

from rules.cards import Card
from rules.chinese_ten.view import TenView
from tablegames_qt.assets import CARD_ASPECT, REST, device_size
from tablegames_qt.tables.chinese_ten.geometry import LAND, Geometry
from tablegames_qt.tables.kind import PictureContext
from tablegames_qt.theme import px_for_cap, ui_font

_TARGET, _PLAYED = Card.parse("2h"), Card.parse("8c")


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint two cards that make ten, under one outline, with their sum above."""
    _felt(painter, rect, context)
    theme = context.theme
    height = min(0.46 * rect.height(), 0.42 * rect.width() * CARD_ASPECT)
    width = height / CARD_ASPECT
    left = rect.center().x() - width * (1 + LAND.x()) / 2
    top = rect.top() + 0.60 * rect.height() - height * (1 + LAND.y()) / 2
    target = QRectF(left, top, width, height)
    played = target.translated(LAND.x() * width, LAND.y() * height)
    _card(painter, _TARGET, target, context)
    _card(painter, _PLAYED, played, context)
    gap = 0.08 * height
    line = max(2.0, height / 40)
    painter.setPen(QPen(theme.accent, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = (target | played).adjusted(-gap, -gap, gap, gap)
    painter.drawRoundedRect(outline, 1.2 * gap, 1.2 * gap)
    painter.setPen(theme.ink)
    painter.setFont(ui_font(700, px_for_cap(0.07 * rect.height(), 700)))
    above = QRectF(rect.left(), rect.top() + 0.05 * rect.height(), rect.width(), outline.top() - rect.top() - gap)
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, "8 + 2 = 10")


def paint_thumbnail(painter: QPainter, rect: QRectF, view: TenView, context: PictureContext) -> None:
    """Paint the table of a saved match small: stock, open cards, backs of the hands. `view` is the audience's."""
    assert view.viewer is None
    _felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    # Laid out for a table of the shape of the strip, then drawn at its size: pictures stay sharp.
    scale = rect.height() / 420
    geometry = Geometry(rect.width() / scale, 420, 2)

    def card(face: Card | None, corner: QPointF, height: float) -> None:
        place = QRectF(0, 0, scale * height / CARD_ASPECT, scale * height)
        place.moveTopLeft(rect.topLeft() + corner * scale)
        _card(painter, face, place, context)

    if view.stock:
        card(None, geometry.stock, geometry.stock_height)
    if view.turned is not None:
        card(view.turned, geometry.turned, geometry.stock_height)
    columns = geometry.columns(view.layout)
    places = columns.positions()
    for face in columns.order():
        card(face, places[face], columns.card_height)
    for corner in geometry.hand(min(12, view.hand_counts[0])):
        card(None, corner, geometry.hand_height)
    place = geometry.place(1, 0)
    for corner in geometry.backs(place, view.hand_counts[1]):
        card(None, corner, place.hand_height)
    painter.restore()


def _felt(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + 0.46 * rect.height()), 0.8 * rect.width())
    gradient.setColorAt(0, context.theme.felt_hi)
    gradient.setColorAt(1, context.theme.felt_lo)
    painter.fillRect(rect, QBrush(gradient))


def _card(painter: QPainter, face: Card | None, place: QRectF, context: PictureContext) -> None:
    dpr = context.dpr
    width, height = device_size(place.height(), dpr)
    shadow = context.faces.shadow(REST, width, height, context.theme.shadow_factor)
    under = QRectF(place.topLeft() + QPointF(shadow.corner) / dpr, shadow.pixmap.size().toSizeF() / dpr)
    painter.drawPixmap(under, shadow.pixmap, QRectF(shadow.pixmap.rect()))
    picture = context.faces.draw_now(face, place.height(), dpr)
    painter.drawPixmap(QRectF(place.topLeft(), place.size()), picture, QRectF(picture.rect()))
