"""The frame of the dialogs that ask who comes while a match is on, and which seat they take."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

from rules.latecomers import LONGEST_NAME
from tablegames_qt.appearance import Appearance
from tablegames_qt.keeper.fields import Choices
from tablegames_qt.labels import label, wrapped
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.notice import Notice
from tablegames_qt.overlay import Overlay


class JoinDialog(Overlay):
    """A name, the seats to choose from, what comes of it, and a sentence where it cannot be.

    Whoever derives from it fills `seats`, says `outlook` and calls `allow` in `check`, and ends in `taken`. Of `offered`,
    people who are there and do not play, the first is entered already.
    """

    def __init__(self, window: QWidget, appearance: Appearance, size: QSize, offered: Sequence[str]) -> None:
        super().__init__(window, appearance, size)
        self.name = LimitedField(LONGEST_NAME, offered[0] if offered else "")
        self.name_title, self.seats_title = label("name"), label("name")
        self.seats = Choices()
        self.outlook = wrapped("second", "")
        self.notice = Notice(appearance)
        for widget in (self.name_title, self.name, self.seats_title, self.seats, self.outlook, self.notice):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self._cancel, self.take = QPushButton(), QPushButton()
        self.take.setProperty("role", "default")
        self.default_button = self.take
        self.foot.addStretch(1)
        self.foot.addWidget(self._cancel)
        self.foot.addWidget(self.take)
        self.name.textChanged.connect(self.check)
        self.seats.chosen.connect(self.check)
        self._cancel.clicked.connect(self.close_overlay)
        self.take.clicked.connect(self.taken)

    @property
    def entered(self) -> str:
        """The name as it is entered so far."""
        return self.name.text().strip()

    def first_focus(self) -> QWidget:
        """Begin with the name."""
        self.name.selectAll()
        return self.name

    def check(self) -> None:
        """Say what comes of what is entered, or why it cannot be."""
        raise NotImplementedError

    def taken(self) -> None:
        """Close, and tell what was entered."""
        raise NotImplementedError

    def allow(self, refused: str) -> None:
        """Let it be taken when there is a name and nothing is refused."""
        self.notice.say(refused)
        self.take.setEnabled(bool(self.entered) and not refused)
        self.take.setToolTip(refused or ("" if self.entered else self.tr("Enter the name first.")))

    def retranslate(self) -> None:
        """Say what all such dialogs have in the present language."""
        super().retranslate()
        self.setAccessibleName(self.heading.text())
        self.name_title.setText(self.tr("Name"))
        self.name.setAccessibleName(self.name_title.text())
        self.seats.setAccessibleName(self.seats_title.text())
        self._cancel.setText(self.tr("Cancel"))
        self.check()
