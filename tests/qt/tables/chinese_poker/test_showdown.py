"""From the lock to the next deal: what is opened when, what is told, and that nothing shows too early."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from rules.cards import Card
from rules.chinese_poker import CHINESE_POKER, PokerOptions, events
from rules.chinese_poker.arranging import expected
from rules.chinese_poker.automatic import Declared, kinds
from rules.chinese_poker.options import PRESETS
from rules.chinese_poker.setting import ROWS, Setting
from rules.chinese_poker.view import PokerView
from rules.seats import Seat
from tablegames_qt.phrases import card_name, signed
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.tables.chinese_poker import phrases
from tablegames_qt.tables.chinese_poker.in_words import sheet_text, words
from tablegames_qt.tables.chinese_poker.pace import poker_pace
from tablegames_qt.tables.chinese_poker.score_panel import PokerScorePanel
from tablegames_qt.tables.chinese_poker.telling import Telling
from tests.qt.tables.chinese_poker.played import PokerPlayed

Play = Callable[..., PokerPlayed]


def all_faces(played: PokerPlayed) -> set[Card]:
    """Every face that any item of the scene holds, seen or not."""
    return {item.card for items in played.table.pack.boards for item in items if item.card is not None}


def play_plain(play_poker: Play, name: str) -> PokerPlayed:
    """A match whose first deal has no automatic win, which would be opened before any row."""
    for number in range(20):
        played = play_poker(seed=f"{name} {number}")
        if not any(kinds(hand) for hand in played.session.match.state.position.hands):
            return played
    raise AssertionError("no such deal")


def open_beats(played: PokerPlayed) -> tuple[list[Beat], PokerView, PokerView]:
    """The beats of the opening after Ana's lock, not played yet."""
    before = played.position
    action = played.table.sealing.action
    step = CHINESE_POKER.apply(played.session.match.state, Seat(0), action)
    after = CHINESE_POKER.view(step.state, Seat(0))
    told = [seen for event in step.events if (seen := event.seen_by(Seat(0))) is not None]
    played.table._view = after
    return Telling(played.table, before, after).tell(told), before, after


# secrecy


def test_no_face_of_another_seat_is_anywhere_in_the_scene_while_hands_are_set(play_poker: Play) -> None:
    played = play_poker(seed="secret")
    own = set(played.position.hand)
    assert all_faces(played) == own
    names = [" ".join(lines) for _, lines in words(played.position, played.table.names)]
    tips = [item.toolTip() for item in played.table.items()]
    others = {card for seat in (1, 2, 3) for card in played.session.match.state.position.hands[seat]}
    assert not any(card_name(card) in text for card in others for text in [*names, *tips])


@pytest.mark.parametrize("seats", [2, 3])
def test_the_hand_of_an_empty_seat_is_never_on_the_table(play_poker: Play, seats: int) -> None:
    played = play_poker(seed=f"empty {seats}", seats=seats)
    played.play_deal()
    absent = {card for seat in range(seats, 4) for card in played.session.match.state.position.hands[seat]}
    assert not all_faces(played) & absent
    assert played.phase == "over"
    played.press(played.table.foot.buttons["next"])
    played.until_asked()
    assert played.position.deal == 2


def test_rows_open_front_middle_back_for_the_whole_table(play_poker: Play) -> None:
    played = play_plain(play_poker, "rows in order")
    played.place_all(played.best())
    beats, _, after = open_beats(played)
    assert after.entries is not None
    opened: list[set[Card]] = []

    def note() -> None:
        opened.append(all_faces(played))

    for beat in beats:
        played.table.choreographer.add(beat, Beat(on_end=note))
    played.table.choreographer.settle()
    sizes = sorted({len(each) for each in opened})
    assert sizes == [0, 12, 32, 52]
    front = next(each for each in opened if len(each) == 12)
    assert front == {card for entry in after.entries if isinstance(entry, Setting) for card in entry.front}
    middle = next(each for each in opened if len(each) == 32)
    assert middle - front == {card for entry in after.entries if isinstance(entry, Setting) for card in entry.middle}


