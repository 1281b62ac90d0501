"""A score panel made of blocks, which lie one under the other in a dock or side by side in a band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QMargins
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout

from tablegames_qt.labels import clear
from tablegames_qt.tables.kind import ScorePanel

BLOCKS = 3


class Filling(Protocol):
    """Puts into an empty block what a view says. row: whether the blocks lie side by side, where there is little height."""

    def __call__(self, layout: QVBoxLayout, view: Any, /, *, row: bool) -> None: ...


class ScoreBlocks(ScorePanel):
    """Three blocks with a line between them. A subclass says in `fillings` what fills them; they are filled anew for each
    view, for another language and for another flow."""

    dock_margins = QMargins(18, 16, 18, 14)
    band_margins = QMargins(18, 6, 18, 4)
    spare = 1
    """The part of a band that stays empty at its end; a block has 1."""

    def __init__(self) -> None:
        super().__init__()
        self.view: Any = None
        """The position that is shown; None before the first."""
        self._flow = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setSpacing(0)
        self._blocks = [QFrame() for _ in range(BLOCKS)]
        self._lines = [QFrame() for _ in range(BLOCKS - 1)]
        self.columns: list[QVBoxLayout] = []
        """The blocks' layouts."""
        for index, block in enumerate(self._blocks):
            self.columns.append(QVBoxLayout(block))
            self.columns[index].setContentsMargins(self.dock_margins)
            self._flow.addWidget(block)
            if index < len(self._lines):
                self._lines[index].setProperty("role", "line")
                self._flow.addWidget(self._lines[index])
        self._flow.addStretch(1)

    @property
    def row(self) -> bool:
        """Whether the blocks lie side by side."""
        return self._flow.direction() == QBoxLayout.Direction.LeftToRight

    def fillings(self, view: Any) -> Sequence[Filling]:
        """Return what fills the blocks, in their order."""
        raise NotImplementedError

    def set_flow(self, flow: str) -> None:
        """Lay the blocks out as a `column` or as a `row`."""
        row = flow == "row"
        self._flow.setDirection(QBoxLayout.Direction.LeftToRight if row else QBoxLayout.Direction.TopToBottom)
        self._flow.setStretch(self._flow.count() - 1, self.spare if row else 1)
        for line in self._lines:
            line.setVisible(not row)
        for index, column in enumerate(self.columns):
            # of the layout, not of the frame: a frame forgets its own with every change of style
            column.setContentsMargins(self.band_margins if row else self.dock_margins)
            self._flow.setStretch(2 * index, 1 if row else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        if self.view is not None:
            self.show_view(self.view)

    def show_view(self, view: Any) -> None:
        """Show the numbers of a position."""
        self.view = view
        for layout, fill in zip(self.columns, self.fillings(view), strict=True):
            clear(layout)
            fill(layout, view, row=self.row)
            if self.row:
                layout.addStretch(1)

    def show_block(self, number: int, *, shown: bool) -> None:
        """Show or hide a block other than the first, with the line before it."""
        self._blocks[number].setVisible(shown)
        self._lines[number - 1].setVisible(shown and not self.row)
