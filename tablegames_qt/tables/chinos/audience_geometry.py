"""Where everything lies on the bar table as the audience sees it: seats in boxes around the total, the range in the foot."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.scene.caption import caption_height
from tablegames_qt.scene.fitted import ROOM_FOR_LINE, text_width
from tablegames_qt.scene.look import Look
from tablegames_qt.tables.chinos.art import HAND_ASPECT

FOUR_COLUMNS_FROM = 9
"""So many seats stand in four columns; fewer in three."""
HAND, CALL = 0.17, 0.062
"""Height of a hand, and of the digits of a call, as shares of the height."""
MARGIN, GAP = 0.016, 0.03
"""Around the boxes and at least between them, as shares of the height; chips at the lower edges reach into the gaps."""
CHIP_OVER, CHIP_UNDER = 0.7, 0.9
"""How far a chip on the lower edge of a box reaches into it and out of it, in heights of its capitals."""
NAME_LETTERS = 7.0
"""Width that a name has beside the hand, in heights of its capitals; where there is less, it stands above it."""
CELL_HEIGHT = 1.95
"""Height of a cell of the range bar in heights of its digits."""
BELOW_BAR, BELOW_BOXES = 0.012, 0.02
"""What is free under the range bar and under the lowest boxes, as shares of the height."""
LEAST_BOX = 3.55
"""Height that name, call and chip need in a box, in heights of the least capitals."""
DUEL = 2


@dataclass(frozen=True)
class BoxPlace:
    """The inside of a seat's box."""

    box: QRectF
    hand: QPointF
    """Top left corner of the ground of the hand."""
    hand_height: float
    name: QRectF
    line: QRectF
    free_line: QRectF
    """The line as long as there is no call."""
    call: QRectF
    token: QPointF
    token_height: float
    chip: QRectF
    """The room for the chip on the lower edge."""
    count: QRectF
    """The coin that says how many the open hand holds."""


