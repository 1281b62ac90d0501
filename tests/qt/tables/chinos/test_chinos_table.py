"""Los Chinos played at its table with real events: by mouse, by keys, half way and back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rules.bots import Choice
from rules.chinos import Call, ChinosOptions, Hide
from rules.record import replay
from rules.seats import Seat
from tablegames_qt.scene.piece_item import Mark
from tablegames_qt.tables.chinos import phrases
from tests.qt.tables.chinos.played import ChinosPlayed

Play = Callable[..., ChinosPlayed]


def test_a_match_of_six_is_played_to_its_bill_with_the_mouse_alone(play: Play) -> None:
    played = play(players=6, seed="mouse")
    rng = random.Random(6)
    for _ in range(400):
        view = played.position
        played.assert_in_step()
        match view.phase:
            case "over":
                break
            case "hide":
                played.hide(rng.randrange(4))
            case "call":
                played.call(rng.choice(played.legal_totals()))
            case "choose":
                mark = played.table.board.marks[next(seat for seat in view.active if seat != 0)]
                played.tap(mark)
                played.until_asked()
    view = played.position
    assert view.phase == "over"
    assert played.table.bill.shown
    cups = [name for name in played.table.pieces if isinstance(name, tuple) and str(name[1]).startswith("bill")]
    shown = [name for name in cups if played.table.pieces[name].isVisible()]
    assert len(shown) == sum(view.bill) == 6
    assert not played.refused
    assert replay(played.session.record).state == played.session.match.state


def test_a_final_is_played_with_the_keyboard_alone(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablegames_qt.tables.chinos.table.BILL_RESTS", 0)
    played = play(players=2, seed="keys")
    rng = random.Random(2)
    for _ in range(400):
        view = played.position
        played.assert_in_step()
        match view.phase:
            case "over":
                break
            case "hide":
                played.number(rng.randrange(4))
                played.key(Qt.Key.Key_Return)
            case "call":
                total = rng.choice(played.legal_totals())
                if total == 6:
                    played.key(Qt.Key.Key_T)
                elif total == 0:
                    played.key(Qt.Key.Key_B)
                else:
                    played.number(total)
                played.key(Qt.Key.Key_Return)
            case "choose":
                played.key(Qt.Key.Key_Right)
                played.key(Qt.Key.Key_Return)
        played.until_asked()
    assert played.position.phase == "over"
    played.key(Qt.Key.Key_Return)  # goes on to the next match
    assert played.wished == ["next-match"]


def test_a_coin_is_dragged_into_the_fist_and_out_again(play: Play) -> None:
    played = play()
    table = played.table
    playing, other = table.own_hands
    start = played.middle(table.coin(1))
    played.drag(start, played.middle(playing))
    assert table.in_fist == {1}
    assert playing.rect().contains(table.coin_spot(1))
    played.drag(played.middle(table.coin(1)), played.middle(other))
    assert table.in_fist == frozenset()
    played.drag(played.middle(table.coin(0)), played.middle(playing))
    played.drag(played.middle(table.coin(2)), played.middle(playing))
    played.tap(table.tray.confirm)
    played.until_asked()
    assert played.position.coins == 2


def test_a_coin_dropped_beside_goes_home(play: Play) -> None:
    played = play()
    table = played.table
    home = table.coin(0).pos()
    played.drag(played.middle(table.coin(0)), QPoint(500, 60))
    table.choreographer.settle()
    assert table.in_fist == frozenset()
    assert (table.coin(0).pos() - home).manhattanLength() < 2
    assert not table.coin(0).lifted


def test_a_lost_release_leaves_no_coin_at_the_pointer(play: Play) -> None:
    played = play()
    table = played.table
    played.drag(played.middle(table.coin(0)), QPoint(500, 300), release=False)
    assert table.pointer.dragging
    QTest.mouseClick(played.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(500, 300))
    table.choreographer.settle()
    assert not table.pointer.dragging
    assert table.in_fist == frozenset()


def test_the_others_closing_their_fists_takes_nothing_from_the_own_hand(play: Play) -> None:
    """Bots close while the player has a coin in hand: the choice stays."""
    played = play(players=6)
    played.tap(played.table.coin(0))
    played.tap(played.table.coin(2))
    view = played.position
    assert view.phase == "hide"
    played.table.jump(view)
    assert played.table.in_fist == {0, 2}
    played.tap(played.table.tray.confirm)
    played.until_asked()
    assert played.position.coins == 2


def test_a_call_needs_two_steps(play: Play) -> None:
    played = play(players=6, seed="two steps")
    played.until_call()
    total = played.legal_totals()[3]
    button = played.table.tray.pad[total]
    before = len(played.session.record.moves)
    played.tap(button)
    assert played.table.chosen == total
    assert button.chosen
    assert len(played.session.record.moves) == before
    played.tap(button)
    assert played.session.record.moves[before].text == f"call {total}"


def test_two_digits_within_the_time_are_one_number_and_enter_ends_it(play: Play) -> None:
    played = play(players=6, seed="digits")
    played.until_call()
    assert 12 in played.legal_totals()
    played.number(12)
    assert played.table.chosen == 12
    played.key(Qt.Key.Key_Return)
    assert played.session.record.moves[-1].text.startswith("call 12") or any(
        move.text == "call 12" and move.seat == 0 for move in played.session.record.moves
    )


def test_enter_says_a_total_that_was_chosen_with_the_mouse(play: Play) -> None:
    played = play(players=4, seed="mouse and key")
    played.until_asked()
    before = len(played.session.record.moves)
    played.tap(played.table.coin(0))
    played.key(Qt.Key.Key_Return)
    assert played.session.record.moves[before].text == "hide 1"
    played.until_asked()
    played.until_call()
    before, total = len(played.session.record.moves), played.legal_totals()[-1]
    played.tap(played.table.tray.pad[total])
    played.key(Qt.Key.Key_Return)
    assert played.session.record.moves[before].text == f"call {total}"


def test_digits_far_apart_are_two_numbers(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(players=6, seed="digits")
    played.until_call()
    played.number(1)
    monkeypatch.setattr("tablegames_qt.tables.chinos.table.SECOND_DIGIT", -1)
    legal = played.legal_totals()
    played.number(5)
    assert played.table.chosen == (5 if 5 in legal else None)


def test_why_not_is_said_for_every_number_that_cannot_be_called(play: Play) -> None:
    played = play(players=4, seed="why")
    played.until_call()
    view = played.position
    legal = played.legal_totals()
    for total in range(view.rules.lowest, view.rules.highest + 1):
        button = played.table.tray.pad[total]
        assert bool(button.reason) == (total not in legal)
        assert button.toolTip() == button.reason
        if button.reason:
            played.tap(button)
            assert played.refused[-1] == button.reason
            assert played.table.chosen is None
    button = next(played.table.tray.pad[total] for total in range(13) if total not in legal)
    QTest.mouseMove(played.view.viewport(), QPoint(3, 3))
    QTest.mouseMove(played.view.viewport(), played.middle(button))
    assert played.noted[-1] == button.reason


def test_arrows_move_through_the_pad_and_read_it(play: Play) -> None:
    played = play(players=4, seed="why")
    played.until_call()
    played.key(Qt.Key.Key_Right)
    played.key(Qt.Key.Key_Right)
    assert played.table.ring.item in played.table.tray.pad
    assert played.noted[-1]


def test_blanca_and_todas_have_keys(play: Play) -> None:
    played = play(players=2, seed="ends")
    while True:
        view = played.position
        if view.phase == "call" and (0 in played.legal_totals() or 6 in played.legal_totals()):
            break
        if view.phase == "hide":
            played.hide(0)
        elif view.phase == "choose":
            played.tap(played.table.tray.seats[0])
            played.until_asked()
        else:
            played.call(played.legal_totals()[0])
    played.key(Qt.Key.Key_B)
    assert played.table.chosen == (0 if 0 in played.legal_totals() else None)
    played.key(Qt.Key.Key_T)
    assert played.table.chosen == (6 if 6 in played.legal_totals() else None)


def test_more_than_three_coins_are_refused_by_the_keyboard(play: Play) -> None:
    played = play()
    played.key(Qt.Key.Key_7)
    assert played.refused == ["A fist holds 0 to 3 coins."]
    assert played.position.phase == "hide"


def test_in_a_round_without_blanca_an_empty_fist_cannot_be_closed(play: Play) -> None:
    played = play(options=ChinosOptions(no_blanca_first_round=True))
    assert not played.table.tray.confirm.enabled
    played.tap(played.table.tray.confirm)
    assert Seat(0) not in played.position.closed
    played.key(Qt.Key.Key_1)
    assert played.table.tray.confirm.enabled
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.coins == 1


def test_the_host_chooses_the_first_caller_by_a_name_or_a_seat(play: Play) -> None:
    options = ChinosOptions(first_match_first="host")
    for click_seat in (True, False):
        played = play(players=5, options=options, seed="host")
        assert played.position.phase == "choose"
        marks = [*played.table.board.marks[1:5], played.table.tray.mark]
        assert all(mark.mark is Mark.LEGAL for mark in marks)
        played.tap(played.table.board.marks[3] if click_seat else played.table.tray.seats[3])
        played.until_asked()
        assert played.position.first == 3 or played.position.order[0] == 3


def test_again_shows_the_last_opening_after_fists_were_closed_since(play: Play) -> None:
    played = play(players=6, seed="again")
    assert not played.table.can_repeat
    while not played.position.history:
        if played.position.phase == "hide":
            played.hide(1)
        else:
            played.call(played.legal_totals()[0])
    table = played.table
    view = played.position
    assert table.again()
    assert table.choreographer.running
    table.choreographer.skip_beat()
    assert table.position != view or table.choreographer.running
    table.choreographer.settle()
    assert table.position == played.position
    played.assert_in_step()


def test_undo_takes_the_own_call_back_and_marks_the_match(play: Play) -> None:
    played = play(players=6, seed="undo")
    played.until_call()
    before = played.position
    played.call(played.legal_totals()[0])
    assert played.session.undo()
    played.until_asked()
    assert played.position == before
    played.assert_in_step()
    assert played.session.record.practice
    assert played.session.redo()
    played.until_asked()
    played.assert_in_step()


def test_real_coins_are_entered_at_the_opening(play: Play) -> None:
    played = play(players=3, seed="real", options=ChinosOptions(fists="real"))
    table = played.table
    assert played.position.phase == "call"
    assert not any(table.coin(number).isVisible() for number in range(3))
    played.call(5)
    while played.position.phase == "call":
        played.call(played.legal_totals()[0])
    assert played.position.phase == "show"
    played.key(Qt.Key.Key_2)
    assert table.tray.confirm.text.startswith("Show 2 coin")
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert played.position.history[0].coins[played.position.history[0].seats.index(Seat(0))] == 2


def test_there_is_no_hint_for_a_call_with_coins_that_nobody_knows(play: Play) -> None:
    played = play(players=3, seed="real", options=ChinosOptions(fists="real"))
    choice = Choice(Call(5), "by-own-coins", {"total": 5, "chance": 20})
    assert "does not know your real coins" in phrases.hint(choice, played.position, played.table.names)
    played.table.suggest(Call(5))
    assert played.table.chosen is None


def test_a_covered_fist_is_seen_only_while_it_is_held(play: Play) -> None:
    played = play(players=3, seed="peek")
    played.settings.own_fist = "held"
    played.until_call()
    table = played.table

    def seen() -> int:
        return sum(table.coin(number).isVisible() for number in range(3))

    assert seen() == 0
    assert table.board.bar.span is None
    QTest.keyPress(played.view, Qt.Key.Key_P)
    assert seen() == 1
    QTest.keyRelease(played.view, Qt.Key.Key_P)
    assert seen() == 0
    hand = played.middle(table.hand(Seat(0)))
    QTest.mousePress(played.view.viewport(), Qt.MouseButton.LeftButton, pos=hand)
    assert seen() == 1
    QTest.mouseRelease(played.view.viewport(), Qt.MouseButton.LeftButton, pos=hand)
    assert seen() == 0


def test_a_hint_is_taken_over_for_the_player_to_say(play: Play) -> None:
    played = play(players=4, seed="hint")
    played.table.suggest(Hide(3))
    assert len(played.table.in_fist) == 3
    assert Seat(0) not in played.position.closed
    played.tap(played.table.tray.confirm)
    played.until_asked()
    assert played.position.coins == 3
    total = played.legal_totals()[2]
    played.table.suggest(Call(total))
    assert played.table.chosen == total
    assert played.session.to_act == (Seat(0),)


def test_space_hurries_the_bots_and_plays_nothing(play: Play) -> None:
    played = play()
    moves = len(played.session.record.moves)
    played.key(Qt.Key.Key_Space)
    assert played.wished == ["hurry"]
    assert not any(move.seat == 0 for move in played.session.record.moves[moves:])


def test_a_resize_in_the_middle_keeps_what_was_chosen(play: Play) -> None:
    played = play(players=6, seed="resize")
    played.tap(played.table.coin(1))
    played.view.resize(1280, 720)
    assert played.table.in_fist == {1}
    played.assert_in_step()
    played.until_call()
    total = played.legal_totals()[0]
    played.tap(played.table.tray.pad[total])
    played.view.resize(1016, 700)
    assert played.table.chosen == total
    played.assert_in_step()


def to_the_bill(played: ChinosPlayed) -> None:
    """Lose a match of two as fast as it goes."""
    while played.position.phase != "over":
        match played.position.phase:
            case "hide":
                played.hide(0)
            case "call":
                played.call(played.legal_totals()[-1])
            case _:
                played.tap(played.table.tray.seats[1])
                played.until_asked()


def test_the_loser_names_the_next_first_caller_with_the_mouse(play: Play) -> None:
    played = next(each for each in (play(players=2, seed=f"bill {n}") for n in range(9)) if lost(each))
    bill = played.table.bill
    assert bill.first == 0
    played.tap(bill.seats[1])
    assert bill.first == 1
    assert bill.seats[1].chosen
    played.tap(bill.next)
    assert played.wished == ["next-match"]
    assert played.table.plan == 1


def lost(played: ChinosPlayed) -> bool:
    """Play a match to its end; whether Ana lost it."""
    to_the_bill(played)
    return played.position.loser == 0
