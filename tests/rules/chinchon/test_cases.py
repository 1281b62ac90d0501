"""Every rule case of Chinchón, and each kind at its edges."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.chinchon import CHINCHON, ChinchonOptions
from tests.rules.chinchon.asking import alike, ask, run

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "chinchon.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case):
    answer = CHINCHON.case_kinds[case["kind"]](ChinchonOptions.read(case["options"]), case["input"])
    assert {key: answer[key] for key in case["expect"]} == case["expect"]
    json.dumps(answer)


def test_every_kind_has_a_case():
    assert {case["kind"] for case in CASES} == set(CHINCHON.case_kinds)


@pytest.mark.parametrize(
    ("hand", "options", "deadwood", "chinchon"),
    [
        ("Ac 2c 3c 4c 5c 6c 7c", {}, 0, "pure"),
        ("4h 5h 6h 7h Jh Qh Kh", {}, 0, "pure"),
        ("6h 7h Jh Qh Kh Ah 2h", {}, 3, "none"),
        ("5d 6d 7d Jd Qd Kd Ad", {}, 0, "joker"),
        ("2d 3d 4d 5d 6d 7d Jd", {"natural_ace": True}, 0, "pure"),
        ("Ad 2d 3d 4d 5d 6d Jd", {"natural_ace": True}, 0, "joker"),
        ("Ad 3d 4d 5d 6d 7d Jd", {"natural_ace": True}, 0, "joker"),
        ("Ad 2d 3d 4d 5d 6d 7d", {"joker": "none"}, 0, "pure"),
        ("Ad 2c 3c 4c 5c 6c 7c", {"joker": "none"}, 1, "none"),
        ("2c 3c 4c Jc Qc Kc Ad", {}, 0, "none"),
        ("3s 4s 5s 6s 7s 8s 9s", {"deck": 48}, 0, "pure"),
        ("7s 8s 9s Ts Js Qs Ks", {"deck": 52}, 0, "pure"),
        ("7s 8s 9s Js Qs Ks Ad", {"deck": 52}, 0, "joker"),
        ("2c 4d 6h 7s Jc Qd Kh", {}, 52, "none"),
        ("Ad 2c 4d 6h Jc Qd Kh", {}, 70, "none"),
    ],
)
def test_melds(hand, options, deadwood, chinchon):
    assert ask("melds", {"cards": hand.split()}, **options) == {"deadwood": deadwood, "chinchon": chinchon}


HAND = ["Ad", "6s", "7s", "Kc", "Kh", "Kd", "Ac"]


@pytest.mark.parametrize(
    ("melds", "options", "reason"),
    [
        ([run("4s 5s 6s")], {}, "not-in-hand"),
        ([run("6s 6s 7s")], {}, "card-twice"),
        ([alike("Kc Kh Kd"), alike("Kc Kh Ad")], {}, "card-twice"),
        ([alike("Kc Kh")], {}, "too-short"),
        ([{"kind": "set", "cards": []}], {}, "too-short"),
        ([run("Kc Kh Kd")], {}, "not-a-meld"),
        ([alike("6s 7s Ad")], {}, "not-a-meld"),
        ([run("Ac 6s 7s")], {}, "not-a-meld"),
        ([run("7s 6s Ad", "Js")], {}, "not-a-meld"),
        ([alike("Kc Kh Ad", "Kd")], {}, "joker-place"),
        ([run("Ad 6s 7s", "Js")], {}, "joker-place"),
        ([run("6s 7s Ad", "5s")], {}, "joker-place"),
        ([run("Ad 6s 7s", "5h")], {}, "joker-place"),
        ([run("6s 7s Ad", "8s")], {}, "joker-place"),
        ([run("6s 7s Ad", "6s")], {}, "joker-place"),
        ([run("6s 7s Ad", "Js")], {"deck": 48}, "joker-place"),
        ([run("6s 7s Ad", "8s")], {"deck": 48}, None),
        ([alike("Kc Kh Kd Ad")], {"joker_fifth": False}, None),
        ([alike("Kc Kh Kd Ad")], {"joker": "none"}, "not-a-meld"),
        ([], {}, None),
    ],
)
def test_arrange_tells_the_first_fault(melds, options, reason):
    answer = ask("arrange", {"cards": HAND, "melds": melds}, **options)
    assert (answer["ok"], answer["reason"]) == (reason is None, reason)
    assert (answer["deadwood"] is None) == (answer["chinchon"] is None) == (reason is not None)


def test_arrange_looks_at_melds_one_after_the_other():
    faults = [alike("Kc Kh"), run("4s 5s 6s")]
    assert ask("arrange", {"cards": HAND, "melds": faults})["reason"] == "too-short"
    assert ask("arrange", {"cards": HAND, "melds": faults[::-1]})["reason"] == "not-in-hand"


def test_arrange_with_an_inner_gap_and_with_a_full_set():
    gap = {"cards": ["5s", "Ad", "7s", "2c", "2h", "2s", "2d"]}
    assert ask("arrange", {**gap, "melds": [run("5s Ad 7s", "6s"), alike("2c 2h 2s 2d")]})["deadwood"] == 0
    assert ask("arrange", {**gap, "melds": [run("5s Ad 7s")]})["reason"] == "joker-place"
    assert ask("arrange", {**gap, "melds": [run("5s 7s Ad", "Js")]})["reason"] == "joker-place"
    full = {"cards": ["5s", "6s", "2c", "2h", "2s", "2d", "Ad"], "melds": [alike("2c 2h 2s 2d Ad")]}
    assert ask("arrange", full)["deadwood"] == 11
    assert ask("arrange", full, joker_fifth=False)["reason"] == "set-full"


def test_arrange_of_the_ace_of_diamonds_in_its_own_place():
    hand = {"cards": ["Ad", "2d", "3d", "4d", "5d", "6d", "7d"]}
    assert ask("arrange", {**hand, "melds": [run("Ad 2d 3d", "Ad"), run("4d 5d 6d 7d")]})["chinchon"] == "joker"
    assert ask("arrange", {**hand, "melds": [run("Ad 2d 3d")]})["reason"] == "joker-place"
    natural = ask("arrange", {**hand, "melds": [run("Ad 2d 3d", "Ad")]}, natural_ace=True)
    assert (natural["deadwood"], natural["chinchon"]) == (22, "pure")
    assert ask("arrange", {**hand, "melds": [run("Ad 2d 3d", "Ad")]}, joker="none")["reason"] == "joker-place"
    assert ask("arrange", {**hand, "melds": [run("Ad 2d 3d")]}, joker="none")["chinchon"] == "pure"


KNOCK = {"cards": ["Kc", "Kd", "Kh", "Ks", "2c", "3c", "Ah", "Qs"], "discard": "Qs"}


@pytest.mark.parametrize(
    ("given", "options", "reason", "deadwood"),
    [
        ({"discard": "7h"}, {}, "not-in-hand", None),
        ({"discard": "Ks", "taken": "Ks"}, {}, "just-taken", 17),
        ({"discard": "Ks", "taken": "Ks"}, {"allow_return": True}, "too-much-deadwood", 17),
        ({"taken": "Ks", "first_turn": True}, {"knock_first_turn": False}, "first-turn", 6),
        ({"taken": "Qs", "first_turn": True}, {"knock_first_turn": False}, "just-taken", 6),
        ({"first_turn": True}, {}, None, 6),
        ({}, {"knock_limit": 6}, None, 6),
        ({}, {"knock_limit": 5}, "too-much-deadwood", 6),
        ({}, {"knock_limit": 0}, "too-much-deadwood", 6),
        ({}, {"one_loose_card": True, "knock_limit": 0}, "too-many-loose-cards", 6),
    ],
)
def test_knock(given, options, reason, deadwood):
    answer = ask("knock", {**KNOCK, **given}, **options)
    assert (answer["legal"], answer["reason"], answer["deadwood"]) == (reason is None, reason, deadwood)
    assert answer["chinchon"] == (None if reason == "not-in-hand" else "none")


@pytest.mark.parametrize(
    ("hand", "limit", "reason", "deadwood"),
    [
        # 5h Ad 7h Jh Qh leaves As and 3s, 4 points; 7h Jh Qh and As Ad 3s leave the 5h alone
        ("Ad 5h 7h Jh Qh 3s As", 7, None, 5),
        ("Ad 5h 7h Jh Qh 3s As", 4, "too-much-deadwood", 5),
        # 6s 7s Js Ad Ks leaves 2s and 3s, 5 points; As 2s 3s with the joker leaves the king alone
        ("Ad 2s 3s 6s 7s Js Ks", 7, "too-much-deadwood", 12),
        ("Ac 2c 3c 4c 4h 4s Ah", 7, None, 1),
        ("Kc Kd Kh Ks 2c 3c Ah", 7, "too-many-loose-cards", 6),
    ],
)
def test_knock_with_one_loose_card_is_a_search_of_its_own(hand, limit, reason, deadwood):
    """Trap 13: fewer loose cards can cost more deadwood."""
    given = {"cards": [*hand.split(), "Qd"], "discard": "Qd"}
    answer = ask("knock", given, one_loose_card=True, knock_limit=limit)
    assert (answer["reason"], answer["deadwood"]) == (reason, deadwood)
    assert ask("melds", {"cards": hand.split()})["deadwood"] <= deadwood


def test_knock_with_a_chinchon():
    given = {"cards": ["2s", "3s", "4s", "5s", "6s", "7s", "Js", "Qh"], "discard": "Qh"}
    assert ask("knock", given) == {"legal": True, "reason": None, "deadwood": 0, "chinchon": "pure"}
    refused = ask("knock", {**given, "first_turn": True}, knock_first_turn=False)
    assert refused == {"legal": False, "reason": "first-turn", "deadwood": 0, "chinchon": "pure"}


@pytest.mark.parametrize(
    ("given", "options", "actions"),
    [
        ({"stock": 3, "discards": 1}, {}, ["draw-stock", "take-discard"]),
        ({"stock": 0, "discards": 9}, {}, ["take-discard"]),
        ({"stock": 0, "discards": 2}, {"stock_end": "reshuffle"}, ["draw-stock", "take-discard"]),
        ({"stock": 0, "discards": 1}, {"stock_end": "reshuffle"}, ["take-discard"]),
        ({"stock": 5}, {}, ["draw-stock"]),
    ],
)
def test_turn_before_the_draw(given, options, actions):
    assert ask("turn", {"phase": "draw", "hand": HAND, **given}, **options) == {"actions": actions}


def test_turn_after_the_draw():
    given = {
        "phase": "discard",
        "hand": ["5s", "6s", "7s", "Kc", "Kh", "Kd", "2c", "Qs"],
        "stock": 10,
        "discards": 4,
        "taken": "Qs",
    }
    discards = [f"discard {text}" for text in ["2c", "5s", "6s", "7s", "Kc", "Kd", "Kh"]]
    assert ask("turn", given) == {"actions": discards}
    returned = ask("turn", given, allow_return=True)["actions"]
    assert returned == sorted([*discards, "discard Qs", "knock Qs"])
    with_joker = {**given, "hand": ["5s", "6s", "7s", "Kc", "Kh", "Kd", "Ad", "Qs"], "taken": None}
    actions = ask("turn", with_joker)["actions"]
    assert "discard Ad" in actions
    # with the joker as Js the queen joins the run: 6s 7s Ad Qs, or 7s Ad Qs with the 5s loose
    assert [each for each in actions if each.startswith("knock")] == ["knock 5s", "knock 6s", "knock Qs"]
    first = ask("turn", {**with_joker, "first_turn": True}, knock_first_turn=False)["actions"]
    assert not any(each.startswith("knock") for each in first)


def test_turn_with_one_loose_card():
    given = {"phase": "discard", "hand": ["Kc", "Kd", "Kh", "Ks", "2c", "3c", "Ah", "Qs"], "stock": 9, "discards": 3}
    assert "knock Qs" in ask("turn", given)["actions"]
    assert not any(each.startswith("knock") for each in ask("turn", given, one_loose_card=True)["actions"])


def place(meld: dict[str, object], card: str, declared: str | None = None, deadwood: int = 2, **options: object):
    return ask("place", {"meld": meld, "knocker_deadwood": deadwood, "card": card, "as": declared}, **options)


@pytest.mark.parametrize(
    ("meld", "card", "declared", "options", "reason"),
    [
        (run("5s 6s 7s"), "Ad", "4s", {"joker_layoff": False}, "joker-not-allowed"),
        (alike("7c 7h 7s"), "7d", "7d", {}, "joker-place"),
        (alike("7c 7h 7s"), "Ad", "7d", {}, "joker-place"),
        (alike("7c 7h 7s"), "6d", None, {}, "does-not-fit"),
        (alike("7c 7h 7s"), "6d", "7d", {}, "joker-place"),
        (alike("7c 7h 7s Ad"), "6d", None, {"joker_fifth": False}, "does-not-fit"),
        (alike("7c 7h 7s 7d"), "Ad", None, {"joker_fifth": False}, "set-full"),
        (alike("7c 7h 7s 7d"), "Ad", None, {}, None),
        (alike("Ac Ah As"), "Ad", None, {}, None),
        (alike("Ac Ah As"), "Ad", None, {"joker": "none"}, None),
        (run("Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc"), "Ad", None, {}, "does-not-fit"),
        (run("Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc"), "Ad", "Kc", {}, "does-not-fit"),
        (run("5s 6s 7s"), "Ad", "3s", {}, "joker-place"),
        (run("5s 6s 7s"), "Ad", "6s", {}, "joker-place"),
        (run("5s 6s 7s"), "Ad", "4h", {}, "joker-place"),
        (run("5s 6s 7s"), "4s", "4s", {}, "joker-place"),
        (run("5s Ad 7s", "6s"), "6s", None, {}, "place-taken"),
        (run("6s 7s Ad", "Js"), "Js", None, {}, "place-taken"),
        (run("6s 7s Ad", "Js"), "Qs", None, {}, None),
        (run("5s 6s 7s"), "8s", None, {}, "does-not-fit"),
        (run("5s 6s 7s"), "Qs", None, {}, "does-not-fit"),
        (run("5s 6s 7s"), "4h", None, {}, "does-not-fit"),
        (run("Qs Ks Ad", "Js"), "As", None, {}, "does-not-fit"),
        (run("As 2s 3s"), "Ks", None, {}, "does-not-fit"),
    ],
)
def test_place_tells_the_first_reason(meld, card, declared, options, reason):
    answer = place(meld, card, declared, **options)
    assert (answer["ok"], answer["reason"]) == (reason is None, reason)
    assert (answer["meld"] is None) == (reason is not None)


def test_place_without_deadwood_comes_before_everything():
    assert place(run("5s 6s 7s"), "Ad", deadwood=0, joker_layoff=False)["reason"] == "no-lay-off"
    assert place(alike("7c 7h 7s"), "Kd", "7d", deadwood=0)["reason"] == "no-lay-off"


@pytest.mark.parametrize(
    ("meld", "card", "declared", "grown"),
    [
        (run("5s 6s 7s"), "4s", None, run("4s 5s 6s 7s")),
        (run("5s 6s 7s Js"), "Qs", None, run("5s 6s 7s Js Qs")),
        (run("As 2s 3s"), "Ad", None, run("As 2s 3s Ad", "4s")),
        (run("2d 3d 4d"), "Ad", "Ad", run("Ad 2d 3d 4d", "Ad")),
        (run("2d 3d 4d"), "Ad", "5d", run("2d 3d 4d Ad", "5d")),
        (run("Ad 6s 7s", "5s"), "4s", None, run("4s Ad 6s 7s", "5s")),
        (run("6s 7s Ad", "Js"), "5s", None, run("5s 6s 7s Ad", "Js")),
        (alike("7c 7h Ad"), "7s", None, alike("7c 7h Ad 7s")),
        (alike("7c 7h 7s"), "Ad", None, alike("7c 7h 7s Ad")),
    ],
)
def test_place_grows_the_meld(meld, card, declared, grown):
    assert place(meld, card, declared)["meld"] == grown


def test_lay_off_keeps_growing_a_run_at_both_ends():
    hand = ["2s", "3s", "4s", "Js", "Qs", "Ks", "7d"]
    assert ask("lay_off", {"melds": [run("5s 6s 7s")], "knocker_deadwood": 3, "hand": hand}) == {
        "own": 7,
        "deadwood": 7,
    }
    hand = ["3s", "4s", "Js", "Qs", "2c", "7d", "7h"]
    assert ask("lay_off", {"melds": [run("5s 6s 7s")], "knocker_deadwood": 3, "hand": hand}) == {
        "own": 44,
        "deadwood": 16,
    }


def test_lay_off_breaks_up_own_melds():
    """Trap 7: 7c 7h 7d are a set of the own, but the 7d goes to the knocker's sevens... only if that leaves less."""
    melds = [run("4c 5c 6c"), run("4h 5h 6h")]
    hand = ["7c", "7h", "7d", "Kc", "2h", "3h", "Jc"]
    # own: the sevens; K 12 + 2 + 3 + J 10 = 27. Laid off: 7c Jc (run of clubs up to J), 3h 2h, 7h; the 7d stays: 12 + 7
    assert ask("lay_off", {"melds": melds, "knocker_deadwood": 5, "hand": hand}) == {"own": 27, "deadwood": 19}


