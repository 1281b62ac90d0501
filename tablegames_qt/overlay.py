"""Dialogs inside the window: a veil over everything, and a panel in the middle that keeps the focus.

They look the same on every system, stay whole in full screen, and never open on another screen.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tablegames_qt.appearance import Appearance
from tablegames_qt.fresh_keys import ENTER

MARGIN = 24
"""Least space around a panel, so that the window behind stays in sight."""
SIDE = 32
"""Space left and right of everything in a panel."""
_BLUR, _UNDER, _DROP = 60, 40, 24


@functools.cache
def _shadow(radius: int) -> QPixmap:
    """A soft shadow to be stretched between its corners: black 50 % under the panel, nothing 60 pixels outside of it."""
    side = 2 * (_BLUR + _UNDER + radius) + 2
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = 50
    before = 0.0
    for step in range(steps):
        # Each ring adds what is still missing over those around it.
        share = (step + 1) / steps
        wanted = 0.5 * share * share * (3 - 2 * share)
        painter.setBrush(QColor.fromRgbF(0, 0, 0, (wanted - before) / (1 - before)))
        before = wanted
        inset = (_BLUR + _UNDER) * step / steps
        corner = radius + _BLUR + _UNDER - inset
        painter.drawRoundedRect(QRectF(inset, inset, side - 2 * inset, side - 2 * inset), corner, corner)
    painter.end()
    return QPixmap.fromImage(image)


def _draw_shadow(painter: QPainter, panel: QRect, radius: int) -> None:
    pixmap = _shadow(radius)
    edge = _BLUR + _UNDER + radius
    far = pixmap.width() - edge
    whole = panel.adjusted(-_BLUR, -_BLUR + _DROP, _BLUR, _BLUR + _DROP)

    def cuts(start: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
        """Start and length on the window, then in the pixmap, of the first corner, the middle and the last corner."""
        return (
            (start, edge, 0, edge),
            (start + edge, length - 2 * edge, edge, 2),
            (start + length - edge, edge, far, edge),
        )

    for x, wide, from_x, from_wide in cuts(whole.left(), whole.width()):
        for y, tall, from_y, from_tall in cuts(whole.top(), whole.height()):
            painter.drawPixmap(QRect(x, y, wide, tall), pixmap, QRect(from_x, from_y, from_wide, from_tall))


class Overlay(QWidget):
    """A dialog of at most `size` inside a window. Esc closes it, Enter presses `default_button`, Tab stays in it.

    Subclasses fill `body` and `foot`. The body scrolls when the window is too small; head and foot stay.
    """

    closed = Signal()

    def __init__(self, window: QWidget, appearance: Appearance, size: QSize) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._size = size
        self._focus_before: QWidget | None = None
        self.default_button: QPushButton | None = None
        self.hide()
        self.panel = QFrame(self)
        self.panel.setProperty("role", "panel")
        self.heading = QLabel()
        self.heading.setProperty("role", "dialog-title")
        self.heading.setWordWrap(True)
        self.close_button = QPushButton()
        self.close_button.setProperty("role", "icon")
        self.close_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.close_button.clicked.connect(self.close_overlay)
        head = QHBoxLayout()
        head.setContentsMargins(SIDE, 16, 20, 0)
        head.addWidget(self.heading, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.content = QWidget()
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(SIDE, 8, SIDE, 8)
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setWidget(self.content)
        self.scroll_area.verticalScrollBar().rangeChanged.connect(self._make_room)
        self.foot_line = QFrame()
        self.foot_line.setProperty("role", "line")
        self.foot_line.setFixedHeight(1)
        self.foot = QHBoxLayout()
        self.foot.setContentsMargins(SIDE - 18, 14, SIDE, 16)
        self.foot.setSpacing(10)
        self.column = QVBoxLayout(self.panel)
        self.column.setContentsMargins(1, 1, 1, 1)
        self.column.setSpacing(0)
        self.column.addLayout(head)
        self.column.addWidget(self.scroll_area, 1)
        self.column.addWidget(self.foot_line)
        self.column.addLayout(self.foot)
        appearance.changed.connect(self._show_look)
        self._show_look()

    def open_overlay(self) -> None:
        """Cover the window and take the focus."""
        self._focus_before = self._window.focusWidget()
        self._window.installEventFilter(self)
        self.retranslate()
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.first_focus().setFocus(Qt.FocusReason.TabFocusReason)

    def close_overlay(self) -> None:
        """Uncover the window, give the focus back and go."""
        if self.isHidden():
            return
        self.hide()
        self._window.removeEventFilter(self)
        if self._focus_before is not None and self._focus_before.isVisible():
            self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()

    def first_focus(self) -> QWidget:
        """Return the widget that has the focus at the beginning."""
        return self.default_button if self.default_button is not None else self.close_button

    def retranslate(self) -> None:
        """Say everything again in the present language; subclasses add their own words."""
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: object) -> None:
        del event
        room = self.size() - QSize(2 * MARGIN, 2 * MARGIN)
        width = min(self._size.width(), room.width())
        around = self.column.sizeHint().height() - self.scroll_area.sizeHint().height()
        wanted = max(self._size.height(), around + self.content.sizeHint().height())
        size = QSize(width, min(wanted, room.height()))
        corner = (self.size() - size) / 2
        self.panel.setGeometry(corner.width(), corner.height(), size.width(), size.height())

    def _make_room(self, least: int, most: int) -> None:
        """Put the scroll bar into the margin, so that the content is as wide with it as without it."""
        bar = self.scroll_area.verticalScrollBar().sizeHint().width() if most > least else 0
        margins = self.body.contentsMargins()
        margins.setRight(margins.left() - bar)
        self.body.setContentsMargins(margins)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._appearance.theme.veil)
        _draw_shadow(painter, self.panel.geometry(), 14)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_overlay()
        elif event.key() in ENTER and not event.isAutoRepeat():
            focused = self._window.focusWidget()
            button = focused if isinstance(focused, QPushButton) and not focused.isCheckable() else self.default_button
            if button is not None and button.isEnabled():
                button.click()
        # Nothing goes on to the window behind.
        event.accept()

    def mousePressEvent(self, event: QEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 (Qt's own signature)
        stops = list(_stops(self.panel))
        if not stops:
            return False
        focused = self._window.focusWidget()
        at = stops.index(focused) if focused in stops else -1 if forward else 0
        widget = stops[(at + (1 if forward else -1)) % len(stops)]
        widget.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        if self.content.isAncestorOf(widget):
            self.scroll_area.ensureWidgetVisible(widget)
        return True

    def _show_look(self) -> None:
        self.close_button.setIcon(self._appearance.icon("close", 16))
        self.update()


def _stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield what Tab stops at inside a widget, in the order of its layouts.

    Not Qt's own chain: PySide makes every widget that `nextInFocusChain` returns a child of the one before, and takes the
    whole window down with the first that goes.
    """
    if widget.isHidden() or not widget.isEnabled():
        return
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield widget
        return
    layout = widget.layout()
    inside = widget.widget() if isinstance(widget, QScrollArea) else None
    if inside is not None:
        yield from _stops(inside)
    elif layout is not None:
        yield from _stops_in(layout)
    else:
        for child in widget.children():
            if isinstance(child, QWidget):
                yield from _stops(child)


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        inner, widget = (item.layout(), item.widget()) if item is not None else (None, None)
        if inner is not None:
            yield from _stops_in(inner)
        elif widget is not None:
            yield from _stops(widget)
