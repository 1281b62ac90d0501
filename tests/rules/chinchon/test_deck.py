"""The pack, the order of its suits and the points of loose cards: R2 to R4."""

from __future__ import annotations

import pytest

from rules.cards import Suit, cards
from rules.chinchon import ChinchonOptions
from rules.chinchon.deck import JOKER, deck_of
from tests.rules.chinchon.positions import STANDARD, card


@pytest.mark.parametrize(
    ("size", "ranks"), [(40, "A 2 3 4 5 6 7 J Q K"), (48, "A 2 3 4 5 6 7 8 9 J Q K"), (52, "A 2 3 4 5 6 7 8 9 T J Q K")]
)
def test_r02_the_packs(size, ranks):
    deck = deck_of(ChinchonOptions(deck=size))
    assert len(deck.cards) == len(set(deck.cards)) == size
    assert [rank.value for rank in deck.ranks] == ranks.split()
    assert [str(each) for each in deck.cards[: len(deck.ranks)]] == [f"{rank}c" for rank in ranks.split()]
    assert [each.suit for each in deck.cards[:: len(deck.ranks)]] == list(Suit)


@pytest.mark.parametrize(("size", "low", "high"), [(40, "7h", "Jh"), (48, "9h", "Jh"), (52, "Th", "Jh")])
def test_r02_neighbours_of_the_jack(size, low, high):
    """Trap 1: the place in the suit counts, not the value."""
    deck = deck_of(ChinchonOptions(deck=size))
    assert deck.places[card(low)] + 1 == deck.places[card(high)]
    assert deck.at(Suit.HEARTS, deck.places[card(low)] + 1) is card(high)
    assert deck.at(Suit.HEARTS, -1) is deck.at(Suit.HEARTS, len(deck.ranks)) is None


def test_r03_the_joker_is_the_ace_of_diamonds():
    assert deck_of(STANDARD).joker is JOKER is card("Ad")
    assert deck_of(ChinchonOptions(joker="none")).joker is None


@pytest.mark.parametrize(
    ("options", "texts", "points"),
    [
        ({}, "Ac 2c 3d 4h 5s 6c 7d", [1, 2, 3, 4, 5, 6, 7]),
        ({}, "Jc Qd Kh", [10, 11, 12]),
        ({"figures": "tens"}, "Jc Qd Kh", [10, 10, 10]),
        ({"figures": "position"}, "Jc Qd Kh", [8, 9, 10]),
        ({"figures": "position", "deck": 48}, "8s 9s Jc Qd Kh", [8, 9, 10, 11, 12]),
        ({"figures": "position", "deck": 52}, "Ts Jc Qd Kh", [10, 11, 12, 13]),
        ({"deck": 52}, "8s 9s Ts Jc Qd Kh", [8, 9, 10, 10, 11, 12]),
        ({}, "Ad", [25]),
        ({"joker": "none"}, "Ad", [1]),
    ],
)
def test_r04_points_of_loose_cards(options, texts, points):
    deck = deck_of(ChinchonOptions(**options))
    assert [deck.points[each] for each in cards(texts)] == points
    assert deck.total(cards(texts)) == sum(points)


def test_a_mask_is_a_set_of_cards():
    deck = deck_of(STANDARD)
    hand = cards("Ac Ks 7d Ad")
    assert deck.held(deck.mask(hand)) == cards("Ac Ad 7d Ks")
    assert deck.mask(hand) == 1 | 1 << 39 | 1 << 16 | 1 << 10
    assert deck.mask(()) == 0


def test_there_is_one_deck_for_equal_packs():
    assert deck_of(STANDARD) is deck_of(ChinchonOptions(knock_limit=3))
    assert deck_of(STANDARD) is not deck_of(ChinchonOptions(figures="tens"))
