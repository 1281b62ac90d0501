"""What a seat may do: in its own turn, and when it is asked about another seat's tile."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import NextDeal
from rules.tiles import KINDS, Tile


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a tile of the hand (R8)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class DeclareKong:
    """Declare a kong in the own turn: concealed where four are held, else the fourth tile of an own pung (R7)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Win:
    """Win with the tile drawn, or with the tile that is asked about."""


@dataclass(frozen=True, slots=True)
class FlowerWin:
    """Win by seven or eight flowers (R23)."""


@dataclass(frozen=True, slots=True)
class FalseWin:
    """Call a win that is none, where that is played (R17)."""


@dataclass(frozen=True, slots=True)
class Kong:
    """Claim a discard for a kong."""


@dataclass(frozen=True, slots=True)
class Pung:
    """Claim a discard for a pung."""


@dataclass(frozen=True, slots=True)
class Chow:
    """Claim a discard for a chow with two own tiles, the lower one first."""

    low: Tile
    high: Tile


@dataclass(frozen=True, slots=True)
class Pass:
    """Want nothing of what is asked about."""


TurnAction = Discard | DeclareKong | Win | FlowerWin | FalseWin
Answer = Win | FlowerWin | FalseWin | Kong | Pung | Chow | Pass
MahjongAction = TurnAction | Answer | NextDeal

DISCARDS: dict[Tile, Discard] = {kind: Discard(kind) for kind in KINDS}
"""The discard of each kind."""
WIN, FLOWER_WIN, FALSE_WIN, KONG, PUNG, PASS = Win(), FlowerWin(), FalseWin(), Kong(), Pung(), Pass()


def _chows(tile: Tile) -> tuple[Chow, ...]:
    """The chows that a tile can complete, lowest first."""
    if not tile.suited:
        return ()
    base = tile.index - tile.rank
    pairs = ((-2, -1), (-1, 1), (1, 2))
    return tuple(
        Chow(KINDS[base + tile.rank + low], KINDS[base + tile.rank + high])
        for low, high in pairs
        if tile.rank + low >= 1 and tile.rank + high <= 9
    )


CHOWS: tuple[tuple[Chow, ...], ...] = tuple(map(_chows, KINDS))
"""The chows that each kind can complete, by its index."""
