"""The command line as a whole: help, errors in one sentence, exit statuses, closed pipes, interrupts."""

from __future__ import annotations

import io
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rules
import rules.cli
from rules.cli import INTERRUPTED, PIPE_CLOSED, check

PROGRAM = [sys.executable, "-m", "rules"]
PLAY = ("play", "chinese_ten", "--seats", "medium,medium", "--seed", "x")
ARENA = ("arena", "chinese_ten", "--a", "medium", "--b", "easy", "--deals", 2, "--seed", "x")


@pytest.mark.parametrize("words", [(), ("check",), ("play",), ("arena",), ("verify",), ("bench",)], ids=str)
def test_help_has_examples(command, words):
    answer = command(*words, "--help")
    assert answer.status == 0
    text = "\n".join(answer.lines)
    assert "examples:\n  python -m rules" in text
    assert not answer.errors


def test_help_lists_every_game_with_its_bots_presets_and_options(command):
    text = "\n".join(command("--help").lines)
    for game in rules.GAMES.values():
        assert f"  {game.name}: {game.seats.start} to {game.seats.stop - 1} players" in text
        for word in (*game.levels, *(preset.key for preset in game.presets), *game.Options().values()):
            assert word in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "required: COMMAND"),
        (("dance",), "invalid choice: 'dance'"),
        (("check",), "required: FILE"),
        (("check", "--fast", "x"), "unrecognized arguments: --fast"),
        (("play", "whist", "--seats", "a,b", "--seed", "x"), "no game 'whist'; there are: chinese_ten"),
        (("play", "chinese_ten", "--seed", "x"), "required: --seats"),
        (("play", "chinese_ten", "--seats", "medium,medium"), "required: --seed"),
        (("play", "chinese_ten", "--seats", "medium,genius", "--seed", "x"), "no bot 'genius' in chinese_ten; there are: easy"),
        (("play", "chinese_ten", "--seats", "medium,", "--seed", "x"), "no bot '' in chinese_ten"),
        (("play", "chinese_ten", "--seats", "medium", "--seed", "x"), "chinese_ten has 2 to 4 seats, not 1"),
        (("play", "chinese_ten", "--seats", "medium", "--seed", "\udc80"), "argument --seed: not a text"),
        ((*PLAY, "--cut", "x" * 201), "a cut has at most 200 characters, not 201"),
        ((*PLAY, "--preset", "dutch"), "no preset 'dutch' in chinese_ten; there are: standard, single"),
        ((*PLAY, "--option", "rounds"), "an option is set as key=value, not 'rounds'"),
        ((*PLAY, "--option", "speed=3"), "no option 'speed'; there are: players, first_player"),
        ((*PLAY, "--option", "rounds=5"), "option rounds must be 0, 1, 2, 3, 4 or 6, not '5'"),
        ((*PLAY, "--option", "black_aces=both", "--option", "players=3"), "the option players=3 does not fit 2 seats"),
        (("play", "chinese_ten", "--seats", "easy,easy,easy", "--seed", "x", "--option", "black_aces=both"), "(base-not-whole): black_aces=both, players=3"),
        ((*PLAY, "--preset", "single", "--save", "/no/such/folder/match"), "cannot write /no/such/folder/match: No such file"),
        ((*ARENA, "--option", "players=3", "--players", "2"), "the option players=3 does not fit 2 seats"),
        ((*ARENA, "--players", "9"), "chinese_ten has 2 to 4 seats, not 9"),
        ((*ARENA, "--players", "x"), "argument --players: a whole number from 1 on is needed, not 'x'"),
        ((*ARENA, "--jobs", "0"), "argument --jobs: a whole number from 1 on is needed, not '0'"),
        ((*ARENA, "--jobs", "²"), "argument --jobs: a whole number"),
        ((*ARENA, "--session", "5"), "--session is for whole matches"),
        ((*ARENA, "--a", "genius"), "no bot 'genius'"),
        ((*ARENA, "--out", "/no/such/folder/run"), "cannot use /no/such/folder/run: No such file"),
        (("verify", "/no/such/file"), "cannot read /no/such/file: No such file"),
        (("bench", "whist"), "no game 'whist'"),
        (("bench", "--seconds", "soon"), "argument --seconds: a number of seconds up to 3600 is needed, not 'soon'"),
        (("bench", "--seconds", "0"), "argument --seconds: a number of seconds"),
    ],
    ids=str,
)  # fmt: skip
def test_errors_are_one_sentence(command, words, sentence):
    answer = command(*words)
    assert answer.status == 2
    assert len(answer.errors) == 1
    assert answer.errors[0].startswith("python -m rules")
    assert sentence in answer.errors[0]


