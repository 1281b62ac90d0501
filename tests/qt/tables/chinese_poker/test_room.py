"""In every size, language and number of players: nothing lies over anything else, no word is cut, every index is free."""

from __future__ import annotations

import dataclasses
import itertools

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from rules.chinese_poker import CHINESE_POKER, PokerOptions
from rules.chinese_poker.setting import ROWS, Setting
from rules.dealing import Dealing
from rules.record import Player
from tablegames_qt import languages
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.lettering import plain
from tablegames_qt.scene.plates import Plate
from tablegames_qt.scene.words import Chip, Label, Notice, Sentence
from tablegames_qt.tables.chinese_poker.badge import KeyButton, RowBadge, RowHandle
from tablegames_qt.tables.chinese_poker.boards import board_of
from tablegames_qt.tables.chinese_poker.table import PokerTable

SIZES = [
    (1024, 768),
    pytest.param((1280, 800), marks=pytest.mark.slow),
    pytest.param((960, 640), marks=pytest.mark.slow),
    pytest.param((1920, 1080), marks=pytest.mark.slow),
    pytest.param((3840, 2160), marks=pytest.mark.slow),
]
NAMES = ("Maximiliana", "Bartholomew", "Wilhelmina", "Montgomery")
LEAST_TARGET = 24.0
SEEDS = {4: "auto 10", 3: "room 3", 2: "room 2"}
"""With four players Ana holds six pairs, so that every button is there."""


@pytest.fixture(params=[pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow), 4])
def page(program: Program, request: pytest.FixtureRequest) -> MatchPage:
    """A match of so many players with long names."""
    players = tuple(
        Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else "easy")
        for seat, name in enumerate(NAMES[: request.param])
    )
    dealing = Dealing.from_text(SEEDS[request.param], "chinese_poker")
    program.window.desk.begin(NewMatch(CHINESE_POKER, "mandarin", PokerOptions(), players, dealing, known=False))
    assert program.window.page is not None
    return program.window.page


def grow(page: MatchPage, size: tuple[int, int], qtbot: QtBot) -> None:
    """Give the window a size, and wait until the table has what is left of it."""
    window = page.window()
    window.setMinimumSize(QSize(0, 0))
    if size[0] < 1024:  # the score is closed in narrow windows
        page.show_score(shown=False)
    window.resize(*size)
    qtbot.waitUntil(lambda: window.size() == QSize(*size) and page.width() == size[0])
    QApplication.processEvents()


def visible(table: PokerTable, *kinds: type) -> list[QGraphicsItem]:
    return [item for item in table.items() if isinstance(item, kinds) and item.isVisible()]


def words_of(table: PokerTable) -> dict[str, QRectF]:
    """Everything that is read or pressed, by name, with its place."""
    found: dict[str, QRectF] = {}
    for number, item in enumerate(visible(table, Label, Sentence, Plate, Chip, RowBadge, RowHandle, KeyButton)):
        text = getattr(item, "text", "") or getattr(item, "head", "") or getattr(item, "_name", "")
        if text:
            found[f"{type(item).__name__} {text!r} #{number}"] = item.rect().adjusted(1, 1, -1, -1)  # type: ignore[attr-defined]
    return found


def clashes(table: PokerTable) -> list[str]:
    """Words and buttons that lie over each other or over cards, and what leaves the table."""
    rects = words_of(table)
    if table.reviewing.shown or table.question.shown:
        over = table.reviewing._ground if table.reviewing.shown else table.question._ground
        above = {
            name: rect
            for name, rect in rects.items()
            if not over.rect().intersects(rect) or any(rect == part for part in _on(table))
        }
        rects = above
    faults = [
        f"{one} lies over {other}"
        for one, other in itertools.combinations(rects, 2)
        if rects[one].intersects(rects[other])
    ]
    scene = table.sceneRect()
    faults += [f"{name} leaves the table" for name, rect in rects.items() if not scene.contains(rect)]
    if not table.reviewing.shown and not table.question.shown:
        cards = [item.rect().adjusted(2, 2, -2, -2) for item in table.pack.items if item.isVisible()]
        faults += [f"{name} lies over a card" for name, rect in rects.items() if any(map(rect.intersects, cards))]
    return faults


def _on(table: PokerTable) -> list[QRectF]:
    parts = [*table.reviewing._items(), table.question._words, table.question.yes, table.question.no]
    return [part.rect().adjusted(1, 1, -1, -1) for part in parts if part.isVisible()]