@dataclass(frozen=True)
class AudienceGeometry:
    """The table of one size for so many seats; all figures follow from the height and the room."""

    look: Look
    seats: int
    highest: int
    """The highest total of the range bar; 0 without one."""
    lowest: int = 0
    shelf: bool = False
    """Whether the saved have a shelf, because only the finalists sit in boxes."""

    @property
    def width(self) -> float:
        """Width of the table in pixels."""
        return self.look.width

    @property
    def height(self) -> float:
        """Height of the table in pixels."""
        return self.look.height

    # the foot

    @property
    def cells(self) -> int:
        """How many totals the range bar has."""
        return self.highest - self.lowest + 1 if self.highest else 0

    @property
    def cell_rows(self) -> int:
        """In how many rows the cells lie, such that the digits can be read; 0: they would leave no room for the boxes."""
        if not self.cells:
            return 0
        each = 1.16 * text_width(self.look, "88", self.look.least_cap, 700)
        rows = math.ceil(self.cells * each / (0.955 * self.width))
        foot = rows * CELL_HEIGHT * self.look.least_cap + BELOW_BAR * self.height
        _, beside, _, _ = self._sides
        left = self.height - foot - caption_height(self.look) - (2 * MARGIN + BELOW_BOXES) * self.height
        fitting = (left - (beside - 1) * self.gap) / max(2, beside)
        return rows if fitting > LEAST_BOX * self.look.least_cap + 0.02 * self.height else 0

    @property
    def bar(self) -> QRectF:
        """The range bar."""
        rows = self.cell_rows
        high = rows * CELL_HEIGHT * self.look.least_cap
        columns = math.ceil(self.cells / rows) if rows else 1
        wide = min(0.955 * self.width, columns * 0.062 * self.height * max(1.0, self.look.room))
        pad = BELOW_BAR * self.height if rows else 0.0
        return QRectF((self.width - wide) / 2, self.height - high - pad, wide, high)

    @property
    def caption(self) -> QRectF:
        """The caption zone."""
        high = caption_height(self.look)
        return QRectF(0, self.bar.top() - high, self.width, high)

    # the boxes

    @property
    def gap(self) -> float:
        """The least gap between boxes: a chip has room in it."""
        return max(GAP * self.height, (CHIP_UNDER + 0.1) * self.look.least_cap)

    @property
    def felt(self) -> QRectF:
        """What is left for the boxes and the shelf above the foot."""
        side = MARGIN * self.height
        return QRectF(side, side, self.width - 2 * side, self.caption.top() - 2 * side)

    @property
    def shelf_rect(self) -> QRectF:
        """The shelf of the saved in the final: at the top."""
        felt = self.felt
        high = (0.115 + 0.06 * max(0.0, self.look.room - 0.5)) * self.height if self.shelf else 0.0
        return QRectF(felt.left(), felt.top(), felt.width(), high)

    @property
    def _ring(self) -> QRectF:
        """What the boxes stand in."""
        felt = self.felt
        return felt.adjusted(0, self.shelf_rect.height(), 0, 0)

    @property
    def _sides(self) -> tuple[int, int, int, int]:
        """How many boxes stand below, right, above and left; turn order goes on in this order."""
        if self.seats >= FOUR_COLUMNS_FROM:
            below, above = (1 if self.seats % 2 else 2), 2
            beside = (self.seats - below - above) // 2
            return below, beside, above, beside
        if self.seats == DUEL:
            return 0, 1, 0, 1
        below, above = 1, 0 if self.seats % 2 else 1
        beside = (self.seats - below - above) // 2
        return below, beside, above, beside

    @property
    def box_size(self) -> tuple[float, float]:
        """Width and height of a box."""
        ring = self._ring
        rows = max(2, self._rows)
        fitting = (ring.height() - (rows - 1) * self.gap - BELOW_BOXES * self.height) / rows
        if self.seats == DUEL:
            return 0.315 * self.width, min(0.30 * self.height, ring.height())
        if self.seats >= FOUR_COLUMNS_FROM:
            return 0.235 * self.width, min((0.19 if rows == 3 else 0.165) * self.height, fitting)
        return (0.30 if self.width > 1.5 * self.height else 0.315) * self.width, min(0.19 * self.height, fitting)

    @property
    def _rows(self) -> int:
        _, right, _, _ = self._sides
        return right

    def boxes(self, *, clockwise: bool = False) -> list[QRectF]:
        """Return the boxes in turn order, beginning below; anticlockwise unless `clockwise`."""
        ring, (wide, high) = self._ring, self.box_size
        ring = ring.adjusted(0, 0, 0, -BELOW_BOXES * self.height)
        below, right, above, left = self._sides
        four = self.seats >= FOUR_COLUMNS_FROM
        tops = self._tops(ring, high, right, apart=four)
        found = [QRectF(x, ring.bottom() - high, wide, high) for x in self._middles(ring, wide, below)]
        found += [QRectF(ring.right() - wide, top, wide, high) for top in reversed(tops)]
        found += [QRectF(x, ring.top(), wide, high) for x in reversed(self._middles(ring, wide, above))]
        found += [QRectF(ring.left(), top, wide, high) for top in tops[:left]]
        if self.seats == DUEL:
            found.reverse()
        if clockwise:
            found = [QRectF(self.width - each.right(), each.top(), wide, high) for each in found]
        return found

    def _tops(self, ring: QRectF, high: float, rows: int, *, apart: bool) -> list[float]:
        """The upper edges of the boxes at a side: over the whole height, or where there is room nearer to the middle."""
        if rows == 1:
            return [ring.center().y() - high / 2]
        room = ring.height() - high
        inset = 0.0 if apart or rows > 2 else 0.15 * room
        return [ring.top() + inset + at * (room - 2 * inset) / (rows - 1) for at in range(rows)]

    def _middles(self, ring: QRectF, wide: float, number: int) -> list[float]:
        """The left edges of boxes between the columns at the sides, from the left."""
        if number == 1:
            return [ring.center().x() - wide / 2]
        gap = (ring.width() - 4 * wide) / 3
        return [ring.left() + (at + 1) * (wide + gap) for at in range(number)]

    def place(self, box: QRectF) -> BoxPlace:
        """Return what lies where in a box: the call beside the name, under it, or with the hand below the name."""
        height, look, pad = self.height, self.look, 0.010 * self.height
        inner = box.adjusted(pad, pad, -pad, -pad)
        duel = self.seats == DUEL
        most = 0.42 * box.width() * HAND_ASPECT
        hand = min((0.26 if duel else HAND) * height, inner.height(), most)
        room = inner.width() - hand / HAND_ASPECT - pad
        cap = max(look.least_cap, (0.085 if duel else CALL) * height)
        digits = "8" * len(str(self.highest or 88))
        call_wide = min(0.8 * room, text_width(look, digits, cap, 700) + 0.9 * cap)
        free = inner.adjusted(0, 0, 0, pad - CHIP_OVER * look.least_cap)
        token = 0.05 * height
        if duel:
            head = 0.24 * inner.height()
            name = QRectF(inner.left() + 0.5 * pad, inner.top(), inner.width() - token - 0.5 * pad, head)
            hand = min(hand, inner.height() - head)
            corner = QPointF(inner.left(), inner.bottom() - hand)
            left = inner.left() + hand / HAND_ASPECT + pad
            call_high = min(1.5 * cap, 0.45 * free.height())
            call = QRectF(inner.right() - call_wide, free.bottom() - call_high, call_wide, call_high)
            beside = QRectF(left, name.bottom(), inner.right() - left, call.top() - name.bottom())
        elif room < NAME_LETTERS * look.least_cap:
            head = min(ROOM_FOR_LINE * look.least_cap, 0.56 * free.height())
            name = QRectF(inner.left() + 0.5 * pad, inner.top(), inner.width() - token - 0.5 * pad, head)
            below = QRectF(inner.left(), inner.top() + head, inner.width(), free.height() - head)
            hand = min(hand, inner.bottom() - below.top())
            corner = QPointF(inner.left(), below.top())
            call = QRectF(inner.right() - call_wide, below.top(), call_wide, min(1.5 * cap, below.height()))
            left = inner.left() + hand / HAND_ASPECT + pad
            beside = below
        else:
            corner = QPointF(inner.left(), inner.center().y() - hand / 2)
            left = inner.left() + hand / HAND_ASPECT + pad
            if room - call_wide < 0.20 * height * max(1.0, look.room):
                call_high = min(1.5 * cap, 0.60 * free.height())
                call = QRectF(inner.right() - call_wide, free.bottom() - call_high, call_wide, call_high)
                name = QRectF(left, inner.top(), inner.right() - left - token, free.height() - call_high)
                beside = QRectF(left, call.top(), inner.right() - left, call_high)
            else:
                call_high = min(1.55 * cap, inner.height())
                call = QRectF(inner.right() - call_wide, inner.center().y() - call_high / 2, call_wide, call_high)
                name = QRectF(left, inner.top(), call.left() - left - token - pad, 0.5 * inner.height())
                name.setTop(inner.top() + 0.08 * inner.height())
                beside = QRectF(left, inner.center().y(), inner.right() - left, 0.36 * inner.height())
        free_line = QRectF(left, beside.top(), inner.right() - left, beside.height())
        line = free_line if duel else QRectF(left, beside.top(), call.left() - pad - left, beside.height())
        lower = box.bottom() - CHIP_OVER * look.least_cap
        chip = QRectF(box.left() + pad, lower, box.width() - 2 * pad, (CHIP_OVER + CHIP_UNDER) * look.least_cap)
        spot = QPointF(name.right(), name.center().y() - token / 2)
        under = beside.bottom() if duel else free.bottom()
        end = min(inner.right(), left + min(line.width(), under - beside.top(), 1.5 * cap))
        count = QRectF(left, under - (end - left), end - left, end - left)
        return BoxPlace(box, corner, hand, name, line, free_line, call, spot, token, chip, count)

    # the middle

    @property
    def middle(self) -> QRectF:
        """What is free between the boxes: the total, the sum, whose call it is."""
        ring, (wide, high) = self._ring, self.box_size
        below, right, above, _ = self._sides
        top = ring.top() + (high + self.gap + 0.12 * self.look.least_cap if above else 0.0)
        bottom = ring.bottom() - BELOW_BOXES * self.height - (high + 0.012 * self.height if below else 0.0)
        side = 0.022 * self.width
        left, end = ring.left() + (wide + side), ring.right() - (wide + side)
        if not right:
            left, end = ring.left(), ring.right()
        return QRectF(left, top, end - left, bottom - top)

    def shelf_slots(self, saved: int) -> list[QRectF]:
        """Return the places of the saved on the shelf, in the order of leaving."""
        strip = self.shelf_rect
        rows = 1 if saved <= (6 if self.width > 1.5 * self.height else 4) else 2
        columns = math.ceil(saved / rows) if saved else 1
        wide, high = min(0.30 * self.width, strip.width() / columns), strip.height() / rows
        found = []
        for at in range(saved):
            row, column = divmod(at, columns)
            in_row = min(columns, saved - row * columns)
            left = strip.center().x() - in_row * wide / 2 + column * wide
            found.append(QRectF(left, strip.top() + row * high, wide, high).adjusted(0, 0, -0.01 * self.width, 0))
        return found
