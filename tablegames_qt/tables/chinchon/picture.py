"""The picture of Chinchón on the home screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from rules.cards import Card
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.still_picture import PictureContext, paint_card, paint_felt
from tablegames_qt.theme import px_for_cap, ui_font

_RUN = tuple(map(Card.parse, ("6h", "7h", "Jh", "Ad")))


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a run over the gap between seven and jack, the joker at its end, with a bar under it."""
    paint_felt(painter, rect, context)
    height = min(0.46 * rect.height(), 0.30 * rect.width() * CARD_ASPECT)
    width = height / CARD_ASPECT
    step = 0.67 * width
    left = rect.center().x() - (width + step * (len(_RUN) - 1)) / 2
    top = rect.top() + 0.60 * rect.height() - height / 2
    for at, card in enumerate(_RUN):
        paint_card(painter, card, QRectF(left + at * step, top, width, height), context)
    thick = max(2.0, height / 40)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(context.theme.ink)
    bar = QRectF(left, top + height + 2 * thick, width + step * (len(_RUN) - 1), thick)
    painter.drawRoundedRect(bar, thick / 2, thick / 2)
    painter.setPen(context.theme.ink)
    painter.setFont(ui_font(700, px_for_cap(0.07 * rect.height(), 700)))
    above = QRectF(
        rect.left(), rect.top() + 0.06 * rect.height(), rect.width(), top - rect.top() - 0.08 * rect.height()
    )
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, "6 7 J Q")
