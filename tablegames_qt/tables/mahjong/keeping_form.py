"""The entry form of mahjong: how the hand ended, who won for how many fan, who gave the tile; or the tiles themselves."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.game import IllegalAction
from rules.mahjong.keeping import Drawn, Entry, FalseWin, KeptMahjong, Won
from rules.mahjong.options import SEATS
from rules.seats import Seat
from tablegames_qt.keeper.fields import Choices, NumberField, chain
from tablegames_qt.keeper.kind import EntryForm, Names
from tablegames_qt.labels import label
from tablegames_qt.phrases import plain, signed
from tablegames_qt.services import Services
from tablegames_qt.tables.mahjong.calculator.counter import HandCounter
from tablegames_qt.tables.mahjong.scoring_words import items_list

WON = ("discard", "self_draw", "robbing_kong")


class MahjongForm(EntryForm):
    """A row a player; several can win only where the rules let them."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._standing: KeptMahjong | None = None
        self._names: Names = ()
        self._items: tuple[str, ...] = ()
        """What the counted tiles showed."""
        self._how_title, self._giver_title, self._liable_title = label("name"), label("name"), label("name")
        self.how = Choices()
        self.giver, self.liable = Choices(), Choices()
        self.wins = [QPushButton() for _ in range(SEATS)]
        self.fan = [NumberField(width=72) for _ in range(SEATS)]
        self.results = [label("name") for _ in range(SEATS)]
        self._heads = [label("quiet") for _ in range(3)]
        self._shown = label("second")
        self._shown.setWordWrap(True)
        self.count = QPushButton()
        self._grid_box = QWidget()
        self._build()
        self.how.chosen.connect(self._tell)
        self.giver.chosen.connect(self._tell)
        self.liable.chosen.connect(self._tell)
        self.count.clicked.connect(self._count)
        for seat in range(SEATS):
            self.wins[seat].clicked.connect(lambda _checked, seat=seat: self._win(seat))
            self.fan[seat].edited.connect(self._type_fan)
            self.fan[seat].entered.connect(self.submitted)
        chain(self.fan)
        self.retranslate()
        self.how.set_value("discard")

    def _build(self) -> None:
        grid = QGridLayout(self._grid_box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        for place, head in enumerate(self._heads):
            grid.addWidget(head, 0, place)
        for seat in range(SEATS):
            self.wins[seat].setCheckable(True)
            self.wins[seat].setProperty("role", "choice")
            self.wins[seat].setMinimumWidth(132)
            grid.addWidget(self.wins[seat], 1 + seat, 0)
            grid.addWidget(self.fan[seat], 1 + seat, 1)
            grid.addWidget(self.results[seat], 1 + seat, 2)
        grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._how_title)
        column.addWidget(self.how)
        column.addWidget(self._grid_box)
        column.addWidget(self._shown)
        column.addWidget(self._giver_title)
        column.addWidget(self.giver)
        column.addWidget(self._liable_title)
        column.addWidget(self.liable)
        row = QHBoxLayout()
        row.addWidget(self.count)
        row.addStretch(1)
        column.addLayout(row)

    def first_focus(self) -> QWidget:
        """Begin with how the hand ended."""
        return self.how.focus_widget()

    def begin(self, standing: KeptMahjong, names: Names, entry: Any = None) -> None:
        """Show empty fields, or a hand that is to be corrected."""
        self._standing, self._names = standing, names
        self._items = ()
        for seat in range(SEATS):
            self.wins[seat].setText(names[seat].replace("&", "&&"))
            self.wins[seat].setChecked(False)
            self.fan[seat].show_value(None)
            self.fan[seat].setAccessibleName(self.tr("Fan of {name}").format(name=names[seat]))
        self.giver.show_names(names)
        self.giver.choose_nothing()
        self.retranslate()
        self.liable.set_value(None)
        match entry:
            case Won():
                self.show_won(entry)
                return
            case Drawn():
                self.how.set_value("drawn")
            case FalseWin(offender):
                self.how.set_value("false_win")
                self.giver.set_value(offender)
            case _:
                self.how.set_value("discard")
        self._tell()

    def show_won(self, won: Won) -> None:
        """Show a hand that was won, as it was entered or as its tiles were counted."""
        self.how.set_value(won.by)
        for seat in range(SEATS):
            fan = dict(zip(won.winners, won.fan, strict=True)).get(Seat(seat))
            self.wins[seat].setChecked(fan is not None)
            self.fan[seat].show_value(fan)
        if won.discarder is None:
            self.giver.choose_nothing()
        else:
            self.giver.set_value(won.discarder)
        self.liable.set_value(won.liable)
        self._items = won.items
        self._tell()

    @property
    def _winners(self) -> list[Seat]:
        """In turn order after the discarder (R11)."""
        won = [Seat(seat) for seat in range(SEATS) if self.wins[seat].isChecked()]
        start = self.giver.seat
        return won if start is None else sorted(won, key=lambda seat: (seat - start - 1) % SEATS)

    def entry(self) -> Entry:
        """Return the hand as it is entered."""
        how: Any = self.how.value
        giver = self.giver.seat
        if how == "drawn":
            return Drawn()
        if how == "false_win":
            if giver is None:
                raise IllegalAction("offender-missing")
            return FalseWin(Seat(giver))
        winners = self._winners
        missing = next((seat for seat in winners if self.fan[seat].value is None), None)
        if missing is not None:
            raise IllegalAction("fan-missing", seat=missing)
        drawn = how == "self_draw"
        liable = self.liable.seat if drawn else None
        return Won(
            tuple(winners),
            tuple(self.fan[seat].value or 0 for seat in winners),
            how,
            None if drawn or giver is None else Seat(giver),
            None if liable is None else Seat(liable),
            self._items if len(winners) == 1 else (),
        )

    def show_after(self, after: KeptMahjong | None, refused: IllegalAction | None) -> None:
        """Show what everybody is paid."""
        del refused
        for seat in range(SEATS):
            words = "" if after is None else f"{signed(after.paid[seat])} → {plain(after.totals[seat])}"
            self.results[seat].setText(words)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        chosen = self.how.value
        self._how_title.setText(self.tr("How did the hand end?"))
        self.how.set_choices(
            [
                ("discard", self.tr("Discard")),
                ("self_draw", self.tr("Own draw")),
                ("robbing_kong", self.tr("Robbed kong")),
                ("drawn", self.tr("Drawn")),
                ("false_win", self.tr("False win")),
            ]
        )
        if chosen is not None:
            self.how.set_value(chosen)
        self.how.setAccessibleName(self._how_title.text())
        texts = (self.tr("Who won?"), self.tr("Fan"), self.tr("Paid, total"))
        for head, text in zip(self._heads, texts, strict=True):
            head.setText(text)
        self._liable_title.setText(self.tr("Who is liable?"))
        self.liable.show_names(self._names, self.tr("Nobody"))
        if self.liable.seat is None:
            self.liable.set_value(None)
        self.liable.setAccessibleName(self._liable_title.text())
        self.count.setText(self.tr("Count the tiles …"))
        self.count.setToolTip(self.tr("Enter the hand tile by tile: the rules find its fan."))

    def _count(self) -> None:
        """Open the hand calculator with the dealer and the winds of this hand."""
        assert self._standing is not None
        counter = HandCounter(self._services, self._standing, tuple(self._names))
        counter.counted.connect(self._take)
        counter.counted.connect(self.page_left)
        counter.left.connect(self.page_left)
        self.page_opened.emit(counter)

    def _take(self, won: Won) -> None:
        self.show_won(won)

    def _type_fan(self) -> None:
        self._items = ()
        for seat in range(SEATS):
            if self.fan[seat].value is not None and self.fan[seat].hasFocus() and not self.wins[seat].isChecked():
                self.wins[seat].setChecked(True)
                self._win(seat, typed=True)
        self._tell()

    def _win(self, seat: int, *, typed: bool = False) -> None:
        """A winner was marked, by pressing its name or by typing its fan; one that wins alone replaces the other."""
        assert self._standing is not None
        several = self._standing.options.multiple_winners and self.how.value != "self_draw"
        if self.wins[seat].isChecked() and not several:
            for other in range(SEATS):
                if other != seat:
                    self.wins[other].setChecked(False)
                    self.fan[other].show_value(None)
        self._items = ()
        if self.wins[seat].isChecked() and not typed:
            self.fan[seat].setFocus()
        if not self.wins[seat].isChecked():
            self.fan[seat].show_value(None)
        self._tell()

    def _tell(self) -> None:
        """Show only what the ending asks for."""
        if self._standing is None:
            return
        how = self.how.value
        won = how in WON
        for seat in range(SEATS):
            self.wins[seat].setEnabled(won)
            self.fan[seat].setEnabled(won)
        self._grid_box.setVisible(won or how == "false_win")
        self.count.setVisible(won)
        self._shown.setText(items_list(self._items) if self._items else "")
        self._shown.setVisible(bool(self._items) and won)
        titles = {
            "discard": self.tr("Who discarded the winning tile?"),
            "robbing_kong": self.tr("Whose kong was robbed?"),
            "false_win": self.tr("Who called the false win?"),
        }
        self._giver_title.setText(titles.get(str(how), ""))
        self.giver.setAccessibleName(self._giver_title.text())
        for widget in (self._giver_title, self.giver):
            widget.setVisible(how in titles)
        liable = how == "self_draw" and self._standing.options.liability
        for widget in (self._liable_title, self.liable):
            widget.setVisible(liable)
        self.changed.emit()
