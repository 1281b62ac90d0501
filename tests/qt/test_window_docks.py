"""The docks of a match: its numbers, the table in words, the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.record import Player as RecordPlayer
from tablegames_qt.app import Program
from tablegames_qt.appearance import Appearance
from tablegames_qt.match_log import whole_log
from tablegames_qt.new_match import NewMatch
from tablegames_qt.table_frame import DOCK, ROOMY
from tablegames_qt.words_dock import WordList
from tests.qt.at_the_window import KIND, RNG, begin, play


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


def test_numbers_that_grew_while_they_were_closed_are_whole_when_they_open(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.resize(1400, 800)
    page = begin(window)
    page.show_score(shown=False)
    wide = QLabel("0" * 33)
    layout = page.panel.layout()
    assert layout is not None
    layout.addWidget(wide)
    page.show_score(shown=True)
    needed = page.panel.minimumSizeHint().width()
    assert needed > DOCK
    assert page.score.width() >= needed


def test_a_dock_that_would_leave_too_little_to_the_table_goes_below_it(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.resize(960, 640)
    page = begin(window)
    page.show_score(shown=True)
    assert page.score.property("place") == "right"
    layout = page.panel.layout()
    assert layout is not None
    wide = QLabel("0" * 40)
    layout.addWidget(wide)
    page.widen_dock()
    assert page.score.property("place") == "below"
    assert page.view.width() == page.width()


def test_numbers_grow_with_a_high_window_as_far_as_the_table_keeps_its_shape(
    program: Program, qapp: QApplication, qtbot: QtBot
) -> None:
    page = begin(program.window)
    page.show_score(shown=True)
    program.window.resize(1280, 800)
    qapp.processEvents()
    usual = {label.fontInfo().pixelSize() for label in page.panel.findChildren(QLabel)}
    assert not page.score.large
    program.window.resize(1920, 1080)
    qtbot.waitUntil(lambda: page.score.large)
    page.widen_dock()
    qapp.processEvents()
    large = {label.fontInfo().pixelSize() for label in page.panel.findChildren(QLabel)}
    assert min(large) > min(usual) and max(large) > max(usual)
    assert DOCK < page.score.width() <= page.width() - ROOMY * page.height() + 1
    assert page.panel.minimumSizeHint().width() <= page.score.width()
    program.window.resize(1280, 800)
    qtbot.waitUntil(lambda: not page.score.large)
    assert {label.fontInfo().pixelSize() for label in page.panel.findChildren(QLabel)} == usual
