"""What a bot works with: a view put into numbers."""

from __future__ import annotations

from rules.mahjong.counts import UNIT, Counts, counts_of, listed
from rules.mahjong.melds import Meld
from rules.mahjong.shanten import SETS
from rules.mahjong.view import MahjongView
from rules.tiles import COPIES, KINDS, Tile


class Sight:
    """The own hand as counts, and how many copies of each kind the seat cannot see. Made anew for each decision."""

    __slots__ = ("counts", "held", "melds", "seat", "sets", "unseen", "view")

    def __init__(self, view: MahjongView) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.counts: Counts = counts_of(view.concealed)
        self.held = listed(self.counts)
        self.melds: tuple[Meld, ...] = view.melds[view.viewer]
        self.sets = SETS - len(self.melds)
        self.unseen = unseen(view)


def unseen(view: MahjongView) -> list[int]:
    """Return how many copies of each kind lie where the viewer does not see them: in the wall and in other hands."""
    left = [COPIES] * len(KINDS)
    for tile in view.concealed:
        left[tile.index] -= 1
    for melds in view.melds:
        for meld in melds:
            for tile in meld.tiles:
                left[tile.index] -= 1
    gone = {taken.number for taken in view.taken}
    for number, throw in enumerate(view.discards):
        if number not in gone:
            left[throw.tile.index] -= 1
    return left


def without(counts: Counts, *kinds: Tile) -> Counts:
    """Return counts less some tiles."""
    for kind in kinds:
        counts -= UNIT[kind.index]
    return counts
