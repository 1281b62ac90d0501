"""What is said when the program itself has made a mistake."""

from __future__ import annotations

import traceback
from types import TracebackType

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tablegames_qt.about_dialog import facts
from tablegames_qt.appearance import Appearance
from tablegames_qt.overlay import Overlay


def details_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Return what whoever mends the program needs: versions and the way to the error."""
    return f"{facts()}\n\n{''.join(traceback.format_exception(kind, error, trace))}"


class ErrorDialog(Overlay):
    """One sentence, and the details to copy."""

    def __init__(self, window: QWidget, appearance: Appearance, details: str) -> None:
        super().__init__(window, appearance, QSize(560, 300))
        self._details = details
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.last = QLabel(details.strip().rsplit("\n", 1)[-1])
        self.last.setProperty("role", "quiet")
        self.last.setWordWrap(True)
        self.body.addWidget(self.words)
        self.body.addWidget(self.last)
        self.body.addStretch(1)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self._copy)
        self.done = QPushButton()
        self.done.setProperty("role", "default")
        self.done.clicked.connect(self.close_overlay)
        self.default_button = self.done
        self.foot.addStretch(1)
        self.foot.addWidget(self.copy_button)
        self.foot.addWidget(self.done)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Something went wrong in the program"))
        self.setAccessibleName(self.heading.text())
        self.words.setText(
            self.tr(
                "Your match is saved up to your last decision. If the table looks wrong, go home and continue from there."
            )
        )
        self.copy_button.setText(self.tr("Copy the details"))
        self.done.setText(self.tr("Close"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy_button.setText(self.tr("Copied"))
