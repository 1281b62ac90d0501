"""The times of a call: a clock that reminds whoever is to call, and the seconds in which a call can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

TAKE_BACK = 3000
"""Milliseconds in which a call can be taken back."""
SECOND = 1000


class CallClock(QObject):
    """Reminds after so many seconds, and again each time as many have passed. It never calls for anybody."""

    reminded = Signal(int)
    """How many seconds have passed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._every = 0
        self._passed = 0
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._remind)

    def watch(self, seconds: int) -> None:
        """Begin anew with a reminder each so many seconds; 0: none."""
        self.timer.stop()
        self._every, self._passed = seconds, 0
        if seconds:
            self.timer.start(SECOND * seconds)

    def _remind(self) -> None:
        self._passed += self._every
        self.reminded.emit(self._passed)


class SaidCall(QObject):
    """A call that was said and can still be taken back; `stood` tells it once it cannot."""

    stood = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.total: int | None = None
        """The total that was said; None: none is open."""
        self.timer = QTimer(self, singleShot=True, interval=TAKE_BACK)
        self.timer.timeout.connect(self._stand)

    def say(self, total: int) -> None:
        """Say a total."""
        self.total = total
        self.timer.start()

    def take_back(self) -> None:
        """Forget what was said."""
        self.total = None
        self.timer.stop()

    def _stand(self) -> None:
        total, self.total = self.total, None
        if total is not None:
            self.stood.emit(total)