def cut(table: PokerTable) -> list[str]:
    """Words that are not shown whole. Only names may be cut."""
    faults = []
    for item in visible(table, Label, Sentence, Notice):
        shown = " ".join("".join(run.text for run in line.runs) for line in item._lines)  # type: ignore[attr-defined]
        whole = plain(item.text)  # type: ignore[attr-defined]
        if shown.split() != whole.split() and not any(name in whole for name in table.names):
            faults.append(f"{shown!r} instead of {whole!r}")
    for item in visible(table, RowBadge):
        assert isinstance(item, RowBadge)
        heads = " ".join("".join(run.text for run in line.runs) for line in item._heads)
        lines = " ".join("".join(run.text for run in line.runs) for line in item._lines)
        if heads.split() != item.head.split():
            faults.append(f"badge {heads!r} instead of {item.head!r}")
        if lines.split() not in (item.line.split(), item.short.split()):
            faults.append(f"badge {lines!r} instead of {item.line!r}")
    for item in visible(table, KeyButton):
        assert isinstance(item, KeyButton)
        if (
            QFontMetricsF(item.look.font("body", 600)).horizontalAdvance(item.text)
            > item.size.width() - 2 * item.look.u
        ):
            faults.append(f"button {item.text!r}")
    return faults


def small(table: PokerTable) -> list[str]:
    """What is hit with the mouse and is too small."""
    return [
        f"{item.text!r} {item.size.toTuple()}"  # type: ignore[attr-defined]
        for item in visible(table, Button)
        if min(item.size.width(), item.size.height()) < LEAST_TARGET  # type: ignore[attr-defined]
    ]


def faults_of(table: PokerTable) -> list[str]:
    amber = [item for item in visible(table, Button) if item.default and item.enabled]  # type: ignore[attr-defined]
    return [
        *clashes(table),
        *cut(table),
        *small(table),
        *([f"{len(amber)} default buttons"] if len(amber) > 1 and not table.question.shown else []),
    ]


def settle(page: MatchPage, qapp: QApplication) -> None:
    for _ in range(4):
        qapp.processEvents()
        page.table.choreographer.settle()


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_room(
    page: MatchPage, program: Program, size: tuple[int, int], qtbot: QtBot, qapp: QApplication
) -> None:
    table = page.table
    assert isinstance(table, PokerTable)
    grow(page, size, qtbot)
    settle(page, qapp)
    faults: dict[str, list[str]] = {}
    settle(page, qapp)
    qtbot.waitUntil(lambda: bool(table.finder.settings), timeout=90_000)
    best = table.finder.settings[0][0]

    def look(moment: str) -> None:
        for language in languages.LANGUAGES:
            program.profile.settings.language = language
            settle(page, qapp)
            for _ in range(3):
                qapp.processEvents()
            faults[f"{language} {moment}"] = faults_of(table)

    look("opening")
    for card in table.arranger.laid.tray[:7]:
        table.arranger.send(card)
    settle(page, qapp)
    look("half set")
    table.arranger.apply(Setting(best.front, best.back, best.middle))
    settle(page, qapp)
    look("out of order")
    table.arranger.apply(best)
    settle(page, qapp)
    look("in order")
    table.sealing.lock()
    if table.question.shown:
        look("question")
        table.question.yes.clicked()

    def opened() -> bool:
        table.choreographer.settle()
        return bool(table.position.phase == "over")

    qtbot.waitUntil(opened, timeout=90_000)
    settle(page, qapp)
    look("opened")
    qtbot.waitUntil(lambda: bool(table.finder.reviews), timeout=90_000)
    settle(page, qapp)
    table.wishes.wish("review")
    look("review")
    told = {when: what for when, what in faults.items() if what}
    assert not told, "\n".join(f"{when}: {line}" for when, what in told.items() for line in sorted(set(what)))


def test_the_own_rows_show_every_card_whole(page: MatchPage, qtbot: QtBot) -> None:
    table = page.table
    assert isinstance(table, PokerTable)
    slots = [table.geometry.slot(row, at) for row in ROWS for at in range(len(table.board.slots[row]))]
    assert not any(one.intersects(other) for one, other in itertools.combinations(slots, 2))
    for seats in (2, 3, 4):
        geometry = dataclasses.replace(table.geometry, seats=seats)
        boards = [board_of(geometry, geometry.side(seat, 0)) for seat in range(seats)]
        assert not any(one.frame.intersects(other.frame) for one, other in itertools.combinations(boards, 2))
        for board in boards:
            assert all(board.frame.contains(corner) for corner in board.cards)
