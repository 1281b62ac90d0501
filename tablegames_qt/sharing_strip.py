"""The strip under a table that several people share: who may look, and what is decided in the open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

HEIGHT = 54

Choice = tuple[str, Callable[[], None]]
"""The words of a button, and what it does."""


class SharingStrip(QFrame):
    """One sentence at the left, buttons at the right, the last of which Enter presses. Nothing private ever stands here."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "dock")
        self.setFixedHeight(HEIGHT)
        self.words = QLabel()
        self.words.setProperty("role", "name")
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(18, 4, 14, 9)
        self._row.setSpacing(8)
        self._row.addWidget(self.words, 1)

    def say(self, sentence: str, choices: Sequence[Choice] = (), *, default: bool = True) -> None:
        """Show a sentence and the choices there are; the last is the default, unless there is none."""
        self.words.setText(sentence)
        for button in self.buttons:
            button.hide()
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for number, (words, do) in enumerate(choices):
            last = default and number == len(choices) - 1
            button = QPushButton(words)
            if last:
                button.setProperty("role", "default")
            button.setAutoDefault(True)
            button.clicked.connect(do)
            self._row.addWidget(button)
            button.show()  # at once, so that it can have the focus
            self.buttons.append(button)

    def take_focus(self) -> bool:
        """Give the focus to the last button, so that Enter presses it; False when there is none."""
        if not self.buttons:
            return False
        self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        return True
