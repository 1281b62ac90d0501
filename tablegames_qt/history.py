"""Going back in a match, and forward again."""

from __future__ import annotations

import dataclasses
import itertools

from rules.record import GameRecord, Match, Move, positions, replay
from rules.seats import Seat


def persons_of(record: GameRecord) -> frozenset[Seat]:
    """Return the seats that people decide for."""
    return frozenset(Seat(number) for number, player in enumerate(record.players) if player.kind != "bot")


class History:
    """What was undone in one match. One person against bots may go back; several may not, since they have seen."""

    def __init__(self, persons: frozenset[Seat]) -> None:
        self._persons = persons
        self._undone: list[tuple[Move, ...]] = []

    def can_undo(self, record: GameRecord) -> bool:
        """Whether a person who plays alone has decided anything."""
        return len(self._persons) == 1 and any(move.seat in self._persons for move in record.moves)

    @property
    def can_redo(self) -> bool:
        """Whether there is a way forward."""
        return bool(self._undone)

    def back(self, record: GameRecord) -> Match:
        """Return the match before the last own decision, marked as practice, since what followed was seen."""
        own = self._last_decision(record)
        self._undone.append(record.moves)
        return _practice(record, record.moves[:own])

    def _last_decision(self, record: GameRecord) -> int:
        """The number of the last own move that was a choice; where there was none, of the last own move.

        What could not be done otherwise, such as a pass with nothing to claim, is done again by itself.
        """
        chosen = own = -1
        for number, (move, match) in enumerate(zip(record.moves, positions(record), strict=False)):
            if move.seat in self._persons:
                own = number
                if len(list(itertools.islice(match.game.legal_actions(match.state, move.seat), 2))) > 1:
                    chosen = number
        return own if chosen < 0 else chosen

    def forward(self, record: GameRecord) -> Match:
        """Return the match where the last `back` began, with every move that it cut, those of bots too."""
        return _practice(record, self._undone.pop())

    def clear(self) -> None:
        """Forget the way forward: something else was played."""
        self._undone.clear()


def _practice(record: GameRecord, moves: tuple[Move, ...]) -> Match:
    return replay(dataclasses.replace(record, moves=moves, practice=True, scores=()), len(moves))
