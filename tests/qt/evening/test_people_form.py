"""The form of the people of an evening: a row for everybody, one like the other."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tablegames_qt.app import Program
from tablegames_qt.evening.evening_dialog import EveningDialog
from tests.qt.evening.evenings import begun, placed
from tests.qt.evening.test_evening_page import dialog_of, on_board


def test_the_rows_of_all_people_are_aligned(qtbot: QtBot, program: Program) -> None:
    evening = placed(begun("Carmen de la Concepción Fernández", "Bruno", "Carla"), "mahjong", 1, 2, 3).left(2)
    on_board(program, evening).people.click()
    dialog = dialog_of(program, EveningDialog)
    assert isinstance(dialog, EveningDialog)
    dialog.people.add.click()
    rows = dialog.people.rows
    assert len({row.leave.text() for row in rows}) == 3, "leaves, comes back, taken off"
    parts = ("mark", "name", "kind", "leave")
    qtbot.waitUntil(
        lambda: len({tuple(getattr(row, part).geometry().getRect() for part in parts) for row in rows}) == 1
    )
    assert rows[0].name.cursorPosition() == 0, "the beginning of a long name is seen"
