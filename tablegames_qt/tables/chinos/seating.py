"""Where the others sit around the bar table, for a size and their number. Points are middles."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.tables.chinos.art import FIST_SHARE, HAND_ASPECT

FEW = 3
"""So many others have room for wider plates."""
ARCS_FROM = 9
"""So many others sit in two arcs, left and right, with their plates beside their fists."""


@dataclass(frozen=True)
class SeatPlace:
    """Where one of the others sits. Points are middles, except `hand`, the top left corner of the hand's ground."""

    hand: QPointF
    hand_height: float
    plate: QPointF
    """The middle of the plate."""
    plate_width: float
    bubble: QPointF
    token: QPointF
    foul: QPointF
    token_height: float
    left: bool
    """Whether the bubble stands at the right of the fist, because the seat is on the left."""

    @property
    def fist(self) -> QRectF:
        """The closed fist."""
        width = self.hand_height / HAND_ASPECT
        top = self.hand_height * (1 - FIST_SHARE)
        return QRectF(self.hand.x(), self.hand.y() + top, width, self.hand_height - top)


def places(width: float, height: float, others: int, *, clockwise: bool = False) -> list[SeatPlace]:
    """Return the places of the others in turn order, beginning with the one after the viewer.

    Turn order is anticlockwise: the next seat is at the viewer's right hand; `clockwise` at the left.
    """
    found = _arcs(width, height, others) if others >= ARCS_FROM else _ring(width, height, others)
    return found[::-1] if clockwise else found


def _ring(width: float, height: float, others: int) -> list[SeatPlace]:
    """An ellipse open at the viewer's side."""
    if others == 1:
        angles = [90.0]
    else:
        below = {2: -40.0, 3: -22.0, 4: -12.0, 5: 5.0, 6: 10.0}.get(others, 14.0)
        angles = [-below + at * (180 + 2 * below) / (others - 1) for at in range(others)]
    share = 0.12 if others < 6 else 0.10
    hand = share * height / FIST_SHARE
    found = []
    for angle in angles:
        across, up = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        middle = (0.5 + 0.41 * across) * width
        top = (0.358 - 0.352 * up) * height
        room = min((0.17 if others > FEW else 0.21) * width, (46 if others < 6 else 36) * height / 175)
        found.append(_place(width, height, middle, top, hand, room, left=across < 0.01))
    return found


def _place(
    width: float, height: float, middle: float, top: float, hand: float, room: float, *, left: bool
) -> SeatPlace:
    """A fist with its plate below, `room` wide at most; the bubble beside it, towards the middle of the table."""
    u = height / 175
    wide = hand / HAND_ASPECT
    fist_top = top + hand * (1 - FIST_SHARE)
    plate_high = 12 * u
    side = 1 if left else -1
    middle = min(max(middle, room / 2 + u), width - room / 2 - u)
    reach, level = (9.5, 0.32) if hand > 0.12 * height else (9.5, 0.44)
    bubble = QPointF(middle + side * (wide / 2 + reach * u), fist_top + level * hand)
    token = QPointF(middle - side * (wide / 2 + 6.5 * u), fist_top + 0.62 * hand)
    return SeatPlace(
        QPointF(middle - wide / 2, top),
        hand,
        QPointF(middle, top + hand + 0.4 * u + plate_high / 2),
        room,
        bubble,
        token,
        token - QPointF(0, 0.42 * hand),
        min(9.5 * u, 0.42 * hand),
        left,
    )


def _arcs(width: float, height: float, others: int) -> list[SeatPlace]:
    """Two arcs: the first half of the others at the right from below, the rest at the left from above."""
    right = (others + 1) // 2
    return [_in_arc(width, height, at, right, left=False) for at in range(right)] + [
        _in_arc(width, height, others - right - 1 - at, others - right, left=True) for at in range(others - right)
    ]


def _in_arc(width: float, height: float, row: int, rows: int, *, left: bool) -> SeatPlace:
    """Row 0 is the lowest."""
    u = height / 175
    step = 0.615 * height / max(rows, 5)
    top = 0.01 * height + (rows - 1 - row) * step + (max(rows, 5) - rows) * step / 2
    hand = min(0.09 * height / FIST_SHARE, 0.98 * step)
    wide = hand / HAND_ASPECT
    bend = abs(row - (rows - 1) / 2) / max(1.0, (rows - 1) / 2)
    edge = (0.008 + 0.012 * bend**2) * width
    room = min(0.108 * width, 29 * u)
    side = 1 if left else -1
    outer = edge if left else width - edge
    middle = outer + side * (room + 1.2 * u + wide / 2)
    level = top + hand - 5.8 * u
    above = level - 9 * u
    return SeatPlace(
        QPointF(middle - wide / 2, top),
        hand,
        QPointF(outer + side * room / 2, level),
        room,
        QPointF(middle + side * (wide / 2 + 8.8 * u), top + 0.55 * hand),
        QPointF(outer + side * 0.3 * room, above),
        QPointF(outer + side * 0.7 * room, above),
        6.2 * u,
        left,
    )


def chevrons(width: float, height: float, places: Sequence[SeatPlace]) -> list[tuple[QPointF, float]]:
    """Return the arrows between neighbouring seats: where, and the direction of play in degrees, 0 to the right."""
    others = len(places)
    u = height / 175
    if others >= ARCS_FROM or others < 2:
        return []
    found = []
    for one, two in itertools.pairwise(places):
        start, end = one.fist.center(), two.fist.center()
        way = end - start
        crowded = others > 5 and abs(way.y()) < 3 * u  # bubbles of both meet there
        if math.hypot(way.x(), way.y()) > 34 * u and not crowded:
            # a little outside of the straight line, free of bubbles
            middle = (start + end) / 2
            centre = QPointF(0.5 * width, 0.36 * height)
            middle += (middle - centre) * (0.16 if others < 6 else 0.2)
            found.append((middle, math.degrees(math.atan2(way.y(), way.x()))))
    return found
