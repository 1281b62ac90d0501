"""Work on the disk, done one piece after the other in a thread; results come back on the thread of the window."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")


class Background(QObject):
    """One thread with a queue. An exception of a piece of work is raised again on the thread of the window."""

    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, "disk")
        self._numbers = itertools.count(1)
        self._receivers: dict[int, Callable[[Any], None]] = {}
        # queued even when the work was done at once: a receiver is never called out of `run`
        self._done.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(self, work: Callable[[], T], receive: Callable[[T], None]) -> None:
        """Do some work after all earlier work, then hand its result to `receive`. The work must not touch QObjects."""
        number = next(self._numbers)
        self._receivers[number] = receive
        self._executor.submit(work).add_done_callback(lambda future: self._done.emit(number, future))

    def close(self) -> None:
        """Finish all work; results that have not been received are dropped."""
        self._executor.shutdown()
        self._receivers.clear()

    def _deliver(self, number: int, future: Future[Any]) -> None:
        receive = self._receivers.pop(number, None)
        if receive is not None:
            receive(future.result())
