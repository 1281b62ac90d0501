"""A match on the screen: its table, its numbers, the table in words, and the session that they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent

from rules.bots import Choice
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Outcome
from rules.seats import TABLE
from tablegames_qt.audience.public_table import PublicTable
from tablegames_qt.match_log import told, whole_log
from tablegames_qt.phrases import practice_sentence, practice_word
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.table_frame import TableFrame
from tablegames_qt.tables.kind import TableContext, TableKind


class MatchPage(TableFrame):
    """Connects a session with its table. `key` is asked for single keys that the table does not use."""

    said = Signal(str)
    """A sentence for the status line."""
    changed = Signal()
    """What can be done may have changed."""
    wished = Signal(str)
    """Something that the window does, asked for on the table."""

    def __init__(self, kind: TableKind, session: Session, services: Services, key: Callable[[str], bool]) -> None:
        names = [player.name for player in session.record.players]
        context = TableContext(
            session.viewer,
            names,
            services.settings,
            services.faces,
            services.appearance.theme,
            memory=session.record.memory,
        )
        table = kind.make_table(context)
        super().__init__(TableView(table), kind.make_score(context))
        self.table = table
        self.kind = kind
        self.session = session
        self.names = names
        self._services = services
        self._key = key
        self.view.setAccessibleName(self.tr("The table"))
        self._untold: list[str] = []
        """Sentences for the log of what the table is still telling."""
        self._sentence = ""
        self.told_a_turn = False
        """Whether there is a turn that `again` can show."""
        self._started = False
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
        table.decided.connect(self.decide)
        table.drafted.connect(self.changed)
        table.revealed.connect(self.panel.show_part)
        table.sentence.connect(self._say)
        table.refused.connect(self.said)
        table.refused.connect(lambda: self._services.sounds.play("error"))
        table.noted.connect(self.said)
        table.sounded.connect(self._services.sounds.play)
        table.wished.connect(self.wished)
        self._services.settings.changed.connect(self._setting_changed)
        self._services.appearance.changed.connect(self._show_theme)
        self._services.motion.changed.connect(self._take_settings)
        session.set_pace(self.kind.pace)

    def start(self) -> None:
        """Show the position and let the match go on."""
        self._show_practice()
        self._show_whole_log()
        self._show_position()
        self._started = True
        self.session.start()
        self.view.setFocus()

    def make_audience(self) -> Stage | None:
        """Return a new table that shows the audience this match, until it is torn down; that is to be before the page goes."""
        context = TableContext(
            None,
            self.names,
            self._services.settings,
            self._services.audience_faces,
            self._services.appearance.theme,
            memory=self.session.record.memory,
        )
        table = (self.kind.make_audience or self.kind.make_table)(context)
        PublicTable(table, self.session, self._services, self.table.choreographer)
        if self._started:  # otherwise the deal is still to be told
            table.jump(self.session.public_view())
        return table

    def set_paused(self, *, on: bool) -> None:
        """Have the match stand still, with the table out of reach, or go on."""
        if on == self.session.paused:
            return
        self.view.setEnabled(not on)
        if on:
            self.session.pause()
        else:
            self.session.resume()
        self.changed.emit()

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
        words = self.table.standing() or self.kind.continue_line(self.session.view(), self.names)
        self.said.emit(words)
        self.view.announce(words)

    # What the session tells ------------------------------------------------------------------------------------------

    def _step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        if before is not None:
            # The opening is in the log already, whole logs being computed from the record.
            self._untold += told(self.kind, events, self.names)
        self.table.tell(before, events, after)
        self.told_a_turn = self.table.can_repeat
        self.changed.emit()

    def _jump(self, view: Any) -> None:
        self.told_a_turn = False
        self._show_practice()
        self._show_whole_log()
        self.table.jump(view)
        self.changed.emit()

    def _show_position(self) -> None:
        """Show numbers and words of the position once the table shows it, so that they tell nothing beforehand."""
        view = self.session.view()
        self.panel.show_view(view)
        self.widen_dock()
        self.words.show_table(self.kind.words(view, self.names))
        lines, self._untold = self._untold, []
        self.words.add_to_log(lines)
        if lines:
            self.view.announce(" ".join(lines))

    def _show_practice(self) -> None:
        self.table.practice = self.session.record.practice
        self.show_practice(practice_word() if self.table.practice else "", practice_sentence())

    def _show_whole_log(self) -> None:
        self._untold.clear()
        self.words.show_log(whole_log(self.kind, self.session.record, self.session.viewer))

    def _act(self, action: Any) -> None:
        if isinstance(action, NextDeal) or TABLE in self.session.to_act:
            self.session.submit(TABLE, action)
        elif self.session.viewer is not None:
            self.session.submit(self.session.viewer, action)

    def decide(self, action: Any) -> None:
        """Do something as the table, which no seat owns."""
        self.session.submit(TABLE, action)

    def _refused(self, refusal: IllegalAction) -> None:
        self.table.refuse(self.kind.refusal(refusal.reason, refusal.details))

    def _asked(self, seat: int) -> None:
        """A person is to decide: a screen reader says what the table asks."""
        del seat
        self.view.announce(self._sentence)
        self.changed.emit()

    def _say(self, sentence: str) -> None:
        self._sentence = sentence
        self.said.emit(sentence)

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
        self.table.refresh_cursor()  # Enter does what the ring is around
        self.table.say(words)
        self.view.announce(words)

    def _finished(self, outcome: Outcome) -> None:
        if self.session.viewer in outcome.winners:
            self._services.sounds.play("win")
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the table leaves come here: single keys act only while the table has the focus."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if plain and self.view.hasFocus() and event.text().strip() and self._key(event.text().upper()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything again in the present language, with the names of the pack on the screen."""
        self.view.setAccessibleName(self.tr("The table"))
        self.table.retranslate()
        self.panel.retranslate()
        self._show_practice()
        self._show_whole_log()
        self.words.show_table(self.kind.words(self.session.view(), self.names))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
