"""The controls of options, by kind: switch, number, segments, drop-down list. All show a value and tell a choice."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from rules.options import OptionSpec, Value
from tablegames_qt.drop_down import DropDown
from tablegames_qt.option_words import value_words
from tablegames_qt.segments import Segments
from tablegames_qt.switch import Switch

MOST_SEGMENTS = 5
"""More choices than these go into a drop-down list."""


class Control(Protocol):
    """What a row needs of any control. `changed` tells a choice of the player and nothing else."""

    changed: SignalInstance

    def show_value(self, value: Value) -> None:
        """Show a value without telling it."""

    def focus_widget(self) -> QWidget:
        """Return the widget that takes the focus."""


class SwitchControl(Switch):
    """True or false."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(self._tell)

    def show_value(self, value: Value) -> None:
        """Show a value without telling it."""
        self.setChecked(bool(value))

    def _tell(self) -> None:
        self.changed.emit(self.isChecked())

    def focus_widget(self) -> QWidget:
        """Return the widget that takes the focus."""
        return self


class NumberControl(QSpinBox):
    """A whole number within bounds. The wheel scrolls the form unless the field has the focus."""

    changed = Signal(object)

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self.setRange(spec.low or 0, 999_999 if spec.high is None else spec.high)
        if spec.zero and spec.low == 0:
            self.setSpecialValueText(value_words(spec, 0))
        self.setMinimumWidth(110)
        self.valueChanged.connect(self._tell)
        self._showing = False

    def show_value(self, value: Value) -> None:
        """Show a value without telling it."""
        self._showing = True
        self.setValue(int(value))
        self._showing = False

    def focus_widget(self) -> QWidget:
        """Return the widget that takes the focus."""
        return self

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _tell(self, value: int) -> None:
        if not self._showing:
            self.changed.emit(value)


class SegmentsControl(Segments):
    """One of a few values, all in sight."""

    changed = Signal(object)

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self.set_choices([(value, value_words(spec, value)) for value in spec.choices or {}])
        self.chosen.connect(self.changed)

    def show_value(self, value: Value) -> None:
        """Show a value without telling it."""
        self.set_value(value)


class ListControl(DropDown):
    """One of many values, or of values with long names."""

    changed = Signal(object)

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self._values = list(spec.choices or {})
        self.addItems([value_words(spec, value) for value in self._values])
        self.activated.connect(self._tell)

    def show_value(self, value: Value) -> None:
        """Show a value without telling it."""
        self.setCurrentIndex(self._values.index(value))

    def focus_widget(self) -> QWidget:
        """Return the widget that takes the focus."""
        return self

    def _tell(self, number: int) -> None:
        self.changed.emit(self._values[number])


def make_control(spec: OptionSpec) -> Control:
    """Return the control of an option in the present language."""
    if isinstance(spec.default, bool):
        return cast(Control, SwitchControl())
    if spec.choices is None:
        return cast(Control, NumberControl(spec))
    if len(spec.choices) <= MOST_SEGMENTS:
        return cast(Control, SegmentsControl(spec))
    return cast(Control, ListControl(spec))
