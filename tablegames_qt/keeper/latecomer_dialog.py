"""Who comes while a match is kept: on a new seat where the rules have room for one, or on the seat of somebody who leaves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from rules.game import IllegalAction
from rules.keeping import KeptGame
from rules.latecomers import LONGEST_NAME, Joins, Name, TakesOver, names_after
from rules.options import GameOptions, Problem
from rules.seats import Seat
from tablegames_qt.appearance import Appearance
from tablegames_qt.keeper.fields import Choices
from tablegames_qt.keeper.kind import refusal_words, shortened
from tablegames_qt.labels import label
from tablegames_qt.notice import Notice
from tablegames_qt.option_words import problem_words
from tablegames_qt.overlay import Overlay
from tablegames_qt.tables.kind import TableKind

NEW = "new"


class LatecomerDialog(Overlay):
    """Emits `chosen` with the entry. `offered` are people who are there and do not play; the first is entered already."""

    chosen = Signal(object)

    def __init__(
        self, window: QWidget, appearance: Appearance, kind: TableKind, match: KeptGame, offered: Sequence[str] = ()
    ) -> None:
        super().__init__(window, appearance, QSize(580, 350))
        assert kind.keeper is not None
        self._kind, self._words, self._match = kind, kind.keeper.words, match
        self._sheet = match.sheet()
        self.name = QLineEdit(offered[0] if offered else "")
        self.name.setMaxLength(LONGEST_NAME)
        self._titles = [label("name"), label("name")]
        self.seats = Choices()
        self.outlook = label("second")
        self.outlook.setWordWrap(True)
        self.notice = Notice(appearance)
        for widget in (self._titles[0], self.name, self._titles[1], self.seats, self.outlook, self.notice):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self._cancel, self.take = QPushButton(), QPushButton()
        self.take.setProperty("role", "default")
        self.default_button = self.take
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)
        self.name.textChanged.connect(self._check)
        self.seats.chosen.connect(self._check)
        self._cancel.clicked.connect(self.close_overlay)
        self.take.clicked.connect(self._take)

    def first_focus(self) -> QWidget:
        """Begin with the name."""
        self.name.selectAll()
        return self.name

    @property
    def entry(self) -> Joins | TakesOver:
        """What is entered so far; a name that is still missing is a blank."""
        name = Name(self.name.text().strip() or " ")
        seat = self.seats.seat
        return Joins(name) if seat is None else TakesOver(Seat(seat), name)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("A latecomer"))
        self.setAccessibleName(self.heading.text())
        self._titles[0].setText(self.tr("Name"))
        self._titles[1].setText(self.tr("Takes, from the next deal on"))
        self.name.setAccessibleName(self._titles[0].text())
        present = self.seats.value
        names = shortened(self._sheet.names)
        overs = [(Seat(seat), self.tr("the seat of {name}").format(name=name)) for seat, name in enumerate(names)]
        joins = [] if self._no_seat() else [(NEW, self.tr("a new seat"))]
        self.seats.set_choices([*joins, *overs])
        self.seats.set_value(present if present is not None else NEW if joins else overs[0][0])
        self._cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Enter it"))
        self._check()

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

    def _check(self) -> None:
        entry, standing, refused = self.entry, self._sheet.standing, ""
        named = bool(self.name.text().strip())
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
        self.notice.say(refused)
        self.take.setEnabled(named and not refused)
        self.take.setToolTip(refused or ("" if named else self.tr("Enter the name first.")))

    def _take(self) -> None:
        entry = self.entry
        self.close_overlay()
        self.chosen.emit(entry)
