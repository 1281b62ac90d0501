"""A switch: on or off, told by the place of its knob and by a word."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

_WIDTH, _HEIGHT, _GAP = 44, 24, 10


class Switch(QCheckBox):
    """A check box drawn as a switch, with On or Off beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._say)
        self._say()

    def sizeHint(self) -> QSize:
        words = max(self.fontMetrics().horizontalAdvance(word) for word in (self.tr("On"), self.tr("Off")))
        return QSize(_WIDTH + _GAP + words + 8, 34)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        del position
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self.updateGeometry()
        super().changeEvent(event)

    def _say(self) -> None:
        self.setText(self.tr("On") if self.isChecked() else self.tr("Off"))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(
            QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text
        )
        track = QRectF(3, (self.height() - _HEIGHT) / 2, _WIDTH, _HEIGHT)
        if self.hasFocus():
            painter.setPen(QPen(ink, 2))
            painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), 14, 14)
            track = track.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(ink if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(track.adjusted(0.75, 0.75, -0.75, -0.75), track.height() / 2, track.height() / 2)
        side = track.height() - 8
        left = track.right() - side - 4 if self.isChecked() else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        # the program's palette: the style sheet makes the base of a widget without ground transparent
        painter.setBrush(QGuiApplication.palette().color(QPalette.ColorRole.Base) if self.isChecked() else ink)
        painter.drawEllipse(QRectF(left, track.top() + 4, side, side))
        painter.setPen(ink)
        words = self.rect().adjusted(3 + _WIDTH + _GAP, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
