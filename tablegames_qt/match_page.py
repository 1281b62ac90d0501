"""A match on the screen: its table, its numbers, the table in words, and the session that they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from rules.bots import Choice
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Outcome
from rules.seats import TABLE
from tablegames_qt.match_log import told, whole_log
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.tables.kind import TableContext, TableKind
from tablegames_qt.words_dock import WordsDock

DOCK, WIDEST_DOCK = 264, 344
BAND = 0.20
"""Share of the page's height that the numbers take below the table, where the window is not wide enough for a dock."""
WIDE = 1.45
"""Width of a window over its height from which the dock is at the right."""
BOTH_FROM = 1500
"""Width of a window from which dock and words are both open."""


class ScoreDock(QScrollArea):
    """Holds the score panel of a game, at the right or below."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "dock")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panel)


class MatchPage(QWidget):
    """Connects a session with its table. `key` is asked for single keys that the table does not use."""

    said = Signal(str)
    """A sentence for the status line."""
    changed = Signal()
    """What can be done may have changed."""
    wished = Signal(str)
    """Something that the window does, asked for on the table."""
    docks_changed = Signal()
    """A dock was opened or closed without its action."""

    def __init__(self, kind: TableKind, session: Session, services: Services, key: Callable[[str], bool]) -> None:
        super().__init__()
        self.kind = kind
        self.session = session
        self._services = services
        self._key = key
        self.names = [player.name for player in session.record.players]
        context = TableContext(session.viewer, self.names, services.settings, services.faces, services.appearance.theme)
        self.table = kind.make_table(context)
        self.view = TableView(self.table)
        self.view.setAccessibleName(self.tr("The table"))
        self.panel = kind.make_score(context)
        self.score = ScoreDock(self.panel)
        self.words = WordsDock()
        self.words.hide()
        self._untold: list[str] = []
        """Sentences for the log of what the table is still telling."""
        self.told_a_turn = False
        """Whether there is a turn that `again` can show."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.setColumnStretch(0, 1)
        self._below: bool | None = None
        self._dock = DOCK
        self._arrange(below=False)
        self._connect()
        self._take_settings()

    def _connect(self) -> None:
        session, table = self.session, self.table
        session.stepped.connect(self._step)
        session.jumped.connect(self._jump)
        session.asked.connect(self._asked)
        session.thinking.connect(self._thinking)
        session.thought.connect(self._thought)
        session.hinted.connect(self._hinted)
        session.finished.connect(self._finished)
        session.refused.connect(self._refused)
        session.history_changed.connect(self.changed)
        table.settled.connect(self._show_position)
        table.settled.connect(session.table_settled)
        table.acted.connect(self._act)
        table.sentence.connect(self.said)
        table.refused.connect(self.said)
        table.noted.connect(self.said)
        table.sounded.connect(self._services.sounds.play)
        table.wished.connect(self.wished)
        self._services.settings.changed.connect(self._setting_changed)
        self._services.appearance.changed.connect(self._show_theme)
        self._services.motion.changed.connect(self._take_settings)
        session.set_pace(self.kind.pace)

    def start(self) -> None:
        """Show the position and let the match go on."""
        self._show_whole_log()
        self._show_position()
        self.session.start()
        self.view.setFocus()

    def close_match(self) -> None:
        """Stop the match, its position saved, and take the table down."""
        self._services.settings.changed.disconnect(self._setting_changed)
        self._services.appearance.changed.disconnect(self._show_theme)
        self._services.motion.changed.disconnect(self._take_settings)
        self.session.close()
        self.table.settled.disconnect(self._show_position)
        self.table.settled.disconnect(self.session.table_settled)
        self.view.close()
        self.table.tear_down()

    # What the player can do ------------------------------------------------------------------------------------------

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is to decide."""
        return any(seat in self.session.persons for seat in self.session.to_act)

    def again(self) -> None:
        """Show the last turn again."""
        self.table.again()
        self.view.setFocus()

    def say_standing(self) -> None:
        """Say how the match stands, in the status line and to a screen reader."""
        words = self.kind.continue_line(self.session.view(), self.names)
        self.said.emit(words)
        self.view.announce(words)

    def show_score(self, *, shown: bool) -> None:
        """Open or close the numbers."""
        self.score.setVisible(shown)
        if shown and self.words.isVisible() and not self._room_for_both():
            self.words.hide()
            self.docks_changed.emit()

    def show_words(self, *, shown: bool) -> None:
        """Open or close the table in words; opened, its list has the focus."""
        self.words.setVisible(shown)
        if shown:
            if not self._below and not self._room_for_both():
                self.score.hide()
            self.words.table.setFocus()
        else:
            self.view.setFocus()
        self.docks_changed.emit()

    def _room_for_both(self) -> bool:
        return self._below is True or self.window().width() >= BOTH_FROM

    # What the session tells ------------------------------------------------------------------------------------------

    def _step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        self.told_a_turn = before is not None
        if before is not None:
            # The opening is in the log already, whole logs being computed from the record.
            self._untold += told(self.kind, events, self.names)
        self.table.tell(before, events, after)
        self.changed.emit()

    def _jump(self, view: Any) -> None:
        self.told_a_turn = False
        self._show_whole_log()
        self.table.jump(view)
        self.changed.emit()

    def _show_position(self) -> None:
        """Show numbers and words of the position once the table shows it, so that they tell nothing beforehand."""
        view = self.session.view()
        self.panel.show_view(view)
        self._widen_dock()
        self.words.show_table(self.kind.words(view, self.names))
        lines, self._untold = self._untold, []
        self.words.add_to_log(lines)

    def _show_whole_log(self) -> None:
        self._untold.clear()
        self.words.show_log(whole_log(self.kind, self.session.record, self.session.viewer))

    def _act(self, action: Any) -> None:
        if isinstance(action, NextDeal):
            self.session.submit(TABLE, action)
        elif self.session.viewer is not None:
            self.session.submit(self.session.viewer, action)

    def _refused(self, refusal: IllegalAction) -> None:
        self.table.refuse(self.kind.refusal(refusal.reason, refusal.details))

    def _asked(self, seat: int) -> None:
        del seat
        self.changed.emit()

    def _thinking(self, seat: int) -> None:
        self.table.show_busy(seat)

    def _thought(self, seat: int) -> None:
        del seat
        self.table.show_busy(None)

    def _hinted(self, choice: Choice[Any] | None) -> None:
        if choice is None:
            self.said.emit(self.tr("There is no hint now."))
            return
        words = self.kind.hint(choice, self.session.view(), self.names)
        self.table.suggest(choice.action)
        self.table.say(words)
        self.view.announce(words)

    def _finished(self, outcome: Outcome) -> None:
        del outcome
        self.changed.emit()

    # How it looks ----------------------------------------------------------------------------------------------------

    def _setting_changed(self, name: str) -> None:
        if name in ("speed", "motion", "step_mode"):
            self._take_settings()

    def _take_settings(self) -> None:
        settings = self._services.settings
        self.session.set_speed(settings.speed)
        self.table.set_speed(Speed[settings.speed.upper()])
        self.table.choreographer.step_mode = settings.step_mode
        self.table.choreographer.reduced = self._services.reduced_motion

    def _show_theme(self) -> None:
        self.table.set_theme(self._services.appearance.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        window = self.window().size()
        self._arrange(below=window.width() < WIDE * window.height())
        if self._below:
            self.score.setFixedHeight(round(self.height() * BAND))

    def _arrange(self, *, below: bool) -> None:
        if below == self._below:
            return
        self._below = below
        for widget in (self.view, self.score, self.words):
            self._grid.removeWidget(widget)
        self.panel.set_flow("row" if below else "column")
        self._grid.addWidget(self.view, 0, 0)
        self._grid.addWidget(self.words, 0, 1)
        if below:
            self._grid.addWidget(self.score, 1, 0, 1, 3)
            self.score.setMinimumWidth(0)
            self.score.setMaximumWidth(16_777_215)
        else:
            self._grid.addWidget(self.score, 0, 2)
            self._widen_dock()
            self.score.setMinimumHeight(0)
            self.score.setMaximumHeight(16_777_215)
        self.score.setProperty("place", "below" if below else "right")
        self.score.style().polish(self.score)

    def _widen_dock(self) -> None:
        """Give the dock its width, or what more its numbers need; it never becomes narrower while a match runs."""
        if not self._below:
            self._dock = max(self._dock, min(self.panel.minimumSizeHint().width(), WIDEST_DOCK))
            self.score.setFixedWidth(self._dock)

    def sizeHint(self) -> QSize:
        return QSize(1280, 700)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the table leaves come here: single keys act only while the table has the focus."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if plain and self.view.hasFocus() and event.text().strip() and self._key(event.text().upper()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.view.setAccessibleName(self.tr("The table"))
            self.table.retranslate()
            self.panel.retranslate()
            self._show_whole_log()
            self.words.show_table(self.kind.words(self.session.view(), self.names))
        super().changeEvent(event)
