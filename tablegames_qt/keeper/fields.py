"""Fields of the entry forms: large numbers, and rows of names to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLabel, QLayout, QLineEdit, QWidget

from tablegames_qt.segments import Segments
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


class NameSegments(Segments):
    """One of the players, or nobody."""

    def show_names(self, names: Sequence[str], nobody: str = "", seats: Sequence[int] | None = None) -> None:
        """Offer players, behind `nobody` (None as a value) where it has words; the chosen one stays if it is there."""
        before = self.value
        shown = range(len(names)) if seats is None else seats
        choices: list[tuple[object, str]] = [(seat, names[seat]) for seat in shown]
        if nobody:
            choices.insert(0, (None, nobody))
        self.set_choices(choices)
        if before in [value for value, _ in choices]:
            self.set_value(before)
        else:
            self.choose_nothing()

    def choose_nothing(self) -> None:
        """Show no button as chosen."""
        if not self.buttons():
            return
        self._group.setExclusive(False)
        for button in self.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)
        self._lead_tab()

    @property
    def seat(self) -> int | None:
        """The chosen seat."""
        return self.value if isinstance(self.value, int) else None


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
