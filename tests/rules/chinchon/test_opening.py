"""The lot, the deal, the buried joker and the new stock: R5 to R7 and R11."""

from __future__ import annotations

import itertools

import pytest

from rules.cards import cards
from rules.chinchon import ChinchonOptions
from rules.chinchon.deck import deck_of
from rules.chinchon.opening import deal, dealt_stock, first_dealer, following, reshuffled, shuffled
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, dealing


def test_r05_the_first_dealer_is_drawn_at_random():
    drawn = [first_dealer(dealing(f"lot {number}"), 3) for number in range(60)]
    assert set(drawn) == {0, 1, 2}
    assert first_dealer(dealing("lot 1"), 3) == first_dealer(dealing("lot 1"), 3)


@pytest.mark.parametrize(("players", "size"), [(2, 40), (3, 40), (2, 52), (3, 48), (4, 48), (4, 52)])
def test_r06_seven_cards_each_one_at_a_time(players, size):
    options = ChinchonOptions(players=players, deck=size)
    order = shuffled(dealing("deal"), 1, options)
    for dealer in map(Seat, range(players)):
        dealt = deal(order, dealer, options)
        left = list(order)
        for place in range(7 * players):
            seat = (dealer + 1 + place) % players
            assert dealt.hands[seat][place // players] is left.pop(0)
        assert dealt.upcard is left.pop(0)
        assert list(dealt.stock) == left
        assert len(left) == dealt_stock(deck_of(options), players) == size - 7 * players - 1
    assert dealt_stock(deck_of(STANDARD), 2) == 25


def test_r06_an_upcard_that_is_the_joker_stays():
    order = (*(each for each in deck_of(STANDARD).cards[20:34]), card("Ad"), *deck_of(STANDARD).cards[:6])
    dealt = deal(order, Seat(0), STANDARD)
    assert (dealt.upcard, dealt.buried) == (card("Ad"), None)


@pytest.mark.parametrize(("rest", "above"), [(25, 12), (24, 11), (3, 1), (2, 0), (1, 0)])
def test_r06_a_buried_joker_has_half_of_the_stock_above_it(rest, above):
    options = ChinchonOptions(bury_joker=True)
    others = [each for each in deck_of(options).cards if each is not card("Ad")]
    order = (*others[:14], card("Ad"), *others[14 : 14 + rest])
    dealt = deal(order, Seat(1), options)
    assert dealt.upcard is others[14]
    assert dealt.buried == above == dealt.stock.index(card("Ad"))
    assert len(dealt.stock) == rest
    assert [each for each in dealt.stock if each is not card("Ad")] == others[15 : 14 + rest]


def test_r06_another_upcard_is_not_buried():
    options = ChinchonOptions(bury_joker=True)
    dealt = deal(deck_of(options).cards, Seat(0), options)
    assert (dealt.upcard, dealt.buried) == (deck_of(options).cards[14], None)


def test_r42_seats_that_are_out_get_no_cards():
    options = ChinchonOptions(players=4, deck=48)
    order = shuffled(dealing("out"), 1, options)
    dealt = deal(order, Seat(3), options, out=(Seat(0), Seat(2)))
    assert [len(hand) for hand in dealt.hands] == [0, 7, 0, 7]
    assert dealt.hands[1] == order[0:14:2]
    assert dealt.hands[3] == order[1:14:2]
    assert dealt.upcard is order[14]


def test_turn_order_passes_over_seats_that_are_out():
    assert [following(Seat(seat), 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [following(Seat(seat), 4, (Seat(1), Seat(2))) for seat in range(4)] == [3, 3, 3, 0]


def test_the_order_of_the_pack_is_that_of_the_seed():
    """The canonical order runs from the ace to the king, suit by suit."""
    order = dealing("pack").order(3, 40)
    assert shuffled(dealing("pack"), 3, STANDARD) == tuple(deck_of(STANDARD).cards[index] for index in order)


def test_r11_a_new_stock_goes_on_in_the_stream_of_its_deal():
    pile = cards("Kc 2d 7h As Qs 3c")
    stock = reshuffled(pile, dealing("again"), 1, (), STANDARD)
    assert sorted(stock) == sorted(pile)
    assert reshuffled(pile[::-1], dealing("again"), 1, (), STANDARD) == stock
    stream = dealing("again").stream(1)
    stream.shuffle(list(range(40)))
    expected = sorted(pile, key=deck_of(STANDARD).numbers.__getitem__)
    stream.shuffle(expected)
    assert list(stock) == expected
    second = sorted(pile, key=deck_of(STANDARD).numbers.__getitem__)
    stream.shuffle(second)
    assert reshuffled(pile, dealing("again"), 1, (6,), STANDARD) == tuple(second)
    orders = {reshuffled(pile, dealing("again"), 1, (6,) * times, STANDARD) for times in range(5)}
    assert len(orders) == 5
    assert len({reshuffled(pile, dealing(str(seed)), 1, (), STANDARD) for seed in itertools.chain(range(9))}) > 5
