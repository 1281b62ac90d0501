"""Fields of the entry forms: large numbers, and rows of names to choose from."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QWidget

from rules.game import IllegalAction
from tablegames_qt.flow_box import FlowBox
from tablegames_qt.theme import ui_font

_WHOLE = re.compile("[-+]?[0-9]+")
FIELD_HEIGHT = 44
FIELD_SIZE = 19
MOST_CHOICES = 13
"""Twelve players, or nobody."""


class NumberField(QLineEdit):
    """A whole number in large type, empty at first. Enter asks to submit the form; up and down go to other fields.

    It takes whatever looks like a number: what is impossible is refused by the rules, and nothing typed is changed here.
    """

    edited = Signal()
    entered = Signal()
    stepped = Signal(int)
    """The up (-1) or down (1) key: to the field above or below."""

    def __init__(self, width: int = 88) -> None:
        super().__init__()
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[-−+0-9.,]{0,8}"), self))
        self.setFont(ui_font(600, FIELD_SIZE, tabular=True))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(width)
        self.setFixedHeight(FIELD_HEIGHT)
        self.textEdited.connect(self.edited)

    @property
    def value(self) -> int | None:
        """The number; None while there is none."""
        text = self.text().replace("−", "-")
        return int(text) if _WHOLE.fullmatch(text) else None

    @property
    def unreadable(self) -> bool:
        """Whether there is something that is no whole number, and no beginning of one."""
        return self.value is None and self.text() not in ("", "-", "−", "+")

    def show_value(self, value: int | None) -> None:
        """Show a number, or nothing, without telling it."""
        self.setText("" if value is None else str(value))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)


def check_numbers(form: QWidget) -> None:
    """Raise IllegalAction `not-a-whole-number` where a field of a form that can be filled holds something else."""
    for field in form.findChildren(NumberField):
        if field.unreadable and field.isEnabled() and field.isVisibleTo(form):
            raise IllegalAction("not-a-whole-number", text=field.text())


def chain(fields: Sequence[NumberField]) -> None:
    """Let up and down go through fields that stand above each other, hidden and disabled ones passed over."""

    def step(start: int, way: int) -> None:
        at = start + way
        while 0 <= at < len(fields) and (fields[at].isHidden() or not fields[at].isEnabled()):
            at += way
        if 0 <= at < len(fields):
            fields[at].setFocus(Qt.FocusReason.TabFocusReason)
            fields[at].selectAll()

    for number, field in enumerate(fields):
        field.stepped.connect(lambda way, number=number: step(number, way))


class Choices(FlowBox):
    """One of several values, all in sight; they go on in the next line where names are long. Filled white when chosen.

    Tab reaches the chosen one (or the first), the arrow keys move the choice.
    """

    chosen = Signal(object)
    """The player has chosen this value; not emitted by `set_value`."""

    def __init__(self) -> None:
        super().__init__(gap=6, line_gap=6)
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._group.idToggled.connect(self._lead_tab)
        for number in range(MOST_CHOICES):  # all at once: Tab goes by the order in which widgets came to their form
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.hide()
            self._group.addButton(button, number)
            self.add(button)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Offer these values, at most `MOST_CHOICES`, under these labels; a chosen one stays while it is offered."""
        before = self.value if self._group.checkedId() >= 0 else _NOTHING
        self._values = [value for value, _ in choices]
        for number, button in enumerate(self.buttons()):
            button.setVisible(number < len(choices))
            button.setText(choices[number][1].replace("&", "&&") if number < len(choices) else "")
        if before in self._values:
            self.set_value(before)
        else:
            self.choose_nothing()
        self.updateGeometry()

    def show_names(self, names: Sequence[str], nobody: str = "", seats: Sequence[int] | None = None) -> None:
        """Offer players, all or some, behind `nobody` (None as a value) where it has words."""
        shown = range(len(names)) if seats is None else seats
        choices: list[tuple[object, str]] = [(seat, names[seat]) for seat in shown]
        self.set_choices([(None, nobody), *choices] if nobody else choices)

    @property
    def value(self) -> object:
        """The chosen value; None while nothing is chosen."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    @property
    def seat(self) -> int | None:
        """The chosen seat."""
        return self.value if isinstance(self.value, int) else None

    def set_value(self, value: object) -> None:
        """Show a value as chosen. Raises ValueError when it is none of the choices."""
        self._group.button(self._values.index(value)).setChecked(True)

    def choose_nothing(self) -> None:
        """Show no button as chosen."""
        self._group.setExclusive(False)
        for button in self.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)
        self._lead_tab()

    def buttons(self) -> list[QPushButton]:
        """Return the buttons in order, those that offer nothing now last."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def focus_widget(self) -> QWidget:
        """Return the button that has or gets the focus: the chosen one, else the first."""
        return self.buttons()[max(0, self._group.checkedId())]

    def _lead_tab(self) -> None:
        first = self.focus_widget()
        for button in self.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is first else Qt.FocusPolicy.ClickFocus)


_NOTHING = object()
