"""Which game the evening plays next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.evening.evening import Evening
from tablegames_qt.overlay import Overlay
from tablegames_qt.phrases import listed, sentence_start
from tablegames_qt.tables.kind import TableKind


class GameDialog(Overlay):
    """A button a game; the next one of the series is the default. `chosen` carries the kind."""

    chosen = Signal(object)

    def __init__(self, window: QWidget, appearance: Appearance, kinds: Sequence[TableKind], evening: Evening) -> None:
        super().__init__(window, appearance, QSize(520, 470))
        self._kinds, self._evening = kinds, evening
        self.buttons = {kind.game.name: QPushButton() for kind in kinds}
        self.notes = {kind.game.name: QLabel() for kind in kinds}
        planned = [game for game in evening.still_planned() if game in self.buttons]
        self._next = planned[0] if planned else ""
        self.body.setSpacing(4)
        for kind in kinds:
            button, note = self.buttons[kind.game.name], self.notes[kind.game.name]
            button.clicked.connect(partial(self._choose, kind))
            note.setProperty("role", "second")
            column = QVBoxLayout()
            column.setSpacing(3)
            column.addWidget(button)
            column.addWidget(note)
            self.body.addLayout(column)
            self.body.addSpacing(8)
        self.body.addStretch(1)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.close_overlay)
        self.foot.addStretch(1)
        self.foot.addWidget(self.cancel)
        if self._next:
            self.default_button = self.buttons[self._next]
            self.default_button.setProperty("role", "default")

    def first_focus(self) -> QWidget:
        """Begin at the next game of the series, else at the first game."""
        return self.default_button or next(iter(self.buttons.values()))

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("What is played next?"))
        self.setAccessibleName(self.heading.text())
        self.cancel.setText(self.tr("Cancel"))
        here = [person.name for person in self._evening.here]
        for kind in self._kinds:
            title = QCoreApplication.translate("games", kind.title)
            most, least = max(kind.game.seats), min(kind.game.seats)
            note = [QCoreApplication.translate("games", kind.front.players)]
            if kind.game.name == self._next:
                note.insert(0, self.tr("Next in the series"))
            if len(here) > most:
                note.append(self.tr("{names} sit out, or change the seats").format(names=listed(here[most:])))
            elif len(here) < least:
                note.append(self.tr("bots fill the other seats"))
            self.buttons[kind.game.name].setText(title)
            self.notes[kind.game.name].setText(". ".join(map(sentence_start, note)))

    def _choose(self, kind: TableKind) -> None:
        self.close_overlay()
        self.chosen.emit(kind)
