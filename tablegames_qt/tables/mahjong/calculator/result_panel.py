"""The right side of the hand calculator: what the hand is worth and who pays what, as it is entered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import Payments
from rules.mahjong.scoring import Score, not_added
from tablegames_qt.labels import LEFT, RIGHT, clear, label, wrapped
from tablegames_qt.phrases import signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.mahjong import scoring_words
from tablegames_qt.tables.mahjong.calculator.entry import Entry
from tablegames_qt.tables.mahjong.payment_table import PaymentTable

INCOMPLETE = "wrong-tile-count"


class ResultPanel(QWidget):
    """Shows a score; it works nothing out itself."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._blocks: list[QVBoxLayout] = []
        for number in range(4):
            block = QFrame()
            layout = QVBoxLayout(block)
            layout.setContentsMargins(22, 12, 22, 10)
            layout.setSpacing(4)
            self._blocks.append(layout)
            column.addWidget(block)
            if number < 3:
                line = QFrame()
                line.setProperty("role", "line")
                line.setFixedHeight(1)
                column.addWidget(line)
        column.addStretch(1)
        self.table = PaymentTable()
        self._blocks[3].addWidget(self.table)
        self.headline = ""
        """What is said in the largest type."""
        self.verdict = ""
        self.items: tuple[str, ...] = ()

    def show_entry(self, entry: Entry, names: Sequence[str]) -> None:
        """Show what has been entered is worth, or what is missing."""
        score = entry.score()
        other = entry.other_way()
        counted = score if score.items else None
        if score.reason == INCOMPLETE:
            self._head(scoring_words.fault_line(INCOMPLETE, entry.missing), "", large=False)
        elif score.reason == "below-minimum":
            self._head(scoring_words.fan_text(score.counted), scoring_words.short_line(score, entry.options))
        elif score.reason is not None:
            self._head(scoring_words.fault_line(score.reason), "", large=False)
        else:
            verdict = self.tr("{units}. Legal: at least {minimum} needed.").format(
                units=scoring_words.units_text(score.units), minimum=entry.options.min_fan
            )
            self._head(scoring_words.fan_text(score.fan), verdict)
        self._items(entry, score if counted is not None else None, names)
        self._payments(entry, score, other, names)
        self._table(entry.options, score.fan if score.legal else -1)

    def show_fan(self, options: MahjongOptions, fan: int, payments: Payments, names: Sequence[str], why: str) -> None:
        """Show what a number of fan pays, without a hand."""
        self._head(scoring_words.fan_text(min(fan, options.limit)), why)
        clear(self._blocks[1])
        self.items = ()
        grid = QGridLayout()
        clear(self._blocks[2])
        self._blocks[2].addLayout(grid)
        grid.addWidget(label("quiet", self.tr("Payments")), 0, 0)
        for seat in range(SEATS):
            grid.addWidget(label("", short_name(names[seat])), 1 + seat, 0)
            grid.addWidget(label("name", signed(payments[seat]), RIGHT), 1 + seat, 1)
        self._table(options, min(fan, options.limit))

    def _head(self, headline: str, verdict: str, *, large: bool = True) -> None:
        layout = self._blocks[0]
        clear(layout)
        self.headline, self.verdict = headline, verdict
        title = wrapped("number" if large else "heading", headline)
        layout.addWidget(title)
        if verdict:
            layout.addWidget(wrapped("second", verdict))

    def _items(self, entry: Entry, score: Score | None, names: Sequence[str]) -> None:
        layout = self._blocks[1]
        clear(layout)
        self.items = () if score is None else tuple(item.id for item in score.items)
        if score is None:
            layout.addWidget(wrapped("second", self.tr("The items appear here with the hand.")))
            return
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        hand = entry.hand()
        for line, item in enumerate(score.items):
            title = label("name", scoring_words.item_label(item.id))
            title.setToolTip(scoring_words.item_reason(item.id, hand, names))
            grid.addWidget(title, line, 0)
            grid.addWidget(label("name", str(item.fan), RIGHT), line, 1)
        for each in not_added(hand, score, entry.options):
            line = grid.rowCount()
            reason = wrapped("quiet", f"{scoring_words.item_label(each.id)}: {scoring_words.not_added_reason(each)}")
            grid.addWidget(reason, line, 0)
            grid.addWidget(label("quiet", "–", RIGHT), line, 1)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)
        if score.raw > score.fan or score.limit_hand:
            layout.addWidget(wrapped("second", scoring_words.sum_line(score, entry.options)))

    def _payments(self, entry: Entry, score: Score, other: Entry, names: Sequence[str]) -> None:
        layout = self._blocks[2]
        clear(layout)
        second = other.score()
        drawn = entry.by == "self_draw"
        heads = (
            self.tr("Payments"),
            self.tr("own draw") if drawn else self.tr("on a discard") if entry.by == "discard" else self.tr("robbed"),
            self.tr("if discarded") if drawn else self.tr("if drawn"),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        for column, head in enumerate(heads):
            grid.addWidget(label("quiet", head, RIGHT if column else LEFT), 0, column)
        for seat in range(SEATS):
            grid.addWidget(label("", short_name(names[seat])), 1 + seat, 0)
            grid.addWidget(label("name", signed(score.payments[seat]) if score.legal else "–", RIGHT), 1 + seat, 1)
            grid.addWidget(label("second", signed(second.payments[seat]) if second.legal else "–", RIGHT), 1 + seat, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)
        layout.addWidget(wrapped("second", self._other_line(other, second, names)))

    def _other_line(self, other: Entry, score: Score, names: Sequence[str]) -> str:
        if score.reason == INCOMPLETE:
            return ""
        if score.reason == "below-minimum":
            short = scoring_words.short_line(score, other.options)
            if other.by == "self_draw":
                return self.tr("By own draw: {line}").format(line=short)
            return self.tr("On a discard: {line}").format(line=short)
        if score.reason is not None:
            return ""
        if other.by == "self_draw":
            return self.tr("By own draw: {fan}, {units}.").format(
                fan=scoring_words.fan_text(score.fan), units=scoring_words.units_text(score.units)
            )
        return self.tr("On a discard from {name}: {fan}, {units}.").format(
            name=names[other.discarder],
            fan=scoring_words.fan_text(score.fan),
            units=scoring_words.units_text(score.units),
        )

    def _table(self, options: MahjongOptions, present: int) -> None:
        self.table.show_table(options, present)

    def text(self) -> str:
        """The result as text, for the clipboard."""
        lines = [self.headline, self.verdict]
        for layout in self._blocks[1:3]:
            for place in range(layout.count()):
                item = layout.itemAt(place)
                inner = item.layout() if item is not None else None
                if isinstance(inner, QGridLayout):
                    lines += _grid_lines(inner)
        return "\n".join(line for line in lines if line)


def _grid_lines(grid: QGridLayout) -> list[str]:
    lines = []
    for row in range(grid.rowCount()):
        cells = []
        for column in range(grid.columnCount()):
            item = grid.itemAtPosition(row, column)
            widget = item.widget() if item is not None else None
            if isinstance(widget, QLabel):
                cells.append(widget.text())
        lines.append("  ".join(cells))
    return lines
