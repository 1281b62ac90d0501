"""Two people at one screen with a real key that is held, and repeats as X repeats it, and a real mouse."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.real_input import PATIENCE, ROOT

pytestmark = [pytest.mark.real_input, pytest.mark.timeout(300)]


class Sitting:
    """The program in a process of its own; `shown` is what it reported last."""

    def __init__(self, display: str, folder: Path) -> None:
        self.environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.shared_sitting", str(folder)],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.shown: dict[str, Any] = {}

    def _read(self) -> None:
        assert self.program.stdout is not None
        for line in self.program.stdout:
            self._lines.put(line)

    def until(self, wanted: Callable[[dict[str, Any]], object], what: str) -> dict[str, Any]:
        """Wait until the program shows something."""
        while not self.shown or not wanted(self.shown):
            try:
                self.shown = json.loads(self._lines.get(timeout=2 * PATIENCE))
            except queue.Empty:
                raise AssertionError(f"waited for {what}; shown: {self.shown}") from None
        return self.shown

    def until_state(self, state: str) -> dict[str, Any]:
        """Wait until the hands are covered, or not, in a way."""
        return self.until(lambda shown: shown["states"][-1:] == [state], state)

    def until_heard(self, more: int) -> None:
        """Wait until Space was heard of so many times more."""
        before = self.shown["space"]
        self.until(lambda shown: shown["space"] >= before + more, f"{more} times Space")

    def xdo(self, *words: object) -> None:
        """Send real input."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True)

    def close(self) -> None:
        """End the program."""
        self.program.terminate()
        self.program.wait(timeout=PATIENCE)
        self._reader.join()
        assert self.program.stdout is not None
        self.program.stdout.close()


@pytest.fixture
def sitting(x_display: str, tmp_path: Path) -> Iterator[Sitting]:
    begun = Sitting(x_display, tmp_path / "profile")
    yield begun
    begun.xdo("keyup", "space")
    begun.close()


def test_a_held_key_shows_one_hand_and_never_the_next(sitting: Sitting) -> None:
    sitting.until(lambda shown: shown["states"][-1:] == ["pass"], "the curtain")
    sitting.xdo("windowfocus", sitting.shown["window"])
    sitting.until(lambda shown: shown["active"], "the focus")
    if sitting.shown["states"][-1] != "pass":
        sitting.until_state("pass")
    first = sitting.shown["seat"]
    sitting.xdo("key", "Return")
    sitting.until_state("closed")
    sitting.xdo("keydown", "space")
    sitting.until_state("held")
    sitting.until_heard(16)  # it repeats; nothing flickers
    assert sitting.shown["states"][-1] == "held" and sitting.shown["states"].count("held") == 1
    sitting.until(lambda shown: "card" in shown, "the hand")
    start, end = sitting.shown["card"], sitting.shown["layout"]
    sitting.xdo("mousemove", *start, "mousedown", 1)
    for step in range(1, 7):
        sitting.xdo("mousemove", *(round(a + (b - a) * step / 6) for a, b in zip(start, end, strict=True)))
    sitting.xdo("mouseup", 1)
    sitting.until(lambda shown: shown["moves"] > 0, "the card on the table")
    sitting.until(lambda shown: shown["states"][-1] == "pass" and shown["seat"] != first, "the next person")
    sitting.until_heard(16)  # the first person still holds it
    assert sitting.shown["states"][-1] == "pass" and sitting.shown["viewer"] is None
    heard = sitting.shown["space"]
    sitting.xdo("keyup", "space")
    sitting.until(lambda shown: shown["space"] > heard, "the key let go of")
    assert sitting.shown["states"][-1] == "pass" and sitting.shown["viewer"] is None
    sitting.xdo("key", "Return")
    sitting.until_state("closed")
    sitting.xdo("keydown", "space")
    sitting.until_state("held")
    sitting.xdo("keyup", "space")
    sitting.until_state("closed")
