"""The quiet links of the home screen: they lead where they say, by mouse and by keys, and keep clear of the tiles."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tablegames_qt.app import Program
from tablegames_qt.evening.evening_dialog import EveningDialog
from tablegames_qt.keeper.page import KeeperPage
from tests.qt.evening.evenings import saturday


def test_the_links_lead_where_they_say(program: Program) -> None:
    window, home = program.window, program.window.home
    home.night_link.click()
    [dialog] = window.overlays()
    assert isinstance(dialog, EveningDialog)
    dialog.close_overlay()
    home.keeper_link.click()
    assert isinstance(window.tool, KeeperPage)
    window.show_home()
    home.learn_link.click()
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget is not window]
    assert len(shown) == 1
    shown[0].close()


def test_the_link_of_game_night_names_the_evening_that_goes_on(program: Program) -> None:
    home = program.window.home
    assert home.night_link.line == "Several people, one projector"
    program.window.evenings.desk.begin(saturday())
    program.window.show_home()
    assert home.night_link.line == "Go on with “Saturday at Ana's”"
    home.night_link.click()
    assert program.window.windowTitle() == "Saturday at Ana's – Table Games"


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1024, 768), QSize(960, 640), QSize(1920, 1040)])
def test_links_and_tiles_keep_clear_of_each_other(program: Program, size: QSize) -> None:
    window, home = program.window, program.window.home
    window.resize(size)
    parts = [*home.links, *home.tool_links.values(), *home.tiles, home.strip]
    glow = 12
    rects = [
        part.geometry().adjusted(glow, glow, -glow, -glow) if part in home.tiles else part.geometry() for part in parts
    ]
    assert not any(one.intersects(other) for one, other in itertools.combinations(rects, 2))
    assert all(home.rect().contains(rect) for rect in rects)
    if home.hint.isVisible():
        assert not any(home.hint.geometry().intersects(rect) for rect in rects)


def test_arrow_keys_reach_the_links(program: Program) -> None:
    home = program.window.home
    home.tiles[2].setFocus()
    QTest.keyClick(home.tiles[2], Qt.Key.Key_Down)
    assert home.night_link.hasFocus()
    assert program.window.status.sentence == home.night_link.line
    QTest.keyClick(home.night_link, Qt.Key.Key_Right)
    assert home.learn_link.hasFocus()
    QTest.keyClick(home.learn_link, Qt.Key.Key_Up)
    assert home.tiles[4].hasFocus() or home.tiles[3].hasFocus()
