"""A finished hand as it is laid down for scoring, and what may be wrong with it. The hand calculator makes these too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.mahjong.counts import UNIT, Counts, counts_of
from rules.mahjong.melds import Meld, is_meld
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.shanten import SETS
from rules.seats import Seat
from rules.tiles import COPIES, FLOWERS, KINDS, WINDS, Tile

By = Literal["discard", "self_draw", "robbing_kong"]
"""How a hand was won."""

LAST_TILE = "last_tile"
KONG_REPLACEMENT = "kong_replacement"
KONG_ON_KONG = "kong_on_kong"
FLOWER_REPLACEMENT = "flower_replacement"
HEAVENLY = "heavenly"
EARTHLY = "earthly"
HUMAN = "human"
FLAGS: tuple[str, ...] = (
    LAST_TILE,
    KONG_REPLACEMENT,
    KONG_ON_KONG,
    FLOWER_REPLACEMENT,
    HEAVENLY,
    EARTHLY,
    HUMAN,
)
"""The circumstances of a win that the tiles do not show."""


SUITED = 7
"""Traits of the suited tiles: one bit for each suit."""
HONOUR, TERMINAL, SIMPLE, FLOWER = 8, 16, 32, 64
"""Traits of winds and dragons, of 1 and 9, of 2 to 8, and of flowers and seasons."""


def _trait(tile: Tile) -> int:
    if tile.suited:
        return 1 << tile.index // 9 | (TERMINAL if tile.terminal else SIMPLE)
    return FLOWER if tile.flower else HONOUR


_TRAITS = tuple(_trait(tile) for tile in (*KINDS, *FLOWERS))


def traits(tiles: Iterable[Tile]) -> int:
    """Return all the traits that some of the tiles have."""
    found = 0
    for tile in tiles:
        found |= _TRAITS[tile.index]
    return found


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """Everything that the worth of a hand depends on, options apart.

    `concealed` are the tiles in the hand without `winning_tile`, which is None while a calculator waits for it. By
    self-draw there is no `discarder`; whoever declares a kong that is robbed is one. `round_wind` is a wind. `liable`
    is the seat that pays a self-draw alone (R22), None where nobody is.
    """

    concealed: tuple[Tile, ...]
    winning_tile: Tile | None
    by: By
    winner: Seat
    discarder: Seat | None
    dealer: Seat
    round_wind: Tile
    melds: tuple[Meld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    flags: frozenset[str] = frozenset()
    liable: Seat | None = None

    @property
    def number(self) -> int:
        """The winner's number: 1 for the dealer, east, to 4 for north. Its own flower and season carry it (R2)."""
        return (self.winner - self.dealer) % SEATS + 1

    @property
    def seat_wind(self) -> Tile:
        """The winner's wind."""
        return WINDS[self.number - 1]

    @property
    def counts(self) -> Counts:
        """The concealed tiles with the winning tile."""
        assert self.winning_tile is not None
        return counts_of(self.concealed) + UNIT[self.winning_tile.index]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles that lie in melds or in the hand, the winning tile last."""
        melded = tuple(tile for meld in self.melds for tile in meld.tiles)
        return melded + self.concealed + (() if self.winning_tile is None else (self.winning_tile,))

    @property
    def tiles_missing(self) -> int:
        """How many tiles are still to be named; negative when there are too many."""
        whole = 3 * SETS + 2
        return whole - 3 * len(self.melds) - len(self.concealed) - (self.winning_tile is not None)


def fault(hand: FinishedHand, options: MahjongOptions) -> str | None:
    """Return the first reason why a hand cannot be scored at all, or None.

    `unknown-tile`, `bad-meld`, `wrong-tile-count`, `too-many-copies`, `bad-flowers`, `bad-seats`, `impossible-flags`.
    Source: rules file, "Case kinds", reasons.
    """
    tiles = hand.tiles
    if traits(tiles) & FLOWER:
        return "unknown-tile"
    if hand.melds and not all(map(is_meld, hand.melds)):
        return "bad-meld"
    if hand.winning_tile is None or hand.tiles_missing:
        return "wrong-tile-count"
    held = [0] * len(KINDS)
    for tile in tiles:
        held[tile.index] += 1
    if max(held) > COPIES:
        return "too-many-copies"
    flowers = hand.flowers
    if flowers and not (options.flowers and len(set(flowers)) == len(flowers) and all(tile.flower for tile in flowers)):
        return "bad-flowers"
    if not _seats_are_right(hand):
        return "bad-seats"
    return None if _flags_are_possible(hand) else "impossible-flags"


def _seats_are_right(hand: FinishedHand) -> bool:
    if not (hand.winner in _SEATS and hand.dealer in _SEATS):
        return False
    if hand.by == "self_draw":
        return hand.discarder is None
    return hand.discarder in _SEATS and hand.discarder != hand.winner


_SEATS = range(SEATS)


def _flags_are_possible(hand: FinishedHand) -> bool:
    """Whether the circumstances can come together, in the order in which the rules file lists what cannot."""
    flags = hand.flags
    if not flags and hand.by != "robbing_kong":
        return True
    if not flags <= set(FLAGS):
        return False
    drawn = hand.by == "self_draw"
    kongs = sum(meld.kong for meld in hand.melds)
    dealer_won = hand.winner == hand.dealer
    first_turn = not hand.melds
    kong_flags = {KONG_REPLACEMENT, KONG_ON_KONG}
    impossible: Sequence[bool] = (
        bool(flags & (kong_flags | {FLOWER_REPLACEMENT, HEAVENLY})) and not drawn,
        bool(flags & {EARTHLY, HUMAN}) and hand.by != "discard",
        hand.by == "robbing_kong" and (LAST_TILE in flags or hand.winning_tile in hand.tiles[:-1]),
        KONG_REPLACEMENT in flags and kongs < 1,
        KONG_ON_KONG in flags and kongs < 2,
        FLOWER_REPLACEMENT in flags and (not hand.flowers or bool(flags & kong_flags)),
        HEAVENLY in flags and not (dealer_won and first_turn),
        EARTHLY in flags
        and not (not dealer_won and hand.discarder == hand.dealer and first_turn and HUMAN not in flags),
        HUMAN in flags and (dealer_won or hand.discarder == hand.dealer or not first_turn),
    )
    return not any(impossible)
