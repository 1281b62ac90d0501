"""Arranging with clicks: one card, several, a row whole; and undo, sort, clear and arrange."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from rules.chinese_poker import Arrange
from rules.chinese_poker.setting import ROWS
from tablegames_qt.scene.piece_item import Mark
from tests.qt.tables.chinese_poker.played import PokerPlayed, middle

Play = Callable[..., PokerPlayed]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


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
