"""What a host may do: break off a deal, and between two deals chips, seats, corrections and the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSpinBox, QWidget

from rules.chinese_poker.actions import (
    LONGEST_NOTE,
    Buy,
    CorrectStacks,
    EndMatch,
    Join,
    Leave,
    Note,
    TableAction,
    VoidDeal,
    VoidReason,
)
from rules.chinese_poker.buying import purchase
from rules.chinese_poker.table import LARGEST_STACK
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.overlay import Overlay
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.chinese_poker import phrases

VOID_REASONS: tuple[VoidReason, ...] = ("five-cards-exposed", "wrong-player", "host-decision")


class HostDialog(Overlay):
    """Asks `why_not` of the rules before it decides anything, and says their reason in words."""

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        view: PokerView,
        names: Sequence[str],
        why_not: Callable[[Any], str | None],
        decide: Callable[[Any], None],
    ) -> None:
        super().__init__(window, appearance, QSize(640, 420))
        self._view, self._names = view, names
        self._why_not, self._decide = why_not, decide
        self._said = QLabel()
        self._said.setWordWrap(True)
        self._said.setProperty("role", "accent")
        self._amounts: dict[Seat, QSpinBox] = {}
        self._stacks: dict[Seat, QSpinBox] = {}
        self._note = LimitedField(LONGEST_NOTE)
        self._close = QPushButton()
        self._close.clicked.connect(self.close_overlay)
        self.default_button = self._close
        self._correct = QPushButton()
        self._end = QPushButton()
        self.foot.addStretch(1)
        if view.phase == "set":
            self._offer_void()
        else:
            self._offer_seats()
            self._end.clicked.connect(partial(self._do, EndMatch()))
            self.foot.addWidget(self._end)
        self.body.addWidget(self._said)
        self.body.addStretch(1)
        self.foot.addWidget(self._close)

    # while hands are set

    def _offer_void(self) -> None:
        intro = QLabel(
            QCoreApplication.translate(
                "chinese_poker", "A void deal is dealt again: no chips move and the button stays. Why is it void?"
            )
        )
        intro.setWordWrap(True)
        self.body.addWidget(intro)
        labels = {
            "five-cards-exposed": QCoreApplication.translate("chinese_poker", "Five or more cards of a hand were seen"),
            "wrong-player": QCoreApplication.translate("chinese_poker", "A hand went to the wrong player"),
            "host-decision": QCoreApplication.translate("chinese_poker", "In the interest of the game"),
        }
        for reason in VOID_REASONS:
            button = QPushButton(labels[reason])
            refused = self._why_not(VoidDeal(reason))
            button.setEnabled(refused is None)
            button.setToolTip("" if refused is None else phrases.refusal(refused, {}))
            button.clicked.connect(partial(self._do, VoidDeal(reason)))
            self.body.addWidget(button)

    # between two deals

    def _offer_seats(self) -> None:
        view = self._view
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        for number in range(view.seats):
            seat = Seat(number)
            name = QLabel(short_name(self._names[seat]))
            name.setProperty("role", "name")
            grid.addWidget(name, number, 0)
            grid.addWidget(QLabel(phrases.stack_text(view, seat)), number, 1)
            self._offer_seat(grid, number, seat)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self._offer_correction()

    def _offer_seat(self, grid: QGridLayout, line: int, seat: Seat) -> None:
        view, options = self._view, self._view.options
        if seat not in view.taken:
            join = QPushButton(QCoreApplication.translate("chinese_poker", "Sit down"))
            join.clicked.connect(partial(self._do, Join(seat)))
            grid.addWidget(join, line, 4)
            return
        if options.with_chips:
            amount = QSpinBox()
            amount.setRange(options.unit, 10 * options.full_buy)
            amount.setSingleStep(options.unit)
            amount.setValue(options.full_buy)
            amount.setAccessibleName(
                QCoreApplication.translate("chinese_poker", "Chips for {name}").format(name=self._names[seat])
            )
            amount.valueChanged.connect(partial(self._explain_buy, seat))
            self._amounts[seat] = amount
            buy = QPushButton(QCoreApplication.translate("chinese_poker", "Buy"))
            buy.clicked.connect(partial(self._buy, seat))
            grid.addWidget(amount, line, 2)
            grid.addWidget(buy, line, 3)
        leave = QPushButton(QCoreApplication.translate("chinese_poker", "Leave"))
        leave.clicked.connect(partial(self._do, Leave(seat)))
        grid.addWidget(leave, line, 4)

    def _offer_correction(self) -> None:
        view = self._view
        title = QLabel(QCoreApplication.translate("chinese_poker", "Correct the stacks; their sum stays the same."))
        title.setProperty("role", "group")
        title.setWordWrap(True)
        self.body.addSpacing(10)
        self.body.addWidget(title)
        row = QGridLayout()
        for number in range(view.seats):
            seat = Seat(number)
            box = QSpinBox()
            box.setRange(0 if view.options.with_chips else -LARGEST_STACK, LARGEST_STACK)
            box.setValue(view.stacks[seat])
            box.setEnabled(seat in view.taken)
            box.setAccessibleName(self._names[seat])
            row.addWidget(QLabel(short_name(self._names[seat])), 0, number)
            row.addWidget(box, 1, number)
            self._stacks[seat] = box
        self.body.addLayout(row)
        line = QHBoxLayout()
        self._note.setPlaceholderText(QCoreApplication.translate("chinese_poker", "Why? It stands in the log."))
        self._correct.setText(QCoreApplication.translate("chinese_poker", "Correct"))
        self._correct.clicked.connect(self._correct_stacks)
        line.addWidget(self._note, 1)
        line.addWidget(self._correct)
        self.body.addLayout(line)

    # deeds

    def _explain_buy(self, seat: Seat, amount: int) -> None:
        """Say what buying so much would be."""
        view = self._view
        bought = purchase(view.bought[seat], amount, view.options, between_deals=True)
        if bought.reason is not None:
            self._said.setText(phrases.refusal(bought.reason, {}))
        elif bought.size == "short":
            self._said.setText(
                QCoreApplication.translate("chinese_poker", "A short buy: the one after it must be full.")
            )
        else:
            self._said.setText(QCoreApplication.translate("chinese_poker", "A full buy."))

    def _buy(self, seat: Seat) -> None:
        self._do(Buy(seat, self._amounts[seat].value()))

    def _correct_stacks(self) -> None:
        note = self._note.text().strip()
        if not note:
            self._said.setText(QCoreApplication.translate("chinese_poker", "A correction needs a reason for the log."))
            self._note.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        stacks = tuple(self._stacks[Seat(seat)].value() for seat in range(self._view.seats))
        self._do(CorrectStacks(stacks, Note(note)))

    def _do(self, action: TableAction) -> None:
        refused = self._why_not(action)
        if refused is not None:
            self._said.setText(phrases.refusal(refused, {}))
            return
        self.close_overlay()
        self._decide(action)

    @property
    def said(self) -> str:
        """What is said about the last thing that was tried."""
        return self._said.text()

    def retranslate(self) -> None:
        """Say everything again that stands in the frame."""
        super().retranslate()
        self.heading.setText(
            QCoreApplication.translate("chinese_poker", "Void this deal")
            if self._view.phase == "set"
            else QCoreApplication.translate("chinese_poker", "Chips and seats")
        )
        self._end.setText(QCoreApplication.translate("chinese_poker", "End the match"))
        self._close.setText(QCoreApplication.translate("chinese_poker", "Close"))
