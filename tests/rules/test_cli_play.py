"""`play`: what is printed of a match, and the record it leaves."""

from __future__ import annotations

import re

import pytest

import rules
from rules.dealing import Dealing
from rules.record import replay, unpack
from tests.rules.short import words_of_a_short_match

TOY = ("play", "toy", "--seats", "high,low", "--seed", "monday", "--option", "void_ties=off")


def test_a_whole_match_is_printed(command, toy):
    answer = command(*TOY)
    assert (answer.status, answer.errors) == (0, [])
    lines = answer.lines
    dealing = Dealing.from_text("monday", "toy")
    assert lines[0] == "Toy (toy), seats: 0 high, 1 low"
    assert lines[1] == "options: deals=2, hand=3, void_ties=false"
    assert lines[2] == f"commitment: {dealing.commit}"
    assert lines[3].startswith("  dealt 1 ")
    assert sum(line.startswith("seat ") for line in lines) == 12
    assert sum(line == "table: next-deal" for line in lines) == 1
    assert [line.partition(":")[0] for line in lines if line.startswith("deal ")] == ["deal 1", "deal 2"]
    assert re.fullmatch(r"outcome: seat \d wins, scores \d \d, deals-played", lines[-2])
    assert lines[-1] == f"seed: {dealing.seed.hex()}"


def test_equal_words_print_the_same_match(command, toy):
    assert command(*TOY) == command(*TOY)
    assert command(*TOY).lines[3:] != command(*TOY, "--cut", "here").lines[3:]
    assert command(*TOY).lines[2] == command(*TOY, "--cut", "here").lines[2]


def test_reasons_are_printed_when_wanted(command, toy):
    quiet, verbose = command(*TOY), command(*TOY, "--verbose")
    reasons = [line for line in verbose.lines if "[" in line]
    assert [re.sub(r"  \[.*\]$", "", line) for line in verbose.lines] == quiet.lines
    assert any(re.search(r"lay (..)  \[highest, card \1, matches -\]$", line) for line in reasons)
    assert any(line.endswith("  [lowest]") for line in reasons)
    assert len(reasons) == 12


def test_a_shared_win(command, toy):
    words = ("play", "toy", "--seats", "high,high", "--preset", "short", "--seed")
    shared = {command(*words, seed).lines[-2] for seed in range(60)}
    assert "outcome: seats 0, 1 share the win, scores 0 0, deals-played" in shared


def test_a_broken_bot_is_named_and_the_match_goes_on(command, toy):
    answer = command("play", "toy", "--seats", "raising,cheating", "--seed", "x")
    assert answer.status == 0
    assert "seat 0: ZeroDivisionError: cannot think; a legal action is picked" in answer.lines
    assert "seat 1: illegal action (not-in-hand); a legal action is picked" in answer.lines


@pytest.mark.parametrize("name", sorted(rules.GAMES))
def test_the_record_replays_to_the_match(command, tmp_path, name):
    game = rules.GAMES[name]
    path = tmp_path / "match.tgr"
    words = words_of_a_short_match(name)
    answer = command(*words, "--seed", "x", "--cut", "naïve", "--save", path)
    assert answer.lines[-1] == f"record written to {path}"
    record = unpack(path.read_bytes())
    match = replay(record)
    assert game.outcome(match.state) is not None
    assert record.cut == "naïve"
    assert record.dealing.commit in answer.lines[2]
    assert [player.level for player in record.players] == words[words.index("--seats") + 1].split(",")
    for number, scores in enumerate(record.scores, 1):
        assert f"deal {number}: {' '.join(map(str, scores))} ({game.unit})" in answer.lines
