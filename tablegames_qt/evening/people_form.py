"""Who is there: a row a person with mark, name, Person or Bot, and whether they play on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.evening.evening import LONGEST_NAME, MOST_PEOPLE, Evening, EveningError
from tablegames_qt.evening.marks import mark_icon, mark_words
from tablegames_qt.levels import level_words
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.seats_form import NAMES

LEVELS = ("easy", "medium", "hard")
"""Levels of a bot that plays along; a game that lacks one takes its middle one."""
ICON = 18


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody as the form has them. `number` is 0 for somebody new."""

    number: int
    name: str
    mark: int
    level: str = ""
    here: bool = True


class EntrantRow(QWidget):
    """One person. Who has a result can leave and come back; who has none can be taken off."""

    changed = Signal()
    taken_off = Signal(object)

    def __init__(self, entrant: Entrant, appearance: Appearance, *, has_played: bool, begun: bool) -> None:
        super().__init__()
        self._number, self._here = entrant.number, entrant.here
        self._appearance = appearance
        self._has_played, self._begun = has_played, begun
        self.mark = DropDown()
        self.mark.setIconSize(QSize(ICON, ICON))
        self.mark.setFixedWidth(178)
        for mark in range(MOST_PEOPLE):
            self.mark.addItem("", mark)
        self.mark.setCurrentIndex(entrant.mark)
        self.mark.activated.connect(self.changed)
        self.name = LimitedField(LONGEST_NAME, entrant.name)
        self.name.setCursorPosition(0)
        self.name.textEdited.connect(self.changed)
        self.kind = DropDown()
        self.kind.setFixedWidth(150)
        for level in ("", *LEVELS):
            self.kind.addItem("", level)
        self.kind.setCurrentIndex(max(0, self.kind.findData(entrant.level)))
        self.kind.activated.connect(self.changed)
        self.leave = QPushButton()
        self.leave.setProperty("role", "quiet")
        self.leave.clicked.connect(self._leave)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.mark)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        row.addWidget(self.leave)
        self.retranslate()

    @property
    def entrant(self) -> Entrant:
        """The person as the row has them."""
        return Entrant(
            self._number,
            self.name.text().strip(),
            int(self.mark.currentData()),
            str(self.kind.currentData()),
            self._here,
        )

    def retranslate(self) -> None:
        """Say everything again in the present language and colours."""
        for mark in range(MOST_PEOPLE):
            self.mark.setItemText(mark, mark_words(mark))
            self.mark.setItemIcon(mark, mark_icon(mark, self._appearance.theme, ICON))
        self.kind.setItemText(0, self.tr("Person"))
        for at, level in enumerate(LEVELS, 1):
            self.kind.setItemText(at, self.tr("Bot, {level}").format(level=level_words(level)))
        words = (self.tr("Take off"), self.tr("Leaves now"), self.tr("Comes back"))
        widest = 0
        for text in words:  # all as wide as the widest: what stands before them is one below the other
            self.leave.setText(text)
            widest = max(widest, self.leave.sizeHint().width())
        self.leave.setFixedWidth(widest)
        stays = self._has_played or (self._begun and bool(self._number))
        self.leave.setText(words[0] if not stays else words[1] if self._here else words[2])
        name = self.name.text() or self.tr("somebody new")
        self.name.setAccessibleName(self.tr("Name"))
        self.mark.setAccessibleName(self.tr("Mark of {name}").format(name=name))
        self.kind.setAccessibleName(self.tr("{name} is").format(name=name))
        self.leave.setAccessibleName(f"{self.leave.text()}: {name}")
        for widget in (self.mark, self.name, self.kind):
            widget.setEnabled(self._here)

    def _leave(self) -> None:
        if self._has_played or (self._begun and self._number):
            self._here = not self._here
            self.retranslate()
            self.changed.emit()
        else:
            self.taken_off.emit(self)


