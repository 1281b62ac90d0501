"""Trains the hard bot of Chinchón: `python -m resources.training.chinchon` writes rules/chinchon/data/weights.json.

In positions of self-play every sensible discard is played out from the same cards to the end of the deal, and the
differences of the results are explained by the differences of what the bot sees of the discards: least squares within
each position, so that whatever all its discards share cancels. In the same way a draw from the pile is compared with one
from the stock. Each round plays by the weights of the one before; the first plays one draw ahead (the rules file's bot).

About a quarter of an hour on one core with the settings as they are. The same seed gives the same file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from resources.training.chinchon_deals import PHASES, SEEN, WEIGHED, Deals, Player, Weights
from resources.training.chinchon_lookup import JOKER, PACK, Deadwood, Numbers

TARGET = Path(__file__).parents[2] / "rules" / "chinchon" / "data" / "weights.json"

TURNS = 12
"""Positions are taken before each of so many turns."""
CANDIDATES = 5
"""Discards of a position that are played out, the best first by the present weights."""
SPREAD = 6.0
"""Points below the best by which a discard is no candidate."""
FAR = 6.0
"""Deadwood by which the pile is so much worse than the stock that nobody would take from it."""
BATCH = 1000


def first_weights() -> Weights:
    """Return the weights to begin with: the mean deadwood after the next draw, and half a point for the stock."""
    discard = np.tile([0.0, 0.0, -1.0, 0.0, 0.0, 0.0], (len(PHASES) + 1, 1))
    return Weights(discard, np.tile([-0.5, 1.0, 0.0, 0.0], (len(PHASES) + 1, 1)))


def least_squares(seen: Numbers, results: Numbers) -> Numbers:
    """Return the weights that explain results best."""
    weights: Numbers = np.linalg.lstsq(seen, results, rcond=None)[0]
    return weights


def within(positions: Numbers, values: Numbers) -> Numbers:
    """Return values less their mean in the same position."""
    counts = np.bincount(positions)
    sums = np.zeros((len(counts), *values.shape[1:]))
    np.add.at(sums, positions, values)
    less: Numbers = values - (sums.T / counts).T[positions]
    return less


class Round:
    """The positions of one round: what was seen and how it ended, by phase."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.discards: list[list[tuple[Numbers, Numbers]]] = [[] for _ in range(len(PHASES) + 1)]
        self.draws: list[list[tuple[Numbers, Numbers]]] = [[] for _ in range(len(PHASES) + 1)]

    def add(self, orders: Numbers, turn: int) -> None:
        """Play deals up to a turn and compare what can be done there."""
        deals = self._play_to(Deals.dealt(orders), turn)
        if not len(deals):
            return
        self._compare_draws(deals)
        deals.draw(self.player.takes(deals))
        knocking, _place = self.player.knocks(deals)
        self._compare_discards(deals.of(np.nonzero(~knocking)[0]))

    def _play_to(self, deals: Deals, turn: int) -> Deals:
        while len(deals) and deals.turn < turn:
            deals.draw(self.player.takes(deals))
            knocking, _place = self.player.knocks(deals)
            deals = deals.of(np.nonzero(~knocking)[0])
            if len(deals):
                best = self.player.values(deals, self.player.seen_of_discards(deals)).argmax(axis=1)
                void = deals.lay(deals.throw(best))
                deals = deals.of(np.nonzero(~void)[0])
        return deals

    def _compare_draws(self, deals: Deals) -> None:
        seen = self.player.seen_of_draws(deals)
        rows = np.nonzero((deals.top != JOKER) & (seen[:, 1] > -FAR))[0]
        results = []
        for take in (True, False):
            started = deals.of(rows)
            started.row = np.arange(len(rows))
            started.draw(np.full(len(rows), take))
            results.append(self._result(started, deals.seat))
        self.draws[deals.phase].append((seen[rows], results[0] - results[1]))

    def _compare_discards(self, deals: Deals) -> None:
        if not len(deals):
            return
        seen = self.player.seen_of_discards(deals)
        values = self.player.values(deals, seen)
        order = np.argsort(-values, axis=1)[:, :CANDIDATES]
        best = np.take_along_axis(values, order, axis=1)
        positions, places = np.nonzero(best > best[:, :1] - SPREAD)
        chosen = order[positions, places]
        started = deals.of(positions)
        started.row = np.arange(len(positions))
        void = started.lay(started.throw(chosen))
        scores = np.zeros(len(positions))
        alive = np.nonzero(~void)[0]
        going = started.of(alive)
        going.row = np.arange(len(alive))
        points = self.player.play_on(going, drawn=False)
        scores[alive] = points[:, 1 - deals.seat] - points[:, deals.seat]
        self.discards[deals.phase].append((within(positions, seen[positions, chosen]), within(positions, scores)))

    def _result(self, started: Deals, seat: int) -> Numbers:
        points = self.player.play_on(started, drawn=True)
        result: Numbers = points[:, 1 - seat] - points[:, seat]
        return result

    def weights(self) -> Weights:
        """Return what the positions teach, printing how much of the results it explains."""
        discard, draw = [], []
        for phase, (thrown, taken) in enumerate(zip(self.discards, self.draws, strict=True)):
            for name, found, weights in (("discards", thrown, discard), ("draws", taken, draw)):
                seen = np.concatenate([each for each, _result in found])
                results = np.concatenate([each for _seen, each in found])
                weights.append(least_squares(seen, results))
                explained = 1 - ((results - seen @ weights[-1]) ** 2).sum() / (results**2).sum()
                print(f"  phase {phase}: {len(results)} {name}, explained {explained:.4f}", np.round(weights[-1], 2))
        return Weights(np.array(discard), np.array(draw))


def train(deals: int, rounds: int, seed: int) -> Weights:
    """Return the weights after so many rounds, the last with so many deals for every turn, those before with a quarter."""
    deadwood = Deadwood()
    random = np.random.default_rng(seed)
    weights = first_weights()
    for number in range(rounds):
        print(f"round {number + 1}", flush=True)
        play = Round(Player(deadwood, weights))
        wanted = deals if number == rounds - 1 else deals // 4
        for turn in range(TURNS):
            for start in range(0, wanted, BATCH):
                count = min(BATCH, wanted - start)
                orders = np.tile(np.arange(PACK, dtype=np.int8), (count, 1))
                play.add(random.permuted(orders, axis=1), turn)
        weights = play.weights()
    return weights


def write(weights: Weights) -> None:
    """Write the file that the bot reads."""
    document = {
        "phases": list(PHASES),
        "discard": [dict(zip(SEEN, np.round(row, 3).tolist(), strict=True)) for row in weights.discard],
        "draw": [dict(zip(WEIGHED, np.round(row, 3).tolist(), strict=True)) for row in weights.draw],
    }
    TARGET.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8", newline="\n")
    print(f"wrote {TARGET}")


def main() -> None:
    """Train and write."""
    parser = argparse.ArgumentParser(prog="python -m resources.training.chinchon", description=__doc__)
    parser.add_argument("--deals", type=int, default=8000, help="deals for each turn of the last round")
    parser.add_argument("--rounds", type=int, default=2, help="rounds, each playing by the weights of the one before")
    parser.add_argument("--seed", type=int, default=4, help="number that names the deals")
    arguments = parser.parse_args()
    write(train(arguments.deals, arguments.rounds, arguments.seed))


if __name__ == "__main__":
    main()
