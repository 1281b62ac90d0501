"""Still pictures of Chinchón for the home screen: the game's own, and a saved match as the audience sees it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from rules.cards import Card
from rules.chinchon.view import ChinchonView
from tablegames_qt.assets import CARD_ASPECT, REST, device_size
from tablegames_qt.tables.chinchon.geometry import Geometry
from tablegames_qt.tables.chinchon.grouping import Grouping
from tablegames_qt.tables.chinchon.rows import order_of, rows
from tablegames_qt.tables.kind import PictureContext
from tablegames_qt.theme import px_for_cap, ui_font

_RUN = tuple(map(Card.parse, ("6h", "7h", "Jh", "Ad")))


def paint_picture(painter: QPainter, rect: QRectF, context: PictureContext) -> None:
    """Paint a run over the gap between seven and jack, the joker at its end, with a bar under it."""
    _felt(painter, rect, context)
    height = min(0.46 * rect.height(), 0.30 * rect.width() * CARD_ASPECT)
    width = height / CARD_ASPECT
    step = 0.67 * width
    left = rect.center().x() - (width + step * (len(_RUN) - 1)) / 2
    top = rect.top() + 0.60 * rect.height() - height / 2
    for at, card in enumerate(_RUN):
        _card(painter, card, QRectF(left + at * step, top, width, height), context)
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


def paint_thumbnail(painter: QPainter, rect: QRectF, view: ChinchonView, context: PictureContext) -> None:
    """Paint the table of a saved match small. `view` is the audience's."""
    assert view.viewer is None
    _felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    scale = rect.height() / 420
    geometry = Geometry(rect.width() / scale, 420, view.seats)

    def card(face: Card | None, corner: QPointF, height: float) -> None:
        place = QRectF(0, 0, scale * height / CARD_ASPECT, scale * height)
        place.moveTopLeft(rect.topLeft() + corner * scale)
        _card(painter, face, place, context)

    if view.knocker is not None:
        parts = rows(view, Grouping(), None)
        for seat, block in zip(order_of(view), geometry.blocks(len(parts)), strict=True):
            corners = geometry.shown_row([part.size for part in parts[seat]], block)
            for part, spots in zip(parts[seat], corners, strict=True):
                faces = part.cards if part.kind in ("meld", "loose") else [None] * part.hidden
                for face, corner in zip(faces, spots, strict=False):
                    card(face, corner, block.cards.height())
    else:
        if view.stock:
            card(None, geometry.stock.topLeft(), geometry.middle_height)
        if view.pile:
            card(view.pile[-1], geometry.pile.topLeft(), geometry.middle_height)
        if view.hand_counts[0]:
            for corner in geometry.hand((view.hand_counts[0],))[0]:
                card(None, corner, geometry.hand_height)
        for turn in range(1, view.seats):
            place = geometry.opponent(turn)
            for corner in geometry.backs(place.hand, place.hand_height, view.hand_counts[turn]):
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
