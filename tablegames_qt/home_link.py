"""A quiet link of the home screen: an icon, a name, and a line that says what it is for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.theme import ui_font

HEIGHT, LOW_HEIGHT = 80, 30
"""Height of a link with its line, and of one that has no room for it."""
ICON, LOW_ICON = 25, 17
SMALLEST = 0.75
"""How far the line may shrink to fit."""


class HomeLink(QAbstractButton):
    """Says its line in the status line too, when it gets the focus or the pointer."""

    described = Signal(str)

    def __init__(self, icon: str, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._appearance = icon, appearance
        self._line = ""
        self._scale, self._low = 1.0, False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.changed.connect(self.update)

    @property
    def line(self) -> str:
        """What it is for."""
        return self._line

    def say(self, name: str, line: str) -> None:
        """Change name and line."""
        self._line = line
        self.setText(name)
        self.setAccessibleDescription(line)
        self.setToolTip(line if self._low else "")
        self.update()

    def set_scale(self, scale: float, *, low: bool) -> None:
        """Set the factor for type and space; a low link is its icon and its name alone."""
        self._scale, self._low = scale, low
        self.setToolTip(self._line if low else "")
        self.update()

    def sizeHint(self) -> QSize:
        if not self._low:
            return QSize(372, HEIGHT)
        name = QFontMetricsF(ui_font(600, 14)).horizontalAdvance(self.text())
        return QSize(round(name) + LOW_ICON + 36, LOW_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, scale = self._appearance.theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = 3.0 if self.hasFocus() else 1.0
        ink = theme.accent if self.hasFocus() else theme.button_edge if self.underMouse() else theme.hairline
        painter.setPen(QPen(ink, edge))
        painter.setBrush(theme.inset)
        radius = 8 if self._low else 14 * scale
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
        side = LOW_ICON if self._low else round(ICON * scale)
        left = 12 if self._low else round(21 * scale)
        picture = self._appearance.icon(self._icon, side).pixmap(QSize(side, side), self.devicePixelRatioF())
        painter.drawPixmap(left, (self.height() - side) // 2, picture)
        start = left + side + (9 if self._low else round(17 * scale))
        room = self.width() - start - 10
        name = ui_font(600, 14 if self._low else 16 * scale)
        painter.setPen(theme.ink)
        painter.setFont(name)
        if self._low:
            painter.drawText(QRectF(start, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
            return
        high = QFontMetricsF(name).height()
        size = 13.5 * scale
        while QFontMetricsF(ui_font(400, size)).horizontalAdvance(self._line) > room and size > 13.5 * scale * SMALLEST:
            size -= 0.5
        line = ui_font(400, size)
        lines = QFontMetricsF(line).boundingRect(
            QRectF(0, 0, room, self.height()), int(Qt.TextFlag.TextWordWrap), self._line
        )
        top = (self.height() - high - lines.height() - 2) / 2
        painter.drawText(QRectF(start, top, room, high), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(line)
        painter.setPen(theme.ink_2)
        painter.drawText(QRectF(start, top + high + 2, room, lines.height()), int(Qt.TextFlag.TextWordWrap), self._line)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.described.emit(self._line)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.described.emit(self._line)
