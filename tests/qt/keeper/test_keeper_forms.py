"""The entry forms: what they are shown they give back, and what is pressed and typed becomes an entry."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rules
from rules.chinchon.keeping import Knocked, Shown, Voided
from rules.chinese_poker.keeping import Compared, Counted
from rules.chinese_poker.ranking import Category
from rules.chinese_ten.keeping import Captured
from rules.chinos.keeping import Settled
from rules.game import IllegalAction
from rules.keeping import KeptGame, Stop
from rules.mahjong.keeping import Drawn, FalseWin, Won
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.keeper.kind import EntryForm, refusal_words, row_caption, row_sentence, row_short
from tablegames_qt.keeper.page import KeeperPage
from tablegames_qt.keeper.sheet_view import SheetView
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinchon.keeping_cards import CardsDialog
from tests.rules.kept import KEPT, SEVEN_AND_A_RUN
from tests.rules.test_keeping import kept, whole

A, B, C, D = map(Seat, range(4))


@pytest.fixture
def page(program: Program) -> KeeperPage:
    program.window.show_keeper()
    found = program.window.tool
    assert isinstance(found, KeeperPage)
    return found


def sheet(page: KeeperPage, match: KeptGame) -> SheetView:
    page.begin(match)
    assert page.sheet is not None
    return page.sheet


def form_of(page: KeeperPage, match: KeptGame) -> Any:
    return sheet(page, match).form


def test_a_form_gives_back_the_entry_that_it_was_shown_and_says_what_a_new_one_misses(page: KeeperPage) -> None:
    for name in KEPT:
        view = sheet(page, kept(name))
        assert view.box.check.text() and view.box.notice.isHidden(), "missing is not wrong"
        assert not view.box.enter_button.isEnabled()
        assert view.box.enter_button.toolTip() == view.box.check.text()
        match = whole(name)
        form: EntryForm = form_of(page, match)
        for row in match.sheet().rows:
            form.begin(row.before, match.names, row.entry)
            assert match.keeper.follow(row.before, form.entry()) == match.keeper.follow(row.before, row.entry)
            if not isinstance(row.entry, Compared):  # who has no bonus may be left out
                assert form.entry() == row.entry


def test_every_reason_and_every_row_has_a_sentence_with_all_its_names(program: Program, qapp: QApplication) -> None:
    for language, (name, samples) in itertools.product(("en", "es", "it"), KEPT.items()):
        program.profile.settings.language = language
        qapp.processEvents()
        kind = TABLES[name].keeper
        assert kind is not None
        words, match = kind.words, whole(name)
        said = [words.goal(match.options)]
        for entry, reason in samples.refused:
            with pytest.raises(IllegalAction) as refused:
                kept(name).enter(entry)
            assert refused.value.reason == reason
            said.append(refusal_words(words, refused.value, match.names))
        for row in (*match.sheet().rows, match.enter(Stop()).sheet().rows[-1]):
            said += [row_sentence(words, row), row_caption(words, row)]
            said += [row_short(words, row), words.total(row.after.totals[0])]
            if row.after.end is None:
                said.append(words.opening(row.after, match.names))
            said += [words.note(note, match.names) for note in match.keeper.notes(row.after)]
        for sentence in said:
            assert sentence.strip(), name
            assert "{" not in sentence and "%n" not in sentence, sentence


def test_chinchon_lets_only_be_entered_what_can_be(page: KeeperPage, qtbot: QtBot) -> None:
    view = sheet(page, kept("chinchon"))
    form: Any = view.form
    assert not form.off[0].isEnabled() and not form.off[1].isEnabled(), "nobody has knocked"
    form.knocker.buttons()[0].click()
    qtbot.keyClicks(form.loose[0], "4")
    qtbot.keyClick(form.loose[0], Qt.Key.Key_Down)
    assert form.loose[1].hasFocus()
    qtbot.keyClicks(form.loose[1], "21")
    assert form.off[1].isEnabled() and not form.off[0].isEnabled()
    qtbot.keyClicks(form.off[1], "6")
    assert form.entry() == Knocked(A, (4, 21), (0, 6))
    assert form.results[1].text() == "+15 → 15"
    form.loose[0].clear()
    qtbot.keyClicks(form.loose[0], "9")
    assert view.box.notice.isVisible() and view.box.notice.words.text() == "Ana may not knock with 9: 7 allowed."
    assert not view.box.enter_button.isEnabled()
    form.void.click()
    assert form.entry() == Voided() and view.box.enter_button.isEnabled()
    form.void.click()
    form.loose[0].clear()
    form.chinchon.buttons()[1].click()
    assert form.entry() == Knocked(A, (0, 21), chinchon="joker"), "a chinchón leaves nothing loose"


def test_chinchon_is_entered_by_its_cards(page: KeeperPage, qtbot: QtBot) -> None:
    view = sheet(page, kept("chinchon"))
    form: Any = view.form
    assert not form.cards.isEnabled(), "who knocked comes first"
    form.knocker.buttons()[0].click()
    form.cards.click()
    window: Any = page.window()
    dialog = window.overlays()[-1]
    assert isinstance(dialog, CardsDialog) and not dialog.take.isEnabled()
    for card in (*SEVEN_AND_A_RUN[0], *SEVEN_AND_A_RUN[1]):
        dialog.pack.pressed.emit(card)
    assert dialog.shown == Shown(A, SEVEN_AND_A_RUN), "after seven cards the next player is chosen"
    assert dialog.words.text().startswith("Ana, 3: ") and "Bruno, 13: " in dialog.words.text()
    two_of_clubs = SEVEN_AND_A_RUN[0][0]
    qtbot.keyClick(dialog.pack, Qt.Key.Key_Right)
    qtbot.keyClick(dialog.pack, Qt.Key.Key_Space)
    assert two_of_clubs not in dialog.pack.owners and not dialog.take.isEnabled()
    qtbot.keyClick(dialog.pack, Qt.Key.Key_Space)
    assert dialog.take.isEnabled()
    dialog.take.click()
    entered = form.entry()
    assert isinstance(entered, Shown) and set(entered.hands[0]) == set(SEVEN_AND_A_RUN[0])
    assert (form.loose[1].text(), form.off[1].text()) == ("24", "11")
    view.box.enter_button.click()
    assert page.match is not None and page.match.entries == (entered,)
    view.correct(0)
    qtbot.keyClicks(form.loose[1], "0")
    assert form.entry() == Knocked(A, (3, 240), (0, 11)), "changed by hand the points count"


def test_chinese_ten_gives_the_rest_of_the_pack_to_the_last_player(page: KeeperPage, qtbot: QtBot) -> None:
    form = form_of(page, kept("chinese_ten"))
    qtbot.keyClicks(form.points[0], "120")
    assert form.points[1].placeholderText() == "90"
    assert form.entry() == Captured((120, 90))
    form.red_fives.buttons()[2].click()
    assert form.entry() == Captured((120, 90), B)


def test_chinese_poker_is_pressed_from_the_highest_to_the_lowest(page: KeeperPage, qtbot: QtBot) -> None:
    form = form_of(page, kept("chinese_poker"))
    rows = form.rows
    for seat in (2, 0):
        rows.places[0][seat].click()
    assert [button.place for button in rows.places[0][:3]] == [2, 3, 1], "the last one needs no press"
    rows.places[1][1].click()
    qtbot.mouseClick(rows.places[1][0], Qt.MouseButton.RightButton)
    qtbot.keyClick(rows.places[1][2], Qt.Key.Key_3)
    assert rows.places[2][0].hasFocus(), "typing goes on to the next row"
    for key in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_3):
        focused = next(button for button in rows.places[2] if button.hasFocus())
        qtbot.keyClick(focused, key)
    rows.strong[2][1].setCurrentIndex(rows.strong[2][1].findData(Category.STRAIGHT_FLUSH))
    assert form.entry() == Compared(
        ((2, 3, 1), (1, 1, 3), (2, 1, 3)), ((None,) * 3, (None,) * 3, (None, Category.STRAIGHT_FLUSH, None))
    )
    rows.places[2][0].click()
    assert rows.places[2][0].place is None
    rows.hands[0].setCurrentIndex(rows.hands[0].findData("six_pairs"))
    rows.hands[0].activated.emit(0)
    assert not rows.places[0][0].isEnabled() and rows.places[0][0].place is None
    assert form.entry().automatic == ("six_pairs", None, None)


def test_chinese_poker_by_points_names_both_of_a_pair(page: KeeperPage, qtbot: QtBot) -> None:
    form = form_of(page, kept("chinese_poker"))
    form.way.buttons()[1].click()
    assert [label.text() for label in form.pairs[:3]] == ["Ana from Bruno", "Ana from Carla", "Bruno from Carla"]
    qtbot.keyClicks(form.points[0], "-3")
    form.automatic[1].click()
    assert form.entry() == Counted((-3, 0, 0), (B,))


def test_los_chinos_asks_who_was_saved_until_two_are_left(page: KeeperPage, qtbot: QtBot) -> None:
    view = sheet(page, kept("chinos", players=7))
    form: Any = view.form
    for seat in (3, 0):
        form.players[seat].click()
    assert not form.players[3].isVisible()
    form.players[1].click()
    assert form.together.isHidden(), "of five players only one can be saved in a round"
    form.back.click()
    form.back.click()
    assert not form.together.isHidden()
    form.together.click()
    form.players[1].click()
    assert form._saved == [(B, D)]
    for seat in (0, 2, 4):
        form.players[seat].click()
    assert form._final_box.isVisible() and not view.box.enter_button.isEnabled()
    form.loser.buttons()[0].click()
    assert form.entry() == Settled(((B, D), (A,), (C,), (Seat(4),)), Seat(6), Seat(5))
    assert form._bill.text() == "Fabio: 5 coffees · Gina: 2 coffees"


def test_mahjong_asks_only_what_the_ending_needs(page: KeeperPage, qtbot: QtBot) -> None:
    view = sheet(page, kept("mahjong", min_fan=1))
    form: Any = view.form
    form.wins[1].click()
    qtbot.keyClicks(form.fan[1], "4")
    assert view.box.check.text() == "Who discarded the winning tile?"
    form.giver.buttons()[3].click()
    assert form.entry() == Won((B,), (4,), "discard", D)
    form.wins[2].click()
    assert form.entry().winners == (C,) if form.fan[2].text() else not form.wins[1].isChecked()
    form.how.buttons()[3].click()
    assert form.entry() == Drawn() and not form.giver.isVisible()
    form.how.buttons()[4].click()
    form.giver.buttons()[2].click()
    assert form.entry() == FalseWin(C)


def test_tiles_that_are_counted_come_back_as_a_hand(page: KeeperPage, qtbot: QtBot) -> None:
    match = kept("mahjong", Drawn(), opener=1)
    view = sheet(page, match)
    form: Any = view.form
    form.count.click()
    counter: Any = page.stack.currentWidget()
    assert counter is not view
    for key in "111222333M555PRR":
        qtbot.keyClicks(counter, key)
    page.undo()
    assert page.can_redo, "Undo is the calculator's while it is open"
    page.redo()
    assert counter.entry.dealer == counter.entry.winner == B and counter.entry.score().legal
    score = counter.entry.score()
    counter.form.add_button.click()
    assert page.stack.currentWidget() is view
    won = form.entry()
    assert won == Won((B,), (score.fan,), "self_draw", items=tuple(item.id for item in score.items))
    assert view.box.enter_button.isEnabled()
    view.box.enter_button.click()
    assert page.match is not None and page.match.entries[-1] == won
    assert rules.game("mahjong").keeper is page.match.keeper
    form.count.click()
    page.stack.currentWidget().form.series_button.click()  # type: ignore[attr-defined]
    assert page.stack.currentWidget() is view
