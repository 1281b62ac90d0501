"""The options and presets of Chinchón."""

from __future__ import annotations

import pytest

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.options import specs

PRESETS = {preset.key: preset for preset in CHINCHON.presets}


def test_presets_are_what_the_rules_say():
    assert {
        key: {name: preset.options[name] for name in preset.options.differences(ChinchonOptions())}
        for key, preset in PRESETS.items()
    } == {
        "standard": {},
        "conga": {"knock_limit": 5},
        "strict_three": {"knock_limit": 3, "one_loose_card": True},
        "spanish_48": {"deck": 48, "knock_limit": 5, "figures": "position"},
        "full_pack": {"deck": 52, "figures": "position"},
        "tens": {"figures": "tens"},
        "bonus_chinchon": {"chinchon_reward": "minus_50"},
        "single_deal": {"max_deals": 1},
        "three": {"players": 3},
        "family_four": {"players": 4, "deck": 48, "reentry": 1, "stock_end": "reshuffle"},
    }


def test_options_are_what_the_rules_say():
    found = {
        key: (spec.default, list(spec.choices) if spec.choices else (spec.low, spec.high), spec.group)
        for key, spec in specs(ChinchonOptions).items()
    }
    no_bounds = (None, None)
    assert found == {
        "players": (2, [2, 3, 4], "table"),
        "deck": (40, [40, 48, 52], "cards"),
        "figures": ("spanish", ["spanish", "tens", "position"], "cards"),
        "joker": ("ace_of_diamonds", ["ace_of_diamonds", "none"], "cards"),
        "joker_fifth": (True, no_bounds, "melds"),
        "natural_ace": (False, no_bounds, "melds"),
        "joker_layoff": (True, no_bounds, "melds"),
        "knock_limit": (7, (0, 10), "knock"),
        "one_loose_card": (False, no_bounds, "knock"),
        "knock_first_turn": (True, no_bounds, "knock"),
        "allow_return": (False, no_bounds, "turn"),
        "bury_joker": (False, no_bounds, "turn"),
        "stock_end": ("void", ["void", "reshuffle"], "turn"),
        "target": (100, [50, 70, 100, 150], "match"),
        "chinchon_reward": ("match", ["match", "minus_50", "minus_25"], "match"),
        "max_deals": (0, [0, 1, 3, 5], "match"),
        "reentry": (0, [0, 1], "match"),
    }


@pytest.mark.parametrize("preset", CHINCHON.presets, ids=lambda preset: preset.key)
def test_presets_can_be_played(preset):
    assert preset.options.problems(preset.options.players) == ()


def test_every_option_has_a_label_and_a_help():
    for spec in specs(ChinchonOptions).values():
        assert spec.label
        assert spec.help.endswith(".")
        assert spec.choices is None or all(spec.choices.values())


def test_the_effect_on_play_is_told_beside_the_options():
    """The figures of the rules file, and the deviation of R2."""
    helps = {key: spec.help for key, spec in specs(ChinchonOptions).items()}
    assert "52" in helps["deck"]
    assert "7.5, 10.4, 12.1" in helps["deck"]
    for figure in ("9.1 and 14 %", "8.3 and 8 %", "7.5 and 5 %", "5.8 and 3 %"):
        assert figure in helps["knock_limit"]


@pytest.mark.parametrize(
    ("options", "problems"),
    [
        ({"players": 4}, [("pack-too-small", ("deck", "players"))]),
        ({"joker": "none", "natural_ace": True}, [("no-joker-in-pack", ("joker", "natural_ace"))]),
        ({"joker": "none", "bury_joker": True}, [("no-joker-in-pack", ("joker", "bury_joker"))]),
        ({"reentry": 1}, [("reentry-needs-three", ("reentry", "players"))]),
        ({"players": 4, "deck": 52, "reentry": 1}, []),
        ({"players": 3}, []),
    ],
)
def test_problems_across_fields_name_the_fields(options, problems):
    found = ChinchonOptions(**options).problems()
    assert [(problem.reason, problem.fields) for problem in found] == problems


def test_options_without_effect():
    none = ChinchonOptions(joker="none")
    assert not none.has_effect("joker_fifth")
    assert not none.has_effect("joker_layoff")
    assert ChinchonOptions().has_effect("joker_fifth")
