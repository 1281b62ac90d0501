"""The dock of Los Chinos: the last opening, the rounds of the match, and the matches of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QVBoxLayout

from rules.chinos.evening import Tally, tally
from rules.chinos.rounds import OpenedRound
from rules.chinos.view import ChinosView
from rules.seats import Seat
from tablegames_qt.phrases import listed
from tablegames_qt.tables.chinos import words
from tablegames_qt.tables.kind import ScorePanel, TableContext

RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft
LONGEST_NAME = 10
ROUNDS, ROUNDS_IN_ROW = 9, 3


class ChinosScorePanel(ScorePanel):
    """Three blocks side by side in a band below the table, or in a column."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._names: Sequence[str] = context.names
        self._memory = context.memory
        self._view: ChinosView | None = None
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

    def show_view(self, view: ChinosView) -> None:
        """Show the numbers of a position."""
        self._view = view
        row = self._flow.direction() == QBoxLayout.Direction.LeftToRight
        over = view.phase == "over"
        fills = (self._evening, self._match, self._last) if over else (self._last, self._match, self._evening)
        for layout, fill in zip(self._columns, fills, strict=True):
            _clear(layout)
            fill(layout, view, row=row)
            if row:
                layout.addStretch(1)

    def _last(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """The last opening: who held and called what."""
        layout.addWidget(_label("group", self.tr("Last opening")))
        if not view.history:
            layout.addWidget(_wrapped("second", self.tr("No fist was opened yet.")))
            return
        last = view.history[-1]
        if row:
            layout.addWidget(_wrapped("second", words.round_line(last, self._names)))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3 if len(last.seats) > 6 else 5)
        for column, head in enumerate((f"{self.tr('Round')} {last.number}", self.tr("coins"), self.tr("call"))):
            grid.addWidget(_label("quiet", head, RIGHT if column else LEFT), 0, column)
        fouls = {foul.seat for foul in last.fouls}
        for line, (seat, coins, call) in enumerate(zip(last.seats, last.coins, last.calls, strict=True), 1):
            hit = seat in last.winners
            grid.addWidget(_elided(self._names[seat], role="name" if hit else ""), line, 0)
            grid.addWidget(_label("name" if hit else "", str(coins), RIGHT), line, 1)
            said = f"{call} ✕" if seat in fouls else f"= {call}" if call in last.calls[: line - 1] else str(call)
            grid.addWidget(_label("accent" if hit else "", said, RIGHT), line, 2)
        line = grid.rowCount()
        grid.addWidget(_label("quiet", self.tr("Total")), line, 0)
        grid.addWidget(_label("name", str(last.total), RIGHT), line, 1)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)

    def _match(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """The rounds of this match with their totals and who left, and the points of the final."""
        layout.addWidget(_label("group", self.tr("This match")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(1 if row else 5)
        most = ROUNDS_IN_ROW if row else ROUNDS
        for line, each in enumerate(view.history[-most:]):
            title = self.tr("Final {round}") if each.final else self.tr("Round {round}")
            name = _label("quiet", title.format(round=each.number))
            result = _label("", f"{each.total}: {self._result(each)}", LEFT if row else RIGHT)
            for label in (name, result):
                label.setToolTip(words.round_line(each, self._names))
            grid.addWidget(name, line, 0)
            grid.addWidget(result, line, 1)
        grid.setColumnStretch(1, 1)
        layout.addLayout(grid)
        if not view.history:
            layout.addWidget(_label("second", self.tr("No round is finished yet.")))
        if view.final:
            layout.addWidget(_wrapped("name", words.final_line(view, self._names)))
        for warning in words.warnings(view, self._names):
            layout.addWidget(_wrapped("accent", warning))

    def _result(self, each: OpenedRound) -> str:
        if len(each.winners) < 3:
            names = [_short(self._names[seat]) for seat in each.winners]
            return f"{listed(names)} x2" if max(each.points) == 2 else listed(names) or words.result_text(each, names)
        return self.tr("%n player(s)", "", len(each.winners))

    def _evening(self, layout: QVBoxLayout, view: ChinosView, *, row: bool) -> None:
        """What each player has paid this evening, this match included once it is over."""
        tallies = [self._tally(view, Seat(seat)) for seat in range(view.seats)]
        matches = max(each.matches for each in tallies)
        self._blocks[2].setVisible(bool(matches) or view.phase == "over")
        if not matches:
            return
        layout.addWidget(_label("group", self.tr("Tonight, %n match(es)", "", matches)))
        if row:
            paid = [f"{self._names[seat]} {each.coffees}" for seat, each in enumerate(tallies)]
            layout.addWidget(_wrapped("second", self.tr("Coffees: {paid}.").format(paid=", ".join(paid))))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3 if view.seats > 6 else 5)
        for column, head in enumerate(("", self.tr("saved first"), self.tr("coffees"))):
            grid.addWidget(_label("quiet", head, RIGHT if column else LEFT), 0, column)
        for seat, each in enumerate(tallies):
            grid.addWidget(_elided(self._names[seat], role="name"), seat + 1, 0)
            grid.addWidget(_label("", str(each.first), RIGHT), seat + 1, 1)
            grid.addWidget(_label("name", str(each.coffees), RIGHT), seat + 1, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)

    def _tally(self, view: ChinosView, seat: Seat) -> Tally:
        before = tally(self._memory, seat)
        if view.phase != "over":
            return before
        first = next((each.winners for each in view.history if each.winners and not each.final), ())
        return Tally(
            before.matches + 1,
            before.lost + (seat == view.loser),
            before.first + (seat in first),
            before.coffees + view.bill[seat],
        )


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


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 4]}…{name[-3:]}"


def _elided(text: str, align: Qt.AlignmentFlag = LEFT, role: str = "") -> QLabel:
    """Return a label for a name; a long one is cut in the middle, the whole one is its tool tip."""
    label = _label(role, _short(text), align)
    if len(text) > LONGEST_NAME:
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
