"""In every size, language and number of players: no zone lies over another, no word is cut, every index is free."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rules.chinese_ten import CHINESE_TEN, TenOptions, events
from rules.chinese_ten.captures import targets, values
from rules.chinese_ten.view import TenView
from rules.dealing import Dealing, Rng
from rules.record import LONGEST_NAME, Match, Player
from rules.seats import Seat
from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.elided_label import ElidedLabel
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.scene.button import Button
from tablegames_qt.tables.chinese_ten.table import TenTable
from tests.qt.tables import room

SMALL, LAPTOP = (1024, 768), (1280, 800)
SIZES = [
    SMALL,
    pytest.param(LAPTOP, marks=pytest.mark.slow),
    pytest.param((1920, 1080), marks=pytest.mark.slow),
    pytest.param((3840, 2160), marks=pytest.mark.slow),
]
NAMES = ("Maximiliana", "Bartholomew", "Wilhelmina", "Montgomery")
OPTIONS = {
    2: TenOptions(),
    3: TenOptions(players=3, rounds=2),
    4: TenOptions(players=4, rounds=1, redeal="never", red_fives=20),
}
Moment = Callable[[TenView], bool]
MOMENTS: dict[str, Moment] = {
    "opening": lambda view: view.phase == "play" and len(view.hand) == sum(view.hand_counts) // view.seats,
    "choice": lambda view: view.phase == "take" and view.turn == 0,
    "crowded": lambda view: view.phase == "play" and len(view.layout) >= 14,
    "last card": lambda view: view.phase == "play" and view.turn == 0 and len(view.hand) == 1,
    "deal over": lambda view: view.phase == "deal-over",
    "match over": lambda view: view.phase == "match-over",
}


@functools.cache
def positions(players: int) -> dict[str, TenView]:
    """A view of each moment, found by playing at random."""
    found: dict[str, TenView] = {}
    for number in range(200):
        rng = Rng.from_text(f"room {players} {number}")
        seats = tuple(Player(name, "bot", "easy") for name in NAMES[:players])
        match, _ = Match.start(CHINESE_TEN, OPTIONS[players], seats, Dealing.from_text(f"room {number}", "chinese_ten"))
        while CHINESE_TEN.outcome(match.state) is None:
            _note(found, CHINESE_TEN.view(match.state, Seat(0)))
            seat = CHINESE_TEN.to_act(match.state)[0]
            match, _ = match.act(seat, CHINESE_TEN.legal_actions(match.state, seat).pick(rng))
        _note(found, CHINESE_TEN.view(match.state, Seat(0)))
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"not found: {set(MOMENTS) - set(found)}")


def _note(found: dict[str, TenView], view: TenView) -> None:
    for name, fits in MOMENTS.items():
        if name not in found and fits(view):
            found[name] = view


@pytest.fixture(params=[2, 3, 4])
def page(program: Program, request: pytest.FixtureRequest) -> MatchPage:
    """A match of so many players with long names, which no bot plays on."""
    players = tuple(
        Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else "easy")
        for seat, name in enumerate(NAMES[: request.param])
    )
    dealing = Dealing.from_text("room", "chinese_ten")
    program.window.desk.begin(NewMatch(CHINESE_TEN, "standard", OPTIONS[request.param], players, dealing, known=False))
    assert program.window.page is not None
    return program.window.page


def grow(page: MatchPage, size: tuple[int, int], qtbot: QtBot) -> None:
    """Give the window a size, and wait until the table has what is left of it. Nobody plays on meanwhile."""
    page.session.blockSignals(True)
    window = page.window()
    window.setMinimumSize(QSize(0, 0))
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size() == QSize(*size) and page.width() == size[0])
    QApplication.processEvents()
    assert page.table.sceneRect().size().toSize() == page.view.viewport().size()


def faults_of(table: TenTable) -> list[str]:
    """All that is wrong with what is shown now."""
    return [
        *room.clashes(table),
        *room.cut_words(table),
        *room.words_over_words(table),
        *room.covered(table),
        *room.small_targets(table),
        *(["two default buttons"] if len(amber(table)) > 1 else []),
    ]


def cut_labels(within: QWidget) -> list[str]:
    """Labels of the docks and bars that have not the room for their words."""
    faults = []
    for label in within.findChildren(QLabel):
        if not label.isVisible() or not label.text() or isinstance(label, ElidedLabel):
            continue
        if label.wordWrap():
            whole = label.height() >= label.heightForWidth(label.width())
        else:
            whole = label.width() >= label.sizeHint().width() and label.height() >= label.sizeHint().height()
        if not whole:
            faults.append(f"{label.text()!r} has {label.size().toTuple()} and needs {label.sizeHint().toTuple()}")
    return faults


def amber(table: TenTable) -> list[Button]:
    """The default buttons on the table."""
    return [button for button in room.visible(table, Button) if button.default]


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_room(
    page: MatchPage, program: Program, size: tuple[int, int], qtbot: QtBot, qapp: QApplication
) -> None:
    window, table = program.window, page.table
    assert isinstance(table, TenTable)
    grow(page, size, qtbot)
    faults: dict[str, list[str]] = {}
    for language in languages.LANGUAGES:
        program.profile.settings.language = language
        qapp.processEvents()
        for moment, view in positions(len(page.names)).items():
            table.jump(view)
            page.panel.show_view(view)
            for _ in range(3):  # the dock takes the width of its numbers, and the table the rest
                qapp.processEvents()
            faults[f"{language} {moment}"] = [*faults_of(table), *cut_labels(window)]
            if table.sheet.shown:
                table.sheet.captures.clicked()
                faults[f"{language} {moment}, captures"] = faults_of(table)
            defaults = [
                b for b in window.findChildren(QPushButton) if b.isVisible() and b.property("role") == "default"
            ]
            assert len(defaults) + len(amber(table)) <= 1
    told = {when: what for when, what in faults.items() if what}
    assert not told, "\n".join(f"{when}: {line}" for when, what in told.items() for line in sorted(set(what)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_longest_names_cut_no_sentence(program: Program, players: int, qtbot: QtBot, qapp: QApplication) -> None:
    names = [f"{name} {'of the long and winding river ' * 3}"[:LONGEST_NAME] for name in NAMES[:players]]
    seats = tuple(Player(name, "bot" if seat else "you", "easy" if seat else "") for seat, name in enumerate(names))
    dealing = Dealing.from_text("room", "chinese_ten")
    program.window.desk.begin(NewMatch(CHINESE_TEN, "standard", OPTIONS[players], seats, dealing, known=False))
    page = program.window.page
    assert page is not None
    table = page.table
    assert isinstance(table, TenTable)
    grow(page, LAPTOP, qtbot)
    single = dataclasses.replace(OPTIONS[players], rounds=0)
    for language in languages.LANGUAGES:
        program.profile.settings.language = language
        qapp.processEvents()
        for moment, view in positions(players).items():
            shown = [view]
            if moment == "match over":
                shown.append(dataclasses.replace(view, options=single, deals=1))
            for each in shown:
                table.jump(each)
                assert not room.cut_words(table), (language, moment)
                assert not room.words_over_words(table), (language, moment)
                if table.sheet.shown:
                    table.sheet.captures.clicked()
                    assert not room.cut_words(table), (language, moment)


def test_what_scores_nothing_stays_on_the_piles_under_the_sheet(page: MatchPage, qtbot: QtBot) -> None:
    table = page.table
    assert isinstance(table, TenTable)
    page.session.blockSignals(True)
    view = positions(len(page.names))["deal over"]
    table.jump(view)
    worth = values(view.options)
    assert view.piles is not None
    for seat, pile in enumerate(view.piles):
        black = [table.pack.open[card] for card in pile if not worth[card]]
        at_the_sides = table.geometry.place(seat, table.bottom).side in ("left", "right")
        assert sum(item.isVisible() for item in black) == (0 if at_the_sides else min(3, len(black)))


@pytest.mark.parametrize(
    ("size", "index", "full"), [(SMALL, "jumbo", False), (LAPTOP, "jumbo", False), (LAPTOP, "auto", True)]
)
def test_large_indices_and_a_full_screen_have_their_room_too(
    page: MatchPage, program: Program, size: tuple[int, int], index: str, full: bool, qtbot: QtBot, qapp: QApplication
) -> None:
    window, table = program.window, page.table
    assert isinstance(table, TenTable)
    for bar in (window.menuBar(), window.tools, window.status):
        bar.setVisible(not full)
    grow(page, size, qtbot)
    program.profile.settings.index = index
    assert table.faces.deck.index == index
    faults: dict[str, list[str]] = {}
    for moment, view in positions(len(page.names)).items():
        table.jump(view)
        page.panel.show_view(view)
        for _ in range(3):
            qapp.processEvents()
        faults[moment] = faults_of(table)
    told = {when: what for when, what in faults.items() if what}
    assert not told, "\n".join(f"{when}: {line}" for when, what in told.items() for line in sorted(set(what)))


@pytest.mark.parametrize("size", SIZES)
def test_the_sum_of_a_capture_hides_nothing(page: MatchPage, size: tuple[int, int], qtbot: QtBot) -> None:
    table = page.table
    assert isinstance(table, TenTable)
    grow(page, size, qtbot)
    told = 0
    for view in positions(len(page.names)).values():
        if view.phase != "play":
            continue
        table.jump(view)
        for card in view.hand:
            for target in targets(view.layout, card, view.marked):
                told += 1
                height = table.columns.card_height
                item, taken = table.pack.open[card], [table.pack.open[each] for each in target]
                item.place(table.columns.landing(target), height)
                others = [table.pack.open[each] for each in view.layout if each not in target]
                event = events.Captured(Seat(0), card, target, "hand", 20, 4, 40)
                table.tell_capture(event, [*taken, item], others, height)
                stamp, outline = table.board._stamp.rect(), table.board._outline.rect()
                assert table.sceneRect().contains(stamp), (card, target)
                assert not any(stamp.adjusted(0, 8, 0, -8).intersects(each.rect()) for each in [*taken, item])
                assert table.sceneRect().contains(outline)
                assert table.sceneRect().contains(table.board._chip.rect())
                assert not room.cut_words(table)
                table.jump(view)
    assert told > 3
