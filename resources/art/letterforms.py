"""Ranks drawn with a pen: strokes of one centre line each, outlined by a pen that is broad on stems and narrow on bars.

Units: capital height 100, y downwards from the top of the capitals. No font is used, so the faces are the same everywhere.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from resources.art.outline import (
    Contour,
    Outline,
    Point,
    area,
    bounds,
    clipped,
    mapped,
    parse,
    polygon,
    simplified,
    walked,
)

CAP = 100.0
_TOLERANCE = 0.06
_PATCH = "-"


@dataclass(frozen=True)
class Glyph:
    """Advance width and strokes. A stroke is path data, then `|` and its flaring ends (a, b; `-` none, no mark both).

    A closed path with `|-` is a filled patch; `<y` keeps only what lies above y.
    """

    advance: float
    strokes: tuple[str, ...]


GLYPHS = {
    "A": Glyph(64, ("M31,-6 L5,106", "M30,-6 L59,106", "M14,69 L50,69|-")),
    "2": Glyph(
        58,
        (
            "M8,31 C9,15 17,7 29,7 C42,7 49,15 49,28 C49,46 25,63 10,92|a",
            "M4,93 L55,93|b",
            "M3.6,99 L3.6,92 L14,78 L20,99 Z|-",
        ),
    ),
    "3": Glyph(
        58,
        (
            "M6,7 L48,7|a",
            "M45,4 C39,16 32,28 26.5,39|-",
            "M38,0.3 L52.4,0.3 L52,8 L45,20 L36,13 Z|-",
            "M22,41 C42,38 52,51 52,66 C52,83 42,93 28,93 C16,93 8,87 5,76|b",
        ),
    ),
    "4": Glyph(62, ("M42,-8 L5,70|-<78.4", "M-1,72 L61,72|b", "M43,-4 L43,104")),
    "5": Glyph(
        58,
        (
            "M10,7 L51,7|b",
            "M14,7 L13.2,48|-",
            "M13.5,50 C18,43 23,39 30,39 C44,39 51,50 51,65 C51,83 42,93 27,93 C16,93 8,87 5,77|b",
        ),
    ),
    "6": Glyph(
        60,
        (
            "M49,3 C28,13 10,36 10,65|a",
            "M10,64 C10,83 18,93 30,93 C43,93 51,83 51,67 C51,52 43,43 31,43 C22,43 14,50 11,60|-",
        ),
    ),
    "7": Glyph(56, ("M3,7 L52,7|a", "M47,6 C39,34 28,58 22,106|b", "M40,0.2 L55.4,0.2 L54.6,9 L50,22 L38,13 Z|-")),
    "8": Glyph(
        60,
        (
            "M30,7 C42,7 47,15 47,26 C47,37 41,46 30,46 C19,46 13,37 13,26 C13,15 18,7 30,7 Z",
            "M30,45 C44,45 51,55 51,69 C51,84 43,93 30,93 C17,93 9,84 9,69 C9,55 16,45 30,45 Z",
        ),
    ),
    "1": Glyph(38, ("M25,-4 L25,104", "M27,4 C22,12 15,17 5,21|b")),
    "0": Glyph(60, ("M30,7 C45,7 50,26 50,50 C50,74 45,93 30,93 C15,93 10,74 10,50 C10,26 15,7 30,7 Z",)),
    "J": Glyph(52, ("M38,-4 L38,66 C38,84 32,93 21,93 C11,93 5,86 4,73", "M20,6.5 L47,6.5")),
    "Q": Glyph(
        66,
        (
            "M32,7 C49,7 55,26 55,50 C55,74 49,93 32,93 C15,93 10,74 10,50 C10,26 15,7 32,7 Z",
            "M38,70 C44,78 52,89 67,98|b",
        ),
    ),
    "C": Glyph(58, ("M52,25 C48,13 41,7 31,7 C16,7 10,25 10,50 C10,75 16,93 31,93 C42,93 49,87 53,74",)),
    "K": Glyph(64, ("M13,-4 L13,104", "M57,-6 C44,22 32,38 16,58|a", "M25,45 C40,58 51,84 61,106|b")),
    "E": Glyph(52, ("M13,-4 L13,104", "M8,6.8 L49,6.8|b", "M10,49 L44,49|b", "M8,93.2 L50,93.2|b")),
    "S": Glyph(
        56,
        ("M49,23 C45,12 38,7 28,7 C16,7 9,15 9,26 C9,50 49,46 49,72 C49,85 41,93 28,93 C16,93 8,87 5,75",),
    ),
    "W": Glyph(84, ("M5,-6 L24,106|a", "M42,14 L23,106|-", "M42,14 L62,106|-", "M80,-6 L60,106|a")),
    "N": Glyph(64, ("M12,0 L12,104|b", "M10,-6 L54,106|-", "M53,-4 L53,100|a")),
    "F": Glyph(50, ("M13,-4 L13,104", "M8,6.8 L48,6.8|b", "M10,50 L43,50|b")),
    "P": Glyph(56, ("M13,-4 L13,104", "M10,7 C22,7 48,2 48,31 C48,60 24,57 12,56|-")),
}


def pen_width(angle: float) -> float:
    """Width of a stroke that runs in this direction (radians, clockwise from the right)."""
    tilted = angle + math.radians(16)
    return math.hypot(19.5 * math.sin(tilted), 13.2 * math.cos(tilted))


def _flare(distance: float) -> float:
    return 1 + 0.16 * math.exp(-distance / 9)


def _pen_outline(contour: Contour, flares: str) -> list[list[Point]]:
    """Outlines of one stroke: a closed loop gives an outer and an inner ring, an open line one polygon."""
    line = walked(contour, 1.0)
    travelled = [0.0]
    for (a, _), (b, _) in pairwise(line):
        travelled.append(travelled[-1] + math.dist(a, b))
    left, right = [], []
    for ((x, y), angle), distance in zip(line, travelled, strict=True):
        half = pen_width(angle) / 2
        if "a" in flares:
            half *= _flare(distance)
        if "b" in flares:
            half *= _flare(travelled[-1] - distance)
        nx, ny = -math.sin(angle) * half, math.cos(angle) * half
        left.append((x - nx, y - ny))
        right.append((x + nx, y + ny))
    if contour.closed:
        return [_turned_to(left[:-1], outer=True), _turned_to(right[:-1], outer=False)]
    return [_turned_to(left + right[::-1], outer=True)]


def _turned_to(points: list[Point], *, outer: bool) -> list[Point]:
    return points if (area(points) > 0) == outer else points[::-1]


def _stroke(text: str) -> list[list[Point]]:
    data, _, marks = text.partition("|")
    marks, _, floor = marks.partition("<")
    (contour,) = parse(data)
    if contour.closed and marks == _PATCH:
        rings = [_turned_to([contour.start, *(segment[0] for segment in contour.segments)], outer=True)]
    else:
        rings = _pen_outline(contour, "" if marks == _PATCH else marks or "ab")
    if floor:
        rings = [clipped(ring, (0, float(floor)), (0, -1)) for ring in rings]
    return rings


@cache
def glyph(name: str) -> Outline:
    """Outline of one glyph, filled by the non-zero rule. `9` is the 6 given a half turn."""
    if name == "9":
        return mapped(glyph("6"), lambda x, y: (GLYPHS["6"].advance - x, CAP - y))
    contours = []
    for text in GLYPHS[name].strokes:
        for ring in _stroke(text):
            inside = clipped(clipped(ring, (0, 0), (0, 1)), (0, CAP), (0, -1))
            contours.append(polygon(simplified(inside, _TOLERANCE)))
    return tuple(contours)


def _advance(name: str) -> float:
    return GLYPHS["6" if name == "9" else name].advance


@cache
def rank_outline(rank: str) -> Outline:
    """Outline of a rank with its ink centred on x = 0. `T` is drawn as 10 with narrow digits."""
    return numeral("10" if rank == "T" else rank)


@cache
def numeral(text: str) -> Outline:
    """Outline of a letter, a digit or two narrow digits with its ink centred on x = 0."""
    outline = glyph(text) if len(text) == 1 else _two_digits(*text)
    left, _, right, _ = bounds(outline)
    middle = (left + right) / 2
    return mapped(outline, lambda x, y: (x - middle, y))


def _two_digits(first: str, second: str) -> Outline:
    shift = 0.92 * _advance(first) + 1
    return mapped(glyph(first), lambda x, y: (0.92 * x, y)) + mapped(glyph(second), lambda x, y: (shift + 0.86 * x, y))
