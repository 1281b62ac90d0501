"""A saved match of Chinese poker as the audience sees it, painted small."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rules.cards import Card
from rules.chinese_poker.setting import HAND, ROWS, SIZES
from rules.chinese_poker.view import PokerView
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinese_poker.picture import paint_board
from tablegames_qt.tables.chinese_poker.pieces import by_place
from tablegames_qt.tables.still_picture import PictureContext, paint_felt


def paint_thumbnail(painter: QPainter, rect: QRectF, view: PokerView, context: PictureContext) -> None:
    """Paint the boards of a saved match side by side. `view` is the audience's: closed before the opening."""
    assert view.viewer is None
    paint_felt(painter, rect, context)
    painter.save()
    painter.setClipRect(rect)
    seats = view.dealt_in or view.taken
    wide = rect.width() / max(2, len(seats))
    height = min(0.28 * rect.height(), 0.84 * wide / 5.4 * CARD_ASPECT)
    for at, seat in enumerate(seats):
        cell = QRectF(rect.left() + at * wide, rect.top(), wide, rect.height())
        cards = by_place(view.entries[seat]) if view.entries is not None else (None,) * HAND
        paint_board(painter, _in_rows(cards), cell, height, context)
    painter.restore()


def _in_rows(cards: Iterable[Card | None]) -> Sequence[Sequence[Card | None]]:
    left = iter(cards)
    return [list(itertools.islice(left, SIZES[row])) for row in ROWS]
