"""A match being played: whose turn it is, what was done, what the bots think, going back, and saving.

The session decides nothing about a game; `rules` does. It tells a table how one view becomes the next, waits until the
table has shown it, and only then asks the next seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal

from rules.bots import Choice
from rules.events import Event, seen
from rules.game import IllegalAction, NextDeal
from rules.record import Match
from rules.seats import TABLE, Seat
from tablegames_qt.autosave import Autosave
from tablegames_qt.bot_runner import Runner
from tablegames_qt.bot_turns import BotTurns
from tablegames_qt.hints import Hints
from tablegames_qt.history import History
from tablegames_qt.pace import Pace, usual_pace
from tablegames_qt.shown_match import ShownMatch
from tablegames_qt.turns import Turns


class Session(ShownMatch):
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
        super().__init__(match)
        self.autosave = autosave
        self._opening = opening
        self._history = History(self.persons, match)
        self.turns = Turns(self)
        """Whose turn it is, and which tables are waited for."""
        self.turns.asking.connect(self._ask)
        self.turns.table_acts.connect(self._act_as_table)
        self.turns.ended.connect(self.finished)
        self._bots = BotTurns(runner, self._preview, speed=speed, pace=pace, parent=self)
        self._bots.thinking.connect(self.thinking)
        self._bots.thought.connect(self.thought)
        self._bots.decided.connect(self._bot_decided)
        self._hints = Hints(runner, self)
        self._hints.hinted.connect(self.hinted)
        self.turns.bots_act.connect(self._bots.show)
        autosave.saved.connect(self.saved)
        autosave.failed.connect(self.save_failed)

    @property
    def waiting_for(self) -> frozenset[Seat]:
        """The seats that were asked and have not decided yet."""
        return self.turns.waiting_for

    @property
    def paused(self) -> bool:
        """Whether the match stands still for a while."""
        return self.turns.paused

    def look_as(self, seat: Seat | None) -> None:
        """Show what a person may know, or (None) what everybody may.

        Where several people share the screen nobody's view is shown before this is called for the one who is to decide,
        and as soon as somebody else is to decide it is everybody's again.
        """
        if seat != self.viewer:
            self.viewer = seat
            self._hints.drop()
            self.jumped.emit(self.view())

    def start(self) -> None:
        """Show the position, save it, and let the match go on from there."""
        if self.outcome is None:
            self._save()
        self._bots.attend(self.match, self.bots_due)
        if self._opening:
            self._tell_step(None, None, self._opening)
        else:
            self._show_position()

    def submit(self, seat: Seat, action: Any) -> bool:
        """Carry out an action of a person, or of TABLE. An illegal one is told by `refused`, and False is returned.

        While the match is paused nothing is carried out. Raises ValueError for the seat of a bot.
        """
        if seat != TABLE and seat not in self.persons:
            raise ValueError(f"a bot decides for seat {seat}")
        if self.turns.stand_still:
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
        self.turns.settled(table)

    def watch(self, table: object) -> None:
        """Wait from the next step on for one more table, which tells by `table_settled` when it has shown it."""
        self.turns.watch(table)

    def leave(self, table: object) -> None:
        """Wait for a table no longer, whatever it was about to show."""
        self.turns.leave(table)

    def pause(self) -> None:
        """Stand still: nobody acts and nobody is asked before `resume`. What is being shown comes to its end."""
        self.turns.pause()
        self._bots.hold()

    def resume(self) -> None:
        """End a pause."""
        self.turns.resume()

    def hurry(self) -> None:
        """Cut the pause of the bot that is seen thinking."""
        self._bots.hurry()

    def hint(self) -> bool:
        """Ask the strongest bot what it would do; `hinted` tells. False when no person is to decide, or when asked already."""
        seat = self.viewer if self.viewer in self.to_act else None
        return seat is not None and not self.turns.closed and self._hints.ask(self.match, seat)

    def set_speed(self, speed: str) -> None:
        """Play at another speed from now on, also in the middle of a bot's pause."""
        self._bots.set_pace(speed=speed)

    def set_pace(self, pace: Pace) -> None:
        """Take the figures of a table for the pauses of bots."""
        self._bots.set_pace(pace=pace)

    def close(self) -> None:
        """Save the position and stop; nothing is told any more, whatever bots think is dropped, and the autosave lets go."""
        if self.turns.closed:
            return
        self.turns.close()
        self._hints.close()
        self._bots.close()
        self.autosave.saved.disconnect(self.saved)
        self.autosave.failed.disconnect(self.save_failed)
        if self.outcome is None:
            self._save()
        self.autosave.let_go()

    @property
    def can_undo(self) -> bool:
        """Whether a person who plays alone against bots has decided anything."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undo can be taken back."""
        return self._history.can_redo

    def undo(self) -> bool:
        """Go back to before the last own decision; the match is practice from then on.

        Passes that nobody decided on, since nothing could be claimed, are none: they leave the way forward open.
        """
        return self.can_undo and self._jump(self._history.back)

    def redo(self) -> bool:
        """Go forward to where the last undo began, with the moves that it cut."""
        return self.can_redo and self._jump(self._history.forward)

    def _jump(self, find: Callable[[Match], Match]) -> bool:
        if self.turns.closed:
            return False
        self._bots.forget()
        self._hints.drop()
        self.match = find(self.match)
        self.turns.restart()
        self._save()
        self._bots.attend(self.match, self.bots_due)
        self._show_position()
        self.history_changed.emit()
        return True

    def _show_position(self) -> None:
        """Have the table show the position; it needs no time for that, so nothing is waited for."""
        self.turns.show_at_once()
        self.jumped.emit(self.view())
        self.public_jumped.emit(self.public_view())

    def _tell_step(self, before: Any, public_before: Any, events: tuple[Event, ...]) -> None:
        """Have all tables show a step; the match goes on when the last of them has."""
        self.turns.begin_step()
        after, public_after = self.view(), self.public_view()
        self.stepped.emit(before, seen(events, self.viewer), after)
        self.public_stepped.emit(public_before, seen(events, None), public_after)

    def _step(self, seat: Seat, action: Any) -> None:
        before = self.match.state
        match, events = self.match.act(seat, action)
        deal_finished = match.record.scores != self.record.scores
        self._history.acted(self.match, seat, action)
        self.match = match
        self.turns.acted(seat)
        if self.shared and self.viewer is not None and not self.goes_on(seat):
            self.viewer = None
            self.turns.ask_anew()  # also whoever was asked before somebody else looked
        self._hints.drop()
        by_person = seat in self.persons or (seat == TABLE and bool(self.persons))
        if by_person or deal_finished or self.outcome is not None:
            self._save()
        self._bots.attend(self.match, self.bots_due)
        self._tell_step(self.game.view(before, self.viewer), self.game.view(before, None), events)
        self.history_changed.emit()

    def _ask(self, seat: int) -> None:
        self._save()  # what bots did meanwhile is kept, so that the match comes back at this decision
        self.asked.emit(seat)

    def _act_as_table(self) -> None:
        self._step(TABLE, next(iter(self.legal(TABLE))))

    def _preview(self, seat: Seat, choice: Choice[Any]) -> tuple[Event, ...]:
        return seen(self.game.apply(self.match.state, seat, choice.action).events, self.viewer)

    def _bot_decided(self, seat: Seat, choice: Choice[Any]) -> None:
        self._step(seat, choice.action)

    def _save(self) -> None:
        self.saving.emit()
        (self.autosave.save if self.outcome is None else self.autosave.finish)(self.record)
