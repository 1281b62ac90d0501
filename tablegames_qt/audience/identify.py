"""A big number on every screen, for a moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from tablegames_qt.audience.screens import identity
from tablegames_qt.theme import Theme, px_for_cap, ui_font

STAYS = 3_000
"""Milliseconds that the numbers are shown."""


class NumberWindow(QWidget):
    """Fills a screen with its number and its name. It never takes the focus."""

    def __init__(self, screen: QScreen, number: int, theme: Theme, closes: Numbers) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.number = number
        self._words = identity(screen).title
        self._theme = theme
        self._closes = closes
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle(str(number))
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.setVisible(True)  # Qt's showFullScreen would activate it

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.panel)
        painter.setPen(self._theme.ink)
        height = self.height()
        painter.setFont(ui_font(700, px_for_cap(0.36 * height, 700)))
        upper = QRectF(0, 0.08 * height, self.width(), 0.62 * height)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.setFont(ui_font(400, px_for_cap(0.03 * height, 400)))
        lower = QRectF(0, 0.74 * height, self.width(), 0.12 * height)
        painter.drawText(lower, Qt.AlignmentFlag.AlignHCenter, self._words)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        del event
        self._closes.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        del event
        self._closes.close()


class Numbers(QObject):
    """Shows the numbers, and takes them away after three seconds, or when somebody clicks or presses a key."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self.windows: list[NumberWindow] = []
        self._over = QTimer(self, singleShot=True, interval=STAYS)
        self._over.timeout.connect(self.close)

    def show(self, screens: Sequence[QScreen], theme: Theme) -> None:
        """Show the number of each screen on it, 1 for the first."""
        self.close()
        self.windows = [NumberWindow(screen, number, theme, self) for number, screen in enumerate(screens, 1)]
        self._host.installEventFilter(self)
        self._over.start()

    def close(self) -> None:
        """Take the numbers away."""
        self._over.stop()
        self._host.removeEventFilter(self)
        for window in self.windows:
            window.close()
            window.deleteLater()
        self.windows = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and self.windows:
            self.close()  # the host has the focus behind its number
        return super().eventFilter(watched, event)
