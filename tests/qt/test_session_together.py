"""Sessions of a game in which several choose at the same time."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import rules
from rules.record import Player, replay
from rules.seats import TABLE, Seat
from tablegames_qt.session import Session
from tests.qt.fists import FISTS, FistsOptions, Hide
from tests.qt.sitting import HeldRunner, Sit, profile_in, tables, turn_the_loop

YOU = Seat(1)
PLAYERS = (Player("Ana", "bot", "easy"), Player("You", "you"), Player("Carla", "bot", "easy"))


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Sits down to the game of the tests, which the rules know for as long as a test runs."""
    monkeypatch.setattr(rules, "GAMES", {**rules.GAMES, FISTS.name: FISTS})
    profile = profile_in(tmp_path)
    with tables(profile) as sit:
        yield functools.partial(sit, game=FISTS, options=FistsOptions(), players=PLAYERS)
    profile.close()


def seats(session: Session) -> list[int]:
    return [move.seat for move in session.record.moves]


def test_all_are_asked_at_once_and_each_bot_once(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, table = sit(runner)
    turn_the_loop()
    assert table.names("asked", "thinking") == ["asked", "thinking", "thinking"]
    assert len(runner.asked) == 2
    runner.answer(1)  # the third seat is faster than the first
    turn_the_loop()
    assert seats(session) == [2]
    assert len(runner.asked) == 2  # nobody is asked again because somebody was faster
    assert session.waiting_for == {YOU}
    assert session.submit(YOU, Hide(3))
    runner.answer(0)
    turn_the_loop()
    assert seats(session) == [2, 1, 0]
    assert session.waiting_for == {TABLE}
    assert table.of("asked") == [(YOU,), (TABLE,)]


def test_a_person_may_be_the_last(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    qtbot.waitUntil(lambda: len(session.record.moves) == 2)
    turn_the_loop()
    assert seats(session) == [0, 2]
    assert session.view().ready == (True, False, True)
    session.submit(YOU, Hide(0))
    turn_the_loop()
    session.next_deal()
    turn_the_loop()
    assert session.waiting_for == {YOU}  # asked again in the next deal
    session.submit(YOU, Hide(3))
    with qtbot.waitSignal(session.finished):
        pass
    assert replay(session.record) == session.match


def test_an_undo_takes_back_the_own_choice_only(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, _table = sit(runner)
    turn_the_loop()
    runner.answer(0)
    turn_the_loop()
    session.submit(YOU, Hide(2))
    turn_the_loop()
    runner.answer(1)
    turn_the_loop()
    assert seats(session) == [0, 1, 2]
    there = session.match.state
    assert session.undo()
    assert seats(session) == [0]
    turn_the_loop()
    assert session.waiting_for == {YOU}
    runner.answer(-1)  # the third seat chooses again, as it chose before
    turn_the_loop()
    assert seats(session) == [0, 2]
    assert session.can_redo  # what a bot does is no new decision
    assert session.redo()
    assert (seats(session), session.match.state) == ([0, 1, 2], there)
    assert not session.can_redo


def test_several_people_are_asked_and_none_twice(qtbot: QtBot, sit: Sit) -> None:
    people = (Player("Ana", "you"), Player("Bea", "person"), Player("Carla", "person"))
    session, table = sit(players=people)
    turn_the_loop()
    for seat in (2, 0, 1):
        session.submit(Seat(seat), Hide(1))
        turn_the_loop()
    assert table.of("asked") == [(0,), (1,), (TABLE,)]  # one after the other, and nobody who has chosen already
    assert not session.undo()
