"""The foot of the curtain: what everybody may know, and the way out where somebody saw the wrong hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tablegames_qt.labels import RIGHT, clear, label, wrapped
from tablegames_qt.theme import ui_font

WIDTH, LEAST_WIDTH = 800, 300
MOST_LINES, FEW_LINES, TALL = 8, 5, 600
"""Lines about what has happened, on a curtain of so many pixels and on a lower one."""


class CurtainFoot(QWidget):
    """A heading, what has happened, and a number by each name. It knows no match."""

    void_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumWidth(WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lines: Sequence[str] = ()
        self._height = 0
        self.above, self.state = label("above"), wrapped("curtain-state", "")
        self._numbers = QGridLayout()
        self._void_words, self.void_button = label("second"), QPushButton()
        self.void_button.setProperty("role", "quiet")
        self.void_button.setAutoDefault(True)
        self.void_button.clicked.connect(self.void_wanted)
        self._build()
        self.offer_void(on=False)
        self.retranslate()

    def _build(self) -> None:
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(8)
        line = QFrame()
        line.setProperty("role", "line")
        line.setFixedHeight(1)
        below.addWidget(line)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(self.above)
        told.addWidget(self.state)
        told.addStretch(1)
        self._numbers.setHorizontalSpacing(24)
        self._numbers.setVerticalSpacing(0)
        numbers = QVBoxLayout()
        numbers.addLayout(self._numbers)
        numbers.addStretch(1)
        row = QHBoxLayout()
        row.setContentsMargins(0, 10, 0, 0)
        row.addLayout(told, 1)
        row.addSpacing(20)
        row.addLayout(numbers)
        below.addLayout(row)
        void = QHBoxLayout()
        void.addWidget(self._void_words)
        void.addWidget(self.void_button)
        void.addStretch(1)
        below.addLayout(void)

    def show_public(self, above: str, lines: Sequence[str], numbers: Sequence[tuple[str, str]]) -> None:
        """Say what everybody may know: a heading, what has happened, the last of it if not all has room, and a number by
        each name."""
        self.above.setText(above)
        self._lines = lines
        self._fit_lines()
        clear(self._numbers)
        for column, (name, number) in enumerate(numbers):
            for row, text in enumerate((name, number)):
                shown = label("", text)
                shown.setFont(ui_font(700, 26, tabular=True) if row else ui_font(400, 13))
                self._numbers.addWidget(shown, row, column, RIGHT)

    def fit(self, height: int) -> None:
        """Say as much as a curtain of so many pixels has room for."""
        self._height = height
        self._fit_lines()

    def _fit_lines(self) -> None:
        """Show as many of the last sentences as there is room for; dots say that there were more."""
        most = MOST_LINES if self._height >= TALL else FEW_LINES
        shown = [*self._lines]
        while len(shown) > 1 and self._rows(shown) + (len(shown) < len(self._lines)) > most:
            del shown[0]
        dots = ["…"] if 1 < len(shown) < len(self._lines) else []
        self.state.setText("\n".join([*dots, *shown]))

    def _rows(self, sentences: Sequence[str]) -> int:
        """Return how many lines sentences take in the width there is."""
        metrics, flags = self.state.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
        room = QRect(0, 0, max(self.state.width(), LEAST_WIDTH), 10_000)
        high = (metrics.boundingRect(room, flags, sentence).height() for sentence in sentences)
        return sum(round(each / metrics.height()) for each in high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lines()

    def offer_void(self, *, on: bool) -> None:
        """Ask whether somebody saw the wrong hand, where a deal can be made void."""
        self._void_words.setVisible(on)
        self.void_button.setVisible(on)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._void_words.setText(self.tr("Somebody saw the wrong hand?"))
        self.void_button.setText(self.tr("Void this deal …"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
