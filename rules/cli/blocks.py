"""The file of a long run: a header line with everything it depends on, then its results, appended block by block.

    {"arena":1,"game":...,"seed":...,...}     what is played
    {"block":1,"deals":[[1,[[105,105],...],[]],...],"notes":{...}}
    ...
    {"result":{...}}                           the figures, once all blocks are there

A line cut short by a crash is the last one; it is dropped and its block played again.
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.cli.command import CommandError, cannot
from rules.cli.duplicates import DealResult, Notes, Piece, Run

FORMAT = 1
START = b'{"arena":'
"""How every such file begins."""
BLOCK = 20
"""Deals of a block, or more where sessions are longer."""


def blocks_of(run: Run) -> dict[int, range]:
    """Return the numbers of the deals of each block, blocks and deals counted from 1; sessions are never split."""
    size = max(1, BLOCK // run.session) * run.session
    starts = range(1, run.deals + 1, size)
    return {number: range(start, min(start + size, run.deals + 1)) for number, start in enumerate(starts, 1)}


class ArenaFile:
    """What a file holds so far of one run. Appending writes through to the disk before it returns."""

    def __init__(self, path: Path, run: Run, pieces: dict[int, Piece], result: dict[str, Any] | None) -> None:
        self.path = path
        self.run = run
        self.pieces = pieces
        self.result = result

    @classmethod
    def open(cls, path: Path, run: Run) -> ArenaFile:
        """Return the file of a run, begun anew when there is none; raise CommandError when it holds something else."""
        header = _line({"arena": FORMAT, **dataclasses.asdict(run)})
        try:
            content = path.read_bytes() if path.exists() else b""
            if b"\n" not in content and header.startswith(content):
                path.write_bytes(header)
                return cls(path, run, {}, None)
            file = cls._parse(path, content)
            if file.run != run:
                raise CommandError(f"{path} holds another run: {_difference(file.run, run)}")
            whole = content.rfind(b"\n") + 1
            if whole < len(content):
                with path.open("r+b") as torn:
                    torn.truncate(whole)
        except OSError as error:
            raise cannot("use", path, error) from None
        return file

    @classmethod
    def read(cls, path: Path) -> ArenaFile:
        """Return what a file holds; raise CommandError when it is no such file, naming the line."""
        try:
            return cls._parse(path, path.read_bytes())
        except OSError as error:
            raise cannot("read", path, error) from None

    @classmethod
    def _parse(cls, path: Path, content: bytes) -> ArenaFile:
        lines = content.split(b"\n")[:-1]
        try:
            run = _run(json.loads(lines[0]))
        except (IndexError, ValueError, TypeError, KeyError, RecursionError):
            raise CommandError(f"{path} is not a file of an arena") from None
        file = cls(path, run, {}, None)
        expected = blocks_of(run)
        for number, line in enumerate(lines[1:], 2):
            try:
                document = json.loads(line)
                if "result" in document:
                    file.result = dict(document["result"])
                else:
                    file.pieces[document["block"]] = _piece(document, expected[document["block"]], run.players)
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                raise CommandError(f"{path}, line {number}: not a block of this run") from None
        return file

    def missing(self) -> dict[int, range]:
        """Return the blocks that are still to be played."""
        return {number: deals for number, deals in blocks_of(self.run).items() if number not in self.pieces}

    def in_order(self) -> Iterator[Piece]:
        """Yield the blocks in the order of their deals."""
        return (self.pieces[number] for number in sorted(self.pieces))

    def append(self, number: int, piece: Piece) -> None:
        """Add a block."""
        self._write({"block": number, **_document(piece)})
        self.pieces[number] = piece

    def finish(self, result: dict[str, Any]) -> None:
        """Add the figures, which end the file."""
        self._write({"result": result})
        self.result = result

    def _write(self, document: dict[str, Any]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(_line(document))
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise cannot("write", self.path, error) from None


def _line(document: dict[str, Any]) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


def _run(header: dict[str, Any]) -> Run:
    if header.pop("arena") != FORMAT:
        raise ValueError("another format")
    run = Run(**header)
    for field in dataclasses.fields(Run):
        if field.name != "options" and type(header[field.name]).__name__ != field.type:
            raise TypeError(field.name)
    if not isinstance(run.options, dict) or min(run.deals, run.session, run.players - 1) < 1:
        raise ValueError("out of bounds")
    return run


def _document(piece: Piece) -> dict[str, Any]:
    notes = piece.notes
    return {
        "deals": [[deal.number, deal.a, deal.b] for deal in piece.deals],
        "notes": {
            "illegal": notes.illegal,
            "chances": notes.chances,
            "facts": dict(notes.facts),
            "matches": notes.matches,
            "match_wins": notes.match_wins,
            "ms": sorted(notes.times.items()),
        },
    }


def _piece(document: dict[str, Any], numbers: range, players: int) -> Piece:
    line_ups = (players, 0 if players == 2 else players)
    deals = []
    for number, *rotations in document["deals"]:
        a, b = (_scores(each, count, players) for each, count in zip(rotations, line_ups, strict=True))
        deals.append(DealResult(_whole(number), a, b))
    if [deal.number for deal in deals] != list(numbers):
        raise ValueError("other deals")
    notes = document["notes"]
    return Piece(
        tuple(deals),
        Notes(
            illegal=_whole(notes["illegal"]),
            chances=_whole(notes["chances"]),
            facts=Counter({key: _whole(count) for key, count in notes["facts"].items()}),
            matches=_whole(notes["matches"]),
            match_wins=float(notes["match_wins"]),
            times=Counter({float(time): _whole(count) for time, count in notes["ms"]}),
        ),
    )


def _scores(rotations: list[list[int]], count: int, players: int) -> tuple[tuple[int, ...], ...]:
    if len(rotations) != count or any(len(scores) != players for scores in rotations):
        raise ValueError("other seats")
    return tuple(tuple(_whole(score) for score in scores) for scores in rotations)


def _whole(number: object) -> int:
    if type(number) is not int:
        raise ValueError("not a whole number")
    return number


def _difference(there: Run, here: Run) -> str:
    old, new = dataclasses.asdict(there), dataclasses.asdict(here)
    name = next(each for each in new if old[each] != new[each])
    return f"{name} is {old[name]!r} there, {new[name]!r} here"
