"""What is engraved on the tiles beside the index, in units of the tile (160 x 216).

The pictures keep to x 39 to 152, y 11 to 184; the corner on the left above y 92 belongs to the index.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from resources.art.brush import GRID, character
from resources.art.figures import Part, figure
from resources.art.outline import (
    Contour,
    Outline,
    area,
    ellipse,
    flattened,
    mapped,
    parse,
    placed,
    polygon,
    rotated,
    rounded_rectangle,
)

BLUE, RED, GREEN, INK = "tile-blue", "tile-red", "tile-green", "ink"


@dataclass
class Picture:
    """Outlines by colour name, which are engraved, and parts of a figure, which are painted as they are."""

    marks: dict[str, list[Contour]] = field(default_factory=dict)
    parts: tuple[Part, ...] = ()

    def add(self, colour: str, outline: Iterable[Contour]) -> None:
        """Engrave an outline, filled by the non-zero rule."""
        self.marks.setdefault(colour, []).extend(outline)


def picture(sign: str, suit: str) -> Picture:
    """The picture of a tile by the two letters of its text, for example `5`, `p` or `R`, `d`."""
    if suit in "fq" or (sign, suit) == ("1", "s"):
        return Picture(parts=figure(f"tiles/{sign}{suit}"))
    found = Picture()
    if suit == "m":
        _characters(found, int(sign))
    elif suit == "p":
        _dots(found, int(sign))
    elif suit == "s":
        _bamboos(found, int(sign))
    elif sign == "W" and suit == "d":
        _white(found)
    else:
        _honour(found, sign, suit)
    return found


def hole(contour: Contour) -> Contour:
    """The contour run the other way, which cuts it out of one around it."""
    points = [contour.start, *(segment[-1] for segment in contour.segments)]
    segments = [(*reversed(segment[:-1]), points[i]) for i, segment in reversed(list(enumerate(contour.segments)))]
    return Contour(points[-1], tuple(segments), contour.closed)


# Characters

_NUMBERS = "一二三四五六七八九"
_NUMBER_BOX = (54.5, 8.0, 83.0, 82.0)
_MYRIAD_BOX = (54.0, 92.5, 83.0, 91.0)
_HONOUR_BOX = (46.0, 38.0, 104.0, 143.0)
_HONOURS = {"Ew": "東", "Sw": "南", "Ww": "西", "Nw": "北", "Rd": "中", "Gd": "發"}
_HONOUR_COLOURS = {"Rd": RED, "Gd": GREEN}


def _written(name: str, box: tuple[float, float, float, float]) -> Outline:
    """A character in a box of left, top, width and height."""
    left, top, width, height = box
    return mapped(character(name), lambda x, y: (left + x * width / GRID, top + y * height / GRID))


def _characters(found: Picture, number: int) -> None:
    found.add(BLUE, _written(_NUMBERS[number - 1], _NUMBER_BOX))
    found.add(RED, _written("萬", _MYRIAD_BOX))


def _honour(found: Picture, sign: str, suit: str) -> None:
    found.add(_HONOUR_COLOURS.get(sign + suit, INK), _written(_HONOURS[sign + suit], _HONOUR_BOX))


_WHITE_CORNER = "M67.5,61.5L83.5,61.5L83.5,65L74.5,65L74.5,68.5L71,68.5L71,77.5L67.5,77.5Z"


def _white(found: Picture) -> None:
    """A double frame with stepped corners."""
    frame = [
        rounded_rectangle(50, 44, 92, 134, 10),
        hole(rounded_rectangle(59, 53, 74, 116, 5)),
        rounded_rectangle(64, 58, 64, 106, 3),
        hole(rounded_rectangle(67.5, 61.5, 57, 99, 2)),
    ]
    cx, cy = 96.0, 111.0
    (corner,) = parse(_WHITE_CORNER)
    corners = [
        corner,
        hole(mapped([corner], lambda x, y: (2 * cx - x, y))[0]),
        hole(mapped([corner], lambda x, y: (x, 2 * cy - y))[0]),
        mapped([corner], lambda x, y: (2 * cx - x, 2 * cy - y))[0],
    ]
    found.add(BLUE, [*frame, *corners])


# Dots

_DOTS: dict[int, tuple[tuple[float, str, tuple[tuple[float, float], ...]], ...]] = {
    # radius, colour, centres
    2: ((29, GREEN, ((97, 56),)), (29, BLUE, ((97, 138),))),
    3: ((23.5, BLUE, ((68, 41),)), (23.5, RED, ((98, 97),)), (23.5, GREEN, ((128, 153),))),
    4: ((23.5, BLUE, ((71, 55), (125, 139))), (23.5, GREEN, ((125, 55), (71, 139)))),
    5: (
        (20.5, BLUE, ((67, 41), (128, 153))),
        (20.5, GREEN, ((128, 41), (67, 153))),
        (20.5, RED, ((97.5, 97),)),
    ),
    6: ((21, GREEN, ((72, 40), (123, 40))), (21, RED, ((72, 106), (123, 106), (72, 154), (123, 154)))),
    7: ((16.4, GREEN, ((64, 31), (97, 49), (130, 67))), (19, RED, ((74, 111), (121, 111), (74, 156), (121, 156)))),
    8: ((18.4, BLUE, tuple((x, y) for y in (34, 76, 118, 160) for x in (73, 122))),),
    9: tuple(
        (16.8, colour, tuple((x, y) for x in (61, 97, 133))) for colour, y in ((GREEN, 45), (RED, 97), (BLUE, 149))
    ),
}
_RING, _CORE = 0.74, 0.60
_SEEDS, _SEEDS_AT, _SEED, _MIDDLE_SEED = 6, 0.36, 0.115, 0.14


def _dots(found: Picture, number: int) -> None:
    if number == 1:
        _great_dot(found)
        return
    for radius, colour, centres in _DOTS[number]:
        for x, y in centres:
            found.add(colour, dot(x, y, radius))


def _disc(x: float, y: float, r: float) -> Contour:
    return ellipse(x, y, r, r)


def dot(x: float, y: float, r: float) -> list[Contour]:
    """A disc with a ring cut out, and seeds cut out of its core."""
    seeds = [
        hole(_disc(x + _SEEDS_AT * r * math.sin(a), y - _SEEDS_AT * r * math.cos(a), _SEED * r))
        for a in (2 * math.pi * k / _SEEDS for k in range(_SEEDS))
    ]
    rings = [_disc(x, y, r), hole(_disc(x, y, _RING * r)), _disc(x, y, _CORE * r)]
    return [*rings, *seeds, hole(_disc(x, y, _MIDDLE_SEED * r))]


_GREAT = (96.0, 100.0, 53.0)
_LEAF = parse("M0,-37.1C4.24,-40.28 4.24,-45.58 0,-47.17C-4.24,-45.58 -4.24,-40.28 0,-37.1Z")
_PETAL = parse("M0,-6.36C-6.36,-12.72 -5.3,-20.14 0,-23.32C5.3,-20.14 6.36,-12.72 0,-6.36Z")


def _great_dot(found: Picture) -> None:
    """The one dot: a wheel of leaves around a rose of eight petals."""
    x, y, r = _GREAT
    found.add(BLUE, [_disc(x, y, r), hole(_disc(x, y, 0.9 * r))])
    for k in range(16):
        found.add(GREEN if k % 2 else BLUE, placed(rotated(_LEAF, k * math.pi / 8), x, y))
    rose = [_disc(x, y, 0.64 * r), hole(_disc(x, y, 0.56 * r)), _disc(x, y, 0.5 * r)]
    petals = [hole(c) for k in range(8) for c in placed(rotated(_PETAL, k * math.pi / 4), x, y)]
    found.add(RED, [*rose, *_rightly(petals)])
    found.add("amber", [_disc(x, y, 0.12 * r)])


def _rightly(holes: list[Contour]) -> list[Contour]:
    """Holes that all run against the clock, whichever way they were drawn."""
    return [c if area(flattened(c)) < 0 else hole(c) for c in holes]


# Bamboos

_TWO_ROWS, _THREE_ROWS = 70.0, 46.0
_UPPER, _LOWER = 57.0, 137.0
_STALK_WIDTH = 19.0
_BAMBOOS: dict[int, tuple[tuple[float, float, float, str], ...]] = {
    # centre, length, colour
    2: ((97, _UPPER, _TWO_ROWS, GREEN), (97, _LOWER, _TWO_ROWS, BLUE)),
    3: ((97, _UPPER, _TWO_ROWS, BLUE), (71, _LOWER, _TWO_ROWS, GREEN), (123, _LOWER, _TWO_ROWS, GREEN)),
    4: (
        (71, _UPPER, _TWO_ROWS, BLUE),
        (123, _UPPER, _TWO_ROWS, GREEN),
        (71, _LOWER, _TWO_ROWS, GREEN),
        (123, _LOWER, _TWO_ROWS, BLUE),
    ),
    5: (
        (65, _UPPER, _TWO_ROWS, GREEN),
        (131, _UPPER, _TWO_ROWS, BLUE),
        (98, 97, _TWO_ROWS + 2, RED),
        (65, _LOWER, _TWO_ROWS, BLUE),
        (131, _LOWER, _TWO_ROWS, GREEN),
    ),
    6: tuple((x, y, _TWO_ROWS, colour) for y, colour in ((_UPPER, GREEN), (_LOWER, BLUE)) for x in (64, 98, 132)),
    7: (
        (98, 38, _THREE_ROWS, RED),
        *((x, y, _THREE_ROWS, GREEN) for y in (93.0, 148.0) for x in (64.0, 98.0, 132.0)),
    ),
    9: tuple(
        (x, y, _THREE_ROWS, colour) for x, colour in ((64, GREEN), (98, RED), (132, BLUE)) for y in (40.5, 96.5, 152.5)
    ),
}
_SLANT = math.radians(28)


def _bamboos(found: Picture, number: int) -> None:
    if number == 8:
        _eight_bamboos(found)
        return
    for x, y, length, colour in _BAMBOOS[number]:
        found.add(colour, placed(stalk(length, _STALK_WIDTH), x, y))


def _eight_bamboos(found: Picture) -> None:
    """Two stalks upright and two leaning in the upper half; the lower half is its mirror image."""
    for y, colour, mirror in ((56.0, GREEN, 1), (138.0, BLUE, -1)):
        for x in (59.0, 139.0):
            found.add(colour, placed(stalk(68, 18), x, y))
        for x, lean in ((85.0, mirror), (113.0, -mirror)):
            found.add(colour, placed(rotated(stalk(64, 17), lean * _SLANT), x, y))


def stalk(length: float, width: float) -> Outline:
    """An upright stalk about the origin: three nodes, two waisted joints with a light line cut out of each."""
    half, end, node = length / 2, 0.12 * width, 0.135 * width
    shoulder, waist = 0.385 * width, 0.27 * width
    top, bottom = half - 2 * end, 0.12 * width
    bars = [
        rounded_rectangle(-width / 2, y - thick, width, 2 * thick, thick)
        for y, thick in ((end - half, end), (0.0, node), (half - end, end))
    ]
    joints, lights = [], []
    light, room = 0.16 * width, 0.22 * (top - bottom)
    for a, b in ((-top, -bottom), (bottom, top)):
        third = (b - a) / 3
        joints.append(
            Contour(
                (-shoulder, a),
                (
                    ((shoulder, a),),
                    ((waist, a + third), (waist, b - third), (shoulder, b)),
                    ((-shoulder, b),),
                    ((-waist, b - third), (-waist, a + third), (-shoulder, a)),
                ),
            )
        )
        lights.append(hole(rounded_rectangle(-light / 2, a + room, light, b - a - 2 * room, light / 2)))
    return (*bars, *joints, *lights)


# Signs of the suits, which stand under the index


def suit_sign(suit: str) -> tuple[str, list[Contour], list[Contour]]:
    """Colour, outline and ivory details of the sign of a suit, about the origin; none for winds and dragons.

    A seal for characters, a ring, a stalk, a flower, a sun: none is wider than 24.
    """
    if suit == "m":
        return RED, [rounded_rectangle(-9, -9, 18, 18, 3.5), hole(rounded_rectangle(-5.5, -2.1, 11, 4.2, 1.2))], []
    if suit == "p":
        return BLUE, [_disc(0, 0, 9.6), hole(_disc(0, 0, 5.8)), _disc(0, 0, 2.7)], []
    if suit == "s":
        return GREEN, list(stalk(24, 11)), []
    if suit == "f":
        angles = [2 * math.pi * k / 5 for k in range(5)]
        return RED, [_disc(6 * math.sin(a), -6 * math.cos(a), 4.7) for a in angles], [_disc(0, 0, 3)]
    if suit == "q":
        ray = polygon([(-1.3, -7), (1.3, -7), (1.3, -12), (-1.3, -12)])
        rays = [c for k in range(8) for c in rotated([ray], k * math.pi / 4)]
        return BLUE, [_disc(0, 0, 6), *rays], []
    return "", [], []
