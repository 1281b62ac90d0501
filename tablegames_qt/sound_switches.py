"""The sounds of the games shown, each with a switch of its own, to be heard before one decides."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from tablegames_qt.option_row import INDENT, LABEL_WIDTH
from tablegames_qt.services import Services
from tablegames_qt.sounds import PROGRAM_SOUNDS, SOUNDS
from tablegames_qt.switch import Switch


class SoundSwitches(QWidget):
    """A line a sound under a heading: its name, its switch, and a button that plays it.

    `of_tables` names the sounds of the tables in question; those of the program come with them.
    """

    def __init__(self, services: Services, of_tables: Collection[str]) -> None:
        super().__init__()
        self._services = services
        self.heading = QLabel()
        self.heading.setProperty("role", "name")
        self.names: dict[str, QLabel] = {}
        self.switches: dict[str, Switch] = {}
        self.hear: dict[str, QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(INDENT, 6, 0, 8)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(2)
        grid.setColumnMinimumWidth(0, LABEL_WIDTH)
        grid.setColumnStretch(2, 1)
        grid.addWidget(self.heading, 0, 0, 1, 3)
        for sound in (each for each in SOUNDS if each in of_tables or each in PROGRAM_SOUNDS):
            name, switch, hear = QLabel(), Switch(), QPushButton()
            name.setWordWrap(True)
            hear.setProperty("role", "quiet")
            hear.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            switch.clicked.connect(partial(self._switch, sound))
            hear.clicked.connect(partial(services.sounds.try_out, sound))
            row = grid.rowCount()
            grid.addWidget(name, row, 0)
            grid.addWidget(switch, row, 1)
            grid.addWidget(hear, row, 2, Qt.AlignmentFlag.AlignLeft)
            self.names[sound], self.switches[sound], self.hear[sound] = name, switch, hear
        self.show_settings()

    def show_settings(self) -> None:
        """Show which sounds are on, in the present language and ink."""
        settings = self._services.settings
        self.heading.setText(self.tr("Single sounds"))
        for sound, switch in self.switches.items():
            name, hear = QCoreApplication.translate("sounds", SOUNDS[sound]), self.hear[sound]
            self.names[sound].setText(name)
            switch.setChecked(settings.sound_on(sound))
            switch.setAccessibleName(name)
            hear.setText(self.tr("Hear it"))
            hear.setAccessibleName(self.tr("Hear “{sound}”").format(sound=name))
            hear.setIcon(self._services.appearance.icon("sound-on", 16))
            for widget in (self.names[sound], switch, hear):
                widget.setEnabled(settings.sounds)

    def _switch(self, sound: str) -> None:
        self._services.settings.switch_sound(sound, on=self.switches[sound].isChecked())
