"""Files that survive a power cut: a newest one and three earlier generations beside it.

A file `NAME` has its earlier generations in `NAME.1` (the newest of them) to `NAME.3`. Nothing here knows what is in the
files, nor Qt; the functions block on the disk and are called from a thread.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from rules.envelope import LARGEST

GENERATIONS = 3
"""How many earlier generations are kept beside a file."""


def new_slot() -> str:
    """Return a name for a new file that tells when it began and nothing else."""
    return f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}"


def generations_of(newest: Path) -> list[Path]:
    """Return the path of a file and those of its earlier generations, whether they are there or not."""
    return [newest, *(newest.with_name(f"{newest.name}.{number}") for number in range(1, GENERATIONS + 1))]


def write_generation(path: Path, content: bytes) -> None:
    """Make some bytes the newest generation of a file; on return they are on disk. Raises OSError, and then the newest
    readable generation is the one before. The same bytes twice are one generation."""
    with contextlib.suppress(FileNotFoundError):
        if content_of(path) == content:
            return
    with written_beside(path, content) as ready:
        if path.exists():
            generations = generations_of(path)
            for older, newer in zip(generations[:0:-1], generations[-2::-1], strict=True):
                with contextlib.suppress(FileNotFoundError):
                    newer.replace(older)
        ready.replace(path)


def remove_generations(path: Path) -> None:
    """Remove a file with its earlier generations. Raises OSError."""
    # the newest last: were the newest removed first, a crash would leave a list with an older position in it
    newest, *older = generations_of(path)
    for each in (newest.with_suffix(".tmp"), *reversed(older), newest):
        each.unlink(missing_ok=True)
    sync_folder(path.parent)


def move_generations(path: Path, folder: Path, prefix: str = "") -> None:
    """Move a file with its earlier generations to a folder, the newest last, each name behind a prefix. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in reversed(generations_of(path)):
        with contextlib.suppress(FileNotFoundError):
            each.replace(folder / f"{prefix}{each.name}")
    sync_folder(folder)
    sync_folder(path.parent)


def set_aside(path: Path, quarantine: Path) -> Path:
    """Move a damaged file to the quarantine; return where it is now, which is where it was if it cannot be moved."""
    with contextlib.suppress(OSError):
        quarantine.mkdir(parents=True, exist_ok=True)
        target = quarantine / f"{new_slot()}-{path.name}"
        path.replace(target)
        sync_folder(quarantine)
        sync_folder(path.parent)
        return target
    return path


@contextlib.contextmanager
def written_beside(path: Path, content: bytes) -> Iterator[Path]:
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
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder down to the disk, where a system knows how."""
    if sys.platform == "win32":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def content_of(path: Path) -> bytes:
    """Return the bytes of a file, or of its beginning when it is larger than any that is read."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def files_in(folder: Path) -> list[Path]:
    """Return what is in a folder; nothing when it is not there."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []
