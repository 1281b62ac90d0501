"""Still pictures of Chinese poker for the home screen: the game's own, and a saved match as the audience sees it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from rules.cards import Card
from rules.chinese_poker.setting import ROWS
from rules.chinese_poker.view import PokerView
from tablegames_qt.assets import CARD_ASPECT, REST, device_size
from tablegames_qt.tables.chinese_poker.geometry import row_of
from tablegames_qt.tables.chinese_poker.pieces import by_place
from tablegames_qt.tables.kind import PictureContext

_ROWS = tuple(map(Card.parse, ["Kd", "Kc", "5s", "Qh", "Qc", "7d", "7s", "Ah", "9s", "9h", "9d", "4c", "4s"]))


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a hand in its three rows."""
    _felt(painter, rect, context)
    height = min(0.29 * rect.height(), 0.88 * rect.width() / 5.4 * CARD_ASPECT)
    _board(painter, _ROWS, rect, height, context)


def paint_thumbnail(painter: QPainter, rect: QRectF, view: PokerView, context: PictureContext) -> None:
    """Paint the boards of a saved match side by side. `view` is the audience's: closed before the opening."""
    assert view.viewer is None
    _felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    seats = view.dealt_in or view.taken
    wide = rect.width() / max(2, len(seats))
    height = min(0.28 * rect.height(), 0.84 * wide / 5.4 * CARD_ASPECT)
    for at, seat in enumerate(seats):
        cell = QRectF(rect.left() + at * wide, rect.top(), wide, rect.height())
        cards = by_place(view.entries[seat]) if view.entries is not None else (None,) * len(_ROWS)
        _board(painter, cards, cell, height, context)
    painter.restore()


def _board(
    painter: QPainter, cards: tuple[Card | None, ...], rect: QRectF, height: float, context: PictureContext
) -> None:
    width = height / CARD_ASPECT
    pitch = QPointF(1.1 * width, 1.08 * height)
    corner = rect.center() - QPointF((4 * pitch.x() + width) / 2, (2 * pitch.y() + height) / 2)
    for place, card in enumerate(cards):
        row, at = row_of(place)
        left = corner.x() + pitch.x() * (at + (1 if row == "front" else 0))
        _card(painter, card, QRectF(left, corner.y() + pitch.y() * ROWS.index(row), width, height), context)


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
