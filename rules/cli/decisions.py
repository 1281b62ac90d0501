"""How seats decide when bots play: asked one after another, timed, and kept to the rules."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import rules
from rules.bots import Bot, Choice, Memory
from rules.dealing import Dealing
from rules.seats import TABLE, Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat does. `fault` says what its bot did wrong; the action was then picked for it."""

    action: Any
    reason: str = ""
    details: Mapping[str, object] | None = None
    seconds: float = 0.0
    fault: str = ""


def decide(
    game: rules.AnyGame,
    state: Any,
    seat: Seat,
    bots: Mapping[Seat, Bot[Any, Any]],
    dealing: Dealing,
    number: int,
    memory: Memory = None,
) -> Decision:
    """Return the decision of a seat, or of the table, which any legal action stands for.

    `number` counts the actions of the match so far; it and the seat name the bot's random numbers, so that neither
    thinking time nor the order of simultaneous answers changes a choice. A bot that raises, or answers illegally, costs
    nothing but a fault: an action is picked for it.
    """
    legal = game.legal_actions(state, seat)
    if seat == TABLE:
        return Decision(legal.pick(dealing.rng("table", number)))
    view = game.view(state, seat)
    rng = dealing.rng("bot", number, seat)
    began = time.perf_counter()
    try:
        choice: Choice[Any] = bots[seat].choose(view, legal, rng, memory=memory)
        seconds = time.perf_counter() - began
        if choice.action in legal:
            return Decision(choice.action, choice.reason, choice.details, seconds)
        fault = f"illegal action ({legal.why_not(choice.action)})"
    except Exception as error:  # whatever a bot does wrong must not end the match
        seconds = time.perf_counter() - began
        fault = f"{type(error).__name__}: {error}"
    return Decision(legal.pick(dealing.rng("fault", number, seat)), seconds=seconds, fault=fault)
