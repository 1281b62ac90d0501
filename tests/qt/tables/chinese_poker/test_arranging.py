"""Arranging with real events: every drop, click and key of the rules, and every way in which one can go wrong."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from rules.cards import Card
from rules.chinese_poker import Arrange, PokerOptions
from rules.chinese_poker.setting import ROWS, Setting
from rules.seats import Seat
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tests.qt.tables.chinese_poker.played import PokerPlayed

Play = Callable[..., PokerPlayed]
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)


def middle(played: PokerPlayed, row: str, place: int) -> QPointF:
    return played.table.geometry.slot(row, place).center()  # type: ignore[arg-type]


def fouled(played: PokerPlayed) -> Setting:
    """The best rows with middle and back changed: a foul, unless both are equal."""
    best = played.best()
    return Setting(best.front, best.back, best.middle)


# dragging


def test_a_whole_hand_is_set_by_dragging_and_locked(play_poker: Play) -> None:
    played = play_poker(seed="drag")
    best = played.best()
    for row in ROWS:
        for place, card in enumerate(best[row]):
            played.carry(card, middle(played, row, place))
            assert played.laid[row][place] is card
            played.assert_in_step()
    assert not played.laid.tray
    before = played.moves
    played.lock()
    assert played.moves > before
    assert played.position.phase == "over"


def test_a_card_let_go_on_a_card_swaps_with_it_and_moves_nothing_else(play_poker: Play) -> None:
    played = play_poker(seed="swap")
    a, b, c = played.laid.tray[:3]
    played.carry(a, middle(played, "middle", 2))
    played.carry(b, middle(played, "back", 0))
    played.carry(a, middle(played, "back", 0))
    assert (played.laid.middle[2], played.laid.back[0]) == (b, a)
    played.carry(c, middle(played, "middle", 2))
    assert played.laid.middle[2] is c
    assert b in played.laid.tray
    played.assert_in_step()


def test_the_swap_takes_as_long_as_a_relayout(play_poker: Play) -> None:
    played = play_poker(seed="swap")
    played.table.set_speed(Speed.NORMAL)
    assert played.table.choreographer.ms("relayout") == 120


def test_a_card_dropped_on_a_badge_takes_the_first_free_place_of_its_row(play_poker: Play) -> None:
    played = play_poker(seed="badge")
    card = played.laid.tray[4]
    played.carry(card, played.table.board.badges["front"].rect().center() + QPointF(60, 0))
    assert played.laid.front[0] is card
    played.assert_in_step()


def test_a_full_row_refuses_a_drop_beside_its_cards_with_the_way_out(play_poker: Play) -> None:
    played = play_poker(seed="full")
    for card in played.laid.tray[:5]:
        played.double_click(played.spot(card))
        played.table.choreographer.settle()
    extra = played.laid.tray[0]
    played.carry(extra, played.table.board.badges["back"].rect().center() + QPointF(60, 0))
    assert played.refused == ["Back is full: drop on a card to swap the two."]
    assert extra in played.laid.tray
    played.assert_in_step()


def test_a_row_card_goes_between_two_cards_of_the_tray_or_swaps_with_one(play_poker: Play) -> None:
    played = play_poker(seed="between")
    card = played.laid.tray[0]
    played.carry(card, middle(played, "back", 1))
    rects = [played.item(each).rect() for each in played.laid.tray]
    left, right = played.laid.tray[3], played.laid.tray[4]
    played.carry(card, QPointF((rects[3].center().x() + rects[4].center().x()) / 2, rects[3].center().y()))
    at = played.laid.tray.index(card)
    assert (played.laid.tray[at - 1], played.laid.tray[at + 1]) == (left, right)
    played.assert_in_step()
    played.carry(card, middle(played, "back", 1))
    other = played.laid.tray[6]
    played.carry(card, played.item(other).rect().center())
    assert played.laid.back[1] is other
    assert played.laid.tray[6] is card
    played.assert_in_step()


def test_the_tray_keeps_the_order_in_which_its_cards_are_laid_until_sort(play_poker: Play) -> None:
    played = play_poker(seed="order")
    tray = played.laid.tray
    first = tray[0]
    rects = [played.item(each).rect() for each in tray]
    played.carry(first, QPointF((rects[5].center().x() + rects[6].center().x()) / 2, rects[5].center().y()))
    assert played.laid.tray == (*tray[1:6], first, *tray[6:])
    played.assert_in_step()
    played.button("sort")
    assert played.laid.tray == tray


def test_escape_right_click_lost_focus_and_drops_elsewhere_bring_the_card_home(play_poker: Play) -> None:
    played = play_poker(seed="home")
    card = played.laid.tray[2]
    before = played.laid
    target = middle(played, "front", 1)

    def escape() -> None:
        played.key(Qt.Key.Key_Escape)

    def right_click() -> None:
        QTest.mouseClick(played.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(600, 300))

    def lose_focus() -> None:
        played.view.clearFocus()
        played.table.pointer.cancel()

    for give_up in (escape, right_click, lose_focus):
        played.carry(card, target, release=False)
        assert played.table.pointer.dragging
        give_up()
        QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 300))
        assert played.laid == before
        played.assert_in_step()
    played.drag(played.spot(card), QPoint(5, 5))
    assert played.laid == before
    played.assert_in_step()


def test_bots_that_become_ready_leave_the_card_in_the_hand(play_poker: Play) -> None:
    played = play_poker(seed="meanwhile")
    card = played.laid.tray[2]
    played.carry(card, middle(played, "front", 1), release=False)
    played.table.tell(played.position, (), played.position)
    played.table.choreographer.settle()
    assert played.table.pointer.dragging
    end = played.at(middle(played, "front", 1))
    QTest.mouseMove(played.view.viewport(), end)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert played.laid.front[1] is card
    played.assert_in_step()


def test_a_resize_while_a_card_is_in_the_hand_loses_nothing(play_poker: Play) -> None:
    played = play_poker(seed="resize")
    card = played.laid.tray[2]
    played.carry(card, middle(played, "front", 1), release=False)
    played.view.resize(1016, 700)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    played.assert_in_step()
    played.view.resize(1280, 700)
    played.assert_in_step()


def test_a_place_that_would_foul_is_hatched_and_says_why_but_takes_the_card(play_poker: Play) -> None:
    played = play_poker(seed="hatched", options=PokerOptions())
    wrong = fouled(played)
    *others, last = wrong.back
    for row in ROWS:
        for place, card in enumerate(wrong[row]):
            if card is not last:
                played.table.arranger.drop([card], (row, place))
    played.table.choreographer.settle()
    played.carry(last, middle(played, "back", len(others)), release=False)
    hatched = played.table.board.slots["back"][len(others)]
    assert hatched.mark is Mark.FOUL
    assert "beats back" in played.table.sentence_line.text
    QTest.mouseRelease(
        played.view.viewport(), Qt.MouseButton.LeftButton, pos=played.at(middle(played, "back", len(others)))
    )
    assert played.laid.back[len(others)] is last
    assert played.table.board.badges["back"].sign == "wrong"
    assert played.table.board.badges["middle"].sign == "wrong"
    assert not played.table.board.buttons["lock"].enabled
    assert "beats back" in played.table.board.reason


# clicking


def test_click_and_click_moves_swaps_and_puts_back(play_poker: Play) -> None:
    played = play_poker(seed="clicks")
    a, b = played.laid.tray[1], played.laid.tray[5]
    played.click(played.spot(a))
    assert played.table.pointer.selected is played.item(a)
    assert played.table.board.slots["front"][2].mark is Mark.LEGAL
    played.click(played.slot("front", 2))
    assert played.laid.front[2] is a
    played.table.choreographer.settle()
    played.click(played.spot(b))
    played.click(played.slot("front", 2))
    assert played.laid.front[2] is b
    assert a in played.laid.tray
    played.table.choreographer.settle()
    played.click(played.slot("front", 2))
    tray = played.table.geometry.tray
    played.click(played.at(QPointF(tray.right() - 6, tray.center().y())))
    assert b in played.laid.tray
    played.assert_in_step()


def test_a_click_on_another_card_of_the_tray_chooses_that_one(play_poker: Play) -> None:
    played = play_poker(seed="other")
    a, b = played.laid.tray[1], played.laid.tray[5]
    played.click(played.spot(a))
    played.click(played.spot(b))
    assert played.table.pointer.selected is played.item(b)
    assert set(played.laid.tray) >= {a, b}


def test_a_double_click_sends_to_the_active_row_and_back_and_a_third_click_is_nothing(play_poker: Play) -> None:
    played = play_poker(seed="double")
    card, next_card = played.laid.tray[:2]
    where = played.spot(card)
    played.double_click(where)
    assert played.laid.back[0] is card
    played.click(where)  # the third of a fast series, now over another card
    assert played.table.pointer.selected is None
    assert next_card in played.laid.tray
    played.table.choreographer.settle()
    played.double_click(played.spot(card))
    assert card in played.laid.tray
    played.assert_in_step()


def test_double_clicks_fill_the_back_then_the_middle_then_the_front(play_poker: Play) -> None:
    played = play_poker(seed="fill")
    for _ in range(13):
        played.double_click(played.spot(played.laid.tray[0]))
        played.assert_in_step()
    assert not played.laid.tray
    assert [len(played.laid.setting[row]) for row in ROWS] == [3, 5, 5]


def test_ctrl_adds_shift_extends_and_the_group_fills_a_row(play_poker: Play) -> None:
    played = play_poker(seed="group")
    tray = played.laid.tray
    played.click(played.spot(tray[0]), CTRL)
    played.click(played.spot(tray[2]), CTRL)
    played.click(played.spot(tray[4]), CTRL)
    played.click(played.spot(tray[4]), CTRL)
    assert played.table.choosing.group == {tray[0], tray[2]}
    played.click(played.slot("back", 3))
    assert played.laid.back == (tray[0], tray[2], None, None, None)
    played.assert_in_step()
    rest = played.laid.tray
    played.click(played.spot(rest[3]), CTRL)
    played.click(played.spot(rest[6]), SHIFT)
    assert played.table.choosing.group == set(rest[3:7])
    played.carry(rest[4], middle(played, "middle", 2))
    assert set(played.laid.setting.middle) == set(rest[3:7])
    played.assert_in_step()


def test_a_group_that_does_not_fit_moves_nowhere_and_says_how_many_places_are_free(play_poker: Play) -> None:
    played = play_poker(seed="toomany")
    tray = played.laid.tray
    played.click(played.spot(tray[0]), CTRL)
    played.click(played.spot(tray[4]), SHIFT)
    before = played.laid
    played.click(played.slot("front", 0))
    assert played.laid == before
    assert "3" in played.refused[-1] and "5" in played.refused[-1]
    played.assert_in_step()


def test_the_rubber_band_chooses_cards_of_the_tray(play_poker: Play) -> None:
    played = play_poker(seed="band")
    tray = played.laid.tray
    area = played.table.geometry.tray
    for card in tray[5:]:  # make room to press beside the cards
        played.table.arranger.send(card)
    played.table.choreographer.settle()
    tray = played.laid.tray
    first, last = played.item(tray[1]).rect(), played.item(tray[3]).rect()
    start = QPointF(first.left() + 4, area.top() + 3)
    played.drag(played.at(start), played.at(QPointF(last.left() + 6, first.center().y())))
    assert played.table.choosing.group == set(tray[1:4])
    assert not played.table.board.band.isVisible()
    played.click(played.slot("front", 0))
    assert set(played.laid.setting.front) >= set(tray[1:4])
    played.assert_in_step()


def test_a_handle_chooses_its_row_and_swaps_middle_and_back_whole(play_poker: Play) -> None:
    played = play_poker(seed="handles")
    best = played.best()
    played.place_all(best)
    played.press(played.table.board.handles["middle"])
    assert played.table.choosing.group == set(best.middle)
    played.press(played.table.board.handles["back"])
    assert set(played.laid.setting.back) == set(best.middle)
    assert set(played.laid.setting.middle) == set(best.back)
    played.assert_in_step()


def test_the_rest_is_filled_by_its_button_or_a_double_click_on_the_badge(play_poker: Play) -> None:
    for way in ("button", "badge"):
        played = play_poker(seed="rest")
        for card in played.laid.tray[:10]:
            played.table.arranger.send(card)
        played.table.choreographer.settle()
        assert played.table.board.buttons["arrange"].text == "Fill the rest"
        if way == "button":
            played.button("arrange")
        else:
            played.double_click(played.at(played.table.board.badges["front"].rect().center()))
        assert not played.laid.tray
        played.assert_in_step()


# undo, sort, clear, arrange


def can(played: PokerPlayed, step: str) -> bool:
    table = played.table
    return table.can_undo_draft if step == "undo" else table.can_redo_draft


def test_undo_and_redo_cover_every_step_and_nothing_of_the_match(play_poker: Play) -> None:
    played = play_poker(seed="undo")
    first = played.laid
    played.double_click(played.spot(first.tray[0]))
    played.button("sort")
    played.carry(played.laid.tray[3], middle(played, "middle", 1))
    last = played.laid
    moves = played.moves
    assert played.table.drafting and played.table.can_undo_draft
    steps = 0
    while can(played, "undo"):
        played.table.undo_draft()
        played.assert_in_step()
        steps += 1
    assert played.laid == first
    while can(played, "redo"):
        played.table.redo_draft()
        steps -= 1
    assert steps == 0
    assert played.laid == last
    assert played.moves == moves


def test_arrange_goes_round_the_five_best_and_back_to_the_own_rows(play_poker: Play) -> None:
    played = play_poker(seed="arrange")
    played.qtbot.waitUntil(lambda: bool(played.table.finder.settings), timeout=10_000)
    card = played.laid.tray[0]
    played.double_click(played.spot(card))
    own = played.laid
    seen = []
    for _ in range(len(played.table.finder.settings)):
        played.button("arrange")
        assert not played.laid.tray
        assert played.laid.setting.foul is None
        seen.append(played.laid)
        played.assert_in_step()
    assert {frozenset(played.best()[row]) for row in ROWS} == {frozenset(seen[0].setting[row]) for row in ROWS}
    assert len(set(seen)) == len(seen) > 1
    played.button("arrange")
    assert played.laid == own
    played.table.undo_draft()
    assert played.laid == seen[-1]


def test_a_hint_outlines_only_the_cards_that_it_would_move(play_poker: Play) -> None:
    played = play_poker(seed="hint")
    best = played.best()
    played.place_all(best)
    a, b = best.front[0], best.middle[0]
    played.table.arranger.drop([a], ("middle", played.laid.middle.index(b)))
    played.table.choreographer.settle()
    played.table.suggest(Arrange(*best))
    marked = {card for card, item in played.table.pack.own.items() if item.mark is Mark.HIT}
    assert marked == {a, b}


# the keyboard


def test_a_whole_deal_is_played_by_keyboard_alone(play_poker: Play) -> None:
    played = play_poker(seed="keys")
    played.view.setFocus()
    best = played.best()
    for row, digit in zip(ROWS, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3), strict=True):
        for card in best[row]:
            at = played.laid.tray.index(card)
            played.key(Qt.Key.Key_1)  # into the tray
            for _ in range(at):
                played.key(Qt.Key.Key_Right)
            stop = played.table.cursor.stop
            assert stop is not None and stop.item is played.item(card)
            played.key(digit, ALT)
            played.assert_in_step()
    assert not played.laid.tray
    played.key(Qt.Key.Key_Return, CTRL)
    if played.table.question.shown:
        played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.phase == "over"
    played.key(Qt.Key.Key_N)
    played.until_asked()
    assert played.position.deal == 2


def test_enter_and_space_take_a_card_up_and_set_it_down(play_poker: Play) -> None:
    played = play_poker(seed="enter")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        card = played.laid.tray[2]
        played.key(Qt.Key.Key_3)
        played.key(key)
        assert played.table.pointer.selected is played.item(card)
        played.key(key)
        assert card in played.laid.setting.back
        played.assert_in_step()


def test_shift_arrows_and_backspace_carry_a_card_through_the_rows(play_poker: Play) -> None:
    played = play_poker(seed="shift")
    card = played.laid.tray[0]
    for wanted in ("back", "middle", "front"):
        stand_on(played, card)
        played.key(Qt.Key.Key_Up, SHIFT)
        assert card in played.laid.setting[wanted]
        played.assert_in_step()
    stand_on(played, card)
    played.key(Qt.Key.Key_Down, SHIFT)
    assert card in played.laid.setting.middle
    stand_on(played, card)
    played.key(Qt.Key.Key_Backspace)
    assert card in played.laid.tray
    played.key(Qt.Key.Key_A)
    played.qtbot.waitUntil(lambda: not played.laid.tray, timeout=10_000)
    played.key(Qt.Key.Key_Backspace, CTRL)
    assert len(played.laid.tray) == 13


def stand_on(played: PokerPlayed, card: Card) -> None:
    """Bring the cursor to a card by the keys that lead there."""
    played.table.choreographer.settle()
    played.table.refresh_cursor()
    played.table.cursor.show(on=True)
    for _ in range(12):
        stop, zone = played.table.cursor.stop, played.table.cursor.zone
        assert stop is not None and zone is not None
        if any(each.item is played.item(card) for each in zone.stops):
            break
        if not played.table.tab(1):
            while played.table.tab(-1):
                pass
    for key in (*[Qt.Key.Key_Left] * 13, *[Qt.Key.Key_Right] * 13):
        stop = played.table.cursor.stop
        if stop is not None and stop.item is played.item(card):
            return
        played.key(key)
    raise AssertionError(f"{card} cannot be reached")


def test_r_speaks_the_three_rows(play_poker: Play) -> None:
    played = play_poker(seed="speak")
    said: list[str] = []
    played.table.announced.connect(said.append)
    played.place_all(played.best())
    played.key(Qt.Key.Key_R)
    assert all(name in said[-1] for name in ("Front:", "Middle:", "Back:"))


# locking


def test_lock_is_refused_with_the_reason_until_all_thirteen_are_placed(play_poker: Play) -> None:
    played = play_poker(seed="refuse")
    assert not played.table.board.buttons["lock"].enabled
    assert "13" in played.table.board.reason
    moves = played.moves
    played.key(Qt.Key.Key_Return, CTRL)
    assert played.refused and "13" in played.refused[-1]
    assert played.moves == moves


def test_lock_by_key_while_a_card_is_in_the_hand_does_nothing(play_poker: Play) -> None:
    played = play_poker(seed="inhand")
    played.place_all(played.best())
    moves = played.moves
    card = played.laid.setting.front[0]
    played.carry(card, middle(played, "middle", 0), release=False)
    played.key(Qt.Key.Key_Return, CTRL)
    assert played.moves == moves
    played.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    played.assert_in_step()


def test_in_casino_manner_a_foul_is_asked_about_once_and_then_locked(play_poker: Play) -> None:
    played = play_poker(seed="casino", options=PokerOptions(prevent_fouls=False))
    played.place_all(fouled(played))
    assert played.table.board.buttons["lock"].enabled
    assert "foul" in played.table.board.reason.lower()
    played.button("lock")
    assert played.table.question.words == "This is a foul: you pay 6 to everybody. Lock anyway?"
    played.press(played.table.question.no)
    assert not played.table.question.shown
    played.button("lock")
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.history[-1].entries[0] is not None
    assert 0 in played.position.result.score.fouls  # type: ignore[union-attr]


def test_locked_rows_lie_closed_until_the_opening_and_can_be_looked_at_while_held(play_poker: Play) -> None:
    played = play_poker(seed="closed")
    played.place_all(played.best())
    sealed = dataclasses.replace(
        played.position, ready=(Seat(0),), own_entry=played.table.sealing.action.setting, automatic=()
    )
    played.table.jump(sealed)
    assert not played.faces(0)
    point = played.at(played.table.pack.boards[0][0].rect().center())
    QTest.mousePress(played.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert sorted(played.faces(0)) == sorted(played.position.hand)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert not played.faces(0)


def test_what_was_locked_lies_there_again_after_undo(play_poker: Play) -> None:
    played = play_poker(seed="takeback")
    played.place_all(played.best())
    laid = played.laid
    played.lock()
    assert played.session.undo()
    played.until_asked()
    assert played.laid == laid
    played.assert_in_step()


@pytest.mark.parametrize("size", [(936, 700), (1024, 534), (1280, 700), (1920, 980)])
def test_the_tray_shows_every_index_and_every_card_can_be_hit(play_poker: Play, size: tuple[int, int]) -> None:
    played = play_poker(seed="sizes", size=size)
    places = played.table.geometry.tray_places(13)
    pitch = places[1].x() - places[0].x()
    width = played.item(played.laid.tray[0]).width
    assert pitch >= max(24.0, 0.26 * width)
    assert all(played.table.geometry.tray.contains(played.item(card).rect().center()) for card in played.laid.tray)
    for card in played.laid.tray:
        played.click(played.spot(card))
        assert played.table.pointer.selected is played.item(card)
