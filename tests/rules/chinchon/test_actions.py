"""The legal actions of a seat and the reasons of refusal: R8 to R10, R16 to R20."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.chinchon import CHINCHON, ChinchonOptions, Discard, DrawStock, Knock, NextDeal, Show, TakeDiscard
from rules.chinchon.actions import ChinchonActions
from rules.codec import text_of
from rules.dealing import Rng
from tests.rules.chinchon.positions import STANDARD, after, card, melds, position

HAND = cards("5s 6s 7s Kc Kh Kd 2c Qs")
DRAWING = ChinchonActions("draw", STANDARD, HAND[:7], stock=20, discards=4)
THROWING = ChinchonActions("discard", STANDARD, HAND, stock=19, discards=4)
SHOWING = ChinchonActions(
    "show", STANDARD, cards("4s Js Ks 2h 3c 4c Qd"), table=melds("run:5s+6s+7s set:Kc+Kh+Kd"), knocker_deadwood=2
)
WAITING = ChinchonActions("wait", STANDARD)
BEST = melds("run:5s+6s+7s set:Kc+Kd+Kh")


def test_r08_one_card_is_drawn_from_the_stock_or_the_pile():
    assert list(DRAWING) == [DrawStock(), TakeDiscard()]
    assert list(ChinchonActions("draw", STANDARD, HAND[:7], stock=0, discards=1)) == [TakeDiscard()]
    assert list(ChinchonActions("draw", STANDARD, HAND[:7], stock=1)) == [DrawStock()]
    nothing = ChinchonActions("draw", STANDARD, HAND[:7])
    assert not nothing
    assert nothing.why_not(DrawStock()) == "stock-empty"
    assert nothing.why_not(TakeDiscard()) == "pile-empty"


def test_r08_then_a_card_is_thrown_or_a_knock_made():
    texts = [text_of(action) for action in THROWING]
    assert texts[:8] == [f"discard {each}" for each in HAND]
    assert {text.split()[1] for text in texts[8:]} == {"Qs"}
    assert texts[8] == "knock Qs run:5s+6s+7s,set:Kc+Kd+Kh"


def test_who_does_not_act_has_nothing():
    assert list(WAITING) == []
    assert not WAITING
    for action in (DrawStock(), TakeDiscard(), Discard(card("2c")), Knock(card("2c"), ()), Show(()), NextDeal()):
        assert WAITING.why_not(action) == "wrong-phase"
    assert THROWING.why_not(DrawStock()) == THROWING.why_not(Show(())) == THROWING.why_not(NextDeal()) == "wrong-phase"
    assert DRAWING.why_not(Discard(card("2c"))) == SHOWING.why_not(Discard(card("4s"))) == "wrong-phase"


def test_r09_the_taken_card_stays_in_the_hand():
    taken = ChinchonActions("discard", STANDARD, HAND, stock=19, discards=4, taken=card("Qs"))
    assert taken.why_not(Discard(card("Qs"))) == "just-taken"
    assert taken.why_not(Knock(card("Qs"), BEST)) == "just-taken"
    assert taken.knockable == ()
    assert len(list(taken)) == 7
    free = ChinchonActions("discard", ChinchonOptions(allow_return=True), HAND, taken=card("Qs"))
    assert Discard(card("Qs")) in free
    assert free.knockable == (card("Qs"),)


def test_r10_the_joker_may_be_thrown():
    assert Discard(card("Ad")) in ChinchonActions("discard", STANDARD, cards("5s 6s 7s Kc Kh Kd Ad Qs"))


@pytest.mark.parametrize(
    ("action", "options", "reason"),
    [
        ("knock 9c run:5s+6s+7s", {}, "not-in-hand"),
        ("knock Kd run:5s+6s+7s,set:Kc+Kd+Kh", {}, "not-in-hand"),
        ("knock Qs run:5s+6s+7s,set:Kc+Kd", {}, "too-short"),
        ("knock Qs run:5s+6s+7s,run:5s+6s+7s", {}, "card-twice"),
        ("knock Qs run:5s+6s+7s,run:Kc+Kd+Kh", {}, "not-a-meld"),
        ("knock Qs run:5s+6s+7s,set:Kc+Kd+Kh=Ks", {}, "joker-place"),
        ("knock Qs run:5s+6s+7s", {"one_loose_card": True}, "too-many-loose-cards"),
        ("knock Qs run:5s+6s+7s", {}, "too-much-deadwood"),
        ("knock 2c run:5s+6s+7s,set:Kc+Kd+Kh", {}, "too-much-deadwood"),
        ("knock Qs run:5s+6s+7s,set:Kc+Kd+Kh", {"knock_limit": 1}, "too-much-deadwood"),
        ("knock Qs run:5s+6s+7s,set:Kc+Kd+Kh", {"knock_limit": 2}, None),
        ("knock Qs set:Kh+Kd+Kc,run:5s+6s+7s", {"one_loose_card": True}, None),
    ],
)
def test_r19_the_first_reason_that_applies(action, options, reason):
    legal = ChinchonActions("discard", ChinchonOptions.read(options), HAND, stock=19, discards=4)
    assert legal.why_not(CHINCHON.parse(action)) == reason


def test_r17_knocking_in_the_first_turn():
    for options, reason in ((STANDARD, None), (ChinchonOptions(knock_first_turn=False), "first-turn")):
        legal = ChinchonActions("discard", options, HAND, stock=19, discards=4, first_turn=True)
        assert legal.why_not(Knock(card("Qs"), BEST)) == reason
        assert bool(legal.knockable) == (reason is None)
        # a fault in the melds comes after it
        assert legal.why_not(Knock(card("Qs"), melds("set:Kc+Kd"))) == (reason or "too-short")


def test_r18_a_worse_arrangement_may_be_declared_within_the_limit():
    hand = cards("Ac 2c 3c 4c Kc Kh Kd Qs")
    legal = ChinchonActions("discard", STANDARD, hand)
    listed = {action.melds for action in legal if isinstance(action, Knock) and action.card is card("Qs")}
    assert {frozenset(map(str, each)) for each in listed} == {
        frozenset(("run:Ac+2c+3c+4c", "set:Kc+Kd+Kh")),
        frozenset(("run:Ac+2c+3c", "set:Kc+Kd+Kh")),
        frozenset(("run:2c+3c+4c", "set:Kc+Kd+Kh")),
    }
    assert legal.knocking(card("Qs")).arrangement.deadwood == 0  # type: ignore[union-attr]


def test_melds_in_another_order_are_legal_but_not_listed_again():
    turned = Knock(card("Qs"), melds("set:Kh+Kc+Kd run:5s+6s+7s"))
    assert turned in THROWING
    assert turned not in list(THROWING)
    assert [action for action in THROWING if isinstance(action, Knock)] == [Knock(card("Qs"), BEST)]


def test_r24_the_best_showing_is_listed_first():
    best = SHOWING.best_show()
    assert next(iter(SHOWING)) == best
    assert {text_of(each) for each in best.lay_offs} == {"4s@0", "Js@0", "Ks@1"}
    listed = list(SHOWING)
    assert len(set(listed)) == len(listed)
    assert Show((), ()) in listed
    assert all(action in SHOWING for action in listed)


def test_a_showing_without_lay_offs_lists_every_arrangement():
    hand = cards("4s 5s 6s 7s Kc Kh Kd")
    legal = ChinchonActions("show", STANDARD, hand, table=melds("set:2c+2d+2h"), knocker_deadwood=0)
    listed = {frozenset(map(str, action.melds)) for action in legal if isinstance(action, Show)}
    runs = ["run:4s+5s+6s+7s", "run:4s+5s+6s", "run:5s+6s+7s"]
    kings = "set:Kc+Kd+Kh"
    assert listed == {frozenset(), frozenset((kings,)), *(frozenset((run,)) for run in runs)} | {
        frozenset((run, kings)) for run in runs
    }


def test_random_picks_are_legal_and_reach_every_kind():
    rng = Rng.from_text("pick")
    for legal in (DRAWING, THROWING, SHOWING):
        picked = [legal.pick(rng) for _ in range(100)]
        assert all(action in legal for action in picked)
        assert {type(action) for action in picked} == {type(action) for action in legal}


def test_actions_have_texts():
    texts = [
        "draw-stock",
        "take-discard",
        "discard Ad",
        "knock Qs run:5s+6s+7s,set:Kc+Kd+Kh",
        "knock Qs -",
        "show -",
        "show run:Ad+2d+3d=Ad lay-offs 4s@0,Js@0",
        "show - lay-offs Ad@1=Js",
        "next-deal",
    ]
    for text in texts:
        assert CHINCHON.text(CHINCHON.parse(text)) == text
    for text in ("knock Qs", "knock Qs run:5s+6s+7s/set:Kc", "show", "show - lay-offs -", "show - lay-offs 4s@01"):
        with pytest.raises(ValueError, match="action"):
            CHINCHON.parse(text)


def test_legal_actions_of_a_position():
    start = position()
    assert start.legal(start.turn, STANDARD) == ChinchonActions("draw", STANDARD, start.hands[0], 5, 1)
    assert not start.legal(start.after(start.turn), STANDARD)
    knocked = after(start, "draw-stock", "knock Qs run:5s+6s+7s,set:Kc+Kh+Kd")
    legal = knocked.legal(knocked.turn, STANDARD)
    assert (legal.phase, legal.knocker_deadwood, legal.table) == ("show", 2, knocked.table)
