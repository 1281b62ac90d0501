"""Whose turn it is: nobody's before every table shows the position."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from rules.seats import TABLE, Seat
from tablegames_qt.shown_match import ShownMatch


class Turns(QObject):
    """Asks who is to act next, each once for a decision. Turns always come out of the event loop."""

    asking = Signal(int)
    """A person is to decide, or TABLE in the name of people."""
    table_acts = Signal()
    """TABLE is to act, and no person plays who could say so."""
    bots_act = Signal()
    """Everybody who had to be asked is: bots may be seen deciding."""
    ended = Signal(object)
    """The `Outcome` of the match, once its end is shown."""

    def __init__(self, match: ShownMatch) -> None:
        super().__init__(match)
        self._match = match
        self.tables: list[object] = [None]
        """Who shows the match: None is the player's own table, the others have come by `watch`."""
        self.moving: list[object] = []
        """The tables that have not shown the last step yet."""
        self.waiting_for: frozenset[Seat] = frozenset()
        """The seats that were asked and have not decided yet."""
        self.paused = self.closed = False
        self._over_told = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._take)

    @property
    def stand_still(self) -> bool:
        """Whether nobody acts and nobody is asked."""
        return self.paused or self.closed

    # the tables

    def watch(self, table: object) -> None:
        """Wait from the next step on for one more table."""
        if table not in self.tables:
            self.tables.append(table)

    def leave(self, table: object) -> None:
        """Wait for a table no longer, whatever it was about to show."""
        if table in self.tables:
            self.tables.remove(table)
            self.settled(table)

    def begin_step(self) -> None:
        """All tables are about to show a step."""
        self.moving = list(self.tables)

    def settled(self, table: object) -> None:
        """A table shows the position; the last one lets the match go on."""
        if table in self.moving and not self.closed:
            self.moving.remove(table)
            self.come_soon()

    def show_at_once(self) -> None:
        """All tables show the position at once, so that nothing is waited for."""
        self.moving.clear()
        self.come_soon()

    # the turns

    def come_soon(self) -> None:
        """Have the next turn come out of the event loop, if every table shows the position."""
        if not self.moving and not self.stand_still:
            self._timer.start()

    def acted(self, seat: Seat) -> None:
        """A seat has acted: whoever was asked and may still act is waited for."""
        self._timer.stop()
        self.waiting_for = (self.waiting_for & set(self._match.to_act)) - {seat}

    def ask_anew(self) -> None:
        """Whoever was asked is asked again."""
        self.waiting_for = frozenset()

    def restart(self) -> None:
        """The match is at another position: nobody was asked, and its end was not told."""
        self.ask_anew()
        self._over_told = False

    def pause(self) -> None:
        """Stand still."""
        self.paused = True
        self._timer.stop()

    def resume(self) -> None:
        """End a pause."""
        if self.paused:
            self.paused = False
            self.come_soon()

    def close(self) -> None:
        """Stand still for good."""
        self.closed = True
        self._timer.stop()

    def _take(self) -> None:
        if self.moving or self.stand_still:
            return
        if (outcome := self._match.outcome) is not None:
            if not self._over_told:
                self._over_told = True
                self.ended.emit(outcome)
            return
        match = self._match.match
        for seat in self._match.due:
            if seat == TABLE and not self._match.persons:
                self.table_acts.emit()
                return
            if seat not in self.waiting_for:
                self.waiting_for |= {seat}
                self.asking.emit(seat)
                if self._match.match is not match or self.stand_still:
                    return  # who was asked has answered at once
        self.bots_act.emit()
