"""No view, event, list of legal actions, refusal or bot tells what is in a closed fist."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from rules.chinos import CHINOS, Call, Hide
from rules.chinos.events import FistClosed
from rules.chinos.play import ChinosState, apply
from rules.chinos.rounds import Progress
from rules.codec import lines_of, text_of
from rules.dealing import Rng
from rules.game import IllegalAction
from rules.seats import Seat
from tests.rules.chinos.positions import called, closed, table
from tests.rules.spelling import spelled

MODES = [{}, {"impossible_calls": "foul"}, {"impossible_calls": "allowed"}]


def all_fists(players: int, **options: object):
    """The same round with every way to close the fists."""
    for coins in itertools.product(range(4), repeat=players):
        yield coins, closed(table(players, **options), *coins)


def one_answer(answers) -> bool:
    return len(set(answers)) == 1


@pytest.mark.parametrize("options", MODES, ids=str)
def test_views_and_events_are_the_same_whatever_the_others_hold(options):
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        by_own: dict[int | None, set[str]] = {}
        for coins, state in all_fists(3, **options):
            state, told = called(state, 4)
            own = None if viewer is None else coins[viewer]
            seen = [event.seen_by(viewer) for event in told]
            by_own.setdefault(own, set()).add(spelled((CHINOS.view(state, viewer), seen)))
        assert all(len(ways) == 1 for ways in by_own.values())


def test_closing_a_fist_looks_alike_for_every_number_of_coins():
    for seat, viewer in itertools.product((Seat(0), Seat(1)), (None, Seat(2))):
        steps = [apply(table(3), seat, Hide(coins)) for coins in range(4)]
        assert one_answer(spelled([event.seen_by(viewer) for event in step.events]) for step in steps)
        assert one_answer("\n".join(lines_of(CHINOS.view(step.state, viewer))) for step in steps)
        assert one_answer(step.state.to_act for step in steps)
    event = FistClosed(Seat(1), 2, 0)
    assert text_of(event.seen_by(Seat(0))) == "fist-closed 1 - 0"
    assert event.seen_by(Seat(1)) == event


@pytest.mark.parametrize("options", [*MODES[1:], {"fists": "real"}], ids=str)
def test_where_the_table_is_shared_a_call_is_answered_alike_for_all_coins(options):
    """Legal actions, refusals and what follows an accepted call are equal for all four fists of the caller."""
    answers = set()
    for coins in range(4):
        state = table(3, **options)
        if "fists" not in options:
            state = closed(state, coins, 1, 1)
        state, _ = called(state, 4)
        state = replace_own(state, coins, options)
        legal = CHINOS.legal_actions(state, Seat(1))
        answers.add(
            (
                spelled(legal),
                tuple(legal),
                tuple(legal.why_not(Call(total)) for total in range(-1, 11)),
                spelled(apply(state, Seat(1), Call(9)).events),
            )
        )
    assert len(answers) == 1


def replace_own(state: ChinosState, coins: int, options: dict[str, object]) -> ChinosState:
    if "fists" in options:
        return state
    return replace(state, fists=(state.fists[0], coins, state.fists[2]))


def test_a_refusal_that_everybody_could_give_comes_before_one_of_the_own_coins():
    for coins in range(4):
        state, _ = called(closed(table(3), 0, coins, 0), 2)
        with pytest.raises(IllegalAction) as caught:
            apply(state, Seat(1), Call(2))
        assert caught.value.reason == "already-called"
        assert dict(caught.value.details) == {"seat": 1}


def test_legal_actions_of_others_hold_no_coins():
    for coins in range(4):
        state = closed(table(3), coins, 2, 2)
        for seat in (Seat(1), Seat(2)):
            assert spelled(CHINOS.legal_actions(state, seat)) == spelled(
                CHINOS.legal_actions(closed(table(3), 0, 2, 2), seat)
            )


@pytest.mark.parametrize("options", MODES, ids=str)
def test_resampling_reaches_every_fist_that_the_calls_allow_and_no_other(options):
    state, _ = called(closed(table(3, **options), 1, 1, 1), 1)
    found = set()
    for number in range(400):
        other = CHINOS.resample(state, Seat(2), Rng.from_text(number))
        assert other.fists[2] == 1
        found.add(other.fists[:2])
    allowed = range(2) if not options else range(4)
    assert found == set(itertools.product(allowed, range(4)))


@pytest.mark.parametrize("key", [*CHINOS.levels, *CHINOS.baselines])
def test_permuted_coins_of_the_others_leave_the_weights_unchanged(key):
    bot = {**CHINOS.levels, **CHINOS.baselines}[key]
    for players in (2, 3, 5):
        for own in range(4):
            weights = set()
            for others in itertools.permutations((0, 1, 2, 3, 1)[: players - 1]):
                state = closed(table(players), *others, own)
                middle = 3 * players // 2
                state, _ = called(replace(state, options=state.options.replace(impossible_calls="foul")), *(
                    middle + place for place in range(players - 1)
                ))  # fmt: skip
                view = CHINOS.view(state, Seat(players - 1))
                weights.add(spelled((bot.call_weights(view), bot.coin_weights(view))))
            assert len(weights) == 1


def test_the_history_is_open_to_everybody():
    state = table(2)
    state, _ = called(closed(state, 1, 1), 3, 4)
    assert isinstance(state.progress, Progress)
    assert {spelled(CHINOS.view(state, viewer).history) for viewer in (None, Seat(0), Seat(1))} == {
        spelled(state.progress.opened)
    }
