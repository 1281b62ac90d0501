"""Counts what must never happen: `python -m tests.benchmarks.chinese_poker_honesty --help`.

Fouls, wrong declarations and illegal answers of every bot over many hands, and choices that change when the cards that
the bot does not see are dealt anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from rules.chinese_poker import CHINESE_POKER, Arrange, DeclareAutomatic
from rules.chinese_poker.automatic import best_kind
from rules.chinese_poker.options import PRESETS
from rules.chinese_poker.play import PokerState
from rules.dealing import Dealing, Rng
from rules.seats import Seat

BOTS = {**CHINESE_POKER.levels, **CHINESE_POKER.baselines}


def states(seed: str) -> Iterator[PokerState]:
    """Yield first deals without end, the presets in turn."""
    number = 0
    while True:
        options = PRESETS[number % len(PRESETS)].options
        yield CHINESE_POKER.start(options, 4, Dealing.from_text(f"{seed}/{number}", CHINESE_POKER.name)).state
        number += 1


def faults(bot: str, state: PokerState, seat: Seat) -> Iterator[str]:
    """Yield what is wrong with a bot's answer."""
    legal = CHINESE_POKER.legal_actions(state, seat)
    action = BOTS[bot].choose(CHINESE_POKER.view(state, seat), legal, Rng.from_text("honesty")).action
    if action not in legal:
        yield "illegal"
    if isinstance(action, Arrange) and action.setting.foul is not None:
        yield "foul"
    if isinstance(action, DeclareAutomatic) and best_kind(state.position.hands[seat]) is None:
        yield "declared wrongly"


def peeks(bot: str, state: PokerState, seat: Seat, times: int) -> bool:
    """Whether a bot's answer changes when the other 39 cards are dealt anew."""
    answers = set()
    for number in range(times + 1):
        other = state if number == 0 else CHINESE_POKER.resample(state, seat, Rng.from_text("peek", number))
        legal = CHINESE_POKER.legal_actions(other, seat)
        answers.add(BOTS[bot].choose(CHINESE_POKER.view(other, seat), legal, Rng.from_text(number)).action)
    return len(answers) > 1


def main(words: Sequence[str]) -> int:
    """Count and print one JSON object; 1 when anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.chinese_poker_honesty")
    parser.add_argument("--bots", default=",".join(BOTS), help="which, separated by commas (all)")
    parser.add_argument("--settings", type=int, default=100_000, help="hands that each bot sets (100,000)")
    parser.add_argument("--peeks", type=int, default=1_000, help="hands that are dealt around anew (1,000)")
    parser.add_argument("--times", type=int, default=20, help="how often each of them (20)")
    parser.add_argument("--seed", default="honesty")
    arguments = parser.parse_args(words)
    answer = {}
    for bot in arguments.bots.split(","):
        found: Counter[str] = Counter()
        hands = ((state, Seat(seat)) for state in states(arguments.seed) for seat in range(4))
        for number, (state, seat) in enumerate(hands):
            if number >= max(arguments.settings, arguments.peeks):
                break
            if number < arguments.settings:
                found.update(faults(bot, state, seat))
            if number < arguments.peeks:
                found["peeked"] += peeks(bot, state, seat, arguments.times)
        answer[bot] = {each: found[each] for each in ("foul", "declared wrongly", "illegal", "peeked")}
        print(f"{bot}: {answer[bot]}", flush=True)
    print(json.dumps({"settings": arguments.settings, "peeks": arguments.peeks, "seed": arguments.seed, **answer}))
    return int(any(any(counts.values()) for counts in answer.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
