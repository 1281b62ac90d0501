"""The dock of mahjong: the points, the payment table with the row of the present hand, and the last hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QVBoxLayout

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.phrases import signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.kind import ScorePanel, TableContext
from tablegames_qt.tables.mahjong import phrases, scoring_words
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tables.mahjong.payment_table import PaymentTable

RIGHT, LEFT = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
LAST_HANDS = 6


class MahjongScorePanel(ScorePanel):
    """Three blocks: the points, the payments, the hands; side by side in a band below the table."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._view: MahjongView | None = None
        self._shown: object = None
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
        self._shown = None
        if self._view is not None:
            self.show_view(self._view)

    def show_view(self, view: MahjongView) -> None:
        """Show the numbers of a position; made anew only where they differ from what is shown."""
        row = self._flow.direction() == QBoxLayout.Direction.LeftToRight
        won = view.win_now()
        shown = (row, view.number, view.deal, view.totals, len(view.finished), None if won is None else won.items)
        self._view = view
        if shown == self._shown:
            return
        self._shown = shown
        for layout, fill in zip(self._columns, (self._points, self._payments, self._hands), strict=True):
            _clear(layout)
            fill(layout, view, row=row)
            if row:
                layout.addStretch(1)

    def _points(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        layout.addWidget(_label("group", phrases.round_line(view.deal, view.number)))
        grid = QGridLayout()
        grid.setVerticalSpacing(0 if row else 4)
        for line in range(SEATS):
            seat = Seat(((view.viewer or 0) + line) % SEATS)
            grid.addWidget(_label("name", short_name(self._names[seat])), line, 0)
            grid.addWidget(_label("second", wind_name(view.deal.seat_wind(seat))), line, 1)
            grid.addWidget(_label("name" if row else "heading", signed(view.totals[seat]), RIGHT), line, 2)
        layout.addLayout(grid)
        if not row:
            layout.addWidget(_wrapped("second", phrases.dealer_words(view.deal, self._names)))

    def _payments(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        won = view.win_now()
        table = PaymentTable()
        table.show_table(view.options, won.fan if won is not None else -1, most=4 if row else 0)
        layout.addWidget(table)
        if won is not None and not row:
            layout.addWidget(_wrapped("accent", phrases.win_line(view, [])))

    def _hands(self, layout: QVBoxLayout, view: MahjongView, *, row: bool) -> None:
        layout.addWidget(_label("group", self.tr("Last hands")))
        if not view.finished:
            layout.addWidget(_label("second", self.tr("None yet.")))
            return
        shown = list(enumerate(view.finished, 1))[-(2 if row else LAST_HANDS) :]
        for number, result in reversed(shown):
            title = scoring_words.winner_title(result, self._names)
            if result.winners:
                title = f"{title}, {scoring_words.fan_text(result.winners[0].score.fan)}"
            layout.addWidget(_wrapped("second", f"{number}  {title}"))


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


def _clear(layout: QBoxLayout | QGridLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if isinstance(inner, QBoxLayout | QGridLayout):
            _clear(inner)
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
