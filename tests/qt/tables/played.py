"""A table that is really played: a session, bots in line, and a view with real events. Each game has a subclass."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules import AnyGame
from rules.dealing import Dealing
from rules.options import GameOptions
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.background import Background
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.saves import SaveFolder
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.session import Session
from tablegames_qt.settings import Settings
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jaime", "Karin", "Leo")
BOTS_TIME = 90_000
"""Milliseconds that bots may think before somebody is asked."""

T = TypeVar("T", bound=TableScene)
V = TypeVar("V")
P = TypeVar("P", bound="PlayedTable[Any, Any]")


def seated(players: int, level: str, people: int = 1) -> tuple[Player, ...]:
    """Ana, then further persons, then bots of a level."""
    kinds = ["you", *["person"] * (people - 1), *["bot"] * (players - people)]
    return tuple(
        Player(name, kind, level if kind == "bot" else "") for name, kind in zip(NAMES[:players], kinds, strict=True)
    )


def begun(
    game: AnyGame, options: GameOptions, players: Sequence[Player], seed: str
) -> tuple[Match, tuple[object, ...]]:
    """A new match with what opened it."""
    return Match.start(game, options, tuple(players), Dealing.from_text(seed, game.name))


class PlayedTable(Generic[T, V]):
    """A match at a table with Ana at the bottom; or with several people, who share it. A subclass knows its game."""

    view_type: type[V]
    lifts = False
    """Whether a drag takes the piece up before it goes on its way, so that it comes to lie exactly under the pointer."""
    hurried = False
    """Whether moves are cut short at any speed; else only where nothing is to be seen moving."""

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        make: Callable[[TableContext], T],
        match: Match,
        opening: tuple[Any, ...] = (),
        *,
        size: tuple[int, int],
        people: int = 1,
    ) -> None:
        self.qtbot = qtbot
        self.settings = Settings(folder / "settings.ini")
        self.persons = frozenset(Seat(seat) for seat in range(people))
        viewer = Seat(0) if people == 1 else None
        self.context = TableContext(
            viewer,
            [player.name for player in match.record.players],
            self.settings,
            faces,
            THEMES["green"],
            shared=people > 1,
            persons=self.persons if people > 1 else frozenset(),
        )
        self.table = make(self.context)
        self.table.set_speed(Speed.OFF)
        self.view = TableView(self.table)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self.session = Session(match, InlineRunner(), autosave, opening=opening, speed="off")
        self.session.viewer = viewer
        self.session.stepped.connect(self.table.tell)
        self.session.jumped.connect(self.table.jump)
        self.table.settled.connect(self.session.table_settled)
        self.table.acted.connect(self._act)
        self.table.seat_acted.connect(self._act_for)
        self.table.decided.connect(self._decide)
        self.asked: list[int] = []
        self.refused: list[str] = []
        self.wished: list[str] = []
        self.noted: list[str] = []
        self.revealed: list[object] = []
        self.session.asked.connect(self.asked.append)
        for name in ("refused", "wished", "noted", "revealed"):
            getattr(self.table, name).connect(getattr(self, name).append)
        self.prepare()
        self.view.show()
        self.session.start()
        self.until_asked()

    def prepare(self) -> None:
        """Change settings, or listen to more, before anything begins."""

    def _act(self, action: object) -> None:
        self.session.submit(TABLE if self.session.to_act == (TABLE,) else Seat(0), action)

    def _act_for(self, seat: int, action: object) -> None:
        self.session.submit(Seat(seat), action)

    def _decide(self, action: object) -> None:
        self.session.submit(TABLE, action)

    def close(self) -> None:
        """End the match and take the table apart."""
        self.session.close()
        self.table.tear_down()

    # how far it has come

    def until_asked(self) -> None:
        """Wait until a person (or the table) is asked, or the match is over, and nothing moves."""

        def ready() -> bool:
            if self.hurried or self.table.choreographer.speed is Speed.OFF:
                self.table.choreographer.settle()  # the time to read what happened is no matter of these tests
            done = self.session.outcome is not None or self.is_asked()
            return done and not self.table.choreographer.running

        self.qtbot.waitUntil(ready, timeout=BOTS_TIME)
        self.asked.clear()

    def is_asked(self) -> bool:
        """Whether Ana (or the table) is asked."""
        return bool(self.asked) and not {Seat(0), TABLE}.isdisjoint(self.session.to_act)

    @property
    def position(self) -> V:
        """What Ana may know now."""
        view = self.session.view()
        assert isinstance(view, self.view_type)
        return view

    @property
    def moves(self) -> int:
        """How many actions the record holds."""
        return len(self.session.record.moves)

    # what a person does

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.view.mapFromScene(point)

    def click(self, point: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and let go of the left button."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, modifiers, point)

    def press(self, button: Button) -> None:
        """Click a button of the table, which must be there."""
        assert button.isVisible() and button.enabled, button.text
        self.click(self.at(button.rect().center()))

    def double_click(self, point: QPoint) -> None:
        """As the system sends it: press, release, double press, release."""
        port = self.view.viewport()
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=point)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and let go."""
        port = self.view.viewport()
        QTest.mouseMove(port, start)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        if self.lifts:
            # A piece is taken up a few pixels after the press, and keeps that distance from the pointer.
            QTest.mouseMove(port, start + QPoint(0, -QApplication.startDragDistance()))
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        if release:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key, modifiers)


@contextmanager
def opened_tables(kind: type[P], qtbot: QtBot, faces: CardFaces, folder: Path) -> Iterator[Callable[..., P]]:
    """Give what starts matches of a kind at a table each, and end them afterwards."""
    background = Background()
    tables: list[P] = []

    def begin(**how: Any) -> P:
        autosave = Autosave(SaveFolder(folder / f"saves{len(tables)}"), background)
        tables.append(kind(qtbot, faces, folder, autosave, **how))
        return tables[-1]

    yield begin
    for each in tables:
        each.close()
    background.close()
