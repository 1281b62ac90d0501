"""Where everything lies on the bar table, for a size and a number of players."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.tables.chinos import seating
from tablegames_qt.tables.chinos.art import FIST_SHARE, HAND_ASPECT
from tablegames_qt.tables.chinos.seating import SeatPlace

TRAY_TOP = 0.686
"""The own tray begins here, as a share of the height."""
LEAST_CELL = 6.0
"""Narrower cells of the range bar, in units, make two rows: there would be no room for two figures."""
CHOICES_ROW = 6
"""Names that may be chosen from stand in one row up to this number."""
PAD_ROW = 10
"""Buttons in a row of the pad."""


class Geometry:
    """All places for a scene of `width` by `height`. Stateless apart from the size."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.u = height / 175

    def rect(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """A rectangle from shares of width and height."""
        return QRectF(left * self.width, top * self.height, (right - left) * self.width, (bottom - top) * self.height)

    # the ring

    def seats(self, others: int, *, clockwise: bool = False) -> list[SeatPlace]:
        """Return the places of the others in turn order, beginning with the one after the viewer."""
        return seating.places(self.width, self.height, others, clockwise=clockwise)

    def chevrons(self, others: int, *, clockwise: bool = False) -> list[tuple[QPointF, float]]:
        """Return the arrows between neighbouring seats: where, and the direction of play in degrees, 0 to the right."""
        return seating.chevrons(self.width, self.height, self.seats(others, clockwise=clockwise))

    # the middle of the table

    @property
    def title(self) -> QPointF:
        """The middle of the upper edge of the title."""
        return QPointF(0.5 * self.width, 0.265 * self.height)

    @property
    def sentence(self) -> QPointF:
        """The middle of the first line of the sentence."""
        return QPointF(0.5 * self.width, 0.348 * self.height)

    @property
    def middle_width(self) -> float:
        """The width between the seats at the sides."""
        return 0.50 * self.width

    def bar_rows(self, cells: int) -> int:
        """Return in how many rows the cells of the range bar lie."""
        return 1 if 0.49 * self.width / cells >= LEAST_CELL * self.u else 2

    def bar(self, cells: int) -> QRectF:
        """Return the range bar."""
        rows = self.bar_rows(cells)
        pitch = min((0.49 if rows == 1 else 0.47) * self.width / math.ceil(cells / rows), 12 * self.u)
        width = pitch * math.ceil(cells / rows)
        high = (0.052 if rows == 1 else 0.156) * self.height
        top = (0.446 if rows == 1 else 0.380) * self.height
        return QRectF((self.width - width) / 2, top, width, high)

    def span_text(self, cells: int) -> QPointF:
        """The middle of the upper edge of the words under the range bar."""
        return QPointF(0.5 * self.width, (0.518 if self.bar_rows(cells) == 1 else 0.537) * self.height)

    @property
    def meter(self) -> QPointF:
        """The middle of the meter of different numbers, or of the points of the final."""
        return QPointF(0.5 * self.width, 0.596 * self.height)

    @property
    def shelf(self) -> QRectF:
        """The strip of the saved players, above the tray."""
        return self.rect(0.02, 0.632, 0.98, 0.680)

    # the own tray

    @property
    def tray(self) -> QRectF:
        """The own tray."""
        return self.rect(0, TRAY_TOP, 1, 1)

    @property
    def own_plate(self) -> QPointF:
        """The top left corner of the own plate."""
        return QPointF(0.026 * self.width, 0.706 * self.height)

    @property
    def own_hand(self) -> tuple[QPointF, float]:
        """The own hand once it is closed: top left corner and height of its ground."""
        height = 0.155 * self.height / FIST_SHARE
        return QPointF(0.014 * self.width, 0.975 * self.height - height), height

    @property
    def own_bubble(self) -> QPointF:
        """The middle of the own call, in the middle part of the tray."""
        return QPointF(self.pad_left + 9 * self.u, 0.81 * self.height)

    @property
    def own_words(self) -> QRectF:
        """The words about the own fist, beside it."""
        corner, height = self.own_hand
        left = corner.x() + height / HAND_ASPECT + 1.5 * self.u
        return QRectF(left, 0.80 * self.height, self.pad_left - left - 2 * self.u, 0.17 * self.height)

    @property
    def pad_left(self) -> float:
        """Where the middle part of the tray begins."""
        return max(0.245 * self.width, 62 * self.u)

    @property
    def side(self) -> QRectF:
        """The right part of the tray: the button with its words."""
        width = min(51.5 * self.u, 0.19 * self.width)
        left = self.width - width - 0.024 * self.width
        return QRectF(left, 0.748 * self.height, width, 0.24 * self.height)

    @property
    def side_button_height(self) -> float:
        """Height of the large button."""
        return 14.5 * self.u

    def pad(self, first: int, last: int) -> dict[int, QRectF]:
        """Return the place of the button of each total, in rows of ten."""
        totals = list(range(first, last + 1))
        rows = math.ceil(len(totals) / PAD_ROW)
        gap = 1.5 * self.u
        top, room = 0.748 * self.height, 0.236 * self.height
        space = self.side.left() - 4 * self.u - self.pad_left
        columns = min(PAD_ROW, max(7, len(totals)))
        wide = min((13.5 if rows > 1 else 16) * self.u, (space - (columns - 1) * gap) / columns)
        high = min(14.5 * self.u, (room - (rows - 1) * gap) / rows)
        left = self.pad_left + (space - columns * wide - (columns - 1) * gap) / 2
        return {
            total: QRectF(left + at % PAD_ROW * (wide + gap), top + at // PAD_ROW * (high + gap), wide, high)
            for at, total in enumerate(totals)
        }

    def choices(self, number: int) -> list[QRectF]:
        """Return the places of the buttons of so many names, in one row or in two."""
        rows = 1 if number <= CHOICES_ROW else 2
        columns = -(-number // rows)
        gap, high = 2 * self.u, 13 * self.u
        room = self.width - self.pad_left - 4 * self.u
        wide = min(36 * self.u, (room - (columns - 1) * gap) / columns)
        left, top = self.pad_left, 0.76 * self.height
        return [
            QRectF(left + at % columns * (wide + gap), top + at // columns * (high + gap), wide, high)
            for at in range(number)
        ]

    @property
    def pad_area(self) -> QRectF:
        """The middle part of the tray, below its heading."""
        left = self.pad_left
        return QRectF(left, 0.748 * self.height, self.side.left() - 4 * self.u - left, 0.236 * self.height)

    @property
    def key_area(self) -> QRectF:
        """The part of the tray where hidden keys are shown, from its left edge."""
        area = self.pad_area
        area.setLeft(0.026 * self.width)
        area.setHeight(31 * self.u)
        return area

    def numbers(self) -> list[QRectF]:
        """Return the places of the large buttons 0 to 3."""
        area, gap = self.pad_area, 2 * self.u
        wide = min((area.width() - 3 * gap) / 4, 34 * self.u)
        return [QRectF(area.left() + at * (wide + gap), area.top(), wide, 17 * self.u) for at in range(4)]

    def entries(self, number: int) -> list[QRectF]:
        """Return the places of the names of those whose coins are entered, in one row or two."""
        area, gap = self.pad_area, 1.5 * self.u
        rows = 1 if number <= 6 else 2
        columns = math.ceil(number / rows)
        top = area.top() + 20 * self.u
        wide = min((area.width() - (columns - 1) * gap) / columns, 34 * self.u)
        high = min(13 * self.u, (area.bottom() - top - (rows - 1) * gap) / rows)
        return [
            QRectF(area.left() + at % columns * (wide + gap), top + at // columns * (high + gap), wide, high)
            for at in range(number)
        ]

    @property
    def pad_title(self) -> QPointF:
        """The top left corner of the words above the pad."""
        return QPointF(self.pad_left, 0.705 * self.height)

    @property
    def open_hand(self) -> tuple[QPointF, float]:
        """The own playing hand while coins are chosen: top left corner and height."""
        return self._large_hand(0.595)

    @property
    def other_hand(self) -> tuple[QPointF, float]:
        """The other hand while coins are chosen."""
        return self._large_hand(0.385)

    def _large_hand(self, middle: float) -> tuple[QPointF, float]:
        height = 0.225 * self.height
        left = middle * self.width - height / HAND_ASPECT / 2
        return QPointF(left, 0.705 * self.height), height

    @property
    def coin_height(self) -> float:
        """Height of a coin on a large hand."""
        return 0.066 * self.height

    @property
    def small_coin_height(self) -> float:
        """Height of a coin beside the closed fist."""
        return 0.045 * self.height

    def coin_on(self, hand: tuple[QPointF, float], place: tuple[float, float], height: float) -> QPointF:
        """Return the top left corner of a coin on a large hand; `place` is its middle as shares of the hand's ground."""
        corner, high = hand
        middle = corner + QPointF(place[0] * high / HAND_ASPECT, place[1] * high)
        return middle - QPointF(height / 1.04 / 2, height / 2)
