"""The totals of a kept match, large, over the running table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from rules.keeping import KeptGame
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.keeper.kind import KeeperWords
from tablegames_qt.labels import clear, label

RIGHT = Qt.AlignmentFlag.AlignRight
FEW = 4
"""Players whose totals stand in one line in the largest type."""
COLUMNS = 3


class Totals(QWidget):
    """A name and a number a player, the leaders marked by a word."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        self.numbers: list[QLabel] = []
        self._few = False

    def show_standing(self, match: KeptGame, standing: Any, words: KeeperWords) -> None:
        """Show the totals of a standing."""
        clear(self._grid)
        self.numbers = []
        names = match.names
        few = len(names) <= FEW
        columns = len(names) if few else COLUMNS
        marked, mark = words.marked(standing, match.keeper.scores(standing))
        for seat, name in enumerate(names):
            row, column = divmod(seat, columns)
            shown = ElidedLabel()
            shown.setProperty("role", "name")
            shown.show_text(name)
            number = label("number" if few else "heading", words.total(standing.totals[seat]))
            number.setAccessibleName(f"{name}: {number.text()}")
            self._grid.addWidget(shown, 4 * row, column)
            self._grid.addWidget(number, 4 * row + 1, column)
            lines = (("second", words.seat_line(standing, seat)), ("accent", mark if seat in marked else ""))
            for place, (role, text) in enumerate((role, text) for role, text in lines if text):
                self._grid.addWidget(label(role, text), 4 * row + 2 + place, column)
            self._grid.setColumnStretch(column, 1)
            self.numbers.append(number)
        self._few = few
        self._fit()

    def _fit(self) -> None:
        """Write the totals of few players smaller where they have no room side by side."""
        if not self._few or not self.numbers:
            return
        for role in ("number", "heading"):
            for number in self.numbers:
                number.setProperty("role", role)
                number.style().polish(number)
            wide = sum(number.sizeHint().width() for number in self.numbers)
            if wide + (len(self.numbers) - 1) * self._grid.horizontalSpacing() <= self.width():
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
