"""The least deadwood against brute force, and every arrangement of a hand: R13 to R15, traps 6 and 13."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.cards import Card, Suit, cards
from rules.chinchon import ChinchonOptions
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.melds import fault
from tests.rules.chinchon.brute_force import brute_force, differences, is_meld, worth
from tests.rules.chinchon.positions import STANDARD, hands_of

TABLES = (
    STANDARD,
    ChinchonOptions(joker_fifth=False, figures="tens"),
    ChinchonOptions(joker="none"),
    ChinchonOptions(deck=48, figures="position"),
    ChinchonOptions(deck=52, figures="position"),
)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_least_deadwood_is_that_of_brute_force(options):
    assert differences(160, options, seed=3) == []
    arranger = arranger_of(options)
    for hand in hands_of(40, 5, options, seed=3):
        assert arranger.least(arranger.deck.mask(hand)) == brute_force(hand, options)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_least_deadwood_on_twenty_thousand_hands():
    """No difference on 20,000 random hands of seven and eight cards, half of them with the joker."""
    assert differences(20_000, STANDARD, seed=20_000) == []


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_hands_full_of_melds(options):
    """Hands of neighbouring cards, where melds compete, and with the joker."""
    arranger = arranger_of(options)
    deck = arranger.deck
    for place in range(len(deck.ranks) - 2):
        near = [card for card in deck.cards if place <= deck.places[card] <= place + 2] + [Card.parse("Ad")]
        for hand in list(combinations(dict.fromkeys(near), 7))[::97]:
            assert arranger.least(deck.mask(hand)) == brute_force(hand, options)


@pytest.mark.parametrize(
    ("hand", "deadwood"),
    [
        ("Ac Ah As Ad Kc Kh 2c", 2),  # the joker goes with the kings: greedy play would make four aces
        ("5s 6s 7s 7c 7h 2c 3c", 16),  # the run or the set, not both: the sevens save more
        ("5s 6s 7s Js 7c 7h 2c", 16),  # here the longer run does
        ("Ad 2c 3c 5c 6c Kd Kh", 16),  # the joker with two kings, not in a run of five
        ("4s 5s 6s 7s 7c 7h 2c", 2),  # both, where the run can spare the seven
    ],
)
def test_trap_6_sets_and_runs_compete(hand, deadwood):
    arranger = arranger_of(STANDARD)
    assert arranger.least(arranger.deck.mask(cards(hand))) == deadwood


def test_every_arrangement_is_sound_and_listed_once():
    for options in TABLES:
        arranger = arranger_of(options)
        for hand in hands_of(60, 7, options, seed=5):
            listed = list(arranger.arrangements(hand))
            assert len({frozenset(each.melds) for each in listed}) == len(listed)
            assert listed[0].melds == ()
            for each in listed:
                assert fault(each.melds, hand, options) is None
                assert sorted((*each.loose, *(card for meld in each.melds for card in meld.cards))) == sorted(hand)
                assert each.deadwood == sum(worth(card, options) for card in each.loose)
            least = arranger.least(arranger.deck.mask(hand))
            assert min(each.deadwood for each in listed) == least
            best = arranger.best(hand)
            assert best is not None
            assert best in listed
            assert best.deadwood == least


def test_every_disjoint_choice_of_groups_is_an_arrangement():
    """As many ways to group a hand as brute force finds; a joker at the end of a run counts for each of its places."""
    arranger = arranger_of(STANDARD)
    hand = cards("4s 5s 6s 7s 7c 7h 2c")
    groups = [set(each) for size in range(3, 8) for each in combinations(hand, size) if is_meld(each, STANDARD)]
    pairs = [(one, two) for one, two in combinations(groups, 2) if not one & two]
    assert len(list(arranger.arrangements(hand))) == 1 + len(groups) + len(pairs)


def test_of_equal_arrangements_the_best_leaves_others_least_to_lay_off():
    arranger = arranger_of(STANDARD)
    best = arranger.best(cards("Ad Qc Kc 2h 2s 2d 4d"))
    assert best is not None
    # Q K with the joker as J, or Q K loose; the joker as J leaves the 7 open
    assert [str(meld) for meld in best.melds] == ["run:Ad+Qc+Kc=Jc", "set:2d+2h+2s"]
    joker = arranger.best(cards("Ad 6s 7s Kc Kh Kd Ac"))
    assert joker is not None
    # as 5s the run leaves 4s and Js open, 14 points; as Js it leaves 5s and Qs, 16 points
    assert "run:Ad+6s+7s=5s" in map(str, joker.melds)


def test_trap_13_with_few_loose_cards():
    arranger = arranger_of(STANDARD)
    hand = cards("Ad 5h 7h Jh Qh 3s As")
    assert [arranger.best(hand, most).deadwood for most in (None, 2, 1)] == [4, 4, 5]  # type: ignore[union-attr]
    assert arranger.best(hand, 0) is None


def test_runs_of_eight_cards():
    arranger = arranger_of(ChinchonOptions(deck=52))
    eight = tuple(Card(rank, Suit.SPADES) for rank in arranger.deck.ranks[2:10])
    assert arranger.least(arranger.deck.mask(eight)) == 0
