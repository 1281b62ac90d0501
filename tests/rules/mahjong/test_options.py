"""The options, their presets, and what depends on what."""

from __future__ import annotations

import pytest

from rules.mahjong import MAHJONG, MahjongOptions
from rules.options import specs


def test_defaults():
    assert MahjongOptions().values() == {
        "min_fan": 3,
        "limit": 10,
        "table": "half_spicy",
        "points_per_unit": 1,
        "discard_payment": "double",
        "robbed_kong_pays_all": False,
        "liability": False,
        "multiple_winners": False,
        "false_win": False,
        "flowers": True,
        "dead_wall": 0,
        "flower_win": False,
        "flower_replacement_fan": False,
        "bonus_counts_for_minimum": True,
        "concealed_with_flowers": True,
        "concealed_kong_keeps_concealed": False,
        "all_chows_pair": "any",
        "seven_pairs": False,
        "seven_pairs_allow_quads": False,
        "nine_gates_pure_wait": False,
        "big_hands_at_limit": False,
        "human_hand": "off",
        "rob_concealed_kong": True,
        "passed_win_lock": False,
        "rounds": 4,
        "starting_points": 0,
    }


def test_presets():
    differences = {
        preset.key: {key: preset.options[key] for key in preset.options.differences(MahjongOptions())}
        for preset in MAHJONG.presets
    }
    assert differences == {
        "standard": {},
        "hot_table": {"table": "full_spicy", "discard_payment": "for_all", "limit": 13},
        "association": {"robbed_kong_pays_all": True},
        "friendly_evening": {"min_fan": 1, "seven_pairs": True, "multiple_winners": True, "rounds": 1},
        "no_flowers": {"flowers": False},
        "big_hands": {
            "big_hands_at_limit": True,
            "concealed_kong_keeps_concealed": True,
            "all_chows_pair": "suited",
            "nine_gates_pure_wait": True,
        },
    }


def test_groups():
    groups: dict[str, list[str]] = {}
    for key, spec in specs(MahjongOptions).items():
        groups.setdefault(spec.group, []).append(key)
    assert list(groups) == ["scoring", "payments", "tiles", "flowers", "hands", "play", "match"]
    assert groups["payments"] == [
        "table",
        "points_per_unit",
        "discard_payment",
        "robbed_kong_pays_all",
        "liability",
        "multiple_winners",
        "false_win",
    ]


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("flower_win", MahjongOptions(flowers=False)),
        ("flower_replacement_fan", MahjongOptions(flowers=False)),
        ("bonus_counts_for_minimum", MahjongOptions(flowers=False)),
        ("concealed_with_flowers", MahjongOptions(flowers=False)),
        ("seven_pairs_allow_quads", MahjongOptions()),
        ("robbed_kong_pays_all", MahjongOptions(discard_payment="for_all")),
    ],
)
def test_an_option_whose_base_is_off_has_no_effect(key, options):
    assert not options.has_effect(key)
    assert MahjongOptions(seven_pairs=True).has_effect(key)


def test_no_combination_is_refused():
    assert not MahjongOptions(
        flowers=False, flower_win=True, min_fan=8, limit=8, seven_pairs_allow_quads=True
    ).problems(4)
    assert [problem.reason for problem in MahjongOptions(min_fan=9).problems()] == ["bad-value"]
    assert MAHJONG.seats == range(4, 5)
