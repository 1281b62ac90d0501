"""The run of seven: R21."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.cards import cards, pack
from rules.chinchon import ChinchonOptions
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.seven import chinchon
from tests.rules.chinchon.positions import STANDARD


def windows(options: ChinchonOptions):
    """Every run of seven neighbouring places, counted out suit by suit."""
    ranks = deck_of(options).ranks
    for suit in range(4):
        row = pack(ranks)[suit * len(ranks) : (suit + 1) * len(ranks)]
        yield from (row[first : first + 7] for first in range(len(ranks) - 6))


@pytest.mark.parametrize(("size", "pure"), [(40, 15), (48, 23), (52, 27)])
def test_every_pure_chinchon_and_those_with_the_joker(size, pure):
    """The rules file counts 15 dealt hands of 40 cards; each window but that of the ace of diamonds is one."""
    options = ChinchonOptions(deck=size)
    found = [run for run in windows(options) if chinchon(run, options) == "pure"]
    assert len(found) == pure == sum(JOKER not in run for run in windows(options))
    hands = {frozenset((*six, JOKER)) for run in windows(options) for six in combinations(run, 6) if JOKER not in six}
    assert all(chinchon(hand, options) == "joker" for hand in hands)


def test_nothing_else_is_a_chinchon():
    """Of every suit held six or seven times, with or without the joker."""
    runs = {frozenset(run) for run in windows(STANDARD)}
    spades = cards("As 2s 3s 4s 5s 6s 7s Js Qs Ks")
    for seven in combinations(spades, 7):
        assert (chinchon(seven, STANDARD) == "pure") == (frozenset(seven) in runs)
    for six in combinations(spades, 6):
        fits = any(run.issuperset(six) for run in runs)
        assert chinchon((*six, JOKER), STANDARD) == ("joker" if fits else "none")
        assert chinchon((*six, cards("4h")[0]), STANDARD) == "none"


def test_the_cards_decide_in_any_order_and_whatever_their_number():
    assert chinchon(cards("Js 2s 7s 3s 6s 4s 5s"), STANDARD) == "pure"
    assert chinchon(cards("2s 3s 4s 5s 6s 7s"), STANDARD) == "none"
    assert chinchon(cards("2s 3s 4s 5s 6s 7s Js Qs"), STANDARD) == "none"
    assert chinchon((), STANDARD) == "none"


def test_the_ace_of_diamonds_is_the_joker_even_in_its_own_place():
    own = cards("Ad 2d 3d 4d 5d 6d 7d")
    assert chinchon(own, STANDARD) == "joker"
    assert chinchon(own, ChinchonOptions(natural_ace=True)) == "pure"
    assert chinchon(own, ChinchonOptions(joker="none")) == "pure"
    for other in ("Ad 3d 4d 5d 6d 7d Jd", "Ad 2d 3d 4d 5d 6d Jd", "Ad 2h 3h 4h 5h 6h 7h"):
        assert chinchon(cards(other), ChinchonOptions(natural_ace=True)) == "joker"
    assert chinchon(cards("Ad 2h 3h 4h 5h 6h 7h"), ChinchonOptions(joker="none")) == "none"


def test_a_run_of_seven_needs_the_order_of_the_pack():
    assert chinchon(cards("4h 5h 6h 7h Jh Qh Kh"), ChinchonOptions(deck=48)) == "none"
    assert chinchon(cards("6h 7h 8h 9h Jh Qh Kh"), ChinchonOptions(deck=48)) == "pure"
    assert chinchon(cards("5h 6h 7h Jh Qh Kh Ah"), STANDARD) == "none"
