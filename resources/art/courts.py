"""Jack, queen and king: a framed panel with a half figure, its half turn, and a belt over the seam between the two."""

from __future__ import annotations

import math

from resources.art.card import CENTRE, HALF_TURN
from resources.art.figures import figure, painted
from resources.art.outline import Point, placed, polygon
from resources.art.palette import COLOURS, Scheme
from resources.art.suits import suit_at
from resources.art.svg import again, circle, group, path, rectangle

_FRAME = (46.0, 30.0, 158.0, 290.0, 5.0)
_SCALE = 0.935
_LINE = 1.9
_SEAM = (79.0, 17.0)
_BELT_HALF = 8.5
_LOZENGES = (-70.0, -52.5, -35.0, -17.5, 17.5, 35.0, 52.5, 70.0)
_LOZENGE_ALONG, _LOZENGE_ACROSS = 5.0, 4.6
_DISC = 11.5
_DISC_SUIT = 14.5
_BADGE = (-60.0, -124.0, 29.0)


def court(rank: str, suit: str, scheme: Scheme) -> list[str]:
    """The panel of a court card. Equal to its half turn, save for the suit on the centre disc, which stands upright."""
    x, y = CENTRE
    left, top, width, height, radius = _FRAME
    badge = path(placed(suit_at(suit, *_BADGE), x, y), COLOURS[scheme.suit])
    half = group(
        painted(figure(f"courts/{rank}{suit}"), scheme),
        transform=f"translate({x:g} {y:g}) scale({_SCALE})",
        round_lines=True,
    )
    return [
        rectangle(left, top, width, height, radius, COLOURS["cream"]),
        group([half, badge], name="half"),
        again("half", HALF_TURN),
        *_belt(suit, scheme),
        rectangle(left, top, width, height, radius, "none", line=COLOURS["ink"], line_width=2.2),
    ]


def _belt(suit: str, scheme: Scheme) -> list[str]:
    x, y = CENTRE
    across, drop = _SEAM
    slope = drop / across
    band = [
        (x + side * across, y - side * drop + edge * _BELT_HALF) for side, edge in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    lozenges = [polygon(_lozenge(x + at, y - at * slope, slope)) for at in _LOZENGES]
    colour = COLOURS[scheme.robe if scheme.robe != "gold" else scheme.pattern]
    return [
        path([polygon(band)], COLOURS["gold"], line=COLOURS["ink"], width=_LINE),
        path(lozenges, colour),
        circle(x, y, _DISC, COLOURS["paper"], line=COLOURS["ink"], width=_LINE),
        path(suit_at(suit, x, y, _DISC_SUIT), COLOURS[scheme.suit]),
    ]


def _lozenge(cx: float, cy: float, slope: float) -> list[Point]:
    length = math.hypot(1, slope)
    ax, ay = _LOZENGE_ALONG / length, -_LOZENGE_ALONG * slope / length
    bx, by = _LOZENGE_ACROSS * slope / length, _LOZENGE_ACROSS / length
    return [(cx - bx, cy - by), (cx + ax, cy + ay), (cx + bx, cy + by), (cx - ax, cy - ay)]
