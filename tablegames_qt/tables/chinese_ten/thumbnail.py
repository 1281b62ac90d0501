"""A saved match of Chinese Ten as the audience sees it, painted small."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rules.cards import Card
from rules.chinese_ten.view import TenView
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinese_ten.geometry import Geometry
from tablegames_qt.tables.still_picture import PictureContext, paint_card, paint_felt


def paint_thumbnail(painter: QPainter, rect: QRectF, view: TenView, context: PictureContext) -> None:
    """Paint the stock and the open cards of a saved match. `view` is the audience's, which holds no hand."""
    assert view.viewer is None
    paint_felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    height = 0.74 * rect.height()
    width = height / CARD_ASPECT
    top = rect.center().y() - height / 2

    def card(face: Card | None, left: float, up: float = 0.0) -> None:
        paint_card(painter, face, QRectF(left, top - up, width, height), context)

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