def test_lay_off_of_a_joker_that_opens_the_way():
    melds = [run("5s 6s 7s")]
    hand = ["Ad", "3s", "Qs", "2c", "7d", "Kd", "4h"]
    # the joker as 4s lets 3s follow, as Js it lets Qs follow; with 2c 4h 7d Kd it helps nothing
    assert ask("lay_off", {"melds": melds, "knocker_deadwood": 1, "hand": hand})["deadwood"] == 2 + 7 + 12 + 4 + 3


SCORE = {"totals": [50, 50], "knocker": 0, "deadwood": [3, 20], "dealer": 0}


@pytest.mark.parametrize(
    ("given", "options", "expected"),
    [
        ({}, {}, {"points": [3, 20], "totals": [53, 70], "over": False, "next_dealer": 1}),
        ({"deadwood": [7, 1]}, {}, {"points": [7, 1]}),
        ({"deadwood": [0, 0], "totals": [0, 0]}, {}, {"points": [-10, 0], "totals": [-10, 0]}),
        ({"deadwood": [0, 0], "knocker": 1}, {}, {"points": [0, -10]}),
        ({"chinchon": "joker", "deadwood": [0, 60]}, {}, {"points": [-25, 60], "totals": [25, 110], "winners": [0]}),
        ({"chinchon": "pure"}, {"chinchon_reward": "minus_25"}, {"points": [-25, 20], "over": False}),
        (
            {"chinchon": "pure", "totals": [200, 0]},
            {},
            {"points": [0, 0], "winners": [0], "reason": "chinchon", "out": []},
        ),
        (
            {"deadwood": [5, 50]},
            {},
            {"totals": [55, 100], "out": [1], "over": True, "winners": [0], "reason": "target"},
        ),
        ({"deadwood": [5, 49]}, {}, {"totals": [55, 99], "out": [], "over": False, "winners": [], "reason": None}),
        ({"totals": [98, 90]}, {}, {"totals": [101, 110], "winners": [0], "out": [0, 1]}),
        ({"totals": [98, 81]}, {}, {"totals": [101, 101], "winners": [0, 1], "reason": "target"}),
        ({"deals": 0}, {"max_deals": 1}, {"over": True, "winners": [0], "reason": "deals", "out": []}),
        ({"deals": 1, "deadwood": [4, 4]}, {"max_deals": 3}, {"over": False}),
        ({"deals": 2, "deadwood": [4, 4]}, {"max_deals": 3}, {"over": True, "winners": [0, 1], "reason": "deals"}),
        ({"deals": 2, "deadwood": [4, 50]}, {"max_deals": 3}, {"winners": [0], "reason": "target", "out": [1]}),
        ({"knocker": None, "deals": 0}, {"max_deals": 1}, {"points": [0, 0], "over": False, "next_dealer": 1}),
        ({"dealer": 1}, {}, {"next_dealer": 0}),
        ({"totals": [140, 100]}, {"target": 150}, {"totals": [143, 120], "over": False}),
    ],
)
def test_score_deal(given, options, expected):
    answer = ask("score_deal", {**SCORE, **given}, **options)
    assert {key: answer[key] for key in expected} == expected


