"""The payment table as a widget: what each fan is worth under some options, the present row filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from rules.mahjong.options import MahjongOptions
from tablegames_qt.labels import LEFT, RIGHT, clear, label
from tablegames_qt.tables.kind import OptionTable
from tablegames_qt.tables.mahjong.payment_words import Row, fan_words, payment_rows

COLUMNS = 4
HALVES_APART = 28
"""Pixels between the halves, the space in a cell included."""


def chosen_rows(rows: Sequence[Row], present: int, most: int) -> list[Row]:
    """Return the rows that matter most where not all have room: from the least fan that wins, or with the present one as
    the last, and always that of the limit."""
    if len(rows) <= most:
        return list(rows)
    at = next((number for number, row in enumerate(rows) if row.fan == present), 0)
    first = max(0, min(at, len(rows) - 2) - (most - 2))
    return [*rows[first : first + most - 1], rows[-1]]


class PaymentTable(OptionTable):
    """Made anew with every change of table, limit, points and payment: it holds no figure of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._options: MahjongOptions | None = None
        self._present, self._most = -1, 0
        self._title = QLabel()
        self._title.setProperty("role", "group")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        self.rows: list[tuple[str, ...]] = []
        """The texts of the rows, for screen readers and tests."""

    def show_options(self, options: Any) -> None:
        """Show the table of some options."""
        self.show_table(options)

    def show_table(self, options: MahjongOptions, present: int = -1, most: int = 0) -> None:
        """Show the table with a row filled. most: how many lines there is room for, in which it stands in two halves side
        by side; 0: all of it, one under the other."""
        self._options, self._present, self._most = options, present, most
        self._title.setText(self.tr("What each fan is worth"))
        clear(self._grid)
        heads = (self.tr("fan"), self.tr("units"), self.tr("discarder"), self.tr("own draw"))
        shown = payment_rows(options)
        if most:
            shown = chosen_rows(shown, present, 2 * most)
        lines = most if most and len(shown) > most else len(shown)
        self.rows = []
        for number, row in enumerate(shown):
            half, line = divmod(number, lines)
            first = half * len(heads)
            texts = (fan_words(row.fan, options), str(row.units), str(row.discarder), f"3 × {row.each}")
            self.rows.append(texts)
            for column, (head, text) in enumerate(zip(heads, texts, strict=True)):
                if line == 0:
                    self._cell("quiet", head, 0, first + column)
                self._cell("marked" if row.fan == present else "", text, line + 1, first + column)
        self.setAccessibleName(self._title.text())

    def _cell(self, role: str, text: str, line: int, column: int) -> None:
        cell = label(role, text, RIGHT if column % COLUMNS else LEFT)
        cell.setContentsMargins(HALVES_APART if column == COLUMNS else 7, 1, 7, 1)
        self._grid.addWidget(cell, line, column)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._options is not None:
            self.show_table(self._options, self._present, self._most)
        super().changeEvent(event)
