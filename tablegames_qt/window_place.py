"""Where a window stands: remembered in the settings, and put right when the screen it stood on is not there any more.

All lengths are logical pixels, so a screen whose scale has changed is a smaller or larger screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QStyle, QWidget

from tablegames_qt.settings import Settings

LEAST = QSize(960, 640)
"""The smallest window in which every part fits; a screen with less room makes it smaller."""
SHARE = 0.9
"""The first window takes at most this share of what the screen has free, in both directions."""
LARGEST = QSize(1680, 1050)
"""The first window is not larger than this on any screen."""


def place_window(window: QWidget, settings: Settings) -> None:
    """Give a window that is not shown yet the place and state it had, or a fitting one.

    The title bar is always within reach: a window that lies on no screen, or is larger than its screen, is moved and made
    smaller. Where a window system does not let programs place windows (Wayland) only the size has an effect.
    """
    free = [screen.availableGeometry() for screen in _screens_primary_first()]
    frame, state = _read(settings.window_frame)
    title_bar = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, window)
    place = fitted(frame, free, title_bar)
    window.setMinimumSize(least_size(_under(place, free).size(), title_bar))
    window.setGeometry(place)
    window.setWindowState(state)


def remember_window(window: QWidget, settings: Settings) -> None:
    """Keep a window's place and state. Of a maximised or full-screen window the place it goes back to is kept."""
    place = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else window.geometry()
    if not place.isValid():
        return
    state = "full" if window.isFullScreen() else "maximized" if window.isMaximized() else "normal"
    settings.window_frame = f"{place.x()} {place.y()} {place.width()} {place.height()} {state}"


def fitted(wanted: QRect, free: Sequence[QRect], title_bar: int) -> QRect:
    """Return a place within one of the rectangles that screens have free, the primary screen's first.

    `wanted` is the inside of a window whose title bar of `title_bar` pixels is above it; a null rectangle stands for no
    wish. The screen is the one that most of the wish lies on.
    """
    room = _under(wanted, free).adjusted(0, title_bar, 0, 0)
    if not wanted.isValid() or not any(wanted.intersects(each) for each in free):
        size = (room.size() * SHARE).boundedTo(LARGEST).expandedTo(least_size(room.size(), 0))
        spare = room.size() - size
        return QRect(room.topLeft() + QPoint(spare.width() // 2, spare.height() // 2), size)
    size = wanted.size().expandedTo(LEAST).boundedTo(room.size())
    left = min(max(wanted.x(), room.left()), room.left() + room.width() - size.width())
    top = min(max(wanted.y(), room.top()), room.top() + room.height() - size.height())
    return QRect(QPoint(left, top), size)


def least_size(free: QSize, title_bar: int) -> QSize:
    """Return the smallest size of a window on a screen with so much room."""
    return LEAST.boundedTo(QSize(free.width(), free.height() - title_bar))


def _under(place: QRect, free: Sequence[QRect]) -> QRect:
    """Return the rectangle that shares most with a place; the first when none does."""
    return max(free, key=lambda each: each.intersected(place).width() * each.intersected(place).height())


def _screens_primary_first() -> list[QScreen]:
    primary = QGuiApplication.primaryScreen()
    return [primary, *(each for each in QGuiApplication.screens() if each is not primary)]


def _read(text: str) -> tuple[QRect, Qt.WindowState]:
    if not text:
        return QRect(), Qt.WindowState.WindowNoState
    *numbers, state = text.split()
    x, y, width, height = map(int, numbers)
    states = {"full": Qt.WindowState.WindowFullScreen, "maximized": Qt.WindowState.WindowMaximized}
    return QRect(x, y, width, height), states.get(state, Qt.WindowState.WindowNoState)
