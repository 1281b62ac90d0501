"""The window: from home to a match and back, its actions and keys, dialogs, docks, full screen, languages, mistakes."""

from __future__ import annotations

import dataclasses
import functools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing, Rng
from rules.record import GameRecord, Match, pack, unpack
from rules.record import Player as RecordPlayer
from rules.seats import TABLE, Seat
from tablegames_qt import languages
from tablegames_qt.about_dialog import AboutDialog
from tablegames_qt.actions import DEEDS
from tablegames_qt.app import Program
from tablegames_qt.appearance import Appearance
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.deal_box import grouped
from tablegames_qt.deal_code import code_of, dealing_of
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.error_dialog import ErrorDialog
from tablegames_qt.game_window import GameWindow
from tablegames_qt.help_pages import all_pages
from tablegames_qt.match_log import whole_log
from tablegames_qt.match_page import MatchPage
from tablegames_qt.overlay import Overlay
from tablegames_qt.phrases import practice_sentence
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.settings import DECLARED
from tablegames_qt.settings_dialog import SettingsDialog
from tablegames_qt.settings_words import SPECS
from tablegames_qt.setup_dialog import NewMatch, SetupDialog
from tablegames_qt.sounds import PROGRAM_SOUNDS, SOUNDS, Sounds
from tablegames_qt.tables import TABLES
from tablegames_qt.verify_dialog import VerifyDialog
from tablegames_qt.words_dock import WordList

KIND = next(iter(TABLES.values()))
RNG = Rng.from_text("window tests")


def set_up(window: GameWindow) -> SetupDialog:
    window.commands.set_up(KIND)
    dialog = window.overlays()[-1]
    assert isinstance(dialog, SetupDialog)
    return dialog


def begin(window: GameWindow, *, shortest: bool = False) -> MatchPage:
    """Start a match through the set-up dialog; `shortest` takes the preset with the fewest actions."""
    dialog = set_up(window)
    if shortest:
        game = KIND.game
        dialog.presets.chosen.emit(min(game.presets, key=lambda each: game.longest(each.options, min(game.seats))))
    dialog.start_button.click()
    assert window.page is not None
    return window.page


class Player:
    """Plays for the person, at once and at random, until told to stop."""

    def __init__(self, page: MatchPage, most: int = 10_000) -> None:
        self.page, self.most = page, most
        self.waits = False
        page.session.asked.connect(self.asked)
        self.hurry = QTimer(page, interval=1)
        self.hurry.timeout.connect(page.table.take_input)
        self.hurry.start()

    def asked(self, seat: int) -> None:
        self.waits = len(self.page.session.record.moves) >= self.most
        if not self.waits:
            self.page.table.acted.emit(self.page.session.legal(Seat(seat)).pick(RNG))


def play(page: MatchPage, qtbot: QtBot, actions: int) -> None:
    """Play so many actions, then stop where the person is to decide and the table is at rest."""
    player = Player(page, actions)
    qtbot.waitUntil(lambda: player.waits, timeout=20_000)
    page.session.asked.disconnect(player.asked)
    player.hurry.stop()
    page.table.choreographer.settle()


def play_to_end(page: MatchPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.session.finished, timeout=60_000):
        player = Player(page)
    player.hurry.stop()


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
    page.table.jump(page.session.view())
    page.told_a_turn = False
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


def test_behind_a_dialog_the_actions_wait(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 2)
    moves = page.session.record.moves
    window.commands.show_settings()
    assert window.deeds.reason("undo") == "Close the dialog first."
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.session.record.moves == moves
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.overlays() and window.deeds["undo"].isEnabled()


