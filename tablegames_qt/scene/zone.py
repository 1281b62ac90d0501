"""Where pieces lie: pure functions from numbers to positions. All positions are top left corners."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

LEAST_STRIP = 24.0
"""No visible strip of a piece is narrower: it must be possible to hit it."""


@dataclass(frozen=True)
class IndexBox:
    """The upper left part of a card that must stay uncovered, as shares of its width and height."""

    width: float
    height: float


STANDARD_INDEX = IndexBox(0.26, 0.28)
JUMBO_INDEX = IndexBox(0.66, 0.34)


def card_height(
    count: int, width: float, *, want: float, least: float, pitch: float = 1.1, aspect: float = 1.4
) -> float:
    """The height of cards of which `count` fit into a width side by side; pitch: from card to card, in card widths.

    At most `want`; never under `least`, where the row has to overlap instead.
    """
    card_widths = 1 + (count - 1) * pitch if count > 1 else 1.0
    return max(least, min(want, width / card_widths * aspect))


def pitch_of(count: int, width: float, card_width: float, *, want: float, least: float) -> float:
    """From card to card, so that `count` cards fit into a width: `want`, or less, but never under `least`."""
    if count < 2:
        return want
    return max(least, min(want, (width - card_width) / (count - 1)))


def row(count: int, area: QRectF, card: QSizeF, *, gap: float, index: IndexBox = STANDARD_INDEX) -> list[QPointF]:
    """Cards side by side, centred in an area; they overlap down to the index where the area is too narrow."""
    least = max(LEAST_STRIP, index.width * card.width())
    return _line(count, area, card, pitch_of(count, area.width(), card.width(), want=card.width() + gap, least=least))


def fan(
    count: int, area: QRectF, card: QSizeF, *, pitch: float = 0.80, index: IndexBox = STANDARD_INDEX
) -> list[QPointF]:
    """An overlapping hand, centred in an area; pitch in card widths. Every index and a strip to hit stay free.

    Where that does not fit, the hand takes as many rows as it needs, each a little lower than the one before.
    """
    least = max(LEAST_STRIP, index.width * card.width())
    in_a_row = max(1, 1 + int((area.width() - card.width()) / least + 1e-6))
    rows = math.ceil(count / in_a_row) if count else 0
    if rows <= 1:
        want = max(pitch * card.width(), least)
        return _line(count, area, card, pitch_of(count, area.width(), card.width(), want=want, least=least))
    each = math.ceil(count / rows)
    step = max(index.height * card.height(), min(card.height(), (area.height() - card.height()) / (rows - 1)))
    result: list[QPointF] = []
    for line in range(rows):
        many = min(each, count - line * each)
        band = QRectF(area.left(), area.top() + line * step, area.width(), card.height())
        result += _line(
            many, band, card, pitch_of(each, area.width(), card.width(), want=pitch * card.width(), least=least)
        )
    return result


def _line(count: int, area: QRectF, card: QSizeF, pitch: float) -> list[QPointF]:
    width = card.width() + max(0, count - 1) * pitch
    left = area.center().x() - width / 2
    top = area.center().y() - card.height() / 2
    return [QPointF(left + place * pitch, top) for place in range(count)]


def groups(sizes: Sequence[int], area: QRectF, card: QSizeF, *, pitch: float, gap: float) -> list[list[QPointF]]:
    """Groups of overlapping cards in one row (melds, loose cards), centred: pitch and gap in card widths.

    When the area is too narrow the pitch shrinks first, the gap never under .2.
    """
    filled = [size for size in sizes if size]
    if not filled:
        return [[] for _ in sizes]
    wide = card.width()
    steps, gaps = sum(size - 1 for size in filled), len(filled) - 1
    least = max(LEAST_STRIP, STANDARD_INDEX.width * wide)
    between = gap * wide

    def room(gap_width: float) -> float:
        return area.width() - len(filled) * wide - gaps * gap_width

    step = pitch * wide
    if steps and steps * step > room(between):
        step = max(least, room(between) / steps)
        if gaps and steps * step > room(between):
            between = max(0.2 * wide, (area.width() - len(filled) * wide - steps * step) / gaps)
    total = len(filled) * wide + steps * step + gaps * between
    left, top = area.center().x() - total / 2, area.center().y() - card.height() / 2
    result: list[list[QPointF]] = []
    for size in sizes:
        result.append([QPointF(left + place * step, top) for place in range(size)])
        if size:
            left += wide + (size - 1) * step + between
    return result


def columns(
    heights: Sequence[int],
    area: QRectF,
    card: QSizeF,
    *,
    gap: float,
    step: float,
    partner_gaps: Sequence[float] = (),
    least: float = 0.30,
) -> list[list[QPointF]]:
    """Columns of stacked cards standing on the bottom of an area, from its left edge.

    heights: cards in each column; a column of none takes no room. gap: between columns, in pixels; partner_gaps: what
    comes on top of it before each column that starts a group. step: from card to card upwards, in card heights.
    least: how far columns may close up when they do not fit, in card widths.

    Position 0 of a column is its lowest card, in front; each next one looks out above and lies behind it.
    """
    extra = [*partner_gaps, *([0.0] * (len(heights) - len(partner_gaps)))]
    shown = [place for place, height in enumerate(heights) if height]
    more = sum(extra[place] for place in shown[1:])
    pitch = card.width() + gap
    room = area.width() - card.width()
    steps = len(shown) - 1
    if steps > 0 and steps * pitch + more > room:
        squeezed = max(0.0, min(1.0, (room - steps * (card.width() + 1)) / more)) if more else 0.0
        extra = [width * squeezed for width in extra]
        more *= squeezed
        pitch = max(least * card.width(), (room - more) / steps)
    left, base = area.left(), area.bottom() - card.height()
    result: list[list[QPointF]] = []
    first = True
    for place, height in enumerate(heights):
        if height and not first:
            left += pitch + extra[place]
        result.append([QPointF(left, base - level * step * card.height()) for level in range(height)])
        first = first and not height
    return result


def pile(count: int, corner: QPointF, *, lean: QPointF = QPointF(-1.6, -1.6), sheets: int = 3) -> list[QPointF]:
    """A stack seen a little from the side: bottom card first; the top card lies at `corner`, `sheets` edges look out.

    The edges go with the last cards: a pile of two shows one edge, a pile of one none.
    """
    return [
        QPointF(corner.x() + lean.x() * under, corner.y() + lean.y() * under)
        for under in (min(sheets, count - 1 - place) for place in range(count))
    ]


def ellipse(count: int, centre: QPointF, radius_x: float, radius_y: float, *, clockwise: bool = True) -> list[QPointF]:
    """Points for seats round a table, the first at the bottom, in turn order; the points are middles, not corners."""
    turn = 1 if clockwise else -1
    return [
        QPointF(
            centre.x() - turn * radius_x * math.sin(2 * math.pi * seat / count),
            centre.y() + radius_y * math.cos(2 * math.pi * seat / count),
        )
        for seat in range(count)
    ]


def insertion_index(x: float, middles: Sequence[float]) -> int:
    """Before which piece of a row something let go at `x` belongs; middles: centres of the row's pieces, left to right."""
    return sum(1 for middle in middles if middle < x)
