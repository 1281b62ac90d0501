"""What a viewer sees and does not see."""

from __future__ import annotations

import dataclasses
import pickle
from dataclasses import replace

import pytest

from rules.cards import cards, pack
from rules.chinchon import CHINCHON, ChinchonOptions, NextDeal
from rules.chinchon.events import Dealt, Knocked, StockDrawn
from rules.chinchon.view import view
from rules.codec import text_of
from rules.events import seen
from rules.game import TABLE
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, card, deal_end, position, random_steps, start
from tests.rules.chinchon.test_play import KNOCK, acted, put

VIEWERS = (None, Seat(0), Seat(1))
PACK = {str(each) for each in pack()}
FOUR = ChinchonOptions(players=4, deck=48, reentry=1, stock_end="reshuffle")


def words_of(value: object) -> set[str]:
    """Every card that a text names."""
    text = text_of(value)
    for sign in "/,:+=@":
        text = text.replace(sign, " ")
    return PACK & set(text.split())


def test_a_viewer_sees_the_own_hand_and_counts_of_the_others():
    state = start().state
    seen_by = view(state, Seat(0))
    assert seen_by.hand == state.position.hands[0]
    assert seen_by.hand_counts == (7, 7)
    assert view(state, None).hand == ()
    assert (seen_by.stock, seen_by.pile, seen_by.deal) == (25, state.position.pile, 1)


@pytest.mark.parametrize(
    "options", [STANDARD, FOUR, ChinchonOptions(bury_joker=True)], ids=lambda each: str(each.players)
)
def test_no_hidden_card_is_anywhere_in_a_view(options):
    for step in list(random_steps(options, "hidden"))[::7]:
        at = step.state.position
        for viewer in (None, *map(Seat, range(options.players))):
            hidden = {str(each) for each in at.stock if not (at.buried and each is card("Ad"))}
            for seat, hand in enumerate(at.hands):
                if seat != viewer and at.showings[seat] is None:
                    hidden |= {str(each) for each in hand if each not in at.known[seat]}
            # what was thrown in this deal, shown in earlier ones or made a new stock is no secret and may lie anywhere now
            shown = view(step.state, viewer)
            told = replace(shown, history=(), finished=(), recycled=())
            assert (
                not {word for field in dataclasses.fields(told) for word in words_of(getattr(told, field.name))}
                & hidden
            )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_events_show_no_other_hand_and_no_stock_card(viewer):
    state, events = start().state, start().events
    dealt = next(event for event in seen(events, viewer) if isinstance(event, Dealt))
    for seat, hand in enumerate(dealt.hands):
        assert hand == (state.position.hands[seat] if seat == viewer else ())
    assert dealt.counts == (7, 7)
    drawn = next(
        event for step in random_steps(STANDARD, "draw") for event in step.events if isinstance(event, StockDrawn)
    )
    assert drawn.card is not None
    assert drawn.seen_by(viewer) == (drawn if viewer == drawn.seat else StockDrawn(drawn.seat, None, drawn.stock))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_trap_11_the_face_down_card_is_never_shown(viewer):
    step = acted(put(position()), "draw-stock", KNOCK)
    (knocked,) = (event for event in step.events if isinstance(event, Knocked))
    last = acted(step.state, "show -")
    for state in (step.state, last.state):
        shown = view(state, viewer)
        assert shown.face_down is (card("Qs") if viewer == 0 else None)
        if viewer != 0:
            assert "Qs" not in words_of(shown)
    assert knocked.card is card("Qs")
    told = knocked.seen_by(viewer)
    assert told.card is (card("Qs") if viewer == 0 else None)
    assert (told.melds, told.loose, told.deadwood) == (knocked.melds, cards("2c"), 2)
    for event in seen(last.events, viewer):
        assert "Qs" not in words_of(event)


