"""A match being played: whose turn it is, what was done, what the bots think, going back, and saving.

The session decides nothing about a game; `rules` does. It tells a table how one view becomes the next, waits until the
table has shown it, and only then asks the next seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rules import AnyGame
from rules.bots import Choice, LegalActions
from rules.events import Event, seen
from rules.game import IllegalAction, NextDeal, Outcome
from rules.record import GameRecord, Match
from rules.seats import TABLE, Seat
from tablegames_qt.autosave import Autosave
from tablegames_qt.bot_runner import Runner
from tablegames_qt.bot_turns import BotTurns
from tablegames_qt.hints import Hints
from tablegames_qt.history import History, persons_of
from tablegames_qt.pace import Pace, usual_pace


class Session(QObject):
    """One match at one table.

    Construct it with a match (and with the events of its opening when it is new), connect, then call `start`. After
    `stepped` the table plays the events and calls `table_settled`; after `jumped` it only shows the view. Turns (`asked`,
    `thinking`, `finished`, steps of bots) always come out of the event loop, never out of a call.
    """

    stepped = Signal(object, object, object)
    """View before (None when the match opens), tuple of the events as the viewer sees them, view after."""
    jumped = Signal(object)
    """The view of another position (a match taken up again, undo, redo) or of another viewer: to be shown at once."""
    public_stepped = Signal(object, object, object)
    public_jumped = Signal(object)
    """The same for the audience: views and events that everybody may see, whoever the viewer is."""
    asked = Signal(int)
    """A seat that a person decides for; TABLE when the next deal waits for a word. Told once for each decision."""
    thinking = Signal(int)
    thought = Signal(int)
    """The bot of a seat begins, and ends, to be seen thinking."""
    hinted = Signal(object)
    """The `Choice` that `hint` asked for, or None when there is none."""
    finished = Signal(object)
    """The `Outcome`, once the table shows the end."""
    refused = Signal(object)
    """The `IllegalAction` of a `submit` that changed nothing."""
    history_changed = Signal()
    """`can_undo` and `can_redo` may have changed."""
    saving = Signal()
    """The match has begun to be saved; `saved` or `save_failed` follows. What bots decide in between waits for that."""
    saved = Signal()
    """The position is on disk."""
    save_failed = Signal(str)
    """The words of the system; the match goes on, and saving is tried again."""

    def __init__(
        self,
        match: Match,
        runner: Runner,
        autosave: Autosave,
        *,
        opening: tuple[Event, ...] = (),
        speed: str = "normal",
        pace: Pace = usual_pace,
    ) -> None:
        super().__init__()
        self.match = match
        """The record and the position, to be read only. Tables, hints and logs get views instead."""
        self.autosave = autosave
        self._opening = opening
        self._tables: list[object] = [None]
        """Who shows the match: None is the player's own table, the others have come by `watch`."""
        self._moving: list[object] = []
        """The tables that have not shown the last step yet."""
        self.paused = False
        self._over_told = False
        self._closed = False
        self.waiting_for: frozenset[Seat] = frozenset()
        """The seats that were asked and have not decided yet."""
        self.persons = persons_of(match.record)
        """The seats that people decide for."""
        self._history = History(self.persons)
        self.shared = len(self.persons) > 1
        """Whether several people decide at this screen, one after the other."""
        self.viewer: Seat | None = None if self.shared else min(self.persons, default=None)
        """Whose view is shown; None is the audience's. See `look_as`."""
        self._bots = BotTurns(runner, self._preview, speed=speed, pace=pace, parent=self)
        self._bots.thinking.connect(self.thinking)
        self._bots.thought.connect(self.thought)
        self._bots.decided.connect(self._bot_decided)
        self._hints = Hints(runner, self)
        self._hints.hinted.connect(self.hinted)
        self._turns = QTimer(self, singleShot=True, interval=0)
        self._turns.timeout.connect(self._take_turns)
        autosave.saved.connect(self.saved)
        autosave.failed.connect(self.save_failed)

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

    def view(self) -> Any:
        """Return what the viewer may know."""
        return self.game.view(self.match.state, self.viewer)

    def public_view(self) -> Any:
        """Return what everybody may know."""
        return self.game.view(self.match.state, None)

    def look_as(self, seat: Seat | None) -> None:
        """Show what a person may know, or (None) what everybody may.

        Where several people share the screen nobody's view is shown before this is called for the one who is to decide,
        and as soon as somebody else is to decide it is everybody's again.
        """
        if seat != self.viewer:
            self.viewer = seat
            self._hints.drop()
            self.jumped.emit(self.view())

    def legal(self, seat: Seat) -> LegalActions[Any]:
        """Return what a seat may do now."""
        return self.game.legal_actions(self.match.state, seat)

    def start(self) -> None:
        """Show the position, save it, and let the match go on from there."""
        if self.outcome is None:
            self._save()
        self._attend_bots()
        if self._opening:
            self._tell_step(None, None, self._opening)
        else:
            self._show_position()

    def submit(self, seat: Seat, action: Any) -> bool:
        """Carry out an action of a person, or of TABLE. An illegal one is told by `refused`, and False is returned.

        While the match is paused nothing is carried out.

        Raises ValueError for the seat of a bot.
        """
        if seat != TABLE and seat not in self.persons:
            raise ValueError(f"a bot decides for seat {seat}")
        if self._stands_still:
            return False
        try:
            self._step(seat, action)
        except IllegalAction as refusal:
            self.refused.emit(refusal)
            return False
        return True

    def next_deal(self) -> bool:
        """Leave a finished deal."""
        return self.submit(TABLE, NextDeal())

    def table_settled(self, table: object = None) -> None:
        """Say that a table shows the position and nothing moves any more. More often than needed does no harm.

        None is the player's own table; another one names itself as it did to `watch`. The last one lets the match go on.
        """
        if table in self._moving and not self._closed:
            self._moving.remove(table)
            self._take_turns_soon()

    def watch(self, table: object) -> None:
        """Wait from the next step on for one more table, which tells by `table_settled` when it has shown it."""
        if table not in self._tables:
            self._tables.append(table)

    def leave(self, table: object) -> None:
        """Wait for a table no longer, whatever it was about to show."""
        if table in self._tables:
            self._tables.remove(table)
            self.table_settled(table)

    def pause(self) -> None:
        """Stand still: nobody acts and nobody is asked before `resume`. What is being shown comes to its end."""
        self.paused = True
        self._turns.stop()
        self._bots.hold()

    def resume(self) -> None:
        """End a pause."""
        if self.paused:
            self.paused = False
            self._take_turns_soon()

    @property
    def _stands_still(self) -> bool:
        return self.paused or self._closed

    def _take_turns_soon(self) -> None:
        """Have the next turn come out of the event loop, if every table shows the position."""
        if not self._moving and not self._stands_still:
            self._turns.start()

    def hurry(self) -> None:
        """Cut the pause of the bot that is seen thinking."""
        self._bots.hurry()

    def hint(self) -> bool:
        """Ask the strongest bot what it would do; `hinted` tells. False when no person is to decide, or when asked already."""
        seat = self.viewer if self.viewer in self.to_act else None
        return seat is not None and not self._closed and self._hints.ask(self.match, seat)

    def set_speed(self, speed: str) -> None:
        """Play at another speed from now on, also in the middle of a bot's pause."""
        self._bots.set_pace(speed=speed)

    def set_pace(self, pace: Pace) -> None:
        """Take the figures of a table for the pauses of bots."""
        self._bots.set_pace(pace=pace)

    def close(self) -> None:
        """Save the position and stop; nothing is told any more. Whatever bots think is dropped."""
        if self._closed:
            return
        self._closed = True
        self._turns.stop()
        self._hints.close()
        self._bots.close()
        self.autosave.saved.disconnect(self.saved)
        self.autosave.failed.disconnect(self.save_failed)
        if self.outcome is None:
            self._save()

    @property
    def can_undo(self) -> bool:
        """Whether a person who plays alone against bots has decided anything."""
        return self._history.can_undo(self.record)

    @property
    def can_redo(self) -> bool:
        """Whether an undo can be taken back."""
        return self._history.can_redo

    def undo(self) -> bool:
        """Go back to before the last own decision; the match is practice from then on."""
        return self.can_undo and self._jump(self._history.back)

    def redo(self) -> bool:
        """Go forward to where the last undo began, with the moves that it cut."""
        return self.can_redo and self._jump(self._history.forward)

    def _jump(self, find: Callable[[GameRecord], Match]) -> bool:
        if self._closed:
            return False
        self._bots.forget()
        self._hints.drop()
        self.match = find(self.record)
        self.waiting_for = frozenset()
        self._over_told = False
        self._save()
        self._attend_bots()
        self._show_position()
        self.history_changed.emit()
        return True

    def _show_position(self) -> None:
        """Have the table show the position; it needs no time for that, so nothing is waited for."""
        self._moving.clear()
        self._take_turns_soon()
        self.jumped.emit(self.view())
        self.public_jumped.emit(self.public_view())

    def _tell_step(self, before: Any, public_before: Any, events: tuple[Event, ...]) -> None:
        """Have all tables show a step; the match goes on when the last of them has."""
        self._moving = list(self._tables)
        after, public_after = self.view(), self.public_view()
        self.stepped.emit(before, seen(events, self.viewer), after)
        self.public_stepped.emit(public_before, seen(events, None), public_after)

    def _step(self, seat: Seat, action: Any) -> None:
        before = self.match.state
        match, events = self.match.act(seat, action)
        deal_finished = match.record.scores != self.record.scores
        self.match = match
        self._turns.stop()
        self.waiting_for = (self.waiting_for & set(self.to_act)) - {seat}
        if self.shared and self.viewer is not None and not self._goes_on(seat):
            self.viewer = None
            self.waiting_for = frozenset()  # whoever was asked before somebody else looked is asked again
        self._hints.drop()
        by_person = seat in self.persons or (seat == TABLE and bool(self.persons))
        if by_person:
            self._history.clear()
        if by_person or deal_finished or self.outcome is not None:
            self._save()
        self._attend_bots()
        self._tell_step(self.game.view(before, self.viewer), self.game.view(before, None), events)
        self.history_changed.emit()

    def _goes_on(self, seat: Seat) -> bool:
        """Whether the person who looks decides on, after an action of a seat: again and alone, if it was the own one."""
        return self.viewer in self.to_act if seat != self.viewer else self.to_act == (self.viewer,)

    def _due(self) -> list[Seat]:
        """The people (or TABLE) to be asked now: all of them, at a shared screen the first."""
        people = [each for each in self.to_act if each == TABLE or each in self.persons]
        return people[:1] if self.shared else people

    def _take_turns(self) -> None:
        if self._moving or self._stands_still:
            return
        if (outcome := self.outcome) is not None:
            if not self._over_told:
                self._over_told = True
                self.finished.emit(outcome)
            return
        match = self.match
        for seat in self._due():
            if seat == TABLE and not self.persons:
                self._step(TABLE, next(iter(self.legal(TABLE))))
                return
            if seat not in self.waiting_for:
                self.waiting_for |= {seat}
                self._save()  # what bots did meanwhile is kept, so that the match comes back at this decision
                self.asked.emit(seat)
                if self.match is not match or self._stands_still:
                    return  # who was asked has answered at once
        self._bots.show()

    def _attend_bots(self) -> None:
        if self.game.people_first(self.match.state) and any(each in self.persons for each in self.to_act):
            self._bots.attend(self.match, ())
            return
        self._bots.attend(self.match, [each for each in self.to_act if each != TABLE and each not in self.persons])

    def _preview(self, seat: Seat, choice: Choice[Any]) -> tuple[Event, ...]:
        return seen(self.game.apply(self.match.state, seat, choice.action).events, self.viewer)

    def _bot_decided(self, seat: Seat, choice: Choice[Any]) -> None:
        self._step(seat, choice.action)

    def _save(self) -> None:
        self.saving.emit()
        (self.autosave.save if self.outcome is None else self.autosave.finish)(self.record)
