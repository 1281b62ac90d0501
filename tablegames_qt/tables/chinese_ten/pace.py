"""How long a bot is seen thinking at Chinese Ten: what is left of a whole turn's length after its beats."""

from __future__ import annotations

from rules.chinese_ten import events
from rules.events import Event
from tablegames_qt.scene.speeds import Speed, ms

LEAST_THOUGHT = 150
"""Milliseconds at normal speed that a bot is seen thinking even before a turn with two captures."""

BEATS: dict[type[Event], tuple[str, ...]] = {
    events.Captured: ("travel", "capture_hold", "capture_slide"),
    events.Stayed: ("travel", "settle", "stays"),
    events.HandCardPlayed: ("pause",),
    events.StockTurned: ("flip", "stock_hold"),
    events.TurnPassed: ("relayout", "mark_pass"),
}
"""The durations by which each event is told, see telling.py."""


def ten_pace(speed: str, told: tuple[Event, ...]) -> int:
    """Return the milliseconds of thinking that make a bot's whole turn last as long as the rules of the table say."""
    pace = Speed[speed.upper()]
    if pace is Speed.OFF:
        return 0
    length = sum(ms(name, pace) for event in told for name in BEATS.get(type(event), ()))
    return max(round(LEAST_THOUGHT * pace.factor), ms("bot_turn", pace) - length)
