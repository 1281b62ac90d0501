"""How soon a decision is shown as saved, and what saving and a step cost the thread of the window."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop

from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing
from rules.record import Match, Player
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.profile import Profile
from tablegames_qt.session import Session
from tests.benchmarks.figure import Figure

PLAYERS = (Player("Ana", "you"), Player("Bruno", "bot", "easy"))


class Decider(QEventLoop):
    """Decides whenever the position that it is asked about is on disk, and notes how long a decision took to get there."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._since = 0.0
        self.until_saved: list[float] = []
        self.spent: list[float] = []
        session.stepped.connect(self._settle)
        session.autosave.saved.connect(self._saved)
        session.finished.connect(self.quit)

    def _settle(self) -> None:
        """There is no table that would have to show the step first."""
        self._session.table_settled()

    def _saved(self, moves: int) -> None:
        if self._since:
            self.until_saved.append(time.perf_counter() - self._since)
            self._since = 0.0
        if self._session.waiting_for and moves == len(self._session.record.moves):
            self._decide()

    def _decide(self) -> None:
        [seat] = self._session.waiting_for
        action = next(iter(self._session.legal(seat)))
        self._since = time.perf_counter()
        before = time.thread_time()
        self._session.submit(seat, action)
        self.spent.append(time.thread_time() - before)


def run() -> list[Figure]:
    app = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        match, opening = Match.start(CHINESE_TEN, TenOptions(rounds=6), PLAYERS, Dealing(bytes(32), CHINESE_TEN.name))
        session = Session(match, InlineRunner(), profile.autosave(), opening=opening, speed="off")
        player = Decider(session)
        session.start()
        player.exec()
        session.close()
        profile.close()
    del app
    waits = [1000 * each for each in player.until_saved]
    count = len(waits)
    return [
        Figure(f"decision to Saved, p95 of {count}", statistics.quantiles(waits, n=20)[-1], "ms", 200),
        Figure("decision to Saved, median", statistics.median(waits), "ms"),
        Figure("a decision in the window's thread, CPU, median", 1000 * statistics.median(player.spent), "ms"),
    ]
