"""Every rule case of Chinese Ten."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.chinese_ten import CHINESE_TEN, TenOptions

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "chinese_ten.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    answer = CHINESE_TEN.case_kinds[case["kind"]](TenOptions.read(case["options"]), case["input"])
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    json.dumps(answer)


def test_every_kind_has_a_case():
    assert {case["kind"] for case in CASES} == set(CHINESE_TEN.case_kinds)


def ask(kind: str, given: dict[str, object], **options: object):
    return CHINESE_TEN.case_kinds[kind](TenOptions.read(options), given)


def test_a_turn_refused_at_the_stock_card():
    turn = {"layout": ["7h", "7d"], "hand_card": "Kc", "stock_card": "3s"}
    assert ask("turn", turn)["refused"] == {"step": "stock", "reason": "choose-target"}
    assert ask("turn", {**turn, "stock_take": "Kc"})["refused"] == {"step": "stock", "reason": "not-a-target"}
    assert ask("turn", {**turn, "stock_take": "7d"})["stock_captured"] == ["3s", "7d"]


def test_the_marked_triple_taken_by_the_stock_card():
    answer = ask("turn", {"layout": ["Jh", "Jd", "4c", "Jc"], "marked": "J", "hand_card": "2c", "stock_card": "Js"})
    assert answer["stock_captured"] == ["Js", "Jh", "Jd", "Jc"]
    assert (answer["layout"], answer["marked"]) == (["4c", "2c"], None)


PLAY = {"hands": [["3d"], ["8c"]], "layout": ["7h", "7d"], "stock": ["Kc", "3s"]}


@pytest.mark.parametrize(
    ("actions", "at", "reason"),
    [
        ([{"do": "take", "take": "7h"}], 0, "wrong-phase"),
        ([{"do": "take", "take": None}], 0, "wrong-phase"),
        ([{"do": "play", "card": "8c"}], 0, "not-in-hand"),
        ([{"do": "play", "card": "3d", "take": "3d"}], 0, "not-a-target"),
        ([{"do": "play", "card": "3d", "take": None}], 0, "choose-target"),
        ([{"do": "play", "card": "3d", "take": "7h"}, {"do": "play", "card": "3d"}], 1, "not-in-hand"),
    ],
)
def test_refusals_in_play(actions, at, reason):
    assert ask("play", {**PLAY, "actions": actions})["refused"] == {"at": at, "reason": reason}


def test_a_choice_for_the_stock_card_waits_in_its_own_phase():
    played = {**PLAY, "stock": ["3s", "Kc"], "hands": [["2d"], ["8c"]], "actions": [{"do": "play", "card": "2d"}]}
    answer = ask("play", played)
    assert (answer["phase"], answer["turned"], answer["turn"]) == ("take", "3s", 0)
    for refused, reason in (({"do": "play", "card": "8c"}, "wrong-phase"), ({"do": "take"}, "choose-target")):
        answer = ask("play", {**played, "actions": [*played["actions"], refused]})
        assert answer["refused"] == {"at": 1, "reason": reason}
        assert answer["turned"] == "3s"


def test_both_red_fives_in_play():
    played = {
        "hands": [["5h"], ["2c"]],
        "layout": ["5d"],
        "stock": ["Kc", "Kd"],
        "actions": [{"do": "play", "card": "5h"}, {"do": "play", "card": "2c"}],
    }
    answer = ask("play", played)
    assert (answer["both_red_fives"], answer["phase"], answer["turn"]) == (0, "over", None)


def test_a_position_without_stock_cards_goes_on():
    answer = ask("play", {**PLAY, "stock": [], "actions": [{"do": "play", "card": "3d", "take": "7d"}]})
    assert (answer["phase"], answer["turn"], answer["stock"]) == ("play", 1, 0)


def test_wrong_options_are_problems():
    assert ask("options", {"options": {"players": 5}}) == {"problems": ["bad-value"]}
    assert ask("options", {"options": {"speed": 1}}) == {"problems": ["unknown-option"]}
    assert ask("options", {"options": {"black_aces": "both"}}, players=3) == {"problems": ["base-not-whole"]}


def test_a_race_reports_raw_points():
    points = [[120, 90]] * 9
    answer = ask("series", {"points": points[:8], "first_dealer": 1}, series="points_1000")
    assert (answer["totals"], answer["over"], answer["next_dealer"]) == ([960, 720], False, 1)
    answer = ask("series", {"points": points, "first_dealer": 1}, series="points_1000")
    assert (answer["totals"], answer["over"], answer["winners"]) == ([1080, 810], True, [0])
