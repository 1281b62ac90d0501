"""The table in words: everything that is on it as text, and what happened, for reading and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

WIDTH = 320


MARGIN = 12
"""Pixels left and right of a line that its text does not get: padding, and the style's own margin for the focus."""


class LineHeight(QStyledItemDelegate):
    """Gives each line the height that its words need. Qt forgets the padding and would cut a word off at times."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QListWidget)
        font = index.data(Qt.ItemDataRole.FontRole) or view.font()
        room = QRect(0, 0, view.viewport().width() - 2 * MARGIN, 10_000)
        words = QFontMetrics(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), index.data())
        return QSize(view.viewport().width() - 2, words.height() + 6)


class WordList(QListWidget):
    """Lines that can be walked through with the arrow keys; the current line stays where it was when they change."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setItemDelegate(LineHeight(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)

    def lines(self) -> list[str]:
        """Return the texts in order."""
        return [self.item(row).text() for row in range(self.count())]

    def add_line(self, text: str, *, heading: bool = False) -> None:
        """Put a line at the end."""
        item = QListWidgetItem(text)
        if heading:
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold)
            item.setFont(font)
            item.setForeground(self.palette().link())
        self.addItem(item)


class WordsDock(QFrame):
    """Two lists: the sections of the table now, and the log of the match, the last line in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "dock")
        self.setMinimumWidth(WIDTH)
        self._sections: list[tuple[str, list[str]]] = []
        self.title = QLabel()
        self.title.setProperty("role", "group")
        self.table = WordList()
        self.log_title = QLabel()
        self.log_title.setProperty("role", "group")
        self.log = WordList()
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        for title, words in ((self.title, self.table), (self.log_title, self.log)):
            part = QWidget()
            column = QVBoxLayout(part)
            column.setContentsMargins(18, 14, 8, 6)
            column.addWidget(title)
            column.addWidget(words, 1)
            split.addWidget(part)
        split.setSizes([300, 260])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 600)

    def show_table(self, sections: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show the sections of the table: a heading each, with its lines."""
        shown = [(heading, list(lines)) for heading, lines in sections]
        if shown == self._sections:
            return
        self._sections = shown
        row = self.table.currentRow()
        self.table.clear()
        for heading, lines in sections:
            self.table.add_line(heading, heading=True)
            for line in lines:
                self.table.add_line(line)
        self.table.setCurrentRow(min(max(row, 0), self.table.count() - 1))

    def show_log(self, lines: Sequence[str]) -> None:
        """Show a whole log."""
        self.log.clear()
        self.add_to_log(lines)

    def add_to_log(self, lines: Sequence[str]) -> None:
        """Add sentences to the log."""
        follows = self.log.currentRow() in (-1, self.log.count() - 1)
        for line in lines:
            self.log.add_line(line)
        if lines and follows:
            self.log.setCurrentRow(self.log.count() - 1)
            self.log.scrollToBottom()

    def retranslate(self) -> None:
        """Say the headings again in the present language."""
        self.title.setText(self.tr("The table now"))
        self.log_title.setText(self.tr("What happened"))
        self.table.setAccessibleName(self.tr("The table in words"))
        self.log.setAccessibleName(self.tr("Log of the match"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
