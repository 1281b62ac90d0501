"""Compares bots of Chinese poker over many duplicate deals in a minute: `python -m tests.benchmarks.chinese_poker_duel --help`.

The deals, the line-ups and the figures are those of `python -m rules arena chinese_poker --players 4`; the settings come from
the setter that the tables are trained with, once for each deal and seat, and the points from a scorer in NumPy.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Sequence

import numpy as np

from resources.training.chinese_poker_setter import Array, Hands, Rows, Setter
from rules.chinese_poker import CHINESE_POKER
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.scoring import SCOOP, SUPER_BONUS
from rules.chinese_poker.search import Worth
from rules.chinese_poker.seating import deal, first_button, shuffled
from rules.chinese_poker.setting import ROWS
from rules.chinese_poker.worths import (
    best_back_first,
    class_bonuses,
    closed_form_of,
    even_of,
    percentile_sum_of,
)
from rules.dealing import Dealing
from tests.benchmarks import chinese_poker_referee as referee

BOTS = ("easy", "medium", "hard", "percentiles", "br4")
Policy = tuple[Rows, Array]
"""What a bot seals: the classes of its rows in each hand, and the value of the win that it declares, 0 for rows."""


def worth_of(bot: str, options: PokerOptions) -> Worth:
    """Return what rows are worth to a bot."""
    if bot == "easy":
        return best_back_first()
    if bot in ("medium", "percentiles"):
        return percentile_sum_of("easy" if bot == "medium" else "percentiles")
    return closed_form_of(options.family, "br4" if bot == "br4" else None)


def dealt(seed: str, count: int) -> Hands:
    """Return the hands of the arena's deals, four lines a deal by seat, in pack order."""
    found = []
    for number in range(1, count + 1):
        dealing = Dealing.from_text(f"{seed}/{number}", CHINESE_POKER.name)
        for hand in deal(shuffled(dealing, 1), first_button(dealing, SEATS)):
            found.append(sorted(card.index for card in hand))
    return np.array(found)


def policy(bot: str, hands: Hands, options: PokerOptions) -> Policy:
    """Return what a bot seals in each hand. Only hard may decline an automatic win."""
    setter = Setter(worth_of(bot, options))
    rows = setter.rows(hands)
    wins = referee.automatic(hands)
    if bot == "hard" and options.may_decline:
        points = setter.values(*rows.T) - even_of(options.family)
        wins = np.where(points > wins, 0, wins)
    return rows, wins


def nets(rows: Array, wins: Array, options: PokerOptions) -> Array:
    """Return the net points of each seat. `rows` are classes, deals x seats x 3; `wins` declared values, deals x seats."""
    none = np.zeros(max(len(class_bonuses(row)) for row in ROWS), dtype=np.int64)
    bonuses = [np.array(class_bonuses(row)) if options.mandarin else none for row in ROWS]
    net = np.zeros(wins.shape, dtype=np.int64)
    swept = np.zeros((*wins.shape, SEATS), dtype=bool)
    for a, b in itertools.combinations(range(SEATS), 2):
        signs = np.sign(rows[:, a] - rows[:, b])
        won = signs.sum(axis=1)
        plain = (wins[:, a] == 0) & (wins[:, b] == 0)
        points = np.where(abs(won) == len(ROWS), np.sign(won) * SCOOP, won) if options.mandarin else won.copy()
        for place, bonus in enumerate(bonuses):
            mine, theirs = bonus[rows[:, a, place]], bonus[rows[:, b, place]]
            if options.bonus == "both_net":
                points += mine - theirs
            else:
                points += np.where(signs[:, place] > 0, mine, 0) - np.where(signs[:, place] < 0, theirs, 0)
        best = np.maximum(wins[:, a], wins[:, b])
        points = np.where(plain, points, np.sign(wins[:, a] - wins[:, b]) * best)
        net[:, a] += points
        net[:, b] -= points
        swept[:, a, b] = plain & (won == len(ROWS))
        swept[:, b, a] = plain & (won == -len(ROWS))
    if options.mandarin and options.super_bonus != "off":
        more = SUPER_BONUS - SCOOP
        for seat in range(SEATS):
            every = np.asarray(np.delete(swept[:, seat], seat, axis=1).all(axis=1))
            net -= more * every[:, None]
            net[:, seat] += SEATS * more * every
    return net


def edge(alone: Policy, others: Policy, options: PokerOptions) -> Array:
    """Return for each deal the mean net of the bot that sits alone, over the four seats."""
    rows, wins = (each.reshape(-1, SEATS, *each.shape[1:]) for each in others)
    own_rows, own_wins = (each.reshape(-1, SEATS, *each.shape[1:]) for each in alone)
    found = []
    for seat in range(SEATS):
        seated_rows, seated_wins = rows.copy(), wins.copy()
        seated_rows[:, seat], seated_wins[:, seat] = own_rows[:, seat], own_wins[:, seat]
        found.append(nets(seated_rows, seated_wins, options)[:, seat])
    mean: Array = np.mean(found, axis=0)
    return mean


def figures(values: Array) -> tuple[float, float]:
    """Return a mean and the half-width of its 95 % interval."""
    return round(float(values.mean()), 4), round(float(1.96 * values.std(ddof=1) / len(values) ** 0.5), 4)


def main(words: Sequence[str]) -> int:
    """Print one JSON object for each pair of bots named."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.chinese_poker_duel")
    parser.add_argument("pairs", nargs="+", help=f"two bots with a comma between, of: {', '.join(BOTS)}")
    parser.add_argument("--preset", default="mandarin", help="one whose super bonus needs all three opponents")
    parser.add_argument("--deals", type=int, default=5_000)
    parser.add_argument("--seed", required=True)
    arguments = parser.parse_args(words)
    options = next(each.options for each in CHINESE_POKER.presets if each.key == arguments.preset)
    assert isinstance(options, PokerOptions)
    hands = dealt(arguments.seed, arguments.deals)
    pairs = [tuple(pair.split(",")) for pair in arguments.pairs]
    policies = {bot: policy(bot, hands, options) for bot in dict.fromkeys(itertools.chain(*pairs))}
    for a, b in pairs:
        mean, interval = figures(edge(policies[a], policies[b], options))
        back, back_interval = figures(edge(policies[b], policies[a], options))
        answer = {
            "a": a,
            "b": b,
            "preset": arguments.preset,
            "deals": arguments.deals,
            "seed": arguments.seed,
            "a_mean": mean,
            "a_ci95": interval,
            "b_among_a_mean": back,
            "b_among_a_ci95": back_interval,
        }
        print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
