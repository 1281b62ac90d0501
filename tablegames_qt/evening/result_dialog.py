"""Entering a result by hand, or correcting one: the game, who played, and their places or totals."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.evening.evening import (
    LARGEST_SCORE,
    LONGEST_NOTE,
    Evening,
    EveningError,
    Person,
    Played,
    places_by_total,
)
from tablegames_qt.evening.marks import mark_icon
from tablegames_qt.evening.standing import points_of
from tablegames_qt.evening.words import GameWords, fault_words, points_words
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import SIDE, Overlay
from tablegames_qt.segments import Segments
from tablegames_qt.tick_box import TickBox

PLACES, HIGH, LOW = "places", "high", "low"


class PlayerRow:
    """The widgets of one person in the grid of a result."""

    def __init__(self, person: Person, appearance: Appearance) -> None:
        self.person = person
        self.played = TickBox(person.name)
        self.played.setIcon(mark_icon(person.mark, appearance.theme, 16))
        self.place = QSpinBox()
        self.total = QSpinBox()
        self.total.setRange(-LARGEST_SCORE, LARGEST_SCORE)
        self.points = QLabel()
        self.points.setProperty("role", "second")
        for box in (self.place, self.total):
            box.setFixedWidth(130)
            box.setAccessibleName(person.name)


class ResultDialog(Overlay):
    """Emits `accepted` with the `Played`, whose number is that of the one corrected, or `deleted` with its number."""

    accepted = Signal(object)
    deleted = Signal(int)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        games: Mapping[str, GameWords],
        evening: Evening,
        played: Played | None = None,
    ) -> None:
        super().__init__(window, appearance, QSize(620, 640))
        self._games, self._evening, self._before = games, evening, played
        self.game = DropDown()
        for name in (*games, ""):
            self.game.addItem("", name)
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST_NOTE)
        self.way = Segments()
        there = set(played.people) if played is not None else set()
        self.rows = [
            PlayerRow(person, appearance) for person in evening.people if person.here or person.number in there
        ]
        self.game_title, self.note_title, self.way_title = QLabel(), QLabel(), QLabel()
        for label in (self.game_title, self.note_title, self.way_title):
            label.setProperty("role", "name")
        self.notice = Notice(appearance)
        self.delete = QPushButton()
        self.delete.setProperty("role", "quiet")
        self.delete.setVisible(played is not None)
        self.delete.clicked.connect(self._delete)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.close_overlay)
        self.done = self.default_button = QPushButton()
        self.done.setProperty("role", "default")
        self.done.clicked.connect(self._accept)
        self._build()
        self._fill()
        self._connect()

    def _build(self) -> None:
        self.body.setSpacing(8)
        for widget in (self.game_title, self.game, self.note_title, self.note, self.way_title):
            self.body.addWidget(widget)
        line = QHBoxLayout()
        line.addWidget(self.way)
        line.addStretch(1)
        self.body.addLayout(line)
        self.body.addSpacing(8)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for at, row in enumerate(self.rows):
            grid.addWidget(row.played, at, 0)
            grid.addWidget(row.place, at, 1)
            grid.addWidget(row.total, at, 1)
            row.points.setFixedWidth(110)
            grid.addWidget(row.points, at, 2)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        warning = QVBoxLayout()
        warning.setContentsMargins(SIDE, 4, SIDE, 8)
        warning.addWidget(self.notice)
        self.column.insertLayout(2, warning)
        self.foot.addWidget(self.delete)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.done)

    def _fill(self) -> None:
        """Show the result that is corrected, or what is likely: the game that is next in the series, all who are here."""
        played, evening = self._before, self._evening
        planned = evening.still_planned()
        last = evening.played[-1].game if evening.played else next(iter(self._games))
        game = played.game if played is not None else planned[0] if planned else last
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.note.setText(played.note if played is not None else "")
        self._label_ways()
        way: object = PLACES
        if played is not None and played.scores:
            way = HIGH if places_by_total(played.scores, low_wins=False) == played.places else PLACES
            if way == PLACES and places_by_total(played.scores, low_wins=True) == played.places:
                way = LOW
        self.way.set_value(way)
        for at, row in enumerate(self.rows):
            row.place.setRange(1, len(self.rows))
            seat = played.people.index(row.person.number) if played and row.person.number in played.people else None
            row.played.setChecked(played is None or seat is not None)
            row.place.setValue(played.places[seat] if played is not None and seat is not None else at + 1)
            if played is not None and seat is not None and played.scores:
                row.total.setValue(played.scores[seat])

    def _connect(self) -> None:
        self.game.activated.connect(self._check)
        self.note.textEdited.connect(self._check)
        self.way.chosen.connect(self._check)
        for row in self.rows:
            row.played.toggled.connect(self._check)
            row.place.valueChanged.connect(self._check)
            row.total.valueChanged.connect(self._check)

    def first_focus(self) -> QWidget:
        """Begin at the game."""
        return self.game

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        new = self._before is None
        self.heading.setText(self.tr("Add a result") if new else self.tr("Correct a result"))
        self.setAccessibleName(self.heading.text())
        self.game_title.setText(self.tr("Game"))
        self.game.setAccessibleName(self.game_title.text())
        for at, words in enumerate(self._games.values()):
            self.game.setItemText(at, QCoreApplication.translate("games", words.title))
        self.game.setItemText(len(self._games), self.tr("Another game"))
        self.note.setAccessibleName(self.tr("Note"))
        self.way_title.setText(self.tr("Who was where"))
        self._label_ways()
        self.delete.setText(self.tr("Delete this result"))
        self.cancel.setText(self.tr("Cancel"))
        self.done.setText(self.tr("Add") if new else self.tr("Correct"))
        self._check()

    def _label_ways(self) -> None:
        self.way.set_choices(
            [(PLACES, self.tr("Places")), (HIGH, self.tr("Totals, most wins")), (LOW, self.tr("Totals, least wins"))]
        )

    def played(self) -> Played:
        """Return the result as the form has it; whether it is in order is for the evening to say."""
        rows = [row for row in self.rows if row.played.isChecked()]
        people = tuple(row.person.number for row in rows)
        way = self.way.value
        totals = tuple(row.total.value() for row in rows)
        places = tuple(row.place.value() for row in rows)
        if way != PLACES:
            places = places_by_total(totals, low_wins=way == LOW)
        before = self._before
        scores = totals if way != PLACES else ()
        if before is not None and way == PLACES and before.people == people:
            scores = before.scores
        base = before or Played(0, int(time.time()), "", (), ())
        return replace(
            base,
            game=str(self.game.currentData()),
            people=people,
            places=places,
            scores=scores,
            note=self.note.text().strip(),
        )

    def _check(self) -> None:
        other = not self.game.currentData()
        self.note_title.setText(
            self.tr("Name of the game") if other else self.tr("Note, behind the result (may stay empty)")
        )
        played = self.played()
        sentence = ""
        try:
            if self._before is None:
                self._evening.with_played(played)
            else:
                self._evening.corrected(self._before.number, played)
        except EveningError as fault:
            sentence = self.tr("Say which game it was.") if fault.reason == "no-title" else fault_words(fault.reason)
        self._show_points(played, valid=not sentence)
        self.notice.say(sentence)
        self.done.setEnabled(not sentence)
        self.done.setToolTip(sentence)
        self.done.setAccessibleDescription(sentence)

    def _show_points(self, played: Played, *, valid: bool) -> None:
        """Show beside everybody what they get, and only the fields that count."""
        by_place = self.way.value == PLACES
        points = points_of(played.places, self._evening.scale) if valid else ()
        got = dict(zip(played.people, points, strict=False))
        for row in self.rows:
            on = row.played.isChecked()
            row.place.setVisible(by_place)
            row.total.setVisible(not by_place)
            row.place.setEnabled(on)
            row.total.setEnabled(on)
            own = got.get(row.person.number)
            text = ""
            if own is not None:
                text = self.tr("1 point") if own == 1 else self.tr("{points} points").format(points=points_words(own))
            row.points.setText(text if on else self.tr("sat out"))

    def _accept(self) -> None:
        played = self.played()
        self.close_overlay()
        self.accepted.emit(played)

    def _delete(self) -> None:
        assert self._before is not None
        self.close_overlay()
        self.deleted.emit(self._before.number)
