"""Where everything lies on the mahjong table, measured from the size of its scene. Source: screens.md 6.6."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.mahjong.melds import Meld
from rules.mahjong.options import SEATS
from rules.mahjong.view import MahjongView
from rules.seats import Seat
from tablegames_qt.assets import TILE_ASPECT

WIDE = 1.65
"""Width of a scene over its height from which there is room for the hands of the side seats and six discards a row."""
LAST_DISCARD = 1.28
"""Size of the last discard, in tiles."""
HIDDEN_Z, POND_Z, MELD_Z, BACK_Z, HAND_Z, LAST_Z = 5.0, 50.0, 250.0, 350.0, 450.0, 240.0

Slot = tuple[Any, ...]
"""Names a place for one tile: ("back", seat, place), ("pond", number), ("meld", seat, meld, place), ("flower", seat, place)."""


@dataclass(frozen=True)
class Spot:
    """Where a tile lies: its top left corner as it would stand upright, its height, and whether it lies on its side.

    seen: where there is no room for all tiles, some lie where they cannot be seen.
    """

    corner: QPointF
    height: float
    z: float
    turned: bool = False
    seen: bool = True

    @property
    def width(self) -> float:
        """The width of the tile, upright."""
        return self.height / TILE_ASPECT

    def rect(self) -> QRectF:
        """What it covers on the table."""
        upright = QRectF(self.corner.x(), self.corner.y(), self.width, self.height)
        if not self.turned:
            return upright
        middle = upright.center()
        return QRectF(middle.x() - self.height / 2, middle.y() - self.width / 2, self.height, self.width)


@dataclass(frozen=True)
class SeatPlace:
    """What belongs to a seat that is not the viewer's."""

    side: str
    plate: QPointF
    plate_width: float
    label: QPointF
    """Where the words under its melds begin, or end at the right."""


