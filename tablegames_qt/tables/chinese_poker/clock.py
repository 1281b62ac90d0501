"""The clock for setting a hand (R13): counts down in sight, can be stopped, and finishes or forfeits the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from rules.chinese_poker.actions import Arrange, Forfeit
from rules.chinese_poker.setting import Setting
from rules.chinese_poker.view import PokerView

if TYPE_CHECKING:
    from tablegames_qt.tables.chinese_poker.table import PokerTable

LAST = 10
"""Seconds in which each one is told."""


class SetClock(QObject):
    """Runs while the viewer has a hand to set in a match with a clock."""

    def __init__(self, table: PokerTable) -> None:
        super().__init__(table)
        self._table = table
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.tick)
        self._hand: tuple[int, int] | None = None
        self.left = 0
        self.paused = False

    @property
    def running(self) -> bool:
        """Whether time runs."""
        return self._timer.isActive()

    def take_up(self, view: PokerView) -> None:
        """Begin for a new hand, and stop when it is sealed."""
        active = self._table.arranger.active and view.options.clock > 0
        hand = (view.shuffle, len(view.history)) if active else None
        if hand != self._hand:
            self._hand, self.left, self.paused = hand, view.options.clock, False
            self._timer.stop()
            if active:
                self._timer.start()
        self.show()

    def stop(self) -> None:
        """The table goes."""
        self._timer.stop()

    def toggle(self) -> None:
        """Stop the clock, or let it go on."""
        if self._hand is None:
            return
        self.paused = not self.paused
        if self.paused:
            self._timer.stop()
        else:
            self._timer.start()
        self.show()

    def tick(self) -> None:
        """A second has gone."""
        self.left = max(0, self.left - 1)
        self.show()
        if 0 < self.left <= LAST:
            words = QCoreApplication.translate("chinese_poker", "%n second(s) left.", "", self.left)
            self._table.say(words)
            self._table.sounded.emit("call")
            if self.left in (LAST, 5):
                self._table.announce(words)
        if self.left == 0:
            self._timer.stop()
            self._time_up()

    def _time_up(self) -> None:
        table = self._table
        view: PokerView = table.position
        if not table.arranger.active:
            return
        table.question.close()
        table.pointer.cancel(glide=False)
        if view.options.may_forfeit:
            table.acted.emit(Forfeit())
        elif table.sealing.legal(view).must_declare:
            table.sealing.declare()
        else:
            hand = view.hand
            table.finder.fill(view, table.arranger.laid.setting, lambda found: self._lock(hand, found))

    def _lock(self, hand: tuple[object, ...], found: Setting) -> None:
        view: PokerView = self._table.position
        if self._table.arranger.active and view.hand == hand:
            self._table.acted.emit(Arrange(*found))

    def show(self) -> None:
        """Show the time that is left."""
        words = ""
        if self._hand is not None:
            words = f"{self.left // 60}:{self.left % 60:02}"
            if self.paused:
                words = QCoreApplication.translate("chinese_poker", "{time} paused").format(time=words)
        self._table.board.show_clock(words)
