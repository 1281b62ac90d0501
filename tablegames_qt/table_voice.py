"""What a table says, passed on to the status line and to a screen reader, but for what a curtain hides."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tablegames_qt.scene.table_view import TableView


class TableVoice(QObject):
    """Passes on what may be told. covered: returns whether a curtain is down, so that nothing of the table may."""

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, view: TableView, covered: Callable[[], bool]) -> None:
        super().__init__()
        self._view, self._covered = view, covered
        self._sentence = ""
        """What the table says now."""

    def say(self, sentence: str) -> None:
        """Pass on the sentence of the moment, which `ask` tells a screen reader."""
        if not self._covered():
            self._sentence = sentence
            self.said.emit(sentence)

    def note(self, words: str) -> None:
        """Pass on something said in passing."""
        if not self._covered():
            self.said.emit(words)

    def ask(self) -> None:
        """A person is to decide: a screen reader says what the table asks."""
        self._view.announce(self._sentence)

    def cover(self, words: str) -> None:
        """Say that the table is covered; nothing of what it said is kept."""
        self._sentence = ""
        self.said.emit(words)

    def tell_all(self, words: str) -> None:
        """Say something in the status line and to a screen reader."""
        self.said.emit(words)
        self._view.announce(words)
