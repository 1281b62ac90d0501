"""A table with its docks: the numbers at the right or below, the table in words beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tablegames_qt.scene.table_view import TableView
from tablegames_qt.tables.kind import ScorePanel
from tablegames_qt.words_dock import WordsDock

DOCK, WIDEST_DOCK = 264, 344
BAND = 0.20
"""Share of the page's height that the numbers take below the table, where the window is not wide enough for a dock."""
LARGE_FROM = 940
"""Height of the page from which the numbers are written larger, as the table's own writing grows with it too."""
LARGE_DOCK = 330
"""Width of a dock with large writing, where there is room for it."""
ROOMY = 1.67
"""Width over height that large writing leaves to the table, so that it is laid out as beside a dock of usual width."""
NARROWEST = 1.2
"""Width over height of what a dock at the right must leave to the table."""
WIDE = 1.45
"""Width of a window over its height from which the dock is at the right."""
BOTH_FROM = 1500
"""Width of a window from which dock and words are both open."""


class ScoreDock(QScrollArea):
    """Holds the score panel of a game, at the right or below, and under it a word about the match."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self.note = QLabel()
        self.note.setProperty("role", "accent")
        self.note.setWordWrap(True)
        self.note.setContentsMargins(18, 0, 18, 14)
        self.note.hide()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(panel, 1)
        column.addWidget(self.note)
        self.setProperty("role", "dock")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    @property
    def large(self) -> bool:
        """Whether the numbers are written large."""
        return bool(self.property("large"))

    def write_large(self, *, on: bool) -> None:
        """Write all the numbers large, or in the usual size."""
        if on == self.large:
            return
        self.setProperty("large", on)
        for each in (self, *self.findChildren(QWidget)):  # the style sheet asks for the property of what is around
            each.style().unpolish(each)
            each.style().polish(each)

    def say(self, words: str, tip: str) -> None:
        """Show a word about the whole match, its reason in the tool tip; empty: none."""
        self.note.setText(words)
        self.note.setToolTip(tip)
        self.note.setVisible(bool(words))


class TableFrame(QWidget):
    """Lays out a table and its docks by the shape of the window, and opens and closes the docks."""

    docks_changed = Signal()
    """A dock was opened or closed without its action."""

    def __init__(self, view: TableView, panel: ScorePanel) -> None:
        super().__init__()
        self.view = view
        self.panel = panel
        self.score = ScoreDock(panel)
        self.words = WordsDock()
        self.words.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.setColumnStretch(0, 1)
        self._below: bool | None = None
        self._dock = DOCK
        self._large_need = 0
        """What the numbers are known to need in large writing, where that was too much."""
        self._arrange(below=False)

    def show_score(self, *, shown: bool) -> None:
        """Open or close the numbers."""
        self.score.setVisible(shown)
        if shown:
            self.widen_dock()  # numbers that came while it was closed were never measured
        if shown and self.words.isVisible() and not self._room_for_both():
            self.view.setFocus()  # before the list goes: Qt would pass its focus on to the tool bar
            self.words.hide()
            self.docks_changed.emit()

    def show_words(self, *, shown: bool) -> None:
        """Open or close the table in words; opened, its list has the focus."""
        self.words.setVisible(shown)
        if shown:
            if not self._below and not self._room_for_both():
                self.score.hide()
            self.words.table.setFocus()
        else:
            self.view.setFocus()
        self.docks_changed.emit()

    def show_practice(self, words: str, tip: str) -> None:
        """Say under the numbers that the match is practice, the reason in the tool tip; empty: nothing."""
        self.score.say(words, tip)

    def add_strip(self, strip: QWidget) -> None:
        """Put a strip of fixed height under table, docks and strips before it."""
        self._grid.addWidget(strip, self._grid.rowCount(), 0, 1, 3)

    def _room_for_both(self) -> bool:
        return self._below is True or self.window().width() >= BOTH_FROM

    def widen_dock(self) -> None:
        """Give the dock its width, or what more its numbers need; it never becomes narrower while a match runs."""
        if not self._below:
            need = self._measured()
            if self.score.large and need > self._room_for_large:
                self._large_need = need
                self._dock = DOCK
                self._write_large(on=False)
                need = self._measured()
            least = min(LARGE_DOCK, self._room_for_large) if self.score.large else DOCK
            self._dock = max(self._dock, least, min(need, WIDEST_DOCK))
            if self.isVisible() and not self.score.isHidden() and self._narrow():
                self._arrange(below=True)
                self.score.setFixedHeight(round(self.height() * BAND))
                self._grid.activate()
            elif self.score.width() != self._dock or self.score.maximumWidth() != self._dock:
                self.score.setFixedWidth(self._dock)
                self._grid.activate()  # at once: a table that is resized while it tells something stops telling it

    def _measured(self) -> int:
        """The width that the numbers need as they are."""
        for child in self.panel.findChildren(QWidget):
            if child.isHidden() and not child.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                child.show()  # Qt shows it a moment later and measures it only then
        if (layout := self.panel.layout()) is not None:
            layout.activate()
        return self.panel.minimumSizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        large = self.height() >= LARGE_FROM and self._room_for_large >= max(DOCK, self._large_need)
        if large != self.score.large:
            self._write_large(on=large)
            self._dock = DOCK
            self.widen_dock()
        self._arrange(below=self._narrow())
        if self._below:
            self.score.setFixedHeight(round(self.height() * BAND))

    @property
    def _room_for_large(self) -> int:
        """What a dock with large writing may take of the width."""
        return round(self.width() - ROOMY * self.height())

    def _write_large(self, *, on: bool) -> None:
        self.score.write_large(on=on)
        self.panel.retranslate()

    def _narrow(self) -> bool:
        """Whether there is no room for a dock at the right."""
        window = self.window().size()
        return window.width() < WIDE * window.height() or self.width() - self._dock < NARROWEST * self.height()

    def _arrange(self, *, below: bool) -> None:
        if below == self._below:
            return
        self._below = below
        for widget in (self.view, self.score, self.words):
            self._grid.removeWidget(widget)
        self.panel.set_flow("row" if below else "column")
        self._grid.addWidget(self.view, 0, 0)
        self._grid.addWidget(self.words, 0, 1)
        if below:
            self._grid.addWidget(self.score, 1, 0, 1, 3)
            self.score.setMinimumWidth(0)
            self.score.setMaximumWidth(16_777_215)
        else:
            self._grid.addWidget(self.score, 0, 2)
            self.widen_dock()
            self.score.setMinimumHeight(0)
            self.score.setMaximumHeight(16_777_215)
        self.score.setProperty("place", "below" if below else "right")
        self.score.style().polish(self.score)

    def sizeHint(self) -> QSize:
        return QSize(1280, 700)
