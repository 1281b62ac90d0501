"""Three card backs. Each is equal to its own half turn, so that a back tells nothing about how a card is held."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from resources.art.card import CENTRE, card
from resources.art.outline import (
    Contour,
    Point,
    clipped_to_convex,
    ellipse,
    flattened,
    mapped,
    polygon,
    polyline,
    rounded_rectangle,
)
from resources.art.svg import circle, group, path, rectangle

_PANEL = (10.0, 10.0, 230.0, 330.0, 9.0)


def backs() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every back."""
    for name, draw in (("guilloche", guilloche), ("lattice", lattice), ("weave", weave)):
        yield f"cards/backs/{name}.svg", draw()


# Guilloche: fine waves around ellipses, as on bank notes.

_NIGHT, _CREAM, _SKY = "#14306B", "#F4E6C2", "#7FA6E6"
_WAVES = 46
_WAVE_HEIGHT = 5.6
_TRACK = (24.0, 24.0, 202.0, 302.0, 12.0)
_STEPS = 6
_ROSETTES = (
    # half axes, lobes, curves, depth, colour, line width
    (74.0, 122.0, 24, 6, 0.13, _SKY, 0.9),
    (58.0, 92.0, 18, 6, 0.20, _CREAM, 0.9),
    (38.0, 58.0, 14, 5, 0.24, _SKY, 0.95),
)
_CORNER_AT = (47.0, 47.0)


def guilloche() -> str:
    """Blue: four nested rosettes and a border of four sine waves."""
    x, y = CENTRE
    waves = [
        path([_border_wave(phase * math.pi / 2)], "none", line=_SKY if phase % 2 else _CREAM, width=1.15)
        for phase in range(4)
    ]
    rosettes = [
        path(_rosette(x, y, rx, ry, lobes, curves, depth), "none", line=colour, width=width)
        for rx, ry, lobes, curves, depth, colour, width in _ROSETTES
    ]
    corners = [
        (sx, sy) for sx in (_CORNER_AT[0], 2 * x - _CORNER_AT[0]) for sy in (_CORNER_AT[1], 2 * y - _CORNER_AT[1])
    ]
    small = [contour for cx, cy in corners for contour in _rosette(cx, cy, 9, 9, 8, 3, 0.30)]
    return card(
        [
            rectangle(*_PANEL, _NIGHT),
            group(
                [
                    *waves,
                    rectangle(16.5, 16.5, 217, 317, 7, "none", line=_CREAM, line_width=1.3),
                    rectangle(33, 33, 184, 284, 6, "none", line=_CREAM, line_width=1.3),
                    *rosettes,
                    path([ellipse(x, y, 27, 37)], _NIGHT),
                    path(_rosette(x, y, 21, 29, 12, 4, 0.22), "none", line=_CREAM, width=1.1),
                    path([ellipse(x, y, 9, 12)], _CREAM),
                    path([polygon([(x, y - 9), (x + 6, y), (x, y + 9), (x - 6, y)])], _NIGHT),
                    path(small, "none", line=_CREAM, width=0.9),
                    path([ellipse(cx, cy, 2.6, 2.6) for cx, cy in corners], _CREAM),
                ],
                round_lines=True,
            ),
        ]
    )


def _smooth_loop(at: Callable[[float], tuple[Point, Point]], length: float, count: int) -> Contour:
    """A closed curve through `count` points of a function that gives place and derivative."""
    step = length / count
    knots = [at(i * step) for i in range(count)]
    segments = []
    for ((ax, ay), (adx, ady)), ((bx, by), (bdx, bdy)) in zip(knots, [*knots[1:], knots[0]], strict=True):
        third = step / 3
        segments.append(((ax + third * adx, ay + third * ady), (bx - third * bdx, by - third * bdy), (bx, by)))
    return Contour(knots[0][0], tuple(segments))


