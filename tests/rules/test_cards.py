"""Cards: one object each, in the canonical order, with text forms that are read back."""

from __future__ import annotations

import copy
import pickle

import pytest

from rules.cards import Card, Rank, Suit, cards, pack


def test_a_pack_is_in_canonical_order():
    whole = pack()
    assert len(set(whole)) == 52
    assert [str(card) for card in whole[:14]] == [
        "2c",
        "3c",
        "4c",
        "5c",
        "6c",
        "7c",
        "8c",
        "9c",
        "Tc",
        "Jc",
        "Qc",
        "Kc",
        "Ac",
        "2d",
    ]
    assert [str(card) for card in whole[-2:]] == ["Ks", "As"]
    assert list(whole) == sorted(set(whole))


def test_a_pack_of_other_ranks_keeps_their_order():
    short = pack((Rank.ACE, Rank.TWO))
    assert [str(card) for card in short] == ["Ac", "2c", "Ad", "2d", "Ah", "2h", "As", "2s"]


def test_there_is_one_object_of_each_card():
    card = Card(Rank.TEN, Suit.HEARTS)
    assert card is Card.parse("Th")
    assert card is pickle.loads(pickle.dumps(card))
    assert card is copy.copy(card) is copy.deepcopy([card])[0]
    assert repr(card) == "Card(Th)"


def test_cards_do_not_change():
    with pytest.raises(AttributeError, match="cards do not change"):
        Card.parse("2c").rank = Rank.ACE


@pytest.mark.parametrize("text", ["", "1h", "10h", "hT", "TH", "th", " Th", "Th ", "X", None, 7])
def test_what_is_no_card(text):
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)


def test_lists_of_cards():
    assert cards("2h Td") == cards(["2h", "Td"]) == (Card.parse("2h"), Card.parse("Td"))
    assert cards("") == cards([]) == ()


def test_red_suits():
    assert {suit.value for suit in Suit if suit.red} == {"d", "h"}
    assert Card.parse("Ad").red
    assert not Card.parse("As").red


def test_ranks_are_their_letters():
    assert Rank.parse("T") is Rank.TEN
    assert str(Rank.KING) == "K"
    with pytest.raises(ValueError, match="10"):
        Rank.parse("10")
