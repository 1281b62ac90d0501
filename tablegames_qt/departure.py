"""Tells when nobody may be watching over a screen any more: another window, another screen, a lock, or no hand moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_INPUT = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
)
_GONE = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.Hide)


class Departure(QObject):
    """Watches the window of a widget. `left` tells that what is private should be covered, `idle` that nothing was done."""

    left = Signal()
    idle = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._window: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.idle)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        # Where the system locks the screen or shows another person's desktop, Qt says that the program is not active.
        app.applicationStateChanged.connect(self._state_changed)
        app.screenAdded.connect(self.left)  # a projector that mirrors this screen looks like this
        app.screenRemoved.connect(self.left)
        app.primaryScreenChanged.connect(self.left)
        app.commitDataRequest.connect(self.left)
        widget.installEventFilter(self)

    def set_idle(self, seconds: int) -> None:
        """Tell `idle` after so many seconds without a key or a movement of the mouse; 0: never."""
        self._timer.setInterval(1000 * seconds)
        self.stir()

    def watch(self, *, on: bool) -> None:
        """Count from now on how long nothing is done, or stop counting."""
        if on:
            self.stir(start=True)
        else:
            self._timer.stop()

    def stir(self, *, start: bool = False) -> None:
        """Something was done."""
        if self._timer.interval() > 0 and (start or self._timer.isActive()):
            self._timer.start()
        else:
            self._timer.stop()

    def notice(self, event: QEvent) -> None:
        """Look at an event of the program: input means that somebody is there."""
        if event.type() in _INPUT and self._timer.isActive():
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._widget and event.type() == QEvent.Type.Show:
            self._attach()
        elif watched is self._window and (event.type() in _GONE or self._goes_small(event)):
            self.left.emit()
        return super().eventFilter(watched, event)

    def _goes_small(self, event: QEvent) -> bool:
        return event.type() == QEvent.Type.WindowStateChange and self._window is not None and self._window.isMinimized()

    def _attach(self) -> None:
        window = self._widget.window()
        if window is self._window:
            return
        self._window = window
        window.installEventFilter(self)
        handle = window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self.left)

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.left.emit()
