"""What is a meld and what is not, and how melds are written: R13 to R15, R20."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import cards, pack
from rules.chinchon import ChinchonOptions, Meld
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.melds import fault, follows, loose
from tests.rules.chinchon.positions import STANDARD, hands_of, melds


def why(text: str, **options: object) -> str | None:
    """The fault of one meld of a hand that holds its cards."""
    meld = Meld.parse(text)
    return fault((meld,), meld.cards, ChinchonOptions.read(options))


@pytest.mark.parametrize(
    "text", ["set:Kc+Kh+Kd", "run:6s+7s+Js", "run:6s+7s+Ad=Js", "run:Ad+2d+3d=Ad", "set:Kc+Kh+Ad=Kd", "run:", "set:9c"]
)
def test_text_of_a_meld_is_read_back(text):
    meld = Meld.parse(text)
    assert str(meld) == text
    assert Meld.parse(str(meld)) == meld
    assert pickle.loads(pickle.dumps(meld)) == meld


@pytest.mark.parametrize(
    "text", ["", "run", "pair:Kc+Kh", "run:6s+", "run:6s,7s", "run:6s+7s=", "run:6s+7s=8", "RUN:6s"]
)
def test_anything_else_is_no_meld(text):
    with pytest.raises(ValueError, match="not a"):
        Meld.parse(text)


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("set:7c+7h+7s", {}, None),
        ("set:7c+7h+7s+7d", {}, None),
        ("set:7c+7h+7s+7d+Ad", {}, None),
        ("set:7c+7h+7s+7d+Ad", {"joker_fifth": False}, "set-full"),
        ("set:7c+7h+7s+Ad", {"joker_fifth": False}, None),
        ("set:7c+7h+Ad", {}, None),
        ("set:7c+7h", {}, "too-short"),
        ("set:7c+7h+6s", {}, "not-a-meld"),
        ("set:Ac+Ah+Ad", {}, None),
        ("set:Ac+Ah+Ad", {"joker": "none"}, None),
        ("set:7c+7h+Ad", {"joker": "none"}, "not-a-meld"),
        ("run:5s+6s+7s", {}, None),
        ("run:6s+7s+Js", {}, None),
        ("run:6s+7s+Js", {"deck": 48}, "not-a-meld"),
        ("run:8s+9s+Js", {"deck": 48}, None),
        ("run:9s+Ts+Js", {"deck": 52}, None),
        ("run:9s+Js+Qs", {"deck": 52}, "not-a-meld"),
        ("run:Qs+Ks+As", {}, "not-a-meld"),
        ("run:Ks+As+2s", {}, "not-a-meld"),
        ("run:As+2s+3s", {}, None),
        ("run:5s+6h+7s", {}, "not-a-meld"),
        ("run:7s+6s+5s", {}, "not-a-meld"),
        ("run:5s+7s+Js", {}, "not-a-meld"),
        ("run:6s+7s", {}, "too-short"),
        ("run:Ad+2d+3d", {}, "joker-place"),
        ("run:Ad+2d+3d=Ad", {}, None),
        ("run:Ad+2d+3d", {"joker": "none"}, None),
        ("run:2d+3d+Ad=Ad", {}, "joker-place"),
        ("run:Qs+Ks+Ad=As", {}, "joker-place"),
        ("run:Ad+Qs+Ks=Js", {}, None),
        ("run:5s+6s+7s=8s", {}, "joker-place"),
        ("run:5s+Ad+7s=6s", {}, None),
        ("run:5s+Ad+7s+Js=6s", {}, None),
        ("run:5s+Ad+Js=6s", {}, "not-a-meld"),
        ("run:6s+7s+Ad=Jh", {}, "joker-place"),
        ("run:6s+Ad+7s=6s", {}, "joker-place"),
    ],
)
def test_r13_to_r15_what_a_meld_is(text, options, reason):
    assert why(text, **options) == reason


def test_r13_a_card_is_in_one_meld_at_most():
    hand = cards("7c 7h 7s 5s 6s Kc Qd")
    assert fault(melds("set:7c+7h+7s run:5s+6s+7s"), hand, STANDARD) == "card-twice"
    assert fault(melds("run:5s+5s+5s"), hand, STANDARD) == "card-twice"
    assert fault(melds("run:5s+6s+7s"), hand, STANDARD) is None


def test_r20_the_first_fault_of_the_first_faulty_meld():
    hand = cards("7c 7h 7s 5s 6s Kc Ad")
    assert fault(melds("set:8c+8c"), hand, STANDARD) == "not-in-hand"
    assert fault(melds("set:7c+7c"), hand, STANDARD) == "card-twice"
    assert fault(melds("set:7c+Kc"), hand, STANDARD) == "too-short"
    assert fault(melds("set:7c+Kc+Ad=7d"), hand, STANDARD) == "not-a-meld"
    assert fault(melds("set:7c+7h+Ad=7d set:8c"), hand, STANDARD) == "joker-place"
    full = cards("7c 7h 7s 7d Ad 2c 3c")
    assert fault(melds("set:7c+7h+7s+7d+Ad=7c"), full, ChinchonOptions(joker_fifth=False)) == "set-full"


def test_r14_the_joker_at_either_end():
    hand = cards("6s 7s Ad Kc Kh Kd Ac")
    for text in ("run:Ad+6s+7s=5s", "run:6s+7s+Ad=Js"):
        assert fault(melds(text), hand, STANDARD) is None
    found = {str(meld) for _mask, _saved, meld in arranger_of(STANDARD).melds(arranger_of(STANDARD).deck.mask(hand))}
    assert {"run:Ad+6s+7s=5s", "run:6s+7s+Ad=Js", "set:Kc+Kd+Kh+Ad"} <= found


def test_loose_cards_in_the_order_of_the_hand():
    hand = cards("Ac 7c Kd 7h Ad 2s 3s")
    assert loose(melds("set:7c+7h+Ad"), hand) == cards("Ac Kd 2s 3s")
    assert loose((), hand) == hand


def test_follows():
    assert follows(cards("6s 7s Js"), STANDARD)
    assert not follows(cards("6s 8s"), STANDARD)
    assert not follows(cards("8s"), STANDARD)


@given(
    st.lists(st.sampled_from(pack()), max_size=6), st.sampled_from(["set", "run"]), st.none() | st.sampled_from(pack())
)
def test_every_meld_has_one_text(some, kind, joker_as):
    meld = Meld(kind, tuple(some), joker_as)
    assert Meld.parse(str(meld)) == meld


def test_every_meld_that_is_found_is_sound():
    for options in (STANDARD, ChinchonOptions(deck=52, joker_fifth=False), ChinchonOptions(deck=48, joker="none")):
        arranger = arranger_of(options)
        for hand in hands_of(300, 8, options):
            for mask, saved, meld in arranger.melds(arranger.deck.mask(hand)):
                assert fault((meld,), hand, options) is None
                assert arranger.deck.held(mask) == tuple(sorted(meld.cards, key=arranger.deck.numbers.__getitem__))
                assert saved == arranger.deck.total(meld.cards)
