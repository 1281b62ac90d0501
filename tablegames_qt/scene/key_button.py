"""A button of the table that has a key of its own, and shows it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.piece_painting import stroke_around

ROOMY, TIGHT = 8.5, 5.0
"""Space around the words and between them, in units."""


class KeyButton(Button):
    """Label and key side by side. Where the label holds the key's letter, that letter is underlined too."""

    def __init__(self, look: Look, key: str, clicked: Callable[[], None]) -> None:
        self.key = key
        self.ringed = False
        """Whether an amber edge calls for it: it may be what one has waited for."""
        self._pad = ROOMY
        super().__init__(look, "", clicked)

    def set_tight(self, *, on: bool) -> None:
        """Take less room around the words."""
        self._pad = TIGHT if on else ROOMY
        self.measure()

    def _chip(self) -> QSizeF:
        metrics = QFontMetricsF(self.look.font("small", 600))
        side = metrics.height()
        return QSizeF(max(side * 1.25, metrics.horizontalAdvance(self.key) + 2.4 * self.look.u), side)

    def measure(self) -> None:
        metrics = QFontMetricsF(self.look.font("body", 600))
        height = self.look.whole(max(24.0, 11 * self.look.u))
        wanted = metrics.horizontalAdvance(self.text) + self._chip().width() + self._pad * self.look.u
        self.resize(QSizeF(self.look.whole(max(self._least, wanted)), height))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, box = 2 * look.u, self.local()
        ground, ink = (theme.accent, theme.on_accent) if self.default else (theme.button, theme.ink)
        if self.enabled:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, radius, radius)
            if self.pressed:
                painter.setBrush(QColor(0, 0, 0, 30))
                painter.drawRoundedRect(box, radius, radius)
        else:
            ink = theme.ink_3
        if not (self.default and self.enabled):
            edge, wide = QColor(theme.button_edge), 1.0
            if self.ringed and self.enabled:
                edge, wide = theme.accent, max(2.0, 0.5 * look.u)
            elif self.hovered and self.enabled:
                edge.setAlphaF(min(1.0, edge.alphaF() * 1.43))
            stroke_around(painter, box, radius, edge, wide, inside=True)
        self._paint_words(painter, box, ink)

    def _paint_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        look = self.look
        chip = self._chip()
        font = look.font("body", 600)
        metrics = QFontMetricsF(font)
        words = metrics.horizontalAdvance(self.text)
        left = box.center().x() - (words + 2.5 * look.u + chip.width()) / 2
        base = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(left, base), self.text)
        place = self.text.upper().find(self.key)
        if place >= 0:
            before, upto = (
                metrics.horizontalAdvance(self.text[:place]),
                metrics.horizontalAdvance(self.text[: place + 1]),
            )
            painter.setPen(QPen(ink, max(1.0, 0.35 * look.u)))
            under = base + 0.6 * look.u
            painter.drawLine(QPointF(left + before, under), QPointF(left + upto, under))
        frame = QRectF(left + words + 2.5 * look.u, box.center().y() - chip.height() / 2, chip.width(), chip.height())
        edge = QColor(ink)
        edge.setAlphaF(0.55)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, look.u, look.u)
        painter.setPen(ink)
        painter.setFont(look.font("small", 600))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, self.key)
