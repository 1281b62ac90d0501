"""Beginning an evening, or changing one: its name, its people, what places are worth, and which games are planned."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.evening.evening import (
    LARGEST_POINTS,
    LONGEST_TITLE,
    MOST_PEOPLE,
    USUAL_SCALE,
    Evening,
    EveningError,
    checked,
    new_evening,
)
from tablegames_qt.evening.people_form import Entrant, PeopleForm, of_evening, with_entrants
from tablegames_qt.evening.words import GameWords, fault_words
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import SIDE, Overlay

MOST_PLANNED = 20


def read_scale(text: str) -> tuple[int, ...] | None:
    """Return the points of places that somebody has written, such as "5, 3, 2, 1"; None when they are none."""
    parts = re.split(r"[\s,;]+", text.strip().strip(",; "))
    if not all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts) or len(parts) > MOST_PEOPLE:
        return None
    scale = tuple(map(int, parts))
    return scale if all(points <= LARGEST_POINTS for points in scale) else None


class PlanForm(QWidget):
    """The series: games that are to be played, in order."""

    changed = Signal()

    def __init__(self, games: Mapping[str, GameWords], plan: Sequence[str]) -> None:
        super().__init__()
        self._games = games
        self.plan = [game for game in plan if game in games]
        self.title = QLabel()
        self.title.setProperty("role", "name")
        self.words = QLabel()
        self.words.setProperty("role", "second")
        self.words.setWordWrap(True)
        self.game = DropDown()
        for name in games:
            self.game.addItem("", name)
        self.add = QPushButton()
        self.add.clicked.connect(lambda: self._set([*self.plan, str(self.game.currentData())]))
        self.one_each = QPushButton()
        self.one_each.setProperty("role", "quiet")
        self.one_each.clicked.connect(lambda: self._set([*self._games]))
        self.clear = QPushButton()
        self.clear.setProperty("role", "quiet")
        self.clear.clicked.connect(lambda: self._set(self.plan[:-1]))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.game, 1)
        for button in (self.add, self.one_each, self.clear):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.title.setText(self.tr("Series"))
        for at, words in enumerate(self._games.values()):
            self.game.setItemText(at, QCoreApplication.translate("games", words.title))
        self.game.setAccessibleName(self.tr("Game to plan"))
        self.add.setText(self.tr("Add"))
        self.one_each.setText(self.tr("One of each"))
        self.clear.setText(self.tr("Remove the last"))
        self._say()

    def _set(self, plan: list[str]) -> None:
        self.plan = plan[:MOST_PLANNED]
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        titles = [QCoreApplication.translate("games", self._games[game].title) for game in self.plan]
        none = self.tr("No plan: any game may come next.")
        self.words.setText("  ·  ".join(f"{at} {title}" for at, title in enumerate(titles, 1)) or none)
        self.clear.setEnabled(bool(self.plan))
        self.add.setEnabled(len(self.plan) < MOST_PLANNED)


class EveningDialog(Overlay):
    """Emits `accepted` with the evening, a new one or the one that was given as it is to be from now on."""

    accepted = Signal(object)

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        games: Mapping[str, GameWords],
        entrants: Sequence[Entrant] = (),
        evening: Evening | None = None,
        number: int = 1,
    ) -> None:
        """`entrants` are offered and `number` is given to a new evening."""
        super().__init__(window, appearance, QSize(760, 690))
        self._evening, self._number = evening, number
        self._began = int(time.time())
        self.name = LimitedField(LONGEST_TITLE, evening.title if evening is not None else "")
        self.name.textEdited.connect(self._check)
        self.people = PeopleForm(appearance, of_evening(evening) if evening is not None else entrants, evening)
        self.people.changed.connect(self._check)
        self.scale = QLineEdit(", ".join(map(str, evening.scale if evening is not None else USUAL_SCALE)))
        self.scale.textEdited.connect(self._check)
        self.plan = PlanForm(games, evening.plan if evening is not None else ())
        self.name_title, self.scale_title, self.scale_help = QLabel(), QLabel(), QLabel()
        for label, role in ((self.name_title, "name"), (self.scale_title, "name"), (self.scale_help, "second")):
            label.setProperty("role", role)
        self.scale_help.setWordWrap(True)
        self.notice = Notice(appearance)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.close_overlay)
        self.done = self.default_button = QPushButton()
        self.done.setProperty("role", "default")
        self.done.clicked.connect(self._accept)
        self._build()

    def _build(self) -> None:
        self.body.setSpacing(8)
        for widget in (self.name_title, self.name):
            self.body.addWidget(widget)
        self.body.addSpacing(10)
        self.body.addWidget(self.people)
        self.body.addSpacing(10)
        for label in (self.scale_title, self.scale_help, self.scale):
            self.body.addWidget(label)
        self.body.addSpacing(10)
        self.body.addWidget(self.plan)
        self.body.addStretch(1)
        warning = QVBoxLayout()
        warning.setContentsMargins(SIDE, 4, SIDE, 8)
        warning.addWidget(self.notice)
        self.column.insertLayout(2, warning)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.done)

    def first_focus(self) -> QWidget:
        """Begin at the name of the evening."""
        return self.name

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        new = self._evening is None
        self.heading.setText(self.tr("A new evening") if new else self.tr("People and points"))
        self.setAccessibleName(self.heading.text())
        self.name_title.setText(self.tr("Name of the evening"))
        self.name.setAccessibleName(self.name_title.text())
        self.name.setPlaceholderText(self.tr("Game night"))
        self.scale_title.setText(self.tr("Points for places"))
        self.scale_help.setText(
            self.tr("From the first place on. Equal places share; further places get none. All results count by them.")
        )
        self.scale.setAccessibleName(self.scale_title.text())
        self.cancel.setText(self.tr("Cancel"))
        self.done.setText(self.tr("Begin the evening") if new else self.tr("Done"))
        self.people.retranslate()
        self.plan.retranslate()
        self._check()

    def evening(self) -> Evening:
        """Return the evening as the form has it; raise EveningError with the reason why it cannot be."""
        title = self.name.text().strip() or self.name.placeholderText()
        scale = read_scale(self.scale.text())
        if scale is None:
            raise EveningError("no-points")
        entrants = self.people.entrants
        plan = tuple(self.plan.plan)
        if self._evening is not None:
            return checked(replace(with_entrants(self._evening, entrants), title=title, scale=scale, plan=plan))
        people = [(each.name, each.mark, each.level) for each in entrants]
        return new_evening(title, self._began, people, number=self._number, scale=scale, plan=plan)

    def _check(self) -> None:
        sentence = ""
        try:
            self.evening()
        except EveningError as fault:
            sentence = fault_words(fault.reason)
        self.notice.say(sentence)
        self.done.setEnabled(not sentence)
        self.done.setToolTip(sentence)
        self.done.setAccessibleDescription(sentence)

    def _accept(self) -> None:
        evening = self.evening()
        self.close_overlay()
        self.accepted.emit(evening)
