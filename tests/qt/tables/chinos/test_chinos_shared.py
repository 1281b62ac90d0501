"""Several people at the bar table: real coins entered by an operator, and hidden keys."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QImage, QPainter
from PySide6.QtTest import QTest

from rules.chinos import ChinosOptions, Hide
from rules.record import replay
from rules.seats import Seat
from tablegames_qt.tables.chinos import key_sheet
from tablegames_qt.tables.chinos.entering import Entering
from tablegames_qt.tables.chinos.hidden_keys import KEYS, HiddenKeys
from tablegames_qt.tables.chinos.shared import SharedTable
from tests.qt.tables.chinos.played import ChinosPlayed, shown_texts

Play = Callable[..., ChinosPlayed]
REAL = ChinosOptions(fists="real")
FOUL = ChinosOptions(impossible_calls="foul")


def open_table(played: ChinosPlayed) -> SharedTable:
    assert isinstance(played.table, SharedTable)
    return played.table


def call(played: ChinosPlayed, total: int | None = None) -> None:
    """Call for whoever is to call, by clicks."""
    total = played.table.position.open_totals[0] if total is None else total
    played.call(total)


def until_hands_open(played: ChinosPlayed) -> None:
    while played.session.to_act and played.session.game.view(played.session.match.state, None).phase == "call":
        call(played)


def texts(played: ChinosPlayed) -> list[str]:
    """The moves of the record."""
    return [f"{move.seat} {move.text}" for move in played.session.record.moves]


# real coins


def test_a_match_with_real_coins_is_played_to_its_bill_by_one_operator(play: Play) -> None:
    played = play(players=5, people=3, options=REAL, seed="operator")
    table, rng = open_table(played), random.Random(5)
    for _ in range(400):
        view = played.position
        assert view.viewer is None
        assert view.coins is None
        match view.phase:
            case "over":
                break
            case "call":
                call(played, rng.choice(view.open_totals))
            case "show":
                for _ in table.entries.entering.people:
                    played.tap(table.tray.pad[rng.randrange(4)])
                played.tap(table.tray.confirm)
                if played.position.phase == "show" and table.entries.entering.doubted:
                    played.tap(table.tray.confirm)
                played.until_asked()
            case "choose":
                played.tap(table.tray.seats[view.active[0]])
                played.until_asked()
    assert played.position.phase == "over"
    assert table.bill.shown
    assert not played.refused
    assert replay(played.session.record).state == played.session.match.state
    assert any(played.position.history[number].fouls for number in range(len(played.position.history)))


def test_bots_show_their_coins_when_all_people_have(play: Play) -> None:
    played = play(players=4, people=2, options=REAL, seed="order")
    until_hands_open(played)
    assert played.position.phase == "show"
    for _ in range(20):
        played.qtbot.wait(1)
    assert not any("show" in each for each in texts(played)), "a bot would be the first to show"
    for coins in (1, 2):
        played.number(coins)
    played.key(Qt.Key.Key_Return)
    if played.position.phase == "show" and not any("show" in each for each in texts(played)):
        played.key(Qt.Key.Key_Return)  # the entry did not fit the call, and was asked about
    played.qtbot.waitUntil(lambda: bool(played.position.history), timeout=10_000)
    shown = [int(each.split()[0]) for each in texts(played) if "show" in each]
    people, bots = shown[:2], shown[2:]
    assert set(people) == {0, 1}
    assert set(bots) == {2, 3}


def test_the_next_player_is_selected_by_itself_and_every_entry_can_be_corrected(play: Play) -> None:
    played = play(players=4, people=4, options=REAL, seed="correct")
    table = open_table(played)
    until_hands_open(played)
    order = table.entries.entering.people
    assert order == played.position.order
    for coins, seat in enumerate(order):
        assert table.entries.entering.seat == seat
        assert table.tray.plate._name == table.names[seat]
        assert table.tray.confirm.enabled == table.entries.entering.complete
        played.tap(table.tray.pad[coins])
    assert table.entries.entering.coins == dict(zip(order, range(4), strict=True))
    assert table.tray.confirm.enabled
    played.tap(table.tray.seats[order[1]])
    assert table.entries.entering.seat == order[1]
    played.key(Qt.Key.Key_3)
    assert table.entries.entering.coins[order[1]] == 3
    played.key(Qt.Key.Key_Backspace)
    played.key(Qt.Key.Key_2)
    assert table.entries.entering.coins[order[0]] == 2
    assert not any("show" in each for each in texts(played)), "nothing is counted before the button says so"
    assert table.tray.seats[order[0]].word.startswith("2 ")


def test_one_button_clicked_again_and_again_enters_one_player_after_the_other(play: Play) -> None:
    """Clicks in quick succession are double clicks to the system; every one of them counts here."""
    played = play(players=4, people=4, options=REAL, seed="correct")
    table = open_table(played)
    until_hands_open(played)
    port, spot = played.view.viewport(), played.middle(table.tray.pad[3])
    for press in (QTest.mousePress, QTest.mouseDClick, QTest.mousePress, QTest.mouseDClick):
        press(port, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=spot)
    assert list(table.entries.entering.coins.values()) == [3, 3, 3, 3]


def test_coins_that_do_not_fit_a_call_are_asked_about_once(play: Play) -> None:
    played = play(players=3, people=3, options=REAL, seed="doubt")
    table = open_table(played)
    call(played, 0)
    call(played, 9)
    call(played, 4)
    first, second, third = table.entries.entering.people
    for coins in (2, 3, 1):  # two coins in the hand of who called blanca
        played.number(coins)
    played.key(Qt.Key.Key_Return)
    assert played.position.phase == "show"
    assert table.entries.entering.seat == first
    assert table.sentence_line.text == f"Look again: {table.names[first]}."
    sentence = played.noted[-1]
    assert sentence.startswith(f"{table.names[first]}: 2 coin")
    assert "and the call 0 do not go together" in sentence
    played.number(0)  # a slip, indeed
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    (opened,) = played.position.history
    assert opened.coins == (0, 3, 1)
    assert not opened.fouls
    assert {second, third} <= set(opened.seats)


def test_coins_that_are_counted_all_the_same_are_a_foul(play: Play) -> None:
    played = play(players=3, people=3, options=REAL, seed="doubt")
    for total in (0, 9, 4):
        call(played, total)
    for coins in (2, 3, 1):
        played.number(coins)
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    (opened,) = played.position.history
    assert [(foul.seat, foul.reason) for foul in opened.fouls] == [(opened.seats[0], "too-low-for-own")]


def test_more_than_three_coins_count_as_three_and_only_the_people_are_entered() -> None:
    entering = Entering((Seat(2), Seat(0)))
    for coins in (3, 7):
        entering.enter(coins)
    assert entering.coins == {Seat(2): 3, Seat(0): 3}, "more than three count as three"
    assert entering.complete
    entering.select(Seat(1))
    assert entering.seat == Seat(0), "nobody else's coins are asked for"


def test_more_than_three_coins_are_no_entry(play: Play) -> None:
    played = play(players=3, people=3, options=REAL, seed="doubt")
    until_hands_open(played)
    played.key(Qt.Key.Key_7)
    assert played.refused == ["A fist holds 0 to 3 coins."]
    assert open_table(played).entries.entering.coins == {}


def test_the_one_of_the_people_who_may_choose_names_the_first_caller(play: Play) -> None:
    played = play(players=2, people=2, options=REAL, seed="chooser")
    table = open_table(played)
    for _ in range(200):
        view = played.position
        if view.phase in ("choose", "over"):
            break
        if view.phase == "call":
            call(played, 3 if 3 in view.open_totals else 2)
            continue
        for _ in range(2):
            played.number(1)
        played.key(Qt.Key.Key_Return)
        played.until_asked()
    assert played.position.phase == "choose"
    chooser = played.position.chooser
    assert chooser in (0, 1)
    played.key(Qt.Key.Key_Right)
    played.key(Qt.Key.Key_Return)
    played.until_asked()
    assert texts(played)[-1].startswith(f"{chooser} choose-first")
    assert table.position.phase == "call"


# hidden keys


def keys_table(play: Play, *, people: int = 3, players: int = 4, seed: str = "keys", **options: object) -> ChinosPlayed:
    played = play(players=players, people=people, options=FOUL.replace(**options), seed=seed)
    played.settings.fists_input = "keys"
    played.table.jump(played.position)
    return played


def start(played: ChinosPlayed) -> SharedTable:
    table = open_table(played)
    played.key(Qt.Key.Key_Return)
    assert table.keys.countdown.running
    return table


def end(played: ChinosPlayed) -> None:
    """Let the time run out without waiting for it."""
    table = open_table(played)
    left = table.keys.countdown.left
    for _ in range(left):
        assert table.keys.countdown.running
        table.keys.countdown.timer.timeout.emit()
    assert not table.keys.countdown.running


def hidden(played: ChinosPlayed) -> dict[int, int]:
    moves = played.session.record.moves
    return {move.seat: int(move.text.split()[1]) for move in moves if move.text.startswith("hide")}


def test_the_last_key_counts_and_no_key_is_three_coins(play: Play) -> None:
    played = keys_table(play)
    start(played)
    for key in (Qt.Key.Key_1, Qt.Key.Key_4, Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_7, Qt.Key.Key_A):
        played.key(key)
    end(played)
    played.until_asked()
    closed = hidden(played)
    assert (closed[0], closed[1], closed[2]) == (1, 0, 3)
    assert played.position.phase == "call"
    assert open_table(played).keys.hidden.closed() == [(Seat(0), 3), (Seat(1), 3), (Seat(2), 3)], "nothing is kept"


def test_all_fists_close_together_when_the_time_is_over_and_never_before(play: Play) -> None:
    played = keys_table(play, people=4)
    start(played)
    for key in (Qt.Key.Key_1, Qt.Key.Key_8, Qt.Key.Key_Z, Qt.Key.Key_M):
        played.key(key)
    table = open_table(played)
    for left in range(7, 0, -1):
        table.keys.countdown.timer.timeout.emit()
        assert table.keys.countdown.left == left
        assert not hidden(played)
    end(played)
    assert hidden(played) == {0: 0, 1: 1, 2: 0, 3: 0}


def painted(played: ChinosPlayed) -> bytes:
    image = QImage(508, 350, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    played.table.render(painter)
    painter.end()
    return bytes(image.constBits())


def test_nothing_reacts_to_a_key(play: Play) -> None:
    played = keys_table(play, people=4)
    table = start(played)
    heard: list[object] = []
    for signal in (table.noted, table.announced, table.sounded, table.sentence, table.refused, table.wished):
        signal.connect(heard.append)
    before = painted(played), shown_texts(table), table.ring.item
    every_key = [code for keys in KEYS for codes in keys.codes for code in codes]
    for code in (*every_key, Qt.Key.Key_H, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Right):
        played.key(code)
        assert (painted(played), shown_texts(table), table.ring.item) == before
    assert heard == []
    assert not hidden(played)


def test_a_key_that_comes_too_late_is_no_call_and_is_seen_nowhere(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    played = keys_table(play, people=4)
    table = start(played)
    end(played)
    played.until_asked()
    assert table.position.phase == "call"
    before = painted(played), shown_texts(table), table.ring.item
    for code in (code for keys in KEYS for codes in keys.codes for code in codes):
        played.key(code)
        assert (painted(played), shown_texts(table), table.ring.item) == before
    played.key(Qt.Key.Key_Return)
    assert not played.position.calls
    monkeypatch.setattr(key_sheet, "TOO_LATE", 0)
    played.key(Qt.Key.Key_3)
    assert shown_texts(table) != before[1], "a moment later the first caller chooses by the same keys"


def test_each_key_of_each_player_stands_for_its_coins() -> None:
    for seat, keys in enumerate(KEYS):
        for coins, codes in enumerate(keys.codes):
            for code in codes:
                pressed = HiddenKeys([Seat(each) for each in range(4)])
                pressed.begin([Seat(each) for each in range(4)], 0)
                pressed.press(code)
                assert dict(pressed.closed()) == {each: coins if each == seat else 3 for each in range(4)}
    every = [code for keys in KEYS for codes in keys.codes for code in codes]
    assert len(every) == len(set(every)), "no key has two meanings"


def test_the_keys_stay_with_their_players_when_others_are_saved() -> None:
    pressed = HiddenKeys([Seat(0), Seat(2), Seat(5)])
    pressed.begin([Seat(2), Seat(5)], 0)
    pressed.press(Qt.Key.Key_1)  # those of seat 0, who has left
    pressed.press(Qt.Key.Key_8)
    pressed.press(Qt.Key.Key_Z)
    assert pressed.closed() == [(Seat(2), 1), (Seat(5), 0)]


def test_in_a_round_without_blanca_the_key_of_none_is_one_coin(play: Play) -> None:
    played = keys_table(play, no_blanca_first_round=True)
    assert "for 1, 1, 2 and 3 coins" in open_table(played).tray._heading.text
    start(played)
    played.key(Qt.Key.Key_1)
    end(played)
    assert hidden(played)[0] == 1
    assert not played.refused


@pytest.mark.parametrize("way", ["Esc", "the window is left"])
def test_a_countdown_that_is_given_up_closes_no_fist(play: Play, way: str) -> None:
    played = keys_table(play)
    table = start(played)
    played.key(Qt.Key.Key_1)
    if way == "Esc":
        played.key(Qt.Key.Key_Escape)
    else:
        table.focusOutEvent(QFocusEvent(QFocusEvent.Type.FocusOut))
    assert not table.keys.countdown.running
    assert not hidden(played)
    assert "stopped" in table.sentence_line.text
    start(played)
    end(played)
    assert {hidden(played)[seat] for seat in range(3)} == {3}, "what was pressed before is forgotten"


def test_the_time_is_the_one_that_is_set(play: Play) -> None:
    played = keys_table(play)
    played.settings.hide_time = 5
    assert open_table(played).tray._help.text.startswith("5 second")
    counted: list[int] = []
    played.table.counted.connect(counted.append)
    start(played)
    end(played)
    assert counted == [5, 4, 3, 2, 1, 0]


# nothing tells what is in a fist


@pytest.mark.parametrize("mode", ["foul", "allowed"])
def test_the_pad_of_a_shared_table_is_the_same_for_all_coins_of_the_caller(play: Play, mode: str) -> None:
    """Buttons, tool tips, what a screen reader says, refusals and every pixel, for all four fists of the caller."""
    seen = set()
    for coins, others in itertools.product(range(4), ((1, 2), (3, 0))):
        played = play(players=3, people=3, options=ChinosOptions(impossible_calls=mode), seed="same")
        table = open_table(played)
        first = played.position.order[0]
        fists = {first: coins, **dict(zip(played.position.order[1:], others, strict=True))}
        for seat, own in fists.items():
            played.session.submit(seat, Hide(own))
        played.until_asked()
        assert table.own_move == "call"
        words: list[object] = []
        table.noted.connect(words.append)
        table.announced.connect(words.append)
        for _ in range(10):
            played.key(Qt.Key.Key_Right)
        for total in (0, 9, 4):
            played.tap(table.tray.pad[total])
        pad = [
            (button.text, button.word, button.reason, button.toolTip(), button.enabled, table._pad_words(button))
            for button in table.tray.pad
            if button.isVisible()
        ]
        seen.add((tuple(pad), tuple(words), tuple(played.refused), painted(played), tuple(shown_texts(table))))
    assert len(seen) == 1


def test_an_impossible_call_is_accepted_alike_and_is_a_foul_at_the_opening(play: Play) -> None:
    played = play(players=3, people=3, options=FOUL, seed="same")
    order = played.position.order
    for seat, coins in zip(order, (3, 0, 1), strict=True):
        played.session.submit(seat, Hide(coins))
    played.until_asked()
    call(played, 0)  # with three coins in the own fist
    assert texts(played)[-1] == f"{order[0]} call 0"
    call(played, 5)
    call(played, 4)
    (opened,) = played.position.history
    assert [foul.seat for foul in opened.fouls] == [order[0]]
    assert opened.winners == (order[2],)


def test_no_hint_is_given_where_everybody_looks_on(play: Play) -> None:
    played = play(players=3, people=3, options=REAL, seed="hint")
    assert not played.session.hint()


def test_a_double_press_of_the_last_entry_counts_nothing_twice(play: Play) -> None:
    played = play(players=3, people=3, options=REAL, seed="doubt")
    until_hands_open(played)
    table = open_table(played)
    for coins in (1, 1, 1):
        played.number(coins)
    QTest.mouseDClick(played.view.viewport(), Qt.MouseButton.LeftButton, pos=played.middle(table.tray.confirm))
    played.until_asked()
    shown = [each for each in texts(played) if "show" in each]
    assert len(shown) == (3 if played.position.history else 0)
