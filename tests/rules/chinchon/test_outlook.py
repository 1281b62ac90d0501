"""What the hard bot sees: prospects against counting out, the danger of a discard, and cards that cannot come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards import cards
from rules.chinchon import ChinchonOptions
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.outlook import (
    after_discard,
    after_draw,
    danger,
    drawable,
    held_by_next,
    open_pairs,
    unseen,
)
from rules.chinchon.view import ChinchonView, view
from rules.chinchon.weights import weights
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, hands_of, position, start
from tests.rules.chinchon.test_play import acted, put

ARRANGER = arranger_of(STANDARD)
DECK = ARRANGER.deck
BEGUN = view(start().state, Seat(0))


def mask(texts: str) -> int:
    return DECK.mask(cards(texts))


def counted(hand: int, stock: int, limit: int) -> tuple[float, float, float]:
    """Zero, knock and mean of the best seven after each card of the stock, counted out."""
    found = []
    for drawn in DECK.held(stock):
        eight = hand | DECK.mask((drawn,))
        found.append(min(ARRANGER.least(eight & ~DECK.mask((each,))) for each in DECK.held(eight)))
    count = len(found)
    within = [each for each in found if 0 < each <= limit]
    return found.count(0) / count, len(within) / count, sum(found) / count


def test_prospects_are_what_counting_out_gives():
    for hand in hands_of(12, 8, seed=9):
        held = DECK.mask(hand)
        stock = mask("2c 5d 7h Ks Js Ad 3s 6h") & ~held
        seven = held & ~DECK.mask((max(hand),))
        prospect = after_draw(BEGUN, seven, stock)
        assert (prospect.zero, prospect.knock, prospect.mean) == pytest.approx(counted(seven, stock, 7))
        for thrown, each in zip(DECK.held(held), after_discard(BEGUN, held, stock), strict=True):
            expected = counted(held & ~DECK.mask((thrown,)), stock, 7)
            assert (each.zero, each.knock, each.mean) == pytest.approx(expected)


def test_the_knock_limit_counts():
    seen = replace(BEGUN, options=ChinchonOptions(knock_limit=2))
    hand = mask("5s 6s 7s Kc Kh Qd Qc")
    prospect = after_draw(seen, hand, mask("Kd 2c"))
    assert (prospect.zero, prospect.knock) == (0.0, 0.0)
    within = after_draw(BEGUN, hand, mask("Kd 2c"))
    assert (within.zero, within.knock) == (0.0, 0.0)
    assert after_draw(BEGUN, mask("5s 6s 7s Kc Kh 3d Qc"), mask("Kd 2c")).knock == 0.5


def test_danger_counts_the_melds_that_a_card_would_complete():
    def of(text: str, **chances: float) -> float:
        held = [0.0] * len(DECK.cards)
        for name, chance in chances.items():
            held[DECK.numbers[card(name[1:])]] = chance
        return danger(DECK, held, DECK.numbers[card(text)])

    assert of("7h", _5h=1, _6h=1) == 1
    assert of("7h", _6h=1, _Jh=1) == 1
    assert of("7h", _Jh=1, _Qh=0.5) == 0.5
    assert of("7h", _7c=1, _7s=1, _7d=1) == 3
    assert of("7h", _7c=0.5, _7s=0.5) == 0.25
    assert of("7h", _6c=1, _5c=1) == 0
    assert of("Kh", _Ah=1, _2h=1) == 0
    assert of("2d", _Ad=1, _3d=1) == 0  # the joker goes anywhere
    assert of("Ad", _2d=1, _3d=1) == 0


def test_open_pairs_wait_for_one_live_card():
    everything = (1 << 40) - 1

    def of(texts: str, dead: str = "") -> int:
        hand = mask(texts)
        return open_pairs(DECK, hand, everything & ~hand & ~mask(dead))

    assert of("5s 6s") == 2
    assert of("5s 7s") == 1
    assert of("5s 6s", "4s") == 1
    assert of("Ks Qs") == 1
    assert of("7c 7h") == 2
    assert of("7c 7h", "7s") == 1
    assert of("2d 3d") == 1  # the ace of diamonds is no card of a run
    assert of("2c 6h Ks") == 0


def test_unseen_are_the_cards_that_lie_nowhere_in_sight():
    state = acted(put(position()), "take-discard", "discard 2c", "draw-stock", "discard Qd").state
    assert not unseen(view(state, Seat(0))) & mask("5s 6s 7s Kc Kh Kd Ac 2c Qd")
    assert not unseen(view(state, Seat(1))) & mask("Ac 2c Qd 4s Js Ks")
    assert unseen(view(state, Seat(1))) & mask("5s") == mask("5s")


def chances(seen: ChinchonView) -> dict[str, float]:
    return {str(each): chance for each, chance in zip(DECK.cards, held_by_next(seen), strict=True) if chance}


def test_what_the_next_player_may_hold():
    seen = view(put(position(known="/4s Js")), Seat(0))
    found = chances(seen)
    assert (found["4s"], found["Js"]) == (1.0, 1.0)
    rest = unseen(seen).bit_count()
    assert found["Ks"] == pytest.approx(5 / rest)
    assert "Ac" not in found
    assert "5s" not in found
    assert sum(found.values()) == pytest.approx(7)


def test_the_next_player_is_the_next_one_still_in():
    options = ChinchonOptions(players=3)
    state = put(position("5s 6s 7s Kc Kh Kd 2c//4s Js Ks 2h 3c 4c Qd", known="//4s"), options)
    assert chances(view(state, Seat(0)))["4s"] == 1.0


def test_after_a_reshuffle_the_other_hand_is_known_by_exclusion():
    options = ChinchonOptions(stock_end="reshuffle")
    others = " ".join(
        str(each) for each in DECK.cards if each not in cards("5s 6s 7s Kc Kh Kd 2c 4s Js Ks 2h 3c 4c Qd")
    )
    state = acted(put(position(stock="", pile=others, turn=1), options), "draw-stock", "discard Qd").state
    seen = view(state, Seat(0))
    found = chances(seen)
    assert all(found[text] == 1.0 for text in ["4s", "Js", "Ks", "2h", "3c", "4c"])
    assert sum(found.values()) == pytest.approx(7)
    assert not drawable(seen) & mask("4s Js Ks 2h 3c 4c Qd")
    assert drawable(seen).bit_count() == len(seen.recycled[-1])


def test_a_buried_joker_comes_when_its_turn_comes():
    options = ChinchonOptions(bury_joker=True)
    state = put(replace(position(stock="Qs Ad 3d 2d 5h"), buried=True), options)
    assert not drawable(view(state, Seat(0))) & mask("Ad")
    nearer = acted(state, "draw-stock", "discard Qs").state
    assert drawable(view(nearer, Seat(1))) == mask("Ad")


def test_the_weights_are_in_order():
    found = weights()
    assert len(found.discards) == len(found.draws) == len(found.phases) + 1
    assert [found.phase(turns) for turns in (0, 1, 2, 5, 6, 9, 30)] == [0, 0, 1, 2, 3, 4, 4]
    for each in found.discards:
        assert min(each.zero, each.pairs) > 0 > max(each.mean, each.danger)
    assert all(each.gain > 0 for each in found.draws)
