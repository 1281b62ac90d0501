"""Every rule case of mahjong, and what their kinds say at the edges."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.mahjong import MAHJONG, MahjongOptions

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "mahjong.jsonl").read_text(encoding="utf-8").splitlines()
]
CALL = {"dealer": 0, "round_wind": "Ew", "wall": 40, "first_discard": False, "melds": [], "flowers": []}
JUNK = ["1m", "4m", "7m", "2p", "5p", "8p", "3s", "6s", "9s", "Ew", "Sw", "Ww", "Nw"]
READY = ["1m", "2m", "3m", "4m", "5m", "6m", "2p", "3p", "4p", "5p", "5p", "6s", "7s"]
ORPHANS = ["1m", "9m", "1p", "9p", "1s", "1s", "Ew", "Sw", "Ww", "Nw", "Rd", "Gd", "Wd"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    answer = MAHJONG.case_kinds[case["kind"]](MahjongOptions.read(case["options"]), case["input"])
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    json.dumps(answer)


def test_every_kind_has_a_case():
    assert {case["kind"] for case in CASES} == set(MAHJONG.case_kinds)


def ask(kind: str, given: dict[str, Any], **options: Any) -> Any:
    return MAHJONG.case_kinds[kind](MahjongOptions.read(options), given)


def calls(
    tile: str, concealed: list[str], *, seat: int = 1, options: dict[str, Any] | None = None, **more: Any
) -> list[str]:
    given = {**CALL, "tile": tile, "from": 0, "event": "discard", "seat": seat, "concealed": concealed, **more}
    return ask("legal_calls", given, **(options or {}))["calls"]


# score_hand


def test_unknown_texts_are_unknown_tiles_and_wrong_flowers_are_wrong_flowers():
    given = {**CASES[0]["input"]}
    for key, value in (("winning_tile", "8x"), ("winning_tile", "1f"), ("concealed", ["zz", *given["concealed"][1:]])):
        assert ask("score_hand", {**given, key: value})["reason"] == "unknown-tile"
    unknown = {"type": "pung", "tiles": ["Zz", "Zz", "Zz"]}
    assert ask("score_hand", {**given, "melds": [unknown]})["reason"] == "unknown-tile"
    assert ask("score_hand", {**given, "flowers": ["9f"]})["reason"] == "bad-flowers"
    assert ask("score_hand", {**given, "flowers": ["5p"]})["reason"] == "bad-flowers"
    assert (
        ask("score_hand", {**given, "flowers": ["5x"], "concealed": given["concealed"][1:]})["reason"]
        == "wrong-tile-count"
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "set", "tiles": ["1m", "1m", "1m"]},
        {"type": "chow", "tiles": ["8m", "9m", "1p"]},
        {"type": "chow", "tiles": ["1m", "2m"]},
        {"type": "chow", "tiles": ["Ew", "Sw", "Ww"]},
        {"type": "chow", "tiles": ["Rd", "Gd", "Wd"]},
        {"type": "pung", "tiles": ["1m", "1m", "1m", "1m"]},
        {"type": "kong", "tiles": ["1m", "1m", "1m"]},
        {"type": "concealed_kong", "tiles": ["1m", "1m", "1m", "2m"]},
        {"type": "pung", "tiles": []},
    ],
)
def test_bad_melds(wrong):
    given = {**CASES[0]["input"], "concealed": READY[3:], "melds": [wrong]}
    assert ask("score_hand", given)["reason"] == "bad-meld"


def test_a_chow_may_be_told_in_any_order():
    melds = [{"type": "chow", "tiles": ["3m", "1m", "2m"]}]
    assert ask("score_hand", {**CASES[0]["input"], "concealed": READY[3:], "melds": melds}, min_fan=0)["legal"]


def test_a_hand_without_winning_tile_has_the_wrong_count():
    assert ask("score_hand", {**CASES[0]["input"], "winning_tile": None})["reason"] == "wrong-tile-count"


# flower_win, liable, shanten, waits


def test_flower_wins():
    seven = {"winner": 1, "flowers": ["1f", "2f", "3f", "4f", "1q", "2q", "3q"]}
    nothing = {"legal": False, "fan": 0, "items": {}, "payments": [0, 0, 0, 0]}
    assert ask("flower_win", seven) == nothing
    assert ask("flower_win", {**seven, "flowers": seven["flowers"][1:]}, flower_win=True) == nothing
    below = ask("flower_win", seven, flower_win=True, min_fan=4)
    assert below == {"legal": False, "fan": 3, "items": {"seven_flowers": 3}, "payments": [0, 0, 0, 0]}
    eight = ask("flower_win", {"winner": 0, "flowers": [*seven["flowers"], "4q"]}, flower_win=True)
    assert eight == {"legal": True, "fan": 8, "items": {"eight_flowers": 8}, "payments": [192, -64, -64, -64]}


def test_shanten_of_fourteen_tiles_and_of_a_complete_hand():
    answer = ask("shanten", {"concealed": [*READY, "8s"], "melds": []}, seven_pairs=True)
    assert answer == {"standard": -1, "seven_pairs": 5, "thirteen_orphans": 12, "shanten": -1}


def test_waits_of_a_hand_that_waits_for_nothing():
    assert ask("waits", {"concealed": JUNK, "melds": []}) == {"tiles": []}


# legal_calls


def test_calls_in_their_order():
    hand = ["3p", "4p", "5p", "5p", "5p", "6p", "7p", "Ew", "Ew", "1s", "2s", "3s", "9s"]
    assert calls("5p", hand) == ["kong", "pung", "chow 3p 4p", "chow 4p 6p", "chow 6p 7p"]
    assert calls("5p", hand, seat=2) == ["kong", "pung"]
    assert calls("5p", hand, seat=3) == ["kong", "pung"]


def test_chow_at_the_ends_of_a_suit():
    hand = ["1m", "2m", "8m", "9m", "1p", "2p", *JUNK[6:]]
    assert calls("3m", hand) == ["chow 1m 2m"]
    assert calls("7m", hand) == ["chow 8m 9m"]
    assert calls("1m", ["2m", "3m", "9p", *JUNK[3:]]) == ["chow 2m 3m"]
    assert calls("1p", ["9m", "8m", "2p", *JUNK[3:]]) == []
    assert calls("Sw", ["Ew", "Ww", "Nw", *JUNK[:10]]) == []


def test_the_next_seat_follows_the_discarder():
    hand = ["4p", "6p", *JUNK[:2], *JUNK[4:]]
    for source in range(4):
        for seat in range(4):
            if seat != source:
                given = {**CALL, "tile": "5p", "from": source, "event": "discard", "seat": seat, "concealed": hand}
                assert ("chow 4p 6p" in ask("legal_calls", given)["calls"]) is (seat == (source + 1) % 4)


def test_a_win_has_to_reach_the_minimum():
    short = [*READY[:9], "Rd", "Rd", "6s", "7s"]
    assert calls("8s", short, options={"all_chows_pair": "no_value"}) == ["chow 6s 7s"]
    assert calls("8s", short) == ["win", "chow 6s 7s"]
    assert calls("8s", READY, flowers=["3f"]) == ["chow 6s 7s"]


def test_the_last_discard_can_only_be_won_and_is_worth_a_fan():
    assert calls("8s", READY, wall=0) == ["win"]
    assert calls("8s", READY, wall=0, flowers=["3f"]) == ["win"]
    assert calls("8s", READY, wall=1, flowers=["3f"]) == ["chow 6s 7s"]


def test_the_dealers_first_discard_wins_an_earthly_hand():
    nothing = ["1m", "2m", "3m", "4m", "5m", "6m", "2p", "2p", "2p", "5p", "5p", "6s", "7s"]
    assert calls("8s", nothing, flowers=["3f"], first_discard=True, options={"min_fan": 8}) == ["win", "chow 6s 7s"]
    melded = [{"type": "pung", "tiles": ["9s", "9s", "9s"]}]
    assert calls("8s", nothing[3:], flowers=["3f"], melds=melded, first_discard=True) == ["chow 6s 7s"]


def test_robbing_an_added_kong():
    assert calls("8s", READY, event="added_kong", flowers=["3f"]) == ["win"]
    assert calls("5p", [*READY[:9], "5p", "5p", "6s", "7s"], event="added_kong") == []
    assert calls("8s", READY, event="concealed_kong") == []


def test_robbing_a_concealed_kong_by_thirteen_orphans():
    assert calls("9s", ORPHANS, event="concealed_kong") == ["win"]
    assert calls("9s", ORPHANS, event="concealed_kong", options={"rob_concealed_kong": False}) == []
    assert calls("9s", ORPHANS, event="added_kong", options={"rob_concealed_kong": False}) == ["win"]
    assert calls("9s", ORPHANS) == ["win"]


def test_a_passed_win_is_locked_by_its_option_only():
    lock = {"passed_win_lock": True}
    assert calls("8s", READY, passed=["8s"]) == ["win", "chow 6s 7s"]
    assert calls("8s", READY, passed=["8s"], options=lock) == ["chow 6s 7s"]
    assert calls("8s", READY, passed=["5s"], options=lock) == ["win", "chow 6s 7s"]
    assert calls("8s", READY, passed=["8s"], event="added_kong", options=lock) == []


def test_a_false_win_is_no_call():
    assert calls("5p", JUNK, options={"false_win": True}) == []


# claims


def claims(
    answers: list[str | None],
    *,
    tile: str = "5p",
    source: int = 0,
    event: str = "discard",
    hands=None,
    options=None,
    **more: Any,
) -> Any:
    pung = {"concealed": ["5p", "5p", *JUNK[:4], *JUNK[5:]]}
    chow = {"concealed": ["4p", "6p", *JUNK[:3], *JUNK[5:]][:13]}
    hands = hands or [None, chow, pung, {"concealed": JUNK}]
    context = {key: CALL[key] for key in ("dealer", "round_wind", "wall", "first_discard")}
    given = {**context, "tile": tile, "from": source, "event": event, "hands": hands, "answers": answers, **more}
    return ask("claims", given, **(options or {}))


def test_trap_7_pung_before_chow_whatever_the_order():
    answer = claims([None, "chow 4p 6p", "pung", "pass"])
    assert answer == {"illegal": [], "result": "pung", "seats": [2], "turn": 2, "draws": None, "over": False}


def test_a_chow_and_nothing():
    assert claims([None, "chow 4p 6p", "pass", None])["result"] == "chow"
    assert claims([None, "chow 4p 6p", "pass", None])["turn"] == 1
    nothing = claims([None, None, None, None])
    assert nothing == {"illegal": [], "result": "none", "seats": [], "turn": 1, "draws": "wall", "over": False}


def test_a_kong_brings_a_replacement():
    hands = [None, {"concealed": JUNK}, {"concealed": ["5p", "5p", "5p", *JUNK[:4], *JUNK[7:]]}, {"concealed": JUNK}]
    answer = claims([None, "pass", "kong", "pass"], hands=hands)
    assert answer == {"illegal": [], "result": "kong", "seats": [2], "turn": 2, "draws": "replacement", "over": False}


def test_illegal_answers_are_passes():
    answer = claims([None, "pung", "chow 4p 6p", "win"])
    assert (answer["illegal"], answer["result"], answer["turn"]) == ([1, 2, 3], "none", 1)
    assert claims(["win", "chow 6p 4p", "juggle", None])["illegal"] == [0, 1, 2]
    assert claims([None, "kong", "pung", None])["illegal"] == [1]


def test_after_the_last_discard_the_hand_is_over():
    answer = claims([None, None, "pung", None], wall=0)
    assert answer == {"illegal": [2], "result": "none", "seats": [], "turn": None, "draws": None, "over": True}


def test_the_nearest_winner_is_counted_from_the_discarder_on():
    ready = {"concealed": READY, "flowers": []}
    hands = [ready, {"concealed": JUNK}, None, {"concealed": JUNK}]
    for source, answers, seats in ((2, ["win", None, None, None], [0]),):
        answer = claims(answers, tile="8s", source=source, hands=hands)
        assert (answer["result"], answer["seats"], answer["turn"], answer["over"]) == ("win", seats, None, True)
    three = [ready, {"concealed": READY, "flowers": []}, None, {"concealed": READY, "flowers": []}]
    both = ["win", "win", None, "win"]
    assert claims(both, tile="8s", source=2, hands=three)["seats"] == [3]
    assert claims(both, tile="8s", source=2, hands=three, options={"multiple_winners": True})["seats"] == [3, 0, 1]


@pytest.mark.parametrize("event", ["added_kong", "concealed_kong"])
def test_nobody_robs(event):
    answer = claims([None, "pass", "pung", "pass"], event=event)
    assert answer == {"illegal": [2], "result": "none", "seats": [], "turn": 0, "draws": "replacement", "over": False}


# legal_turn


def turn(concealed: list[str], drawn: str | None, *, options=None, **more: Any) -> Any:
    given = {"seat": 1, "dealer": 0, "round_wind": "Ew", "melds": [], "flowers": [], "wall": 40, **more}
    return ask("legal_turn", {**given, "concealed": concealed, "drawn": drawn}, **(options or {}))


def test_kongs_concealed_first_then_added():
    melds = [{"type": "pung", "tiles": ["1p"] * 3}, {"type": "pung", "tiles": ["1m"] * 3}]
    hand = ["9s", "9s", "9s", "9s", "1m", "1p", "2m", "2m"]
    assert turn(hand, "1m", melds=melds)["kongs"] == ["concealed 9s", "added 1m", "added 1p"]
    assert turn(hand, None, melds=melds)["kongs"] == []
    assert turn(hand, "1m", melds=melds, wall=0)["kongs"] == []
    assert turn(hand, "1m", melds=melds)["discards"] == ["1m", "2m", "1p", "9s"]


def test_the_flags_of_a_turn_follow_from_the_context():
    hand = ["2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "5p", "8s", "8s"]
    melds = [{"type": "chow", "tiles": ["4s", "5s", "6s"]}]
    plain = {"melds": melds, "flowers": ["1f"]}
    assert turn(hand, "5p", **plain)["win"] is False  # self-draw and all chows
    assert turn(hand, "5p", **plain, wall=0)["win"] is True  # and the last tile
    assert turn(hand, None, **plain, wall=0)["win"] is False
    kong = {"melds": [{"type": "kong", "tiles": ["9p"] * 4}], "flowers": ["1f"]}
    assert turn(hand, "5p", **kong)["win"] is False
    assert turn(hand, "5p", **kong, kongs_in_row=1, options={"min_fan": 2})["win"] is True
    two = {"melds": [*kong["melds"], {"type": "concealed_kong", "tiles": ["1p"] * 4}], "flowers": ["1f"]}
    assert turn(hand[3:], "5p", **two, kongs_in_row=2, options={"min_fan": 8})["win"] is True
    assert turn(hand[3:], "5p", **two, kongs_in_row=1)["win"] is False
    flower = {"flower_replacement": True, "options": {"flower_replacement_fan": True}}
    assert turn(hand, "5p", **plain, **flower)["win"] is True


def test_a_heavenly_hand():
    hand = [*READY[:3], *READY[3:6], "2p", "2p", "2p", "5p", "5p", "6s", "7s", "8s"]
    assert turn(hand, "8s", seat=0, first_turn=True, options={"min_fan": 8})["win"] is True
    assert turn(hand, "8s", seat=0, first_turn=False, options={"min_fan": 8})["win"] is False


def test_seven_flowers_win_in_a_turn():
    flowers = ["1f", "2f", "3f", "4f", "1q", "2q", "3q"]
    assert turn([*JUNK, "Rd"], "Rd", flowers=flowers, options={"flower_win": True})["win"] is True
    assert turn([*JUNK, "Rd"], "Rd", flowers=flowers)["win"] is False


# play

PLAY = next(case["input"] for case in CASES if case["id"] == "mj-056")


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        ([], None),
        (["1 discard Nw"], 0),
        (["0 discard 9m"], 0),
        (["0 claim pung"], 0),
        (["0 win"], 0),
        (["0 kong 5p"], 0),
        (["0 dance 5p"], 0),
        (["0 discard"], 0),
        (["0 discard 5p 5p"], 0),
        (["x discard 5p"], 0),
        (["0"], 0),
        (["7 discard 5p"], 0),
        (["0 discard 5p", "0 discard 1m"], 1),
        (["0 discard 5p", "1 claim kong"], 1),
        (["0 discard 5p", "0 claim pung"], 1),
        (["0 discard 5p", "1 claim pung", "1 claim pung"], 2),
        (["0 discard 5p", "1 claim pass", "1 claim pung"], 2),
        (["0 discard 5p", "1 claim pass", "2 claim pass", "3 claim pass", "2 claim pung"], 4),
        (["0 discard 5p", "1 claim pung", "1 kong 5p"], 2),
        (["0 discard 5p", "1 claim pung", "1 win"], 2),
        (["0 discard 5p", "1 claim pung", "1 discard Nw"], None),
        (["0 discard 5p", "3 claim win", "1 discard Nw"], 2),
    ],
)
def test_the_first_illegal_line_is_told_and_nothing_else(actions, error):
    answer = ask("play", {**PLAY, "actions": actions})
    assert answer["error_at"] == error
    assert (set(answer) == {"error_at"}) is (error is not None)


def test_at_the_end_of_the_lines_an_open_window_is_resolved_and_the_next_draw_made():
    answer = ask("play", {**PLAY, "actions": ["0 discard 5p"]})
    assert (answer["turn"], answer["over"], answer["wall"]) == (1, False, 90)
    assert len(answer["hands"][1]) == 14
    assert answer["ponds"] == [["5p"], [], [], []]


def test_flower_win_line():
    flowers = ["1f", "2f", "3f", "4f", "1q", "2q", "3q"]
    rest = [tile for tile in PLAY["wall"] if tile not in flowers]
    head = [*flowers[:4], *rest[:12], *flowers[4:], *rest[12:]]
    answer = ask("play", {**PLAY, "wall": head, "actions": ["0 win"]}, flower_win=True)
    assert (answer["winners"], answer["fans"], answer["payments"]) == ([0], [3], [24, -8, -8, -8])
    assert ask("play", {**PLAY, "wall": head, "actions": ["0 win"]})["error_at"] == 0
