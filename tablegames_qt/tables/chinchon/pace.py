"""How long a bot is seen thinking at Chinchón: its draw and its discard are two visible moves of one short turn."""

from __future__ import annotations

from rules.chinchon import events
from rules.events import Event
from tablegames_qt.scene.speeds import Speed

THOUGHT: dict[type[Event], int] = {
    events.StockDrawn: 240,
    events.DiscardTaken: 240,
    events.Discarded: 60,
    events.Knocked: 240,
    events.Shown: 240,
}


def chinchon_pace(speed: str, told: tuple[Event, ...]) -> int:
    """Return the milliseconds of thinking before a bot's events are shown."""
    pace = Speed[speed.upper()]
    return round(pace.factor * max((THOUGHT.get(type(event), 0) for event in told), default=0))
