"""Makes `rules/mahjong/data/hard.json`: the two networks of the hard bot, learned from hands that bots play.

    python -m resources.training.mahjong_hard FILE                            (a small round: 200 hands, a few minutes)
    python -m resources.training.mahjong_hard FILE --hands 26000 --rounds 3

A round plays hands, fits both networks to them, and the next round's hands are played with these by most of the seats.
In the first round only the medium bot plays. `threats` learns from the tiles that rivals really held whether a discard
would have been won on. `prospects` learns from how hands ended: whether the seat won, what it won then, and what it lost
else. Ends are far away and owe much to luck; with `--mixed` below 1 a target is mixed of the end and of what the network
says of the seat's next positions, which is smoother, but keeps its errors. Now and then a seat does something else than
its bot says, so that the networks see more than good moves.

The weights that are shipped come from this procedure, run on hands (seeds `train/...`, which no arena uses) that a port
of these rules and bots to C++ played, a hundred times faster than Python; decisions and inputs of the port were compared
with those of the rules on hundreds of positions and were equal. The port is not part of this repository.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.bots import Bot
from rules.dealing import Dealing, Rng
from rules.mahjong import MAHJONG, MahjongOptions, net, prospects, threats
from rules.mahjong.actions import PASS, Discard
from rules.mahjong.choices import CallChoices
from rules.mahjong.counts import UNIT, counts_of, listed
from rules.mahjong.distance import distance
from rules.mahjong.hard import AFTER_DISCARD, SCALE, Outlook
from rules.mahjong.plans import Surroundings
from rules.mahjong.play import MahjongState
from rules.mahjong.position import Window
from rules.mahjong.shanten import SETS
from rules.seats import TABLE, Seat
from rules.tiles import KINDS

Floats = npt.NDArray[np.float32]

HIDDEN = {"threats": 24, "prospects": 40}
"""Units of the hidden layers."""
FITTED = {"threats": 1, "prospects": 3}
"""Networks that are fitted, from other beginnings, and averaged: one that chooses the best of many hands often chooses its
own largest mistake."""
HARD_SHARE = (3, 4)
"""Seats that the hard bot plays from the second round on."""
EXPLORED = (1, 20)
"""Decisions that are made by lot."""
LOOKED_BEHIND = (1, 3)
"""Discards at which the rivals' hands are looked at for `threats`."""
NOT_READY = 8
"""One in so many kinds is noted of rivals that cannot win yet, and counts so much."""
FEW_FAN = (1, 20)
"""Hands that are played with no minimum, and as many with one fan."""
BATCH, RATE, DECAY = 1024, 2e-3, 0.5


@dataclasses.dataclass
class Step:
    """What a seat saw when it had decided: the inputs, and what its discard risked."""

    inputs: list[float]
    risk: float = 0.0
    cost: float = 0.0
    discard: int | None = None
    """The number of the discard within the hand."""


@dataclasses.dataclass
class Rows:
    """What is learned from: rows of inputs with their targets behind them."""

    threats: list[list[float]] = dataclasses.field(default_factory=list)
    """Inputs, whether it would have been won on, what it would have cost, and how much the row counts."""
    prospects: list[list[float]] = dataclasses.field(default_factory=list)
    """Inputs, mixed chance, gain, mixed loss, and whether the seat won."""


def options_of(rng: Rng) -> MahjongOptions:
    """Return the options of a hand: mostly the default ones."""
    minimum = 0 if rng.chance(*FEW_FAN) else 1 if rng.chance(*FEW_FAN) else 3
    return MahjongOptions(flowers=rng.chance(4, 5), min_fan=minimum)


