"""How a match of Chinchón ended, for the board of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.record import Match
from tablegames_qt.phrases import listed
from tablegames_qt.tables.chinchon.phrases import total_line


def ranking(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the places by seat, winners first and then whoever has fewer points, and the totals."""
    standing = match.state.standing
    worth = [(seat not in standing.winners, total) for seat, total in enumerate(standing.totals)]
    return tuple(1 + sum(other < each for other in worth) for each in worth), standing.totals


def result_words(names: Sequence[str], places: Sequence[int], scores: Sequence[int]) -> str:
    """Return who won, and with how many points."""
    best = [seat for seat, place in enumerate(places) if place == 1]
    who = listed([names[seat] for seat in best])
    if scores and len({scores[seat] for seat in best}) == 1:
        return f"{who} {total_line(scores[best[0]])}"
    return QCoreApplication.translate("chinchon", "{name} wins").format(name=who)
