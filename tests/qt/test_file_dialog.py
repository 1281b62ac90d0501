"""The dialog that asks for a file speaks the language of the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QTableView, QTreeView
from pytestqt.qtbot import QtBot

from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.file_dialog import OpenDialog
from tests.qt.at_the_window import begin


def words_of(dialog: QFileDialog) -> dict[str, str]:
    """Every label, button, tool tip, heading and menu text, by where it is."""
    found: dict[str, str] = {"title": dialog.windowTitle()}
    for kind in (QLabel, QAbstractButton, QAction):
        for number, each in enumerate(dialog.findChildren(kind)):
            found[f"{kind.__name__} {number}"] = each.text()
            found[f"{kind.__name__} {number} tip"] = each.toolTip()
    for number, combo in enumerate(dialog.findChildren(QComboBox)):
        if combo.objectName() == "fileTypeCombo":
            found |= {f"type {number} {row}": combo.itemText(row) for row in range(combo.count())}
    for table in dialog.findChildren(QTreeView) + dialog.findChildren(QTableView):
        model = table.model()
        for column in range(model.columnCount()):
            found[f"column {column}"] = str(model.headerData(column, Qt.Orientation.Horizontal))
    return {where: text.replace("&", "") for where, text in found.items() if any(map(str.isalpha, text))}


def asked(program: Program, qapp: QApplication) -> OpenDialog:
    """The dialog of `Open a saved match`, Qt's own and not the system's."""
    program.window.commands.open_file()
    dialog = program.window.findChild(OpenDialog)
    assert dialog is not None
    qapp.processEvents()
    return dialog


@pytest.fixture
def _not_the_system_s(qapp: QApplication) -> None:
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)


@pytest.mark.usefixtures("_not_the_system_s")
@pytest.mark.parametrize("language", [code for code in languages.LANGUAGES if code != languages.FALLBACK])
def test_nothing_english_is_left(language: str, program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    dialog = asked(program, qapp)
    english = words_of(dialog)
    assert {"Look in:", "Files of type:", "File name:", "Cancel", "Open"} <= set(english.values())
    dialog.reject()
    qtbot.waitUntil(lambda: program.window.findChild(OpenDialog) is None)
    program.profile.settings.language = language
    qapp.processEvents()
    dialog = asked(program, qapp)
    theirs = words_of(dialog)
    assert english.keys() == theirs.keys()
    same = {text for where, text in theirs.items() if english[where] == text}
    assert same == set(), "said in English still"
    dialog.reject()


@pytest.mark.usefixtures("_not_the_system_s")
def test_a_file_that_is_chosen_is_opened(program: Program, qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a match")
    dialog = asked(program, qapp)
    with qtbot.waitSignal(program.window.desk.failed):
        dialog.fileSelected.emit(str(file))
    assert "holiday.jpg" in program.window.status.sentence
    dialog.reject()


@pytest.mark.usefixtures("_not_the_system_s")
def test_a_saved_match_is_looked_for_where_matches_are_saved(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    page = begin(program.window)
    qtbot.waitUntil(lambda: program.window.status.saved.text() == "Saved")
    dialog = asked(program, qapp)
    folder = Path(dialog.directory().path())
    assert any(file.name.startswith(page.session.autosave.slot) for file in folder.iterdir())
    dialog.reject()
