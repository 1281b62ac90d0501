"""From a knock to the end of a deal of Chinchón: laid out, given up, made, shown, laid off, told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import Discard, Knock
from rules.chinchon.play import ChinchonState
from rules.chinchon.scenarios import scenarios
from rules.events import seen
from rules.seats import Seat
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.words import Label
from tablegames_qt.tables.chinchon.rows import legal_of
from tests.qt.tables.chinchon_turns import (
    Play,
    about_to_knock,
    laying_off,
    options_for,
    states_of,
    throw,
)


def test_cards_are_laid_off_by_dragging_and_taken_back(play_chinchon: Play) -> None:
    played = laying_off(play_chinchon)
    table, view = played.table, played.position
    assert table.showing is not None
    best = table.showing.lay_offs
    card = best[-1].card
    played.assert_in_step()
    own = table.hand_target().rect
    played.drag(played.spot(card), played.at(own.center() + QPointF(0, 40)))
    assert card not in {each.card for each in table.showing.lay_offs}
    played.assert_in_step()
    places = [spot for spot in table.targets(played.item(card)) if spot.items]
    meld = next(spot for spot in places if spot.value != "hand")
    played.click(played.spot(card))
    assert all(item.mark is Mark.LEGAL for item in meld.items)  # type: ignore[attr-defined]
    played.click(played.at(meld.rect.center()))
    assert card in {each.card for each in table.showing.lay_offs}
    played.assert_in_step()
    played.press(table.showdown.propose)
    assert table.showing.lay_offs == best
    played.press(table.showdown.done)
    played.until_asked()
    showing = played.position.showings[0]
    assert showing is not None and showing.lay_offs == best
    assert played.position.finished[-1].points[0] == showing.deadwood
    assert table.showdown.number(Seat(0), played.position) == str(showing.deadwood)
    played.assert_in_step()
    assert view.knocker == 1


def test_cards_are_laid_off_by_keyboard(play_chinchon: Play) -> None:
    played = laying_off(play_chinchon)
    table = played.table
    assert table.showing is not None
    best = table.showing.lay_offs
    card = best[-1].card
    played.key(Qt.Key.Key_1)
    played.key(Qt.Key.Key_Tab)
    for _ in best[1:]:
        played.key(Qt.Key.Key_Right)
    played.key(Qt.Key.Key_Return)
    assert card not in {each.card for each in table.showing.lay_offs}
    played.key(Qt.Key(Qt.Key.Key_1 + table.grouping.cards.index(card)))
    played.key(Qt.Key.Key_Return)
    if table.pointer.selected is not None:
        played.key(Qt.Key.Key_Tab)
    assert card in {each.card for each in table.showing.lay_offs} or table.pointer.selected is played.item(card)
    played.key(Qt.Key.Key_Escape)
    played.key(Qt.Key.Key_D)
    played.until_asked()
    assert played.position.showings[0] is not None
    played.assert_in_step()


def test_enter_finishes_showing(play_chinchon: Play) -> None:
    played = laying_off(play_chinchon)
    assert played.table.ring.item is None
    played.key(Qt.Key.Key_Return)  # the filled button, also after the mouse
    played.until_asked()
    assert played.position.showings[0] is not None
    played.assert_in_step()


@pytest.mark.parametrize("key", ["joker-chinchon", "pure-chinchon", "long-lay-off", "joker-laid-off", "hundred-each"])
def test_rare_ends_are_told_beat_by_beat_and_end_in_the_position(play_chinchon: Play, key: str) -> None:
    played = play_chinchon(seed=key)
    scenario = scenarios()[key]
    table = played.table
    played.session.blockSignals(True)
    table.set_speed(Speed.OFF)
    state = scenario.start()
    names: list[str] = []
    table.sounded.connect(names.append)
    table.jump(CHINCHON.view(state, Seat(0)))
    for step in scenario.steps():
        before, after = CHINCHON.view(state, Seat(0)), CHINCHON.view(step.state, Seat(0))
        table.tell(before, tuple(seen(step.events, Seat(0))), after)
        table.choreographer.settle()
        state = step.state

    def shown() -> object:
        spots = {card: (item.pos(), item.height, item.isVisible()) for card, item in table.pack.open.items()}
        return spots, [item.text for item in table.items() if isinstance(item, Label) and item.isVisible()]

    told = shown()
    assert table.again()
    table.choreographer.settle()
    assert shown() == told, "telling it once more ends in the same position"
    table.jump(CHINCHON.view(state, Seat(0)))
    assert shown() == told, "the view alone draws the same position"
    assert "knock" in names
    if key == "joker-chinchon":
        assert "win" in names and table.showdown.banner.text == "Chinchón −25"
    if key == "pure-chinchon":
        assert table.showdown.banner.text.endswith("wins the match")
    assert not table.showdown.banner.isVisible()


def test_a_knock_as_the_player_has_grouped_it_declares_these_melds(play_chinchon: Play) -> None:
    played, card = about_to_knock(play_chinchon)
    played.drag(played.spot(card), played.slot)
    assert played.table.knock is not None
    melds = played.table.knock.grouping.melds(played.position.options)
    assert Knock(card, melds) in legal_of(played.position)
    before = played.moves
    played.press(played.table.board.yes)
    played.until_asked()
    assert played.session.record.moves[before].text == CHINCHON.text(Knock(card, melds))
    assert played.table.pack.face_down is not None and played.table.pack.face_down.card is None


def test_escape_right_click_and_back_give_up_a_knock_that_is_laid_out(play_chinchon: Play) -> None:
    played, card = about_to_knock(play_chinchon)
    before = played.table.hand, played.moves

    def escape() -> None:
        played.key(Qt.Key.Key_Escape)

    def right_click() -> None:
        QTest.mouseClick(played.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 60))

    def back() -> None:
        played.press(played.table.board.no)

    def drag_out() -> None:
        played.drag(played.slot, played.at(played.table.geometry.hand_zone.center()))

    for give_up in (escape, right_click, back, drag_out):
        played.drag(played.spot(card), played.slot)
        assert played.table.knock is not None
        assert played.table.board.question
        played.assert_in_step()
        give_up()
        assert played.table.knock is None, give_up
        assert (played.table.hand, played.moves) == before, give_up
        played.assert_in_step()


def test_a_void_deal_leaves_everything_where_it_lies_and_offers_the_next(play_chinchon: Play) -> None:
    for seed in range(20):
        played = play_chinchon(seed=f"void {seed}", options=ChinchonOptions(knock_limit=0))
        while played.position.phase in ("draw", "discard"):
            if played.position.phase == "draw":
                played.key(Qt.Key.Key_D)
            else:
                played.table.acted.emit(Discard(throw(played)))
            played.until_asked()
        if played.position.void:
            break
    assert played.position.void == "stock"
    assert played.table.sentence_line.text == "Void deal: two cards are left in the stock. Nobody scores."
    played.assert_in_step()
    button = played.table.showdown.next.rect()
    assert not any(button.intersects(item.rect()) for item in played.table.pack.items if item.isVisible())
    played.press(played.table.showdown.next)
    played.until_asked()
    assert played.position.deal == 2
    played.assert_in_step()


def test_passing_over_a_knock_without_loose_cards_is_asked_once(play_chinchon: Play) -> None:
    def zero(state: ChinchonState) -> bool:
        legal = legal_of(CHINCHON.view(state, Seat(0)))
        found = [legal.knocking(card).arrangement for card in legal.knockable]
        return any(each is not None and each.deadwood == 0 for each in found)

    seeds = (states_of(f"zero {number}", options_for(2, knock_limit=0)) for number in range(30))
    state = next(state for states in seeds for state in states if zero(state))
    played = play_chinchon(seed="zero")
    table = played.table
    played.session.blockSignals(True)
    table.acted.disconnect()
    acted: list[object] = []
    table.acted.connect(acted.append)
    view = CHINCHON.view(state, Seat(0))
    table.jump(view)
    card = next(each.card for each in legal_of(view).discardable if str(each.card) != "Ad")
    played.drag(played.spot(card), played.pile)
    assert table.board.question == "You could knock without a loose card. Knock instead?"
    assert not acted
    played.press(table.board.no)
    assert acted == [Discard(card)]
    table.jump(view)
    played.drag(played.spot(card), played.pile)
    played.press(table.board.yes)
    assert table.knock is not None and len(acted) == 1
    assert table.knock.grouping.loose_points(view.options) == 0
