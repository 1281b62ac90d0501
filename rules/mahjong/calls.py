"""A hand as it would be after a call: for bots that weigh one."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mahjong.actions import Chow, Kong, MahjongAction, Pung
from rules.mahjong.counts import UNIT, Counts, number
from rules.mahjong.melds import Meld
from rules.seats import Seat
from rules.tiles import COPIES, Tile

CLAIMS = (Chow, Pung, Kong)
"""The answers that make a meld of a discard."""


@dataclass(frozen=True, slots=True)
class AfterCall:
    """The concealed counts and the melds after a call, and whether a discard follows."""

    counts: Counts
    melds: tuple[Meld, ...]
    discards: bool


def after_call(action: MahjongAction, tile: Tile, source: Seat, counts: Counts, melds: tuple[Meld, ...]) -> AfterCall:
    """Return the hand after a claimed chow, pung or kong of a tile."""
    if isinstance(action, Chow):
        used = UNIT[action.low.index] + UNIT[action.high.index]
        meld = Meld("chow", tuple(sorted((action.low, action.high, tile))), source, tile)
        return AfterCall(counts - used, (*melds, meld), discards=True)
    copies = COPIES if isinstance(action, Kong) else COPIES - 1
    meld = Meld("kong" if copies == COPIES else "pung", (tile,) * copies, source, tile)
    return AfterCall(counts - (copies - 1) * UNIT[tile.index], (*melds, meld), discards=copies < COPIES)


def after_kong(tile: Tile, counts: Counts, melds: tuple[Meld, ...]) -> AfterCall:
    """Return the hand after a kong in the own turn, before its replacement comes."""
    if number(counts, tile.index) == COPIES:
        return AfterCall(
            counts - COPIES * UNIT[tile.index], (*melds, Meld("concealed_kong", (tile,) * COPIES)), discards=False
        )
    return AfterCall(counts - UNIT[tile.index], melds, discards=False)
