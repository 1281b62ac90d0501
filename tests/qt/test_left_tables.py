"""A table that was left is forgotten whole: what a lambda on a signal keeps would pile up match by match."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.record import Player
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.piece_item import PieceItem
from tablegames_qt.scene.stage import Stage
from tablegames_qt.setup_dialog import NewMatch
from tablegames_qt.tables import TABLES

NAMES = ("Ana", "Bruno", "Carla", "Dario")


def kept(app: QApplication) -> list[str]:
    """What there still is of tables, by class, once everything that can go is gone."""
    for _ in range(3):
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.processEvents()
    while gc.collect():  # wrappers of Qt objects let go of others only when they go themselves
        pass
    kinds = (Stage, PieceItem, Fixture, MatchPage)
    return sorted({type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds)})


@pytest.mark.parametrize("game", TABLES)
def test_nothing_is_left_of_a_table(program: Program, qtbot: QtBot, qapp: QApplication, game: str) -> None:
    kind = program.window.kinds[game]
    seats = kind.usual_players or min(kind.game.seats)
    players = tuple(
        Player(NAMES[seat % 4] + str(seat), "bot" if seat else "you", min(kind.game.levels) if seat else "")
        for seat in range(seats)
    )
    before = kept(qapp)
    for number in range(2):
        dealing = Dealing.from_text(f"left {number}", game)
        preset = kind.game.presets[0]
        program.window.desk.begin(NewMatch(kind.game, preset.key, preset.options, players, dealing))
        page = program.window.page
        assert page is not None
        session = page.session
        qtbot.waitUntil(lambda session=session: bool(session.waiting_for))  # type: ignore[misc]
        assert "MatchPage" in kept(qapp)
        del page, session
        program.window.show_home()
    assert kept(qapp) == before
