"""Where everything lies on Chinchón's table: pure functions of the scene's size and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from tablegames_qt.assets import CARD_ASPECT

LEAST_STRIP = 24.0
LEAST_HAND, LEAST_BACK, LEAST_SHOWN = 96.0, 36.0, 48.0
IN_MELD, BETWEEN = 0.67, 0.33
"""From card to card within a group of the hand, and the gap between groups, in widths of a card."""


def card_size(height: float) -> QSizeF:
    """Return the size of a card of this height."""
    return QSizeF(height / CARD_ASPECT, height)


def lined(
    sizes: Sequence[int], area: QRectF, card: QSizeF, step: float, gap: float, *, centred: bool
) -> list[list[QPointF]]:
    """Return the corners of groups of cards in one row: `step` from card to card and `gap` between groups, in pixels.

    Where the area is too narrow all steps shrink alike.
    """
    steps = [0.0 if at == 0 else step for size in sizes for at in range(size)]
    first = 0
    for number, size in enumerate(sizes):
        if number and size:
            steps[first] = card.width() + gap
        first += size
    if not steps:
        return [[] for _ in sizes]
    steps[0] = 0.0
    total = sum(steps)
    factor = min(1.0, (area.width() - card.width()) / total) if total else 1.0
    left = area.left()
    if centred:
        left = area.center().x() - (card.width() + total * factor) / 2
    corners, x = [], left
    for each in steps:
        x += each * factor
        corners.append(QPointF(x, area.top()))
    rows, first = [], 0
    for size in sizes:
        rows.append(corners[first : first + size])
        first += size
    return rows


@dataclass(frozen=True)
class SeatPlace:
    """Where an opponent's things lie: the plate, the face-down cards, and what was seen taken from the pile."""

    plate: QPointF
    plate_room: float
    hand: QRectF
    hand_height: float
    known: QPointF
    known_room: float


@dataclass(frozen=True)
class Block:
    """The part of the showdown that belongs to one seat."""

    rect: QRectF
    plate: QPointF
    cards: QRectF
    """The row of its cards, as high as they are."""
    number: QPointF
    """Right upper corner of its number."""


