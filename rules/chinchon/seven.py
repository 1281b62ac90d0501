"""The seven-card run that ends a deal, or the match: rule R21. It is looked for in the cards, not in any arrangement."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from rules.cards import Card, Suit
from rules.chinchon.deck import deck_of
from rules.chinchon.options import ChinchonOptions

Chinchon = Literal["none", "joker", "pure"]
"""What seven cards are: no chinchón, one with the joker, or one without it."""

SEVEN = 7
"""Cards of a hand, all of which a chinchón needs."""


def chinchon(cards: Collection[Card], options: ChinchonOptions) -> Chinchon:
    """Return whether seven cards can be read as one run of seven, and with what (R21).

    The cards but the joker must lie within seven neighbouring places of one suit. Every suit has more than seven, so
    there is always a place left for the joker.
    """
    deck = deck_of(options)
    natural = [card for card in cards if card is not deck.joker]
    if len(cards) != SEVEN or len({card.suit for card in natural}) != 1:
        return "none"
    places = [deck.places[card] for card in natural]
    if max(places) - min(places) >= SEVEN:
        return "none"
    if len(natural) == SEVEN:
        return "pure"
    own_place = natural[0].suit is Suit.DIAMONDS and max(places) < SEVEN and min(places) > 0
    return "pure" if options.natural_ace and own_place else "joker"
