"""The folder of a player: settings, saved matches, finished matches, and who may write there."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLockFile, QObject, QStandardPaths, Signal

from tablegames_qt.autosave import Autosave
from tablegames_qt.background import Background
from tablegames_qt.documents import DocumentFolder, DocumentKind, Documents
from tablegames_qt.saves import OTHER_VERSION, Resumed, SavedMatch, SaveFolder, Unreadable
from tablegames_qt.settings import Settings
from tablegames_qt.writing import RETRY_MS


class Profile(QObject):
    """One profile on disk. A second program on the same folder is `read_only`: it plays, and nothing it does is kept.

    Questions to the disk are answered by signals, in the order asked.
    """

    listed = Signal(object)
    """A list of `SavedMatch`, the latest first: the answer to `list_saved`."""
    resumed = Signal(object)
    """A `Resumed` or an `Unreadable`: the answer to `resume` and `open_file`."""
    latest = Signal(object)
    """The record of the match played last, by game: the answer to `find_latest`."""
    not_deleted = Signal(str)
    """The words of the system: a match could not be deleted."""

    def __init__(self, folder: Path | None = None, *, retry_ms: int = RETRY_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or self.usual_folder()
        with contextlib.suppress(OSError):  # saving will say what is wrong, in the words of the system
            self.folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(self.folder / "profile.lock"))
        self._lock.setStaleLockTime(0)  # a lock is as old as its program; only that of a dead program is taken over
        taken = not self._lock.tryLock(0) and self._lock.error() == QLockFile.LockError.LockFailedError
        self.saves = SaveFolder(self.folder, read_only=taken)
        self.settings = Settings(self.folder / "settings.ini", read_only=taken, parent=self)
        self._retry_ms = retry_ms
        self._background = Background(self)

    @staticmethod
    def usual_folder() -> Path:
        """Return where the system keeps the data of this program."""
        return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))

    @property
    def read_only(self) -> bool:
        """Whether another program has the profile."""
        return self.saves.read_only

    @property
    def quarantine(self) -> Path:
        """Where damaged files are kept."""
        return self.saves.quarantine

    def autosave(self, slot: str = "") -> Autosave:
        """Return what saves a match: a new one, or the one that was taken up from a slot."""
        return Autosave(self.saves, self._background, slot, retry_ms=self._retry_ms, parent=self)

    def documents(self, kind: DocumentKind[Any]) -> Documents:
        """Return the documents of a kind. One `Documents` is enough for a program."""
        folder = DocumentFolder(self.folder, kind, read_only=self.read_only)
        return Documents(folder, self._background, retry_ms=self._retry_ms, parent=self)

    def list_saved(self) -> None:
        """Ask which matches are saved."""
        self._background.run(self.saves.listed, self.listed.emit)

    def find_latest(self, games: Collection[str]) -> None:
        """Ask for the match of each game that was played last."""
        self._background.run(partial(self.saves.latest, tuple(games)), self.latest.emit)

    def delete(self, slot: str) -> None:
        """Put a saved match aside, in the folder of the deleted ones; `listed` tells what is left."""
        self._background.run(partial(_delete, self.saves, slot), self._deleted)

    def _deleted(self, fault: str) -> None:
        def tell(saves: list[SavedMatch]) -> None:
            self.listed.emit(saves)
            if fault:
                self.not_deleted.emit(fault)

        self._background.run(self.saves.listed, tell)

    def resume(self, slot: str) -> None:
        """Ask for a saved match."""
        self._background.run(partial(self.saves.resume, slot), self.resumed.emit)

    def open_file(self, path: Path) -> None:
        """Ask for the match of a file from anywhere."""
        self._background.run(partial(self.saves.open_file, path), self.resumed.emit)

    def close(self) -> None:
        """Finish writing, and let another program have the profile."""
        self.settings.sync()
        self._background.close()
        self._lock.unlock()


def _delete(folder: SaveFolder, slot: str) -> str:
    """Delete a match; return the words of the system if it does not let it."""
    try:
        folder.delete(slot)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def read_only_sentence() -> str:
    """Return what a second program says all the time."""
    return QCoreApplication.translate("saving", "Opened a second time: nothing is saved here.")


def failure_sentence(system_words: str) -> str:
    """Return what is said when saving fails, with the words of the system."""
    sentence = QCoreApplication.translate(
        "saving", "Could not save: {words}. The game goes on; next try in {seconds} s."
    )
    return sentence.format(words=system_words, seconds=RETRY_MS // 1000)


def not_deleted_sentence(system_words: str) -> str:
    """Return what is said when a match cannot be deleted, with the words of the system."""
    return QCoreApplication.translate("saving", "The match could not be deleted: {words}.").format(words=system_words)


def resumed_sentence(resumed: Resumed) -> str:
    """Return what to say about a match that was taken up: nothing when it stands where it was left."""
    if not resumed.damaged:
        return ""
    sentence = QCoreApplication.translate(
        "saving", "The last save could not be read. You continue in deal {deal}, from the save before it."
    )
    return sentence.format(deal=resumed.deal)


def unreadable_sentence(unreadable: Unreadable) -> str:
    """Return why a match cannot be taken up, and what became of its file."""
    name = unreadable.files[0].name if unreadable.files else unreadable.slot
    return {
        "no-file": QCoreApplication.translate("saving", "{file} is not there any more."),
        "not-a-record": QCoreApplication.translate("saving", "{file} is not a match of Table Games."),
        "newer-schema": QCoreApplication.translate(
            "saving",
            "{file} was saved by a newer version of Table Games. It is left as it is: open it with that version.",
        ),
        "newer-version": QCoreApplication.translate(
            "saving", "{file} was played by newer rules than these. It is left as it is: open it with a newer version."
        ),
        "older-version": QCoreApplication.translate(
            "saving", "{file} was played by older rules than these. It is left as it is: open it with an older version."
        ),
        "unknown-game": QCoreApplication.translate(
            "saving", "{file} is a match of a game that this version does not have. It is left as it is."
        ),
    }.get(
        unreadable.reason,
        QCoreApplication.translate(
            "saving", "This match is damaged and cannot be continued. Its file is kept as {file}."
        ),
    ).format(file=name)


def other_version_sentence(reason: str, files: Sequence[Path]) -> str:
    """Return why a whole file is not for this version of the program; nothing for any other reason."""
    return unreadable_sentence(Unreadable("", reason, tuple(files))) if reason in OTHER_VERSION else ""
