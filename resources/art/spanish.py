"""The Spanish pack: 40 cards, 48 with eights and nines, 52 with tens. File names are the card's text in the program.

Oros are `d`, copas `h`, espadas `s`, bastos `c`; the sota (10) is `J`, the caballo (11) `Q`, the rey (12) `K`. Pips stand
upright. Each suit is also known by the breaks in its frame, so that it is read from the edge and without colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from resources.art.aces import wreath
from resources.art.card import CENTRE, HALF_TURN, HEIGHT, WIDTH, card
from resources.art.figures import Part, figure, painted
from resources.art.jumbo import Window, hairline, medallion
from resources.art.letterforms import CAP, numeral
from resources.art.outline import Contour, Point, mapped, polyline
from resources.art.palette import COLOURS
from resources.art.panels import Panel, two_way
from resources.art.spanish_suits import LONG, SPANISH, pip
from resources.art.svg import again, group, path, rectangle

RANKS = "A23456789TJQK"
COURTS = "JQK"
_NUMBERS = {"A": "1", "T": "10", "J": "10", "Q": "11", "K": "12"}

_INSET, _CORNER, _FRAME_LINE = 10.0, 9.0, 2.2
_BEND = _CORNER * 0.4477
_BREAK, _BREAK_PITCH = 14.0, 26.0


def spanish() -> Iterator[tuple[str, str]]:
    """Path below `resources/` and SVG text of every face."""
    for suit in SPANISH:
        for rank in RANKS:
            yield f"cards/spanish/{rank}{suit}.svg", face(rank, suit)
            yield f"cards/spanish-jumbo/{rank}{suit}.svg", jumbo_face(rank, suit)


def face(rank: str, suit: str) -> str:
    """A face with the small index."""
    if rank in COURTS:
        body = _court(rank, suit)
    elif rank == "A":
        body = _ace(suit)
    else:
        body = _pips(rank, suit)
    return card([_frame(suit), *body, *_index(_STANDARD, rank, suit)])


def jumbo_face(rank: str, suit: str) -> str:
    """A face with the large index, for small cards."""
    if rank in COURTS:
        body = medallion(_figure(rank, suit), _WINDOWS[rank])
    elif rank == "A":
        body = painted(pip(suit, *CENTRE, _JUMBO_LONG_ACE if suit in LONG else _JUMBO_ACE))
    else:
        body = hairline()
    return card([_frame(suit), *body, *_index(_JUMBO, rank, suit)])


# Frame and index


def _frame(suit: str) -> str:
    """The inner frame with the breaks that tell the suit."""
    left, top, right, bottom = _INSET, _INSET, WIDTH - _INSET, HEIGHT - _INSET
    colour, count = COLOURS["frame"], SPANISH[suit].breaks
    if not count:
        return rectangle(left, top, right - left, bottom - top, _CORNER, "none", line=colour, line_width=_FRAME_LINE)
    middles = [WIDTH / 2 + (i - (count - 1) / 2) * _BREAK_PITCH for i in range(count)]
    ends = [x + side * _BREAK / 2 for x in middles for side in (-1, 1)]
    inner = list(zip(ends[1:-1:2], ends[2:-1:2], strict=True))
    lines: list[Contour] = [polyline([(a, y), (b, y)]) for y in (top, bottom) for a, b in inner]
    lines += [_side(left, ends[0], 1.0), _side(right, ends[-1], -1.0)]
    return path(lines, "none", line=colour, width=_FRAME_LINE)


def _side(edge: float, end: float, inward: float) -> Contour:
    """The frame's left or right side with the first piece of its top and bottom line, which reaches to x = `end`."""
    top, bottom = _INSET, HEIGHT - _INSET
    x, bend = edge + inward * _CORNER, edge + inward * _BEND
    return Contour(
        (end, top),
        (
            ((x, top),),
            ((bend, top), (edge, top + _BEND), (edge, top + _CORNER)),
            ((edge, bottom - _CORNER),),
            ((edge, bottom - _BEND), (bend, bottom), (x, bottom)),
            ((end, bottom),),
        ),
        closed=False,
    )


@dataclass(frozen=True)
class _Index:
    """Where number and suit of the upper left corner stand, in card units. `two_x` is the centre of two digits."""

    x: float
    two_x: float
    top: float
    cap: float
    stretch: float
    two_stretch: float
    suit: Point
    long_suit: Point
    suit_size: float
    long_share: float
    """Size of the long suits in sizes of the others."""


_STANDARD = _Index(29, 30.5, 19, 40, 1.0, 0.76, (29, 76), (29, 82), 24, 0.8)
_JUMBO = _Index(47, 50, 19, 95, 1.0, 0.76, (128, 68), (128, 68), 72, 0.72)


def _index(style: _Index, rank: str, suit: str) -> list[str]:
    """Both corners; the second is the half turn of the first."""
    text = _NUMBERS.get(rank, rank)
    x, stretch = (style.x, style.stretch) if len(text) == 1 else (style.two_x, style.two_stretch)
    high = style.cap / CAP
    number = mapped(numeral(text), lambda px, py: (x + high * stretch * px, style.top + high * py))
    at, size = style.suit, style.suit_size
    if suit in LONG:
        at, size = style.long_suit, style.suit_size * style.long_share
    small = painted(pip(suit, *at, size))
    corner = group([path(number, COLOURS[SPANISH[suit].number]), *small], name="corner", round_lines=True)
    return [corner, again("corner", HALF_TURN)]


