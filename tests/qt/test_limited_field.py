"""A field of one line that says so when there is no room for more letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tablegames_qt.app import Program
from tablegames_qt.evening.evening_dialog import EveningDialog
from tablegames_qt.keeper.names_dialog import NamesDialog
from tablegames_qt.limited_field import LimitedField
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES


def test_letters_that_have_no_room_are_told_of(qtbot: QtBot, english: None) -> None:
    field = LimitedField(5, "Zoe")
    qtbot.addWidget(field)
    field.resize(QSize(200, 30))
    qtbot.keyClicks(field, "ab")
    assert field.text() == "Zoeab" and field.said == ""
    qtbot.keyClicks(field, "c")
    assert field.text() == "Zoeab" and field.said == "There is room for 5 letters here."
    field.backspace()
    assert field.said == ""
    field.clear()
    field.insert("Maximiliano")
    assert field.text() == "Maxim" and field.said, "a pasted name is not cut without a word"


@pytest.mark.parametrize("where", ["set up", "evening", "names"])
def test_every_field_of_a_name_tells_it(where: str, program: Program) -> None:
    window = program.window
    if where == "set up":
        window.commands.set_up(TABLES["chinos"])
        kind: type = SetupDialog
    elif where == "evening":
        window.evenings.begin()
        kind = EveningDialog
    else:
        window.open_dialog(NamesDialog(window, program.services.appearance, ["Ana", "Bruno"]))
        kind = NamesDialog
    dialog = window.overlays()[-1]
    assert isinstance(dialog, kind)
    fields = [each for each in dialog.findChildren(QLineEdit) if each.maxLength() < 200 and each.objectName() == ""]
    assert fields and all(isinstance(each, LimitedField) for each in fields)
