"""Chinchón's table played with real events: the scene equals the view afterwards, whatever was done half way."""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest

from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import Discard
from rules.chinchon.deck import deck_of
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.phrases import short_card
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinchon.audience import ChinchonAudience
from tablegames_qt.tables.chinchon.grouping import Grouping, grouped
from tablegames_qt.tables.chinchon.rows import left_after
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinchon_played import ChinchonPlayed
from tests.qt.tables.chinchon_turns import (
    Play,
    options_for,
    play_turn_by_mouse,
    states_of,
    throw,
)
from tests.qt.tables.played import NAMES

PHASES = ("draw", "discard", "show", "deal-over", "match-over")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dragging", [True, False])
def test_a_deal_is_played_by_mouse(play_chinchon: Play, players: int, dragging: bool) -> None:
    played = play_chinchon(seed=f"mouse {players}", options=options_for(players))
    for _ in range(60):
        if played.position.finished:
            break
        played.assert_in_step()
        before = played.moves
        play_turn_by_mouse(played, dragging=dragging)
        assert played.moves > before, (played.position.phase, played.table.notice.text)
        played.until_asked()
    assert played.position.phase == "deal-over"
    played.assert_in_step()
    assert played.table.showdown.next.isVisible()


def test_a_match_is_played_by_keyboard(play_chinchon: Play) -> None:
    played = play_chinchon(seed="keys", options=ChinchonOptions(target=50))
    for _ in range(400):
        view = played.position
        if view.phase == "match-over":
            break
        if view.phase == "draw":
            played.key(Qt.Key.Key_T if view.pile[-1] in deck_of(view.options).cards[:3] else Qt.Key.Key_D)
        elif view.phase == "discard" and played.legal.knockable:
            played.key(Qt.Key.Key_K)
            assert played.table.knock is not None
            played.key(Qt.Key.Key_Return)
        elif view.phase == "discard":
            number = played.table.grouping.cards.index(throw(played))
            played.key(Qt.Key(Qt.Key.Key_1 + number))
            played.key(Qt.Key.Key_Return)
            if played.table.question is not None:
                played.key(Qt.Key.Key_Return)
                assert played.table.knock is not None, "the first answer knocks instead"
                played.key(Qt.Key.Key_Return)
        elif view.phase == "show":
            played.key(Qt.Key.Key_D)
        else:
            played.key(Qt.Key.Key_N)
        played.until_asked()
        played.assert_in_step()
    assert played.position.phase == "match-over"
    assert played.position.winners


def test_escape_and_lost_focus_bring_a_dragged_card_home(play_chinchon: Play) -> None:
    played = play_chinchon(seed="home")
    card = played.position.hand[0]
    for give_up in (lambda: played.key(Qt.Key.Key_Escape), lambda: played.table.pointer.cancel()):
        played.drag(played.spot(card), QPoint(500, 300), release=False)
        assert played.table.pointer.dragging
        give_up()
        QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 300))
        played.assert_in_step()


def test_the_hand_groups_its_best_melds_and_keeps_what_the_player_lays(play_chinchon: Play) -> None:
    played = play_chinchon(seed="group")
    table, view = played.table, played.position
    assert table.hand.groups == grouped(view.hand, view.options).groups
    assert not table.hand.manual
    first, last = table.hand.cards[0], table.hand.cards[-1]
    played.drag(played.spot(last), played.at(played.item(first).rect().topLeft() + QPointF(-20, 60)))
    assert table.hand.manual
    assert table.hand.cards[0] is last
    laid = table.hand.cards
    played.assert_in_step()
    played.click(played.stock)
    played.until_asked()
    assert table.hand.cards[:7] == laid
    assert table.hand.cards[7] is played.position.drawn
    played.assert_in_step()
    played.press(table.board.group)
    assert not table.hand.manual
    played.assert_in_step()


