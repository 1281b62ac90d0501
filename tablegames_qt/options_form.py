"""The options of a game as a form, generated from their one declaration."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from rules.options import GameOptions, Value, specs
from tablegames_qt.option_row import OptionRow
from tablegames_qt.option_words import group_words, no_effect_words


class OptionsForm(QWidget):
    """One row an option, in declared order under the heading of its group.

    It shows `options` and marks what differs from `preset`; `changed` carries the options as the player has set them.
    """

    changed = Signal(object)

    def __init__(self, options: GameOptions, preset: GameOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._preset = preset
        self._headings: dict[str, QLabel] = {}
        self.rows: dict[str, OptionRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for key, spec in specs(type(options)).items():
            if spec.group not in self._headings:
                self._add_heading(column, spec.group)
            row = OptionRow(spec)
            row.changed.connect(self._set)
            row.restored.connect(self._restore)
            self.rows[key] = row
            column.addWidget(row)
        column.addStretch(1)
        self._show()

    def _add_heading(self, column: QVBoxLayout, group: str) -> None:
        if self._headings:
            line = QFrame()
            line.setProperty("role", "line")
            line.setFixedHeight(1)
            column.addSpacing(4)
            column.addWidget(line)
            column.addSpacing(10)
        heading = QLabel(group_words(group))
        heading.setProperty("role", "group")
        self._headings[group] = heading
        column.addWidget(heading)
        column.addSpacing(4)

    @property
    def options(self) -> GameOptions:
        """The options as they are set."""
        return self._options

    def show_options(self, options: GameOptions, preset: GameOptions) -> None:
        """Show options beside a preset, without telling them."""
        self._options, self._preset = options, preset
        self._show()

    def focus_option(self, key: str) -> None:
        """Put the focus on an option's control."""
        self.rows[key].control.focus_widget().setFocus()

    def _show(self) -> None:
        for key, row in self.rows.items():
            row.show_value(self._options[key], self._preset[key], no_effect_words(self._options, key))

    def _set(self, key: str, value: Value) -> None:
        self._options = self._options.replace(**{key: value})
        self._show()
        self.changed.emit(self._options)

    def _restore(self, key: str) -> None:
        self._set(key, self._preset[key])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for group, heading in self._headings.items():
                heading.setText(group_words(group))
            self._show()
        super().changeEvent(event)
