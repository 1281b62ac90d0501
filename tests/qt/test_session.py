from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, NextDeal, Play, TenOptions
from rules.chinese_ten.events import Dealt, LayoutOpened
from rules.events import seen
from rules.game import IllegalAction
from rules.record import Player, positions, replay
from rules.seats import TABLE, Seat
from tablegames_qt.bot_runner import Answer, InlineRunner, ProcessRunner
from tablegames_qt.bot_worker import Thought, think
from tablegames_qt.profile import Profile
from tablegames_qt.saves import Resumed
from tablegames_qt.session import Session
from tests.qt.sitting import (
    SOLO,
    HeldRunner,
    Sit,
    Table,
    first_action,
    play_until,
    profile_in,
    sit_down,
    tables,
    turn_the_loop,
    until_asked,
)

YOU, BOT = Seat(0), Seat(1)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    profile = profile_in(tmp_path)
    yield profile
    profile.close()


@pytest.fixture
def sit(profile: Profile) -> Iterator[Sit]:
    with tables(profile) as sit:
        yield sit


def test_a_match_begins_with_its_deal_and_asks_only_when_it_is_shown(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit(slow=True, deal="you begin")
    ((before, events, after),) = table.of("stepped")
    assert before is None
    assert after == session.view() == CHINESE_TEN.view(session.match.state, YOU)
    assert [each for each in events if isinstance(each, Dealt | LayoutOpened)]
    turn_the_loop()
    assert table.names("asked", "thinking") == []
    table.settle()
    assert table.names("asked", "thinking") == []  # never out of the call
    qtbot.waitUntil(lambda: bool(table.names("asked", "thinking")))
    table.settle()
    turn_the_loop()
    assert len(table.names("asked", "thinking")) == 1


def test_a_whole_series_of_bots_is_the_match_that_the_rules_replay(qtbot: QtBot, sit: Sit, profile: Profile) -> None:
    bots = (Player("Ana", "bot", "medium"), Player("Bruno", "bot", "easy"))
    session, table = sit(players=bots, options=TenOptions(rounds=1))
    with qtbot.waitSignal(session.finished, timeout=60_000):
        pass
    assert table.of("finished") == [(session.outcome,)]
    assert sum(move.seat == TABLE for move in session.record.moves) == 1  # two deals, nobody had to confirm
    steps = table.of("stepped")[1:]
    for match, (before, _, after), following in zip(
        positions(session.record), steps, list(positions(session.record))[1:], strict=False
    ):
        assert before == CHINESE_TEN.view(match.state, None)
        assert after == CHINESE_TEN.view(following.state, None)
    assert len(steps) == len(session.record.moves)
    assert replay(session.record).state == session.match.state
    profile.close()
    (finished,) = profile.saves.finished.iterdir()
    opened = profile.saves.open_file(finished)
    assert isinstance(opened, Resumed)
    assert opened.match == session.match
    assert list(profile.saves.saves.glob("*.tgr*")) == []


def test_events_are_those_that_the_viewer_may_see(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit()
    play_until(qtbot, session, 20)
    match = next(positions(session.record))
    for move, (_, events, _) in zip(session.record.moves, table.of("stepped")[1:], strict=True):
        match, all_events = match.act(move.seat, CHINESE_TEN.parse(move.text))
        assert events == seen(all_events, YOU)


def test_a_wrong_move_changes_nothing_and_is_told(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit()
    until_asked(qtbot, session)
    before = session.match
    foreign = next(card for card in CHINESE_TEN.view(before.state, BOT).hand)
    assert session.submit(YOU, Play(foreign)) is False
    assert session.next_deal() is False
    assert session.match is before
    (refusal,), (too_early,) = table.of("refused")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.reason, too_early.reason) == ("not-in-hand", "wrong-phase")
    assert session.submit(YOU, first_action(session, YOU)) is True
    with pytest.raises(ValueError, match="a bot decides"):
        session.submit(BOT, first_action(session, BOT))


def test_the_second_click_on_a_card_is_refused_and_not_lost(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit(slow=True)
    while not session.waiting_for:
        table.settle()
        turn_the_loop()
    action = first_action(session, YOU)
    moves = len(session.record.moves)
    assert session.submit(YOU, action)
    assert not session.submit(YOU, action)
    assert len(session.record.moves) == moves + 1
    assert len(table.of("refused")) == 1


def test_the_next_deal_waits_for_a_word(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    while TABLE not in session.waiting_for:
        play_until(qtbot, session, len(session.record.moves) + 1)
    moves = session.record.moves
    turn_the_loop()
    assert session.record.moves == moves
    assert session.next_deal()
    assert session.record.moves[-1].text == CHINESE_TEN.text(NextDeal())


def test_a_bot_thinks_while_the_table_moves_but_acts_only_after_it(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, table = sit(runner, slow=True)
    while not session.waiting_for:
        table.settle()
        for index in range(len(runner.asked)):
            runner.answer(index)
        turn_the_loop()
    asked = len(runner.asked)
    session.submit(YOU, first_action(session, YOU))
    assert len(runner.asked) == asked + 1  # already at work
    runner.answer()
    moves = session.record.moves
    turn_the_loop()
    assert session.record.moves == moves
    assert table.names()[-1] in ("stepped", "saved")  # nobody is seen thinking yet
    table.settle()
    qtbot.waitUntil(lambda: len(session.record.moves) == len(moves) + 1)
    assert table.names("thinking", "thought", "stepped")[-3:] == ["thinking", "thought", "stepped"]


@pytest.mark.parametrize(("speed", "least"), [("off", 0), ("quick", 40), ("normal", 80), ("projector", 120)])
def test_a_bot_is_seen_thinking_for_the_pace_of_the_table(qtbot: QtBot, sit: Sit, speed: str, least: int) -> None:
    session, table = sit(speed=speed)
    seen_events: list[Any] = []

    def pace(speed: str, events: tuple[Any, ...]) -> int:
        seen_events.append(events)
        return {"off": -500, "quick": 40, "normal": 80, "projector": 120}[speed]

    session.set_pace(pace)
    until_asked(qtbot, session)
    clock = QElapsedTimer()
    session.thinking.connect(lambda seat: clock.start())
    session.submit(YOU, first_action(session, YOU))
    with qtbot.waitSignal(session.thought):
        pass
    assert clock.elapsed() >= least
    assert seen_events[-1] == table.of("stepped")[-1][1]


def test_a_pause_can_be_cut_and_a_change_of_speed_takes_hold_in_it(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit(speed="projector")
    session.set_pace(lambda speed, events: 0 if speed == "off" else 3_600_000)
    session.hurry()  # nobody is seen thinking: cuts nothing
    for cut in (session.hurry, lambda: session.set_speed("off")):
        session.set_speed("projector")
        while not session.waiting_for:
            session.hurry()
            turn_the_loop()
        session.submit(YOU, first_action(session, YOU))
        moves = len(session.record.moves)
        thinking = len(table.of("thinking"))
        if session.to_act == (YOU,):
            continue
        qtbot.waitUntil(lambda thinking=thinking: len(table.of("thinking")) > thinking)
        turn_the_loop()
        assert len(session.record.moves) == moves
        cut()
        qtbot.waitUntil(lambda moves=moves: len(session.record.moves) > moves)


def test_closing_while_the_bot_thinks(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, table = sit(runner)
    while not session.waiting_for:
        runner.answer()
        turn_the_loop()
    session.submit(YOU, first_action(session, YOU))
    session.hint()
    session.close()
    session.close()
    told = len(table.told)
    moves = session.record.moves
    for index in range(len(runner.asked)):
        runner.answer(index)
    table.settle()
    session.undo()
    turn_the_loop()
    assert session.record.moves == moves
    assert table.names()[told:] == []
    assert session.submit(YOU, "anything") is False


def test_a_hint_is_the_choice_of_the_strongest_bot(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    until_asked(qtbot, session)
    with qtbot.waitSignal(session.hinted, timeout=10_000) as blocker:
        assert session.hint()
        assert not session.hint()  # one at a time
    (choice,) = blocker.args
    view, legal = session.view(), session.legal(YOU)
    rng = session.record.dealing.rng("hint", len(session.record.moves), YOU)
    assert choice == CHINESE_TEN.levels["hard"].choose(view, legal, rng)
    assert session.hint()


def test_a_hint_for_a_position_that_has_gone_is_not_told(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, table = sit(runner)
    while not session.waiting_for:
        runner.answer()
        turn_the_loop()
    session.hint()
    old = len(runner.asked) - 1
    session.submit(YOU, first_action(session, YOU))
    assert not session.hint()  # nothing to decide
    session.undo()
    runner.answer(old)
    assert table.of("hinted") == []
    qtbot.waitUntil(lambda: bool(session.waiting_for))
    assert session.hint()
    runner.answer(thought=Thought(think(runner.asked[-1][1]).choice, "too-slow"))
    assert table.of("hinted") == [(None,)]  # a random card is no hint
    assert session.hint()
    runner.answer()
    assert table.of("hinted")[-1][0].action in session.legal(YOU)


def test_bots_and_hints_get_views_and_never_a_state(qtbot: QtBot, sit: Sit) -> None:
    runner = HeldRunner()
    session, _ = sit(runner)
    while len(runner.asked) < 6:
        if session.waiting_for:
            session.hint()
            session.submit(YOU, first_action(session, YOU))
        runner.answer()
        turn_the_loop()
    for _, request in runner.asked:
        hidden = {type(session.match.state), type(session.record), type(session.record.dealing)}
        assert not hidden & set(map(type, parts(request)))
        assert session.record.seed not in parts(request)


def parts(value: Any) -> list[Any]:
    """Everything a value holds, by its slots and fields, at any depth."""
    found: list[Any] = []
    left = [value]
    while left:
        each = left.pop()
        if any(each is other for other in found) or isinstance(each, type):
            continue
        found.append(each)
        if isinstance(each, tuple | list | frozenset):
            left += each
        elif isinstance(each, dict):
            left += [*each, *each.values()]
        elif dataclasses.is_dataclass(each):
            left += [getattr(each, field.name) for field in dataclasses.fields(each)]
        else:
            left += [getattr(each, name) for name in getattr(type(each), "__slots__", ()) if hasattr(each, name)]
    return found


def test_saving_begins_with_decisions_of_the_player_alone(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit()
    begun: list[int] = []
    session.saving.connect(lambda: begun.append(len(session.record.moves)))
    play_until(qtbot, session, 6)
    qtbot.waitUntil(lambda: table.names()[-1] == "saved")
    assert 0 < len(begun) < len(session.record.moves)


def test_every_decision_is_saved_and_the_match_comes_back_at_it(
    qtbot: QtBot, sit: Sit, profile: Profile, tmp_path: Path
) -> None:
    session, table = sit()
    play_until(qtbot, session, 5)
    qtbot.waitUntil(lambda: table.names()[-1] == "saved")
    resumed = profile.saves.resume(session.autosave.slot)
    assert isinstance(resumed, Resumed)
    assert resumed.match == session.match

    again = Session(resumed.match, InlineRunner(), profile.autosave(resumed.slot), speed="off")
    shown = Table(again)
    again.start()
    assert shown.of("jumped") == [(session.view(),)]
    until_asked(qtbot, again)
    assert again.submit(YOU, first_action(again, YOU))
    again.close()


def test_closing_saves_what_the_bots_did(qtbot: QtBot, sit: Sit, profile: Profile) -> None:
    bots = (Player("Ana", "bot", "easy"), Player("Bruno", "bot", "easy"))
    session, _table = sit(players=bots)
    qtbot.waitUntil(lambda: len(session.record.moves) > 3)
    session.close()
    profile.close()
    resumed = profile.saves.resume(session.autosave.slot)
    assert isinstance(resumed, Resumed)
    assert resumed.match == session.match


def test_a_table_that_answers_at_once_out_of_every_signal(qtbot: QtBot, profile: Profile) -> None:
    """A driver that submits, settles and confirms from within the signals themselves."""
    session = sit_down(profile, players=SOLO, options=TenOptions(rounds=1))
    session.stepped.connect(lambda *views: session.table_settled())
    session.asked.connect(lambda seat: session.submit(seat, first_action(session, seat)))
    with qtbot.waitSignal(session.finished, timeout=30_000):
        session.start()
    assert len(session.record.scores) == 2
    session.close()


def test_bots_of_the_process_play_a_deal(qtbot: QtBot, sit: Sit) -> None:
    runner = ProcessRunner()
    faults: list[Answer] = []
    runner.answered.connect(lambda answer: faults.append(answer) if answer.fault else None)
    bots = (Player("Ana", "bot", "hard"), Player("Bruno", "bot", "medium"))
    session, _ = sit(runner, players=bots, options=TenOptions(rounds=0))
    with qtbot.waitSignal(session.finished, timeout=60_000):
        pass
    assert faults == []
    session.close()
    runner.close()


def test_a_step_takes_no_time_from_the_window(qtbot: QtBot, sit: Sit) -> None:
    session, _table = sit()
    spent: list[float] = []
    while TABLE not in session.waiting_for:
        qtbot.waitUntil(lambda: bool(session.waiting_for))
        if YOU in session.waiting_for:
            action = first_action(session, YOU)
            before = time.thread_time()
            session.submit(YOU, action)
            spent.append(time.thread_time() - before)
    assert sorted(spent)[len(spent) // 2] < 0.008