def test_a_card_dragged_into_a_hand_of_ones_own_order_stands_where_it_was_let_go(play_chinchon: Play) -> None:
    played = play_chinchon(seed="place")
    played.press(played.table.board.by_rank)
    laid = played.table.hand.cards
    between = [played.item(card).rect().topLeft() for card in laid[2:4]]
    played.drag(played.stock, played.at((between[0] + between[1]) / 2 + QPointF(50, 60)))
    played.until_asked()
    hand = played.table.hand.cards
    drawn = played.position.drawn
    assert hand.index(drawn) in (3, 4)
    assert tuple(card for card in hand if card is not drawn) == laid
    played.assert_in_step()


def test_control_with_an_arrow_moves_the_card_under_the_ring(play_chinchon: Play) -> None:
    played = play_chinchon(seed="nudge")
    played.press(played.table.board.by_rank)
    first, second = played.table.hand.cards[:2]
    played.key(Qt.Key.Key_1)
    played.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert played.table.hand.cards[:2] == (second, first)
    played.assert_in_step()


def test_the_loose_points_are_always_seen_and_follow_the_chosen_card(play_chinchon: Play) -> None:
    played = play_chinchon(seed="loose")
    board = played.table.board
    now = grouped(played.position.hand, played.position.options).loose_points(played.position.options)
    assert board.loose.text == str(now)
    played.click(played.stock)
    played.until_asked()
    card = played.legal.discardable[0].card
    played.click(played.spot(card))
    assert played.table.pointer.selected is played.item(card)
    assert board.loose.text.endswith(f"> {left_after(played.position, card)}")
    played.click(played.pile)
    played.until_asked()
    assert any(move.text == f"discard {card}" for move in played.session.record.moves)


def test_what_cannot_be_done_says_why(play_chinchon: Play) -> None:
    played = play_chinchon(seed="why")
    before = played.moves
    played.key(Qt.Key.Key_K)
    assert played.table.notice.text == "Draw a card first."
    played.click(played.stock)
    played.until_asked()
    played.click(played.stock)
    assert played.table.notice.text == "You have drawn already: throw a card, or knock."
    if not played.legal.knockable:
        card = played.position.hand[0]
        played.drag(played.spot(card), played.slot)
        assert played.table.notice.text == f"{left_after(played.position, card)} loose, 7 allowed."
    assert played.moves == before + 1
    played.assert_in_step()


def test_throwing_the_joker_asks_once(play_chinchon: Play) -> None:
    for seed in range(60):
        played = play_chinchon(seed=f"joker {seed}")
        if any(str(card) == "Ad" for card in played.position.hand):
            break
    played.click(played.stock)
    played.until_asked()
    joker = next(card for card in played.position.hand if str(card) == "Ad")
    before = played.moves
    played.drag(played.spot(joker), played.pile)
    assert played.moves == before
    assert played.table.board.question == "Throw the joker? It helps any hand."
    played.press(played.table.board.yes)
    assert played.table.question is None and played.moves == before
    played.assert_in_step()
    played.drag(played.spot(joker), played.pile)
    played.press(played.table.board.no)
    played.until_asked()
    assert played.session.record.moves[before].text == "discard Ad"


def test_a_hint_for_another_card_closes_the_question_and_its_two_lines_are_alone(play_chinchon: Play) -> None:
    for seed in range(60):
        played = play_chinchon(seed=f"joker {seed}")
        if any(str(card) == "Ad" for card in played.position.hand):
            break
    table = played.table
    played.click(played.stock)
    played.until_asked()
    joker = next(card for card in played.position.hand if str(card) == "Ad")
    other = next(card for card in played.position.hand if card != joker)
    before = played.moves
    played.drag(played.spot(joker), played.pile)
    assert table.question is not None
    table.suggest(Discard(other))
    table.refresh_cursor()
    assert table.question is None and not table.board.yes.isVisible()
    assert table.board.detail.text
    assert table.board.detail.opacity() == 1.0
    table.say("Hint: throw it. After the next draw 13.0 are loose on average, and in 13 of 100 cases you may knock.")
    assert table.board.detail.opacity() == 0.0, "two lines of the sentence are not written over"
    table.say("Short.")
    assert table.board.detail.opacity() == 1.0
    table.default_action(table.pack.open[other])
    played.until_asked()
    assert played.session.record.moves[before].text == f"discard {other}", "Enter throws what the hint raised"


