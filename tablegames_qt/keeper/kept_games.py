"""Kept matches as documents of the profile, as results of an evening, and as tables in CSV and text."""

from __future__ import annotations

import csv
import io
from typing import Any

from PySide6.QtCore import QCoreApplication

import rules
from rules.envelope import EnvelopeError
from rules.keeping import KeptGame
from rules.kept_document import read_kept
from tablegames_qt.documents import DocumentKind
from tablegames_qt.evening.result import Result
from tablegames_qt.keeper.kind import KeeperWords, row_short


def _plain(match: KeptGame) -> dict[str, Any]:
    return match.plain()


def _read(plain: dict[str, Any]) -> KeptGame:
    name, version = plain["game"], plain["version"]
    if not isinstance(name, str) or type(version) is not int:
        raise TypeError("a game is a name and a number")
    if name not in rules.GAMES:
        raise EnvelopeError("unknown-game")
    game = rules.game(name)
    if version != game.version:
        raise EnvelopeError("newer-version" if version > game.version else "older-version")
    return read_kept(game, plain)


KEPT: DocumentKind[KeptGame] = DocumentKind("kept", "TGQT-KEPT", 1, _plain, _read)
"""How kept matches are saved."""


def result_of(match: KeptGame) -> Result:
    """Return how a kept match ended, for the evening."""
    standing = match.sheet().standing
    assert standing.end is not None
    return Result(
        match.game.name,
        match.names,
        tuple(standing.totals),
        frozenset(map(int, standing.winners)),
        kept=True,
        places=_places(match, standing),
    )


def _places(match: KeptGame, standing: Any) -> tuple[int, ...]:
    """The place of each seat: the winners first, whatever the totals, then by score."""
    worth = [(seat in standing.winners, score) for seat, score in enumerate(match.keeper.scores(standing))]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def table(match: KeptGame, words: KeeperWords) -> list[list[str]]:
    """Return head and rows as texts: number, what happened, what it added and the total of each player; the totals last."""
    heads = [QCoreApplication.translate("keeper", "Row"), QCoreApplication.translate("keeper", "What happened")]
    for name in match.names:
        heads += [name, QCoreApplication.translate("keeper", "{name}: total").format(name=name)]
    rows = [heads]
    for number, row in enumerate(match.sheet().rows, 1):
        line = [str(number), row_short(words, row)]
        for added, total in zip(row.added, row.after.totals, strict=True):
            line += [str(added), str(total)]
        line += [""] * (len(heads) - len(line))  # who came later
        rows.append(line)
    return rows


def to_csv(match: KeptGame, words: KeeperWords) -> str:
    """Return the sheet as comma-separated values."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(table(match, words))
    return out.getvalue()


def to_text(match: KeptGame, words: KeeperWords, heading: str) -> str:
    """Return the sheet as aligned text under a heading."""
    rows = table(match, words)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [heading, ""]
    for row in rows:
        cells = [
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"
