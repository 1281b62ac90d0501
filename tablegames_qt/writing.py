"""Writing one thing that keeps changing, in a thread, and trying again when the disk refuses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from tablegames_qt.background import Background

RETRY_MS = 10_000


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Something to write: what does it (it may raise OSError), and what is told once it is on disk.

    A job that is not `lasting` is passed over when a newer one has been begun.
    """

    write: Callable[[], None]
    content: Any
    lasting: bool = False


class _Newest:
    """What the thread needs: which job is the newest, so that it passes over what is out of date."""

    def __init__(self) -> None:
        self.job: Job | None = None

    def write(self, job: Job) -> OSError | None:
        try:
            if job.lasting or job is self.job:
                job.write()
        except OSError as error:
            return error
        return None


class Writing(QObject):
    """Writes the newest of what it is given. `begin` returns at once; when jobs come faster than the disk takes them, only
    the newest is written."""

    written = Signal(object)
    """The newest job is on disk; its content."""
    failed = Signal(str)
    """The words of the system. The next `begin` tries again, and so does a timer."""
    idle = Signal()
    """Everything is on disk, or was passed over."""

    def __init__(self, background: Background, *, retry_ms: int = RETRY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._newest = _Newest()
        self._background = background
        self._owed: list[Job] = []
        self._under_way = 0
        self._retry = QTimer(self, singleShot=True, interval=retry_ms)
        self._retry.timeout.connect(self._try_again)

    @property
    def busy(self) -> bool:
        """Whether something is on its way to the disk, or waits for it to take it again."""
        return self._under_way > 0 or bool(self._owed)

    def begin(self, job: Job) -> None:
        """Have something written as the newest."""
        self._newest.job = job
        self._try_again()
        self._send(job)

    def _try_again(self) -> None:
        self._retry.stop()
        owed, self._owed = self._owed, []
        for job in owed:
            self._send(job)

    def _send(self, job: Job) -> None:
        self._under_way += 1
        self._background.run(partial(self._newest.write, job), partial(self._done, job))

    def _done(self, job: Job, error: OSError | None) -> None:
        self._under_way -= 1
        newest = job is self._newest.job
        if error is None:
            if newest:
                self._newest.job = None  # whoever writes one file after the other need not hold all their content
                self.written.emit(job.content)
        else:
            if newest or job.lasting:
                self._owed.append(job)
                self._retry.start()
            self.failed.emit(error.strerror or str(error))
        if not self.busy:
            self.idle.emit()
