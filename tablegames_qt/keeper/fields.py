"""Fields of the entry forms: large numbers, and rows of names to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QLabel, QLayout, QLineEdit, QPushButton, QWidget

from tablegames_qt.flow_box import FlowBox
from tablegames_qt.theme import ui_font

FIELD_HEIGHT = 44
FIELD_SIZE = 19


class NumberField(QLineEdit):
    """A whole number in large type, empty at first. Enter asks to submit the form; up and down go to other fields."""

    edited = Signal()
    entered = Signal()
    stepped = Signal(int)
    """The up (-1) or down (1) key: to the field above or below."""

    def __init__(self, *, signed: bool = False, digits: int = 4, width: int = 88) -> None:
        super().__init__()
        pattern = f"{'-?' if signed else ''}[0-9]{{0,{digits}}}"
        self.setValidator(QRegularExpressionValidator(QRegularExpression(pattern), self))
        self.setFont(ui_font(600, FIELD_SIZE, tabular=True))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(width)
        self.setFixedHeight(FIELD_HEIGHT)
        self.textEdited.connect(self.edited)

    @property
    def value(self) -> int | None:
        """The number; None while there is none."""
        text = self.text().strip()
        return int(text) if text.lstrip("-").isdigit() else None

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

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Offer these values under these labels; a chosen one stays while it is offered. Buttons are kept, so focus stays."""
        before = self.value if self._group.checkedId() >= 0 else _NOTHING
        while len(self.buttons()) < len(choices):
            added = QPushButton()
            added.setCheckable(True)
            added.setProperty("role", "choice")
            self._group.addButton(added, len(self.buttons()))
            self.add(added)
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
        return self.buttons()[max(0, self._group.checkedId())] if self.buttons() else self

    def _lead_tab(self) -> None:
        first = self.focus_widget()
        for button in self.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is first else Qt.FocusPolicy.ClickFocus)


_NOTHING = object()


def label(role: str = "", text: str = "", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    """Return a label of plain text."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    return made


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and delete its widgets."""
    while (item := layout.takeAt(0)) is not None:
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            clear(inner)
        if isinstance(widget, QWidget):
            widget.hide()
            widget.deleteLater()
