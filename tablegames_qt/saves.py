"""The folders of saved and finished matches: writing that survives a power cut, and reading that never loses a file.

A match has one file, `saves/SLOT.tgr`, and up to three earlier generations `SLOT.tgr.1` (the newest) to `SLOT.tgr.3`.
A finished match is `finished/SLOT.tgr` alone. What cannot be read goes to `quarantine/`, what the player deletes to
`deleted/`; both stay there.
Nothing here knows Qt; the methods block on the disk and are called from a thread.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from rules.record import GameRecord, Match, RecordError, pack, replay, unpack
from tablegames_qt.generations import (
    content_of,
    files_in,
    generations_of,
    move_generations,
    new_slot,
    remove_generations,
    set_aside,
    write_generation,
    written_beside,
)

ENDING = ".tgr"
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
        write_generation(self.saves / f"{slot}{ENDING}", pack(record))

    def finish(self, slot: str, record: GameRecord) -> None:
        """Put a match that is over among the finished ones and remove it from the saved ones. Raises OSError."""
        path = self.finished / f"{slot}{ENDING}"
        with written_beside(path, pack(record)) as ready:
            ready.replace(path)
        remove_generations(self.saves / f"{slot}{ENDING}")

    def listed(self) -> list[SavedMatch]:
        """Return the saved matches, the latest first; those that cannot be read say why."""
        slots = {path.name.partition(ENDING)[0] for path in files_in(self.saves) if ENDING in path.name}
        found = [self._look(slot) for slot in slots if not self._left_over(slot)]
        return sorted((each for each in found if each is not None), key=lambda each: (-each.modified, each.slot))

    def delete(self, slot: str) -> None:
        """Move all files of a saved match to the deleted ones, the newest last. Raises OSError."""
        move_generations(self.saves / f"{slot}{ENDING}", self.deleted)

    def latest(self, games: Collection[str]) -> dict[str, GameRecord]:
        """Return the match of each game that was played last and can be read, whether it goes on, is over or deleted."""
        files = [path for folder in (self.saves, self.finished, self.deleted) for path in files_in(folder)]
        found: dict[str, GameRecord] = {}
        for path in sorted((path for path in files if path.suffix == ENDING), key=_changed, reverse=True):
            with contextlib.suppress(OSError, RecordError):
                record = unpack(content_of(path))
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
                match = replay(unpack(content_of(path)))
            except FileNotFoundError:
                continue
            except (RecordError, OSError) as error:
                reason = error.reason if isinstance(error, RecordError) else "damaged"
                if reason in OTHER_VERSION:
                    return Unreadable(slot, reason, (path,))
                damaged.append(path if self.read_only else set_aside(path, self.quarantine))
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
            match = replay(unpack(content_of(path)))
        except FileNotFoundError:
            return Unreadable("", "no-file", (path,))
        except OSError:
            return Unreadable("", "damaged", (path,))
        except RecordError as error:
            return Unreadable("", error.reason, (path,))
        return Resumed(new_slot(), match, 0, match.game.deal_number(match.state))

    def _generations(self, slot: str) -> list[Path]:
        return generations_of(self.saves / f"{slot}{ENDING}")

    def _look(self, slot: str) -> SavedMatch | None:
        """Return what a list shows of a match, from the newest generation that has something to show."""
        there = [path for path in self._generations(slot) if path.is_file()]
        reason = ""
        for path in there:
            try:
                return SavedMatch(slot, path, path.stat().st_mtime, unpack(content_of(path)))
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
            unpack(content_of(self.finished / f"{slot}{ENDING}"))
        except (OSError, RecordError):
            return False
        if not self.read_only:
            with contextlib.suppress(OSError):
                remove_generations(self.saves / f"{slot}{ENDING}")
        return True


def _changed(path: Path) -> float:
    """Return when a file was written, in seconds since 1970; 0 when it has gone."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
