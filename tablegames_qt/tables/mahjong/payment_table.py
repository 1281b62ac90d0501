"""The payment table as a widget: what each fan is worth under some options, the present row filled."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from rules.mahjong.options import MahjongOptions
from tablegames_qt.labels import LEFT, RIGHT, clear, label
from tablegames_qt.tables.kind import OptionTable
from tablegames_qt.tables.mahjong.payment_words import fan_words, payment_rows


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
        """Show the table with a row filled. most: how many rows there is room for, the highest ones; 0: all."""
        self._options, self._present, self._most = options, present, most
        self._title.setText(self.tr("What each fan is worth"))
        clear(self._grid)
        heads = (self.tr("fan"), self.tr("units"), self.tr("discarder"), self.tr("own draw"))
        for column, head in enumerate(heads):
            self._cell("quiet", head, 0, column)
        self.rows = []
        for line, row in enumerate(payment_rows(options)[-most:], 1):
            texts = (fan_words(row.fan, options), str(row.units), str(row.discarder), f"3 × {row.each}")
            self.rows.append(texts)
            for column, text in enumerate(texts):
                self._cell("marked" if row.fan == present else "", text, line, column)
        self.setAccessibleName(self._title.text())

    def _cell(self, role: str, text: str, line: int, column: int) -> None:
        cell = label(role, text, RIGHT if column else LEFT)
        cell.setContentsMargins(7, 1, 7, 1)
        self._grid.addWidget(cell, line, column)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._options is not None:
            self.show_table(self._options, self._present, self._most)
        super().changeEvent(event)