def test_undo_in_the_middle_of_everything_equals_the_record(play_chinchon: Play) -> None:
    played = play_chinchon(seed="undo")
    for _ in range(3):
        played.table.set_speed(Speed.NORMAL)
        played.click(played.stock)
        played.session.undo()
        played.until_asked()
        played.assert_in_step()
        played.table.set_speed(Speed.OFF)
        play_turn_by_mouse(played, dragging=False)
        played.until_asked()
        played.assert_in_step()
        if played.position.phase not in ("draw", "discard"):
            break
        play_turn_by_mouse(played, dragging=False)
        played.until_asked()
        if played.position.phase != "draw":
            break
    assert played.session.record.practice


def test_a_resize_while_dragging_and_telling_again_keep_everything_in_step(play_chinchon: Play) -> None:
    played = play_chinchon(seed="resize")
    played.drag(played.spot(played.position.hand[0]), QPoint(500, 300), release=False)
    played.view.resize(1280, 900)
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    played.assert_in_step()
    played.click(played.stock)
    played.until_asked()
    moves = played.moves
    played.table.set_speed(Speed.NORMAL)
    assert played.table.again()
    assert played.table.choreographer.running
    played.table.choreographer.settle()
    assert played.moves == moves
    played.view.resize(1024, 534)
    played.assert_in_step()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_is_drawn_from_a_view_alone_and_hides_what_the_viewer_does_not_know(
    faces: CardFaces, tmp_path: object, players: int, qtbot: object
) -> None:
    options = options_for(players, target=50)
    states = states_of(f"phases {players}", options)
    settings = Settings(tmp_path / "settings.ini")  # type: ignore[operator]
    seen: set[str] = set()
    for viewer in (Seat(0), None):
        context = TableContext(viewer, NAMES[:players], settings, faces, THEMES["green"])
        table = ChinchonAudience(context) if viewer is None else ChinchonTable(context)
        table.set_speed(Speed.OFF)
        table.fit(QSizeF(1016, 700), 1.0)
        items = 0
        for state in random.Random(players).sample(states, min(120, len(states))) + states[-3:]:
            view = CHINCHON.view(state, viewer)  # type: ignore[arg-type]
            table.jump(view)
            table.choreographer.settle()
            seen.add(view.phase)
            shown = {item.card for item in table.pack.items if item.card is not None}
            known = {*view.hand, *view.pile}
            for showing in view.showings:
                if showing is not None:
                    known |= {*showing.loose, *(each.card for each in showing.lay_offs)}
                    known |= {card for meld in showing.melds for card in meld.cards}
            assert shown <= known
            items = items or len(table.items())
            assert len(table.items()) == items
            if viewer is None:
                assert not view.hand
                assert not table.board.knock.isVisible()
                assert not table.cursor_zones()
        table.tear_down()
    assert seen == set(PHASES)


def test_random_inputs_never_break_the_table(play_chinchon: Play) -> None:
    played = play_chinchon(seed="monkey", options=ChinchonOptions(target=50))
    rng = random.Random(4)
    keys = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Tab]
    keys += [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_K, Qt.Key.Key_G, Qt.Key.Key_N]
    keys += [Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_8]
    for step in range(500):

        def point() -> QPoint:
            items = [item for item in played.table.pack.items if item.isVisible()]
            if items and rng.random() < 0.7:
                return played.at(rng.choice(items).rect().center())
            return QPoint(rng.randrange(1016), rng.randrange(700))

        match rng.randrange(6):
            case 0:
                played.click(point())
            case 1:
                played.double_click(point())
            case 2:
                played.drag(point(), point())
            case 3:
                played.drag(point(), point(), release=False)
                played.key(Qt.Key.Key_Escape)
                QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
            case 4:
                played.key(rng.choice(keys))
            case 5 if step % 7 == 0:
                played.session.undo()
        played.qtbot.wait(0)
        if step % 25 == 0 and set(played.session.to_act) & {Seat(0), TABLE}:
            played.table.choreographer.settle()
            played.assert_in_step()
    assert played.moves > 10


