"""A widget that puts its children side by side and goes on in the next line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class FlowBox(QWidget):
    """Lines of widgets at their preferred size, `gap` pixels apart in a line and `line_gap` between lines.

    A widget and not a layout: a layout written in Python shares the ownership of its items with Qt, which ends badly.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, line_gap: int = 8) -> None:
        super().__init__(parent)
        self._gap = gap
        self._line_gap = line_gap
        self._flowing: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Put a widget behind the others."""
        widget.setParent(self)
        self._flowing.append(widget)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        lines = self._lines(width - margins.left() - margins.right())
        tall = sum(self._height(line) for line in lines) + self._line_gap * max(0, len(lines) - 1)
        return margins.top() + tall + margins.bottom()

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        shown = self._shown()
        width = sum(_wish(widget).width() for widget in shown) + self._gap * max(0, len(shown) - 1)
        width += margins.left() + margins.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
            self.updateGeometry()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._flowing if not widget.isHidden()]

    def _height(self, line: list[QWidget]) -> int:
        return max(_wish(widget).height() for widget in line)

    def _lines(self, width: int) -> list[list[QWidget]]:
        lines: list[list[QWidget]] = []
        used = 0
        for widget in self._shown():
            wide = _wish(widget).width()
            if lines and used + self._gap + wide <= width:
                lines[-1].append(widget)
                used += self._gap + wide
            else:
                lines.append([widget])
                used = wide
        return lines

    def _lay(self) -> None:
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        y = margins.top()
        for line in self._lines(room):
            tall = self._height(line)
            x = margins.left()
            for widget in line:
                size = _wish(widget).boundedTo(QSize(max(room, 1), tall))
                widget.setGeometry(QRect(QPoint(x, y + (tall - size.height()) // 2), size))
                x += size.width() + self._gap
            y += tall + self._line_gap


def _wish(widget: QWidget) -> QSize:
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
