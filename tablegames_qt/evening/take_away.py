"""Taking an evening out of the program: as text, as a page to print, as a table for spreadsheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtGui import QGuiApplication

from tablegames_qt.evening.desk import EveningDesk

if TYPE_CHECKING:
    from tablegames_qt.game_window import GameWindow


class TakeAway(QObject):
    """One method a way; all need an evening."""

    def __init__(self, window: GameWindow, desk: EveningDesk) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk

    def copy(self) -> None:
        """Copy the evening as text."""
        from tablegames_qt.evening.export import as_text

        evening = self._desk.evening
        assert evening is not None
        QGuiApplication.clipboard().setText(as_text(evening, self._desk.games))
        self._window.say(self.tr("The evening is copied as text."))

    def export(self) -> None:
        """Ask for a file, and write the evening into it: as a page or as CSV, by its ending."""
        from tablegames_qt.file_dialog import SaveDialog

        evening = self._desk.evening
        assert evening is not None
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = "".join(letter if letter.isalnum() else "-" for letter in evening.title).strip("-") or "evening"
        dialog = SaveDialog(
            self._window,
            self.tr("Export the evening"),
            Path(documents) / f"{name}.html",
            ";;".join((self.tr("Page to print (*.html)"), self.tr("Table for spreadsheets (*.csv)"))),
        )
        dialog.fileSelected.connect(lambda path: self.write(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, path: Path) -> None:
        """Write the evening into a file, and say what became of it."""
        from tablegames_qt.evening.export import as_csv, as_html
        from tablegames_qt.file_dialog import save_bytes

        evening = self._desk.evening
        assert evening is not None
        if path.suffix.lower() == ".csv":
            content = as_csv(evening, self._desk.games).encode("utf-8-sig")
        else:
            content = as_html(evening, self._desk.games).encode()
        fault = save_bytes(path, content)
        if fault:
            self._window.say(self.tr("The file could not be written: {words}.").format(words=fault))
        else:
            self._window.say(self.tr("The evening is in {path}.").format(path=path))
