"""Plays matches, and prints a line for each position that it was told is on disk, until somebody kills it.

Run as `python -m tests.e2e.player_to_kill session|window FOLDER SEED [GAME]`: a session alone, which goes on with the
match of the game that is saved, or the whole program with its window, which begins matches.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from rules import GAMES
from rules.dealing import Dealing, Rng
from rules.record import GameRecord, Match, Player
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.profile import Profile
from tablegames_qt.saves import Resumed, SavedMatch
from tablegames_qt.session import Session

PLAYERS = (Player("Ana", "you"), Player("Bruno", "bot", "easy"))


def digest(record: GameRecord, moves: int) -> str:
    """What tells apart two records that agree in nothing but the number of their moves."""
    told = repr((record.seed, record.players, record.moves[:moves]))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def tell(session: Session, moves: int) -> None:
    """Say that a position is on disk."""
    sys.stdout.write(f"saved {session.autosave.slot} {moves} {digest(session.record, moves)}\n")
    sys.stdout.flush()


class Driver(QObject):
    """Plays one match after the other in one profile, as fast as it can."""

    def __init__(self, profile: Profile, seed: str, game: str) -> None:
        super().__init__()
        self._game = GAMES[game]
        self._profile = profile
        self._rng = Rng.from_text(seed)
        self._runner = InlineRunner()
        self._session: Session | None = None
        profile.listed.connect(self._choose)
        profile.resumed.connect(self._go_on)

    def begin(self) -> None:
        """Go on with the latest match, or begin one."""
        self._profile.list_saved()

    def _choose(self, saved: list[SavedMatch]) -> None:
        if saved:
            self._profile.resume(saved[0].slot)
            return
        dealing = Dealing(self._rng.word().to_bytes(4, "big") * 8, self._game.name)
        match, opening = Match.start(self._game, self._game.presets[1].options, PLAYERS, dealing)
        self._play(Session(match, self._runner, self._profile.autosave(), opening=opening, speed="off"))

    def _go_on(self, found: Resumed) -> None:
        self._play(Session(found.match, self._runner, self._profile.autosave(found.slot), speed="off"))

    def _play(self, session: Session) -> None:
        session.stepped.connect(self._settle)
        session.asked.connect(self._act)
        session.finished.connect(self._end)
        session.autosave.saved.connect(lambda moves: tell(session, moves) if session.outcome is None else None)
        self._session = session
        session.start()

    def _settle(self) -> None:
        """There is no table that would have to show the step first."""
        self._session.table_settled()

    def _act(self, seat: int) -> None:
        session = self._session
        assert session is not None
        [asked] = session.waiting_for
        session.submit(asked, session.legal(asked).pick(self._rng))

    def _end(self) -> None:
        assert self._session is not None
        self._session.close()
        QTimer.singleShot(0, self, self.begin)


def play_session(folder: Path, seed: str, game: str) -> None:
    """Play without a window."""
    app = QCoreApplication([])
    player = Driver(Profile(folder), seed, game)
    QTimer.singleShot(0, player, player.begin)
    app.exec()


def play_window(folder: Path) -> None:
    """Play the whole program."""
    from tablegames_qt.app import Program
    from tablegames_qt.match_page import MatchPage
    from tablegames_qt.run import make_application
    from tablegames_qt.smoke_test import SmokeTest
    from tablegames_qt.tables import TABLES

    def opened(page: MatchPage) -> None:
        session = page.session
        session.autosave.saved.connect(lambda moves: tell(session, moves) if session.outcome is None else None)

    app = make_application()
    program = Program(app, TABLES, folder, "en")
    program.window.match_opened.connect(opened)
    test = SmokeTest(program, "matches", None)
    QTimer.singleShot(0, test, test.start)
    program.show()
    app.exec()
    program.close()


if __name__ == "__main__":
    if sys.argv[1] == "window":
        play_window(Path(sys.argv[2]))
    else:
        play_session(Path(sys.argv[2]), sys.argv[3], sys.argv[4])
