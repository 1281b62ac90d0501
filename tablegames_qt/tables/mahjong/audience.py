"""Mahjong for the audience: ponds in three columns, the last discard enlarged, and no tile that only a player may see."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF

from rules.events import Event
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS, Tile
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong import audience_words
from tablegames_qt.tables.mahjong.audience_board import AudienceBoard
from tablegames_qt.tables.mahjong.audience_geometry import AudienceGeometry
from tablegames_qt.tables.mahjong.audience_sheet import AudienceSheet
from tablegames_qt.tables.mahjong.audience_telling import AudienceTelling
from tablegames_qt.tables.mahjong.audience_words import Told
from tablegames_qt.tables.mahjong.geometry import BACK_Z, LAST_Z, Spot
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.pieces import Pieces, faces, put_away


class MahjongAudience(TableScene):
    """The table as everybody may see it. Hands are a back with a number; nothing can be done here."""

    viewer: Seat | None = None
    thrown: TileItem | None = None
    """No tile is thrown from here."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=True)
        self.context = context
        self.names = context.names
        look = self.look
        self.geometry = AudienceGeometry(look.width, look.height, look.least_cap)
        self.pack = Pieces(self._make_tile)
        self.board = AudienceBoard(self, look, self.names)
        self.big = self._make_tile(-1)
        """The last discard, enlarged in the middle."""
        self.sheet = AudienceSheet(self, look, self.names)
        self.sentence_line.setVisible(False)  # the caption says it

    def make_piece(self, piece: Hashable) -> PieceItem:
        """Every piece of this table is a tile."""
        return TileItem(piece, self.faces, self.look)

    def _make_tile(self, number: int) -> TileItem:
        item = self.piece(number)
        assert isinstance(item, TileItem)
        item.setVisible(False)
        return item

    def rack_spots(self) -> list[tuple[TileItem, Spot]]:
        """Return nothing: there is no hand to be seen."""
        return []

    @property
    def centre(self) -> QPointF:
        """Where tiles come from: the wall is not drawn, its number stands in the middle."""
        return self.geometry.big.center() - QPointF(self.geometry.tile / 2, self.geometry.tile_height / 2)

    # any position

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        look = self.look
        self.geometry = geometry = AudienceGeometry(look.width, look.height, look.least_cap)
        self.board.lay_out(geometry, look)
        self.sheet.lay_out(look)
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        """Have every face drawn in the sizes of the ponds and of the middle, so that none is blank when first shown."""
        look, geometry = self.look, self.geometry
        for height in (geometry.tile_height, geometry.big.height()):
            for tile in (*KINDS, *FLOWERS):
                self.faces.tile(tile, look.whole(height), look.dpr, edged=look.theme.edged_pieces)

    def show_view(self, view: MahjongView) -> None:
        """Draw a position whole, from the view alone."""
        pack = self.pack
        pack.assign(view)
        for item in pack.loose:
            put_away(item)
        shown, spots = faces(view), self.geometry.spots(view)
        for slot, item in pack.slots.items():
            self._lie(item, spots[slot])
            self.show_tile(item, shown[slot])
        self.board.call_out.setVisible(False)
        self.board.show_view(view, self.geometry)
        if view.result is None:
            self.sheet.hide()
        last = view.last_discard
        newest = pack.slots.get(("pond", len(view.discards) - 1))
        if newest is not None and view.result is None:
            newest.set_mark(Mark.LEGAL)
        self.show_big(None if last is None else last.tile)
        if view.result is None:
            self.board.cover(on=False)
            self.tell_words(audience_words.standing_caption(view, self.names))
        else:
            self.open_sheet(view)

    def show_tile(self, item: TileItem, tile: object) -> None:
        """Show a face, with its name for whoever asks."""
        if item.face is not tile:
            item.show_face(tile)
        item.setToolTip("" if item.tile is None else tile_name(item.tile))

    def _lie(self, item: TileItem, spot: Spot) -> None:
        item.setVisible(True)
        item.setOpacity(float(spot.seen))
        item.set_shadowed(on=spot.z <= BACK_Z)  # of the backs on one another the first alone casts a shadow
        item.place(spot.corner, spot.height, spot.z)
        item.setRotation(0.0)
        item.setScale(1.0)
        item.set_mark(Mark.NONE)

    def show_big(self, tile: Tile | None) -> None:
        """Show the last discard enlarged in the middle, or none."""
        self.big.setVisible(tile is not None and not self.sheet.shown)
        self.big.show_face(tile)
        if tile is not None:
            place = self.geometry.big
            self.big.place(place.topLeft(), place.height(), LAST_Z)
            self.big.set_mark(Mark.LEGAL)

    def open_sheet(self, view: MahjongView, *, closed: bool = False) -> None:
        """Lay the result of a hand over everything; closed: the winner's hand is still face down."""
        self.board.cover(on=True)
        for item in (*self.pack.items, self.big):
            item.setVisible(False)
        self.sheet.open(view, closed=closed)
        assert view.result is not None
        told = audience_words.ended(view.result, self.names)
        self.say(". ".join((told[0][0], told[1][0])))

    def tell_words(self, told: Told) -> None:
        """Say what happened in the caption, and as one sentence for whoever listens."""
        self.board.tell(told)
        self.say(". ".join(part[0] for part in told if part and part[0]))

    # on the way from one to the next

    def play(self, before: MahjongView | None, happened: Sequence[Event], after: MahjongView) -> None:
        """Queue the beats of a step."""
        self.choreographer.add(*AudienceTelling(self, before, after).tell(happened))
