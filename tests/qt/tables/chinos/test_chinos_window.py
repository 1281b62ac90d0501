"""Los Chinos in the whole program: set up, saved, taken up again, and on to the next match of the evening."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rules.chinos import CHINOS, Call, ChinosOptions, ChooseFirst, Hide
from rules.chinos.evening import Tally, tally
from rules.dealing import Dealing, Rng
from rules.record import Match, Player, replay
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.next_match import next_match
from tests.qt.tables.played import NAMES

KIND = TABLES["chinos"]


def players(number: int, level: str = "master") -> tuple[Player, ...]:
    return tuple(
        Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else level)
        for seat, name in enumerate(NAMES[:number])
    )


@pytest.fixture
def begin(program: Program) -> Callable[..., MatchPage]:
    """Begins a match in the window."""

    def start(number: int, options: ChinosOptions | None = None, seed: str = "window") -> MatchPage:
        dealing = Dealing.from_text(seed, "chinos")
        program.window.desk.begin(NewMatch(CHINOS, "club", options or ChinosOptions(), players(number), dealing))
        assert program.window.page is not None
        return program.window.page

    return start


def until_asked(page: MatchPage, qtbot: QtBot) -> None:
    """Wait until Ana is to decide, or the match is over."""

    def ready() -> bool:
        page.table.take_input()
        page.session.hurry()
        return page.session.outcome is not None or bool(page.session.waiting_for)

    qtbot.waitUntil(ready, timeout=30_000)
    page.table.take_input()


def play_out(page: MatchPage, qtbot: QtBot, seed: str = "out") -> None:
    """Play a match at random to its end."""
    rng = Rng.from_text(seed)
    until_asked(page, qtbot)
    while page.session.outcome is None:
        seat = TABLE if TABLE in page.session.to_act else Seat(0)
        page.table.acted.emit(page.session.legal(seat).pick(rng))
        until_asked(page, qtbot)


def test_six_chairs_are_offered_at_first(program: Program) -> None:
    program.window.commands.set_up(KIND)
    [dialog] = [each for each in program.window.overlays() if isinstance(each, SetupDialog)]
    assert len(dialog.seats.players) == 6
    dialog.seats.set_seats(12)
    dialog.start_button.click()
    page = program.window.page
    assert page is not None
    assert page.session.record.seats == 12


def test_the_hosts_choice_reaches_the_match(begin: Callable[..., MatchPage], qtbot: QtBot) -> None:
    page = begin(4, ChinosOptions(first_match_first="host"))
    until_asked(page, qtbot)
    assert page.session.to_act == (TABLE,)
    page.table.acted.emit(ChooseFirst(Seat(2)))
    assert page.session.view().first == 2


def test_a_closed_fist_is_saved_and_comes_back(program: Program, begin: Callable[..., MatchPage], qtbot: QtBot) -> None:
    page = begin(3)
    until_asked(page, qtbot)
    page.table.acted.emit(Hide(2))
    until_asked(page, qtbot)
    before = page.session.match.state
    program.window.show_home()
    qtbot.waitUntil(lambda: bool(program.window.entries), timeout=10_000)
    entry = program.window.entries[0]
    assert "Round 1" in entry.line()
    assert " 2 " not in entry.line()
    program.window.resume(entry)
    qtbot.waitUntil(lambda: program.window.page is not None, timeout=10_000)
    again = program.window.page
    assert again is not None
    assert again.session.match.state == before
    until_asked(again, qtbot)
    assert again.session.view().coins == 2
    assert sum(again.table.coin(number).isVisible() for number in range(3)) == 2


def test_the_next_match_keeps_players_and_what_was_learnt(
    program: Program, begin: Callable[..., MatchPage], qtbot: QtBot
) -> None:
    page = begin(3, ChinosOptions(final_target=1))
    play_out(page, qtbot)
    finished = page.session.match
    view = page.session.view()
    page.table.plan = 1
    program.window.play.wish("next-match")
    following = program.window.page
    assert following is not None and following is not page
    record = following.session.record
    assert record.players == finished.record.players
    assert record.memory == CHINOS.remember(finished.record.memory, finished.state)
    assert record.seed != finished.record.seed
    assert [tally(record.memory, Seat(seat)).coffees for seat in range(3)] == list(view.bill)
    assert replay(record).state == following.session.match.state
    if view.loser == 0:
        assert following.session.view().first == 1
    play_out(following, qtbot)
    panel = following.panel
    assert panel._tally(following.session.view(), Seat(0)).matches == 2


def finished_match(loser_level: str, options: ChinosOptions, number: int = 3) -> Match:
    """A match that a bot lost."""
    for seed in range(60):
        match, _ = Match.start(CHINOS, options, players(number, loser_level), Dealing.from_text(f"n{seed}", "chinos"))
        rng = Rng.from_text(f"n{seed}")
        while waiting := CHINOS.to_act(match.state):
            match, _ = match.act(waiting[0], CHINOS.legal_actions(match.state, waiting[0]).pick(rng))
        if CHINOS.view(match.state, None).loser != 0:
            return match
    raise AssertionError("Ana always lost")


def test_a_bot_that_lost_chooses_the_place_that_is_best_for_it() -> None:
    match = finished_match("master", ChinosOptions())
    loser = CHINOS.view(match.state, None).loser
    assert loser is not None
    options, actions = next_match(match, None)
    assert options == ChinosOptions(first_match_first="host")
    assert actions == ((TABLE, ChooseFirst(Seat((loser + 1) % 3))),)  # of three the last caller is best off


def test_the_turn_goes_round_where_the_options_say_so() -> None:
    match = finished_match("regular", ChinosOptions(next_match_first="rotate"))
    first = CHINOS.view(match.state, None).history[0].seats[0]
    _, actions = next_match(match, 0)
    assert actions == ((TABLE, ChooseFirst(Seat((first + 1) % 3))),)


def test_the_evening_counts_who_was_saved_first_and_what_everybody_paid() -> None:
    match = finished_match("regular", ChinosOptions(), 6)
    view = CHINOS.view(match.state, None)
    memory = CHINOS.remember(None, match.state)
    memory = CHINOS.remember(memory, match.state)
    for number in range(6):
        seat = Seat(number)
        first = next(each.winners for each in view.history if each.winners)
        expected = Tally(2, 2 * (seat == view.loser), 2 * (seat in first), 2 * view.bill[number])
        assert tally(memory, seat) == expected
    assert tally(None, Seat(0)) == Tally()


def test_undo_and_redo_work_in_the_window(begin: Callable[..., MatchPage], qtbot: QtBot) -> None:
    page = begin(5)
    until_asked(page, qtbot)
    page.table.acted.emit(Hide(3))
    until_asked(page, qtbot)
    assert page.session.view().coins == 3
    page.session.undo()
    until_asked(page, qtbot)
    assert page.session.view().coins is None
    assert page.table.in_fist == frozenset()
    page.session.redo()
    until_asked(page, qtbot)
    assert page.session.view().coins == 3


def test_a_hint_says_what_the_calls_suggest(begin: Callable[..., MatchPage], qtbot: QtBot) -> None:
    page = begin(4, ChinosOptions(first_match_first="host"))
    until_asked(page, qtbot)
    page.table.acted.emit(ChooseFirst(Seat(1)))  # Ana calls last
    until_asked(page, qtbot)
    page.table.acted.emit(Hide(1))
    until_asked(page, qtbot)
    assert len(page.session.view().calls) == 3
    with qtbot.waitSignal(page.session.hinted, timeout=10_000):
        assert page.session.hint()
    assert page.table.sentence_line.text.startswith("Hint: call ")
    assert isinstance(page.table.chosen, int)
    page.table.confirm()
    assert any(isinstance(CHINOS.parse(move.text), Call) and move.seat == 0 for move in page.session.record.moves)


def texts_of(panel: QWidget) -> str:
    """All that is written in the dock."""
    QApplication.processEvents()  # labels are shown once their layout has been looked at
    return " | ".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


def test_the_dock_shows_rounds_and_the_bill(begin: Callable[..., MatchPage], qtbot: QtBot) -> None:
    page = begin(6)
    assert "No fist was opened yet." in texts_of(page.panel)
    play_out(page, qtbot)
    view = page.session.view()
    page.panel.set_flow("column")
    texts = texts_of(page.panel)
    assert f"Final {view.history[-1].number}" in texts
    assert "Tonight, " in texts
    page.panel.set_flow("row")
    assert "Coffees: " in texts_of(page.panel)
