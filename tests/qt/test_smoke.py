"""The command that starts the program, and the program playing by itself, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablegames_qt
from rules.dealing import Dealing
from rules.record import Match, Player, pack
from tablegames_qt.smoke_test import LIMITS
from tablegames_qt.tables import TABLES

ROOT = Path(__file__).parents[2]


def run(*arguments: str, seconds: float = 100, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablegames_qt", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


def test_every_game_is_dealt_and_played_through_the_window(tmp_path: Path) -> None:
    done = run("--smoke-test", "--profile", str(tmp_path / "profile"), seconds=LIMITS["deals"] + 40)
    assert done.returncode == 0, done.stdout + done.stderr
    *lines, last = done.stdout.splitlines()
    assert last == "smoke test ok"
    for name in TABLES:
        [line] = [line for line in lines if line.startswith(f"{name}: ")]
        assert int(line.split()[1]) >= 20
    assert len(list((tmp_path / "profile" / "saves").glob("*.tgr"))) == len(TABLES), "each match was saved"
    assert done.stderr == ""


@pytest.mark.parametrize("others", ["bot", pytest.param("person", marks=pytest.mark.slow)])
def test_a_record_is_taken_up_and_played_to_its_end(tmp_path: Path, others: str) -> None:
    game = next(iter(TABLES.values())).game
    preset = min(game.presets, key=lambda each: game.longest(each.options, min(game.seats)))
    level = next(iter(game.levels))
    level = level if others == "bot" else ""
    players = (Player("Ana", "you"), *(Player(f"B{seat}", others, level) for seat in range(1, min(game.seats))))
    match, _ = Match.start(game, preset.options, players, Dealing.from_text("smoke", game.name))
    file = tmp_path / "match.tgr"
    file.write_bytes(pack(match.record))
    profile = tmp_path / "profile"
    done = run("--smoke-test=resume", str(file), "--profile", str(profile))
    assert done.returncode == 0, done.stdout + done.stderr
    scores, actions, last = done.stdout.splitlines()
    assert scores.startswith("scores ") and actions.startswith(f"{game.name}: ") and last == "smoke test ok"
    assert len(list((profile / "finished").glob("*.tgr"))) == 1 and not list((profile / "saves").glob("*.tgr"))
    assert file.read_bytes() == pack(match.record), "a file from elsewhere is never touched"


def test_a_file_that_is_no_match_fails_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk")
    done = run("--smoke-test=resume", str(file))
    assert done.returncode == 1
    sentence, last = done.stdout.splitlines()
    assert "notes.txt" in sentence and last == "smoke test failed"


@pytest.mark.slow
@pytest.mark.timeout(LIMITS["matches"] + 60)
def test_a_whole_match_of_every_game(tmp_path: Path) -> None:
    done = run("--smoke-test=matches", seconds=LIMITS["matches"])
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("scores ") == len(TABLES)


def test_version_and_usage() -> None:
    assert run("--version").stdout == f"Table Games {tablegames_qt.__version__}\n"
    wrong = run("--smoke-test=resume")
    assert wrong.returncode == 2 and "needs a FILE" in wrong.stderr
    unknown = run("--language", "xx")
    assert unknown.returncode == 2 and "xx" in unknown.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems always have a display")
def test_without_a_display_it_says_so() -> None:
    done = run(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert done.returncode == 1 and "needs a display" in done.stderr
