"""What the settings of the bar table do: the clock, taking a call back, the chances, and Enter at the bill."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rules.chinos import ChinosOptions
from tablegames_qt.tables.chinos import call_time, words
from tests.qt.tables.chinos.played import ChinosPlayed

Play = Callable[..., ChinosPlayed]


def own_calls(played: ChinosPlayed) -> list[str]:
    return [move.text for move in played.session.record.moves if move.seat == 0 and move.text.startswith("call")]


# taking a call back


def test_a_call_can_be_taken_back_until_it_stands(play: Play) -> None:
    played = play(players=4, seed="two steps")
    played.settings.take_back = True
    played.until_call()
    table = played.table
    first, second = played.legal_totals()[:2]
    played.tap(table.tray.pad[first])
    played.tap(table.tray.confirm)
    assert table.call_open
    assert table.tray.back.isVisible()
    assert not table.tray.confirm.isVisible()
    assert own_calls(played) == []
    played.tap(table.tray.back)
    assert not table.call_open
    assert table.chosen == first, "it stays chosen, to be said after all"
    played.tap(table.tray.confirm)
    played.key(Qt.Key.Key_Escape)
    assert not table.call_open
    played.number(second)
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Return)  # pressed twice: it is not taken back by that
    assert table.said.total == second
    table.said.timer.timeout.emit()
    assert own_calls(played) == [f"call {second}"]
    assert not table.call_open


def test_a_call_stands_by_itself_after_three_seconds(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call_time.TAKE_BACK == 3000
    monkeypatch.setattr(call_time, "TAKE_BACK", 1)
    played = play(players=4, seed="two steps")
    played.settings.take_back = True
    played.until_call()
    total = played.legal_totals()[0]
    played.tap(played.table.tray.pad[total])
    with played.qtbot.waitSignal(played.table.acted, timeout=5_000):
        played.tap(played.table.tray.confirm)
    assert own_calls(played) == [f"call {total}"]


def test_another_number_takes_the_said_one_back(play: Play) -> None:
    played = play(players=4, seed="two steps")
    played.settings.take_back = True
    played.until_call()
    first, second = played.legal_totals()[:2]
    played.tap(played.table.tray.pad[first])
    played.tap(played.table.tray.confirm)
    played.tap(played.table.tray.pad[second])
    assert not played.table.call_open
    assert own_calls(played) == []


def test_undo_and_the_end_of_the_table_forget_a_call_that_does_not_stand_yet(play: Play) -> None:
    played = play(players=4, seed="two steps")
    played.settings.take_back = True
    played.until_call()
    played.tap(played.table.tray.pad[played.legal_totals()[0]])
    played.tap(played.table.tray.confirm)
    assert played.session.undo()
    played.until_asked()
    assert not played.table.call_open
    assert not played.table.said.timer.isActive()


def test_a_call_that_was_said_is_final_where_nothing_is_taken_back(play: Play) -> None:
    played = play(players=4, seed="two steps")
    played.until_call()
    total = played.legal_totals()[0]
    played.call(total)
    assert own_calls(played) == [f"call {total}"]


# the clock


def test_the_clock_reminds_again_and_again_and_never_calls(play: Play) -> None:
    played = play(players=4, seed="two steps")
    played.settings.call_clock = "20"
    played.until_call()
    table = played.table
    assert table.clock.timer.interval() == 20_000
    heard: list[str] = []
    table.sounded.connect(heard.append)
    for seconds in (20, 40):
        table.clock.timer.timeout.emit()
        assert table.sentence_line.text == f"Ana, the table waits for your call: {seconds} seconds."
    assert heard == ["call", "call"]
    assert own_calls(played) == []
    played.call(played.legal_totals()[0])
    assert not table.clock.timer.isActive() or table.own_move == "call"


def test_the_clock_runs_only_while_one_is_to_call(play: Play) -> None:
    played = play(players=4, seed="two steps")
    assert played.position.phase == "hide"
    played.settings.call_clock = "10"
    assert not played.table.clock.timer.isActive()
    played.until_call()
    assert played.table.clock.timer.isActive()
    played.settings.call_clock = "off"
    assert not played.table.clock.timer.isActive()


def test_the_clock_of_a_shared_table_reminds_whoever_is_to_call(play: Play) -> None:
    played = play(players=3, people=3, options=ChinosOptions(fists="real"), seed="same")
    played.settings.call_clock = "10"
    played.table.clock.timer.timeout.emit()
    name = played.table.names[played.position.order[0]]
    assert played.table.sentence_line.text == f"{name}, the table waits for your call: 10 seconds."


# the chances


def test_the_chances_of_the_totals_are_shown_in_training_only(play: Play) -> None:
    played = play(players=3, seed="chances")
    played.until_call()
    bar = played.table.board.bar
    assert bar.chances == {}
    played.settings.training = True
    coins = played.position.coins
    assert coins == 1
    assert sum(bar.chances.values()) == pytest.approx(1)
    assert bar.chances[coins + 3] == pytest.approx(4 / 16), "four of the sixteen ways of two fists"
    assert min(bar.chances) == coins
    assert "likeliest 4, in 25 of 100 cases" in played.table.board.span.text
    played.settings.own_fist = "held"
    assert bar.chances == {}, "they would tell what the covered fist holds"


def test_nobody_else_sees_chances(play: Play) -> None:
    played = play(players=3, people=3, options=ChinosOptions(fists="real"), seed="same")
    played.settings.training = True
    assert played.position.phase == "call"
    assert played.table.board.bar.chances == {}
    assert words.chances(played.position) == {}


# Enter at the bill


def to_the_last_call(played: ChinosPlayed) -> None:
    """Play a final until one more call ends it or not; the bill may be the next thing."""
    match played.position.phase:
        case "hide":
            played.hide(0)
        case "choose":
            played.tap(played.table.tray.seats[1])
            played.until_asked()
        case "call":
            played.call(played.legal_totals()[-1])


def at_the_bill(play: Play) -> ChinosPlayed:
    played = play(players=2, seed="bill", options=ChinosOptions(final_target=1))
    while played.position.phase != "over":
        to_the_last_call(played)
    return played


def test_enter_that_was_meant_for_the_opening_does_not_run_past_the_bill(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablegames_qt.tables.chinos.table.BILL_RESTS", 1_000_000)
    played = at_the_bill(play)
    for _ in range(4):
        played.key(Qt.Key.Key_Return)
    assert played.wished == []
    assert played.table.bill.shown
    played.key(Qt.Key.Key_N)  # a key of its own is no slip
    assert played.wished == ["next-match"]


def test_the_first_enter_goes_on_once_the_bill_has_been_seen(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after the mouse was used, when no ring stands anywhere."""
    monkeypatch.setattr("tablegames_qt.tables.chinos.table.BILL_RESTS", 0)
    played = at_the_bill(play)
    assert played.table.ring.item is None
    played.key(Qt.Key.Key_Return)
    assert played.wished == ["next-match"]


def test_a_name_that_the_ring_stands_on_is_chosen_by_enter(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablegames_qt.tables.chinos.table.BILL_RESTS", 0)
    for number in range(9):
        played = play(players=2, seed=f"bill {number}", options=ChinosOptions(final_target=1))
        while played.position.phase != "over":
            to_the_last_call(played)
        if played.position.loser == 0:
            break
    assert played.table.bill.first == 0
    played.key(Qt.Key.Key_Tab)
    played.key(Qt.Key.Key_Tab)
    played.key(Qt.Key.Key_Right)
    played.key(Qt.Key.Key_Return)
    assert played.table.bill.first == 1
    assert played.wished == []
