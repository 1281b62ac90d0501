"""One pair of seats on the score sheet: three rows with both hands, who won each, bonuses, and why it came to its points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.cards import Card
from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.ranking import rank
from rules.chinese_poker.scoring import Entry, PairScore
from rules.chinese_poker.setting import ROWS, Setting
from rules.chinese_poker.view import PokerView
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.labels import LEFT, RIGHT, label
from tablegames_qt.phrases import signed
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinese_poker import hand_names
from tablegames_qt.tables.chinese_poker.told import why_words

SIGNS = {1: ">", 0: "=", -1: "<"}


class PairBox(QWidget):
    """A head that says the result, and under it the rows; others' pairs can be folded."""

    toggled = Signal(bool)
    """Whether it is folded now."""

    def __init__(
        self, view: PokerView, pair: PairScore, names: Sequence[str], *, own: bool, folded: bool = False
    ) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(1)
        you = QCoreApplication.translate("chinese_poker", "You")
        first = you if own else short_name(names[pair.a])
        title = f"{first} – {short_name(names[pair.b])}"
        head = QHBoxLayout()
        head.setSpacing(6)
        self.fold: QPushButton | None = None
        if own:
            head.addWidget(label("name", title))
        else:
            self.fold = QPushButton()
            self.fold.setProperty("role", "link")
            self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.fold.clicked.connect(self._toggle)
            head.addWidget(self.fold)
        self._title = title
        why = ElidedLabel()
        why.setProperty("role", "quiet")
        why.show_text(why_words(pair))
        why.setToolTip(why_words(pair))
        head.addWidget(why, 1)
        head.addWidget(label("name", signed(pair.points), RIGHT))
        column.addLayout(head)
        self.rows = QWidget()
        self._fill(QGridLayout(self.rows), view, pair)
        column.addWidget(self.rows)
        self._folded = folded
        self._show_fold()

    def _toggle(self) -> None:
        self._folded = not self._folded
        self._show_fold()
        self.toggled.emit(self._folded)

    def _show_fold(self) -> None:
        self.rows.setVisible(not self._folded)
        if self.fold is not None:
            self.fold.setText(f"{'›' if self._folded else '⌄'} {self._title}")
            self.fold.setAccessibleName(self._title)

    def _fill(self, grid: QGridLayout, view: PokerView, pair: PairScore) -> None:
        assert view.entries is not None
        grid.setContentsMargins(0, 0, 0, 2)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(0)
        mine, theirs = view.entries[pair.a], view.entries[pair.b]
        for number, row in enumerate(ROWS):
            result = pair.rows[number] if pair.rows is not None else None
            left, right = _hand(mine, row_cards(mine, number)), _hand(theirs, row_cards(theirs, number))
            if result is None:  # automatic wins are not compared by rows
                left, right = _kind(mine), _kind(theirs)
                if number:
                    break
            name = hand_names.row_title(row) if result is not None else ""
            grid.addWidget(label("quiet", name), number, 0)
            grid.addWidget(_cut(left, bold=result == 1, right=True), number, 1)
            grid.addWidget(label("name", "" if result is None else SIGNS[result]), number, 2)
            grid.addWidget(_cut(right, bold=result == -1, right=False), number, 3)
            bonus = pair.row_bonuses[number] if pair.rows is not None else 0
            grid.addWidget(label("accent", signed(bonus) if bonus else "", RIGHT), number, 4)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        if pair.bonus:
            said = QCoreApplication.translate("chinese_poker", "{base} for rows, {bonus} for bonuses").format(
                base=signed(pair.base), bonus=signed(pair.bonus)
            )
            grid.addWidget(label("second", said), len(ROWS), 0, 1, 5)


def row_cards(entry: Entry | None, number: int) -> tuple[Card, ...]:
    """Return the cards of a row of a setting; () for an automatic win."""
    return entry[ROWS[number]] if isinstance(entry, Setting) else ()


def _kind(entry: Entry | None) -> str:
    return hand_names.kind_name(entry.kind) if isinstance(entry, Declared) else ""


def _hand(entry: Entry | None, cards: Sequence[Card]) -> str:
    if isinstance(entry, Declared):
        return hand_names.kind_name(entry.kind)
    if isinstance(entry, Setting) and entry.foul is not None:
        return QCoreApplication.translate("chinese_poker", "foul")
    if not cards:
        return ""
    return hand_names.sheet_name(rank(cards))


def _cut(text: str, *, bold: bool, right: bool) -> ElidedLabel:
    made = ElidedLabel()
    made.setProperty("role", "name" if bold else "second")
    made.setAlignment((RIGHT if right else LEFT) | Qt.AlignmentFlag.AlignVCenter)
    made.show_text(text)
    made.setToolTip(text)
    made.setMinimumHeight(QFontMetrics(made.font()).height())
    return made
