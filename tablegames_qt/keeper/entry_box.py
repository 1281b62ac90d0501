"""The form for an entry, the buttons under it, and under them what entering leads to or why it is refused."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.keeper.form_area import FormArea
from tablegames_qt.keeper.kind import EntryForm
from tablegames_qt.labels import label, wrapped
from tablegames_qt.notice import Notice

WORDS_HEIGHT = 56
"""Pixels that are kept free for a sentence of two lines: the buttons must not move while somebody types."""


class EntryBox(QFrame):
    """Says nothing by itself: `say` does. The buttons keep their places whatever is said under them."""

    entered = Signal()
    cancelled = Signal()
    removed = Signal()

    def __init__(self, form: EntryForm, appearance: Appearance) -> None:
        super().__init__()
        self.setProperty("role", "box")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.form, self.area = form, FormArea(form)
        self.title, self.check = label("heading"), wrapped("second", "")
        self.notice = Notice(appearance)
        self.enter_button, self.cancel_button, self.remove_button = QPushButton(), QPushButton(), QPushButton()
        self.enter_button.setProperty("role", "default")
        self.enter_button.setProperty("large", True)
        self.remove_button.setProperty("role", "quiet")
        self._build()
        self.enter_button.clicked.connect(self.entered)
        self.cancel_button.clicked.connect(self.cancelled)
        self.remove_button.clicked.connect(self.removed)
        self.retranslate()

    def _build(self) -> None:
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 12, 18, 10)
        inside.setSpacing(8)
        inside.addWidget(self.title)
        inside.addWidget(self.area)
        foot = QHBoxLayout()
        foot.addWidget(self.remove_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.enter_button)
        inside.addLayout(foot)
        said = QWidget()
        said.setMinimumHeight(WORDS_HEIGHT)
        words = QVBoxLayout(said)
        words.setContentsMargins(0, 0, 0, 0)
        if self.form.result is not None:
            words.addWidget(self.form.result)
        words.addWidget(self.check)
        words.addWidget(self.notice)
        words.addStretch(1)
        inside.addWidget(said)

    def say(self, refusal: str, outlook: str) -> None:
        """Say why the entry is impossible, else what it leads to or what is still missing; either may be empty."""
        self.notice.say(refusal)
        self.check.setText("" if refusal else outlook)
        self.check.setVisible(bool(self.check.text()))

    @property
    def said(self) -> str:
        """What is said now."""
        return self.check.text() if self.notice.isHidden() else self.notice.words.text()

    def allow(self, *, enter: bool, why_not: str) -> None:
        """Let the entry be made, or not, with the reason."""
        self.enter_button.setEnabled(enter)
        self.enter_button.setToolTip(why_not)
        self.enter_button.setAccessibleDescription(why_not)

    def show_correcting(self, *, on: bool, can_cancel: bool) -> None:
        """Offer what can be done with an entry that is corrected."""
        self.cancel_button.setVisible(on and can_cancel)
        self.remove_button.setVisible(on)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self.cancel_button.setText(self.tr("Cancel"))
        self.remove_button.setText(self.tr("Remove this row"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
