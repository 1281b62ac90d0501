"""The three ways in which several people play Los Chinos at one screen, in the whole program."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules.chinos import ChinosOptions
from rules.record import replay
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.evening.card_page import CardPage
from tablegames_qt.hot_seat import Cover
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.option_words import value_words
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.seats_form import PERSON
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.audience import ChinosAudience
from tablegames_qt.tables.chinos.lobby import ChinosLobby, for_several
from tablegames_qt.tables.chinos.shared import SharedTable
from tests.qt.shared_screen import begin, look, seat_of, space, until

KIND = TABLES["chinos"]
PEOPLE = ("you", "person", "bot")


@pytest.fixture
def setup(program: Program) -> Iterator[SetupDialog]:
    """The set-up of Los Chinos, four chairs."""
    program.window.commands.set_up(KIND)
    [dialog] = [each for each in program.window.overlays() if isinstance(each, SetupDialog)]
    dialog.seats.set_seats(4)
    yield dialog
    dialog.close_overlay()


def seat_people(dialog: SetupDialog, number: int) -> None:
    """Have so many people on the first seats."""
    for seat in range(1, number):
        dialog.seats.rows[seat].kind_chosen.emit(seat, PERSON)


def shared_table(page: MatchPage) -> SharedTable:
    assert isinstance(page.table, SharedTable)
    return page.table


def until_phase(qtbot: QtBot, page: MatchPage, *phases: str) -> None:
    """Wait until a phase is asked for, hurrying what moves."""

    def reached() -> bool:
        page.table.choreographer.settle()
        page.session.hurry()
        return page.session.public_view().phase in phases and bool(page.session.waiting_for)

    qtbot.waitUntil(reached, timeout=20_000)
    page.table.choreographer.settle()


# where the match is set up


def test_the_modes_are_offered_as_soon_as_several_people_sit_down(setup: SetupDialog) -> None:
    lobby = setup.lobby
    assert isinstance(lobby, ChinosLobby)
    assert lobby.isHidden()
    seat_people(setup, 2)
    assert not lobby.isHidden()
    assert [button.text() for button in lobby.modes.buttons()] == ["Real coins", "Keys", "One by one"]
    assert lobby.mode == "laptop"
    lobby.modes.buttons()[0].click()
    assert setup.options["fists"] == "real"
    assert lobby.mode == "real"
    lobby.modes.buttons()[1].click()
    assert setup.options["fists"] == "app"
    assert lobby.mode == "keys"
    assert "a foul" in lobby.told


def test_keys_are_for_up_to_four_people(setup: SetupDialog) -> None:
    setup.seats.set_seats(5)
    seat_people(setup, 5)
    assert isinstance(setup.lobby, ChinosLobby)
    setup.lobby.modes.buttons()[1].click()
    assert not setup.start_button.isEnabled()
    assert setup.start_button.toolTip() == "Keys are for up to four people. Choose another way."
    setup.lobby.modes.buttons()[2].click()
    assert setup.start_button.isEnabled()


def test_several_people_play_without_refusals_that_would_tell_something(setup: SetupDialog, program: Program) -> None:
    seat_people(setup, 3)
    setup.start_button.click()
    page = program.window.page
    assert page is not None
    assert page.session.record.options["impossible_calls"] == "foul"
    assert for_several(ChinosOptions(impossible_calls="allowed")).impossible_calls == "allowed"


def test_the_set_up_and_both_cards_say_what_several_people_play(setup: SetupDialog, program: Program) -> None:
    row, line = setup.form.rows["impossible_calls"], setup.presets.line
    setup.presets.buttons[0].click()
    assert value_words(row.spec, row._value) == "Refused" and "All settings" in line.words.text()
    seat_people(setup, 3)
    for preset in (0, 1):
        setup.presets.buttons[preset].click()
        assert value_words(row.spec, row._value) == "A foul" and not row.differs
        assert "All settings" in line.words.text() and "a foul" in setup.lobby.told  # type: ignore[union-attr]
        row.control.buttons()[0].click()  # type: ignore[attr-defined]
        assert row.control.value == "foul", "a refusal would tell what a fist holds"  # type: ignore[attr-defined]
    setup.show_card()
    [card] = [each for each in program.window.overlays() if isinstance(each, RulesCard)]
    assert "Impossible calls A foul" in card.text.toPlainText().replace("\n", " ")
    assert "All settings" in card.text.toPlainText()
    card.close_overlay()
    new: list[NewMatch] = []
    setup.started.disconnect()
    setup.started.connect(new.append)
    setup.start_button.click()
    page = CardPage(program.services, KIND, new[0])
    assert "Impossible calls A foul" in page.text.toPlainText().replace("\n", " ")
    page.clock.stop()
    page.deleteLater()


def test_one_person_who_plays_with_real_coins_reads_that_nothing_is_refused(setup: SetupDialog) -> None:
    setup.presets.buttons[1].click()
    assert setup.form.rows["impossible_calls"]._value == "foul"
    setup.form.rows["fists"].control.buttons()[0].click()  # type: ignore[attr-defined]
    assert setup.form.rows["impossible_calls"]._value == "refused"


def test_one_person_at_a_mirrored_screen_gets_no_refusal_that_tells_the_room(
    setup: SetupDialog, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablegames_qt.desk.mirrored", lambda screens: True)
    setup.start_button.click()
    page = program.window.page
    assert page is not None
    assert page.session.record.options["impossible_calls"] == "foul"


def test_one_person_plays_by_the_options_as_they_are(setup: SetupDialog, program: Program) -> None:
    setup.start_button.click()
    page = program.window.page
    assert page is not None
    assert page.session.record.options["impossible_calls"] == "refused"
    assert not isinstance(page.table, SharedTable)


# one by one


def close_alone(qtbot: QtBot, page: MatchPage, coins: int) -> None:
    """The person called for closes the fist while Space is held."""
    look(qtbot, page)
    QTest.keyClick(page.view, getattr(Qt.Key, f"Key_{coins}"))
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    space(page, down=False)


def test_each_closes_the_fist_behind_the_curtain_and_the_calls_are_made_in_public(
    qtbot: QtBot, program: Program
) -> None:
    page = begin(program, "chinos", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    assert hot.seat == 0
    assert page.session.viewer is None
    look(qtbot, page)
    assert page.session.viewer == 0
    assert sum(page.table.coin(number).isVisible() for number in range(3)) == 3  # type: ignore[attr-defined]
    space(page, down=False)
    assert hot.state is Cover.CLOSED
    assert not page.view.isVisible(), "the coins are seen only while Space is held"
    space(page, down=True)
    QTest.keyClick(page.view, Qt.Key.Key_2)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    space(page, down=False)
    until(qtbot, page, Cover.PASS)
    assert hot.seat == 1
    close_alone(qtbot, page, 3)
    until_phase(qtbot, page, "call")
    assert hot.state is Cover.PUBLIC
    assert page.view.isVisible()
    table = shared_table(page)
    assert table.own_move == "call"
    assert table.position.coins is None
    [move] = [move.text for move in page.session.record.moves if move.seat == 0]
    assert move == "hide 2"


def everything_said(program: Program, page: MatchPage) -> list[str]:
    """Every text of the window: status line, docks, strip, tool tips, accessible names."""
    QApplication.processEvents()
    found = [program.window.status.sentence, program.window.windowTitle(), *page.words.log.lines()]
    found += [
        line for heading, lines in KIND.words(page.session.public_view(), page.names) for line in (heading, *lines)
    ]
    for widget in page.findChildren(QLabel):
        found += [widget.text(), widget.toolTip(), widget.accessibleName()]
    return found


@pytest.mark.parametrize("fists", [(0, 3), pytest.param(range(4), marks=pytest.mark.slow)], ids=["two", "all"])
def test_nothing_that_others_see_or_hear_tells_what_was_closed_alone(
    qtbot: QtBot, program: Program, fists: Sequence[int]
) -> None:
    """The same for all four fists: texts between the players and afterwards, sounds, and what a screen reader says."""
    seen = set()
    for coins in fists:
        page = begin(program, "chinos", ("you", "person", "person"), deal="alone")
        heard: list[str] = []
        page.said.connect(heard.append)
        close_alone(qtbot, page, coins)
        until(qtbot, page, Cover.PASS)
        first = [each for each in everything_said(program, page) if each]
        for _ in range(2):
            close_alone(qtbot, page, 1)
        until_phase(qtbot, page, "call")
        then = [each for each in everything_said(program, page) if each]
        covered = [each for each in heard if each.startswith("Covered")]
        seen.add((tuple(first), tuple(then), tuple(covered)))
    assert len(seen) == 1


def test_the_way_can_be_changed_while_fists_are_open(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinos", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    program.services.settings.fists_input = "keys"
    assert hot.state is Cover.PUBLIC
    table = shared_table(page)
    assert table.by_keys
    assert table.keys.caps[0].isVisible()
    program.services.settings.fists_input = "laptop"
    assert hot.state is Cover.PASS
    assert not page.view.isVisible()


# real coins, and keys


def test_real_coins_are_entered_in_the_window_by_the_keyboard_and_saved(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinos", PEOPLE, fists="real")
    until_phase(qtbot, page, "call")
    while page.session.public_view().phase == "call":
        before = len(page.session.record.moves)
        table = shared_table(page)
        if table.own_move == "call":
            table.choose_total(table.position.open_totals[0])
            table.confirm()
        qtbot.waitUntil(lambda before=before: len(page.session.record.moves) > before, timeout=20_000)
        until_phase(qtbot, page, "call", "show")
    assert page.session.public_view().phase == "show"
    assert seat_of(page).state is Cover.PUBLIC
    assert seat_of(page).strip.isHidden(), "there is nothing to be said about hands"
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(page.view, key)
    qtbot.waitUntil(lambda: bool(page.session.public_view().history), timeout=20_000)
    shown = [move for move in page.session.record.moves if move.text.startswith("show")]
    assert [move.seat for move in shown[:-1]] == [
        seat for seat in page.session.public_view().history[0].seats if seat < 2
    ]
    assert shown[-1].seat == 2, "the bot shows what it had sealed when the people have shown theirs"
    assert replay(page.session.record).state == page.session.match.state


def test_keys_close_all_fists_at_once_in_the_window(qtbot: QtBot, program: Program) -> None:
    program.services.settings.fists_input = "keys"
    page = begin(program, "chinos", PEOPLE)
    until_phase(qtbot, page, "hide")
    table = shared_table(page)
    assert seat_of(page).state is Cover.PUBLIC
    stage = page.make_audience()
    assert isinstance(stage, ChinosAudience)
    stage.fit(QSizeF(1280, 720), 1.0)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert (stage.middle.seconds.isVisible(), stage.middle.seconds.text) == (True, "8")
    said = program.window.status.sentence
    for key in (Qt.Key.Key_2, Qt.Key.Key_8, Qt.Key.Key_9, Qt.Key.Key_H):
        QTest.keyClick(page.view, key)
    assert program.window.status.sentence == said
    for _ in range(table.keys.countdown.left):
        table.keys.countdown.timer.timeout.emit()
    stage.choreographer.settle()
    assert not stage.middle.seconds.isVisible()
    stage.tear_down()
    until_phase(qtbot, page, "call")
    closed = {move.seat: move.text for move in page.session.record.moves if move.text.startswith("hide")}
    assert (closed[Seat(0)], closed[Seat(1)]) == ("hide 1", "hide 2")
