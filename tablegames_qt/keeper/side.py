"""The right side of a kept match: totals, what decides it, and the running table, whose rows can be corrected."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from rules.keeping import KeptGame, Sheet
from tablegames_qt.appearance import Appearance
from tablegames_qt.keeper.kind import KeeperWords, row_sentence
from tablegames_qt.keeper.sheet_table import SheetTable
from tablegames_qt.keeper.totals import Totals
from tablegames_qt.labels import wrapped
from tablegames_qt.phrases import sentence_start


class Side(QFrame):
    """Shows a match as it stands."""

    correct_wanted = Signal(int)
    """A row, numbered from 0."""

    def __init__(self, appearance: Appearance, words: KeeperWords) -> None:
        super().__init__()
        self.setProperty("role", "dock")
        self._words = words
        self._sheet: Sheet | None = None
        self.totals, self.table = Totals(), SheetTable(appearance)
        self.goal, self.notes, self.detail = wrapped("second", ""), wrapped("accent", ""), wrapped("second", "")
        self.correct_button = QPushButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 14)
        column.setSpacing(8)
        for widget in (self.totals, self.goal, self.notes):
            column.addWidget(widget)
        column.addWidget(self.table, 1)
        column.addWidget(self.detail)
        column.addWidget(self.correct_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.correct_button.clicked.connect(lambda: self.correct_wanted.emit(self.table.chosen))
        self.table.correct_wanted.connect(self.correct_wanted)
        self.table.row_chosen.connect(self._show_detail)
        self.retranslate()

    def show_match(self, match: KeptGame) -> None:
        """Show a match, no row chosen."""
        self._sheet = sheet = match.sheet()
        standing = sheet.standing
        self.totals.show_standing(match, standing, self._words)
        self.goal.setText(sentence_start(self._words.goal(standing.options)))
        notes = [self._words.note(note, sheet.names) for note in match.keeper.notes(standing)]
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))
        self.table.show_sheet(sheet, self._words)
        self._show_detail(-1)

    def _show_detail(self, chosen: int) -> None:
        """Say the chosen row in words, or the last one."""
        assert self._sheet is not None
        rows = self._sheet.rows
        number = len(rows) - 1 if chosen < 0 else chosen
        if 0 <= number < len(rows):
            self.detail.setText(row_sentence(self._words, rows[number]))
        else:
            self.detail.setText(self.tr("Rows appear here as you enter them.") if not rows else "")
        self.correct_button.setVisible(bool(rows or self._sheet.waiting))
        self.correct_button.setEnabled(chosen >= 0)
        self.correct_button.setToolTip("" if chosen >= 0 else self.tr("Choose a row first."))

    def retranslate(self) -> None:
        """Say what does not depend on the match in the present language."""
        self.correct_button.setText(self.tr("Correct the chosen row"))
        self.table.setAccessibleName(self.tr("The sheet"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
