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
        self._sentence = ""
        self.words = ElidedLabel()
        self.projector = QLabel()
        self.projector.setProperty("role", "warned")
        self.projector.setTextFormat(Qt.TextFormat.PlainText)
        self.projector.hide()
        self.addPermanentWidget(self.projector)
        self.practice = QLabel()
        self.deal = QLabel()
        self.saved = QLabel()
        self.addWidget(self.words, 1)
        for label in (self.practice, self.deal, self.saved):
            label.setProperty("role", "quiet")
            label.setTextFormat(Qt.TextFormat.PlainText)
            self.addPermanentWidget(label)

    @property
    def sentence(self) -> str:
        """The whole sentence at the left."""
        return self._sentence

    def say(self, sentence: str) -> None:
        """Show a sentence at the left."""
        self._sentence = sentence
        self.words.show_text(sentence)

    def show_tip(self, tip: str) -> None:
        """Show a few words about what the pointer is on in the sentence's place; empty: the sentence again."""
        self.words.show_text(tip or self._sentence)

    def say_projector(self, words: str, tip: str = "") -> None:
        """Show that the audience sees nothing, or nothing new; empty: nothing."""
        self.projector.setText(words)
        self.projector.setToolTip(tip)
        self.projector.setVisible(bool(words))

    def say_practice(self, words: str, tip: str = "") -> None:
        """Show that the match is practice; empty: nothing."""
        self.practice.setText(words)
        self.practice.setToolTip(tip)
        self.practice.setVisible(bool(words))

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
