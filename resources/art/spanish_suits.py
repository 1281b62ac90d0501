"""Coins, cups, swords and clubs of the Spanish pack, drawn from numbers. Each is upright and about its own centre.

File names keep the program's suits: oros are `d`, copas `h`, espadas `s`, bastos `c`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from resources.art.figures import Part
from resources.art.outline import Contour, Outline, ellipse, parse, placed, polygon, rounded_rectangle


@dataclass(frozen=True)
class SpanishSuit:
    """How a suit is told apart: breaks in the frame's top and bottom line, colour names of number and belt. `ace` is the
    size of its pip on the ace.
    """

    breaks: int
    number: str
    belt: str
    ace: float


SPANISH = {
    "d": SpanishSuit(0, "oros", "red", 150),
    "h": SpanishSuit(1, "red", "red", 150),
    "s": SpanishSuit(2, "espadas", "azure", 128),
    "c": SpanishSuit(3, "bastos", "forest", 128),
}
LONG = "sc"
"""Suits that are taller than wide by far."""

_BEADS_FROM = 29.0
"""Below this size the beads of a coin and the knots of a club would be specks."""
_LEAST_LINE = 0.8

_CUP_FOOT = "M-13,34C-12,42 -26,42 -28,49L28,49C26,42 12,42 13,34Z"
_CUP_BOWL = "M-36,-44C-38,-8 -24,12 0,12C24,12 38,-8 36,-44Z"
_CUP_BAND = "M-37,-30C-20,-22 20,-22 37,-30L37,-16C20,-8 -20,-8 -37,-16Z"
_CUP_GEMS = ((-22.0, -20.0), (-8.0, -17.5), (8.0, -17.5), (22.0, -20.0))
_BLADE = "M-10,14L-10,-74L0,-94L10,-74L10,14Z"
_BLADE_SHADE = "M0,-90L10,-73L10,14L0,14Z"
_GUARD = "M-34,22C-34,10 -22,10 -18,14L18,14C22,10 34,10 34,22C30,28 22,25 18,24L-18,24C-22,25 -30,28 -34,22Z"
_CLUB_BODY = (
    "M-9,92C-12,60 -13,20 -18,-30C-26,-48 -24,-62 -20,-70C-22,-84 -12,-95 0,-94"
    "C14,-95 24,-84 21,-70C26,-58 24,-44 18,-30C15,20 12,60 9,92C6,97 -6,97 -9,92Z"
)
_CLUB_SHADE = "M5,-91C15,-86 19,-78 16,-68C21,-56 18,-44 13,-30C10,20 9,60 6,91C8,50 4,-30 8,-60C8,-74 8,-84 5,-91Z"
_CLUB_LEAVES = (
    "M-17,-48.8C-31,-43.9 -42,-52.2 -45.3,-66.4C-31,-69.7 -18.8,-63.4 -17,-48.8Z"
    "M18,-10.7C19.3,-25.4 31.4,-32.2 45.7,-29.4C43,-15 32,-6.3 18,-10.7Z"
    "M-13,27C-26.2,32.2 -37,24.7 -40.7,11.1C-27.2,7.5 -15.2,13.2 -13,27Z"
    "M17.3,-69C19.2,-81 29.5,-86 41.2,-82.8C38,-71 28.7,-64.6 17.3,-69Z"
)
_CLUB_KNOTS = ((-5.0, -62.0, 6.5), (5.0, -24.0, 5.5), (-4.0, 14.0, 5.5), (2.0, 48.0, 4.6))
_KNOT_HEIGHT, _KNOT_HEART = 0.78, 0.42
_CLUB_BAND = "M-10.5,72L10.5,72L9.5,84L-9.5,84Z"


def pip(suit: str, x: float, y: float, size: float, line: float | None = None) -> tuple[Part, ...]:
    """The parts of a pip of the given size with its centre at (x, y), in back-to-front order.

    Size 100 is the height of a cup; swords and clubs are 1.8 times as tall. `line` is the width of the outline, by
    default three hundredths of the size.
    """
    width = max(_LEAST_LINE, 0.03 * size) if line is None else line
    draw = {"d": _coin, "h": _cup, "s": _sword, "c": _club}[suit]
    return tuple(
        Part(fill, round(width * share, 2), placed(outline, x, y, size / 100))
        for fill, share, outline in draw(detailed=size >= _BEADS_FROM)
    )


_Shape = tuple[str, float, Outline]
"""Colour name, share of the line width, outline for size 100."""


def _disc(radius: float, y: float = 0) -> Outline:
    return (ellipse(0, y, radius, radius),)


@cache
def _coin(*, detailed: bool) -> tuple[_Shape, ...]:
    rays = []
    for step in range(12):
        c, s = math.cos(step * math.pi / 6), math.sin(step * math.pi / 6)
        rays.append(polygon([(c * r - s * w, s * r + c * w) for r, w in ((31.0, 0.0), (18.0, 4.6), (18.0, -4.6))]))
    beads: list[Contour] = []
    for step in range(24):
        angle = step * math.pi / 12
        beads.append(ellipse(42 * math.sin(angle), -42 * math.cos(angle), 1.7, 1.7))
    return (
        ("gold", 1.0, _disc(47)),
        ("paper", 0.7, _disc(37)),
        ("gold", 0.0, _disc(33)),
        ("red", 0.0, (*rays, *_disc(18))),
        ("gold", 0.0, _disc(13.5)),
        ("red", 0.0, _disc(5.5)),
        *((("ink", 0.0, tuple(beads)),) if detailed else ()),
    )


@cache
def _cup(*, detailed: bool) -> tuple[_Shape, ...]:
    gems = tuple(polygon([(x, y - 5), (x + 4, y), (x, y + 5), (x - 4, y)]) for x, y in _CUP_GEMS)
    return (
        ("gold", 1.0, parse(_CUP_FOOT)),
        ("gold", 1.0, (rounded_rectangle(-7, 8, 14, 28, 3),)),
        ("red", 1.0, (ellipse(0, 22, 11.5, 7),)),
        ("red", 1.0, parse(_CUP_BOWL)),
        ("gold", 0.75, parse(_CUP_BAND)),
        *((("azure", 0.0, gems),) if detailed else ()),
        ("wine", 1.0, (ellipse(0, -44, 36.5, 7.5),)),
    )


@cache
def _sword(*, detailed: bool) -> tuple[_Shape, ...]:
    rings = tuple(polygon([(-6.5, y), (6.5, y), (6.5, y + 3.4), (-6.5, y + 3.4)]) for y in (34.0, 44.0, 54.0))
    return (
        ("blade", 0.0, parse(_BLADE)),
        ("azure", 0.0, parse(_BLADE_SHADE)),
        ("none", 1.0, parse(_BLADE)),
        ("gold", 1.0, parse(_GUARD)),
        ("red", 1.0, (rounded_rectangle(-6.5, 24, 13, 42, 3),)),
        *((("gold", 0.0, rings),) if detailed else ()),
        ("gold", 1.0, _disc(10.5, y=74)),
    )


@cache
def _club(*, detailed: bool) -> tuple[_Shape, ...]:
    knots = tuple(ellipse(x, y, r, r * _KNOT_HEIGHT) for x, y, r in _CLUB_KNOTS)
    hearts = tuple(ellipse(x, y, r * _KNOT_HEART, r * _KNOT_HEART * 0.8) for x, y, r in _CLUB_KNOTS)
    return (
        ("leaf", 0.8, parse(_CLUB_LEAVES)),
        ("wood", 1.0, parse(_CLUB_BODY)),
        ("bark", 0.0, parse(_CLUB_SHADE)),
        *((("cut", 0.7, knots), ("bark", 0.0, hearts)) if detailed else ()),
        ("red", 0.8, parse(_CLUB_BAND)),
    )
