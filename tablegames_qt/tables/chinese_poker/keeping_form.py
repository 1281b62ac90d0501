"""The entry form of Chinese poker: a deal by rows or by points, or chips that are bought."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from rules.chinese_poker.keeping import Bought, Compared, Counted, Entry, KeptPoker, pairs_of
from rules.chinese_poker.options import SEATS
from rules.chinese_poker.scoring import PairScore
from rules.chinese_poker.setting import ROWS
from rules.game import IllegalAction
from rules.seats import Seat
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.keeper.fields import Choices, NumberField, chain
from tablegames_qt.keeper.kind import EntryForm, Names
from tablegames_qt.labels import label
from tablegames_qt.phrases import signed
from tablegames_qt.segments import Segments
from tablegames_qt.tables.chinese_poker.keeping_rows import RowsEntry
from tablegames_qt.tables.chinese_poker.told import paid_sentence, pair_sentence, why_words

ROWS_WAY, POINTS_WAY, BUY_WAY = "rows", "points", "buy"
MOST_PAIRS = len(pairs_of(SEATS))


class PokerForm(EntryForm):
    """Three ways to enter, one at a time; under them what each pair comes to, and what is paid for it."""

    letters = 12

    def __init__(self) -> None:
        super().__init__()
        self._standing: KeptPoker | None = None
        self._names: Names = ()
        self.way = Segments()
        self.rows = RowsEntry()
        self.how = label("second")
        self.how.setWordWrap(True)
        self.pairs = [label("name") for _ in range(MOST_PAIRS)]
        self.points = [NumberField() for _ in range(MOST_PAIRS)]
        self.automatic = [QPushButton() for _ in range(SEATS)]
        """Who had an automatic win: these pairs are paid first, which matters where chips are short."""
        self._automatic_title = label("second")
        self.buyer = Choices()
        self.amount = NumberField(width=120)
        self._amount_title = label("name")
        self.outcome = label("second")
        self.outcome.setWordWrap(True)
        self.result = self.outcome
        self.stack = QStackedWidget()
        self._build()
        self.way.chosen.connect(self._choose)
        self.rows.changed.connect(self.changed)
        self.rows.submitted.connect(self.submitted)
        self.buyer.chosen.connect(self.changed)
        for field in (*self.points, self.amount):
            field.edited.connect(self.changed)
            field.entered.connect(self.submitted)
        chain(self.points)
        self.retranslate()
        self.way.set_value(ROWS_WAY)

    def _build(self) -> None:
        points = QWidget()
        grid = QGridLayout(points)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        for number, (words, field) in enumerate(zip(self.pairs, self.points, strict=True)):
            row, column = divmod(number, 2)
            grid.addWidget(words, row, 2 * column)
            grid.addWidget(field, row, 2 * column + 1)
        grid.setColumnStretch(4, 1)
        first = FlowBox(gap=8, line_gap=4)
        first.add(self._automatic_title)
        for button in self.automatic:
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.toggled.connect(self.changed)
            first.add(button)
        grid.addWidget(first, MOST_PAIRS, 0, 1, 5)
        grid.setRowStretch(MOST_PAIRS + 1, 1)
        buy = QWidget()
        lines = QVBoxLayout(buy)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.buyer)
        line = QHBoxLayout()
        line.addWidget(self._amount_title)
        line.addWidget(self.amount)
        line.addStretch(1)
        lines.addLayout(line)
        lines.addStretch(1)
        self._pages: tuple[QWidget, ...] = (self.rows, points, buy)
        for page in self._pages:
            self.stack.addWidget(page)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(0, 0, 0, 0)
        column_box.setSpacing(8)
        column_box.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        column_box.addWidget(self.how)
        column_box.addWidget(self.stack)

    def first_focus(self) -> QWidget:
        """Begin with the first field of the way that is chosen."""
        firsts: dict[object, QWidget] = {POINTS_WAY: self.points[0], BUY_WAY: self.buyer.focus_widget()}
        return firsts.get(self.way.value, self.rows.first_focus())

    def begin(self, standing: KeptPoker, names: Names, entry: Any = None) -> None:
        """Show empty fields, or an entry that is to be corrected; the way of the last entry stays."""
        self._standing, self._names = standing, names
        self.buyer.show_names(names)
        self.buyer.choose_nothing()
        self.amount.show_value(standing.options.full_buy)
        way = self.way.value
        if entry is not None or way == BUY_WAY:
            way = {Counted: POINTS_WAY, Bought: BUY_WAY}.get(type(entry), ROWS_WAY)
        if isinstance(entry, Bought):
            self.buyer.set_value(entry.seat)
            self.amount.show_value(entry.amount)
        self.retranslate()
        pairs = pairs_of(len(names))
        for number, (words, field) in enumerate(zip(self.pairs, self.points, strict=True)):
            shown = number < len(pairs)
            words.setVisible(shown)
            field.setVisible(shown)
            field.show_value(entry.points[number] if isinstance(entry, Counted) and shown else None)
        for seat, button in enumerate(self.automatic):
            button.setVisible(seat < len(names) and standing.options.with_chips)
            button.setText(names[seat].replace("&", "&&") if seat < len(names) else "")
            button.setChecked(isinstance(entry, Counted) and seat in entry.automatic)
        self._automatic_title.setVisible(standing.options.with_chips)
        self.rows.begin(standing, names, entry if isinstance(entry, Compared) else None)
        self.way.set_value(way)
        self._choose()

    def entry(self) -> Entry:
        """Return what is entered."""
        assert self._standing is not None
        if self.way.value == BUY_WAY:
            if self.buyer.seat is None:
                raise IllegalAction("buyer-missing")
            return Bought(Seat(self.buyer.seat), self.amount.value or 0)
        if self.way.value == POINTS_WAY:
            given = [self.points[number].value for number in range(len(pairs_of(len(self._names))))]
            if all(each is None for each in given):
                raise IllegalAction("points-missing")
            first = tuple(Seat(seat) for seat, button in enumerate(self.automatic) if button.isChecked())
            return Counted(tuple(each or 0 for each in given), first)
        missing = self.rows.missing()
        if missing is not None:
            row, seat = missing
            raise IllegalAction("place-missing", row=ROWS[row], seat=seat)
        return self.rows.entry()

    def show_after(self, after: KeptPoker | None, refused: IllegalAction | None) -> None:
        """Show what each pair comes to, and the payments that caps made smaller."""
        del refused
        assert self._standing is not None
        lines: list[str] = []
        results = [""] * len(self._names)
        if after is not None and after.paid is not None:
            if after.score is not None:
                lines.append(" · ".join(self._pair(pair) for pair in after.score.pairs))
                self.outcome.setToolTip("\n".join(pair_sentence(pair, self._names) for pair in after.score.pairs))
            lines += [paid_sentence(each, self._names) for each in after.paid.payments if each.limit is not None]
            won = [now - before for now, before in zip(after.stacks, self._standing.stacks, strict=True)]
            results = [signed(each) for each in won[: len(self._names)]]
            if self.way.value == POINTS_WAY:
                lines.insert(0, ", ".join(f"{name} {text}" for name, text in zip(self._names, results, strict=True)))
        self.rows.show_results(results)
        self.outcome.setText("\n".join(lines))
        self.outcome.setVisible(bool(lines))

    def _pair(self, pair: PairScore) -> str:
        """A pair in short: who wins how much from whom, and why."""
        shown = pair if pair.points >= 0 else pair.turned
        return self.tr("{name} {points} from {other}, {why}").format(
            name=self._names[shown.a], points=signed(shown.points), other=self._names[shown.b], why=why_words(shown)
        )

    def fit(self, width: int) -> None:
        """Make the columns of the rows as wide as there is room."""
        self.rows.fit(width)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        chosen = self.way.value
        ways = [(ROWS_WAY, self.tr("By rows")), (POINTS_WAY, self.tr("By points"))]
        if self._standing is None or self._standing.options.with_chips:
            ways.append((BUY_WAY, self.tr("Buy chips")))
        self.way.set_choices(ways)
        self.way.set_value(chosen if chosen in [value for value, _ in ways] else ROWS_WAY)
        self.way.setAccessibleName(self.tr("How the deal is entered"))
        self._automatic_title.setText(self.tr("Automatic win, paid first:"))
        self._amount_title.setText(self.tr("Chips"))
        self.amount.setAccessibleName(self._amount_title.text())
        self.buyer.setAccessibleName(self.tr("Who buys"))
        if self._names:
            for words, field, (a, b) in zip(self.pairs, self.points, pairs_of(len(self._names)), strict=False):
                words.setText(self.tr("{name} from {other}").format(name=self._names[a], other=self._names[b]))
                field.setAccessibleName(words.text())
        self.rows.retranslate()
        self._say_how()

    def _say_how(self) -> None:
        texts = {
            ROWS_WAY: self.tr(
                "Press from the highest to the lowest, or type 1 to 4. The right button gives the same place: a tie."
            ),
            POINTS_WAY: self.tr("What the first wins from the second, in points; less than 0 where it loses."),
            BUY_WAY: self.tr("Chips are bought between two deals."),
        }
        self.how.setText(texts[str(self.way.value or ROWS_WAY)])

    def _choose(self) -> None:
        place = {ROWS_WAY: 0, POINTS_WAY: 1, BUY_WAY: 2}[str(self.way.value)]
        self.stack.setCurrentIndex(place)
        for number, page in enumerate(self._pages):  # as tall as the page in sight, not as the tallest
            policy = QSizePolicy.Policy.Preferred if number == place else QSizePolicy.Policy.Ignored
            page.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.stack.updateGeometry()
        self._say_how()
        self.changed.emit()
