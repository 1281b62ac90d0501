"""A drop-down list in the look of the program."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox

SLACK = 4
"""Pixels more than Qt asks for: to the pixel, as it does, words are cut where a letter is drawn a little wider."""


class DropDown(QComboBox):
    """A list to choose from. The wheel is for the form around it: a choice must not change under a hand that scrolls."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(SLACK, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(
            QPen(
                self.palette().color(group, QPalette.ColorRole.Text),
                1.6,
                c=Qt.PenCapStyle.RoundCap,
                j=Qt.PenJoinStyle.RoundJoin,
            )
        )
        x, y = self.width() - 17.0, self.height() / 2
        painter.drawPolyline([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)])
