"""The dock of Chinese poker: who won what from whom, row by row with the reason, what was paid, and the match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QMargins, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from rules.chinese_poker.events import PairScored, RowMark
from rules.chinese_poker.scoring import PairScore
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.labels import LEFT, RIGHT, clear, label, wrapped
from tablegames_qt.phrases import plain, signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinese_poker import phrases
from tablegames_qt.tables.chinese_poker.in_words import sheet_text
from tablegames_qt.tables.chinese_poker.pair_box import PairBox
from tablegames_qt.tables.chinese_poker.told import paid_sentence
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.score_blocks import Filling, ScoreBlocks

WIDTH = 344
LONGEST = 6
"""Letters of a name over a column."""
SIGNS = {1: ">", 0: "=", -1: "<"}


def head_label(name: str, align: Qt.AlignmentFlag = LEFT, role: str = "") -> QLabel:
    """Return a label for a name, cut where it is long; the whole one is its tool tip."""
    made = label(role, name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…", align)
    if len(name) > LONGEST:
        made.setToolTip(name)
    return made


class PokerScorePanel(ScoreBlocks):
    """Three blocks: the matrix of the deal, its pairs and payments, the match; side by side in a band below."""

    dock_margins = QMargins(18, 14, 18, 12)
    spare = 0

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context
        self._open: set[tuple[int, int]] = set()
        """Pairs of others that are unfolded."""
        self._cells: dict[tuple[int, int], QLabel] = {}
        self._nets: dict[int, QLabel] = {}
        self._live: dict[tuple[int, int], str] = {}
        for column in self.columns:
            column.setSpacing(4)

    @property
    def _names(self) -> Sequence[str]:
        return self._context.names

    def minimumSizeHint(self) -> QSize:
        """Ask for the width of the sheet where it is a dock."""
        hint = super().minimumSizeHint()
        return hint if self.row else QSize(WIDTH, hint.height())

    def show_view(self, view: PokerView) -> None:
        """Show the numbers of a position."""
        if self.view is not None and view.shuffle != self.view.shuffle:
            self._open.clear()
        self._live.clear()
        super().show_view(view)

    def fillings(self, view: PokerView) -> Sequence[Filling]:
        """Return what fills the blocks; there is one of pairs only as long as there is a result."""
        self.show_block(1, shown=view.result is not None)
        return self._deal, self._pairs, self._match

    def show_part(self, part: Any) -> None:
        """Follow the opening: each pair's cell fills as its rows are compared, then with its points."""
        view = self.view
        if view is None or not isinstance(part, RowMark | PairScored):
            return
        if not self._live:
            self._matrix_again(view)
        a, b = part.a, part.b
        for one, other, turn in ((a, b, 1), (b, a, -1)):
            if isinstance(part, RowMark):
                said = f"{self._live.get((one, other), '')} {SIGNS[turn * part.result]}".strip()
            else:
                said = signed(turn * part.points)
            self._live[one, other] = said
            if (one, other) in self._cells:
                self._cells[one, other].setText(said)

    # blocks

    def _deal(self, column: QVBoxLayout, view: PokerView, *, row: bool) -> None:
        del row
        self._matrix(column, view, told=view.result is not None, cells=view.result is not None)

    def _matrix_again(self, view: PokerView) -> None:
        clear(self.columns[0])
        self._matrix(self.columns[0], view, told=False, cells=True)

    def _matrix(self, column: QVBoxLayout, view: PokerView, *, told: bool, cells: bool) -> None:
        head = QHBoxLayout()
        head.addWidget(label("heading", phrases.deal_title(view)))
        head.addStretch(1)
        column.addLayout(head)
        self._cells.clear()
        self._nets.clear()
        if not cells:
            column.addWidget(label("second", phrases.button_line(view, self._names)))
            return
        head.addWidget(label("quiet", QCoreApplication.translate("chinese_poker", "won from each other"), RIGHT))
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0 if self.row else 5)
        seats = list(view.dealt_in)
        for at, seat in enumerate(seats):
            grid.addWidget(head_label(self._names[seat], RIGHT, "quiet"), 0, at + 1)
            grid.addWidget(head_label(self._names[seat], LEFT, "name"), at + 1, 0)
        grid.addWidget(label("quiet", QCoreApplication.translate("chinese_poker", "Net"), RIGHT), 0, len(seats) + 1)
        for line, seat in enumerate(seats, 1):
            for place, other in enumerate(seats, 1):
                if seat == other:
                    grid.addWidget(label("quiet", "·", RIGHT), line, place)
                    continue
                cell = label("", signed(_won(view, seat, other)) if told else "", RIGHT)
                self._cells[seat, other] = cell
                grid.addWidget(cell, line, place)
            net = label("name", signed(view.result.score.net[seat]) if told and view.result else "", RIGHT)
            self._nets[seat] = net
            grid.addWidget(net, line, len(seats) + 1)
        for place in range(1, len(seats) + 2):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    def _pairs(self, column: QVBoxLayout, view: PokerView, *, row: bool) -> None:
        """The own pairs open, the others folded, then the payments in order."""
        del row
        if view.result is None:
            return
        others: list[PairScore] = []
        for pair in view.result.score.pairs:
            if view.viewer in (pair.a, pair.b):
                seen = pair if pair.a == view.viewer else pair.turned
                column.addWidget(PairBox(view, seen, self._names, own=True))
            else:
                others.append(pair)
        for pair in others:
            seen = pair if pair.points >= 0 else pair.turned
            key = (pair.a, pair.b)
            box = PairBox(view, seen, self._names, own=False, folded=key not in self._open)
            box.toggled.connect(partial(self._fold, key))
            column.addWidget(box)
        if view.result.settlement.payments:
            column.addSpacing(4)
            column.addWidget(label("group", QCoreApplication.translate("chinese_poker", "Payments")))
        for payment in view.result.settlement.payments:
            role = "second" if payment.limit is None else "accent"
            column.addWidget(wrapped(role, paid_sentence(payment, self._names)))

    def _fold(self, key: tuple[int, int], folded: object) -> None:
        if folded:
            self._open.discard(key)
        else:
            self._open.add(key)

    def _match(self, column: QVBoxLayout, view: PokerView, *, row: bool) -> None:
        head = QHBoxLayout()
        head.addWidget(label("group", QCoreApplication.translate("chinese_poker", "The match")))
        head.addStretch(1)
        if view.history:
            copy = QPushButton(QCoreApplication.translate("chinese_poker", "Copy"))
            copy.setProperty("role", "link")
            copy.setToolTip(QCoreApplication.translate("chinese_poker", "Copy all deals as a table for a spreadsheet"))
            copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            copy.clicked.connect(self._copy)
            head.addWidget(copy)
        column.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0 if row else 4)
        with_chips = view.options.with_chips
        heads = [
            "",
            QCoreApplication.translate("chinese_poker", "Chips") if with_chips else "",
            QCoreApplication.translate("chinese_poker", "Bought") if with_chips else "",
            QCoreApplication.translate("chinese_poker", "Won"),
        ]
        for place, said in enumerate(heads):
            grid.addWidget(label("quiet", said, RIGHT if place else LEFT), 0, place)
        for line, seat in enumerate(view.taken, 1):
            name = ElidedLabel()
            name.show_text(short_name(self._names[seat]))
            name.setProperty("role", "name")
            grid.addWidget(name, line, 0)
            if with_chips:
                grid.addWidget(label("", plain(view.stacks[seat]), RIGHT), line, 1)
                grid.addWidget(label("second", plain(sum(view.bought[seat])), RIGHT), line, 2)
            grid.addWidget(label("name", signed(view.nets[seat]), RIGHT), line, 3)
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        for warning in phrases.warnings(view, self._names):
            column.addWidget(wrapped("accent", warning))
        self._deals(column, view, row=row)

    def _deals(self, column: QVBoxLayout, view: PokerView, *, row: bool) -> None:
        """Net points of the last deals, a line each."""
        shown = view.history[-2:] if row else view.history[-8:]
        if not shown:
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0 if row else 3)
        grid.addWidget(label("quiet", QCoreApplication.translate("chinese_poker", "Deal")), 0, 0)
        seats = [Seat(seat) for seat in range(view.seats)]
        for seat in seats:
            grid.addWidget(head_label(self._names[seat], RIGHT, "quiet"), 0, seat + 1)
        for line, deal in enumerate(shown, 1):
            grid.addWidget(label("second", str(deal.deal)), line, 0)
            for seat in seats:
                said = signed(deal.net[seat]) if seat in deal.dealt_in else "–"
                grid.addWidget(label("", said, RIGHT), line, seat + 1)
        column.addSpacing(4)
        column.addLayout(grid)

    def _copy(self) -> None:
        if self.view is not None:
            QGuiApplication.clipboard().setText(sheet_text(self.view, self._names))


def _won(view: PokerView, seat: Seat, other: Seat) -> int:
    assert view.result is not None
    pair = view.result.score.pair(seat, other)
    return pair.points if pair.a == seat else -pair.points
