"""Who sits where: a row a seat with name, You, Person or Bot, and the bot's level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rules.record import LONGEST_NAME, Player
from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.labels import wrapped
from tablegames_qt.levels import dots_width, level_icon, level_words
from tablegames_qt.limited_field import LimitedField

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jaime", "Karin", "Leo", "Mara")
"""Names that are offered, the first for the person at the screen."""
LEAST_NAME = 74
"""Pixels of a name's field."""
YOU, PERSON, BOT = "you", "person", "bot"


class SeatRow(QWidget):
    """One seat. It tells what the player changes; the form decides what follows for the other seats."""

    changed = Signal(int)
    kind_chosen = Signal(int, str)

    def __init__(self, number: int, levels: Sequence[str], appearance: Appearance) -> None:
        super().__init__()
        self._number = number
        self._levels = levels
        self._appearance = appearance
        self.name = LimitedField(LONGEST_NAME)
        self.name.setMinimumWidth(LEAST_NAME)
        self.name.textEdited.connect(self._tell)
        self.name.editingFinished.connect(self._show_start)
        self.kind = DropDown()
        for kind in (YOU, PERSON, BOT):
            self.kind.addItem("", kind)
        self.kind.activated.connect(self._tell_kind)
        self.level = DropDown()
        self.level.setIconSize(QSize(dots_width(len(levels)), 16))
        for level in levels:
            self.level.addItem("", level)
        self.level.activated.connect(self._tell)
        self.here = QLabel()
        self.here.setProperty("role", "quiet")
        self.last = QStackedWidget()
        self.last.addWidget(self.level)
        self.last.addWidget(self.here)
        shown = QLabel(str(number + 1))
        shown.setProperty("role", "quiet")
        shown.setFixedWidth(14)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for choice in (self.kind, self.level):  # their words need their width in every language; the name gets the rest
            choice.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)
            choice.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.last.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row.addWidget(shown)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        row.addWidget(self.last)
        appearance.changed.connect(self.retranslate)
        self.retranslate()

    def show_player(self, player: Player) -> None:
        """Show who sits here, without telling it."""
        if self.name.text() != player.name:
            self.name.setText(player.name)
            self._show_start()
        self.kind.setCurrentIndex(self.kind.findData(player.kind))
        if player.kind == BOT:
            self.level.setCurrentIndex(self.level.findData(player.level))
        self.last.setCurrentWidget(self.level if player.kind == BOT else self.here)
        self._show_place()

    @property
    def player(self) -> Player:
        """Who sits here."""
        kind = str(self.kind.currentData())
        level = str(self.level.currentData()) if kind == BOT else ""
        return Player(self.name.text().strip(), kind, level)

    def retranslate(self) -> None:
        """Say everything again in the present language and ink."""
        self.kind.setItemText(0, self.tr("You"))
        self.kind.setItemText(1, self.tr("Person"))
        self.kind.setItemText(2, self.tr("Bot"))
        self._show_place()
        for number, level in enumerate(self._levels):
            self.level.setItemText(number, level_words(level))
            self.level.setItemIcon(number, level_icon(number + 1, len(self._levels), self._appearance.theme.ink))
        seat = self._number + 1
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=seat))
        self.kind.setAccessibleName(self.tr("Who sits on seat {number}").format(number=seat))
        self.level.setAccessibleName(self.tr("Level of the bot on seat {number}").format(number=seat))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_place(self) -> None:
        """Say where a person sits: all of them play at this screen, one after the other."""
        you = self.kind.currentData() == YOU
        self.here.setText(self.tr("this chair") if you else self.tr("same screen"))
        tip = self.tr("The screen is passed on. A curtain covers every hand in between.")
        self.here.setToolTip("" if you else tip)

    def _show_start(self) -> None:
        """Show the beginning of a name that is longer than its field, the whole of it in the tool tip."""
        self.name.setCursorPosition(0)
        room = self.name.width() - 2 * self.name.fontMetrics().averageCharWidth()
        long = self.name.fontMetrics().horizontalAdvance(self.name.text()) > room
        self.name.setToolTip(self.name.text() if long else "")

    def _tell(self) -> None:
        self.changed.emit(self._number)

    def _tell_kind(self) -> None:
        self.kind_chosen.emit(self._number, self.kind.currentData())


