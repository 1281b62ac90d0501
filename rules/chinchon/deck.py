"""The pack: which cards there are, their places in the suit, and what a loose one counts. Rules R2 to R4."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.cards import Card, Rank, Suit, pack
from rules.chinchon.options import ChinchonOptions

JOKER = Card(Rank.ACE, Suit.DIAMONDS)
"""The card that is the joker, unless the option `joker` makes it an ordinary ace (R3)."""
JOKER_POINTS = 25
"""Points of a loose joker (R4)."""

_FIGURES = (Rank.JACK, Rank.QUEEN, Rank.KING)
_RANKS = {
    40: tuple(map(Rank, "A234567JQK")),
    48: tuple(map(Rank, "A23456789JQK")),
    52: tuple(map(Rank, "A23456789TJQK")),
}


class Deck:
    """A pack and what its cards are worth. There is one object for each pack, kind of figures and joker.

    Cards are numbered from 0 in canonical order, suit by suit, so a set of cards is an integer with a bit for each.
    """

    __slots__ = ("cards", "joker", "numbers", "places", "points", "ranks")

    ranks: tuple[Rank, ...]
    """The ranks in the order of runs; the ace is first and only ever low (R13)."""
    cards: tuple[Card, ...]
    """The pack in canonical order."""
    joker: Card | None
    numbers: Mapping[Card, int]
    places: Mapping[Card, int]
    """The place of each card in its suit, from 0. Neighbours in a run differ by one."""
    points: Mapping[Card, int]
    """What each card counts when it is loose."""

    def __init__(self, size: int, figures: str, *, has_joker: bool) -> None:
        self.ranks = _RANKS[size]
        self.cards = pack(self.ranks)
        self.joker = JOKER if has_joker else None
        self.numbers = MappingProxyType({card: number for number, card in enumerate(self.cards)})
        self.places = MappingProxyType({card: self.ranks.index(card.rank) for card in self.cards})
        points = {card: self._points(card.rank, figures) for card in self.cards}
        if has_joker:
            points[JOKER] = JOKER_POINTS
        self.points = MappingProxyType(points)

    def _points(self, rank: Rank, figures: str) -> int:
        place = self.ranks.index(rank)
        if rank not in _FIGURES or figures == "position":
            return place + 1
        return 10 + _FIGURES.index(rank) if figures == "spanish" else 10

    def at(self, suit: Suit, place: int) -> Card | None:
        """Return the card at a place of a suit; None where the suit has ended."""
        return Card(self.ranks[place], suit) if 0 <= place < len(self.ranks) else None

    def total(self, cards: Iterable[Card]) -> int:
        """Return the points of loose cards together."""
        return sum(self.points[card] for card in cards)

    def mask(self, cards: Iterable[Card]) -> int:
        """Return a set of cards as an integer."""
        mask = 0
        for card in cards:
            mask |= 1 << self.numbers[card]
        return mask

    def held(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask in canonical order."""
        return tuple(card for number, card in enumerate(self.cards) if mask >> number & 1)


def deck_of(options: ChinchonOptions) -> Deck:
    """Return the pack that a match is played with."""
    return _deck(options.deck, options.figures, options.joker)


@functools.cache
def _deck(size: int, figures: str, joker: str) -> Deck:
    return Deck(size, figures, has_joker=joker != "none")
