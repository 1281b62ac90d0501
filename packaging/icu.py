"""Qt's copy of the ICU data without what the program never asks for: 32 MB that become a sixth.

Qt asks ICU for the order of letters, for names of time zones and for encodings of bytes. The program speaks UTF-8 and three
languages, so that encodings, and the names of currencies, units, countries and zones in 100 languages, are weight. The
order of letters stays for every language: lists of files are sorted as their owner is used to.

The form of such a package is in ICU's own sources (`ucmndata.h`): a header, the number of items, for each the places of its
name and of its content counted from that number, names sorted, then the contents, each at a multiple of 16.
"""

from __future__ import annotations

import re
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple

import project

LIBRARY = re.compile(r"libicudata\.so\.\d+")

_MAGIC = b"\xda\x27"
_FORM = b"CmnD"
_STEP = 16
_LOCALE = re.compile(r"[a-z]{2,3}(?:_\w+)?\.res")
_OWN_LOCALE = re.compile(rf"(?:{'|'.join(project.LANGUAGES)})(?:_\w+)?\.res")
_UNASKED = re.compile(r".+\.(?:cnv|spp|cfu)|unames\.icu")
"""Encodings, rules for names in old protocols, letters that look alike, names of letters."""


class UnknownForm(Exception):
    """A file is no ICU data of the known form; the text says what is wrong."""


class Package(NamedTuple):
    """The content of an ICU data file: its header as it is, and its items in the order of their names."""

    header: bytes
    items: tuple[tuple[str, bytes], ...]


def asked_for(name: str) -> bool:
    """Whether an item such as `icudt73l/coll/es.res` stays. At the top are calendars and what all languages share."""
    _, *folders, file = name.split("/")
    if folders == ["coll"]:
        return True
    if folders not in ([], ["zone"]) or _UNASKED.fullmatch(file):
        return False
    return _LOCALE.fullmatch(file) is None or _OWN_LOCALE.fullmatch(file) is not None


def read(data: bytes) -> Package:
    """Take an ICU data file apart. Raises UnknownForm."""
    if data[2:4] != _MAGIC or data[12:16] != _FORM:
        raise UnknownForm("it does not begin as ICU data does")
    (length,) = struct.unpack_from("<H", data)
    contents = data[length:]
    (count,) = struct.unpack_from("<I", contents)
    if not 1 <= count <= len(contents) // 8:
        raise UnknownForm("it holds nothing, or more than it can")
    places = [struct.unpack_from("<II", contents, 4 + 8 * number) for number in range(count)]
    ends = [*(content for _, content in places[1:]), len(contents)]
    items = []
    for (name, start), end in zip(places, ends, strict=True):
        if not name < start < end <= len(contents):
            raise UnknownForm("its items do not follow each other")
        items.append((contents[name : contents.index(b"\0", name)].decode("ascii"), contents[start:end]))
    if items != sorted(items):
        raise UnknownForm("its names are not sorted")
    return Package(data[:length], tuple(items))


def write(package: Package) -> bytes:
    """Return the file of a package."""
    names = b"".join(name.encode("ascii") + b"\0" for name, _ in package.items)
    first = 4 + 8 * len(package.items)
    at = _round_up(first + len(names))
    table, contents = [], []
    name_at = first
    for name, content in package.items:
        table.append(struct.pack("<II", name_at, at))
        name_at += len(name) + 1
        padded = content.ljust(_round_up(len(content)), b"\xaa")
        contents.append(padded)
        at += len(padded)
    head = struct.pack("<I", len(package.items)) + b"".join(table) + names
    return package.header + head.ljust(_round_up(len(head)), b"\xaa") + b"".join(contents)


def slim(library: Path, folder: Path) -> Path:
    """Make a lighter library of ICU data that takes the place of another; return its path in the folder, by the same name.

    Raises UnknownForm, and CalledProcessError when a tool of binutils fails."""
    raw, source, thing, target = (folder / name for name in ("icu.dat", "icu.s", "icu.o", library.name))
    _run("objcopy", "-O", "binary", "--only-section=.rodata", str(library), str(raw))
    whole = read(raw.read_bytes())
    kept = Package(whole.header, tuple((name, content) for name, content in whole.items if asked_for(name)))
    raw.write_bytes(write(kept))
    symbol = whole.items[0][0].partition("/")[0][:-1] + "_dat"  # the last letter says the order of bytes
    source.write_text(
        f".section .note.GNU-stack\n.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}:\n.incbin "{raw.name}"\n.size {symbol}, . - {symbol}\n',
        encoding="ascii",
    )
    _run("as", "-o", thing.name, source.name, folder=folder)
    _run(
        "ld",
        "-shared",
        "-s",
        "-soname",
        library.name,
        "-z",
        "noexecstack",
        "-o",
        target.name,
        thing.name,
        folder=folder,
    )
    for path in (raw, source, thing):
        path.unlink()
    return target


def _round_up(size: int) -> int:
    return -(-size // _STEP) * _STEP


def _run(*command: str, folder: Path | None = None) -> None:
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
