"""Melds: sets that lie open, and concealed kongs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.seats import Seat
from rules.tiles import COPIES, Tile

MeldType = Literal["chow", "pung", "kong", "concealed_kong"]


@dataclass(frozen=True, slots=True)
class Meld:
    """A set that was declared, its tiles in tile order.

    `source` is the seat whose discard was `claimed`; both are None for a concealed kong. `added` marks a kong that was
    a pung before: it keeps the pung's place, source and claimed tile.
    """

    type: MeldType
    tiles: tuple[Tile, ...]
    source: Seat | None = None
    claimed: Tile | None = None
    added: bool = False

    @property
    def tile(self) -> Tile:
        """The lowest tile, which names the meld."""
        return self.tiles[0]

    @property
    def kong(self) -> bool:
        """Whether it has four tiles."""
        return len(self.tiles) == COPIES

    @property
    def chow(self) -> bool:
        """Whether it is a run."""
        return self.type == "chow"


def is_meld(meld: Meld) -> bool:
    """Whether the tiles make what the type says."""
    tiles = meld.tiles
    if meld.type == "chow":
        return len(tiles) == 3 and is_chow(tiles)
    alike = len(set(tiles)) == 1 and not tiles[0].flower
    return alike and len(tiles) == (3 if meld.type == "pung" else COPIES)


def is_chow(tiles: Sequence[Tile]) -> bool:
    """Whether three tiles in tile order are a run of one suit."""
    first, second, third = tiles
    return first.suited and first.suit is third.suit and third.index - second.index == second.index - first.index == 1


def set_type(name: str) -> MeldType | None:
    """Return the meld type of a name, or None when there is none."""
    types: dict[str, MeldType] = {
        "chow": "chow",
        "pung": "pung",
        "kong": "kong",
        "concealed_kong": "concealed_kong",
    }
    return types.get(name)
