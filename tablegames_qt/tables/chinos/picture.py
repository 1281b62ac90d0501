"""The picture of Los Chinos on the home screen, with its fists and bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from rules.seats import Seat
from tablegames_qt.tables.chinos import art
from tablegames_qt.tables.still_picture import PictureContext, paint_felt
from tablegames_qt.theme import px_for_cap, ui_font


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint three fists, two of them with their calls, and an open hand that shows its coins."""
    paint_felt(painter, rect, context)
    height = min(0.62 * rect.height(), 0.30 * rect.width() * art.HAND_ASPECT)
    wide = height / art.HAND_ASPECT
    gap = min(0.02 * rect.width() + 0.1 * wide, 0.4 * wide)
    left = rect.center().x() - (3 * wide + 2 * gap) / 2
    top = rect.top() + 0.56 * rect.height() - height / 2
    for at, (seat, coins, call) in enumerate(((1, None, "5"), (0, 2, ""), (3, None, "4"))):
        corner = QPointF(left + at * (wide + gap), top)
        paint_hand(painter, art.hand(Seat(seat), coins, height, context.dpr), corner)
        if call:
            paint_bubble(painter, QPointF(corner.x() + wide * 0.52, top + 0.02 * height), 0.24 * height, call, context)


def paint_hand(painter: QPainter, picture: QPixmap, corner: QPointF) -> None:
    """Paint a picture of a hand with its upper left corner at a point."""
    size = picture.size() / picture.devicePixelRatio()
    painter.drawPixmap(
        QRectF(corner, size.toSizeF() if hasattr(size, "toSizeF") else size), picture, QRectF(picture.rect())
    )


def paint_bubble(painter: QPainter, middle: QPointF, height: float, text: str, context: PictureContext) -> None:
    """Paint a call around a point, the bubble so many pixels high."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(middle.x() - 0.65 * height, middle.y() - height / 2, 1.3 * height, height)
    painter.setPen(QColor("#1B2033") if context.theme.bright else Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawRoundedRect(box, 0.26 * height, 0.26 * height)
    painter.setPen(QColor("#0A2A21"))
    painter.setFont(ui_font(700, px_for_cap(0.5 * height, 700)))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