@dataclass(frozen=True)
class Geometry:
    """The table of one size. `seats` counts the players; the viewer sits at the bottom.

    With `open_pile` the discards under the top one lie in a row above the middle, which is then lower.
    """

    width: float
    height: float
    seats: int
    open_pile: bool = False

    @property
    def u(self) -> float:
        """The unit of space."""
        return self.height / 175

    def rect(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """Return a rectangle from shares of width and height."""
        return QRectF(left * self.width, top * self.height, (right - left) * self.width, (bottom - top) * self.height)

    @property
    def middle_height(self) -> float:
        """Height of stock, discard pile and knock place."""
        share = 0.215 if self.open_pile else 0.243
        return min(share * self.height, 0.14 * self.width * CARD_ASPECT)

    def _middle(self, left: float) -> QRectF:
        """A card of the middle, its left edge at a share of the width."""
        top = 0.293 if self.open_pile else 0.265
        return QRectF(QPointF(left * self.width, top * self.height), card_size(self.middle_height))

    @property
    def stock(self) -> QRectF:
        """The stock."""
        return self._middle(0.23)

    @property
    def pile(self) -> QRectF:
        """The top of the discard pile."""
        return self._middle(0.405)

    @property
    def under_top(self) -> QPointF:
        """Where the second card of the pile peeks out."""
        size = card_size(self.middle_height)
        return self.pile.topLeft() - QPointF(0.26 * size.width(), 0.035 * size.height())

    @property
    def open_row(self) -> QRectF:
        """The row of the discards under the top one, where they lie open."""
        top = (0.172 if self.seats == 2 else 0.222) * self.height
        return QRectF(0.17 * self.width, top, 0.66 * self.width, 0.28 * self.height - top)

    def open_discards(self, number: int) -> list[QPointF]:
        """Return the places of so many discards in their row, the oldest first."""
        card = card_size(self.open_row.height())
        return lined((number,), self.open_row, card, max(LEAST_STRIP, 0.6 * card.width()), 0.0, centred=True)[0]

    @property
    def slot(self) -> QRectF:
        """The knock place."""
        return self._middle(0.61)

    @property
    def knock_button(self) -> QPointF:
        """Left upper corner of the button beside the knock place."""
        return QPointF(self.slot.right() + 7 * self.u, self.slot.center().y() - 5.5 * self.u)

    @property
    def question(self) -> QRectF:
        """The sheet beside the knock place: what is asked before something final."""
        left = self.slot.right() + 5 * self.u
        return QRectF(left, 0.225 * self.height, 0.985 * self.width - left, 0.30 * self.height)

    @property
    def plate(self) -> QPointF:
        """The own plate."""
        return QPointF(0.03 * self.width, 0.597 * self.height)

    @property
    def sentence(self) -> QRectF:
        """The sentence line during a turn."""
        return self.rect(0.20, 0.60, 0.82, 0.65)

    @property
    def loose_box(self) -> QRectF:
        """The box with the loose points, right, above the hand."""
        return self.rect(0.838, 0.545, 0.985, 0.675)

    @property
    def hand_height(self) -> float:
        """Height of the own cards."""
        return max(LEAST_HAND, 0.226 * self.height)

    @property
    def hand_zone(self) -> QRectF:
        """The row of the own hand, as high as its cards."""
        top = min(0.737 * self.height, self.height - self.hand_height - 4 * self.u)
        return QRectF(0.155 * self.width, top, 0.825 * self.width, self.hand_height)

    def hand(self, sizes: Sequence[int]) -> list[list[QPointF]]:
        """Return the places of the own hand's cards, group by group."""
        card = card_size(self.hand_height)
        step, gap = max(LEAST_STRIP, IN_MELD * card.width()), BETWEEN * card.width()
        return lined(sizes, self.hand_zone, card, step, gap, centred=True)

    @property
    def order_buttons(self) -> QPointF:
        """Left upper corner of the buttons that group and sort the hand."""
        return QPointF(0.03 * self.width, self.hand_zone.top() + 1 * self.u)

    def opponent(self, turn: int) -> SeatPlace:
        """Return where an opponent's things lie, `turn` seats after the viewer."""
        if self.seats == 2:
            height = max(LEAST_BACK, 0.136 * self.height)
            hand = self.rect(0.34, 0.022, 0.665, 0.158)
            known = QPointF(0.69 * self.width, 0.06 * self.height)
            plate = QPointF(0.03 * self.width, 0.033 * self.height)
            return SeatPlace(plate, 0.26 * self.width, hand, height, known, 0.29 * self.width)
        room = 0.94 * self.width / (self.seats - 1)
        left = 0.03 * self.width + (turn - 1) * room
        height = max(LEAST_BACK, 0.105 * self.height)
        top = 0.105 * self.height
        hand = QRectF(left, top, 0.5 * room, height)
        known = QPointF(left + 0.55 * room, top + 0.01 * self.height)
        return SeatPlace(QPointF(left, 0.018 * self.height), 0.95 * room, hand, height, known, 0.42 * room)

    def backs(self, area: QRectF, height: float, number: int) -> list[QPointF]:
        """Return the places of face-down cards in a row."""
        card = card_size(height)
        step = 0.46 * card.width() if self.seats == 2 else 0.30 * card.width()
        return lined((number,), area, card, step, 0.0, centred=self.seats == 2)[0]

    def blocks(self, number: int) -> list[Block]:
        """Return the blocks of the showdown from the top: one for each seat that plays."""
        left, right = 0.024 * self.width, 0.976 * self.width
        if number == 2:
            tops: tuple[float, ...] = (0.02, 0.425)
            heights: tuple[float, ...] = (0.385, 0.37)
        else:
            gap = 0.012
            each = (0.79 - gap * (number - 1)) / number
            tops = tuple(0.012 + at * (each + gap) for at in range(number))
            heights = (each,) * number
        found = []
        for top, high in zip(tops, heights, strict=True):
            rect = QRectF(left, top * self.height, right - left, high * self.height)
            if number == 2:
                shown = max(LEAST_SHOWN, 0.168 * self.height)
                cards = QRectF(left + 6 * self.u, rect.top() + 0.115 * self.height, 0.80 * rect.width(), shown)
                plate = rect.topLeft() + QPointF(4 * self.u, 2.5 * self.u)
                number_top = cards.top() + 2 * self.u
            else:
                shown = max(LEAST_SHOWN, min(0.168 * self.height, rect.height() - 13 * self.u))
                names = 0.19 * rect.width()
                cards = QRectF(left + names, rect.top() + 2.5 * self.u, 0.83 * rect.width() - names, shown)
                plate = rect.topLeft() + QPointF(3 * self.u, 3 * self.u)
                number_top = rect.top() + 2 * self.u
            found.append(Block(rect, plate, cards, QPointF(rect.right() - 6 * self.u, number_top)))
        return found

    def block_plate_room(self, number: int) -> float:
        """Return the width that a plate has in one of so many blocks."""
        return (0.4 if number == 2 else 0.17) * self.width

    def shown_row(self, sizes: Sequence[int], block: Block) -> list[list[QPointF]]:
        """Return the places of shown cards, group by group."""
        card = card_size(block.cards.height())
        return lined(sizes, block.cards, card, card.width() + 2 * self.u, 8 * self.u, centred=False)

    @property
    def verdict(self) -> QRectF:
        """The sentence line under the showdown."""
        return self.rect(0.03, 0.815, 0.97, 0.87)

    @property
    def buttons(self) -> QPointF:
        """Right upper corner of the buttons under the showdown."""
        return QPointF(0.976 * self.width, 0.905 * self.height)
