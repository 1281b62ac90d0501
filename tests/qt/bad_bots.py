"""Answers that go wrong, for the bots' process to run. Imported there, so it imports nothing of Qt or pytest."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

from tablegames_qt.bot_worker import Request, Thought, think


def hang(request: Request) -> Thought:
    """Never answer a request whose memory is `hang`."""
    if request.memory == "hang":
        threading.Event().wait()
    return think(request)


def die(request: Request) -> Thought:
    """End the process."""
    os._exit(3)


def die_once(request: Request) -> Thought:
    """End the process the first time; the memory of the request is a file that remembers it."""
    mark = Path(request.memory)
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return think(request)


def answer_unreadably(request: Request) -> Callable[[], None]:
    """Answer with something that cannot be sent back."""
    return lambda: None
