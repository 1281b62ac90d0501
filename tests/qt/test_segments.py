"""A row of segments under the keyboard: one stop for Tab, and arrows that choose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.segments import Segments

LANGUAGES = [("en", "English"), ("es", "Español"), ("it", "Italiano")]


@pytest.mark.parametrize("chosen", ["en", "es", "it"])
@pytest.mark.parametrize("way", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_stops_once_and_at_what_is_chosen(qtbot: QtBot, chosen: str, way: Qt.Key) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    segments, before, after = Segments(), QPushButton("before"), QPushButton("after")
    segments.set_choices(LANGUAGES)
    segments.set_value(chosen)
    row = QHBoxLayout(window)
    for widget in (before, segments, after):
        row.addWidget(widget)
    window.show()
    first, last = (before, after) if way == Qt.Key.Key_Tab else (after, before)
    first.setFocus()
    qtbot.keyClick(first, way)
    assert window.focusWidget() is segments.focus_widget()
    assert segments.value == chosen
    qtbot.keyClick(window.focusWidget(), way)
    assert window.focusWidget() is last


def test_arrows_choose_and_tell(qtbot: QtBot) -> None:
    segments = Segments()
    qtbot.addWidget(segments)
    segments.set_choices(LANGUAGES)
    segments.set_value("en")
    told: list[object] = []
    segments.chosen.connect(told.append)
    segments.show()
    with qtbot.waitActive(segments):
        segments.activateWindow()
    segments.focus_widget().setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(segments.focus_widget(), key)
        assert segments.window().focusWidget() is segments.focus_widget()
    assert told == ["es", "it", "es"]
    assert segments.value == "es"
