"""A mahjong table that is really played: session, bots in line, a view with real events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from rules.mahjong import MAHJONG, MahjongOptions, MahjongView
from rules.mahjong.options import SEATS
from rules.record import Match, replay
from rules.seats import TABLE, Seat
from rules.tiles import Tile
from tablegames_qt.assets import CardFaces
from tablegames_qt.autosave import Autosave
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.mahjong.pieces import faces as shown_faces
from tablegames_qt.tables.mahjong.table import MahjongTable
from tests.qt.tables.played import PlayedTable, begun, seated

PLAYERS = seated(SEATS, "easy")


class MahjongPlayed(PlayedTable[MahjongTable, MahjongView]):
    """A match of mahjong with Ana at the bottom and bots elsewhere."""

    view_type = MahjongView
    lifts = hurried = True

    def __init__(
        self,
        qtbot: QtBot,
        faces: CardFaces,
        folder: Path,
        autosave: Autosave,
        *,
        seed: str = "table",
        options: MahjongOptions | None = None,
        size: tuple[int, int] = (1280, 700),
        match: Match | None = None,
        warnings: bool = False,
    ) -> None:
        self._warnings = warnings
        opening: tuple[object, ...] = ()
        if match is None:
            match, opening = begun(MAHJONG, options or MahjongOptions(), PLAYERS, seed)
        super().__init__(qtbot, faces, folder, autosave, MahjongTable, match, opening, size=size)

    def prepare(self) -> None:
        self.settings.claim_warning = self._warnings

    def is_asked(self) -> bool:
        """Whether Ana (or the table) is to decide something: a claim that is passed by itself is no question."""
        if self.session.to_act == (TABLE,):
            return TABLE in self.session.waiting_for
        if Seat(0) not in self.session.waiting_for:
            return False
        return self.position.window is None or self.table.calls.able or not self.settings.auto_pass

    def item(self, tile: Tile) -> TileItem:
        """An item of the own hand."""
        return next(item for item in self.table.pack.rack.all if item.tile is tile)

    def spot(self, item: TileItem) -> QPoint:
        """The middle of a tile in the viewport."""
        return self.at(item.rect().center())

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
        shown, spots = shown_faces(view), table.geometry.spots(view)
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
