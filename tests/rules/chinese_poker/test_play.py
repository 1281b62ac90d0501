"""Whole matches: deals, the button, chips, and what the table does. R2 to R5, R28 to R35."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import pack
from rules.chinese_poker import (
    CHINESE_POKER,
    Arrange,
    Buy,
    CorrectStacks,
    DeclareAutomatic,
    EndMatch,
    Join,
    Leave,
    NextDeal,
    Note,
    PokerOptions,
    VoidDeal,
)
from rules.chinese_poker.events import (
    Bought,
    ButtonDrawn,
    DealScored,
    Dealt,
    DealVoided,
    Joined,
    Left,
    MatchEnded,
    Sealed,
    StacksCorrected,
)
from rules.chinese_poker.play import MOST_DEALS, PokerState
from rules.chinese_poker.scoring import score
from rules.chinese_poker.seating import deal, shuffled
from rules.chinese_poker.table import EVENING
from rules.dealing import Dealing, Rng
from rules.game import TABLE, IllegalAction
from rules.seats import Seat
from tests.rules.chinese_poker.hands import BASIC, CASINO, MANDARIN, deal_end, start, steps

SCORE = MANDARIN.replace(stakes="score")
POOR = MANDARIN.replace(match_deals=6)
"""Twenty chips each: somebody is soon without any."""


def act(state: PokerState, *actions: object, seat: int = TABLE) -> PokerState:
    for action in actions:
        state = CHINESE_POKER.apply(state, Seat(seat), action).state  # type: ignore[arg-type]
    return state


def refused(state: PokerState, action: object, seat: int = TABLE) -> str:
    with pytest.raises(IllegalAction) as caught:
        CHINESE_POKER.apply(state, Seat(seat), action)  # type: ignore[arg-type]
    assert caught.value.reason == CHINESE_POKER.legal_actions(state, Seat(seat)).why_not(action)
    return caught.value.reason


def play_on(state: PokerState, until: str = "over", seed: str = "on") -> PokerState:
    """Random settings until the deal is over."""
    rng = Rng.from_text(seed)
    while state.phase not in (until, "match-over"):
        seat = CHINESE_POKER.to_act(state)[0]
        state = act(state, CHINESE_POKER.legal_actions(state, seat).pick(rng), seat=seat)
    return state


@settings(max_examples=25)
@given(st.sampled_from([POOR, CASINO, BASIC, SCORE]), st.integers(2, 4), st.text(alphabet="abcdef", max_size=8))
def test_chips_and_points_through_whole_matches(options, seats, seed):
    bought = 0
    for step in steps(options, seats, seed):
        state = step.state
        bought += sum(event.amount for event in step.events if isinstance(event, Bought))
        assert sorted(CHINESE_POKER.pieces(state)) == list(pack())
        start_chips = seats * 20 if options.with_chips else 0
        assert sum(state.stacks) == start_chips + bought
        assert sum(state.scores) == 0
        if options.with_chips:
            assert min(state.stacks) >= 0
        for finished in state.finished:
            assert sum(finished.net) == sum(finished.chips) == 0
    assert len(state.finished) == options.match_deals
    assert state.end == "deals-played"


def test_events_of_a_start():
    step = start(seats=3)
    drawn, dealt = step.events
    assert isinstance(drawn, ButtonDrawn)
    assert isinstance(dealt, Dealt)
    assert dealt.button == drawn.seat
    assert dealt.first == (drawn.seat + 1) % 4
    assert (dealt.deal, dealt.deals, dealt.shuffle, dealt.stacks) == (1, 12, 1, (20, 20, 20, 0))
    assert dealt.dealt_in == (0, 1, 2)
    assert [len(hand) for hand in dealt.hands] == [13, 13, 13, 0], "the fourth hand is no part of what is told (R3)"


def test_the_deal_is_that_of_the_seed():
    state = start(seed="start").state
    dealing = Dealing.from_text("start", "chinese_poker")
    assert state.position.hands == deal(shuffled(dealing, 1), state.position.button)


def test_r29_a_match_begins_with_full_buy_ins():
    state = start(MANDARIN.replace(unit=5, buy_in=3), seats=2).state
    assert state.stacks == (300, 300, 0, 0)
    assert state.purses[0].bought == (300,)
    assert start(SCORE).state.stacks == (0, 0, 0, 0)


def test_sealing_is_told_to_the_own_seat_alone():
    state = start().state
    step = CHINESE_POKER.apply(state, Seat(2), CHINESE_POKER.legal_actions(state, Seat(2)).pick(Rng.from_text("x")))
    (event,) = step.events
    assert isinstance(event, Sealed)
    assert event.seen_by(Seat(2)) == event
    assert [event.seen_by(viewer) for viewer in (None, Seat(0), Seat(1), Seat(3))] == [None] * 4


def test_a_finished_deal_waits_for_the_table():
    state = deal_end()
    assert CHINESE_POKER.to_act(state) == (TABLE,)
    assert CHINESE_POKER.outcome(state) is None
    assert refused(state, NextDeal(), seat=0) == "table-only"
    assert refused(state, DeclareAutomatic(), seat=0) == "not-your-turn"
    assert refused(state, DeclareAutomatic()) == "not-your-turn"
    assert refused(state, VoidDeal("host-decision")) == "no-deal-to-void"
    after = CHINESE_POKER.apply(state, TABLE, NextDeal())
    assert (after.state.deal, after.state.shuffle, after.state.phase) == (2, 2, "set")
    assert isinstance(after.events[0], Dealt)
    assert after.state.result is None


def test_r04_the_button_goes_around():
    options = MANDARIN.replace(match_deals=5, stakes="score")
    buttons = [finished.button for finished in list(steps(options, 3, "button"))[-1].state.finished]
    assert buttons == [(buttons[0] + number) % 3 for number in range(5)]


def test_r35_the_result_of_a_deal():
    state = deal_end(seed="result")
    (finished,) = state.finished
    assert state.result is not None
    assert finished.score(MANDARIN) == state.result.score == score(finished.entries, MANDARIN)
    assert finished.net == CHINESE_POKER.deal_scores(state)[0]
    assert finished.stacks == state.result.settlement.stacks == state.stacks
    assert finished.chips == tuple(stack - 20 for stack in state.stacks)


def test_events_of_the_end_of_a_match():
    *_, last = steps(MANDARIN.replace(match_deals=1), 3, "ends")
    scored, ended = last.events[-2:]
    assert isinstance(scored, DealScored)
    assert isinstance(ended, MatchEnded)
    assert scored.net == last.state.finished[-1].net
    assert scored.stacks == last.state.stacks
    outcome = CHINESE_POKER.outcome(last.state)
    assert outcome is not None
    assert ended.scores == outcome.scores == last.state.scores
    assert set(ended.winners) == outcome.winners
    assert ended.reason == outcome.reason == "deals-played"
    assert CHINESE_POKER.to_act(last.state) == ()
    assert refused(last.state, NextDeal()) == "match-over"
    assert refused(last.state, VoidDeal("host-decision")) == "match-over"
    assert refused(last.state, DeclareAutomatic(), seat=0) == "not-your-turn"


def test_r35_most_net_chips_win_and_chips_bought_do_not_count():
    state = act(deal_end(MANDARIN.replace(match_deals=2)), Buy(Seat(0), 400))
    before = state.scores
    assert state.scores == deal_end(MANDARIN.replace(match_deals=2)).scores
    state = play_on(act(state, NextDeal()), "match-over")
    assert state.scores[0] == before[0] + state.finished[-1].chips[0]
    assert state.winners == tuple(seat for seat in range(4) if state.scores[seat] == max(state.scores))


# Buying, sitting down, leaving


def test_r29_buying_between_deals():
    step = CHINESE_POKER.apply(deal_end(), TABLE, Buy(Seat(1), 7))
    stack = deal_end().stacks[1] + 7
    assert step.events == (Bought(Seat(1), 7, "short", stack),)
    assert step.state.purses[1].bought == (20, 7)
    assert refused(step.state, Buy(Seat(1), 7)) == "short-buy-used"
    again = CHINESE_POKER.apply(step.state, TABLE, Buy(Seat(1), 40))
    assert again.events == (Bought(Seat(1), 40, "full", stack + 40),)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Buy(Seat(0), 21), "not-a-buy-in"),
        (Buy(Seat(4), 20), "no-such-seat"),
        (Buy(Seat(-1), 20), "no-such-seat"),
        (Buy(Seat(2), 999_999_980), "too-many-chips"),
        (CorrectStacks((1_000_000_000, 20, 20), Note("more")), "too-many-chips"),
        (Join(Seat(0)), "seat-taken"),
        (Join(Seat(3)), "no-such-seat"),
        (Leave(Seat(3)), "no-such-seat"),
        (CorrectStacks((20, 20), Note("short")), "wrong-number-of-stacks"),
        (CorrectStacks((20, 20, 21), Note("more")), "total-differs"),
        (CorrectStacks((-5, 25, 40), Note("less")), "negative-stack"),
        (Arrange((), (), ()), "not-your-turn"),
    ],
)
def test_what_the_table_may_not_do(action, reason):
    assert refused(deal_end(seats=3), action) == reason


def test_what_the_table_may_do():
    listed = list(CHINESE_POKER.legal_actions(deal_end(seats=2), TABLE))
    assert listed == [NextDeal(), Buy(Seat(0), 20), Leave(Seat(0)), Buy(Seat(1), 20), Leave(Seat(1)), EndMatch()]
    for_score = list(CHINESE_POKER.legal_actions(act(deal_end(SCORE, seats=2), Leave(Seat(1))), TABLE))
    assert for_score == [Join(Seat(1)), Leave(Seat(0)), EndMatch()]


@pytest.mark.parametrize(
    "action",
    [NextDeal(), Buy(Seat(0), 20), Join(Seat(0)), Leave(Seat(0)), CorrectStacks((20,) * 4, Note("x")), EndMatch()],
)
def test_r30_nothing_of_this_while_cards_are_out(action):
    assert refused(start().state, action) == "only-between-deals"


def test_r30_a_seat_leaves_with_all_its_chips_or_none():
    state = deal_end()
    stack = state.stacks[2]
    step = CHINESE_POKER.apply(state, TABLE, Leave(Seat(2)))
    assert step.events == (Left(Seat(2), stack, stack - 20),)
    assert step.state.stacks[2] == 0
    assert step.state.scores == state.scores, "what was won stays with the seat"
    assert refused(step.state, Leave(Seat(2))) == "seat-not-taken"
    assert refused(step.state, Buy(Seat(2), 20)) == "seat-not-taken"
    assert (
        refused(step.state, CorrectStacks((20, 20, 5, sum(state.stacks) - 45 - stack), Note("x"))) == "seat-not-taken"
    )
    after = act(step.state, NextDeal())
    assert 2 not in after.position.active
    assert CHINESE_POKER.legal_actions(after, Seat(2)).why_not(DeclareAutomatic()) == "not-your-turn"


def test_r05_a_seat_taken_during_a_match_waits_one_deal():
    state = act(deal_end(), Leave(Seat(2)))
    step = CHINESE_POKER.apply(state, TABLE, Join(Seat(2)))
    assert step.events == (Joined(Seat(2), 20),)
    assert step.state.newcomers == (2,)
    waiting = act(step.state, NextDeal())
    assert (waiting.position.active, waiting.waiting) == ((0, 1, 3), (2,))
    state = act(play_on(waiting), NextDeal())
    assert (state.position.active, state.waiting, state.newcomers) == ((0, 1, 2, 3), (), ())


def test_r05_a_void_deal_is_not_the_one_that_a_newcomer_waits_for():
    state = act(deal_end(), Leave(Seat(2)), Join(Seat(2)), NextDeal(), VoidDeal("host-decision"), NextDeal())
    assert (state.position.active, state.waiting) == ((0, 1, 3), (2,))


def test_r05_who_leaves_again_is_no_newcomer():
    state = act(deal_end(), Leave(Seat(2)), Join(Seat(2)), Leave(Seat(2)))
    assert state.newcomers == ()


def test_somebody_new_begins_with_a_full_buy_and_an_own_result():
    state = deal_end(MANDARIN.replace(buy_in=2))
    won = state.scores[1]
    state = act(state, Buy(Seat(1), 7), Leave(Seat(1)), Join(Seat(1)))
    assert state.purses[1].bought == (40,)
    assert state.stacks[1] == 40
    assert state.scores[1] == won
    assert state.purses[1].before == won


def test_r02_with_fewer_than_two_ready_the_table_waits():
    state = act(deal_end(seats=2), Leave(Seat(1)))
    assert refused(state, NextDeal()) == "too-few-ready"
    assert CHINESE_POKER.to_act(state) == (TABLE,)
    legal = CHINESE_POKER.legal_actions(state, TABLE)
    assert NextDeal() not in list(legal)
    assert legal.pick(Rng.from_text("x")) == next(iter(legal)) == Join(Seat(1))
    assert act(state, Join(Seat(1)), NextDeal()).phase == "set"


def broke_state() -> PokerState:
    """A match in which somebody has just lost the last chip."""
    for number in range(60):
        for step in steps(POOR, 3, f"broke {number}"):
            if step.state.phase == "over" and step.state.table().broke:
                return step.state
    raise AssertionError("nobody lost everything")


def test_r33_a_seat_without_chips_must_buy_or_leave():
    state = broke_state()
    seat = state.table().broke[0]
    assert state.stacks[seat] == 0
    assert seat not in act(state, NextDeal()).position.active
    assert seat in act(state, Buy(seat, 1), NextDeal()).position.active
    legal = CHINESE_POKER.legal_actions(state, TABLE)
    assert legal.pick(Rng.from_text("x")) == next(iter(legal)) == Buy(seat, 20)
    assert list(legal).count(Buy(seat, 20)) == 1
    assert CHINESE_POKER.view(state, None).broke == state.table().broke


def test_r33_all_but_one_without_chips():
    state = deal_end(seats=2)
    state = act(state, CorrectStacks((40, 0), Note("all to one")))
    assert refused(state, NextDeal()) == "too-few-ready"
    assert act(state, Buy(Seat(1), 20), NextDeal()).position.active == (0, 1)


def test_r35_the_host_corrects_stacks():
    state = deal_end(seats=3)
    total = sum(state.stacks)
    action = CorrectStacks((total - 20, 10, 10), Note("payment missed"))
    step = CHINESE_POKER.apply(state, TABLE, action)
    assert step.events == (StacksCorrected((total - 20, 10, 10), Note("payment missed")),)
    assert step.state.stacks == (total - 20, 10, 10, 0)
    negative = deal_end(SCORE, seats=3)
    assert act(negative, CorrectStacks((-7, 3, 4), Note("score"))).stacks == (-7, 3, 4, 0)


# Void deals


def test_r28_a_void_deal_moves_no_chips_and_no_button():
    state = play_on(act(deal_end(), NextDeal()), until="set")
    seat = CHINESE_POKER.to_act(state)[0]
    state = act(state, CHINESE_POKER.legal_actions(state, seat).pick(Rng.from_text("x")), seat=seat)
    step = CHINESE_POKER.apply(state, TABLE, VoidDeal("five-cards-exposed"))
    assert step.events == (DealVoided(2, "five-cards-exposed"),)
    void = step.state
    assert void.phase == "over"
    assert void.stacks == state.stacks
    assert void.finished == state.finished
    assert void.result is None
    assert void.position.entries is None
    assert CHINESE_POKER.view(void, Seat(0)).entries is None
    assert CHINESE_POKER.view(void, Seat(0)).void == "five-cards-exposed"
    again = act(void, NextDeal())
    assert again.position.button == state.position.button
    assert (again.deal, again.shuffle) == (2, 3)
    assert again.position.hands != state.position.hands


def test_r28_hands_at_the_wrong_player_void_a_deal_only_before_somebody_has_set():
    state = start().state
    assert act(state, VoidDeal("wrong-player")).phase == "over"
    seat = CHINESE_POKER.to_act(state)[0]
    state = act(state, CHINESE_POKER.legal_actions(state, seat).pick(Rng.from_text("x")), seat=seat)
    assert refused(state, VoidDeal("wrong-player")) == "already-set"
    assert act(state, VoidDeal("host-decision")).phase == "over"


def test_nobody_waits_for_the_host_during_a_deal():
    legal = CHINESE_POKER.legal_actions(start().state, TABLE)
    assert not legal
    assert list(legal) == []
    assert VoidDeal("host-decision") in legal


def test_a_void_first_deal_gives_no_score():
    state = act(start().state, VoidDeal("host-decision"))
    assert CHINESE_POKER.deal_scores(state) == ()
    assert CHINESE_POKER.deal_facts(state, Seat(0)) == {}
    assert CHINESE_POKER.deal_number(act(state, NextDeal())) == 2


# The end


def test_r35_the_host_may_end_a_match():
    state = deal_end(MANDARIN.replace(match_deals=0))
    step = CHINESE_POKER.apply(state, TABLE, EndMatch())
    assert step.state.phase == "match-over"
    assert step.events == (MatchEnded(state.scores, step.state.winners, "host-ended"),)
    outcome = CHINESE_POKER.outcome(step.state)
    assert outcome is not None
    assert outcome.reason == "host-ended"


def test_a_match_without_a_number_of_deals_goes_on_until_the_host_ends_it():
    options = MANDARIN.replace(match_deals=0, stakes="score")
    *_, last = steps(options, 2, "endless")
    assert len(last.state.finished) == EVENING
    assert last.state.end == "host-ended"
    assert CHINESE_POKER.view(last.state, None).deals is None
    assert CHINESE_POKER.longest(options, 2) >= MOST_DEALS * 3


def test_a_match_without_a_number_of_deals_ends_before_its_record_is_too_large():
    state = deal_end(MANDARIN.replace(match_deals=0))
    assert replace(state, finished=state.finished * (MOST_DEALS - 1)).end is None
    assert replace(state, finished=state.finished * MOST_DEALS).end == "deals-played"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_longest_is_never_exceeded(seats):
    options = PokerOptions(match_deals=8)
    assert len(list(steps(options, seats, "long"))) - 1 <= CHINESE_POKER.longest(options, seats)


def test_facts_for_the_arena():
    state = deal_end(seats=3, seed="facts")
    facts = [CHINESE_POKER.deal_facts(state, Seat(seat)) for seat in range(3)]
    best = max(state.finished[0].net)
    leaders = [seat for seat in range(3) if state.finished[0].net[seat] == best]
    for seat, fact in enumerate(facts):
        assert fact["win"] == (leaders == [seat])
        assert fact["drawn"] == (seat in leaders and len(leaders) > 1)
        assert not fact["foul"]
