"""A match as the people at one screen read it: the record, the position, and what whoever looks may know."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from rules import AnyGame
from rules.bots import LegalActions
from rules.game import Outcome
from rules.record import GameRecord, Match
from rules.seats import TABLE, Seat
from tablegames_qt.history import persons_of


class ShownMatch(QObject):
    """Answers questions about a match; it changes nothing."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        """The record and the position, to be read only. Tables, hints and logs get views instead."""
        self.persons = persons_of(match.record)
        """The seats that people decide for."""
        self.shared = len(self.persons) > 1
        """Whether several people decide at this screen, one after the other."""
        self.viewer: Seat | None = None if self.shared else min(self.persons, default=None)
        """Whose view is shown; None is the audience's."""

    @property
    def record(self) -> GameRecord:
        """Everything the match is made of so far."""
        return self.match.record

    @property
    def game(self) -> AnyGame:
        """The rules it is played by."""
        return self.match.game

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.match.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may act now."""
        return self.game.to_act(self.match.state)

    @property
    def due(self) -> list[Seat]:
        """The people (or TABLE) to be asked now: all of them, at a shared screen the first."""
        people = [each for each in self.to_act if each == TABLE or each in self.persons]
        return people[:1] if self.shared else people

    @property
    def bots_due(self) -> list[Seat]:
        """The bots that decide now: none while people are to decide first."""
        if self.game.people_first(self.match.state) and not self.persons.isdisjoint(self.to_act):
            return []
        return [each for each in self.to_act if each != TABLE and each not in self.persons]

    def goes_on(self, seat: Seat) -> bool:
        """Whether the person who looks decides on, after an action of a seat: again and alone, if it was the own one."""
        return self.viewer in self.to_act if seat != self.viewer else self.to_act == (self.viewer,)

    def view(self) -> Any:
        """Return what the viewer may know."""
        return self.game.view(self.match.state, self.viewer)

    def public_view(self) -> Any:
        """Return what everybody may know."""
        return self.game.view(self.match.state, None)

    def legal(self, seat: Seat) -> LegalActions[Any]:
        """Return what a seat may do now."""
        return self.game.legal_actions(self.match.state, seat)
