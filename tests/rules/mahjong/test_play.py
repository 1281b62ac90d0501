"""Whole matches: lots, hands one after the other, payments, records, pieces."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from rules.game import TABLE, IllegalAction
from rules.mahjong import MAHJONG, MahjongOptions, NextDeal
from rules.mahjong.actions import FALSE_WIN, Discard
from rules.mahjong.bots import BASELINES
from rules.mahjong.ending import HandResult, Winner
from rules.mahjong.events import (
    DealerDrawn,
    Discarded,
    FlowersExposed,
    HandDealt,
    HandEnded,
    HandPaid,
    MatchEnded,
    TileDrawn,
)
from rules.mahjong.play import MahjongState, places, totals
from rules.mahjong.scoring import Score
from rules.seats import Seat
from rules.tiles import WINDS, tile_set
from tests.rules.mahjong.positions import STANDARD, dealing, random_steps, start

FALSE = MahjongOptions(false_win=True, rounds=1)


def finished(options: MahjongOptions = STANDARD, seed: str = "finished"):
    *_, last = random_steps(options, seed)
    return last


def test_events_of_a_start():
    step = start()
    drawn, dealt, *exposed = step.events
    assert drawn == DealerDrawn(step.state.first_dealer)
    assert isinstance(dealt, HandDealt)
    assert (dealt.number, dealt.dealer, dealt.round_wind, dealt.repeat, dealt.wall) == (
        1,
        drawn.dealer,
        WINDS[0],
        0,
        91,
    )
    assert [len(hand) for hand in dealt.hands] == [14 if seat == dealt.dealer else 13 for seat in range(4)]
    assert all(isinstance(each, FlowersExposed) for each in exposed)
    flowers = sorted(flower for each in exposed for flower in each.flowers)
    assert flowers == sorted(flower for side in step.state.position.sides for flower in side.flowers)


def test_r02_the_first_dealer_is_drawn_by_lot():
    dealers = Counter(start(seed=f"lot {number}").state.first_dealer for number in range(200))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 25
    assert start(seed="lot 7").state.first_dealer == dealing("lot 7").stream(0).below(4)


def test_the_wall_is_that_of_the_seed():
    step = start(seed="order")
    order = dealing("order").order(1, 144)
    pack = tile_set(flowers=True)
    assert step.state.position.wall.tiles == tuple(pack[index] for index in order)


@pytest.mark.parametrize("options", [STANDARD, MahjongOptions(flowers=False), MahjongOptions(dead_wall=14)])
def test_tiles_are_conserved_at_every_step(options):
    whole = sorted(tile_set(flowers=options.flowers))
    for step in random_steps(options, "pieces"):
        assert sorted(MAHJONG.pieces(step.state)) == whole


def test_a_finished_hand_waits_for_the_table():
    state = finished().state
    assert MAHJONG.to_act(state) == (TABLE,)
    assert list(MAHJONG.legal_actions(state, TABLE)) == [NextDeal()]
    assert not MAHJONG.legal_actions(state, Seat(0))
    assert MAHJONG.outcome(state) is None
    for seat, action in ((TABLE, Discard(tile_set(flowers=False)[0])), (Seat(0), NextDeal())):
        with pytest.raises(IllegalAction) as caught:
            MAHJONG.apply(state, seat, action)
        assert caught.value.reason == "wrong-phase"
    step = MAHJONG.apply(state, TABLE, NextDeal())
    assert (step.state.number, step.state.phase) == (2, "turn")
    assert isinstance(step.events[0], HandDealt)
    assert step.events[0].number == 2


def test_the_table_has_nothing_to_do_within_a_hand():
    state = start().state
    assert not MAHJONG.legal_actions(state, TABLE)
    with pytest.raises(IllegalAction):
        MAHJONG.apply(state, TABLE, NextDeal())


def test_a_drawn_hand_is_told_and_nobody_pays():
    step = finished()
    ended, paid = step.events[-2:]
    assert isinstance(ended, HandEnded)
    assert ended.result.kind == "draw"
    assert paid == HandPaid((0, 0, 0, 0), (0, 0, 0, 0), step.state.position.deal.dealer)
    assert MAHJONG.deal_scores(step.state) == ((0, 0, 0, 0),)
    facts = MAHJONG.deal_facts(step.state, Seat(0))
    assert facts == {"win": False, "self_draw": False, "deal_in": False, "drawn": True}
    assert MAHJONG.deal_facts(start().state, Seat(0)) == {}


def test_each_discard_is_told_before_the_next_draw():
    events = [event for step in random_steps(STANDARD, "told") for event in step.events]
    for before, after in itertools.pairwise(events):
        if isinstance(after, TileDrawn) and not after.replacement:
            assert isinstance(before, Discarded)


def test_r17_a_void_hand_is_dealt_again_by_the_same_dealer():
    step = start(FALSE)
    dealer = step.state.position.deal
    void = MAHJONG.apply(step.state, dealer.dealer, FALSE_WIN)
    assert void.state.position.end is not None
    assert void.state.position.end.kind == "void"
    again = MAHJONG.apply(void.state, TABLE, NextDeal())
    assert again.state.position.deal == dealer
    assert MAHJONG.deal_number(again.state) == 2
    facts = MAHJONG.deal_facts(void.state, dealer.dealer)
    assert not any(facts.values())


def passing_deals(options: MahjongOptions) -> Iterator[MahjongState]:
    """A match in which hands end at once: each is set to a win of the seat after the dealer."""
    state = start(options).state
    while True:
        position = state.position
        winner = Seat((position.deal.dealer + 1) % 4)
        payments = tuple(24 if seat == winner else -8 for seat in range(4))
        end = HandResult("win", position.deal, payments, (Winner(winner, Score(None), None),), "self_draw")
        state = state._replace(position=position._replace(end=end), finished=(*state.finished, end))
        yield state
        if state.phase == "match-over":
            return
        state = MAHJONG.apply(state, TABLE, NextDeal()).state


@pytest.mark.parametrize(("rounds", "hands"), [(1, 4), (2, 8), (4, 16)])
def test_r26_without_a_streak_every_seat_deals_once_a_round(rounds, hands):
    states = list(passing_deals(MahjongOptions(rounds=rounds, starting_points=100)))
    assert len(states) == hands
    first = states[0].first_dealer
    assert [state.position.deal.dealer for state in states] == [(first + number) % 4 for number in range(hands)]
    winds = [state.position.deal.round_wind for state in states]
    assert winds == [WINDS[number // 4] for number in range(hands)]
    last = states[-1]
    assert MAHJONG.to_act(last) == ()
    outcome = MAHJONG.outcome(last)
    assert outcome is not None
    assert outcome.scores == (100, 100, 100, 100)  # each won as often
    assert outcome.winners == {0, 1, 2, 3}
    assert outcome.reason == "rounds-played"
    assert not MAHJONG.legal_actions(last, TABLE)
    assert MAHJONG.view(last, None).places == (1, 1, 1, 1)


def test_r26_equal_points_share_a_place():
    assert places((10, -4, 10, 0)) == (1, 4, 1, 3)


def test_r24_points_start_where_the_options_say_and_may_be_negative():
    assert totals((), MahjongOptions(starting_points=500)) == (500,) * 4
    state = next(passing_deals(MahjongOptions()))
    assert min(state.totals) == -8


def test_the_end_of_a_match_is_told():
    options = MahjongOptions(rounds=1, min_fan=0, flowers=False)
    step = start(options, "end")
    moves = 0
    while waiting := MAHJONG.to_act(step.state):
        seat = waiting[0]
        legal = MAHJONG.legal_actions(step.state, seat)
        if seat == TABLE:
            action = NextDeal()
        else:
            action = BASELINES["greedy"].choose(MAHJONG.view(step.state, seat), legal, dealing("end").rng(moves)).action
        step = MAHJONG.apply(step.state, seat, action)
        moves += 1
    ended, paid, over = step.events[-3:]
    assert isinstance(ended, HandEnded)
    assert isinstance(paid, HandPaid)
    assert isinstance(over, MatchEnded)
    assert paid.dealer is None
    assert over.totals == paid.totals == step.state.totals
    assert over.places == places(over.totals)
    assert sum(over.totals) == 0
    assert moves <= MAHJONG.longest(options, 4)
    assert any(result.kind == "win" for result in step.state.finished)
