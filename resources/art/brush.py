"""Chinese characters of the tiles, drawn with a brush: one centre line a stroke, thickened by the rule of its kind.

Units: each character stands on a grid of 100 x 100, y downwards. No font is used.

Kinds of stroke: h level, s upright, v upright with a needle's point, p fall to the left, n fall to the right, d dot,
g hook or rise, w upright with a bend.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from resources.art.outline import Outline, Point, area, flattened, parse, polygon, simplified, walked

GRID = 100.0
_TOLERANCE = 0.12
_STEP = 1.2


@dataclass(frozen=True)
class Character:
    """Width of the brush and strokes, each a kind and path data."""

    brush: float
    strokes: tuple[str, ...]


CHARACTERS = {
    "一": Character(12.5, ("h M8,53 C30,52 62,49 92,48",)),
    "二": Character(12, ("h M22,29 C40,28 60,26 78,25", "h M7,78 C34,77 66,74 93,73")),
    "三": Character(11.6, ("h M17,18 C40,17 62,15 83,14", "h M25,48 C42,47 58,46 75,45", "h M7,83 C34,82 66,79 93,78")),
    "四": Character(
        10,
        (
            "s M15,23 C17,46 18,66 19,88",
            "h M15,25 L84,22",
            "s M84,23 C84,46 82,66 80,88",
            "p M40,26 C40,45 37,57 27,67",
            "w M59,25 L58,52 C58,61 63,62 75,61",
            "h M20,79 L79,78",
        ),
    ),
    "五": Character(
        10.8,
        (
            "h M18,17 C40,16 60,14 82,13",
            "s M48,17 C46,40 42,62 36,83",
            "h M22,49 L73,46",
            "s M73,47 C72,60 69,72 66,83",
            "h M6,86 C34,86 66,84 94,83",
        ),
    ),
    "六": Character(
        11.6,
        (
            "d M44,7 C49,11 55,17 58,25",
            "h M7,41 C34,40 66,37 93,35",
            "p M38,53 C34,68 24,81 9,92",
            "d M58,52 C70,62 80,76 87,91",
        ),
    ),
    "七": Character(
        11.8,
        (
            "h M7,52 C32,48 62,40 91,32",
            "w M43,10 L43,68 C43,84 49,86 62,86 C74,86 82,86 88,84",
            "g M88,85 C91,79 91,72 91,63",
        ),
    ),
    "八": Character(12, ("p M37,24 C36,48 26,72 7,89", "n M50,14 C55,42 70,68 95,84")),
    "九": Character(
        11.4,
        (
            "p M41,8 C41,46 33,72 7,92",
            "h M13,37 C30,36 48,33 66,31",
            "w M64,32 C62,48 58,62 60,74 C62,85 72,86 90,84",
            "g M90,85 C93,79 93,72 93,62",
        ),
    ),
    "萬": Character(
        7.6,
        (
            "h M8,16 C34,15 66,13 92,12",
            "s M35,5 L36,26",
            "s M66,4 L63,26",
            "s M26,33 L29,60",
            "h M26,34 L73,32",
            "s M73,33 L70,60",
            "h M30,46 L70,45",
            "h M29,58 L71,57",
            "s M13,66 L14,97",
            "h M13,68 L86,65",
            "s M86,66 L86,93",
            "g M86,94 C82,93 78,90 73,86",
            "s M50,33 L50,82",
            "g M31,88 C42,86 52,83 64,78",
            "d M60,74 C65,78 69,83 72,90",
        ),
    ),
    "東": Character(
        9,
        (
            "h M14,19 C38,18 62,16 86,15",
            "s M23,34 L27,66",
            "h M23,35 L77,33",
            "s M77,34 L73,66",
            "h M27,49 L73,48",
            "h M27,63 L73,62",
            "v M50,4 L50,99",
            "p M46,64 C38,77 26,87 7,94",
            "n M54,63 C64,76 77,87 95,92",
        ),
    ),
    "南": Character(
        8.4,
        (
            "h M22,15 C42,14 58,12 78,11",
            "s M50,3 L50,31",
            "s M13,31 C14,54 15,76 15,97",
            "h M13,33 L87,30",
            "s M87,31 C87,54 86,76 86,92",
            "g M86,93 C82,92 78,89 73,85",
            "d M34,39 C38,42 41,46 43,51",
            "p M65,38 C63,44 60,48 55,52",
            "h M30,57 L70,55",
            "h M27,73 L73,71",
            "v M50,57 L50,96",
        ),
    ),
    "西": Character(
        9.6,
        (
            "h M9,15 C34,14 66,12 91,11",
            "s M15,37 C17,56 19,74 20,93",
            "h M15,39 L85,36",
            "s M85,37 C84,56 82,74 80,93",
            "p M39,15 C40,42 37,56 27,67",
            "w M61,14 L61,54 C61,62 66,63 77,62",
            "h M20,84 L80,83",
        ),
    ),
    "北": Character(
        10.4,
        (
            "s M36,9 L36,93",
            "h M9,38 L37,35",
            "g M5,81 C16,78 27,73 37,66",
            "p M86,24 C79,34 70,41 58,47",
            "w M59,7 L58,74 C58,85 63,87 73,87 C80,87 85,87 90,85",
            "g M90,86 C93,80 93,73 93,65",
        ),
    ),
    "中": Character(
        10.8, ("s M15,28 L19,67", "h M15,30 L85,27", "s M85,28 L81,67", "h M19,62 L81,60", "v M50,3 L50,100")
    ),
    "發": Character(
        7.4,
        (
            "h M12,13 L40,11",
            "p M39,11 C35,27 24,39 6,47",
            "d M17,20 C22,23 26,28 28,34",
            "p M71,4 C67,12 64,16 58,20",
            "p M87,13 C82,21 77,25 70,28",
            "n M51,8 C60,26 74,37 96,44",
            "h M13,51 L43,49",
            "s M42,50 L41,62",
            "h M16,63 L42,61",
            "s M16,63 L13,77",
            "h M13,77 L43,75",
            "s M43,76 C42,86 40,92 37,96",
            "g M38,97 C33,97 28,94 24,90",
            "p M61,46 C61,57 58,64 49,70",
            "h M61,48 L80,46",
            "w M80,47 L80,60 C80,65 84,65 93,64",
            "g M93,65 C94,62 94,59 94,55",
            "h M52,75 L83,73",
            "p M82,74 C75,86 62,94 45,99",
            "n M57,79 C66,87 79,94 97,97",
        ),
    ),
}


def _smooth(x: float) -> float:
    x = min(1.0, max(0.0, x))
    return x * x * (3 - 2 * x)


def _upright(a: float, b: float) -> float:
    return 0.84 + 0.22 * math.exp(-(((a - 1) / 6) ** 2)) + 0.10 * math.exp(-b / 7)


def _needle(t: float, a: float) -> float:
    return _upright(a, math.inf) * (1.0 if t < 0.7 else max(0.04, 1 - ((t - 0.7) / 0.3) ** 1.3))


def _right_fall(t: float) -> float:
    swelling = 0.34 + 1.06 * _smooth(t / 0.8)
    return swelling if t < 0.8 else 0.12 + (swelling - 0.12) * (1 - t) / 0.2


_WIDTHS: dict[str, Callable[[float, float, float], float]] = {
    "h": lambda t, a, b: 0.62 + 0.26 * math.exp(-a / 5) + 0.06 * math.exp(-b / 5),
    "s": lambda t, a, b: _upright(a, b),
    "w": lambda t, a, b: _upright(a, b),
    "v": lambda t, a, b: _needle(t, a),
    "p": lambda t, a, b: 1.12 - 0.98 * t**1.35,
    "n": lambda t, a, b: _right_fall(t),
    "d": lambda t, a, b: 0.22 + 0.98 * _smooth(t / 0.85),
    "g": lambda t, a, b: 1.02 - 0.9 * t**0.8,
}
"""Width in brushes by the share t of the stroke travelled and the distances a and b from its start and end."""

_STOP = (
    "M-1.2,-.33C-.82,-.38 -.6,-.78 -.24,-.92C-.02,-1 .1,-.7 .3,-.48C.52,-.24 .52,.08 .36,.32C.18,.56 -.18,.52 -.42,.38"
    "C-.62,.3 -.9,.32 -1.2,.32Z"
)
"""The drop in which a level stroke comes to rest: lifted, then pressed down to the right. In brushes, x along the stroke."""


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _sides(kind: str, line: list[tuple[Point, float]], brush: float) -> tuple[list[Point], list[Point]]:
    """The left and the right edge of a stroke, seen in the direction of travel."""
    travelled = [0.0]
    for (p, _), (q, _) in pairwise(line):
        travelled.append(travelled[-1] + math.dist(p, q))
    total = travelled[-1]
    left, right = [], []
    for ((x, y), angle), a in zip(line, travelled, strict=True):
        t = a / total
        dx, dy = math.cos(angle), math.sin(angle)
        width = brush * _WIDTHS[kind](t, a, total - a)
        # The foot of a fall to the right keeps its upper edge straight: only the lower edge runs out.
        foot = brush * 0.55 * _smooth((t - 0.8) / 0.2) if kind == "n" else 0.0
        half_left, half_right = width / 2 + foot, width / 2 - foot
        left.append((x + dy * half_left, y - dx * half_left))
        right.append((x - dy * half_right, y + dx * half_right))
    return left, right


def _moved(point: Point, direction: Point, distance: float) -> Point:
    return point[0] + distance * direction[0], point[1] + distance * direction[1]


def _start(kind: str, left: list[Point], right: list[Point], direction: Point, brush: float) -> list[Point]:
    """Points that close the start of a stroke, from its right edge to its left one."""
    if kind == "h":
        low, high = _moved(right[0], direction, -0.42 * brush), _moved(left[0], direction, 0.2 * brush)
        return _bent(low, _moved(left[0], direction, -0.1 * brush), high)
    if kind in "svwp":
        # Entered from the upper left: the left corner (right hand of a stroke that runs down) stands higher.
        high, low = _moved(right[0], direction, -0.48 * brush), _moved(left[0], direction, 0.2 * brush)
        return [
            high,
            *_bent(
                _moved(_between(high, low, 0.25), direction, -0.17 * brush),
                _moved(left[0], direction, -0.2 * brush),
                low,
            ),
        ]
    return _cap(right[0], left[0])


def _end(kind: str, left: list[Point], right: list[Point], direction: Point, brush: float) -> list[Point]:
    """Points that close the end of a stroke, from its left edge to its right one."""
    if kind == "s":
        low, high = _moved(left[-1], direction, 0.02 * brush), _moved(right[-1], direction, 0.2 * brush)
        return _bent(low, _moved(_between(low, high, 0.6), direction, 0.3 * brush), high)
    if kind in "wd":
        return _cap(left[-1], right[-1], flat=0.55 if kind == "d" else 0.85)
    return [left[-1], right[-1]]


def _bent(a: Point, towards: Point, b: Point) -> list[Point]:
    """A curve from a to b that leans towards a point."""
    return [_between(_between(a, towards, t), _between(towards, b, t), t) for t in (k / 6 for k in range(7))]


def _cap(a: Point, b: Point, *, flat: float = 1.0) -> list[Point]:
    """Half an ellipse from a to b, on the left of the way from a to b; `flat` is its height in radii."""
    cx, cy = _between(a, b, 0.5)
    ux, uy = a[0] - cx, a[1] - cy
    turns = [k * math.pi / 8 for k in range(9)]
    return [
        (cx + math.cos(t) * ux - flat * math.sin(t) * uy, cy + math.cos(t) * uy + flat * math.sin(t) * ux)
        for t in turns
    ]


def _stroke(text: str, brush: float) -> list[list[Point]]:
    kind, _, data = text.partition(" ")
    (contour,) = parse(data)
    line = walked(contour, _STEP)
    left, right = _sides(kind, line, brush)
    first, last = ((math.cos(angle), math.sin(angle)) for _, angle in (line[0], line[-1]))
    start = _start(kind, left, right, first, brush)
    end = _end(kind, left, right, last, brush)
    # The ends reach into the stroke: its edges begin and stop outside of them, else they would cross.
    skip = math.ceil(0.3 * brush / _STEP)
    rings = [[*start, *left[skip:-1], *end, *right[-2 : skip - 1 : -1]]]
    if kind == "h":
        (px, py), _ = line[-1]
        dx, dy = last
        (stop,) = parse(_STOP)
        rings.append(
            [(px + brush * (x * dx - y * dy), py + brush * (x * dy + y * dx)) for x, y in flattened(stop, 0.004)]
        )
    return rings


@cache
def character(name: str) -> Outline:
    """Outline of a character on its grid, filled by the non-zero rule."""
    contours = []
    for text in CHARACTERS[name].strokes:
        for ring in _stroke(text, CHARACTERS[name].brush):
            points = simplified(ring, _TOLERANCE)
            contours.append(polygon(points if area(points) > 0 else points[::-1]))
    return tuple(contours)