class SeatsForm(QWidget):
    """The seats of a match in turn order: people and bots in any mix, at least one of them a person, at most one of them You.

    `seats` are the numbers of players there can be, at most twelve. Where no option of the game sets the number, the form asks for it
    (`asking`) and tells it by `seats_chosen`.
    """

    changed = Signal()
    seats_chosen = Signal(int)

    def __init__(
        self, seats: range, levels: Sequence[str], appearance: Appearance, *, asking: bool, your_name: str = ""
    ) -> None:
        super().__init__()
        most = max(seats)
        names = [your_name or NAMES[0], *(name for name in NAMES[1:] if name.casefold() != your_name.casefold())]
        usual = levels[len(levels) // 2]
        self._players = [Player(names[0], YOU)]
        self._players += [Player(names[seat], BOT, usual) for seat in range(1, most)]
        self._levels = levels
        self._usual = usual
        self._people: frozenset[str] = frozenset()
        """The names of people that this form was given: no bot plays under one of them."""
        self._seats = min(seats)
        self.rows = [SeatRow(seat, levels, appearance) for seat in range(most)]
        self._title = QLabel()
        self._title.setProperty("role", "name")
        self._order = wrapped("quiet", "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.number = DropDown()
        for each in seats:
            self.number.addItem(str(each), each)
        self.number.activated.connect(self._tell_seats)
        self.number.setVisible(asking)
        head = QGridLayout()
        head.setVerticalSpacing(2)
        head.setColumnStretch(0, 1)
        head.addWidget(self._title, 0, 0)
        head.addWidget(self._order, 1, 0)
        head.addWidget(self.number, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self._read)
            row.kind_chosen.connect(self._seat)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        self._show()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table now, by seat."""
        return tuple(self._players[: self._seats])

    def show_players(self, players: Sequence[Player]) -> None:
        """Seat these players from the first seat on; a level that the game does not have becomes its usual one."""
        for seat, player in enumerate(players[: len(self._players)]):
            known = player.kind != BOT or player.level in self._levels
            self._players[seat] = player if known else replace(player, level=self._usual)
        self._people = frozenset(player.name for player in players if player.kind != BOT)
        self._keep_a_person(0)
        self._show()

    def set_seats(self, seats: int) -> None:
        """Show so many seats. Who sat further on comes back with the seats."""
        self._seats = seats
        self.number.setCurrentIndex(self.number.findData(seats))
        people = self.people()
        if people and people[0] >= seats:
            self._swap(people[0], seats - 1)
        self._show()

    def problem(self) -> tuple[str, QWidget] | None:
        """Return what is wrong with the names, as a sentence, and the field concerned; None when nothing is."""
        names = [player.name.casefold() for player in self.players]
        for seat, name in enumerate(names):
            if not name:
                return self.tr("Seat {number} has no name.").format(number=seat + 1), self.rows[seat].name
            if name in names[:seat]:
                sentence = self.tr("Two seats are called {name}.").format(name=self._players[seat].name)
                return sentence, self.rows[seat].name
        return None

    def retranslate(self) -> None:
        """Say the headings again in the present language."""
        self._title.setText(self.tr("Seats"))
        self._order.setText(
            self.tr("In turn order. You: who sets this up. Person: somebody else at this screen. Bot: the program.")
        )
        self.number.setAccessibleName(self.tr("Number of players"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def people(self) -> list[int]:
        """Return the seats that people have, those beyond the present number of seats too."""
        return [seat for seat, player in enumerate(self._players) if player.kind != BOT]

    def _keep_a_person(self, otherwise: int) -> None:
        """One seat at most is You; where nobody plays, one is."""
        found = [seat for seat, player in enumerate(self._players) if player.kind == YOU]
        for seat in found[1:]:
            self._players[seat] = replace(self._players[seat], kind=PERSON)
        if not self.people():
            self._players[otherwise] = replace(self._players[otherwise], kind=YOU, level="")

    def _swap(self, one: int, other: int) -> None:
        self._players[one], self._players[other] = self._players[other], self._players[one]

    def _read(self, seat: int) -> None:
        self._players[seat] = self.rows[seat].player
        self.changed.emit()

    def _tell_seats(self) -> None:
        self.seats_chosen.emit(self.number.currentData())

    def _seat(self, seat: int, kind: str) -> None:
        """Seat somebody of another kind. You change places with this seat; the last person with the next one."""
        you = next((each for each, player in enumerate(self._players) if player.kind == YOU), None)
        others = [each for each in self.people() if each != seat and each < self._seats]
        if kind == YOU and you is not None and you != seat:
            self._swap(you, seat)
        elif kind == BOT and not others:
            if self._players[seat].kind != BOT:
                self._swap(seat, (seat + 1) % self._seats)
        else:
            player = self._players[seat]
            level = (player.level or self._usual) if kind == BOT else ""
            name = self._bot_name(player.name) if kind == BOT and player.name in self._people else player.name
            self._players[seat] = replace(player, name=name, kind=kind, level=level)
        self._show()
        self.changed.emit()

    def _bot_name(self, person: str) -> str:
        """Return a name for a bot in the place of a person: one that nobody here has."""
        taken = {name.casefold() for name in (*self._people, *(player.name for player in self.players))}
        return next((name for name in NAMES if name.casefold() not in taken), f"{person} 2")

    def _show(self) -> None:
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self._seats)
            row.show_player(self._players[seat])
