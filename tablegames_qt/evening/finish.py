"""From a finished match to what an evening takes in."""

from __future__ import annotations

from rules.record import Match
from tablegames_qt.evening.result import Result
from tablegames_qt.evening.words import GameWords
from tablegames_qt.tables.kind import TableKind


def result_of(kind: TableKind, match: Match) -> Result:
    """Return the result of a match that is over."""
    outcome = match.game.outcome(match.state)
    assert outcome is not None, "the match goes on"
    places: tuple[int, ...] = ()
    scores = outcome.scores
    if kind.ranking is not None:
        places, scores = kind.ranking(match)
    names = tuple(player.name for player in match.record.players)
    return Result(match.record.game, names, scores, frozenset(map(int, outcome.winners)), places=places)


def words_of(kind: TableKind) -> GameWords:
    """Return what an evening says of a game."""
    return GameWords(kind.title, kind.result_words)
