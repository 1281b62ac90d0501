"""The score keeper in the window: from home to a sheet, kept as it is made, corrected, projected, handed to the evening."""

from __future__ import annotations

import csv
import io
import itertools
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.chinchon.keeping import Knocked
from rules.envelope import seal
from rules.keeping import KeptGame
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.keeper.kept_games import KEPT as KEPT_KIND
from tablegames_qt.keeper.kept_games import to_csv
from tablegames_qt.keeper.latecomer_dialog import LatecomerDialog
from tablegames_qt.keeper.names_dialog import NamesDialog
from tablegames_qt.keeper.page import KeeperPage
from tablegames_qt.keeper.setup import KeeperSetup
from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.keeper.stage import KeeperStage
from tablegames_qt.tables import TABLES
from tests.qt.at_the_window import begin as begin_match
from tests.qt.audience.legibility import faults, texts
from tests.rules.kept import KEPT
from tests.rules.test_keeping import kept, whole

A, B, C, D = map(Seat, range(4))
KNOCK = Knocked(A, (3, 20))


def open_keeper(program: Program) -> KeeperPage:
    program.window.home.keeper_link.click()
    page = program.window.tool
    assert isinstance(page, KeeperPage)
    return page


def begin(program: Program, match: KeptGame) -> tuple[KeeperPage, SheetView]:
    page = open_keeper(program)
    page.begin(match)
    assert page.sheet is not None
    return page, page.sheet


def typed(view: SheetView, qtbot: QtBot, knocker: int, *points: int) -> None:
    form: Any = view.form
    form.knocker.buttons()[knocker].click()
    for field, number in zip(form.loose, points, strict=False):
        qtbot.keyClicks(field, str(number))
    qtbot.keyClick(form.loose[0], Qt.Key.Key_Return)


def test_every_game_with_a_keeper_can_be_chosen() -> None:
    assert [name for name, kind in TABLES.items() if kind.keeper is not None] == [*TABLES]
    for kind in TABLES.values():
        assert (kind.keeper is None) == (kind.game.keeper is None)


