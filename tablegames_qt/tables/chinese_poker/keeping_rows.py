"""Entering a deal of Chinese poker by rows: the order of the players in each row, bonus hands, fouls, automatic wins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QWidget

from rules.chinese_poker.automatic import KINDS, VALUES, Kind
from rules.chinese_poker.keeping import Compared, KeptPoker
from rules.chinese_poker.options import SEATS
from rules.chinese_poker.ranking import Category
from rules.chinese_poker.setting import BONUSES, ROWS, row_bonus
from rules.seats import Seat
from tablegames_qt.drop_down import DropDown
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.keeper.kind import Names
from tablegames_qt.labels import label
from tablegames_qt.tables.chinese_poker.hand_names import category_name, kind_name, row_title

PLAYS, FOUL, ABSENT = "plays", "foul", "absent"
PLACE_WIDTH, LEAST_PLACE, HAND_WIDTH, NARROW_HAND = 124, 80, 138, 112
WIDE_FROM = 560


class PlaceButton(QPushButton):
    """The place of one player in one row. Pressed, it takes the next place, or gives its own up; digits set it."""

    typed = Signal(int)
    """A digit was typed, 0 to take the place away."""
    tied = Signal()
    """The right button: the same place as the last one."""
    submitted = Signal()
    went = Signal(int, int)
    """An arrow key: steps right and down."""

    def __init__(self) -> None:
        super().__init__()
        self.place: int | None = None
        self.setCheckable(True)
        self.setProperty("role", "choice")

    def show_place(self, place: int | None) -> None:
        """Show a place, or none."""
        self.place = place
        self.setChecked(place is not None)
        self.setText("–" if place is None else str(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is not None:
            self.went.emit(*way)
        elif event.text() in ("1", "2", "3", "4"):
            self.typed.emit(int(event.text()))
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_0):
            self.typed.emit(0)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.submitted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.tied.emit()
        else:
            super().mousePressEvent(event)


class RowsEntry(QWidget):
    """A line a player, a column a row of cards."""

    changed = Signal()
    submitted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._players = 0
        self._standing: KeptPoker | None = None
        self._names: Names = ()
        self.players = [ElidedLabel() for _ in range(SEATS)]
        for name in self.players:
            name.setProperty("role", "name")
        self.places = [[PlaceButton() for _ in range(SEATS)] for _ in ROWS]
        self.strong = [[DropDown() for _ in range(SEATS)] for _ in ROWS]
        self.hands = [DropDown() for _ in range(SEATS)]
        self.results = [label("name") for _ in range(SEATS)]
        self._heads: list[QLabel] = [label("quiet") for _ in range(len(ROWS) + 2)]
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        for place, head in enumerate(self._heads):
            grid.addWidget(head, 0, 1 + place)
        for seat in range(SEATS):
            line = 1 + 3 * seat
            grid.addWidget(self.players[seat], line, 0)
            grid.addWidget(self.results[seat], line + 1, 0)
            for row in range(len(ROWS)):
                button, hand = self.places[row][seat], self.strong[row][seat]
                grid.addWidget(button, line, 1 + row)
                grid.addWidget(hand, line + 1, 1 + row)
                button.clicked.connect(lambda _checked, row=row, seat=seat: self._press(row, seat))
                button.typed.connect(lambda place, row=row, seat=seat: self._type(row, seat, place))
                button.tied.connect(lambda row=row, seat=seat: self._tie(row, seat))
                button.went.connect(lambda x, y, row=row, seat=seat: self._go(row + x, seat + y))
                button.submitted.connect(self.submitted)
                hand.activated.connect(self._tell)
            grid.addWidget(self.hands[seat], line, 1 + len(ROWS))
            self.hands[seat].activated.connect(self._tell)
            grid.setRowMinimumHeight(line + 2, 4)
        grid.setColumnMinimumWidth(0, 92)
        grid.setColumnStretch(2 + len(ROWS), 1)

    def fit(self, width: int) -> None:
        """Share a width among the columns: names, three rows, what kind of hand it is."""
        gaps = 4 * 8 + 4
        names, hands = (92, HAND_WIDTH) if width >= WIDE_FROM else (66, NARROW_HAND)
        place = max(LEAST_PLACE, min(PLACE_WIDTH, (width - gaps - names - hands) // len(ROWS)))
        self._grid.setColumnMinimumWidth(0, names)
        for row in range(len(ROWS)):
            for widget in (*self.places[row], *self.strong[row]):
                widget.setFixedWidth(place)
        for hand in self.hands:
            hand.setFixedWidth(hands)

    def first_focus(self) -> QWidget:
        """Begin with the first place."""
        return self.places[0][0]

    def begin(self, standing: KeptPoker, names: Names, entry: Compared | None) -> None:
        """Show empty places, or a deal that is to be corrected."""
        self._standing, self._names, self._players = standing, names, len(names)
        self.retranslate()
        for seat in range(SEATS):
            shown = seat < self._players
            for widget in (self.players[seat], self.results[seat], self.hands[seat]):
                widget.setVisible(shown)
            self.players[seat].show_text(names[seat] if shown else "")
            state = PLAYS if seat in standing.ready else ABSENT
            if entry is not None and shown:
                kind = entry.automatic[seat] if entry.automatic else None
                placed = entry.places[0][seat] is not None
                state = FOUL if seat in entry.fouls else kind or (PLAYS if placed else ABSENT)
            self.hands[seat].setCurrentIndex(max(0, self.hands[seat].findData(state)))
            for row in range(len(ROWS)):
                place = entry.places[row][seat] if entry is not None and shown else None
                hand = entry.strong[row][seat] if entry is not None and shown and entry.strong else None
                self.places[row][seat].show_place(place)
                self.places[row][seat].setVisible(shown)
                self.strong[row][seat].setVisible(shown and standing.options.mandarin)
                self.strong[row][seat].setCurrentIndex(self.strong[row][seat].findData(hand))
        self._tell()

    def entry(self) -> Compared:
        """Return the deal as it is entered."""
        seats = range(self._players)
        states = [self.hands[seat].currentData() for seat in seats]
        places = tuple(
            tuple(self.places[row][seat].place if states[seat] == PLAYS else None for seat in seats)
            for row in range(len(ROWS))
        )
        strong = tuple(
            tuple(self._hand(row, seat) if states[seat] == PLAYS else None for seat in seats)
            for row in range(len(ROWS))
        )
        kinds: tuple[Kind | None, ...] = tuple(state if state in KINDS else None for state in states)
        return Compared(
            places,
            strong if any(any(hands) for hands in strong) else (),
            tuple(Seat(seat) for seat in seats if states[seat] == FOUL),
            kinds if any(kinds) else (),
        )

    def _hand(self, row: int, seat: int) -> Category | None:
        found = self.strong[row][seat].currentData()
        assert found is None or isinstance(found, Category)
        return found

    def missing(self) -> tuple[int, int] | None:
        """Return row and seat of the first place that is not given yet, of those that play; None when all are."""
        for row in range(len(ROWS)):
            for seat in range(self._players):
                if self.hands[seat].currentData() == PLAYS and self.places[row][seat].place is None:
                    return row, seat
        return None

    def show_results(self, words: Sequence[str]) -> None:
        """Show under each name what the deal is worth."""
        for shown, text in zip(self.results, [*words, *[""] * SEATS], strict=False):
            shown.setText(text)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        heads = [*map(row_title, ROWS), self.tr("Hand"), ""]
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        for seat in range(SEATS):
            states = [(PLAYS, self.tr("Three rows")), (FOUL, self.tr("Foul"))]
            states += [(kind, f"{kind_name(kind)}, {VALUES[kind]}") for kind in KINDS]
            states.append((ABSENT, self.tr("Not dealt in")))
            _fill(self.hands[seat], states)
            name = self._names[seat] if seat < len(self._names) else ""
            self.hands[seat].setAccessibleName(self.tr("Hand of {name}").format(name=name))
            for row, key in enumerate(ROWS):
                choices: list[tuple[object, str]] = [(None, "–")]
                for category in BONUSES[key]:
                    bonus = 0 if self._standing is None else row_bonus(key, category, self._standing.options)
                    choices.append((category, f"{category_name(category)} +{bonus}"))
                _fill(self.strong[row][seat], choices)
                self.places[row][seat].setAccessibleName(
                    self.tr("{row} of {name}, place").format(row=row_title(key), name=name)
                )
                self.strong[row][seat].setAccessibleName(
                    self.tr("{row} of {name}, bonus hand").format(row=row_title(key), name=name)
                )

    # what is pressed

    def _placed(self, row: int) -> list[int]:
        return [button.place for button in self.places[row][: self._players] if button.place is not None]

    def _press(self, row: int, seat: int) -> None:
        """Give the next place, and to the last player without one the one after it; or take a place away."""
        button = self.places[row][seat]
        if button.place is not None:
            button.show_place(None)
        else:
            button.show_place(len(self._placed(row)) + 1)
            left = [
                each
                for each in range(self._players)
                if self.places[row][each].place is None and self.hands[each].currentData() == PLAYS
            ]
            if len(left) == 1:
                self.places[row][left[0]].show_place(len(self._placed(row)) + 1)
        self._tell()

    def _type(self, row: int, seat: int, place: int) -> None:
        self.places[row][seat].show_place(place or None)
        if place:
            following = [(row, each) for each in range(seat + 1, self._players)]
            following += [(each, 0) for each in range(row + 1, len(ROWS))]
            enabled = [(r, s) for r, s in following if self.places[r][s].isEnabled()]
            if enabled:
                self._go(*enabled[0])
        self._tell()

    def _tie(self, row: int, seat: int) -> None:
        placed = self._placed(row)
        if placed and self.places[row][seat].isEnabled():
            self.places[row][seat].show_place(max(placed))
            self._tell()

    def _go(self, row: int, seat: int) -> None:
        if 0 <= row < len(ROWS) and 0 <= seat < self._players:
            self.places[row][seat].setFocus(Qt.FocusReason.TabFocusReason)

    def _tell(self) -> None:
        """Let only those have places who play rows."""
        for seat in range(self._players):
            plays = self.hands[seat].currentData() == PLAYS
            for row in range(len(ROWS)):
                self.places[row][seat].setEnabled(plays)
                self.strong[row][seat].setEnabled(plays)
                if not plays:
                    self.places[row][seat].show_place(None)
        self.changed.emit()


def _fill(box: QComboBox, choices: Sequence[tuple[object, str]]) -> None:
    """Offer choices, the present one kept."""
    present = max(0, box.currentIndex())
    box.clear()
    for value, words in choices:
        box.addItem(words, value)
    box.setCurrentIndex(min(present, len(choices) - 1))
