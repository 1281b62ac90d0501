"""`verify`: records and arena files that agree with their seed, and all the ways in which they do not."""

from __future__ import annotations

import dataclasses
import json

import pytest

import rules
from rules.cli import main
from rules.cli.play import outcome_in_words
from rules.dealing import Dealing
from rules.record import Match, Move, Player, pack, replay, unpack
from tests.rules.short import words_of_a_short_match
from tests.rules.toy_game import TOY, ToyGame, ToyOptions

ARENA = ("arena", "toy", "--a", "high", "--b", "low", "--deals", 30, "--seed", "s", "--players", 3)


@pytest.fixture
def match(command, toy, tmp_path):
    """A saved match of the toy game."""
    path = tmp_path / "match.tgr"
    words = ("play", "toy", "--seats", "high,low", "--seed", "x", "--option", "void_ties=off", "--save", path)
    assert command(*words).status == 0
    return path


@pytest.fixture(scope="module")
def arena_content(tmp_path_factory):
    """What an arena of the toy game wrote."""
    path = tmp_path_factory.mktemp("arena") / "run.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "GAMES", {TOY.name: TOY})
        assert main([*map(str, ARENA), "--out", str(path)]) == 0
    return path.read_bytes()


@pytest.fixture
def arena_file(arena_content, toy, tmp_path):
    """A finished arena of the toy game."""
    path = tmp_path / "run.jsonl"
    path.write_bytes(arena_content)
    return path


def rewritten(path, **changes):
    """Write the record of a file anew, some parts changed and its checksum right."""
    path.write_bytes(pack(dataclasses.replace(unpack(path.read_bytes()), **changes)))


def test_a_sound_match(command, match):
    answer = command("verify", match)
    record = unpack(match.read_bytes())
    assert (answer.status, answer.errors) == (0, [])
    assert answer.lines == [
        "Toy (toy), seats: 0 high, 1 low",
        f"The seed belongs to the commitment {Dealing.from_text('x', 'toy').commit}.",
        f"Deal 1: dealt again, 6 actions legal, scores {record.scores[0][0]} {record.scores[0][1]}, as recorded.",
        f"Deal 2: dealt again, 7 actions legal, scores {record.scores[1][0]} {record.scores[1][1]}, as recorded.",
        outcome_in_words(TOY.outcome(replay(record).state)),
        "Verified: 13 actions, 2 deals.",
    ]


@pytest.mark.parametrize("name", sorted(rules.GAMES))
def test_every_game(command, tmp_path, name):
    path = tmp_path / "match.tgr"
    command(*words_of_a_short_match(name), "--seed", "x", "--save", path)
    answer = command("verify", path)
    assert answer.status == 0
    assert answer.lines[-1].startswith("Verified: ")


def test_an_unfinished_match_is_verified_as_far_as_it_goes(command, tmp_path, toy):
    match, _ = Match.start(
        TOY, ToyOptions(void_ties=False), (Player("Ana"), Player("Bo")), Dealing.from_text("x", "toy")
    )
    path = tmp_path / "match.tgr"
    path.write_bytes(pack(match.record))
    assert (
        command("verify", path).lines[-1]
        == "Verified as far as it goes: 0 actions; the match waits for seat 0, seat 1."
    )
    while TOY.to_act(match.state) != (-1,):
        seat = TOY.to_act(match.state)[0]
        match, _ = match.act(seat, next(iter(TOY.legal_actions(match.state, seat))))
    path.write_bytes(pack(match.record))
    answer = command("verify", path)
    assert answer.status == 0
    assert answer.lines[-1] == "Verified as far as it goes: 6 actions; the match waits for the table."


def test_other_scores(command, match):
    rewritten(match, scores=((0, 9), unpack(match.read_bytes()).scores[1]))
    answer = command("verify", match)
    assert answer.status == 1
    assert answer.lines[2].endswith(", recorded 0 9.")
    assert answer.lines[-1] == "Not verified: the scores of the deals are not those recorded."


