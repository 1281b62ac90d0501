"""All saved matches, to continue one of them or to see where its file is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.overlay import Overlay
from tablegames_qt.saved_entry import SavedEntry


class SavedRow(QFrame):
    """One saved match with its buttons."""

    continue_wanted = Signal(object)
    file_wanted = Signal(object)

    def __init__(self, entry: SavedEntry) -> None:
        super().__init__()
        self.setProperty("role", "box")
        self.entry = entry
        self.name = ElidedLabel()
        self.name.setProperty("role", "name")
        self.words = QLabel()
        self.words.setProperty("role", "second")
        self.words.setWordWrap(True)
        self.file_button = QPushButton()
        self.file_button.setProperty("role", "quiet")
        self.file_button.clicked.connect(self._want_file)
        self.continue_button = QPushButton()
        self.continue_button.clicked.connect(self._want_continue)
        self.continue_button.setVisible(entry.readable)
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(self.name)
        text.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 14, 10)
        row.addLayout(text, 1)
        row.addWidget(self.file_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.continue_button, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.name.show_text(self.entry.title())
        self.words.setText(self.entry.line())
        self.file_button.setText(self.tr("Show the file"))
        self.file_button.setAccessibleName(self.tr("Show the file of {match}").format(match=self.entry.title()))
        self.continue_button.setText(self.tr("Continue"))
        self.continue_button.setAccessibleName(self.tr("Continue {match}").format(match=self.entry.title()))

    def _want_continue(self) -> None:
        self.continue_wanted.emit(self.entry)

    def _want_file(self) -> None:
        self.file_wanted.emit(self.entry)


class SavesDialog(Overlay):
    """A row a saved match, the latest first."""

    continue_wanted = Signal(object)
    file_wanted = Signal(object)

    def __init__(self, window: QWidget, appearance: Appearance, entries: Sequence[SavedEntry]) -> None:
        super().__init__(window, appearance, QSize(760, 520))
        self.rows = [SavedRow(entry) for entry in entries]
        for row in self.rows:
            row.continue_wanted.connect(self._continue)
            row.file_wanted.connect(self.file_wanted)
            self.body.addWidget(row)
        self.body.addStretch(1)
        self.done = QPushButton()
        self.done.clicked.connect(self.close_overlay)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def first_focus(self) -> QWidget:
        """Begin at the first match."""
        row = self.rows[0]
        return row.continue_button if row.entry.readable else row.file_button

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Saved games"))
        self.setAccessibleName(self.heading.text())
        self.done.setText(self.tr("Close"))
        for row in self.rows:
            row.retranslate()

    def _continue(self, entry: SavedEntry) -> None:
        self.close_overlay()
        self.continue_wanted.emit(entry)
