"""Bodies of the jumbo faces: a gold hairline, or for courts a medallion with the bust of the figure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from resources.art.card import CENTRE
from resources.art.figures import Part, painted
from resources.art.outline import Point, clipped_to_convex, flattened, polygon, polyline, rounded_rectangle, simplified
from resources.art.palette import COLOURS, Scheme
from resources.art.suits import suit_at
from resources.art.svg import group, path, rectangle

_WIDTH, _HEIGHT, _RADIUS = 158.0, 100.0, 10.0
_BUST_SCALE = 0.84
_HAIRLINE = (52.0, 198.0, 2.4)
_DIAMOND = 22.0
_TOLERANCE = 0.04


@dataclass(frozen=True)
class Window:
    """The point of a half figure, in its own units, that comes to stand in the middle of the medallion."""

    x: float
    y: float


BUST = Window(0.0, -97.0)


def hairline() -> list[str]:
    """The gold line and diamond across the middle of aces and number cards."""
    x, y = CENTRE
    left, right, width = _HAIRLINE
    gold = COLOURS["gold"]
    line = path([polyline([(left, y), (right, y)])], "none", line=gold, width=width)
    return [group([line], round_lines=True), path(suit_at("d", x, y, _DIAMOND), gold)]


def medallion(parts: tuple[Part, ...], window: Window = BUST, scheme: Scheme | None = None) -> list[str]:
    """The framed bust of a court, given by the parts of its half figure."""
    x, y = CENTRE
    left, top = x - _WIDTH / 2, y - _HEIGHT / 2
    bust = painted(_bust(parts, window), scheme)
    to_x, to_y = x - window.x * _BUST_SCALE, y - window.y * _BUST_SCALE
    return [
        rectangle(left, top, _WIDTH, _HEIGHT, _RADIUS, COLOURS["cream"]),
        group(bust, transform=f"translate({to_x:g} {to_y:g}) scale({_BUST_SCALE})", round_lines=True),
        rectangle(left, top, _WIDTH, _HEIGHT, _RADIUS, "none", line=COLOURS["ink"], line_width=2.4),
    ]


@cache
def _bust(figure: tuple[Part, ...], window: Window) -> tuple[Part, ...]:
    """The half figure cut to the medallion; cut edges come to lie under its frame."""
    frame = _frame(window)
    parts = []
    for part in figure:
        rings = []
        for contour in part.outline:
            points = flattened(contour)
            inside = clipped_to_convex(points, frame)
            if inside == points:
                rings.append(contour)
            elif len(inside) > 2:
                rings.append(polygon(simplified(inside, _TOLERANCE)))
        if rings:
            parts.append(Part(part.fill, part.width, tuple(rings)))
    return tuple(parts)


def _frame(window: Window) -> list[Point]:
    """The medallion in the units of the half figure."""
    frame = rounded_rectangle(-_WIDTH / 2, -_HEIGHT / 2, _WIDTH, _HEIGHT, _RADIUS)
    return [(window.x + x / _BUST_SCALE, window.y + y / _BUST_SCALE) for x, y in flattened(frame, 0.1)]
