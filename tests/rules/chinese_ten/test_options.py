"""The options and presets of Chinese Ten."""

from __future__ import annotations

import pytest

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.options import specs

PRESETS = {preset.key: preset for preset in CHINESE_TEN.presets}


def test_presets_are_what_the_rules_say():
    assert {
        key: {name: preset.options[name] for name in preset.options.differences(TenOptions())}
        for key, preset in PRESETS.items()
    } == {
        "standard": {},
        "single": {"rounds": 0},
        "three": {"players": 3, "rounds": 2},
        "four": {"players": 4, "rounds": 2},
        "taiwan_two": {"black_aces": "spade"},
        "taiwan_four": {"players": 4, "rounds": 2, "redeal": "triples", "red_fives": 20},
        "race": {"series": "points_1000"},
    }


@pytest.mark.parametrize("preset", CHINESE_TEN.presets, ids=lambda preset: preset.key)
def test_presets_can_be_played(preset):
    assert preset.options.problems(preset.options.players) == ()


def test_every_option_has_a_label_a_help_and_a_group():
    for spec in specs(TenOptions).values():
        assert spec.label
        assert spec.help.endswith(".")
        assert spec.group in ("table", "deal", "scoring", "match")
        assert spec.choices is not None
        assert all(spec.choices.values())


@pytest.mark.parametrize(
    ("players", "black_aces", "whole"),
    [
        (2, "none", True),
        (2, "spade", True),
        (2, "both", True),
        (3, "none", True),
        (3, "spade", True),
        (3, "both", False),
        (4, "none", False),
        (4, "spade", True),
        (4, "both", True),
        (4, "auto", True),
    ],
)
def test_the_base_must_be_whole(players, black_aces, whole):
    problems = TenOptions(players=players, black_aces=black_aces).problems()
    assert [problem.reason for problem in problems] == ([] if whole else ["base-not-whole"])
    assert all(problem.fields == ("black_aces", "players") for problem in problems)


def test_rounds_have_no_effect_where_the_score_ends_the_match():
    assert TenOptions().has_effect("rounds")
    assert not TenOptions(series="points_1000").has_effect("rounds")
