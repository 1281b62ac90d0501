"""Somebody joins a match that is played: a bot leaves, and its seat is a person's from the next deal on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.chinese_poker.events import Dealt
from rules.dealing import Dealing, Rng
from rules.game import NextDeal
from rules.record import Match, Player, replay
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.seat_dialog import SeatDialog
from tablegames_qt.tables import TABLES

B = Seat(1)
PLAYERS = (
    Player("You", "you"),
    Player("Bruno", "bot", "easy"),
    Player("Carla", "bot", "easy"),
    Player("Dario", "bot", "easy"),
)
WITH_DEALS = [
    pytest.param(name, marks=() if name in ("chinese_ten", "chinese_poker") else pytest.mark.slow)
    for name, kind in TABLES.items()
    if NextDeal in kind.game.action_types
]


def between_deals(name: str) -> Match:
    """A match whose first deal is over."""
    game, rng = TABLES[name].game, Rng.from_text(name)
    seats = max(TABLES[name].usual_players, min(game.seats), 3 if name == "chinese_poker" else 0)
    match, _ = Match.start(game, game.presets[0].options, PLAYERS[:seats], Dealing.from_text("late", name))
    while NextDeal() not in game.legal_actions(match.state, TABLE):
        seat = game.to_act(match.state)[0]
        match, _ = match.act(seat, game.legal_actions(match.state, seat).pick(rng))
    return match


def opened(program: Program, match: Match) -> MatchPage:
    program.window.desk._open(match, "late", (), "")
    assert program.window.page is not None
    return program.window.page


@pytest.mark.parametrize("name", WITH_DEALS)
def test_a_bot_leaves_and_a_person_plays_on_from_the_next_deal(name: str, program: Program, qtbot: QtBot) -> None:
    match, window = between_deals(name), program.window
    opened(program, match)
    window.deeds["latecomer"].trigger()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, SeatDialog) and dialog.name.hasFocus() and not dialog.take.isEnabled()
    assert [button.text() for button in dialog.seats.buttons() if button.isVisible()] == [
        player.name for player in match.record.players if player.kind == "bot"
    ]
    qtbot.keyClicks(dialog.name, "you")
    assert not dialog.take.isEnabled() and "already" in dialog.notice.words.text()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Elena")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    page = window.page
    assert page is not None and page.session.autosave.slot == "late", "it is the same match"
    assert page.session.persons == {0, 1} and page.session.shared and page.hot_seat is not None
    assert page.names[B] == "Elena" and not page.session.can_undo
    assert window.status.sentence == "Elena plays from the next deal on, in the place of Bruno."
    record = page.session.record
    assert record.scores == match.record.scores and record.players[B] == Player("Elena", "person")
    assert replay(record).state == page.session.match.state, "a save of it opens"
    assert page.session.next_deal()


def test_at_chinese_poker_who_is_new_buys_in_and_waits_a_deal(program: Program) -> None:
    match = between_deals("chinese_poker")
    opened(program, match)
    program.window.desk.seat(program.window.page.session, B, "Elena")
    page = program.window.page
    assert page is not None
    assert [move.text for move in page.session.record.moves[-2:]] == ["leave 1", "join 1"]
    told: list[object] = []
    page.session.public_stepped.connect(lambda _before, events, _after: told.extend(events))
    page.session.next_deal()
    (dealt,) = [event for event in told if isinstance(event, Dealt)]
    assert dealt.waiting == (B,) and B not in dealt.dealt_in


def test_why_nobody_can_join_is_said(program: Program) -> None:
    window = program.window
    assert window.deeds.reason("latecomer") == "No match is open."
    game = TABLES["chinese_ten"].game
    fresh, _ = Match.start(game, game.presets[0].options, PLAYERS[:2], Dealing.from_text("late", "chinese_ten"))
    opened(program, fresh)
    assert window.deeds.reason("latecomer") == "Wait until this deal is over."
    people = (PLAYERS[0], Player("Ana", "person"))
    both, _ = Match.start(game, game.presets[0].options, people, Dealing.from_text("late", "chinese_ten"))
    opened(program, both)
    assert window.deeds.reason("latecomer") == "No bot plays that could leave."
    chinos = TABLES["chinos"].game
    coins, _ = Match.start(chinos, chinos.presets[0].options, PLAYERS[:3], Dealing.from_text("late", "chinos"))
    opened(program, coins)
    assert "between two matches only" in window.deeds.reason("latecomer")
