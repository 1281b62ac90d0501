"""Coins of gold and silver in three sizes of view: the smaller the coin, the less is engraved on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from resources.art.outline import Contour, Outline, ellipse, parse, placed, polygon
from resources.art.svg import circle, document, group, path


@dataclass(frozen=True)
class Metal:
    """Colours of a coin: its face, its rim, what is engraved and shaded, outlines, and the light above the engraving."""

    face: str
    rim: str
    engraved: str
    line: str
    light: str


GOLD = Metal("#FFE08A", "#F2B033", "#C98413", "#7A4A08", "#FFF3C4")
SILVER = Metal("#F4F6FA", "#C9D0DC", "#96A0B2", "#4D5668", "#FFFFFF")
_SHINE = "#FFFDF0"

_THICKNESS = 0.07
"""How far the lower rim is shifted down, in radii."""


def coins() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of the single coins."""
    for suffix, metal in (("", GOLD), ("-silver", SILVER)):
        yield f"coins/coin-l{suffix}.svg", document(196, 200, sun_coin(98, 98, 90, metal))
        yield f"coins/coin-m{suffix}.svg", document(100, 104, star_coin(50, 50, 42, metal))
        yield f"coins/coin-s{suffix}.svg", document(44, 46, plain_coin(22, 22, 20, metal))


def sun_coin(x: float, y: float, r: float, metal: Metal = GOLD) -> list[str]:
    """A coin for large views: 36 beads in the rim and a smiling sun of sixteen rays."""
    beads = [_dot(x, y, r, 0.895, math.radians(10 * k), 0.028) for k in range(36)]
    smile = placed(parse("M-.14 .09C-.06 .19 .06 .19 .14 .09"), x, y, r)
    shine = placed(parse("M-.7 -.22C-.62 -.5 -.4 -.68 -.14 -.74"), x, y, r)
    eyes = [ellipse(x + side * 0.12 * r, y - 0.05 * r, 0.035 * r, 0.035 * r) for side in (-1, 1)]
    return [
        *_disc(x, y, r, metal),
        path(placed(_star(16, 0.62, 0.384), x, y + 0.02 * r, r), metal.light),
        path([*beads, *placed(_star(16, 0.6, 0.372), x, y, r)], metal.engraved),
        circle(x, y, 0.34 * r, metal.face, line=metal.line, width=0.03 * r),
        path(eyes, metal.line),
        group(
            [
                path(smile, "none", line=metal.line, width=0.045 * r),
                path(shine, "none", line=_SHINE, width=0.07 * r, opacity=0.9),
            ],
            round_lines=True,
        ),
    ]


def star_coin(x: float, y: float, r: float, metal: Metal = GOLD) -> list[str]:
    """A coin for middle views: a star of eight rays."""
    return [*_disc(x, y, r, metal), path(placed(_star(8, 0.52, 0.27), x, y, r), metal.engraved)]


def plain_coin(x: float, y: float, r: float, metal: Metal = GOLD) -> list[str]:
    """A coin for small views: a rim around a light disc."""
    *rims, _ = _disc(x, y, r, metal)
    return [*rims, circle(x, y, 0.62 * r, metal.face)]


def _disc(x: float, y: float, r: float, metal: Metal) -> list[str]:
    """Lower rim, rim and face."""
    return [
        circle(x, y + _THICKNESS * r, r, metal.engraved, line=metal.line, width=0.055 * r),
        circle(x, y, r, metal.rim, line=metal.line, width=0.055 * r),
        circle(x, y, 0.8 * r, metal.face, line=metal.engraved, width=0.05 * r),
    ]


def _dot(x: float, y: float, r: float, out: float, angle: float, size: float) -> Contour:
    return ellipse(x + out * r * math.cos(angle), y + out * r * math.sin(angle), size * r, size * r)


def _star(rays: int, tip: float, notch: float) -> Outline:
    """A star about the origin with a ray straight up."""
    points = []
    for k in range(2 * rays):
        reach, angle = notch if k % 2 else tip, k * math.pi / rays
        points.append((reach * math.sin(angle), -reach * math.cos(angle)))
    return (polygon(points),)
