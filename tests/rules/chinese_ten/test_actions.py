"""The legal actions of a seat and the reasons of refusal, R7, R9, R10, R12."""

from __future__ import annotations

from rules.cards import Rank, cards
from rules.chinese_ten import NextDeal, Play, Take
from rules.chinese_ten.actions import TenActions
from rules.codec import text_of
from rules.dealing import Rng
from tests.rules.chinese_ten.positions import card

PLAYING = TenActions("play", cards("8c Kh 5d"), cards("2h 2s Qc 5s"))
TAKING = TenActions("take", cards("8c"), cards("7h 7d Qc"), None, card("3d"))
WAITING = TenActions("wait")


def test_r07_every_card_of_the_hand_may_be_played():
    assert [text_of(action) for action in PLAYING] == ["play 8c take 2h", "play 8c take 2s", "play Kh", "play 5d"]
    assert PLAYING


def test_r10_the_turned_card_must_take_one():
    assert [text_of(action) for action in TAKING] == ["take 7h", "take 7d"]
    assert TAKING


def test_who_does_not_act_has_nothing():
    assert list(WAITING) == []
    assert not WAITING
    assert not TenActions("play")
    assert WAITING.why_not(Play(card("8c"))) == "wrong-phase"


def test_r12_the_first_reason_that_applies():
    why = PLAYING.why_not
    assert why(Take(card("2h"))) == "wrong-phase"
    assert why(NextDeal()) == "wrong-phase"
    assert why(Play(card("3h"), card("9c"))) == "not-in-hand"
    assert why(Play(card("8c"), card("Qc"))) == "not-a-target"
    assert why(Play(card("8c"))) == "choose-target"
    assert why(Play(card("8c"), card("2s"))) is None
    assert TAKING.why_not(Play(card("8c"))) == "wrong-phase"
    assert TAKING.why_not(Take(card("Qc"))) == "not-a-target"


def test_r12_with_one_target_naming_it_is_allowed_but_not_listed():
    named = Play(card("5d"), card("5s"))
    assert named in PLAYING
    assert named not in list(PLAYING)
    assert Play(card("5d")) in PLAYING


def test_r13_a_marked_triple_is_one_action():
    legal = TenActions("play", cards("Js"), cards("Jh Jd Jc 4c"), Rank.JACK)
    assert list(legal) == [Play(card("Js"))]
    assert Play(card("Js"), card("Jc")) in legal


def test_random_picks_are_legal_and_reach_everything():
    rng = Rng.from_text("pick")
    for legal in (PLAYING, TAKING):
        assert {legal.pick(rng) for _ in range(200)} == set(legal)
