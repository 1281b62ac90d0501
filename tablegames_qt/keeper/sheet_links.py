"""The links over a sheet: its rules, the names, a latecomer, taking it out of the program, its end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QPushButton

from tablegames_qt.flow_box import FlowBox

NAMES = ("rules", "names", "latecomer", "copy", "csv", "stop", "start")


class SheetLinks(FlowBox):
    """Emits `wanted` with one of `NAMES`."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(gap=16, line_gap=2)
        self.buttons = {name: QPushButton() for name in NAMES}
        for name, button in self.buttons.items():
            button.setProperty("role", "link")
            button.clicked.connect(lambda _checked, name=name: self.wanted.emit(name))
            self.add(button)
        self.retranslate()

    def allow(self, name: str, *, on: bool, why_not: str) -> None:
        """Let a link be pressed, or say in its tool tip why not."""
        button = self.buttons[name]
        button.setEnabled(on)
        button.setToolTip(self._tip(name) if on else why_not)
        button.setAccessibleDescription("" if on else why_not)

    def _tip(self, name: str) -> str:
        return {
            "stop": self.tr("Ends the match before its rules do: who leads has won."),
            "latecomer": self.tr("Somebody joins, or takes over a seat, from the next deal on."),
        }.get(name, "")

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        texts = {
            "rules": self.tr("Rules"),
            "names": self.tr("Names"),
            "latecomer": self.tr("Latecomer"),
            "copy": self.tr("Copy as text"),
            "csv": self.tr("Export CSV"),
            "stop": self.tr("Stop here"),
            "start": self.tr("All sheets"),
        }
        for name, button in self.buttons.items():
            button.setText(texts[name])
            button.setToolTip(self._tip(name))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
