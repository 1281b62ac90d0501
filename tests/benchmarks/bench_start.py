"""From starting Python to the first paint of the home screen, each time as a new program with an empty profile."""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time

from tests.benchmarks.figure import Figure
from tests.benchmarks.surroundings import usual_surroundings

RUNS = 5
PROGRAM = """
import sys, time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from tablegames_qt.app import Program
from tablegames_qt.run import make_application
from tablegames_qt.tables import TABLES


class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.tell)
        return False

    def tell(self):
        print(time.monotonic() - float(sys.argv[1]), time.process_time(), flush=True)
        app.quit()


if __name__ == "__main__":
    app = make_application()
    program = Program(app, TABLES, Path(sys.argv[2]), "en")
    paint = FirstPaint()
    program.window.home.installEventFilter(paint)
    program.show()
    app.exec()
    program.close()
"""
LONGEST_WORK = 1.0
"""Seconds of computing: what starts within a second seems to start at once."""


def run() -> list[Figure]:
    answers = [_start() for _ in range(RUNS + 1)][1:]  # the first one compiles, and fills the caches of the system
    walls, works = zip(*answers, strict=True)
    return [
        Figure(f"start to first paint, median of {RUNS}", statistics.median(walls), "s"),
        Figure(f"start to first paint, CPU, median of {RUNS}", statistics.median(works), "s", LONGEST_WORK),
    ]


def _start() -> tuple[float, float]:
    """Seconds by the clock and of computing until the first paint."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, str(time.monotonic()), folder]
        wall, work = subprocess.check_output(command, text=True, timeout=60, env=usual_surroundings()).split()
    return float(wall), float(work)