def test_no_stack_tells_the_result_before_it_is_paid(play_poker: Play) -> None:
    played = play_plain(play_poker, "stacks")
    start = played.position.stacks
    played.place_all(played.best())
    beats, _, after = open_beats(played)
    assert after.stacks != start
    shown: list[list[str]] = []

    def note() -> None:
        table = played.table
        heads = [head.line for head in table.showdown.heads if head.isVisible()]
        shown.append(heads + [plate.line for plate in table.board._plates if plate.isVisible()])

    paid = next(number for number, beat in enumerate(beats) if beat.moves and beat.moves[0].time == "payment")
    for beat in beats[:paid]:
        played.table.choreographer.add(beat, Beat(on_end=note))
    played.table.choreographer.settle()
    assert shown
    assert {line for lines in shown for line in lines} == {phrases.chips_text(20, after.options)}


def test_again_shows_the_opening_once_more_and_leaves_the_position(play_poker: Play) -> None:
    played = play_poker(seed="again")
    played.play_deal()
    shown = picture(played)
    assert played.table.again()
    played.table.choreographer.settle()
    assert picture(played) == shown
    played.press(played.table.foot.buttons["next"])
    played.until_asked()
    card = played.laid.tray[0]
    played.table.arranger.send(card)
    laid = played.laid
    assert played.table.again()
    played.table.choreographer.settle()
    assert played.laid == laid
    played.assert_in_step()


def test_bots_are_seen_setting_for_the_same_time_whatever_they_hold() -> None:
    assert poker_pace("normal", ()) == poker_pace("normal", (events.AllReady((Seat(0),)),))
    assert 1200 <= poker_pace("normal", ()) <= 2000
    assert poker_pace("off", ()) == 0


# what is told


@pytest.mark.parametrize(
    ("seed", "why"),
    [("tell 0", "rows"), ("tell 2", "scoop"), ("tell 5", "automatic"), ("tell 9", "super_bonus")],
)
def test_every_pair_is_told_with_its_reason_and_ends_as_the_rules_say(play_poker: Play, seed: str, why: str) -> None:
    played = play_poker(seed=seed)
    played.play_deal()
    told = [part for part in played.revealed if isinstance(part, events.PairScored)]
    assert why in {part.why for part in told}
    view = played.position
    assert view.result is not None
    assert len(told) == len(view.result.score.pairs) == 6
    for seat in view.dealt_in:
        assert played.table.showdown.heads[seat].net == signed(view.result.score.net[seat])
    paid = [part for part in played.revealed if isinstance(part, events.Paid)]
    assert len(paid) == len(view.result.settlement.payments)


def test_the_points_of_rows_add_up_to_those_of_the_pairs(play_poker: Play) -> None:
    played = play_poker(seed="tell 0")
    played.play_deal()
    view = played.position
    assert view.result is not None
    for seat in view.dealt_in:
        shown = [played.table.showdown.lines[seat][row].net for row in ROWS]
        pairs = [pair for pair in view.result.score.pairs if seat in (pair.a, pair.b)]
        rows = [
            sum((pair.rows or (0, 0, 0))[number] * (1 if pair.a == seat else -1) for pair in pairs)
            for number in range(3)
        ]
        assert shown == [signed(points) for points in rows]


def test_a_capped_payment_says_what_was_owed_and_why_less_was_paid(play_poker: Play) -> None:
    played = play_poker(seed="tell 6")
    said: list[str] = []
    played.table.sentence.connect(said.append)
    for _ in range(12):
        if played.phase == "match-over":
            break
        played.play_deal()
        capped = [part for part in played.revealed if isinstance(part, events.Paid) and part.limit is not None]
        if capped:
            break
        played.press(played.table.foot.buttons["next"])
        played.until_asked()
    assert capped
    assert any(f"and pays {capped[0].paid}" in line and str(capped[0].owed) in line for line in said)


def test_speed_off_and_skipping_end_in_the_same_picture(play_poker: Play) -> None:
    played = play_poker(seed="skip")
    played.table.set_speed(Speed.NORMAL)
    played.place_all(played.best())
    played.button("lock")
    played.qtbot.waitUntil(lambda: played.table.choreographer.running, timeout=5000)
    for _ in range(200):
        if not played.table.choreographer.running:
            break
        played.key(Qt.Key.Key_Space)
        played.qtbot.wait(1)
    assert not played.table.choreographer.running
    shown = picture(played)
    played.table.jump(played.position)
    assert picture(played) == shown


