"""The dock of Chinese poker."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QVBoxLayout

from rules.chinese_poker.view import PokerView
from tablegames_qt.tables.chinese_poker import phrases
from tablegames_qt.tables.kind import ScorePanel, TableContext


class PokerScorePanel(ScorePanel):
    """The score."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context
        self._view: PokerView | None = None
        self._label = QLabel()
        self._label.setWordWrap(True)
        QVBoxLayout(self).addWidget(self._label)

    def show_view(self, view: PokerView) -> None:
        """Show the numbers of a position."""
        self._view = view
        self._label.setText(phrases.deal_title(view))

    def set_flow(self, flow: str) -> None:
        """Lay out."""

    def retranslate(self) -> None:
        """Say everything again."""
        if self._view is not None:
            self.show_view(self._view)
