"""The tray of an open table while fists are closed by hidden keys: who has which keys, and the countdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent

from rules.chinos.actions import Hide
from rules.chinos.view import ChinosView
from tablegames_qt.scene.cursor import CursorStop, CursorZone
from tablegames_qt.tables.chinos import phrases
from tablegames_qt.tables.chinos.countdown import Countdown
from tablegames_qt.tables.chinos.hidden_keys import (
    MOST_PEOPLE,
    HiddenKeys,
    KeyCaps,
    keys_sentence,
    spread,
    told_beforehand,
)

if TYPE_CHECKING:
    from tablegames_qt.tables.chinos.shared import SharedTable


TOO_LATE = 1500
"""Milliseconds after the time in which keys do nothing: they were meant for a fist, and would be seen as a call."""


class KeySheet:
    """Shows the keys before the time begins. While it runs nothing but the seconds changes, whatever is pressed."""

    def __init__(self, table: SharedTable) -> None:
        self._table = table
        self.hidden = HiddenKeys(table.people)
        self.countdown = Countdown(table)
        self._since_over = QElapsedTimer()
        self.countdown.counted.connect(self._show_count)
        self.countdown.ended.connect(self._close_all)
        self.caps = [KeyCaps(table.look) for _ in range(min(len(table.people), MOST_PEOPLE))]
        for item in self.caps:
            table.addItem(item)

    def hide(self) -> None:
        """Take the keys away."""
        for item in self.caps:
            item.setVisible(False)

    def follow(self, view: ChinosView) -> None:
        """Give a countdown up whose round has gone."""
        if view.phase != "hide":
            self.countdown.give_up()

    def show(self, view: ChinosView) -> None:
        """Show the keys of those whose fists are open."""
        table = self._table
        open_fists = [seat for seat in table.people if seat in view.to_act]
        if not open_fists or view.rules is None:
            table.tray.show_message("", phrases.asked_sentence(view, table.names))
            return
        area, gap = table.geometry.key_area, 2 * table.geometry.u
        table.tray.show_heading(keys_sentence(view.rules.least), left=area.left())
        for seat, item, rect in zip(open_fists, self.caps, spread(area, len(open_fists), gap), strict=False):
            item.say(table.names[seat], self.hidden.written(seat), view.rules.least)
            item.put_rect(rect)
            item.setVisible(True)
        running = self.countdown.running
        step = (
            QCoreApplication.translate("chinos", "The time runs")
            if running
            else QCoreApplication.translate("chinos", "Start the time")
        )
        told = told_beforehand(table.context.settings.hide_time)
        table.tray.show_step(step, told, enabled=not running)
        table.board.show_seconds(self.countdown.left if running else None)

    @property
    def takes_keys(self) -> bool:
        """Whether every key is taken here: the time runs, or has run out so lately that a key is a late secret one."""
        late = self._since_over.isValid() and self._since_over.elapsed() < TOO_LATE
        return self.countdown.running or late

    def start(self) -> None:
        """Begin to count."""
        table = self._table
        view = table.position
        if self.countdown.running or view.rules is None:
            return
        self.hidden.begin([seat for seat in table.people if seat in view.to_act], view.rules.least)
        self.countdown.start(table.context.settings.hide_time)
        table.renew_tray()
        table.say(QCoreApplication.translate("chinos", "Press your key for 0, 1, 2 or 3 coins."))

    def press(self, event: QKeyEvent) -> None:
        """Take a key while the time runs, and do nothing with one that is late. Esc stops it, and then nothing counts."""
        event.accept()
        if not self.countdown.running:
            return
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
        elif not event.isAutoRepeat():
            self.hidden.press(event.key())

    def give_up(self) -> None:
        """Stop: whatever was pressed is forgotten."""
        if not self.countdown.running:
            return
        table = self._table
        self.countdown.give_up()
        self.hidden.forget()
        table.counted.emit(0)
        table.renew_tray()
        table.say(QCoreApplication.translate("chinos", "The countdown was stopped. No key counts: start it again."))

    def _show_count(self, left: int) -> None:
        table = self._table
        table.sounded.emit("place")
        table.board.show_seconds(left)
        table.counted.emit(left)

    def _close_all(self) -> None:
        """The time is over: all fists close together."""
        self._since_over.start()
        table = self._table
        table.board.show_seconds(None)
        table.counted.emit(0)
        closed = self.hidden.closed()
        self.hidden.forget()
        for seat, coins in closed:
            table.seat_acted.emit(seat, Hide(coins))

    def zones(self) -> list[CursorZone]:
        """Return what the keyboard reaches: the button that starts the time."""
        confirm = self._table.tray.confirm
        return [CursorZone("confirm", [CursorStop(confirm, confirm.text)])] if confirm.isVisible() else []
