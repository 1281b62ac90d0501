"""Several people at one screen: the curtain, holding, and what is seen between turns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rules.seats import TABLE
from tablegames_qt import fresh_keys
from tablegames_qt.app import Program
from tablegames_qt.curtain import CurtainSays
from tablegames_qt.hot_seat import Cover
from tablegames_qt.match_page import MatchPage
from tablegames_qt.overlay import Overlay
from tablegames_qt.scene.table_scene import TableScene
from tests.qt.shared_screen import act, begin, go_on, look, seat_of, space, until

PEOPLE = ("you", "person", "bot")


def test_the_curtain_calls_the_next_person_and_shows_only_while_held(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    assert hot.seat == page.session.to_act[0]
    name = page.names[hot.seat]
    assert (hot.curtain.name.text(), hot.curtain.button.text()) == (name, f"I am {name}")
    assert page.session.viewer is None and not page.view.isVisible()
    assert hot.curtain.geometry() == page.rect()
    assert program.window.status.sentence == f"Covered. Waiting for {name}."
    space(page, down=True)  # Space alone says nobody's name
    assert page.session.viewer is None
    space(page, down=False)
    look(qtbot, page)
    assert page.session.viewer == hot.seat and page.view.isVisible() and page.view.hasFocus()
    assert hot.frame.chip.text() == "Hold to look" and hot.frame.shown
    space(page, down=False)
    assert hot.state is Cover.CLOSED and not page.view.isVisible() and not hot.frame.shown
    assert hot.curtain.says is CurtainSays.CLOSED


def test_the_end_of_a_turn_shows_the_table_to_all_and_then_calls_the_next(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    look(qtbot, page)
    first = hot.seat
    while page.session.viewer is not None:
        act(qtbot, page)
    assert hot.state is Cover.PUBLIC
    assert page.table.context.viewer is None and page.view.isVisible()
    assert hot.strip.words.text() == "Everybody may look: no hand is shown."
    until(qtbot, page, Cover.PASS)
    assert hot.seat not in (None, first)
    space(page, down=False)  # whoever still held it, or presses it again, sees nothing of the next hand
    space(page, down=True)
    space(page, down=False)
    assert hot.state is Cover.PASS and page.session.viewer is None


@pytest.mark.slow
def test_one_person_who_decides_again_is_not_called_again(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinchon", ("you", "person"))
    hot = seat_of(page)
    look(qtbot, page)
    seat = hot.seat
    act(qtbot, page)  # draws
    until(qtbot, page, Cover.HELD)
    assert (page.session.viewer, page.session.to_act) == (seat, (seat,))
    act(qtbot, page)  # throws
    until(qtbot, page, Cover.PASS)
    assert hot.seat != seat


@pytest.mark.slow
def test_all_see_both_steps_of_a_turn_that_one_person_saw(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinchon", ("you", "person"))
    look(qtbot, page)
    act(qtbot, page)
    until(qtbot, page, Cover.HELD)
    told: list[int] = []
    make = page.kind.make_table

    def watched(context):  # type: ignore[no-untyped-def]
        table = make(context)
        tell = table.tell
        table.tell = lambda before, events, after: (told.append(len(events)), tell(before, events, after))
        return table

    object.__setattr__(page.kind, "make_table", watched)
    try:
        act(qtbot, page)
        until(qtbot, page, Cover.PASS)
    finally:
        object.__setattr__(page.kind, "make_table", make)
    assert len(told) == 2


@pytest.mark.slow
def test_the_mouse_holds_too(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    QTest.mouseClick(hot.curtain.button, Qt.MouseButton.LeftButton)
    QTest.mousePress(hot.curtain.look_button, Qt.MouseButton.LeftButton)
    assert hot.state is Cover.HELD
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert hot.state is Cover.CLOSED


def test_kept_open_by_choice_until_space_escape_or_the_button(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    hot.curtain.button.click()
    for cover in (
        lambda: space(page, down=True),
        lambda: QTest.keyClick(page.view, Qt.Key.Key_Escape),
        lambda: hot.strip.buttons[0].click(),
    ):
        hot.curtain.open_button.click()
        assert hot.state is Cover.OPEN and page.view.isVisible()
        space(page, down=False)  # nothing is held
        assert hot.state is Cover.OPEN
        cover()
        assert hot.state is Cover.CLOSED and not page.view.isVisible()
        space(page, down=False)
    hot.curtain.open_button.click()
    while page.session.viewer is not None:
        act(qtbot, page)
    until(qtbot, page, Cover.PASS)  # the end of the turn covers it, and the next person begins covered
    assert hot.curtain.isVisible()


@pytest.mark.parametrize(
    "how",
    ["deactivate", *(pytest.param(how, marks=pytest.mark.slow) for how in ("inactive", "idle", "screen", "minimize"))],
)
def test_a_hand_is_covered_when_the_screen_is_left(qtbot: QtBot, program: Program, how: str) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    look(qtbot, page)
    match how:
        case "deactivate":
            QApplication.sendEvent(program.window, QEvent(QEvent.Type.WindowDeactivate))
        case "inactive":
            QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)  # type: ignore[union-attr]
        case "idle":
            hot.departure.idle.emit()
        case "screen":
            handle = program.window.windowHandle()
            assert handle is not None
            handle.screenChanged.emit(handle.screen())
        case "minimize":
            program.window.setWindowState(Qt.WindowState.WindowMinimized)
    assert hot.state is Cover.PASS and hot.curtain.isVisible() and not page.view.isVisible()
    assert hot.curtain.says is CurtainSays.PASS


@pytest.mark.slow
def test_idle_is_counted_while_something_could_be_seen(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot, timer = seat_of(page), seat_of(page).departure._timer
    assert timer.interval() == 20_000
    until(qtbot, page, Cover.PASS)
    assert not timer.isActive()
    look(qtbot, page)
    assert timer.isActive()
    program.profile.settings.idle_cover = 0
    assert not timer.isActive()
    program.profile.settings.idle_cover = 10
    space(page, down=False)
    assert hot.state is Cover.CLOSED and timer.isActive() and timer.interval() == 10_000


@pytest.mark.slow
def test_a_dialog_over_the_table_covers_the_hand(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    program.window.commands.show_settings()
    assert seat_of(page).state is Cover.CLOSED


def carry(page: MatchPage, qtbot: QtBot) -> QPoint:
    """Drag the first card of the hand towards the middle; return where the pointer is."""
    page.table.choreographer.settle()
    item = page.table.pack.open[page.session.view().hand[0]]  # type: ignore[attr-defined]
    start = page.view.mapFromScene(item.rect().center())
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    end = start
    for step in range(1, 6):
        end = start - QPoint(0, 20 * step)
        QTest.mouseMove(page.view.viewport(), end)
    assert page.table.pointer.dragging
    return end


@pytest.mark.slow
def test_what_is_carried_may_be_dropped_after_space_and_then_the_curtain_falls(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    carry(page, qtbot)
    space(page, down=False)
    assert seat_of(page).state is Cover.HELD and page.table.pointer.dragging, "both hands let go, one a moment earlier"
    card = page.session.view().hand[0]
    target = next(each for each in page.table.targets(page.table.pack.open[card]))  # type: ignore[attr-defined]
    end = page.view.mapFromScene(target.rect.center())
    QTest.mouseMove(page.view.viewport(), end)
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    qtbot.waitUntil(lambda: bool(page.session.record.moves))
    qtbot.waitUntil(lambda: seat_of(page).state is not Cover.HELD)
    # dropped where nothing takes it: it goes home, and the hand is covered
    go_on(qtbot, page)
    look(qtbot, page)
    moves = len(page.session.record.moves)
    carry(page, qtbot)
    space(page, down=False)
    QTest.mouseMove(page.view.viewport(), QPoint(30, 30))
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    qtbot.waitUntil(lambda: seat_of(page).state is Cover.CLOSED)
    assert len(page.session.record.moves) == moves and not page.table.pointer.dragging


def test_a_hand_is_covered_a_moment_after_space_whatever_is_carried(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    moves = len(page.session.record.moves)
    carry(page, qtbot)
    space(page, down=False)
    qtbot.waitUntil(lambda: seat_of(page).state is Cover.CLOSED)
    assert not page.table.pointer.dragging and len(page.session.record.moves) == moves


def test_a_name_is_no_markup_on_the_curtain_and_over_the_hand(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    seat = seat_of(page)
    seat.curtain.cover(CurtainSays.PASS, "Zoe <i>")
    assert "until Zoe &lt;i&gt; says so" in seat.curtain.words.text() and "<b>Space</b>" in seat.curtain.after.text()
    bold = {seat.curtain.words, seat.curtain.after}
    assert {label.textFormat() for label in bold} == {Qt.TextFormat.RichText}
    others = [label for label in seat.curtain.findChildren(QLabel) if label not in bold]
    labels = [*others, seat.frame.chip, program.window.home.strip.words]
    assert len(labels) > 3
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


def test_where_a_hand_is_kept_open_it_is_said_that_it_covers_itself(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    curtain = seat_of(page).curtain
    until(qtbot, page, Cover.PASS)
    assert not curtain.idle_words.isVisible()
    seat_of(page).confirm()
    assert curtain.open_button.isVisible() and curtain.idle_words.isVisible()
    assert "after 20 seconds" in curtain.idle_words.text()
    program.profile.settings.idle_cover = 0
    seat_of(page).leave()
    seat_of(page).confirm()
    assert not curtain.idle_words.isVisible(), "it never does"


def test_the_curtain_says_no_number_before_anybody_has_one(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    _title, _sentence, numbers = page.beside.public_state(0)
    assert numbers == []


def test_the_curtain_tells_what_has_happened_since_the_own_last_turn(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    acted: list[int] = []
    while len(acted) < 2 or hot.seat != acted[0]:
        look(qtbot, page)
        assert hot.seat is not None
        acted.append(hot.seat)
        while page.session.viewer is not None:
            act(qtbot, page)
        until(qtbot, page, Cover.PASS)
    said = hot.curtain.foot.state.text()
    assert page.names[acted[0]] not in said, "not the own turn"
    for other in {0, 1, 2} - {acted[0]}:
        assert page.names[other] in said, "but every turn since"
    assert said.splitlines() == page.words.log.lines()[-len(said.splitlines()) :]
    page.resize(page.width(), 420)
    hot.curtain.foot.show_public("", [f"line {number}" for number in range(20)], [])
    assert hot.curtain.foot.state.text().splitlines() == ["…", "line 16", "line 17", "line 18", "line 19"]


@pytest.mark.slow
def test_what_is_dragged_is_let_go_of_when_the_window_is_left(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    carry(page, qtbot)
    space(page, down=False)
    QApplication.sendEvent(program.window, QEvent(QEvent.Type.WindowDeactivate))
    assert not page.table.pointer.dragging and seat_of(page).state is Cover.PASS
    assert not page.session.record.moves


def test_the_status_line_and_the_tools_know_of_the_curtain_before_it_is_seen(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    window, said = program.window, []
    repaint = window.repaint
    monkeypatch.setattr(
        window, "repaint", lambda: said.append((window.status.sentence, window.deeds["hint"].isEnabled())) or repaint()
    )
    page.said.emit("ace of hearts")
    space(page, down=False)
    assert said == [(window.status.sentence, False)] and said[0][0].startswith("Covered.")


def test_nothing_is_taken_back_among_several_and_the_reason_is_said(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    deeds = program.window.deeds
    until(qtbot, page, Cover.PASS)
    assert deeds.reason("undo") == deeds.reason("hint") == "The hand is covered."
    look(qtbot, page)
    act(qtbot, page)
    go_on(qtbot, page)
    look(qtbot, page)
    assert not page.session.undo()
    assert deeds.reason("undo").startswith("Somebody else has seen")
    assert deeds.reason("hint") == ""


@pytest.mark.slow
def test_a_hint_that_comes_after_the_curtain_is_told_to_nobody(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    with qtbot.waitSignal(page.session.hinted):
        page.session.hint()
        space(page, down=False)
    assert program.window.status.sentence.startswith("Covered.")


@pytest.mark.slow
def test_anybody_says_when_the_next_deal_begins(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_poker", ("you", "person"))
    hot = seat_of(page)
    while page.session.to_act != (TABLE,):
        go_on(qtbot, page)
    until(qtbot, page, Cover.PUBLIC)
    qtbot.waitUntil(lambda: [button.text() for button in hot.strip.buttons] == ["The table …", "Next deal"])
    assert hot.strip.buttons[-1].hasFocus()
    QTest.keyClick(hot.strip.buttons[-1], Qt.Key.Key_Return)
    assert page.session.to_act != (TABLE,)
    until(qtbot, page, Cover.PASS)


def test_a_saved_match_comes_back_covered(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    look(qtbot, page)
    with qtbot.waitSignal(page.session.saved):
        act(qtbot, page)
    window = program.window
    with qtbot.waitSignal(window.desk.listed):
        window.show_home()
    entry = window.home.strip.entry
    assert entry is not None and entry.title() == "Chinese Ten with Ana, Bruno, and Carla"
    assert "Your turn" not in entry.line() and "is to play" in entry.line()
    with qtbot.waitSignal(window.match_opened):
        window.resume(entry)
    page = window.page
    assert page is not None and page.session.viewer is None
    until(qtbot, page, Cover.PASS)


@pytest.mark.slow
def test_the_audience_follows_whoever_plays(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    stage = page.make_audience()
    assert isinstance(stage, TableScene) and stage.look.audience
    for _ in range(4):
        go_on(qtbot, page)
        stage.choreographer.settle()
    until(qtbot, page, Cover.PASS)
    assert stage.position == page.session.public_view()
    stage.tear_down()
    go_on(qtbot, page)


@pytest.mark.slow
def test_all_are_asked_for_claims_in_the_same_row_whatever_they_hold(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "mahjong", ("you", "person", "person", "bot"))
    hot, session = seat_of(page), page.session
    rows: list[tuple[str, ...]] = []
    could: set[bool] = set()
    while len(rows) < 12:
        qtbot.waitUntil(lambda: settled(page) and (hot.state is Cover.PASS or bool(hot.strip.buttons)))
        if hot.state is Cover.PASS:
            go_on(qtbot, page)
            continue
        asked = [seat for seat in session.to_act if seat in session.persons]
        row = tuple(button.text() for button in hot.strip.buttons)
        assert row == (*(page.names[seat] for seat in asked), "Nobody")
        assert all(button.isEnabled() for button in hot.strip.buttons)
        could |= {len(list(session.legal(seat))) > 1 for seat in asked}
        rows.append(row)
        if len(rows) == 2:  # somebody only wants to look, and passes: the others are asked as before
            hot.strip.buttons[0].click()
            assert (hot.state, hot.seat) == (Cover.PASS, asked[0])
            hot.curtain.button.click()
            space(page, down=True)
            page.table.acted.emit(page.kind.let_pass(session.public_view()))  # type: ignore[misc]
            space(page, down=False)
            if len(asked) > 1:
                left = len(row) - 1
                qtbot.waitUntil(lambda left=left: settled(page) and len(hot.strip.buttons) == left)
        else:
            hot.strip.buttons[-1].click()
            assert not set(asked) & set(session.to_act) or session.view().window is None
    assert could == {False, True}


def settled(page: MatchPage) -> bool:
    """Hurry what moves; true."""
    page.table.choreographer.settle()
    page.session.hurry()
    return True


@pytest.mark.slow
def test_the_knock_place_is_lit_for_every_hand_on_a_shared_screen(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinchon", ("you", "person"))
    look(qtbot, page)
    act(qtbot, page)
    until(qtbot, page, Cover.HELD)
    page.table.choreographer.settle()
    board = page.table.board  # type: ignore[attr-defined]
    assert page.session.view().phase == "discard"
    assert board.knock.enabled
    board.knock.clicked()
    assert page.table.notice.text  # a hand that cannot knock is told why, and only to whoever looks
    assert not page.session.record.moves[1:]


def enter(target: QWidget, *, held_on: bool) -> None:
    """Press Enter on something, or let it repeat there because it is held down since the screen before."""
    QApplication.sendEvent(
        target, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", held_on)
    )


def test_enter_that_is_held_on_answers_nothing_between_players(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    enter(hot.curtain.button, held_on=True)
    assert hot.state is Cover.PASS and page.session.viewer is None
    enter(hot.curtain.button, held_on=False)
    assert hot.state is Cover.CLOSED
    enter(hot.curtain.open_button, held_on=True)
    assert hot.state is Cover.CLOSED
    enter(hot.curtain.open_button, held_on=False)
    assert hot.state is Cover.OPEN
    enter(hot.strip.buttons[-1], held_on=True)
    assert hot.state is Cover.OPEN
    enter(hot.strip.buttons[-1], held_on=False)
    assert hot.state is Cover.CLOSED
    pressed: list[bool] = []
    dialog = Overlay(program.window, program.services.appearance, QSize(300, 200))
    dialog.default_button = dialog.close_button
    dialog.close_button.clicked.connect(lambda: pressed.append(True))
    dialog.open_overlay()
    enter(dialog, held_on=True)
    assert not pressed
    enter(dialog, held_on=False)
    assert pressed


def test_x_repeats_a_key_by_letting_go_in_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    def event(kind: QEvent.Type, moment: int) -> QKeyEvent:
        made = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        made.setTimestamp(moment)
        return made

    monkeypatch.setattr(fresh_keys, "lets_go_to_repeat", lambda: True)
    keys = fresh_keys.FreshKeys()
    assert not keys.repeats(event(QEvent.Type.KeyPress, 1000))
    assert not keys.repeats(event(QEvent.Type.KeyRelease, 1500))
    assert keys.repeats(event(QEvent.Type.KeyPress, 1501))
    assert not keys.repeats(event(QEvent.Type.KeyRelease, 1540))
    assert not keys.repeats(event(QEvent.Type.KeyPress, 1700))


def test_enter_opens_no_hand_where_a_key_is_to_be_held(qtbot: QtBot, program: Program) -> None:
    page = begin(program, "chinese_ten", PEOPLE)
    hot = seat_of(page)
    until(qtbot, page, Cover.PASS)
    QTest.keyClick(hot.curtain.button, Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is hot.curtain.look_button
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QTest.keyClick(focused, Qt.Key.Key_Enter)
    assert hot.state is Cover.CLOSED and not page.view.isVisible()
    hot.curtain.look_button.click()  # as something else than a mouse presses it: nothing lets go
    if hot.revealed:
        space(page, down=True)
        space(page, down=False)
    assert hot.state is Cover.CLOSED, "Space covers what is in sight"
