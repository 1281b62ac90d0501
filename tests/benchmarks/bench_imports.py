"""What `import rules` costs, as CPU time in a fresh Python, and that it brings nothing of Qt."""

from __future__ import annotations

import statistics
import subprocess
import sys

from tests.benchmarks.figure import Figure
from tests.benchmarks.surroundings import usual_surroundings

RUNS = 9
PROGRAM = """
import sys, time
before = time.thread_time()
import rules
spent = time.thread_time() - before
print(spent * 1000, sum(name.partition(".")[0] in ("PySide6", "shiboken6") for name in sys.modules))
"""


def run() -> list[Figure]:
    surroundings = usual_surroundings()
    # compiled files are there from now on
    subprocess.run([sys.executable, "-c", "import rules"], check=True, env=surroundings)
    answers = [
        subprocess.check_output([sys.executable, "-c", PROGRAM], text=True, env=surroundings).split()
        for _ in range(RUNS)
    ]
    return [
        Figure(
            f"import rules, CPU, median of {RUNS}", statistics.median(float(spent) for spent, _qt in answers), "ms", 60
        ),
        Figure("import rules, Qt modules loaded", max(int(qt) for _spent, qt in answers), "", 0),
    ]
