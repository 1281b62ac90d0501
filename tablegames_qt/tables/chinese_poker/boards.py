"""Where the opened boards lie: two by two, with room for the cards, what each row is, and what it won."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.chinese_poker.setting import ROWS, Row
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinese_poker.geometry import Geometry, card_size, row_of

CELLS = {"bottom": (0, 1), "left": (0, 0), "top": (1, 0), "right": (1, 1)}
"""Column and line of each side's board when the rows are opened: seat order clockwise, the viewer lower left."""


@dataclass(frozen=True)
class BoardPlace:
    """Where an opened board lies: its frame, its cards from front to back, and the room beside them."""

    frame: QRectF
    card_height: float
    cards: tuple[QPointF, ...]
    """Upper left corners, front first."""
    names: dict[Row, QRectF]
    """Room for what a row is, right of its cards."""
    head: QRectF


def board_of(geometry: Geometry, side: str) -> BoardPlace:
    """Return where an opened board lies."""
    margin = 4 * geometry.u
    column, line = CELLS[side]
    across, down = 2, 2
    if geometry.seats == 2:
        column, line, across = 0, 1 if side == "bottom" else 0, 1
    foot = 0.905 * geometry.height
    size = QSizeF(
        (geometry.width - (across + 1) * margin) / across,
        (foot - (down + 1) * 0.8 * margin) / down,
    )
    left = margin
    if across == 1:  # two players: no wider than what belongs together
        size.setWidth(min(size.width(), 1.02 * geometry.height))
        left = (geometry.width - size.width()) / 2
    corner = QPointF(left + column * (size.width() + margin), 0.8 * margin + line * (size.height() + 0.8 * margin))
    frame = QRectF(corner, size)
    pad, head = 3.2 * geometry.u, 11 * geometry.u
    gap = 1.2 * geometry.u
    room = frame.height() - head - pad - 2 * gap
    height = min(room / 3, 0.5 * frame.width() / (5 + 4 * 0.06) * CARD_ASPECT * 1.36)
    card = card_size(height)
    top = frame.top() + head
    cards = []
    names: dict[Row, QRectF] = {}
    for place in range(13):
        row, at = row_of(place)
        y = top + ROWS.index(row) * (height + gap)
        cards.append(QPointF(frame.left() + pad + at * 1.06 * card.width(), y))
        left = frame.left() + pad + card.width() * (5 + 4 * 0.06) + 2.5 * geometry.u
        names[row] = QRectF(left, y, frame.right() - pad - left, height)
    return BoardPlace(frame, height, tuple(cards), names, QRectF(corner, QSizeF(size.width(), head)))


def told_line(geometry: Geometry) -> QRectF:
    """The sentence line under the opened boards."""
    return QRectF(4 * geometry.u, 0.905 * geometry.height, geometry.width - 8 * geometry.u, 0.09 * geometry.height)
