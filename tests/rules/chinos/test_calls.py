"""Which calls the rules allow, against the sentences of the rules and against each other."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chinos import ChinosOptions
from rules.chinos.calls import CallRules, call_rules


def rules_of(players: int, started: int | None = None, *, first_round: bool = False, **options: object) -> CallRules:
    return call_rules(ChinosOptions.read(options), players, started or players, first_round=first_round)


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("coins", range(4))
def test_nunca_se_podran_hacer_pedidas_imposibles(players, coins):
    legal = CallRules(players).legal((), coins)
    assert legal == tuple(range(coins, coins + 3 * (players - 1) + 1))
    assert (0 in legal) is (coins == 0)
    assert (3 * players in legal) is (coins == 3)


@pytest.mark.parametrize("players", range(2, 6))
def test_con_cinco_o_menos_todas_las_pedidas_son_distintas(players):
    for earlier in itertools.permutations(range(4), players - 1):
        assert not set(rules_of(players).legal(earlier)) & set(earlier)


@pytest.mark.parametrize("repeat_rule", ["four_distinct", "survivors"])
def test_los_tres_primeros_han_de_hacer_pedidas_distintas_y_el_resto_lo_que_quieran(repeat_rule):
    rules = rules_of(6, repeat_rule=repeat_rule)
    assert rules.refusal(9, (9,)) == "already-called"
    assert rules.refusal(9, (8, 9)) == "already-called"
    assert rules.refusal(9, (8, 9, 10)) is None


def test_debe_haber_al_menos_cuatro_pedidas_distintas_en_la_ronda():
    """Every way to call by the rules ends with four different numbers and leaves three players, whoever is right."""
    rules = CallRules(6, repeats="four_distinct")
    numbers = (7, 8, 9, 10)

    def ways(earlier: tuple[int, ...]):
        if len(earlier) == rules.players:
            yield earlier
            return
        for total in numbers:
            if rules.refusal(total, earlier) is None:
                yield from ways((*earlier, total))

    ended = list(ways(()))
    assert len(ended) > 100
    assert all(len(set(calls)) >= 4 for calls in ended)
    assert max(calls.count(total) for calls in ended for total in numbers) == 3


def test_only_the_last_caller_is_ever_refused_a_repeat():
    for players in range(6, 13):
        rules = CallRules(players, repeats="four_distinct")
        for place in range(4, players):
            earlier = (7, 8, 9, *(7,) * (place - 4))
            assert rules.refusal(7, earlier) is None
            assert not rules.needs_new_number(earlier)
        last = (7, 8, 9, *(7,) * (players - 4))
        assert rules.refusal(7, last) == "needs-fourth-number"
        assert rules.needs_new_number(last)
        assert not rules.needs_new_number((*last[:-1], 10))


def test_survivors_lets_three_numbers_be_enough():
    rules = rules_of(6, repeat_rule="survivors")
    assert rules.refusal(9, (9, 8, 10, 9, 9)) == "too-few-would-remain"
    assert rules.refusal(8, (9, 8, 10, 9, 9)) is None
    assert not rules.needs_new_number((9, 8, 10, 9, 9))
    assert rules_of(4, 8, repeat_rule="survivors", threshold_by="start").refusal(7, (7, 8, 9)) == "too-few-would-remain"


@pytest.mark.parametrize(
    ("players", "started", "threshold", "repeats"),
    [
        (6, 6, "active", "four_distinct"),
        (5, 6, "active", "never"),
        (5, 6, "start", "four_distinct"),
        (4, 12, "start", "four_distinct"),
        (3, 12, "start", "never"),
        (2, 12, "start", "never"),
        (5, 5, "start", "never"),
    ],
)
def test_the_size_that_decides_is_that_of_the_round_or_of_the_start(players, started, threshold, repeats):
    assert rules_of(players, started, threshold_by=threshold).repeats == repeats
    assert rules_of(players, started, threshold_by=threshold, repeat_rule="all_distinct").repeats == "never"


def test_reasons_come_in_their_order():
    rules = CallRules(3, least=1)
    assert rules.refusal(2, (), 1) == "not-a-total"
    assert rules.refusal(10, (), 1) == "not-a-total"
    assert rules.refusal(4, (4,), 3) == "already-called"
    assert rules.refusal(4, (), 3) == "too-low-for-own"
    assert rules.refusal(8, (), 1) == "too-high-for-own"
    assert rules.refusal(8, ()) is None
    assert rules.legal((), 2) == (4, 5, 6, 7, 8)


@given(st.data())
def test_a_legal_call_always_exists_and_public_reasons_know_no_coins(data):
    players = data.draw(st.integers(2, 12))
    repeats = data.draw(st.sampled_from(["never", "four_distinct", "survivors"])) if players > 3 else "never"
    rules = CallRules(players, data.draw(st.integers(0, 1)), repeats)
    earlier: tuple[int, ...] = ()
    for _ in range(players):
        for total in range(-1, 3 * players + 2):
            public = rules.refusal(total, earlier)
            for coins in range(rules.least, 4):
                private = rules.refusal(total, earlier, coins)
                assert private == public or (public is None and private in ("too-low-for-own", "too-high-for-own"))
        coins = data.draw(st.integers(rules.least, 3))
        earlier = (*earlier, data.draw(st.sampled_from(rules.legal(earlier, coins))))
