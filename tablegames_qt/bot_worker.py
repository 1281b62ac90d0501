"""What the bots' process runs. Nothing of Qt is imported here: the process starts fast and stays small.

Only views, legal actions and random numbers of the bots' own domain come in, never a state or a seed.
"""

from __future__ import annotations

import contextlib
import copy
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import rules
from rules.bots import Choice, LegalActions, Memory
from rules.dealing import Rng


@dataclass(frozen=True, slots=True)
class Request:
    """A decision that a bot is asked for: a level of a game, and what the seat may know."""

    game: str
    level: str
    view: Any
    legal: LegalActions[Any]
    rng: Rng
    budget: int | None = None
    memory: Memory = None


@dataclass(frozen=True, slots=True)
class Thought:
    """A legal choice. `fault` says why it is a random one: `raised`, `illegal`, `too-slow`, `died` or `not-sent`."""

    choice: Choice[Any]
    fault: str = ""
    details: str = ""


def think(request: Request) -> Thought:
    """Return the choice of the bot of a request; a bot that raises or chooses what is not legal costs nothing."""
    bot = rules.game(request.game).levels[request.level]
    try:
        rng = copy.copy(request.rng)
        choice = bot.choose(request.view, request.legal, rng, request.budget, request.memory)
        if choice.action in request.legal:
            return Thought(choice)
        return picked(request, "illegal", repr(choice.action))
    except Exception as error:
        return picked(request, "raised", repr(error))


def picked(request: Request, fault: str, details: str = "") -> Thought:
    """Return a random legal choice in place of one that could not be had."""
    return Thought(Choice(request.legal.pick(copy.copy(request.rng)), "random"), fault, details)


def serve(connection: Connection, answer: Callable[[Request], Thought]) -> None:
    """Answer requests until the other end is gone, however the program ended. None loads every bot and answers None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches both processes; the program decides
    if hasattr(os, "nice"):
        os.nice(5)  # on a busy machine the window goes first
    with contextlib.suppress(EOFError, OSError):
        while True:
            request = connection.recv()
            if request is None:
                for game in rules.GAMES.values():
                    len(game.levels)
                connection.send(None)
            else:
                connection.send(answer(request))
