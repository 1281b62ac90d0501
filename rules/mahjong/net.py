"""A small network: one hidden layer, read from the game's data. The weights come from `resources/training`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul


class Net:
    """`outputs` sums of a hidden layer of rectified sums of the inputs."""

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


def logistic(x: float) -> float:
    """Return the chance of log odds."""
    return 1 / (1 + math.exp(-x)) if x > -30 else 0.0
