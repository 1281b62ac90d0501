"""Locking the rows: what refuses it, what asks first, and what is seen afterwards."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rules.chinese_poker import PokerOptions
from rules.seats import Seat
from tests.qt.tables.chinese_poker.played import PokerPlayed, fouled, middle

Play = Callable[..., PokerPlayed]
CTRL = Qt.KeyboardModifier.ControlModifier


def test_lock_is_refused_with_the_reason_until_all_thirteen_are_placed(play_poker: Play) -> None:
    played = play_poker(seed="refuse")
    assert not played.table.board.buttons["lock"].enabled
    assert "13" in played.table.board.reason
    moves = played.moves
    played.key(Qt.Key.Key_Return, CTRL)
    assert played.refused and "13" in played.refused[-1]
    assert played.moves == moves


def test_lock_by_key_while_a_card_is_in_the_hand_does_nothing(play_poker: Play) -> None:
    played = play_poker(seed="inhand")
    played.place_all(played.best())
    moves = played.moves
    card = played.laid.setting.front[0]
    played.carry(card, middle(played, "middle", 0), release=False)
    played.key(Qt.Key.Key_Return, CTRL)
    assert played.moves == moves
    played.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    played.assert_in_step()


def test_in_casino_manner_a_foul_is_asked_about_once_and_then_locked(play_poker: Play) -> None:
    played = play_poker(seed="casino", options=PokerOptions(prevent_fouls=False))
    played.place_all(fouled(played))
    assert played.table.board.buttons["lock"].enabled
    assert "foul" in played.table.board.reason.lower()
    played.button("lock")
    assert played.table.question.words == "This is a foul: you pay 6 to everybody. Lock anyway?"
    played.press(played.table.question.no)
    assert not played.table.question.shown
    played.button("lock")
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.history[-1].entries[0] is not None
    assert 0 in played.position.result.score.fouls  # type: ignore[union-attr]


def test_locked_rows_lie_closed_until_the_opening_and_can_be_looked_at_while_held(play_poker: Play) -> None:
    played = play_poker(seed="closed")
    played.place_all(played.best())
    sealed = dataclasses.replace(
        played.position, ready=(Seat(0),), own_entry=played.table.sealing.action.setting, automatic=()
    )
    played.table.jump(sealed)
    assert not played.faces(0)
    point = played.at(played.table.pack.boards[0][0].rect().center())
    QTest.mousePress(played.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert sorted(played.faces(0)) == sorted(played.position.hand)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert not played.faces(0)


def test_what_was_locked_lies_there_again_after_undo(play_poker: Play) -> None:
    played = play_poker(seed="takeback")
    played.place_all(played.best())
    laid = played.laid
    played.lock()
    assert played.session.undo()
    played.until_asked()
    assert played.laid == laid
    played.assert_in_step()