# Aces and number cards

_ACE_LINE = 0.024

_SIZES = {
    suit: dict(zip("23456789T", sizes, strict=True))
    for suit, sizes in {
        "d": (85.8, 72, 60, 60, 60, 60, 60, 50, 50),
        "h": (82.9, 69.6, 58, 58, 58, 58, 58, 49, 49),
        "s": (74, 54, 57, 57, 51, 51, 45, 43, 43),
        "c": (70, 51, 54, 54, 51, 47, 45, 43, 43),
    }.items()
}
"""Sizes of pips: round ones as large as their rows allow, long ones so that none touches the next."""

_LEFT, _MIDDLE, _RIGHT = 0.33, 0.5, 0.67
_THIRDS = (0.2, 0.5, 0.8)


def _pair(y: float) -> tuple[Point, Point]:
    return (_LEFT, y), (_RIGHT, y)


def _places(rank: str, *, long: bool) -> tuple[Point, ...]:
    """Pip centres as fractions of width and height. Long pips stand a little lower at the top: they reach higher."""
    far = 0.1977 if long and rank in "4567" else 0.175
    corners = (*_pair(far), *_pair(1 - far))
    return {
        "2": ((_MIDDLE, 0.28), (_MIDDLE, 0.72)),
        "3": tuple((_MIDDLE, y) for y in _THIRDS),
        "4": corners,
        "5": (*corners, (_MIDDLE, 0.5)),
        "6": (*corners, *_pair(0.5)),
        "7": (*corners, *_pair(0.5), (_MIDDLE, (far + 0.5) / 2)),
        "8": (*corners, *_pair(0.5), (_MIDDLE, (far + 0.5) / 2), (_MIDDLE, 1 - (far + 0.5) / 2)),
        "9": tuple((x, y) for y in _THIRDS for x in (0.29, 0.5, 0.71)),
        "T": _ten(long=long),
    }[rank]


def _ten(*, long: bool) -> tuple[Point, ...]:
    """Four, two, four in a row for long pips; for round ones the sides of a French ten with its two in the middle."""
    if long:
        outer = tuple((x, y) for y in (_THIRDS[0], _THIRDS[2]) for x in (0.275, 0.425, 0.575, 0.725))
        return (*outer, (0.425, 0.5), (0.575, 0.5))
    sides = tuple(place for y in (0.175, 0.3917, 0.6083, 0.825) for place in _pair(y))
    return (*sides, (_MIDDLE, 0.2833), (_MIDDLE, 0.7167))


def _pips(rank: str, suit: str) -> list[str]:
    """The pips of a number card: one drawn, the others shown again."""
    first, *others = [(x * WIDTH, y * HEIGHT) for x, y in _places(rank, long=suit in LONG)]
    drawn = group(painted(pip(suit, *first, _SIZES[suit][rank])), name="pip", round_lines=True)
    return [drawn, *(again("pip", f"translate({x - first[0]:g} {y - first[1]:g})") for x, y in others)]


def _ace(suit: str) -> list[str]:
    size = SPANISH[suit].ace
    return [*wreath("spanish/spray"), group(painted(pip(suit, *CENTRE, size, _ACE_LINE * size)), round_lines=True)]


# Courts

_PANEL = Panel(
    frame=(49.0, 37.0, 152.0, 276.0, 5.0),
    seam=(76.0, 16.0),
    belt_half=8.0,
    lozenges=(-71.0, -54.0, -36.0, -18.0, 18.0, 36.0, 54.0, 71.0),
    lozenge=(4.0, 4.0),
    disc=13.0,
)
_SCALE = 0.905
_BADGE, _LONG_BADGE = (-56.0, -116.0, 29.0), (-59.0, -110.0, 24.0)
_DISC_PIP, _LONG_DISC_PIP = 20.0, 12.5
_HELD_LINE = 1.5

_JUMBO_ACE, _JUMBO_LONG_ACE = 88.0, 53.0
_WINDOWS = {"J": Window(0.0, -97.0), "Q": Window(5.0, -84.0), "K": Window(0.0, -97.0)}


@cache
def _figure(rank: str, suit: str) -> tuple[Part, ...]:
    """The half figure. A part `pip` of its data is the suit that it lifts: the width is the size, the outline a point."""
    parts: list[Part] = []
    for part in figure(f"spanish/{rank}{suit}"):
        if part.fill == "pip":
            parts += pip(suit, *part.outline[0].start, part.width, _HELD_LINE)
        else:
            parts.append(part)
    return tuple(parts)


def _court(rank: str, suit: str) -> list[str]:
    """Sota, caballo or rey with the suit in the panel's corner and on the belt."""
    x, y = CENTRE
    scale = "" if rank == "Q" else f" scale({_SCALE})"
    half = group(painted(_figure(rank, suit)), transform=f"translate({x:g} {y:g}){scale}", round_lines=True)
    bx, by, badge_size = _LONG_BADGE if suit in LONG else _BADGE
    badge = painted(pip(suit, x + bx, y + by, badge_size))
    sign = painted(pip(suit, x, y, _LONG_DISC_PIP if suit in LONG else _DISC_PIP))
    return two_way(_PANEL, [half, group(badge, round_lines=True)], SPANISH[suit].belt, [group(sign, round_lines=True)])
