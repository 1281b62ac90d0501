"""Whose turn it is: nobody's before every table shows the position."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.record import Match, Player
from tablegames_qt.shown_match import ShownMatch
from tablegames_qt.turns import Turns
from tests.qt.sitting import SOLO


def turns_of(*players: Player) -> tuple[ShownMatch, Turns, list[str]]:
    """Turns of a new match, with what they ask written down."""
    match, _ = Match.start(CHINESE_TEN, TenOptions(), players, Dealing.from_text("turns", CHINESE_TEN.name))
    shown = ShownMatch(match)
    turns, told = Turns(shown), []
    turns.asking.connect(lambda seat: told.append(f"asked {seat}"))
    turns.bots_act.connect(lambda: told.append("bots"))
    return shown, turns, told


def test_a_turn_waits_for_the_last_table_that_shows_the_step(qtbot: QtBot) -> None:
    _, turns, told = turns_of(*SOLO)
    second = object()
    turns.watch(second)
    turns.begin_step()
    turns.settled(None)
    turns.come_soon()
    QCoreApplication.processEvents()
    assert not told
    turns.settled(second)
    assert not told, "a turn comes out of the event loop"
    qtbot.waitUntil(lambda: told != [])
    assert told[-1] == "bots"


def test_a_table_that_leaves_is_waited_for_no_longer(qtbot: QtBot) -> None:
    _, turns, told = turns_of(*SOLO)
    second = object()
    turns.watch(second)
    turns.begin_step()
    turns.settled(None)
    turns.leave(second)
    qtbot.waitUntil(lambda: "bots" in told)


def test_each_person_is_asked_once_and_nobody_in_a_pause(qtbot: QtBot) -> None:
    shown, turns, told = turns_of(Player("Ana", "you"), Player("Bruno", "person"))
    asked = f"asked {shown.to_act[0]}"
    turns.pause()
    turns.show_at_once()
    QCoreApplication.processEvents()
    assert not told and turns.stand_still
    turns.resume()
    qtbot.waitUntil(lambda: told == [asked, "bots"])
    assert turns.waiting_for == {shown.to_act[0]}
    turns.come_soon()
    qtbot.waitUntil(lambda: told == [asked, "bots", "bots"])
    turns.ask_anew()
    turns.come_soon()
    qtbot.waitUntil(lambda: told[-2:] == [asked, "bots"])
    turns.close()
    turns.come_soon()
    assert turns.stand_still
