"""A match of Chinchón is put down anywhere and taken up again as it was; undo leads back over it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.view import ChinchonView
from rules.dealing import Dealing, Rng
from rules.record import Player
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tests.qt.tables.chinchon_in_step import assert_in_step

PLAYERS = (Player("Ana", "you"), Player("Bruno", "bot", "easy"))


def until_asked(page: MatchPage, qtbot: QtBot) -> ChinchonView:
    """Wait until a person is to decide and nothing moves."""

    def ready() -> bool:
        page.table.choreographer.settle()
        return bool(page.session.waiting_for) and not page.table.choreographer.running

    qtbot.waitUntil(ready, timeout=20_000)
    view = page.session.view()
    assert isinstance(view, ChinchonView)
    return view


def play(page: MatchPage, rng: Rng, qtbot: QtBot) -> None:
    """Make the decision that is asked for."""
    until_asked(page, qtbot)
    (seat,) = page.session.to_act
    page.table.acted.emit(page.session.legal(TABLE if seat == TABLE else Seat(0)).pick(rng))


@pytest.mark.parametrize("moves", [1, 2, 9, 23])
def test_a_match_put_down_is_taken_up_as_it_was(program: Program, moves: int, qtbot: QtBot) -> None:
    dealing = Dealing.from_text(f"resume {moves}", "chinchon")
    program.window.desk.begin(NewMatch(CHINCHON, "standard", ChinchonOptions(), PLAYERS, dealing, known=False))
    page = program.window.page
    assert page is not None
    rng = Rng.from_text(f"resume {moves}")
    for _ in range(moves):
        play(page, rng, qtbot)
    before = until_asked(page, qtbot)
    record = page.session.record
    with qtbot.waitSignal(program.window.desk.listed):
        program.window.show_home()
    qtbot.waitUntil(lambda: program.window.home.can_continue)
    with qtbot.waitSignal(program.window.match_opened):
        program.window.resume(program.window.entries[0])
    taken_up = program.window.page
    assert taken_up is not None and taken_up is not page
    assert until_asked(taken_up, qtbot) == before
    assert taken_up.session.record.moves == record.moves
    table = taken_up.table
    assert isinstance(table, ChinchonTable)
    assert_in_step(table, taken_up.session)
    while taken_up.session.can_undo:
        taken_up.session.undo()
        until_asked(taken_up, qtbot)
        assert_in_step(table, taken_up.session)
    assert not any(move.seat == 0 for move in taken_up.session.record.moves)
