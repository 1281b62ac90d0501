"""Whether the system asks for less motion. Qt tells it from 6.12 on; until then each system is asked in its own way."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal

_SPI_GETCLIENTAREAANIMATION = 0x1042

_COMMANDS = {
    "darwin": ("defaults", "read", "com.apple.universalaccess", "reduceMotion"),
    "linux": ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"),
}
"""Commands whose answer tells it, by the system; they are not waited for."""

_LESS = {"darwin": "1", "linux": "false"}


class SystemMotion(QObject):
    """Knows after `look` whether pieces should not travel; `changed` tells when the answer is another than before."""

    changed = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        system: str = sys.platform,
        command: Sequence[str] | None = None,
        config: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._system = system
        self._command = tuple(command if command is not None else _COMMANDS.get(system, ()))
        self._config = config
        self._process: QProcess | None = None
        self.reduced = False

    def look(self) -> None:
        """Ask the system. The answer comes at once or by `changed`."""
        if self._system == "win32":
            self._take(reduced=_windows_reduces())
        elif self._kde_reduces():
            self._take(reduced=True)
        elif self._command and self._process is None and QStandardPaths.findExecutable(self._command[0]):
            self._process = QProcess(self)
            self._process.finished.connect(self._answered)
            self._process.start(self._command[0], list(self._command[1:]))

    def close(self) -> None:
        """Wait for no answer any more."""
        if self._process is not None:
            self._process.finished.disconnect(self._answered)
            self._process.kill()
            self._process.waitForFinished(1000)
            self._process = None

    def _answered(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            answer = bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
            process.deleteLater()
            self._take(reduced=answer == _LESS.get(self._system, ""))

    def _take(self, *, reduced: bool) -> None:
        if reduced != self.reduced:
            self.reduced = reduced
            self.changed.emit()

    def _kde_reduces(self) -> bool:
        """Whether KDE's file of settings has the factor of all animations at zero."""
        if self._system != "linux":
            return False
        folder = self._config or Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
        try:
            content = (folder / "kdeglobals").read_text(encoding="utf-8", errors="replace")
        except OSError:
            return False
        found = re.search(r"^AnimationDurationFactor=([0-9.]+)\s*$", content, re.MULTILINE)
        return found is not None and not found[1].strip("0.")


def _windows_reduces() -> bool:
    shown = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value
