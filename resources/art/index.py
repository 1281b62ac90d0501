"""Rank and suit in the corners: the small index of the standard faces and the jumbo index."""

from __future__ import annotations

from dataclasses import dataclass

from resources.art.card import HEIGHT, WIDTH
from resources.art.letterforms import CAP, rank_outline
from resources.art.outline import Outline, mapped
from resources.art.suits import suit_at
from resources.art.svg import path


@dataclass(frozen=True)
class Style:
    """Where an index stands, in card units; `stretch` and `ten_stretch` scale the widths of ranks and of the 10."""

    rank_x: float
    ten_x: float
    top: float
    cap: float
    stretch: float
    ten_stretch: float
    suit: tuple[float, float]
    suit_size: float


STANDARD = Style(27, 28, 14, 44, 1.0, 0.86, (27, 80.5), 31)
JUMBO = Style(46, 46, 14, 100, 1.04, 0.80, (124, 64), 82)


def corner(style: Style, rank: str, suit: str) -> Outline:
    """Rank and suit of the upper left corner in card units."""
    high = style.cap / CAP
    wide = high * (style.ten_stretch if rank == "T" else style.stretch)
    middle = style.ten_x if rank == "T" else style.rank_x
    letter = mapped(rank_outline(rank), lambda x, y: (middle + wide * x, style.top + high * y))
    return letter + suit_at(suit, *style.suit, style.suit_size)


def index(style: Style, rank: str, suit: str, colour: str) -> str:
    """Both corners of a face as one path; the second is the half turn of the first."""
    first = corner(style, rank, suit)
    second = mapped(first, lambda x, y: (WIDTH - x, HEIGHT - y))
    return path(first + second, colour)
