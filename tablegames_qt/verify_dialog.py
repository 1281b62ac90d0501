"""Verifying a finished match: what was computed again, in words, and the figures to compare with one's note."""

from __future__ import annotations

import html

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from rules.record import GameRecord
from tablegames_qt.appearance import Appearance
from tablegames_qt.deal_box import in_lines
from tablegames_qt.overlay import Overlay
from tablegames_qt.page_view import PageView
from tablegames_qt.phrases import plain
from tablegames_qt.verification import DealAgrees, Differs, begins_with, same_figures, verify


class VerifyDialog(Overlay):
    """Verifies when it opens. `record` is a match that is over, so that its seed may be shown."""

    def __init__(self, window: QWidget, appearance: Appearance, record: GameRecord) -> None:
        super().__init__(window, appearance, QSize(720, 620))
        self._record = record
        self._found = list(verify(record))
        self.verdict = QLabel()
        self.verdict.setProperty("role", "heading")
        self.verdict.setWordWrap(True)
        self.text = PageView()
        self.note_label = QLabel()
        self.note = QLineEdit()
        self.note.textChanged.connect(self._compare)
        self.answer = QLabel()
        self.answer.setProperty("role", "name")
        self.answer.setWordWrap(True)
        compare = QGridLayout()
        compare.setHorizontalSpacing(12)
        compare.addWidget(self.note_label, 0, 0, 1, 2)
        compare.addWidget(self.note, 1, 0)
        compare.addWidget(self.answer, 2, 0, 1, 2)
        self.body.addWidget(self.verdict)
        self.body.addWidget(self.text, 1)
        self.body.addLayout(compare)
        self.copy_button = QPushButton()
        self.copy_button.setProperty("role", "quiet")
        self.copy_button.clicked.connect(self._copy)
        self.done = QPushButton()
        self.done.setProperty("role", "default")
        self.done.clicked.connect(self.close_overlay)
        self.default_button = self.done
        self.foot.addWidget(self.copy_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    @property
    def agrees(self) -> bool:
        """Whether everything came out as recorded."""
        return not any(isinstance(each, Differs) for each in self._found)

    def sentences(self) -> list[str]:
        """Return what was found, as sentences."""
        lines = [self.tr("The seed, 32 random bytes, was chosen before the first deal:")]
        lines.append(in_lines(self._record.seed.hex()))
        lines.append(self.tr("The figures that belong to it, shown before the first deal:"))
        lines.append(in_lines(self._record.dealing.commit))
        if self._record.cut:
            lines.append(self.tr("The pack was cut with “{cut}”.").format(cut=self._record.cut))
        for each in self._found:
            if isinstance(each, DealAgrees):
                lines.append(
                    self.tr("Deal {deal}: dealt again, {actions} actions as the rules allow, scores {scores}.").format(
                        deal=each.deal, actions=each.actions, scores=" : ".join(map(plain, each.scores))
                    )
                )
            elif each.what == "action":
                lines.append(
                    self.tr("Action {number} is not one that the rules allow there.").format(number=each.number)
                )
            else:
                lines.append(self.tr("Deal {deal}: the scores are not those recorded.").format(deal=each.number))
        return lines

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Verify this match"))
        self.setAccessibleName(self.heading.text())
        if self.agrees:
            self.verdict.setText(self.tr("No card was moved: all deals and scores come out again."))
        else:
            self.verdict.setText(self.tr("This match does not come out again."))
        self.text.setHtml("".join(_paragraph(line) for line in self.sentences()))
        self.text.setAccessibleName(self.tr("What was found"))
        self.note_label.setText(self.tr("Compare with the figures you noted before the match:"))
        self.note_label.setBuddy(self.note)
        self.note.setAccessibleName(self.note_label.text())
        self.copy_button.setText(self.tr("Copy all this"))
        self.done.setText(self.tr("Close"))
        self._compare()

    def _compare(self) -> None:
        noted = self.note.text()
        if not noted.strip():
            self.answer.setText("")
        elif same_figures(noted, self._record.dealing.commit):
            self.answer.setText(self.tr("The same figures: the deals were fixed before you played."))
        elif begins_with(noted, self._record.dealing.commit):
            self.answer.setText(self.tr("The same as far as you wrote them."))
        else:
            self.answer.setText(self.tr("These are other figures."))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join([self.verdict.text(), *self.sentences()]))
        self.copy_button.setText(self.tr("Copied"))


def _paragraph(line: str) -> str:
    """Return a sentence, or figures of several lines, as rich text."""
    words = html.escape(line).replace("\n", "<br/>")
    return f"<p><code>{words}</code></p>" if "\n" in line else f"<p>{words}</p>"
