"""The band under the tool bar that says what is wrong with the projector, and offers what helps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton


class TroubleBand(QFrame):
    """Hidden while all is well."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "band")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(18, 8, 18, 8)
        self._row.setSpacing(10)
        self._row.addWidget(self.words, 1)
        self.buttons: list[QPushButton] = []
        self._say: Callable[[], str] = str
        self._offers: list[Callable[[], str]] = []
        self.hide()

    def show_trouble(self, say: Callable[[], str], offers: list[tuple[Callable[[], str], Callable[[], None]]]) -> None:
        """Show a sentence with buttons: their texts, and what they do."""
        self._clear()
        self._say = say
        for text, act in offers:
            button = QPushButton()
            button.clicked.connect(act)
            self._offers.append(text)
            self.buttons.append(button)
            self._row.addWidget(button)
        self.retranslate()
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words.text()))

    def calm(self) -> None:
        """Go: all is well again."""
        self.hide()
        self._clear()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.words.setText(self._say())
        for button, text in zip(self.buttons, self._offers, strict=True):
            button.setText(text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _clear(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons.clear()
        self._offers.clear()
