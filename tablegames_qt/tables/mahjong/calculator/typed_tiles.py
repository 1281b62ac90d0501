"""Tiles that are typed: digits wait for their suit, several for several tiles. A letter alone is a wind or a dragon."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from rules.tiles import Tile

DIGITS = "123456789"
MOST_DIGITS = 14
LETTERS = {"E": "Ew", "S": "Sw", "W": "Ww", "N": "Nw", "R": "Rd", "G": "Gd", "B": "Wd"}
"""Keys of the honours; B is the white dragon, W the west wind."""
SUITS = {"M": "m", "P": "p", "S": "s", "F": "f", "Q": "q"}
"""Keys of the suits, after a digit: characters, dots, bamboo, flowers, seasons."""
FLOWERS, FLOWER_DIGITS = "FQ", "1234"


@dataclass(frozen=True)
class Typed:
    """What a key means: the tiles that it completes, before the first digit that is none of its suit."""

    tiles: tuple[Tile, ...] = ()
    no_such_flower: bool = False


class TypedTiles:
    """Takes keys, 123M for three tiles, and remembers the digits that wait."""

    def __init__(self) -> None:
        self.digits = ""

    def press(self, key: str) -> Typed | None:
        """Take a key, a capital or a digit; return what it means, or None. Every key but a digit ends the waiting."""
        if key in DIGITS:
            self.digits = (self.digits + key)[-MOST_DIGITS:]
            return Typed()
        digits, self.digits = self.digits, ""
        if digits and key in SUITS:
            fitting = digits
            if key in FLOWERS:
                fitting = "".join(itertools.takewhile(FLOWER_DIGITS.__contains__, digits))
            return Typed(tuple(Tile.parse(digit + SUITS[key]) for digit in fitting), len(fitting) < len(digits))
        return Typed((Tile.parse(LETTERS[key]),)) if key in LETTERS else None
