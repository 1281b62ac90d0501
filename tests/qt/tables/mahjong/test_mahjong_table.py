"""The mahjong table under mouse and keys, against the position that the session holds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from rules.dealing import Dealing, Rng
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.actions import PASS, Chow, Discard, MahjongAction, Pass, Pung
from rules.mahjong.choices import CallChoices
from rules.record import Match, replay
from rules.seats import TABLE, Seat
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong.aids import DANGEROUS, RISKY, dangers, spoils
from tablegames_qt.tables.mahjong.calls import TOO_SOON
from tablegames_qt.tables.mahjong.pace import mahjong_pace
from tablegames_qt.tables.mahjong.table import MahjongTable
from tests.qt.tables.mahjong.played import PLAYERS, MahjongPlayed

Play = Callable[..., MahjongPlayed]


def own_turn(play: Play, **how: object) -> MahjongPlayed:
    """A table on Ana's turn."""
    played = play(**how)
    played.pass_claims()
    assert played.position.window is None and played.position.turn == 0
    return played


def claim(play: Play, wanted: Callable[[MahjongView], bool], **how: object) -> MahjongPlayed:
    """A table where Ana can claim something; the hand until then was played without a window."""
    for seed in range(200):
        dealing = Dealing.from_text(f"claim {seed}", MAHJONG.name)
        match, _ = Match.start(MAHJONG, MahjongOptions(), PLAYERS, dealing)
        rng = Rng.from_text(f"claim {seed}")
        while MAHJONG.to_act(match.state) != (TABLE,):
            seat = MAHJONG.to_act(match.state)[0]
            view = MAHJONG.view(match.state, seat)
            if seat == 0 and view.window is not None:
                if wanted(view):
                    played = play(match=match, **how)
                    assert played.table.calls.able
                    return played
                action: object = PASS
            else:
                action = MAHJONG.levels["easy"].choose(view, MAHJONG.legal_actions(match.state, seat), rng).action
            match, _ = match.act(seat, action)
    pytest.fail("no seed brings the claim")


def called(view: MahjongView) -> list[MahjongAction]:
    """What a view can claim."""
    mine = view.choices()
    assert isinstance(mine, CallChoices)
    return mine.calls()


def can(kind: type) -> Callable[[MahjongView], bool]:
    """A wish for a claim of a kind."""
    return lambda view: any(isinstance(action, kind) for action in called(view))


def of(view: MahjongView, kind: type) -> list[MahjongAction]:
    return [action for action in called(view) if isinstance(action, kind)]


def several_chows(view: MahjongView) -> bool:
    return sum(isinstance(action, Chow) for action in called(view)) > 1


def last_action(played: MahjongPlayed) -> str:
    return next(move.text for move in reversed(played.session.record.moves) if move.seat == 0)


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


def test_a_pung_is_claimed_with_its_button_and_lies_with_the_claimed_tile_turned(play: Play) -> None:
    played = claim(play, can(Pung))
    window = played.position.window
    assert window is not None
    played.press(played.table.bar.buttons["pung"])
    played.until_asked()
    view = played.position
    if not view.melds[0]:
        pytest.skip("somebody won on it")
    meld = view.melds[0][0]
    assert (meld.type, meld.source, meld.claimed) == ("pung", window.seat, window.tile)
    turned = [item.rotation() for slot, item in played.table.pack.slots.items() if slot[:2] == ("meld", 0)]
    assert sorted(turned) == [0.0, 0.0, 90.0]
    assert view.turn == 0 and view.drawn is None
    played.assert_in_step()


def test_a_claim_that_spoils_the_hand_is_asked_about_once_more(play: Play) -> None:
    played = claim(
        play,
        lambda view: any(kind in map(type, called(view)) and spoils(view, of(view, kind)) for kind in (Pung, Chow)),
        warnings=True,
    )
    calls = played.table.calls
    name = next(each for each in ("pung", "chow") if calls.of(each) and spoils(played.position, calls.of(each)))
    moves = played.moves
    played.press(played.table.bar.buttons[name])
    assert played.moves == moves
    assert played.refused[-1].startswith("This claim costs most of what the hand promises.")
    played.press(played.table.bar.buttons[name])
    assert played.moves > moves or played.table.bar.offered


