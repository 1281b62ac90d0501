"""Where everything lies on Chinese Ten's table: pure functions of the scene's size, the seats and the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.cards import Card, Rank
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.tables.chinese_ten.order import GROUPS, PAIR_ORDER

STACK_STEP = 0.385
"""How much of a stacked card shows, as a share of its height: whole index and suit."""
INDEX_BAND = 0.30
"""The least of a column's width that shows when columns overlap."""
LAND = QPointF(0.56, 0.13)
"""Where a capturing card lands beside its target, in widths and heights of the card."""
LEAST_HAND, LEAST_TABLE, LEAST_BACK = 96.0, 72.0, 36.0


def card_size(height: float) -> QSizeF:
    """Return the size of a card of this height."""
    return QSizeF(height / CARD_ASPECT, height)


@dataclass(frozen=True)
class SeatPlace:
    """Where a seat's things lie: `side` is bottom, left, top or right; rectangles in scene units."""

    side: str
    plate: QPointF
    plate_width: float
    """The most that a plate may take."""
    hand: QRectF
    hand_height: float
    pile: QPointF
    pile_height: float
    count: QRectF
    """Room for the numbers beside the pile."""


@dataclass(frozen=True)
class Geometry:
    """The table of one size. `seats` counts the players; the viewer sits at the bottom."""

    width: float
    height: float
    seats: int

    @property
    def u(self) -> float:
        """The unit of space."""
        return self.height / 175

    def rect(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """Return a rectangle from shares of width and height."""
        return QRectF(left * self.width, top * self.height, (right - left) * self.width, (bottom - top) * self.height)

    @property
    def crowded(self) -> bool:
        """Whether players sit at the sides."""
        return self.seats > 2

    @property
    def stock_height(self) -> float:
        """Height of the cards at the stock."""
        return max(LEAST_TABLE, (0.175 if self.crowded else 0.19) * self.height)

    @property
    def stock(self) -> QPointF:
        """The stock's place."""
        return QPointF(self._side_width if self.crowded else 0.03 * self.width, self._stock_top)

    @property
    def turned(self) -> QPointF:
        """The turned card's place."""
        size = card_size(self.stock_height)
        if self.crowded:
            return QPointF(self.stock.x(), self._stock_top + size.height() + 0.06 * self.height)
        return QPointF(self.stock.x() + size.width() + 6.5 * self.u, self._stock_top)

    @property
    def _stock_top(self) -> float:
        return (0.183 if self.crowded else 0.305) * self.height

    @property
    def _side_width(self) -> float:
        """Width of the columns at the sides where opponents sit."""
        return max(0.2 * self.width, 42 * self.u)

    @property
    def layout(self) -> QRectF:
        """The zone of the open cards."""
        left = self.turned.x() + card_size(self.stock_height).width() + 6.5 * self.u
        right = self.width - self._side_width if self.crowded else 0.975 * self.width
        return QRectF(left, 0.183 * self.height, right - left, 0.445 * self.height)

    @property
    def beat_tags(self) -> QPointF:
        """Left upper corner of the tags that tell the two actions apart."""
        if self.crowded:
            return QPointF(0.02 * self.width, 0.608 * self.height)
        return QPointF(self.stock.x(), 0.586 * self.height)

    @property
    def sort_button(self) -> QPointF:
        """Left upper corner of the button that sorts the own hand."""
        return QPointF(0.03 * self.width, 0.79 * self.height)

    @property
    def sentence(self) -> QRectF:
        """The sentence line."""
        return self.rect(0.06, 0.655, 0.94, 0.715)

    @property
    def hand_height(self) -> float:
        """Height of the own cards."""
        return max(LEAST_HAND, 0.214 * self.height)

    def hand(self, number: int) -> list[QPointF]:
        """Return the places of the own hand's cards, one fan centred at the bottom."""
        return self._fan(number, self.hand_height, 0.765 * self.height, 0.62 * self.width, 0.80)

    def _fan(self, number: int, height: float, top: float, room: float, share: float) -> list[QPointF]:
        width = card_size(height).width()
        pitch = self._pitch(number, width, room, share)
        left = self.width / 2 - (width + pitch * (number - 1)) / 2
        return [QPointF(left + pitch * index, top) for index in range(number)]

    @staticmethod
    def _pitch(number: int, width: float, room: float, share: float) -> float:
        if number < 2:
            return 0.0
        return max(24.0, min(share * width, (room - width) / (number - 1)))

    def hand_pitch(self, number: int) -> float:
        """Return how much of each own card shows."""
        return self._pitch(number, card_size(self.hand_height).width(), 0.62 * self.width, 0.80)

    def place(self, seat: int, viewer: int) -> SeatPlace:
        """Return where a seat's things lie, the viewer's at the bottom and the next seats clockwise."""
        turn = (seat - viewer) % self.seats
        sides = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
        side = sides[self.seats][turn]
        if side in ("left", "right"):
            return self._side_place(side)
        own = side == "bottom"
        pile_height = max(LEAST_BACK, 0.12 * self.height)
        pile = QPointF(0.84 * self.width, (0.845 if own else 0.02) * self.height)
        count_left = pile.x() + card_size(pile_height).width() + 4.5 * self.u
        return SeatPlace(
            side,
            QPointF(0.03 * self.width, (0.892 if own else 0.033) * self.height),
            (0.155 if own else 0.32) * self.width,
            self.rect(0.19, 0.765, 0.81, 0.98) if own else self.rect(0.37, 0.018, 0.66, 0.15),
            self.hand_height if own else max(LEAST_BACK, 0.13 * self.height),
            pile,
            pile_height,
            QRectF(count_left, pile.y(), self.width - count_left - 2 * self.u, pile_height),
        )

    def _side_place(self, side: str) -> SeatPlace:
        left = 0.02 * self.width if side == "left" else self.width - self._side_width + 3 * self.u
        room = self._side_width - 0.02 * self.width - 3 * self.u
        backs = max(LEAST_BACK, 0.115 * self.height)
        pile = QPointF(left, 0.43 * self.height)
        count_left = left + card_size(backs).width() + 4.5 * self.u
        return SeatPlace(
            side,
            QPointF(left, 0.19 * self.height),
            room,
            QRectF(left, 0.285 * self.height, room, backs),
            backs,
            pile,
            backs,
            QRectF(count_left, pile.y(), left + room - count_left, backs),
        )

    def backs(self, place: SeatPlace, number: int) -> list[QPointF]:
        """Return the places of an opponent's face-down cards."""
        size = card_size(place.hand_height)
        room = place.hand.width()
        pitch = 0.0 if number < 2 else min(0.52 * size.width(), (room - size.width()) / (number - 1))
        total = size.width() + pitch * max(0, number - 1)
        left = place.hand.left() if place.side in ("left", "right") else place.hand.center().x() - total / 2
        return [QPointF(left + pitch * index, place.hand.top()) for index in range(number)]

    def columns(self, cards: Iterable[Card]) -> Columns:
        """Return the columns of a layout at the start of a turn."""
        return Columns.of(self.layout, self.height, tuple(cards))


def layout_height(number: int, scene_height: float) -> float:
    """Return the height of the open cards: larger when there are few."""
    share = 0.20 if number <= 8 else 0.18 if number <= 12 else 0.155
    return max(LEAST_TABLE, share * scene_height)


@dataclass
class Columns:
    """The open cards in columns by rank, partners next to each other, equal ranks stacked upwards.

    Made at the start of a turn; during it `lay` and `lift` change the cards while every column keeps its place, except
    that a new column moves those right of it.
    """

    zone: QRectF
    card_height: float
    left: float
    pitch: float
    ranks: list[Rank] = field(default_factory=list)
    stacks: dict[Rank, list[Card]] = field(default_factory=dict)

    @classmethod
    def of(cls, zone: QRectF, scene_height: float, cards: Sequence[Card]) -> Columns:
        """Return the columns of some cards, centred in the zone."""
        columns = cls(zone, layout_height(len(cards), scene_height), 0.0, 0.0)
        for card in cards:
            columns._stack(card)
        columns._fit()
        return columns

    def copy(self) -> Columns:
        """Return columns that can change without touching these."""
        stacks = {rank: list(stack) for rank, stack in self.stacks.items()}
        return Columns(self.zone, self.card_height, self.left, self.pitch, list(self.ranks), stacks)

    def _stack(self, card: Card) -> None:
        if card.rank not in self.stacks:
            self.stacks[card.rank] = []
            self.ranks = sorted((*self.ranks, card.rank), key=PAIR_ORDER.index)
        self.stacks[card.rank].append(card)

    def _offsets(self, pitch: float) -> list[float]:
        """Return the x of each column from the first, with a wider gap between groups of partners."""
        offsets, x = [], 0.0
        for index, rank in enumerate(self.ranks):
            if index:
                x += pitch + (self._group_gap if GROUPS[rank] != GROUPS[self.ranks[index - 1]] else 0.0)
            offsets.append(x)
        return offsets

    @property
    def card_width(self) -> float:
        """Width of an open card."""
        return card_size(self.card_height).width()

    @property
    def _group_gap(self) -> float:
        return 0.1 * self.card_width

    @property
    def _room(self) -> float:
        return self.zone.width() - 0.36 * self.card_width

    def _fit(self) -> None:
        """Find the widest pitch that fits, no less than the index band, and centre the columns."""
        if not self.ranks:
            self.pitch = 1.1 * self.card_width
            return
        gaps = self._offsets(0.0)[-1]
        steps = len(self.ranks) - 1
        self.pitch = 1.1 * self.card_width
        if steps:
            fitting = (self._room - self.card_width - gaps) / steps
            self.pitch = max(INDEX_BAND * self.card_width, min(self.pitch, fitting))
        total = self._offsets(self.pitch)[-1] + self.card_width
        self.left = self.zone.center().x() - total / 2

    def lay(self, card: Card) -> None:
        """Put a card into its column, opening one where there is none."""
        known = card.rank in self.stacks
        before = self.left
        self._stack(card)
        if known:
            return
        total = self._offsets(self.pitch)[-1] + self.card_width
        if before == 0.0 or before + total > self.zone.right() - 0.1 * self.card_width:
            self._fit()

    def lift(self, card: Card) -> None:
        """Take a card out; its column keeps its place."""
        self.stacks[card.rank].remove(card)

    @property
    def bottom(self) -> float:
        """Where the undermost cards end."""
        return self.zone.bottom() - 0.043 * self.zone.height() * 2.2

    def positions(self) -> dict[Card, QPointF]:
        """Return the left upper corner of every card; the last laid of a column is lowest and in front."""
        found: dict[Card, QPointF] = {}
        for rank, x in zip(self.ranks, self._offsets(self.pitch), strict=True):
            stack = self.stacks[rank]
            for up, card in enumerate(reversed(stack)):
                y = self.bottom - self.card_height - up * self._step(len(stack))
                found[card] = QPointF(self.left + x, y)
        return found

    def _step(self, number: int) -> float:
        """Return how far stacked cards stand apart: the whole index, less only where the zone is too low for it."""
        if number < 2:
            return 0.0
        room = self.bottom - self.zone.top() - 0.02 * self.zone.height() - self.card_height
        return min(STACK_STEP * self.card_height, room / (number - 1))

    def strip(self, rank: Rank) -> float | None:
        """Return how much of a column's width shows; None where the next one does not lie over it."""
        at = self.ranks.index(rank)
        if at + 1 == len(self.ranks):
            return None
        offsets = self._offsets(self.pitch)
        shown = offsets[at + 1] - offsets[at]
        return shown if shown < self.card_width else None

    def order(self) -> list[Card]:
        """Return the cards from back to front: columns from the left, in each the uppermost first."""
        return [card for rank in self.ranks for card in self.stacks[rank]]

    def landing(self, taken: Sequence[Card]) -> QPointF:
        """Return where a capturing card lands: half beside the front card of what it takes."""
        places = self.positions()
        front = max((places[card] for card in taken), key=lambda point: (point.y(), point.x()))
        return QPointF(
            min(front.x() + LAND.x() * self.card_width, self.zone.right() - self.card_width - 2),
            front.y() + LAND.y() * self.card_height,
        )
