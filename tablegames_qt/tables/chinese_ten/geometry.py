"""Where everything lies on Chinese Ten's table: pure functions of the scene's size, the seats and the cards."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.cards import Card, Rank
from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.scene.look import measure
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.scene.zone import card_height as fitting_height
from tablegames_qt.tables.chinese_ten.landing import LAND
from tablegames_qt.tables.chinese_ten.order import GROUPS, PAIR_ORDER

STACK_STEP = 0.385
"""How much of a stacked card shows, as a share of its height: whole index and suit."""
GROUP_GAP, MARGIN = 0.1, 0.18
"""What more lies between columns that are no partners, and at both ends of the zone, in card widths."""
INDEX_BAND = 0.30
"""The least of a column's width that shows when columns overlap."""
LEAST_HAND, LEAST_TABLE, LEAST_BACK = 96.0, 72.0, 36.0
HAND_SIZE = {2: 12, 3: 8, 4: 6}
"""Cards of a whole hand by the number of players."""
HAND_ROOM = 0.62
"""Share of the table's width for the own hand."""
SIDE_BY_SIDE, APART = 1.05, 1.1
"""From column to column in card widths: as near as they can be without lying over each other, and where there is room."""
SMALLEST = 0.7
"""How far open cards may shrink so that the columns lie side by side; below that they overlap."""


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
    jumbo: bool = False
    """Whether the own cards have the large index, which needs more of each to be seen."""

    @property
    def tall(self) -> float:
        """What sizes are measured from: the height, or less on a narrow table."""
        return measure(self.width, self.height)

    @property
    def u(self) -> float:
        """The unit of space."""
        return self.tall / 175

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
        return max(LEAST_TABLE, (0.175 if self.crowded else 0.19) * self.tall)

    @property
    def turned_height(self) -> float:
        """Height of the turned card."""
        return self.stock_height

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
        """Height of the own cards: such that a whole hand shows its large indices where cards have them."""
        want = max(LEAST_HAND, 0.214 * self.tall)
        if not self.jumbo:
            return want
        cards = HAND_SIZE[self.seats]
        return fitting_height(cards, HAND_ROOM * self.width, want=want, least=LEAST_HAND, pitch=JUMBO_INDEX.width)

    def hand(self, number: int) -> list[QPointF]:
        """Return the places of the own hand's cards, one fan centred at the bottom."""
        return self._fan(
            number, self.hand_height, 0.872 * self.height - self.hand_height / 2, HAND_ROOM * self.width, 0.80
        )

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
        return self._pitch(number, card_size(self.hand_height).width(), HAND_ROOM * self.width, 0.80)

    def place(self, seat: int, viewer: int) -> SeatPlace:
        """Return where a seat's things lie, the viewer's at the bottom and the next seats clockwise."""
        turn = (seat - viewer) % self.seats
        sides = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
        side = sides[self.seats][turn]
        if side in ("left", "right"):
            return self._side_place(side)
        own = side == "bottom"
        pile_height = max(LEAST_BACK, 0.12 * self.tall)
        pile = QPointF(0.84 * self.width, (0.845 if own else 0.02) * self.height)
        count_left = pile.x() + card_size(pile_height).width() + 4.5 * self.u
        return SeatPlace(
            side,
            QPointF(0.03 * self.width, (0.892 if own else 0.033) * self.height),
            (0.155 if own else 0.32) * self.width,
            self.rect(0.19, 0.765, 0.81, 0.98) if own else self.rect(0.37, 0.018, 0.66, 0.15),
            self.hand_height if own else max(LEAST_BACK, 0.13 * self.tall),
            pile,
            pile_height,
            QRectF(count_left, pile.y(), self.width - count_left - 2 * self.u, pile_height),
        )

    def _side_place(self, side: str) -> SeatPlace:
        left = 0.02 * self.width if side == "left" else self.width - self._side_width + 3 * self.u
        room = self._side_width - 0.02 * self.width - 3 * self.u
        backs = max(LEAST_BACK, 0.115 * self.tall)
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
        return Columns.of(self.layout, self.tall, tuple(cards))


def layout_height(number: int, tall: float) -> float:
    """Return the height of the open cards where there is room: larger when there are few."""
    share = 0.20 if number <= 8 else 0.18 if number <= 12 else 0.155
    return max(LEAST_TABLE, share * tall)


@dataclass
class Columns:
    """The open cards in columns by rank, partners next to each other, equal ranks stacked upwards.

    Made at the start of a turn; during it `lay` and `lift` change the cards while every column keeps its place, except
    that a new column moves those right of it.
    """

    zone: QRectF
    want: float
    """Height of the cards where the columns have room."""
    card_height: float
    left: float
    pitch: float
    ranks: list[Rank] = field(default_factory=list)
    stacks: dict[Rank, list[Card]] = field(default_factory=dict)
    least: float = LEAST_TABLE
    """Height to which cards shrink before the columns overlap."""
    band: float = INDEX_BAND
    """The least of a column that shows, in card widths; where even that has no room, the cards shrink further."""
    land: float = LAND.x()
    """How far beside its target a capturing card lands, in widths of the card."""
    beyond: float = 0.0
    """How far it may reach out of the zone at the right, in pixels."""

    @classmethod
    def of(cls, zone: QRectF, tall: float, cards: Sequence[Card]) -> Columns:
        """Return the columns of some cards, centred in the zone; `tall` is what sizes are measured from."""
        want = layout_height(len(cards), tall)
        return cls(zone, want, want, 0.0, 0.0, least=max(LEAST_TABLE, SMALLEST * want)).filled(cards)

    def filled(self, cards: Iterable[Card]) -> Columns:
        """Return these columns with some cards in them."""
        for card in cards:
            self._stack(card)
        self._fit()
        return self

    def copy(self) -> Columns:
        """Return columns that can change without touching these."""
        stacks = {rank: list(stack) for rank, stack in self.stacks.items()}
        return replace(self, ranks=list(self.ranks), stacks=stacks)

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
        return GROUP_GAP * self.card_width

    @property
    def _room(self) -> float:
        return self.zone.width() - 2 * MARGIN * self.card_width

    def _groups_before(self, column: int) -> int:
        """Return how many groups of partners end before a column."""
        return sum(GROUPS[one] != GROUPS[other] for one, other in itertools.pairwise(self.ranks[: column + 1]))

    def _fit(self) -> None:
        """Find the height and the widest pitch that fit, and centre the columns.

        Cards shrink before they overlap, and overlap before they become too small; an index band shows always.
        """
        if not self.ranks:
            self.pitch = APART * self.card_width
            return
        steps = len(self.ranks) - 1
        others = 1 + 2 * MARGIN + GROUP_GAP * self._groups_before(steps)
        spread, tight = (
            CARD_ASPECT * self.zone.width() / (others + steps * each) for each in (SIDE_BY_SIDE, self.band)
        )
        self.card_height = min(self.want, max(self.least, spread), max(LEAST_TABLE, tight))
        gaps = self._offsets(0.0)[-1]
        self.pitch = APART * self.card_width
        if steps:
            fitting = (self._room - self.card_width - gaps) / steps
            self.pitch = max(self.band * self.card_width, min(self.pitch, fitting))
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
            min(front.x() + self.land * self.card_width, self.zone.right() + self.beyond - self.card_width - 2),
            front.y() + LAND.y() * self.card_height,
        )
