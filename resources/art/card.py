"""The blank card, in drawing units: 250 wide, 350 high."""

from __future__ import annotations

from collections.abc import Iterable

from resources.art.palette import COLOURS
from resources.art.svg import document, rectangle

WIDTH, HEIGHT = 250.0, 350.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
RADIUS = 15.0
HALF_TURN = "rotate(180 125 175)"
_EDGE = 1.8


def blank() -> str:
    """The paper with its edge line."""
    inset = _EDGE / 2
    return rectangle(
        inset,
        inset,
        WIDTH - _EDGE,
        HEIGHT - _EDGE,
        RADIUS,
        COLOURS["paper"],
        line=COLOURS["edge"],
        line_width=_EDGE,
    )


def card(elements: Iterable[str]) -> str:
    """A card with the elements on it, as an SVG file."""
    return document(WIDTH, HEIGHT, [blank(), *elements])
