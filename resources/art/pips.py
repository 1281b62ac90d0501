"""Number cards: suit shapes on the usual grid, those of the lower half turned."""

from __future__ import annotations

from resources.art.card import HEIGHT, WIDTH
from resources.art.outline import Contour
from resources.art.suits import suit_at
from resources.art.svg import path

SIZE = 54.0
_LEFT, _MIDDLE, _RIGHT = 0.308, 0.5, 0.692
_TOP, _CENTRE, _FOOT = 0.175, 0.5, 0.825
_CORNERS = tuple((x, y) for y in (_TOP, _FOOT) for x in (_LEFT, _RIGHT))
_SIDES = tuple((x, _CENTRE) for x in (_LEFT, _RIGHT))
_FOURS = tuple((x, y) for y in (_TOP, 0.3917, 0.6083, _FOOT) for x in (_LEFT, _RIGHT))

PLACES: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _FOOT)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _FOOT)),
    "4": _CORNERS,
    "5": (*_CORNERS, (_MIDDLE, _CENTRE)),
    "6": (*_CORNERS, *_SIDES),
    "7": (*_CORNERS, *_SIDES, (_MIDDLE, 0.3375)),
    "8": (*_CORNERS, *_SIDES, (_MIDDLE, 0.3375), (_MIDDLE, 0.6625)),
    "9": (*_FOURS, (_MIDDLE, _CENTRE)),
    "T": (*_FOURS, (_MIDDLE, 0.2833), (_MIDDLE, 0.7167)),
}
"""Pip centres of each number card as fractions of width and height."""


def pips(rank: str, suit: str, colour: str) -> str:
    """All pips of a number card as one path."""
    contours: list[Contour] = []
    for x, y in PLACES[rank]:
        contours += suit_at(suit, x * WIDTH, y * HEIGHT, SIZE, turned=y > _CENTRE)
    return path(contours, colour)
