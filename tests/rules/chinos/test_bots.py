"""What each level hides and calls."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace

import pytest

from rules.chinos import CHINOS, Call, ChinosOptions, ChooseFirst, Show
from rules.chinos.bots import Beginner, drawn
from rules.chinos.calls import CallRules
from rules.chinos.equilibrium import balanced
from rules.chinos.guesses import centre, naive_mix, uniform_sum
from rules.chinos.habits import DEAF, UNKNOWN, Habits, habits_of, heard, heard_from, key
from rules.dealing import Dealing, Rng
from rules.seats import TABLE, Seat
from tests.rules.chinos.positions import called, closed, played, table
from tests.rules.chinos.tournament import session
from tests.rules.chinos.walk import view_of

LEVELS = CHINOS.levels
BOTS = {**LEVELS, **CHINOS.baselines}
BEGINNER, REGULAR, SLY, MASTER = LEVELS.values()


def test_levels_are_weakest_first():
    assert list(LEVELS) == ["beginner", "regular", "sly", "master"]


def test_a_sum_of_uniform_fists():
    assert uniform_sum(1) == (0.25,) * 4
    assert uniform_sum(2)[3] == 0.25
    assert uniform_sum(2, 1) == pytest.approx((0, 0, 1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9))
    assert sum(uniform_sum(11)) == pytest.approx(1)


def test_the_naive_mix():
    rules = CallRules(3)
    assert naive_mix(rules, (), 1, 0.0) == {4: 1.0}
    assert naive_mix(rules, (4,), 1, 0.0) == {3: 0.5, 5: 0.5}
    noisy = naive_mix(rules, (), 1, 0.5)
    assert noisy[4] == pytest.approx(0.5 + 0.5 * 4 / 16)
    assert noisy[1] == pytest.approx(0.5 / 16)
    assert sum(noisy.values()) == pytest.approx(1)


@pytest.mark.parametrize("players", range(2, 13))
def test_the_centre_is_legal_with_any_fist(players):
    for least in (0, 1):
        rules = CallRules(players, least)
        middle = centre(rules)
        assert sum(middle) / len(middle) == (1.5 + least / 2) * players
        for coins in range(least, 4):
            assert set(middle) <= set(rules.legal((), coins))


def test_coins_of_each_level():
    view = view_of(3)
    assert BEGINNER.coin_weights(view) == pytest.approx((0.10, 0.35, 0.35, 0.20))
    for bot in (REGULAR, SLY, MASTER):
        assert bot.coin_weights(view) == (0.25,) * 4
    no_blanca = CHINOS.view(table(3, no_blanca_first_round=True), Seat(0))
    for bot in LEVELS.values():
        assert bot.coin_weights(no_blanca)[0] == 0
        assert sum(bot.coin_weights(no_blanca)) == pytest.approx(1)


def test_a_beginner_never_closes_the_same_fist_twice_running():
    state, _ = played(table(3), (1, 2, 3), (4, 5, 7))
    for seat, own in enumerate((1, 2, 3)):
        weights = BEGINNER.coin_weights(CHINOS.view(state, Seat(seat)))
        assert weights[own] == 0
        assert sum(weights) == pytest.approx(1)
    state, _ = played(state, (3, 1, 0), (3, 4, 6))
    view = CHINOS.view(state, Seat(1))
    assert isinstance(BEGINNER, Beginner)
    assert BEGINNER.coin_weights(view)[3] == 0


def test_a_regular_ignores_what_others_said():
    assert REGULAR.call_weights(view_of(3, (9, 0), 1)) == {4: 1.0}
    assert REGULAR.call_weights(view_of(3, (4, 0), 1)) == {3: 0.5, 5: 0.5}


def test_a_sly_first_caller_hides_in_half_of_its_calls():
    assert SLY.call_weights(view_of(4, (), 0)) == {4: 0.25, 5: 0.25, 6: 0.5}


def test_who_listens_hears_a_fist():
    """Todas can only be called with a full fist: the listener adds three."""
    chances = heard(CallRules(2), (6,))
    assert chances == (0, 0, 0, 1)
    assert BOTS["decoder"].call_weights(view_of(2, (6,), 1)) == {4: 1.0}
    impossible = heard_from(CallRules(2), (9,), [UNKNOWN])
    assert impossible == (0.25,) * 4  # a foul tells nothing


def test_balanced_calls_are_legal_and_sum_to_one():
    found = 0
    for players in (3, 4):
        for calls in ((), (4,), (5,), (6,), (4, 5), (6, 5), (6, 7), (6, 5, 7)):
            for coins in range(4):
                weights = balanced(CallRules(players), calls, coins)
                if weights is not None and len(calls) < players:
                    found += 1
                    assert set(weights) <= set(CallRules(players).legal(calls, coins))
                    assert sum(weights.values()) == pytest.approx(1)
    assert found > 20
    assert balanced(CallRules(4, 1), (), 2) is None
    assert balanced(CallRules(4, 0, "four_distinct"), (), 2) is None
    assert balanced(CallRules(5), (), 2) is None


def test_habits_are_counted_from_opened_rounds_only():
    state, _ = played(table(3), (1, 2, 3), (4, 5, 7))
    history = CHINOS.view(state, None).history
    habits = habits_of(Seat(1), None, history)
    assert list(habits.coins) == [0, 0, 1, 0]
    assert habits.calls == {key(1, 3, 2): [0, 0, 0, 1, 0, 0, 0]}
    assert habits.fist() == pytest.approx((0.2, 0.2, 0.4, 0.2))
    memory = CHINOS.remember(None, state)
    twice = CHINOS.remember(memory, state)
    assert twice[1]["coins"] == [0, 0, 2, 0]
    assert twice[1]["calls"] == {"middle 3 2": [0, 0, 0, 2, 0, 0, 0]}
    assert memory[1]["coins"] == [0, 0, 1, 0]


def test_a_habit_moves_the_chance_of_a_call():
    rules = CallRules(3)
    naive = naive_mix(rules, (), 1, 0.15)
    habits = Habits((0, 4, 0, 0), {key(0, 3, 1): [0, 4, 0, 0, 0, 0, 0]})
    assert UNKNOWN.call_chance(rules, (), 1, 2) == naive[2]
    assert habits.call_chance(rules, (), 1, 2) == pytest.approx((4 + 8 * naive[2]) / 12)
    assert habits.call_chance(rules, (), 1, 0) == 0
    assert habits.call_chance(rules, (2,), 1, 2) == 0
    assert habits.fist() == pytest.approx((0.125, 0.625, 0.125, 0.125))


def test_rounds_without_blanca_teach_nothing():
    state = table(3, no_blanca_first_round=True)
    state, _ = played(state, (1, 2, 3), (4, 6, 7))
    assert habits_of(Seat(0), None, CHINOS.view(state, None).history) == Habits([0, 0, 0, 0], {})


def test_listening_is_told_from_ignoring():
    """With none in the fist a listener answers 0, called by an empty fist, by 0 if he can; a naive player does not."""
    state, _ = played(table(3), (0, 1, 1), (0, 3, 4))
    history = CHINOS.view(state, None).history
    assert habits_of(Seat(0), None, history).listens == 0
    assert habits_of(Seat(1), None, history).listens != 0


def test_who_keeps_a_balance_is_not_taken_for_deaf():
    """Balanced calls are often those of a naive player, and yet made by somebody who listens."""
    _losers, memory = session(["fair", "fair", "fair"], "s2")
    assert all(habits_of(Seat(seat), memory, ()).listens > DEAF for seat in range(3))
    _losers, memory = session(["fair", "regular", "beginner"], "s2")
    assert all(habits_of(Seat(seat), memory, ()).listens < DEAF for seat in (1, 2))


@pytest.mark.parametrize(("players", "place"), [(3, 3), (4, 4), (5, 3), (6, 4), (9, 4)])
def test_maestro_chooses_the_first_caller_for_its_own_place(players, place):
    state = CHINOS.start(ChinosOptions(first_match_first="host"), players, Dealing.from_text("host", CHINOS.name)).state
    for seat in range(players):
        view = CHINOS.view(state, Seat(seat))
        choice = MASTER.choose(view, CHINOS.legal_actions(state, TABLE), Rng.from_text("choose"))
        assert choice.reason == "first-for-place"
        begun = CHINOS.apply(state, TABLE, choice.action).state
        assert begun.progress.order.index(Seat(seat)) == place - 1


@pytest.mark.parametrize("key", BOTS)
def test_the_choice_in_the_final_is_worth_nothing(key):
    state, _ = played(table(2), (1, 2), (3, 4))
    legal = CHINOS.legal_actions(state, Seat(1))
    choices = {BOTS[key].choose(CHINOS.view(state, Seat(1)), legal, Rng.from_text(n)).action for n in range(30)}
    assert choices == {ChooseFirst(Seat(0)), ChooseFirst(Seat(1))}


@pytest.mark.parametrize("key", BOTS)
@pytest.mark.parametrize("options", [{}, {"impossible_calls": "foul"}, {"impossible_calls": "allowed"}], ids=str)
def test_a_bot_never_makes_an_impossible_call_under_any_option(key, options):
    for number in range(60):
        players = 2 + number % 8
        rng = Rng.from_text(key, number)
        state = closed(table(players, **options), *(rng.below(4) for _ in range(players)))
        for _ in range(players):
            seat = state.to_act[0]
            choice = BOTS[key].choose(CHINOS.view(state, seat), CHINOS.legal_actions(state, seat), rng)
            assert isinstance(choice.action, Call)
            assert choice.action.total in state.rules.span(state.fists[seat])
            state = CHINOS.apply(state, seat, choice.action).state


@pytest.mark.parametrize("key", BOTS)
def test_with_real_coins_call_and_coins_are_as_if_the_fist_had_been_closed_first(key):
    """Calls without a fist and coins shown afterwards have together the chances of coins first, then a call."""
    bot = BOTS[key]
    real = table(2, fists="real")
    expected: Counter[tuple[int, int]] = Counter()
    for coins, weight in enumerate(bot.coin_weights(view_of(2))):
        for total, likely in bot.call_weights(view_of(2, (), coins)).items():
            expected[coins, total] += weight * likely
    found: Counter[tuple[int, int]] = Counter()
    runs = 1200
    for number in range(runs):
        view = CHINOS.view(real, Seat(0))
        call = bot.choose(view, CHINOS.legal_actions(real, Seat(0)), Rng.from_text("call", number)).action
        state, _ = called(real, call.total, next(total for total in (3, 4) if total != call.total))
        show = bot.choose(
            CHINOS.view(state, Seat(0)), CHINOS.legal_actions(state, Seat(0)), Rng.from_text("show", number)
        ).action
        assert isinstance(show, Show)
        found[show.coins, call.total] += 1
    assert set(found) <= {pair for pair, weight in expected.items() if weight}
    for pair, weight in expected.items():
        assert found[pair] / runs == pytest.approx(weight, abs=0.05)


def test_coins_sealed_by_the_session_are_called_and_shown():
    real = table(2, fists="real")
    for coins in range(4):
        sealed = replace(CHINOS.view(real, Seat(0)), coins=coins)
        call = REGULAR.choose(sealed, CHINOS.legal_actions(real, Seat(0)), Rng.from_text("x")).action
        assert call.total in range(coins, coins + 4)
        state, _ = called(real, call.total, next(total for total in (3, 4) if total != call.total))
        sealed = replace(CHINOS.view(state, Seat(0)), coins=coins)
        assert REGULAR.choose(sealed, CHINOS.legal_actions(state, Seat(0)), Rng.from_text("y")).action == Show(coins)


def test_coins_for_a_call_that_somebody_else_made_for_a_bot():
    state, _ = called(table(2, fists="real"), 0, 3)
    show = BOTS["decoder"].choose(CHINOS.view(state, Seat(0)), CHINOS.legal_actions(state, Seat(0)), Rng.from_text("x"))
    assert show.action == Show(0)
    state, _ = called(table(3, fists="real", impossible_calls="allowed"), 9, 3, 4)
    show = BOTS["fair"].choose(CHINOS.view(state, Seat(0)), CHINOS.legal_actions(state, Seat(0)), Rng.from_text("x"))
    assert show.action == Show(3)


def test_drawn_keeps_to_the_weights():
    rng = Rng.from_text("drawn")
    found = Counter(drawn({"a": 1.0, "b": 0.0, "c": 3.0}, rng) for _ in range(4000))
    assert found["c"] / 4000 == pytest.approx(0.75, abs=0.03)
    assert "b" not in found


def test_maestro_thinks_at_most_ten_milliseconds_a_decision():
    state = table(12)
    memory = None
    for number in range(6):
        rng = Rng.from_text("time", number)
        state = closed(state, *(rng.below(4) for _ in state.progress.order))
        times = []
        while state.phase == "call":
            seat = state.to_act[0]
            view, legal = CHINOS.view(state, seat), CHINOS.legal_actions(state, seat)
            began = time.process_time()
            choice = MASTER.choose(view, legal, rng, memory=memory)
            times.append(time.process_time() - began)
            state = CHINOS.apply(state, seat, choice.action).state
        assert sorted(times)[len(times) // 2] < 0.010
        memory = CHINOS.remember(memory, state)
        if state.phase != "hide":
            break


def test_maestro_plays_the_equilibrium_against_an_unknown_opponent():
    assert MASTER.coin_weights(view_of(2)) == (0.25,) * 4
    for coins in range(4):
        assert MASTER.call_weights(view_of(2, (), coins)) == {3: 1.0}


def remembering(coins: list[int], calls: dict[str, list[int]], listens: int = 0):
    """A memory in which seat 1 has these habits."""
    nothing = {"coins": [0, 0, 0, 0], "calls": {}, "listens": 0}
    return [nothing, {"coins": coins, "calls": calls, "listens": listens}]


def test_maestro_does_not_bet_against_somebody_whose_answers_it_has_not_seen():
    """Rounds of more players tell of fists, not of second calls in a duel: as long as it would only guess at those, it waits."""
    view = CHINOS.view(table(2), Seat(0))
    seen = {key(1, 2, 3): [0, 5, 6, 0], key(3, 4, 3): [0, 0, 0, 0, 0, 100, 100, 0, 0, 0]}
    assert MASTER.coin_weights(view, remembering([0, 0, 0, 200], seen)) == (0.25,) * 4
    seen[key(1, 2, 3)] = [0, 6, 6, 0]
    assert max(MASTER.coin_weights(view, remembering([0, 0, 0, 200], seen))) == 1


def test_maestro_bets_on_a_fist_that_is_always_full():
    memory = remembering([0, 0, 0, 200], {key(1, 2, 3): [0, 100, 100, 0]})
    view = CHINOS.view(table(2), Seat(0))
    own = MASTER.coin_weights(view, memory)
    assert max(own) == 1
    coins = own.index(1.0)
    assert coins in (0, 3)  # an offset that the other one never adds
    plan = MASTER.plan(replace(view, phase="call", coins=coins), memory)
    assert plan.reason == "reads-habits"
    assert plan.weights == {coins + 3: 1.0}


def test_maestro_does_not_bet_against_a_listener():
    memory = remembering([0, 0, 0, 200], {key(1, 2, 3): [0, 100, 100, 0]}, listens=1000)
    view = CHINOS.view(table(2), Seat(0))
    assert MASTER.coin_weights(view, memory) == (0.25,) * 4
    assert MASTER.call_weights(replace(view, phase="call", coins=2), memory) == {3: 1.0}


def test_maestro_guards_the_coins_of_a_second_caller():
    memory = remembering([0, 0, 0, 200], {key(0, 2, 3): [100, 0, 0, 0]})
    weights = MASTER.coin_weights(CHINOS.view(table(2, first=1), Seat(0)), memory)
    assert min(weights) == pytest.approx(0.075)
    assert weights[0] < 0.1  # with an empty fist the other one, who calls its own coins, is right
    assert max(weights) == pytest.approx(0.775)


def test_maestro_stops_balancing_when_somebody_does_not_listen():
    calls = next((call,) for call in range(13) if balanced(CallRules(4), (call,), 1) is not None)
    view = view_of(4, calls, 1)
    assert MASTER.plan(view).reason == "balanced"
    memory = remembering([10, 10, 10, 10], {}, listens=-500)
    memory = [memory[1], *memory]
    assert MASTER.plan(view, memory).reason == "calls-suggest"