class Geometry:
    """All places of a scene of a size in logical pixels. Seats are told by `side`: bottom, right, top, left."""

    def __init__(self, width: float, height: float, bottom: Seat) -> None:
        self.width, self.height, self.bottom = width, height, bottom
        self.u = height / 175
        self.scale = s = height / 700
        self.wide = width / height >= WIDE
        self.gap = max(1.0, 2 * s)
        self.tile = min(0.08 * height, 0.66 * width / 15)
        self.hand_corner = QPointF(0.16 * width, 0.85 * height)
        plate_height = (150 if self.wide else 104) * s
        self.pond_tile, middle = 0.057 * height, 0.42 * height
        if not self.wide:
            fits = (width - 24 - 16 * s) / 24 - self.gap
            self.pond_tile = min(self.pond_tile, fits)
            middle = 0.085 * height + 3 * self.pond_step + 6 * s + plate_height / 2
        self.plate = QRectF(0.5 * width - 123 * s, middle - plate_height / 2, 246 * s, plate_height)
        self.per_row = 6 if self.wide else 8
        self.seats = {seat: _seat_place(self, self.side_of(seat)) for seat in map(Seat, range(SEATS))}

    # sides

    def side_of(self, seat: int) -> str:
        """Return where a seat sits: the next one at the right."""
        return ("bottom", "right", "top", "left")[(seat - self.bottom) % SEATS]

    # ponds

    @property
    def pond_pitch(self) -> float:
        """From discard to discard in a row."""
        return self.pond_tile + self.gap

    @property
    def pond_step(self) -> float:
        """From row to row: the lower edge of a tile's side is covered."""
        return 1.27 * self.pond_tile

    def pond_area(self, side: str) -> QRectF:
        """Return the room of a pond: three rows, or more that lie closer together."""
        s, plate = self.scale, self.plate
        width = self.per_row * self.pond_pitch - self.gap
        three = 2 * self.pond_step + TILE_ASPECT * self.pond_tile
        middle = plate.center()
        if side in ("top", "bottom"):
            top = plate.top() - 8 * s - three if side == "top" else plate.bottom() + 8 * s
            return QRectF(middle.x() - width / 2, top, width, three)
        # in a narrow scene the ponds above and below are wider than the plate, and their corners have to stay free
        apart = 34 * s if self.wide else (width - plate.width()) / 2 + 8 * s
        left = plate.left() - apart - width if side == "left" else plate.right() + apart
        top = plate.top() + 15 * s if self.wide else middle.y() - three / 2
        return QRectF(left, top, width, three)

    def pond_spots(self, side: str, count: int) -> list[Spot]:
        """Return where the discards of a seat lie, in order; a fourth row makes all of them close up."""
        area = self.pond_area(side)
        height = TILE_ASPECT * self.pond_tile
        rows = max(1, -(-count // self.per_row))
        step = self.pond_step if rows <= 3 else (area.height() - height) / (rows - 1)
        return [
            Spot(
                QPointF(
                    area.left() + place % self.per_row * self.pond_pitch, area.top() + place // self.per_row * step
                ),
                height,
                POND_Z + place,
            )
            for place in range(count)
        ]

    # the other seats

    def back_spots(self, side: str, count: int) -> list[Spot]:
        """Return where the concealed tiles of another seat lie; in a narrow scene one back stands for all of them."""
        w, h, s = self.width, self.height, self.scale
        if side == "bottom":
            return self.hand_spots(count)
        if not self.wide:
            place = self.seats_place(side)
            corner = QPointF(place.plate.x() + place.plate_width + 6 * s, place.plate.y() + 4 * s)
            return [Spot(corner, 38 * s, BACK_Z + at) for at in range(count)]
        if side == "top":
            tile = 0.0375 * h
            pitch = tile + self.gap / 2
            left = 0.5 * w - count * pitch / 2
            return [Spot(QPointF(left + at * pitch, 0.016 * h), tile * TILE_ASPECT, BACK_Z + at) for at in range(count)]
        tile = 0.043 * h
        left = 0.034 * w if side == "left" else 0.966 * w - tile
        top = 0.172 * h
        return [Spot(QPointF(left, top + at * 22 * s), tile * TILE_ASPECT, BACK_Z + at) for at in range(count)]

    def seats_place(self, side: str) -> SeatPlace:
        """Return the place of the seat at a side."""
        return next(place for place in self.seats.values() if place.side == side)

    def back_count(self, side: str) -> QPointF:
        """Return where the number beside the one back stands, in a narrow scene: the middle of its left edge."""
        spot = self.back_spots(side, 1)[0]
        return spot.corner + QPointF(spot.width + 4 * self.scale, spot.height / 2)

    def meld_spots(self, side: str, melds: Sequence[Meld], giver: Sequence[int], backs: int) -> list[list[Spot]]:
        """Return where the tiles of melds lie. giver: how many seats before the owner the claimed tile came from, 0 none."""
        w, h, s = self.width, self.height, self.scale
        if side == "bottom":
            return self._own_melds(melds, giver, backs)
        if not self.wide:
            return self._narrow_melds(side, melds, giver)
        hand = self.back_spots(side, backs)
        if side == "top":
            corner = QPointF((hand[0].corner.x() if hand else 0.5 * w) - 14 * s, 0.014 * h)
            return lay_leftwards(melds, giver, corner, 0.0425 * h, self.gap, apart=10 * s)
        found, tile = [], 0.052 * h
        top = (hand[-1].rect().bottom() if hand else 0.172 * h) + 8 * s
        for meld, by in zip(melds, giver, strict=True):
            size = meld_size(meld, by, tile, self.gap)
            left = 0.034 * w if side == "left" else 0.966 * w - size
            found.append(lay_meld(meld, by, QPointF(left, top), tile, self.gap))
            top += tile * TILE_ASPECT + 5 * s
        return found

    def _narrow_melds(self, side: str, melds: Sequence[Meld], giver: Sequence[int]) -> list[list[Spot]]:
        """Below the pond two a row; of the seat across beside its plate."""
        h, s = self.height, self.scale
        if side == "top":
            corner = QPointF(self.seats_place(side).plate.x() - 10 * s, 0.012 * h)
            return lay_leftwards(melds, giver, corner, 0.036 * h, self.gap, apart=8 * s)
        found, area = [], self.pond_area(side)
        tile = min(0.043 * h, area.width() / 2 / 4.6)
        for at, (meld, by) in enumerate(zip(melds, giver, strict=True)):
            size = meld_size(meld, by, tile, self.gap)
            step = at % 2 * (area.width() / 2 + 2 * s)
            left = area.left() + step if side == "left" else area.right() - step - size
            top = area.bottom() + 17 * s + at // 2 * (tile * TILE_ASPECT + 4 * s)
            found.append(lay_meld(meld, by, QPointF(left, top), tile, self.gap))
        return found

    def flower_spots(self, side: str, count: int) -> list[Spot]:
        """Return where the flowers of a seat lie."""
        w, h, s = self.width, self.height, self.scale
        if side == "bottom":
            tile = 0.62 * self.tile
            pitch = tile + self.gap
            left = 0.978 * w - count * pitch
            top = self.hand_corner.y() - tile * TILE_ASPECT - 7 * s
            return [Spot(QPointF(left + at * pitch, top), tile * TILE_ASPECT, MELD_Z + at) for at in range(count)]
        tile = 0.04 * h if self.wide else 0.034 * h
        pitch = tile + self.gap
        if side == "top":
            place = self.seats_place(side)
            left = place.plate.x() + place.plate_width + (12 if self.wide else 66) * s
            top = 0.012 * h
            return [Spot(QPointF(left + at * pitch, top), tile * TILE_ASPECT, MELD_Z + at) for at in range(count)]
        if self.wide:
            back = 0.043 * h + 10 * s
            left = 0.034 * w + back if side == "left" else 0.966 * w - back - count * pitch
            return [Spot(QPointF(left + at * pitch, 0.172 * h), tile * TILE_ASPECT, MELD_Z + at) for at in range(count)]
        area, plate = self.pond_area(side), self.seats_place(side).plate
        left = area.left() if side == "left" else area.right() - count * pitch
        top = plate.y() - tile * TILE_ASPECT - 6 * s
        return [Spot(QPointF(left + at * pitch, top), tile * TILE_ASPECT, MELD_Z + at) for at in range(count)]

    # the own side

    @property
    def hand_pitch(self) -> float:
        """From tile to tile of the own hand."""
        return self.tile + self.gap

    def hand_spots(self, count: int) -> list[Spot]:
        """Return where the tiles of the own hand stand."""
        corner = self.hand_corner
        return [
            Spot(corner + QPointF(at * self.hand_pitch, 0), self.tile * TILE_ASPECT, HAND_Z + at) for at in range(count)
        ]

    def drawn_spot(self, count: int) -> Spot:
        """Return where the tile just drawn stands: half a tile apart from a hand of `count`."""
        corner = self.hand_corner + QPointF(count * self.hand_pitch + 0.5 * self.tile, 0)
        return Spot(corner, self.tile * TILE_ASPECT, HAND_Z + count)

    def _own_melds(self, melds: Sequence[Meld], giver: Sequence[int], hand: int) -> list[list[Spot]]:
        """From .72 on, or from further left where they need more room; smaller only if even that is not enough."""
        right, space = 0.985 * self.width, 12 * self.scale

        def sizes(tile: float) -> list[float]:
            return [meld_size(meld, by, tile, self.gap) for meld, by in zip(melds, giver, strict=True)]

        tile = self.tile
        room = right - self.hand_corner.x() - (hand + 1.5) * self.hand_pitch - 14 * self.scale
        wanted = sum(sizes(tile)) + space * (len(melds) - 1)
        if wanted > room:
            tile *= max(0.4, (room - space * len(melds)) / (wanted - space * (len(melds) - 1)))
        wanted = sum(sizes(tile)) + space * (len(melds) - 1)
        left = min(0.72 * self.width, right - wanted)
        top = self.hand_corner.y() + (self.tile - tile) * TILE_ASPECT
        found = []
        for meld, by, size in zip(melds, giver, sizes(tile), strict=True):
            found.append(lay_meld(meld, by, QPointF(left, top), tile, self.gap))
            left += size + space
        return found

    # words and buttons

    @property
    def claim_bar(self) -> QPointF:
        """The upper right corner of the buttons."""
        if self.wide:
            return QPointF(0.978 * self.width, 0.66 * self.height)
        return QPointF(0.978 * self.width, self.pond_area("bottom").bottom() + 8 * self.scale)

    @property
    def sentence(self) -> QRectF:
        """Where the sentence of the moment stands, above the own hand."""
        top = self.hand_corner.y() - (0.068 if self.wide else 0.06) * self.height
        right = 0.72 * self.width
        return QRectF(self.hand_corner.x(), top, right - self.hand_corner.x(), 0.055 * self.height)

    @property
    def throw_area(self) -> QRectF:
        """Where a tile may be let go to be discarded: everything above the own hand."""
        return QRectF(0, 0, self.width, self.hand_corner.y() - 0.4 * self.tile)

    def spots(self, view: MahjongView) -> dict[Slot, Spot]:
        """Return where every tile lies that is not in the viewer's own hand."""
        found: dict[Slot, Spot] = {}
        for seat in range(SEATS):
            side = self.side_of(seat)
            numbers = [number for number, throw in enumerate(view.discards) if throw.seat == seat]
            for number, spot in zip(numbers, self.pond_spots(side, len(numbers)), strict=True):
                found["pond", number] = spot
            if seat != view.viewer:
                for at, spot in enumerate(self.back_spots(side, view.size(Seat(seat)))):
                    found["back", seat, at] = spot
            melds = view.melds[seat]
            size = view.sizes[seat] if seat == view.viewer else view.size(Seat(seat))
            for number, spots in enumerate(self.meld_spots(side, melds, givers(melds, seat), size)):
                for at, spot in enumerate(spots):
                    found["meld", seat, number, at] = spot
            for at, spot in enumerate(self.flower_spots(side, len(view.flowers[seat]))):
                found["flower", seat, at] = spot
        for taken in view.taken:
            found.pop(("pond", taken.number))
        last = view.last_discard
        if last is not None and view.result is None:
            number = len(view.discards) - 1
            spot = found["pond", number]
            found["pond", number] = Spot(spot.corner, LAST_DISCARD * spot.height, LAST_Z)
        return found


def givers(melds: Sequence[Meld], seat: int) -> list[int]:
    """Return for each meld of a seat how many seats before its owner the giver sits; 0: nobody gave it."""
    return [0 if meld.source is None else (seat - meld.source) % SEATS for meld in melds]


def _turned_place(meld: Meld, giver: int) -> int | None:
    """The place of the tile on its side: at the left from the seat before, in the middle from across, else at the right."""
    if not giver or meld.claimed is None:
        return None
    return {1: 0, 2: 1, 3: len(meld.tiles) - 1 - meld.added}[giver]


def meld_size(meld: Meld, giver: int, tile: float, gap: float) -> float:
    """Return the width of a meld; an added fourth tile lies over the one on its side."""
    turned = _turned_place(meld, giver)
    number = len(meld.tiles) - (meld.added and turned is not None)
    return number * tile + (number - 1) * gap + (0.0 if turned is None else (TILE_ASPECT - 1) * tile)


def meld_order(meld: Meld, giver: int) -> list[int]:
    """Return which of the meld's tiles lies where: the claimed one in the turned place."""
    order = list(range(len(meld.tiles)))
    turned = _turned_place(meld, giver)
    if turned is not None and meld.claimed is not None:
        claimed = meld.tiles.index(meld.claimed)
        order.remove(claimed)
        order.insert(turned, claimed)
    return order


def lay_meld(meld: Meld, giver: int, corner: QPointF, tile: float, gap: float) -> list[Spot]:
    """Return the spots of a meld's tiles, in the order of its tiles."""
    height = tile * TILE_ASPECT
    turned = _turned_place(meld, giver)
    spots: dict[int, Spot] = {}
    left, stacked = corner.x(), None
    for place, index in enumerate(meld_order(meld, giver)):
        if meld.added and turned is not None and place == len(meld.tiles) - 1:
            assert stacked is not None
            spots[index] = Spot(stacked.corner - QPointF(0, tile), height, MELD_Z - 1, turned=True)
            continue
        if place == turned:
            # turned around its middle, it stands on the line of the others and is as wide as they are high
            spot = Spot(
                QPointF(left + (height - tile) / 2, corner.y() + (height - tile) / 2), height, MELD_Z, turned=True
            )
            stacked = spot
            left += height + gap
        else:
            spot = Spot(QPointF(left, corner.y()), height, MELD_Z + place)
            left += tile + gap
        spots[index] = spot
    return [spots[index] for index in range(len(meld.tiles))]


def lay_leftwards(
    melds: Sequence[Meld], giver: Sequence[int], corner: QPointF, tile: float, gap: float, *, apart: float
) -> list[list[Spot]]:
    """Return the spots of melds in a row that grows to the left from its upper right corner."""
    found, right = [], corner.x()
    for meld, by in zip(melds, giver, strict=True):
        right -= meld_size(meld, by, tile, gap)
        found.append(lay_meld(meld, by, QPointF(right, corner.y()), tile, gap))
        right -= apart
    return found


def _seat_place(table: Geometry, side: str) -> SeatPlace:
    """Return what belongs to the seat at a side, once the room of the ponds is known."""
    w, h, s = table.width, table.height, table.scale
    low = QPointF(0.02 * w, 0.866 * h)
    if side == "bottom":
        return SeatPlace(side, low, 0.135 * w, QPointF())
    if table.wide:
        return {
            "right": SeatPlace(side, QPointF(0.858 * w, 0.09 * h), 0.124 * w, QPointF(0.966 * w, 0)),
            "top": SeatPlace(side, QPointF(0.655 * w, 0.014 * h), 0.126 * w, QPointF()),
            "left": SeatPlace(side, QPointF(0.02 * w, 0.09 * h), 0.13 * w, QPointF(0.034 * w, 0)),
        }[side]
    pond = table.pond_area(side)
    plate = 140 * s
    if side == "top":
        return SeatPlace(side, QPointF(0.5 * w - 0.5 * plate - 20 * s, 0.012 * h), plate, QPointF())
    left = pond.left() if side == "left" else pond.right() - plate - 58 * s
    corner = QPointF(left, pond.top() - 56 * s)
    return SeatPlace(side, corner, plate, QPointF(pond.left() if side == "left" else pond.right(), 0))


def drawn_words(geometry: Geometry, count: int, size: QSizeF) -> QRectF:
    """Return where words of a size stand at the tile just drawn: above it, or below it where the sentence stands above."""
    tile = geometry.drawn_spot(count).rect()
    left = tile.center().x() - size.width() / 2
    under = left < geometry.sentence.right()
    top = tile.bottom() + 0.5 * geometry.u if under else tile.top() - size.height() - 3.2 * geometry.u
    return QRectF(QPointF(left, top), size)