def test_keys_alone_lead_from_home_to_a_finished_sheet(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    shown: list[str] = []
    monkeypatch.setattr(window, "show_help", shown.append)
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    page = window.tool
    assert isinstance(page, KeeperPage) and page.start.isVisible()
    tiles = page.start.games.tiles
    tiles[0].setFocus()
    for tile in tiles[: [*TABLES].index("chinchon")]:
        qtbot.keyClick(tile, Qt.Key.Key_Right)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    dialog = window.overlays()[-1]
    assert isinstance(dialog, KeeperSetup) and dialog.names[0].hasFocus()
    qtbot.keyClicks(dialog.names[0], "Zoe")
    assert dialog.opener.itemText(0) == "Zoe"
    qtbot.keyClick(dialog.names[0], Qt.Key.Key_Return)
    view = page.sheet
    assert view is not None and not window.overlays()
    form: Any = view.form
    focused = window.focusWidget()
    assert focused is form.knocker.focus_widget() and form.knocker.seat is None
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert form.knocker.seat == 1 and form.knocker.buttons()[1].hasFocus()
    qtbot.keyClick(form.knocker.buttons()[1], Qt.Key.Key_Left)
    assert form.knocker.seat == 0
    for field, points in ((form.loose[0], "0"), (form.loose[1], "95")):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert field.hasFocus(), "Tab goes through the form as it is read"
        qtbot.keyClicks(field, points)
    assert view.box.enter_button.isEnabled() and view.box.check.isHidden()
    qtbot.keyClick(form.loose[1], Qt.Key.Key_Return)
    assert page.match is not None and page.match.names[0] == "Zoe"
    assert page.match.sheet().standing.totals == (-10, 95)
    assert [number.text() for number in view.side.totals.numbers] == ["−10", "95"]
    assert "The next deal could end the match." in view.side.notes.text()
    typed(view, qtbot, 0, 0, 30)
    assert view.over.isVisible() and not view.box.isVisible()
    assert view.over.winner.text() == "Zoe wins with −20." and view.over.again_button.hasFocus()
    window.deeds["help"].trigger()
    assert shown == ["keeper"]
    qtbot.keyClick(view.over.again_button, Qt.Key.Key_Return)
    assert page.match.entries == () and page.match.names == ("Zoe", "Bruno")
    again: Any = page.sheet
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.status.sentence == again.box.check.text() == "Say who knocked."


def test_what_was_shown_as_saved_survives_a_kill(
    program: Program, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    page, view = begin(program, kept("chinchon", KNOCK))
    typed(view, qtbot, 1, 40, 5)
    page.undo()
    page.redo()
    page.undo()
    qtbot.waitUntil(lambda: program.window.status.saved.text() == "Saved")
    # a killed program closes nothing: the folder as it is now is all there is
    copy = tmp_path / "after the kill"
    shutil.copytree(program.profile.folder, copy, ignore=shutil.ignore_patterns("*.lock"))
    again = Program(qapp, TABLES, copy, "en", InlineRunner())
    again.window.show_keeper()
    resumed = again.window.tool
    assert isinstance(resumed, KeeperPage)
    qtbot.waitUntil(lambda: len(resumed.start.rows) == 1)
    row = resumed.start.rows[0]
    assert row.name.whole == "Chinchón: Ana and Bruno"
    assert "Ana 3, Bruno 20. Saved today at" in row.words.text()
    row.continue_button.click()
    qtbot.waitUntil(lambda: resumed.match is not None)
    assert resumed.match == page.match and resumed.can_redo
    resumed.redo()
    assert resumed.match is not None and resumed.match.entries[-1] == Knocked(B, (40, 5))
    again.close()
    again.window.deleteLater()


def test_correcting_a_row_works_all_totals_out_anew(program: Program, qtbot: QtBot) -> None:
    page, view = begin(program, kept("chinchon", KNOCK, Knocked(B, (10, 7)), KNOCK))
    view.side.table.selectRow(0)
    assert view.side.detail.text() == "Ana knocks with 3. Bruno +20."
    view.side.correct_button.click()
    form: Any = view.form
    assert view.box.title.text() == "Correct row 1" and form.loose[1].text() == "20"
    form.loose[1].clear()
    qtbot.keyClicks(form.loose[1], "30")
    assert view.box.check.text() == "All totals after it are worked out anew."
    view.box.enter_button.click()
    assert page.match is not None
    assert [row.after.totals for row in page.match.sheet().rows] == [(3, 30), (13, 37), (16, 57)]
    assert view.correcting is None and view.box.title.text() == "Deal 4"
    program.window.deeds["undo"].trigger()
    assert page.match.sheet().standing.totals == (16, 47)
    program.window.deeds["redo"].trigger()
    assert page.match.sheet().standing.totals == (16, 57)
    view.correct(1)
    view.box.remove_button.click()
    assert page.match.entries == (Knocked(A, (3, 30)), KNOCK)
    view.side.table.setFocus()
    view.side.table.selectRow(0)
    before = page.match
    qtbot.keyClick(view.side.table, Qt.Key.Key_Return)
    assert view.correcting == 0 and page.match is before, "Enter on a row puts it into the form, and enters nothing"
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.correcting is None


def test_a_row_that_no_longer_fits_is_put_into_the_form_with_its_reason(program: Program, qtbot: QtBot) -> None:
    entries = (Knocked(A, (0, 30, 60)), Knocked(A, (0, 9, None)))
    _, view = begin(program, kept("chinchon", *entries, players=3, target=50))
    view.correct(0)
    form: Any = view.form
    form.loose[2].clear()
    qtbot.keyClicks(form.loose[2], "16")
    assert view.box.check.text() == "After this correction row 2 does not fit any more and is to be corrected, too."
    view.box.enter_button.click()
    assert view.correcting == 1 and view.box.check.text() == "Enter the loose points of Carla."
    assert view.side.table.item(1, 1).text() == "does not fit any more"  # type: ignore[union-attr]
    assert view.box.cancel_button.isHidden(), "nothing else can be entered first"
    qtbot.keyClicks(form.loose[2], "12")
    view.box.enter_button.click()
    assert view.match.sheet().standing.totals == (-20, 39, 28)


def test_a_finished_match_goes_into_the_evening_once(program: Program, qtbot: QtBot) -> None:
    page, view = begin(program, kept("chinchon", Knocked(A, (7, 60)), Knocked(B, (0, 0))))
    page.takes_results = True
    page.begin(kept("chinchon", Knocked(A, (7, 60)), Knocked(A, (5, 60))))
    view = page.sheet  # type: ignore[assignment]
    assert view.over.evening_button.isVisible()
    with qtbot.waitSignal(page.finished) as told:
        view.over.evening_button.click()
    result = told.args[0]
    assert (result.game, result.names, result.scores) == ("chinchon", ("Ana", "Bruno"), (12, 120))
    assert (result.winners, result.places, result.kept) == (frozenset({0}), (1, 2), True)
    assert view.over.evening_button.text() == "Back to the evening"
    with qtbot.waitSignal(page.board_wanted), qtbot.assertNotEmitted(page.finished):
        view.over.evening_button.click()
    view.over.again_button.click()
    assert page.match is not None and page.match.entries == () and page.match.names == ("Ana", "Bruno")


def test_a_match_that_is_stopped_can_be_taken_up_by_undo(program: Program) -> None:
    page, view = begin(program, kept("chinese_ten", KEPT["chinese_ten"].samples[0]))
    view.links.buttons["stop"].click()
    assert view.over.isVisible() and view.over.winner.text() == "Ana wins with +15."
    page.undo()
    assert view.box.isVisible() and view.box.title.text() == "Deal 2"


def test_the_sheet_is_copied_and_exported(program: Program, tmp_path: Path) -> None:
    page, view = begin(program, kept("chinchon", KNOCK, Knocked(B, (10, 7))))
    view.links.buttons["copy"].click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Chinchón" and "Bruno knocks" in lines[-1] and lines[-1].split()[-4:] == ["10", "13", "7", "27"]
    page.deeds.export(str(tmp_path / "sheet.csv"))
    rows = [*csv.reader(io.StringIO((tmp_path / "sheet.csv").read_text(encoding="utf-8")))]
    assert rows[0] == ["Row", "What happened", "Ana", "Ana: total", "Bruno", "Bruno: total"]
    assert rows[2] == ["2", "Bruno knocks", "10", "13", "7", "27"]
    page.deeds.export(str(tmp_path / "no such folder" / "sheet.csv"))
    assert program.window.status.sentence.startswith("The sheet could not be written")


def test_names_are_mended_at_any_time(program: Program) -> None:
    page, view = begin(program, kept("chinchon", KNOCK))
    view.links.buttons["names"].click()
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, NamesDialog)
    dialog.fields[1].setText("Ana")
    assert not dialog.take.isEnabled() and dialog.notice.words.text() == "Two players are called Ana."
    dialog.fields[1].setText("Bea")
    dialog.take.click()
    assert page.match is not None and page.match.names == ("Ana", "Bea")
    assert "Bea" in view.side.detail.text()


def test_a_sheet_can_be_deleted_after_asking(program: Program, qtbot: QtBot) -> None:
    page, view = begin(program, kept("chinchon", KNOCK))
    view.links.buttons["start"].click()
    qtbot.waitUntil(lambda: len(page.start.rows) == 1)
    row = page.start.rows[0]
    row.delete_button.click()
    assert "Delete this sheet?" in row.words.text()
    row.continue_button.click()
    assert "rows" not in row.words.text() and page.match is None, "keeping it opens nothing"
    row.delete_button.click()
    row.delete_button.click()
    qtbot.waitUntil(lambda: not page.start.rows)


def test_only_whole_players_and_sound_rules_begin_a_sheet(program: Program) -> None:
    page = open_keeper(program)
    page.set_up(TABLES["chinchon"])
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, KeeperSetup)
    dialog.names[1].setText("ana")
    assert not dialog.begin_button.isEnabled()
    assert dialog.notice.words.text() == "Two players are called ana."
    dialog.names[1].setText("Bruno")
    dialog.number.setCurrentIndex(2)
    dialog.number.activated.emit(2)
    assert dialog.form.options["players"] == 4 and not dialog.begin_button.isEnabled(), "four need a larger pack"
    dialog.presets.chosen.emit(next(each for each in TABLES["chinchon"].game.presets if each.key == "family_four"))
    assert dialog.begin_button.isEnabled() and len(dialog.players) == 4
    dialog.opener.setCurrentIndex(2)
    dialog.begin_button.click()
    assert page.match is not None and page.match.opener == C
    assert page.sheet is not None and page.sheet.lead.text() == "Carla deals."