def with_joker_run(played: ChinchonPlayed) -> bool:
    """Whether Ana's hand has two neighbours of a suit and the joker, laid together at the left."""
    hand = played.position.hand
    deck = deck_of(played.position.options)
    joker = Card.parse("Ad")
    if joker not in hand:
        return False
    for low in hand:
        for high in hand:
            if joker in (low, high) or low.suit is not high.suit or deck.places[high] != deck.places[low] + 1:
                continue
            if deck.places[low] > 0 and deck.places[high] < 9:
                rest = tuple(card for card in hand if card not in (low, high, joker))
                played.table.regroup(Grouping(((low, high, joker), rest), manual=True))
                return True
    return False


def test_a_click_on_the_tag_changes_which_end_of_a_run_the_joker_stands_for(play_chinchon: Play) -> None:
    played = next(played for seed in range(200) if with_joker_run(played := play_chinchon(seed=f"tag {seed}")))
    table, options = played.table, played.position.options
    before = table.hand.melds(options)[0]
    assert table.board.joker_tag.text.startswith("joker stands for")
    played.press(table.board.joker_tag)
    after = table.hand.melds(options)[0]
    assert before.joker_as is not None and after.joker_as is not None
    assert before.joker_as is not after.joker_as
    assert set(before.cards) == set(after.cards)
    played.assert_in_step()


def test_the_discards_lie_open_in_a_row_when_the_settings_say_so(play_chinchon: Play) -> None:
    played = play_chinchon(seed="open")
    for _ in range(3):
        play_turn_by_mouse(played, dragging=False)
        played.until_asked()
    table, pile = played.table, played.position.pile
    assert len(pile) > 2
    assert [table.pack.open[card].isVisible() for card in pile] == [False] * (len(pile) - 2) + [True, True]
    table.context.settings.all_discards = True
    assert all(table.pack.open[card].isVisible() for card in pile)
    row = [table.pack.open[card].rect() for card in pile[:-1]]
    assert all(right.left() - left.left() >= 24 for left, right in itertools.pairwise(row))
    played.assert_in_step()
    table.context.settings.all_discards = False
    played.assert_in_step()


def test_cards_seen_taken_stand_beside_the_hand_unless_the_settings_hide_them(play_chinchon: Play) -> None:
    played = play_chinchon(seed="seen 1")
    while not any(played.position.known[1]):
        play_turn_by_mouse(played, dragging=False)
        played.until_asked()
    table = played.table

    def chips() -> list[str]:
        return [chip.text for chip in table.board._known[1] if chip.isVisible()]

    assert chips() == [short_card(card) for card in played.position.known[1]]
    table.context.settings.seen_taken = False
    assert not chips()


def test_another_position_arrives_while_a_card_is_chosen(play_chinchon: Play) -> None:
    played = play_chinchon(seed="arrives")
    table = played.table
    other = next(
        state for state in states_of("other", options_for(2)) if state.phase == "draw" and state.position.turn == 0
    )
    view = CHINCHON.view(other, Seat(0))
    assert view.pile[-1] not in table.pack.open
    played.click(played.spot(table.grouping.cards[-1]))
    assert table.pointer.selected is not None
    played.session.blockSignals(True)
    table.jump(view)
    assert table.pointer.selected is None
    assert [target.value for target in table.choices()] == ["stock", "pile"]
