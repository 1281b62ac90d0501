"""How long a bot is seen thinking: a matter of what people can follow, never of how fast a computer is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.events import Event

Pace = Callable[[str, tuple[Event, ...]], int]
"""Returns the milliseconds that a bot is seen thinking at a speed (`off`, `quick`, `normal`, `projector`) before the
events of its action, as the viewer sees them, are shown. A table that wants whole turns of one length takes the length of
its animation of these events off; less than nothing counts as nothing."""

THINKING: Mapping[str, int] = {"off": 0, "quick": 300, "normal": 600, "projector": 900}


def usual_pace(speed: str, events: tuple[Event, ...]) -> int:
    """Return the pause of tables without figures of their own."""
    del events
    return THINKING[speed]
