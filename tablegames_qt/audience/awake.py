"""Keeps the screen from going dark while an audience looks at it, where the system lets programs ask for that.

Windows: the thread says that the display is required. macOS: `caffeinate` runs meanwhile, and ends with the program.
Linux: `systemd-inhibit` holds an idle lock meanwhile; desktops without it keep their own habits. Nothing is waited for,
and nothing fails where it is not there.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QStandardPaths

_ES_CONTINUOUS, _ES_DISPLAY_REQUIRED = 0x80000000, 0x00000002


def _command(system: str) -> tuple[str, ...]:
    """Return the command that keeps the screen on while it runs; it ends by itself when this program has gone."""
    me = str(os.getpid())
    if system == "darwin":
        return ("caffeinate", "-d", "-w", me)
    if system == "linux":
        waits = f"while kill -0 {me} 2>/dev/null; do sleep 5; done"
        why = ("--what=idle", "--who=Table Games", "--why=An audience is looking at the screen")
        return ("systemd-inhibit", *why, "sh", "-c", waits)
    return ()


class Awake(QObject):
    """Holds the screensaver off between `hold` and `let_go`."""

    def __init__(
        self, parent: QObject | None = None, *, system: str = sys.platform, command: Sequence[str] | None = None
    ) -> None:
        super().__init__(parent)
        self._system = system
        self._command = tuple(command if command is not None else _command(system))
        self._process: QProcess | None = None

    @property
    def held(self) -> bool:
        """Whether a command was started for it and still runs, so far as is known."""
        return self._process is not None and self._process.state() != QProcess.ProcessState.NotRunning

    def hold(self) -> None:
        """Ask the system to keep the screen on."""
        if self._system == "win32":
            _tell_windows(_ES_CONTINUOUS | _ES_DISPLAY_REQUIRED)
        elif self._command and self._process is None and QStandardPaths.findExecutable(self._command[0]):
            self._process = QProcess(self)
            self._process.setStandardOutputFile(QProcess.nullDevice())
            self._process.setStandardErrorFile(QProcess.nullDevice())
            self._process.start(self._command[0], list(self._command[1:]))

    def let_go(self) -> None:
        """Let the system do as it likes again."""
        if self._system == "win32":
            _tell_windows(_ES_CONTINUOUS)
        elif self._process is not None:
            self._process.kill()
            self._process.waitForFinished(200)
            self._process.deleteLater()
            self._process = None


def _tell_windows(state: int) -> None:
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.kernel32.SetThreadExecutionState(ctypes.c_uint(state))
