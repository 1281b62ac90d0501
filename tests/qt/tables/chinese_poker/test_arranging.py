"""Arranging with real events: every drop of the rules, and every way in which one can go wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from rules.chinese_poker import PokerOptions
from rules.chinese_poker.setting import ROWS
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tests.qt.tables.chinese_poker.played import PokerPlayed, fouled, middle

Play = Callable[..., PokerPlayed]


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
