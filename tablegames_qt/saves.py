"""The folders of saved and finished matches: writing that survives a power cut, and reading that never loses a file.

A match has one file, `saves/SLOT.tgr`, and up to three earlier generations `SLOT.tgr.1` (the newest) to `SLOT.tgr.3`.
A finished match is `finished/SLOT.tgr` alone. What cannot be read goes to `quarantine/`, what the player deletes to
`deleted/`; both stay there.
Nothing here knows Qt; the methods block on the disk and are called from a thread.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from rules.record import LARGEST, GameRecord, Match, RecordError, pack, replay, unpack

ENDING = ".tgr"
GENERATIONS = 3
"""How many earlier generations are kept beside a saved match."""

OTHER_VERSION = frozenset({"newer-schema", "newer-version", "older-version", "unknown-game"})
"""Reasons of files that are whole but not for this version of the program; such a file is left as it is."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match taken up again. `generation` 0 is the newest file; `deal` is the deal it stands in.

    `damaged` are newer files that could not be read, where they are now, and `reason` is why the first could not.
    """

    slot: str
    match: Match
    generation: int
    deal: int
    damaged: tuple[Path, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match that cannot be taken up: `reason` is that of a RecordError, or `no-file`.

    `files` are where they are now; those of another version or from elsewhere are untouched.
    """

    slot: str
    reason: str
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """What a list shows of a saved match without replaying it. `record` is None when no generation can be read."""

    slot: str
    path: Path
    modified: float
    """Seconds since 1970."""
    record: GameRecord | None
    reason: str = ""


def new_slot() -> str:
    """Return a name for a new match that tells when it began and nothing else."""
    return f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}"