def test_a_keeper_over_a_match_leads_back_to_it(program: Program) -> None:
    match = begin_match(program.window)
    program.window.show_keeper()
    assert program.window.stack.currentWidget() is program.window.tool
    program.window.deeds["home"].trigger()
    assert program.window.stack.currentWidget() is match


def test_the_audience_follows_the_sheet(program: Program, qtbot: QtBot) -> None:
    page, view = begin(program, kept("chinchon", KNOCK))
    stage = page.make_audience()
    assert isinstance(stage, KeeperStage)
    assert stage.board.caption == "Ana knocks with 3. Bruno +20."
    typed(view, qtbot, 1, 62, 0)
    assert [seat.total for seat in stage.board.seats] == ["65", "10"]
    assert stage.board.seats[1].mark == "leads" and stage.board.deal == "Deal 3"
    assert stage.caption.text == stage.board.caption == "Bruno knocks without loose cards: −10. Ana +62."
    stage.tear_down()
    page.undo()


ROOMS = (0.5, 1.0, 1.33)
SIZES = ((1024, 768), (1920, 1080))


def test_the_board_can_be_read_in_every_room(program: Program) -> None:
    page = open_keeper(program)
    for match in (*map(whole, KEPT), kept("chinos", players=12)):
        page.begin(match)
        stage = page.make_audience()
        assert isinstance(stage, KeeperStage)
        for size, room in itertools.product(SIZES, ROOMS):
            stage.set_room(room)
            stage.fit(QSizeF(*size), 1.0)
            assert not faults(stage, room), (match.game.name, size, room)
        stage.tear_down()


