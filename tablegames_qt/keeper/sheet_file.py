"""The file of the sheet that is open: every change is written as it is made, and whether that went well is told."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.keeping import KeptGame
from tablegames_qt.documents import DocumentFile, Documents
from tablegames_qt.profile import failure_sentence


class SheetFile(QObject):
    """One file at a time, or none. What was given to it goes on being written after it is let go."""

    said = Signal(str)
    facts = Signal(str)
    """Whether the sheet is on disk, for the right end of the status line."""

    def __init__(self, documents: Documents, parent: QObject) -> None:
        super().__init__(parent)
        self._documents = documents
        self._file: DocumentFile | None = None

    def take(self, file: DocumentFile) -> None:
        """Write into this file from now on."""
        self.let_go()
        self._file = file
        file.saved.connect(self._saved)
        file.failed.connect(self._failed)

    def let_go(self) -> None:
        """Write nowhere."""
        if self._file is not None:
            self._file.saved.disconnect(self._saved)
            self._file.failed.disconnect(self._failed)
            self._file = None

    def write(self, match: KeptGame) -> None:
        """Keep a match."""
        if self._file is not None:
            if self._documents.read_only:
                self.tell_saved()
            else:
                self.facts.emit(self.tr("Saving …"))
            self._file.save(match)

    def tell_saved(self) -> None:
        """Tell that what is shown is on disk, or is not kept at all."""
        read_only = self._documents.read_only
        self.facts.emit(self.tr("Not saved: opened a second time") if read_only else self.tr("Saved"))

    def _saved(self) -> None:
        self.tell_saved()

    def _failed(self, words: str) -> None:
        self.facts.emit(self.tr("Not saved"))
        self.said.emit(failure_sentence(words))
