"""Playouts of many sampled deals at once: one deal a bit.

Where a card lies in thousands of deals is one integer, its bit `n` set when it lies there in deal `n`: a lane. A turn is
then a list of `and` and `xor` over such integers, the same for all lanes, because only what is played differs from lane
to lane, never who plays. A few hundred operations play a turn of every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_ten.captures import PARTNER, RED_FIVES
from rules.chinese_ten.opening import PACK

Lane = int
"""A set of deals: bit n stands for deal n."""

NUMBER = tuple("A23456789TJQK".index(card.rank.value) for card in PACK)
"""The rank of each card of the pack as a number, ace low; between equal plays the lower goes first."""
PARTNERS = tuple(
    tuple(each.index for each in PACK if each.rank is PARTNER[card.rank] and each is not card) for card in PACK
)
"""For each card of the pack those it takes."""
FIVES = frozenset(card.index for card in RED_FIVES)
"""Both red fives, as numbers."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The points of each card, and the orders of play that follow: `pairs` to capture by, `lays` when nothing captures.

    Greedy play takes the first of `pairs` (own card, target) that it can, most points first; else it lays the first of
    `lays` that it holds, least points first. `takes[card]` are the targets of a card, most points first.
    """

    points: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    lays: tuple[int, ...]
    takes: tuple[tuple[int, ...], ...]


def worth(points: Sequence[int]) -> Worth:
    """Return the orders of greedy play for these points of the cards, equal ones by rank, then in pack order."""
    takes = tuple(tuple(sorted(partners, key=lambda each: (-points[each], each))) for partners in PARTNERS)
    pairs = [(card, target) for card in range(len(PACK)) for target in takes[card]]
    pairs.sort(key=lambda pair: (-points[pair[0]] - points[pair[1]], NUMBER[pair[0]], pair))
    lays = sorted(range(len(PACK)), key=lambda card: (points[card], NUMBER[card], card))
    return Worth(tuple(points), tuple(pairs), tuple(lays), takes)


def numbers(cards: Sequence[Card]) -> list[int]:
    """Return cards as their numbers in the pack."""
    return [card.index for card in cards]


class Playout:
    """Sampled deals being played to their end, all at once. The only mutable thing in these rules, and short-lived.

    `hands[seat][card]` and `layout[card]` are lanes, `stock[turn]` pairs of a card and its lanes. `won[card]` are the
    lanes in which the seat `me` captured a card.
    """

    __slots__ = ("all", "hands", "layout", "me", "stock", "won", "worth")

    def __init__(
        self,
        worth: Worth,
        me: int,
        lanes: Lane,
        hands: Sequence[Sequence[Lane]],
        layout: Sequence[Lane],
        stock: Sequence[Sequence[tuple[int, Lane]]],
    ) -> None:
        self.worth = worth
        self.me = me
        self.all = lanes
        self.hands = [list(hand) for hand in hands]
        self.layout = list(layout)
        self.stock = stock
        self.won = [0] * len(PACK)

    def finish(self, seat: int) -> None:
        """Play on from the stock card of `seat` to the end of the deal, everybody greedily."""
        for turn, turned in enumerate(self.stock):
            if turn:
                seat = (seat + 1) % len(self.hands)
                self._play(seat)
            for card, lanes in turned:
                self._resolve(seat, card, lanes)

    def _play(self, seat: int) -> None:
        """The hand card of a seat in every lane."""
        hand = self.hands[seat]
        layout = self.layout
        waiting = self.all
        won = self.won if seat == self.me else None
        for card, target in self.worth.pairs:
            if hand[card] and layout[target] and (taking := hand[card] & layout[target] & waiting):
                hand[card] ^= taking
                layout[target] ^= taking
                waiting ^= taking
                if won is not None:
                    won[card] |= taking
                    won[target] |= taking
                if not waiting:
                    return
        for card in self.worth.lays:
            if hand[card] and (laying := hand[card] & waiting):
                hand[card] ^= laying
                layout[card] |= laying
                waiting ^= laying
                if not waiting:
                    return

    def _resolve(self, seat: int, card: int, lanes: Lane) -> None:
        """A card from the stock takes its dearest target, or stays."""
        layout = self.layout
        for target in self.worth.takes[card]:
            if layout[target] and (taking := layout[target] & lanes):
                layout[target] ^= taking
                lanes ^= taking
                if seat == self.me:
                    self.won[card] |= taking
                    self.won[target] |= taking
                if not lanes:
                    return
        layout[card] |= lanes

    def points(self, lanes: Lane) -> int:
        """The points that `me` won in some lanes together, since the playout began."""
        points = self.worth.points
        return sum(
            points[card] * (won & lanes).bit_count() for card, won in enumerate(self.won) if won and points[card]
        )
