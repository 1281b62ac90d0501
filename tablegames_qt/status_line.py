"""The line at the foot of the window: what happened or is chosen, and whether it is saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStatusBar

from tablegames_qt.elided_label import ElidedLabel


class StatusLine(QStatusBar):
    """Left one sentence, cut at its end where the window is narrow, whole in the tool tip; right short facts."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeGripEnabled(False)
        self.words = ElidedLabel()
        self.deal = QLabel()
        self.saved = QLabel()
        self.addWidget(self.words, 1)
        for label in (self.deal, self.saved):
            label.setProperty("role", "quiet")
            label.setTextFormat(Qt.TextFormat.PlainText)
            self.addPermanentWidget(label)

    @property
    def sentence(self) -> str:
        """The whole sentence at the left."""
        return self.words.whole

    def say(self, sentence: str) -> None:
        """Show a sentence at the left."""
        self.words.show_text(sentence)

    def say_deal(self, words: str, tip: str = "") -> None:
        """Show which deal is fixed; empty: nothing."""
        self.deal.setText(words)
        self.deal.setToolTip(tip)
        self.deal.setVisible(bool(words))

    def say_saved(self, words: str, tip: str = "") -> None:
        """Show whether the match is saved; empty: nothing."""
        self.saved.setText(words)
        self.saved.setToolTip(tip)
        self.saved.setVisible(bool(words))
