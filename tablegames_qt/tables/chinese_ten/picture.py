"""The picture of Chinese Ten on the home screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from rules.cards import Card
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinese_ten.landing import LAND
from tablegames_qt.tables.still_picture import PictureContext, paint_card, paint_felt
from tablegames_qt.theme import px_for_cap, ui_font

_TARGET, _PLAYED = Card.parse("2h"), Card.parse("8c")


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint two cards that make ten, under one outline, with their sum above."""
    paint_felt(painter, rect, context)
    theme = context.theme
    height = min(0.46 * rect.height(), 0.42 * rect.width() * CARD_ASPECT)
    width = height / CARD_ASPECT
    left = rect.center().x() - width * (1 + LAND.x()) / 2
    top = rect.top() + 0.60 * rect.height() - height * (1 + LAND.y()) / 2
    target = QRectF(left, top, width, height)
    played = target.translated(LAND.x() * width, LAND.y() * height)
    paint_card(painter, _TARGET, target, context)
    paint_card(painter, _PLAYED, played, context)
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
