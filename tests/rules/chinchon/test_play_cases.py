"""The case kind `play` at its edges: refusals, showings, the end of a deal, hands left out."""

from __future__ import annotations

import pytest

from tests.rules.chinchon.asking import alike, ask, run

PLAY = {
    "hands": [["5s", "6s", "7s", "Kc", "Kh", "Kd", "2c"], ["4s", "Js", "Ks", "2h", "3c", "4c", "Qd"]],
    "stock": ["Qs", "3d", "2d", "5h", "6h"],
    "discard": ["Ac"],
    "turn": 0,
    "phase": "draw",
    "turns": 4,
}
DRAW = {"do": "draw-stock"}
MELDS = [run("5s 6s 7s"), alike("Kc Kh Kd")]


@pytest.mark.parametrize(
    ("actions", "options", "at", "reason"),
    [
        ([{"do": "discard", "card": "2c"}], {}, 0, "wrong-phase"),
        ([{"do": "knock", "card": "2c", "melds": []}], {}, 0, "wrong-phase"),
        ([{"do": "show"}], {}, 0, "wrong-phase"),
        ([DRAW, DRAW], {}, 1, "wrong-phase"),
        ([DRAW, {"do": "take-discard"}], {}, 1, "wrong-phase"),
        ([DRAW, {"do": "discard", "card": "4s"}], {}, 1, "not-in-hand"),
        ([{"do": "take-discard"}, {"do": "discard", "card": "Ac"}], {"allow_return": True}, None, None),
        ([{"do": "take-discard"}, {"do": "knock", "card": "Ac", "melds": MELDS}], {}, 1, "just-taken"),
        ([DRAW, {"do": "knock", "card": "9s", "melds": MELDS}], {}, 1, "not-in-hand"),
        ([DRAW, {"do": "knock", "card": "Kd", "melds": MELDS}], {}, 1, "not-in-hand"),
        ([DRAW, {"do": "knock", "card": "Qs", "melds": MELDS[:1]}], {}, 1, "too-much-deadwood"),
        ([DRAW, {"do": "knock", "card": "Qs"}], {"one_loose_card": True}, 1, "too-many-loose-cards"),
        ([DRAW, {"do": "knock", "card": "Qs", "melds": [alike("Kc Kh")]}], {}, 1, "too-short"),
        ([DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}, DRAW], {}, 2, "wrong-phase"),
        ([DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}, {"do": "show"}, {"do": "show"}], {}, 3, "wrong-phase"),
    ],
)
def test_refusals_in_play(actions, options, at, reason):
    expected = None if reason is None else {"at": at, "reason": reason}
    assert ask("play", {**PLAY, "actions": actions}, **options)["refused"] == expected


def test_play_in_the_first_turn():
    actions = [DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}]
    for turns, refused in ((0, True), (1, True), (2, False)):
        answer = ask("play", {**PLAY, "turns": turns, "actions": actions}, knock_first_turn=False)
        assert answer["refused"] == ({"at": 1, "reason": "first-turn"} if refused else None)


def test_play_waits_for_the_showing():
    answer = ask("play", {**PLAY, "actions": [DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}]})
    assert (answer["phase"], answer["turn"], answer["points"], answer["match_won"]) == ("show", 1, None, None)
    assert answer["hands"][0] == sorted(PLAY["hands"][0])


def test_play_resumes_in_a_turn():
    hands = [[*PLAY["hands"][0], "Ac"], PLAY["hands"][1]]
    resumed = {**PLAY, "hands": hands, "phase": "discard", "taken": "Ac", "discard": ["3h"], "takes": 3}
    refused = ask("play", {**resumed, "actions": [{"do": "discard", "card": "Ac"}]})
    assert refused["refused"] == {"at": 0, "reason": "just-taken"}
    answer = ask("play", {**resumed, "actions": [{"do": "discard", "card": "2c"}, DRAW]})
    assert (answer["refused"], answer["turn"], answer["takes"], answer["upcard"]) == (None, 1, 0, "2c")


