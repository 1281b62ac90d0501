"""Bot levels as players see them: a word, and filled dots."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from rules.text import QT_TRANSLATE_NOOP

WORDS: Mapping[str, str] = {
    "easy": QT_TRANSLATE_NOOP("levels", "Easy"),
    "medium": QT_TRANSLATE_NOOP("levels", "Medium"),
    "hard": QT_TRANSLATE_NOOP("levels", "Hard"),
    "beginner": QT_TRANSLATE_NOOP("levels", "Beginner"),
    "regular": QT_TRANSLATE_NOOP("levels", "Regular"),
    "sly": QT_TRANSLATE_NOOP("levels", "Sly"),
    "master": QT_TRANSLATE_NOOP("levels", "Master"),
}
_DOT, _PITCH = 7, 10


def level_words(level: str) -> str:
    """Return the name of a level in the present language; a level of its own name is shown as it is written."""
    return QCoreApplication.translate("levels", WORDS.get(level, level.capitalize()))


def dots_width(levels: int) -> int:
    """Return the width of the dots of so many levels, in pixels."""
    return levels * _PITCH


def level_icon(number: int, levels: int, colour: QColor) -> QIcon:
    """Return the dots of the level with this number, counted from 1: so many filled, the others open."""
    icon = QIcon()
    for dpr in (1.0, 1.5, 2.0, 3.0):
        pixmap = QPixmap(round(dots_width(levels) * dpr), round(16 * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1.4))
        for dot in range(levels):
            painter.setBrush(colour if dot < number else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(1 + dot * _PITCH, 8 - _DOT / 2, _DOT, _DOT))
        painter.end()
        icon.addPixmap(pixmap)
    return icon
