"""Drawn figures kept as data: one path a line, `fill line-width path-data`, in back-to-front order.

Fills are colour names of the palette, or one of the roles suit, robe, pattern and trim that each colour scheme fills.
A line width above 0 is an ink outline.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from resources.art.outline import Contour, Outline, bounds, parse
from resources.art.palette import COLOURS, Scheme
from resources.art.svg import path

ROLES = ("suit", "robe", "pattern", "trim")


@dataclass(frozen=True)
class Part:
    """One painted outline of a figure."""

    fill: str
    width: float
    outline: Outline


@cache
def figure(name: str) -> tuple[Part, ...]:
    """The parts of a figure from `data/`, for example `courts/Ks`."""
    text = (files("resources") / "art" / "data" / f"{name}.txt").read_text(encoding="utf-8")
    parts = []
    for line in text.splitlines():
        fill, width, data = line.split(" ", 2)
        parts.append(Part(fill, float(width), parse(data)))
    return tuple(parts)


def colour_of(fill: str, scheme: Scheme | None) -> str:
    """#RRGGBB of a colour name or role, or `none`. Roles need a scheme."""
    if fill == "none":
        return fill
    return COLOURS[getattr(scheme, fill) if fill in ROLES else fill]


def painted(parts: Iterable[Part], scheme: Scheme | None = None, *, line: str = "ink") -> list[str]:
    """Path elements of the parts. Neighbours that look alike and do not touch become one path, which is drawn faster.

    Figures whose fills are all colour names need no scheme. `line` names the colour of the outlines.
    """
    elements: list[str] = []
    for part in _joined(parts):
        elements.append(path(part.outline, colour_of(part.fill, scheme), line=COLOURS[line], width=part.width))
    return elements


def _joined(parts: Iterable[Part]) -> list[Part]:
    result: list[Part] = []
    for part in parts:
        last = result[-1] if result else None
        if last and (last.fill, last.width) == (part.fill, part.width) and _apart(last, part):
            result[-1] = Part(part.fill, part.width, last.outline + part.outline)
        else:
            result.append(part)
    return result


def _apart(first: Part, second: Part) -> bool:
    """Whether joining two parts cannot change the picture: no box of the one touches a box of the other."""
    gap = first.width + 0.1
    for a in map(_box, first.outline):
        for b in map(_box, second.outline):
            if a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap:
                return False
    return True


@cache
def _box(contour: Contour) -> tuple[float, float, float, float]:
    return bounds([contour])
