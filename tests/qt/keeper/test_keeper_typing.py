"""What is typed into a sheet is taken as it is or refused with a sentence, and nothing moves meanwhile or is left out."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules.chinchon.keeping import Knocked
from rules.keeping import KeptGame
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.keeper.fields import NumberField
from tablegames_qt.keeper.page import KeeperPage
from tablegames_qt.keeper.sheet_table import ADDED, TOTAL, ScoreCell
from tablegames_qt.keeper.sheet_view import SheetView
from tests.rules.kept import KEPT
from tests.rules.test_keeping import kept

A, B = Seat(0), Seat(1)


def sheet(program: Program, match: KeptGame) -> SheetView:
    program.window.show_keeper()
    page = program.window.tool
    assert isinstance(page, KeeperPage)
    page.begin(match)
    assert page.sheet is not None
    return page.sheet


@pytest.mark.parametrize("typed", ["-10", "−10", "1.5", "1,5", "9999"])
def test_no_key_is_dropped_silently(program: Program, qtbot: QtBot, typed: str) -> None:
    view = sheet(program, kept("chinchon"))
    form: Any = view.form
    form.knocker.buttons()[0].click()
    qtbot.keyClicks(form.loose[0], "3")
    for key in typed:  # not by the key of each, for the true minus sign has none
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, key)
        QApplication.sendEvent(form.loose[1], press)
    assert form.loose[1].text() == typed
    assert not view.box.enter_button.isEnabled()
    expected = {
        "1.5": "1.5 is no whole number.",
        "1,5": "1,5 is no whole number.",
        "9999": "Bruno: seven loose cards count 95 at most.",
    }
    assert view.box.notice.words.text() == expected.get(typed, "Bruno cannot have less than 0 points.")
    assert view.box.notice.isVisible()


@pytest.mark.parametrize("name", KEPT)
def test_every_number_field_refuses_what_no_sheet_can_hold(program: Program, qtbot: QtBot, name: str) -> None:
    view = sheet(program, kept(name))
    if name == "chinese_poker":
        way: Any = view.form
        way.way.set_value("points")
        way.way.chosen.emit("points")
    if name == "chinos":
        players: Any = view.form
        players.players[0].click()
        players.players[1].click()
        players.loser.buttons()[0].click()
    if name == "mahjong":
        hand: Any = view.form
        hand.how.buttons()[1].click()
    fields = [each for each in view.form.findChildren(NumberField) if each.isVisible() and each.isEnabled()]
    assert fields
    for field in fields:
        field.setFocus()
        qtbot.keyClicks(field, "-999")
        assert view.box.notice.isVisible() and not view.box.enter_button.isEnabled(), field.accessibleName()
        field.clear()
        field.edited.emit()


def test_points_over_the_pack_are_refused_before_the_last_player_is_entered(program: Program, qtbot: QtBot) -> None:
    view = sheet(program, kept("chinese_ten"))
    form: Any = view.form
    qtbot.keyClicks(form.points[0], "211")
    assert view.box.notice.isVisible()
    assert "211" in view.box.notice.words.text() and "210" in view.box.notice.words.text()
    three = sheet(program, kept("chinese_ten", players=3))
    points: Any = three.form
    qtbot.keyClicks(points.points[0], "123")
    qtbot.keyClicks(points.points[1], "118")
    assert three.box.notice.words.text() == "241 points, but the pack has 240: 1 too many."


def test_the_buttons_stay_where_they_are_while_somebody_types(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1024, 768)
    view = sheet(program, kept("chinchon"))
    form: Any = view.form

    def spot() -> QPoint:
        view.layout().activate()
        return view.box.enter_button.mapTo(view, QPoint())

    before = spot()
    form.knocker.buttons()[0].click()
    for field, text in ((form.loose[0], "9"), (form.loose[0], "9"), (form.loose[1], "-"), (form.loose[1], "4")):
        qtbot.keyClicks(field, text)
        assert spot() == before
    form.loose[0].clear()
    form.loose[1].clear()
    qtbot.keyClicks(form.loose[0], "0")
    qtbot.keyClicks(form.loose[1], "5")
    assert view.box.enter_button.isEnabled() and spot() == before


def test_what_an_entry_comes_to_moves_no_button(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1280, 800)
    for name in ("chinese_poker", "chinos"):
        view = sheet(program, kept(name, players=2))
        form: Any = view.form
        if name == "chinese_poker":
            form.way.set_value("points")
            form.way.chosen.emit("points")
        view.layout().activate()
        before = view.box.enter_button.mapTo(view, QPoint())
        if name == "chinese_poker":
            qtbot.keyClicks(form.points[0], "6")
        else:
            form.loser.buttons()[0].click()
            before = view.box.enter_button.mapTo(view, QPoint())
            qtbot.keyClicks(form.points[0], "3")
        qtbot.waitUntil(form.result.isVisible)
        view.layout().activate()
        assert view.box.enter_button.isEnabled() and form.result.text()
        assert view.box.enter_button.mapTo(view, QPoint()) == before, name
        assert form.result.mapTo(view, QPoint()).y() > before.y()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_added_stands_by_every_total(program: Program, qtbot: QtBot, players: int) -> None:
    program.window.resize(1024, 768)
    rest = (60,) * (players - 1)
    match = kept("chinchon", *(Knocked(A, (0, *rest)),) * 1, players=players)
    match = match.enter(Knocked(A, (0, *(70,) * (players - 1))))
    table = sheet(program, match).side.table
    cells = table.itemDelegate()
    assert isinstance(cells, ScoreCell)
    assert cells.stacked == (players == 4)
    for column in range(2, 2 + players):
        item = table.item(1, column)
        assert item is not None and item.data(ADDED)
        small, large = cells.widths(item.data(ADDED), item.data(TOTAL))
        room = table.columnWidth(column) - 14
        assert (max(small, large) if cells.stacked else small + 8 + large) <= room


def test_who_wins_and_who_is_out_stand_in_one_line(program: Program, qtbot: QtBot) -> None:
    match = kept("chinchon", Knocked(A, (0, 60, 60)), Knocked(A, (0, 70, 70)), players=3)
    totals = sheet(program, match).side.totals

    def words() -> list[QLabel]:
        found = [label for label in totals.findChildren(QLabel) if label.text() in ("won", "out")]
        return [label for label in found if label.isVisible()]

    qtbot.waitUntil(lambda: len(words()) == 3)
    assert len({label.y() for label in words()}) == 1
