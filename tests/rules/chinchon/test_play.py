"""Whole matches: events in order, void deals, the end, re-entries and seats that are out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chinchon import CHINCHON, ChinchonOptions, Discard, NextDeal
from rules.chinchon import play as play_module
from rules.chinchon.deck import deck_of
from rules.chinchon.events import (
    DealerDrawn,
    DealScored,
    Dealt,
    DealVoided,
    JokerBuried,
    MatchEnded,
    Reentered,
    TurnPassed,
    UpcardTurned,
    WentOut,
)
from rules.chinchon.opening import deal, shuffled
from rules.chinchon.play import ChinchonState, apply
from rules.chinchon.scoring import Standing
from rules.game import TABLE, IllegalAction, Step
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, deal_end, dealing, position, random_steps, start

TABLES = tuple(preset.options for preset in CHINCHON.presets)
KNOCK = "knock Qs run:5s+6s+7s,set:Kc+Kh+Kd"


def put(position, options=STANDARD, **standing) -> ChinchonState:
    """A match in its first deal, with the cards as they are wanted."""
    state = start(options).state
    return replace(state, position=position, standing=replace(state.standing, **standing))


def acted(state: ChinchonState, *texts: str) -> Step[ChinchonState]:
    """The last step of actions of the seats in turn."""
    step = Step(state)
    for text in texts:
        step = apply(step.state, CHINCHON.to_act(step.state)[0], CHINCHON.parse(text))
    return step


def test_events_of_a_start():
    state, events = start().state, start().events
    assert [type(event) for event in events] == [DealerDrawn, Dealt, UpcardTurned, TurnPassed]
    drawn, dealt, turned, passed = events
    assert isinstance(drawn, DealerDrawn)
    assert isinstance(dealt, Dealt)
    assert isinstance(turned, UpcardTurned)
    assert isinstance(passed, TurnPassed)
    assert dealt.dealer == drawn.dealer
    assert dealt.first == passed.seat == 1 - drawn.dealer
    assert (dealt.deal, dealt.counts, dealt.stock) == (1, (7, 7), 26)
    assert (turned.card, turned.stock) == (state.position.pile[0], 25)


def test_r06_the_deal_is_that_of_the_seed():
    state = start().state
    expected = deal(shuffled(dealing("start"), 1, STANDARD), state.dealer, STANDARD)
    assert state.position.hands == expected.hands
    assert state.position.stock == expected.stock
    assert state.position.pile == (expected.upcard,)


def test_r06_a_buried_joker_is_told():
    options = ChinchonOptions(bury_joker=True)
    seed = next(str(number) for number in range(500) if shuffled(dealing(str(number)), 1, options)[14] is card("Ad"))
    step = start(options, seed)
    turned, again, buried = step.events[2:5]
    assert turned == UpcardTurned(card("Ad"), 25)
    assert isinstance(again, UpcardTurned)
    assert again.stock == 24
    assert buried == JokerBuried(card("Ad"), 12, 25)
    assert (step.state.buried, step.state.position.stock[12]) == (12, card("Ad"))
    assert step.state.position.buried
    assert start(STANDARD, seed).state.position.pile == (card("Ad"),)


def test_r05_the_deal_passes_to_the_next_seat_after_every_deal():
    voids = 0
    for options in (STANDARD, ChinchonOptions(players=3), ChinchonOptions(knock_limit=2)):
        states = [step.state for step in random_steps(options, "dealers")]
        voids += sum(deal.void is not None for deal in states[-1].finished)
        dealers = {state.deal: state.dealer for state in states if not state.standing.out}
        assert len(dealers) > 1
        first = dealers[1]
        assert [dealers[number] for number in dealers] == [(first + number - 1) % options.players for number in dealers]
    assert voids > 3


def test_r28_a_scored_deal():
    step = acted(put(position(), totals=(40, 50)), "draw-stock", KNOCK, "show - lay-offs 4s@0,Js@0,Ks@1")
    scored = step.events[-1]
    assert scored == DealScored(
        deal=1,
        dealer=step.state.dealer,
        knocker=Seat(0),
        chinchon="none",
        deadwood=(2, 20),
        points=(2, 20),
        totals=(42, 70),
    )
    deal = step.state.finished[-1]
    assert (deal.points, deal.totals, deal.deadwood, deal.knocker, deal.void) == ((2, 20), (42, 70), (2, 20), 0, None)
    assert [showing.before for showing in deal.showings if showing is not None] == [2, 46]
    assert CHINCHON.deal_scores(step.state) == ((-2, -20),)
    assert CHINCHON.to_act(step.state) == (TABLE,)


def test_r11_a_void_deal_scores_nothing_and_shows_nothing():
    step = acted(put(position(stock="Qs 3d 2d"), totals=(40, 50)), "draw-stock", "discard Qs")
    assert step.events[-1] == DealVoided("stock")
    deal = step.state.finished[-1]
    assert (deal.void, deal.points, deal.totals, deal.deadwood) == ("stock", (0, 0), (40, 50), (None, None))
    assert deal.showings == (None, None)
    assert (step.state.standing.deals, step.state.standing.totals) == (0, (40, 50))
    assert CHINCHON.deal_scores(step.state) == ((0, 0),)
    assert CHINCHON.deal_facts(step.state, Seat(0)) == {}
    after = apply(step.state, TABLE, NextDeal()).state
    assert (after.deal, after.dealer) == (2, 1 - step.state.dealer)


def test_r32_the_match_ends_at_a_hundred():
    step = acted(put(position(), totals=(40, 80)), "draw-stock", KNOCK, "show - lay-offs 4s@0,Js@0,Ks@1")
    assert step.events[-2:] == (WentOut(Seat(1), 100), MatchEnded((42, 100), (Seat(0),), "target"))
    assert CHINCHON.to_act(step.state) == ()
    outcome = CHINCHON.outcome(step.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 0), {0}, "target")
    with pytest.raises(IllegalAction) as caught:
        apply(step.state, TABLE, NextDeal())
    assert caught.value.reason == "wrong-phase"


def test_r32_a_hundred_each_is_a_draw():
    step = acted(put(position(), totals=(98, 80)), "draw-stock", KNOCK, "show - lay-offs 4s@0,Js@0,Ks@1")
    outcome = CHINCHON.outcome(step.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 1), {0, 1})


def test_r30_a_pure_chinchon_ends_the_match_without_a_showing():
    held = position("2s 3s 4s 5s 6s 7s Js/4h Qh Ks 2h 3c 4c Qd", "Qc 3d 2d 5h 6h")
    step = acted(put(held, totals=(99, 0)), "draw-stock", "knock Qc run:2s+3s+4s+5s+6s+7s+Js")
    assert step.events[-1] == MatchEnded((99, 0), (Seat(0),), "chinchon")
    outcome = CHINCHON.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ({0}, "chinchon")
    deal = step.state.finished[-1]
    assert (deal.deadwood, deal.points, deal.chinchon) == ((0, None), (0, 0), "pure")


def test_r33_a_single_deal():
    state = deal_end(ChinchonOptions(max_deals=1), "single")
    assert state.standing.over == (state.finished[-1].void is None)
    last = [step.state for step in random_steps(ChinchonOptions(max_deals=1), "single")][-1]
    assert sum(deal.void is None for deal in last.finished) == 1
    assert last.standing.reason in ("deals", "target")


def test_r43_a_re_entry_is_told():
    options = ChinchonOptions(players=3, reentry=1)
    held = position("5s 6s 7s Kc Kh Kd 2c/4s Js Ks 2h 3c 4c Qd/3s Qs 6h 7d 2d Jh 5h", "Jc 3d 9c")
    state = put(held, options, totals=(10, 95, 20))
    texts = ("draw-stock", "knock Jc run:5s+6s+7s,set:Kc+Kh+Kd", "show -", "show -")
    step = acted(state, *texts)
    told = [event for event in step.events if isinstance(event, Reentered | WentOut)]
    assert told == [Reentered(Seat(1), 64)]
    assert step.state.standing.reentries == (0, 1, 0)
    again = replace(state, standing=replace(state.standing, reentries=(0, 1, 0)))
    step = acted(again, *texts)
    assert [event for event in step.events if isinstance(event, Reentered | WentOut)] == [WentOut(Seat(1), 141)]
    after = apply(step.state, TABLE, NextDeal())
    dealt = next(event for event in after.events if isinstance(event, Dealt))
    assert (dealt.counts, dealt.stock) == ((7, 0, 7), 26)
    assert after.state.position.out == (1,)


def test_a_finished_deal_waits_for_the_table():
    state = deal_end(STANDARD, "wait")
    assert CHINCHON.to_act(state) == (TABLE,)
    assert list(CHINCHON.legal_actions(state, TABLE)) == [NextDeal()]
    assert not CHINCHON.legal_actions(state, Seat(0))
    assert CHINCHON.outcome(state) is None
    for seat, action in ((TABLE, Discard(card("2c"))), (Seat(0), NextDeal()), (Seat(0), Discard(card("2c")))):
        with pytest.raises(IllegalAction) as caught:
            CHINCHON.apply(state, seat, action)
        assert caught.value.reason == "wrong-phase"


def test_the_table_has_nothing_to_do_within_a_deal():
    state = start().state
    assert not CHINCHON.legal_actions(state, TABLE)
    with pytest.raises(IllegalAction) as caught:
        CHINCHON.apply(state, TABLE, NextDeal())
    assert caught.value.reason == "wrong-phase"


@settings(max_examples=12)
@given(st.sampled_from(TABLES), st.text(alphabet="abcdef", max_size=6))
def test_matches_keep_their_cards_and_end(options, seed):
    finished = actions = 0
    pack = sorted(deck_of(options).cards)
    for step in random_steps(options, seed):
        assert sorted(CHINCHON.pieces(step.state)) == pack
        actions += 1
        if len(step.state.finished) > finished:
            finished = len(step.state.finished)
            deal = step.state.finished[-1]
            scored = [event for event in step.events if isinstance(event, DealScored)]
            assert bool(scored) == (deal.void is None) == (deal.knocker is not None)
            assert step.state.standing.totals == deal.totals
    outcome = CHINCHON.outcome(step.state)
    assert outcome is not None
    assert actions - 1 <= CHINCHON.longest(options, options.players)
    assert {seat for seat, each in enumerate(outcome.scores) if each} == outcome.winners


def test_a_match_of_void_deals_ends(monkeypatch):
    monkeypatch.setattr(play_module, "MOST_DEALS", 1)
    step = acted(put(position(stock="Qs 3d 2d"), totals=(40, 50)), "draw-stock", "discard Qs")
    assert step.events[-1] == MatchEnded((40, 50), (Seat(0),), "deals")
    assert CHINCHON.to_act(step.state) == ()


def test_facts_tell_who_won_a_deal():
    texts = ("draw-stock", KNOCK, "show - lay-offs 4s@0,Js@0,Ks@1")
    state = acted(put(position()), *texts).state
    assert CHINCHON.deal_facts(state, Seat(0)) == {"win": True, "drawn": False}
    assert CHINCHON.deal_facts(state, Seat(1)) == {"win": False, "drawn": False}
    assert CHINCHON.deal_facts(start().state, Seat(0)) == {}
    even = put(position("5s 6s 7s Kc Kh Kd 2c/4s Js Ks Qh Qc Qd 2h"))
    state = acted(even, "draw-stock", KNOCK, "show set:Qc+Qd+Qh lay-offs 4s@0,Js@0,Ks@1").state
    assert CHINCHON.deal_facts(state, Seat(0)) == {"win": False, "drawn": True}


def test_seats_that_are_out_have_won_nothing():
    options = ChinchonOptions(players=3)
    held = position("5s 6s 7s Kc Kh Kd 2c//4s Js Ks 2h 3c 4c Qd")
    state = put(held, options, totals=(10, 120, 20), out=(Seat(1),))
    step = acted(state, "draw-stock", KNOCK, "show -")
    assert CHINCHON.deal_facts(step.state, Seat(1)) == {"win": False, "drawn": False}
    assert CHINCHON.deal_facts(step.state, Seat(0)) == {"win": True, "drawn": False}
    assert step.state.finished[-1].points == (2, 0, 46)


def test_a_standing_has_every_seat():
    assert start(ChinchonOptions(players=3)).state.standing == Standing((0, 0, 0), reentries=(0, 0, 0))
