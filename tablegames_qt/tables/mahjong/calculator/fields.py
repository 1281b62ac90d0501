"""The fields under the tile picker: who won and how, winds, circumstances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from rules.mahjong.hand import FLAGS, By
from rules.mahjong.options import SEATS
from rules.seats import Seat
from rules.tiles import WINDS
from tablegames_qt.drop_down import DropDown
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.tables.mahjong.calculator.entry import GOALS, Entry
from tablegames_qt.tables.mahjong.names import wind_name
from tablegames_qt.tick_box import TickBox

WAYS: tuple[By, ...] = ("self_draw", "discard", "robbing_kong")


class Fields(QWidget):
    """Shows the fields of an entry; `changed` carries the entry with what the player has changed."""

    changed = Signal(object)

    def __init__(self, entry: Entry, names: Sequence[str]) -> None:
        super().__init__()
        self._entry = entry
        self._names = tuple(names)
        self.goal, self.winner, self.by = DropDown(), DropDown(), DropDown()
        self.discarder, self.round_wind, self.dealer, self.liable = DropDown(), DropDown(), DropDown(), DropDown()
        self._boxes = (self.goal, self.winner, self.by, self.discarder, self.round_wind, self.dealer, self.liable)
        self._titles = [QLabel() for _ in self._boxes]
        self.flags = {flag: TickBox() for flag in FLAGS}
        self._flags_title = QLabel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        for number, (title, box) in enumerate(zip(self._titles, self._boxes, strict=True)):
            title.setProperty("role", "second")
            title.setBuddy(box)
            row, column = divmod(number, 4)
            grid.addWidget(title, 2 * row, column)
            grid.addWidget(box, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
            box.activated.connect(self._tell)
            box.setMinimumContentsLength(5)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        flow = FlowBox(gap=16, line_gap=4)
        for flag in self.flags.values():
            flag.toggled.connect(self._tell)
            flow.add(flag)
        self._flags_title.setProperty("role", "second")
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(0, 0, 0, 0)
        column_box.setSpacing(4)
        column_box.addLayout(grid)
        column_box.addWidget(self._flags_title)
        column_box.addWidget(flow)
        self.retranslate()

    def show_entry(self, entry: Entry, names: Sequence[str]) -> None:
        """Show an entry without telling it."""
        self._entry, self._names = entry, tuple(names)
        self._fill()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        titles = (
            self.tr("Next tiles go to"),
            self.tr("Winner"),
            self.tr("Won by"),
            self.tr("Discarder"),
            self.tr("Round wind"),
            self.tr("Dealer"),
            self.tr("Liable"),
        )
        for title, box, words in zip(self._titles, self._boxes, titles, strict=True):
            title.setText(words)
            box.setAccessibleName(words)
        self._flags_title.setText(self.tr("Circumstances"))
        flags = {
            "last_tile": self.tr("last tile of the wall"),
            "kong_replacement": self.tr("after a kong"),
            "kong_on_kong": self.tr("kong on kong"),
            "flower_replacement": self.tr("after a flower"),
            "heavenly": self.tr("heavenly hand"),
            "earthly": self.tr("earthly hand"),
            "human": self.tr("human hand"),
        }
        for flag, tick in self.flags.items():
            tick.setText(flags[flag])
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        entry = self._entry
        goals = (
            self.tr("Concealed hand"),
            self.tr("Chow, lowest tile"),
            self.tr("Pung"),
            self.tr("Kong"),
            self.tr("Concealed kong"),
        )
        ways = (self.tr("Own draw"), self.tr("A discard"), self.tr("Robbing a kong"))
        winds = [(wind_name(WINDS[(seat - entry.dealer) % SEATS])) for seat in range(SEATS)]
        seats = [f"{short_name(self._names[seat])}, {winds[seat]}" for seat in range(SEATS)]
        plain = [short_name(name) for name in self._names]
        _offer(self.goal, goals, GOALS.index(entry.goal))
        _offer(self.winner, seats, entry.winner)
        _offer(self.by, ways, WAYS.index(entry.by))
        others = self._others()
        _offer(self.discarder, [plain[seat] for seat in others], others.index(entry.discarder))
        self.discarder.setEnabled(entry.by != "self_draw")
        _offer(self.round_wind, [wind_name(wind) for wind in WINDS], entry.round_wind.rank - 1)
        _offer(self.dealer, plain, entry.dealer)
        liable = 0 if entry.liable is None else 1 + others.index(entry.liable)
        _offer(self.liable, [self.tr("nobody"), *(plain[seat] for seat in others)], liable)
        self.liable.setEnabled(entry.options.liability and entry.by == "self_draw")
        for flag, tick in self.flags.items():
            blocked = tick.blockSignals(True)
            tick.setChecked(flag in entry.flags)
            tick.blockSignals(blocked)
            tick.setEnabled(flag in entry.flags or flag_possible(entry, flag))
        self.flags["human"].setVisible(entry.options.human_hand != "off")
        self.flags["flower_replacement"].setVisible(entry.options.flower_replacement_fan and entry.options.flowers)
        for widget in (self.liable, self._titles[-1]):
            widget.setVisible(entry.options.liability)

    def _others(self) -> list[Seat]:
        return [Seat(seat) for seat in range(SEATS) if seat != self._entry.winner]

    def _tell(self) -> None:
        entry = self._entry
        others = self._others()
        winner = Seat(max(0, self.winner.currentIndex()))
        changed = replace(
            entry,
            goal=GOALS[self.goal.currentIndex()],
            by=WAYS[self.by.currentIndex()],
            discarder=others[self.discarder.currentIndex()],
            round_wind=WINDS[self.round_wind.currentIndex()],
            dealer=Seat(self.dealer.currentIndex()),
            liable=None if self.liable.currentIndex() < 1 else others[self.liable.currentIndex() - 1],
            flags=frozenset(flag for flag, box in self.flags.items() if box.isChecked()),
        )
        self.changed.emit(changed.with_winner(winner))


def flag_possible(entry: Entry, flag: str) -> bool:
    """Whether a circumstance can be true of a hand won in this way by this seat."""
    drawn, dealer_won = entry.by == "self_draw", entry.winner == entry.dealer
    kongs = sum(meld.kong for meld in entry.melds)
    return {
        "last_tile": entry.by != "robbing_kong",
        "kong_replacement": drawn and kongs > 0,
        "kong_on_kong": drawn and kongs > 1,
        "flower_replacement": drawn and bool(entry.flowers),
        "heavenly": drawn and dealer_won and not entry.melds,
        "earthly": entry.by == "discard" and not dealer_won and entry.discarder == entry.dealer and not entry.melds,
        "human": entry.by == "discard" and not dealer_won and entry.discarder != entry.dealer and not entry.melds,
    }[flag]


def _offer(box: QComboBox, texts: Sequence[str], present: int) -> None:
    """Offer texts and show one, without telling it."""
    blocked = box.blockSignals(True)
    if [box.itemText(number) for number in range(box.count())] != list(texts):
        box.clear()
        box.addItems(list(texts))
    box.setCurrentIndex(present)
    box.blockSignals(blocked)
