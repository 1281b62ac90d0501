"""The box that shows the committed deal and takes the word the player cuts the pack with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout

from rules.dealing import Dealing
from rules.record import LONGEST_CUT
from tablegames_qt.appearance import Appearance
from tablegames_qt.deal_code import dealing_of
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.tables.kind import ChanceWords


def grouped(commit: str) -> str:
    """Return hexadecimal digits in groups of four, upper case: 7F3A 91C2."""
    digits = commit.upper()
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def in_lines(commit: str) -> str:
    """Return hexadecimal digits in groups of four, eight groups a line."""
    groups = grouped(commit).split(" ")
    return "\n".join(" ".join(groups[start : start + 8]) for start in range(0, len(groups), 8))


def deal_words() -> ChanceWords:
    """Return what is said of cards and tiles."""
    return ChanceWords(
        fixed=QCoreApplication.translate("DealBox", "The deal is already fixed. Cut with any word."),
        why=QCoreApplication.translate(
            "DealBox", "Note these figures: after the match you can check that no card was moved."
        ),
        added=QCoreApplication.translate("DealBox", "your cut, or nothing"),
        again=QCoreApplication.translate("DealBox", "The deals of another match"),
        known=QCoreApplication.translate(
            "DealBox", "Whoever has the code can know the cards, so the match counts as practice."
        ),
        by_code=QCoreApplication.translate("DealBox", "Play deals again by their code"),
        anew=QCoreApplication.translate("DealBox", "Play new deals"),
        short=QCoreApplication.translate("StatusFacts", "Deal fixed {figures}"),
        follows=QCoreApplication.translate(
            "StatusFacts", "All deals of this match follow from these figures:\n{figures}"
        ),
        title=QCoreApplication.translate("BesideTable", "{game}, deal {deal}"),
    )


class DealBox(QFrame):
    """Shows the commitment of a fresh dealing and takes the cut.

    The deals of another match can be played instead, by its code; then nothing is left to cut. `changed` tells that
    `problem` or `dealing` may be another.
    """

    changed = Signal()

    def __init__(
        self, dealing: Dealing, appearance: Appearance, words: Callable[[], ChanceWords] | None = None
    ) -> None:
        """`words` are those of a game that deals nothing."""
        super().__init__()
        self._say = words or deal_words
        self.setProperty("role", "box")
        self._fresh = dealing
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
        self._words = QLabel()
        self._words.setProperty("role", "second")
        self._words.setWordWrap(True)
        self.cut = LimitedField(LONGEST_CUT)
        self.code = QLineEdit()
        self.code.hide()
        self.code.textChanged.connect(self._code_changed)
        self.code_button = QPushButton()
        self.code_button.setProperty("role", "link")
        self.code_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.code_button.clicked.connect(self._switch)
        self._build()
        appearance.changed.connect(self._show_look)
        self._show_look()
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._shield, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        figures = QHBoxLayout()
        figures.addWidget(self.digits, 1)
        figures.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(figures)
        column.addWidget(self._words)
        column.addSpacing(2)
        column.addWidget(self.cut)
        column.addWidget(self.code)
        column.addWidget(self.code_button)

    @property
    def known(self) -> bool:
        """Whether the deals come from a code, so that somebody may know them."""
        return not self.code.isHidden()

    @property
    def dealing(self) -> Dealing:
        """The seed material with the cut. Of no use while there is a `problem` or the box `waits`."""
        if self.known:
            return dealing_of(self.code.text(), self._fresh.game) or self._fresh
        return replace(self._fresh, cut=self.cut.text())

    def problem(self) -> str:
        """Return what is wrong with the code, as a sentence; empty when nothing is, or nothing is entered yet."""
        if self.known and not self.waits and dealing_of(self.code.text(), self._fresh.game) is None:
            return self.tr("This is not the deal code of a match of this game.")
        return ""

    @property
    def waits(self) -> bool:
        """Whether a code is still to be entered."""
        return self.known and not self.code.text().strip()

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        said = self._say()
        self.digits.setText(in_lines(self.dealing.commit))
        self._title.setText(said.again if self.known else said.fixed)
        self._words.setText(said.known if self.known else said.why)
        self.code_button.setText(said.anew if self.known else said.by_code)
        self.copy.setToolTip(self.tr("Copy the figures"))
        self.copy.setAccessibleName(self.tr("Copy the figures"))
        self.digits.setAccessibleName(self.tr("Figures that fix the deal"))
        self.cut.setPlaceholderText(said.added)
        self.cut.setAccessibleName(self.tr("Your cut"))
        self.code.setPlaceholderText(self.tr("deal code: TG1 …"))
        self.code.setAccessibleName(self.tr("Deal code"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_look(self) -> None:
        self._shield.setPixmap(self._appearance.icon("shield", 18).pixmap(QSize(18, 18), self.devicePixelRatioF()))
        self.copy.setIcon(self._appearance.icon("copy", 16))

    def _switch(self) -> None:
        """Change between a fresh deal and one by its code."""
        by_code = not self.known
        self.code.setVisible(by_code)
        self.cut.setVisible(not by_code)
        (self.code if by_code else self.cut).setFocus()
        self._code_changed()

    def _code_changed(self) -> None:
        self.retranslate()
        self.changed.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(grouped(self.dealing.commit))
        self.copy.setToolTip(self.tr("Copied"))
