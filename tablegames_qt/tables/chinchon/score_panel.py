"""The dock of Chinchón: the totals against the target, the score sheet, and a deal of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout

from rules.chinchon.play import FinishedDeal
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.labels import LEFT, LONGEST_NAME, RIGHT, label, name_label, wrapped
from tablegames_qt.phrases import plain
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinchon import chronicle, phrases, scores
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks

SHORT_NAME = 7
"""Letters of a name that heads one of many columns."""
MOST_ROWS = 8
"""Deals that a dock at the side shows, the latest."""


class ChinchonScorePanel(ScoreBlocks):
    """Three blocks: the totals, the score sheet, a deal in words; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._short = [short_name(name) for name in context.names]
        """Names as they stand in sentences."""
        self._chosen = 0
        """The deal that the player has opened; 0: the last one."""
        self._buttons: dict[int, QPushButton] = {}

    def show_view(self, view: ChinchonView) -> None:
        """Show the numbers of a position."""
        if self.view is not None and len(view.finished) != len(self.view.finished):
            self._chosen = 0
        super().show_view(view)

    def fillings(self, view: ChinchonView) -> Sequence[Filling]:
        """Return what fills the blocks."""
        return self._totals, self._sheet, self._words

    def _totals(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        title = f"{phrases.deal_title(view)}  ·  {phrases.dealer_line(view.dealer, self._short)}"
        layout.addWidget(label("group", title))
        seats = [Seat(((view.viewer or 0) + turn) % view.seats) for turn in range(view.seats)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0 if view.seats == 2 else 2)
        for number, seat in enumerate(seats):
            total = plain(view.totals[seat])
            if view.seats == 2:
                align = RIGHT if number else LEFT
                grid.addWidget(name_label(self._names[seat], align), 0, number)
                grid.addWidget(label("heading" if row else "number", total, align), 1, number)
            else:
                grid.addWidget(name_label(self._names[seat]), number, 0)
                grid.addWidget(label("heading", total, RIGHT), number, 1)
        layout.addLayout(grid)
        if not row:
            layout.addSpacing(4)
            layout.addWidget(wrapped("second", phrases.goal_sentence(view.options)))
        for warning in phrases.warnings(view, self._short):
            layout.addWidget(wrapped("accent", warning))

    def _sheet(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        """A row a deal; its number is a button that opens the deal in words below."""
        layout.addWidget(label("group", self.tr("Score sheet")))
        self._buttons.clear()
        if not view.finished:
            layout.addWidget(label("second", self.tr("No deal is finished yet.")))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.addWidget(label("quiet", self.tr("Deal")), 0, 0)
        for seat, name in enumerate(self._names):
            longest = LONGEST_NAME if view.seats == 2 else SHORT_NAME
            grid.addWidget(name_label(name, RIGHT, "quiet", longest), 0, 1 + 2 * seat, 1, 2)
        shown = list(enumerate(view.finished, 1))
        for number, deal in shown[-3:] if row else shown[-MOST_ROWS:]:
            line = grid.rowCount()
            grid.addWidget(self._row_button(number), line, 0)
            if deal.void is not None:
                grid.addWidget(label("second", scores.dealt_mark(self.tr("void"))), line, 1 + 2 * deal.dealer, 1, 2)
                continue
            for seat in range(view.seats):
                self._cell(grid, line, deal, seat, row=row)
        layout.addLayout(grid)
        layout.addWidget(label("quiet", scores.dealt_mark(self.tr("dealt"))))

    def _cell(self, grid: QGridLayout, line: int, deal: FinishedDeal, seat: int, *, row: bool) -> None:
        """What a deal added to a seat and its total; in a column under it what is special about it."""
        played = deal.deadwood[seat] is not None or seat == deal.knocker
        added = scores.added(deal.points[seat]) if played else "–"
        if seat == deal.dealer:
            added = scores.dealt_mark(added)
        total = label("name", plain(deal.totals[seat]), RIGHT)
        if len(self._names) > 2 and not row:  # a dock has no room for both beside each other
            grid.addWidget(total, line, 1 + 2 * seat, 1, 2)
            grid.addWidget(label("second", added, RIGHT), line + 1, 1 + 2 * seat, 1, 2)
            return
        grid.addWidget(label("second", added, RIGHT), line, 1 + 2 * seat)
        grid.addWidget(total, line, 2 + 2 * seat)
        if played and not row:
            grid.addWidget(label("quiet", scores.short_reason(deal, seat), RIGHT), line + 1, 1 + 2 * seat, 1, 2)

    def _row_button(self, number: int) -> QPushButton:
        button = QPushButton(str(number))
        button.setProperty("role", "link")
        button.setMinimumHeight(24)
        button.setCheckable(True)
        button.setChecked(number == self._opened)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        button.setAccessibleName(self.tr("Deal {deal} in words").format(deal=number))
        button.clicked.connect(lambda: self.open_deal(number))
        self._buttons[number] = button
        return button

    def open_deal(self, number: int) -> None:
        """Show a finished deal in words, until the next one is finished."""
        focused = self._buttons[number].hasFocus()
        self._chosen = number
        self.retranslate()
        if focused:
            self._buttons[number].show()  # a new one is seen a moment later, and has no focus before
            self._buttons[number].setFocus()

    @property
    def _opened(self) -> int:
        """The deal that is shown in words; 0 before any is finished."""
        finished = 0 if self.view is None else len(self.view.finished)
        return self._chosen if 0 < self._chosen <= finished else finished

    def _words(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        """The opened deal: the reason of each number, and what was shown."""
        if not view.finished:
            layout.addWidget(label("group", self.tr("Last deal")))
            layout.addWidget(label("second", self.tr("None yet.")))
            return
        layout.addWidget(label("group", self.tr("Deal {deal} in words").format(deal=self._opened)))
        deal = view.finished[self._opened - 1]
        if deal.void is not None:
            layout.addWidget(wrapped("second", chronicle.void_sentence(deal.void)))
            return
        for seat in range(view.seats):
            if deal.deadwood[seat] is None and seat != deal.knocker:
                continue
            said = self.tr("{name}: {points}, {reason}").format(
                name=self._short[seat],
                points=scores.added(deal.points[seat]),
                reason=scores.reason_line(deal, seat, view.options),
            )
            layout.addWidget(wrapped("second", said))
            showing = deal.showings[seat]
            if showing is not None and not row:
                layout.addWidget(wrapped("quiet", scores.shown_words(showing, view.options)))
