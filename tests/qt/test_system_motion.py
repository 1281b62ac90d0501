"""Whether the system asks for less motion, from the answers that systems give."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tablegames_qt.system_motion import SystemMotion


def answering(words: str) -> tuple[str, ...]:
    return (sys.executable, "-c", f"print({words!r})")


@pytest.mark.parametrize(
    ("system", "words", "reduced"),
    [("linux", "false", True), ("darwin", "1", True)],
)
def test_a_command_that_says_less_motion(system: str, words: str, reduced: bool, qtbot: QtBot, tmp_path: Path) -> None:
    motion = SystemMotion(system=system, command=answering(words), config=tmp_path)
    with qtbot.waitSignal(motion.changed, timeout=20_000):
        motion.look()
    assert motion.reduced is reduced


@pytest.mark.parametrize(("system", "words"), [("linux", "true"), ("linux", "No such schema"), ("darwin", "0")])
def test_any_other_answer_changes_nothing(system: str, words: str, qtbot: QtBot, tmp_path: Path) -> None:
    motion = SystemMotion(system=system, command=answering(words), config=tmp_path)
    spy = QSignalSpy(motion.changed)
    motion.look()
    qtbot.waitUntil(lambda: motion._process is None, timeout=20_000)
    assert not motion.reduced and spy.count() == 0


@pytest.mark.parametrize(("factor", "reduced"), [("0", True), ("0.0", True), ("0.5", False), ("1", False)])
def test_kde_tells_it_in_a_file(factor: str, reduced: bool, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "kdeglobals").write_text(f"[KDE]\nSingleClick=false\nAnimationDurationFactor={factor}\n")
    motion = SystemMotion(system="linux", command=(), config=tmp_path)
    motion.look()
    assert motion.reduced is reduced


def test_a_system_without_the_command_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    motion = SystemMotion(system="linux", command=("no-such-command-anywhere",), config=tmp_path)
    motion.look()
    assert not motion.reduced and motion._process is None


def test_closing_waits_for_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    slow = (sys.executable, "-c", "import time; time.sleep(60)")
    motion = SystemMotion(system="linux", command=slow, config=tmp_path)
    spy = QSignalSpy(motion.changed)
    motion.look()
    motion.close()
    assert spy.count() == 0 and not motion.reduced
