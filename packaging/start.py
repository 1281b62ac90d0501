"""How long the packaged program takes to its first paint, against the source: `.venv/bin/python packaging/start.py [RUNS]`.

Both are started as people start them, one after the other in turn, each with an empty profile and no display. Qt itself tells
by its log when the window is painted first; then the computing done so far is read from the system.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import build

RUNS = 7
MOST = 1.2
"""How many times the source's computing the packaged program may need."""
PAINTED = "Flushing QRegion"


class Start(NamedTuple):
    """Seconds to the first paint: by the clock, and of computing."""

    clock: float
    work: float


def main(words: Sequence[str]) -> int:
    """Measure, print, and return 1 if the packaged program starts too slowly."""
    runs = int(words[0]) if words else RUNS
    packaged, source = compare(runs)
    for name, starts in (("packaged", packaged), ("source", source)):
        clock, work = (statistics.median(values) for values in zip(*starts, strict=True))
        each = " ".join(f"{start.work:.2f}" for start in starts)
        print(f"{name}: {clock:.2f} s by the clock, {work:.2f} s of computing, median of {runs} ({each})")
    clock, work = ratio(packaged, source)
    print(f"packaged against source, median of the pairs: {clock:.2f} by the clock, {work:.2f} of computing")
    return 1 if work > MOST else 0


def compare(runs: int) -> tuple[list[Start], list[Start]]:
    """Return the starts of the packaged program and of the source, in pairs; a first pair fills caches and is left out."""
    commands = ([str(build.program_file())], [sys.executable, "-m", "tablegames_qt"])
    pairs = [[_start(command) for command in commands] for _ in range(runs + 1)][1:]
    return [packaged for packaged, _ in pairs], [source for _, source in pairs]


def ratio(packaged: Sequence[Start], source: Sequence[Start]) -> Start:
    """Return the median of the pairs' ratios."""
    pairs = list(zip(packaged, source, strict=True))
    return Start(
        statistics.median(one.clock / other.clock for one, other in pairs),
        statistics.median(one.work / other.work for one, other in pairs),
    )


def _start(command: Sequence[str]) -> Start:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "qt.widgets.painting.debug=true"}
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        words = [*command, "--profile", str(Path(folder) / "profile")]
        with subprocess.Popen(words, cwd=build.ROOT, env=environment, stderr=subprocess.PIPE, text=True) as program:
            assert program.stderr is not None
            try:
                if not any(PAINTED in line for line in program.stderr):
                    raise build.Failed(f"{command[0]} ended before it painted anything.")
                return Start(time.monotonic() - began, _computing(program.pid))
            finally:
                program.kill()


def _computing(process: int) -> float:
    """Seconds of processor time that a process has used, from the system (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
