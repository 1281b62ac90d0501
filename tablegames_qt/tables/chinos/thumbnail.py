"""A saved match of Los Chinos as the audience sees it, painted small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rules.chinos.view import ChinosView
from tablegames_qt.tables.chinos import art
from tablegames_qt.tables.chinos.picture import paint_bubble, paint_hand
from tablegames_qt.tables.still_picture import PictureContext, paint_felt


def paint_thumbnail(painter: QPainter, rect: QRectF, view: ChinosView, context: PictureContext) -> None:
    """Paint the fists of a saved match with their calls. `view` is the audience's, which sees no coin."""
    assert view.viewer is None
    paint_felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    seats = view.order or view.active
    calls = dict(view.called)
    pitch = rect.width() / (len(seats) + 0.4)
    height = min(0.66 * rect.height(), 0.92 * pitch * art.HAND_ASPECT)
    wide = height / art.HAND_ASPECT
    for at, seat in enumerate(seats):
        corner = QPointF(rect.left() + (at + 0.7) * pitch - wide / 2, rect.top() + 0.58 * rect.height() - height / 2)
        painter.setOpacity(1.0 if seat in view.closed or not view.order else 0.35)
        paint_hand(painter, art.hand(seat, None, height, context.dpr), corner)
        painter.setOpacity(1.0)
        if seat in calls:
            middle = QPointF(corner.x() + wide * 0.55, corner.y() + 0.02 * height)
            paint_bubble(painter, middle, max(12.0, 0.26 * height), str(calls[seat]), context)
    painter.restore()
