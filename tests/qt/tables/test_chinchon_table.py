"""Chinchón's table played with real events: the scene equals the view afterwards, whatever was done half way."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest

import rules.chinchon
from rules.bots import Choice
from rules.cards import Card
from rules.chinchon import CHINCHON, ChinchonOptions
from rules.chinchon.actions import Discard, Knock
from rules.chinchon.deck import deck_of
from rules.chinchon.scenarios import scenarios
from rules.dealing import Dealing, Rng
from rules.events import seen
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt import spanish_pack
from tablegames_qt.assets import CardFaces, Deck
from tablegames_qt.phrases import card_name, short_card, short_cards, the_card
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.words import Label
from tablegames_qt.settings import Settings
from tablegames_qt.tables.chinchon import hints, phrases
from tablegames_qt.tables.chinchon.grouping import Grouping, grouped, read_meld
from tablegames_qt.tables.chinchon.rows import legal_of, proposed
from tablegames_qt.tables.chinchon.table import ChinchonTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES
from tests.qt.tables.chinchon_played import NAMES, ChinchonPlayed

Play = Callable[..., ChinchonPlayed]
PHASES = ("draw", "discard", "show", "deal-over", "match-over")


def options_for(players: int, **changes: object) -> ChinchonOptions:
    """The options of a table with so many seats."""
    return ChinchonOptions(players=players, deck=40 if players < 4 else 48, **changes)  # type: ignore[arg-type]


def states_of(seed: str, options: ChinchonOptions) -> list[object]:
    """Every state of a match between medium bots."""
    players = tuple(Player(name, "bot", "medium") for name in NAMES[: options.players])
    match, _ = Match.start(CHINCHON, options, players, Dealing.from_text(seed, CHINCHON.name))
    bot = CHINCHON.levels["medium"]
    found = [match.state]
    while to_act := CHINCHON.to_act(match.state):
        (seat,) = to_act
        legal = CHINCHON.legal_actions(match.state, seat)
        if seat == TABLE:
            action = next(iter(legal))
        else:
            action = bot.choose(CHINCHON.view(match.state, seat), legal, None).action  # type: ignore[arg-type]
        match, _ = match.act(seat, action)
        found.append(match.state)
    return found


def throw(played: ChinchonPlayed) -> Card:
    """The card whose discard leaves least, never the joker."""
    return min(
        (each.card for each in played.legal.discardable if str(each.card) != "Ad"),
        key=lambda card: (played.table._left(card), -deck_of(played.position.options).points[card]),
    )


def answer_if_asked(played: ChinchonPlayed) -> None:
    """Throw all the same when a knock with nothing would be possible."""
    if played.table.question is not None:
        played.press(played.table.board.no)


def play_turn_by_mouse(played: ChinchonPlayed, *, dragging: bool) -> None:
    """Draw, then knock if possible, else throw."""
    view = played.position
    if view.phase == "draw":
        if dragging:
            played.drag(played.stock, played.at(played.table.geometry.hand_zone.center()))
        else:
            played.click(played.stock)
    elif view.phase == "discard" and (cards := played.legal.knockable):
        if dragging:
            played.drag(played.spot(cards[0]), played.slot)
        else:
            played.click(played.spot(cards[0]))
            played.press(played.table.board.knock)
        before = played.moves
        assert played.table.knock is not None
        assert played.moves == before, "laying a knock out moves nothing in the rules"
        played.assert_in_step()
        played.press(played.table.board.yes)
    elif view.phase == "discard":
        card = throw(played)
        if dragging:
            played.drag(played.spot(card), played.pile)
        else:
            played.double_click(played.spot(card))
        answer_if_asked(played)
    elif view.phase == "show":
        played.press(played.table.showdown.done)
    else:
        played.press(played.table.showdown.next)


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


def about_to_knock(play_chinchon: Play) -> tuple[ChinchonPlayed, Card]:
    """A table at which Ana may knock."""
    for seed in range(30):
        played = play_chinchon(seed=f"knock {seed}", level="easy")
        for _ in range(40):
            if played.position.phase == "discard" and played.legal.knockable:
                return played, played.legal.knockable[-1]
            if played.position.phase not in ("draw", "discard"):
                break
            play_turn_by_mouse(played, dragging=False)
            played.until_asked()
    raise AssertionError("no seed lets Ana knock")


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
    assert board.loose_text == str(now)
    played.click(played.stock)
    played.until_asked()
    card = played.legal.discardable[0].card
    played.click(played.spot(card))
    assert played.table.pointer.selected is played.item(card)
    assert board.loose_text.endswith(f"> {played.table._left(card)}")
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
        assert played.table.notice.text == f"{played.table._left(card)} loose, 7 allowed."
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


def laying_off(play_chinchon: Play) -> ChinchonPlayed:
    """A table at which Ana can lay off after Bruno's knock."""
    for seed in range(80):
        played = play_chinchon(seed=f"lay off {seed}")
        for _ in range(40):
            view = played.position
            if view.phase == "show" and proposed(view).lay_offs:
                return played
            if view.phase not in ("draw", "discard"):
                break
            if view.phase == "draw":
                played.click(played.stock)
            else:
                played.drag(played.spot(throw(played)), played.pile)
                answer_if_asked(played)
            played.until_asked()
    raise AssertionError("no seed lets Ana lay off")


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
        table = ChinchonTable(TableContext(viewer, NAMES[:players], settings, faces, THEMES["green"]))
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


