"""A countdown in whole seconds that nothing can shorten."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

SECOND = 1000


class Countdown(QObject):
    """Counts down and tells each second. It can be given up, which ends nothing, but never ends early."""

    counted = Signal(int)
    """The seconds that are left, the first at the start."""
    ended = Signal()
    """The time is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.left = 0
        self.timer = QTimer(self, interval=SECOND)
        self.timer.timeout.connect(self._second_passed)

    @property
    def running(self) -> bool:
        """Whether it counts now."""
        return self.timer.isActive()

    def start(self, seconds: int) -> None:
        """Begin with so many seconds."""
        self.left = seconds
        self.timer.start()
        self.counted.emit(self.left)

    def give_up(self) -> None:
        """Stop without an end."""
        self.timer.stop()
        self.left = 0

    def _second_passed(self) -> None:
        self.left -= 1
        if self.left > 0:
            self.counted.emit(self.left)
            return
        self.timer.stop()
        self.ended.emit()
