"""Telling a key that goes down afresh from one that is only held on: a held key must answer one question, not the next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

SAME_MOMENT = 8
"""Milliseconds between letting go and pressing that no finger makes."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def lets_go_to_repeat() -> bool:
    """Whether a key that is held may look like one let go of and pressed again: X repeats so, and Qt does not always see
    it."""
    return QGuiApplication.platformName() == "xcb"


class FreshKeys:
    """Watches every press and release of the keys that it is asked about; it remembers when each was let go of."""

    def __init__(self) -> None:
        self._released: dict[int, int] = {}

    def repeats(self, event: QKeyEvent) -> bool:
        """Whether a press or release is only a key being held on."""
        pressed = event.type() == QEvent.Type.KeyPress
        moment = self._released.pop(event.key(), -1)
        if not pressed:
            self._released[event.key()] = event.timestamp()
        again = pressed and moment >= 0 and lets_go_to_repeat() and 0 <= event.timestamp() - moment < SAME_MOMENT
        return event.isAutoRepeat() or again
