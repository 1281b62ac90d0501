"""The four suit shapes, brought to nearly equal area."""

from __future__ import annotations

import math
from functools import cache

from resources.art.outline import Outline, area, bounds, ellipse, flattened, mapped, parse, placed, polygon

SUITS = "shdc"
_EQUAL_AREA = 3900.0
_SHARE = 0.7

_SHAPES = {
    "h": "M0,48 C-8,32 -50,10 -50,-19 C-50,-37 -37,-47 -24,-47 C-12,-47 -3,-39 0,-27 "
    "C3,-39 12,-47 24,-47 C37,-47 50,-37 50,-19 C50,10 8,32 0,48 Z",
    "d": "M0,-54 C10,-33 26,-12 42,0 C26,12 10,33 0,54 C-10,33 -26,12 -42,0 C-26,-12 -10,-33 0,-54 Z",
    "s": "M0,-52 C8,-33 48,-13 48,14 C48,29 37,37 25,37 C16,37 9,32 5,24 C6,37 11,45 19,51 L-19,51 "
    "C-11,45 -6,37 -5,24 C-9,32 -16,37 -25,37 C-37,37 -48,29 -48,14 C-48,-13 -8,-33 0,-52 Z",
}
_CLUB_STEM = "M-5,0 L5,0 C5,30 10,44 19,51 L-19,51 C-10,44 -5,30 -5,0 Z"


def _shape(suit: str) -> Outline:
    if suit != "c":
        return parse(_SHAPES[suit])
    leaves = tuple(ellipse(x, y, 22.5, 22.5) for x, y in ((0, -27), (-26, 11), (26, 11)))
    return (*leaves, polygon([(-10, -12), (10, -12), (14, 14), (-14, 14)]), *parse(_CLUB_STEM))


def _covered(outline: Outline) -> float:
    """Area of the union of clockwise contours, by counting on a fine grid of rows."""
    rings = [flattened(contour) for contour in outline]
    if len(rings) == 1:
        return abs(area(rings[0]))
    step, total = 0.1, 0.0
    _, top, _, bottom = bounds(outline)
    for row in range(math.ceil((bottom - top) / step)):
        y = top + (row + 0.5) * step
        spans = []
        for ring in rings:
            crossings = sorted(
                ax + (y - ay) * (bx - ax) / (by - ay)
                for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
                if (ay > y) != (by > y)
            )
            spans += list(zip(crossings[::2], crossings[1::2], strict=True))
        right = -math.inf
        for a, b in sorted(spans):
            total += max(0.0, b - max(a, right)) * step
            right = max(right, b)
    return total


@cache
def suit_outline(suit: str) -> Outline:
    """The suit for a size of 100, centred on the origin, filled by the non-zero rule."""
    shape = _shape(suit)
    factor = 1 + _SHARE * (math.sqrt(_EQUAL_AREA / _covered(shape)) - 1)
    left, top, right, bottom = bounds(shape)
    cx, cy = (left + right) / 2, (top + bottom) / 2
    return mapped(shape, lambda x, y: ((x - cx) * factor, (y - cy) * factor))


def suit_at(suit: str, x: float, y: float, size: float, *, turned: bool = False) -> Outline:
    """The suit of the given size with its centre at (x, y), upright or given a half turn."""
    return placed(suit_outline(suit), x, y, size / 100, turned=turned)
