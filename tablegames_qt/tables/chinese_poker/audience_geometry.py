"""Where everything lies on the audience's table of Chinese poker: two by two boards over a caption.

Pure functions of the scene's size, the room, the seats and how wide the words beside the rows are. Source: screens.md 7,
picture 14; the rules file, "Audience window".
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.chinese_poker.setting import ROWS, SIZES, Row
from tablegames_qt.assets import CARD_ASPECT, CARD_CAPS
from tablegames_qt.scene.fitted import ROOM_FOR_LINE
from tablegames_qt.tables.chinese_poker.geometry import card_size, row_of

JUMBO_CAP = CARD_CAPS["jumbo"]
"""Height of the large index, as a share of the card's."""
WIDEST, APART, NARROWEST = 1.06, 1.03, 0.66
"""From card to card, in card widths: at the most; side by side; the large index just free."""
TIGHT_FROM = 0.035
"""Least height of capitals, as a share of the scene's, from which cards need the room between the boards."""
ASIDE = 0.018
"""From the cards to the words beside them, as a share of the scene's height, where there is room for it."""
CELLS = {
    2: ((0, 0), (1, 0)),
    3: ((0, 1), (0, 0), (1, 0)),
    4: ((0, 1), (0, 0), (1, 0), (1, 1)),
}
"""Column and line of each seat's board by the number of seats: clockwise from lower left; two stand side by side."""


@dataclass(frozen=True)
class SeatPlace:
    """Where a seat's board lies. `cards`: upper left corners, front first."""

    frame: QRectF
    card: QSizeF
    cards: tuple[QPointF, ...]
    words: Mapping[Row, QRectF]
    """Room for what each row is; empty for the front row where name and net need it."""
    points: Mapping[Row, QRectF]
    """Room for what each row won; empty rectangles where there is none."""
    name: QRectF
    net: QRectF
    seat: QRectF
    """Room for name and state of a seat that holds no cards: its whole frame."""


@dataclass(frozen=True)
class Measures:
    """What the texts need, in pixels: the words beside a row, the points of a row, a name, and the least height of capitals."""

    words: float
    line: float
    """Width of the words of a row in one line."""
    points: float
    cap: float
    name: float = 0.0


