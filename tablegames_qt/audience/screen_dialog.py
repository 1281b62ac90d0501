"""Which screen the audience sees, how far away it sits, and how the picture is dressed for the projector."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from rules.options import Value
from tablegames_qt.audience.identify import Numbers
from tablegames_qt.audience.projector import Projector
from tablegames_qt.audience.screen_picture import ScreenPicture
from tablegames_qt.option_row import OptionRow
from tablegames_qt.overlay import Overlay
from tablegames_qt.services import Services
from tablegames_qt.settings_words import SPECS

ROWS = ("room", "safe_margin", "audience_bright")


class ScreenDialog(Overlay):
    """Everything has its effect at once; while the audience's window is open it shows it."""

    def __init__(self, window: QWidget, services: Services, projector: Projector) -> None:
        super().__init__(window, services.appearance, QSize(720, 640))
        self._settings = services.settings
        self._projector = projector
        self._host = window
        self._numbers = Numbers(window)
        self.lead = QLabel()
        self.lead.setProperty("role", "second")
        self.lead.setWordWrap(True)
        self.picture = ScreenPicture(services.appearance)
        self.picture.chosen.connect(self._choose)
        self.identify = QPushButton()
        self.identify.clicked.connect(self._identify)
        self.warning = QLabel()
        self.warning.setProperty("role", "accent")
        self.warning.setWordWrap(True)
        under = QHBoxLayout()
        under.addWidget(self.identify)
        under.addStretch(1)
        self.body.addWidget(self.lead)
        self.body.addSpacing(6)
        self.body.addWidget(self.picture)
        self.body.addLayout(under)
        self.body.addSpacing(6)
        self.rows = {name: OptionRow(SPECS[name]) for name in ROWS}
        for row in self.rows.values():
            row.changed.connect(self._set)
            self.body.addWidget(row)
        self.body.addWidget(self.warning)
        self.body.addStretch(1)
        self.toggle = QPushButton()
        self.toggle.clicked.connect(self._toggle)
        self.done = QPushButton()
        self.done.clicked.connect(self.close_overlay)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)
        self.foot.addWidget(self.toggle)
        projector.changed.connect(self._show)
        projector.screens.changed.connect(self._show_screens)
        self._settings.changed.connect(self._show)
        self._show_screens()

    def first_focus(self) -> QWidget:
        """Begin at the chosen screen."""
        return self.picture.focus_widget()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("The audience’s screen"))
        self.setAccessibleName(self.heading.text())
        self.lead.setText(
            self.tr("Choose the screen that the audience sees. With one screen only the audience has a window on it.")
        )
        self.identify.setText(self.tr("Identify"))
        self.identify.setToolTip(self.tr("Shows the number of each screen on it for three seconds."))
        self.done.setText(self.tr("Close"))
        self._show_screens()

    def close_overlay(self) -> None:
        """Go, and the numbers with it."""
        self._numbers.close()
        super().close_overlay()

    def _show_screens(self) -> None:
        projector = self._projector
        self.picture.show_screens(projector.screens.all(), projector.target(), self._host.screen())
        self._show()

    def _show(self) -> None:
        for name, row in self.rows.items():
            value = self._settings.value(name)
            row.show_value(value, value, "")
        projector = self._projector
        mirrored = projector.mirrored
        words = self.tr(
            "These screens show the same picture. Extend the display in the system’s settings, not mirror it."
        )
        self.warning.setText(words if mirrored else projector.warning())
        self.warning.setVisible(bool(self.warning.text()))
        self.toggle.setText(
            self.tr("Close the audience window") if projector.open else self.tr("Open the audience window")
        )
        self.toggle.setEnabled(projector.open or not mirrored)
        self.default_button = self.done if projector.open or mirrored else self.toggle
        for button in (self.done, self.toggle):
            button.setProperty("role", "default" if button is self.default_button else "")
            button.style().polish(button)

    def _choose(self, screen: QScreen) -> None:
        self._projector.use(screen)

    def _identify(self) -> None:
        self._numbers.show(self._projector.screens.all(), self._appearance.theme)

    def _toggle(self) -> None:
        self._projector.toggle()

    def _set(self, name: str, value: Value) -> None:
        self._settings.set_value(name, value)
