"""A place for one card that is laid face down, with words inside that say what it is for and whether it can be used."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene.lettering import Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.marks import Place


class FaceDownPlace(Place):
    """A title, a condition under it, and what the player has now; `lit` says that it can be used."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._title = self._condition = self._now = ""
        self.lit = False

    def say(self, title: str, condition: str, now: str, *, lit: bool) -> None:
        """Change the words; an empty `now` stays unsaid."""
        self._title, self._condition, self._now, self.lit = title, condition, now, lit
        self.update()

    @property
    def now(self) -> str:
        """What the player has now."""
        return self._now

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        theme, look, box = self.look.theme, self.look, self.local()
        if self.lit:
            glow = QColor(theme.accent)
            glow.setAlphaF(0.13)
            painter.setBrush(glow)
            painter.setPen(theme.accent)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), self.radius, self.radius)
        texts = (
            (self._title, Pen(look.font("heading", 600), look.font("heading", 700)), theme.ink),
            (self._condition, Pen(look.font("small"), look.font("small", 700)), theme.ink_2),
            (self._now, Pen(look.font("small", 600), look.font("small", 700)), theme.accent_text),
        )
        blocks = [(pen, pen.fit(text, 0.92 * box.width(), 2), ink) for text, pen, ink in texts if text]
        height = sum(pen.line_height * len(lines) + 1.5 * look.u for pen, lines, _ in blocks)
        top = (box.height() - height) / 2
        for pen, lines, ink in blocks:
            painter.setPen(ink)
            for line in lines:
                pen.draw(painter, line, QPointF((box.width() - line.width) / 2, top))
                top += pen.line_height
            top += 1.5 * look.u
