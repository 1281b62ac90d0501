"""How the audience sees what a seat has laid open: melds and flowers in rows, overlapping where there is little room.

Pure functions of sizes in pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.assets import TILE_ASPECT
from tablegames_qt.tables.mahjong.geometry import BACK_Z, MELD_Z, Spot

BACK = 0.75
"""Size of the back that stands for a hand, in tiles."""
NEAREST, INDEX_BELOW = 0.42, 0.66
"""Tiles may overlap down to the large index: from tile to tile in widths, from row to row in heights."""
WAYS = (
    *((1.0, 1), (1.0, 2), (0.85, 1), (0.85, 2), (0.7, 2), (1.0, 3), (0.85, 3)),
    *((0.55, 1), (0.55, 2), (0.48, 2), (NEAREST, 1), (NEAREST, 2), (0.7, 3), (0.55, 3), (NEAREST, 3), (NEAREST, 4)),
)
"""How what a seat has laid open is tried to be laid: from tile to tile, in widths, and in how many rows."""
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
"""Sizes that are tried for what a seat has laid open, where even overlapping does not help."""
ROW_STEP = 1.04
"""From row to row, in tile heights, where there is room for it."""
KONG = 4
Group = tuple[QPointF, float]
"""The corner of a group of tiles, and from tile to tile in it."""


@dataclass(frozen=True)
class Laid:
    """What a seat has laid open: the spots of its melds and flowers, of the back that stands for its hand, its number.

    Where there is no room for the back, it is not seen, and the number has no place.
    """

    melds: tuple[tuple[Spot, ...], ...]
    flowers: tuple[Spot, ...]
    back: Spot
    count: QRectF
    """Where the number of concealed tiles stands."""


def rows_height(rows: int, tile: float) -> float:
    """Return the height of rows that overlap as far as they may. tile: width of a tile."""
    return (1 + (rows - 1) * INDEX_BELOW) * TILE_ASPECT * tile


@dataclass(frozen=True)
class Area:
    """Room for what a seat has laid open. tile: width of a tile; cap: least height of capitals; gap: between tiles."""

    rect: QRectF
    tile: float
    cap: float
    gap: float

    @property
    def count_width(self) -> float:
        """Width of the number beside the back."""
        return 2.4 * self.cap

    def fits(self, melds: Sequence[int], flowers: int) -> bool:
        """Tell whether all of it can be laid without making the tiles smaller, the back too."""
        sizes = _sizes(melds, flowers)
        return any(self._flowed(sizes, *way, backed=True) is not None for way in WAYS)

    def laid(self, melds: Sequence[int], flowers: int, *, low: bool) -> Laid:
        """Return where melds of so many tiles, flowers and the back lie. low: at the lower edge of the room.

        If need be they lie closer together, then the back is left out, and only then are the tiles smaller.
        """
        sizes = _sizes(melds, flowers)
        for smaller in SMALLER:
            area = replace(self, tile=smaller * self.tile)
            for backed in (True, False) if sizes else (True,):
                for pitch, rows in WAYS:
                    found = area._flowed(sizes, pitch, rows, backed=backed)
                    if found is not None:
                        return area._made(found, melds, flowers, area._step(rows), backed=backed, low=low)
        area = replace(self, tile=0.5 * self.tile)
        found = area._flowed(sizes, NEAREST, 9, backed=True)
        assert found is not None
        return area._made(found, melds, flowers, area._step(9), backed=True, low=low)

    def _step(self, rows: int) -> float:
        """Return from row to row."""
        high = TILE_ASPECT * self.tile
        return high if rows == 1 else min(ROW_STEP * high, (self.rect.height() - high) / (rows - 1))

    def _flowed(self, sizes: Sequence[int], pitch: float, rows: int, *, backed: bool) -> list[Group] | None:
        """Return where each group lies; the last is the back's, if there is one. None where they need more rows."""
        area, tile = self.rect, self.tile
        high, space = TILE_ASPECT * tile, (0.3 if pitch > 0.5 else 0.22) * tile
        step = self._step(rows)
        if high > area.height() + 0.5 or (rows > 1 and step < INDEX_BELOW * high - 0.01):
            return None
        apart = pitch * tile + (self.gap if pitch == 1 else 0.0)
        wide = [tile + (size - 1) * apart for size in sizes]
        if backed:
            wide.append(BACK * tile + 0.5 * self.cap + self.count_width)
        found: list[Group] = []
        left, row = area.left(), 0
        for width in wide:
            if left > area.left() and left + width > area.right() + 0.5:
                left, row = area.left(), row + 1
            if row >= rows or left + width > area.right() + 0.5:
                return None
            found.append((QPointF(left, area.top() + row * step), apart))
            left += width + space
        return found

    def _made(
        self, found: Sequence[Group], melds: Sequence[int], flowers: int, step: float, *, backed: bool, low: bool
    ) -> Laid:
        high = TILE_ASPECT * self.tile
        if low:
            lowest = max(corner.y() for corner, _ in found) + high
            found = [(corner + QPointF(0, self.rect.bottom() - lowest), apart) for corner, apart in found]
        groups = [
            tuple(Spot(corner + QPointF(at * apart, 0), high, MELD_Z + 10 * number + at) for at in range(KONG))
            for number, (corner, apart) in enumerate(found[: len(melds)])
        ]  # as many spots as a meld can have: what is not there is not asked for
        blossoms: tuple[Spot, ...] = ()
        if flowers:
            corner, apart = found[len(melds)]
            blossoms = tuple(Spot(corner + QPointF(at * apart, 0), high, MELD_Z + 60 + at) for at in range(flowers))
        last, _ = found[-1]
        if not backed:
            return Laid(tuple(groups), blossoms, Spot(last, BACK * high, BACK_Z, seen=False), QRectF())
        tall = min(BACK * high, step - 1)  # where rows overlap the number has to stay clear of the row above
        back = Spot(last + QPointF(0, high - tall), tall, BACK_Z)
        count = QRectF(back.corner.x() + back.width + 0.5 * self.cap, back.corner.y(), self.count_width, tall)
        return Laid(tuple(groups), blossoms, back, count)


def _sizes(melds: Sequence[int], flowers: int) -> list[int]:
    return [*melds, *([flowers] if flowers else [])]