def picture(played: PokerPlayed) -> list[object]:
    """What can be seen of the boards: faces, places, words."""
    table = played.table
    cards = [(str(item.card), item.pos().toTuple(), item.isVisible()) for items in table.pack.boards for item in items]
    heads = [(head.name, head.line, head.net, head.tag) for head in table.showdown.heads]
    lines = [(line.head, line.line, line.net, line.bonus) for seat in table.showdown.lines for line in seat.values()]
    return [cards, heads, lines, table.sentence_line.text]


def test_step_mode_waits_after_each_row(play_poker: Play) -> None:
    played = play_plain(play_poker, "steps")
    played.table.choreographer.step_mode = True
    played.place_all(played.best())
    played.button("lock")
    played.qtbot.waitUntil(lambda: played.table.choreographer.waiting, timeout=10_000)
    assert len(all_faces(played)) == 12
    played.key(Qt.Key.Key_Space)
    played.qtbot.waitUntil(lambda: played.table.choreographer.waiting and len(all_faces(played)) == 32, timeout=10_000)
    played.table.choreographer.settle()


# automatic wins


def test_an_automatic_win_is_noticed_offered_confirmed_and_proved(play_poker: Play) -> None:
    played = play_poker(seed="auto 10")
    button = played.table.board.buttons["automatic"]
    assert button.isVisible()
    assert button.text == "Six pairs: 4 from each"
    played.press(button)
    assert "six pairs" in played.table.question.words
    played.press(played.table.question.yes)
    played.until_asked()
    view = played.position
    assert view.entries is not None and isinstance(view.entries[0], Declared)
    assert played.table.showdown.lines[0]["front"].head == "Six pairs"
    assert sorted(played.faces(0)) == sorted(view.entries[0].cards)


def test_playing_rows_with_an_undeclared_automatic_win_is_asked_about(play_poker: Play) -> None:
    played = play_poker(seed="auto 10")
    played.place_all(played.best())
    played.button("lock")
    assert played.table.question.words == "You hold six pairs (4 from each). Play your rows instead?"
    played.press(played.table.question.yes)
    played.until_asked()
    assert isinstance(played.position.history[-1].entries[0], Setting)


def test_where_it_must_be_declared_the_program_does_so(play_poker: Play) -> None:
    played = play_poker(seed="auto 10", options=PokerOptions(version="basic"))
    played.qtbot.waitUntil(lambda: played.phase == "over", timeout=10_000)
    entry = played.position.history[-1].entries[0]
    assert isinstance(entry, Declared)
    assert "six_pairs" in kinds(entry.cards)


def test_other_hands_show_no_such_button(play_poker: Play) -> None:
    played = play_poker(seed="secret")
    assert not played.table.board.buttons["automatic"].isVisible()


# the match


@pytest.mark.parametrize("preset", [each.key for each in PRESETS])
def test_a_short_match_of_every_preset_reaches_its_end(play_poker: Play, preset: str) -> None:
    options = next(each.options for each in PRESETS if each.key == preset)
    assert isinstance(options, PokerOptions)
    played = play_poker(seed=f"match {preset}", options=dataclasses.replace(options, match_deals=3))
    for _ in range(3):
        assert played.phase == "set"
        played.play_deal()
        if played.phase == "over":
            if played.table.foot.buttons["buy"] in played.table.foot.shown:
                played.press(played.table.foot.buttons["buy"])
                played.until_asked()
            played.press(played.table.foot.buttons["next"])
            played.until_asked()
    assert played.phase == "match-over"
    assert "match" in played.table.sentence_line.text
    wished: list[str] = []
    played.table.wished.connect(wished.append)
    played.press(played.table.foot.buttons["next"])
    played.press(played.table.foot.buttons["verify"])
    assert wished == ["new-match", "verify"]


def test_bots_without_chips_buy_before_the_next_deal(play_poker: Play) -> None:
    for number in range(30):
        played = play_poker(seed=f"broke {number}", level="easy")
        while played.phase == "set" and not played.position.broke:
            played.play_deal()
            if played.phase == "over" and not played.position.broke:
                played.press(played.table.foot.buttons["next"])
                played.until_asked()
        if played.phase == "over" and set(played.position.broke) - {0}:
            break
    broke = set(played.position.broke) - {0}
    assert broke
    played.key(Qt.Key.Key_N)
    played.until_asked()
    view = played.position
    assert view.phase == "set"
    assert all(view.stacks[seat] == 20 and seat in view.dealt_in for seat in broke)


