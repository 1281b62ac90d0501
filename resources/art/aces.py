"""Aces: one large pip with an inner line and a rosette, in a wreath."""

from __future__ import annotations

import math

from resources.art.card import CENTRE
from resources.art.figures import figure
from resources.art.outline import ellipse, parse, placed, rotated, stretched
from resources.art.palette import COLOURS, Scheme
from resources.art.suits import suit_at
from resources.art.svg import circle, group, path

_SIZES = {"s": 148.0, "h": 134.0, "d": 138.0, "c": 138.0}
_ROSETTE_DROP = {"s": 8.0, "h": -4.0, "d": 0.0, "c": 2.0}
_PETAL = parse("M0,-3.68 C-4.6,-8.28 -4.14,-15.64 0,-18.4 C4.14,-15.64 4.6,-8.28 0,-3.68 Z")
_HEART = 4.6
_BERRY = (71.0, 10.0, 3.4)
_SMALL_DIAMOND = 17.0
_DIAMOND_AT = 112.0


def ace(suit: str, scheme: Scheme) -> list[str]:
    """The body of an ace: wreath, pip, inner line, rosette."""
    x, y = CENTRE
    colour = COLOURS[scheme.suit]
    bx, by, berry = _BERRY
    berries = [ellipse(x + sx * bx, y + sy * by, berry, berry) for sx in (-1, 1) for sy in (-1, 1)]
    diamonds = [c for side in (-1, 1) for c in suit_at("d", x, y + side * _DIAMOND_AT, _SMALL_DIAMOND)]
    return [
        *wreath("aces/wreath"),
        path([*berries, *diamonds, *suit_at(suit, x, y, _SIZES[suit])], colour),
        *_inner_lines(suit),
        *_rosette(x, y + _ROSETTE_DROP[suit]),
    ]


def _inner_lines(suit: str) -> list[str]:
    """Lines inside the pip. Their data give the colour and width of a line where other figures give a fill."""
    lines = [
        path(placed(part.outline, *CENTRE), "none", line=COLOURS[part.fill], width=part.width)
        for part in figure(f"aces/{suit}")
    ]
    return [group(lines, round_lines=True)]


def wreath(spray: str) -> list[str]:
    """A wreath of four mirrored sprays; `spray` names the figure of the lower right one."""
    x, y = CENTRE
    elements = []
    for part in figure(spray):
        mirrored = [
            contour for sx in (-1, 1) for sy in (-1, 1) for contour in placed(stretched(part.outline, sx, sy), x, y)
        ]
        elements.append(path(mirrored, COLOURS[part.fill]))
    return elements


def _rosette(x: float, y: float) -> list[str]:
    petals = [petal for step in range(8) for petal in placed(rotated(_PETAL, step * math.pi / 4), x, y)]
    return [path(petals, COLOURS["white"]), circle(x, y, _HEART, COLOURS["gold"])]
