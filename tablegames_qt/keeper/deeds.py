"""What the links over a sheet do: its rules, the names, and taking it out of the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QIODevice, QObject, QSaveFile, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tablegames_qt.file_dialog import SaveDialog
from tablegames_qt.keeper.kept_games import to_csv, to_text
from tablegames_qt.keeper.latecomer_dialog import LatecomerDialog
from tablegames_qt.keeper.names_dialog import NamesDialog
from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.services import Services


class SheetDeeds(QObject):
    """One method a link; all need a sheet."""

    said = Signal(str)
    opened = Signal(object)
    """An `Overlay` that the window is to show."""
    help_wanted = Signal()
    renamed = Signal(object)
    """The match with other names."""

    def __init__(self, page: QWidget, services: Services) -> None:
        super().__init__(page)
        self._page, self._services = page, services
        self.sheet: SheetView | None = None
        self.evening_names: tuple[str, ...] = ()
        """Who is there this evening."""

    @property
    def _sheet(self) -> SheetView:
        assert self.sheet is not None
        return self.sheet

    def show_rules(self) -> None:
        """Show the rules that the sheet is counted by."""
        kind, options = self._sheet.kind, self._sheet.match.sheet().standing.options
        preset = min(kind.game.presets, key=lambda each: len(options.differences(each.options)))
        card = RulesCard(self._page.window(), self._services.appearance, kind.title, options, preset)
        card.help_wanted.connect(self.help_wanted)
        self.opened.emit(card)

    def show_names(self) -> None:
        """Ask for other names of the same players."""
        dialog = NamesDialog(self._page.window(), self._services.appearance, self._sheet.match.names)
        dialog.chosen.connect(lambda names: self.renamed.emit(self._sheet.match.renamed(names)))
        self.opened.emit(dialog)

    def show_latecomer(self) -> None:
        """Ask who comes, and where they sit."""
        sheet = self._sheet
        evening = tuple(name for name in self.evening_names if name not in sheet.match.names)
        dialog = LatecomerDialog(self._page.window(), self._services.appearance, sheet.kind, sheet.match, evening)
        dialog.chosen.connect(sheet.enter)
        self.opened.emit(dialog)

    def copy(self) -> None:
        """Copy the sheet as text."""
        game = QCoreApplication.translate("games", self._sheet.kind.title)
        QGuiApplication.clipboard().setText(to_text(self._sheet.match, self._sheet.words, game))
        self.said.emit(QCoreApplication.translate("KeeperPage", "The sheet is copied as text."))

    def ask_file(self) -> None:
        """Ask where the sheet is to be written."""
        path = Path.home() / f"{self._sheet.match.game.name}.csv"
        title = QCoreApplication.translate("KeeperPage", "Export the sheet")
        kinds = QCoreApplication.translate("KeeperPage", "Tables (*.csv)")
        dialog = SaveDialog(self._page.window(), title, path, kinds)
        dialog.fileSelected.connect(self.export)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export(self, path: str) -> None:
        """Write the sheet as comma-separated values."""
        file = QSaveFile(path)
        content = to_csv(self._sheet.match, self._sheet.words).encode()
        written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) >= 0 and file.commit()
        said = (
            QCoreApplication.translate("KeeperPage", "The sheet is in {file}.")
            if written
            else QCoreApplication.translate("KeeperPage", "The sheet could not be written to {file}.")
        )
        self.said.emit(said.format(file=path))
