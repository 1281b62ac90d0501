"""A saved match of Chinchón as the audience sees it, painted small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rules.cards import Card
from rules.chinchon.view import ChinchonView
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinchon.geometry import Geometry
from tablegames_qt.tables.chinchon.grouping import Grouping
from tablegames_qt.tables.chinchon.rows import order_of, rows
from tablegames_qt.tables.still_picture import PictureContext, paint_card, paint_felt


def paint_thumbnail(painter: QPainter, rect: QRectF, view: ChinchonView, context: PictureContext) -> None:
    """Paint the table of a saved match small. `view` is the audience's."""
    assert view.viewer is None
    paint_felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    scale = rect.height() / 420
    geometry = Geometry(rect.width() / scale, 420, view.seats)

    def card(face: Card | None, corner: QPointF, height: float) -> None:
        place = QRectF(0, 0, scale * height / CARD_ASPECT, scale * height)
        place.moveTopLeft(rect.topLeft() + corner * scale)
        paint_card(painter, face, place, context)

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
