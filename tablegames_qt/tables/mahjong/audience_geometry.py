"""Where everything lies on the audience's mahjong table: three columns, all tiles upright with a large index.

Pure functions of the scene's size and of the least height of capitals. Source: screens.md 7, picture 15.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.assets import TILE_ASPECT, TILE_CAPS
from tablegames_qt.tables.mahjong.geometry import BACK_Z, MELD_Z, POND_Z, Slot, Spot

LARGE_INDEX = TILE_CAPS["large"]
"""Height of the large index, as a share of the tile's."""
PER_ROW = 6
"""Discards in a row of a pond."""
TILE = 0.0653
"""Width of a tile, as a share of the scene's height; more where its index could not be read."""
BACK = 0.75
"""Size of the back that stands for a hand, in tiles."""
SPARE = 0.12
"""Width that a column has beyond its pond, as a share of the scene's height, from which it is used."""
BIG = 2.5
"""Size of the last discard in the middle, in tiles."""
NEAREST, INDEX_BELOW, POND_BELOW = 0.42, 0.66, 0.58
"""Tiles may overlap down to the large index: from tile to tile in widths, from row to row in heights; in the three rows of
a pond in a hall a little of the sign under it may be covered."""
WAYS = (
    *((1.0, 1), (1.0, 2), (0.85, 1), (0.85, 2), (0.7, 2), (1.0, 3), (0.85, 3)),
    *((0.55, 1), (0.55, 2), (0.48, 2), (NEAREST, 1), (NEAREST, 2), (0.7, 3), (0.55, 3), (NEAREST, 3)),
)
"""How what a seat has laid open is tried to be laid: from tile to tile, in widths, and in how many rows."""
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""Sizes that are tried for what a seat has laid open, where even overlapping does not help."""
ROW_STEP = 1.04
"""From row to row of what a seat has laid open, in tile heights, where there is room for it."""


@dataclass(frozen=True)
class Laid:
    """What a seat has laid open: the spots of its melds and flowers, of the back that stands for its hand, its number."""

    melds: tuple[tuple[Spot, ...], ...]
    flowers: tuple[Spot, ...]
    back: Spot
    count: QRectF
    """Where the number of concealed tiles stands."""


class AudienceGeometry:
    """All places of a scene of a size in pixels. cap: the least height of capitals. Seats are told by side."""

    def __init__(self, width: float, height: float, cap: float, bottom: Seat = Seat(0)) -> None:
        self.width, self.height, self.cap, self.bottom = width, height, cap, bottom
        self.u = height / 175
        self.edge = 0.012 * height
        self.space = 0.010 * height
        across = max(0.022 * height, 0.018 * width)
        self.plate_height = max(0.045 * height, 2.1 * cap)
        tall = height - 2 * self.edge - 2 * self.plate_height - 4 * self.space
        self.zone = tall / 3
        """Height of a pond and of the middle."""
        readable = (cap / LARGE_INDEX + 0.6) / TILE_ASPECT  # heights are rounded to whole pixels
        fits = self.zone / (TILE_ASPECT * (1 + 2 * POND_BELOW))
        self.tile = min(max(TILE * height, readable), fits, (width - 4 * across) / 3 / (1 + 5 * NEAREST))
        gap = max(1.0, 0.002 * height)
        column = min(PER_ROW * self.tile + (PER_ROW - 1) * gap, (width - 4 * across) / 3)
        self.pitch = (column - self.tile) / (PER_ROW - 1)
        side = (width - column - 4 * across) / 2
        if side - column < SPARE * height:  # not enough to lay anything out in it: it parts the columns
            across, side = (width - 3 * column) / 4, column
        self.middle = QRectF(across + side + across, 0, column, height)
        self._left = QRectF(across, 0, side, height)
        self._right = QRectF(self.middle.right() + across, 0, side, height)
        self.pond_tile = self.tile

    # rows and columns

    @property
    def tile_height(self) -> float:
        """Height of a tile, its visible side included."""
        return TILE_ASPECT * self.tile

    @property
    def _centre_top(self) -> float:
        return self.edge + self.plate_height + self.zone + 2 * self.space

    @property
    def _centre_bottom(self) -> float:
        return self._centre_top + self.zone

    def side_of(self, seat: int) -> str:
        """Return where a seat sits: the next one at the right."""
        return ("bottom", "right", "top", "left")[(seat - self.bottom) % SEATS]

    def column_of(self, side: str) -> QRectF:
        """Return the column in which a seat's pond lies."""
        return {"left": self._left, "right": self._right}.get(side, self.middle)

    def pond_area(self, side: str) -> QRectF:
        """Return the room of a pond; those at the sides lie next to the middle."""
        top = {
            "top": self.edge + self.plate_height + self.space,
            "bottom": self._centre_bottom + self.space,
        }.get(side, self._centre_top)
        column, wide = self.column_of(side), self.middle.width()
        left = column.right() - wide if side == "left" else column.left()
        return QRectF(left, top, wide, self.zone)

    @property
    def plate(self) -> QRectF:
        """The panel in the middle."""
        return QRectF(self.middle.left(), self._centre_top, self.middle.width(), self.zone)

    @property
    def big(self) -> QRectF:
        """Where the last discard lies enlarged."""
        plate = self.plate
        pad = 1.8 * self.u
        height = min(BIG * self.tile_height, plate.height() - 2 * pad)
        top = plate.center().y() - height / 2
        return QRectF(plate.left() + pad + self.u, top, height / TILE_ASPECT, height)

    def numbers(self, part: int) -> QRectF:
        """Return the room of the numbers beside the big tile: 0 the wall, 1 its word, 2 the round."""
        plate, big = self.plate, self.big
        left = big.right() + 1.5 * self.u
        shares = ((0.05, 0.42), (0.42, 0.72), (0.72, 0.97))
        upper, lower = shares[part]
        return QRectF(
            left,
            plate.top() + upper * plate.height(),
            plate.right() - 1.2 * self.u - left,
            (lower - upper) * plate.height(),
        )

    def seat_plate(self, side: str) -> QRectF:
        """Return the room of a seat's plate: over its pond, of the seat below under it."""
        pond = self.pond_area(side)
        top = pond.top() - self.space - self.plate_height
        if side == "bottom":
            top = self.height - self.edge - self.plate_height
        return QRectF(pond.left(), top, pond.width(), self.plate_height)

    # words

    @property
    def caption(self) -> QRectF:
        """The corner in which what happened is told."""
        bottom = self._centre_top - 2 * self.space - self.plate_height
        return QRectF(self._left.left(), self.edge, self._left.width(), bottom - self.edge)

    @property
    def turn(self) -> QRectF:
        """Where it is said whose turn it is."""
        bottom = self.height - self.edge
        high = 3.4 * self.cap
        return QRectF(self._left.left(), bottom - high, self._left.width(), high)

    # what seats have laid open

    def laid_area(self, side: str) -> QRectF:
        """Return the room for what a seat has laid open."""
        right, top, bottom = self._right, self._centre_bottom + self.space, self.height - self.edge
        if side == "top":
            lower = self.seat_plate("right").top() - self.space
            return QRectF(right.left(), self.edge, right.width(), lower - self.edge)
        if side == "left":
            lower = self.turn.top() - self.space
            return QRectF(self._left.left(), top, self._left.width(), lower - top)
        half = (bottom - top - self.space) / 2
        if side == "right":
            return QRectF(right.left(), top, right.width(), half)
        return QRectF(right.left(), bottom - half, right.width(), half)

    def laid(self, side: str, melds: Sequence[int], flowers: int) -> Laid:
        """Return where melds of so many tiles, flowers and the back of a seat lie: rows, closer together if need be."""
        area = self.laid_area(side)
        sizes = [*melds, *([flowers] if flowers else [])]
        for smaller in SMALLER:
            tile = smaller * self.tile
            for pitch, rows in WAYS:
                found = self._flowed(area, sizes, tile, pitch, rows)
                if found is not None:
                    return self._made(found, len(melds), flowers, tile, self._step(area, tile, rows))
        tile = 0.5 * self.tile
        found = self._flowed(area, sizes, tile, NEAREST, 9)
        assert found is not None
        return self._made(found, len(melds), flowers, tile, self._step(area, tile, 9))

    def _step(self, area: QRectF, tile: float, rows: int) -> float:
        """Return from row to row of what a seat has laid open."""
        high = TILE_ASPECT * tile
        return high if rows == 1 else min(ROW_STEP * high, (area.height() - high) / (rows - 1))

    def _flowed(
        self, area: QRectF, sizes: Sequence[int], tile: float, pitch: float, rows: int
    ) -> list[tuple[QPointF, float]] | None:
        """Return the corner of each group and its pitch; the last is the back's. None where they need more rows."""
        high, space = TILE_ASPECT * tile, (0.3 if pitch > 0.5 else 0.22) * tile
        step = self._step(area, tile, rows)
        if high > area.height() + 0.5 or (rows > 1 and step < INDEX_BELOW * high):
            return None
        apart = pitch * tile + (max(1.0, 0.002 * self.height) if pitch == 1 else 0.0)
        wide = [tile + (size - 1) * apart for size in sizes] + [BACK * tile + 0.5 * self.cap + self.count_width]
        found: list[tuple[QPointF, float]] = []
        left, row = area.left(), 0
        for width in wide:
            if left > area.left() and left + width > area.right() + 0.5:
                left, row = area.left(), row + 1
            if row >= rows or left + width > area.right() + 0.5:
                return None
            found.append((QPointF(left, area.top() + row * step), apart))
            left += width + space
        return found

    @property
    def count_width(self) -> float:
        """Width of the number beside the back."""
        return 2.4 * self.cap

    def _made(self, found: Sequence[tuple[QPointF, float]], melds: int, flowers: int, tile: float, step: float) -> Laid:
        high = TILE_ASPECT * tile
        sizes = 4  # as many spots as a meld can have: what is not there is not asked for
        groups = [
            tuple(Spot(corner + QPointF(at * apart, 0), high, MELD_Z + 10 * number + at) for at in range(sizes))
            for number, (corner, apart) in enumerate(found[:melds])
        ]
        blossoms: tuple[Spot, ...] = ()
        if flowers:
            corner, apart = found[melds]
            blossoms = tuple(Spot(corner + QPointF(at * apart, 0), high, MELD_Z + 60 + at) for at in range(flowers))
        tall = min(BACK * high, step - 1)  # where rows overlap the number has to stay clear of the row above
        back = Spot(found[-1][0] + QPointF(0, high - tall), tall, BACK_Z)
        count = QRectF(back.corner.x() + back.width + 0.5 * self.cap, back.corner.y(), self.count_width, tall)
        return Laid(tuple(groups), blossoms, back, count)

    def laid_of(self, view: MahjongView, seat: Seat) -> Laid:
        """Return where everything of a seat lies that it has laid open, and the back of its hand."""
        melds = [len(meld.tiles) for meld in view.melds[seat]]
        return self.laid(self.side_of(seat), melds, len(view.flowers[seat]))

    # ponds

    def pond_spots(self, side: str, count: int) -> list[Spot]:
        """Return where the discards of a seat lie, in order; rows close up where there is no room for all of them."""
        area, high = self.pond_area(side), self.tile_height
        rows = max(3, -(-count // PER_ROW))
        step = min(1.02 * high, (area.height() - high) / (rows - 1))
        return [
            Spot(
                QPointF(area.left() + place % PER_ROW * self.pitch, area.top() + place // PER_ROW * step),
                high,
                POND_Z + place,
            )
            for place in range(count)
        ]

    def spots(self, view: MahjongView) -> Mapping[Slot, Spot]:
        """Return where every tile lies. All tiles of a hand lie on one another: how many there are is said beside them."""
        found: dict[Slot, Spot] = {}
        for seat in map(Seat, range(SEATS)):
            numbers = [number for number, throw in enumerate(view.discards) if throw.seat == seat]
            for number, spot in zip(numbers, self.pond_spots(self.side_of(seat), len(numbers)), strict=True):
                found["pond", number] = spot
            laid = self.laid_of(view, seat)
            for number, meld in enumerate(view.melds[seat]):
                for at in range(len(meld.tiles)):
                    found["meld", seat, number, at] = laid.melds[number][at]
            for at, spot in enumerate(laid.flowers):
                found["flower", seat, at] = spot
            for at in range(view.size(seat)):
                found["back", seat, at] = Spot(laid.back.corner, laid.back.height, BACK_Z + at)
        for taken in view.taken:
            found.pop(("pond", taken.number))
        return found
