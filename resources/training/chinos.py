"""Computes the balanced calls of Los Chinos for three and four players: `python -m resources.training.chinos`.

Every player hides uniform coins, so that a round is a tree of calls. Counterfactual regret matching walks it whole:
each place lowers its regret against the others' present calls, and the mean of all walks is what is kept. A small
share of the walks is played against tables of regular and sly players, which settles calls that are equal otherwise.
Where no walk ever came, the calls stay those of the decoder.

It writes rules/chinos/equilibrium.json and prints how much a best response gains, averaged over the places.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.chinos import CHINOS, ChinosOptions
from rules.chinos.bots import BASELINES, LEVELS, Player
from rules.chinos.calls import FULL
from rules.dealing import Dealing
from rules.seats import Seat

Array = NDArray[np.float64]
FILE = Path(__file__).parents[2] / "rules" / "chinos" / "equilibrium.json"
FISTS = FULL + 1
TABLES = {3: (1500, 0.0005), 4: (150, 0.05)}
"""For each number of players: walks, and the share of them against tables of weaker players."""
WEAK = ("regular", "sly")
UNIT = 100
"""Calls are stored in hundredths; rarer ones are dropped."""


class Tree:
    """All ways to call in one round of `players`, place after place. Policies are arrays (history, coins, total)."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.totals = FULL * players + 1
        self.histories: list[NDArray[np.int64]] = [np.zeros((1, 0), np.int64)]
        self.edges: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
        """For each place the history and the call that lead to each longer history."""
        self.legal: list[NDArray[np.bool_]] = []
        coins, call = np.arange(FISTS)[:, None], np.arange(self.totals)[None, :]
        possible = (call >= coins) & (call <= coins + FULL * (players - 1))
        for place in range(players):
            before = self.histories[-1]
            free = np.ones((len(before), self.totals), np.bool_)
            for earlier in range(place):
                free[np.arange(len(before)), before[:, earlier]] = False
            node, called = np.nonzero(free)
            self.edges.append((node, called))
            self.histories.append(np.concatenate([before[node], called[:, None]], 1))
            self.legal.append(free[:, None, :] & possible[None])

    def reaches(self, policies: Sequence[Array]) -> list[Array]:
        """Return for each place, at each complete history, the chance of each fist with its call."""
        found = []
        for place, policy in enumerate(policies):
            node, called = self.edges[place]
            reach = policy[node, :, called] / FISTS
            for later in range(place + 1, self.players):
                reach = reach[self.edges[later][0]]
            found.append(reach)
        return found

    def payoffs(self, place: int, reaches: Sequence[Array]) -> Array:
        """Return for each complete history and own fist the payoff times the chance of the others' calls."""
        complete = self.histories[-1]
        sums: Array = np.ones((len(complete), 1))
        for other, reach in enumerate(reaches):
            if other != place:
                wider = np.zeros((len(complete), sums.shape[1] + FULL))
                for coins in range(FISTS):
                    wider[:, coins : coins + sums.shape[1]] += sums * reach[:, coins : coins + 1]
                sums = wider
        # An impossible sum has no chance: pads make every difference of call and coins a position.
        padded = np.concatenate([np.zeros((len(sums), FULL)), sums, np.zeros((len(sums), FULL))], 1)
        rows = np.arange(len(complete))
        value = np.zeros((len(complete), FISTS))
        for caller in range(self.players):
            share = 1.0 if caller == place else -1 / (self.players - 1)
            for coins in range(FISTS):
                value[:, coins] += share * padded[rows, complete[:, caller] - coins + FULL]
        return value

    def _folded(self, place: int, value: Array) -> Array:
        node, _ = self.edges[place]
        count = len(self.histories[place])
        return np.stack([np.bincount(node, value[:, coins], count) for coins in range(FISTS)], 1)

    def values(self, place: int, value: Array, policy: Array | None) -> tuple[Array, Array, Array]:
        """Return what each call, each history and each fist is worth to a place; without a policy it calls best."""
        for later in range(self.players - 1, place, -1):
            value = self._folded(later, value)
        node, called = self.edges[place]
        by_call = np.zeros(self.legal[place].shape)
        by_call[node, :, called] = value
        if policy is None:
            own: Array = np.where(self.legal[place], by_call, -np.inf).max(2)
        else:
            own = (policy * by_call).sum(2)
        by_fist = own
        for earlier in range(place - 1, -1, -1):
            by_fist = self._folded(earlier, by_fist)
        return by_call, own, by_fist[0]

    def gains(self, policies: Sequence[Array]) -> list[float]:
        """Return what the best response gains at each place, its best fist included."""
        reaches = self.reaches(policies)
        found = []
        for place, policy in enumerate(policies):
            value = self.payoffs(place, reaches)
            best, mean = self.values(place, value, None)[2], self.values(place, value, policy)[2]
            found.append(float(best.max() - mean.mean()))
        return found

    def policies(self, bot: Player) -> list[Array]:
        """Return how a bot calls at every history."""
        options, dealing = ChinosOptions(), Dealing.from_text("training", CHINOS.name)
        view = replace(CHINOS.view(CHINOS.start(options, self.players, dealing).state, None), phase="call")
        found = []
        for place in range(self.players):
            policy = np.zeros(self.legal[place].shape)
            for node, history in enumerate(self.histories[place].tolist()):
                for coins in range(FISTS):
                    seen = replace(view, viewer=Seat(place), calls=tuple(history), coins=coins)
                    for total, weight in bot.call_weights(seen).items():
                        policy[node, coins, total] = weight
            found.append(policy)
        return found