def test_kept_sheets_are_documents_that_read_back() -> None:
    for name in KEPT:
        assert KEPT_KIND.unpack(KEPT_KIND.pack(whole(name))) == whole(name)


def test_a_latecomer_takes_a_new_seat_or_takes_one_over(program: Program, qtbot: QtBot) -> None:
    page, view = begin(program, kept("chinchon", Knocked(A, (3, 40)), Knocked(A, (2, 5))))
    view.links.buttons["latecomer"].click()
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, LatecomerDialog) and dialog.name.hasFocus() and not dialog.take.isEnabled()
    assert "the highest total still in play: 45." in dialog.outlook.text()
    qtbot.keyClicks(dialog.name, "Bruno")
    assert "Bruno already" in dialog.notice.words.text() and not dialog.take.isEnabled()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Elena")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert page.match is not None and page.match.names == ("Ana", "Bruno", "Elena")
    assert [number.text() for number in view.side.totals.numbers] == ["5", "45", "45"]
    assert program.window.status.sentence == "Elena joins and begins with 45."
    assert view.box.title.text() == "Deal 3", "who joins is no deal"
    cells = [[view.side.table.item(line, column) for column in range(2, 5)] for line in range(3)]
    assert cells[0][2] is None and cells[2][2] is not None and "Elena: +45, total 45" in cells[2][2].text()
    typed(view, qtbot, 2, 1, 2, 3)
    assert page.match.sheet().standing.totals == (6, 47, 48)
    view.links.buttons["latecomer"].click()
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, LatecomerDialog)
    assert "Nobody can take a new seat" in dialog.outlook.text() and "total: 6." in dialog.outlook.text()
    qtbot.keyClicks(dialog.name, "Fabio")
    dialog.seats.buttons()[1].click()
    dialog.take.click()
    assert page.match.names == ("Ana", "Fabio", "Elena")
    assert view.side.detail.text() == "Fabio takes over from Bruno with 47."
    assert "Bruno" in (view.side.table.item(3, 1).toolTip()), "who sat there then"
    lines = list(csv.reader(io.StringIO(to_csv(page.match, view.words))))
    assert {len(line) for line in lines} == {8} and lines[1][-2:] == ["", ""]
    # the row of who joined can be taken off again; the deal of three is entered anew then, and undo brings all back
    view.correct(2)
    assert view.form.isHidden() and view.box.remove_button.isVisible()
    view.box.remove_button.click()
    assert view.correcting == 2 and view.form.isVisible()
    page.undo()
    assert page.match.sheet().standing.totals == (6, 47, 48)


