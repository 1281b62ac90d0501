"""`check`: which cases pass, what is said of those that do not, and files that cannot be read."""

from __future__ import annotations

import json

import pytest

from rules.cli import check
from rules.cli.check import equal, plain

GOOD = {
    "id": "toy-1",
    "game": "toy",
    "kind": "trick",
    "options": {"hand": 2},
    "input": {"cards": ["2c", "5h"]},
    "expect": {"winner": 1, "hand": [2]},
    "note": "not compared",
}


@pytest.fixture
def cases(tmp_path, toy):
    """Writes cases, or other lines, into a file; returns its path."""

    def write(*lines, name="cases.jsonl"):
        path = tmp_path / name
        path.write_bytes(
            b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)
        )
        return path

    return write


def test_cases_that_pass(command, cases):
    few = {**GOOD, "expect": {"hand": [3]}}
    del few["options"], few["note"]
    answer = command("check", cases(GOOD, b"\n", few, {**GOOD, "expect": {}}))
    assert (answer.status, answer.lines, answer.errors) == (0, ["3 passed, 0 failed"], [])


def test_a_difference_is_one_line_with_what_was_expected_and_what_came(command, cases):
    answer = command("check", cases(GOOD, {**GOOD, "id": "toy-2", "expect": {"winner": 0, "hand": [2], "extra": None}}))
    assert answer.status == 1
    assert answer.lines == [
        'toy-2: expected {"winner":0,"extra":null}, came {"winner":1}',
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"game": "whist"}, 'toy-1: unknown game "whist"'),
        ({"kind": "bid"}, 'toy-1: unknown kind "bid" of toy'),
        ({"options": {"speed": 1}}, "OptionError: unknown-option: speed"),
        ({"options": {"hand": 9}}, "OptionError: bad-value: hand"),
        ({"input": {}}, "came KeyError: 'cards'"),
        ({"input": {"cards": ["line\nbreak"]}}, r"ValueError: not a card: 'line\nbreak'"),
        ({"id": "two\nlines", "game": ""}, 'two lines: unknown game ""'),
    ],
)
def test_what_cannot_be_evaluated_has_failed_and_the_rest_goes_on(command, cases, changes, line):
    answer = command("check", cases({**GOOD, **changes}, GOOD))
    assert answer.status == 1
    assert line in answer.lines[0]
    assert answer.lines[1:] == ["1 passed, 1 failed"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"{", "not JSON ("),
        (b"[" * 100_000, "not JSON ("),
        (b'{"id": NaN}', "not JSON (NaN is no number)"),
        (b"\xff\n", "not UTF-8"),
        (b"[]\n", "not a JSON object"),
        ({"id": "x"}, "no key 'game'"),
        ({**GOOD, "id": 7}, "'id' is not a text"),
        ({**GOOD, "expect": []}, "'expect' is not an object"),
        ({**GOOD, "options": None}, "'options' is not an object"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_a_line_that_is_no_case_is_named(command, cases, line, said):
    path = cases(GOOD, b"\n", line)
    other = cases(GOOD, {**GOOD, "expect": {"winner": None}}, name="other.jsonl")
    answer = command("check", path, other)
    assert answer.status == 2
    assert len(answer.errors) == 1
    assert answer.errors[0].startswith(f"python -m rules check: {path}, line 3: {said}")
    assert answer.lines[-1] == "2 passed, 1 failed"


@pytest.mark.parametrize("character", [b" ", b"["])
def test_a_line_without_end_is_not_read_to_its_end(command, cases, monkeypatch, character):
    monkeypatch.setattr(check, "LONGEST_LINE", 1000)
    path = cases(character * 1001, GOOD)
    assert command("check", path).errors == [f"python -m rules check: {path}, line 1: longer than 1000 bytes"]
    assert command("check", cases(GOOD, GOOD, GOOD, GOOD, GOOD, GOOD, GOOD)).status == 0


def test_a_file_that_is_not_there(command, tmp_path):
    answer = command("check", tmp_path / "none.jsonl", tmp_path)
    assert answer.status == 2
    assert "none.jsonl: No such file or directory" in answer.errors[0]
    assert len(answer.errors) == 2
    assert answer.lines == ["0 passed, 0 failed"]


def test_a_byte_order_mark_does_no_harm(command, cases):
    assert command("check", cases(b"\xef\xbb\xbf", GOOD)).status == 0


def test_a_long_file_is_read_line_by_line(command, tmp_path, toy):
    path = tmp_path / "long.jsonl"
    with path.open("w") as file:
        file.writelines(json.dumps(GOOD) + "\n" for _ in range(5_000))
    assert command("check", path).lines == ["5000 passed, 0 failed"]


@pytest.mark.parametrize(
    ("expected", "came", "same"),
    [
        (1, 1, True),
        (1, True, False),
        (False, 0, False),
        (None, False, False),
        (1, 1.0, True),
        ("1", 1, False),
        ([1, 2], [1, 2], True),
        ([1, 2], [2, 1], False),
        ([1], [1, 1], False),
        ([True], [1], False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": {"b": [None]}}, {"a": {"b": [None]}}, True),
        ({}, [], False),
    ],
)
def test_values_are_compared_exactly(expected, came, same):
    assert equal(expected, came) is same


def test_answers_become_plain():
    assert plain({"a": (1, (2,)), "b": None}) == {"a": [1, [2]], "b": None}
    with pytest.raises(TypeError):
        plain({"a": object()})
    with pytest.raises(ValueError):
        plain({"a": float("nan")})