def _rosette(cx: float, cy: float, rx: float, ry: float, lobes: int, curves: int, depth: float) -> list[Contour]:
    """Waves around an ellipse, r(t) = 1 + depth sin(lobes t + 2 pi k / curves)."""

    def wave(phase: float) -> Contour:
        return _smooth_loop(lambda t: at(t, phase), 2 * math.pi, _STEPS * lobes)

    def at(t: float, phase: float) -> tuple[Point, Point]:
        r = 1 + depth * math.sin(lobes * t + phase)
        dr = depth * lobes * math.cos(lobes * t + phase)
        c, s = math.cos(t), math.sin(t)
        return (cx + rx * r * c, cy + ry * r * s), (rx * (dr * c - r * s), ry * (dr * s + r * c))

    return [wave(2 * math.pi * k / curves) for k in range(curves)]


def _border_wave(phase: float) -> Contour:
    """A sine wave around the border track."""
    left, top, width, height, radius = _TRACK
    across, down, arc = width - 2 * radius, height - 2 * radius, radius * math.pi / 2
    length = 2 * (across + down) + 4 * arc
    # Each side of the track and the corner after it: start, direction, straight length.
    sides = (
        ((left + radius, top), 0.0, across),
        ((left + width, top + radius), math.pi / 2, down),
        ((left + width - radius, top + height), math.pi, across),
        ((left, top + height - radius), -math.pi / 2, down),
    )

    def track(s: float) -> tuple[Point, float, float]:
        for (sx, sy), heading, straight in sides:
            c, d = math.cos(heading), math.sin(heading)
            if s <= straight:
                return (sx + c * s, sy + d * s), heading, 0.0
            s -= straight
            if s < arc:
                turn = s / radius
                # The corner's centre lies to the right of the way the track runs.
                mx, my = sx + c * straight - d * radius, sy + d * straight + c * radius
                h = heading + turn
                return (mx + math.sin(h) * radius, my - math.cos(h) * radius), h, 1 / radius
            s -= arc
        return sides[0][0], 0.0, 0.0

    waves = 2 * math.pi * _WAVES / length

    def at(s: float) -> tuple[Point, Point]:
        (px, py), heading, bend = track(s)
        c, d = math.cos(heading), math.sin(heading)
        rise = _WAVE_HEIGHT * math.sin(waves * s + phase)
        slope = _WAVE_HEIGHT * waves * math.cos(waves * s + phase)
        along = 1 + bend * rise
        return (px + d * rise, py - c * rise), (c * along + d * slope, d * along - c * slope)

    return _smooth_loop(at, length, _STEPS * _WAVES)


# Lattice: window frames of squares with pin-wheel arms, mirrored on alternate cells.

_WINE, _BRASS, _PETAL_CREAM = "#8E1524", "#F0C777", "#F7E7C6"
_COLUMNS, _ROWS = 5, 7
_CELL = (40.0, 300 / 7)
_HALF_SQUARE, _HALF_CELL, _BAR = 7.5, 20.0, 13.7
_LATTICE_LINE = 2.6


def lattice() -> str:
    """Red: a lattice with a blossom in the middle."""
    x, y = CENTRE
    return card(
        [
            rectangle(*_PANEL, _WINE),
            rectangle(16, 16, 218, 318, 6, "none", line=_BRASS, line_width=_LATTICE_LINE),
            path(_lattice_lines(), "none", line=_BRASS, width=_LATTICE_LINE),
            rectangle(25, 25, 200, 300, 0, "none", line=_BRASS, line_width=_LATTICE_LINE),
            circle(x, y, 50, _WINE, line=_BRASS, width=3),
            circle(x, y, 44, "none", line=_BRASS, width=1.2),
            *_blossom(x, y),
        ]
    )


def _lattice_lines() -> list[Contour]:
    q, h, b = _HALF_SQUARE, _HALF_CELL, _BAR
    # The right side of the square with its arm, and the bar on the right edge of the cell; three more by quarter turns.
    quarter: tuple[tuple[Point, Point], ...] = (((q, -h), (q, q)), ((h, q), (h, -b)))
    stretch = _CELL[1] / _CELL[0]
    lines: dict[tuple[Point, Point], None] = {}
    for column in range(_COLUMNS):
        for row in range(_ROWS):
            mirror = -1 if (column + row) % 2 else 1
            cx, cy = 25 + (column + 0.5) * _CELL[0], 25 + (row + 0.5) * _CELL[1]
            for line in quarter:
                for _ in range(4):
                    ends = [(round(cx + mirror * px, 6), round(cy + py * stretch, 6)) for px, py in line]
                    lines[(min(ends), max(ends))] = None
                    line = ((-line[0][1], line[0][0]), (-line[1][1], line[1][0]))
    return [polyline(line) for line in lines]


