"""Small controls as they are painted: switches and drop-down lists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tablegames_qt.appearance import Appearance
from tablegames_qt.drop_down import DropDown
from tablegames_qt.switch import Switch
from tablegames_qt.theme import THEMES


@pytest.mark.parametrize("theme", THEMES)
def test_a_switch_that_is_on_shows_its_knob(appearance: Appearance, theme: str, qtbot: QtBot) -> None:
    appearance.choose(theme)
    switch = Switch()
    qtbot.addWidget(switch)
    switch.setChecked(True)
    switch.resize(switch.sizeHint())
    switch.show()
    qtbot.waitExposed(switch)
    picture = switch.grab().toImage()
    line = {picture.pixelColor(x, picture.height() // 2).name() for x in range(8, 46)}
    colours = QGuiApplication.palette()
    assert {colours.color(role).name() for role in (QPalette.ColorRole.Text, QPalette.ColorRole.Base)} <= line


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("count", [2, 3, 8])
def test_a_drop_down_list_shows_every_row_whole(
    appearance: Appearance, count: int, qapp: QApplication, qtbot: QtBot
) -> None:
    box = DropDown()
    qtbot.addWidget(box)
    box.addItems([f"Level {number}" for number in range(count)])
    box.show()
    qtbot.waitExposed(box)
    box.showPopup()
    rows = box.view()
    rows.setFocus(Qt.FocusReason.PopupFocusReason)
    qapp.processEvents()
    qtbot.waitUntil(rows.hasFocus)
    for number in range(count):
        assert rows.viewport().rect().contains(rows.visualRect(box.model().index(number, 0)))
    box.hidePopup()
