"""The weights of the hard bot, read from `data/weights.json`, which `python -m resources.training.chinchon` makes."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class DiscardWeights:
    """What each thing seen of a discard is worth, in points: see outlook.py. `points` are those of the card itself."""

    zero: float
    knock: float
    mean: float
    points: float
    danger: float
    pairs: float


@dataclass(frozen=True, slots=True)
class DrawWeights:
    """What speaks for the card of the pile, in points, against one from the stock.

    `gain` is the deadwood saved on average, `knock` and `zero` the chances that it raises; `always` stands by itself.
    """

    always: float
    gain: float
    knock: float
    zero: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights by phase: the first until so many turns of the deal are finished as `phases` begins with, and so on."""

    phases: tuple[int, ...]
    discards: tuple[DiscardWeights, ...]
    draws: tuple[DrawWeights, ...]

    def phase(self, turns: int) -> int:
        """Return the number of the phase after so many finished turns."""
        return sum(turns >= each for each in self.phases)


@functools.cache
def weights() -> Weights:
    """Return the weights of the file."""
    text = (files("rules.chinchon") / "data" / "weights.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return Weights(
        tuple(content["phases"]),
        tuple(DiscardWeights(**row) for row in content["discard"]),
        tuple(DrawWeights(**row) for row in content["draw"]),
    )
