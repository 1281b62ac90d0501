"""How long the bots of mahjong are seen at work: every window of claims lasts one beat, whoever could claim."""

from __future__ import annotations

from rules.events import Event
from rules.mahjong import events
from tablegames_qt.scene.speeds import Speed, ms

THOUGHT = 700
"""Milliseconds that a bot is seen thinking about its turn, give or take a fifth."""
SPREAD = 0.2


def mahjong_pace(speed: str, told: tuple[Event, ...]) -> int:
    """Return the milliseconds before a bot's action is shown.

    Its own turn begins with a discard, a kong or a win by own draw; everything else is an answer to an open window, and
    those are all held to the end of the same beat.
    """
    pace = Speed[speed.upper()]
    first = told[0] if told else None
    if not own_turn(first):
        return ms("claim_window", pace)
    return round(THOUGHT * pace.factor * (1 + SPREAD * _wobble(first)))


def own_turn(first: Event | None) -> bool:
    """Whether events that begin so are those of a seat's own turn."""
    match first:
        case events.Discarded() | events.KongDeclared():
            return True
        case events.KongMade(meld=meld):
            return meld.type == "concealed_kong"
        case events.HandEnded(result=result):
            return result.by == "self_draw" or result.kind == "void"
    return False


def _wobble(event: Event | None) -> float:
    """A number from -1 to 1 that only looks like chance, made from what is shown a moment later."""
    return (sum(map(ord, repr(event))) * 37 % 201 - 100) / 100
