"""The picture of Chinese poker on the home screen, and its boards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rules.cards import Card, cards
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.still_picture import PictureContext, paint_card, paint_felt

_ROWS = (cards("Kd Kc 5s"), cards("Qh Qc 7d 7s Ah"), cards("9s 9h 9d 4c 4s"))


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a hand in its three rows."""
    paint_felt(painter, rect, context)
    height = min(0.29 * rect.height(), 0.88 * rect.width() / 5.4 * CARD_ASPECT)
    paint_board(painter, _ROWS, rect, height, context)


def paint_board(
    painter: QPainter, rows: Sequence[Sequence[Card | None]], rect: QRectF, height: float, context: PictureContext
) -> None:
    """Paint front, middle and back in the middle of `rect`, the cards so many pixels high; None is a back."""
    width = height / CARD_ASPECT
    pitch = QPointF(1.1 * width, 1.08 * height)
    corner = rect.center() - QPointF((4 * pitch.x() + width) / 2, (2 * pitch.y() + height) / 2)
    for line, row in enumerate(rows):
        left = corner.x() + pitch.x() * (5 - len(row)) / 2
        for at, card in enumerate(row):
            paint_card(
                painter, card, QRectF(left + pitch.x() * at, corner.y() + pitch.y() * line, width, height), context
            )
