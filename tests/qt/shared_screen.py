"""Matches of several people at one screen, in the whole window, for tests."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing, Rng
from rules.options import GameOptions
from rules.record import Player
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.hot_seat import Cover, HotSeat
from tablegames_qt.match_page import MatchPage
from tablegames_qt.new_match import NewMatch
from tablegames_qt.tables import TABLES

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jaime", "Karin", "Leo")
RNG = Rng.from_text("shared screen")


def players_of(game: str, kinds: Sequence[str]) -> tuple[Player, ...]:
    """Players with these kinds, by seat; bots are of the weakest level."""
    weakest = next(iter(TABLES[game].game.levels))
    return tuple(Player(NAMES[seat], kind, weakest if kind == "bot" else "") for seat, kind in enumerate(kinds))


def begin(program: Program, game: str, kinds: Sequence[str], deal: str = "shared", **changed: object) -> MatchPage:
    """Start a match of a game's first preset in the window."""
    rules = TABLES[game].game
    options: GameOptions = rules.presets[0].options
    if "players" in options.values():
        changed = {**changed, "players": len(kinds)}
    options = dataclasses.replace(options, **changed)  # type: ignore[arg-type]
    dealing = Dealing.from_text(deal, rules.name)
    program.window.desk.begin(NewMatch(rules, rules.presets[0].key, options, players_of(game, kinds), dealing))
    page = program.window.page
    assert page is not None
    program.window.activateWindow()
    return page


def seat_of(page: MatchPage) -> HotSeat:
    """What covers the hands of a page."""
    assert page.hot_seat is not None
    return page.hot_seat


def until(qtbot: QtBot, page: MatchPage, *states: Cover) -> None:
    """Wait until one of these states is reached, hurrying what moves."""

    def reached() -> bool:
        page.table.choreographer.settle()
        page.session.hurry()
        return seat_of(page).state in states

    qtbot.waitUntil(reached)


def space(page: MatchPage, *, down: bool) -> None:
    """Press or let go of Space where the focus is."""
    kind = QEvent.Type.KeyPress if down else QEvent.Type.KeyRelease
    target = QApplication.focusWidget() or page
    QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " "))


def look(qtbot: QtBot, page: MatchPage) -> None:
    """Whoever is called for says so, and holds Space."""
    until(qtbot, page, Cover.PASS)
    QTest.keyClick(seat_of(page).curtain.button, Qt.Key.Key_Return)
    assert seat_of(page).state is Cover.CLOSED
    space(page, down=True)
    assert seat_of(page).state is Cover.HELD


def act(qtbot: QtBot, page: MatchPage) -> None:
    """The person who looks does something that the rules allow."""
    viewer = page.session.viewer
    assert viewer is not None
    done = len(page.session.record.moves)
    page.table.acted.emit(page.session.legal(viewer).pick(RNG))
    qtbot.waitUntil(lambda: len(page.session.record.moves) > done)


def go_on(qtbot: QtBot, page: MatchPage) -> None:
    """Answer whatever is asked next at random, as people at the screen would."""
    session, hot = page.session, seat_of(page)

    def asked() -> bool:
        page.table.choreographer.settle()
        session.hurry()
        return session.outcome is not None or hot.state is not Cover.PUBLIC or bool(hot.strip.buttons)

    qtbot.waitUntil(asked)
    if session.outcome is not None:
        return
    if hot.state is Cover.PUBLIC:
        hot.strip.buttons[-1].click()
        return
    if hot.state is Cover.PASS:
        hot.curtain.button.click()
    if hot.state is Cover.CLOSED:
        space(page, down=True)
    act(qtbot, page)
    space(page, down=False)


def is_table(page: MatchPage) -> bool:
    """Whether the table waits for a word that anybody may give."""
    return page.session.to_act == (TABLE,)


def person(number: int) -> Seat:
    """The seat of a number."""
    return Seat(number)
