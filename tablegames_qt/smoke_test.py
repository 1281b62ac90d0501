"""The program playing by itself through its own window, to see that a build works."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler

from rules.dealing import Rng
from rules.game import Outcome
from rules.seats import TABLE
from tablegames_qt.app import Program
from tablegames_qt.match_page import MatchPage
from tablegames_qt.run import make_application
from tablegames_qt.setup_dialog import SetupDialog
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.kind import TableKind

ACTIONS = 20
PASSED, FAILED = "smoke test ok", "smoke test failed"
LIMITS = {"deals": 45, "matches": 900, "resume": 300}
"""Seconds that a test of each kind may take."""
HARMLESS = ("This plugin does not support propagateSizeHints", "This plugin does not support raise")
"""What the offscreen platform says because it has no window manager."""


class SmokeTest(QObject):
    """Plays one match after the other. What a person would do is done with the same signals; bots are bots."""

    def __init__(self, program: Program, kind: str, file: Path | None) -> None:
        super().__init__()
        self._program = program
        self._window = program.window
        self._whole = kind != "deals"
        self._rng = Rng.from_text("smoke test")
        self._page: MatchPage | None = None
        self.faults: list[str] = []
        self.lines: list[str] = []
        self._games: Iterator[TableKind] = iter(() if file is not None else TABLES.values())
        self._file = file
        self._hurry = QTimer(self, interval=5)
        self._hurry.timeout.connect(self._settle)
        self._limit = QTimer(self, singleShot=True, interval=1000 * LIMITS[kind])
        self._limit.timeout.connect(self._too_slow)
        program.crashed.connect(self.fail)
        self._window.match_opened.connect(self._opened)
        self._window.desk.failed.connect(self.fail)

    def start(self) -> None:
        """Begin once the event loop runs."""
        self._limit.start()
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
        dialog.start_button.click()

    def _opened(self, page: MatchPage) -> None:
        self._page = page
        page.session.asked.connect(self._act)
        page.session.finished.connect(self._finished)
        page.session.stepped.connect(self._count)
        page.session.save_failed.connect(self.fail)
        self._hurry.start()

    def _act(self, seat: int) -> None:
        page = self._page
        if page is None:
            return
        legal = page.session.legal(TABLE if seat == TABLE else seat)  # type: ignore[arg-type]
        act = page.table.decided if seat == TABLE else page.table.acted
        act.emit(legal.pick(self._rng))

    def _settle(self) -> None:
        """Do what any input does: what moves is at its end at once."""
        if self._page is not None:
            self._page.table.take_input()

    def _count(self) -> None:
        if self._page is not None and not self._whole and len(self._page.session.record.moves) >= ACTIONS:
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

    def _stop(self) -> None:
        self._limit.stop()
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
