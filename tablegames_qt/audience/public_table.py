"""A table for the audience, kept up to date by a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from tablegames_qt.scene.choreographer import Choreographer
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.services import Services
from tablegames_qt.session import Session


class PublicTable(QObject):
    """Shows an audience's table what a session tells everybody, until the table is torn down.

    The session waits for this table too. A table that is behind, because a person plays on while it still moves, is
    brought to the end of the last step before the next one.
    """

    def __init__(self, table: TableScene, session: Session, services: Services, player: Choreographer) -> None:
        """`player` is the choreographer of the player's own table: in step mode both take their steps together."""
        super().__init__(session)
        self.table = table
        self._session = session
        self._services = services
        self._player: Choreographer | None = None
        self._owed = 0
        """Steps that the player's table has taken and this one has not come to."""
        self._catching_up = False
        table.practice = session.record.practice
        session.watch(self)
        session.public_stepped.connect(self._step)
        session.public_jumped.connect(self._jump)
        session.thinking.connect(table.show_busy)
        session.thought.connect(self._thought)
        table.settled.connect(self._settled)
        table.torn_down.connect(self._end)
        self.follow(player)
        table.choreographer.waiting_changed.connect(self._table_waits)
        services.settings.changed.connect(self._take_settings)
        services.motion.changed.connect(self._take_settings)
        self._take_settings()

    def follow(self, player: Choreographer) -> None:
        """Go in step with another table of the player's: at a shared screen each person has one."""
        self._let_go()
        self._player, self._owed = player, 0
        player.waiting_changed.connect(self._player_waits)
        player.idle.connect(self._player_rests)

    def count_down(self, seconds: int) -> None:
        """Show how many seconds a countdown at the player's table has left; 0 when it is over."""
        if not self.table.ended:
            self.table.count_down(seconds or None)

    def _let_go(self) -> None:
        if self._player is not None:
            self._player.waiting_changed.disconnect(self._player_waits)
            self._player.idle.disconnect(self._player_rests)
            self._player = None

    def _step(self, before: Any, events: Sequence[Any], after: Any) -> None:
        self._owed = 0
        if self.table.choreographer.running:
            self._catching_up = True  # what comes to its end now is the step before
            self.table.choreographer.settle()
            self._catching_up = False
        self.table.tell(before, events, after)

    def _jump(self, view: Any) -> None:
        self._owed = 0
        self.table.practice = self._session.record.practice
        self.table.jump(view)

    def _settled(self) -> None:
        if not self._catching_up:
            self._session.table_settled(self)

    def _thought(self, seat: int) -> None:
        del seat
        self.table.show_busy(None)

    def _player_waits(self, waits: bool) -> None:  # noqa: FBT001 - Qt's signal
        if waits:
            return
        if self.table.choreographer.waiting:
            self.table.choreographer.step()
        else:
            self._owed += 1

    def _table_waits(self, waits: bool) -> None:  # noqa: FBT001 - Qt's signal
        if waits and (self._owed or self._player is None or not self._player.running):
            self._owed = max(0, self._owed - 1)
            self.table.choreographer.step()

    def _player_rests(self) -> None:
        self.table.choreographer.step()

    def _take_settings(self) -> None:
        settings, choreographer = self._services.settings, self.table.choreographer
        self.table.set_speed(Speed[settings.speed.upper()])
        choreographer.step_mode = settings.step_mode
        choreographer.reduced = self._services.reduced_motion

    def _end(self) -> None:
        session, table = self._session, self.table
        session.public_stepped.disconnect(self._step)
        session.public_jumped.disconnect(self._jump)
        session.thinking.disconnect(table.show_busy)
        session.thought.disconnect(self._thought)
        table.settled.disconnect(self._settled)
        self._let_go()
        table.choreographer.waiting_changed.disconnect(self._table_waits)
        self._services.settings.changed.disconnect(self._take_settings)
        self._services.motion.changed.disconnect(self._take_settings)
        session.leave(self)
        self.deleteLater()
