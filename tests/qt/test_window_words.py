"""The window in every language, and in one of long words: all is said anew, nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.error_dialog import ErrorDialog
from tablegames_qt.match_log import whole_log
from tablegames_qt.overlay import Overlay
from tablegames_qt.verify_dialog import VerifyDialog
from tests.qt.at_the_window import KIND, begin, finished_record, play


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