class SaveFolder:
    """The matches of one profile. With `read_only` nothing is written, moved or removed."""

    def __init__(self, root: Path, *, read_only: bool = False) -> None:
        self.read_only = read_only
        self.saves = root / "saves"
        self.finished = root / "finished"
        self.quarantine = root / "quarantine"
        self.deleted = root / "deleted"

    def write(self, slot: str, record: GameRecord) -> None:
        """Make a record the newest generation of a match; on return it is on disk. Raises OSError, and then the newest
        readable generation is the one before."""
        path = self.saves / f"{slot}{ENDING}"
        content = pack(record)
        with contextlib.suppress(FileNotFoundError):
            if _content(path) == content:
                return
        with _written_beside(path, content) as ready:
            if path.exists():
                generations = self._generations(slot)
                for older, newer in zip(generations[:0:-1], generations[-2::-1], strict=True):
                    with contextlib.suppress(FileNotFoundError):
                        newer.replace(older)
            ready.replace(path)

    def finish(self, slot: str, record: GameRecord) -> None:
        """Put a match that is over among the finished ones and remove it from the saved ones. Raises OSError."""
        path = self.finished / f"{slot}{ENDING}"
        with _written_beside(path, pack(record)) as ready:
            ready.replace(path)
        self._remove(slot)

    def listed(self) -> list[SavedMatch]:
        """Return the saved matches, the latest first; those that cannot be read say why."""
        slots = {path.name.partition(ENDING)[0] for path in _files(self.saves) if ENDING in path.name}
        found = [self._look(slot) for slot in slots if not self._left_over(slot)]
        return sorted((each for each in found if each is not None), key=lambda each: (-each.modified, each.slot))

    def delete(self, slot: str) -> None:
        """Move all files of a saved match to the deleted ones, the newest last. Raises OSError."""
        self.deleted.mkdir(parents=True, exist_ok=True)
        for path in reversed(self._generations(slot)):
            with contextlib.suppress(FileNotFoundError):
                path.replace(self.deleted / path.name)
        _sync_folder(self.deleted)
        _sync_folder(self.saves)

    def latest(self, games: Collection[str]) -> dict[str, GameRecord]:
        """Return the match of each game that was played last and can be read, whether it goes on, is over or deleted."""
        files = [path for folder in (self.saves, self.finished, self.deleted) for path in _files(folder)]
        found: dict[str, GameRecord] = {}
        for path in sorted((path for path in files if path.suffix == ENDING), key=_changed, reverse=True):
            with contextlib.suppress(OSError, RecordError):
                record = unpack(_content(path))
                if record.game in games:
                    found.setdefault(record.game, record)
            if len(found) == len(games):
                break
        return found

    def resume(self, slot: str) -> Resumed | Unreadable:
        """Return a saved match from its newest generation that can be read; damaged ones go to the quarantine.

        A file for another version of the program ends the search: an older generation would be written over it.
        """
        if self._left_over(slot):
            return Unreadable(slot, "no-file", ())
        damaged: list[Path] = []
        reasons: list[str] = []
        for generation, path in enumerate(self._generations(slot)):
            try:
                match = replay(unpack(_content(path)))
            except FileNotFoundError:
                continue
            except (RecordError, OSError) as error:
                reason = error.reason if isinstance(error, RecordError) else "damaged"
                if reason in OTHER_VERSION:
                    return Unreadable(slot, reason, (path,))
                damaged.append(self._set_aside(path))
                reasons.append(reason)
            else:
                if any(each.parent == self.saves for each in damaged):
                    slot = new_slot()  # what could not be moved away must not be written over
                deal = match.game.deal_number(match.state)
                return Resumed(slot, match, generation, deal, tuple(damaged), "".join(reasons[:1]))
        return Unreadable(slot, "".join(reasons[:1]) or "no-file", tuple(damaged))

    def open_file(self, path: Path) -> Resumed | Unreadable:
        """Return the match of a file from anywhere, as a match of its own; the file itself is never touched."""
        try:
            match = replay(unpack(_content(path)))
        except FileNotFoundError:
            return Unreadable("", "no-file", (path,))
        except OSError:
            return Unreadable("", "damaged", (path,))
        except RecordError as error:
            return Unreadable("", error.reason, (path,))
        return Resumed(new_slot(), match, 0, match.game.deal_number(match.state))

    def _generations(self, slot: str) -> list[Path]:
        newest = self.saves / f"{slot}{ENDING}"
        return [newest, *(newest.with_name(f"{newest.name}.{number}") for number in range(1, GENERATIONS + 1))]

    def _look(self, slot: str) -> SavedMatch | None:
        """Return what a list shows of a match, from the newest generation that has something to show."""
        there = [path for path in self._generations(slot) if path.is_file()]
        reason = ""
        for path in there:
            try:
                return SavedMatch(slot, path, path.stat().st_mtime, unpack(_content(path)))
            except RecordError as error:
                reason = reason or error.reason
            except OSError:
                reason = reason or "damaged"
            if reason in OTHER_VERSION:
                break
        with contextlib.suppress(OSError):
            return SavedMatch(slot, there[0], there[0].stat().st_mtime, None, reason) if there else None
        return None

    def _left_over(self, slot: str) -> bool:
        """Remove a match that a crash left among the saved ones after it was finished; return whether it was so."""
        try:
            unpack(_content(self.finished / f"{slot}{ENDING}"))
        except (OSError, RecordError):
            return False
        if not self.read_only:
            with contextlib.suppress(OSError):
                self._remove(slot)
        return True

    def _remove(self, slot: str) -> None:
        # the newest last: were the newest removed first, a crash would leave a list with an older position in it
        newest, *older = self._generations(slot)
        for path in (newest.with_suffix(".tmp"), *reversed(older), newest):
            path.unlink(missing_ok=True)
        _sync_folder(self.saves)

    def _set_aside(self, path: Path) -> Path:
        """Move a damaged file to the quarantine; return where it is now, which is where it was if it cannot be moved."""
        if self.read_only:
            return path
        with contextlib.suppress(OSError):
            self.quarantine.mkdir(parents=True, exist_ok=True)
            target = self.quarantine / f"{new_slot()}-{path.name}"
            path.replace(target)
            _sync_folder(self.quarantine)
            _sync_folder(path.parent)
            return target
        return path


@contextlib.contextmanager
def _written_beside(path: Path, content: bytes) -> Iterator[Path]:
    """Write content to a temporary sibling of a path, down to the disk; the caller puts it in place. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".tmp")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield temporary
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the names in a folder down to the disk, where a system knows how."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _content(path: Path) -> bytes:
    """Return the bytes of a file, or of its beginning when it is larger than any record."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _changed(path: Path) -> float:
    """Return when a file was written, in seconds since 1970; 0 when it has gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _files(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
