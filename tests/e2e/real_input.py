"""A player at a real window: the program as a process of its own, mouse and keys by xdotool, and what it reports."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

DEALS = "TABLEGAMES_TEST_DEALS"
"""The environment variable from which tests/e2e/reported.py takes its deals."""
ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
"""Seconds after which something that was to happen has not."""
Place = Sequence[int]
Shown = dict[str, Any]


class Player:
    """Sits at the program on a display. `shown` is the last thing it reported; see tests/e2e/reported.py."""

    def __init__(
        self,
        display: str,
        folder: Path,
        *words: str,
        speed: str = "off",
        settings: str = "",
        deals: str = "real input",
    ) -> None:
        folder.mkdir(exist_ok=True)
        (folder / "settings.ini").write_text(f"[motion]\nspeed={speed}\n{settings}\n", encoding="ascii")
        self.environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", DEALS: deals}
        command = [sys.executable, "-m", "tests.e2e.reported", "--profile", str(folder), *words]
        self._errors = (folder / "errors.txt").open("w+", encoding="utf-8")
        self.program = subprocess.Popen(
            command, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, stderr=self._errors, text=True
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.shown: Shown = {}
        self.until(lambda shown: bool(shown["tile"] and shown["exposed"]), "the home screen")
        # without a window manager nobody gives a window the focus
        self.xdo("windowfocus", self.shown["window"])
        self.until(lambda shown: shown["active"], "the focus")

    def _read(self) -> None:
        assert self.program.stdout is not None
        for line in self.program.stdout:
            self._lines.put(line)
        self._lines.put("")

    def close(self) -> str:
        """End the program as a person does, and return what it complained about."""
        if self.program.poll() is None:
            self.key("ctrl+q", counted=False)
        try:
            status = self.program.wait(timeout=PATIENCE)
        finally:
            self.program.kill()
            self.program.wait()
            self._reader.join()
            assert self.program.stdout is not None
            self.program.stdout.close()
            self._errors.seek(0)
            complaints = self._errors.read()
            self._errors.close()
        return complaints if status == 0 else f"exit status {status}\n{complaints}"

    # What is seen ----------------------------------------------------------------------------------------------------

    def until(self, wanted: Callable[[Shown], bool], what: str) -> Shown:
        """Wait until the program shows something, and return all that it shows then."""
        end = time.monotonic() + PATIENCE
        while not self.shown or not wanted(self.shown):
            try:
                line = self._lines.get(timeout=max(0.01, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"waited for {what}; shown: {self.shown}") from None
            assert line, f"the program has ended; waited for {what}"
            self.shown = json.loads(line)
            assert not self.shown["faults"], self.shown["faults"][0]
        return self.shown

    @property
    def table(self) -> Shown:
        """The table as it was last reported."""
        table: Shown = self.shown["table"]
        return table

    def until_asked(self) -> Shown:
        """Wait until nothing moves and the player is to decide; the scene has to equal the view then."""
        self.until(lambda shown: shown["table"] is not None and at_rest(shown["table"]), "one's turn")
        assert self.table["scene"] == self.table["view"], "the scene is not what the rules say"
        return self.table

    # What is done ----------------------------------------------------------------------------------------------------

    def xdo(self, *words: object) -> None:
        """Send real input."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def _input(self, kind: str, count: int, *words: object) -> None:
        """Send input, and wait until so many events of a kind have arrived in the window."""
        before = self.shown["inputs"][kind]
        self.xdo(*words)
        self.until(lambda shown: shown["inputs"][kind] >= before + count, f"{count} x {kind}")

    def key(self, name: str, *, counted: bool = True) -> None:
        """Press and release a key."""
        if counted:
            self._input("key", 1, "key", name)
        else:
            self.xdo("key", name)

    def click(self, place: Place, *, button: int = 1, times: int = 1) -> None:
        """Click, or double click, or more."""
        self._input("release", times, "mousemove", *place, "click", "--repeat", times, "--delay", 40, button)

    def press(self, place: Place) -> None:
        """Put the button down."""
        self._input("press", 1, "mousemove", *place, "mousedown", 1)

    def carry(self, start: Place, end: Place) -> None:
        """Move in steps, as hands do."""
        words: list[object] = []
        for step in range(1, 7):
            words += ["mousemove", *(round(a + (b - a) * step / 6) for a, b in zip(start, end, strict=True))]
        self.xdo(*words)

    def release(self) -> None:
        """Let the button go where the pointer is."""
        self._input("release", 1, "mouseup", 1)

    def drag(self, start: Place, end: Place) -> None:
        """Take something from one place to another."""
        self.press(start)
        self.carry(start, end)
        self.release()

    def begin_match(self) -> None:
        """From the home screen by Enter, Enter to a table that waits."""
        self.key("Return")
        self.until(lambda shown: shown["dialog"] == "SetupDialog", "the set-up")
        self.key("Return")
        self.until(lambda shown: shown["table"] is not None, "the table")


def at_rest(table: Shown) -> bool:
    """Whether nothing moves and the player is to decide."""
    return bool(table["rest"] and table["asked"])
