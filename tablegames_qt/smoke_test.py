"""The program playing by itself through its own window, to see that a build works."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler

from rules.dealing import Rng
from rules.game import Outcome
from rules.seats import TABLE, Seat
from tablegames_qt.app import Program
from tablegames_qt.hot_seat import Cover, HotSeat
from tablegames_qt.match_page import MatchPage
from tablegames_qt.run import make_application
from tablegames_qt.seats_form import BOT
from tablegames_qt.session import Session
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.kind import TableKind

ACTIONS, MORE_DEALS = 20, 2
"""How many actions of each game are played, and how many deals of a match that is taken up."""
PASSED, FAILED = "smoke test ok", "smoke test failed"
STILL = 60
"""Seconds without a step after which nothing is expected any more, however slow or busy the computer is."""
LIMITS = {"deals": 75, "matches": 1800, "resume": 900}
"""Seconds that a test of each kind may take at most."""
HARMLESS = ("This plugin does not support propagateSizeHints", "This plugin does not support raise")
"""What the offscreen platform says because it has no window manager."""


class SmokeTest(QObject):
    """Plays one match after the other. What a person would do is done with the same signals; bots are bots, the weakest."""

    def __init__(self, program: Program, kind: str, file: Path | None) -> None:
        super().__init__()
        self._program = program
        self._window = program.window
        self._kind = kind
        self._deals = 0
        self._rng = Rng.from_text("smoke test")
        self._page: MatchPage | None = None
        self.faults: list[str] = []
        self.lines: list[str] = []
        self._games: Iterator[TableKind] = iter(() if file is not None else TABLES.values())
        self._file = file
        self._hurry = QTimer(self, interval=5)
        self._hurry.timeout.connect(self._go_on)
        self._limit = QTimer(self, singleShot=True, interval=1000 * LIMITS[kind])
        self._limit.timeout.connect(self._too_slow)
        self._still = QTimer(self, singleShot=True, interval=1000 * STILL)
        self._still.timeout.connect(self._nothing_happens)
        program.crashed.connect(self.fail)
        self._window.match_opened.connect(self._opened)
        self._window.desk.failed.connect(self.fail)

    def start(self) -> None:
        """Begin once the event loop runs."""
        self._limit.start()
        self._still.start()
        self._program.profile.settings.speed = "off"
        if self._file is not None:
            self._program.open_file(self._file)
        else:
            self._next_game()

    def fail(self, words: str) -> None:
        """Note a fault and stop."""
        self.faults.append(words)
        self._stop()

    def _next_game(self) -> None:
        kind = next(self._games, None)
        if kind is None:
            self._stop()
            return
        self._window.commands.set_up(kind)
        [dialog] = [overlay for overlay in self._window.overlays() if isinstance(overlay, SetupDialog)]
        game = kind.game
        if kind.quick_preset:
            keys = [preset.key for preset in game.presets]
            dialog.presets.buttons[keys.index(kind.quick_preset)].click()
        weakest = next(iter(game.levels))
        players = dialog.seats.players
        dialog.seat([player if player.kind != BOT else replace(player, level=weakest) for player in players])
        dialog.start_button.click()

    def _opened(self, page: MatchPage) -> None:
        self._page = page
        self._deals = len(page.session.record.scores)
        page.session.asked.connect(self._act)
        page.session.finished.connect(self._finished)
        page.session.stepped.connect(self._count)
        page.session.save_failed.connect(self.fail)
        self._hurry.start()

    def _act(self, seat: int) -> None:
        page = self._page
        if page is None or page.hot_seat is not None:
            return
        act = page.table.decided if seat == TABLE else page.table.acted
        act.emit(page.session.legal(Seat(seat)).pick(self._rng))

    def _go_on(self) -> None:
        """Do what any input does: what moves is at its end at once. At a shared screen somebody is always there."""
        page = self._page
        if page is None:
            return
        page.table.take_input()
        if page.hot_seat is not None and page.session.outcome is None:
            self._share(page.session, page.hot_seat)

    def _share(self, session: Session, screen: HotSeat) -> None:
        """Do the next thing that people at a shared screen do: say who they are, look, decide, answer what all are asked."""
        if screen.state is Cover.PASS:
            screen.confirm()
        elif screen.state is Cover.CLOSED:
            screen.reveal(Cover.OPEN)
        elif screen.strip.isVisible() and screen.state is Cover.PUBLIC and screen.strip.buttons:
            screen.strip.buttons[-1].click()
        else:
            asked = [seat for seat in session.waiting_for if seat in session.to_act]
            if asked:
                session.submit(asked[0], session.legal(asked[0]).pick(self._rng))

    def _count(self) -> None:
        self._still.start()
        if self._page is None or self._page.session.outcome is not None:
            return
        record = self._page.session.record
        enough = {"deals": len(record.moves) >= ACTIONS, "resume": len(record.scores) >= self._deals + MORE_DEALS}
        if enough.get(self._kind, False):
            QTimer.singleShot(0, self, self._leave)

    def _finished(self, outcome: Outcome) -> None:
        self.lines.append(f"scores {' '.join(map(str, outcome.scores))}")
        QTimer.singleShot(0, self, self._leave)

    def _leave(self) -> None:
        page, self._page = self._page, None
        if page is None:
            return
        self._hurry.stop()
        self.lines.append(f"{page.kind.game.name}: {len(page.session.record.moves)} actions")
        self._window.show_home()
        self._next_game()

    def _too_slow(self) -> None:
        self.fail("the time is over")

    def _nothing_happens(self) -> None:
        self.fail(f"nothing has happened for {STILL} s")

    def _stop(self) -> None:
        self._limit.stop()
        self._still.stop()
        self._hurry.stop()
        self._page = None
        self._window.close()


def run_smoke_test(kind: str, file: Path | None, folder: Path | None, language: str) -> list[str]:
    """Run a smoke test of a kind (`deals`, `matches`, `resume`); return what was played and, last, PASSED or FAILED.

    Without a folder the test has a profile of its own that is gone afterwards. Any exception and any warning fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        warnings: list[str] = []
        before = qInstallMessageHandler(_listener(warnings))
        logged = _Logged(warnings)
        logging.getLogger().addHandler(logged)
        try:
            app = make_application()
            program = Program(app, TABLES, folder or Path(scratch), language)
            test = SmokeTest(program, kind, file)
            QTimer.singleShot(0, test, test.start)
            program.show()
            app.exec()
            program.close()
        finally:
            logging.getLogger().removeHandler(logged)
            qInstallMessageHandler(before)
    faults = [*test.faults, *warnings]
    return [*test.lines, *faults, FAILED if faults else PASSED]


class _Logged(logging.Handler):
    """Takes down what the program logs as a warning or worse, such as a bot that failed."""

    def __init__(self, warnings: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._warnings = warnings

    def emit(self, record: logging.LogRecord) -> None:
        self._warnings.append(f"{record.name}: {record.getMessage()}")


def _listener(warnings: list[str]) -> Callable[[QtMsgType, QMessageLogContext, str], None]:
    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        del context
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(HARMLESS):
            warnings.append(f"Qt: {text}")

    return hear