def test_the_dock_says_the_matrix_the_pairs_and_the_payments(play_poker: Play) -> None:
    played = play_poker(seed="tell 2")
    panel = PokerScorePanel(played.table.context)
    played.qtbot.addWidget(panel)
    panel.show_view(played.position)
    played.table.revealed.connect(panel.show_part)
    played.play_deal()
    live = {cell: label.text() for cell, label in panel._cells.items()}
    panel.show_view(played.position)
    assert {cell: label.text() for cell, label in panel._cells.items()} == live
    view = played.position
    assert view.result is not None
    for pair in view.result.score.pairs:
        assert live[pair.a, pair.b] == signed(pair.points)
        assert live[pair.b, pair.a] == signed(-pair.points)
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert sum(" pays " in text for text in texts) == len(view.result.settlement.payments)
    panel.set_flow("row")
    panel.set_flow("column")
    assert sheet_text(view, played.table.names).splitlines()[1].split("\t")[0] == "1"


# the review


def reviewing(played: PokerPlayed) -> bool:
    return played.table.reviewing.shown


def ticking(played: PokerPlayed) -> bool:
    return played.table.clock.running


def test_the_review_lays_the_best_setting_beside_the_own_one_with_its_cost(play_poker: Play) -> None:
    played = play_poker(seed="review")
    best = played.best()
    worse = Setting(best.front, best.middle, best.back)
    hand = list(played.table.arranger.laid.tray)
    for cut in range(len(hand)):
        turned = hand[cut:] + hand[:cut]
        tried = Setting(tuple(turned[10:]), tuple(turned[5:10]), tuple(turned[:5]))
        if tried.foul is None:
            worse = tried
            break
    options = played.position.options
    played.place_all(worse)
    played.lock()
    played.qtbot.waitUntil(lambda: bool(played.table.finder.reviews), timeout=10_000)
    found = next(iter(played.table.finder.reviews.values()))
    cost = 3 * (expected(best, options) - expected(worse, options))
    assert found.review.cost == pytest.approx(cost)
    assert found.own == played.position.history[-1].net[0]
    played.key(Qt.Key.Key_V)
    assert reviewing(played)
    shown = [item.card for item in played.table.reviewing._pieces()[1] if item.isVisible()]
    assert set(shown[:3]) == set(best.front)
    assert "<b>" in played.table.reviewing._verdict.text or cost < 0.05
    played.key(Qt.Key.Key_V)
    assert not reviewing(played)
    played.key(Qt.Key.Key_N)
    played.until_asked()
    assert played.position.deal == 2
    assert not reviewing(played)


# the clock


def test_the_clock_counts_down_can_be_stopped_and_arranges_the_rest(play_poker: Play) -> None:
    played = play_poker(seed="clock", options=PokerOptions(clock=60))
    clock = played.table.clock
    assert ticking(played) and clock.left == 60
    assert played.table.board.clock.text == "1:00"
    clock.tick()
    assert played.table.board.clock.text == "0:59"
    played.key(Qt.Key.Key_P)
    assert not ticking(played) and "paused" in played.table.board.clock.text
    played.key(Qt.Key.Key_P)
    kept = played.laid.tray[0]
    played.table.arranger.send(kept)
    sounds: list[str] = []
    played.table.sounded.connect(sounds.append)
    while clock.left > 0:
        clock.tick()
    assert sounds.count("call") == 10
    played.until_asked()
    entry = played.position.history[-1].entries[0]
    assert isinstance(entry, Setting)
    assert entry.foul is None
    assert kept in entry.back


def test_where_the_clock_ends_in_a_foul_the_hand_is_forfeited(play_poker: Play) -> None:
    options = PokerOptions(clock=60, clock_end="foul", prevent_fouls=False)
    played = play_poker(seed="clock", options=options)
    while played.table.clock.left > 0:
        played.table.clock.tick()
    played.until_asked()
    view = played.position
    assert view.result is not None and view.result.score.fouls == (Seat(0),)
    assert not played.faces(0)
    assert played.table.showdown.heads[0].tag == "foul"


def test_without_a_clock_nothing_ticks(play_poker: Play) -> None:
    played = play_poker(seed="secret")
    assert not played.table.clock.running
    assert played.table.board.clock.text == ""
