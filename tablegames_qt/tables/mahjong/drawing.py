"""The mahjong table as a picture: any position drawn from its view alone."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from rules.mahjong.view import MahjongView
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS
from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.scene.button import Button
from tablegames_qt.scene.marks import Place
from tablegames_qt.scene.moves import Move
from tablegames_qt.scene.piece_item import Mark, PieceItem
from tablegames_qt.scene.table_scene import TableScene
from tablegames_qt.scene.tile_item import TileItem
from tablegames_qt.scene.words import Align
from tablegames_qt.tables.kind import TableContext
from tablegames_qt.tables.mahjong.board import Board
from tablegames_qt.tables.mahjong.fixtures import InsertMark
from tablegames_qt.tables.mahjong.geometry import LAST_DISCARD, Geometry, Spot
from tablegames_qt.tables.mahjong.names import tile_name
from tablegames_qt.tables.mahjong.pieces import Pieces, faces, put_away
from tablegames_qt.tables.mahjong.sheet import ResultSheet


class ThrowPlace(Place):
    """Where a thrown tile will lie: seen only while it can be thrown there."""

    def set_mark(self, mark: Mark) -> None:
        """Be seen as a target."""
        super().set_mark(mark)
        self.setVisible(mark is not Mark.NONE)


class MahjongDrawing(TableScene):
    """Tiles, plates and words in their places. The audience (no viewer) sees no hand."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context.faces, context.theme, audience=context.audience)
        self.context = context
        self.names = context.names
        self.viewer = context.viewer
        self.geometry = Geometry(1280, 700, context.viewer or Seat(0))
        self.pack = Pieces(self._make_tile)
        look = self.look
        self.board = Board(self, look, self.names, context.viewer)
        self.sheet = ResultSheet(self, look, self.names, self.sheet_wish)
        self.throw_place = ThrowPlace(look, corner=0.106)
        self.throw_place.setVisible(False)
        self.insert_mark = InsertMark(look)
        self.sort_button = Button(look, "", self.sort_hand)
        self.sort_button.setVisible(False)
        for item in (self.throw_place, self.insert_mark, self.sort_button):
            self.addItem(item)

    def make_piece(self, piece: Hashable) -> PieceItem:
        """Every piece of this table is a tile."""
        return TileItem(piece, self.faces, self.look)

    def _make_tile(self, number: int) -> TileItem:
        item = self.piece(number)
        assert isinstance(item, TileItem)
        item.setVisible(False)
        return item

    def sheet_wish(self, wish: str) -> None:
        """A button of the sheet was pressed; the table decides what that means."""

    def sort_hand(self) -> None:
        """Put the own hand in tile order again."""
        self.pack.rack.sorted = True
        self.pack.rack.sort()
        self.glide_rack()

    # drawing any position

    def layout(self) -> None:
        """Put everything that never moves in its place, for the present size."""
        super().layout()
        look = self.look
        self.geometry = geometry = Geometry(look.width, look.height, self.geometry.bottom)
        self.board.lay_out(geometry, look)
        line = geometry.sentence
        high = QFontMetricsF(look.font("heading")).lineSpacing()
        self.sentence_line.put(QPointF(line.left(), line.top() + high / 2), line.width(), Align.LEFT, rises=True)
        self.notice.put(QPointF(0.5 * look.width, line.top() - look.u), 0.8 * look.width)
        self.sort_button.say(QCoreApplication.translate("mahjong", "Sort"))
        place = geometry.seats[geometry.bottom]
        self.sort_button.put(place.plate - QPointF(0, self.sort_button.size.height() + 2.5 * look.u))
        self.sheet.lay_out(look)
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        """Have every face drawn in the sizes of the hand and the ponds, so that none is blank when it is first shown."""
        look, pond = self.look, TILE_ASPECT * self.geometry.pond_tile
        for height in (TILE_ASPECT * self.geometry.tile, pond, LAST_DISCARD * pond):
            for tile in (*KINDS, *FLOWERS):
                self.faces.tile(tile, look.whole(height), look.dpr, edged=look.theme.edged_pieces)

    def show_view(self, view: MahjongView) -> None:
        """Draw a position whole, from the view alone."""
        pack = self.pack
        pack.assign(view)
        for item in pack.loose:
            put_away(item)
        self.board.call_out.setVisible(False)
        self.board.show_view(view, self.geometry)
        shown, spots = faces(view), self.geometry.spots(view)
        for slot, item in pack.slots.items():
            self.lie(item, spots[slot])
            self.show_tile(item, shown[slot])
        self._show_rack()
        self._ring_last(view)
        self._show_throw_place(view)
        if view.result is not None:
            self._open_sheet(view)
        else:
            self.sheet.hide()
            self.board.cover(on=False)
        self.sort_button.setVisible(self.viewer is not None and view.result is None)

    def show_tile(self, item: TileItem, tile: object) -> None:
        """Show a face, with its name for the pointer that rests on it."""
        if item.face is not tile:
            item.show_face(tile)
        item.setToolTip("" if item.tile is None else tile_name(item.tile))

    def lie(self, item: TileItem, spot: Spot) -> None:
        """Lie at rest in a place."""
        item.setVisible(True)
        item.setOpacity(1.0)
        item.place(spot.corner, spot.height, spot.z)
        item.setRotation(90.0 if spot.turned else 0.0)
        item.setScale(1.0)
        item.set_mark(Mark.NONE)

    def rack_spots(self) -> list[tuple[TileItem, Spot]]:
        """Return where each tile of the own hand stands."""
        rack = self.pack.rack
        found = list(zip(rack.items, self.geometry.hand_spots(len(rack.items)), strict=True))
        if rack.drawn is not None:
            found.append((rack.drawn, self.geometry.drawn_spot(len(rack.items))))
        return found

    def _show_rack(self) -> None:
        held = self.pointer.selected
        for item, spot in self.rack_spots():
            mark = item.mark
            self.lie(item, spot)
            self.show_tile(item, item.face)
            if item is held:
                item.set_mark(mark)

    def glide_rack(self) -> None:
        """Let the tiles of the own hand glide to their places, after they were put in another order."""
        if not self.take_input():
            return
        self.choreographer.aside(
            *(Move(item, spot.corner, "relayout", height=spot.height, z=spot.z) for item, spot in self.rack_spots())
        )
        self.pointer.renew()
        self.refresh_cursor()

    def _ring_last(self, view: MahjongView) -> None:
        """The last discard is ringed until the next action; so is the tile of a kong that may be robbed."""
        number = len(view.discards) - 1
        item = self.pack.slots.get(("pond", number))
        if item is not None and view.result is None:
            item.set_mark(Mark.LEGAL)

    def _show_throw_place(self, view: MahjongView) -> None:
        if self.viewer is None:
            return
        mine = sum(throw.seat == self.viewer for throw in view.discards)
        self.throw_place.set_rect(self.geometry.pond_spots("bottom", mine + 1)[-1].rect())

    def _open_sheet(self, view: MahjongView) -> None:
        self.board.cover(on=True)
        self.sheet.open(view)
        self.sort_button.setVisible(False)

    @property
    def centre(self) -> QPointF:
        """Where tiles come from: the wall is not drawn, its number stands in the middle."""
        plate = self.geometry.plate
        height = 1.35 * self.geometry.pond_tile
        return plate.center() - QPointF(self.geometry.pond_tile / 2, height / 2)

    def own_area(self) -> QRectF:
        """Return what the own hand covers."""
        area = QRectF()
        for item, _ in self.rack_spots():
            area = area.united(item.rect())
        return area
