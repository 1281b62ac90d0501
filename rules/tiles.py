"""Mahjong tiles: suits, tiles and the whole set, with the text forms used in cases, saves and logs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class TileSuit(Enum):
    """A family of tiles; its value is the letter that ends their text. Definition order is tile order."""

    CHARACTERS = "m"
    DOTS = "p"
    BAMBOO = "s"
    WINDS = "w"
    DRAGONS = "d"
    FLOWERS = "f"
    SEASONS = "q"

    @property
    def suited(self) -> bool:
        """Whether its tiles are numbered 1 to 9: characters, dots and bamboo."""
        return self in _SUITED

    @property
    def honour(self) -> bool:
        """Whether its tiles are winds or dragons."""
        return self in (TileSuit.WINDS, TileSuit.DRAGONS)

    @property
    def flower(self) -> bool:
        """Whether its tiles are laid open and replaced: flowers and seasons."""
        return self in (TileSuit.FLOWERS, TileSuit.SEASONS)


_SUITED = (TileSuit.CHARACTERS, TileSuit.DOTS, TileSuit.BAMBOO)
_SIGNS = {
    TileSuit.CHARACTERS: "123456789",
    TileSuit.DOTS: "123456789",
    TileSuit.BAMBOO: "123456789",
    TileSuit.WINDS: "ESWN",
    TileSuit.DRAGONS: "RGW",
    TileSuit.FLOWERS: "1234",
    TileSuit.SEASONS: "1234",
}
"""The first letter of each tile's text, suit by suit, in tile order."""

COPIES = 4
"""How many tiles there are of each kind that is not a flower or a season."""


class Tile:
    """One kind of tile. There is one object of each, so tiles compare by identity, hash fast and survive copies.

    `index` is its place in tile order: 0-33 the kinds that are played with, 34-41 flowers and seasons. `rank` is its
    number within the suit from 1 on: east to north 1 to 4; red, green, white 1 to 3; a flower's or season's number.
    `str(tile)` is sign then suit, `5p`, `Ew`, `Rd`, `3q`; `Tile.parse` reads it back.
    """

    __slots__ = ("flower", "honour", "index", "rank", "suit", "suited", "text")

    index: int
    suit: TileSuit
    rank: int
    text: str
    suited: bool
    honour: bool
    flower: bool

    def __new__(cls, rank: int, suit: TileSuit) -> Tile:
        return _TILES[_SIGNS[suit][rank - 1] + suit.value]

    @staticmethod
    def parse(text: str) -> Tile:
        """Return the tile of a text form such as `8s`; raise ValueError for anything else."""
        try:
            return _TILES[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a tile: {text!r}") from None

    @property
    def terminal(self) -> bool:
        """Whether it is a 1 or 9 of a suit."""
        return self.suited and self.rank in (1, 9)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("tiles do not change")

    def __lt__(self, other: Tile) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Tile({self.text})"

    def __reduce__(self) -> tuple[object, tuple[int, TileSuit]]:
        return Tile, (self.rank, self.suit)

    def __copy__(self) -> Tile:
        return self

    def __deepcopy__(self, memo: object) -> Tile:
        return self


def _make_tiles() -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    for suit in TileSuit:
        for rank, sign in enumerate(_SIGNS[suit], 1):
            tile = object.__new__(Tile)
            values = {"index": len(tiles), "suit": suit, "rank": rank, "text": sign + suit.value}
            values |= {"suited": suit.suited, "honour": suit.honour, "flower": suit.flower}
            for name, value in values.items():
                object.__setattr__(tile, name, value)
            tiles[tile.text] = tile
    return tiles


_TILES = _make_tiles()

KINDS: tuple[Tile, ...] = tuple(tile for tile in _TILES.values() if not tile.flower)
"""The 34 kinds that are played with, in tile order: `KINDS[tile.index] is tile`."""
FLOWERS: tuple[Tile, ...] = tuple(tile for tile in _TILES.values() if tile.flower)
"""The four flowers and the four seasons, in tile order."""
WINDS: tuple[Tile, ...] = tuple(tile for tile in KINDS if tile.suit is TileSuit.WINDS)
"""East, south, west, north."""
DRAGONS: tuple[Tile, ...] = tuple(tile for tile in KINDS if tile.suit is TileSuit.DRAGONS)
"""Red, green, white."""


def tile_set(*, flowers: bool) -> tuple[Tile, ...]:
    """Return a whole set in canonical order: four of each kind, then the flowers and seasons where they are played."""
    return tuple(kind for kind in KINDS for _ in range(COPIES)) + (FLOWERS if flowers else ())


def tiles(texts: str | Iterable[str]) -> tuple[Tile, ...]:
    """Return the tiles of text forms, given as an iterable or as one string separated by blanks; raise ValueError."""
    return tuple(Tile.parse(text) for text in (texts.split() if isinstance(texts, str) else texts))
