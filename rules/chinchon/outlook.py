"""What a hand can become with one more card, and what a discard can do for the next player: what the hard bot weighs.

All of it is worked out from a view: the own hand, the pile, and the cards known in other hands. Hands are bit masks
(deck.py).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import Deck
from rules.chinchon.view import ChinchonView
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Prospect:
    """A hand of seven with each card that the stock may give next, the best seven of the eight kept.

    `zero` is the chance to be without deadwood, `knock` that to have some within the knock limit, `mean` the deadwood on
    average.
    """

    zero: float
    knock: float
    mean: float


def unseen(view: ChinchonView) -> int:
    """Return the cards that lie face down in other hands or in the stock, as far as the viewer can tell."""
    deck = arranger_of(view.options).deck
    seen = deck.mask((*view.hand, *view.pile, *(card for cards in view.known for card in cards)))
    return ((1 << len(deck.cards)) - 1) & ~seen


def drawable(view: ChinchonView) -> int:
    """Return the cards that the next stock card can be.

    A buried joker is not among them before its turn comes, and after a reshuffle only cards of the new stock are.
    """
    deck = arranger_of(view.options).deck
    cards = unseen(view)
    if view.buried is not None and deck.joker is not None:
        joker = deck.mask((deck.joker,))
        return joker if view.buried == 0 else cards & ~joker
    if view.recycled:
        return cards & deck.mask(view.recycled[-1])
    return cards


def held_by_next(view: ChinchonView) -> list[float]:
    """Return for each card of the pack, by number, how likely the next player holds it."""
    deck = arranger_of(view.options).deck
    assert view.viewer is not None
    following = view.viewer
    while True:
        following = Seat((following + 1) % view.seats)
        if view.hand_counts[following]:
            break
    known = deck.mask(view.known[following])
    hidden = view.hand_counts[following] - len(view.known[following])
    cards, stock = unseen(view), drawable(view)
    # With two players whatever is neither seen nor in a new stock can only be in the other hand.
    certain = cards & ~stock if view.recycled and view.seats - len(view.out) == 2 else 0
    known |= certain
    hidden -= certain.bit_count()
    rest = cards & ~certain
    chance = max(0, hidden) / max(1, rest.bit_count())
    return [1.0 if known >> number & 1 else chance if rest >> number & 1 else 0.0 for number in range(len(deck.cards))]


def after_draw(view: ChinchonView, hand: int, stock: int) -> Prospect:
    """Return the prospect of seven cards before a draw."""
    arranger = arranger_of(view.options)
    bits = _bits(hand)
    now = arranger.least(hand)
    return _prospect(
        [min(now, *(arranger.least(hand ^ bit | drawn) for bit in bits)) for drawn in _bits(stock)],
        view.options.knock_limit,
    )


def after_discard(view: ChinchonView, hand: int, stock: int) -> list[Prospect]:
    """Return for each of eight cards, lowest number first, the prospect of the other seven.

    Of nine cards two are thrown, this one and the next; each pair is looked at once.
    """
    arranger = arranger_of(view.options)
    bits = _bits(hand)
    sevens = [hand ^ bit for bit in bits]
    now = [arranger.least(seven) for seven in sevens]
    found: list[list[int]] = [[] for _ in bits]
    least = arranger.least
    for drawn in _bits(stock):
        best = list(now)
        for one, seven in enumerate(sevens):
            for two in range(one):
                deadwood = least(seven ^ bits[two] | drawn)
                if deadwood < best[one]:
                    best[one] = deadwood
                if deadwood < best[two]:
                    best[two] = deadwood
        for each, deadwood in zip(found, best, strict=True):
            each.append(deadwood)
    return [_prospect(each, view.options.knock_limit) for each in found]


def danger(deck: Deck, held: Sequence[float], number: int) -> float:
    """Return how many melds of three the next player is expected to make of a card and two cards it holds."""
    total = 0.0
    for one, two in _pairs(deck)[number]:
        total += held[one] * held[two]
    return total


def open_pairs(deck: Deck, hand: int, live: int) -> int:
    """Return how many melds of three lack one card only, which is not seen yet."""
    return sum(
        1 for meld in _triples(deck) if (meld & hand).bit_count() == 2 and meld & live and not meld & ~(hand | live)
    )


def _prospect(deadwood: Sequence[int], limit: int) -> Prospect:
    count = max(1, len(deadwood))
    zero = sum(each == 0 for each in deadwood)
    within = sum(each <= limit for each in deadwood)
    return Prospect(zero / count, (within - zero) / count, sum(deadwood) / count)


def _bits(mask: int) -> list[int]:
    """The single cards of a mask, lowest number first."""
    bits = []
    while mask:
        lowest = mask & -mask
        bits.append(lowest)
        mask ^= lowest
    return bits


@functools.cache
def _triples(deck: Deck) -> tuple[int, ...]:
    """Every meld of three natural cards."""
    found = []
    for card in deck.cards:
        run = (card, *(deck.at(card.suit, deck.places[card] + more) for more in (1, 2)))
        found.append(tuple(each for each in run if each is not None))
        found.append(tuple(each for each in deck.cards if each.rank is card.rank and each is not card))
    return tuple(deck.mask(natural) for natural in map(functools.partial(_natural, deck), found) if len(natural) == 3)


def _natural(deck: Deck, cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not deck.joker)


@functools.cache
def _pairs(deck: Deck) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each card by number, the pairs of other cards that make a meld of three with it."""
    pairs: list[list[tuple[int, int]]] = [[] for _ in deck.cards]
    for meld in _triples(deck):
        numbers = [number for number in range(len(deck.cards)) if meld >> number & 1]
        for number in numbers:
            one, two = (each for each in numbers if each != number)
            pairs[number].append((one, two))
    return tuple(map(tuple, pairs))
