"""How dangerous a discard is, as numbers: the inputs of the network that says how likely another seat wins on it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mahjong.counts import LANES
from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import WINDS


class Rival:
    """What everybody sees of another seat."""

    __slots__ = (
        "by_suit",
        "chows",
        "dragons",
        "early",
        "meld_suits",
        "melds",
        "passed",
        "pungs",
        "seat",
        "since",
        "thrown",
        "times",
        "values",
        "winds",
    )

    def __init__(self, view: MahjongView, seat: Seat) -> None:
        self.seat = seat
        melds = view.melds[seat]
        self.melds = len(melds)
        self.chows = sum(meld.chow for meld in melds)
        self.pungs = self.melds - self.chows
        kinds = [meld.tile.index for meld in melds]
        self.meld_suits = {LANES[kind] for kind in kinds} - {3}
        self.winds = sum(27 <= kind < 31 for kind in kinds)
        self.dragons = sum(kind >= 31 for kind in kinds)
        number = (seat - view.deal.dealer) % SEATS
        self.values = {31: 1, 32: 1, 33: 1}
        for wind in (WINDS[number], view.deal.round_wind):
            self.values[wind.index] = self.values.get(wind.index, 0) + 1
        self.thrown: set[int] = set()
        self.early: set[int] = set()
        self.by_suit = [0, 0, 0, 0]
        self.passed: dict[int, int] = {}
        """How often others threw each kind and this seat let it lie."""
        self.since: set[int] = set()
        """The kinds thrown since this seat last changed its hand: it cannot win on them now."""
        self.times = 0
        for throw in view.discards:
            kind = throw.tile.index
            if throw.seat == seat:
                self.thrown.add(kind)
                if self.times < 6:
                    self.early.add(kind)
                self.by_suit[LANES[kind]] += 1
                self.times += 1
                self.since = {kind}
            else:
                self.passed[kind] = self.passed.get(kind, 0) + 1
                self.since.add(kind)


SIZE = 42
"""How many inputs there are."""
_AROUND = ((-2, -1), (-1, 1), (1, 2))
"""Where the two other tiles of a chow lie beside a tile."""


def features(rival: Rival, kind: int, hidden: Sequence[int], wall: int) -> list[float]:
    """Return the inputs for a discard of a kind; `hidden` says of each kind how many copies the own seat does not see."""
    unseen = hidden[kind]
    lane = LANES[kind]
    honour = lane == 3
    rank = 0 if honour else kind % 9
    edge = 0 if honour else min(rank, 8 - rank)
    suits = rival.meld_suits
    one_suit = len(suits) <= 1
    in_suit = lane in suits
    times = max(1, rival.times)
    share = rival.by_suit[lane] / times
    near = [kind + step for step in (-2, -1, 1, 2) if not honour and 0 <= rank + step <= 8]
    near_thrown = sum(each in rival.thrown for each in near)
    near_early = sum(each in rival.early for each in near)
    pairs = 0
    if not honour:
        for low, high in _AROUND:
            if rank + low >= 0 and rank + high <= 8:
                pairs += hidden[kind + low] * hidden[kind + high]
    value = rival.values.get(kind, 0)
    melds = rival.melds
    return [
        1.0 if kind in rival.since else 0.0,
        1.0 if kind in rival.thrown else 0.0,
        1.0 if kind in rival.early else 0.0,
        min(3, rival.passed.get(kind, 0)) / 3,
        rival.times / 20,
        wall / 80,
        float(melds == 0),
        float(melds == 1),
        float(melds == 2),
        float(melds == 3),
        float(melds == 4),
        rival.pungs / 4,
        rival.chows / 4,
        float(rival.chows == 0) * rival.pungs / 3,
        float(one_suit and in_suit) * melds / 3,
        float(one_suit and not in_suit and not honour and bool(suits)) * melds / 3,
        float(one_suit and honour) * melds / 3,
        float(not one_suit),
        float(honour),
        float(edge == 0 and not honour),
        float(edge == 1),
        float(edge == 2),
        float(edge > 2),
        share,
        share * (1 - wall / 80),
        float(honour) * unseen / 3,
        float(honour and unseen == 0),
        float(not honour) * unseen / 4,
        float(unseen == 0),
        value / 2,
        value / 2 * float(unseen > 1),
        rival.dragons / 2,
        float(rival.dragons == 2 and kind >= 31),
        rival.winds / 3,
        float(rival.winds >= 2 and 27 <= kind < 31),
        near_thrown / 4,
        near_early / 4,
        rival.by_suit[3] / times,
        max(rival.by_suit[:3]) / times,
        min(rival.by_suit[:3]) / times,
        pairs / 16,
        unseen * (unseen - 1) / 6,
    ]
