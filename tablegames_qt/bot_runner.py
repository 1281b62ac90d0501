"""Has bots think without stopping the window: requests go out, answers come back by a signal on the thread of the window.

One process of our own, not a ProcessPoolExecutor: a pool cannot end a call that runs away, waits for it when the program
closes, and leaves its worker behind for good when the program is killed. A worker on a pipe ends with the pipe.
"""

from __future__ import annotations

import atexit
import itertools
import logging
import multiprocessing
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue

from PySide6.QtCore import QObject, QTimer, Signal

from rules.bots import Choice
from tablegames_qt import bot_worker
from tablegames_qt.bot_worker import Request, Thought

log = logging.getLogger(__name__)

FIRST_SECONDS = 10.0
"""How long the first answer of a new process, and its first one of each game, may take: it has to start, to load the
bots, and the tables of figures that some of them play by."""
LATER_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the request of a number: a legal choice, and why it is a random one if it is (see `Thought`)."""

    number: int
    choice: Choice[object]
    fault: str = ""


class Runner(QObject):
    """Takes requests and answers each that is not cancelled exactly once, after `ask` has returned."""

    answered = Signal(object)
    """An `Answer`. One runner serves several sessions: a listener passes over numbers that are not its own."""

    _numbers = itertools.count(1)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open: dict[int, Request] = {}
        self._reported: set[tuple[str, str, str]] = set()

    def ask(self, request: Request) -> int:
        """Ask for a decision; return the number that its answer will carry."""
        number = next(self._numbers)
        self._open[number] = request
        self._begin(number, request)
        return number

    def cancel(self, number: int) -> None:
        """Make sure that a request is not answered any more."""
        self._open.pop(number, None)

    def warm(self) -> None:
        """Get ready before the first request."""

    def close(self) -> None:
        """Answer nothing more and leave nothing running."""
        self._open.clear()

    def _begin(self, number: int, request: Request) -> None:
        raise NotImplementedError

    def _deliver(self, number: int, thought: Thought) -> None:
        request = self._open.pop(number, None)
        if request is None:
            return
        report = (request.game, request.level, thought.fault)
        if thought.fault and report not in self._reported:
            self._reported.add(report)
            log.warning("the %s bot of %s: %s %s", request.level, request.game, thought.fault, thought.details)
        self.answered.emit(Answer(number, thought.choice, thought.fault))


class InlineRunner(Runner):
    """Thinks on the thread of the window, one turn of the event loop later. For tests."""

    def __init__(self, answer: Callable[[Request], Thought] = bot_worker.think, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answer = answer

    def _begin(self, number: int, request: Request) -> None:
        QTimer.singleShot(0, self, lambda: self._think(number))

    def _think(self, number: int) -> None:
        if (request := self._open.get(number)) is not None:
            self._deliver(number, self._answer(request))


class ProcessRunner(Runner):
    """Thinks in one process beside the program, one request after the other.

    A thread keeps the process: it starts it, waits for answers, kills it when an answer takes too long, and asks once
    more when it dies. `close` leaves neither thread nor process, also in the middle of an answer.
    """

    _thought = Signal(int, object)

    def __init__(
        self,
        *,
        first_seconds: float = FIRST_SECONDS,
        later_seconds: float = LATER_SECONDS,
        answer: Callable[[Request], Thought] = bot_worker.think,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._limits = (first_seconds, later_seconds)
        self._answer = answer
        self._jobs: SimpleQueue[tuple[int, Request | None] | None] = SimpleQueue()
        self._closing = threading.Event()
        atexit.register(self._closing.set)  # a program that just ends kills its process, and no other may follow
        self._lock = threading.Lock()
        self._worker: _Worker | None = None
        self._thread = threading.Thread(target=self._keep, name="bots", daemon=True)
        self._thought.connect(self._deliver)
        self._thread.start()

    def warm(self) -> None:
        """Start the process and have it load the bots."""
        self._jobs.put((0, None))

    def close(self) -> None:
        """Kill the process and end the thread."""
        super().close()
        self._closing.set()
        with self._lock:
            if self._worker is not None:
                self._worker.kill()
        self._jobs.put(None)
        self._thread.join()

    def _begin(self, number: int, request: Request) -> None:
        self._jobs.put((number, request))

    def _keep(self) -> None:
        while (job := self._jobs.get()) is not None and not self._closing.is_set():
            number, request = job
            if request is not None and number not in self._open:
                continue
            thought = self._ask(request)
            if thought is not None and not self._closing.is_set():
                self._thought.emit(number, thought)
        self._drop()

    def _ask(self, request: Request | None) -> Thought | None:
        fault, details = "died", ""
        for _attempt in range(2):
            if self._closing.is_set():
                break
            try:
                return self._running().ask(request, self._limits)
            except TimeoutError:
                fault = "too-slow"
                self._drop()
                if request is not None:
                    self.warm()
                break
            except (EOFError, OSError):
                self._drop()
            except Exception as error:  # a view that cannot be sent, an answer that cannot be read
                fault, details = "not-sent", repr(error)
                self._drop()
                break
        if request is None or self._closing.is_set():
            return None
        return bot_worker.picked(request, fault, details)

    def _running(self) -> _Worker:
        with self._lock:
            if self._closing.is_set():
                raise EOFError
            if self._worker is None:
                self._worker = _Worker(self._answer)
            return self._worker

    def _drop(self) -> None:
        with self._lock:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.join()


class _Worker:
    """A process and this end of its pipe."""

    def __init__(self, answer: Callable[[Request], Thought]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=bot_worker.serve, args=(theirs, answer), name="tablegames bots", daemon=True
        )
        self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        self._known: set[str | None] = set()
        """The games of which it has answered something; None for the answer that the bots are loaded."""

    def ask(self, request: Request | None, limits: tuple[float, float]) -> Thought | None:
        """Return the answer to a request. Raises TimeoutError past the limit, EOFError or OSError when it has died."""
        self._pipe.send(request)
        game = None if request is None else request.game
        if not self._pipe.poll(limits[1] if game in self._known else limits[0]):
            raise TimeoutError
        thought: Thought | None = self._pipe.recv()
        self._known.add(game)
        return thought

    def kill(self) -> None:
        """End the process whatever it does."""
        self._process.kill()

    def join(self) -> None:
        """Wait for the end of a killed process, so that the system forgets it, and close the pipe."""
        self._process.join()
        self._pipe.close()
