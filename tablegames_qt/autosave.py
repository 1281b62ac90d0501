"""Saves one match as it is played, in a thread, and tries again when the disk refuses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from rules.record import GameRecord
from tablegames_qt.background import Background
from tablegames_qt.saves import SaveFolder, new_slot

RETRY_MS = 10_000


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    slot: str
    record: GameRecord
    final: bool


class _Writer:
    """What the thread needs: the folder, and which job is the newest, so that it passes over what is out of date."""

    def __init__(self, folder: SaveFolder) -> None:
        self.folder = folder
        self.newest: _Job | None = None

    def write(self, job: _Job) -> OSError | None:
        try:
            if job.final:
                self.folder.finish(job.slot, job.record)
            elif job is self.newest:
                self.folder.write(job.slot, job.record)
        except OSError as error:
            return error
        return None


class Autosave(QObject):
    """The file of one match.

    `save` and `finish` return at once. When saves come faster than the disk takes them, only the newest is written. A
    match that was finished stays as it is: what is saved after that (an undo from the end) becomes a match of its own.
    """

    saved = Signal(int)
    """The newest record is on disk; the number of its moves."""
    failed = Signal(str)
    """The words of the system. The next `save` tries again, and so does a timer."""

    def __init__(
        self,
        folder: SaveFolder,
        background: Background,
        slot: str = "",
        *,
        retry_ms: int = RETRY_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.slot = slot or new_slot()
        """The name of the match in the folder."""
        self._writer = _Writer(folder)
        self._background = background
        self._owed: list[_Job] = []
        self._retry = QTimer(self, singleShot=True, interval=retry_ms)
        self._retry.timeout.connect(self._try_again)

    def save(self, record: GameRecord) -> None:
        """Have a record written as the newest of its match."""
        self._begin(_Job(self.slot, record, final=False))

    def finish(self, record: GameRecord) -> None:
        """Have the record of a match that is over put among the finished ones."""
        self._begin(_Job(self.slot, record, final=True))
        self.slot = new_slot()

    def _begin(self, job: _Job) -> None:
        if self._writer.folder.read_only:
            return
        self._writer.newest = job
        self._try_again()
        self._send(job)

    def _try_again(self) -> None:
        self._retry.stop()
        owed, self._owed = self._owed, []
        for job in owed:
            self._send(job)

    def _send(self, job: _Job) -> None:
        self._background.run(partial(self._writer.write, job), partial(self._written, job))

    def _written(self, job: _Job, error: OSError | None) -> None:
        newest = job is self._writer.newest
        if error is None:
            if newest:
                self.saved.emit(len(job.record.moves))
            return
        if newest or job.final:
            self._owed.append(job)
            self._retry.start()
        self.failed.emit(error.strerror or str(error))
