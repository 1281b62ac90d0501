"""How long a bot is seen setting at Chinese poker: always the same, so that it tells nothing about its cards."""

from __future__ import annotations

from collections.abc import Mapping

from rules.events import Event

SETTING: Mapping[str, int] = {"off": 0, "quick": 700, "normal": 1500, "projector": 2000}
"""Milliseconds by speed from the moment all may set. All bots are ready at once, in seat order (R12)."""


def poker_pace(speed: str, told: tuple[Event, ...]) -> int:
    """Return for how many milliseconds a bot is seen setting."""
    del told
    return SETTING[speed]
