"""Every rule case of Chinese poker, and the edges of each kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.cards import pack
from rules.chinese_poker import CHINESE_POKER, PokerOptions
from tests.rules.chinese_poker.hands import DRAGON, FOUL, LOSERS, SIX_PAIRS, SWEEPER, setting

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "chinese_poker.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    answer = CHINESE_POKER.case_kinds[case["kind"]](PokerOptions.read(case["options"]), case["input"])
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    json.dumps(answer)


def test_every_kind_has_a_case():
    assert {case["kind"] for case in CASES} == set(CHINESE_POKER.case_kinds)


def ask(kind: str, given: dict[str, object], **options: object):
    return CHINESE_POKER.case_kinds[kind](PokerOptions.read(options), given)


def plain(text: str) -> dict[str, list[str]]:
    rows = setting(text)
    return {row: [card.text for card in rows[row]] for row in ("front", "middle", "back")}  # type: ignore[index]


def where(*settings: str | None, phase: str = "set", sealed: int = 0, active: list[int] | None = None):
    """A position with four hands; the first so many seats have sealed their settings."""
    held = [text.replace("/", "").split() for text in settings if text is not None]
    left = [card.text for card in pack() if not any(card.text in hand for hand in held)]
    hands = held + [left[13 * number : 13 * number + 13] for number in range(4 - len(held))]
    entries = [plain(text) if number < sealed and text else None for number, text in enumerate(settings)]
    return {
        "phase": phase,
        "button": 3,
        "active": active or list(range(len(settings))),
        "stacks": [20, 20, 20, 20],
        "hands": hands,
        "sealed": entries + [None] * (4 - len(entries)),
    }


ARRANGE = {"a": "Arrange", **plain(SWEEPER)}


@pytest.mark.parametrize(
    ("position", "seat", "action", "options", "reason"),
    [
        (where(SWEEPER, LOSERS[0]), 2, ARRANGE, {}, "not-your-turn"),
        (where(SWEEPER, LOSERS[0], sealed=1), 0, ARRANGE, {}, "not-your-turn"),
        (where(SWEEPER, LOSERS[0], sealed=2, phase="over"), 0, ARRANGE, {}, "not-your-turn"),
        (where(SWEEPER, LOSERS[0], phase="over"), 0, {"a": "DeclareAutomatic"}, {}, "not-your-turn"),
        (where(SWEEPER, LOSERS[0]), 1, {"a": "DeclareAutomatic"}, {}, "not-automatic"),
        (where(SWEEPER, LOSERS[0]), 0, {"a": "Forfeit"}, {}, "no-clock-foul"),
        (where(SWEEPER, LOSERS[0]), 0, {"a": "Forfeit"}, {"clock": 60}, "no-clock-foul"),
        (where(SWEEPER, LOSERS[0]), 1, ARRANGE, {}, "not-your-cards"),
        (where(SWEEPER, LOSERS[0]), 0, {**ARRANGE, "front": ["Ah", "Ad"]}, {}, "not-your-cards"),
        (where(SWEEPER, LOSERS[0]), 1, ARRANGE, {"prevent_fouls": False}, "not-your-cards"),
        (where(FOUL, LOSERS[1]), 0, {"a": "Arrange", **plain(FOUL)}, {}, "front-beats-middle"),
    ],
)
def test_refused_acts(position, seat, action, options, reason):
    answer = ask("act", {"position": position, "seat": seat, "action": action}, **options)
    assert answer == {"legal": False, "reason": reason}


def test_the_last_act_opens_scores_and_pays():
    answer = ask("act", {"position": where(SWEEPER, LOSERS[0]), "seat": 0, "action": ARRANGE})
    assert answer == {"legal": True, "reason": None, "phase": "set", "to_act": [1], "sealed": [0]}
    last = {"position": where(SWEEPER, LOSERS[0], sealed=1), "seat": 1, "action": {"a": "Arrange", **plain(LOSERS[0])}}
    answer = ask("act", last)
    assert answer["phase"] == "over"
    assert answer["to_act"] == [-1]
    assert answer["sealed"] == [0, 1]
    assert answer["net"] == [6, -6, 0, 0]
    assert answer["stacks"] == [26, 14, 20, 20]


def test_a_forfeit_as_the_last_act():
    last = {"position": where(SWEEPER, LOSERS[0], sealed=1), "seat": 1, "action": {"a": "Forfeit"}}
    answer = ask("act", last, clock=120, clock_end="foul")
    assert (answer["fouls"], answer["pairs"]) == ([1], {"0-1": 6})


def test_an_unknown_action_is_an_error():
    with pytest.raises(ValueError, match="no action"):
        ask("act", {"position": where(SWEEPER, LOSERS[0]), "seat": 0, "action": {"a": "Peek"}})


def by_rank(texts: list[str]) -> list[str]:
    return sorted(texts, key=lambda text: ("23456789TJQKA".index(text[0]), "cdhs".index(text[1])))


def test_who_sees_what_before_the_opening():
    position = where(SWEEPER, LOSERS[0], sealed=1)
    assert ask("view", {"position": position, "viewer": 0})["visible"] == by_rank(position["hands"][0])
    assert ask("view", {"position": position, "viewer": 1})["visible"] == by_rank(position["hands"][1])
    assert ask("view", {"position": position, "viewer": 2})["visible"] == []
    assert ask("view", {"position": position, "viewer": None})["visible"] == []


def test_who_sees_what_after_the_opening():
    """The hands of the seats that are not dealt in stay closed, even to those who sit there."""
    position = where(SWEEPER, LOSERS[0], sealed=2, phase="over")
    opened = by_rank(position["hands"][0] + position["hands"][1])
    for viewer in (None, 0, 1, 2, 3):
        assert ask("view", {"position": position, "viewer": viewer})["visible"] == opened


def test_a_forfeited_hand_is_seen_by_its_owner_only():
    position = where(SWEEPER, LOSERS[0], sealed=2, phase="over")
    position["sealed"][1] = {"front": [], "middle": [], "back": []}
    assert len(ask("view", {"position": position, "viewer": None})["visible"]) == 13
    assert len(ask("view", {"position": position, "viewer": 1})["visible"]) == 26


def test_a_declared_hand_is_opened_whole():
    position = where(SWEEPER, LOSERS[0], sealed=2, phase="over")
    position["hands"][1] = DRAGON.split()
    position["sealed"][1] = {"automatic": "dragon", "cards": DRAGON.split()}
    assert set(DRAGON.split()) <= set(ask("view", {"position": position, "viewer": None})["visible"])
    position["phase"] = "set"
    position["sealed"][0] = None
    assert ask("view", {"position": position, "viewer": None})["visible"] == []


def test_seats_in_any_order_come_out_in_seat_order():
    position = where(SWEEPER, LOSERS[0], LOSERS[1], active=[2, 0, 1])
    answer = ask("act", {"position": position, "seat": 1, "action": {"a": "Arrange", **plain(LOSERS[0])}})
    assert answer["to_act"] == [0, 2]


def test_pairs_with_a_push_are_scored():
    other = ["4c", "4h", "5c", "5d", "7h", "7s", "9c", "9d", "Jh", "Js", "Kd", "Kh", "Ac"]
    entries = [
        {"automatic": "six_pairs", "cards": SIX_PAIRS.split()},
        None,
        {"automatic": "six_pairs", "cards": other},
        None,
    ]
    answer = ask("score_deal", {"entries": entries})
    assert answer["pairs"] == {"0-2": 0}
    assert answer["detail"] == {"0-2": {"why": "push", "rows": None, "base": 0, "bonus": 0}}


def test_a_setting_of_wrong_counts_has_no_categories():
    answer = ask("arrangement", {"front": [], "middle": ["2c"], "back": []})
    assert answer == {
        "legal": False,
        "reason": "wrong-count",
        "categories": None,
        "bonuses": {"front": 0, "middle": 0, "back": 0},
    }
