"""Where everything lies on Chinese Ten's table as the audience sees it; every figure follows from height and room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from rules.cards import Card
from tablegames_qt.scene.audience_room import BACKS, GAP, MARGIN, AudienceRoom
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.tables.chinese_ten.geometry import STACK_STEP, Columns, Geometry, SeatPlace, card_size

LARGEST, LEAST, LOWEST = 0.25, 0.20, 0.15
"""Heights of the open cards, as shares of the scene's: at the most, at the least, and where four of a rank are stacked."""
LAND = JUMBO_INDEX.width + 0.02
"""How far beside its target a capturing card lands, in widths of the card: the whole index of the target stays free."""
SUM = 0.112
"""Height of the strip above the open cards in which a sum stands."""
DUEL = 2


@dataclass(frozen=True)
class AudienceGeometry(Geometry):
    """Rows of players above and below, between them stock and open cards, the standings beside or below, the caption."""

    room: AudienceRoom = field(kw_only=True)
    """How the scene is divided between the players, the standings and the caption."""

    @classmethod
    def of(cls, look: Look, seats: int) -> AudienceGeometry:
        """Return the geometry of a size and a room."""
        return cls(look.width, look.height, seats, True, room=AudienceRoom.of(look, seats))

    @property
    def tall(self) -> float:
        """What sizes are measured from."""
        return self.height

    # players

    def place(self, seat: int, viewer: int) -> SeatPlace:
        """Return where a seat's things lie in its row: plate, hand, pile, and the number of the pile."""
        del viewer  # nobody sits nearer to the audience
        row = self.room.player(seat)
        whole = self.room.is_whole(seat)
        back = BACKS * self.height
        top = row.center().y() - back / 2
        plate = (0.34 if whole else 0.43) * row.width()
        pile = row.left() + (0.66 if whole else 0.745) * row.width()
        hand = QRectF(
            row.left() + plate + 0.02 * row.width(), top, pile - row.left() - plate - 0.05 * row.width(), back
        )
        count = pile + card_size(back).width() + 0.02 * self.height
        return SeatPlace(
            "left",
            QPointF(row.left(), row.center().y() - self.room.plate / 2),
            plate,
            hand,
            back,
            QPointF(pile, top),
            back,
            QRectF(count, row.top(), row.right() - count, row.height()),
        )

    # the middle

    @property
    def turned_height(self) -> float:
        """Height of the turned card."""
        return LEAST * self.height

    @property
    def stock_height(self) -> float:
        """Height of the stock, which lies face down over the turned card."""
        left = self.room.middle.height() - self.turned_height - self.count_height - 3 * GAP * self.height
        return min(LEAST * self.height, left)

    @property
    def count_height(self) -> float:
        """Height of the words under the stock."""
        return 1.6 * self.room.least

    @property
    def side_width(self) -> float:
        """Width of the column with stock and turned card."""
        return max(0.165 * self.height, 5.2 * self.room.least)

    @property
    def stock(self) -> QPointF:
        """The stock's place."""
        wide = card_size(self.stock_height).width()
        return QPointF(
            self.room.middle.left() + (self.side_width - wide) / 2, self.room.middle.top() + GAP * self.height
        )

    @property
    def stock_count(self) -> QRectF:
        """The number of the stock."""
        top = self.stock.y() + self.stock_height + 0.5 * GAP * self.height
        return QRectF(self.room.middle.left(), top, self.side_width, self.count_height)

    @property
    def turned(self) -> QPointF:
        """The turned card's place."""
        size = card_size(self.turned_height)
        left = self.room.middle.left() + (self.side_width - size.width()) / 2
        return QPointF(left, self.room.middle.bottom() - size.height())

    @property
    def layout(self) -> QRectF:
        """The zone of the open cards."""
        return self.room.middle.adjusted(self.side_width + GAP * self.width, 0, 0, 0)

    @property
    def sums(self) -> QRectF:
        """The strip of the zone in which a sum stands."""
        zone = self.layout
        return QRectF(zone.left(), zone.top() + 0.5 * GAP * self.height, zone.width(), SUM * self.height)

    def columns(self, cards: Iterable[Card]) -> Columns:
        """Return the columns of a layout: as large as there is room, under the strip of the sums."""
        laid = tuple(cards)
        stack = max(Counter(card.rank for card in laid).values(), default=1)
        zone = self.layout
        if zone.height() > (LEAST * (1 + STACK_STEP * (stack - 1)) + SUM + 0.03) * self.height:
            zone = zone.adjusted(0, SUM * self.height, 0, 0)
        room = 0.87 * zone.height() / (1 + STACK_STEP * (stack - 1))
        want = max(LOWEST * self.height, min(LARGEST * self.height, room))
        beyond = (LAND - 0.15) * card_size(want).width()
        zone = zone.adjusted(0, 0, -beyond, 0)
        least, band = min(want, LEAST * self.height), JUMBO_INDEX.width
        return Columns(zone, want, want, 0.0, 0.0, least=least, band=band, land=LAND, beyond=beyond).filled(laid)

    # the end of a deal

    @property
    def sheet(self) -> QRectF:
        """The score sheet: over everything but the caption."""
        side = MARGIN * self.height
        return QRectF(side, side, self.width - 2 * side, self.room.caption.top() - 2 * side)