def test_play_of_a_pure_chinchon_that_only_scores():
    hands = [["2s", "3s", "4s", "5s", "6s", "7s", "Js"], PLAY["hands"][1]]
    actions = [DRAW, {"do": "knock", "card": "Qs", "melds": [run("2s 3s 4s"), run("5s 6s 7s Js")]}]
    given = {**PLAY, "hands": hands, "actions": actions}
    won = ask("play", given)
    assert (won["phase"], won["points"], won["match_won"]) == ("over", [0, 0], 0)
    waiting = ask("play", given, chinchon_reward="minus_50")
    assert (waiting["phase"], waiting["turn"]) == ("show", 1)
    scored = ask("play", {**given, "actions": [*actions, {"do": "show"}]}, chinchon_reward="minus_50")
    assert (scored["points"], scored["match_won"]) == ([-50, 46], None)


def test_play_of_three():
    hands = [*PLAY["hands"], ["4h", "5h", "6h", "3s", "7d", "2d", "Jh"]]
    stock = ["Qs", "3d", "2s", "5h", "6c"]
    actions = [DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}, {"do": "show"}, {"do": "show"}]
    answer = ask("play", {**PLAY, "hands": hands, "stock": stock, "actions": actions}, players=3)
    # the second player lays off 4s Js Ks, so the third can lay off 3s on the grown run
    assert (answer["points"], answer["turn"], answer["phase"]) == ([2, 20, 19], None, "over")
    halfway = ask("play", {**PLAY, "hands": hands, "stock": stock, "actions": actions[:3]}, players=3)
    assert (halfway["turn"], halfway["points"]) == (2, None)


@pytest.mark.parametrize("hands", [PLAY["hands"][:1], [PLAY["hands"][0], None], [PLAY["hands"][0], []]])
def test_play_passes_the_turn_to_a_seat_whose_hand_is_left_out(hands):
    answer = ask("play", {**PLAY, "hands": hands, "actions": [DRAW, {"do": "discard", "card": "Qs"}]})
    assert (answer["refused"], answer["turn"], answer["hands"][1]) == (None, 1, [])
    shown = ask("play", {**PLAY, "hands": hands, "actions": [DRAW, {"do": "knock", "card": "Qs", "melds": MELDS}]})
    assert (shown["phase"], shown["turn"]) == ("show", 1)


def test_play_of_three_passes_over_a_seat_that_is_out():
    given = {
        **PLAY,
        "hands": [PLAY["hands"][0], [], PLAY["hands"][1]],
        "actions": [DRAW, {"do": "discard", "card": "Qs"}],
    }
    assert ask("play", given, players=3)["turn"] == 2
    left_out = {**given, "hands": [PLAY["hands"][0], None, PLAY["hands"][1]]}
    assert ask("play", left_out, players=3)["turn"] == 1


def test_play_reshuffles_the_pile():
    given = {**PLAY, "stock": [], "discard": ["Qs", "Ac"], "takes": 5, "actions": [DRAW]}
    answer = ask("play", given, stock_end="reshuffle")
    assert (answer["refused"], answer["stock"], answer["upcard"], answer["takes"]) == (None, 0, "Ac", 0)
    assert "Qs" in answer["hands"][0]
    assert ask("play", {**given, "discard": ["Ac"]}, stock_end="reshuffle")["refused"]["at"] == 0
    assert ask("play", given)["refused"] == {"at": 0, "reason": "stock-empty"}


def test_play_counts_takes_of_all_seats():
    actions = [{"do": "take-discard"}, {"do": "discard", "card": "2c"}, {"do": "take-discard"}]
    answer = ask("play", {**PLAY, "takes": 38, "actions": actions})
    assert (answer["takes"], answer["phase"], answer["void"]) == (40, "discard", False)
    ended = ask("play", {**PLAY, "takes": 38, "actions": [*actions, {"do": "discard", "card": "Qd"}]})
    assert (ended["phase"], ended["void"], ended["turn"]) == ("over", True, None)