def test_who_is_there_in_the_evening_is_offered_as_a_latecomer(program: Program) -> None:
    _, view = begin(program, whole("mahjong"))
    page = program.window.tool
    assert isinstance(page, KeeperPage)
    page.deeds.evening_names = ("Ana", "Gina")
    view.links.buttons["latecomer"].click()
    dialog = program.window.overlays()[-1]
    assert isinstance(dialog, LatecomerDialog) and dialog.name.text() == "Gina"
    assert "The table is full: 4 play at most." in dialog.outlook.text()
    assert len([button for button in dialog.seats.buttons() if button.isVisible()]) == 4


def test_a_long_name_is_whole_where_there_is_room_and_cut_in_its_middle_where_there_is_none(program: Program) -> None:
    long = "Zo O'Hara-Maximiliana"
    page, view = begin(program, kept("chinchon", KNOCK).renamed([long, "Bruno"]))
    form: Any = view.form
    assert view.side.totals.findChildren(ElidedLabel)[0].text() == long
    assert form.players[0].text() == form.knocker.buttons()[0].text() == long
    assert view.side.table.horizontalHeader().textElideMode() is Qt.TextElideMode.ElideMiddle
    assert view.side.table.item(0, 1).text().startswith(long)
    stage = page.make_audience()
    assert isinstance(stage, KeeperStage)
    stage.fit(QSizeF(1920, 1080), 1.0)
    assert long in [seen.words for seen in texts(stage)]


def test_totals_of_many_figures_stand_side_by_side_whole(program: Program) -> None:
    program.window.resize(960, 640)
    _, view = begin(program, whole("mahjong"))
    QApplication.processEvents()
    labels = view.side.totals.numbers
    assert len(max((label.text() for label in labels), key=len)) == 4
    for label in labels:
        assert label.width() >= label.sizeHint().width()
        assert label.mapTo(view.side, label.rect().topRight()).x() <= view.side.width()


def test_nothing_of_the_match_under_the_keeper_stays_in_the_status_line(program: Program) -> None:
    begin_match(program.window)
    assert program.window.status.deal.isVisible()
    open_keeper(program)
    assert not program.window.status.deal.isVisible() and not program.window.status.deal.text()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 99}, "newer rules"),
        ({"version": 0}, "older rules"),
        ({"game": "baccarat"}, "a game that this version does not have"),
        (None, "a newer version of Table Games"),
    ],
)
def test_a_sheet_of_another_version_is_named_so_and_left_as_it_is(
    program: Program, qtbot: QtBot, change: dict[str, Any] | None, said: str
) -> None:
    document = {**whole("chinchon").plain(), **(change or {})}
    content = seal(KEPT_KIND.magic, KEPT_KIND.schema + (change is None), document)
    file = program.profile.folder / KEPT_KIND.folder / "old.tgd"
    file.parent.mkdir(parents=True)
    file.write_bytes(content)
    heard: list[str] = []
    page = open_keeper(program)
    page.said.connect(heard.append)
    qtbot.waitUntil(lambda: len(page.start.rows) == 1)
    row = page.start.rows[0]
    assert said in row.words.text() and "left as it is" in row.words.text()
    row.continue_button.click()
    qtbot.waitUntil(lambda: bool(heard))
    assert said in heard[0] and page.match is None
    assert file.read_bytes() == content and not program.profile.quarantine.exists()
