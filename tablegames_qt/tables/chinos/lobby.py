"""How several people play Los Chinos at one screen: with real coins, with hidden keys, or one after the other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rules.chinos.options import ChinosOptions
from tablegames_qt.segments import Segments
from tablegames_qt.tables.chinos.hidden_keys import MOST_PEOPLE
from tablegames_qt.tables.kind import Lobby, LobbyContext

REAL, KEYS, LAPTOP = "real", "keys", "laptop"


def for_several(options: ChinosOptions) -> ChinosOptions:
    """Return options whose refusals tell nothing: an impossible call is a foul at the opening, unless it is allowed."""
    return options if options.impossible_calls == "allowed" else options.replace(impossible_calls="foul")


class ChinosLobby(Lobby):
    """Three modes, the chosen one with its rule. Real coins are an option of the match, the other two a setting."""

    def __init__(self, context: LobbyContext) -> None:
        super().__init__()
        self._settings = context.settings
        self._options = ChinosOptions()
        self._people = 0
        self._title = QLabel()
        self._title.setProperty("role", "name")
        self.modes = Segments()
        self.modes.chosen.connect(self._choose)
        self._help = QLabel()
        self._help.setProperty("role", "quiet")
        self._help.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self._title, self.modes, self._help):
            column.addWidget(widget)
        self._settings.changed.connect(self._show)
        self._show()

    @property
    def mode(self) -> str:
        """The mode that is chosen: `real`, `keys` or `laptop`."""
        return REAL if self._options.fists == "real" else self._settings.fists_input

    @property
    def told(self) -> str:
        """What is said of the mode."""
        return self._help.text()

    def show_match(self, options: Any, people: int) -> None:
        """Show the mode of these options for so many people."""
        assert isinstance(options, ChinosOptions)
        self._options, self._people = options, people
        self._show()

    def problem(self) -> str:
        """Return why the mode cannot be played by so many; empty when it can."""
        if self.mode == KEYS and self._people > MOST_PEOPLE:
            return QCoreApplication.translate("chinos", "Keys are for up to four people. Choose another way.")
        return ""

    def focus_widget(self) -> QWidget:
        """Return the chosen mode's button."""
        return self.modes.focus_widget()

    def _choose(self, mode: object) -> None:
        if mode != REAL:
            self._settings.fists_input = str(mode)
        self.wanted.emit(self._options.replace(fists="real" if mode == REAL else "app"))

    def _show(self) -> None:
        self._title.setText(QCoreApplication.translate("chinos", "Several people at this screen"))
        self.modes.set_choices(
            [
                (REAL, QCoreApplication.translate("chinos", "Real coins")),
                (KEYS, QCoreApplication.translate("chinos", "Keys")),
                (LAPTOP, QCoreApplication.translate("chinos", "One by one")),
            ]
        )
        self.modes.set_value(self.mode)
        self.modes.setAccessibleName(self._title.text())
        self._help.setText(f"{self._words()} {self._foul_words()}".strip())

    def _words(self) -> str:
        if self.mode == REAL:
            return QCoreApplication.translate(
                "chinos", "Hold real coins in real fists. Enter the calls, and the coins when the hands open."
            )
        if self.mode == KEYS:
            return QCoreApplication.translate(
                "chinos", "Four keys each, up to four people. All fists close together when the time is over."
            )
        return QCoreApplication.translate(
            "chinos", "Each player is alone at the screen to close the fist. Then the calls are made in public."
        )

    def _foul_words(self) -> str:
        if self._options.impossible_calls == "allowed":
            return ""
        return QCoreApplication.translate(
            "chinos", "An impossible call is a foul: a refusal would tell what a fist holds."
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)
