"""What takes the place of the form when a kept match is over: who has won, and what can come next."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from tablegames_qt.flow_box import FlowBox
from tablegames_qt.labels import wrapped


class OverBox(QFrame):
    """`again_button` begins another match, `evening_button` takes the result into the evening, where there is one, and then
    leads to its board."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "box")
        self.winner, self._kept = wrapped("dialog-title", ""), wrapped("lead", "")
        self.again_button, self.evening_button = QPushButton(), QPushButton()
        self.again_button.setProperty("role", "default")
        self.evening_button.setVisible(False)
        self._taken = False
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 20, 22, 18)
        column.addWidget(self.winner)
        column.addWidget(self._kept)
        column.addSpacing(10)
        buttons = FlowBox()
        buttons.add(self.again_button)
        buttons.add(self.evening_button)
        column.addWidget(buttons)
        self.retranslate()

    def show_taken(self, *, taken: bool) -> None:
        """Offer to take the result into the evening, or, where it is there, the way to the board."""
        self._taken = taken
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._kept.setText(self.tr("The sheet is kept. A row can still be corrected, and Undo takes one back."))
        self.again_button.setText(self.tr("Another match of the same players"))
        self.evening_button.setText(
            self.tr("Back to the evening") if self._taken else self.tr("Take it into the evening")
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