def test_several_chows_open_a_strip_and_the_key_goes_from_one_to_the_next(play: Play) -> None:
    played = claim(play, several_chows)
    moves = played.moves
    played.key(Qt.Key.Key_C)
    offered = played.table.bar.offered
    assert len(offered) > 1 and played.moves == moves
    played.key(Qt.Key.Key_C)
    played.key(Qt.Key.Key_Return)
    assert last_action(played) == f"chow {offered[1].low} {offered[1].high}"
    assert not played.table.bar.offered


def test_escape_closes_the_strip_and_the_claim_can_still_be_passed(play: Play) -> None:
    played = claim(play, several_chows)
    played.press(played.table.bar.buttons["chow"])
    assert played.table.bar.offered
    played.key(Qt.Key.Key_Escape)
    assert not played.table.bar.offered
    played.key(Qt.Key.Key_N)
    assert last_action(played) == "pass"


def test_what_cannot_be_called_says_why(play: Play) -> None:
    played = own_turn(play)
    for key, words in (
        (Qt.Key.Key_P, "There is no discard to claim: it is your turn to throw a tile."),
        (Qt.Key.Key_M, "Not a winning hand: it needs four sets and a pair."),
    ):
        played.key(key)
        assert played.refused[-1] == words
    assert not played.table.bar.buttons["win"].enabled
    assert played.table.bar.line.startswith("Not a winning hand yet.")


def test_without_a_claim_the_window_passes_by_itself(play: Play) -> None:
    played = own_turn(play)
    played.throw()
    own = [move.text for move in played.session.record.moves if move.seat == 0]
    assert all(text.split()[0] in ("discard", "pass") for text in own)
    assert "pass" in own, "Ana was asked after the bots' discards, as everybody is"


@pytest.mark.parametrize(("speed", "beat"), [("quick", 350), ("normal", 700), ("projector", 1200)])
def test_a_window_of_claims_lasts_its_beat_although_nobody_can_claim(play: Play, speed: str, beat: int) -> None:
    """From the discard on the table to what follows it, whoever answers what: nothing is seen before."""
    played = own_turn(play)
    played.session.set_pace(mahjong_pace)
    played.table.set_speed(Speed[speed.upper()])
    played.session.set_speed(speed)
    played.table.default_action(played.table.pack.rack.items[0])
    played.table.choreographer.settle()
    played.qtbot.waitUntil(lambda: not played.table.choreographer.running)
    since = QElapsedTimer()
    since.start()
    closed: list[int] = []
    played.session.stepped.connect(
        lambda _before, events, _after: closed.append(since.elapsed()) if events and not closed else None
    )
    played.qtbot.waitUntil(lambda: bool(closed), timeout=5000)
    assert closed[0] >= beat - 60


def test_a_key_just_after_a_window_has_opened_is_not_meant_for_it(play: Play) -> None:
    played = claim(play, can(Pung))
    calls = played.table.calls
    played.table.set_speed(Speed.NORMAL)
    calls._since.start()
    before = last_action(played)
    assert before != "pung"
    played.key(Qt.Key.Key_P)
    assert last_action(played) == before
    QTest.qWait(TOO_SOON + 20)
    played.key(Qt.Key.Key_P)
    assert last_action(played) == "pung"


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


def test_who_can_claim_passes_when_the_time_is_up(play: Play) -> None:
    played = claim(play, lambda view: any(isinstance(action, Pung) for action in called(view)))
    calls, bar = played.table.calls, played.table.bar
    assert bar.buttons["pung"].ringed and not bar.buttons["pass"].ringed, "what can be claimed meets the eye"
    assert "claim or pass" in played.table.board.plates[0].line
    assert not calls.limit.isActive()
    played.settings.claim_time = "20"
    assert calls.limit.isActive() and calls.limit.interval() == 20_000
    assert "20" in played.table.bar.line
    window = played.position.window
    calls.limit.start(0)
    played.qtbot.waitUntil(lambda: played.position.window != window or not played.position.asked)
    assert not calls.limit.isActive() or played.table.calls.able
    played.until_asked()
    played.assert_in_step()