FOUR = {"totals": [95, 60, 72, 90], "knocker": 1, "deadwood": [20, 3, 8, 30], "dealer": 3}


@pytest.mark.parametrize(
    ("given", "options", "expected"),
    [
        ({}, {}, {"totals": [115, 63, 80, 120], "out": [0, 3], "over": False, "next_dealer": 1}),
        ({}, {"reentry": 1}, {"totals": [80, 63, 80, 80], "out": [], "next_dealer": 0}),
        ({"reentries": [1, 0, 0, 0]}, {"reentry": 1}, {"totals": [115, 63, 80, 80], "out": [0], "next_dealer": 1}),
        ({"deadwood": [20, 3, 30, 30]}, {"reentry": 1}, {"out": [0, 2, 3], "over": True, "winners": [1]}),
        ({"deadwood": [20, 40, 30, 30]}, {}, {"out": [0, 1, 2, 3], "winners": [1], "reason": "target"}),
        ({"deadwood": [5, 40, 28, 10]}, {}, {"totals": [100, 100, 100, 100], "winners": [0, 1, 2, 3]}),
        (
            {"totals": [101, 60, 72, 90], "out": [0], "deadwood": [None, 45, 40, 30]},
            {},
            {"points": [0, 45, 40, 30], "totals": [101, 105, 112, 120], "winners": [1], "out": [0, 1, 2, 3]},
        ),
        (
            {"totals": [120, 60, 130, 90], "out": [0, 2], "deadwood": [None, 0, None, 9], "dealer": 3},
            {},
            {"points": [0, -10, 0, 9], "out": [0, 2], "over": False, "next_dealer": 1},
        ),
        ({"out": [0], "knocker": None, "deadwood": []}, {}, {"points": [0, 0, 0, 0], "out": [0], "next_dealer": 1}),
        ({"deals": 4}, {"max_deals": 5}, {"out": [0, 3], "winners": [1], "reason": "deals"}),
    ],
)
def test_score_deal_of_four(given, options, expected):
    answer = ask("score_deal", {**FOUR, **given}, players=4, deck=48, **options)
    assert {key: answer[key] for key in expected} == expected


