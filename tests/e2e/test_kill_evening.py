"""What of an evening was shown as saved survives a kill at any moment."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tablegames_qt.documents import DocumentFolder
from tablegames_qt.evening.document import EVENINGS

ROOT = Path(__file__).parents[2]


def keep_and_kill(folder: Path, seed: int) -> tuple[str, int, int]:
    """Let the host keep the evening, kill the program, and return the last thing it told."""
    told: list[str] = []
    command = [sys.executable, "-m", "tests.e2e.evening_to_kill", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT) as child:
        assert child.stdout is not None
        killer = threading.Timer(random.Random(seed).uniform(0, 0.3), child.kill)
        for line in child.stdout:
            if killer.ident is None:
                killer.start()
            if line.endswith("\n"):
                assert line.startswith("saved "), line
                told.append(line)
    killer.join()
    assert child.returncode not in (0, 1)
    _, slot, number, marks = told[-1].split()
    return slot, int(number), int(marks)


@pytest.mark.parametrize("part", [0, *(pytest.param(each, marks=pytest.mark.slow) for each in range(1, 10))])
def test_two_kills_of_an_evening_that_goes_on(tmp_path: Path, part: int) -> None:
    folder = DocumentFolder(tmp_path, EVENINGS)
    for number in range(2):
        slot, played, marks = keep_and_kill(tmp_path, 2 * part + number)
        (listed,) = folder.listed()
        assert listed.slot == slot
        found = folder.open(slot)
        assert found.content is not None
        assert found.damaged == ()
        kept = found.content.played
        assert len(kept) in (played, played + 1)
        assert sum(each.at for each in kept[:played]) == marks
        assert [each.number for each in kept] == list(range(1, len(kept) + 1))
    assert not folder.quarantine.exists()
