"""The tables: they say zero exactly where everything is there, and one more than the best draw elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.mahjong.counts import UNIT, counts_of, listed, number
from rules.mahjong.distance import chow_distance, distance, nearer
from rules.tiles import KINDS, tile_set
from tests.rules.mahjong.positions import counted

PACK = tile_set(flowers=False)
hands = st.lists(st.sampled_from(range(136)), unique=True, max_size=14).map(lambda ids: [PACK[each] for each in ids])
# Hands close to finished: few kinds, so that sets meet.
dense = st.lists(
    st.sampled_from([each for each in range(136) if each // 4 in (0, 1, 2, 3, 4, 5, 13, 27)]), unique=True, max_size=14
).map(lambda ids: [PACK[each] for each in ids])


def holds(held: list[int], sets: int, pair: bool, *, pungs: bool) -> bool:
    """Whether so many sets, and a pair if asked for, can be taken out of what is held."""
    if not sets and not pair:
        return True
    for kind, there in enumerate(held):
        if pair and there > 1:
            held[kind] -= 2
            found = holds(held, sets, False, pungs=pungs)
            held[kind] += 2
            if found:
                return True
        if sets and pungs and there > 2:
            held[kind] -= 3
            found = holds(held, sets - 1, pair, pungs=pungs)
            held[kind] += 3
            if found:
                return True
        if sets and there and kind < 27 and kind % 9 < 7 and held[kind + 1] and held[kind + 2]:
            for step in range(3):
                held[kind + step] -= 1
            found = holds(held, sets - 1, pair, pungs=pungs)
            for step in range(3):
                held[kind + step] += 1
            if found:
                return True
    return False


@pytest.mark.parametrize(("ask", "pungs"), [(distance, True), (chow_distance, False)])
@given(tiles=st.one_of(hands, dense), sets=st.integers(0, 4))
def test_zero_exactly_where_the_sets_and_a_pair_are_there(ask, pungs, tiles, sets):
    counts = counts_of(tiles)
    assert (ask(counts, sets) == 0) is holds(listed(counts), sets, True, pungs=pungs)


@pytest.mark.parametrize("ask", [distance, chow_distance])
@given(tiles=st.one_of(hands, dense).filter(lambda tiles: len(tiles) < 14), sets=st.integers(0, 4))
def test_elsewhere_one_more_than_the_best_draw(ask, tiles, sets):
    counts = counts_of(tiles)
    missing = ask(counts, sets)
    drawn = [ask(counts + UNIT[kind], sets) for kind in range(34) if number(counts, kind) < 4]
    assert all(missing - 1 <= after <= missing for after in drawn)
    if missing:
        assert min(drawn) == missing - 1


@pytest.mark.parametrize(("ask", "chows"), [(distance, False), (chow_distance, True)])
@given(tiles=st.one_of(hands, dense), sets=st.integers(0, 4))
def test_nearer_are_the_kinds_that_lower_it(ask, chows, tiles, sets):
    counts = counts_of(tiles)
    missing = ask(counts, sets)
    lower = [kind for kind in range(34) if number(counts, kind) < 4 and ask(counts + UNIT[kind], sets) < missing]
    assert nearer(counts, sets, chows=chows) == (missing, tuple(lower))


@pytest.mark.parametrize(
    ("tiles", "sets", "missing"),
    [
        ("", 4, 14),
        ("", 0, 2),
        ("123m 456p 789s EEE RR", 4, 0),
        ("123m 456p 789s EEE R", 4, 1),
        ("123456789m 1111p", 4, 2),
        ("147m 258p 369s ESWN", 4, 9),
        ("1112345678999m", 4, 1),
    ],
)
def test_known_distances(tiles, sets, missing):
    assert distance(counted(tiles), sets) == missing


def test_counts_are_read_back():
    counts = counted("1119m 5p 99s EESWNRGB")
    held = listed(counts)
    assert sum(held) == 15
    for kind, there in zip(KINDS, held, strict=True):
        assert number(counts, kind.index) == there
    assert counts_of(kind for kind in KINDS for _ in range(held[kind.index])) == counts
