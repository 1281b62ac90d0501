"""A field of one line that says so when there is no room for more letters."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit, QToolTip


class LimitedField(QLineEdit):
    """Takes `most` letters at most. What is typed or pasted beyond them is not taken, and a sentence under it says why."""

    def __init__(self, most: int, text: str = "") -> None:
        super().__init__(text)
        self.setMaxLength(most)
        self.said = ""
        """What was said of the room for letters; empty since a letter was taken."""
        self.inputRejected.connect(self._say_room)
        self.textEdited.connect(self._taken)

    def _taken(self, text: str) -> None:
        if len(text) < self.maxLength() and self.said:
            self.said = ""
            QToolTip.hideText()

    def _say_room(self) -> None:
        self.said = self.tr("There is room for {number} letters here.").format(number=self.maxLength())
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() // 2)), self.said, self)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said))
