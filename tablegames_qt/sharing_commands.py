"""What the entries of the menu Night about hands do, and why they cannot be done now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow


class SharingCommands(QObject):
    """Covering a hand at once, and playing alone with the hand face down."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self._window = window
        deeds: dict[str, Callable[[], None]] = {"cover": self.cover, "face_down": self.turn_face_down}
        self.names = tuple(deeds)
        for name, do in deeds.items():
            window.deeds[name].triggered.connect(do)

    def cover(self) -> None:
        """Let the curtain down; whoever it was for says so again."""
        page = self._window.page
        if page is not None and page.hot_seat is not None:
            page.hot_seat.leave()

    def turn_face_down(self) -> None:
        """Lay the own hand face down when playing alone, or open it again."""
        settings = self._window.services.settings
        settings.anti_peek = self._window.deeds["face_down"].isChecked()

    def why_not(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        if name == "face_down":
            return ""
        page = self._window.page
        if page is None:
            return self.tr("No match is open.")
        if page.hot_seat is None:
            return self.tr("You play alone. Your hand can lie face down.")
        if page.hot_seat.covered:
            return self.tr("It is covered.")
        return "" if page.hot_seat.revealed else self.tr("No hand is shown.")

    def refresh(self) -> None:
        """Let the actions say what is on."""
        self._window.deeds["face_down"].setChecked(self._window.services.settings.anti_peek)
