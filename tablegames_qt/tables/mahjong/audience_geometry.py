"""Where everything lies on the audience's mahjong table: three columns, all tiles upright with a large index.

Pure functions of the scene's size and of the least height of capitals. Source: screens.md 7, picture 15. Where tiles have
to be so large that not everything has room, as in a hall, only the last discards of each pond are seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.assets import TILE_ASPECT, TILE_CAPS
from tablegames_qt.tables.mahjong.audience_laid import NEAREST, Area, Laid, rows_height
from tablegames_qt.tables.mahjong.geometry import BACK_Z, POND_Z, Slot, Spot

LARGE_INDEX = TILE_CAPS["large"]
"""Height of the large index, as a share of the tile's."""
PER_ROW = 6
"""Discards in a row of a pond."""
TILE = 0.0653
"""Width of a tile, as a share of the scene's height; more where its index could not be read."""
SPARE = 0.12
"""Width that a column has beyond its pond, as a share of the scene's height, from which it is used."""
BIG, LEAST_BIG = 2.5, 1.8
"""Size of the last discard in the middle, in tiles, and what it must be at the least."""
NUMBERS = 7.0
"""Width for the numbers beside it where there is room, free edges included, in heights of the least capitals."""
APART = 1.07
"""Width of a column in which not all discards are seen, in rows of tiles: what seats lay open needs it."""
POND_BELOW = 0.58
"""From row to row of a pond that shows everything, in tile heights: a little of the sign under an index may be covered."""
FULL = ((3, 3, 3, 3), 2)
"""What every seat must have room to lay open without its tiles becoming smaller: tiles of its melds, and flowers."""
SIDES = ("bottom", "right", "top", "left")


@dataclass(frozen=True)
class Plan:
    """How the scene is divided. rows: of a pond that are seen, the last ones; 0: all of them.

    below: what the seat below lays open lies under its pond, not in the corner.
    """

    rows: int
    below: bool


PLANS = (Plan(0, below=False), Plan(2, below=False), Plan(2, below=True), Plan(1, below=True))
"""What is tried, the one that shows most first."""


def readable_width(cap: float) -> float:
    """Return the width of the smallest tile whose large index is so high; heights are rounded to whole pixels."""
    return (cap / LARGE_INDEX + 0.6) / TILE_ASPECT