def test_players_follow_the_seats(command):
    answer = command("play", "chinese_ten", "--seats", "medium,easy,easy", "--seed", "x", "--preset", "single")
    assert answer.status == 0
    assert "players=3" in answer.lines[1]
    assert "rounds=0" in answer.lines[1]


def test_a_bot_of_a_game_without_an_option_players(command, toy):
    answer = command("play", "toy", "--seats", "low,high,low", "--seed", "x", "--option", "void_ties=off")
    assert answer.status == 0
    assert answer.lines[1] == "options: deals=2, hand=3, void_ties=false"
    assert command("play", "toy", "--seats", "low,high,low,low,low", "--seed", "x").status == 2


def test_the_module_runs_and_its_output_may_be_closed(tmp_path):
    cases = tmp_path / "cases.jsonl"
    line = '{"id":"x","game":"none","kind":"none","input":{},"expect":{}}\n'
    cases.write_text(line * 20_000)
    with subprocess.Popen([*PROGRAM, "check", cases], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b'x: unknown game "none"\n'
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == PIPE_CLOSED


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full exists on Linux only")
def test_a_full_disk_behind_the_output_is_one_sentence():
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run([*PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert process.returncode in (0, 2)
    with Path("/dev/full").open("wb") as full:
        process = subprocess.run([*PROGRAM, *PLAY], stdout=full, stderr=subprocess.PIPE, check=False)
    assert process.returncode == 2
    assert process.stderr.decode() == "python -m rules: cannot write the output: No space left on device\n"


def test_output_that_the_terminal_cannot_show_is_escaped(tmp_path):
    cases = tmp_path / "cases.jsonl"
    cases.write_text('{"id":"caf\\u00e9-\\ud800","game":"none","kind":"none","input":{},"expect":{}}\n')
    process = subprocess.run(
        [*PROGRAM, "check", cases], capture_output=True, check=False, env={"PYTHONIOENCODING": "ascii", "PATH": ""}
    )
    assert process.stderr == b""
    assert process.stdout == b'caf\\xe9-\\ud800: unknown game "none"\n0 passed, 1 failed\n'


def _heed_interrupts() -> None:
    """What is started in the background of a shell ignores interrupts, and so would everything that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are signals of POSIX")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_the_arena_quietly(tmp_path, jobs):
    out = tmp_path / "run.jsonl"
    words = [*ARENA[:6], "--deals", "100000", "--seed", "x", "--jobs", str(jobs), "--out", str(out)]
    process = subprocess.Popen(
        [*PROGRAM, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_heed_interrupts,
    )
    while not (out.exists() and out.read_bytes().count(b"\n") > 2):
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.02)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=30)
    assert (process.returncode, output, errors) == (INTERRUPTED, b"", b"")


def test_an_interrupt_has_its_own_status(command, monkeypatch):
    monkeypatch.setattr(check, "cases_in", _raises(KeyboardInterrupt))
    assert command("check", "x").status == INTERRUPTED


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (BrokenPipeError(), PIPE_CLOSED, []),
        (
            OSError(28, "No space left on device"),
            2,
            ["python -m rules: cannot write the output: No space left on device"],
        ),
    ],
)
def test_output_that_cannot_be_written_is_given_up(command, monkeypatch, error, status, said):
    given_up = []
    monkeypatch.setattr(rules.cli, "_give_up_output", lambda: given_up.append(True))
    monkeypatch.setattr(check, "cases_in", _raises(error))
    answer = command("check", "x")
    assert (answer.status, answer.errors, given_up) == (status, said, [True])


def test_given_up_output_goes_nowhere(monkeypatch, tmp_path):
    with (tmp_path / "output").open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        rules.cli._give_up_output()
        output.write("lost")
    assert (tmp_path / "output").read_text() == ""


def test_an_output_that_is_no_file_is_left_as_it_is(monkeypatch):
    output = io.StringIO()
    monkeypatch.setattr(sys, "stdout", output)
    assert rules.cli.main(["bench", "toy"]) == 2
    with pytest.raises(SystemExit):
        rules.cli.main(["--help"])
    assert "examples:" in output.getvalue()


def test_the_module_runs_where_it_is_the_program_only(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["rules", "--help"])
    with pytest.raises(SystemExit) as caught:
        runpy.run_module("rules", run_name="__main__")
    assert caught.value.code == 0
    assert "examples:" in capsys.readouterr().out
    runpy.run_module("rules", run_name="__mp_main__")
    assert capsys.readouterr().out == ""


def _raises(error):
    def fail(*arguments):
        raise error

    return fail
