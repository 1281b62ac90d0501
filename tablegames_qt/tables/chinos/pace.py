"""How long a bot is seen thinking at Los Chinos. Drawn apart from what it does: no delay tells of coins or calls."""

from __future__ import annotations

import random

from rules.chinos import events
from rules.events import Event
from tablegames_qt.scene.speeds import Speed

CLOSING = (400, 1600)
"""Least and most milliseconds at normal speed before a bot closes its fist."""
CALLING = {"off": 0, "quick": 500, "normal": 1000, "projector": 1500}
"""Milliseconds before a bot calls, or chooses."""


class ChinosPace:
    """Draws a delay for each fist, from random numbers of its own that no bot uses and no record holds."""

    def __init__(self) -> None:
        self._random = random.Random()
        self._closing: dict[int, int] = {}

    def __call__(self, speed: str, told: tuple[Event, ...]) -> int:
        """Return the milliseconds of thinking before events are shown; they look at seats and kinds of events only."""
        closed = next((event for event in told if isinstance(event, events.FistClosed)), None)
        if closed is None:
            self._closing.clear()  # the fists of the next round have delays of their own
            return CALLING[speed]
        if closed.seat not in self._closing:
            self._closing[closed.seat] = self._random.randint(*CLOSING)
        return round(Speed[speed.upper()].factor * self._closing[closed.seat])
