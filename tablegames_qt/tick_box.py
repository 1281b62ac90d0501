"""A check box whose box can be seen on every theme."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

_CHECK = ((0.24, 0.52), (0.43, 0.71), (0.78, 0.31))
"""The corners of the check mark, in sides of the box."""


class TickBox(QCheckBox):
    """A box with an edge of the writing's colour, filled and with a check mark when it is on; its words are the style's."""

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.Text)
        box = QRectF(place).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(ink, 2.5 if self.hasFocus() else 1.5))
        painter.setBrush(ink if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        if self.isChecked():
            ground = QGuiApplication.palette().color(QPalette.ColorRole.Base)
            painter.setPen(QPen(ground, 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            side = box.width()
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x * side, y * side) for x, y in _CHECK]))
        option.rect = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        self.style().drawControl(QStyle.ControlElement.CE_CheckBoxLabel, option, painter, self)
