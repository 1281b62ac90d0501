"""How far a hand is, what it waits for, and what each discard leads to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.mahjong import MahjongOptions, Meld, outlooks, shanten, waits
from rules.mahjong.counts import UNIT, counts_of, listed
from rules.mahjong.distance import distance
from rules.mahjong.readings import splits
from rules.mahjong.shanten import is_complete, is_orphans, least_shanten, missing, pairs_missing
from rules.tiles import KINDS, tile_set, tiles
from tests.rules.mahjong.positions import STANDARD, counted, meld

PAIRS = MahjongOptions(seven_pairs=True)
QUADS = MahjongOptions(seven_pairs=True, seven_pairs_allow_quads=True)
PACK = tile_set(flowers=False)


def found(text: str, melds: tuple[Meld, ...] = (), options: MahjongOptions = STANDARD):
    answer = shanten(counted(text), melds, options)
    assert least_shanten(counted(text), melds, options) == answer.least
    return answer.standard, answer.seven_pairs, answer.thirteen_orphans


def test_shapes_that_are_not_open():
    assert found("1122m 3344p 5566s E") == (3, None, 10)
    assert found("1122m 3344p 5566s E", options=PAIRS) == (3, 0, 10)
    assert found("1m 3p 5s E", (meld("123m"), meld("456m"), meld("RRR")), PAIRS)[1:] == (None, None)


def test_complete_is_minus_one_and_ready_is_nought():
    assert found("123m 456p 789s EEE RR")[0] == -1
    assert found("123m 456p 789s EEE R")[0] == 0
    assert found("19m 19p 19s ESWNRGBB")[2] == -1
    assert found("19m 19p 19s ESWNRGB")[2] == 0
    assert found("19m 19p 1s ESWNRGBB")[2] == 0


def test_trap_6_the_fifth_tile_does_not_exist():
    assert found("123456789m 1111p")[0] == 1
    assert waits(counted("123456789m 1111p"), (), STANDARD) == ()
    own_kong = (meld("5555p"), meld("123m"), meld("999s"))
    assert found("46p EE", own_kong)[0] == 1
    assert found("46p EE", (meld("555p"), meld("123m"), meld("999s")))[0] == 0
    assert waits(counted("46p EE"), own_kong, STANDARD) == ()


def test_a_pung_of_the_own_leaves_one_copy():
    # 12p and 24p both want the 3p, of which three lie in the pung
    melds = (meld("333p"), meld("999s"))
    assert distance(counted("1224p 9m EE"), 2) == 2
    assert missing(counted("1224p 9m EE"), melds) == 3
    assert missing(counted("1224p 9m EE"), (meld("333s"), meld("999s"))) == 2


@given(st.data())
def test_with_melds_a_draw_lowers_it_by_one_at_most_and_the_best_does(data):
    ids = data.draw(st.lists(st.sampled_from(range(56)), unique=True, min_size=10, max_size=10))
    hand = [PACK[each] for each in ids]
    kind = KINDS[data.draw(st.sampled_from(range(14)))]
    number = hand.count(kind)
    if number > 1:
        return
    lying = Meld("pung", (kind,) * 3)
    counts = counts_of(hand)
    now = missing(counts, (lying,))
    left = [4 - each - 3 * (place == kind.index) for place, each in enumerate(listed(counts))]
    drawn = [missing(counts + UNIT[place], (lying,)) for place in range(34) if left[place] > 0]
    assert all(now - 1 <= after <= now for after in drawn)
    assert min(drawn) == max(now - 1, 0)


@pytest.mark.parametrize(
    ("text", "plain", "quads"),
    [
        ("1122m 3344p 5566s E", 1, 1),
        ("1111m 3344p 5566s E", 3, 1),
        ("1111m 3333p 5555s E", 7, 1),  # three pairs, four kinds
        ("111m 333p 555s EEE R", 5, 3),
        ("1122m 3344p 5566s EE", 0, 0),
        ("1111m 3344p 5566s EE", 2, 0),
    ],
)
def test_seven_pairs(text, plain, quads):
    assert pairs_missing(counted(text), PAIRS) == plain
    assert pairs_missing(counted(text), QUADS) == quads


@given(st.lists(st.sampled_from(range(40)), unique=True, min_size=13, max_size=13))
def test_seven_pairs_by_draws(ids):
    for options in (PAIRS, QUADS):
        counts = counts_of(PACK[each] for each in ids)
        now = pairs_missing(counts, options)
        held = listed(counts)
        drawn = [pairs_missing(counts + UNIT[kind], options) for kind in range(34) if held[kind] < 4]
        assert min(drawn) == now - 1


def test_r15_winning_shapes():
    assert is_complete(counted("111222333m 456m 99m"), 0, STANDARD)
    assert is_complete(counted("456m 99m"), 3, STANDARD)
    assert is_complete(counted("19m 19p 19s ESWNRGB 9s"), 0, STANDARD)
    assert not is_complete(counted("1122m 3344p 5566s EE"), 0, STANDARD)
    assert is_complete(counted("1122m 3344p 5566s EE"), 0, PAIRS)
    assert not is_complete(counted("1111m 3344p 5566s EE"), 0, PAIRS)
    assert is_complete(counted("1111m 3344p 5566s EE"), 0, QUADS)
    assert not is_complete(counted("123m 456p 789s EEE RG"), 0, STANDARD)


def test_orphans_are_exactly_themselves():
    for kind in KINDS:
        counts = counted("19m 19p 19s ESWNRGB") + UNIT[kind.index]
        assert is_orphans(counts) is (kind.honour or kind.terminal)
    assert not is_orphans(counted("119m 19p 19s ESWNRGG"))


def test_waits():
    assert waits(counted("1112345678999m"), (), STANDARD) == KINDS[:9]
    assert waits(counted("23m"), (), STANDARD) == ()
    assert waits(counted("2333m 456p 678s NNN"), (), STANDARD) == tiles("1m 2m 4m")
    assert waits(counted("1122m 3344p 5566s E"), (), PAIRS) == tiles("Ew")
    assert waits(counted("R"), (meld("RRR"), meld("123m"), meld("456m"), meld("-7777m")), STANDARD) == ()
    assert waits(counted("2m"), (meld("RRR"), meld("123m"), meld("456m"), meld("-7777m")), STANDARD) == tiles("2m")


@given(st.lists(st.sampled_from(range(136)), unique=True, min_size=14, max_size=14))
def test_outlooks_say_for_each_discard_what_the_shanten_numbers_say(ids):
    counts = counts_of(PACK[each] for each in ids)
    for options in (STANDARD, PAIRS):
        looked = outlooks(counts, (), options)
        assert [each.discard for each in looked] == sorted({PACK[each] for each in ids})
        for each in looked[:3]:
            rest = counts - UNIT[each.discard.index]
            held = listed(rest)
            assert each.shanten == least_shanten(rest, (), options)
            better = [
                kind
                for kind in KINDS
                if held[kind.index] < 4 and least_shanten(rest + UNIT[kind.index], (), options) < each.shanten
            ]
            assert list(each.useful) == better


def test_outlooks_know_the_own_melds():
    melds = (meld("5555p"), meld("123m"), meld("999s"))
    best = {each.discard.text: each for each in outlooks(counted("46p EE 1m"), melds, STANDARD)}
    assert best["1m"].shanten == 1
    assert tiles("5p")[0] not in best["1m"].useful


@given(st.lists(st.sampled_from(range(136)), unique=True, min_size=14, max_size=14))
def test_a_complete_hand_can_be_split_and_no_other(ids):
    counts = counts_of(PACK[each] for each in ids)
    assert (missing(counts, ()) == 0) is bool(list(splits(counts, 4)))
