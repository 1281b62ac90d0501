"""Clicks and drags on a toy table: none is lost, none leaves a piece where it does not belong."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.scene.button import Button
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.drag import Target, best_target, target_at
from tablegames_qt.scene.layers import IN_HAND
from tablegames_qt.scene.piece_item import LIFT_SCALE, SELECTED_RISE, Mark
from tests.qt.scene.conftest import LEFT, Hand
from tests.qt.scene.toys import ToyTable, ToyView


def resting(table: ToyTable) -> dict[object, tuple[float, float, float, float, float]]:
    return {
        name: (piece.x(), piece.y(), piece.zValue(), piece.scale(), piece.rise) for name, piece in table.pieces.items()
    }


def assert_at_rest(qtbot: QtBot, table: ToyTable) -> None:
    """Wait until nothing moves; the scene must then equal what its view alone would draw."""
    qtbot.waitUntil(lambda: not table.choreographer.ticking)
    shown = resting(table)
    table.pointer.leave()
    table.choreographer.settle()
    table.show_view(table.position)
    assert resting(table) == shown
    assert not any(piece.lifted for piece in table.pieces.values())
    assert all(rise == 0 for *_, rise in shown.values())


def test_drag_to_the_felt_plays_the_piece(qtbot: QtBot, hand: Hand) -> None:
    with qtbot.waitSignal(hand.table.settled):
        hand.drag("c", hand.felt())
    assert hand.acted == [("c", "felt")]
    assert hand.table.position == ToyView(tuple("abdef"), ("c",))
    hand.move(QPoint(5, 5), held=False)
    assert_at_rest(qtbot, hand.table)


def test_a_piece_follows_without_a_jump_and_is_lifted(qtbot: QtBot, hand: Hand) -> None:
    piece = hand.table.piece("c")
    start, home = hand.middle("c"), piece.pos()
    hand.press(start)
    hand.move(start + QPoint(2, 0))
    assert piece.pos() == home, "a trembling hand does not drag"
    far = QApplication.startDragDistance() + 1
    hand.move(start + QPoint(far, 0))
    assert piece.pos().x() == pytest.approx(home.x(), abs=1), "taken up where it was"
    hand.move(start + QPoint(far + 30, -40))
    assert piece.pos().x() == pytest.approx(home.x() + 30, abs=1)
    assert piece.zValue() >= IN_HAND
    assert piece.lifted
    qtbot.waitUntil(lambda: piece.scale() == LIFT_SCALE)
    assert hand.table.felt.mark is Mark.LEGAL
    hand.move(hand.felt())
    assert hand.table.felt.mark is Mark.HIT
    hand.key(Qt.Key.Key_Escape)
    assert hand.table.felt.mark is Mark.NONE


def test_a_quick_hand_has_the_piece_with_its_first_move(qtbot: QtBot, hand: Hand) -> None:
    hand.press(hand.middle("c"))
    hand.move(hand.felt())
    assert (hand.table.piece("c").rect().center() - hand.felt()).manhattanLength() < 20
    hand.release(hand.felt())
    assert hand.acted == [("c", "felt")]


@pytest.mark.parametrize("way", ["esc", "right click", "focus", "deactivate", "ungrab", "lost release", "hide"])
def test_every_way_to_give_up_a_drag_sends_the_piece_home(qtbot: QtBot, hand: Hand, way: str) -> None:
    table, view = hand.table, hand.view
    home = QPointF(table.piece("c").pos())
    hand.take_up("c", hand.felt())
    assert table.pointer.dragging
    match way:
        case "esc":
            hand.key(Qt.Key.Key_Escape)
        case "right click":
            hand.right_click(hand.felt())
        case "focus":
            view.clearFocus()
        case "deactivate":
            QApplication.sendEvent(view, QEvent(QEvent.Type.WindowDeactivate))
        case "ungrab":
            QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.UngrabMouse))
        case "lost release":
            hand.move(hand.felt(), held=False)
        case "hide":
            view.hide()
    assert not table.pointer.dragging
    assert table.piece("c").pos() != home, "it glides, it does not jump"
    hand.move(QPoint(5, 5))
    hand.release(QPoint(5, 5))
    assert hand.acted == []
    assert_at_rest(qtbot, table)
    assert table.piece("c").pos() == home


@pytest.mark.parametrize("double", [False, True])
def test_a_press_after_a_lost_release_leaves_no_piece_lifted(qtbot: QtBot, hand: Hand, *, double: bool) -> None:
    hand.press(hand.middle("c"))
    hand.move(hand.middle("c") + QPoint(60, -60))
    assert hand.table.piece("c").lifted
    if double:
        QTest.mouseDClick(hand.view.viewport(), LEFT, pos=hand.middle("a"))
    else:
        hand.press(hand.middle("a"))
        hand.move(hand.middle("a") + QPoint(60, -60))
        hand.release(QPoint(2, 2))
    hand.move(QPoint(5, 5), held=False)
    hand.table.pointer.cancel()
    assert_at_rest(qtbot, hand.table)


def test_a_drop_outside_goes_home(qtbot: QtBot, hand: Hand) -> None:
    hand.drag("a", QPoint(30, 30))
    assert hand.acted == []
    hand.move(QPoint(5, 5), held=False)
    assert_at_rest(qtbot, hand.table)


def test_a_drop_outside_the_window_goes_home(qtbot: QtBot, hand: Hand) -> None:
    hand.drag("a", QPoint(-200, -200))
    assert hand.acted == []
    assert_at_rest(qtbot, hand.table)


def test_a_refused_drop_says_why_and_goes_home(qtbot: QtBot, hand: Hand) -> None:
    hand.drag("a", hand.table.box.rect().center().toPoint())
    assert hand.refused == ["The box is full."]
    assert hand.table.notice.isVisible()
    assert_at_rest(qtbot, hand.table)


def test_a_drop_that_the_rules_refuse_afterwards_goes_home(qtbot: QtBot, hand: Hand) -> None:
    hand.table.acted.disconnect(hand.table.obey)
    hand.table.acted.connect(lambda _: hand.table.refuse("Not now."))
    hand.drag("a", hand.felt())
    assert hand.refused == ["Not now."]
    assert_at_rest(qtbot, hand.table)


def test_click_then_click_plays(qtbot: QtBot, hand: Hand) -> None:
    piece = hand.table.piece("b")
    hand.click(hand.middle("b"))
    assert hand.table.pointer.selected is piece
    assert piece.mark is Mark.SELECTED
    qtbot.waitUntil(lambda: piece.rise == SELECTED_RISE * piece.height)
    assert hand.table.felt.mark is Mark.LEGAL
    with qtbot.waitSignal(hand.table.settled):
        hand.click(hand.felt())
    assert hand.acted == [("b", "felt")]
    hand.move(QPoint(5, 5), held=False)
    assert_at_rest(qtbot, hand.table)


def test_click_again_takes_the_choice_back(qtbot: QtBot, hand: Hand) -> None:
    hand.click(hand.middle("b"))
    qtbot.wait(QApplication.doubleClickInterval() + 20)
    hand.click(hand.middle("b"))
    assert hand.table.pointer.selected is None
    assert hand.acted == []
    hand.move(QPoint(5, 5), held=False)
    assert_at_rest(qtbot, hand.table)


def test_another_piece_is_chosen_instead(hand: Hand) -> None:
    hand.click(hand.middle("b"))
    hand.click(hand.middle("e"))
    assert hand.table.pointer.selected is hand.table.piece("e")
    assert hand.table.piece("b").mark is Mark.NONE


def test_double_click_plays_once(qtbot: QtBot, hand: Hand) -> None:
    with qtbot.waitSignal(hand.table.settled):
        hand.double_click(hand.middle("d"))
    assert hand.acted == [("d", "felt")]
    assert_at_rest(qtbot, hand.table)


@pytest.mark.parametrize("more", [1, 2, 3, 6])
def test_triple_and_wilder_clicks_count_as_a_double(qtbot: QtBot, hand: Hand, more: int) -> None:
    spot = hand.middle("d")
    hand.double_click(spot)
    for click in range(more):
        if click % 2:
            QTest.mouseDClick(hand.view.viewport(), LEFT, pos=spot)
        else:
            hand.click(spot)
    qtbot.waitUntil(lambda: not hand.table.choreographer.running)
    assert hand.acted[:1] == [("d", "felt")]
    assert len(hand.acted) <= 1 + more // 2
    assert set(hand.table.position.hand) | set(hand.table.position.laid) == set("abcdef")
    hand.move(QPoint(5, 5), held=False)
    hand.table.pointer.cancel()
    assert_at_rest(qtbot, hand.table)


def test_a_click_elsewhere_ends_what_belongs_to_a_double_click(hand: Hand) -> None:
    hand.table.usual = False
    pointer = hand.table.pointer
    hand.double_click(hand.middle("d"))
    pointer.cancel(glide=False)
    hand.click(hand.middle("a"))
    assert pointer.selected is hand.table.piece("a")
    pointer.cancel(glide=False)
    hand.click(hand.middle("d"))  # however soon it comes, this is no third click
    assert pointer.selected is hand.table.piece("d")


def test_double_click_without_a_usual_thing_chooses(qtbot: QtBot, hand: Hand) -> None:
    hand.table.usual = False
    hand.double_click(hand.middle("d"))
    assert hand.table.pointer.selected is hand.table.piece("d")
    assert hand.acted == []


def test_a_second_activation_waits_for_the_first_to_be_shown(hand: Hand) -> None:
    hand.table.acted.disconnect(hand.table.obey)
    piece = hand.table.piece("a")
    hand.table.pointer.activate(piece)
    hand.table.pointer.activate(piece)
    assert hand.acted == [("a", "felt")]


def test_a_click_during_animation_settles_it_and_counts(qtbot: QtBot, hand: Hand) -> None:
    hand.table.obey(("a", "felt"))
    hand.table.obey(("b", "felt"))
    assert hand.table.choreographer.running
    hand.click(hand.middle("e"))
    assert not hand.table.choreographer.running
    assert hand.settled == [1], "the position it was last given is the one that it shows"
    assert hand.table.pointer.selected is not None, "the click found the piece that lies there now"
    assert hand.table.position.laid == ("a", "b")


def test_waiting_for_a_step_a_click_is_that_step(qtbot: QtBot, hand: Hand) -> None:
    dance = hand.table.choreographer
    dance.step_mode = True
    dance.add(Beat(wait_for_step=True), Beat(hold="capture_hold"))
    qtbot.waitUntil(lambda: dance.waiting)
    hand.click(hand.middle("a"))
    assert not dance.waiting
    assert dance.running
    assert hand.table.pointer.selected is None


def test_a_piece_that_lies_says_why_it_cannot_be_taken(qtbot: QtBot, hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abc"), tuple("def")))
    hand.click(hand.middle("e"))
    assert hand.refused == ["It lies already."]
    hand.drag("e", QPoint(40, 40))
    assert_at_rest(qtbot, hand.table)


def test_resize_while_dragging_lays_everything_out(qtbot: QtBot, hand: Hand) -> None:
    hand.take_up("c", hand.felt())
    hand.view.resize(1000, 700)
    qtbot.waitUntil(lambda: hand.table.look.width == 1000)
    assert not hand.table.pointer.dragging
    hand.release(hand.felt())
    assert hand.acted == []
    hand.move(QPoint(5, 5), held=False)
    assert_at_rest(qtbot, hand.table)


def test_an_event_while_dragging_takes_nothing_apart(qtbot: QtBot, hand: Hand) -> None:
    hand.take_up("c", hand.felt())
    hand.table.obey(("a", "felt"))
    qtbot.waitUntil(lambda: not hand.table.choreographer.running)
    hand.release(hand.felt())
    qtbot.waitUntil(lambda: not hand.table.choreographer.running)
    hand.move(QPoint(5, 5), held=False)
    hand.table.pointer.cancel()
    assert_at_rest(qtbot, hand.table)
    assert set(hand.table.position.hand) | set(hand.table.position.laid) == set("abcdef")


def test_a_drop_in_the_middle_of_a_step_is_judged_after_it(qtbot: QtBot, hand: Hand) -> None:
    table = hand.table
    hand.take_up("f", hand.felt())
    table.obey(("a", "felt"))
    qtbot.waitUntil(lambda: table.choreographer.ticking)
    seen: list[bool] = []
    table.acted.disconnect()
    table.acted.connect(lambda _: seen.append(table.choreographer.running))
    hand.release(hand.felt())
    assert seen == [False]


def test_keys_and_hints_choose_nothing_while_a_piece_is_in_the_hand(hand: Hand) -> None:
    hand.take_up("c", hand.felt())
    targets = hand.table.pointer.marking.targets
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        hand.key(key)
    hand.table.pointer.select(hand.table.piece("a"))
    assert hand.table.pointer.selected is None
    assert hand.table.pointer.marking.targets is targets
    assert hand.acted == []
    hand.key(Qt.Key.Key_Escape)
    assert not hand.table.pointer.dragging


def test_hover_raises_and_tells(qtbot: QtBot, hand: Hand) -> None:
    piece = hand.table.piece("c")
    hand.move(hand.middle("c"), held=False)
    assert hand.table.hovers == ["c"]
    qtbot.waitUntil(lambda: piece.rise > 0)
    hand.move(QPoint(5, 5), held=False)
    assert hand.table.hovers == ["c", None]
    qtbot.waitUntil(lambda: piece.rise == 0)


def test_hover_at_the_lower_edge_does_not_flutter(qtbot: QtBot, hand: Hand) -> None:
    piece = hand.table.piece("c")
    spot = QPoint(hand.middle("c").x(), round(piece.rect().bottom()) - 1)
    hand.move(spot, held=False)
    qtbot.waitUntil(lambda: not hand.table.choreographer.ticking)
    hand.move(spot + QPoint(1, 0), held=False)
    assert hand.table.hovers == ["c"]


def test_an_open_choice_is_answered_by_a_click_on_it(hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abc"), tuple("def"), asked=("d", "f")))
    assert hand.table.piece("d").mark is Mark.LEGAL
    assert hand.table.piece("e").mark is Mark.NONE
    hand.click(hand.middle("f"))
    assert hand.table.chosen == ["f"]


def test_a_target_on_the_felt_wins_over_the_felt(qtbot: QtBot, hand: Hand) -> None:
    hand.table.jump(ToyView(tuple("abcf"), tuple("de")))
    hand.drag("f", hand.middle("e") + QPoint(10, 5))
    assert hand.acted == [("f", "e")]


def test_the_wheel_does_nothing(hand: Hand) -> None:
    before = resting(hand.table)
    spot = QPointF(hand.middle("c"))
    wheel = QWheelEvent(
        spot,
        spot,
        QPoint(0, 120),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(hand.view.viewport(), wheel)
    assert not wheel.isAccepted()
    assert resting(hand.table) == before


def test_overlap_decides_between_targets() -> None:
    left, right = Target(QRectF(0, 0, 100, 100), "left"), Target(QRectF(100, 0, 100, 100), "right")
    assert best_target(QRectF(60, 0, 70, 100), [left, right]) is left
    assert best_target(QRectF(80, 0, 70, 100), [left, right]) is right


def test_beside_all_targets_the_nearest_within_half_a_width() -> None:
    only = Target(QRectF(0, 0, 20, 20), "only")
    assert best_target(QRectF(25, -40, 100, 60), [only]) is None
    tall = Target(QRectF(0, 0, 10, 10), "tall")
    assert best_target(QRectF(12, -20, 50, 50), [tall]) is None
    assert best_target(QRectF(10.5, -20, 60, 50), [Target(QRectF(0, 0, 10, 10)), tall]) is None
    close = Target(QRectF(0, 0, 100, 10), "close")
    assert best_target(QRectF(20, 11, 70, 20), [close]) is close


def test_the_smallest_of_the_highest_targets_lies_under_a_point() -> None:
    wide = Target(QRectF(0, 0, 100, 100))
    small = Target(QRectF(40, 40, 20, 20))
    high = Target(QRectF(0, 0, 50, 50), level=1)
    assert target_at(QPointF(55, 55), [wide, small]) is small
    assert target_at(QPointF(45, 45), [wide, small, high]) is high
    assert target_at(QPointF(200, 0), [wide]) is None


def test_a_dialog_over_the_window_ends_a_drag(qtbot: QtBot, hand: Hand) -> None:
    hand.take_up("c", hand.felt())
    over = QWidget(hand.view, Qt.WindowType.Dialog)
    over.setWindowModality(Qt.WindowModality.ApplicationModal)
    qtbot.addWidget(over)
    over.show()
    qtbot.waitUntil(lambda: not hand.table.pointer.dragging)
    over.close()
    assert hand.acted == []


@pytest.fixture
def button(hand: Hand) -> Button:
    """A button in the lower left corner of the table, beside all pieces."""
    pressed: list[int] = []
    made = Button(hand.table.look, "Sort", lambda: pressed.append(1))
    made.pressed_times = pressed  # type: ignore[attr-defined]
    hand.table.addItem(made)
    made.put(QPointF(10, 10))
    return made


def test_a_button_is_clicked_by_press_and_release_on_it(hand: Hand, button: Button) -> None:
    times: list[int] = button.pressed_times  # type: ignore[attr-defined]
    spot = button.rect().center().toPoint()
    hand.move(spot, held=False)
    assert button.hovered
    hand.press(spot)
    assert button.pressed
    hand.release(spot)
    assert not button.pressed
    assert times == [1]
    hand.press(spot)
    hand.release(hand.felt())
    assert times == [1], "let go elsewhere it means nothing"
    assert not button.pressed
    hand.press(spot)
    hand.key(Qt.Key.Key_Escape)
    assert not button.pressed
    hand.release(spot)
    assert times == [1]
    hand.move(hand.felt(), held=False)
    assert not button.hovered


def test_a_quick_second_click_on_a_button_counts(hand: Hand, button: Button) -> None:
    hand.double_click(button.rect().center().toPoint())
    QTest.mouseRelease(hand.view.viewport(), LEFT, pos=button.rect().center().toPoint())
    assert button.pressed_times == [1, 1]  # type: ignore[attr-defined]


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_button_that_comes_up_under_the_pointer_is_not_meant(hand: Hand, button: Button, clicks: int) -> None:
    times: list[int] = button.pressed_times  # type: ignore[attr-defined]
    spot = button.rect().center().toPoint()
    button.setVisible(False)
    hand.table.choreographer.add(Beat(hold="capture_hold", on_end=lambda: button.setVisible(True)))
    hand.click(spot)
    assert button.isVisible(), "the click has settled the table"
    if clicks == 2:
        QTest.mouseDClick(hand.view.viewport(), LEFT, pos=spot)
        QTest.mouseRelease(hand.view.viewport(), LEFT, pos=spot)
    assert times == [], "and an impatient hand has pressed nothing"
    if clicks == 1:
        hand.click(spot)
        assert times == [1]


def test_a_disabled_button_does_nothing(hand: Hand, button: Button) -> None:
    button.set_enabled(on=False)
    hand.click(button.rect().center().toPoint())
    assert button.pressed_times == []  # type: ignore[attr-defined]


def test_a_button_is_large_enough_and_grows_with_its_text(hand: Hand, button: Button) -> None:
    assert button.rect().height() >= 24
    narrow = button.rect().width()
    button.say("Ordenar por parejas de valores")
    assert button.rect().width() > narrow
    button.put(QPointF(10, 10), 400)
    assert button.rect().width() == 400
