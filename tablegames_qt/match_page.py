"""A match on the screen: its table, its numbers, the table in words, and the session that they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent

from rules.bots import Choice
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Outcome
from rules.seats import TABLE, Seat
from tablegames_qt.audience.public_table import PublicTable
from tablegames_qt.beside_table import BesideTable
from tablegames_qt.hot_seat import HotSeat
from tablegames_qt.phrases import practice_sentence, practice_word
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.stage import Stage
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.services import Services
from tablegames_qt.session import Session
from tablegames_qt.table_frame import TableFrame
from tablegames_qt.tables.kind import TableContext, TableKind

Step = tuple[Any, tuple[Event, ...], Any]
"""View before, events, view after."""


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
        table = kind.make_table(context)
        super().__init__(TableView(table), kind.make_score(context))
        self.table = table
        self.kind = kind
        self.session = session
        self.names = context.names
        self._services = services
        self._key = key
        self.view.setAccessibleName(self.tr("The table"))
        self.beside = BesideTable(kind, session, self.names, self.panel, self.words)
        self._sentence = ""
        self.told_a_turn = False
        """Whether there is a turn that `again` can show."""
        self._viewer = session.viewer
        """Whose table it is that is shown."""
        self._missed: list[Step] = []
        """Steps as everybody sees them that were shown to one person only, oldest first."""
        self._steps: list[Step] = []
        """Steps that the table is still to tell."""
        self.hot_seat = HotSeat(self, services) if session.shared else None
        """What covers hands, where several people share the screen."""
        if self.hot_seat is not None:
            self.add_strip(self.hot_seat.strip)
            self.hot_seat.changed.connect(self.changed)
        self._started = False
        self._connect()
        self._connect_table()
        self._take_settings()

    def _connect(self) -> None:
        session = self.session
        session.stepped.connect(self._step)
        session.public_stepped.connect(self._public_step)
        session.jumped.connect(self._jump)
        session.asked.connect(self._asked)
        session.thinking.connect(self._thinking)
        session.thought.connect(self._thought)
        session.hinted.connect(self._hinted)
        session.finished.connect(self._finished)
        session.refused.connect(self._refused)
        session.history_changed.connect(self.changed)
        self._services.settings.changed.connect(self._setting_changed)
        self._services.appearance.changed.connect(self._show_theme)
        self._services.motion.changed.connect(self._take_settings)
        session.set_pace(self.kind.pace)

    def _connect_table(self) -> None:
        table = self.table
        table.settled.connect(self._settled)
        # Where somebody else's table may come after an action, the event that it came from is to be over first.
        how = Qt.ConnectionType.QueuedConnection if self.session.shared else Qt.ConnectionType.AutoConnection
        table.acted.connect(self._act, how)
        table.seat_acted.connect(self._act_for, how)
        table.decided.connect(self.decide, how)
        table.drafted.connect(self.changed)
        if self.session.viewer is None or not self.session.shared:
            table.revealed.connect(self.panel.show_part)
        table.sentence.connect(self._say)
        table.refused.connect(self._say_refusal)
        table.noted.connect(self._note)
        table.sounded.connect(self._services.sounds.play)
        table.wished.connect(self.wished)
        table.counted.connect(self.counted)

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
        self._services.settings.changed.disconnect(self._setting_changed)
        self._services.appearance.changed.disconnect(self._show_theme)
        self._services.motion.changed.disconnect(self._take_settings)
        if self.hot_seat is not None:
            self.hot_seat.close()
        self.session.close()
        self.table.settled.disconnect(self._settled)
        self.view.close()
        self.table.tear_down()

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
        words = self.table.standing() or self.beside.standing()
        self.said.emit(words)
        self.view.announce(words)

    # What the session tells ------------------------------------------------------------------------------------------

    def _step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        if before is not None and not self.session.shared:
            # The opening is in the log already, whole logs being computed from the record.
            self.beside.note(events)
        steps = [(before, events, after)]
        if self._viewer != self.session.viewer:
            steps, self._missed = [*self._missed, *steps], []
            self._seat_viewer(steps[0][0])
        self._steps += steps[1:]
        self.table.tell(*steps[0])
        self.told_a_turn = self.table.can_repeat
        self.changed.emit()

    def _public_step(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        if self.session.shared and before is not None:
            self.beside.note(events)
            if self.session.viewer is not None:
                self._missed.append((before, events, after))

    def _jump(self, view: Any) -> None:
        self.told_a_turn = False
        self._steps.clear()
        self._missed.clear()
        if self._viewer != self.session.viewer:
            self._seat_viewer(view)
            self._show_position()
            return
        self._show_practice()
        self.beside.show_whole_log()
        self.table.jump(view)
        self.changed.emit()

    def _seat_viewer(self, view: Any) -> None:
        """Show the table of another viewer, in a position; nothing of the table before is kept."""
        before, self._viewer = self.table, self.session.viewer
        before.settled.disconnect(self._settled)
        self.table = self.kind.make_table(context_of(self.session, self._services))
        self.view.show_table(self.table)
        self.reseated.emit(self.table.choreographer)
        before.tear_down()
        self._take_settings()
        self._show_practice()
        self.table.jump(view)
        self._connect_table()
        if self.hot_seat is not None and self._viewer is None:
            self.hot_seat.go_public()

    def _settled(self) -> None:
        """The table has shown a step: it tells the next that it missed, or the position is shown whole."""
        if self._steps:
            self.table.tell(*self._steps.pop(0))
            return
        self._show_position()
        self.session.table_settled()

    def _show_position(self) -> None:
        """Show numbers and words of the position once the table shows it, so that they tell nothing beforehand."""
        new = self.beside.show_position()
        self.widen_dock()
        if new:
            self.view.announce(new)

    def show_hand_in_words(self, *, on: bool) -> None:
        """Let the table in words hold the viewer's hand, or only what everybody may know."""
        self.beside.hand_is_seen = on
        self.beside.show_words()

    def _show_practice(self) -> None:
        self.table.practice = self.session.record.practice
        self.show_practice(practice_word() if self.table.practice else "", practice_sentence())

    def _act(self, action: Any) -> None:
        if isinstance(action, NextDeal) or TABLE in self.session.to_act:
            self.session.submit(TABLE, action)
        elif self.session.viewer is not None:
            self.session.submit(self.session.viewer, action)

    def _act_for(self, seat: int, action: Any) -> None:
        """Somebody at a table that belongs to several people has decided."""
        self.session.submit(Seat(seat), action)

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

    @property
    def covered(self) -> bool:
        """Whether a curtain is down, so that nothing of the table may be told."""
        return self.hot_seat is not None and self.hot_seat.covered

    def _say(self, sentence: str) -> None:
        if not self.covered:
            self._sentence = sentence
            self.said.emit(sentence)

    def _note(self, words: str) -> None:
        if not self.covered:
            self.said.emit(words)

    def say_again(self) -> None:
        """Say in the status line what the table says now."""
        self._say(plain(self.table.sentence_line.text))

    def _say_refusal(self, words: str) -> None:
        self._note(words)
        if not self.session.shared:  # a sound would tell the room that something was tried
            self._services.sounds.play("error")

    def say_covered(self, words: str) -> None:
        """Say in the status line that the table is covered; nothing of what it said is kept."""
        self._sentence = ""
        self.said.emit(words)

    def public_state(self) -> tuple[str, str, list[tuple[str, str]]]:
        """Return what a curtain may say: game and deal, what happened last, and everybody's total by name."""
        return self.beside.public_state()

    def _thinking(self, seat: int) -> None:
        self.table.show_busy(seat)

    def _thought(self, seat: int) -> None:
        del seat
        self.table.show_busy(None)

    def _hinted(self, choice: Choice[Any] | None) -> None:
        if choice is None or self.covered:
            self._note(self.tr("There is no hint now."))
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

    def _setting_changed(self, name: str) -> None:
        if name in ("speed", "motion", "step_mode", "anti_peek"):
            self._take_settings()

    def _take_settings(self) -> None:
        settings = self._services.settings
        self.session.set_speed(settings.speed)
        self.table.set_speed(Speed[settings.speed.upper()])
        self.table.choreographer.step_mode = settings.step_mode
        self.table.choreographer.reduced = self._services.reduced_motion
        self.table.veil.set_on(on=settings.anti_peek and not self.session.shared)

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
