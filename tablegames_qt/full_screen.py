"""Full screen: the bars go, the upper edge brings them back for a moment, and leaving restores the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QMainWindow, QWidget

EDGE = 3
"""Pixels of the upper edge that bring the bars back."""


class UpperEdge(QWidget):
    """An invisible strip along the upper edge that tells when the pointer comes to it."""

    entered = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()


class FullScreen(QObject):
    """Puts a window into full screen and back. `bars` are what is hidden; `page` what the pointer goes back to."""

    changed = Signal()

    def __init__(self, window: QMainWindow, bars: Sequence[QWidget], page: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._bars = tuple(bars)
        self._page = page
        self._wanted = dict.fromkeys(self._bars, True)
        self._kept: set[QWidget] = set()
        self._before = Qt.WindowState.WindowNoState
        self.edge = UpperEdge(window)
        self.edge.hide()
        self.edge.entered.connect(self._reveal)
        page.installEventFilter(self)
        window.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether the window is in full screen."""
        return self._window.isFullScreen()

    def want(self, bar: QWidget, *, shown: bool) -> None:
        """Say whether a bar belongs to the window outside of full screen."""
        self._wanted[bar] = shown
        bar.setVisible(shown and (bar in self._kept or not self.on))

    def keep(self, bar: QWidget, *, shown: bool) -> None:
        """Say whether a bar stays in full screen too, because of what stands on it."""
        if shown == (bar in self._kept):
            return
        (self._kept.add if shown else self._kept.discard)(bar)
        bar.setVisible(self._wanted[bar] and (shown or not self.on))

    def set_on(self, *, on: bool) -> None:
        """Go into full screen, or back to the window as it was."""
        if on == self.on:
            return
        if on:
            self._before = self._window.windowState()
            self._window.setWindowState(self._before | Qt.WindowState.WindowFullScreen)
        else:
            self._window.setWindowState(self._before & ~Qt.WindowState.WindowFullScreen)

    def _show_bars(self, *, shown: bool) -> None:
        for bar in self._bars:
            bar.setVisible((shown or bar in self._kept) and self._wanted[bar])

    def _reveal(self) -> None:
        if self.on:
            self._show_bars(shown=True)
            self.edge.hide()

    def _follow(self) -> None:
        """Take over the state that the window has, whoever changed it."""
        self._show_bars(shown=not self.on)
        self._place_edge()
        self.changed.emit()

    def _place_edge(self) -> None:
        self.edge.setGeometry(0, 0, self._window.width(), EDGE)
        self.edge.setVisible(self.on)
        self.edge.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.WindowStateChange:
            self._follow()
        elif watched is self._window and event.type() == QEvent.Type.Resize and self.on:
            self._place_edge()
        elif watched is self._page and event.type() == QEvent.Type.Enter and self.on and not self.edge.isVisible():
            self._show_bars(shown=False)
            self._place_edge()
        return super().eventFilter(watched, event)
