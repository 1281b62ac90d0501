"""The box that shows the committed deal and takes the word the player cuts the pack with."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from rules.dealing import Dealing
from rules.record import LONGEST_CUT
from tablegames_qt.appearance import Appearance


def grouped(commit: str) -> str:
    """Return hexadecimal digits in groups of four, upper case: 7F3A 91C2."""
    digits = commit.upper()
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


class DealBox(QFrame):
    """Shows the commitment of a dealing; `dealing` is it with the cut that was typed."""

    def __init__(self, dealing: Dealing, appearance: Appearance) -> None:
        super().__init__()
        self.setProperty("role", "box")
        self._dealing = dealing
        self._appearance = appearance
        self._shield = QLabel()
        self._title = QLabel()
        self._title.setProperty("role", "name")
        self._title.setWordWrap(True)
        self.copy = QPushButton()
        self.copy.setProperty("role", "icon")
        self.copy.clicked.connect(self._copy)
        self.digits = QLabel()
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setStyleHint(QFont.StyleHint.Monospace)
        fixed.setPixelSize(12)
        self.digits.setFont(fixed)
        self.digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        groups = grouped(dealing.commit).split(" ")
        self.digits.setText("\n".join(" ".join(groups[start : start + 8]) for start in (0, 8)))
        self._words = QLabel()
        self._words.setProperty("role", "second")
        self._words.setWordWrap(True)
        self.cut = QLineEdit()
        self.cut.setMaxLength(LONGEST_CUT)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._shield, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        figures = QHBoxLayout()
        figures.addWidget(self.digits, 1)
        figures.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(figures)
        column.addWidget(self._words)
        column.addSpacing(2)
        column.addWidget(self.cut)
        appearance.changed.connect(self._show_look)
        self._show_look()
        self.retranslate()

    @property
    def dealing(self) -> Dealing:
        """The seed material with the cut."""
        return replace(self._dealing, cut=self.cut.text())

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        self._title.setText(self.tr("The deal is already fixed. Cut with any word."))
        self._words.setText(self.tr("Note these figures: after the match you can check that no card was moved."))
        self.copy.setToolTip(self.tr("Copy the figures"))
        self.copy.setAccessibleName(self.tr("Copy the figures"))
        self.digits.setAccessibleName(self.tr("Figures that fix the deal"))
        self.cut.setPlaceholderText(self.tr("your cut, or nothing"))
        self.cut.setAccessibleName(self.tr("Your cut"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_look(self) -> None:
        self._shield.setPixmap(self._appearance.icon("shield", 18).pixmap(QSize(18, 18), self.devicePixelRatioF()))
        self.copy.setIcon(self._appearance.icon("copy", 16))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(grouped(self._dealing.commit))
        self.copy.setToolTip(self.tr("Copied"))
