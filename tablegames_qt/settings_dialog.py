"""The settings of the program. Each has its effect at once; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from rules.options import Value
from tablegames_qt.option_row import INDENT, OptionRow
from tablegames_qt.option_words import translated
from tablegames_qt.overlay import Overlay
from tablegames_qt.services import Services
from tablegames_qt.settings_words import COMMON, GROUPS, SPECS
from tablegames_qt.sound_switches import SoundSwitches
from tablegames_qt.tables.kind import TableKind


class SettingsDialog(Overlay):
    """One row a setting, in groups; those of the tables in `kinds` come in the groups they belong to."""

    def __init__(self, window: QWidget, services: Services, kinds: Sequence[TableKind]) -> None:
        super().__init__(window, services.appearance, QSize(720, 660))
        self._services = services
        self._settings = services.settings
        self._headings: dict[str, QLabel] = {}
        self.rows: dict[str, OptionRow] = {}
        wanted = dict.fromkeys((*COMMON, *(name for kind in kinds for name in kind.settings_rows)))
        for group in GROUPS:
            names = [name for name, spec in SPECS.items() if name in wanted and spec.group == group]
            if names:
                self._add_group(group, names)
        self.trouble = QLabel()
        self.trouble.setProperty("role", "second")
        self.trouble.setWordWrap(True)
        self.trouble.setContentsMargins(INDENT, 0, 0, 8)
        self.switches = SoundSwitches(services, {sound for kind in kinds for sound in kind.sounds})
        place = self.body.indexOf(self.rows["volume"]) + 1
        self.body.insertWidget(place, self.switches)
        self.body.insertWidget(place, self.trouble)
        self.body.addStretch(1)
        self.done = QPushButton()
        self.done.setProperty("role", "default")
        self.done.clicked.connect(self.close_overlay)
        self.default_button = self.done
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)
        self._settings.changed.connect(self._show)
        services.sounds.trouble_changed.connect(self._show)

    def _add_group(self, group: str, names: Sequence[str]) -> None:
        if self._headings:
            line = QFrame()
            line.setProperty("role", "line")
            line.setFixedHeight(1)
            self.body.addWidget(line)
            self.body.addSpacing(8)
        heading = QLabel()
        heading.setProperty("role", "group")
        self._headings[group] = heading
        self.body.addWidget(heading)
        for name in names:
            row = OptionRow(SPECS[name])
            row.changed.connect(self._set)
            self.rows[name] = row
            self.body.addWidget(row)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        self.setAccessibleName(self.heading.text())
        self.done.setText(self.tr("Close"))
        for group, heading in self._headings.items():
            heading.setText(translated(GROUPS[group]))
        self._show()

    def _show(self) -> None:
        for name, row in self.rows.items():
            value = self._settings.value(name)
            row.show_value(value, value, self._no_effect(name))
        self.switches.show_settings()
        self.trouble.setText(self._services.sounds.trouble)
        self.trouble.setVisible(bool(self._services.sounds.trouble))

    def _no_effect(self, name: str) -> str:
        if name == "volume" and not self._settings.sounds:
            return self.tr("Has no effect: sounds are off.")
        return ""

    def _set(self, name: str, value: Value) -> None:
        self._settings.set_value(name, value)