def test_the_table_in_words_follows_the_match(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    qtbot.keyClick(page.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.words.isVisible() and page.words.table.hasFocus()
    play(page, qtbot, 6)
    expected = [line for heading, lines in KIND.words(page.session.view(), page.names) for line in (heading, *lines)]
    assert page.words.table.lines() == expected
    assert page.words.log.lines() == whole_log(KIND, page.session.record, page.session.viewer)
    assert len(page.words.log.lines()) >= 6
    page.words.table.setFocus()
    qtbot.keyClick(page.words.table, Qt.Key.Key_Down)
    assert page.words.table.currentRow() > 0
    assert page.words.table.accessibleName() and page.words.log.accessibleName() and page.view.accessibleName()


def test_every_line_of_the_words_is_shown_whole(appearance: Appearance, qapp: QApplication, qtbot: QtBot) -> None:
    words = WordList()
    qtbot.addWidget(words)
    words.resize(293, 330)
    for letters in range(20, 70):
        words.add_line(f"{'i' * letters} word", heading=letters % 7 == 0)
    words.show()
    for _ in range(3):
        qapp.processEvents()
    for width in (293, 250, 320):
        words.resize(width, 330)
        qapp.processEvents()
        for row in range(words.count()):
            item = words.item(row)
            shown = words.visualItemRect(item)
            room = QRect(0, 0, shown.width() - 18, 1000)
            needed = QFontMetrics(item.font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), item.text())
            assert shown.height() >= needed.height() + 6, item.text()
            assert shown.width() <= words.viewport().width()


def test_what_happens_and_what_is_asked_is_announced(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(program.window)
    heard: list[str] = []
    monkeypatch.setattr(page.view, "announce", heard.append)
    play(page, qtbot, 4)
    spoken = " ".join(heard)
    for line in whole_log(KIND, page.session.record, page.session.viewer)[-3:]:
        assert line in spoken
    assert heard[-1] == page.table.sentence_line.text.replace("<b>", "").replace("</b>", "")


def test_the_log_does_not_run_ahead_of_the_table(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 2)
    program.profile.settings.speed = "normal"
    log, table = page.words.log.lines(), page.words.table.lines()
    page.table.acted.emit(page.session.legal(page.session.viewer).pick(RNG))  # type: ignore[arg-type]
    assert page.table.choreographer.running
    assert (page.words.log.lines(), page.words.table.lines()) == (log, table)
    page.table.choreographer.settle()
    assert len(page.words.log.lines()) > len(log)


def test_the_whole_log_tells_only_what_the_viewer_may_know(program: Program, qtbot: QtBot) -> None:
    page = begin(program.window)
    play(page, qtbot, 6)
    record = page.session.record
    assert len(whole_log(KIND, record, None)) <= len(whole_log(KIND, record, page.session.viewer))


def test_docks_stand_at_the_right_or_below(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window)
    assert page.score.width() == 264 and page.score.geometry().left() >= page.view.geometry().right()
    window.resize(1024, 768)
    qtbot.waitUntil(lambda: page.score.geometry().top() > page.view.geometry().bottom() - 1)
    assert abs(page.score.height() - 0.2 * page.height()) <= 1
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: page.score.width() == 264)


def test_the_dock_is_wide_enough_from_the_first_moment(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    program.profile.settings.speed = "normal"  # the table is still telling the deal
    game = KIND.game
    preset = max(game.presets, key=lambda each: int(each.options["players"]))
    long = "Maximiliana-Alexandra of the River"
    players = tuple(
        RecordPlayer(f"{long} {seat}", "bot" if seat else "you", next(iter(game.levels)) if seat else "")
        for seat in range(int(preset.options["players"]))
    )
    dealing = Dealing.from_text("wide", game.name)
    program.window.desk.begin(NewMatch(game, preset.key, preset.options, players, dealing))
    page = program.window.page
    assert page is not None
    for _ in range(3):
        qapp.processEvents()
    assert page.table.choreographer.running
    assert page.score.width() >= page.panel.minimumSizeHint().width() > 264


def test_one_dock_makes_room_for_the_other_in_a_small_window(program: Program) -> None:
    window, deeds = program.window, program.window.deeds
    page = begin(window)
    deeds["words"].trigger()
    assert page.words.isVisible() and not page.score.isVisible() and not deeds["score"].isChecked()
    deeds["score"].trigger()
    assert page.score.isVisible() and not page.words.isVisible() and not deeds["words"].isChecked()
    assert page.view.hasFocus(), "Space is for the table, not for the next button of the tool bar"
    window.resize(1600, 900)
    deeds["words"].trigger()
    assert page.words.isVisible() and page.score.isVisible()


def test_labels_of_the_tool_bar_go_before_anything_is_cut(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    window = program.window
    begin(window)
    beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    for language in languages.LANGUAGES:
        program.profile.settings.language = language
        for width in (960, 1024, 1099, 1100, 1280, 1920):
            window.resize(width, 700)
            qtbot.waitUntil(lambda width=width: window.tools.width() == width)
            qapp.processEvents()
            buttons = window.tools.buttons()
            labelled = [button.toolButtonStyle() == beside for button in buttons]
            if width < 1100:
                assert not any(labelled)
            for button in buttons:
                assert button.isVisible() and window.tools.rect().contains(button.geometry()), (language, width)
                assert button.width() >= button.minimumSizeHint().width(), (language, width, button.text())
                assert button.accessibleName() or button.text().strip()
        assert any(labelled), language


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


def test_settings_act_at_once_and_show_every_one(program: Program, qtbot: QtBot) -> None:
    window, settings = program.window, program.profile.settings
    page = begin(window)
    window.commands.show_settings()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, SettingsDialog)
    assert set(KIND.settings_rows) <= set(dialog.rows) <= set(DECLARED)
    dialog.rows["theme"].control.changed.emit("bright")
    assert program.services.appearance.theme.bright and page.table.look.theme.bright
    dialog.rows["four_colour"].control.changed.emit(True)
    assert program.services.faces.deck.four_colour
    dialog.rows["sounds"].control.changed.emit(False)
    assert not dialog.rows["volume"].control.isEnabled()  # type: ignore[attr-defined]
    dialog.rows["sounds"].control.changed.emit(True)
    sound = next(iter(SOUNDS))
    dialog.scroll_area.ensureWidgetVisible(dialog.switches.switches[sound])
    qtbot.mouseClick(dialog.switches.switches[sound], Qt.MouseButton.LeftButton)
    assert not settings.sound_on(sound)
    dialog.rows["language"].control.changed.emit("it")
    assert window.deeds["settings"].text() != "&Settings …" or languages.LANGUAGES["it"] == "Italiano"
    settings.language = "en"
    settings.theme = "green"
    assert all(
        spec.choices is None or DECLARED[name].choices in (None, tuple(spec.choices)) for name, spec in SPECS.items()
    )


def test_the_settings_offer_the_sounds_that_can_be_heard_under_a_heading(
    program: Program, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    page = begin(window, shortest=True)
    heard: list[str] = []
    monkeypatch.setattr(program.services.sounds, "try_out", heard.append)
    page.table.sounded.connect(heard.append)
    play_to_end(page, qtbot)
    page.table.refuse("No.")
    assert set(heard) - set(PROGRAM_SOUNDS) == set(KIND.sounds), "every sound of the table, and no other"
    assert "error" in heard and ("win" in heard) == (page.session.viewer in page.session.outcome.winners)
    heard.clear()
    window.commands.show_settings()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, SettingsDialog)
    switches = dialog.switches
    assert set(switches.switches) == {*KIND.sounds, *PROGRAM_SOUNDS}
    settings = program.profile.settings
    for language in languages.LANGUAGES:
        settings.language = language
        qapp.processEvents()
        names = [label.text() for label in switches.names.values()]
        assert switches.heading.text() and all(names)
        assert dialog.done.text() not in names and len(set(names)) == len(names)
    settings.language = "en"
    settings.switch_sound("deal", on=False)
    switches.hear["deal"].click()
    assert heard == ["deal"], "also what is switched off can be tried"
    assert not settings.sound_on("deal")
    settings.sounds = False
    assert not switches.hear["deal"].isEnabled() and not switches.switches["deal"].isEnabled()


def test_a_finished_match_is_verified_and_its_deals_can_be_shared(program: Program, qtbot: QtBot) -> None:
    window = program.window
    page = begin(window, shortest=True)
    play_to_end(page, qtbot)
    record = page.session.record
    window.deeds["copy_code"].trigger()
    code = QGuiApplication.clipboard().text()
    assert dealing_of(code, record.game) == record.dealing
    window.deeds["verify"].trigger()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, VerifyDialog) and dialog.agrees
    words = " ".join(dialog.sentences())
    assert f"Deal {len(record.scores)}: dealt again" in words
    assert record.dealing.commit.upper()[:4] in words
    dialog.note.setText(record.dealing.commit)
    assert dialog.answer.text().startswith("The same figures")
    dialog.note.setText(record.dealing.commit[:8].upper())
    assert dialog.answer.text() == "The same as far as you wrote them."
    other = "1" if record.dealing.commit[0] == "0" else "0"
    dialog.note.setText(other + record.dealing.commit[1:8])
    assert dialog.answer.text() == "These are other figures."
    dialog.close_overlay()

    again = set_up(window)
    qtbot.mouseClick(again.deal.code_button, Qt.MouseButton.LeftButton)
    assert not again.notice.isVisible() and not again.start_button.isEnabled(), "nothing is entered, nothing is wrong"
    assert again.start_button.toolTip() == "Enter the deal code first."
    again.deal.code.setText("TG1 something else")
    assert again.notice.isVisible() and not again.start_button.isEnabled()
    assert again.notice.words.text() == "This is not the deal code of a match of this game."
    again.deal.code.setText(code)
    assert again.start_button.isEnabled() and not again.notice.isVisible()
    again.start_button.click()
    assert window.page is not None and window.page is not page
    assert window.page.session.record.dealing == record.dealing and window.page.session.record.practice


@functools.cache
def finished_record() -> GameRecord:
    """The record of a short match that two bots played, without a window."""
    game = KIND.game
    preset = min(game.presets, key=lambda each: game.longest(each.options, min(game.seats)))
    players = tuple(RecordPlayer(f"P{seat}", "bot", next(iter(game.levels))) for seat in range(min(game.seats)))
    match, _ = Match.start(game, preset.options, players, Dealing.from_text("finished", game.name))
    while seats := game.to_act(match.state):
        match, _ = match.act(seats[0], game.legal_actions(match.state, seats[0]).pick(RNG))
    return match.record


def test_a_changed_record_is_not_verified(program: Program) -> None:
    window, appearance = program.window, program.services.appearance
    record = finished_record()
    assert VerifyDialog(window, appearance, record).agrees
    nothing = tuple(0 for _ in record.scores[-1])
    forged = dataclasses.replace(record, scores=(*record.scores[:-1], nothing))
    dialog = VerifyDialog(window, appearance, forged)
    assert not dialog.agrees and "the scores are not those recorded" in dialog.sentences()[-1]
    longer = dataclasses.replace(record, scores=(*record.scores, nothing))
    assert not VerifyDialog(window, appearance, longer).agrees
    other = VerifyDialog(window, appearance, dataclasses.replace(record, seed=bytes(32)))
    other.retranslate()
    assert not other.agrees and other.verdict.text() == "This match does not come out again."


def test_help_about_and_the_rules_card_open(program: Program, qtbot: QtBot) -> None:
    window = program.window
    begin(window)
    window.deeds["help"].trigger()
    help_window = window._help
    assert help_window is not None and help_window.page == KIND.help_page
    assert help_window.tree.topLevelItemCount() == len(all_pages())
    assert len(help_window.headings()) > 3
    section = help_window.tree.topLevelItem(0).child(3)
    help_window.tree.itemActivated.emit(section, 0)
    assert help_window.text.verticalScrollBar().value() > 0
    others = [page for page in all_pages() if page != help_window.page]
    for page in others:
        help_window.show_page(page)
        qtbot.mouseClick(help_window.back, Qt.MouseButton.LeftButton)
        assert help_window.page == KIND.help_page
    qtbot.keyClick(help_window.text, Qt.Key.Key_Escape)
    assert not help_window.isVisible()
    for name, dialog in (("about", AboutDialog), ("rules_card", RulesCard)):
        window.deeds[name].trigger()
        assert isinstance(window.overlays()[-1], dialog)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert not window.overlays()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mistake_of_the_program_is_told_in_one_sentence(
    program: Program, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    window = program.window
    page = begin(window)
    crashes: list[str] = []
    program.crashed.disconnect()
    program.crashed.connect(crashes.append)
    try:
        raise ZeroDivisionError("planted")
    except ZeroDivisionError:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    [dialog] = window.overlays()
    assert isinstance(dialog, ErrorDialog)
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert "ZeroDivisionError: planted" in copied and "Qt" in copied and crashes == [copied]
    assert "planted" in caplog.text
    dialog.close_overlay()
    play(page, qtbot, 2)
    assert len(page.session.record.moves) >= 2, "the match goes on"


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


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_every_language_says_everything_anew_while_a_match_runs(
    language: str, program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    window = program.window
    page = begin(window)
    play(page, qtbot, 3)
    window.deeds["words"].trigger()
    program.profile.settings.language = language
    qapp.processEvents()
    assert window.home.languages.value == language
    expected = [line for heading, lines in KIND.words(page.session.view(), page.names) for line in (heading, *lines)]
    assert page.words.table.lines() == expected
    assert page.words.log.lines() == whole_log(KIND, page.session.record, page.session.viewer)
    program.profile.settings.language = "en"


class LongWords(QTranslator):
    """A language that needs one and a half times the room of English, and more for short labels."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:  # type: ignore[override]
        del context, disambiguation, n
        more = round(len(text) * (0.7 if len(text) < 20 else 0.5))
        return f"{text} {('onwards ' * 40)[: more - 1].strip()}" if more > 1 else text


@pytest.fixture
def long_words(program: Program, qapp: QApplication) -> Iterator[None]:
    """The program in a language of long words."""
    translator = LongWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    qapp.processEvents()


def test_labels_half_as_long_again_fit_everywhere(
    program: Program, long_words: None, qapp: QApplication, qtbot: QtBot
) -> None:
    check_dialogs(program, qapp, qtbot)
    window = program.window
    page = begin(window)
    for width in (960, 1100, 1280):
        window.resize(width, 700)
        qtbot.waitUntil(lambda width=width: window.tools.width() == width)
        qapp.processEvents()
        for button in window.tools.buttons():
            assert button.isVisible() and window.tools.rect().contains(button.geometry()), (width, button.text())
    assert page.score.isVisible()


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_dialogs_cut_no_text_in_a_small_window(
    language: str, program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    program.profile.settings.language = language
    check_dialogs(program, qapp, qtbot)


def check_dialogs(program: Program, qapp: QApplication, qtbot: QtBot) -> None:
    """Open every dialog in a small window and look for texts that are cut."""
    window, services = program.window, program.services
    window.resize(1024, 740)
    play(begin(window), qtbot, 2)
    with qtbot.waitSignal(program.profile.listed):
        window.show_home()
    for open_it in (
        window.commands.show_settings,
        window.commands.show_about,
        lambda: window.commands.set_up(KIND),
        window.commands.show_saves,
        lambda: window.open_dialog(VerifyDialog(window, services.appearance, finished_record())),
        lambda: window.open_dialog(ErrorDialog(window, services.appearance, "a line\nanother")),
    ):
        open_it()
        for _ in range(3):
            qapp.processEvents()
        assert_nothing_is_cut(window.overlays()[-1])
        window.overlays()[-1].close_overlay()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def assert_nothing_is_cut(dialog: Overlay) -> None:
    panel = dialog.panel.rect()
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
            place = QRect(button.mapTo(dialog.panel, QPoint(0, 0)), button.size())
            assert panel.left() <= place.left() and place.right() <= panel.right(), button.text()
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.text() and not isinstance(label, ElidedLabel):
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= needed, label.text()
            assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()


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


@pytest.mark.parametrize("size", [(960, 640), (1024, 768), (1920, 1080), (3840, 2160)])
def test_a_match_fits_windows_of_every_size(size: tuple[int, int], program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.setMinimumSize(QSize(0, 0))
    page = begin(window)
    play(page, qtbot, 2)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size() == QSize(*size))
    qtbot.waitUntil(lambda: page.table.sceneRect().size().toSize() == page.view.viewport().size())
    assert page.view.width() >= 0.6 * size[0]


def test_deal_codes_are_read_as_they_are_written() -> None:
    for cut in ("", "olive tree", "橄榄 树"):
        dealing = Dealing.from_text("code", KIND.game.name, cut)
        assert dealing_of(code_of(dealing), KIND.game.name) == dealing
        assert dealing_of(code_of(dealing), "another_game") is None
    for wrong in ("", "TG1", code_of(dealing)[:-70], f"TG2 {KIND.game.name} {'0' * 64}"):
        assert dealing_of(wrong, KIND.game.name) is None
    assert TABLE == -1


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