class AudienceGeometry:
    """The table of one size. `seats` counts the players."""

    def __init__(self, width: float, height: float, seats: int, measures: Measures) -> None:
        self.width, self.height, self.seats = width, height, seats
        self.measures = measures
        tight = measures.cap > TIGHT_FROM * height and seats > 2  # two boards have the whole height
        self._gap = (0.001 if tight else 0.006) * height
        self._pad = (0.001 if tight else 0.01) * height
        columns, lines = 2, 1 if seats == 2 else 2
        self.caption = QRectF(0, height - self._caption_height(lines), width, self._caption_height(lines))
        frame = QSizeF(
            (width - (columns + 1) * self._gap) / columns, (self.caption.top() - (lines + 1) * self._gap) / lines
        )
        places = []
        for column, line in CELLS[seats]:
            corner = QPointF(
                self._gap + column * (frame.width() + self._gap), self._gap + line * (frame.height() + self._gap)
            )
            places.append(self._place(QRectF(corner, frame)))
        self.places = tuple(places)

    @property
    def index_cap(self) -> float:
        """Height of the large index on the cards, in pixels."""
        return JUMBO_CAP * self.places[0].card.height()

    @property
    def middle(self) -> QPointF:
        """Where the pack lies before it is dealt: upper left corner of a card."""
        card = self.places[0].card
        return QPointF(self.width / 2 - card.width() / 2, self.caption.top() / 2 - card.height() / 2)

    def _caption_height(self, lines: int) -> float:
        """Two lines of the caption's type, unless the cards need the room to be read."""
        cap = self.measures.cap
        want = 0.05 * self.height + 3.1 * cap
        cards = 3 * lines * math.ceil(cap / JUMBO_CAP) + 2 * lines * (self._gap + self._pad) + (lines + 1) * self._gap
        least = 2.3 * ROOM_FOR_LINE * cap
        return max(least, min(want, self.height - cards))

    def _place(self, frame: QRectF) -> SeatPlace:
        if self.seats == 2:
            return self._tall_place(frame)
        inner = frame.adjusted(self._pad, self._pad, -self._pad, -self._pad)
        between = self._gap
        height = (inner.height() - 2 * between) / 3
        free = inner.width() - self._readable_width * (1 + 4 * NARROWEST) - self.measures.words
        aside = max(2 * self._gap, min(ASIDE * self.height, 0.55 * free))  # about as much is right of the words
        beside = self.measures.words + aside + max(0.0, min(self._aside_right, 0.4 * free))
        width, pitch = self._across(height / CARD_ASPECT, inner.width() - beside)
        card = card_size(width * CARD_ASPECT)
        spare = max(0.0, inner.width() - width * (1 + 4 * pitch) - beside)
        pointed = spare >= self.measures.points + 2 * self._gap
        if pointed:
            spare -= self.measures.points + 2 * self._gap
        across = inner.left() + width * (1 + 4 * pitch)
        name = inner.left() + width * (1 + 2 * pitch) + aside + self.measures.name + aside
        left = max(across + min(ASIDE * self.height, aside + spare / 3), min(name, across + aside + spare))
        step = height + between
        cards, words, points = [], {}, {}
        for place in range(13):
            row, at = row_of(place)
            top = inner.top() + ROWS.index(row) * step + (height - card.height()) / 2
            cards.append(QPointF(inner.left() + at * pitch * width, top))
        right = inner.right() - (self.measures.points if pointed else 0.0)
        for number, row in enumerate(ROWS):
            top = inner.top() + number * step
            free = max(0.0, right - left - self.measures.words)
            margin = self._gap if pointed else min(self._aside_right, free)
            words[row] = QRectF(left, top, right - left - margin, height)
            points[row] = QRectF(right, top, inner.right() - right, height) if pointed else QRectF()
        end = max(across, left - aside)
        if pitch < 1:  # a name needs more room than is left: what three cards are can be seen on them
            end, words["front"] = words["front"].right(), QRectF()
        head = QRectF(QPointF(cards[2].x() + width + aside, inner.top()), QPointF(end, inner.top() + height))
        return self._made(frame, card, cards, words, points, head)

    def _tall_place(self, frame: QRectF) -> SeatPlace:
        """Two boards side by side: what a row is stands under it, and the cards take the width."""
        inner = frame.adjusted(self._pad, self._pad, -self._pad, -self._pad)
        line = 1.9 * self.measures.cap
        width, pitch = self._across((inner.height() / 3 - line) / CARD_ASPECT, inner.width())
        card = card_size(width * CARD_ASPECT)
        step = inner.height() / 3
        left = inner.left() + (inner.width() - width * (1 + 4 * pitch)) / 2
        right = left + width * (1 + 4 * pitch)
        cards, words, points = [], {}, {}
        for place in range(13):
            row, at = row_of(place)
            top = inner.top() + ROWS.index(row) * step + (step - line - card.height()) / 2
            cards.append(QPointF(left + at * pitch * width, top))
        for number, row in enumerate(ROWS):
            top = inner.top() + number * step + (step - line + card.height()) / 2
            end = right - self.measures.points
            words[row] = QRectF(left, top, end - left - self._gap, line)
            points[row] = QRectF(end, top, self.measures.points, line)
        top = cards[0].y()
        head = QRectF(QPointF(cards[2].x() + width + 2 * self._gap, top), QPointF(inner.right(), top + card.height()))
        return self._made(frame, card, cards, words, points, head)

    def _across(self, width: float, room: float) -> tuple[float, float]:
        """Return width and pitch of five cards: as wide as asked for, but rather narrower than one over the other.

        They overlap, down to the large index, only where it could not be read otherwise.
        """
        width = min(width, max(self._readable_width, room / (1 + 4 * APART)))
        pitch = min(WIDEST, (room / width - 1) / 4)
        if pitch < NARROWEST:
            width, pitch = room / (1 + 4 * NARROWEST), NARROWEST
        return width, pitch

    @property
    def _aside_right(self) -> float:
        """Room at the right of a board that has no margin."""
        return max(0.0, 0.012 * self.height - self._pad)

    @property
    def _readable_width(self) -> float:
        """Width of the smallest card whose index can be read; pieces come in whole pixels."""
        return math.ceil(self.measures.cap / JUMBO_CAP) / CARD_ASPECT

    def _made(
        self,
        frame: QRectF,
        card: QSizeF,
        cards: list[QPointF],
        words: dict[Row, QRectF],
        points: dict[Row, QRectF],
        head: QRectF,
    ) -> SeatPlace:
        upper = 0.44 * head.height()
        return SeatPlace(
            frame,
            card,
            tuple(cards),
            MappingProxyType(words),
            MappingProxyType(points),
            QRectF(head.left(), head.top(), head.width(), upper),
            QRectF(head.left(), head.top() + upper, head.width(), head.height() - upper),
            frame.adjusted(self._pad, self._pad, -self._pad, -self._pad),
        )


STARTS: Mapping[Row, int] = {"front": 0, "middle": SIZES["front"], "back": SIZES["front"] + SIZES["middle"]}
"""The first place of each row on a board."""
