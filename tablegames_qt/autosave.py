"""Saves one match as it is played, in a thread, and tries again when the disk refuses."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.record import GameRecord
from tablegames_qt.background import Background
from tablegames_qt.generations import new_slot
from tablegames_qt.saves import SaveFolder
from tablegames_qt.writing import RETRY_MS, Job, Writing


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
        self._folder = folder
        self._writing = Writing(background, retry_ms=retry_ms, parent=self)
        self._writing.written.connect(self._written)
        self._writing.failed.connect(self.failed)

    def save(self, record: GameRecord) -> None:
        """Have a record written as the newest of its match."""
        slot = self.slot
        self._begin(Job(lambda: self._folder.write(slot, record), record))

    def finish(self, record: GameRecord) -> None:
        """Have the record of a match that is over put among the finished ones."""
        slot = self.slot
        self._begin(Job(lambda: self._folder.finish(slot, record), record, lasting=True))
        self.slot = new_slot()

    def let_go(self) -> None:
        """Nothing more will be saved: be deleted as soon as what was begun is on disk."""
        if self._writing.busy:
            self._writing.idle.connect(self.deleteLater)
        else:
            self.deleteLater()

    def _begin(self, job: Job) -> None:
        if not self._folder.read_only:
            self._writing.begin(job)

    def _written(self, record: GameRecord) -> None:
        self.saved.emit(len(record.moves))
