"""What a seat may do with its hand: R10 to R13, R22, R27; and the text forms of all actions."""

from __future__ import annotations

import copy
import itertools
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import cards
from rules.chinese_poker import (
    CHINESE_POKER,
    Arrange,
    Buy,
    CorrectStacks,
    DeclareAutomatic,
    EndMatch,
    Forfeit,
    Join,
    Leave,
    NextDeal,
    Note,
    VoidDeal,
)
from rules.chinese_poker.actions import SettingActions
from rules.chinese_poker.splits import splits
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinese_poker.hands import BASIC, CASINO, DRAGON, FOUL, MANDARIN, setting

ROWS = setting("Qh Jd 4c / Jh Js 7c 4d 2s / 9s 9d 3c 3d 2c")
HAND = ROWS.cards
LEGAL = SettingActions.of(HAND, MANDARIN)
FOULED = Arrange(*setting("Qh Jd 4c / 9s 9d 3c 3d 2c / Jh Js 7c 4d 2s"))


def test_r10_a_setting_in_order_is_legal_in_any_order_of_its_cards():
    assert Arrange(*ROWS) in LEGAL
    assert Arrange(ROWS.front[::-1], ROWS.middle[::-1], ROWS.back[::-1]) in LEGAL


@pytest.mark.parametrize(
    ("arranged", "reason"),
    [
        (FOULED, "middle-beats-back"),
        (Arrange(ROWS.front[:2], ROWS.middle, (*ROWS.back, ROWS.front[2])), "wrong-count"),
        (Arrange(ROWS.front, ROWS.middle, ROWS.back[:4]), "not-your-cards"),
        (Arrange(ROWS.front, ROWS.middle, (*ROWS.back[:4], ROWS.front[0])), "not-your-cards"),
        (Arrange(ROWS.front, ROWS.middle, (*ROWS.back, ROWS.front[0])), "not-your-cards"),
        (Arrange(ROWS.front, ROWS.middle, (*ROWS.back[:4], *cards("Ac"))), "not-your-cards"),
        (Arrange((), (), ()), "not-your-cards"),
        (DeclareAutomatic(), "not-automatic"),
        (Forfeit(), "no-clock-foul"),
        (NextDeal(), "table-only"),
        (Buy(Seat(0), 20), "table-only"),
        ("arrange", "table-only"),
    ],
)
def test_what_is_refused(arranged, reason):
    assert LEGAL.why_not(arranged) == reason
    assert arranged not in LEGAL


def test_r12_who_does_not_set_can_do_nothing():
    waiting = SettingActions(waiting=False, options=CASINO)
    assert not waiting
    assert list(waiting) == []
    for action in (Arrange(*ROWS), DeclareAutomatic(), Forfeit()):
        assert waiting.why_not(action) == "not-your-turn"


def test_r27_the_casino_accepts_fouls():
    casino = SettingActions.of(HAND, CASINO)
    assert FOULED in casino
    assert Arrange(HAND[:1], HAND[1:4], HAND[4:]) in casino
    assert casino.why_not(Arrange(HAND[:3], HAND[3:8], HAND[8:12])) == "not-your-cards"


def test_r13_only_with_a_clock_that_ends_in_a_foul_may_a_seat_forfeit():
    assert Forfeit() in SettingActions.of(HAND, CASINO)
    assert Forfeit() in SettingActions.of(HAND, MANDARIN.replace(clock=60, clock_end="foul"))
    assert Forfeit() not in SettingActions.of(HAND, MANDARIN.replace(clock=60))
    assert Forfeit() not in SettingActions.of(HAND, MANDARIN.replace(clock_end="foul"))


@pytest.mark.parametrize(
    ("options", "declined"),
    [
        (MANDARIN, True),
        (BASIC, False),
        (MANDARIN.replace(decline_automatic="never"), False),
        (BASIC.replace(decline_automatic="always"), True),
        (MANDARIN.replace(decline_automatic="always"), True),
    ],
)
def test_r22_whether_an_automatic_win_may_be_declined(options, declined):
    hand = cards(DRAGON)
    legal = SettingActions.of(hand, options)
    rows = next(iter(splits(hand).legal()))
    assert DeclareAutomatic() in legal
    assert legal.must_declare != declined
    assert legal.why_not(Arrange(*splits(hand).setting(rows))) == (None if declined else "must-declare")
    assert legal.why_not(Arrange(hand[:3], hand[3:8], hand[8:12])) == "not-your-cards"
    assert legal.why_not(Arrange(hand[:2], hand[2:8], hand[8:])) == ("wrong-count" if declined else "must-declare")
    assert len(list(itertools.islice(legal, 3))) == (3 if declined else 1)


