"""What has been entered in the hand calculator: a value, changed by making another one. It knows no window."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Literal

from rules.mahjong.hand import EARTHLY, FLAGS, FLOWER_REPLACEMENT, HUMAN, By, FinishedHand
from rules.mahjong.melds import Meld, MeldType, is_chow
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import Payments, settle
from rules.mahjong.scoring import Score, score
from rules.mahjong.shanten import SETS
from rules.seats import Seat
from rules.tiles import COPIES, KINDS, WINDS, Tile

FIRST, SECOND = Seat(0), Seat(1)
Goal = Literal["concealed", "chow", "pung", "kong", "concealed_kong"]
"""Where the next tile goes: into the hand, or as the (lowest) tile of a set."""
GOALS: tuple[Goal, ...] = ("concealed", "chow", "pung", "kong", "concealed_kong")


@dataclass(frozen=True)
class Entry:
    """A hand of real tiles as far as it is known.

    `concealed` are the tiles in the order entered, the winning one among them; `winning` is its place, None for the last
    one entered. What is impossible cannot be entered; what is only unfinished is told by `score`.
    """

    options: MahjongOptions
    concealed: tuple[Tile, ...] = ()
    winning: int | None = None
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    winner: Seat = FIRST
    by: By = "self_draw"
    discarder: Seat = SECOND
    dealer: Seat = FIRST
    round_wind: Tile = WINDS[0]
    flags: frozenset[str] = frozenset()
    liable: Seat | None = None
    goal: Goal = "concealed"

    def __post_init__(self) -> None:
        assert self.winner not in (self.discarder, self.liable), "nobody pays for the own win"

    # tiles

    @property
    def room(self) -> int:
        """How many concealed tiles a finished hand with these melds has."""
        return 3 * SETS + 2 - 3 * len(self.melds)

    @property
    def missing(self) -> int:
        """Tiles still to be entered; negative when there are too many."""
        return self.room - len(self.concealed)

    def used(self) -> Counter[Tile]:
        """Return how often each tile has been entered."""
        return Counter([*self.concealed, *self.flowers, *(tile for meld in self.melds for tile in meld.tiles)])

    def left(self, tile: Tile) -> int:
        """Return how many copies of a tile are left."""
        return (1 if tile.flower else COPIES) - self.used()[tile]

    def why_not(self, tile: Tile) -> str | None:
        """Return why a tile cannot be entered now: `bad-flowers`, `too-many-copies`, `bad-meld`, `hand-full`; or None."""
        if tile.flower:
            return None if self.options.flowers and self.left(tile) else "bad-flowers"
        if self.goal == "concealed":
            if not self.left(tile):
                return "too-many-copies"
            return None if self.missing > 0 else "hand-full"
        wanted = meld_tiles(self.goal, tile)
        if wanted is None:
            return "bad-meld"
        used = self.used()
        if any(used[each] + number > COPIES for each, number in Counter(wanted).items()):
            return "too-many-copies"
        return None if self.missing >= 3 and len(self.melds) < SETS else "hand-full"

    def plus(self, tile: Tile) -> Entry:
        """Return the entry with a tile more, or with the set that it names; the tile must be possible."""
        assert self.why_not(tile) is None
        if tile.flower:
            return replace(self, flowers=tuple(sorted((*self.flowers, tile))))
        if self.goal == "concealed":
            return replace(self, concealed=(*self.concealed, tile))
        tiles = meld_tiles(self.goal, tile)
        assert tiles is not None
        source = None if self.goal == "concealed_kong" else Seat((self.winner + 1) % SEATS)
        kind: MeldType = self.goal
        meld = Meld(kind, tiles, source, None if source is None else tile)
        return replace(self, melds=(*self.melds, meld), goal="concealed")

    def without_last(self) -> Entry:
        """Return the entry without the tile or set that was entered last; flowers go last of all."""
        if self.concealed:
            return self.without_tile(len(self.concealed) - 1)
        if self.melds:
            return replace(self, melds=self.melds[:-1])
        return replace(self, flowers=self.flowers[:-1])

    def without_tile(self, place: int) -> Entry:
        """Return the entry without the concealed tile at a place."""
        tiles = self.concealed[:place] + self.concealed[place + 1 :]
        winning = self.winning
        if winning is not None:
            winning = None if winning == place else winning - (winning > place)
        return replace(self, concealed=tiles, winning=winning)

    def without_meld(self, place: int) -> Entry:
        """Return the entry without a set."""
        return replace(self, melds=self.melds[:place] + self.melds[place + 1 :])

    def without_flower(self, tile: Tile) -> Entry:
        """Return the entry without a flower."""
        return replace(self, flowers=tuple(each for each in self.flowers if each is not tile))

    def cleared(self) -> Entry:
        """Return the entry with no tile and no circumstance; who plays and what is played stays."""
        return Entry(
            self.options,
            winner=self.winner,
            by=self.by,
            discarder=self.discarder,
            dealer=self.dealer,
            round_wind=self.round_wind,
            liable=self.liable,
        )

    @property
    def begun(self) -> bool:
        """Whether any tile has been entered."""
        return bool(self.concealed or self.melds or self.flowers)

    # what it is worth

    @property
    def giver(self) -> Seat | None:
        """Who gave the winning tile; None by self-draw."""
        return None if self.by == "self_draw" else self.discarder

    @property
    def pays_for_all(self) -> Seat | None:
        """Who pays a self-draw alone, where that is played."""
        return self.liable if self.by == "self_draw" and self.options.liability else None

    @property
    def winning_place(self) -> int | None:
        """The place of the winning tile among the concealed ones; None while the hand is not whole."""
        if self.missing != 0 or not self.concealed:
            return None
        return len(self.concealed) - 1 if self.winning is None else self.winning

    @property
    def winning_tile(self) -> Tile | None:
        """The tile that the hand is won with."""
        return None if self.winning_place is None else self.concealed[self.winning_place]

    def hand(self) -> FinishedHand:
        """Return what has been entered as it is laid down for scoring."""
        place = self.winning_place
        rest = self.concealed if place is None else self.concealed[:place] + self.concealed[place + 1 :]
        return FinishedHand(
            tuple(sorted(rest)),
            self.winning_tile,
            self.by,
            self.winner,
            self.giver,
            self.dealer,
            self.round_wind,
            self.melds,
            self.flowers,
            self.flags,
            self.pays_for_all,
        )

    def score(self) -> Score:
        """Return what the hand is worth, or why it is not."""
        return score(self.hand(), self.options)

    def payments_for(self, fan: int) -> Payments:
        """Return what each seat wins or loses when the hand has so many fan."""
        return settle([(self.winner, fan)], self.by, self.giver, self.pays_for_all, self.options)

    def other_way(self) -> Entry:
        """Return the same hand won the other way: on a discard if it was a self-draw, else by self-draw."""
        if self.by == "self_draw":
            discarder = self.discarder if self.discarder != self.winner else Seat((self.winner + 1) % SEATS)
            fitting = self.flags & (frozenset(FLAGS[:1]) | {EARTHLY, HUMAN})
            return replace(self, by="discard", discarder=discarder, flags=fitting)
        fitting = self.flags - {EARTHLY, HUMAN, FLOWER_REPLACEMENT}
        return replace(self, by="self_draw", flags=fitting)

    def with_winner(self, winner: Seat) -> Entry:
        """Return the entry with another winner; who discarded is somebody else."""
        discarder = self.discarder if self.discarder != winner else Seat((winner + 1) % SEATS)
        return replace(self, winner=winner, discarder=discarder, liable=None if self.liable == winner else self.liable)


def meld_tiles(goal: Goal, tile: Tile) -> tuple[Tile, ...] | None:
    """Return the tiles of the set that a tile names, or None where it names none."""
    if tile.flower:
        return None
    match goal:
        case "chow":
            tiles = KINDS[tile.index : tile.index + 3]
            return tiles if len(tiles) == 3 and is_chow(tiles) else None
        case "pung":
            return (tile,) * 3
        case "kong" | "concealed_kong":
            return (tile,) * COPIES
    return None