def played(seed: str, *, hard: bool, mixed: float, rows: Rows) -> None:
    """Play a hand and add what is learned from it."""
    rng = Rng.from_text("train", seed)
    dealing = Dealing.from_text(f"train/{seed}", MAHJONG.name)
    levels = MAHJONG.levels
    bots = [levels["hard" if hard and rng.chance(*HARD_SHARE) else "medium"] for _ in range(4)]
    steps: dict[Seat, list[Step]] = {Seat(seat): [] for seat in range(4)}
    state = MAHJONG.start(options_of(rng), 4, dealing).state
    while (waiting := MAHJONG.to_act(state)) and waiting[0] != TABLE:
        seat = waiting[0]
        action = decided(state, seat, bots[seat], rng)
        if isinstance(action, Discard) or (action == PASS and rng.chance(1, 4)):
            note(state, seat, action, steps[seat], rng, rows)
        state = MAHJONG.apply(state, seat, action).state
    end = state.finished[-1]
    for seat, seen in steps.items():
        won = seat in end.seats
        last = len(state.position.discards) - 1 if end.discarder == seat else None
        chance, loss = float(won), 0.0 if won else -float(end.payments[seat])
        for step in reversed(seen):
            if step.discard is None or step.discard != last:
                gain = float(end.payments[seat]) if won else 0.0
                rows.prospects.append([*step.inputs, chance, gain, loss, float(won)])
            if mixed < 1:
                says, _, loses = net.nets()["prospects"](step.inputs)
                chance = mixed * chance + (1 - mixed) * (1 - step.risk) * net.logistic(says)
                loss = mixed * loss + (1 - mixed) * ((1 - step.risk) * SCALE * loses + step.cost)


def decided(state: MahjongState, seat: Seat, bot: Bot[Any, Any], rng: Rng) -> Any:
    """Return the bot's action, or now and then any other but a win."""
    legal = MAHJONG.legal_actions(state, seat)
    action = bot.choose(MAHJONG.view(state, seat), legal, rng).action
    if rng.chance(*EXPLORED):
        others = [each for each in legal if isinstance(each, Discard)] or [PASS]
        if action in others:
            return rng.choice(others)
    return action


def note(state: MahjongState, seat: Seat, action: Any, steps: list[Step], rng: Rng, rows: Rows) -> None:
    """Add a step of a seat, and perhaps what its rivals held."""
    view = MAHJONG.view(state, seat)
    counts = counts_of(view.concealed)
    outlook = Outlook(Surroundings(view), counts)
    melds = view.melds[seat]
    if action == PASS:
        if view.window is not None and view.window.asking == "discard":
            steps.append(Step(outlook.inputs(counts, melds, (seat - view.window.seat) % 4)))
        return
    kind = action.tile.index
    inputs = outlook.inputs(counts - UNIT[kind], melds, AFTER_DISCARD)
    steps.append(Step(inputs, outlook.risks[kind], outlook.costs[kind], len(view.discards)))
    if rng.chance(*LOOKED_BEHIND):
        rows.threats += behind(state, seat, outlook, listed(counts), rng)


def behind(state: MahjongState, seat: Seat, outlook: Outlook, held: list[int], rng: Rng) -> Iterator[list[float]]:
    """Yield a row for the kinds that a seat could discard and each rival, whose hand is looked at."""
    position = state.position
    for rival in outlook.rivals:
        side = position.sides[rival.seat]
        ready = distance(side.hand.counts, SETS - len(side.melds)) <= 1
        for kind, number in enumerate(held):
            if not number or not (ready or rng.chance(1, NOT_READY)):
                continue
            window = Window("discard", seat, KINDS[kind])
            number_of = len(position.discards) + 1
            asked = CallChoices(
                state.options, position.deal, rival.seat, side, window, position.wall.live, number_of, position.quiet
            )
            won = asked.win() if ready else None
            wins = won is not None and won.legal
            pays = float(-won.payments[seat]) if won is not None and wins else 0.0
            inputs = threats.features(rival, kind, outlook.around.unseen, position.wall.live)
            yield [*inputs, float(wins), pays, 1.0 if ready else float(NOT_READY)]


