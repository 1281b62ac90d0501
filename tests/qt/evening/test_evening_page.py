"""The evening in the program: begun, filled by matches and by hand, corrected, taken up again, shown and exported."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QStatusTipEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Rng
from rules.record import Match
from tablegames_qt.app import Program
from tablegames_qt.evening.card_page import CardPage
from tablegames_qt.evening.drawing import Words
from tablegames_qt.evening.evening import Evening, Played, new_evening
from tablegames_qt.evening.evening_dialog import EveningDialog, read_scale
from tablegames_qt.evening.evenings_dialog import EveningsDialog
from tablegames_qt.evening.finish import result_of
from tablegames_qt.evening.game_dialog import GameDialog
from tablegames_qt.evening.page import EveningPage
from tablegames_qt.evening.result import Result
from tablegames_qt.evening.result_dialog import LOW, PLACES, ResultDialog
from tablegames_qt.evening.stage import EveningStage
from tablegames_qt.evening.way_back import BoardStrip
from tablegames_qt.match_page import MatchPage
from tablegames_qt.overlay import SIDE, Overlay
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tests.qt.evening.evenings import BEGAN, begun, saturday


def evening_of(program: Program) -> Evening:
    evening = program.window.evenings.desk.evening
    assert evening is not None
    return evening


def page_of(program: Program) -> EveningPage:
    page = program.window.tool
    assert isinstance(page, EveningPage)
    return page


def dialog_of(program: Program, kind: type[Overlay]) -> Overlay:
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, kind)
    return dialog


def on_board(program: Program, evening: Evening) -> EveningPage:
    program.window.evenings.desk.begin(evening)
    program.window.evenings.show_board()
    return page_of(program)


def drawn(page: EveningPage) -> list[str]:
    assert page.picture.board is not None
    return [thing.text for thing in page.picture.board.things if isinstance(thing, Words)]


def wait_saved(qtbot: QtBot, program: Program) -> None:
    qtbot.waitUntil(lambda: program.window.evenings.desk.on_disk)


def test_an_evening_begins_with_names_and_is_saved(qtbot: QtBot, program: Program) -> None:
    window = program.window
    window.deeds["evening"].trigger()
    dialog = dialog_of(program, EveningDialog)
    assert isinstance(dialog, EveningDialog)
    dialog.name.setText("Saturday")
    dialog.people.rows[1].name.setText("Ana")
    dialog.people.rows[0].name.textEdited.emit("Ana")
    assert not dialog.done.isEnabled()
    assert dialog.notice.words.text() == "Two people have the same name."
    dialog.people.rows[1].name.setText("Bea")
    dialog.people.rows[0].name.textEdited.emit("")
    dialog.people.rows[3].leave.click()
    dialog.people.add.click()
    QTest.keyClicks(dialog.people.rows[-1].name, "Zoe")
    assert [entrant.mark for entrant in dialog.people.entrants] == [0, 1, 2, 3]
    dialog.scale.setText("4 2 1")
    dialog.plan.one_each.click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    evening = evening_of(program)
    assert [person.name for person in evening.people] == ["Ana", "Bea", "Carla", "Zoe"]
    assert (evening.title, evening.scale, evening.plan) == ("Saturday", (4, 2, 1), tuple(TABLES))
    assert window.windowTitle() == "Saturday – Table Games"
    wait_saved(qtbot, program)
    assert window.status.saved.text() == "Saved"
    assert window.status.deal.text() == "Evening 1"


def test_points_are_read_as_people_write_them() -> None:
    assert read_scale("5, 3,2  1") == read_scale("5 3 2 1") == read_scale("5;3;2;1") == (5, 3, 2, 1)
    assert read_scale("") is None
    assert read_scale("5, -3") is None
    assert read_scale("5, x") is None
    assert read_scale("1000") is None


def test_the_board_of_the_design_is_on_the_page(program: Program) -> None:
    page = on_board(program, saturday())
    for words in ("21", "three first places", "one point behind Bruno", "Ana 21"):
        assert words in drawn(page)
    assert page.table.rowCount() == 5
    cells = [page.table.item(4, column).text() for column in range(6)]
    assert cells == ["Hong Kong mahjong", "Ana +108", "5", "1", "3", "2"]
    assert page.table.item(1, 1).text() == "Carla saved first, Dario pays"
    assert "1 Ana, 21: three first places" in page.picture.accessibleDescription()
    assert page.table.geometry().top() >= page.picture.board.table.top()  # type: ignore[union-attr]


def test_a_result_is_added_by_hand_corrected_and_deleted(program: Program) -> None:
    window = program.window
    on_board(program, begun("Ana", "Bruno", "Carla"))
    window.deeds["add_result"].trigger()
    dialog = dialog_of(program, ResultDialog)
    assert isinstance(dialog, ResultDialog)
    dialog.way.set_value(LOW)
    for row, total in zip(dialog.rows, (101, 40, 55), strict=True):
        row.total.setValue(total)
    assert [row.points.text() for row in dialog.rows] == ["2 points", "5 points", "3 points"]
    dialog.done.click()
    (played,) = evening_of(program).played
    assert (played.places, played.scores, played.source) == ((3, 1, 2), (101, 40, 55), "hand")
    page = page_of(program)
    page.table.selectRow(0)
    page.correct.click()
    dialog = dialog_of(program, ResultDialog)
    assert isinstance(dialog, ResultDialog)
    assert dialog.way.value == LOW
    dialog.way.set_value(PLACES)
    dialog.rows[2].played.setChecked(False)
    assert [row.points.text() for row in dialog.rows] == ["", "", "sat out"]
    assert not dialog.done.isEnabled()
    dialog.rows[0].place.setValue(2)
    dialog.done.click()
    (played,) = evening_of(program).played
    assert (played.number, played.people, played.places, played.scores) == (1, (1, 2), (2, 1), ())
    page.table.selectRow(0)
    page.delete.click()
    assert evening_of(program).played == ()
    window.deeds["undo"].trigger()
    assert len(evening_of(program).played) == 1
    assert window.status.sentence == "Bruno leads with 5 points."
    window.deeds["redo"].trigger()
    assert evening_of(program).played == ()
    assert window.status.sentence == "Nobody has points yet."


def test_a_game_that_the_program_does_not_have_needs_its_name(program: Program) -> None:
    on_board(program, begun("Ana", "Bruno"))
    program.window.deeds["add_result"].trigger()
    dialog = dialog_of(program, ResultDialog)
    assert isinstance(dialog, ResultDialog)
    dialog.game.setCurrentIndex(dialog.game.count() - 1)
    dialog.game.activated.emit(dialog.game.count() - 1)
    assert not dialog.done.isEnabled()
    QTest.keyClicks(dialog.note, "Darts")
    dialog.done.click()
    page = page_of(program)
    assert [page.table.item(0, column).text() for column in (0, 1)] == ["Darts", "Ana wins"]


def test_a_note_stands_behind_the_totals(program: Program) -> None:
    evening = begun("Ana", "Bruno").with_played(Played(0, BEGAN, "chinese_ten", (1, 2), (1, 2), (31, -31), "rainy"))
    page = on_board(program, evening)
    assert page.table.item(0, 1).text() == "Ana +31 (rainy)"
    other = begun("Ana", "Bruno").with_played(Played(0, BEGAN, "", (1, 2), (1, 2), (7, 3), "Darts"))
    page = on_board(program, other)
    assert [page.table.item(0, column).text() for column in (0, 1)] == ["Darts", "Ana +7"]


def start_from_board(program: Program, game: str) -> MatchPage:
    page_of(program).start.click()
    games = dialog_of(program, GameDialog)
    assert isinstance(games, GameDialog)
    games.buttons[game].click()
    dialog = dialog_of(program, SetupDialog)
    assert isinstance(dialog, SetupDialog)
    assert dialog.start_button.isEnabled(), dialog.notice.words.text()
    dialog.start_button.click()
    card = program.window.tool
    assert isinstance(card, CardPage)
    card.start.click()
    page = program.window.page
    assert page is not None
    return page


def test_enter_goes_from_the_board_to_the_match(program: Program) -> None:
    page = on_board(program, begun("Ana", "Bruno"))
    page.start.setFocus()
    QTest.keyClick(page.start, Qt.Key.Key_Return)
    games = dialog_of(program, GameDialog)
    QTest.keyClick(games, Qt.Key.Key_Return)
    QTest.keyClick(dialog_of(program, SetupDialog), Qt.Key.Key_Return)
    card = program.window.tool
    assert isinstance(card, CardPage)
    QTest.keyClick(card.start, Qt.Key.Key_Return)
    assert program.window.page is not None


def play_out(page: MatchPage) -> None:
    """Have the session end at once, as bots would have it."""
    session = page.session
    rng = Rng.from_text("play out")
    while session.outcome is None:
        seat = session.to_act[0]
        session.match, _ = session.match.act(seat, session.legal(seat).pick(rng))
    session.finished.emit(session.outcome)


def test_a_match_of_the_evening_enters_by_itself(qtbot: QtBot, program: Program) -> None:
    on_board(program, begun("Ana", "Bruno"))
    page = start_from_board(program, "chinese_ten")
    assert [player.name for player in page.session.record.players] == ["Ana", "Bruno"]
    assert [player.kind for player in page.session.record.players] == ["person", "person"]
    assert len(evening_of(program).playing) == 1
    play_out(page)
    evening = evening_of(program)
    (played,) = evening.played
    assert (played.game, played.source, evening.playing) == ("chinese_ten", "match", ())
    assert sorted(played.scores) == sorted(page.session.outcome.scores)  # type: ignore[union-attr]
    page.session.finished.emit(page.session.outcome)
    assert len(evening_of(program).played) == 1
    program.window.commands.go_home()
    assert not program.window.evenings.desk.has(page.session)


def test_a_match_of_the_evening_leads_back_to_its_board_when_it_is_over(program: Program) -> None:
    window = program.window
    on_board(program, begun("Ana", "Bruno"))
    page = start_from_board(program, "chinese_ten")
    assert page.hot_seat is not None
    assert "Back to the evening" not in [button.text() for button in page.hot_seat.strip.buttons]
    play_out(page)
    page.session.finished.emit(page.session.outcome)
    assert [button.text() for button in page.hot_seat.strip.buttons].count("Back to the evening") == 1
    page.wished.emit("new-match")
    games = dialog_of(program, GameDialog)
    assert isinstance(games, GameDialog), "the next match is one of the evening as well"
    assert games.notes["mahjong"].text() == "4 players. Bots fill the other seats"
    games.close_overlay()
    page.hot_seat.strip.buttons[-1].click()
    assert window.evenings.on_board and window.page is page
    # alone with bots, and in the open, there is no such strip
    for names, levels, game in (
        (("Ana", "Bruno"), ("", "easy"), "chinese_ten"),
        (("Ana", "Bruno"), ("", ""), "chinos"),
    ):
        people = [(name, mark, level) for mark, (name, level) in enumerate(zip(names, levels, strict=True))]
        on_board(program, new_evening("Saturday", BEGAN, people))
        page = start_from_board(program, game)
        play_out(page)
        [strip] = page.findChildren(BoardStrip)
        assert strip.isVisible() and strip.words.text()
        strip.buttons[0].click()
        assert window.evenings.on_board and window.page is page


def test_the_board_offers_the_match_that_is_not_over(qtbot: QtBot, program: Program) -> None:
    board = on_board(program, begun("Ana", "Bruno"))
    assert board.go_on.isHidden() and board.first_focus() is board.start
    window = program.window
    page = start_from_board(program, "chinese_ten")
    window.evenings.show_board()
    board = page_of(program)
    assert board.go_on.isVisible() and board.go_on.text() == "Go on with Chinese Ten" and board.go_on.hasFocus()
    assert not board.go_on.geometry().intersects(board.start.geometry())
    QTest.keyClick(board.go_on, Qt.Key.Key_Return)
    assert window.tool is None and window.page is page, "the match was open under the board"
    # put down: it is found among the saved matches
    window.show_home()
    window.evenings.show_board()
    board = page_of(program)
    qtbot.waitUntil(board.go_on.isVisible)
    assert "Chinese Ten with Ana and Bruno" in board.go_on.toolTip() and "Saved today" in board.go_on.toolTip()
    with qtbot.waitSignal(window.match_opened):
        board.go_on.click()
    assert window.page is not None and window.evenings.desk.has(window.page.session)
    play_out(window.page)
    window.evenings.show_board()
    assert page_of(program).go_on.isHidden()


def test_home_on_the_board_is_home_at_once_and_the_table_says_its_own_again(qtbot: QtBot, program: Program) -> None:
    on_board(program, begun("Ana", "Bruno"))
    window = program.window
    page = start_from_board(program, "chinese_ten")
    qtbot.waitUntil(lambda: page.hot_seat is not None and page.hot_seat.covered)
    covered = window.status.sentence
    window.evenings.show_board()
    assert window.status.sentence != covered
    page_of(program).go_on.click()
    assert window.status.sentence == covered and covered.startswith("Covered. Waiting for")
    assert page.hot_seat is not None and window.focusWidget() is page.hot_seat.curtain.button
    window.evenings.show_board()
    window.deeds["home"].trigger()
    assert window.tool is None and window.page is None and window.stack.currentWidget() is window.home


def test_a_dialog_that_has_gone_is_not_to_be_closed_any_more(program: Program) -> None:
    on_board(program, begun("Ana", "Bruno"))
    window = program.window
    window.commands.show_about()
    QApplication.sendEvent(window, QStatusTipEvent(window.deeds["new"].statusTip()))
    assert window.status.words.whole == "Close the dialog first."
    window.overlays()[-1].close_overlay()
    assert window.status.words.whole == window.status.sentence != "Close the dialog first."


def test_a_match_of_no_evening_does_not_enter_it(program: Program) -> None:
    on_board(program, begun("Ana", "Bruno"))
    program.window.commands.set_up(TABLES["chinese_ten"])
    dialog = dialog_of(program, SetupDialog)
    assert isinstance(dialog, SetupDialog)
    dialog.start_button.click()
    assert program.window.page is not None
    play_out(program.window.page)
    assert evening_of(program).played == ()


def test_bots_fill_a_table_and_take_no_place(program: Program) -> None:
    on_board(program, begun("Dario", "Ana", "Bruno"))
    page = start_from_board(program, "mahjong")
    players = page.session.record.players
    assert [player.name for player in players] == ["Dario", "Ana", "Bruno", "Carla"]
    assert players[3].kind == "bot"
    desk = program.window.evenings.desk
    slot = page.session.autosave.slot
    names = tuple(player.name for player in players)
    assert desk.take_in(Result("mahjong", names, (-4, 1, 0, 3), frozenset({3})), slot)
    assert evening_of(program).played[0].places == (3, 1, 2)


def test_who_is_not_of_the_evening_is_named_when_a_sheet_is_taken_in(program: Program) -> None:
    on_board(program, begun("Ana", "Eva"))
    desk = program.window.evenings.desk
    heard: list[str] = []
    desk.said.connect(heard.append)
    assert desk.take_in(Result("chinchon", ("Ana", "Bruno", "Eva"), (5, 60, 120), frozenset({0}), kept=True))
    assert "Without points, not being of the evening: Bruno." in heard[-1]
    assert evening_of(program).played[0].places == (1, 2)


def test_the_match_of_an_evening_is_known_again_after_the_program_ended(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    on_board(program, begun("Ana", "Bruno"))
    page = start_from_board(program, "chinese_ten")
    slot = page.session.autosave.slot
    desk = program.window.evenings.desk
    program.window.show_home()
    qtbot.waitUntil(lambda: any(each.content and slot in each.content.playing for each in desk.saved))
    desk._course = desk._file = None
    with qtbot.waitSignal(program.window.match_opened):
        program.window.desk.resume(slot)
    assert program.window.page is not None
    assert desk.has(program.window.page.session)
    play_out(program.window.page)
    assert len(evening_of(program).played) == 1


def test_evenings_are_listed_opened_and_deleted(qtbot: QtBot, program: Program) -> None:
    window, desk = program.window, program.window.evenings.desk
    on_board(program, saturday())
    qtbot.waitUntil(lambda: len(desk.saved) == 1)
    desk.begin(begun("Eva", "Leo"))
    qtbot.waitUntil(lambda: len(desk.saved) == 2)
    assert "no match yet" in drawn(page_of(program))
    window.deeds["evenings"].trigger()
    dialog = dialog_of(program, EveningsDialog)
    assert isinstance(dialog, EveningsDialog)
    old = next(row for row in dialog.rows if "Five matches" in row.words.text())
    with qtbot.waitSignal(desk.opened):
        old.continue_button.click()
    assert evening_of(program) == saturday()
    window.deeds["evenings"].trigger()
    dialog = dialog_of(program, EveningsDialog)
    assert isinstance(dialog, EveningsDialog)
    row = next(row for row in dialog.rows if "Five matches" in row.words.text())
    row.delete_button.click()
    row.sure_button.click()
    dialog.close_overlay()
    qtbot.waitUntil(lambda: len(desk.saved) == 1)
    assert desk.evening is None
    assert window.tool is None


def test_the_last_evening_comes_back_where_it_was_left(qtbot: QtBot, program: Program) -> None:
    desk = program.window.evenings.desk
    desk.begin(saturday())
    wait_saved(qtbot, program)
    qtbot.waitUntil(lambda: len(desk.saved) == 1)
    desk._course = desk._file = None
    with qtbot.waitSignal(desk.opened):
        program.window.deeds["evening"].trigger()
    assert evening_of(program) == saturday()
    assert "Ana 21" in drawn(page_of(program))


def test_people_come_later_and_leave(program: Program) -> None:
    on_board(program, saturday())
    page_of(program).people.click()
    dialog = dialog_of(program, EveningDialog)
    assert isinstance(dialog, EveningDialog)
    assert dialog.people.help.text().startswith("Who comes later begins at 0 points and plays from the next match on.")
    dialog.people.rows[3].leave.click()
    dialog.people.add.click()
    QTest.keyClicks(dialog.people.rows[-1].name, "Zoe")
    dialog.done.click()
    assert [person.name for person in evening_of(program).here] == ["Ana", "Bruno", "Carla", "Zoe"]
    texts = drawn(page_of(program))
    assert "left after five matches" in texts
    assert "here since five matches were over" in texts
    assert [player.name for player in program.window.evenings.desk.players(TABLES["mahjong"])] == [
        "Ana", "Bruno", "Carla", "Zoe"
    ]  # fmt: skip


def test_the_table_needs_no_scroll_bar_across(program: Program) -> None:
    program.profile.settings.language = "it"
    program.window.resize(960, 640)
    table = on_board(program, saturday()).table
    assert table.horizontalScrollBar().maximum() == 0
    item = table.item(1, 1)
    assert item is not None and item.toolTip().startswith(item.text()), "what is cut stands whole in the tool tip"


def test_a_long_name_is_cut_and_not_what_it_won(program: Program) -> None:
    long = "Maximiliano-Alejandro de la Torre y Fern"
    evening = begun(long, "Zoe").with_played(Played(0, BEGAN, "chinese_poker", (1, 2), (1, 2), (999, -999)))
    table = on_board(program, evening).table
    for width, shown in ((260, "Maxi. +999"), (380, "Maximi… Fern +999"), (900, f"{long} +999")):
        table.resize(width, 200)
        assert table.item(0, 1).text() == shown
        assert long in table.item(0, 1).toolTip()


def test_a_long_name_keeps_the_fields_of_a_result_in_the_dialog_and_tab_goes_from_number_to_number(
    program: Program,
) -> None:
    on_board(program, begun("Maximiliano-Alejandro de la Torre y Fern", "W" * 40, "Zoe"))
    program.window.evenings.enter_result(None)
    dialog = dialog_of(program, ResultDialog)
    assert isinstance(dialog, ResultDialog)
    QGuiApplication.processEvents()
    right = dialog.note.mapTo(dialog.panel, dialog.note.rect().topRight()).x()
    assert right <= dialog.panel.width() - SIDE
    assert dialog.rows[0].played.toolTip() == dialog.rows[0].person.name
    dialog.way.buttons()[1].click()
    dialog.way.focus_widget().setFocus()
    reached = []
    for _ in range(6):
        dialog.focusNextPrevChild(True)
        reached.append(program.window.focusWidget())
    assert reached == [*(row.total for row in dialog.rows), *(row.played for row in dialog.rows)]


def test_the_projector_follows_the_board(program: Program) -> None:
    page = on_board(program, begun("Ana", "Bruno"))
    stage = page.make_audience()
    assert isinstance(stage, EveningStage)
    program.window.evenings.desk.change(saturday())
    texts = [thing.text for thing in stage.drawing.things if isinstance(thing, Words)]
    assert "three first places" in texts
    stage.tear_down()
    program.window.evenings.desk.change(begun("Ana", "Eva"))
    stage.deleteLater()


def test_the_evening_is_copied_and_written(program: Program, tmp_path: Path) -> None:
    on_board(program, saturday())
    program.window.deeds["copy_board"].trigger()
    text = QGuiApplication.clipboard().text()
    assert "Ana  21  (three first places)" in text
    path = tmp_path / "evening.csv"
    program.window.evenings.take_away.write(path)
    assert path.read_bytes().startswith("\N{ZERO WIDTH NO-BREAK SPACE}Match,".encode())
    program.window.evenings.take_away.write(tmp_path / "evening.html")
    assert "<svg" in (tmp_path / "evening.html").read_text(encoding="utf-8")
    program.window.evenings.take_away.write(tmp_path / "no" / "folder.html")
    assert "could not be written" in program.window.status.sentence


def test_the_tool_bar_shows_what_the_board_needs(program: Program) -> None:
    window = program.window
    on_board(program, saturday())
    shown = {button.defaultAction().objectName() for button in window.tools.buttons() if button.defaultAction()}
    assert {"home", "add_result", "undo", "copy_board", "export_board", "audience"} <= shown
    assert "hint" not in shown
    window.show_home()
    shown = {button.defaultAction().objectName() for button in window.tools.buttons() if button.defaultAction()}
    assert "hint" in shown
    assert window.deeds["add_result"].toolTip().endswith("Open the evening first.")


@pytest.mark.parametrize("game", TABLES)
def test_every_game_has_a_result_in_words(game: str, english: None) -> None:
    kind = TABLES[game]
    names = ("Ana", "Bruno", "Carla", "Dario")
    words = kind.result_words
    if words is None:
        return
    assert words(names, (1, 2, 3, 4), ()) != words(names, (4, 3, 2, 1), ())


def finished(game: str) -> Match:
    """A match of a game, played out by random choices."""
    from rules.dealing import Dealing, Rng
    from rules.record import Player

    kind = TABLES[game].game
    options = min((preset.options for preset in kind.presets), key=lambda each: 0)
    seats = int(options["players"]) if "players" in options.values() else 4
    players = tuple(Player(f"Seat {seat}") for seat in range(seats))
    match, _ = Match.start(kind, options, players, Dealing.from_text("evening", game))
    rng = Rng.from_text("evening")
    while waiting := kind.to_act(match.state):
        seat = waiting[0]
        match, _ = match.act(seat, kind.legal_actions(match.state, seat).pick(rng))
    return match


@pytest.mark.parametrize("game", ["chinos", "chinchon"])
def test_places_of_a_finished_match_agree_with_its_winners(game: str) -> None:
    match = finished(game)
    result = result_of(TABLES[game], match)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    standing = result.standing()
    assert len(standing) == len(match.record.players)
    if game == "chinchon":
        assert {seat for seat, place in enumerate(standing) if place == 1} == set(outcome.winners)
        losers = [(total, standing[seat]) for seat, total in enumerate(result.scores) if seat not in outcome.winners]
        assert [place for _, place in sorted(losers)] == sorted(place for _, place in losers)
    else:
        assert standing[match.state.progress.loser] == len(standing)
        assert standing[match.state.progress.finalist] == len(standing) - 1
