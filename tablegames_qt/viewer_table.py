"""The table on a match's page, for whoever looks: it is told the steps of the session, and what is done at it is handed on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from rules.events import Event
from rules.game import NextDeal
from rules.seats import TABLE, Seat
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.tables.kind import TableContext, TableKind

Step = tuple[Any, tuple[Event, ...], Any]
"""View before, events, view after."""


class ViewerTable(QObject):
    """Shows one viewer's table at a time. Where people share the screen each has one, of which nothing is kept."""

    at_rest = Signal()
    """The table shows the position, and nothing is left to be told; the session goes on after this."""
    reseated = Signal(object)
    """Another viewer's table is shown: its choreographer."""
    made_public = Signal()
    """The table that everybody may see is shown again."""
    drafted = Signal()
    revealed = Signal(object)
    sentence = Signal(str)
    refused = Signal(str)
    noted = Signal(str)
    wished = Signal(str)
    counted = Signal(int)
    """The same as the table tells, whichever is shown."""

    def __init__(self, kind: TableKind, session: Session, services: Services, context: TableContext) -> None:
        super().__init__()
        self._kind, self._session, self._services = kind, session, services
        self.table: TableScene = kind.make_table(context)
        self.view = TableView(self.table)
        self.told_a_turn = False
        """Whether there is a turn that can be shown again."""
        self._viewer = session.viewer
        """Whose table it is that is shown."""
        self._missed: list[Step] = []
        """Steps as everybody sees them that were shown to one person only, oldest first."""
        self._steps: list[Step] = []
        """Steps that the table is still to tell."""
        services.settings.changed.connect(self._setting_changed)
        services.appearance.changed.connect(self._show_theme)
        services.motion.changed.connect(self._take_settings)
        session.thinking.connect(self._thinking)
        session.thought.connect(self._thought)
        self._connect()
        self._take_settings()

    def _connect(self) -> None:
        table = self.table
        table.settled.connect(self._settled)
        # Where somebody else's table may come after an action, the event that it came from is to be over first.
        how = Qt.ConnectionType.QueuedConnection if self._session.shared else Qt.ConnectionType.AutoConnection
        table.acted.connect(self._act, how)
        table.seat_acted.connect(self._act_for, how)
        table.decided.connect(self.decide, how)
        if self._session.viewer is None or not self._session.shared:
            table.revealed.connect(self.revealed)
        for name in ("drafted", "sentence", "refused", "noted", "wished", "counted"):
            getattr(table, name).connect(getattr(self, name))
        table.sounded.connect(self._services.sounds.play)

    def close(self) -> None:
        """Take the table down."""
        self._services.settings.changed.disconnect(self._setting_changed)
        self._services.appearance.changed.disconnect(self._show_theme)
        self._services.motion.changed.disconnect(self._take_settings)
        self.table.settled.disconnect(self._settled)
        self.view.close()
        self.table.tear_down()

    # What is shown ---------------------------------------------------------------------------------------------------

    def tell(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        """Have the viewer's table tell a step, after those that it has missed."""
        steps: list[Step] = [(before, events, after)]
        if self._viewer != self._session.viewer:
            steps, self._missed = [*self._missed, *steps], []
            self._seat_viewer(steps[0][0])
        self._steps += steps[1:]
        self.table.tell(*steps[0])
        self.told_a_turn = self.table.can_repeat

    def miss(self, step: Step) -> None:
        """Remember a step, as everybody sees it, while the table of one person is shown."""
        if self._session.viewer is not None:
            self._missed.append(step)

    def jump(self, view: Any) -> bool:
        """Show a position. False: it is shown on another viewer's table from now on."""
        self.told_a_turn = False
        self._steps.clear()
        self._missed.clear()
        if self._viewer != self._session.viewer:
            self._seat_viewer(view)
            return False
        self.take_practice()
        self.table.jump(view)
        return True

    def _seat_viewer(self, view: Any) -> None:
        """Show the table of another viewer, in a position; nothing of the table before is kept."""
        before, self._viewer = self.table, self._session.viewer
        before.settled.disconnect(self._settled)
        self.table = self._kind.make_table(context_of(self._session, self._services))
        self.view.show_table(self.table)
        self.reseated.emit(self.table.choreographer)
        before.tear_down()
        self._take_settings()
        self.take_practice()
        self.table.jump(view)
        self._connect()
        if self._viewer is None:
            self.made_public.emit()

    def _settled(self) -> None:
        """The table has shown a step: it tells the next that it missed, or the position is shown whole."""
        if self._steps:
            self.table.tell(*self._steps.pop(0))
            return
        self.at_rest.emit()
        self._session.table_settled()

    def _thinking(self, seat: int) -> None:
        self.table.show_busy(seat)

    def _thought(self, seat: int) -> None:
        del seat
        self.table.show_busy(None)

    def take_practice(self) -> None:
        """Let the table know whether the match is practice."""
        self.table.practice = self._session.record.practice

    def _setting_changed(self, name: str) -> None:
        if name in ("speed", "motion", "step_mode", "anti_peek"):
            self._take_settings()

    def _take_settings(self) -> None:
        """Move and think as the settings say, and lay hands face down if they say so."""
        settings = self._services.settings
        self._session.set_speed(settings.speed)
        self.table.set_speed(Speed[settings.speed.upper()])
        self.table.choreographer.step_mode = settings.step_mode
        self.table.choreographer.reduced = self._services.reduced_motion
        self.table.veil.set_on(on=settings.anti_peek and not self._session.shared)

    def _show_theme(self) -> None:
        self.table.set_theme(self._services.appearance.theme)

    # What is done at it ----------------------------------------------------------------------------------------------

    def _act(self, action: Any) -> None:
        if isinstance(action, NextDeal) or TABLE in self._session.to_act:
            self._session.submit(TABLE, action)
        elif self._session.viewer is not None:
            self._session.submit(self._session.viewer, action)

    def _act_for(self, seat: int, action: Any) -> None:
        """Somebody at a table that belongs to several people has decided."""
        self._session.submit(Seat(seat), action)

    def decide(self, action: Any) -> None:
        """Do something as the table, which no seat owns."""
        self._session.submit(TABLE, action)


def context_of(session: Session, services: Services) -> TableContext:
    """Return what the table of a session's viewer is built with."""
    return TableContext(
        session.viewer,
        [player.name for player in session.record.players],
        services.settings,
        services.faces,
        services.appearance.theme,
        shared=session.shared,
        persons=session.persons if session.shared and session.viewer is None else frozenset(),
        memory=session.record.memory,
    )