class PeopleForm(QWidget):
    """The people of an evening that begins or goes on. `changed` tells that somebody is otherwise."""

    changed = Signal()

    def __init__(self, appearance: Appearance, entrants: Sequence[Entrant], evening: Evening | None) -> None:
        super().__init__()
        self._appearance, self._evening = appearance, evening
        self.rows: list[EntrantRow] = []
        self.title = QLabel()
        self.title.setProperty("role", "name")
        self.help = QLabel()
        self.help.setProperty("role", "second")
        self.help.setWordWrap(True)
        self.add = QPushButton()
        self.add.setProperty("role", "quiet")
        self.add.clicked.connect(self.add_somebody)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.title)
        self._column.addWidget(self.help)
        for entrant in entrants:
            self._append(entrant)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate()

    @property
    def entrants(self) -> list[Entrant]:
        """Everybody, in order."""
        return [row.entrant for row in self.rows]

    def add_somebody(self) -> None:
        """Add a row with a free mark, and go to its name."""
        taken = {entrant.mark for entrant in self.entrants}
        mark = next((mark for mark in range(MOST_PEOPLE) if mark not in taken), None)
        if mark is None:
            return
        row = self._append(Entrant(0, "", mark))
        self._column.removeWidget(self.add)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.retranslate()
        self.changed.emit()
        row.name.setFocus()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.title.setText(self.tr("People"))
        if self._evening is not None and self._evening.played:
            self.help.setText(
                self.tr(
                    "Who comes later begins at 0 points and plays from the next match on. In a match that is open "
                    "they can take the seat of a bot: menu Night, Somebody joins."
                )
            )
        else:
            self.help.setText(self.tr("Everybody has a mark of their own: colour, shape and line."))
        self.add.setText(self.tr("Add somebody"))
        full = len(self.rows) >= MOST_PEOPLE
        self.add.setEnabled(not full)
        self.add.setToolTip(self.tr("An evening has room for twelve people.") if full else "")
        for row in self.rows:
            row.retranslate()

    def _append(self, entrant: Entrant) -> EntrantRow:
        played = self._evening.played if self._evening is not None else ()
        has_played = any(entrant.number in each.people for each in played)
        row = EntrantRow(entrant, self._appearance, has_played=has_played, begun=bool(played))
        row.changed.connect(self.changed)
        row.taken_off.connect(self._take_off)
        self.rows.append(row)
        self._column.insertWidget(1 + len(self.rows), row)
        return row

    def _take_off(self, row: EntrantRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        near = self.rows[min(place, len(self.rows) - 1)].leave if self.rows else self.add
        near.setFocus()
        row.hide()
        row.deleteLater()
        self.retranslate()
        self.changed.emit()


def offered(your_name: str) -> list[Entrant]:
    """Return the four people that a new evening offers, the first under the name of the person at the screen."""
    names = [your_name or NAMES[0], *(name for name in NAMES[1:] if name.casefold() != your_name.casefold())]
    return [Entrant(0, name, mark) for mark, name in enumerate(names[:4])]


def of_evening(evening: Evening) -> list[Entrant]:
    """Return the people of an evening as the form has them."""
    return [Entrant(each.number, each.name, each.mark, each.level, each.here) for each in evening.people]


def with_entrants(evening: Evening, entrants: Sequence[Entrant]) -> Evening:
    """Return an evening with its people as the form has them; raise EveningError with the reason why that cannot be."""
    kept = {entrant.number for entrant in entrants}
    for person in evening.people:
        if person.number not in kept and any(person.number in played.people for played in evening.played):
            raise EveningError("in-a-result")
    known = {entrant.number: entrant for entrant in entrants if entrant.number}
    last = max((played.number for played in evening.played), default=0)
    people = tuple(
        replace(
            person,
            name=known[person.number].name,
            mark=known[person.number].mark,
            level=known[person.number].level,
            left=None if known[person.number].here else person.left if person.left is not None else last,
        )
        for person in evening.people
        if person.number in known
    )
    evening = replace(evening, people=people)
    for entrant in entrants:
        if not entrant.number:
            evening = evening.joined(entrant.name, entrant.mark, entrant.level)
    return evening
