"""The bots of one match: asks for their choices early, shows them thinking, and lets them act in good time."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from rules.bots import Choice
from rules.events import Event
from rules.record import Match
from rules.seats import Seat
from tablegames_qt.bot_runner import Answer, Runner
from tablegames_qt.bot_worker import Request
from tablegames_qt.pace import Pace

Preview = Callable[[Seat, Choice[Any]], tuple[Event, ...]]
"""Returns what the viewer would see of a choice."""


@dataclass(slots=True)
class _Decision:
    """A decision that a bot works on: its request, then its choice. `seen` runs since the bot is seen thinking."""

    number: int
    choice: Choice[Any] | None = None
    seen: QElapsedTimer | None = None


class BotTurns(QObject):
    """Which bots are at work, and for how long they have been seen to be.

    A choice is computed while the table still plays the last step, and is told by `decided` only after `show` was called
    and the pace has run out. Requests that are out of date are cancelled, so an old answer cannot act in a new position.
    """

    thinking = Signal(int)
    thought = Signal(int)
    decided = Signal(int, object)
    """A seat and its `Choice`, which is to be carried out at once."""

    def __init__(self, runner: Runner, preview: Preview, *, speed: str, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._preview = preview
        self._speed = speed
        self._pace = pace
        self._match: Match
        self._open: dict[Seat, _Decision] = {}
        self._shown = False
        self._hurried = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._let_one_act)
        runner.answered.connect(self._take)

    def attend(self, match: Match, seats: Collection[Seat]) -> None:
        """Have the bots of these seats decide, and no others; nothing is told before the next `show`.

        A bot whose seat was among them before goes on: it is one of several who choose at the same time, and what the
        others chose meanwhile does not matter to it.
        """
        self._match = match
        self._shown = self._hurried = False
        self._timer.stop()
        for seat, decision in list(self._open.items()):
            if seat not in seats or not self._usable(seat, decision.choice):
                self._drop(seat)
        for seat in seats:
            if seat not in self._open:
                self._open[seat] = _Decision(self._runner.ask(request_of(match, seat)))

    def show(self) -> None:
        """Say that the table shows the position: the bots are seen thinking from now on."""
        self._shown = True
        for seat, decision in list(self._open.items()):
            if decision.seen is None and self._open.get(seat) is decision:
                decision.seen = QElapsedTimer()
                decision.seen.start()
                self.thinking.emit(seat)
        self._let_one_act()

    def hold(self) -> None:
        """Let no bot act before the next `show`; what they think of goes on."""
        self._shown = False
        self._timer.stop()

    def hurry(self) -> None:
        """Cut the pause before the next choice."""
        if self._shown:
            self._hurried = True
            self._let_one_act()

    def set_pace(self, *, speed: str | None = None, pace: Pace | None = None) -> None:
        """Take another speed or pace, from the present pause on."""
        self._speed = speed or self._speed
        self._pace = pace or self._pace
        self._let_one_act()

    def forget(self) -> None:
        """Cancel every request: the position has gone."""
        self._shown = False
        self._timer.stop()
        for seat in list(self._open):
            self._drop(seat)

    def close(self) -> None:
        """Cancel every request and listen to no more answers."""
        self.forget()
        self._runner.answered.disconnect(self._take)

    def _take(self, answer: Answer) -> None:
        for seat, decision in self._open.items():
            if decision.number == answer.number:
                if self._usable(seat, answer.choice):
                    decision.choice = answer.choice
                else:
                    decision.number = self._runner.ask(request_of(self._match, seat))
                break
        self._let_one_act()

    def _let_one_act(self) -> None:
        """Tell the decision that is due, or wait for the next to be due."""
        if not self._shown:
            return
        due = [
            (self._left(seat, each.choice, each.seen), seat, each.choice)
            for seat, each in self._open.items()
            if each.choice is not None and each.seen is not None
        ]
        if not due:
            return
        left, seat, choice = min(due, key=lambda each: each[:2])
        if left > 0:
            self._timer.start(left)
            return
        self._shown = False
        self._drop(seat)
        self.decided.emit(seat, choice)

    def _left(self, seat: Seat, choice: Choice[Any], seen: QElapsedTimer) -> int:
        """Return for how many milliseconds a bot with a choice should still be seen thinking."""
        if self._hurried:
            return 0
        return max(0, self._pace(self._speed, self._preview(seat, choice)) - seen.elapsed())

    def _usable(self, seat: Seat, choice: Choice[Any] | None) -> bool:
        """Whether a choice made a while ago is legal in the position as it is now; None is still to come."""
        return choice is None or choice.action in self._match.game.legal_actions(self._match.state, seat)

    def _drop(self, seat: Seat) -> None:
        decision = self._open.pop(seat)
        self._runner.cancel(decision.number)
        if decision.seen is not None:
            self.thought.emit(seat)


def request_of(match: Match, seat: Seat, *, level: str = "", purpose: str = "bot") -> Request:
    """Return what is asked of the bot of a seat: what the seat may know, and random numbers that replays repeat.

    A level that the game does not have (any more) plays as its strongest.
    """
    game, record = match.game, match.record
    own = record.players[seat]
    level = level or own.level
    level = level if level in game.levels else list(game.levels)[-1]
    view = game.view(match.state, seat)
    return Request(
        game=record.game,
        level=level,
        view=game.bot_view(view, level, record.dealing, record.memory) if own.kind == "bot" else view,
        legal=game.legal_actions(match.state, seat),
        rng=record.dealing.rng(purpose, len(record.moves), seat),
        memory=record.memory,
    )
