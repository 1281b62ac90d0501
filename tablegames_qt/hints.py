"""Asks the strongest bot what it would do in a person's place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rules.record import Match
from rules.seats import Seat
from tablegames_qt.bot_runner import Answer, Runner
from tablegames_qt.bot_turns import request_of


class Hints(QObject):
    """At most one hint at a time, and none for a position that has gone."""

    hinted = Signal(object)
    """A `Choice`, or None when the bot had none: a random one would be no hint."""

    def __init__(self, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._number: int | None = None
        runner.answered.connect(self._take)

    def ask(self, match: Match, seat: Seat) -> bool:
        """Ask for a hint; return whether it was asked for, which it is not while another is awaited."""
        if self._number is not None:
            return False
        strongest = list(match.game.levels)[-1]
        self._number = self._runner.ask(request_of(match, seat, level=strongest, purpose="hint"))
        return True

    def drop(self) -> None:
        """Await no hint any more."""
        if self._number is not None:
            self._runner.cancel(self._number)
            self._number = None

    def close(self) -> None:
        """Await no hint, and listen to no more answers."""
        self.drop()
        self._runner.answered.disconnect(self._take)

    def _take(self, answer: Answer) -> None:
        if answer.number == self._number:
            self._number = None
            self.hinted.emit(None if answer.fault else answer.choice)
