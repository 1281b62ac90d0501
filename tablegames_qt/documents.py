"""Saved documents that are no matches: evenings, and scores kept for real tables.

A kind of document has a folder of its own in the profile. A document has one file there with three earlier generations, as
a saved match has; damaged files go to the profile's quarantine and deleted ones to its folder of the deleted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from rules.envelope import EnvelopeError, seal, unseal
from tablegames_qt.background import Background
from tablegames_qt.generations import (
    content_of,
    files_in,
    generations_of,
    move_generations,
    new_slot,
    set_aside,
    write_generation,
)
from tablegames_qt.saves import OTHER_VERSION
from tablegames_qt.writing import RETRY_MS, Job, Writing

T = TypeVar("T")

ENDING = ".tgd"


@dataclass(frozen=True)
class DocumentKind(Generic[T]):
    """A kind of document: its folder, the word that begins its files, and what turns its content into JSON and back.

    `plain` gives whole numbers, texts, truths, lists and objects only. `read` raises ValueError, TypeError, KeyError or
    AttributeError for anything that is not exactly such a document, and EnvelopeError with a reason of OTHER_VERSION for a
    whole one of other rules; `schema` grows when older programs cannot read it.
    """

    folder: str
    magic: str
    schema: int
    plain: Callable[[T], dict[str, Any]]
    read: Callable[[dict[str, Any]], T]

    def pack(self, content: T) -> bytes:
        """Return the bytes of a file."""
        return seal(self.magic, self.schema, self.plain(content))

    def unpack(self, content: bytes) -> T:
        """Return what the bytes of a file hold; raise EnvelopeError when they are not exactly that."""
        document = unseal(self.magic, self.schema, content)
        try:
            found = self.read(document)
        except EnvelopeError:
            raise
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise EnvelopeError("damaged") from error
        if self.plain(found) != document:
            raise EnvelopeError("damaged")
        return found


@dataclass(frozen=True, slots=True)
class SavedDocument(Generic[T]):
    """What a list shows of a document. `content` is None when no generation can be read, and `reason` says why."""

    slot: str
    path: Path
    modified: float
    """Seconds since 1970."""
    content: T | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class OpenedDocument(Generic[T]):
    """A document taken up again, or the reason why it cannot be (`content` is None then; a file of another version is left
    as it is). `damaged` are newer files that could not be read, where they are now."""

    slot: str
    content: T | None
    damaged: tuple[Path, ...] = ()
    reason: str = ""


class DocumentFolder(Generic[T]):
    """The documents of one kind in one profile. With `read_only` nothing is written, moved or removed. The methods block on
    the disk and are called from a thread."""

    def __init__(self, root: Path, kind: DocumentKind[T], *, read_only: bool = False) -> None:
        self.kind = kind
        self.read_only = read_only
        self.folder = root / kind.folder
        self.quarantine = root / "quarantine"
        self.deleted = root / "deleted"

    def path(self, slot: str) -> Path:
        """Return where the newest generation of a document is."""
        return self.folder / f"{slot}{ENDING}"

    def write(self, slot: str, content: T) -> None:
        """Make some content the newest generation of a document; on return it is on disk. Raises OSError."""
        write_generation(self.path(slot), self.kind.pack(content))

    def listed(self) -> list[SavedDocument[T]]:
        """Return the documents, the one written last first."""
        slots = {path.name.partition(ENDING)[0] for path in files_in(self.folder) if ENDING in path.name}
        found = [each for slot in slots if (each := self._look(slot)) is not None]
        return sorted(found, key=lambda each: (-each.modified, each.slot))

    def open(self, slot: str) -> OpenedDocument[T]:
        """Return a document from its newest generation that can be read; damaged ones go to the quarantine.

        A file of another version of the program ends the search: an older generation would be written over it.
        """
        damaged: list[Path] = []
        reason = ""
        for path in generations_of(self.path(slot)):
            try:
                content = self.kind.unpack(content_of(path))
            except FileNotFoundError:
                continue
            except (EnvelopeError, OSError) as error:
                why = error.reason if isinstance(error, EnvelopeError) else "damaged"
                reason = reason or why
                if why in OTHER_VERSION:
                    return OpenedDocument(slot, None, (path,), why)
                damaged.append(path if self.read_only else set_aside(path, self.quarantine))
            else:
                if any(each.parent == self.folder for each in damaged):
                    slot = new_slot()  # what could not be moved away must not be written over
                return OpenedDocument(slot, content, tuple(damaged), reason)
        return OpenedDocument(slot, None, tuple(damaged), reason or "no-file")

    def delete(self, slot: str) -> None:
        """Move all files of a document to the deleted ones. Raises OSError."""
        move_generations(self.path(slot), self.deleted, f"{self.kind.folder}-")

    def _look(self, slot: str) -> SavedDocument[T] | None:
        reason, first = "", None
        for path in generations_of(self.path(slot)):
            try:
                modified = path.stat().st_mtime
                first = first or (path, modified)
                return SavedDocument(slot, path, modified, self.kind.unpack(content_of(path)))
            except FileNotFoundError:
                continue
            except (EnvelopeError, OSError) as error:
                reason = reason or (error.reason if isinstance(error, EnvelopeError) else "damaged")
                if reason in OTHER_VERSION:
                    break
        return SavedDocument(slot, *first, None, reason) if first is not None else None


class DocumentFile(QObject):
    """The file of one document. `save` returns at once; when it is called faster than the disk is, only the newest content
    is written."""

    saved = Signal()
    """The newest content is on disk."""
    failed = Signal(str)
    """The words of the system. The next `save` tries again, and so does a timer."""

    def __init__(
        self,
        folder: DocumentFolder[Any],
        background: Background,
        slot: str = "",
        *,
        retry_ms: int = RETRY_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.slot = slot or new_slot()
        """The name of the document in its folder."""
        self._folder = folder
        self._writing = Writing(background, retry_ms=retry_ms, parent=self)
        self._writing.written.connect(self._written)
        self._writing.failed.connect(self.failed)

    def save(self, content: Any) -> None:
        """Have some content written as the newest. In a profile that another program has, nothing happens."""
        if not self._folder.read_only:
            self._writing.begin(Job(lambda: self._folder.write(self.slot, content), content))

    def _written(self, content: Any) -> None:
        del content
        self.saved.emit()


class Documents(QObject):
    """The documents of one kind. Questions to the disk are answered by signals, in the order asked."""

    listed = Signal(object)
    """A list of `SavedDocument`, the latest first: the answer to `list_saved`, and to `delete`."""
    opened = Signal(object)
    """An `OpenedDocument`: the answer to `open`."""
    not_deleted = Signal(str)
    """The words of the system: a document could not be deleted."""

    def __init__(
        self,
        folder: DocumentFolder[Any],
        background: Background,
        *,
        retry_ms: int = RETRY_MS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._background = background
        self._retry_ms = retry_ms

    @property
    def read_only(self) -> bool:
        """Whether another program has the profile."""
        return self.folder.read_only

    def file(self, slot: str = "") -> DocumentFile:
        """Return what saves a document: a new one, or the one that was taken up from a slot."""
        return DocumentFile(self.folder, self._background, slot, retry_ms=self._retry_ms, parent=self)

    def list_saved(self) -> None:
        """Ask which documents there are."""
        self._background.run(self.folder.listed, self.listed.emit)

    def open(self, slot: str) -> None:
        """Ask for a document."""
        self._background.run(partial(self.folder.open, slot), self.opened.emit)

    def delete(self, slot: str) -> None:
        """Put a document aside, among the deleted ones; `listed` tells what is left."""
        self._background.run(partial(_delete, self.folder, slot), self._deleted)

    def _deleted(self, fault: str) -> None:
        if fault:
            self.not_deleted.emit(fault)
        self.list_saved()


def _delete(folder: DocumentFolder[Any], slot: str) -> str:
    """Delete a document; return the words of the system if it does not let it."""
    try:
        folder.delete(slot)
    except OSError as error:
        return error.strerror or str(error)
    return ""
