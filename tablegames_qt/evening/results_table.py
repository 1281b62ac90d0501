"""The results of an evening as a table to work with: a row a match, which can be corrected."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.evening.evening import Evening, Played
from tablegames_qt.evening.marks import mark_icon, mark_words
from tablegames_qt.evening.standing import won
from tablegames_qt.evening.table_panel import ABSENT
from tablegames_qt.evening.words import GameWords, game_words, points_words, result_words, time_words
from tablegames_qt.scene.lettering import short_name, with_short_names
from tablegames_qt.theme import css

MARK = 14
PAD = 7
"""Pixels left and right of the words of a cell."""
FRAME = 3
"""Pixels that Qt leaves free at either side of a cell, inside its padding."""
LEAST_MATCH, LEAST_RESULT = 96, 76
"""The least widths of match and result, in pixels: they give way to the points of everybody, which nobody should scroll for."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class ResultsTable(QTableWidget):
    """Match, result, and the points of everybody. Enter or a double click asks to correct the row, Delete to delete it."""

    correct_wanted = Signal(int)
    """The number of a result."""
    delete_wanted = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._numbers: list[int] = []
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self._names: list[str] = []
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setIconSize(QSize(MARK, MARK))
        header.setMinimumSectionSize(24)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        appearance.changed.connect(self._dress)
        self._dress()
        self.cellDoubleClicked.connect(lambda row, _: self.correct_wanted.emit(self._numbers[row]))

    @property
    def chosen(self) -> int | None:
        """The number of the result of the row that is selected."""
        rows = {index.row() for index in self.selectedIndexes()}
        return self._numbers[min(rows)] if rows else None

    def show_evening(self, evening: Evening, games: Mapping[str, GameWords]) -> None:
        """Show the results of an evening, the latest at the bottom and in sight; a selected one stays selected."""
        before = self.chosen
        more = len(evening.played) > len(self._numbers)
        self._numbers = [played.number for played in evening.played]
        self.setColumnCount(2 + len(evening.people))
        self.setRowCount(len(evening.played))
        self._show_heads(evening)
        for row, played in enumerate(evening.played):
            self._show_row(row, evening, played, games)
        self._fit()
        if before in self._numbers:
            self.selectRow(self._numbers.index(before))
        if more:
            self.scrollToBottom()

    def _show_heads(self, evening: Evening) -> None:
        for column, text in enumerate((self.tr("Match"), self.tr("Result"))):
            head = QTableWidgetItem(text)
            head.setTextAlignment((RIGHT if column else LEFT) | MIDDLE)
            self.setHorizontalHeaderItem(column, head)
        self._names = [person.name for person in evening.people]
        for column, person in enumerate(evening.people, 2):
            head = QTableWidgetItem()
            head.setIcon(mark_icon(person.mark, self._appearance.theme, MARK))
            head.setToolTip(f"{person.name}: {mark_words(person.mark)}")
            head.setTextAlignment(RIGHT | MIDDLE)
            self.setHorizontalHeaderItem(column, head)

    def _show_row(self, row: int, evening: Evening, played: Played, games: Mapping[str, GameWords]) -> None:
        points = won(played, evening.scale)
        best = {person for person, place in zip(played.people, played.places, strict=True) if place == 1}
        said = [(game_words(played, games), LEFT, True), (result_words(evening, played, games), RIGHT, False)]
        for person in evening.people:
            own = points.get(person.number)
            said.append((ABSENT if own is None else points_words(own), RIGHT, person.number in best))
        tip = {
            "match": self.tr("Played here, entered by itself at {time}."),
            "kept": self.tr("Kept for a real table, entered at {time}."),
        }.get(played.source, self.tr("Entered by hand at {time}."))
        for column, (text, align, strong) in enumerate(said):
            item = QTableWidgetItem(text)
            item.setTextAlignment(align | MIDDLE)
            told = tip.format(time=time_words(played.at))
            item.setToolTip((told, f"{text}\n{told}")[column] if column < 2 else "")
            if column == 1:
                item.setData(Qt.ItemDataRole.UserRole, (text, *self._shorter(evening, played, games)))
            font = QFont(self.font())
            font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
            item.setFont(font)
            self.setItem(row, column, item)

    @staticmethod
    def _shorter(evening: Evening, played: Played, games: Mapping[str, GameWords]) -> tuple[str, ...]:
        """Return a result with shorter and shorter names, for where it has no room: rather a name is cut than what it won."""
        return tuple(result_words(evening, played, games, called) for called in (short_name, _first_letters))

    def _fit_results(self) -> None:
        """Say every result with names as long as its column has room for."""
        room = self.columnWidth(1) - 2 * (PAD + FRAME)
        for row in range(self.rowCount()):
            item = self.item(row, 1)
            if item is not None:
                wordings = item.data(Qt.ItemDataRole.UserRole)
                metrics = QFontMetrics(item.font())
                item.setText(next((each for each in wordings if metrics.horizontalAdvance(each) <= room), wordings[-1]))

    def _fit(self) -> None:
        """Give every column the width of its words; where the names of people have no room they are shortened, or their
        marks stand alone, and in a result they are cut: its tool tip has it whole. Points are never cut."""
        if self.columnCount() < 2:
            return
        metrics = self.fontMetrics()
        wide = [
            max((self._width(row, column) for row in range(self.rowCount())), default=0) + 2 * (PAD + FRAME)
            for column in range(self.columnCount())
        ]
        least = [LEAST_MATCH, LEAST_RESULT]
        for column in (0, 1):
            head = self.horizontalHeaderItem(column)
            needed = metrics.horizontalAdvance(head.text() if head is not None else "") + 2 * (PAD + FRAME)
            wide[column], least[column] = max(wide[column], needed), max(least[column], needed)
        room = self.viewport().width()
        for call in (str, short_name, _nothing):
            names = [call(name) for name in self._names]
            heads = [MARK + metrics.horizontalAdvance(name) + 6 + 2 * PAD if name else MARK + PAD + 6 for name in names]
            columns = [*wide[:2], *map(max, (points - 4 for points in wide[2:]), heads)]
            if sum(columns) <= room:
                break
        for column in (1, 0):
            spare = room - sum(columns)
            if column == 1 or spare < 0:
                columns[column] = max(columns[column] + spare, min(columns[column], least[column]))
        for column, width in enumerate(columns):
            self.setColumnWidth(column, width)
        self._fit_results()
        for column, name in enumerate(names, 2):
            head = self.horizontalHeaderItem(column)
            if head is not None:
                head.setText(name)

    def _width(self, row: int, column: int) -> int:
        item = self.item(row, column)
        if item is None:
            return 0
        return QFontMetrics(item.font()).horizontalAdvance(
            item.data(Qt.ItemDataRole.UserRole)[0] if column == 1 else item.text()
        )

    def _dress(self) -> None:
        line = css(self._appearance.theme.hairline)
        self.setStyleSheet(
            "QTableView { background: transparent; border: 3px solid transparent; }"
            f"QTableView:focus {{ border: 3px solid {css(self._appearance.theme.focus)}; }}"
            f"QTableView::item {{ padding: 0px {PAD - 2}px; border-bottom: 1px solid {line}; }}"
            "QHeaderView { background: transparent; }"
            f"QHeaderView::section {{ padding: 4px {PAD}px; border-bottom: 1px solid {line}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = self.chosen
        if number is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.correct_wanted.emit(number)
        elif number is not None and event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit(number)
        else:
            super().keyPressEvent(event)


def _first_letters(name: str) -> str:
    return with_short_names(name, [name])


def _nothing(name: str) -> str:
    """Return what is left of a name where its mark stands alone."""
    del name
    return ""
