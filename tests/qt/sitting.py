"""A match of any game for tests: a session with a table that shows at once, or waits to be told that it has shown."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from rules import AnyGame
from rules.chinese_ten import CHINESE_TEN, TenOptions
from rules.dealing import Dealing, Rng
from rules.options import GameOptions
from rules.record import GameRecord, Match, Player
from rules.seats import Seat
from tablegames_qt.bot_runner import InlineRunner, Runner
from tablegames_qt.bot_worker import Request, Thought, think
from tablegames_qt.profile import Profile
from tablegames_qt.session import Session

SOLO = (Player("Ana", "you"), Player("Bruno", "bot", "easy"))


class Table(QObject):
    """Writes down what it is told. While `slow` it shows a step only when `settle` is called."""

    def __init__(self, session: Session, *, slow: bool = False) -> None:
        super().__init__()
        self.session = session
        self.slow = slow
        self.told: list[tuple[Any, ...]] = []
        session.stepped.connect(self._step)
        session.jumped.connect(lambda view: self.told.append(("jumped", view)))
        for name in ("asked", "thinking", "thought", "hinted", "finished", "refused", "saved", "save_failed"):
            getattr(session, name).connect(lambda *values, name=name: self.told.append((name, *values)))

    def _step(self, before: Any, events: tuple[Any, ...], after: Any) -> None:
        self.told.append(("stepped", before, events, after))
        if not self.slow:
            self.settle()

    def settle(self) -> None:
        """Have shown the last step."""
        self.session.table_settled()

    def names(self, *wanted: str) -> list[str]:
        """What was told, by name; only these names when some are given."""
        return [name for name, *_ in self.told if not wanted or name in wanted]

    def of(self, name: str) -> list[tuple[Any, ...]]:
        """The values of every signal of one name."""
        return [tuple(values) for each, *values in self.told if each == name]

    @property
    def shown(self) -> Any:
        """The view that the table shows."""
        return next(values[-1] for name, *values in reversed(self.told) if name in ("stepped", "jumped"))


class HeldRunner(Runner):
    """Answers when the test says so, like a bot that thinks for long."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, Request]] = []

    def _begin(self, number: int, request: Request) -> None:
        self.asked.append((number, request))

    def answer(self, index: int = -1, thought: Thought | None = None) -> None:
        """Answer one of the requests, whether it has been cancelled or not."""
        number, request = self.asked[index]
        self._deliver(number, thought or think(request))


def turn_the_loop() -> None:
    """Let everything happen that is due, and what follows from it."""
    for _ in range(20):
        QCoreApplication.processEvents()


def seed(text: str) -> bytes:
    """32 bytes of a text."""
    rng = Rng.from_text(text)
    return b"".join(rng.word().to_bytes(4, "big") for _ in range(8))


def sit_down(
    profile: Profile,
    runner: Runner | None = None,
    *,
    players: Sequence[Player] = SOLO,
    game: AnyGame = CHINESE_TEN,
    options: GameOptions | None = None,
    speed: str = "off",
    deal: str = "a deal",
) -> Session:
    """A new match, not started yet."""
    match, opening = Match.start(game, options or TenOptions(), tuple(players), Dealing(seed(deal), game.name))
    session = Session(match, runner or InlineRunner(), profile.autosave(), opening=opening, speed=speed)
    session.setObjectName("session")
    return session


def grown(moves: int) -> list[GameRecord]:
    """The records of one match after 0, 1, 2... moves, always the first legal one."""
    match, _ = Match.start(CHINESE_TEN, TenOptions(rounds=1), SOLO, Dealing(seed("grown"), CHINESE_TEN.name, "Zoë"))
    records = [match.record]
    while len(records) <= moves:
        (seat,) = CHINESE_TEN.to_act(match.state)
        match, _ = match.act(seat, next(iter(CHINESE_TEN.legal_actions(match.state, seat))))
        records.append(match.record)
    return records


def first_action(session: Session, seat: Seat) -> Any:
    """The first action that is legal for a seat."""
    return next(iter(session.legal(seat)))


def profile_in(folder: Path, **how: Any) -> Profile:
    """A profile of its own."""
    return Profile(folder / "profile", **how)


Sit = Callable[..., tuple[Session, Table]]
"""Sits down at a table of its own, with the arguments of `sit_down` and a table that is `slow` or not; starts the match."""


@contextlib.contextmanager
def tables(profile: Profile) -> Iterator[Sit]:
    """Give out tables; close their sessions in the end."""
    sessions: list[Session] = []

    def sit(runner: Runner | None = None, *, slow: bool = False, **how: Any) -> tuple[Session, Table]:
        session = sit_down(profile, runner, **how)
        sessions.append(session)
        table = Table(session, slow=slow)
        session.start()
        return session, table

    yield sit
    for each in sessions:
        each.close()


def until_asked(qtbot: QtBot, session: Session) -> None:
    """Wait until a person is to decide."""
    qtbot.waitUntil(lambda: bool(session.waiting_for), timeout=20_000)


def play_until(qtbot: QtBot, session: Session, moves: int) -> None:
    """Play the first legal action, and leave deals, until so many moves are made and a person is to decide."""
    while True:
        until_asked(qtbot, session)
        if len(session.record.moves) >= moves:
            return
        (seat,) = session.waiting_for
        assert session.submit(seat, first_action(session, seat))
