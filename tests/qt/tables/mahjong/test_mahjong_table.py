"""The mahjong table under mouse and keys, against the position that the session holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from rules.dealing import Rng
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.actions import Chow, Discard, Pass, Pung
from rules.record import replay
from rules.seats import Seat
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong.aids import DANGEROUS, RISKY, dangers
from tablegames_qt.tables.mahjong.table import MahjongTable
from tests.qt.tables.mahjong.situations import Play, called, can, claim, last_action, own_turn


def test_a_tile_is_thrown_by_dragging_it_to_the_pond(play: Play) -> None:
    played = own_turn(play)
    tile = played.position.hand[3]
    before = len(played.position.discards)
    played.drag(played.spot(played.item(tile)), played.pond)
    assert played.position.discards[before].tile is tile
    played.until_asked()
    played.assert_in_step()


def test_a_tile_is_thrown_by_a_double_click_and_by_a_second_click(play: Play) -> None:
    for double in (True, False):
        played = own_turn(play)
        tile = played.position.hand[0]
        before = len(played.position.discards)
        spot = played.spot(played.item(tile))
        if double:
            played.double_click(spot)
        else:
            played.click(spot)
            assert len(played.position.discards) == before, "the first click only chooses"
            assert played.table.pointer.selected is played.item(tile)
            QTest.qWait(0)
            played.click(spot)
        assert played.position.discards[before].tile is tile


def test_a_tile_that_was_clicked_is_thrown_with_enter(play: Play) -> None:
    played = own_turn(play)
    item = played.table.pack.rack.items[3]
    face, before = item.tile, len(played.position.discards)
    assert face is not None
    played.click(played.spot(item))
    assert played.table.pointer.selected is item
    played.key(Qt.Key.Key_Return)
    assert played.position.discards[before].tile is face


def test_a_double_click_on_the_tile_of_a_hint_throws_it_and_complains_of_nothing(play: Play) -> None:
    played = own_turn(play)
    table = played.table
    refused: list[str] = []
    table.refused.connect(refused.append)
    item = table.pack.rack.items[3]
    before = len(played.position.discards)
    assert item.tile is not None
    table.suggest(Discard(item.tile))
    chosen = table.pointer.selected
    assert chosen is not None
    played.double_click(played.at(chosen.rect().center()))
    assert not refused and table.pointer.selected is None
    assert [throw.seat for throw in played.position.discards[before:]].count(Seat(0)) == 1


def test_a_tile_is_thrown_with_its_digit_and_enter(play: Play) -> None:
    played = own_turn(play)
    tile = played.position.hand[1]
    before = len(played.position.discards)
    played.key(Qt.Key.Key_2)
    played.key(Qt.Key.Key_Return)
    assert played.position.discards[before].tile is tile
    assert last_action(played) == f"discard {tile}"


def test_a_drag_inside_the_hand_puts_it_in_another_order_and_sort_puts_it_back(play: Play) -> None:
    played = own_turn(play)
    rack = played.table.pack.rack
    order = [item.tile for item in rack.items]
    first, last = rack.items[0], rack.items[-1]
    played.drag(played.spot(first), played.spot(last) + QPoint(round(last.width / 2), 0))
    assert rack.items[-1] is first
    played.assert_in_step()
    played.throw()
    played.pass_claims()
    played.press(played.table.sort_button)
    tiles = [item.tile.index for item in rack.items if item.tile is not None]
    assert tiles == sorted(tiles)
    assert len(order) == 13


def test_the_hand_is_ordered_with_keys_too(play: Play) -> None:
    played = own_turn(play)
    rack = played.table.pack.rack
    first = rack.items[0]
    played.key(Qt.Key.Key_1)
    played.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert rack.items[1] is first
    played.key(Qt.Key.Key_Period)
    assert rack.items[2] is first
    played.key(Qt.Key.Key_Comma)
    assert rack.items[1] is first
    played.assert_in_step()


def test_a_tile_let_go_beside_the_turn_goes_home_and_the_reason_is_said(play: Play) -> None:
    played = claim(play, can(Pung))
    item = played.table.pack.rack.items[0]
    moves = played.moves
    played.double_click(played.spot(item))
    assert played.moves == moves
    assert played.refused[-1] == "Claim the tile, or pass: N."
    played.assert_in_step()


def test_undo_goes_back_to_a_real_decision_and_not_to_a_pass_that_nobody_made(play: Play) -> None:
    played = own_turn(play)
    there = played.position
    played.throw()
    played.pass_claims()
    while played.position.discards[len(there.discards) :] and played.session.can_undo:
        played.session.undo()
        played.until_asked()
        if played.position == there:
            break
    assert played.position == there
    played.assert_in_step()


@pytest.mark.parametrize("options", [MahjongOptions(), MahjongOptions(false_win=True)])
def test_undo_goes_back_to_the_first_decision_and_redo_forward_to_where_it_began(
    play: Play, options: MahjongOptions
) -> None:
    played = play(options=options)
    session = played.session
    assert not session.can_undo, "passes that nobody decided on are nothing to go back to"
    for _ in range(3):
        played.pass_claims()
        played.throw()
    there = session.match
    places = []
    while session.can_undo:
        session.undo()
        places.append(session.match)
        for _ in range(3):  # slowly: whatever would be done by itself is done
            QTest.qWait(1)
            played.table.choreographer.settle()
        assert session.can_redo
        assert Seat(0) in session.to_act
        assert session.match.game.decides(session.match.state, Seat(0), next(iter(session.legal(Seat(0)))))
    assert len(places) >= 3
    assert not any(move.seat == 0 and not move.text.startswith("pass") for move in session.record.moves)
    for place in reversed(places[:-1]):
        session.redo()
        assert session.match.state == place.state
        QTest.qWait(1)
    while session.can_redo:
        session.redo()
    assert session.record.moves == there.record.moves and session.match.state == there.state
    assert replay(session.record).state == there.state


def test_passing_by_itself_after_an_undo_leaves_the_way_forward_open(play: Play) -> None:
    played = own_turn(play)
    for _ in range(2):
        played.throw()
        played.pass_claims()
    there = played.session.match
    played.session.undo()
    played.session.undo()
    tile = MAHJONG.parse(there.record.moves[played.moves].text)
    played.until_asked()
    assert played.session.submit(Seat(0), tile), "the same once more, and then all passes that follow"
    played.until_asked()
    assert played.session.can_redo
    played.session.redo()
    assert played.session.match.state == there.state
    played.session.undo()
    played.until_asked()
    other = [action for action in played.session.legal(Seat(0)) if isinstance(action, Discard) and action != tile]
    played.session.submit(Seat(0), other[-1])
    assert not played.session.can_redo


def test_who_goes_back_to_a_claim_is_asked_anew_and_not_hurried(play: Play) -> None:
    played = claim(play, can(Pung))
    calls = played.table.calls
    played.settings.claim_time = "20"
    assert calls.limit.isActive()
    before = played.session.match
    played.key(Qt.Key.Key_N)
    assert not calls.asked
    played.session.undo()
    assert played.session.match.state == before.state
    assert calls.asked and calls.able, "the answer that was taken back can be given again"
    assert not calls.limit.isActive(), "nothing is passed by itself where the player has gone back to"
    assert "20" not in played.table.bar.line
    played.key(Qt.Key.Key_P)
    assert last_action(played) == "pung"


def test_a_sheet_ends_every_hand_and_n_deals_the_next(play: Play) -> None:
    played = play(seed="whole hand")
    while played.position.result is None:
        if played.position.window is not None:
            played.key(Qt.Key.Key_N)
            played.until_asked()
        else:
            played.throw()
    assert played.table.sheet.shown
    assert played.table.sheet.paper.text().splitlines()[0]
    number = played.position.number
    played.assert_in_step()
    played.table.set_speed(Speed.NORMAL)
    played.table.sheet.since.start()
    played.key(Qt.Key.Key_N)
    assert played.table.sheet.shown, "an N that comes with the sheet was meant as a pass"
    played.table.set_speed(Speed.OFF)
    played.key(Qt.Key.Key_N)
    played.until_asked()
    if played.session.outcome is None:
        assert played.position.number == number + 1
        assert not played.table.sheet.shown
        played.assert_in_step()


def test_a_saved_match_comes_back_in_the_middle_of_a_claim(play: Play) -> None:
    played = claim(play, can(Pung))
    view = played.position
    again = play(match=played.session.match)
    assert (again.position.window, again.position.concealed) == (view.window, view.concealed)
    assert again.table.calls.able and again.table.bar.buttons["pung"].enabled
    again.assert_in_step()
    again.key(Qt.Key.Key_P)
    assert last_action(again) == "pung"


@pytest.mark.parametrize(
    "size", [*(pytest.param(size, marks=pytest.mark.slow) for size in ((1280, 700), (1024, 668))), (960, 540)]
)
def test_anything_done_with_mouse_and_keys_leaves_table_and_match_in_step(play: Play, size: tuple[int, int]) -> None:
    options = MahjongOptions(min_fan=0, rounds=1, multiple_winners=True, false_win=size[0] == 960)
    played = play(seed=f"random {size}", options=options, size=size)
    rng = Rng.from_text(f"mahjong input {size}")
    keys = [
        getattr(Qt.Key, f"Key_{name}") for name in ("M", "K", "P", "C", "N", "L", "Return", "Escape", "Tab", "Left")
    ]
    keys += [
        getattr(Qt.Key, f"Key_{name}") for name in ("Right", "Up", "Down", "Space", "1", "7", "0", "Comma", "Period")
    ]
    port = played.view.viewport()
    for number in range(220):
        point = QPoint(rng.below(size[0]), rng.below(size[1]))
        rack = played.table.pack.rack.all
        some = played.spot(rack[rng.below(len(rack))]) if rack else point
        match rng.below(9):
            case 0:
                played.click(point)
            case 1:
                played.click(some)
            case 2:
                played.double_click(some)
            case 3:
                played.drag(some, point)
            case 4:
                played.drag(some, played.pond)
            case 5:
                played.drag(some, point, release=False)
                QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=point)
                QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=point)
            case 6:
                played.view.resize(size[0] + rng.below(40), size[1] + rng.below(30))
            case _:
                played.key(keys[rng.below(len(keys))])
        QTest.qWait(0)
        if number % 10 == 9 and not played.table.choices():
            played.until_asked()
            played.assert_in_step()
        if played.session.outcome is not None:
            break
    played.key(Qt.Key.Key_Escape)
    played.until_asked()
    played.assert_in_step()
    assert played.moves > 10


def test_the_strongest_hint_is_shown_on_the_table(play: Play) -> None:
    played = own_turn(play)
    tile = played.position.hand[2]
    played.table.suggest(Discard(tile))
    assert played.table.pointer.selected is not None and played.table.pointer.selected.face is tile
    played.table.pointer.select(None)
    played.table.suggest(Pass())
    assert played.table.pointer.selected is None


def test_the_audience_is_shown_no_hand(play: Play) -> None:
    played = own_turn(play)
    context = TableContext(None, played.context.names, played.settings, played.context.faces, played.context.theme)
    table = MahjongTable(context)
    table.jump(MAHJONG.view(played.session.match.state, None))
    hidden = {slot for slot in table.pack.slots if slot[0] == "back"}
    assert len(hidden) == 13 * 3 + 14
    assert all(table.pack.slots[slot].face is None for slot in hidden)
    assert not table.pack.rack.all
    assert not any(button.isVisible() for button in table.bar.buttons.values())
    assert Seat(0) == played.context.viewer
    table.tear_down()


def test_the_choices_of_a_claim_and_a_notice_hide_nothing(play: Play) -> None:
    def two_chows(view: MahjongView) -> bool:
        return len([action for action in called(view) if isinstance(action, Chow)]) > 1

    played = claim(play, two_chows)
    table = played.table
    played.key(Qt.Key.Key_C)
    assert table.bar.offered
    right = [item for slot, item in table.pack.slots.items() if slot[:2] == ("back", 1)]
    assert right
    for target in table.bar.targets():
        assert not any(target.rect.intersects(item.rect()) for item in right)
    asked = table.sentence_line.text
    table.look_changed()
    assert table.bar.offered and table.sentence_line.text == asked, "what is open stays open, and is still asked"
    table.refuse("A sentence of quite some length that says why something cannot be done at this moment of the hand.")
    assert not table.notice.rect().intersects(table.bar.rect())


@pytest.mark.parametrize("size", [(1280, 700), (1016, 640), (3840, 2060)])
def test_a_long_sentence_leaves_the_line_under_it_and_the_buttons_free(play: Play, size: tuple[int, int]) -> None:
    table = own_turn(play, size=size).table
    line = table.sentence_line
    table.say(
        "Hint: claim the chow with 1 bamboo and 2 bamboo. It brings you nearer to all chows, and the hand is cheap."
    )
    table.bar.say("Not a winning hand yet. With 1 or 4 bamboo: 6 fan by own draw.")
    one = QFontMetricsF(table.look.font("body")).lineSpacing()
    assert line.rect().height() > 1.5 * one, "in two lines"
    for other in (table.board.waits, table.bar.words, *table.bar.buttons.values(), *table.pack.rack.all):
        assert not line.rect().intersects(other.rect()), other


def test_dangerous_tiles_are_marked_on_the_own_turn_where_that_is_wanted(play: Play) -> None:
    played = own_turn(play, seed="whole hand")
    table = played.table
    while max(dangers(played.position).values(), default=0.0) < RISKY:
        played.throw()
        played.pass_claims()
        assert played.position.result is None
    tiles = [item for item in table.pack.rack.all if item.tile is not None]
    assert not any(item.badge for item in tiles), "off until it is wanted"
    played.settings.dangers = True
    chances = dangers(played.position)
    for item in tiles:
        assert item.tile is not None
        chance = chances[item.tile]
        assert item.badge == ("!!" if chance >= DANGEROUS else "!" if chance >= RISKY else "")
        assert ("Somebody wins" in table._hand_words(played.position, item)) == bool(item.badge)
    assert any(item.badge for item in tiles)
    marked = next(item for item in tiles if item.badge)
    table.default_action(marked)
    assert not marked.badge, "a tile that goes takes no mark with it"
    played.pass_claims()
    assert not any(item.badge for item in table.pack.items if item not in table.pack.rack.all)
    chances = dangers(played.position)
    hidden = MAHJONG.resample(played.session.match.state, Seat(0), Rng.from_text("other deal"))
    assert dangers(MAHJONG.view(hidden, Seat(0))) == chances, "reckoned from what Ana may know"
    played.settings.dangers = False
    assert not any(item.badge for item in table.pack.items)
