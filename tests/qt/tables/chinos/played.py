"""A table of Los Chinos that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from rules.chinos import CHINOS, ChinosOptions
from rules.chinos.view import ChinosView
from rules.seats import TABLE, Seat
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.tables import TABLES
from tablegames_qt.tables.chinos.table import ChinosTable
from tablegames_qt.tables.kind import TableContext
from tests.qt.tables.played import PlayedTable, begun, seated


def _table(context: TableContext) -> ChinosTable:
    table = TABLES["chinos"].make_table(context)
    assert isinstance(table, ChinosTable)
    return table


class ChinosPlayed(PlayedTable[ChinosTable, ChinosView]):
    """A match at a table, with Ana at the bottom and bots elsewhere; or with several people, who share the table."""

    view_type = ChinosView
    hurried = True

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
        match, opening = begun(CHINOS, options or ChinosOptions(), seated(players, level, people), seed)
        super().__init__(qtbot, faces, folder, autosave, _table, match, opening, size=size, people=people)

    def is_asked(self) -> bool:
        """Whether one of the persons (or the table) is to decide."""
        return not {*self.persons, TABLE}.isdisjoint(self.session.to_act)

    # what a person does

    def middle(self, item: object) -> QPoint:
        """The middle of a piece or fixture in the viewport."""
        rect = item.rect()  # type: ignore[attr-defined]
        return self.at(rect.center())

    def tap(self, item: object) -> None:
        """Press and let go of the left button on the middle of something."""
        self.click(self.middle(item))

    def number(self, number: int) -> None:
        """Type a number."""
        for digit in str(number):
            self.key(getattr(Qt.Key, f"Key_{digit}"))

    def hide(self, coins: int) -> None:
        """Close the fist with so many coins by clicks."""
        for number in range(coins):
            self.tap(self.table.coin(number))
        self.tap(self.table.tray.confirm)
        self.until_asked()

    def call(self, total: int) -> None:
        """Call a total by clicks: choose it, then say it."""
        self.tap(self.table.tray.pad[total])
        self.tap(self.table.tray.confirm)
        self.until_asked()

    def legal_totals(self) -> list[int]:
        """The totals that Ana may call now."""
        return [action.total for action in self.session.legal(Seat(0)) if hasattr(action, "total")]

    def until_call(self) -> None:
        """Go on until it is Ana's call."""
        while self.position.phase != "call":
            assert self.position.phase != "over"
            if self.position.phase == "choose":
                self.tap(self.table.tray.seats[0])
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
