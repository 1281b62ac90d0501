"""The running table of a kept match: a row an entry, with what it added and the total of each player."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from rules.keeping import Sheet
from tablegames_qt.appearance import Appearance
from tablegames_qt.keeper.kind import KeeperWords, row_cell, row_sentence, row_short
from tablegames_qt.theme import ui_font

ADDED = int(Qt.ItemDataRole.UserRole)
TOTAL = ADDED + 1
MISFIT = ADDED + 2
ROW_HEIGHT, TALL_ROW = 38, 48
"""Heights of a row: what was added beside the total, or above it."""
NUMBER_WIDTH, LEAST_WORDS, MOST_WORDS, LEAST_SCORE, MOST_SCORE = 30, 84, 132, 54, 92
"""Widths of the columns: the number; what happened, at least and what numbers make room for; a player at least and, but for
long numbers, at most."""
EDGES, GAP = (6, 8), 8
"""Pixels left and right in a cell, and between what was added and the total."""
MOST_COLUMNS = 4
"""Players that have a column each; more are told in a sentence."""


def _words_font() -> QFont:
    return ui_font(500, 14, tabular=True)


def _total_font() -> QFont:
    return ui_font(600, 17, tabular=True)


def _added_font() -> QFont:
    return ui_font(400, 13, tabular=True)


class ScoreCell(QStyledItemDelegate):
    """Paints a cell of a player: what was added small, the total large at the right, or under it where columns are narrow;
    a row that does not fit is crossed."""

    def __init__(self, appearance: Appearance, table: QTableWidget) -> None:
        super().__init__(table)
        self._appearance = appearance
        self.stacked = False
        """Whether what was added stands above the total."""

    @staticmethod
    def widths(added: str, total: str) -> tuple[float, float]:
        """Return what the two numbers of a cell take."""
        small, large = (QFontMetricsF(font) for font in (_added_font(), _total_font()))
        return small.horizontalAdvance(added), large.horizontalAdvance(total)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme = self._appearance.theme
        painter.save()
        rect = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.button)
        painter.setPen(QPen(theme.hairline, 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inside = rect.adjusted(EDGES[0], 0, -EDGES[1], 0)
        total = index.data(TOTAL)
        misfit = bool(index.data(MISFIT))
        if total is None:
            first = index.column() == 0
            painter.setFont(ui_font(400, 13, tabular=True) if first else _words_font())
            painter.setPen(theme.ink_3 if first or misfit else theme.ink)
            text = str(index.data() or "")
            shown = QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        else:
            added = str(index.data(ADDED) or "")
            _, wide = self.widths(added, str(total))
            upper, lower = inside.adjusted(0, 0, -wide - GAP, 0), inside
            if self.stacked:
                upper, lower = inside.adjusted(0, 3, 0, -TALL_ROW * 0.58), inside.adjusted(0, TALL_ROW * 0.36, 0, -2)
            side = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.setFont(_total_font())
            painter.setPen(theme.ink)
            painter.drawText(lower, side, str(total))
            painter.setFont(_added_font())
            painter.setPen(theme.ink_3)
            painter.drawText(upper, side, added)
        painter.restore()


class SheetTable(QTableWidget):
    """Arrow keys and clicks select a row, Enter or a double click asks to correct it."""

    row_chosen = Signal(int)
    """A row is selected, numbered from 0; -1: none."""
    correct_wanted = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._cells = ScoreCell(appearance, self)
        self.setItemDelegate(self._cells)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setMinimumSectionSize(NUMBER_WIDTH)
        self.itemSelectionChanged.connect(lambda: self.row_chosen.emit(self.chosen))
        self.itemActivated.connect(lambda item: self.correct_wanted.emit(item.row()))
        appearance.changed.connect(self.viewport().update)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asks = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen >= 0
        super().keyPressEvent(event)
        if asks:
            event.accept()  # Qt leaves it to the parents all the same: they would enter what was only just asked for

    @property
    def chosen(self) -> int:
        """The selected row from 0; -1: none."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    def show_sheet(self, sheet: Sheet, words: KeeperWords) -> None:
        """Show all entries, the latest in sight; those that wait for a correction come last, with a word that says so."""
        blocked = self.blockSignals(True)
        self.clear()
        names = sheet.names
        columns = names if len(names) <= MOST_COLUMNS else ()
        self.setColumnCount(2 + len(columns))
        self.setRowCount(len(sheet.rows) + len(sheet.waiting))
        self.setHorizontalHeaderLabels(["#", self.tr("What"), *columns])
        for column in range(self.columnCount()):
            item = self.horizontalHeaderItem(column)
            assert item is not None
            side = Qt.AlignmentFlag.AlignLeft if column < 2 else Qt.AlignmentFlag.AlignRight
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            if column >= 2:
                item.setToolTip(names[column - 2])
        number = 0
        for line, row in enumerate(sheet.rows):
            counts = words.numbered(row.entry)
            number += counts
            told = row_sentence(words, row)
            what = row_short(words, row) if columns else row_sentence(words, row, short=True)
            self._put(line, 0, str(number) if counts else "", told)
            self._put(line, 1, what, told)
            for seat in range(min(len(columns), len(row.after.totals))):
                added, total = row_cell(words, row, seat), words.total(row.after.totals[seat])
                said = self.tr("{name}: {added}, total {total}").format(name=names[seat], added=added, total=total)
                self._put(line, 2 + seat, said, told, added=added, total=total)
        for place in range(len(sheet.waiting)):
            line = len(sheet.rows) + place
            self._put(line, 0, "✕" if not place else "")
            what = self.tr("does not fit any more") if not place else self.tr("waits")
            self._put(line, 1, what, misfit=True)
            for seat in range(len(columns)):
                self._put(line, 2 + seat, "", misfit=True)
        self._size_columns()
        self.blockSignals(blocked)
        self.scrollToBottom()

    def _put(self, line: int, column: int, text: str, tip: str = "", **data: Any) -> None:
        item = QTableWidgetItem(text)
        if tip:
            item.setToolTip(tip)
        for role, key in ((ADDED, "added"), (TOTAL, "total"), (MISFIT, "misfit")):
            if key in data:
                item.setData(role, data[key])
        self.setItem(line, column, item)

    def _size_columns(self) -> None:
        """Give each player the same width, and what happened the rest. Where that would be too little, what was added goes
        above the totals: nothing of a player is left out."""
        head = self.horizontalHeader()
        players = self.columnCount() - 2
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.resizeSection(0, NUMBER_WIDTH)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        if players < 1:
            return
        room = (self.viewport().width() - NUMBER_WIDTH - self._words_width()) // players
        beside, above = self._needed()
        self._cells.stacked = beside > room
        self.verticalHeader().setDefaultSectionSize(TALL_ROW if self._cells.stacked else ROW_HEIGHT)
        needed = above if self._cells.stacked else beside
        for column in range(2, 2 + players):
            head.resizeSection(column, max(LEAST_SCORE, needed, min(MOST_SCORE, room)))

    def _words_width(self) -> int:
        """Return what the words of what happened need, as far as numbers make room for them."""
        metrics = QFontMetricsF(_words_font())
        items = (self.item(row, 1) for row in range(self.rowCount()))
        widest = max((metrics.horizontalAdvance(item.text()) for item in items if item is not None), default=0.0)
        return max(LEAST_WORDS, min(MOST_WORDS, math.ceil(widest) + sum(EDGES)))

    def _needed(self) -> tuple[int, int]:
        """Return the width of the widest cell of a player: with both numbers side by side, and with one above the other."""
        beside = above = 0.0
        for row in range(self.rowCount()):
            for column in range(2, self.columnCount()):
                item = self.item(row, column)
                if item is not None and item.data(TOTAL) is not None:
                    small, large = self._cells.widths(item.data(ADDED), item.data(TOTAL))
                    beside, above = max(beside, small + bool(small) * GAP + large), max(above, small, large)
        return math.ceil(beside) + sum(EDGES), math.ceil(above) + sum(EDGES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_columns()