class Learner:
    """A network while it is fitted, by Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden))
        second = rng.normal(0, np.sqrt(1 / hidden), (hidden, outputs)) * 0.3
        self.parts: list[Floats] = [
            each.astype(np.float32) for each in (first, np.zeros(hidden), second, np.zeros(outputs))
        ]
        self._means = [np.zeros_like(each) for each in self.parts]
        self._squares = [np.zeros_like(each) for each in self.parts]
        self._steps = 0

    def outputs(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return the outputs and the hidden layer."""
        inner = np.maximum(inputs @ self.parts[0] + self.parts[1], 0)
        return inner @ self.parts[2] + self.parts[3], inner

    def step(self, inputs: Floats, inner: Floats, slope: Floats, rate: float) -> None:
        """Go a step down the slope of the outputs."""
        back = (slope @ self.parts[2].T) * (inner > 0)
        slopes = [inputs.T @ back, back.sum(0), inner.T @ slope, slope.sum(0)]
        self._steps += 1
        for part, mean, square, each in zip(self.parts, self._means, self._squares, slopes, strict=True):
            mean += 0.1 * (each - mean)
            square += 0.001 * (each * each - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part -= rate * mean / (1 - 0.9**self._steps) / size


def written(learners: Sequence[Learner]) -> Mapping[str, Any]:
    """Return the average of some networks as it is read by the rules: one network with all their hidden units."""
    hidden, bias, out, out_bias = zip(*(learner.parts for learner in learners), strict=True)
    share = 1 / len(learners)
    joined = {
        "hidden": np.concatenate(hidden, 1).T,
        "bias": np.concatenate(bias),
        "out": np.concatenate(out).T * share,
        "out_bias": sum(out_bias) * share,
    }
    return {name: np.vectorize(lambda x: float(f"{x:.5g}"))(part).tolist() for name, part in joined.items()}


def fitted(rows: Floats, name: str, inputs: int, outputs: int, passes: int) -> Sequence[Learner]:
    """Return networks fitted to rows in so many passes over them."""
    return [_fitted(rows, name, inputs, outputs, passes, beginning) for beginning in range(FITTED[name])]


def _fitted(rows: Floats, name: str, inputs: int, outputs: int, passes: int, beginning: int) -> Learner:
    rng = np.random.default_rng(beginning)
    learner = Learner(inputs, HIDDEN[name], outputs, rng)
    for number in range(passes):
        order = rng.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            batch = rows[order[start : start + BATCH]]
            given, targets = batch[:, :inputs], batch[:, inputs:]
            found, inner = learner.outputs(given)
            slope = _SLOPES[name](found, targets)
            learner.step(given, inner, slope / np.float32(len(batch)), RATE * DECAY**number)
    return learner


def _threat_slope(found: Floats, targets: Floats) -> Floats:
    wins, pays, counts = targets.T
    amounts = np.exp(np.clip(found[:, 1], -net.STEEPEST, net.STEEPEST))
    chance = 1 / (1 + np.exp(-found[:, 0]))
    return np.stack([counts * (chance - wins), 0.3 * wins * (amounts - pays / SCALE) * amounts], 1).astype(np.float32)


def _prospect_slope(found: Floats, targets: Floats) -> Floats:
    chances, gains, losses, wins = targets.T
    amounts = np.exp(np.clip(found[:, 1], -net.STEEPEST, net.STEEPEST))
    chance = 1 / (1 + np.exp(-found[:, 0]))
    gain = 0.3 * wins * (amounts - gains / SCALE) * amounts
    return np.stack([chance - chances, gain, 0.15 * (found[:, 2] - losses / SCALE)], 1).astype(np.float32)


_SLOPES = {"threats": _threat_slope, "prospects": _prospect_slope}


def main() -> None:
    """Play, fit and write the file, round by round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "file", type=Path, help="where the networks are written; read again before each round but the first"
    )
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--mixed", type=float, default=1.0, help="what the end counts in a target, step by step (1)")
    words = parser.parse_args()
    for number in range(words.rounds):
        rows = Rows()
        for hand in range(words.hands):
            played(f"{number}/{hand}", hard=number > 0, mixed=words.mixed if number > 0 else 1.0, rows=rows)
        learned = {
            "threats": fitted(np.array(rows.threats, np.float32), "threats", threats.SIZE, 2, words.passes),
            "prospects": fitted(np.array(rows.prospects, np.float32), "prospects", prospects.SIZE, 3, words.passes),
        }
        text = json.dumps({name: written(each) for name, each in learned.items()}, separators=(",", ":"))
        words.file.write_text(text, encoding="ascii")
        net.use(json.loads(text))
        print(f"round {number + 1}: {len(rows.threats):,} threats, {len(rows.prospects):,} prospects")


if __name__ == "__main__":
    main()
