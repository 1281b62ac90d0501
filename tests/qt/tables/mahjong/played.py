"""A mahjong table that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.dealing import Dealing
from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.options import SEATS
from rules.record import Match, Player, replay
from rules.seats import TABLE, Seat
from rules.tiles import Tile
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.bot_runner import InlineRunner
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.speeds import Speed
from tablegames_qt.scene.table_view import TableView
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.session import Session
from tablegames_qt.settings import Settings
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong.pieces import faces
from tablegames_qt.tables.mahjong.table import MahjongTable
from tablegames_qt.theme import THEMES

NAMES = ("Ana", "Bruno", "Carla", "Dario")
PLAYERS = tuple(
    Player(name, "you" if seat == 0 else "bot", "" if seat == 0 else "easy") for seat, name in enumerate(NAMES)
)


class MahjongPlayed:
    """A match at a table, with Ana at the bottom and bots elsewhere."""

    def __init__(
        self,
        qtbot: QtBot,
        card_faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        seed: str = "table",
        options: MahjongOptions | None = None,
        size: tuple[int, int] = (1280, 700),
        match: Match | None = None,
        warnings: bool = False,
    ) -> None:
        self.qtbot = qtbot
        opening: tuple[object, ...] = ()
        if match is None:
            chosen = options or MahjongOptions()
            match, opening = Match.start(MAHJONG, chosen, PLAYERS, Dealing.from_text(seed, MAHJONG.name))
        self.settings = Settings(folder / "settings.ini")
        self.settings.claim_warning = warnings
        self.context = TableContext(Seat(0), list(NAMES), self.settings, card_faces, THEMES["green"])
        self.table = MahjongTable(self.context)
        self.table.set_speed(Speed.OFF)
        self.view = TableView(self.table)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self.session = Session(match, InlineRunner(), autosave, opening=opening, speed="off")  # type: ignore[arg-type]
        self.session.stepped.connect(self.table.tell)
        self.session.jumped.connect(self.table.jump)
        self.table.settled.connect(self.session.table_settled)
        self.table.acted.connect(self._act)
        self.said: list[str] = []
        self.table.refused.connect(self.said.append)
        self.view.show()
        self.session.start()
        self.until_asked()

    def _act(self, action: object) -> None:
        seat = TABLE if self.session.to_act == (TABLE,) else Seat(0)
        self.session.submit(seat, action)

    def close(self) -> None:
        """End the match and take the table apart."""
        self.session.close()
        self.table.tear_down()

    def until_asked(self) -> None:
        """Wait until Ana (or the table) is to decide something, and nothing moves."""

        def ready() -> bool:
            self.table.choreographer.settle()
            session = self.session
            if session.outcome is not None:
                return True
            if session.to_act == (TABLE,):
                return TABLE in session.waiting_for
            if Seat(0) not in session.waiting_for:
                return False
            return self.position.window is None or self.table.calls.able or not self.settings.auto_pass

        self.qtbot.waitUntil(ready, timeout=30_000)

    @property
    def position(self) -> MahjongView:
        """What Ana may know now."""
        view = self.session.view()
        assert isinstance(view, MahjongView)
        return view

    @property
    def moves(self) -> int:
        """How many actions the record holds."""
        return len(self.session.record.moves)

    def item(self, tile: Tile) -> TileItem:
        """An item of the own hand."""
        return next(item for item in self.table.pack.rack.all if item.tile is tile)

    def spot(self, item: TileItem) -> QPoint:
        """The middle of a tile in the viewport."""
        return self.at(item.rect().center())

    def at(self, point: QPointF) -> QPoint:
        """A point of the scene in the viewport."""
        return self.view.mapFromScene(point)

    def click(self, point: QPoint) -> None:
        """Press and let go of the left button."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

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
        QTest.mouseMove(port, start + QPoint(0, -QApplication.startDragDistance()))
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        if release:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key, modifiers)

    @property
    def pond(self) -> QPoint:
        """A point of the table on which a tile can be let go."""
        return self.at(self.table.geometry.pond_area("bottom").center())

    def pass_claims(self) -> None:
        """Pass every claim until it is Ana's turn, or the hand is over."""
        self.until_asked()
        while self.session.outcome is None and self.position.window is not None:
            self.key(Qt.Key.Key_N)
            self.until_asked()

    def throw(self) -> None:
        """Throw the first tile of the hand by double click; a hand that can win is thrown from twice."""
        item = self.table.pack.rack.all[0]
        moves = self.moves
        self.double_click(self.spot(item))
        if self.moves == moves:
            self.table.default_action(item)
        self.until_asked()

    def assert_in_step(self) -> None:
        """The scene equals the view: faces, places, nothing lifted or glued; and so does the record."""
        table, view = self.table, self.position
        table.choreographer.settle()
        assert not table.choreographer.running
        assert not table.pointer.dragging
        shown, spots = faces(view), table.geometry.spots(view)
        pack = table.pack
        assert set(pack.slots) == set(shown) == set(spots)
        for slot, item in pack.slots.items():
            spot = spots[slot]
            assert item.tile is shown[slot], slot
            assert item.isVisible() and item.scale() == 1.0 and item.opacity() == 1.0 and not item.lifted
            assert (item.pos() - spot.corner).manhattanLength() < 2, slot
            assert abs(item.height - spot.height) < 1, slot
            assert item.rotation() == (90.0 if spot.turned else 0.0), slot
        rack = pack.rack
        assert sorted(item.tile.index for item in rack.items if item.tile) == [tile.index for tile in view.hand]
        assert (rack.drawn.tile if rack.drawn is not None else None) is view.drawn
        for item, spot in table.rack_spots():
            assert (item.pos() - spot.corner).manhattanLength() < 2
            assert item.isVisible() and not item.lifted and item.rotation() == 0.0
        held = [*pack.slots.values(), *rack.all]
        assert len(set(map(id, held))) == len(held)
        assert len(held) + len(pack.loose) == len(pack.items)
        assert not any(item.isVisible() for item in pack.loose)
        for seat in range(SEATS):
            if seat != view.viewer:
                assert all(item.face is None for item in pack.backs(seat)), "a face-down tile knows no tile"
        assert replay(self.session.record).state == self.session.match.state
