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
    """Paint the stock and the open cards of a saved match. `view` is the audience's, which holds no hand."""
    assert view.viewer is None
    _felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    height = 0.74 * rect.height()
    width = height / CARD_ASPECT
    top = rect.center().y() - height / 2

    def card(face: Card | None, left: float, up: float = 0.0) -> None:
        _card(painter, face, QRectF(left, top - up, width, height), context)

    left = rect.left() + 0.3 * width
    if view.stock:
        card(None, left)
    if view.turned is not None:
        card(view.turned, left + 1.12 * width)
    columns = Geometry(1016, 700, view.seats).columns(view.layout)
    room = QRectF(left + 1.5 * width, rect.top(), rect.right() - left - 1.8 * width, rect.height())
    pitch = min(1.12 * width, (room.width() - width) / max(1, len(columns.ranks) - 1))
    start = max(room.left(), room.center().x() - (pitch * (len(columns.ranks) - 1) + width) / 2)
    for number, rank in enumerate(columns.ranks):
        for up, face in reversed(list(enumerate(reversed(columns.stacks[rank])))):
            card(face, start + number * pitch, up * 0.12 * height)
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
