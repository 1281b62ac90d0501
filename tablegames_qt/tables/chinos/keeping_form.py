"""The entry form of Los Chinos: the players in the order in which they are saved, then who pays."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rules.chinos.keeping import KeptChinos, Settled, most_together
from rules.chinos.rounds import DUEL
from rules.game import IllegalAction
from rules.seats import Seat
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.keeper.fields import Choices, NumberField
from tablegames_qt.keeper.kind import EntryForm, Names
from tablegames_qt.labels import label
from tablegames_qt.phrases import listed
from tablegames_qt.tables.chinos.phrases import coffees_text

MOST_PLAYERS = 12


class ChinosForm(EntryForm):
    """A large button a player who is still in: pressing it saves the player. With two left the final is entered."""

    def __init__(self) -> None:
        super().__init__()
        self._standing: KeptChinos | None = None
        self._names: Names = ()
        self._saved: list[tuple[Seat, ...]] = []
        self._question, self._order = label("name"), label("second")
        self._order.setWordWrap(True)
        self._flow = FlowBox(gap=8, line_gap=8)
        self.players = [QPushButton() for _ in range(MOST_PLAYERS)]
        self.together, self.back = QPushButton(), QPushButton()
        self.together.setCheckable(True)
        self.together.setProperty("role", "choice")
        self.back.setProperty("role", "quiet")
        self._final = label("name")
        self.loser = Choices()
        self.points = [NumberField(width=64) for _ in range(DUEL)]
        self._points_labels = [label("second") for _ in range(DUEL)]
        self._foul_box = QWidget()
        self._foul_grid = QGridLayout(self._foul_box)
        self._foul_grid.setContentsMargins(0, 0, 0, 0)
        self._foul_title = label("name")
        self.fouls = [NumberField(width=60) for _ in range(MOST_PLAYERS)]
        self._foul_labels = [label("second") for _ in range(MOST_PLAYERS)]
        self._bill = label("heading")
        self._bill.setWordWrap(True)
        self.result = self._bill
        self._build()
        self.together.toggled.connect(lambda: self._show())
        self.back.clicked.connect(self._take_back)
        self.loser.chosen.connect(self._tell)
        for field in self.points:
            field.edited.connect(self._tell)
            field.entered.connect(self.submitted)
        self.retranslate()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for seat, button in enumerate(self.players):
            button.setProperty("large", True)
            button.clicked.connect(lambda _checked, seat=seat: self._save(Seat(seat)))
            self._flow.add(button)
        for seat, field in enumerate(self.fouls):
            down, along = divmod(seat, 3)
            self._foul_grid.addWidget(self._foul_labels[seat], down, 2 * along)
            self._foul_grid.addWidget(field, down, 2 * along + 1)
            field.edited.connect(self._tell)
            field.entered.connect(self.submitted)
        self._foul_grid.setColumnStretch(6, 1)
        for widget in (self._question, self._flow):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self.together)
        row.addWidget(self.back)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._order)
        self._final_box = QWidget()
        final = QVBoxLayout(self._final_box)
        final.setContentsMargins(0, 0, 0, 0)
        final.addWidget(self._final)
        line = FlowBox(gap=10, line_gap=6)
        line.add(self.loser)
        for words, field in zip(self._points_labels, self.points, strict=True):
            line.add(words)
            line.add(field)
        final.addWidget(line)
        column.addWidget(self._final_box)
        column.addWidget(self._foul_title)
        column.addWidget(self._foul_box)

    def first_focus(self) -> QWidget:
        """Begin with who was saved first, or with the final."""
        shown = [button for button in self.players if not button.isHidden()]
        return shown[0] if shown else self.loser.focus_widget()

    def begin(self, standing: KeptChinos, names: Names, entry: Any = None) -> None:
        """Show a match with everybody in, or one that is to be corrected."""
        self._standing, self._names = standing, names
        self._saved = [] if entry is None else [*entry.saved]
        fouls = () if entry is None else entry.fouls
        for seat in range(MOST_PLAYERS):
            shown = seat < len(names)
            self.players[seat].setText(names[seat].replace("&", "&&") if shown else "")
            self._foul_labels[seat].setText(names[seat] if shown else "")
            for widget in (self.players[seat], self.fouls[seat], self._foul_labels[seat]):
                widget.setVisible(shown)
            self.fouls[seat].show_value(fouls[seat] or None if fouls and shown else None)
            if shown:
                self.fouls[seat].setAccessibleName(self.tr("Fouls of {name}").format(name=names[seat]))
        self._foul_box.setVisible(standing.options.foul_fine)
        self._foul_title.setVisible(standing.options.foul_fine)
        final = (None, None) if entry is None or not entry.final else entry.final
        for field, value in zip(self.points, final, strict=True):
            field.show_value(value)
        blocked = self.together.blockSignals(True)
        self.together.setChecked(False)
        self.together.blockSignals(blocked)
        self.loser.choose_nothing()
        self._show()
        if entry is not None:
            self.loser.set_value(entry.loser)
            self._tell()

    @property
    def _left(self) -> list[Seat]:
        gone = [seat for group in self._saved for seat in group]
        return [Seat(seat) for seat in range(len(self._names)) if seat not in gone]

    def entry(self) -> Settled:
        """Return the match as it is entered."""
        left = self._left
        if len(left) > DUEL:
            raise IllegalAction("seat-missing", left=len(left))
        loser = self.loser.seat
        if loser is None:
            raise IllegalAction("loser-missing")
        finalist = next(seat for seat in left if seat != loser)
        points = tuple(field.value for field in self.points)
        final = () if points == (None, None) else tuple(each or 0 for each in points)
        fouls = tuple(field.value or 0 for field in self.fouls[: len(self._names)])
        return Settled(tuple(self._saved), finalist, Seat(loser), final, fouls if any(fouls) else ())

    def show_after(self, after: KeptChinos | None, refused: IllegalAction | None) -> None:
        """Show who pays how many."""
        del refused
        words = ""
        if after is not None:
            paid = [(cups, name) for cups, name in zip(after.paid, self._names, strict=True) if cups]
            parts = [f"{name}: {coffees_text(cups)}" for cups, name in sorted(paid, key=lambda each: -each[0])]
            words = " · ".join(parts)
        self._bill.setText(words)
        self._bill.setVisible(bool(words))

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.together.setText(self.tr("Together with the one before"))
        self.together.setToolTip(self.tr("Both called the right number in the same round."))
        self.back.setText(self.tr("Take the last one back"))
        self._foul_title.setText(self.tr("Fouls, a coffee each"))
        self.loser.setAccessibleName(self.tr("Who lost the final"))
        if self._standing is not None:
            self._show()

    # what is pressed

    def _save(self, seat: Seat) -> None:
        if self.together.isChecked() and self._saved:
            self._saved[-1] = tuple(sorted((*self._saved[-1], seat)))
            self.together.setChecked(False)
        else:
            self._saved.append((seat,))
        self._show()
        self.first_focus().setFocus()

    def _take_back(self) -> None:
        if not self._saved:
            return
        *first, _last = self._saved[-1]
        self._saved = [*self._saved[:-1], tuple(first)] if first else self._saved[:-1]
        self._show()

    def _show(self) -> None:
        """Show who is still in, the order so far, and the final once two are left."""
        assert self._standing is not None
        left = self._left
        final = len(left) <= DUEL
        for seat, button in enumerate(self.players):
            button.setVisible(seat in left and not final)
        self._flow.setVisible(not final)
        before = len(left) + (len(self._saved[-1]) if self._saved else 0)
        most = most_together(before, len(self._names), self._standing.options, first_round=False) if before > 3 else 1
        grows = bool(self._saved) and not final and len(self._saved[-1]) < most
        if not grows and self.together.isChecked():
            blocked = self.together.blockSignals(True)
            self.together.setChecked(False)
            self.together.blockSignals(blocked)
        self.together.setVisible(grows)
        self.back.setVisible(bool(self._saved))
        question = self.tr("Who was saved first?") if not self._saved else self.tr("Who was saved next?")
        if self.together.isChecked():
            question = self.tr("Who was saved in the same round?")
        self._question.setText(question)
        self._question.setVisible(not final)
        order = [
            f"{number}. {listed([self._names[seat] for seat in group])}" for number, group in enumerate(self._saved, 1)
        ]
        self._order.setText(self.tr("Saved: {order}").format(order="  ".join(order)))
        self._order.setVisible(bool(order))
        self._final_box.setVisible(final)
        if final:
            self.loser.show_names(self._names, seats=left)
        self._final.setText(self.tr("Who lost the final and pays?"))
        self._tell()

    def _tell(self) -> None:
        if self._standing is None:
            return
        left, loser = self._left, self.loser.seat
        decided = len(left) == DUEL and loser in left
        ordered = [seat for seat in left if seat != loser] + ([Seat(loser)] if loser is not None else [])
        for place, (words, field) in enumerate(zip(self._points_labels, self.points, strict=True)):
            words.setVisible(decided)
            field.setVisible(decided)
            if decided:
                words.setText(self.tr("points of {name}").format(name=self._names[ordered[place]]))
                field.setAccessibleName(words.text())
        self.changed.emit()
