"""Chinese Ten's table played with real events: the scene equals the view afterwards, whatever was done half way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from rules.cards import Card
from rules.chinese_ten import CHINESE_TEN, TenOptions, events
from rules.chinese_ten.captures import targets
from rules.seats import Seat
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.words import Label
from tablegames_qt.tables.chinese_ten import phrases
from tablegames_qt.tables.chinese_ten.audience_words import happened
from tablegames_qt.tables.chinese_ten.sheet import ScoreSheet
from tests.qt.tables.ten_played import TenPlayed, capturing

SitDown = Callable[..., TenPlayed]


def free_felt(played: TenPlayed) -> QPoint:
    """A point of the layout zone where no card lies."""
    zone = played.table.geometry.layout
    return played.at(zone.topRight() + QPointF(-30, 40))


def laying(played: TenPlayed) -> Card:
    """A hand card that takes nothing."""
    view = played.position
    return next(card for card in view.hand if not targets(view.layout, card, view.marked))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_played_by_dragging(sit_down: SitDown, players: int) -> None:
    played = sit_down(seed=f"drag {players}", options=TenOptions(players=players, rounds=1))
    while played.position.phase in ("play", "take"):
        view = played.position
        played.assert_in_step()
        if view.phase == "take":
            assert view.turned is not None
            played.drag(played.spot(view.turned), played.spot(view.turned_targets[-1]))
        elif found := capturing(view):
            card, options = found[0]
            played.drag(played.spot(card), played.spot(options[-1]))
        else:
            played.drag(played.spot(view.hand[0]), free_felt(played))
        assert played.session.record.moves, "nothing was played"
        played.until_asked()
    assert played.position.phase == "deal-over"
    assert played.table.sheet.shown
    played.assert_in_step()


def test_a_match_of_one_deal_is_won_and_not_the_deal(sit_down: SitDown) -> None:
    played = sit_down(seed="last", options=TenOptions(rounds=0))
    state = played.session.match.state
    while CHINESE_TEN.outcome(state) is None:
        seat = CHINESE_TEN.to_act(state)[0]
        state = CHINESE_TEN.apply(state, seat, next(iter(CHINESE_TEN.legal_actions(state, seat)))).state
    view, names = CHINESE_TEN.view(state, Seat(0)), ["Ana", "Bruno"]
    assert view.deals == 1 and "wins the match with" in phrases.winner_sentence(view, names)
    assert happened(view, names) == [phrases.winner_sentence(view, names)]
    played.table.jump(view)
    said = " ".join(item.text for item in played.table.items() if isinstance(item, Label) and item.isVisible())
    assert "wins the match" in said and "wins the deal with" not in said


def test_the_end_of_a_match_names_winner_and_ranking_and_keys_in_a_row_begin_no_other(sit_down: SitDown) -> None:
    played = sit_down(seed="last", options=TenOptions(rounds=0))
    state = played.session.match.state
    while CHINESE_TEN.outcome(state) is None:
        seat = CHINESE_TEN.to_act(state)[0]
        state = CHINESE_TEN.apply(state, seat, next(iter(CHINESE_TEN.legal_actions(state, seat)))).state
    view = CHINESE_TEN.view(state, Seat(0))
    played.table.jump(view)
    sheet = played.table.sheet
    assert isinstance(sheet, ScoreSheet)
    assert sheet._winner.text == phrases.winner_sentence(view, ["Ana", "Bruno"]) and not sheet._title.isVisible()
    first, second = sorted(("Ana", "Bruno"), key=lambda name: -view.totals["AB".index(name[0])])
    assert [line.split("\N{NO-BREAK SPACE}")[1] for line in sheet._verdict.text.split(" · ")] == [first, second]
    sheet.next._quiet_since.start()
    for _ in range(3):
        played.key(Qt.Key.Key_Return)
    assert sheet.next.isVisible() and not played.wished
    sheet.next._quiet_since.invalidate()
    played.key(Qt.Key.Key_Return)
    assert played.wished == ["new-match"]


def test_a_match_is_played_by_double_clicks_and_clicks(sit_down: SitDown) -> None:
    played = sit_down(seed="double", options=TenOptions(rounds=1))
    for _ in range(80):
        view = played.position
        if view.phase == "match-over":
            break
        if view.phase == "deal-over":
            played.click(played.at(played.table.sheet.next.rect().center()))
        elif view.phase == "take":
            played.click(played.spot(view.turned_targets[0]))
        else:
            card = view.hand[0]
            played.double_click(played.spot(card))
            found = targets(view.layout, card, view.marked)
            if len(found) > 1 and played.table.pointer.selected is played.item(card):
                played.click(played.spot(found[1][0]))
        played.until_asked()
        played.assert_in_step()
    assert played.position.phase == "match-over"
    assert played.position.winners


def test_a_card_with_several_targets_dropped_on_free_felt_asks_which(sit_down: SitDown) -> None:
    for seed in range(40):
        played = sit_down(seed=f"several {seed}")
        view = played.position
        worth = {card: played.table.dress.worth(card) for card in view.layout}
        several = [
            (card, options)
            for card, options in capturing(view)
            if len(targets(view.layout, card, view.marked)) > 1 and len({worth[each] for each in options}) > 1
        ]
        if several:
            break
    card, options = several[0]
    before = played.session.record.moves
    played.drag(played.spot(card), free_felt(played))
    assert played.session.record.moves == before
    assert played.table.sentence_line.text == "Choose one of two."
    assert all(played.item(each).mark is Mark.LEGAL for each in options)
    played.click(played.spot(options[1]))
    assert played.session.record.moves != before
    assert played.session.record.moves[len(before)].text == f"play {card} take {options[1]}"


def test_dropping_outside_escape_right_click_and_lost_focus_bring_the_card_home(sit_down: SitDown) -> None:
    played = sit_down(seed="home")
    card = played.position.hand[0]
    middle = free_felt(played)

    def escape() -> None:
        played.key(Qt.Key.Key_Escape)

    def right_click() -> None:
        QTest.mouseClick(played.view.viewport(), Qt.MouseButton.RightButton, pos=middle)

    def lose_focus() -> None:
        played.view.clearFocus()
        played.table.pointer.cancel()

    before = played.session.record.moves
    for give_up in (escape, right_click, lose_focus):
        played.drag(played.spot(card), middle, release=False)
        assert played.table.pointer.dragging
        give_up()
        QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        played.assert_in_step()
    played.drag(played.spot(card), QPoint(5, 350))
    played.assert_in_step()
    assert played.session.record.moves == before


def test_a_card_dropped_on_a_card_it_cannot_take_says_nothing_false_and_is_played_nowhere(sit_down: SitDown) -> None:
    played = sit_down(seed="wrong")
    view = played.position
    found = capturing(view)
    if not found:
        pytest.fail("the seed has no capture: choose another")
    card, options = found[0]
    other = next(each for each in view.layout if each not in options)
    before = played.session.record.moves
    played.drag(played.spot(card), played.spot(other))
    played.until_asked()
    # The open layout lies under the other card, so the only target is taken; a wrong one never is.
    made = played.session.record.moves[len(before)].text
    assert made.startswith(f"play {card}")
    assert str(other) not in made
    played.assert_in_step()


def test_an_own_card_moved_while_a_bot_plays_goes_home_with_a_reason(sit_down: SitDown) -> None:
    played = sit_down(seed="early")
    played.table.set_speed(Speed.NORMAL)
    card = laying(played)
    keep = next(each for each in played.position.hand if each is not card)
    played.drag(played.spot(card), free_felt(played))
    assert played.table.choreographer.running
    # Any input settles first; then the bot has not played yet, so the second card is refused.
    if played.session.to_act != (0,):
        played.drag(played.spot(keep), free_felt(played))
        assert keep in played.position.hand
    played.table.set_speed(Speed.OFF)
    played.until_asked()
    played.assert_in_step()


def test_clicks_during_the_animation_settle_it_and_nothing_is_lost(sit_down: SitDown) -> None:
    played = sit_down(seed="impatient")
    played.table.set_speed(Speed.NORMAL)
    for turn in range(6):
        view = played.position
        if view.phase == "take":
            played.click(played.spot(view.turned_targets[0]))
        else:
            played.double_click(played.spot(view.hand[turn % len(view.hand)]))
            if played.table.pointer.selected is not None:
                marked = played.table.pointer.marking.targets
                played.click(played.at(marked[0].rect.topLeft() + QPointF(8, 12)))
        for point in (free_felt(played), QPoint(500, 600), QPoint(60, 300)):
            played.click(point)
        played.key(Qt.Key.Key_Escape)
        played.until_asked()
        played.assert_in_step()


def test_the_keyboard_plays_a_whole_deal(sit_down: SitDown) -> None:
    played = sit_down(seed="keys", options=TenOptions(rounds=1))
    played.view.setFocus()
    for _ in range(60):
        view = played.position
        if view.phase == "deal-over":
            break
        made = len(played.session.record.moves)
        if view.phase == "play":
            played.key(Qt.Key.Key_1)
        played.key(Qt.Key.Key_Return)
        if len(played.session.record.moves) == made:
            played.key(Qt.Key.Key_Return)
        assert len(played.session.record.moves) > made, played.table.sentence_line.text
        played.until_asked()
        played.assert_in_step()
    assert played.position.phase == "deal-over"
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.deal == 2


def test_a_chosen_card_stays_marked_when_the_position_is_shown_anew(sit_down: SitDown) -> None:
    played = sit_down(seed="marked")
    card = laying(played)
    played.click(played.spot(card))
    assert played.item(card).mark is Mark.SELECTED
    played.table.look_changed()
    assert played.table.pointer.selected is played.item(card) and played.item(card).mark is Mark.SELECTED
    played.key(Qt.Key.Key_Escape)
    assert played.item(card).mark is Mark.NONE


def test_undo_in_the_middle_of_everything_equals_the_record(sit_down: SitDown) -> None:
    played = sit_down(seed="undo")
    played.table.set_speed(Speed.NORMAL)
    for _ in range(4):
        played.double_click(played.spot(laying(played)))
        played.session.undo()
        played.until_asked()
        played.assert_in_step()
        played.table.set_speed(Speed.OFF)
        played.double_click(played.spot(laying(played)))
        played.until_asked()
        played.assert_in_step()
        played.table.set_speed(Speed.NORMAL)
    assert played.session.record.practice


def test_a_resize_while_dragging_and_while_animating_keeps_everything_in_step(sit_down: SitDown) -> None:
    played = sit_down(seed="resize")
    card = laying(played)
    played.drag(played.spot(card), free_felt(played), release=False)
    played.view.resize(1280, 900)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    played.assert_in_step()
    played.table.set_speed(Speed.NORMAL)
    played.double_click(played.spot(card))
    played.view.resize(900, 640)
    played.until_asked()
    played.assert_in_step()


def test_telling_again_ends_in_the_same_position_and_touches_no_record(sit_down: SitDown) -> None:
    played = sit_down(seed="again")
    played.double_click(played.spot(laying(played)))
    played.until_asked()
    moves = played.session.record.moves
    played.table.set_speed(Speed.NORMAL)
    assert played.table.again()
    assert played.table.choreographer.running
    played.table.choreographer.settle()
    assert played.session.record.moves == moves
    played.assert_in_step()


def test_the_number_of_items_never_grows(sit_down: SitDown) -> None:
    played = sit_down(seed="items", options=TenOptions(rounds=1))
    items = len(played.table.items())
    for _ in range(12):
        view = played.position
        if view.phase == "take":
            played.click(played.spot(view.turned_targets[0]))
        else:
            played.double_click(played.spot(view.hand[0]))
            if played.table.pointer.selected is not None:
                played.click(played.spot(capturing(view)[0][1][0]))
        played.until_asked()
        assert len(played.table.items()) == items


def test_black_cards_that_count_are_not_called_red(english: None) -> None:
    """With three players the ace of spades counts 30, and a black nine with it nothing."""
    ace, nine, eight, two = (Card.parse(text) for text in ("As", "9c", "8h", "2c"))
    black = events.Captured(Seat(0), ace, (nine,), "hand", 30, 2, 30)
    assert "That counts 30" in phrases.capture_sentence(black, ("Ana", "Bruno"))
    red = events.Captured(Seat(0), eight, (two,), "hand", 8, 2, 8)
    assert "Red cards count: 8" in phrases.capture_sentence(red, ("Ana", "Bruno"))
