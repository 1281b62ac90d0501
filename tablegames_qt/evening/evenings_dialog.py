"""All saved evenings, to go on with one of them, to delete one, or to begin another."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tablegames_qt.appearance import Appearance
from tablegames_qt.documents import SavedDocument
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.words import date_words, lead_words, played_words
from tablegames_qt.phrases import listed
from tablegames_qt.saved_entry import saved_words
from tablegames_qt.saves_dialog import SavesDialog


class EveningEntry:
    """One saved evening as a list shows it."""

    def __init__(self, saved: SavedDocument[Evening]) -> None:
        self.saved = saved

    @property
    def readable(self) -> bool:
        """Whether the evening can be continued."""
        return self.saved.content is not None

    def title(self) -> str:
        """Return its name and its date."""
        evening = self.saved.content
        return self.saved.path.name if evening is None else f"{evening.title}, {date_words(evening.began)}"

    def line(self) -> str:
        """Return who plays, how much was played and how it stands."""
        evening = self.saved.content
        if evening is None:
            if self.saved.reason == "newer-schema":
                return QCoreApplication.translate(
                    "evening", "Saved by a newer version of Table Games. It is left as it is."
                )
            return QCoreApplication.translate("evening", "This evening cannot be read.")
        names = f"{listed([person.name for person in evening.people])}."
        when = saved_words(QDateTime.fromSecsSinceEpoch(int(self.saved.modified)))
        lead = lead_words(evening) if evening.played else ""
        return " ".join(filter(None, (names, played_words(evening), lead, when)))

    def question(self) -> str:
        """Return what is asked before the evening is deleted."""
        return QCoreApplication.translate("evening", "Delete this evening? Its file is kept in the folder “deleted”.")


class EveningsDialog(SavesDialog):
    """A row an evening, the latest first."""

    new_wanted = Signal()

    def __init__(
        self,
        window: QWidget,
        appearance: Appearance,
        saved: Sequence[SavedDocument[Evening]],
        *,
        can_delete: bool,
    ) -> None:
        super().__init__(window, appearance, [EveningEntry(each) for each in saved], can_delete=can_delete)
        for row in self.rows:
            row.file_button.hide()
        self.new = QPushButton()
        self.new.clicked.connect(self._new)
        self.foot.insertWidget(0, self.new)

    def first_focus(self) -> QWidget:
        """Begin at the first evening that can be read."""
        return next((row.continue_button for row in self.rows if row.entry.readable), self.new)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        super().retranslate()
        self.heading.setText(self.tr("Evenings"))
        self.setAccessibleName(self.heading.text())
        self.new.setText(self.tr("New evening …"))

    def _new(self) -> None:
        self.close_overlay()
        self.new_wanted.emit()
