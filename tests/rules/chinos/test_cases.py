"""Every rule case of Los Chinos, and its kinds at their edges."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.chinos import CHINOS, ChinosOptions

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "chinos.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    answer = CHINOS.case_kinds[case["kind"]](ChinosOptions.read(case["options"]), case["input"])
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    json.dumps(answer)


def test_every_kind_has_a_case():
    assert {case["kind"] for case in CASES} == set(CHINOS.case_kinds)


def ask(kind: str, given: dict[str, object], **options: object):
    return CHINOS.case_kinds[kind](ChinosOptions.read(options), given)


def test_a_match_without_rounds_waits_for_its_first_caller():
    answer = ask("match", {"players": 4, "first": 2, "rounds": []})
    assert answer["next"] == {"first": 2, "chooser": None}
    assert (answer["over"], answer["loser"], answer["finalist"], answer["bill"]) == (False, None, None, None)
    assert (answer["exits"], answer["points"], answer["fouls"]) == ([], [0] * 4, [0] * 4)


def test_a_final_that_waits_for_a_choice_names_the_chooser():
    answer = ask("final", {"first": 1, "rounds": [{"coins": [1, 2], "calls": [3, 4]}]})
    assert answer == {
        "points": [[0, 1]],
        "firsts": [1],
        "fouls": [[]],
        "winner": None,
        "loser": None,
        "next": {"first": None, "chooser": 0},
    }


def test_only_the_first_round_of_a_final_forbids_blanca():
    rounds = [{"coins": [0, 1], "calls": [2, 3]}, {"coins": [0, 1], "calls": [1, 3]}]
    given = {"first": 0, "rounds": rounds, "first_round": True}
    options = {"fists": "real", "no_blanca_first_round": True, "final_after_hit": "alternate"}
    assert ask("final", given, **options)["fouls"] == [[0], []]
    assert ask("final", {**given, "first_round": False}, **options)["fouls"] == [[], []]


def test_a_play_that_opens_with_the_hosts_choice():
    actions = [
        {"seat": 0, "do": "choose", "first": 1},
        {"seat": -1, "do": "choose", "first": 3},
        {"seat": -1, "do": "choose", "first": 2},
        {"seat": 2, "do": "hide", "coins": -1},
        {"seat": 2, "do": "hide", "coins": 7},
        {"seat": 9, "do": "hide", "coins": 1},
    ]
    answer = ask("play", {"players": 3, "first": None, "actions": actions[:1]})
    assert (answer["phase"], answer["round"], answer["to_act"], answer["first"]) == ("choose", 0, [-1], None)
    answer = ask("play", {"players": 3, "first": None, "actions": actions})
    assert answer["refused"] == [[0, "not-your-turn"], [1, "not-in-round"], [3, "bad-coins"], [5, "not-in-round"]]
    assert (answer["phase"], answer["round"], answer["to_act"], answer["first"]) == ("hide", 1, [0, 1], 2)
    assert (answer["last_total"], answer["last_winners"]) == (None, None)


def final(*choices: dict[str, object]) -> list[dict[str, object]]:
    """Two players: seat 0 calls first and hits 1 + 2, then other actions follow."""
    return [
        {"seat": 0, "do": "hide", "coins": 1},
        {"seat": 1, "do": "hide", "coins": 2},
        {"seat": 0, "do": "call", "total": 3},
        {"seat": 1, "do": "call", "total": 4},
        *choices,
    ]


def test_the_choice_in_the_final():
    wrong = [
        {"seat": 0, "do": "choose", "first": 0},
        {"seat": 1, "do": "choose", "first": 2},
        {"seat": 1, "do": "hide", "coins": 1},
    ]
    answer = ask("play", {"players": 2, "first": 0, "actions": final(*wrong, {"seat": 1, "do": "choose", "first": 0})})
    assert answer["refused"] == [[4, "not-your-turn"], [5, "not-a-finalist"], [6, "wrong-phase"]]
    assert (answer["phase"], answer["round"], answer["first"], answer["points"]) == ("hide", 2, 0, [1, 0])


def test_after_the_match_everything_is_refused():
    late = [{"seat": seat, "do": "hide", "coins": 1} for seat in (0, 1, 5)]
    answer = ask("play", {"players": 2, "first": 0, "actions": final(*late)}, final_target=1)
    assert answer["refused"] == [[4, "match-over"], [5, "match-over"], [6, "match-over"]]
    assert (answer["phase"], answer["round"], answer["to_act"]) == ("over", 1, [])
    assert (answer["active"], answer["first"], answer["calls"]) == ([0, 1], None, [])


def test_shown_coins_count_three_at_most_and_only_once():
    actions = [
        {"seat": 0, "do": "call", "total": 6},
        {"seat": 1, "do": "call", "total": 5},
        {"seat": 1, "do": "show", "coins": 9},
        {"seat": 1, "do": "show", "coins": 2},
        {"seat": 0, "do": "show", "coins": -1},
        {"seat": 0, "do": "show", "coins": 3},
    ]
    answer = ask("play", {"players": 2, "first": 0, "actions": actions}, fists="real")
    assert answer["refused"] == [[3, "already-shown"], [4, "bad-coins"]]
    assert (answer["last_total"], answer["last_winners"], answer["points"]) == (6, [0], [2, 0])
