"""The options and presets of Los Chinos."""

from __future__ import annotations

import pytest

from rules.chinos import CHINOS, ChinosOptions
from rules.options import specs


def test_options_are_those_of_the_rules():
    assert {key: spec.default for key, spec in specs(ChinosOptions).items()} == {
        "turn_direction": "anticlockwise",
        "repeat_rule": "four_distinct",
        "threshold_by": "active",
        "impossible_calls": "refused",
        "fists": "app",
        "no_blanca_first_round": False,
        "first_match_first": "random",
        "next_round_first": "rotate",
        "final_after_hit": "loser_chooses",
        "final_after_miss": "alternate",
        "next_match_first": "loser_chooses",
        "final_target": 3,
        "bonus": "total",
        "bill_rule": "club",
        "orders": 0,
        "foul_fine": False,
    }
    groups = {"table": 2, "calls": 4, "first caller": 5, "final": 2, "bill": 3}
    assert {group: sum(spec.group == group for spec in specs(ChinosOptions).values()) for group in groups} == groups


def test_presets_are_what_the_rules_say():
    assert {
        preset.key: {name: preset.options[name] for name in preset.options.differences(ChinosOptions())}
        for preset in CHINOS.presets
    } == {
        "club": {},
        "game_night": {"fists": "real"},
        "spoof": {
            "turn_direction": "clockwise",
            "repeat_rule": "all_distinct",
            "bonus": "none",
            "bill_rule": "loser_pays_all",
        },
        "quick": {"final_target": 1},
        "harsh": {"no_blanca_first_round": True, "impossible_calls": "foul", "foul_fine": True},
    }


def test_every_option_has_a_label_and_a_help():
    for spec in specs(ChinosOptions).values():
        assert spec.label
        assert spec.help.endswith(".")


@pytest.mark.parametrize(
    ("fists", "impossible", "refuses", "checks"),
    [
        ("app", "refused", True, False),
        ("app", "foul", False, True),
        ("app", "allowed", False, False),
        ("real", "refused", False, True),
        ("real", "foul", False, True),
        ("real", "allowed", False, False),
    ],
)
def test_impossible_calls_are_refused_or_checked_or_neither(fists, impossible, refuses, checks):
    options = ChinosOptions(fists=fists, impossible_calls=impossible)
    assert (options.refuses_calls, options.checks_calls) == (refuses, checks)
