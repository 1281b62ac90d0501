"""Hands that cannot be: tiles, sets, seats and circumstances that do not go together; the first fault that applies is told."""

from __future__ import annotations

import pytest

from rules.mahjong import score
from tests.rules.mahjong.positions import ANY, CHOWS, MIXED, NO_FLOWERS, STANDARD, hand, scored


@pytest.mark.parametrize(
    ("reason", "concealed", "win", "melds", "more"),
    [
        ("unknown-tile", "123m 456m 234p 55p 6s 1f", "8s", ["EEN"], {}),
        ("unknown-tile", "123m 456m 234p 55p 67s", "1q", [], {}),
        ("bad-meld", "123m 456m 55p 6s", "8s", ["124m"], {}),
        ("bad-meld", "123m 456m 55p 6s", "8s", ["EEN"], {}),
        ("wrong-tile-count", "123m 456m 234p 55p 6s", "8s", [], {}),
        ("wrong-tile-count", "123m 456m 234p 55p 67s 9s", "8s", [], {}),
        ("wrong-tile-count", "55p", "8s", ["123m", "123m", "123m", "123m", "123m"], {}),
        ("too-many-copies", "1111m 456m 234p 55p 9s", "1m", [], {}),
        ("too-many-copies", "11m 456m 55p 67s 2m", "8s", ["111m"], {}),
        ("bad-flowers", CHOWS, "8s", [], {"flowers": "1f 1f"}),
        ("bad-flowers", CHOWS, "8s", [], {"flowers": "1m"}),
        ("bad-flowers", CHOWS, "8s", [], {"flowers": "1f", "options": NO_FLOWERS}),
        ("bad-seats", CHOWS, "8s", [], {"discarder": None}),
        ("bad-seats", CHOWS, "8s", [], {"discarder": 1}),
        ("bad-seats", CHOWS, "8s", [], {"winner": 4}),
        ("bad-seats", CHOWS, "8s", [], {"dealer": -1}),
        ("bad-seats", CHOWS, "8s", [], {"discarder": 5}),
        ("not-a-winning-shape", "123m 456m 234p 55p 68s", "8s", [], {}),
    ],
)
def test_faults(reason, concealed, win, melds, more):
    result = scored(concealed, win, melds, **more)
    assert result.reason == reason
    assert (result.items, result.fan, result.raw, result.units, result.payments) == ((), 0, 0, 0, (0, 0, 0, 0))


def test_a_self_draw_has_no_discarder():
    finished = hand(CHOWS, "8s", by="self_draw")
    wrong = type(finished)(*(getattr(finished, name) if name != "discarder" else 2 for name in finished.__slots__))
    assert score(wrong, STANDARD).reason == "bad-seats"


def test_a_hand_without_its_winning_tile_is_not_whole():
    finished = hand(CHOWS, "8s")
    waiting = type(finished)(
        *(getattr(finished, name) if name != "winning_tile" else None for name in finished.__slots__)
    )
    assert score(waiting, STANDARD).reason == "wrong-tile-count"
    assert waiting.tiles_missing == 1


DRAWN = {"by": "self_draw"}


@pytest.mark.parametrize(
    ("flags", "melds", "more", "possible"),
    [
        (["kong_replacement"], ["7777s"], DRAWN, True),
        (["kong_replacement"], ["-7777s"], DRAWN, True),
        (["kong_replacement"], ["777s"], DRAWN, False),
        (["kong_replacement"], ["7777s"], {}, False),
        (["kong_on_kong"], ["7777s"], DRAWN, False),
        (["kong_on_kong"], ["7777s"], {}, False),
        (["flower_replacement"], ["777s"], DRAWN, True),
        (["flower_replacement"], ["777s"], {**DRAWN, "flowers": ""}, False),
        (["flower_replacement"], ["777s"], {}, False),
        (["flower_replacement", "kong_replacement"], ["7777s"], DRAWN, False),
        (["heavenly"], ["777s"], {**DRAWN, "winner": 0}, False),
        (["last_tile"], ["777s"], {}, True),
        (["last_tile"], ["777s"], DRAWN, True),
        (["last_tile"], ["777s"], {"by": "robbing_kong"}, False),
        (["earthly"], ["777s"], {"discarder": 0}, False),
        (["human"], ["777s"], {"winner": 2, "discarder": 1}, False),
        (["sunny"], ["777s"], {}, False),
        ([], ["777s"], {"by": "robbing_kong"}, True),
    ],
)
def test_impossible_circumstances_with_melds(flags, melds, more, possible):
    result = scored(MIXED, "1p", melds, ANY, flags=flags, **more)
    assert (result.reason != "impossible-flags") is possible


@pytest.mark.parametrize(
    ("flags", "more", "possible"),
    [
        (["heavenly"], {**DRAWN, "winner": 0}, True),
        (["heavenly"], {**DRAWN, "winner": 1}, False),
        (["heavenly"], {"winner": 0}, False),
        (["heavenly", "last_tile"], {**DRAWN, "winner": 0}, True),
        (["earthly"], {"discarder": 0}, True),
        (["earthly"], {"discarder": 2}, False),
        (["earthly"], {"winner": 0, "discarder": 2}, False),
        (["earthly"], {**DRAWN}, False),
        (["earthly", "human"], {"discarder": 0}, False),
        (["earthly"], {"by": "robbing_kong", "discarder": 0}, False),
        (["human"], {"winner": 2, "discarder": 1}, True),
        (["human"], {"winner": 2, "discarder": 0}, False),
        (["human"], {"winner": 0, "discarder": 1}, False),
        (["human"], {"winner": 2, "by": "self_draw"}, False),
        (["human"], {"winner": 2, "discarder": 1, "by": "robbing_kong"}, False),
    ],
)
def test_impossible_circumstances_without_melds(flags, more, possible):
    result = scored(CHOWS, "8s", (), ANY, flags=flags, **more)
    assert (result.reason != "impossible-flags") is possible


def test_robbing_when_the_winner_holds_another_copy():
    assert scored("123m 456m 234p 55p 67s", "5p", options=ANY, by="robbing_kong").reason == "impossible-flags"
    melded = scored("123m 456m 55p 67s", "8s", ["789s"], ANY, by="robbing_kong")
    assert melded.reason == "impossible-flags"
    assert scored("123m 456m 55p 67s", "8s", ["345s"], ANY, by="robbing_kong").legal
