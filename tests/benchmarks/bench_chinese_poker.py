"""How long the bots of Chinese poker think about hands never seen before, and how fast a deal is scored and paid.

As CPU time, so that other work of the machine does not count.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

from rules.cards import Card, pack
from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.chinese_poker.arranging import best_settings, setting_of
from rules.chinese_poker.search import Worth
from rules.chinese_poker.worths import best_back_first, closed_form_of, percentile_sum_of
from rules.dealing import Dealing
from rules.game import TABLE, NextDeal
from tests.benchmarks.figure import Figure

HANDS = 600
MEDIAN, WORST = 20.0, 500.0
"""Milliseconds that a setting may take (rules file, Bots)."""
DEALS = 300

WORTHS: dict[str, Worth] = {
    "easy": best_back_first(),
    "medium": percentile_sum_of("easy"),
    "hard, Mandarin": closed_form_of("mandarin"),
    "hard, both bonuses": closed_form_of("both_net"),
    "hard, basic": closed_form_of("basic"),
}

FIRST = """
import time
from rules.cards import pack
from rules.chinese_poker.arranging import arrange
from rules.chinese_poker.options import PokerOptions
imported = time.thread_time()
arrange(pack()[::4], PokerOptions())
print((time.thread_time() - imported) * 1000)
"""


def hands(count: int) -> Sequence[tuple[Card, ...]]:
    """Return hands that no test and no training has dealt."""
    dealing = Dealing.from_text("bench hands", "chinese_poker")
    cards = pack()
    return [tuple(cards[index] for index in sorted(dealing.order(number + 1, 52)[:13])) for number in range(count)]


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long something takes."""
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1000


def thinking() -> list[Figure]:
    """How long a setting takes, the tables being loaded and nothing remembered."""
    figures = []
    some = hands(HANDS)
    for name, worth in WORTHS.items():
        setting_of.cache_clear()
        setting_of(some[0], worth)
        times = [milliseconds(lambda hand=hand, worth=worth: setting_of(hand, worth)) for hand in some[1:]]
        figures += [
            Figure(f"chinese_poker: a setting of {name}, median of {HANDS}", statistics.median(times), "ms", MEDIAN),
            Figure(f"chinese_poker: a setting of {name}, worst", max(times), "ms", WORST),
        ]
        if name == "hard, Mandarin":
            figures.append(Figure("chinese_poker: settings of hard", 1000 / statistics.fmean(times), "/s"))
    five = [milliseconds(lambda hand=hand: best_settings(hand, PokerOptions())) for hand in some[:100]]
    figures.append(Figure("chinese_poker: the five best settings, median", statistics.median(five), "ms", MEDIAN))
    first = float(subprocess.check_output([sys.executable, "-c", FIRST], text=True))
    figures.append(Figure("chinese_poker: the first setting of a process", first, "ms", WORST))
    return figures


def deals(count: int) -> float:
    """Return how many deals a second are dealt, set at random, opened, scored and paid, without listing actions."""
    options = PokerOptions(stakes="score", match_deals=0)
    dealing = Dealing.from_text("bench deals", CHINESE_POKER.name)
    rng = dealing.rng("bench")
    state = CHINESE_POKER.start(options, 4, dealing).state
    began = time.thread_time()
    while len(state.finished) < count:
        seat = CHINESE_POKER.to_act(state)[0]
        legal = CHINESE_POKER.legal_actions(state, seat)
        action = NextDeal() if seat == TABLE else legal.pick(rng)
        state = CHINESE_POKER.apply(state, seat, action).state
    return count / (time.thread_time() - began)


def run() -> list[Figure]:
    return [*thinking(), Figure("chinese_poker: random deals, scored and paid", deals(DEALS), "/s")]