def test_too_few_and_too_many_scores(command, match):
    scores = unpack(match.read_bytes()).scores
    rewritten(match, scores=scores[:1])
    answer = command("verify", match)
    assert answer.status == 1
    assert answer.lines[3].endswith(", recorded nothing.")
    rewritten(match, scores=(*scores, (0, 0)))
    assert command("verify", match).status == 1


def test_another_seed(command, match):
    rewritten(match, seed=bytes(32))
    answer = command("verify", match)
    assert answer.status == 1
    assert answer.lines[-1].startswith("Not verified: an action is not legal where it stands, number 1, action lay ")


def test_a_move_that_is_none(command, match):
    moves = unpack(match.read_bytes()).moves
    rewritten(match, moves=(*moves, Move(moves[0].seat, "dance")))
    answer = command("verify", match)
    assert answer.lines[-1] == "Not verified: an action is not legal where it stands, number 14, action dance."


def test_options_that_are_none(command, match):
    rewritten(match, options={"hand": 9})
    answer = command("verify", match)
    assert (answer.status, answer.lines) == (
        1,
        ["Not verified: the record's options are not options of the game, problem bad-value."],
    )


def test_a_damaged_record(command, match):
    match.write_bytes(match.read_bytes().replace(b'"seed":"', b'"seed":"0'))
    answer = command("verify", match)
    assert answer.status == 1
    assert answer.lines == ["Not verified: the record is damaged: its content does not agree with its checksum."]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "whist"}, "a record of a game that is not here"),
        ({"version": 2}, "a record of newer rules of its game"),
        ({"version": 0}, "a record of older rules of its game"),
    ],
)
def test_what_cannot_be_judged(command, match, changes, said):
    rewritten(match, **changes)
    answer = command("verify", match)
    assert (answer.status, answer.lines, answer.errors) == (2, [], [f"python -m rules: {match} is {said}"])


@pytest.mark.parametrize("content", [b"", b"hello\n", b"x" * 5_000_000])
def test_something_else(command, tmp_path, content):
    path = tmp_path / "something"
    path.write_bytes(content)
    answer = command("verify", path)
    assert answer.status == 2
    assert answer.errors == [f"python -m rules: {path} is neither the record of a match nor a file of an arena"]


def test_a_newer_schema(command, match):
    match.write_bytes(match.read_bytes().replace(b"TGQT-RECORD 1 ", b"TGQT-RECORD 2 ", 1))
    assert "a record written by a newer version of the program" in command("verify", match).errors[0]


# Arena files


def test_a_sound_arena(command, arena_file):
    answer = command("verify", arena_file)
    assert (answer.status, answer.errors) == (0, [])
    assert answer.lines == ["Verified: 30 deals in 3 rotations, dealt and played again with equal scores."]


def test_an_arena_of_whole_matches_in_processes(command, tmp_path):
    path = tmp_path / "run.jsonl"
    words = ("arena", "chinese_ten", "--a", "easy", "--b", "random", "--deals", 21, "--seed", "s", "--matches")
    assert command(*words, "--session", 3, "--option", "rounds=1", "--out", path).status == 0
    assert command("verify", path, "--jobs", 2).status == 0


def edited(path, line, change):
    """Change one line of an arena file."""
    lines = path.read_text().splitlines()
    document = json.loads(lines[line])
    change(document)
    lines[line] = json.dumps(document, separators=(",", ":"))
    path.write_text("\n".join(lines) + "\n")


def test_another_score(command, arena_file):
    def change(document):
        document["deals"][4][1][2][0] += 1

    edited(arena_file, 1, change)
    answer = command("verify", arena_file)
    assert answer.status == 1
    assert answer.lines[0].startswith("Deal 5: recorded ")
    assert answer.lines[-1] == "Not verified: 1 difference."


def test_another_count(command, arena_file):
    def change(document):
        document["notes"]["illegal"] = 1

    edited(arena_file, 2, change)
    answer = command("verify", arena_file)
    assert answer.lines == [
        "Deals 21 to 30: the scores agree, what else was counted does not.",
        "Not verified: 1 difference.",
    ]


