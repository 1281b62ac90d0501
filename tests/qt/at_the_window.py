"""What tests of the window share: matches that are begun, played and finished in it."""

from __future__ import annotations

import functools

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing, Rng
from rules.record import GameRecord, Match
from rules.record import Player as RecordPlayer
from rules.seats import Seat
from tablegames_qt.game_window import GameWindow
from tablegames_qt.match_page import MatchPage
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES

KIND = next(iter(TABLES.values()))
RNG = Rng.from_text("window tests")


def set_up(window: GameWindow) -> SetupDialog:
    window.commands.set_up(KIND)
    dialog = window.overlays()[-1]
    assert isinstance(dialog, SetupDialog)
    return dialog


def begin(window: GameWindow, *, shortest: bool = False) -> MatchPage:
    """Start a match through the set-up dialog; `shortest` takes the preset with the fewest actions."""
    dialog = set_up(window)
    if shortest:
        game = KIND.game
        dialog.presets.chosen.emit(min(game.presets, key=lambda each: game.longest(each.options, min(game.seats))))
    dialog.start_button.click()
    assert window.page is not None
    return window.page


class Player:
    """Plays for the person, at once and at random, until told to stop."""

    def __init__(self, page: MatchPage, most: int = 10_000) -> None:
        self.page, self.most = page, most
        self.waits = False
        page.session.asked.connect(self.asked)
        self.hurry = QTimer(page, interval=1)
        self.hurry.timeout.connect(page.table.take_input)
        self.hurry.start()

    def asked(self, seat: int) -> None:
        self.waits = len(self.page.session.record.moves) >= self.most
        if not self.waits:
            self.page.table.acted.emit(self.page.session.legal(Seat(seat)).pick(RNG))


def play(page: MatchPage, qtbot: QtBot, actions: int) -> None:
    """Play so many actions, then stop where the person is to decide and the table is at rest."""
    player = Player(page, actions)
    qtbot.waitUntil(lambda: player.waits, timeout=20_000)
    page.session.asked.disconnect(player.asked)
    player.hurry.stop()
    page.table.choreographer.settle()


def play_to_end(page: MatchPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.session.finished, timeout=60_000):
        player = Player(page)
    player.hurry.stop()


@functools.cache
def finished_record() -> GameRecord:
    """The record of a short match that two bots played, without a window."""
    game = KIND.game
    preset = min(game.presets, key=lambda each: game.longest(each.options, min(game.seats)))
    players = tuple(RecordPlayer(f"P{seat}", "bot", next(iter(game.levels))) for seat in range(min(game.seats)))
    match, _ = Match.start(game, preset.options, players, Dealing.from_text("finished", game.name))
    while seats := game.to_act(match.state):
        match, _ = match.act(seats[0], game.legal_actions(match.state, seats[0]).pick(RNG))
    return match.record
