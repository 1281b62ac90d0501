"""Before the first card: the lot for the dealer, the deal, and what the first layout means. Rules R2, R4, R5, R13-R15, R23."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card, Rank, pack
from rules.chinese_ten.captures import ALIKE
from rules.chinese_ten.events import Lot
from rules.chinese_ten.options import TenOptions
from rules.dealing import LOTS, Dealing
from rules.seats import Seat

PACK = pack()
LAYOUT = 4
"""Cards opened at the start."""
STOCK = 24
"""Cards left face down, and the number of turns of a deal."""

_LOT_ORDER = "A23456789TJQK"


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled pack, dealt: the hands in the order dealt, the four open cards, the stock with its next card first."""

    hands: tuple[tuple[Card, ...], ...]
    layout: tuple[Card, ...]
    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FirstLayout:
    """What the four open cards mean: nothing, a marked triple, four alike for the dealer, or another deal.

    `rank` is the rank of the three or four alike that matter, or None; `cards` are they.
    """

    rank: Rank | None = None
    cards: tuple[Card, ...] = ()
    redeal: bool = False

    @property
    def marked(self) -> Rank | None:
        """The rank of a marked triple (R13)."""
        return self.rank if len(self.cards) == 3 and not self.redeal else None

    @property
    def dealer_takes(self) -> tuple[Card, ...]:
        """Four alike that go to the dealer (R14)."""
        return self.cards if len(self.cards) == 4 and not self.redeal else ()


def draw_dealer(order: Sequence[Card], seats: int) -> tuple[Seat, tuple[Lot, ...]]:
    """Return the first dealer and every card drawn for it (R2).

    Each seat draws one card of `order`; the highest deals, king high and ace low; seats that tie for it draw again from
    the cards that follow. Should those run out, the first of the tied seats deals.
    """
    lots: list[Lot] = []
    drawing = [Seat(seat) for seat in range(seats)]
    while len(drawing) > 1 and len(lots) + len(drawing) <= len(order):
        drawn = [Lot(seat, order[len(lots) + place]) for place, seat in enumerate(drawing)]
        lots += drawn
        best = max(_LOT_ORDER.index(lot.card.rank.value) for lot in drawn)
        drawing = [lot.seat for lot in drawn if _LOT_ORDER.index(lot.card.rank.value) == best]
    return drawing[0], tuple(lots)


def lots(dealing: Dealing, seats: int) -> tuple[Seat, tuple[Lot, ...]]:
    """Return the first dealer and the cards drawn in a match with this seed."""
    return draw_dealer(shuffled(dealing, LOTS), seats)


def shuffled(dealing: Dealing, shuffle: int) -> tuple[Card, ...]:
    """Return the pack in the order of one shuffle, first dealt first."""
    return tuple(PACK[index] for index in dealing.order(shuffle, len(PACK)))


def deal(order: Sequence[Card], dealer: Seat, seats: int) -> Deal:
    """Return the deal of a shuffled pack: one card at a time from the seat after the dealer on, four open, 24 left (R4)."""
    dealt = len(order) - LAYOUT - STOCK
    hands = tuple(tuple(order[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats))
    return Deal(hands, tuple(order[dealt : dealt + LAYOUT]), tuple(order[dealt + LAYOUT :]))


def judge(layout: Sequence[Card], options: TenOptions) -> FirstLayout:
    """Return what four open cards mean at the start (R13 to R15, R23)."""
    for rank in dict.fromkeys(card.rank for card in layout):
        alike = tuple(card for card in layout if card.rank is rank)
        if options.redeal == "triples":
            if len(alike) == LAYOUT or (len(alike) == 3 and rank in ALIKE):
                return FirstLayout(rank, alike, redeal=True)
        elif len(alike) >= 3 and rank in ALIKE:
            return FirstLayout(rank, alike)
    return FirstLayout()


def first_seat(dealer: Seat, seats: int, options: TenOptions) -> Seat:
    """Return who plays first: the seat after the dealer, or by option the dealer (R5)."""
    return dealer if options.first_player == "dealer" else Seat((dealer + 1) % seats)
