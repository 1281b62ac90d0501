"""Holding a hand open: Space or the mouse button is held and let go of, or an open hand is covered again by a key."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tablegames_qt.fresh_keys import ENTER, FreshKeys, lets_go_to_repeat

REPEAT = 40
"""Milliseconds in which a key that X repeats goes down again: it repeats by letting go, and Qt does not always see that."""
GRACE = 600
"""Milliseconds in which what is carried may still be dropped after Space was let go of: two hands seldom let go together."""


class Held(Enum):
    """What keeps a hand in sight."""

    NOTHING = "nothing"
    """No hand is near: Space is the table's."""
    CALLING = "calling"
    """Somebody is called for: Space does nothing, so that whoever still holds it sees no other hand."""
    READY = "ready"
    """The hand is covered, and Space shows it."""
    KEY = "key"
    MOUSE = "mouse"
    CARRIED = "carried"
    """Space was let go of while the mouse carries something: there is a moment to drop it, and no more."""
    OPEN = "open"
    """Nothing: it stays open until a key covers it."""


class Grip(QObject):
    """Listens to the whole program, since the key that is held goes to whatever has the focus. `now` is set by its owner.

    `busy` says whether Esc has something else to do on the table, `carrying` whether something is dragged there.
    """

    looked = Signal()
    """Space went down before a covered hand."""
    let_go = Signal()
    """What was held is let go of, or an open hand is to be covered."""
    noticed = Signal(object)
    """An event of the window, for whoever wants to know that somebody is there."""

    def __init__(self, page: QWidget, busy: Callable[[], bool], carrying: Callable[[], bool]) -> None:
        super().__init__(page)
        self._page, self._busy, self._carrying = page, busy, carrying
        self.now = Held.NOTHING
        self._swallow_release = False
        self._released = False
        """Whether Space was let go of, as far as one can tell."""
        self._fresh = FreshKeys()
        self._pause = QTimer(self, singleShot=True, interval=REPEAT if lets_go_to_repeat() else 0)
        self._pause.timeout.connect(self._look_once_more)
        self._grace = QTimer(self, singleShot=True, interval=GRACE)
        self._grace.timeout.connect(self._put_down)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.installEventFilter(self)

    def close(self) -> None:
        """Listen no more."""
        self.now = Held.NOTHING
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or watched.window() is not self._page.window():
            return False
        self.noticed.emit(event)
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            return self._key(event, pressed=event.type() == QEvent.Type.KeyPress)
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            return self._mouse_released(event.button())
        if self.now is Held.CARRIED and event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._carries_on(event.buttons())
        return False

    def _carries_on(self, buttons: Qt.MouseButton) -> None:
        """What is carried is down when the button is: its table hears of it first."""
        if not buttons & Qt.MouseButton.LeftButton:
            QTimer.singleShot(0, self, self._put_down)

    def _put_down(self) -> None:
        if self.now is Held.CARRIED:
            self.let_go.emit()

    def _mouse_released(self, button: Qt.MouseButton) -> bool:
        if self.now is Held.CARRIED and button == Qt.MouseButton.LeftButton:
            self._carries_on(Qt.MouseButton.NoButton)
            return False
        ends = self.now is Held.MOUSE and button == Qt.MouseButton.LeftButton
        if ends:
            self.let_go.emit()
        return ends

    def _key(self, event: QKeyEvent, *, pressed: bool) -> bool:
        repeats = event.key() in (Qt.Key.Key_Space, *ENTER) and self._fresh.repeats(event)
        if repeats and event.key() in ENTER:
            return True  # it answered one person's question: the next one is another's, wherever the focus has gone
        focused = QApplication.focusWidget()
        if focused is None or not self._page.isAncestorOf(focused):
            return False  # a dialog, a menu or the tool bar has the keys
        if event.key() == Qt.Key.Key_Escape and pressed and self.now is Held.OPEN and not self._busy():
            self.let_go.emit()
            return True
        if event.key() != Qt.Key.Key_Space:
            return False
        if repeats:
            self._pause.stop()
            self._released = False
            return self.now is not Held.NOTHING
        return self._space_pressed() if pressed else self._space_released()

    def _space_pressed(self) -> bool:
        self._pause.stop()
        self._released = False
        if self.now is Held.READY:
            if self._page.window().isActiveWindow():
                self.looked.emit()
            return True
        if self.now in (Held.OPEN, Held.MOUSE):
            self._swallow_release = True
            self.let_go.emit()
            return True
        if self.now is Held.CARRIED:
            self._grace.stop()
            self.now = Held.KEY
        return self.now is not Held.NOTHING

    def _space_released(self) -> bool:
        if self._swallow_release:
            self._swallow_release = False
            return True
        if self.now is not Held.KEY:
            return self.now is not Held.NOTHING
        if self._carrying():
            self.now = Held.CARRIED
            self._grace.start()
            return True
        if self._pause.interval() > 0:
            self._released = False
            self._pause.start()
        else:
            self.let_go.emit()
        return True

    def _look_once_more(self) -> None:
        """It is let go of, unless it has gone down again: what has come meanwhile is looked at first."""
        self._released = True
        QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        if self._released and self.now is Held.KEY:
            self.let_go.emit()