@pytest.mark.parametrize(("options", "first"), [(MANDARIN, None), (CASINO, Forfeit())])
def test_settings_are_listed_once(options, first):
    legal = SettingActions.of(HAND, options)
    listed = list(itertools.islice(legal, 300))
    assert len(set(listed)) == 300
    assert all(action in legal for action in listed)
    assert (listed[0] == first) == (first is not None)
    settings = [action.setting for action in listed if isinstance(action, Arrange)]
    assert any(each.foul for each in settings) == (options is CASINO)


def test_all_legal_settings_of_a_hand():
    listed = list(LEGAL)
    assert len(listed) == len(list(splits(HAND).legal()))
    assert all(isinstance(action, Arrange) for action in listed)


def test_picks_are_legal_and_never_fouls():
    rng = Rng.from_text("pick")
    for options in (MANDARIN, CASINO):
        legal = SettingActions.of(HAND, options)
        for _ in range(60):
            picked = legal.pick(rng)
            assert picked in LEGAL
    assert SettingActions.of(cards(DRAGON), MANDARIN).pick(rng) == DeclareAutomatic()


ALL = [
    (Arrange(*setting(FOUL)), "arrange Jh,Js,4c Qh,7c,4d,2s,Jd 9s,9d,3c,3d,2c"),
    (Arrange((), (), cards("2c")), "arrange - - 2c"),
    (DeclareAutomatic(), "declare-automatic"),
    (Forfeit(), "forfeit"),
    (NextDeal(), "next-deal"),
    (Buy(Seat(2), 40), "buy 2 40"),
    (Join(Seat(1)), "join 1"),
    (Leave(Seat(1)), "leave 1"),
    (CorrectStacks((20, 0, 40, 20), Note("Ana's chips")), "correct-stacks 20,0,40,20 Ana%27s%20chips"),
    (CorrectStacks((-5, 5), Note("ñ 中")), "correct-stacks -5,5 %C3%B1%20%E4%B8%AD"),
    (VoidDeal("five-cards-exposed"), "void-deal five-cards-exposed"),
    (EndMatch(), "end-match"),
]


@pytest.mark.parametrize(("action", "text"), ALL, ids=lambda value: value if isinstance(value, str) else "")
def test_text_forms(action, text):
    assert CHINESE_POKER.text(action) == text
    assert CHINESE_POKER.parse(text) == action
    assert type(action) in CHINESE_POKER.action_types


@pytest.mark.parametrize(
    "text",
    [
        "arrange Ah,Kd 2c",
        "arrange Ah,Kd 2c Xx",
        "void-deal because",
        "void-deal wrong-number-of-cards",
        "correct-stacks 20,20 two words",
        "correct-stacks 20,20 %20",
        "correct-stacks 20,20 %FF",
        "correct-stacks 20,20 ",
        "correct-stacks 20,20 %c3%b1",
        "buy 2",
        "join -",
        "declare-automatic dragon",
    ],
)
def test_what_is_no_action(text):
    with pytest.raises(ValueError, match="not the text form of an action"):
        CHINESE_POKER.parse(text)


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).filter(str.strip))
def test_notes_survive_their_text_form(text):
    note = Note(text)
    assert " " not in str(note)
    assert Note.parse(str(note)) == note
    assert hash(Note.parse(str(note))) == hash(note)


def test_notes_have_words_and_do_not_change():
    for text in ("", " ", "x" * 201):
        with pytest.raises(ValueError, match="a note has"):
            Note(text)
    note = Note("miscounted")
    with pytest.raises(AttributeError):
        note.text = "other"
    assert pickle.loads(pickle.dumps(note)) == copy.deepcopy(note) == note
    assert note != "miscounted"
    assert repr(note) == "Note('miscounted')"
