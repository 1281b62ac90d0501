"""Claims at the mahjong table: buttons, keys, choices, and the beat of every window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest

from rules.mahjong.actions import Chow, Pung
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.tables.mahjong.aids import spoils
from tablegames_qt.tables.mahjong.calls import TOO_SOON
from tablegames_qt.tables.mahjong.pace import mahjong_pace
from tests.qt.tables.mahjong.situations import Play, called, can, claim, last_action, of, own_turn, several_chows


def test_a_pung_is_claimed_with_its_button_and_lies_with_the_claimed_tile_turned(play: Play) -> None:
    played = claim(play, can(Pung))
    window = played.position.window
    assert window is not None
    played.press(played.table.bar.buttons["pung"])
    played.until_asked()
    view = played.position
    if not view.melds[0]:
        pytest.skip("somebody won on it")
    meld = view.melds[0][0]
    assert (meld.type, meld.source, meld.claimed) == ("pung", window.seat, window.tile)
    turned = [item.rotation() for slot, item in played.table.pack.slots.items() if slot[:2] == ("meld", 0)]
    assert sorted(turned) == [0.0, 0.0, 90.0]
    assert view.turn == 0 and view.drawn is None
    played.assert_in_step()


def test_a_claim_that_spoils_the_hand_is_asked_about_once_more(play: Play) -> None:
    played = claim(
        play,
        lambda view: any(kind in map(type, called(view)) and spoils(view, of(view, kind)) for kind in (Pung, Chow)),
        warnings=True,
    )
    calls = played.table.calls
    name = next(each for each in ("pung", "chow") if calls.of(each) and spoils(played.position, calls.of(each)))
    moves = played.moves
    played.press(played.table.bar.buttons[name])
    assert played.moves == moves
    assert played.refused[-1].startswith("This claim costs most of what the hand promises.")
    played.press(played.table.bar.buttons[name])
    assert played.moves > moves or played.table.bar.offered


def test_several_chows_open_a_strip_and_the_key_goes_from_one_to_the_next(play: Play) -> None:
    played = claim(play, several_chows)
    moves = played.moves
    played.key(Qt.Key.Key_C)
    offered = played.table.bar.offered
    assert len(offered) > 1 and played.moves == moves
    played.key(Qt.Key.Key_C)
    played.key(Qt.Key.Key_Return)
    assert last_action(played) == f"chow {offered[1].low} {offered[1].high}"
    assert not played.table.bar.offered


def test_escape_closes_the_strip_and_the_claim_can_still_be_passed(play: Play) -> None:
    played = claim(play, several_chows)
    played.press(played.table.bar.buttons["chow"])
    assert played.table.bar.offered
    played.key(Qt.Key.Key_Escape)
    assert not played.table.bar.offered
    played.key(Qt.Key.Key_N)
    assert last_action(played) == "pass"


def test_what_cannot_be_called_says_why(play: Play) -> None:
    played = own_turn(play)
    for key, words in (
        (Qt.Key.Key_P, "There is no discard to claim: it is your turn to throw a tile."),
        (Qt.Key.Key_M, "Not a winning hand: it needs four sets and a pair."),
    ):
        played.key(key)
        assert played.refused[-1] == words
    assert not played.table.bar.buttons["win"].enabled
    assert played.table.bar.line.startswith("Not a winning hand yet.")


def test_without_a_claim_the_window_passes_by_itself(play: Play) -> None:
    played = own_turn(play)
    played.throw()
    own = [move.text for move in played.session.record.moves if move.seat == 0]
    assert all(text.split()[0] in ("discard", "pass") for text in own)
    assert "pass" in own, "Ana was asked after the bots' discards, as everybody is"


@pytest.mark.parametrize(("speed", "beat"), [("quick", 350), ("normal", 700), ("projector", 1200)])
def test_a_window_of_claims_lasts_its_beat_although_nobody_can_claim(play: Play, speed: str, beat: int) -> None:
    """From the discard on the table to what follows it, whoever answers what: nothing is seen before."""
    played = own_turn(play)
    played.session.set_pace(mahjong_pace)
    played.table.set_speed(Speed[speed.upper()])
    played.session.set_speed(speed)
    played.table.default_action(played.table.pack.rack.items[0])
    played.table.choreographer.settle()
    played.qtbot.waitUntil(lambda: not played.table.choreographer.running)
    since = QElapsedTimer()
    since.start()
    closed: list[int] = []
    played.session.stepped.connect(
        lambda _before, events, _after: closed.append(since.elapsed()) if events and not closed else None
    )
    played.qtbot.waitUntil(lambda: bool(closed), timeout=5000)
    assert closed[0] >= beat - 60


def test_a_key_just_after_a_window_has_opened_is_not_meant_for_it(play: Play) -> None:
    played = claim(play, can(Pung))
    calls = played.table.calls
    played.table.set_speed(Speed.NORMAL)
    calls._since.start()
    before = last_action(played)
    assert before != "pung"
    played.key(Qt.Key.Key_P)
    assert last_action(played) == before
    QTest.qWait(TOO_SOON + 20)
    played.key(Qt.Key.Key_P)
    assert last_action(played) == "pung"


def test_who_can_claim_passes_when_the_time_is_up(play: Play) -> None:
    played = claim(play, lambda view: any(isinstance(action, Pung) for action in called(view)))
    calls, bar = played.table.calls, played.table.bar
    assert bar.buttons["pung"].ringed and not bar.buttons["pass"].ringed, "what can be claimed meets the eye"
    assert "claim or pass" in played.table.board.plates[0].line
    assert not calls.limit.isActive()
    played.settings.claim_time = "20"
    assert calls.limit.isActive() and calls.limit.interval() == 20_000
    assert "20" in played.table.bar.line
    window = played.position.window
    calls.limit.start(0)
    played.qtbot.waitUntil(lambda: played.position.window != window or not played.position.asked)
    assert not calls.limit.isActive() or played.table.calls.able
    played.until_asked()
    played.assert_in_step()
