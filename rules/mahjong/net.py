"""Small networks: one hidden layer, read from the game's data. The weights come from `resources/training`."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from importlib import resources
from operator import mul
from typing import Any

STEEPEST = 4.0
"""Logarithms of amounts are cut off here."""


class Net:
    """Weighted sums of a hidden layer of rectified weighted sums of the inputs."""

    __slots__ = ("bias", "hidden", "out", "out_bias")

    def __init__(
        self,
        hidden: Sequence[Sequence[float]],
        bias: Sequence[float],
        out: Sequence[Sequence[float]],
        out_bias: Sequence[float],
    ) -> None:
        self.hidden = [list(row) for row in hidden]
        self.bias = list(bias)
        self.out = [list(row) for row in out]
        self.out_bias = list(out_bias)

    def __call__(self, row: Sequence[float]) -> list[float]:
        """Return the outputs for a row of inputs."""
        inner = [
            max(0.0, sum(map(mul, weights, row), bias)) for weights, bias in zip(self.hidden, self.bias, strict=True)
        ]
        return [sum(map(mul, weights, inner), bias) for weights, bias in zip(self.out, self.out_bias, strict=True)]


_nets: dict[str, Net] = {}


def nets() -> Mapping[str, Net]:
    """Return the networks of the hard bot by name, read when the first hand is played."""
    if not _nets:
        use(json.loads(resources.files("rules.mahjong").joinpath("data/hard.json").read_text(encoding="ascii")))
    return _nets


def use(weights: Mapping[str, Mapping[str, Any]]) -> None:
    """Let the networks have other weights, while they are trained."""
    _nets.update(
        {name: Net(each["hidden"], each["bias"], each["out"], each["out_bias"]) for name, each in weights.items()}
    )


def logistic(x: float) -> float:
    """Return the chance of log odds."""
    return 1 / (1 + math.exp(-x)) if x > -30 else 0.0


def amount(x: float) -> float:
    """Return the amount of its logarithm."""
    return math.exp(min(STEEPEST, x))
