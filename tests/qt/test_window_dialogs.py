"""The dialogs of the window: settings, help, verifying a match, mistakes of the program."""

from __future__ import annotations

import dataclasses
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.seats import TABLE
from tablegames_qt import languages
from tablegames_qt.about_dialog import AboutDialog
from tablegames_qt.app import Program
from tablegames_qt.deal_code import code_of, dealing_of
from tablegames_qt.error_dialog import ErrorDialog
from tablegames_qt.help_pages import all_pages
from tablegames_qt.rules_card import RulesCard
from tablegames_qt.settings import DECLARED
from tablegames_qt.settings_dialog import SettingsDialog
from tablegames_qt.settings_words import SPECS
from tablegames_qt.sounds import PROGRAM_SOUNDS, SOUNDS
from tablegames_qt.verify_dialog import VerifyDialog
from tests.qt.at_the_window import KIND, begin, finished_record, play, play_to_end, set_up


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
    assert help_window is not None and help_window.page == KIND.game.name
    assert help_window.tree.topLevelItemCount() == len(all_pages())
    assert len(help_window.headings()) > 3
    section = help_window.tree.topLevelItem(0).child(3)
    help_window.tree.itemActivated.emit(section, 0)
    assert help_window.text.verticalScrollBar().value() > 0
    others = [page for page in all_pages() if page != help_window.page]
    for page in others:
        help_window.show_page(page)
        qtbot.mouseClick(help_window.back, Qt.MouseButton.LeftButton)
        assert help_window.page == KIND.game.name
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


def test_deal_codes_are_read_as_they_are_written() -> None:
    for cut in ("", "olive tree", "橄榄 树"):
        dealing = Dealing.from_text("code", KIND.game.name, cut)
        assert dealing_of(code_of(dealing), KIND.game.name) == dealing
        assert dealing_of(code_of(dealing), "another_game") is None
    for wrong in ("", "TG1", code_of(dealing)[:-70], f"TG2 {KIND.game.name} {'0' * 64}"):
        assert dealing_of(wrong, KIND.game.name) is None
    assert TABLE == -1
