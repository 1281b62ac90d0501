"""What a host may do at a single-person table: void a deal, buy, leave and sit down, correct stacks, end the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.dealing import Dealing
from rules.record import Player
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables.chinese_poker.host_dialog import HostDialog
from tablegames_qt.tables.chinese_poker.table import PokerTable

NAMES = ("Ana", "Bruno", "Carla", "Dario")
Begin = Callable[..., MatchPage]


@pytest.fixture
def begin(program: Program, qtbot: QtBot) -> Begin:
    """Starts a match of four in the program and waits for the hand."""

    def start(options: PokerOptions | None = None) -> MatchPage:
        players = tuple(
            Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else "easy") for seat, name in enumerate(NAMES)
        )
        dealing = Dealing.from_text("host 1", "chinese_poker")
        program.window.desk.begin(
            NewMatch(CHINESE_POKER, "mandarin", options or PokerOptions(), players, dealing, known=False)
        )
        page = program.window.page
        assert page is not None
        rest(page, qtbot)
        return page

    return start


def rest(page: MatchPage, qtbot: QtBot) -> None:
    """Wait until nothing moves and only the person, or the table, is to act."""

    def ready() -> bool:
        page.table.choreographer.settle()
        return set(page.session.to_act) <= {0, -1} and not page.table.choreographer.running

    qtbot.waitUntil(ready, timeout=90_000)
    QApplication.processEvents()


def table_of(page: MatchPage) -> PokerTable:
    assert isinstance(page.table, PokerTable)
    return page.table


def play_deal(page: MatchPage, qtbot: QtBot) -> None:
    table = table_of(page)
    qtbot.waitUntil(lambda: bool(table.finder.settings), timeout=90_000)
    table.arranger.apply(table.finder.settings[0][0])
    table.sealing.lock()
    if table.question.shown:
        table.question.yes.clicked()
    rest(page, qtbot)


def dialog(program: Program, page: MatchPage) -> HostDialog:
    table_of(page).wishes.wish("table")
    [opened] = [each for each in program.window.overlays() if isinstance(each, HostDialog)]
    return opened


def button(opened: HostDialog, label: str, number: int = 0) -> QPushButton:
    return [each for each in opened.findChildren(QPushButton) if each.text() == label][number]


def test_a_deal_is_voided_dealt_again_and_moves_no_chips(program: Program, begin: Begin, qtbot: QtBot) -> None:
    page = begin()
    hand, view = page.session.view().hand, page.session.view()
    opened = dialog(program, page)
    assert not button(opened, "A hand went to the wrong player").isEnabled(), "the bots have set already"
    button(opened, "Five or more cards of a hand were seen").click()
    rest(page, qtbot)
    table = table_of(page)
    assert page.session.view().void == "five-cards-exposed"
    assert "void" in table.sentence_line.text
    table.wishes.wish("next")
    rest(page, qtbot)
    after = page.session.view()
    assert after.phase == "set" and after.deal == 1 and after.shuffle == 2
    assert after.stacks == view.stacks and after.button == view.button
    assert after.hand != hand
    assert sorted(table.arranger.laid.tray) == sorted(after.hand)


def test_buying_leaving_and_sitting_down_between_two_deals(program: Program, begin: Begin, qtbot: QtBot) -> None:
    page = begin()
    play_deal(page, qtbot)
    stack = page.session.view().stacks[0]
    opened = dialog(program, page)
    opened._amounts[Seat(0)].setValue(7)
    assert "short buy" in opened.said
    button(opened, "Buy").click()
    rest(page, qtbot)
    assert page.session.view().stacks[0] == stack + 7
    opened = dialog(program, page)
    opened._amounts[Seat(0)].setValue(7)
    button(opened, "Buy").click()
    assert opened.said == "Your last buy was a short one: the next must be full."
    button(opened, "Leave").click()
    rest(page, qtbot)
    assert 0 not in page.session.view().taken
    table = table_of(page)
    assert table.foot.buttons["sit"] in table.foot.shown
    table.wishes.wish("next")
    qtbot.waitUntil(lambda: page.session.view().phase == "over" and page.session.view().deal == 2, timeout=90_000)
    rest(page, qtbot)
    assert not table.arranger.active
    table.wishes.wish("sit")
    rest(page, qtbot)
    assert 0 in page.session.view().taken
    assert page.session.view().newcomers == (0,)


def test_stacks_are_corrected_with_a_reason_and_the_match_is_ended(
    program: Program, begin: Begin, qtbot: QtBot
) -> None:
    page = begin(PokerOptions(match_deals=0))
    play_deal(page, qtbot)
    before = page.session.view().stacks
    opened = dialog(program, page)
    opened._stacks[Seat(0)].setValue(before[0] + 1)
    button(opened, "Correct").click()
    assert opened.said == "A correction needs a reason for the log."
    opened._note.setText("miscounted")
    button(opened, "Correct").click()
    assert opened.said == "The sum of all stacks has to stay the same."
    giver = next(seat for seat in (1, 2, 3) if before[seat] > 0)
    opened._stacks[Seat(giver)].setValue(before[giver] - 1)
    button(opened, "Correct").click()
    rest(page, qtbot)
    after = page.session.view().stacks
    assert after[0] == before[0] + 1 and sum(after) == sum(before)
    assert any("miscounted" in line for line in page.words.log.lines())
    table = table_of(page)
    table.wishes.wish("end")
    assert table.question.shown
    table.question.yes.clicked()
    rest(page, qtbot)
    assert page.session.view().phase == "match-over"
    assert page.session.outcome is not None
