"""Who comes while a match is kept: on a new seat where the rules have room for one, or on the seat of somebody who leaves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from rules.game import IllegalAction
from rules.keeping import KeptGame
from rules.latecomers import Joins, Name, TakesOver, names_after
from rules.options import GameOptions, Problem
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.join_dialog import JoinDialog
from tablegames_qt.keeper.kind import refusal_words, shortened
from tablegames_qt.option_words import problem_words
from tablegames_qt.tables.kind import TableKind

NEW = "new"


class LatecomerDialog(JoinDialog):
    """Emits `chosen` with the entry."""

    chosen = Signal(object)

    def __init__(
        self, window: QWidget, appearance: Appearance, kind: TableKind, match: KeptGame, offered: Sequence[str] = ()
    ) -> None:
        super().__init__(window, appearance, QSize(580, 350), offered)
        assert kind.keeper is not None
        self._kind, self._words, self._match = kind, kind.keeper.words, match
        self._sheet = match.sheet()

    @property
    def entry(self) -> Joins | TakesOver:
        """What is entered so far; a name that is still missing is a blank."""
        name = Name(self.entered or " ")
        seat = self.seats.seat
        return Joins(name) if seat is None else TakesOver(Seat(seat), name)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.heading.setText(self.tr("A latecomer"))
        self.seats_title.setText(self.tr("Takes, from the next deal on"))
        present = self.seats.value
        names = shortened(self._sheet.names)
        overs = [(Seat(seat), self.tr("the seat of {name}").format(name=name)) for seat, name in enumerate(names)]
        joins = [] if self._no_seat() else [(NEW, self.tr("a new seat"))]
        self.seats.set_choices([*joins, *overs])
        self.seats.set_value(present if present is not None else NEW if joins else overs[0][0])
        self.take.setText(self.tr("Enter it"))
        super().retranslate()

    def _no_seat(self) -> str:
        """Why nobody can take a new seat; empty when somebody can."""
        try:
            self._match.keeper.follow(self._sheet.standing, Joins(Name(" ")))
        except IllegalAction as refused:
            problem, options = refused.details.get("problem"), refused.details.get("options")
            if not isinstance(problem, Problem) or not isinstance(options, GameOptions):
                return refusal_words(self._words, refused, self._sheet.names)
            why = problem_words(problem, options) or self._kind.refusal(problem.reason, {"fields": problem.fields})
            return self.tr("Nobody can take a new seat: {why}").format(why=why)
        return ""

    def check(self) -> None:
        """Say what the latecomer begins with, or why nobody can come so."""
        entry, standing, refused = self.entry, self._sheet.standing, ""
        try:
            names_after(self._sheet.names, entry)
        except IllegalAction as fault:
            refused = refusal_words(self._words, fault, self._sheet.names)
        if isinstance(entry, Joins):
            words = self._words.latecomer(self._match.keeper.follow(standing, entry))
        else:
            words = self.tr("A seat is taken over with its total: {total}.").format(
                total=self._words.total(standing.totals[entry.seat])
            )
        self.outlook.setText(" ".join(filter(None, (words, self._no_seat()))))
        self.allow(refused)

    def taken(self) -> None:
        """Close, and tell the entry."""
        entry = self.entry
        self.close_overlay()
        self.chosen.emit(entry)
