"""The dock of Chinchón: the totals against the target, the score sheet, and a deal of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout

from rules.chinchon.play import FinishedDeal
from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import plain
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinchon import chronicle, phrases, scores
from tablegames_qt.tables.kind import ScorePanel, TableContext

RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft
LONGEST_NAME, SHORT_NAME = 10, 7
MOST_ROWS = 8
"""Deals that a dock at the side shows, the latest."""


class ChinchonScorePanel(ScorePanel):
    """Three blocks: the totals, the score sheet, a deal in words; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._short = [short_name(name) for name in context.names]
        """Names as they stand in sentences."""
        self._view: ChinchonView | None = None
        self._chosen = 0
        """The deal that the player has opened; 0: the last one."""
        self._buttons: dict[int, QPushButton] = {}
        self._flow = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setSpacing(0)
        self._blocks = [QFrame() for _ in range(3)]
        self._lines = [QFrame() for _ in range(2)]
        self._columns: list[QVBoxLayout] = []
        for index, block in enumerate(self._blocks):
            self._columns.append(QVBoxLayout(block))
            self._columns[index].setContentsMargins(18, 16, 18, 14)
            self._flow.addWidget(block)
            if index < len(self._lines):
                self._lines[index].setProperty("role", "line")
                self._flow.addWidget(self._lines[index])
        self._flow.addStretch(1)

    def set_flow(self, flow: str) -> None:
        """Lay the blocks out as a `column` or as a `row`."""
        row = flow == "row"
        self._flow.setDirection(QBoxLayout.Direction.LeftToRight if row else QBoxLayout.Direction.TopToBottom)
        for line in self._lines:
            line.setVisible(not row)
        for index, column in enumerate(self._columns):
            column.setContentsMargins(18, 6 if row else 16, 18, 4 if row else 14)
            self._flow.setStretch(2 * index, 1 if row else 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        if self._view is not None:
            self.show_view(self._view)

    def show_view(self, view: ChinchonView) -> None:
        """Show the numbers of a position."""
        if self._view is not None and len(view.finished) != len(self._view.finished):
            self._chosen = 0
        self._view = view
        row = self._flow.direction() == QBoxLayout.Direction.LeftToRight
        for layout, fill in zip(self._columns, (self._totals, self._sheet, self._words), strict=True):
            _clear(layout)
            fill(layout, view, row=row)
            if row:
                layout.addStretch(1)

    def _totals(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        title = f"{phrases.deal_title(view)}  ·  {phrases.dealer_line(view.dealer, self._short)}"
        layout.addWidget(_label("group", title))
        seats = [Seat(((view.viewer or 0) + turn) % view.seats) for turn in range(view.seats)]
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0 if view.seats == 2 else 2)
        for number, seat in enumerate(seats):
            total = plain(view.totals[seat])
            if view.seats == 2:
                align = RIGHT if number else LEFT
                grid.addWidget(_elided(self._names[seat], align), 0, number)
                grid.addWidget(_label("heading" if row else "number", total, align), 1, number)
            else:
                grid.addWidget(_elided(self._names[seat]), number, 0)
                grid.addWidget(_label("heading", total, RIGHT), number, 1)
        layout.addLayout(grid)
        if not row:
            layout.addSpacing(4)
            layout.addWidget(_wrapped("second", phrases.goal_sentence(view.options)))
        for warning in phrases.warnings(view, self._short):
            layout.addWidget(_wrapped("accent", warning))

    def _sheet(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        """A row a deal; its number is a button that opens the deal in words below."""
        layout.addWidget(_label("group", self.tr("Score sheet")))
        self._buttons.clear()
        if not view.finished:
            layout.addWidget(_label("second", self.tr("No deal is finished yet.")))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.addWidget(_label("quiet", self.tr("Deal")), 0, 0)
        for seat, name in enumerate(self._names):
            longest = LONGEST_NAME if view.seats == 2 else SHORT_NAME
            grid.addWidget(_elided(name, RIGHT, "quiet", longest), 0, 1 + 2 * seat, 1, 2)
        shown = list(enumerate(view.finished, 1))
        for number, deal in shown[-3:] if row else shown[-MOST_ROWS:]:
            line = grid.rowCount()
            grid.addWidget(self._row_button(number), line, 0)
            if deal.void is not None:
                grid.addWidget(_label("second", scores.dealt_mark(self.tr("void"))), line, 1 + 2 * deal.dealer, 1, 2)
                continue
            for seat in range(view.seats):
                self._cell(grid, line, deal, seat, row=row)
        layout.addLayout(grid)
        layout.addWidget(_label("quiet", scores.dealt_mark(self.tr("dealt"))))

    def _cell(self, grid: QGridLayout, line: int, deal: FinishedDeal, seat: int, *, row: bool) -> None:
        """What a deal added to a seat and its total; in a column under it what is special about it."""
        played = deal.deadwood[seat] is not None or seat == deal.knocker
        added = scores.added(deal.points[seat]) if played else "–"
        if seat == deal.dealer:
            added = scores.dealt_mark(added)
        total = _label("name", plain(deal.totals[seat]), RIGHT)
        if len(self._names) > 2 and not row:  # a dock has no room for both beside each other
            grid.addWidget(total, line, 1 + 2 * seat, 1, 2)
            grid.addWidget(_label("second", added, RIGHT), line + 1, 1 + 2 * seat, 1, 2)
            return
        grid.addWidget(_label("second", added, RIGHT), line, 1 + 2 * seat)
        grid.addWidget(total, line, 2 + 2 * seat)
        if played and not row:
            grid.addWidget(_label("quiet", scores.short_reason(deal, seat), RIGHT), line + 1, 1 + 2 * seat, 1, 2)

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
        finished = 0 if self._view is None else len(self._view.finished)
        return self._chosen if 0 < self._chosen <= finished else finished

    def _words(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        """The opened deal: the reason of each number, and what was shown."""
        if not view.finished:
            layout.addWidget(_label("group", self.tr("Last deal")))
            layout.addWidget(_label("second", self.tr("None yet.")))
            return
        layout.addWidget(_label("group", self.tr("Deal {deal} in words").format(deal=self._opened)))
        deal = view.finished[self._opened - 1]
        if deal.void is not None:
            layout.addWidget(_wrapped("second", chronicle.void_sentence(deal.void)))
            return
        for seat in range(view.seats):
            if deal.deadwood[seat] is None and seat != deal.knocker:
                continue
            said = self.tr("{name}: {points}, {reason}").format(
                name=self._short[seat],
                points=scores.added(deal.points[seat]),
                reason=scores.reason_line(deal, seat, view.options),
            )
            layout.addWidget(_wrapped("second", said))
            showing = deal.showings[seat]
            if showing is not None and not row:
                layout.addWidget(_wrapped("quiet", scores.shown_words(showing, view.options)))


def _label(role: str, text: str = "", align: Qt.AlignmentFlag = LEFT) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return label


def _wrapped(role: str, text: str) -> QLabel:
    label = _label(role, text)
    label.setWordWrap(True)
    return label


def _elided(text: str, align: Qt.AlignmentFlag = LEFT, role: str = "", longest: int = LONGEST_NAME) -> QLabel:
    """Return a label for a name; a long one is cut in the middle, the whole one is its tool tip."""
    label = _label(role, text, align)
    if len(text) > longest:
        label.setText(f"{text[: longest - 4]}…{text[-3:]}")
        label.setToolTip(text)
    return label


def _clear(layout: QBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if isinstance(inner, QBoxLayout | QGridLayout):
            _clear(inner)
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
