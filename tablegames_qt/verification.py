"""A finished match computed again from its seed: every deal, every action, every score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.record import GameRecord, RecordError, positions


@dataclass(frozen=True)
class DealAgrees:
    """A deal came out again as it was played: its number, how many actions it had, and the scores by seat."""

    deal: int
    actions: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Differs:
    """Where the record and the computation part: `scores` of a deal, or an `action` that the rules do not allow."""

    what: str
    number: int


def verify(record: GameRecord) -> Iterator[DealAgrees | Differs]:
    """Yield what is found, deal by deal; nothing follows a difference."""
    scored = since = number = 0
    try:
        for number, match in enumerate(positions(record)):
            for scores in match.record.scores[scored:]:
                if record.scores[scored : scored + 1] != (scores,):
                    yield Differs("scores", scored + 1)
                    return
                scored += 1
                yield DealAgrees(scored, number - since, scores)
                since = number
    except RecordError:
        yield Differs("action", number + 1)
        return
    if scored != len(record.scores):
        yield Differs("scores", scored + 1)


def same_figures(one: str, other: str) -> bool:
    """Whether two commitments are the same digits, however they are grouped and written."""
    return _digits(one) == _digits(other)


def begins_with(noted: str, commit: str) -> bool:
    """Whether what somebody noted is the beginning of a commitment, as the status line shows it."""
    return _digits(commit).startswith(_digits(noted))


def _digits(figures: str) -> str:
    return "".join(figures.split()).casefold()
