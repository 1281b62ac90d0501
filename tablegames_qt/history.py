"""Going back in a match, and forward again."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.record import GameRecord, Match, Move, positions
from rules.seats import TABLE, Seat


def persons_of(record: GameRecord) -> frozenset[Seat]:
    """Return the seats that people decide for."""
    return frozenset(Seat(number) for number, player in enumerate(record.players) if player.kind != "bot")


@dataclass(frozen=True, slots=True)
class _Decision:
    """An own move that was a choice: how many moves came before it, what was done, and the position it was done in."""

    number: int
    text: str
    state: Any


@dataclass(frozen=True, slots=True)
class _Line:
    """What was undone: the moves up to where the undo began, the position there, and the decisions on the way."""

    moves: tuple[Move, ...]
    state: Any
    decided: tuple[_Decision, ...]


class History:
    """The decisions of one match, and what was undone of it. One person against bots may go back; several may not, since
    they have seen.

    What could not be done otherwise, such as a pass with nothing to claim, is no decision: nobody goes back to it, and done
    again it leaves the way forward open.
    """

    def __init__(self, persons: frozenset[Seat], match: Match) -> None:
        self._persons = persons
        self._alone = len(persons) == 1
        self._decided: list[_Decision] = []
        self._undone: list[_Line] = []
        self._taken_up = match.record
        self._earlier = self._alone and next(self._decisions(match.record), None) is not None
        """Whether the record held decisions when the match was taken up that were not gathered yet: that takes a while."""

    @property
    def can_undo(self) -> bool:
        """Whether a person who plays alone has decided anything."""
        return self._earlier or bool(self._decided)

    @property
    def can_redo(self) -> bool:
        """Whether there is a way forward."""
        return bool(self._undone)

    def acted(self, before: Match, seat: Seat, action: Any) -> None:
        """Take in a move that was made in a position. Deciding otherwise than what was undone closes the way forward."""
        if not self._alone or seat not in (*self._persons, TABLE) or not _decides(before, seat, action):
            return
        if seat == TABLE:
            self._undone.clear()
            return
        text = before.game.text(action)
        at = len(self._decided)
        self._undone = [line for line in self._undone if len(line.decided) > at + 1 and line.decided[at].text == text]
        self._decided.append(_Decision(len(before.record.moves), text, before.state))

    def back(self, match: Match) -> Match:
        """Return the match before the last own decision, marked as practice, since what followed was seen."""
        if self._earlier:
            self._decided[:0] = self._decisions(self._taken_up)
            self._earlier = False
        self._undone.append(_Line(match.record.moves, match.state, tuple(self._decided)))
        last = self._decided.pop()
        return _practice(match, match.record.moves[: last.number], last.state)

    def forward(self, match: Match) -> Match:
        """Return the match where the last `back` began, with every move that it cut, those of bots too."""
        line = self._undone.pop()
        self._decided = list(line.decided)
        return _practice(match, line.moves, line.state)

    def _decisions(self, record: GameRecord) -> Iterator[_Decision]:
        """Yield the own decisions of a record, which is played again for it."""
        for number, (move, match) in enumerate(zip(record.moves, positions(record), strict=False)):
            if move.seat in self._persons and _decides(match, move.seat, match.game.parse(move.text)):
                yield _Decision(number, move.text, match.state)


def _decides(match: Match, seat: Seat, action: Any) -> bool:
    return match.game.decides(match.state, seat, action)


def _practice(match: Match, moves: tuple[Move, ...], state: Any) -> Match:
    scores = match.game.deal_scores(state)
    return Match(dataclasses.replace(match.record, moves=moves, practice=True, scores=scores), state)
