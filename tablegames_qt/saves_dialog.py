"""All saved matches, to continue one of them, to see where its file is, or to delete it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.overlay import Overlay


class Entry(Protocol):
    """What a list shows of something saved."""

    @property
    def readable(self) -> bool:
        """Whether it can be continued."""

    def title(self) -> str:
        """Return its name."""

    def line(self) -> str:
        """Return where it stands, in one or two sentences."""

    def question(self) -> str:
        """Return what is asked before it is deleted."""


class SavedRow(QFrame):
    """Something saved with its buttons."""

    continue_wanted = Signal(object)
    file_wanted = Signal(object)
    deleted = Signal(object)
    """The player wants it deleted, and has said so twice."""

    def __init__(self, entry: Entry, *, can_delete: bool) -> None:
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
        self.delete_button = QPushButton()
        self.delete_button.setProperty("role", "quiet")
        self.delete_button.clicked.connect(partial(self._ask, on=True))
        self.delete_button.setVisible(can_delete)
        self.sure_button = QPushButton()
        self.sure_button.clicked.connect(lambda: self.deleted.emit(self.entry))
        self.keep_button = QPushButton()
        self.keep_button.setProperty("role", "quiet")
        self.keep_button.clicked.connect(partial(self._ask, on=False))
        self._asks, self._can_delete = False, can_delete
        self.sure_button.hide()
        self.keep_button.hide()
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(self.name)
        text.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 14, 10)
        row.addLayout(text, 1)
        for button in (
            self.delete_button,
            self.file_button,
            self.continue_button,
            self.sure_button,
            self.keep_button,
        ):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.name.show_text(self.entry.title())
        self.words.setText(self.entry.question() if self._asks else self.entry.line())
        self.delete_button.setText(self.tr("Delete"))
        self.delete_button.setAccessibleName(self.tr("Delete {match}").format(match=self.entry.title()))
        self.sure_button.setText(self.tr("Delete"))
        self.sure_button.setAccessibleName(self.delete_button.accessibleName())
        self.keep_button.setText(self.tr("Keep"))
        self.keep_button.setAccessibleName(self.tr("Keep {match}").format(match=self.entry.title()))
        self.file_button.setText(self.tr("Show the file"))
        self.file_button.setAccessibleName(self.tr("Show the file of {match}").format(match=self.entry.title()))
        self.continue_button.setText(self.tr("Continue"))
        self.continue_button.setAccessibleName(self.tr("Continue {match}").format(match=self.entry.title()))

    def _ask(self, *, on: bool) -> None:
        """Ask in the match's own row whether it is to be deleted, or ask no more."""
        self._asks = on
        shown = {
            self.delete_button: self._can_delete and not on,
            self.file_button: not on,
            self.continue_button: self.entry.readable and not on,
            self.sure_button: on,
            self.keep_button: on,
        }
        (self.keep_button if on else self.delete_button).setVisible(True)
        (self.keep_button if on else self.delete_button).setFocus()  # before the button that has it goes
        for button, visible in shown.items():
            button.setVisible(visible)
        self.retranslate()
        if on:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words.text()))

    def _want_continue(self) -> None:
        self.continue_wanted.emit(self.entry)

    def _want_file(self) -> None:
        self.file_wanted.emit(self.entry)


class SavesDialog(Overlay):
    """A row for each thing that is saved, the latest first. It closes when the last one is deleted."""

    continue_wanted = Signal(object)
    file_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(self, window: QWidget, appearance: Appearance, entries: Sequence[Entry], *, can_delete: bool) -> None:
        super().__init__(window, appearance, QSize(760, 520))
        self.rows = [SavedRow(entry, can_delete=can_delete) for entry in entries]
        for row in self.rows:
            row.continue_wanted.connect(self._continue)
            row.file_wanted.connect(self.file_wanted)
            row.deleted.connect(self._delete)
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

    def _delete(self, entry: Entry) -> None:
        [row] = [each for each in self.rows if each.entry is entry]
        place = self.rows.index(row)
        self.rows.remove(row)
        if self.rows:
            self.rows[min(place, len(self.rows) - 1)].delete_button.setFocus()
        row.hide()
        row.deleteLater()
        self.delete_wanted.emit(entry)
        if not self.rows:
            self.close_overlay()

    def _continue(self, entry: Entry) -> None:
        self.close_overlay()
        self.continue_wanted.emit(entry)
