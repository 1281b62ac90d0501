"""A table of Los Chinos that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules.chinos import CHINOS, ChinosOptions
from rules.chinos.view import ChinosView
from rules.dealing import Dealing
from rules.record import Match, Player
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.session import Session
from tablegames_qt.settings import Settings
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina", "Hugo", "Irene", "Jaime", "Karin", "Leo")


class ChinosPlayed:
    """A match at a table, with Ana at the bottom and bots elsewhere; or with several people, who share the table."""

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        players: int = 4,
        seed: str = "table",
        options: ChinosOptions | None = None,
        level: str = "regular",
        size: tuple[int, int] = (1016, 700),
        people: int = 1,
    ) -> None:
        self.qtbot = qtbot
        kinds = ["you", *["person"] * (people - 1), *["bot"] * (players - people)]
        seats = tuple(
            Player(name, kind, level if kind == "bot" else "")
            for name, kind in zip(NAMES[:players], kinds, strict=True)
        )
        match, opening = Match.start(CHINOS, options or ChinosOptions(), seats, Dealing.from_text(seed, CHINOS.name))
        self.settings = Settings(folder / "settings.ini")
        self.persons = frozenset(Seat(seat) for seat in range(people))
        viewer = Seat(0) if people == 1 else None
        together = frozenset() if people == 1 else self.persons
        self.context = TableContext(
            viewer,
            [player.name for player in seats],
            self.settings,
            faces,
            THEMES["green"],
            shared=people > 1,
            persons=together,
        )
        table = TABLES["chinos"].make_table(self.context)
        assert isinstance(table, ChinosTable)
        self.table = table
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
        self.table.seat_acted.connect(lambda seat, action: self.session.submit(Seat(seat), action))
        self.wishes: list[str] = []
        self.table.wished.connect(self.wishes.append)
        self.notes: list[str] = []
        self.table.noted.connect(self.notes.append)
        self.refusals: list[str] = []
        self.table.refused.connect(self.refusals.append)
        self.view.show()
        self.session.start()
        self.until_asked()

    def _act(self, action: object) -> None:
        self.session.submit(TABLE if TABLE in self.session.to_act else Seat(0), action)

    def close(self) -> None:
        """End the match and take the table apart."""
        self.session.close()
        self.table.tear_down()

    def until_asked(self) -> None:
        """Wait until Ana (or the table) is to decide, or the match is over, and nothing moves."""

        def ready() -> bool:
            self.table.choreographer.settle()  # the time to read what happened is no matter of these tests
            to_act = set(self.session.to_act)
            return self.session.outcome is not None or bool(to_act & {*self.persons, TABLE})

        self.qtbot.waitUntil(ready, timeout=20_000)
        self.table.choreographer.settle()

    @property
    def position(self) -> ChinosView:
        """What Ana may know now."""
        view = self.session.view()
        assert isinstance(view, ChinosView)
        return view

    # what a person does

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.view.mapFromScene(point)

    def middle(self, item: object) -> QPoint:
        """The middle of a piece or fixture in the viewport."""
        rect = item.rect()  # type: ignore[attr-defined]
        return self.at(rect.center())

    def click(self, item: object) -> None:
        """Press and let go of the left button on the middle of something."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.middle(item))

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        """Press, move in steps, and let go."""
        port = self.view.viewport()
        QTest.mouseMove(port, start)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        if release:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key, modifiers)

    def number(self, number: int) -> None:
        """Type a number."""
        for digit in str(number):
            self.key(getattr(Qt.Key, f"Key_{digit}"))

    def hide(self, coins: int) -> None:
        """Close the fist with so many coins by clicks."""
        for number in range(coins):
            self.click(self.table.coin(number))
        self.click(self.table.tray.confirm)
        self.until_asked()

    def call(self, total: int) -> None:
        """Call a total by clicks: choose it, then say it."""
        self.click(self.table.tray.pad[total])
        self.click(self.table.tray.confirm)
        self.until_asked()

    def legal_totals(self) -> list[int]:
        """The totals that Ana may call now."""
        return [action.total for action in self.session.legal(Seat(0)) if hasattr(action, "total")]

    def until_call(self) -> None:
        """Go on until it is Ana's call."""
        while self.position.phase != "call":
            assert self.position.phase != "over"
            if self.position.phase == "choose":
                self.click(self.table.tray.seats[0])
                self.until_asked()
            else:
                self.hide(1)

    def assert_in_step(self) -> None:
        """The scene equals the view: hands, calls, coins, nothing lifted or left over."""
        table, view = self.table, self.position
        table.choreographer.settle()
        assert not table.pointer.dragging
        calls = dict(view.called)
        for number in range(view.seats):
            seat = Seat(number)
            hand, bubble = table.hand(seat), table.board.bubbles[number]
            around = seat in view.active and seat != Seat(0) and view.phase != "over"
            assert hand.face is None or not hand.isVisible()
            assert bubble.isVisible() == ((around or seat == 0) and seat in calls)
            if around:
                assert hand.isVisible()
                assert (hand.opacity() == 1.0) == (seat in view.closed)
            if bubble.isVisible():
                assert bubble.number == str(calls[seat])
        assert table.bill.shown == (view.phase == "over")
        assert [table.saved_cup(seat).isVisible() for seat in view.saved] == [view.phase != "over"] * len(view.saved)
        open_hands = view.phase in ("hide", "show") and Seat(0) in view.to_act
        assert all(item.isVisible() == open_hands for item in table.own_hands)
        own = 3 if open_hands else view.coins if view.phase in ("hide", "call") and Seat(0) in view.active else 0
        assert sum(table.coin(number).isVisible() for number in range(3)) == (own or 0)


def visible(table: TableScene, kind: type) -> list:
    """The visible items of a kind."""
    return [item for item in table.items() if isinstance(item, kind) and item.isVisible()]


def shown_texts(table: TableScene) -> list[str]:
    """Every text attribute of what is seen, in a fixed order: what could tell somebody something."""
    found = []
    for item in visible(table, Fixture):
        parts = [f"{name}={value}" for name, value in sorted(vars(item).items()) if isinstance(value, str | bool | int)]
        found.append(f"{type(item).__name__} {item.pos().x():.0f},{item.pos().y():.0f} {item.toolTip()} {parts}")
    return sorted(found)
