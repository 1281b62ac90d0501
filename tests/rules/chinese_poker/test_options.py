"""The options and presets of Chinese poker."""

from __future__ import annotations

import pytest

from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.options import specs
from tests.rules.chinese_poker.hands import BASIC, BOTH, MANDARIN

PRESETS = {preset.key: preset for preset in CHINESE_POKER.presets}

TABLE = {
    "version": ("mandarin", ("mandarin", "basic"), "scoring"),
    "bonus": ("winner_only", ("winner_only", "both_net"), "scoring"),
    "super_bonus": ("three_opponents", ("three_opponents", "all_compared", "off"), "scoring"),
    "foul_v_auto": ("value_plus_foul", ("value_plus_foul", "value_only"), "fouls"),
    "foul_basic": (6, (6, 3), "fouls"),
    "prevent_fouls": (True, None, "fouls"),
    "decline_automatic": ("by_version", ("by_version", "always", "never"), "scoring"),
    "stakes": ("table", ("table", "score"), "chips"),
    "unit": (1, (1, 1000), "chips"),
    "buy_in": (1, (1, 10), "chips"),
    "short_buy": (True, None, "chips"),
    "win_cap": ("total", ("total", "per_opponent"), "chips"),
    "match_deals": (12, (0, 100), "match"),
    "new_seat_waits": (True, None, "match"),
    "clock": (0, (0, 60, 90, 120), "match"),
    "clock_end": ("auto_arrange", ("auto_arrange", "foul"), "match"),
}
"""Default, choices or bounds, and group, as the rules list them."""


def test_options_are_what_the_rules_say():
    found = {}
    for key, spec in specs(PokerOptions).items():
        values = tuple(spec.choices) if spec.choices is not None else (spec.low, spec.high)
        found[key] = (spec.default, None if isinstance(spec.default, bool) else values, spec.group)
    assert found == TABLE


def test_every_option_has_a_label_and_a_help():
    for spec in specs(PokerOptions).values():
        assert spec.label
        assert spec.help.endswith(".")
        assert spec.choices is None or all(spec.choices.values())


def test_presets_are_what_the_rules_say():
    assert {
        key: {name: preset.options[name] for name in preset.options.differences(PokerOptions())}
        for key, preset in PRESETS.items()
    } == {
        "mandarin": {},
        "basic": {"version": "basic"},
        "basic_light": {"version": "basic", "foul_basic": 3, "foul_v_auto": "value_only"},
        "both_bonuses": {"bonus": "both_net"},
        "score_sheet": {"stakes": "score", "match_deals": 8},
        "casino": {"prevent_fouls": False, "clock": 90, "clock_end": "foul"},
    }


@pytest.mark.parametrize(
    ("key", "with_effect", "without"),
    [
        ("foul_basic", BASIC, MANDARIN),
        ("clock_end", MANDARIN.replace(clock=60), MANDARIN),
        ("bonus", MANDARIN, BASIC),
        ("super_bonus", MANDARIN, BASIC),
        ("buy_in", MANDARIN, MANDARIN.replace(stakes="score")),
        ("short_buy", MANDARIN, MANDARIN.replace(stakes="score")),
        ("win_cap", MANDARIN, MANDARIN.replace(stakes="score")),
    ],
)
def test_options_without_effect(key, with_effect, without):
    assert with_effect.has_effect(key)
    assert not without.has_effect(key)


def test_families_of_tables():
    assert [options.family for options in (MANDARIN, BOTH, BASIC)] == ["mandarin", "both_net", "basic"]
    assert BASIC.replace(bonus="both_net").family == "basic"


def test_fouls_and_buy_ins():
    assert (MANDARIN.foul_points, BASIC.foul_points) == (6, 6)
    assert BASIC.replace(foul_basic=3).foul_points == 3
    assert MANDARIN.replace(foul_basic=3).foul_points == 6
    assert MANDARIN.replace(unit=5).full_buy == 100
