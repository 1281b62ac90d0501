"""A knock that decides the match: when it does, how likely it wins, and that the hard bot waits where it would lose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.chinchon import CHINCHON, ChinchonOptions, Discard, Knock
from rules.chinchon.play import ChinchonState
from rules.chinchon.scoring import Standing
from rules.chinchon.stakes import chance_to_win, total_after
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, melds, position
from tests.rules.chinchon.test_bots import choose
from tests.rules.chinchon.test_play import acted, put

KNOCK = Knock(card("Qs"), melds("run:5s+6s+7s set:Kc+Kd+Kh"))
"""Of the hand below after its draw; the two of clubs stays loose."""
ZERO = Knock(card("Qs"), melds("run:4s+5s+6s+7s set:Kc+Kd+Kh"))


def standing(totals: tuple[int, ...], deals: int = 4, **more: tuple[int, ...]) -> Standing:
    return Standing(totals, reentries=(0,) * len(totals), deals=deals, **more)


def drawn(totals: tuple[int, ...], options: ChinchonOptions = STANDARD, hand: str = "5s 6s 7s Kc Kh Kd 2c", **more):
    """The seat in turn has drawn the queen of spades and may knock; nothing is known of the other hands."""
    others = "4s Js Ks 2h 3c 4c Qd/3h 4h Jh 7d 6d 5c Jc"
    held = "/".join([hand, *others.split("/")[: len(totals) - 1]])
    state = acted(put(position(held, "Qs 3d 2d 5h 6h", **more), options), "draw-stock").state
    return replace(state, standing=standing(totals))


def chance(state: ChinchonState, knock: Knock = KNOCK) -> float:
    return chance_to_win(CHINCHON.view(state, Seat(0)), knock, Rng.from_text("stakes"))


@pytest.mark.parametrize(
    ("totals", "options", "deals", "total"),
    [
        ((0, 0), {}, 4, None),
        ((97, 0), {}, 4, None),
        ((98, 99), {}, 4, 100),
        ((99, 40), {}, 4, 101),
        ((69, 40), {"target": 70}, 4, 71),
        ((10, 40), {"max_deals": 5}, 3, None),  # one more deal will follow
        ((10, 40), {"max_deals": 5}, 4, 12),
    ],
)
def test_a_knock_decides_the_match_from_the_target_on_or_in_the_last_deal(totals, options, deals, total):
    state = drawn(totals, ChinchonOptions(**options))
    state = replace(state, standing=standing(totals, deals))
    assert total_after(CHINCHON.view(state, Seat(0)), KNOCK) == total


def test_a_knock_without_deadwood_only_helps():
    state = drawn((99, 0), hand="5s 6s 7s Kc Kh Kd 4s")
    assert total_after(CHINCHON.view(state, Seat(0)), ZERO) is None


def test_a_pure_chinchon_is_never_weighed():
    state = drawn((99, 0), hand="2s 3s 4s 5s 6s 7s Js")
    knock = Knock(card("Qs"), melds("run:2s+3s+4s"))
    assert total_after(CHINCHON.view(state, Seat(0)), knock) is None


def test_the_chance_is_none_where_no_hand_of_the_other_is_bad_enough():
    assert chance(drawn((99, 0))) == 0


def test_the_chance_grows_with_the_total_of_the_other():
    chances = [chance(drawn((99, total))) for total in (60, 80, 90, 99)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.8


def test_known_cards_of_the_other_hand_count():
    """Three low cards leave it less to lose than three that may be anything."""
    assert chance(drawn((99, 75))) > chance(drawn((99, 75), known="/2h 3c 4c"))


def test_a_shared_match_counts_by_its_share():
    """Whatever the other holds it stays below, or all that it can hold is known: exactly as much as this hand."""
    equal = drawn((98, 85), known="/4s Js Ks 2h 3c 4c Qd")
    # 4s Js Ks go to the run of spades once the queen is laid... the queen is in the own hand, so the king of spades goes
    # to the kings; 2h 3c 4c Qd are 20 points less what nothing takes: 85 + 20 = 105 against 100
    assert chance(equal) == 1.0
    assert chance(replace(equal, standing=standing((98, 80)))) == 0.5
    assert chance(replace(equal, standing=standing((98, 79)))) == 0.0


def test_of_three_who_goes_out_gets_nothing_and_who_comes_back_a_half():
    options = ChinchonOptions(players=3)
    state = drawn((99, 10, 20), options)
    assert chance(state) == 0.0
    back = replace(state, options=options.replace(reentry=1))
    assert chance(back) == 0.5
    used = replace(back, standing=replace(back.standing, reentries=(1, 0, 0)))
    assert chance(used) == 0.0


def test_hard_waits_where_a_knock_would_lose_the_match():
    choice = choose(drawn((99, 30)), "hard")
    assert isinstance(choice.action, Discard)
    assert choice.reason == "waits-for-match"
    assert choice.details["total"] == 101
    assert choice.details["wins"] == 0
    assert choice.details["card"] == choice.action.card
    assert isinstance(choose(drawn((99, 30)), "medium").action, Knock)


@pytest.mark.parametrize("totals", [(90, 30), (97, 30), (99, 97), (0, 0)])
def test_hard_knocks_where_the_match_goes_on_or_is_likely_won(totals):
    assert choose(drawn(totals), "hard").action == KNOCK


def test_hard_waits_in_the_last_deal_while_it_is_behind():
    options = ChinchonOptions(max_deals=5)
    assert choose(drawn((80, 5), options), "hard").reason == "waits-for-match"
    assert choose(drawn((5, 60), options), "hard").action == KNOCK
