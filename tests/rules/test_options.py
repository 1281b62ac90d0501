"""Options declared once: values, bounds, effects, problems, and what the command line says."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules.chinese_ten import TenOptions
from rules.options import GameOptions, OptionError, Problem, option, problem_keys, specs


@dataclass(frozen=True)
class Sample(GameOptions):
    players: int = option(2, "Players", group="table", choices=(2, 3))
    limit: int = option(5, "Limit", group="match", low=0, high=9, explain="How far.")
    open_hands: bool = option(False, "Open hands", group="match", needs={"limit": (5, 6)})
    mode: str = option("a", "Mode", group="match", choices={"a": "First", "b": "Second"}, needs={"open_hands": True})

    def conflicts(self):
        return (Problem("too-far", ("limit",)),) if self.limit == 9 else ()


def test_declared_once_in_order():
    assert list(specs(Sample)) == ["players", "limit", "open_hands", "mode"]
    spec = specs(Sample)["limit"]
    assert (spec.default, spec.label, spec.help, spec.group, spec.low, spec.high) == (
        5,
        "Limit",
        "How far.",
        "match",
        0,
        9,
    )
    assert specs(Sample)["players"].choices == {2: "2", 3: "3"}
    assert Sample().values() == {"players": 2, "limit": 5, "open_hands": False, "mode": "a"}
    assert Sample()["limit"] == 5


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("players", [2, 3], [4, 0, "2", 2.0, True, None]),
        ("limit", [0, 9], [-1, 10, "5", True]),
        ("open_hands", [True, False], [0, 1, "true", None]),
        ("mode", ["a", "b"], ["c", "", 1, None]),
    ],
)
def test_values_have_the_right_type_and_bounds(key, good, bad):
    spec = specs(Sample)[key]
    assert all(spec.accepts(value) for value in good)
    assert not any(spec.accepts(value) for value in bad)


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("players", "3", 3),
        ("limit", "0", 0),
        ("open_hands", "on", True),
        ("open_hands", "FALSE", False),
        ("mode", "b", "b"),
    ],
)
def test_command_line_values(key, text, value):
    parsed = specs(Sample)[key].parse(text)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("key", "text", "sentence"),
    [
        ("players", "5", "players must be 2 or 3, not '5'"),
        ("limit", "ten", "limit must be a whole number from 0 to 9, not 'ten'"),
        ("open_hands", "maybe", "open_hands must be true or false, not 'maybe'"),
        ("mode", "c", "mode must be a or b, not 'c'"),
    ],
)
def test_command_line_errors_name_what_is_allowed(key, text, sentence):
    with pytest.raises(ValueError) as caught:
        specs(Sample)[key].parse(text)
    assert str(caught.value) == sentence


def test_an_option_has_an_effect_only_with_those_it_needs():
    assert Sample().has_effect("open_hands")
    assert not Sample(limit=3).has_effect("open_hands")
    assert Sample(open_hands=True).has_effect("mode")
    assert not Sample().has_effect("mode")


def test_problems():
    assert Sample().problems() == ()
    assert Sample(limit=9).problems() == (Problem("too-far", ("limit",)),)
    assert Sample(limit=10).problems() == (Problem("bad-value", ("limit",)),)
    assert Sample().problems(seats=3) == (Problem("seats-differ", ("players",)),)
    assert Sample(limit=9).problems(seats=3) == (Problem("seats-differ", ("players",)), Problem("too-far", ("limit",)))


def test_differences_and_changes():
    changed = Sample().replace(limit=6, mode="b")
    assert changed.differences(Sample()) == ("limit", "mode")
    assert changed == Sample.read({"mode": "b", "limit": 6})
    assert GameOptions().conflicts() == ()


@pytest.mark.parametrize(
    ("values", "reason", "key"),
    [
        ({"speed": 1}, "unknown-option", "speed"),
        ({"limit": True}, "bad-value", "limit"),
        ({"mode": []}, "bad-value", "mode"),
    ],
)
def test_plain_values_that_cannot_be_read(values, reason, key):
    with pytest.raises(OptionError) as caught:
        Sample.read(values)
    assert (caught.value.reason, caught.value.key) == (reason, key)
    assert problem_keys(Sample, values) == [reason]


def test_problem_keys_are_sorted_and_unique():
    assert problem_keys(Sample, {}) == []
    assert problem_keys(Sample, {"limit": 9}) == ["too-far"]
    assert problem_keys(TenOptions, {"players": 4, "black_aces": "none"}) == ["base-not-whole"]