def test_other_figures(command, arena_file):
    def change(document):
        document["result"]["a_mean"] = 9.0
        document["result"]["illegal"] = 3

    edited(arena_file, 3, change)
    answer = command("verify", arena_file)
    assert answer.status == 1
    assert answer.lines[0].startswith("a_mean: recorded 9.0, computed again ")
    assert answer.lines[1] == "illegal: recorded 3, computed again 0."
    assert answer.lines[-1] == "Not verified: 2 differences."


def test_missing_figures_and_missing_blocks(command, arena_file):
    lines = arena_file.read_text().splitlines(keepends=True)
    arena_file.write_text("".join(lines[:3]))
    answer = command("verify", arena_file)
    assert answer.status == 1
    assert "The figures at the end of the file are missing; the same arena command adds them." in answer.lines
    arena_file.write_text("".join(lines[:2]))
    answer = command("verify", arena_file)
    assert answer.status == 1
    assert answer.lines == [
        "10 of 30 deals are not played yet; the same arena command plays them.",
        "Not verified: the run is not finished.",
    ]


@pytest.mark.parametrize(
    ("line", "change"),
    [
        (1, lambda document: document.update(block=7)),
        (1, lambda document: document.update(block=2)),
        (1, lambda document: document.pop("notes")),
        (1, lambda document: document["deals"].pop()),
        (1, lambda document: document["deals"][0].pop()),
        (1, lambda document: document["deals"][0][1].pop()),
        (1, lambda document: document["deals"][0][1][0].pop()),
        (1, lambda document: document["deals"][0][1][0].append(0)),
        (1, lambda document: document["deals"][0][1].__setitem__(0, ["1", "0", "0"])),
        (1, lambda document: document["notes"].update(illegal="none")),
        (1, lambda document: document["notes"].update(facts=[])),
        (3, lambda document: document.update(result=7)),
    ],
)
def test_a_line_that_is_no_block_is_named(command, arena_file, line, change):
    edited(arena_file, line, change)
    answer = command("verify", arena_file)
    assert answer.status == 2
    assert answer.errors == [f"python -m rules: {arena_file}, line {line + 1}: not a block of this run"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "whist"}, "is a run of a game that is not here: whist"),
        ({"version": 9}, "was played by version 9 of the rules; these are version 1"),
        ({"a": "genius"}, "was played by a bot that is not here: genius"),
        ({"options": {"speed": 1}}, "has options that are none of the game's: unknown-option: speed"),
        ({"options": {"deals": 9, "hand": 4}}, "has options that do not go together"),
        ({"deals": 0}, "is not a file of an arena"),
        ({"session": 0}, "is not a file of an arena"),
        ({"players": 1}, "is not a file of an arena"),
        ({"options": []}, "is not a file of an arena"),
        ({"seed": 5}, "is not a file of an arena"),
        ({"deals": True}, "is not a file of an arena"),
        ({"more": 1}, "is not a file of an arena"),
    ],
)
def test_an_arena_that_cannot_be_judged(command, arena_file, changes, said):
    edited(arena_file, 0, lambda document: document.update(changes))
    answer = command("verify", arena_file)
    assert answer.status == 2
    assert answer.errors == [f"python -m rules: {arena_file} {said}"]


def test_more_seats_than_the_game_has(command, arena_file):
    lines = arena_file.read_text().splitlines(keepends=True)
    arena_file.write_text(lines[0])
    edited(arena_file, 0, lambda document: document.update(players=9))
    assert command("verify", arena_file).errors == [
        f"python -m rules: {arena_file} has options that do not go together"
    ]


def test_a_bot_that_plays_otherwise_now(command, arena_file, monkeypatch):
    levels = TOY.levels
    monkeypatch.setattr(ToyGame, "levels", property(lambda game: {"low": levels["high"], "high": levels["low"]}))
    answer = command("verify", arena_file)
    assert answer.status == 1
    assert answer.lines[-1].endswith(" differences.")


def test_a_file_that_cannot_be_read_again(command, arena_file, monkeypatch):
    from pathlib import Path

    def gone(path):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_bytes", gone)
    assert command("verify", arena_file).errors == [f"python -m rules: cannot read {arena_file}: Input/output error"]
