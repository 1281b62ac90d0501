"""Fan to units, and who pays whom: rules R17 and R20 to R24. The numbers are those of the seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rules.mahjong.hand import By
from rules.mahjong.items import EIGHT_FLOWERS, ITEMS, SEVEN_FLOWERS
from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.shanten import SETS
from rules.seats import Seat
from rules.tiles import FLOWERS, Tile, TileSuit

UNITS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "half_spicy": (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384),
        "full_spicy": (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192),
    }
)
"""Units for 0 to 13 fan, by table. 3 to 10 are the seed's; the others go on by its rule."""

_DISCARD_SHARES = 2
"""Shares the discarder pays by default (seed)."""
_ALL_SHARES = SEATS - 1
_DRAGON_SETS, _WIND_SETS = 3, 4
"""Sets whose last one makes the seat liable that fed it (R22)."""

Payments = tuple[int, ...]
"""What each seat wins or loses, in points; sums to zero."""
NOTHING: Payments = (0,) * SEATS


@dataclass(frozen=True, slots=True)
class Worth:
    """What so many fan are worth: `fan` capped at the limit, units, and points for each way to be paid."""

    fan: int
    units: int
    discard_double: int
    discard_for_all: int
    self_draw_each: int
    self_draw_total: int


def units(fan: int, options: MahjongOptions) -> int:
    """Return the units of a number of fan; more than the limit counts as the limit (R21)."""
    return UNITS[options.table][min(fan, options.limit)]


def share(fan: int, options: MahjongOptions) -> int:
    """Return the points of a share: units by the value of a unit."""
    return units(fan, options) * options.points_per_unit


def worth(fan: int, options: MahjongOptions) -> Worth:
    """Return a row of the payment table."""
    each = share(fan, options)
    return Worth(
        fan=min(fan, options.limit),
        units=units(fan, options),
        discard_double=_DISCARD_SHARES * each,
        discard_for_all=_ALL_SHARES * each,
        self_draw_each=each,
        self_draw_total=_ALL_SHARES * each,
    )


def settle(
    winners: Iterable[tuple[Seat, int]],
    by: By,
    discarder: Seat | None,
    liable: Seat | None,
    options: MahjongOptions,
) -> Payments:
    """Return the payments for winners with their fan; several are each paid in full (R11), none is a drawn hand.

    `liable` pays a self-draw alone where liability is played (R22). Source: R20, R24.
    """
    paid = [0] * SEATS
    for winner, fan in winners:
        each = share(fan, options)
        if by == "self_draw":
            alone = liable if options.liability and liable != winner else None
            payers = [seat for seat in range(SEATS) if seat != winner] if alone is None else [alone] * _ALL_SHARES
        else:
            assert discarder is not None
            payers = [discarder] * _discard_shares(by, options)
        for payer in payers:
            paid[payer] -= each
            paid[winner] += each
    return tuple(paid)


def _discard_shares(by: By, options: MahjongOptions) -> int:
    pays_all = by == "robbing_kong" and options.robbed_kong_pays_all
    return _ALL_SHARES if pays_all or options.discard_payment == "for_all" else _DISCARD_SHARES


def false_win(offender: Seat, options: MahjongOptions) -> Payments:
    """Return what a false win costs: one self-draw share at the limit to each other seat (R17); nothing if not played."""
    if not options.false_win:
        return NOTHING
    each = share(options.limit, options)
    return tuple(-_ALL_SHARES * each if seat == offender else each for seat in range(SEATS))


@dataclass(frozen=True, slots=True)
class FlowerWin:
    """What a seat's flowers are worth by themselves (R23): `item` is None with fewer than seven, or if not played."""

    legal: bool
    fan: int
    item: str | None


def flower_win(flowers: Sequence[Tile], options: MahjongOptions) -> FlowerWin:
    """Return whether flowers win by themselves, and for how many fan; minimum and limit apply."""
    held = len(set(flowers))
    if not options.flower_win or not options.flowers or held < len(FLOWERS) - 1:
        return FlowerWin(legal=False, fan=0, item=None)
    item = EIGHT_FLOWERS if held == len(FLOWERS) else SEVEN_FLOWERS
    fan = min(ITEMS[item].fan, options.limit)
    return FlowerWin(fan >= options.min_fan, fan, item)


def liable(melds: Sequence[Meld], options: MahjongOptions) -> Seat | None:
    """Return the seat that is liable for the melds of a player, given in the order made (R22).

    The third dragon set, the fourth wind set and the fourth set count; the last such claim decides. A concealed kong is
    a set, but nobody fed it.
    """
    found: Seat | None = None
    dragons = winds = 0
    for number, meld in enumerate(melds, 1):
        suit = meld.tile.suit
        dragons += suit is TileSuit.DRAGONS
        winds += suit is TileSuit.WINDS
        decides = (
            number == SETS
            or (suit is TileSuit.DRAGONS and dragons == _DRAGON_SETS)
            or (suit is TileSuit.WINDS and winds == _WIND_SETS)
        )
        if decides and meld.source is not None:
            found = meld.source
    return found if options.liability else None