def test_a_group_of_cards_is_the_meld_that_it_can_be() -> None:
    options = ChinchonOptions()

    def meld(text: str) -> str:
        found = read_meld([Card.parse(each) for each in text.split()], options)
        return str(found)

    assert meld("7s 6s Js") == "run:6s+7s+Js"
    assert meld("Ad 6s 7s") == "run:Ad+6s+7s=5s"
    assert meld("6s 7s Ad") == "run:6s+7s+Ad=Js"
    assert meld("Qs Ks Ad") == "run:Ad+Qs+Ks=Js"
    assert meld("5s Ad 7s") == "run:5s+Ad+7s=6s"
    assert meld("2d 3d Ad") == "run:2d+3d+Ad=4d"
    assert meld("Kc Ad Kh") == "set:Kc+Kh+Ad"
    assert meld("Ks Qs As") == "None"
    assert meld("6s 7s") == "None"


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


def test_the_spanish_pack_changes_the_pictures_and_needs_no_numbers_on_figures(play_chinchon: Play) -> None:
    played = play_chinchon(seed="spanish")
    figure = Card.parse("Qh")
    assert played.table.badge(figure) == "11"
    played.table.faces.set_deck(Deck(spanish=True))
    assert played.table.badge(figure) == ""
    assert Deck(spanish=True).folder(140) == "spanish"
    assert Deck(spanish=True).folder(60) == "spanish-jumbo"
    assert played.table.faces.sources.get("spanish", "Qh") != played.table.faces.sources.get("standard", "Qh")


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


def test_sentences_follow_the_pack(play_chinchon: Play) -> None:
    cards = [Card.parse(each) for each in ("Ad", "Jh", "Qs", "Kc", "7h")]
    assert [card_name(card) for card in cards][:2] == ["ace of diamonds", "jack of hearts"]
    spanish_pack.show(on=True)
    try:
        names = ["ace of coins", "jack of cups", "knight of swords", "king of clubs", "7 of cups"]
        assert [card_name(card) for card in cards] == names
        assert [the_card(card) for card in cards] == [f"the {name}" for name in names]
        assert short_cards(cards[1:3]).replace("\N{NO-BREAK SPACE}", " ") == "10 cups, 11 swords"
        played = play_chinchon(seed="names")
        assert played.table.movable(played.item(played.position.hand[0]))
        assert "The joker is the ace of coins." in phrases.goal_sentence(played.position.options)
    finally:
        spanish_pack.show(on=False)


def test_every_reason_of_the_bots_is_said_in_words() -> None:
    folder = Path(rules.chinchon.__file__).parent
    sources = " ".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    reasons = set(re.findall(r"Choice\((?:[^()]|\([^()]*\))*?, \"([a-z-]+)\"", sources))
    assert {"knocks", "throws-for-more", "waits-for-match", "draws-joker"} <= reasons
    words = Path(hints.__file__).read_text("utf-8")
    assert {reason for reason in reasons if f'case "{reason}"' not in words} == set()


def test_a_hint_says_its_reason(play_chinchon: Play) -> None:
    played = play_chinchon(seed="hint")
    view = played.position
    best = CHINCHON.levels["hard"].choose(view, played.legal, Rng.from_text("hint"))
    said = hints.hint(best, view, NAMES)
    assert said.startswith("Hint: ") and len(said.split(". ")) == 2, said
    kept = Choice(Discard(view.hand[0]), "keeps-from-next", {"kept": view.hand[1]})
    assert hints.hint(kept, view, NAMES).endswith(f"T{the_card(view.hand[1])[1:]} could help the next player more.")
    waits = Choice(Discard(view.hand[0]), "waits-for-match", {"total": 102, "wins": 12})
    assert hints.hint(waits, view, NAMES).endswith(
        "A knock now would take you to 102 and win the match in 12 of 100 cases only."
    )


def test_enter_finishes_showing(play_chinchon: Play) -> None:
    played = laying_off(play_chinchon)
    played.key(Qt.Key.Key_Return)
    assert played.table.ring.item is played.table.showdown.done, "the first key after the mouse only shows the ring"
    played.key(Qt.Key.Key_Return)
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
    view = CHINCHON.view(state, Seat(0))
    spots = {card: (item.pos(), item.height, item.isVisible()) for card, item in table.pack.open.items()}
    words = [item.text for item in table.items() if isinstance(item, Label) and item.isVisible()]
    table.jump(view)
    assert spots == {card: (item.pos(), item.height, item.isVisible()) for card, item in table.pack.open.items()}
    assert words == [item.text for item in table.items() if isinstance(item, Label) and item.isVisible()]
    assert "knock" in names
    if key == "joker-chinchon":
        assert "win" in names and table.showdown.banner.text == "Chinchón −25"
    if key == "pure-chinchon":
        assert table.showdown.banner.text.endswith("wins the match")
    assert not table.showdown.banner.isVisible()


def test_the_end_of_a_deal_says_the_sum_and_then_who_comes_back_or_is_out() -> None:
    def said(key: str) -> str:
        *_, last = scenarios()[key].steps()
        return phrases.verdict(CHINCHON.view(last.state, Seat(0)), NAMES)

    assert re.fullmatch(
        r"Ana adds \d+ and has \d+; Bruno adds 3 and has 95; Carla adds 21 and has 119\. Carla comes back with 95\.",
        said("re-entry"),
    )
    assert re.search(r"(\w+) adds \d+ and has (1\d\d).*\. \1 has \2 and is out\.", said("went-out"))
    assert said("hundred-each").endswith("A draw: Ana and Bruno have 100.")
    assert said("void-stock") == "Void deal: two cards are left in the stock. Nobody scores."
    *_, last = scenarios()["hundred-each"].steps()
    assert phrases.verdict(CHINCHON.view(last.state, None), NAMES) == "A draw: Ana and Bruno have 100."
