"""The names of the players of a kept match, to be mended at any time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rules.latecomers import LONGEST_NAME
from tablegames_qt.appearance import Appearance
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import Overlay


class NamesDialog(Overlay):
    """Emits `chosen` with the names by seat."""

    chosen = Signal(object)

    def __init__(self, window: QWidget, appearance: Appearance, names: Sequence[str]) -> None:
        super().__init__(window, appearance, QSize(460, 200))
        self.fields = [LimitedField(LONGEST_NAME, name) for name in names]
        for field in self.fields:
            field.textChanged.connect(self._check)
            self.body.addWidget(field)
        self.notice = Notice(appearance)
        self.body.addWidget(self.notice)
        self.body.addStretch(1)
        self._cancel, self.take = QPushButton(), QPushButton()
        self.take.setProperty("role", "default")
        self.default_button = self.take
        self._cancel.clicked.connect(self.close_overlay)
        self.take.clicked.connect(self._take)
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)

    def first_focus(self) -> QWidget:
        """Begin with the first name."""
        return self.fields[0]

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Names of the players"))
        self.setAccessibleName(self.heading.text())
        for number, field in enumerate(self.fields, 1):
            field.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        self._cancel.setText(self.tr("Cancel"))
        self.take.setText(self.tr("Take these names"))
        self._check()

    def _check(self) -> None:
        names = [field.text().strip().casefold() for field in self.fields]
        sentence = ""
        if not all(names):
            sentence = self.tr("Player {number} has no name.").format(number=names.index("") + 1)
        elif len(set(names)) < len(names):
            twice = next(place for place, name in enumerate(names) if name in names[:place])
            sentence = self.tr("Two players are called {name}.").format(name=self.fields[twice].text().strip())
        self.notice.say(sentence)
        self.take.setEnabled(not sentence)

    def _take(self) -> None:
        names = tuple(field.text().strip() for field in self.fields)
        self.close_overlay()
        self.chosen.emit(names)
