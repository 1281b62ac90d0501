"""The window: from home to a match and back, its actions and keys, saving, full screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from rules.record import pack, unpack
from tablegames_qt.actions import DEEDS
from tablegames_qt.app import Program
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.deal_box import grouped
from tablegames_qt.phrases import practice_sentence
from tablegames_qt.sounds import Sounds
from tablegames_qt.tables import TABLES
from tablegames_qt.verify_dialog import VerifyDialog
from tests.qt.at_the_window import KIND, begin, play, play_to_end


def test_keys_alone_lead_from_home_to_a_table(program: Program, qtbot: QtBot) -> None:
    window = program.window
    tile = window.home.tiles[0]
    qtbot.waitUntil(tile.hasFocus)
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    dialog = window.overlays()[-1]
    assert dialog.isAncestorOf(window.focusWidget())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    page = window.page
    assert page is not None and window.stack.currentWidget() is page
    qtbot.waitUntil(page.view.hasFocus)
    assert window.tools.isVisible() and page.score.isVisible() and not page.words.isVisible()
    commit = grouped(page.session.record.dealing.commit)
    assert window.status.deal.text() == f"Deal fixed {commit[:9]}" and commit in window.status.deal.toolTip()


def test_a_decision_is_saved_and_said_so(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 2)
    qtbot.waitUntil(lambda: window.status.saved.text() == "Saved")
    [saved] = program.profile.saves.listed()
    assert saved.record is not None and saved.record.moves == page.session.record.moves


def test_home_asks_nothing_and_offers_the_match_again(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 3)
    moves = page.session.record.moves
    with qtbot.waitSignal(program.profile.listed):
        window.deeds["home"].trigger()
    assert not window.overlays() and window.page is None and not window.tools.isVisible()
    strip = window.home.strip
    assert strip.button.isVisible() and strip.button.hasFocus()
    with qtbot.waitSignal(window.match_opened):
        qtbot.keyClick(strip.button, Qt.Key.Key_Return)
    assert window.page is not None and window.page.session.record.moves == moves
    qtbot.waitUntil(lambda: bool(window.page.session.waiting_for))
    assert window.status.sentence == window.page.table.sentence_line.text, "what is asked stands there at once"


def test_what_cannot_be_done_says_why(program: Program, qtbot: QtBot) -> None:
    window, deeds = program.window, program.window.deeds
    match_only = {"undo", "redo", "hint", "again", "status", "score", "words", "verify", "copy_code", "copy_commit"}
    for name in match_only:
        assert not deeds[name].isEnabled() and deeds.reason(name) == "No match is open.", name
        assert "No match is open." in deeds[name].toolTip()
    page = begin(window)
    play(page, qtbot, 0)
    assert not deeds["undo"].isEnabled() or KIND.game.to_act(page.session.match.state)
    assert deeds.reason("verify") == "The seed is shown when the match is over."
    assert deeds.reason("redo") == "Nothing was undone."
    for name in DEEDS:
        assert deeds[name].isEnabled() != bool(deeds.reason(name)), name
        assert deeds[name].isEnabled() or deeds.reason(name) in deeds[name].toolTip(), name
        beside = deeds[name].text().partition("\t")[2]
        assert deeds[name].isEnabled() or beside == deeds.reason(name).removesuffix("."), "in its menu as well"
    button = window.tools.widgetForAction(deeds["redo"])
    window.say("")
    qtbot.mouseClick(window.tools, Qt.MouseButton.LeftButton, pos=button.geometry().center())
    assert window.status.sentence == "Nothing was undone.", "a grey button says it when it is pressed"


def test_undo_and_redo_go_back_and_forth(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 4)
    moves = page.session.record.moves
    log = page.words.log.lines()
    qtbot.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.session.record.moves) < len(moves)
    assert len(page.words.log.lines()) < len(log), "the log goes back with the match"
    qtbot.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.session.record.moves == moves and page.words.log.lines()[1:] == log
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_U)
    assert len(page.session.record.moves) < len(moves), "U undoes on the table"


def test_after_an_undo_everything_says_that_the_match_is_practice(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    window = program.window
    page = begin(window, shortest=True)
    play(page, qtbot, 4)
    assert not window.status.practice.isVisible() and not page.score.note.isVisible()
    assert practice_sentence() not in page.words.log.lines()
    qtbot.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.record.practice
    assert window.status.sentence == "Your last decision is taken back. From here on the match is practice."
    for label in (window.status.practice, page.score.note):
        assert label.isVisible() and label.text() == "Practice" and label.toolTip() == practice_sentence()
    assert page.words.log.lines()[0] == practice_sentence()
    play_to_end(page, qtbot)
    assert page.table.practice and practice_sentence() in page.words.log.lines()
    window.deeds["verify"].trigger()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, VerifyDialog) and practice_sentence() in dialog.sentences()
    program.profile.settings.language = "es"
    qapp.processEvents()
    assert window.status.practice.text() == page.score.note.text() != "Practice"
    program.profile.settings.language = "en"
    dialog.close_overlay()
    window.show_home()
    assert not window.status.practice.isVisible()


def test_a_practice_match_says_so_where_it_is_continued(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 4)
    window.deeds["undo"].trigger()
    with qtbot.waitSignal(program.profile.listed):
        window.show_home()
    assert " Practice. Saved today" in window.home.strip.words.text()
    with qtbot.waitSignal(window.match_opened):
        window.home.strip.button.click()
    assert window.page is not None and window.page.table.practice
    assert window.status.practice.isVisible() and window.page.score.note.isVisible()


def test_single_keys_act_on_the_table_only(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 2)
    with qtbot.waitSignal(page.session.hinted):
        qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert page.table.sentence_line.text and window.status.sentence
    moves = page.session.record.moves
    window.deeds["words"].trigger()
    page.words.log.setFocus()
    for key in (Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_S):
        qtbot.keyClick(page.words.log, key)
    assert page.session.record.moves == moves
    page.view.setFocus()
    window.status.say("")
    qtbot.keyClick(page.view, Qt.Key.Key_S)
    stands = page.table.standing() or page.kind.continue_line(page.session.view(), page.names)
    assert window.status.sentence == stands


def test_enter_after_a_hint_does_what_the_ring_is_around(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 0)
    qtbot.keyClick(page.view, Qt.Key.Key_1)
    with qtbot.waitSignal(page.session.hinted) as hinted:
        qtbot.keyClick(page.view, Qt.Key.Key_H)
    stop = page.table.cursor.stop
    assert stop is not None and stop.value in page.table.pointer.marking.targets
    assert page.table.ring.item is stop.item
    decided = len(page.session.record.moves)  # whoever led may have been a bot
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    own = page.session.record.moves[decided]
    assert own.seat == page.session.viewer
    assert KIND.game.text(hinted.args[0].action).startswith(" ".join(own.text.split()[:2]))


def test_a_disabled_single_key_says_why_in_the_status_line(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 0)
    page.session.jumped.emit(page.session.view())  # a position that nothing led to
    window.commands.refresh()
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_L)
    assert window.status.sentence == "No turn was played yet."


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_sentence_in_the_status_line_outlives_a_visit_to_a_menu(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 2)
    sentence = window.status.sentence
    assert sentence and window.status.words.isVisible()
    menu = window.deeds["verify"].associatedObjects()[0]
    assert isinstance(menu, QMenu)
    window.menuBar().setActiveAction(menu.menuAction())
    qtbot.waitUntil(menu.isVisible)
    qapp.sendEvent(window, QStatusTipEvent(window.deeds["verify"].statusTip()))  # as a menu does for what it is on
    assert window.status.words.whole == window.deeds.reason("verify"), "why it cannot be done"
    assert window.status.sentence == sentence
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not menu.isVisible())
    qapp.processEvents()
    assert window.status.words.isVisible() and window.status.words.whole == sentence


def test_no_single_key_destroys_anything(program: Program) -> None:
    for name, deed in DEEDS.items():
        for keys in deed.keys:
            if name in ("new", "home", "open", "quit", "settings", "redo", "undo"):
                assert "Ctrl+" in keys, name
        assert name not in ("new", "home", "quit") or not deed.table_key
    shortcuts = [QKeySequence(keys).toString() for deed in DEEDS.values() for keys in deed.keys]
    assert len(shortcuts) == len(set(shortcuts)), "no key stands for two actions"


def test_full_screen_hides_the_bars_and_gives_them_back(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    before = window.geometry()
    bars = (window.menuBar(), window.tools, window.status)
    qtbot.keyClick(page.view, Qt.Key.Key_F11)
    qtbot.waitUntil(window.isFullScreen)
    assert not any(bar.isVisible() for bar in bars) and window.deeds["full_screen"].isChecked()
    edge = window.full_screen.edge
    assert edge.isVisible() and edge.geometry().top() == 0
    edge.entered.emit()
    assert all(bar.isVisible() for bar in bars)
    qtbot.keyClick(page.view, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert all(bar.isVisible() for bar in bars) and not edge.isVisible()
    qtbot.waitUntil(lambda: window.geometry() == before)
    qtbot.keyClick(page.view, Qt.Key.Key_F11)
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_speed_is_chosen_in_the_bar_and_kept(program: Program) -> None:
    window = program.window
    page = begin(window)
    for action in window.deeds.speeds.actions():
        action.trigger()
        assert program.profile.settings.speed == action.data()
        assert page.table.choreographer.speed.name.lower() == action.data()
        shown = "Animation: off" if action.data() == "off" else action.text()
        assert window.tools.speed.text().strip() == shown


def test_a_program_that_is_closed_at_its_first_paint_starts_nothing(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    class Warmed(InlineRunner):
        times = 0

        def warm(self) -> None:
            self.times += 1

    class ClosesAtPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, made, made.close)
            return False

    runner, closer = Warmed(), ClosesAtPaint()
    made = Program(qapp, TABLES, tmp_path, "en", runner)
    made.window.home.installEventFilter(closer)
    made.show()
    qtbot.waitUntil(lambda: made._closed)
    qapp.processEvents()
    assert runner.times == 0
    assert made.services.motion._process is None
    made.window.deleteLater()


def test_a_second_program_says_that_nothing_is_saved(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    second = Program(qapp, TABLES, program.profile.folder, "en", InlineRunner())
    try:
        second.profile.settings.speed = "off"
        page = begin(second.window)
        play(page, qtbot, 2)
        assert second.window.status.saved.text() == "Opened a second time: nothing is saved here."
        assert program.profile.saves.listed() == []
    finally:
        second.close()
        second.window.deleteLater()


def test_a_foreign_file_is_refused_in_a_sentence(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    window = program.window
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"not a match")
    with qtbot.waitSignal(window.desk.failed):
        program.open_file(file)
    assert "holiday.jpg" in window.status.sentence and window.page is None
    assert file.read_bytes() == b"not a match"


def test_a_match_of_a_game_without_a_table_is_left_as_it_is(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 3)
    file = tmp_path / "other.tgr"
    file.write_bytes(pack(page.session.record))
    before = file.read_bytes()
    window.desk._kinds = {}
    with qtbot.waitSignal(window.desk.failed) as told:
        program.open_file(file)
    assert told.args == ["other.tgr is a match of a game that this version does not have. It is left as it is."]
    assert file.read_bytes() == before


def test_a_match_file_from_elsewhere_is_taken_up(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 3)
    qtbot.waitUntil(lambda: window.status.saved.text() == "Saved")
    [saved] = program.profile.saves.listed()
    copy = tmp_path / "copy.tgr"
    copy.write_bytes(saved.path.read_bytes())
    moves = unpack(copy.read_bytes()).moves
    with qtbot.waitSignal(window.match_opened):
        program.open_file(copy)
    assert window.page is not None and window.page.session.record.moves == moves


def test_closing_saves_and_remembers_the_place(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 3)
    moves = page.session.record.moves
    window.resize(1100, 720)
    program.close()
    assert " 1100 720 " in program.profile.settings.window_frame
    [saved] = program.profile.saves.listed()
    assert saved.record is not None and saved.record.moves == moves


def test_tool_buttons_are_at_least_24_pixels(program: Program) -> None:
    begin(program.window)
    for button in program.window.tools.findChildren(QToolButton):
        if button.isVisible():
            assert min(button.width(), button.height()) >= 24


def test_a_damaged_save_is_said_and_the_one_before_it_continued(program: Program, qtbot: QtBot) -> None:
    window, saves = program.window, program.profile.saves
    page = begin(window)
    play(page, qtbot, 4)
    with qtbot.waitSignal(program.profile.listed):
        window.show_home()
    [saved] = saves.listed()
    saved.path.write_bytes(saved.path.read_bytes()[:-20])
    window.desk.look()
    strip = window.home.strip
    said = "The last save could not be read; the one before it stands in deal 1."
    qtbot.waitUntil(lambda: strip.words.text().startswith(said))
    assert strip.file_button.isVisible() and strip.button.isVisible()
    with qtbot.waitSignal(window.match_opened):
        qtbot.mouseClick(strip.button, Qt.MouseButton.LeftButton)
    assert "could not be read" in window.status.sentence
    assert len(list(program.profile.quarantine.iterdir())) == 1, "the damaged file is kept"


def test_what_takes_time_begins_after_the_first_paint(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, english: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    runner = InlineRunner()
    monkeypatch.setattr(runner, "warm", lambda: begun.append("bots"))
    monkeypatch.setattr(Sounds, "start", lambda self: begun.append("sounds"))
    made = Program(qapp, TABLES, tmp_path / "profile", "en", runner)
    try:
        assert begun == []
        made.show()
        qtbot.waitUntil(lambda: begun == ["bots", "sounds"])
        made.window.home.update()
        qapp.processEvents()
        assert begun == ["bots", "sounds"], "once"
    finally:
        made.close()
        made.window.deleteLater()


def test_the_title_names_the_game(program: Program) -> None:
    window = program.window
    assert window.windowTitle() == "Table Games"
    begin(window)
    assert window.windowTitle() == f"{KIND.title} – Table Games"
    window.show_home()
    assert window.windowTitle() == "Table Games"


def test_the_system_asking_for_less_motion_is_obeyed(program: Program) -> None:
    page = begin(program.window)
    motion, settings = program.services.motion, program.profile.settings
    assert not page.table.choreographer.reduced
    motion.reduced = True
    motion.changed.emit()
    assert page.table.choreographer.reduced
    settings.motion = "full"
    assert not page.table.choreographer.reduced
    settings.motion = "reduced"
    motion.reduced = False
    motion.changed.emit()
    assert page.table.choreographer.reduced