def _blossom(x: float, y: float) -> list[str]:
    def ring(count: int, radius: float, start: float) -> list[Point]:
        angles = (start + 2 * math.pi * k / count for k in range(count))
        return [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in angles]

    stamens, anthers = [], []
    for petal in range(6):
        for lean, reach in ((-16.0, 19.0), (0.0, 22.0), (16.0, 19.0)):
            angle = math.radians(60 * petal + lean)
            s, c = math.sin(angle), -math.cos(angle)
            stamens.append(polyline([(x + 5 * s, y + 5 * c), (x + reach * s, y + reach * c)]))
            anthers.append(ellipse(x + reach * s, y + reach * c, 1.9, 1.9))
    return [
        *(circle(px, py, 12.2, _PETAL_CREAM) for px, py in ring(6, 19.5, 0)),
        circle(x, y, 14, _PETAL_CREAM),
        path(stamens, "none", line=_WINE, width=1.3),
        path(anthers, _WINE),
        circle(x, y, 5, _BRASS),
        path([ellipse(px, py, 1.7, 1.7) for px, py in ring(12, 38.5, 0)], _BRASS),
    ]


# Weave: strips laid in a herringbone at 45 degrees.

_PINE, _SAND = "#0B3F3A", "#E9D9A8"
_STRIP = (38.0, 19.0)
_GAP, _STRIP_RADIUS = 2.9, 4.4
_INSET, _INSET_LINE = 3.0, 1.1
_FIELD = (25.0, 25.0, 200.0, 300.0, 2.0)
_FALLING, _FALLING_LINE = "#1C877A", "#2FA393"
_RISING, _RISING_LINE = "#116359", "#1B7C70"


def weave() -> str:
    """Green: two greens of plaited strips."""
    return card(
        [
            rectangle(*_PANEL, _PINE),
            *_strips(1, 0.5, _FALLING, _FALLING_LINE),
            *_strips(-1, 0.0, _RISING, _RISING_LINE),
            rectangle(16, 16, 218, 318, 6, "none", line=_SAND, line_width=2.4),
            rectangle(24.5, 24.5, 201, 301, 2.5, "none", line=_SAND, line_width=1.2),
        ]
    )


def _strips(lean: int, shift: float, fill: str, line: str) -> list[str]:
    """All strips that fall (lean 1) or rise (lean -1) to the right, cut to the field."""
    x, y = CENTRE
    pitch = _STRIP[0] / math.sqrt(2)
    offset = 0.0 if lean > 0 else pitch
    field = flattened(rounded_rectangle(*_FIELD))
    bodies, edges = [], []
    for column in range(-3, 3 + 1):
        for row in range(-7, 7 + 1):
            cx, cy = x + offset + 2 * column * pitch, y + (row + shift) * pitch
            bodies += _cut(_strip(cx, cy, lean, 0), field)
            edges += _cut(_strip(cx, cy, lean, _INSET - _INSET_LINE / 2), field)
            edges += _cut(_strip(cx, cy, lean, _INSET + _INSET_LINE / 2)[::-1], field)
    return [path(bodies, fill), path(edges, line)]


def _strip(cx: float, cy: float, lean: int, inset: float) -> list[Point]:
    length, width = (side - _GAP - 2 * inset for side in _STRIP)
    radius = max(0.7, _STRIP_RADIUS - inset)
    shape = rounded_rectangle(-length / 2, -width / 2, length, width, radius)
    k = math.sqrt(0.5)
    (turned,) = mapped([shape], lambda px, py: (cx + k * (px - lean * py), cy + k * (lean * px + py)))
    return flattened(turned, 0.04)


def _cut(points: list[Point], field: list[Point]) -> list[Contour]:
    inside = clipped_to_convex(points, field)
    return [polygon(inside)] if len(inside) > 2 else []
