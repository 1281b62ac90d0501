"""What a viewer sees and does not see."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from rules.chinese_ten import CHINESE_TEN, NextDeal, TenOptions
from rules.chinese_ten.events import Dealt
from rules.codec import text_of
from rules.dealing import Rng
from rules.events import seen
from rules.game import TABLE
from rules.seats import Seat
from tests.rules.chinese_ten.positions import deal_end, random_steps, start

VIEWERS = (None, Seat(0), Seat(1))


def test_a_viewer_sees_the_own_hand_and_counts_of_the_others():
    state = start().state
    view = CHINESE_TEN.view(state, Seat(0))
    assert view.hand == state.position.hands[0]
    assert view.hand_counts == (12, 12)
    assert CHINESE_TEN.view(state, None).hand == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_hidden_card_is_anywhere_in_the_view(viewer):
    for step in random_steps(TenOptions(rounds=0), "hidden"):
        position = step.state.position
        hidden = {str(card) for seat, hand in enumerate(position.hands) if seat != viewer for card in hand}
        hidden |= {str(card) for card in position.stock}
        view = CHINESE_TEN.view(step.state, viewer)
        shown = "/".join(
            text_of(getattr(view, field.name))
            for field in dataclasses.fields(view)
            if field.name not in ("lots",)  # drawn for the dealer from the whole pack, before the deal
        )
        words = set(shown.replace("/", " ").replace(",", " ").split())
        assert not words & hidden


@pytest.mark.parametrize("viewer", VIEWERS)
def test_events_show_no_other_hand(viewer):
    state = start().state
    dealt = next(event for event in seen(start().events, viewer) if isinstance(event, Dealt))
    for seat, hand in enumerate(dealt.hands):
        assert hand == (state.position.hands[seat] if seat == viewer else ())
    assert dealt.counts == (12, 12)


def test_views_survive_the_way_to_the_worker_process():
    for step in random_steps(TenOptions(rounds=0, players=3), "pickle"):
        view = CHINESE_TEN.view(step.state, Seat(1))
        assert pickle.loads(pickle.dumps(view)) == view
        legal = CHINESE_TEN.legal_actions(step.state, Seat(1))
        assert pickle.loads(pickle.dumps(legal)) == legal


def test_phases_and_turn():
    phases = []
    for step in random_steps(TenOptions(rounds=1), "phases"):
        view = CHINESE_TEN.view(step.state, None)
        phases.append(view.phase)
        waiting = CHINESE_TEN.to_act(step.state)
        assert (view.turn,) == waiting if view.phase in ("play", "take") else view.turn is None
        assert (view.turned is not None) == (view.phase == "take")
        assert (len(view.turned_targets) > 1) == (view.phase == "take")
        assert (view.piles is not None) == (view.phase in ("deal-over", "match-over"))
        assert bool(view.winners) == (view.phase == "match-over")
    assert set(phases) == {"play", "take", "deal-over", "match-over"}


def test_the_last_turn_is_told_once_nobody_follows():
    lasts = [
        (step.state.position.turn, len(step.state.position.stock))
        for step in random_steps(TenOptions(rounds=0, players=3), "last")
        if CHINESE_TEN.view(step.state, None).last_turn
    ]
    assert {stock for _, stock in lasts} <= {0, 1}
    assert lasts[0][1] == 1


def test_history_tells_every_card_and_captures_only_those_that_took():
    state = deal_end(TenOptions(rounds=0), "history")
    view = CHINESE_TEN.view(state, None)
    assert len(view.history) == 48
    assert [each.source for each in view.history[:2]] == ["hand", "stock"]
    assert all(each.taken for each in view.captures)
    assert len(view.captures) == 26
    for seat in (0, 1):
        assert sum(each.points for each in view.captures if each.seat == seat) == view.points[seat]


def test_finished_deals_and_totals():
    state = deal_end(TenOptions(), "totals")
    view = CHINESE_TEN.view(state, Seat(0))
    assert view.deal_points == (view.points,)
    assert view.results == (tuple(each - 105 for each in view.points),)
    assert view.totals == view.results[0]
    assert view.dealers == (view.dealer,)
    assert (view.deal, view.deals, view.base) == (1, 6, 105)
    after = CHINESE_TEN.view(CHINESE_TEN.apply(state, TABLE, NextDeal()).state, Seat(0))
    assert after.deal == 2
    assert after.points == (0, 0)
    assert after.results == view.results


def test_needed_is_told_in_the_last_deal_of_several_only():
    told = {}
    for step in random_steps(TenOptions(rounds=1), "needed"):
        view = CHINESE_TEN.view(step.state, None)
        told.setdefault((view.deal, view.phase), view.needed)
        if view.needed is not None:
            assert view.needed[0] == -view.totals[0] + 1
    assert told[1, "play"] is told[2, "match-over"] is None
    assert told[2, "play"] is not None
    assert all(
        CHINESE_TEN.view(step.state, None).needed is None for step in random_steps(TenOptions(rounds=0), "single")
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_another_hidden_deal_looks_the_same(viewer):
    rng = Rng.from_text("resample")
    changed = 0
    for step in random_steps(TenOptions(rounds=1), "resample"):
        other = CHINESE_TEN.resample(step.state, viewer, rng)
        assert CHINESE_TEN.view(other, viewer) == CHINESE_TEN.view(step.state, viewer)
        assert CHINESE_TEN.to_act(other) == CHINESE_TEN.to_act(step.state)
        assert sorted(CHINESE_TEN.pieces(other)) == sorted(CHINESE_TEN.pieces(step.state))
        assert other.dealing.seed != step.state.dealing.seed
        changed += other.position != step.state.position
    assert changed > 40
