"""The entry form of Chinchón: who knocked, loose points and lay-offs of each player."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rules.chinchon.keeping import KeptChinchon, Knocked, Shown, Voided, counted
from rules.game import IllegalAction
from rules.seats import Seat
from tablegames_qt.keeper.fields import Choices, NumberField, chain
from tablegames_qt.keeper.kind import EntryForm, Names
from tablegames_qt.labels import label
from tablegames_qt.phrases import plain, signed
from tablegames_qt.services import Services
from tablegames_qt.tables.chinchon.keeping_cards import CardsDialog

MOST_PLAYERS = 4
NOBODY = Seat(-1)
"""Knocks while nobody is chosen: the rules refuse it."""


class ChinchonForm(EntryForm):
    """A row a player. What cannot be entered is disabled: lay-offs of the knocker, or after a knock without loose cards."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._shown: Shown | None = None
        """The cards that the points were counted from; None once a field was changed by hand."""
        self._standing: KeptChinchon | None = None
        self._names: Names = ()
        self._who, self._kind = label("name"), label("name")
        self.knocker = Choices()
        self.chinchon = Choices()
        self.void = QPushButton()
        self.void.setCheckable(True)
        self.void.setProperty("role", "choice")
        self.cards = QPushButton()
        self.players = [label("name") for _ in range(MOST_PLAYERS)]
        self.loose = [NumberField() for _ in range(MOST_PLAYERS)]
        self.off = [NumberField() for _ in range(MOST_PLAYERS)]
        self.results = [label("name") for _ in range(MOST_PLAYERS)]
        self._heads: list[QLabel] = [label("quiet"), label("quiet"), label("quiet")]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._who)
        column.addWidget(self.knocker)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        for place, head in enumerate(self._heads):
            side = Qt.AlignmentFlag.AlignLeft if place == 2 else Qt.AlignmentFlag.AlignRight
            head.setAlignment(side)
            grid.addWidget(head, 0, 1 + place)
        for seat in range(MOST_PLAYERS):
            grid.addWidget(self.players[seat], 1 + seat, 0)
            grid.addWidget(self.loose[seat], 1 + seat, 1)
            grid.addWidget(self.off[seat], 1 + seat, 2)
            grid.addWidget(self.results[seat], 1 + seat, 3)
        grid.setColumnMinimumWidth(0, 110)
        grid.setColumnStretch(3, 1)
        column.addLayout(grid)
        column.addWidget(self._kind)
        column.addWidget(self.chinchon)
        row = QHBoxLayout()
        row.addWidget(self.cards)
        row.addWidget(self.void)
        row.addStretch(1)
        column.addLayout(row)
        self.knocker.chosen.connect(self._edit)
        self.chinchon.chosen.connect(self._edit)
        self.void.toggled.connect(self._edit)
        self.cards.clicked.connect(self._ask_cards)
        for field in (*self.loose, *self.off):
            field.edited.connect(self._edit)
            field.entered.connect(self.submitted)
        chain(self.loose)
        chain(self.off)
        self.retranslate()

    def first_focus(self) -> QWidget:
        """Begin with who knocked."""
        return self.knocker.focus_widget()

    def begin(self, standing: KeptChinchon, names: Names, entry: Any = None) -> None:
        """Show empty fields, or a deal that is to be corrected; one by cards is shown by its points."""
        self._standing, self._names = standing, names
        self._shown = entry if isinstance(entry, Shown) else None
        self.knocker.show_names(names, seats=standing.playing)
        self._fill(counted(entry, standing) if isinstance(entry, Shown) else entry)

    def _fill(self, deal: Knocked | Voided | None) -> None:
        standing, names = self._standing, self._names
        assert standing is not None
        blocked = self.void.blockSignals(True)
        self.void.setChecked(isinstance(deal, Voided))
        self.void.blockSignals(blocked)
        knock = deal if isinstance(deal, Knocked) else None
        if knock is not None and knock.knocker in standing.playing:
            self.knocker.set_value(knock.knocker)
        else:
            self.knocker.choose_nothing()
        self.retranslate()
        self.chinchon.set_value("none" if knock is None else knock.chinchon)
        for seat in range(MOST_PLAYERS):
            shown = seat in standing.playing
            for widget in (self.players[seat], self.loose[seat], self.off[seat], self.results[seat]):
                widget.setVisible(shown)
            self.players[seat].setText(names[seat] if shown else "")
            loose = knock.loose[seat] if knock is not None and shown else None
            off = knock.laid_off[seat] if knock is not None and shown and knock.laid_off else None
            self.loose[seat].show_value(loose)
            self.off[seat].show_value(off or None)
            if shown:
                self.loose[seat].setAccessibleName(self.tr("Loose points of {name}").format(name=names[seat]))
                self.off[seat].setAccessibleName(self.tr("Laid off by {name}").format(name=names[seat]))
        self._tell()

    def entry(self) -> Knocked | Shown | Voided:
        """Return the deal as it is entered, by its cards while no field was changed."""
        if self._shown is not None:
            return self._shown
        if self.void.isChecked():
            return Voided()
        assert self._standing is not None
        players = range(len(self._standing.totals))
        seat = self.knocker.seat
        loose = tuple(self.loose[each].value if each in self._standing.playing else None for each in players)
        off = tuple(self.off[each].value or 0 if self.off[each].isEnabled() else 0 for each in players)
        kind: Any = self.chinchon.value or "none"
        return Knocked(NOBODY if seat is None else Seat(seat), loose, off if any(off) else (), kind)

    def show_after(self, after: KeptChinchon | None, refused: IllegalAction | None) -> None:
        """Show what each player adds."""
        del refused
        assert self._standing is not None
        for seat in range(len(self._standing.totals)):
            words = ""
            if after is not None and after.last is not None and seat in self._standing.playing:
                words = f"{signed(after.last.points[seat])} → {plain(after.totals[seat])}"
            self.results[seat].setText(words)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._who.setText(self.tr("Who knocked?"))
        self._kind.setText(self.tr("Chinchón?"))
        self.void.setText(self.tr("Void deal"))
        self.void.setToolTip(self.tr("The stock ran out: nobody scores, the deal passes on."))
        self.cards.setText(self.tr("Enter the cards …"))
        texts = (self.tr("Loose points"), self.tr("Laid off"), self.tr("Adds, total"))
        for head, text in zip(self._heads, texts, strict=True):
            head.setText(text)
        chosen = self.chinchon.value
        kinds = [("none", self.tr("No")), ("joker", self.tr("With the joker")), ("pure", self.tr("Pure"))]
        if self._standing is not None and not self._standing.options.has_joker:
            del kinds[1]
        self.chinchon.set_choices(kinds)
        self.chinchon.set_value(chosen if chosen in [value for value, _ in kinds] else "none")
        self.chinchon.setAccessibleName(self._kind.text())
        self.knocker.setAccessibleName(self._who.text())

    def _ask_cards(self) -> None:
        """Enter the deal by its cards instead, beginning with those that were counted."""
        standing, knocker = self._standing, self.knocker.seat
        assert standing is not None
        if knocker is None:
            return
        hands = ((),) * len(self._names) if self._shown is None else self._shown.hands
        dialog = CardsDialog(self.window(), self._services, standing, self._names, Shown(Seat(knocker), hands))
        dialog.taken.connect(self._take_cards)
        self.opened.emit(dialog)

    def _take_cards(self, shown: Shown) -> None:
        assert self._standing is not None
        self._shown = shown
        self._fill(counted(shown, self._standing))

    def _edit(self) -> None:
        """Something was changed by hand."""
        self._shown = None
        self._tell()

    def _tell(self) -> None:
        """Let only what is possible be entered, and tell the page."""
        if self._standing is None:
            return
        void = self.void.isChecked()
        knocker = self.knocker.seat
        own = None if knocker is None else self.loose[knocker].value
        chinchon = self.chinchon.value != "none"
        if chinchon and knocker is not None and own is None:
            self.loose[knocker].show_value(0)
            own = 0
        for seat in range(len(self._standing.totals)):
            self.loose[seat].setEnabled(not void)
            self.off[seat].setEnabled(not void and knocker is not None and seat != knocker and bool(own))
        self.knocker.setEnabled(not void)
        self.chinchon.setEnabled(not void)
        self.cards.setEnabled(not void and knocker is not None)
        self.cards.setToolTip("" if knocker is not None else self.tr("Say who knocked first."))
        self.changed.emit()
