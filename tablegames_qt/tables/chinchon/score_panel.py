"""The dock of Chinchón: the totals against the target, the score sheet, and the last deal in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QVBoxLayout

from rules.chinchon.view import ChinchonView
from rules.seats import Seat
from tablegames_qt.phrases import plain
from tablegames_qt.tables.chinchon import phrases
from tablegames_qt.tables.kind import ScorePanel, TableContext

RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft
LONGEST_NAME = 10


class ChinchonScorePanel(ScorePanel):
    """Three blocks: the totals, the score sheet, the last deal; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._view: ChinchonView | None = None
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
        self._view = view
        row = self._flow.direction() == QBoxLayout.Direction.LeftToRight
        for layout, fill in zip(self._columns, (self._totals, self._sheet, self._last), strict=True):
            _clear(layout)
            fill(layout, view, row=row)
            if row:
                layout.addStretch(1)

    def _totals(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        title = f"{phrases.deal_title(view)}  ·  {phrases.dealer_line(view.dealer, self._names)}"
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
        for warning in phrases.warnings(view, self._names):
            layout.addWidget(_wrapped("accent", warning))

    def _sheet(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        layout.addWidget(_label("group", self.tr("Score sheet")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1 if row else 6)
        grid.addWidget(_label("quiet", self.tr("Deal")), 0, 0)
        for seat, name in enumerate(self._names):
            grid.addWidget(_elided(name, RIGHT, "quiet"), 0, 1 + 2 * seat, 1, 2)
        shown = list(enumerate(view.finished, 1))
        for number, deal in shown[-3:] if row else shown[-9:]:
            line = grid.rowCount()
            grid.addWidget(_label("", str(number)), line, 0)
            if deal.void is not None:
                grid.addWidget(_label("second", self.tr("void")), line, 1, 1, 2 * view.seats)
                continue
            for seat in range(view.seats):
                played = deal.deadwood[seat] is not None or seat == deal.knocker
                added = _label("second", phrases.added(deal.points[seat]) if played else "–", RIGHT)
                if played:
                    added.setToolTip(phrases.reason_line(deal, seat, view.options))
                grid.addWidget(added, line, 1 + 2 * seat)
                grid.addWidget(_label("name", plain(deal.totals[seat]), RIGHT), line, 2 + 2 * seat)
        layout.addLayout(grid)
        if not view.finished:
            layout.addWidget(_label("second", self.tr("No deal is finished yet.")))

    def _last(self, layout: QVBoxLayout, view: ChinchonView, *, row: bool) -> None:
        layout.addWidget(_label("group", self.tr("Last deal")))
        if not view.finished:
            layout.addWidget(_label("second", self.tr("None yet.")))
            return
        deal = view.finished[-1]
        if deal.void is not None:
            layout.addWidget(_wrapped("second", phrases.void_sentence(deal.void)))
            return
        for seat in range(view.seats):
            if deal.deadwood[seat] is None and seat != deal.knocker:
                continue
            said = self.tr("{name}: {points}, {reason}").format(
                name=self._names[seat],
                points=phrases.added(deal.points[seat]),
                reason=phrases.reason_line(deal, seat, view.options),
            )
            layout.addWidget(_wrapped("second", said))
            showing = deal.showings[seat]
            if showing is not None and not row:
                melds = [phrases.meld_words(meld, view.options) for meld in showing.melds]
                if melds:
                    layout.addWidget(_wrapped("quiet", "; ".join(melds)))


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


def _elided(text: str, align: Qt.AlignmentFlag = LEFT, role: str = "") -> QLabel:
    """Return a label for a name; a long one is cut in the middle, the whole one is its tool tip."""
    label = _label(role, text, align)
    if len(text) > LONGEST_NAME:
        label.setText(f"{text[: LONGEST_NAME - 4]}…{text[-3:]}")
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
