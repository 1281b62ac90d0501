"""How a match of Los Chinos ended, for the board of an evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from rules.chinos.rounds import exits
from rules.record import Match
from tablegames_qt.phrases import listed


def ranking(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the places by seat: in the order in which players were saved, then who won the final, then who pays.

    Players who were saved by the same opening share a place. There are no scores.
    """
    progress = match.state.progress
    order = [*(seats for _, seats in exits(progress)), (progress.finalist,), (progress.loser,)]
    places = [0] * progress.players
    place = 1
    for seats in order:
        for seat in seats:
            places[seat] = place
        place += len(seats)
    return tuple(places), ()


def result_words(names: Sequence[str], places: Sequence[int], scores: Sequence[int]) -> str:
    """Return who was saved first and who pays."""
    del scores
    first = listed([name for name, place in zip(names, places, strict=True) if place == 1])
    last = listed([name for name, place in zip(names, places, strict=True) if place == max(places)])
    if len(names) == 2:
        return QCoreApplication.translate("chinos", "{last} pays").format(last=last)
    return QCoreApplication.translate("chinos", "{first} saved first, {last} pays").format(first=first, last=last)
