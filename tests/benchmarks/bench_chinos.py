"""Los Chinos: what a best response gains on Maestro, the shares of matches lost, what is learned, and the time it takes.

`python -m tests.benchmarks.bench_chinos 20000 [ROW...]` prints the shares of whole bars, which take minutes a row.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from rules.chinos import CHINOS
from rules.dealing import Rng
from rules.seats import Seat
from tests.benchmarks.figure import Figure
from tests.rules.chinos.people import PEOPLE, learned
from tests.rules.chinos.positions import closed, table
from tests.rules.chinos.tournament import BARS, ROWS, half_width, lost
from tests.rules.chinos.walk import gain

EXPLOITABILITY = {2: 0.005, 3: 0.025, 4: 0.030}
"""The goals for two, three and four players; the bars are .005, .040 and .045."""
MATCHES = 500
"""Of a row; the bars themselves are held over 20,000."""
RUNS = 40
"""Of the learning figure; the bar itself is held over 250."""


def run() -> list[Figure]:
    fair, master = CHINOS.baselines["fair"], CHINOS.levels["master"]
    figures = [
        Figure(f"chinos: a best response gains on Maestro, {players} players", gain(players, fair), "points", goal)  # type: ignore[arg-type]
        for players, goal in EXPLOITABILITY.items()
    ]
    name, *_ = ROWS["regulars"]
    share = lost(ROWS["regulars"], MATCHES, "bench")[name]
    figures.append(Figure("chinos: Maestro among three regulars, lost", share, "matches", BARS["regulars"]))
    points = learned(master, PEOPLE["centre"], RUNS, "bench")
    figures.append(Figure("chinos: learned from the centre model, a round", points, "points", 0.295, "at least"))
    figures.append(Figure("chinos: a decision of Maestro among twelve, processor time, 95 %", slowest(), "ms", 10.0))
    return figures


def slowest() -> float:
    """The processor time that 95 % of Maestro's decisions do not exceed, at a table of twelve with habits remembered, in ms."""
    master = CHINOS.levels["master"]
    memory = None
    times = []
    for number in range(30):
        rng = Rng.from_text("bench", number)
        state = closed(table(12), *(rng.below(4) for _ in range(12)))
        for place in range(12):
            view, legal = CHINOS.view(state, Seat(place)), CHINOS.legal_actions(state, Seat(place))
            began = time.process_time()
            choice = master.choose(view, legal, rng, memory=memory)
            times.append(1000 * (time.process_time() - began))
            state = CHINOS.apply(state, Seat(place), choice.action).state
        memory = CHINOS.remember(memory, state)
    return sorted(times)[len(times) * 95 // 100]


def main(words: Sequence[str]) -> None:
    """Print rows of the bars with 95 % intervals."""
    matches = int(words[0])
    for row in words[1:] or ROWS:
        shares = lost(ROWS[row], matches, "bars")
        shown = shares if row == "first" else {ROWS[row][0]: shares[ROWS[row][0]]}
        figures = ", ".join(f"{key} {share:.4f} +- {half_width(share, matches):.4f}" for key, share in shown.items())
        print(f"{row} ({matches} matches): {figures}; bar {BARS.get(row, '-')}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
