"""Two-way court panels: a framed half figure, its half turn, and a belt over the slanted seam between the two."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from resources.art.card import CENTRE, HALF_TURN
from resources.art.outline import Point, polygon
from resources.art.palette import COLOURS
from resources.art.svg import again, circle, group, path, rectangle

LINE = 1.9
"""Width of the outlines of figures, belt and disc."""


@dataclass(frozen=True)
class Panel:
    """Measures in card units; those of the seam, the belt and its lozenges are counted from the centre."""

    frame: tuple[float, float, float, float, float]
    """Left, top, width, height, corner radius."""
    seam: Point
    """Right end of the seam's half: (x, drop), the seam rising to the right by `drop` over x."""
    belt_half: float
    lozenges: tuple[float, ...]
    """Places along the seam."""
    lozenge: Point
    """Half axes along and across the seam."""
    disc: float
    """Radius of the paper disc on the centre."""


def two_way(panel: Panel, half: Iterable[str], belt: str, sign: Iterable[str]) -> list[str]:
    """The panel of a court. `half` is the upper half in card units, `belt` the colour name of the lozenges, `sign` what
    stands upright on the centre disc; but for the sign the panel is equal to its half turn.
    """
    left, top, width, height, radius = panel.frame
    return [
        rectangle(left, top, width, height, radius, COLOURS["cream"]),
        group(half, name="half"),
        again("half", HALF_TURN),
        *_belt(panel, belt),
        *sign,
        rectangle(left, top, width, height, radius, "none", line=COLOURS["ink"], line_width=2.2),
    ]


def _belt(panel: Panel, colour: str) -> list[str]:
    x, y = CENTRE
    across, drop = panel.seam
    slope = drop / across
    band = [
        (x + side * across, y - side * drop + edge * panel.belt_half)
        for side, edge in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    lozenges = [polygon(_lozenge(panel, x + at, y - at * slope, slope)) for at in panel.lozenges]
    return [
        path([polygon(band)], COLOURS["gold"], line=COLOURS["ink"], width=LINE),
        path(lozenges, COLOURS[colour]),
        circle(x, y, panel.disc, COLOURS["paper"], line=COLOURS["ink"], width=LINE),
    ]


def _lozenge(panel: Panel, cx: float, cy: float, slope: float) -> list[Point]:
    length = math.hypot(1, slope)
    along, across = panel.lozenge
    ax, ay = along / length, -along * slope / length
    bx, by = across * slope / length, across / length
    return [(cx - bx, cy - by), (cx + ax, cy + ay), (cx + bx, cy + by), (cx - ax, cy - ay)]
