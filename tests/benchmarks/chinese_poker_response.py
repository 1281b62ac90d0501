"""How much a best response to three hard bots gains: `python -m tests.benchmarks.chinese_poker_response --help`.

For each hand every distinct legal setting is valued against a pool of hands that the bot has set, those that share no
card with it: rows, scoops, bonuses and the super bonus together. The best one and the bot's own are then judged on fresh
deals that took no part in choosing, by the exact score of whole deals. The difference is what the bot can be exploited for.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from resources.training.chinese_poker_setter import Hands, Setter
from rules.cards import pack
from rules.chinese_poker import PokerOptions
from rules.chinese_poker.arranging import best_entry, setting_of
from rules.chinese_poker.classes import row_class
from rules.chinese_poker.setting import Setting
from rules.chinese_poker.worths import closed_form_of
from rules.dealing import Dealing
from tests.benchmarks import chinese_poker_referee as referee
from tests.benchmarks.chinese_poker_referee import Cards, Values

PACK = pack()
OPTIONS = PokerOptions()
_THREES = np.array(list(itertools.combinations(range(13), 3)))
_FIVES = np.array(list(itertools.combinations(range(13), 5)))


def _split_places() -> tuple[Values, Values]:
    """Return for each front the places in `_FIVES` of the 252 middles and of the backs that are left."""
    place = {tuple(five): number for number, five in enumerate(_FIVES.tolist())}
    middles, backs = [], []
    for front in _THREES.tolist():
        rest = [card for card in range(13) if card not in front]
        for middle in itertools.combinations(rest, 5):
            middles.append(place[middle])
            backs.append(place[tuple(card for card in rest if card not in middle)])
    return np.array(middles).reshape(len(_THREES), -1), np.array(backs).reshape(len(_THREES), -1)


_MIDDLES, _BACKS = _split_places()


def deals(seed: str, first: int, count: int) -> Hands:
    """Return the hands of deals, four lines a deal, in pack order."""
    dealing = Dealing.from_text(seed, "chinese_poker")
    orders = np.array([dealing.order(first + number, 52) for number in range(count)])
    return np.sort(orders.reshape(-1, 13), axis=1)


def sets(hands: Cards) -> Values:
    """Return hands as bit masks over the pack."""
    return (np.int64(1) << hands).sum(axis=1)


@dataclass(frozen=True)
class Pool:
    """Hands as the bot set them: masks, the values of the rows, what each wins by itself."""

    masks: Values
    rows: Values
    wins: Values

    @classmethod
    def of(cls, hands: Hands, setter: Setter) -> Pool:
        """Return the pool of these hands."""
        cards = setter.settings(hands)
        rows = [referee.values(cards[:, part]) for part in (slice(0, 3), slice(3, 8), slice(8, 13))]
        return cls(sets(hands), np.stack(rows, axis=1), referee.automatic(hands))

    @classmethod
    def load(cls, path: Path, seed: str, count: int, setter: Setter) -> Pool:
        """Return a pool of so many hands, made once and kept in a file."""
        if path.exists():
            with np.load(path) as kept:
                if str(kept["seed"]) == seed and len(kept["masks"]) >= count:
                    return cls(*(kept[name][:count] for name in ("masks", "rows", "wins")))
        pool = cls.of(deals(seed, 1, count // 4), setter)
        np.savez_compressed(path, seed=seed, masks=pool.masks, rows=pool.rows, wins=pool.wins)
        return pool

    def against(self, hand: Cards) -> Pool:
        """Return the hands that share no card with a hand."""
        free = self.masks & sets(hand[None])[0] == 0
        return Pool(self.masks[free], self.rows[free], self.wins[free])


def own_rows(hand: Cards) -> tuple[Values, Values, Values]:
    """Return the rows of every distinct legal setting of a hand: values of front, middle and back."""
    fronts, fives = referee.values(hand[_THREES]), referee.values(hand[_FIVES])
    front, middle, back = (np.broadcast_to(fronts[:, None], _BACKS.shape), fives[_MIDDLES], fives[_BACKS])
    legal = (back >= middle) & (middle > front)
    kinds, place = np.unique(np.concatenate([front[legal], middle[legal], back[legal]]), return_inverse=True)
    front, middle, back = place.reshape(3, -1)
    found = np.unique((front * len(kinds) + middle) * len(kinds) + back)
    return kinds[found // len(kinds) ** 2], kinds[found // len(kinds) % len(kinds)], kinds[found % len(kinds)]


class Opponents:
    """What a pool of opponents makes of any setting, taken from three of them at once."""

    def __init__(self, pool: Pool, sweeping: Values) -> None:
        """`sweeping` is for each hand of the pool how likely it beats two others in all rows."""
        plain = pool.wins == 0
        order = np.argsort(sweeping[plain])
        self._rows = pool.rows[plain][order]
        words = -(-len(self._rows) // 64)
        weights = np.zeros(words * 64)
        weights[: len(self._rows)] = sweeping[plain][order]
        self._weights = weights.reshape(words, 64).mean(axis=1)
        self._words = words
        self._all = len(pool.wins)

    def _bits(self, flags: Values) -> Values:
        padded = np.zeros((len(flags), self._words * 64), dtype=bool)
        padded[:, : flags.shape[1]] = flags
        return np.packbits(padded, axis=1).view(np.uint64)

    def value(self, fronts: Values, middles: Values, backs: Values) -> Values:
        """Return the points that settings win from three opponents; what automatic wins take is the same for all."""
        plain = np.zeros(len(fronts))
        won, lost, which = [], [], []
        for row, (rows, bonus) in enumerate(zip((fronts, middles, backs), referee.BONUSES, strict=True)):
            kinds, places = np.unique(rows, return_inverse=True)
            theirs = self._rows[:, row]
            wins, loses = kinds[:, None] > theirs, kinds[:, None] < theirs
            points = wins.sum(axis=1) * (1 + bonus(kinds)) - loses @ (1 + bonus(theirs))
            plain += points[places]
            won.append(self._bits(wins))
            lost.append(self._bits(loses))
            which.append(places)
        swept = np.zeros(len(fronts))
        losses = np.zeros(len(fronts))
        weighted = np.zeros(len(fronts))
        for start in range(0, len(fronts), 4096):
            part = [places[start : start + 4096] for places in which]
            all_won = won[0][part[0]] & won[1][part[1]] & won[2][part[2]]
            all_lost = lost[0][part[0]] & lost[1][part[1]] & lost[2][part[2]]
            swept[start : start + 4096] = np.bitwise_count(all_won).sum(axis=1)
            each = np.bitwise_count(all_lost)
            losses[start : start + 4096] = each.sum(axis=1)
            weighted[start : start + 4096] = each @ self._weights
        one = (plain + 3 * swept - 3 * losses - 3 * weighted) / self._all
        return 3 * one + 9 * (swept / self._all) ** 3


def sweeping_chances(pool: Pool, sample: int = 400) -> Values:
    """Return for each hand of a pool how likely it beats two others in all rows, from its chance against one."""
    others = pool.rows[pool.wins == 0][:sample]
    chance = np.zeros(len(pool.rows))
    for start in range(0, len(pool.rows), 5_000):
        part = pool.rows[start : start + 5_000, None]
        chance[start : start + 5_000] = (part > others[None]).all(axis=2).mean(axis=1)
    return np.where(pool.wins == 0, chance**2, 0)


def fresh_deals(hand: Cards, seed: str, count: int, setter: Setter) -> tuple[Values, Values]:
    """Return the rows and automatic wins of three bots in deals around a hand: deals x 3 x 3, deals x 3."""
    left = np.setdiff1d(np.arange(52), hand)
    dealing = Dealing.from_text(seed, "chinese_poker")
    orders = np.array([dealing.order(number + 1, 39) for number in range(count)])
    hands = np.sort(left[orders].reshape(-1, 13), axis=1)
    pool = Pool.of(hands, setter)
    return pool.rows.reshape(count, 3, 3), pool.wins.reshape(count, 3)


def judged(rows: Sequence[int], win: int, others: tuple[Values, Values]) -> Values:
    """Return the net points in each deal of a seat with these rows, or that has declared a win of some value."""
    their_rows, their_wins = others
    mine = np.broadcast_to(np.array(rows), (len(their_rows), 1, 3))
    wins = np.full((len(their_wins), 1), win)
    return referee.nets(np.concatenate([mine, their_rows], axis=1), np.concatenate([wins, their_wins], axis=1))[:, 0]


def prove(setter: Setter, hands: Hands) -> int:
    """Return how many of these hands the setter sets with other rows than the shipped bot does."""
    worth = closed_form_of(OPTIONS.family)
    different = 0
    for hand, rows in zip(hands, setter.rows(hands).tolist(), strict=True):
        setting, _ = setting_of(tuple(PACK[number] for number in hand), worth)
        different += list(map(row_class, setting)) != rows
    return different


def bot_seals(hand: Cards) -> tuple[list[int], int]:
    """Return the values of the rows that the shipped bot sets, and the value of the win that it declares, if any."""
    entry = best_entry(tuple(PACK[number] for number in hand), OPTIONS).entry
    if not isinstance(entry, Setting):
        return [0, 0, 0], entry.value
    return [int(referee.values(np.array([card.index for card in row]))) for row in entry], 0


def responses(
    hands: Hands, pools: Sequence[tuple[Pool, Values]], fresh: int, seed: str, setter: Setter
) -> list[dict[str, list[float]]]:
    """Return for each pool the gain of the best response in each hand, and how often it differs from the bot."""
    results: list[dict[str, list[float]]] = [{"gain": [], "other": [], "believed": []} for _ in pools]
    for number, hand in enumerate(hands):
        began = time.perf_counter()
        settings = own_rows(hand)
        others = fresh_deals(hand, f"{seed}/fresh/{number}", fresh, setter)
        bot_rows, bot_win = bot_seals(hand)
        bot_points = judged(bot_rows, bot_win, others).mean()
        own_win = int(referee.automatic(hand[None])[0])
        for (pool, sweeping), found in zip(pools, results, strict=True):
            free = pool.masks & sets(hand[None])[0] == 0
            values = Opponents(pool.against(hand), sweeping[free]).value(*settings)
            best = int(np.argmax(values))
            rows = [int(each[best]) for each in settings]
            win = own_win if 3 * own_win > values[best] else 0
            points = judged(rows, win, others).mean()
            same = win == bot_win and (win > 0 or rows == bot_rows)
            found["gain"].append(0.0 if same else float(points - bot_points))
            found["other"].append(float(not same))
            at = [place for place in range(len(values)) if [int(each[place]) for each in settings] == bot_rows]
            found["believed"].append(float(values[best] - values[at[0]]) if at else 0.0)
        if (number + 1) % 10 == 0:
            means = ", ".join(f"{np.mean(found['gain']):+.4f}" for found in results)
            print(f"{number + 1} hands: {means} ({time.perf_counter() - began:.1f} s a hand)", flush=True)
    return results


def main(words: Sequence[str]) -> int:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.chinese_poker_response")
    parser.add_argument("--hands", type=int, default=300, help="hands that respond (300)")
    parser.add_argument("--pool", type=int, default=400_000, help="hands of the pool; half of it is measured, too")
    parser.add_argument("--fresh", type=int, default=400, help="fresh deals that judge each hand (400)")
    parser.add_argument("--prove", type=int, default=10_000, help="hands on which setter and bot must agree (10,000)")
    parser.add_argument("--seed", default="response")
    parser.add_argument("--kept", type=Path, required=True, help="file that keeps the pool between runs")
    parser.add_argument("--out", type=Path, help="write the JSON object here, too")
    arguments = parser.parse_args(words)
    setter = Setter(closed_form_of(OPTIONS.family))
    different = prove(setter, deals(f"{arguments.seed}/prove", 1, arguments.prove // 4))
    print(f"setter and bot differ in {different} of {arguments.prove} hands", flush=True)
    pool = Pool.load(arguments.kept, f"{arguments.seed}/pool", arguments.pool, setter)
    half = Pool(*(each[: arguments.pool // 2] for each in (pool.masks, pool.rows, pool.wins)))
    pools = [(each, sweeping_chances(each)) for each in (half, pool)]
    hands = deals(f"{arguments.seed}/hands", 1, arguments.hands)[::4]
    results = responses(hands, pools, arguments.fresh, arguments.seed, setter)
    answer: dict[str, object] = {
        "hands": len(hands),
        "fresh_deals": arguments.fresh,
        "seed": arguments.seed,
        "setter_differs": different,
    }
    for (each, _), found in zip(pools, results, strict=True):
        gains = np.array(found["gain"])
        answer[f"pool_{len(each.masks)}"] = {
            "gain": round(float(gains.mean()), 4),
            "ci95": round(float(1.96 * gains.std(ddof=1) / len(gains) ** 0.5), 4),
            "other_settings": round(float(np.mean(found["other"])), 4),
            "believed": round(float(np.mean(found["believed"])), 4),
        }
    change = np.array(results[1]["gain"]) - np.array(results[0]["gain"])
    answer["change_by_doubling"] = round(float(change.mean()), 4)
    answer["change_ci95"] = round(float(1.96 * change.std(ddof=1) / len(change) ** 0.5), 4)
    text = json.dumps(answer, indent=1)
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
