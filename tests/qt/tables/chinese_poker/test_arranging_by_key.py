"""Arranging with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from rules.cards import Card
from rules.chinese_poker.setting import ROWS
from tests.qt.tables.chinese_poker.played import PokerPlayed

Play = Callable[..., PokerPlayed]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def test_a_whole_deal_is_played_by_keyboard_alone(play_poker: Play) -> None:
    played = play_poker(seed="keys")
    played.view.setFocus()
    best = played.best()
    for row, digit in zip(ROWS, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3), strict=True):
        for card in best[row]:
            at = played.laid.tray.index(card)
            played.key(Qt.Key.Key_1)  # into the tray
            for _ in range(at):
                played.key(Qt.Key.Key_Right)
            stop = played.table.cursor.stop
            assert stop is not None and stop.item is played.item(card)
            played.key(digit, ALT)
            played.assert_in_step()
    assert not played.laid.tray
    played.key(Qt.Key.Key_Return, CTRL)
    if played.table.question.shown:
        played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.phase == "over"
    played.key(Qt.Key.Key_N)
    played.until_asked()
    assert played.position.deal == 2


def test_enter_and_space_take_a_card_up_and_set_it_down(play_poker: Play) -> None:
    played = play_poker(seed="enter")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        card = played.laid.tray[2]
        played.key(Qt.Key.Key_3)
        played.key(key)
        assert played.table.pointer.selected is played.item(card)
        played.key(key)
        assert card in played.laid.setting.back
        played.assert_in_step()


def test_shift_arrows_and_backspace_carry_a_card_through_the_rows(play_poker: Play) -> None:
    played = play_poker(seed="shift")
    card = played.laid.tray[0]
    for wanted in ("back", "middle", "front"):
        stand_on(played, card)
        played.key(Qt.Key.Key_Up, SHIFT)
        assert card in played.laid.setting[wanted]
        played.assert_in_step()
    stand_on(played, card)
    played.key(Qt.Key.Key_Down, SHIFT)
    assert card in played.laid.setting.middle
    stand_on(played, card)
    played.key(Qt.Key.Key_Backspace)
    assert card in played.laid.tray
    played.key(Qt.Key.Key_A)
    played.qtbot.waitUntil(lambda: not played.laid.tray, timeout=10_000)
    played.key(Qt.Key.Key_Backspace, CTRL)
    assert len(played.laid.tray) == 13


def stand_on(played: PokerPlayed, card: Card) -> None:
    """Bring the cursor to a card by the keys that lead there."""
    played.table.choreographer.settle()
    played.table.refresh_cursor()
    played.table.cursor.show(on=True)
    for _ in range(12):
        stop, zone = played.table.cursor.stop, played.table.cursor.zone
        assert stop is not None and zone is not None
        if any(each.item is played.item(card) for each in zone.stops):
            break
        if not played.table.tab(1):
            while played.table.tab(-1):
                pass
    for key in (*[Qt.Key.Key_Left] * 13, *[Qt.Key.Key_Right] * 13):
        stop = played.table.cursor.stop
        if stop is not None and stop.item is played.item(card):
            return
        played.key(key)
    raise AssertionError(f"{card} cannot be reached")


def test_r_speaks_the_three_rows(play_poker: Play) -> None:
    played = play_poker(seed="speak")
    said: list[str] = []
    played.table.announced.connect(said.append)
    played.place_all(played.best())
    played.key(Qt.Key.Key_R)
    assert all(name in said[-1] for name in ("Front:", "Middle:", "Back:"))
