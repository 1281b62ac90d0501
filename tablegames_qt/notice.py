"""The white notice that says in one sentence what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.labels import wrapped


class Notice(QFrame):
    """A sentence with a cross, hidden while there is nothing to say."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self._appearance = appearance
        self.words = wrapped("", "")  # plain: a name in it is no markup
        row = QHBoxLayout(self)
        row.setContentsMargins(42, 9, 16, 9)
        row.addWidget(self.words, 1)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence and announce it; an empty one hides the notice."""
        told = self.words.text() == sentence and not self.isHidden()
        self.words.setText(sentence)
        self.setVisible(bool(sentence))
        if sentence and not told:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.theme.fault, 2, c=Qt.PenCapStyle.RoundCap))
        box = QRectF(18, self.height() / 2 - 5, 10, 10)
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(QPointF(box.right(), box.top()), QPointF(box.left(), box.bottom()))
