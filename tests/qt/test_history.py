"""Going back in a match, and forward again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.record import Player, replay
from rules.seats import TABLE, Seat
from tablegames_qt.profile import Profile
from tablegames_qt.saves import Resumed
from tests.qt.sitting import (
    HeldRunner,
    Sit,
    first_action,
    play_until,
    profile_in,
    tables,
    turn_the_loop,
    until_asked,
)

YOU, BOT = Seat(0), Seat(1)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    profile = profile_in(tmp_path)
    yield profile
    profile.close()


@pytest.fixture
def sit(profile: Profile) -> Iterator[Sit]:
    with tables(profile) as sit:
        yield sit


def test_undo_goes_back_to_the_own_decision_and_redo_forward_again(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit()
    play_until(qtbot, session, 8)
    assert (session.can_undo, session.can_redo, session.record.practice) == (True, False, False)
    there = session.match
    own = [number for number, move in enumerate(there.record.moves) if move.seat == YOU]
    for back in range(1, 4):
        assert session.undo()
        assert session.record.moves == there.record.moves[: own[-back]]
        assert table.shown == session.view()
        assert session.to_act == (YOU,)
        until_asked(qtbot, session)
    for forward in (2, 1, 0):
        assert session.redo()
        assert session.record.moves == (there.record.moves[: own[-forward]] if forward else there.record.moves)
        until_asked(qtbot, session)
    assert session.match.state == there.state
    assert session.record.practice
    assert not session.can_redo
    assert not session.redo()


def test_undo_crosses_the_end_of_a_deal(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    while TABLE not in session.waiting_for:
        play_until(qtbot, session, len(session.record.moves) + 1)
    length = len(session.record.moves)
    session.next_deal()
    play_until(qtbot, session, length + 1)
    assert session.undo()
    assert len(session.record.moves) < length
    assert session.record.scores == ()
    assert session.redo()
    assert len(session.record.moves) > length


def test_a_new_decision_drops_what_was_undone(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    play_until(qtbot, session, 6)
    session.undo()
    session.undo()
    until_asked(qtbot, session)
    session.submit(YOU, list(session.legal(YOU))[-1])
    assert not session.can_redo


def test_nothing_to_undo_before_the_first_own_decision(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    until_asked(qtbot, session)
    assert not session.can_undo
    assert not session.undo()
    assert not session.record.practice


def test_nobody_undoes_among_several_people(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit(players=(Player("Ana", "you"), Player("Bea", "person")))
    play_until(qtbot, session, 3)
    assert not session.can_undo


def test_undo_while_the_bot_thinks_leaves_no_bot_behind(qtbot: QtBot, sit: Sit) -> None:
    """After going back the bot does not remember the future that was undone, nor wait for it."""
    runner = HeldRunner()
    session, table = sit(runner)

    def bots_answer() -> None:
        while not session.waiting_for:
            runner.answer()
            turn_the_loop()

    bots_answer()
    decided_at = session.record.moves
    session.submit(YOU, first_action(session, YOU))
    qtbot.waitUntil(lambda: table.names("thinking", "thought")[-1:] == ["thinking"])
    stale = len(runner.asked) - 1
    session.undo()
    assert table.names("thinking", "thought")[-1] == "thought"
    assert session.record.moves == decided_at
    runner.answer(stale)  # too late
    turn_the_loop()
    assert session.record.moves == decided_at

    session.submit(YOU, first_action(session, YOU))
    assert len(runner.asked) == stale + 2
    qtbot.waitUntil(lambda: table.names("thinking", "thought")[-1:] == ["thinking"])
    runner.answer(stale)
    turn_the_loop()
    assert len(session.record.moves) == len(decided_at) + 1  # the old answer does not act in the new position
    runner.answer()
    qtbot.waitUntil(lambda: len(session.record.moves) == len(decided_at) + 2)


def test_the_same_move_again_gets_the_same_answer(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit(players=(Player("Ana", "you"), Player("Bruno", "bot", "hard")))
    play_until(qtbot, session, 4)
    there = session.record.moves
    session.undo()
    until_asked(qtbot, session)
    session.submit(YOU, CHINESE_TEN.parse(there[len(session.record.moves)].text))
    play_until(qtbot, session, len(there))
    assert session.record.moves == there


@pytest.mark.parametrize("step", range(12))
def test_undo_at_any_moment_never_stalls(qtbot: QtBot, sit: Sit, step: int) -> None:
    session, table = sit(speed="normal", slow=True)
    session.set_pace(lambda speed, events: 3)
    for moment in range(40):
        if session.waiting_for and not session.submit(YOU, first_action(session, YOU)):
            session.next_deal()
        if moment % 3 != 2:
            table.settle()
        if moment % 12 == step:
            (session.undo if moment % 2 else session.redo)()
        qtbot.wait(moment % 4)
    table.slow = False
    table.settle()
    session.undo()
    assert session.view() == table.shown
    play_until(qtbot, session, len(session.record.moves) + 6)
    assert replay(session.record).state == session.match.state


def test_undo_after_the_end_leaves_the_finished_match_alone(qtbot: QtBot, sit: Sit, profile: Profile) -> None:
    session, table = sit(options=TenOptions(rounds=0))
    while not table.of("finished"):
        qtbot.waitUntil(lambda: bool(session.waiting_for) or bool(table.of("finished")), timeout=20_000)
        if session.waiting_for:
            session.submit(YOU, first_action(session, YOU))
    ended = session.match
    assert session.undo()
    until_asked(qtbot, session)
    session.close()
    profile.close()
    (finished,) = profile.saves.finished.iterdir()
    (saved,) = profile.saves.listed()
    kept = profile.saves.open_file(finished)
    assert isinstance(kept, Resumed)
    assert kept.match == ended
    assert not ended.record.practice
    assert saved.slot != finished.stem
    assert saved.record == session.record
    assert saved.record.practice
