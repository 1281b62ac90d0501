"""A match on the screen: its table, its numbers, the table in words, and the session that they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from rules.bots import Choice
from rules.events import Event
from rules.game import IllegalAction, Outcome
from tablegames_qt.audience.public_table import PublicTable
from tablegames_qt.beside_table import BesideTable
from tablegames_qt.hot_seat import HotSeat
from tablegames_qt.phrases import practice_sentence, practice_word
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.table_frame import TableFrame
from tablegames_qt.table_voice import TableVoice
from tablegames_qt.tables.kind import TableContext, TableKind
from tablegames_qt.viewer_table import ViewerTable, context_of


class MatchPage(TableFrame):
    """Connects a session with its table. `key` is asked for single keys that the table does not use."""

    said = Signal(str)
    """A sentence for the status line."""
    changed = Signal()
    """What can be done may have changed."""
    wished = Signal(str)
    """Something that the window does, asked for on the table."""

    counted = Signal(int)
    """Seconds that are left of a countdown at the table, 0 when it is over."""
    reseated = Signal(object)
    """Another viewer's table is shown: its choreographer."""

    def __init__(self, kind: TableKind, session: Session, services: Services, key: Callable[[str], bool]) -> None:
        context = context_of(session, services)
        self._place = ViewerTable(kind, session, services, context)
        super().__init__(self._place.view, kind.make_score(context))
        self._place.setParent(self)
        self.kind = kind
        self.session = session
        self.names = context.names
        self._services = services
        self._key = key
        self.view.setAccessibleName(self.tr("The table"))
        self._voice = TableVoice(self.view, self._is_covered)
        self._voice.setParent(self)
        self._voice.said.connect(self.said)
        self.beside = BesideTable(kind, session, self.names, services.settings, self.panel, self.words)
        self.hot_seat = HotSeat(self, services) if session.shared else None
        """What covers hands, where several people share the screen."""
        if self.hot_seat is not None:
            self.add_strip(self.hot_seat.strip)
            self.hot_seat.changed.connect(self.changed)
        self._started = False
        self._connect()
        self._connect_table()

    def _connect(self) -> None:
        session = self.session
        session.stepped.connect(self._step)
        session.public_stepped.connect(self._public_step)
        session.jumped.connect(self._jump)
        session.asked.connect(self._asked)
        session.hinted.connect(self._hinted)
        session.finished.connect(self._finished)
        session.refused.connect(self._refused)
        session.history_changed.connect(self.changed)
        session.set_pace(self.kind.pace)
        self._services.settings.changed.connect(self._setting_changed)

    def _connect_table(self) -> None:
        place = self._place
        place.at_rest.connect(self._show_position)
        place.reseated.connect(self.reseated)
        if self.hot_seat is not None:
            place.made_public.connect(self.hot_seat.go_public)
        place.drafted.connect(self.changed)
        place.revealed.connect(self.panel.show_part)
        place.sentence.connect(self._voice.say)
        place.refused.connect(self._say_refusal)
        place.noted.connect(self._voice.note)
        place.wished.connect(self.wished)
        place.counted.connect(self.counted)

    @property
    def table(self) -> TableScene:
        """The table that is shown."""
        return self._place.table

    @property
    def told_a_turn(self) -> bool:
        """Whether there is a turn that `again` can show."""
        return self._place.told_a_turn

    def start(self) -> None:
        """Show the position and let the match go on."""
        self._show_practice()
        self.beside.show_whole_log()
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
        shown = PublicTable(table, self.session, self._services, self.table.choreographer)
        self.reseated.connect(shown.follow)
        self.counted.connect(shown.count_down)
        if self._started:  # otherwise the deal is still to be told
            table.jump(self.session.public_view())
        return table

    def set_paused(self, *, on: bool) -> None:
        """Have the match stand still, with the table out of reach, or go on."""
        if on == self.session.paused:
            return
        parts = (self.view,) if self.hot_seat is None else (self.view, self.hot_seat.curtain, self.hot_seat.strip)
        for part in parts:
            part.setEnabled(not on)
        if on:
            self.session.pause()
        else:
            self.session.resume()
        self.changed.emit()

    def close_match(self) -> None:
        """Stop the match, its position saved, and take the table down."""
        if self.hot_seat is not None:
            self.hot_seat.close()
        self._services.settings.changed.disconnect(self._setting_changed)
        self.session.close()
        self._place.close()

    # What the player can do ------------------------------------------------------------------------------------------

    @property
    def waits_for_viewer(self) -> bool:
        """Whether the person whose table is shown is to decide."""
        return self.session.viewer in self.session.to_act

    def again(self) -> None:
        """Show the last turn again."""
        self.table.again()
        self.view.setFocus()

    def say_standing(self) -> None:
        """Say how the match stands, in the status line and to a screen reader."""
        self._voice.tell_all(self.table.standing() or self.beside.standing())

    # What the session tells ------------------------------------------------------------------------------------------

    def _step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        if before is not None and not self.session.shared:
            # The opening is in the log already, whole logs being computed from the record.
            self.beside.note(events)
        self._place.tell(before, events, after)
        self.changed.emit()

    def _public_step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        if self.session.shared and before is not None:
            self.beside.note(events)
            self._place.miss((before, events, after))

    def _jump(self, view: Any) -> None:
        self._show_practice()
        if not self._place.jump(view):
            self._show_position()
            return
        self.beside.show_whole_log()
        self.changed.emit()

    def _show_position(self) -> None:
        """Show numbers and words of the position once the table shows it, so that they tell nothing beforehand."""
        new = self.beside.show_position()
        self.widen_dock()
        if new:
            self.view.announce(new)

    def _setting_changed(self, name: str) -> None:
        if self._started and name in self.kind.settings_rows:
            self.beside.show_words()

    def _show_practice(self) -> None:
        self._place.take_practice()
        self.show_practice(practice_word() if self.session.record.practice else "", practice_sentence())

    def decide(self, action: Any) -> None:
        """Do something as the table, which no seat owns."""
        self._place.decide(action)

    def _refused(self, refusal: IllegalAction) -> None:
        self.table.refuse(self.kind.refusal(refusal.reason, refusal.details))

    def _asked(self, seat: int) -> None:
        del seat
        self._voice.ask()
        self.changed.emit()

    @property
    def covered(self) -> bool:
        """Whether a curtain is down, so that nothing of the table may be told."""
        return self.hot_seat is not None and self.hot_seat.covered

    def _is_covered(self) -> bool:
        return self.covered

    def say_again(self) -> None:
        """Say in the status line what the table says now, or that it is covered."""
        if self.hot_seat is not None and self.hot_seat.covered:
            self.hot_seat.say_covered()
        else:
            self._voice.say(plain(self.table.sentence_line.text))

    def come_back(self) -> None:
        """Another page was shown before it: take the focus, and say again what holds here."""
        covered = self.hot_seat is not None and self.hot_seat.covered
        (self.hot_seat.curtain.first_focus() if self.hot_seat is not None and covered else self.view).setFocus()
        self.say_again()

    def _say_refusal(self, words: str) -> None:
        self._voice.note(words)
        if not self.session.shared:  # a sound would tell the room that something was tried
            self._services.sounds.play("error")

    def say_covered(self, words: str) -> None:
        """Say in the status line that the table is covered; nothing of what it said is kept."""
        self._voice.cover(words)

    def _hinted(self, choice: Choice[Any] | None) -> None:
        if choice is None or self.covered:
            self._voice.note(self.tr("There is no hint now."))
            return
        words = self.kind.hint(choice, self.session.view(), self.names)
        self.table.suggest(choice.action)
        self.table.refresh_cursor()  # Enter does what the ring is around
        self.table.say(words)
        self.view.announce(words)

    def _finished(self, outcome: Outcome) -> None:
        if outcome.winners & self.session.persons:
            self._services.sounds.play("win")
        self.changed.emit()

    # How it looks ----------------------------------------------------------------------------------------------------

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
        self.beside.show_whole_log()
        self.beside.show_words()
        if self.hot_seat is not None:
            self.hot_seat.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.hot_seat is not None:
            self.hot_seat.resized()
