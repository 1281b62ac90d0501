"""What was shown as saved survives a kill at any moment."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from rules.record import replay
from tablegames_qt.saves import Resumed, SaveFolder
from tests.e2e.player_to_kill import digest

ROOT = Path(__file__).parents[2]
PARTS = [0, *(pytest.param(each, marks=pytest.mark.slow) for each in range(1, 20))]


def play_and_kill(how: str, folder: Path, seed: int, game: str = "chinese_ten") -> dict[str, tuple[int, str]]:
    """Let the program play, kill it at a random moment, and return the last thing it told of each match."""
    command = [sys.executable, "-m", "tests.e2e.player_to_kill", how, str(folder), str(seed), game]
    told: dict[str, tuple[int, str]] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        killer = threading.Timer(random.Random(seed).uniform(0, 0.4), child.kill)
        for line in child.stdout:
            if killer.ident is None:
                killer.start()
            found = re.fullmatch(r"saved (\S+) ([0-9]+) (\S{16})\n", line)
            if found is not None:
                told[found[1]] = (int(found[2]), found[3])
            else:
                assert not line.endswith("\n"), line  # the last line may be cut short; any other is a fault
    killer.join()
    assert told
    assert child.returncode not in (0, 1)
    return told


def check(folder: Path, told: dict[str, tuple[int, str]]) -> None:
    saves = SaveFolder(folder)
    listed = {each.slot for each in saves.listed()}
    for slot, (moves, known) in told.items():
        finished = saves.finished / f"{slot}.tgr"
        found = saves.open_file(finished) if finished.exists() else saves.resume(slot)
        assert isinstance(found, Resumed), found
        record = found.match.record
        assert len(record.moves) >= moves
        assert digest(record, moves) == known
        assert replay(record) == found.match
        assert (slot in listed) != finished.exists()
    assert not saves.quarantine.exists()


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", ["chinese_ten", "chinchon", pytest.param("chinos", marks=pytest.mark.slow)])
def test_five_kills_of_a_match_that_goes_on(tmp_path: Path, game: str, part: int) -> None:
    told: dict[str, tuple[int, str]] = {}
    for number in range(5):
        told |= play_and_kill("session", tmp_path, 5 * part + number, game)
        check(tmp_path, told)
    assert sum(moves for moves, _known in told.values()) > 2, "a match that stands still shows nothing"


@pytest.mark.parametrize("part", PARTS[:10])
def test_two_kills_of_the_whole_program(tmp_path: Path, part: int) -> None:
    told: dict[str, tuple[int, str]] = {}
    for number in range(2):
        told |= play_and_kill("window", tmp_path, 1000 + 2 * part + number)
        check(tmp_path, told)