def test_the_card_drawn_is_seen_by_who_drew_it():
    state = acted(put(position()), "draw-stock").state
    assert [view(state, viewer).drawn for viewer in VIEWERS] == [None, card("Qs"), None]
    assert [view(state, viewer).hand_counts for viewer in VIEWERS] == [(8, 7)] * 3
    thrown = acted(state, "discard Qs").state
    assert view(thrown, Seat(0)).drawn is None


def test_the_card_taken_is_seen_by_all_and_remembered():
    state = acted(put(position()), "take-discard").state
    assert [view(state, viewer).taken for viewer in VIEWERS] == [card("Ac")] * 3
    later = acted(state, "discard 2c").state
    for viewer in VIEWERS:
        shown = view(later, viewer)
        assert (shown.taken, shown.known, shown.takes, shown.turns) == (None, (cards("Ac"), ()), 1, 5)
        assert text_of(shown.history) == "turn 0 Ac 2c"


def test_the_last_draw_is_told():
    for stock, last in (("Qs 3d 2d", True), ("Qs 3d 2d 5h", False)):
        assert view(put(position(stock=stock)), None).last_draw is last
    assert not view(put(position(stock="Qs 3d"), ChinchonOptions(stock_end="reshuffle")), None).last_draw


def test_a_buried_joker_is_followed_by_everybody():
    state = put(replace(position(stock="Qs Ad 3d 2d 5h"), buried=True), ChinchonOptions(bury_joker=True))
    assert [view(state, viewer).buried for viewer in VIEWERS] == [1, 1, 1]
    nearer = acted(state, "draw-stock", "discard Qs").state
    assert view(nearer, None).buried == 0
    drawn = acted(nearer, "draw-stock").state
    assert (view(drawn, None).buried, view(drawn, Seat(0)).known) == (None, ((), cards("Ad")))


def test_views_survive_the_way_to_the_worker_process():
    for step in list(random_steps(FOUR, "pickle"))[::50]:
        shown = view(step.state, Seat(1))
        assert pickle.loads(pickle.dumps(shown)) == shown
        legal = CHINCHON.legal_actions(step.state, Seat(1))
        assert pickle.loads(pickle.dumps(legal)) == legal


def test_phases_and_turn():
    phases = set()
    for step in random_steps(STANDARD, "phases"):
        shown = view(step.state, None)
        phases.add(shown.phase)
        waiting = CHINCHON.to_act(step.state)
        assert (shown.turn,) == waiting if shown.phase in ("draw", "discard", "show") else shown.turn is None
        assert (shown.knocker is not None) <= (shown.phase in ("show", "deal-over", "match-over"))
        assert shown.may_lay_off == (shown.knocker is not None and shown.showings[shown.knocker].deadwood > 0)  # type: ignore[union-attr]
        assert bool(shown.winners) == (shown.phase == "match-over") == (shown.end is not None)
    assert phases == {"draw", "discard", "show", "deal-over", "match-over"}


def test_the_score_sheet_and_the_totals():
    state = deal_end(STANDARD, "sheet")
    shown = view(state, Seat(0))
    assert shown.finished == state.finished
    assert len(shown.finished) == 1
    assert shown.totals == shown.finished[0].totals
    assert shown.scored_deals == (shown.finished[0].void is None)
    after = view(CHINCHON.apply(state, TABLE, NextDeal()).state, Seat(0))
    assert (after.deal, after.finished, after.history, after.void) == (2, shown.finished, (), None)
    assert after.first == (after.dealer + 1) % 2


def test_the_table_after_a_knock():
    state = acted(put(position()), "draw-stock", KNOCK, "show - lay-offs Js@0").state
    shown = view(state, None)
    assert (shown.knocker, shown.chinchon, shown.phase) == (0, "none", "deal-over")
    assert list(map(str, shown.table)) == ["run:5s+6s+7s+Js", "set:Kc+Kh+Kd"]
    assert [showing.deadwood for showing in shown.showings if showing is not None] == [2, 36]
    assert shown.hand == ()
    assert view(state, Seat(1)).hand == cards("4s Js Ks 2h 3c 4c Qd")
