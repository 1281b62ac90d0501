"""What was left is forgotten whole: what a lambda on a signal keeps would pile up match by match."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.record import Player
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables import TABLES

NAMES = ("Ana", "Bruno", "Carla", "Dario")


def played(program: Program, qtbot: QtBot, game: str) -> list[weakref.ref[object]]:
    """Begin a match up to the first decision; return its page, its table, its session and its pieces, without holding them."""
    kind = program.window.kinds[game]
    seats = kind.usual_players or min(kind.game.seats)
    players = tuple(
        Player(NAMES[seat % 4] + str(seat), "bot" if seat else "you", min(kind.game.levels) if seat else "")
        for seat in range(seats)
    )
    preset = kind.game.presets[0]
    dealing = Dealing.from_text("left", game)
    program.window.desk.begin(NewMatch(kind.game, preset.key, preset.options, players, dealing))
    page = program.window.page
    assert page is not None
    session = page.session
    qtbot.waitUntil(lambda: bool(session.waiting_for))
    return [weakref.ref(each) for each in (page, page.table, page.panel, session, *page.table.pieces.values())]


def sweep(app: QApplication) -> None:
    """Have everything go that nobody holds."""
    for _ in range(3):
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.processEvents()
    for _ in range(3):  # wrappers of Qt objects let go of others only when they go themselves
        gc.collect()


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_left_of_a_table(program: Program, qtbot: QtBot, qapp: QApplication, game: str) -> None:
    left = played(program, qtbot, game)
    assert all(each() is not None for each in left)
    program.window.show_home()
    sweep(qapp)
    assert [type(each()).__name__ for each in left if each() is not None] == []


def test_nothing_is_left_of_a_program(qtbot: QtBot, qapp: QApplication, english: None, tmp_path: Path) -> None:
    """Whoever runs many, as these tests do, would carry the pictures and the widgets of all of them along."""
    sweep(qapp)
    before = set(qapp.allWidgets())
    made = Program(qapp, TABLES, tmp_path / "profile", "en", InlineRunner())
    made.show()
    played(made, qtbot, "chinese_ten")
    window, services = made.window, made.services
    left = [weakref.ref(each) for each in (made, window, window.desk, services, services.profile, services.faces)]
    made.close()
    window.deleteLater()
    del made, window, services
    sweep(qapp)
    assert [type(each()).__name__ for each in left if each() is not None] == []
    assert set(qapp.allWidgets()) <= before
