"""Still pictures of Los Chinos for the home screen: the game's own, and a saved match as the audience sees it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPixmap, QRadialGradient

from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.tables.chinos import art
from tablegames_qt.tables.kind import PictureContext
from tablegames_qt.theme import px_for_cap, ui_font


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint three fists, two of them with their calls, and an open hand that shows its coins."""
    _felt(painter, rect, context)
    height = min(0.62 * rect.height(), 0.30 * rect.width() * art.HAND_ASPECT)
    wide = height / art.HAND_ASPECT
    gap = min(0.02 * rect.width() + 0.1 * wide, 0.4 * wide)
    left = rect.center().x() - (3 * wide + 2 * gap) / 2
    top = rect.top() + 0.56 * rect.height() - height / 2
    for at, (seat, coins, call) in enumerate(((1, None, "5"), (0, 2, ""), (3, None, "4"))):
        corner = QPointF(left + at * (wide + gap), top)
        _draw(painter, art.hand(Seat(seat), coins, height, context.dpr), corner)
        if call:
            _bubble(painter, QPointF(corner.x() + wide * 0.52, top + 0.02 * height), 0.24 * height, call, context)


def paint_thumbnail(painter: QPainter, rect: QRectF, view: ChinosView, context: PictureContext) -> None:
    """Paint the fists of a saved match with their calls. `view` is the audience's, which sees no coin."""
    assert view.viewer is None
    _felt(painter, rect, context)
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
        _draw(painter, art.hand(seat, None, height, context.dpr), corner)
        painter.setOpacity(1.0)
        if seat in calls:
            middle = QPointF(corner.x() + wide * 0.55, corner.y() + 0.02 * height)
            _bubble(painter, middle, max(12.0, 0.26 * height), str(calls[seat]), context)
    painter.restore()


def _draw(painter: QPainter, picture: QPixmap, corner: QPointF) -> None:
    size = picture.size() / picture.devicePixelRatio()
    painter.drawPixmap(
        QRectF(corner, size.toSizeF() if hasattr(size, "toSizeF") else size), picture, QRectF(picture.rect())
    )


def _bubble(painter: QPainter, middle: QPointF, height: float, text: str, context: PictureContext) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(middle.x() - 0.65 * height, middle.y() - height / 2, 1.3 * height, height)
    painter.setPen(QColor("#1B2033") if context.theme.bright else Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawRoundedRect(box, 0.26 * height, 0.26 * height)
    painter.setPen(QColor("#0A2A21"))
    painter.setFont(ui_font(700, px_for_cap(0.5 * height, 700)))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _felt(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    gradient = QRadialGradient(QPointF(rect.center().x(), rect.top() + 0.46 * rect.height()), 0.8 * rect.width())
    gradient.setColorAt(0, context.theme.felt_hi)
    gradient.setColorAt(1, context.theme.felt_lo)
    painter.fillRect(rect, QBrush(gradient))