class AudienceGeometry:
    """All places of a scene of a size in pixels. cap: the least height of capitals. Seats are told by side."""

    def __init__(self, width: float, height: float, cap: float, bottom: Seat = Seat(0)) -> None:
        self.width, self.height, self.cap, self.bottom = width, height, cap, bottom
        self.u = height / 175
        self.edge = 0.012 * height
        self.space = 0.010 * height
        self.plate_height = max(0.045 * height, 2.1 * cap)
        self._gap = max(1.0, 0.002 * height)
        for self.plan in (*PLANS, PLANS[0]):  # where none is roomy tiles get smaller, and all of them are seen
            self._divide()
            if self._is_roomy():
                break
        self.pond_tile = self.tile

    def _divide(self) -> None:
        """Work out tiles, columns, and where the ponds begin, for the present plan."""
        height, width, plan = self.height, self.width, self.plan
        across = 0.022 * height if plan.rows else max(0.022 * height, 0.018 * width)
        widest = (width - 4 * across) / 3
        outer = self.edge + self.plate_height + self.space
        third = (height - 2 * outer - 2 * self.space) / 3
        tile = min(max(TILE * height, readable_width(self.cap)), widest / (1 + 5 * NEAREST))
        if not plan.rows:
            tile = min(tile, third / (TILE_ASPECT * (1 + 2 * POND_BELOW)))
        self.tile = tile
        column = min(APART * PER_ROW * tile if plan.rows else PER_ROW * tile + (PER_ROW - 1) * self._gap, widest)
        self.pitch = (column - tile) / (PER_ROW - 1)
        side = (width - column - 4 * across) / 2
        if side - column < SPARE * height:  # not enough to lay anything out in it: it parts the columns
            across, side = (width - 3 * column) / 4, column
        self.middle = QRectF(across + side + across, 0, column, height)
        self._left = QRectF(across, 0, side, height)
        self._right = QRectF(self.middle.right() + across, 0, side, height)
        self.pond_height = rows_height(plan.rows, tile) + 1 if plan.rows else third
        self._pond_tops = {"top": outer, "bottom": height - outer - self.pond_height}
        if plan.below:
            self._pond_tops["bottom"] -= self._full_height + self.space
        self._pond_tops["left"] = self._pond_tops["right"] = self._side_pond_top() if plan.rows else self._centre_top

    def _side_pond_top(self) -> float:
        """Where the ponds at the sides begin: what is laid open over and under them has room alike, as has the caption."""
        around = self.height - 2 * self.edge - self.plate_height - self.pond_height - 2 * self.space
        laid = 2 if self.plan.below else 3
        above = (around - (laid - 1) * self.space) / laid
        most = around - 2 * self.space - self._turn_height - self._full_height
        return self.edge + min(above, most) + self.space + self.plate_height + self.space

    @property
    def _full_height(self) -> float:
        """Height that a full seat needs in a column, its tiles as close together as may be."""
        rows = (1, 2, 3, 4)
        column = self.middle.width()
        return next(
            (
                high
                for high in (rows_height(each, self.tile) + 1 for each in rows)
                if self._area(QRectF(0, 0, column, high)).fits(*FULL)
            ),
            rows_height(rows[-1], self.tile),
        )

    def _is_roomy(self) -> bool:
        """Tell whether every seat can lay open what it may have, and the last discard is large enough."""
        laid = all(self._area(self.laid_area(side)).fits(*FULL) for side in SIDES)
        return laid and self.big.height() >= LEAST_BIG * self.tile_height

    # rows and columns

    @property
    def tile_height(self) -> float:
        """Height of a tile, its visible side included."""
        return TILE_ASPECT * self.tile

    @property
    def _centre_top(self) -> float:
        return self._pond_tops["top"] + self.pond_height + self.space

    def side_of(self, seat: int) -> str:
        """Return where a seat sits: the next one at the right."""
        return SIDES[(seat - self.bottom) % SEATS]

    def column_of(self, side: str) -> QRectF:
        """Return the column in which a seat's pond lies."""
        return {"left": self._left, "right": self._right}.get(side, self.middle)

    def pond_area(self, side: str) -> QRectF:
        """Return the room of a pond; those at the sides lie next to the middle."""
        column, wide = self.column_of(side), self.middle.width()
        left = column.right() - wide if side == "left" else column.left()
        return QRectF(left, self._pond_tops[side], wide, self.pond_height)

    @property
    def plate(self) -> QRectF:
        """The panel in the middle."""
        bottom = self._pond_tops["bottom"] - self.space
        return QRectF(self.middle.left(), self._centre_top, self.middle.width(), bottom - self._centre_top)

    @property
    def big(self) -> QRectF:
        """Where the last discard lies enlarged."""
        plate = self.plate
        pad = 1.8 * self.u
        height = min(BIG * self.tile_height, plate.height() - 2 * pad)
        beside = plate.width() - pad - self.u - NUMBERS * self.cap
        height = min(height, max(LEAST_BIG * self.tile_height, TILE_ASPECT * beside))
        top = plate.center().y() - height / 2
        return QRectF(plate.left() + pad + self.u, top, height / TILE_ASPECT, height)

    def numbers(self, part: int) -> QRectF:
        """Return the room of the numbers beside the big tile: 0 the wall, 1 its word, 2 the round."""
        plate, big = self.plate, self.big
        margin = max(1.5 * self.u, 0.4 * self.cap)  # not close to the tile, nor to the edge
        left = big.right() + margin
        shares = ((0.03, 0.40), (0.40, 0.70), (0.70, 0.99))
        upper, lower = shares[part]
        return QRectF(
            left,
            plate.top() + upper * plate.height(),
            plate.right() - margin - left,
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
        bottom = self.seat_plate("left").top() - self.space
        return QRectF(self._left.left(), self.edge, self._left.width(), bottom - self.edge)

    @property
    def turn(self) -> QRectF:
        """Where it is said whose turn it is."""
        bottom, high = self.height - self.edge, self._turn_height
        return QRectF(self._left.left(), bottom - high, self._left.width(), high)

    @property
    def _turn_height(self) -> float:
        return 3.4 * self.cap

    # what seats have laid open

    def laid_area(self, side: str) -> QRectF:
        """Return the room for what a seat has laid open."""
        right, top, bottom = self._right, self.pond_area("right").bottom() + self.space, self.height - self.edge
        if side == "top":
            lower = self.seat_plate("right").top() - self.space
            return QRectF(right.left(), self.edge, right.width(), lower - self.edge)
        if side == "left":
            lower = self.turn.top() - self.space
            return QRectF(self._left.left(), top, self._left.width(), lower - top)
        if self.plan.below:
            if side == "right":
                return QRectF(right.left(), top, right.width(), bottom - top)
            top = self.pond_area("bottom").bottom() + self.space
            lower = self.seat_plate("bottom").top() - self.space
            return QRectF(self.middle.left(), top, self.middle.width(), lower - top)
        half = (bottom - top - self.space) / 2
        if side == "right":
            return QRectF(right.left(), top, right.width(), half)
        return QRectF(right.left(), bottom - half, right.width(), half)

    def _area(self, rect: QRectF) -> Area:
        return Area(rect, self.tile, self.cap, self._gap)

    def laid(self, side: str, melds: Sequence[int], flowers: int) -> Laid:
        """Return where melds of so many tiles, flowers and the back of a seat lie; as near as may be to its plate."""
        return self._area(self.laid_area(side)).laid(melds, flowers, low=side == "bottom")

    def laid_of(self, view: MahjongView, seat: Seat) -> Laid:
        """Return where everything of a seat lies that it has laid open, and the back of its hand."""
        melds = [len(meld.tiles) for meld in view.melds[seat]]
        return self.laid(self.side_of(seat), melds, len(view.flowers[seat]))

    # ponds

    @property
    def places(self) -> int:
        """How many places of a pond are seen; 0: all."""
        return PER_ROW * self.plan.rows

    def pond_spots(self, side: str, count: int) -> list[Spot]:
        """Return where the discards of a seat lie, in order.

        Where all are seen, rows close up if they have to. Otherwise the first place stands for those that are not.
        """
        area, high = self.pond_area(side), self.tile_height
        rows = self.plan.rows or max(3, -(-count // PER_ROW))
        step = min(1.02 * high, (area.height() - high) / (rows - 1)) if rows > 1 else 0.0
        earlier = count - self.places + 1 if 0 < self.places < count else 0
        shown = [0] * earlier + list(range(1 if earlier else 0, count - earlier + (1 if earlier else 0)))
        return [
            Spot(
                QPointF(area.left() + place % PER_ROW * self.pitch, area.top() + place // PER_ROW * step),
                high,
                POND_Z + number,
                seen=number >= earlier,
            )
            for number, place in enumerate(shown)
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
