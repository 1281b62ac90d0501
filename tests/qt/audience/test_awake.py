"""The screen is kept on only while an audience looks, and nothing fails where the system cannot do it."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from tablegames_qt.audience.awake import Awake

WAITS = (sys.executable, "-c", "import time; time.sleep(600)")


def test_the_command_runs_from_hold_to_let_go(qtbot: QtBot) -> None:
    awake = Awake(system="linux", command=WAITS)
    assert not awake.held
    awake.hold()
    qtbot.waitUntil(lambda: awake.held)
    process = awake._process
    awake.hold()
    assert awake._process is process, "once is enough"
    awake.let_go()
    assert not awake.held
    awake.let_go()
    qtbot.waitUntil(lambda: not awake.findChildren(QProcess))


@pytest.mark.parametrize("system", ["linux", "darwin", "win32", "haiku"])
def test_a_system_without_the_means_is_left_alone(system: str, qtbot: QtBot) -> None:
    awake = Awake(system=system, command=("no-such-program-anywhere",))
    awake.hold()
    assert not awake.held
    awake.let_go()