def test_deal_of_three_and_of_a_larger_pack():
    from rules.chinchon.deck import deck_of

    order = [card.text for card in deck_of(ChinchonOptions(players=3, deck=52)).cards]
    answer = ask("deal", {"order": order, "dealer": 1}, players=3, deck=52)
    assert [len(hand) for hand in answer["hands"]] == [7, 7, 7]
    assert answer["hands"][2][:2] == [order[0], order[3]]
    assert answer["hands"][0][0] == order[1]
    assert (answer["upcard"], answer["stock"], answer["turn"]) == (order[21], order[22:], 2)


def test_deal_keeps_the_joker_as_the_upcard_unless_it_is_buried():
    order = [
        "5h",
        "Qc",
        "7c",
        "Kh",
        "6d",
        "Js",
        "4c",
        "Qd",
        "5c",
        "7s",
        "6s",
        "Kd",
        "3s",
        "2h",
        "Ad",
        "2d",
        "4d",
        "Kc",
        "7h",
    ]
    kept = ask("deal", {"order": order, "dealer": 1})
    assert (kept["upcard"], kept["stock"]) == ("Ad", order[15:])
    # four cards are left in the stock when the new upcard has been turned: three here, so one lies above
    buried = ask("deal", {"order": order, "dealer": 1}, bury_joker=True)
    assert (buried["upcard"], buried["stock"]) == ("2d", ["4d", "Ad", "Kc", "7h"])


@pytest.mark.parametrize(
    ("options", "problems"),
    [
        ({}, []),
        ({"players": 5}, ["bad-value"]),
        ({"speed": 1}, ["unknown-option"]),
        ({"knock_limit": 11}, ["bad-value"]),
        ({"knock_limit": True}, ["bad-value"]),
        ({"players": 4, "deck": 48}, []),
        ({"players": 3, "reentry": 1}, []),
        ({"reentry": 1}, ["reentry-needs-three"]),
        ({"joker": "none", "bury_joker": True}, ["no-joker-in-pack"]),
        ({"joker": "none", "bury_joker": True, "natural_ace": True}, ["no-joker-in-pack"]),
        ({"joker": "none", "bury_joker": True, "reentry": 1}, ["no-joker-in-pack", "reentry-needs-three"]),
        ({"joker": "none", "bury_joker": True, "players": 4}, ["no-joker-in-pack", "pack-too-small"]),
    ],
)
def test_options(options, problems):
    assert ask("options", {"options": options}) == {"problems": problems}


def test_options_under_test_add_to_those_of_the_case():
    assert ask("options", {"options": {"joker": "none"}}, natural_ace=True) == {"problems": ["no-joker-in-pack"]}
