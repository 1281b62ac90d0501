"""Plans of the bots: what is missing to them, what helps, what they are worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.mahjong import MAHJONG, MahjongOptions
from rules.mahjong.actions import KONG, PUNG, Chow
from rules.mahjong.calls import after_call, after_kong
from rules.mahjong.counts import UNIT, counts_of, listed
from rules.mahjong.plans import Melded, Pace, Plan, Surroundings, missing_to, plans, useful, value_of, worths
from rules.mahjong.reach import helping, helping_chows, pungs_missing
from rules.mahjong.sight import unseen
from rules.seats import Seat
from rules.tiles import KINDS, tile_set
from tests.rules.mahjong.positions import STANDARD, counted, dealt, meld, short, start, tile

PACE = Pace()
PACK = tile_set(flowers=False)


def around(hand: str = "147m 258p 369s SWNGR", options: MahjongOptions = STANDARD) -> Surroundings:
    position = dealt([hand], options=options)
    return Surroundings(MAHJONG.view(start().state._replace(options=options, position=position), Seat(0)))


def found(
    text: str, melds: tuple[str, ...] = (), options: MahjongOptions = STANDARD
) -> dict[tuple[str, int, tuple[int, ...]], Plan]:
    here = around(options=options) if melds else around(f"{text} B", options)
    made = plans(counted(text), Melded(tuple(map(meld, melds)), here.values), here, PACE)
    return {(plan.name, plan.suit, plan.wanted): plan for plan in made}


def test_a_hand_of_one_suit_and_honours_is_near_a_half_flush():
    near = found("123m 456m 99m 78m SSS")
    assert near["half", 0, ()].missing == 1
    assert near["half", 0, ()].fan == 3
    assert near["half", 1, ()].missing > 8
    assert near["full", 0, ()].missing >= 2
    assert max(near.values(), key=lambda plan: plan.value).name in ("half", "full")


def test_melds_rule_plans_out():
    names = {(name, suit) for name, suit, _ in found("99m 78m EE GG", ("123m", "456m"))}
    assert ("half", 0) in names
    assert not names & {("half", 1), ("half", 2), ("pungs", -1), ("full", 1)}
    pungs = {(name, suit) for name, suit, _ in found("99m 78m EE 1p GG", ("RRR",))}
    assert ("chows", -1) not in pungs
    assert not any(name == "full" for name, _ in pungs)
    assert not any(name in ("pairs", "orphans") for name, _ in pungs)


def test_sets_of_value_are_wanted_by_what_is_held_and_unseen():
    dragon = tile("Rd").index
    wanted = found("RR 123m 45p 67s 99p 3p 5s")
    assert wanted["free", -1, (dragon,)].cost == 1
    assert wanted["free", -1, (dragon,)].fan == 1
    assert ("free", -1, (tile("Nw").index,)) not in found("NN 123m 45p 67s 99p 3p 5s")


def test_plans_below_the_minimum_are_worth_nothing():
    strict = found("123m 456p 78s 99s NN 5p", (), MahjongOptions(min_fan=8))
    assert all(plan.fan + 2 >= 8 or plan.name == "orphans" for plan in strict.values())
    free = found("123m 456p 78s 99s NN 5p", (), MahjongOptions(min_fan=0))
    assert free["free", -1, ()].value > 0


def test_worths_follow_the_options():
    assert worths(STANDARD, 0.3)[:2] == (0.0, 0.0)
    assert worths(STANDARD, 0.3)[2] == pytest.approx(0.3 * 3 * 8)
    assert worths(STANDARD, 0.3)[3] == pytest.approx(0.7 * 2 * 8 + 0.3 * 3 * 16)
    assert worths(MahjongOptions(discard_payment="for_all"), 0.3)[3] == pytest.approx(0.7 * 3 * 8 + 0.3 * 3 * 16)
    assert worths(MahjongOptions(limit=8), 0.3)[8] == worths(MahjongOptions(limit=8), 0.3)[20]


@given(st.lists(st.sampled_from(range(136)), unique=True, min_size=13, max_size=13))
def test_what_is_missing_and_what_helps_agree(ids):
    counts = counts_of(PACK[each] for each in ids)
    here = around(options=MahjongOptions(seven_pairs=True))
    melded = Melded((), here.values)
    for plan in plans(counts, melded, here, PACE):
        assert missing_to(plan, counts, melded, here) == plan.missing
        lower = [
            kind
            for kind, held in enumerate(listed(counts))
            if held < 4 and missing_to(plan, counts + UNIT[kind], melded, here) < plan.missing
        ]
        helps = sum(here.unseen[kind] for kind in lower)
        if plan.name in ("half", "full"):
            inside = [kind for kind in lower if kind // 9 == plan.suit or (plan.name == "half" and kind >= 27)]
            helps = sum(here.unseen[kind] for kind in inside)
        assert useful(plan, counts, melded, here) == helps


@given(st.lists(st.sampled_from(range(136)), unique=True, max_size=14), st.integers(0, 4))
def test_pungs_missing_is_the_cheapest_choice_of_kinds(ids, sets):
    held = listed(counts_of(PACK[each] for each in ids))
    threes, twos, ones = sum(each > 2 for each in held), held.count(2), held.count(1)
    costs = sorted(range(34), key=lambda kind: -held[kind])
    best = sum(max(0, 3 - held[kind]) for kind in costs[:sets]) + max(0, 2 - held[costs[sets]])
    assert pungs_missing(threes, twos, ones, sets) == best


def test_what_helps_is_remembered_rightly():
    assert helping(counted("123m 456p 789s EEE R"), 4) == (1, (31,))
    assert helping_chows(counted("123m 456p 78s 99s"), 3) == (1, (23, 26))


def test_unseen_counts_every_tile_once():
    left = unseen(MAHJONG.view(start().state, Seat(0)))
    hand = MAHJONG.view(start().state, Seat(0)).concealed
    assert [4 - hand.count(kind) for kind in KINDS] == left


def test_a_hand_after_a_call():
    counts = counted("4667p 555m EE")
    chow = after_call(Chow(tile("4p"), tile("6p")), tile("5p"), Seat(3), counts, ())
    assert (chow.counts, chow.discards) == (counted("67p 555m EE"), True)
    assert chow.melds[0].tiles == short("456p")
    pung = after_call(PUNG, tile("6p"), Seat(1), counts, ())
    assert pung.counts == counted("47p 555m EE")
    kong = after_call(KONG, tile("5m"), Seat(1), counts, ())
    assert (kong.counts, kong.discards, kong.melds[0].type) == (counted("4667p EE"), False, "kong")
    assert after_kong(tile("5m"), counted("5555m 1p"), ()).melds == (meld("-5555m"),)
    added = after_kong(tile("5m"), counted("5m 1p"), (meld("555m"),))
    assert (added.counts, added.melds) == (counted("1p"), (meld("555m"),))


def test_the_value_of_a_hand_is_its_best_plan_and_a_part_of_the_others():
    one, other = Plan("free", -1, (), 0, 1, 3, 8.0), Plan("half", 0, (), 0, 2, 3, 4.0)
    assert value_of([other, one], PACE) == 9.0
    assert value_of([], PACE) == 0.0
