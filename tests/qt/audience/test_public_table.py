"""The match waits for every table that shows it, tells the audience what everybody may see, and can stand still."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN
from rules.events import seen
from rules.record import Player, positions
from rules.seats import Seat
from tablegames_qt.app import Program
from tablegames_qt.audience.public_table import PublicTable
from tablegames_qt.match_page import MatchPage
from tablegames_qt.profile import Profile
from tablegames_qt.scene.choreographer import Beat
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tests.qt.at_the_window import begin, play
from tests.qt.sitting import Sit, first_action, play_until, profile_in, tables, turn_the_loop, until_asked

YOU = Seat(0)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    profile = profile_in(tmp_path)
    yield profile
    profile.close()


@pytest.fixture
def sit(profile: Profile) -> Iterator[Sit]:
    with tables(profile) as sit:
        yield sit


def test_the_audience_is_told_what_everybody_may_see(qtbot: QtBot, sit: Sit) -> None:
    session, _ = sit()
    told: list[tuple[object, ...]] = []
    session.public_stepped.connect(lambda *step: told.append(step))
    until_asked(qtbot, session)
    told.clear()
    start = len(session.record.moves)
    play_until(qtbot, session, start + 20)
    match = list(positions(session.record))[start]
    for move, (before, events, after) in zip(session.record.moves[start:], told, strict=True):
        assert before == CHINESE_TEN.view(match.state, None)
        match, all_events = match.act(move.seat, CHINESE_TEN.parse(move.text))
        assert events == seen(all_events, None)
        assert after == CHINESE_TEN.view(match.state, None)


def test_nobody_is_asked_before_every_table_has_shown_the_step(qtbot: QtBot, sit: Sit) -> None:
    session, table = sit()
    until_asked(qtbot, session)
    beamer = object()
    session.watch(beamer)
    session.submit(YOU, first_action(session, YOU))
    turn_the_loop()
    made = len(session.record.moves)
    asked = len(table.of("asked")) + len(table.of("thinking"))
    turn_the_loop()
    assert (len(session.record.moves), len(table.of("asked")) + len(table.of("thinking"))) == (made, asked)
    session.table_settled(beamer)
    qtbot.waitUntil(lambda: len(table.of("asked")) + len(table.of("thinking")) > asked)


def test_a_table_that_leaves_while_it_moves_keeps_nobody_waiting(qtbot: QtBot, sit: Sit) -> None:
    session, _ = sit()
    until_asked(qtbot, session)
    beamer = object()
    session.watch(beamer)
    session.submit(YOU, first_action(session, YOU))
    turn_the_loop()
    session.leave(beamer)
    session.leave(beamer)
    until_asked(qtbot, session)


def test_a_paused_match_stands_still_until_it_is_resumed(qtbot: QtBot, sit: Sit) -> None:
    bots = (Player("Ana", "bot", "easy"), Player("Bruno", "bot", "easy"))
    session, _ = sit(players=bots)
    session.pause()
    turn_the_loop()
    made = len(session.record.moves)
    turn_the_loop()
    assert len(session.record.moves) == made
    session.resume()
    qtbot.waitUntil(lambda: len(session.record.moves) > made)


def test_a_person_cannot_act_in_a_paused_match(qtbot: QtBot, sit: Sit) -> None:
    session, _ = sit()
    until_asked(qtbot, session)
    session.pause()
    before = session.match
    assert not session.submit(YOU, first_action(session, YOU))
    assert session.match is before
    session.resume()
    assert session.submit(YOU, first_action(session, YOU))


def _audience(program: Program, qtbot: QtBot) -> TableScene:
    page = begin(program.window)
    play(page, qtbot, 0)
    stage = page.make_audience()
    assert isinstance(stage, TableScene)
    stage.fit(QSizeF(1024, 768), 1)
    return stage


def _decide(page: MatchPage, stage: TableScene | None, qtbot: QtBot) -> None:
    """Decide once, at random, and let the match come to the next decision at full speed."""
    (seat,) = page.session.to_act
    page.session.submit(seat, first_action(page.session, seat))

    def asked_again() -> bool:
        for table in filter(None, (page.table, stage)):
            table.choreographer.settle()
        return bool(page.session.waiting_for)

    qtbot.waitUntil(asked_again)


def test_a_page_shows_its_match_to_the_audience_until_the_stage_is_torn_down(program: Program, qtbot: QtBot) -> None:
    stage = _audience(program, qtbot)
    page = program.window.page
    assert page is not None
    session = page.session
    assert stage.look.audience and stage.faces.deck.index == "jumbo"
    assert stage.position == session.public_view()
    _decide(page, stage, qtbot)
    assert stage.position == session.public_view()
    session.undo()
    assert stage.position == session.public_view()
    stage.tear_down()
    assert not session.turns.tables[1:], "the session waits for it no longer"
    _decide(page, None, qtbot)


def test_in_step_mode_both_tables_take_their_steps_together(program: Program, qtbot: QtBot) -> None:
    stage = _audience(program, qtbot)
    page = program.window.page
    assert page is not None
    program.profile.settings.step_mode = True
    own, other = page.table.choreographer, stage.choreographer
    for each in (own, other):
        each.add(Beat(wait_for_step=True), Beat(wait_for_step=True), Beat())
    qtbot.waitUntil(lambda: own.waiting and other.waiting)
    own.step()
    qtbot.waitUntil(lambda: own.waiting and other.waiting)
    own.settle()  # a click: the audience is not left standing
    qtbot.waitUntil(lambda: not other.running)
    stage.tear_down()


def test_a_table_that_is_behind_is_brought_up_without_being_counted(program: Program, qtbot: QtBot) -> None:
    stage = _audience(program, qtbot)
    page = program.window.page
    assert page is not None
    session = page.session
    stage.set_speed(Speed.NORMAL)
    stage.choreographer.add(Beat(hold="final_sum"))
    (watcher,) = session.turns.tables[1:]
    assert isinstance(watcher, PublicTable)
    session.submit(Seat(0), first_action(session, Seat(0)))
    assert watcher in session.turns.moving, "what came to its end was the step before"
    stage.tear_down()
    assert watcher not in session.turns.moving
