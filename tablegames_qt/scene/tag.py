"""A small dark chip over a piece that can be pressed: what the piece stands for, changed by a click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene.button import Button

_DARK, _HOVER, _WHITE = QColor("#16181A"), QColor("#3A3F42"), QColor("#FFFFFF")


class Tag(Button):
    """Starts hidden. Without `set_enabled(on=True)` it only says something."""

    def over(self, rect: QRectF, gap: float) -> None:
        """Stand over a rectangle, kept inside the scene, and be seen."""
        left = rect.center().x() - self.size.width() / 2
        left = min(max(left, self.look.u), self.look.width - self.size.width() - self.look.u)
        self.setPos(self.look.snap(QPointF(left, rect.top() - gap - self.size.height())))
        self.setVisible(True)

    def measure(self) -> None:
        metrics = QFontMetricsF(self.look.font("small", 600))
        height = max(24.0 if self.enabled else 1.0, metrics.height() + 1.2 * self.look.u)
        self.resize(QSizeF(metrics.horizontalAdvance(self.text) + 3.5 * self.look.u, height))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_HOVER if self.hovered and self.enabled else _DARK)
        painter.drawRoundedRect(self.local(), 1.5 * self.look.u, 1.5 * self.look.u)
        painter.setPen(_WHITE)
        painter.setFont(self.look.font("small", 600))
        painter.drawText(self.local(), Qt.AlignmentFlag.AlignCenter, self.text)