def solved(tree: Tree, walks: int, weak_share: float) -> tuple[list[Array], list[Array]]:
    """Return the balanced policies of all places, and the decoder's, which stand where no walk came."""
    bots: dict[str, Any] = {**LEVELS, **BASELINES}
    start = tree.policies(bots["decoder"])
    weak = [tree.reaches(tree.policies(bots[key])) for key in WEAK]
    against_weak = [
        np.mean([tree.payoffs(place, reaches) for reaches in weak], axis=0) for place in range(tree.players)
    ]
    regrets = [np.zeros(legal.shape) for legal in tree.legal]
    sums = [np.zeros(legal.shape) for legal in tree.legal]

    def matched(place: int) -> Array:
        positive = np.maximum(regrets[place], 0)
        whole = positive.sum(2, keepdims=True)
        return np.where(whole > 1e-12, positive / np.maximum(whole, 1e-12), start[place])

    for walk in range(1, walks + 1):
        for place in range(tree.players):
            policies = [matched(each) for each in range(tree.players)]
            value = (1 - weak_share) * tree.payoffs(place, tree.reaches(policies)) + weak_share * against_weak[place]
            by_call, own, _ = tree.values(place, value, policies[place])
            gained = np.where(tree.legal[place], by_call - own[:, :, None], 0)
            regrets[place] = np.maximum(regrets[place] + gained, 0)
            sums[place] += walk * matched(place)
    return [each / each.sum(2, keepdims=True) for each in sums], start


def rounded(policy: Array) -> Array:
    """Return a policy in hundredths that still sums to one: the most frequent call takes what is left over."""
    whole: Array = np.floor(policy * UNIT + 0.5)
    spare = UNIT - whole.sum(2)
    first, second = np.indices(spare.shape)
    whole[first, second, policy.argmax(2)] += spare
    return whole / UNIT


def rows(tree: Tree, policies: Sequence[Array], start: Sequence[Array]) -> dict[str, list[list[int]]]:
    """Return for each history that differs from the decoder, for each fist, totals and their hundredths in turn."""
    found = {}
    for place, policy in enumerate(policies):
        for node, history in enumerate(tree.histories[place].tolist()):
            if np.abs(policy[node] - start[place][node]).max() < 1 / UNIT:
                continue
            fists = []
            for weights in policy[node]:
                totals = np.nonzero(weights > 0)[0].tolist()
                fists.append([each for total in totals for each in (total, round(float(weights[total]) * UNIT))])
            found[",".join(map(str, history))] = fists
    return found


def main() -> None:
    """Compute, print and write."""
    document = {}
    for players, (walks, weak_share) in TABLES.items():
        tree = Tree(players)
        policies, start = solved(tree, walks, weak_share)
        policies = [rounded(policy) for policy in policies]
        gains = tree.gains(policies)
        by_place = ", ".join(f"{gain:.4f}" for gain in gains)
        print(f"{players} players: {np.mean(gains):.4f} ({by_place}); the decoder {np.mean(tree.gains(start)):.4f}")
        document[str(players)] = rows(tree, policies, start)
    lines = [
        f'"{players}":{{\n'
        + ",\n".join(f'"{key}":{json.dumps(row, separators=(",", ":"))}' for key, row in table.items())
        for players, table in document.items()
    ]
    FILE.write_text("{\n" + "\n},\n".join(lines) + "\n}\n}\n", encoding="utf-8", newline="\n")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes, {sum(map(len, document.values()))} histories")


if __name__ == "__main__":
    main()
