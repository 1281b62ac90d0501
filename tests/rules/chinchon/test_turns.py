"""Turns: draws, discards, the ends of a deal, knocking and showing: R8 to R12, R16 to R18, R22, R23, R30 and R41."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.chinchon import ChinchonOptions, LayOff
from rules.chinchon.events import (
    DealVoided,
    Discarded,
    DiscardTaken,
    Knocked,
    LaidOff,
    ShowCalled,
    Shown,
    StockDrawn,
    StockReshuffled,
    TurnPassed,
)
from rules.chinchon.turns import MOST_RESHUFFLES, Turn, act
from rules.game import IllegalAction
from rules.seats import Seat
from tests.rules.chinchon.positions import STANDARD, after, card, dealing, melds, position, steps

KNOCK = "knock Qs run:5s+6s+7s,set:Kc+Kh+Kd"
RESHUFFLE = ChinchonOptions(stock_end="reshuffle")


def test_r08_a_turn_from_the_stock():
    drawn, thrown = steps(position(), "draw-stock", "discard 2c")
    assert drawn.events == (StockDrawn(Seat(0), card("Qs"), 4),)
    assert drawn.state.hands[0][-1] is drawn.state.drawn is card("Qs")
    assert (drawn.state.phase, drawn.state.turn, drawn.state.taken) == ("discard", 0, None)
    assert thrown.events == (Discarded(Seat(0), card("2c"), 2), TurnPassed(Seat(1)))
    state = thrown.state
    assert (state.phase, state.turn, state.turns, state.pile) == ("draw", 1, 5, cards("Ac 2c"))
    assert state.history == (Turn(Seat(0), None, card("2c")),)
    assert state.drawn is state.taken is None


def test_r08_a_turn_from_the_pile():
    taken, thrown = steps(position(), "take-discard", "discard 2c")
    assert taken.events == (DiscardTaken(Seat(0), card("Ac"), 0),)
    assert (taken.state.taken, taken.state.takes, taken.state.pile) == (card("Ac"), 1, ())
    assert taken.state.known == (cards("Ac"), ())
    assert len(taken.state.stock) == 5
    assert thrown.state.history == (Turn(Seat(0), card("Ac"), card("2c")),)
    assert (thrown.state.taken, thrown.state.known) == (None, (cards("Ac"), ()))


def test_a_card_that_was_taken_is_known_until_it_is_thrown():
    texts = ("take-discard", "discard 2c", "draw-stock", "discard Qd", "draw-stock", "discard Ac")
    known = [step.state.known[0] for step in steps(position(), *texts)]
    assert known == [cards("Ac")] * 5 + [()]


@pytest.mark.parametrize(("stock", "void"), [(4, False), (3, True), (2, True), (1, True)])
def test_r11_two_cards_left_after_a_discard_void_the_deal(stock, void):
    start = position(stock=" ".join(["Qs", "3d", "2d", "5h", "6h"][:stock]))
    drawn, thrown = steps(start, "draw-stock", "discard Qs")
    assert drawn.state.void is None
    assert (thrown.state.void == "stock", thrown.state.phase == "over") == (void, void)
    assert (DealVoided("stock") in thrown.events) == void
    assert any(isinstance(event, TurnPassed) for event in thrown.events) is not void


def test_r11_the_player_whose_draw_leaves_two_cards_may_knock():
    """Trap 9: the stock is looked at after the discard, never between."""
    knocked = after(position(stock="Qs 3d 2d"), "draw-stock", KNOCK)
    assert (knocked.phase, knocked.void) == ("show", None)


def test_r11_a_take_leaves_the_stock_as_it_is():
    taken = after(position(stock="Qs 3d 2d"), "take-discard", "discard 2c")
    assert (taken.phase, len(taken.stock)) == ("draw", 3)


def test_r11_with_reshuffle_the_deal_goes_on():
    start = position(stock="Qs", pile="Ac 2d 3d 4d", takes=3)
    emptied = after(start, "draw-stock", "discard Qs", options=RESHUFFLE)
    assert (emptied.stock, emptied.phase, emptied.void) == ((), "draw", None)
    (drawn,) = steps(emptied, "draw-stock", options=RESHUFFLE)
    shuffled, told = drawn.events
    assert shuffled == StockReshuffled(cards("Ac 2d 3d 4d"))
    assert isinstance(told, StockDrawn)
    assert told.stock == len(drawn.state.stock) == 3
    assert drawn.state.pile == cards("Qs")
    assert drawn.state.recycled == (cards("Ac 2d 3d 4d"),)
    assert sorted((*drawn.state.stock, drawn.state.hands[1][-1])) == sorted(cards("Ac 2d 3d 4d"))


def test_r11_a_pile_of_one_card_is_no_stock():
    start = position(stock="", pile="Ac")
    assert not start.may_reshuffle(RESHUFFLE)
    with pytest.raises(IllegalAction) as caught:
        steps(start, "draw-stock", options=RESHUFFLE)
    assert caught.value.reason == "stock-empty"


def test_a_deal_that_is_reshuffled_too_often_is_void():
    from dataclasses import replace

    for times, void in ((MOST_RESHUFFLES - 1, None), (MOST_RESHUFFLES, "reshuffles")):
        start = replace(position(stock="Qs", pile="Ac 2d"), recycled=(cards("Ac 2d"),) * times)
        assert after(start, "draw-stock", "discard Qs", options=RESHUFFLE).void == void


def test_r12_forty_draws_in_a_row_from_the_pile_void_the_deal():
    for takes, void in ((38, None), (39, "takes"), (50, "takes")):
        assert after(position(takes=takes), "take-discard", "discard 2c").void == void
    assert after(position(takes=39), "draw-stock", "discard 2c").takes == 0
    assert after(position(takes=39), "take-discard", "discard 2c", options=RESHUFFLE).void == "takes"
    # a knock is no discard
    kings = "knock 2c run:5s+6s+7s,set:Kc+Kh+Kd"
    assert after(position(takes=39), "take-discard", kings).phase == "show"


def test_r16_a_knock_shows_seven_cards_and_one_lies_face_down():
    knocked = steps(position(), "draw-stock", KNOCK)[-1]
    shown = melds("run:5s+6s+7s set:Kc+Kh+Kd")
    assert knocked.events == (
        Knocked(Seat(0), card("Qs"), shown, cards("2c"), 2, "none"),
        ShowCalled(Seat(1), may_lay_off=True),
    )
    state = knocked.state
    assert state.hands[0] == cards("5s 6s 7s Kc Kh Kd 2c")
    assert (state.phase, state.turn, state.table, state.pile) == ("show", 1, shown, cards("Ac"))
    assert state.knock is not None
    assert (state.knock.face_down, state.knock.told, state.knock.deadwood) == (card("Qs"), False, 2)
    assert state.deadwood == (2, None)


def test_the_face_down_card_can_be_told_when_the_hand_was_known_to_hold_it():
    start = position("5s 6s 7s Kc Kh Kd 2c/4s Js 3s 2h 3c 4c Qd", known="2c Kd/")
    knocked = after(start, "take-discard", "knock 2c run:5s+6s+7s,set:Kc+Kh+Kd")
    assert knocked.knock is not None
    assert knocked.knock.told
    assert knocked.known[0] == cards("Kd Ac")


def test_r19_a_refused_knock_changes_nothing():
    start = after(position(), "draw-stock")
    with pytest.raises(IllegalAction) as caught:
        steps(start, "knock 2c run:5s+6s+7s,set:Kc+Kh+Kd")
    assert caught.value.reason == "too-much-deadwood"
    assert dict(caught.value.details) == {
        "seat": 0,
        "limit": 7,
        "card": card("2c"),
        "loose": cards("Qs"),
        "deadwood": 11,
    }
    assert start == after(position(), "draw-stock")


def test_r22_the_other_shows_melds_and_then_lays_off_one_by_one():
    *_, shown = steps(position(), "draw-stock", KNOCK, "show - lay-offs Js@0,4s@0,Ks@1")
    assert shown.events == (
        Shown(Seat(1), (), cards("4s Js Ks 2h 3c 4c Qd"), 46),
        LaidOff(Seat(1), LayOff(card("Js"), 0), Seat(0), melds("run:5s+6s+7s+Js")[0], 36),
        LaidOff(Seat(1), LayOff(card("4s"), 0), Seat(0), melds("run:4s+5s+6s+7s+Js")[0], 32),
        LaidOff(Seat(1), LayOff(card("Ks"), 1), Seat(0), melds("set:Kc+Kh+Kd+Ks")[0], 20),
    )
    state = shown.state
    assert (state.phase, state.deadwood) == ("over", (2, 20))
    assert state.hands[1] == cards("4s Js Ks 2h 3c 4c Qd")
    assert state.table == melds("run:4s+5s+6s+7s+Js set:Kc+Kh+Kd+Ks")


def test_r23_without_deadwood_nothing_is_laid_off():
    start = position("5s 6s 7s Kc Kh Kd Js/4s 3s Ks 2h 3c 4c Qd")
    knocked = steps(start, "draw-stock", "knock Qs run:5s+6s+7s+Js,set:Kc+Kh+Kd")[-1]
    assert knocked.events[-1] == ShowCalled(Seat(1), may_lay_off=False)
    with pytest.raises(IllegalAction) as caught:
        steps(knocked.state, "show - lay-offs 4s@0")
    assert caught.value.reason == "no-lay-off"
    assert after(knocked.state, "show -").deadwood == (0, 39)


def test_r18_the_declared_melds_count():
    start = position("Ac 2c 3c 4c Kc Kh Kd/4s Js Ks 2h 3s 4h Qd")
    declared = after(start, "draw-stock", "knock Qs run:2c+3c+4c,set:Kc+Kh+Kd")
    assert declared.deadwood == (1, None)
    assert declared.legal(Seat(1), STANDARD).knocker_deadwood == 1


def test_r21_a_chinchon_is_seen_whatever_melds_were_declared():
    start = position("2s 3s 4s 5s 6s 7s Js/4h Qh Ks 2h 3c 4c Qd", "Qc 3d 2d 5h 6h")
    for declared in ("run:2s+3s+4s,run:5s+6s+7s+Js", "run:2s+3s+4s+5s+6s+7s+Js"):
        knocked = steps(start, "draw-stock", f"knock Qc {declared}")[-1]
        assert knocked.state.knock is not None
        assert knocked.state.knock.chinchon == "pure"
        # R30: the match is won at once, nobody shows
        assert (knocked.state.phase, len(knocked.events)) == ("over", 1)
    waiting = after(start, "draw-stock", f"knock Qc {declared}", options=ChinchonOptions(chinchon_reward="minus_25"))
    assert (waiting.phase, waiting.turn) == ("show", 1)


def test_r41_the_others_show_in_turn_order_on_melds_as_they_have_grown():
    options = ChinchonOptions(players=3)
    start = position("4s Js Ks 2h 3c 4c Qd/5s 6s 7s Kc Kh Kd 2c/3s Qs 6h 7d 2d Jh 5h", "9c 3d 2s", turn=1)
    knocked = after(start, "draw-stock", "knock 9c run:5s+6s+7s,set:Kc+Kh+Kd", options=options)
    assert (knocked.turn, knocked.phase) == (2, "show")
    with pytest.raises(IllegalAction) as caught:
        steps(knocked, "show - lay-offs Qs@0", options=options)
    assert caught.value.reason == "does-not-fit"
    first = steps(knocked, "show -", options=options)[-1]
    assert first.events[-1] == ShowCalled(Seat(0), may_lay_off=True)
    last = after(first.state, "show - lay-offs Js@0,4s@0,Ks@1", options=options)
    assert (last.phase, last.deadwood) == ("over", (20, 2, 3 + 11 + 6 + 7 + 2 + 10 + 5))


def test_r42_seats_that_are_out_are_passed_over():
    options = ChinchonOptions(players=3)
    start = position("5s 6s 7s Kc Kh Kd 2c//4s Js Ks 2h 3c 4c Qd", turns=1)
    assert start.out == (1,)
    assert start.first_turn
    assert after(start, "draw-stock", "discard 2c", options=options).turn == 2
    knocked = after(start, "draw-stock", KNOCK, options=options)
    assert knocked.turn == 2
    assert after(knocked, "show -", options=options).deadwood == (2, None, 46)


def test_r17_the_first_turn_of_each_seat():
    assert [position(turns=turns).first_turn for turns in range(4)] == [True, True, False, False]


def test_somebody_else_may_not_act():
    with pytest.raises(IllegalAction) as caught:
        act(position(), Seat(1), object(), STANDARD, dealing("x"), 1)
    assert caught.value.reason == "wrong-phase"


def test_r06_a_buried_joker_is_known_to_the_hand_that_draws_it():
    from dataclasses import replace

    start = replace(position(stock="Ad Qs 3d 2d 5h"), buried=True)
    drawn = after(start, "draw-stock")
    assert (drawn.buried, drawn.known[0]) == (False, cards("Ad"))
    passed = after(replace(position(stock="Qs Ad 3d 2d 5h"), buried=True), "draw-stock")
    assert (passed.buried, passed.known[0]) == (True, ())
