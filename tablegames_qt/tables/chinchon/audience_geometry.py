"""Where everything lies on Chinchón's table as the audience sees it; every figure follows from height and room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.scene.audience_room import BACKS, GAP, AudienceRoom
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.tables.chinchon.geometry import Block, Geometry, card_size, lined

LARGEST = 0.28
"""Height of stock and discards at the most, as a share of the scene's."""
PEEK = JUMBO_INDEX.width + 0.02
"""How much of the second discard shows, in widths of a card: its whole index."""
DUEL = 2
ROOMY, CLOSE = 8.6, 6.3
"""Width that a row of two blocks and of more has, in widths of a card: eight lie side by side in it, or over each other."""
SHOWN = {2: 0.20, 3: 0.168, 4: 0.141}
"""Height of the cards of the showdown at the most, by the number of blocks."""


@dataclass(frozen=True)
class AudienceGeometry(Geometry):
    """Rows of players above and below, stock and discards large between them, the standings beside or below, the caption."""

    room: AudienceRoom = field(kw_only=True)
    """How the scene is divided between the players, the standings and the caption."""

    @classmethod
    def of(cls, look: Look, seats: int) -> AudienceGeometry:
        """Return the geometry of a size and a room."""
        return cls(look.width, look.height, seats, False, room=AudienceRoom.of(look, seats))

    # players

    def seat_plate(self, seat: int) -> QRectF:
        """Return the room of a plate."""
        row = self.room.player(seat)
        share = 0.30 if self.room.is_whole(seat) else 0.40
        return QRectF(row.left(), row.center().y() - self.room.plate / 2, share * row.width(), self.room.plate)

    def seat_backs(self, seat: int) -> QRectF:
        """Return the row of a hand."""
        row, plate = self.room.player(seat), self.seat_plate(seat)
        left = plate.right() + 0.02 * row.width()
        return QRectF(left, row.center().y() - BACKS * self.height / 2, 0.28 * row.width(), BACKS * self.height)

    def seat_taken(self, seat: int) -> QRectF:
        """Return the room for what a seat was seen taking."""
        row, left = self.room.player(seat), self.seat_backs(seat).right() + 0.02 * self.height
        return QRectF(left, row.top(), row.right() - left, row.height())

    def seat_hand(self, seat: int, number: int) -> list[QPointF]:
        """Return the places of the face-down cards of a seat."""
        card = card_size(BACKS * self.height)
        return lined((number,), self.seat_backs(seat), card, 0.42 * card.width(), 0.0, centred=False)[0]

    # the middle

    @property
    def label_height(self) -> float:
        """Height of the words under stock, discards and knock place."""
        return 3.4 * self.room.least

    @property
    def middle_height(self) -> float:
        """Height of stock, discards and knock place."""
        return min(LARGEST * self.height, self.room.middle.height() - self.label_height - 2 * GAP * self.height)

    def _column(self, number: int) -> QRectF:
        """Stock (0), discards (1), knock place (2): side by side, with room for the second discard."""
        card, middle = card_size(self.middle_height), self.room.middle
        gap = min(0.16 * self.height, (middle.width() - (3 + PEEK) * card.width()) / 4)
        whole = (3 + PEEK) * card.width() + 2 * gap
        left = middle.center().x() - whole / 2 + number * (card.width() + gap) + (PEEK * card.width() if number else 0)
        top = middle.center().y() - (card.height() + self.label_height) / 2
        return QRectF(QPointF(left, top), card)

    @property
    def stock(self) -> QRectF:
        """The stock."""
        return self._column(0)

    @property
    def pile(self) -> QRectF:
        """The top of the discard pile."""
        return self._column(1)

    @property
    def under_top(self) -> QPointF:
        """Where the second card of the pile lies: its index stays free."""
        return self.pile.topLeft() - QPointF(PEEK * self.pile.width(), 0)

    @property
    def slot(self) -> QRectF:
        """The knock place."""
        return self._column(2)

    def label(self, number: int) -> QRectF:
        """Return the room of the words under stock (0), discards (1) or knock place (2): in the middle under the card."""
        column = self._column(number)
        reach = 0.075 * self.height
        below = column.bottom() + 0.5 * GAP * self.height
        return QRectF(column.left() - reach, below, column.width() + 2 * reach, self.label_height)

    # the showdown

    def blocks(self, number: int) -> list[Block]:
        """Return the blocks of the showdown from the top: one for each seat that plays."""
        table = self.room.table.adjusted(0, 0, 0, self.room.strip)
        gap = GAP * self.height
        high = (table.height() - gap * (number - 1)) / number
        pad = 0.014 * self.height
        found = []
        for at in range(number):
            rect = QRectF(table.left(), table.top() + at * (high + gap), table.width(), high)
            words = (0.21 if number == DUEL else 0.13) * rect.width() + pad
            if number == DUEL:
                top = rect.top() + 1.6 * pad + self.room.plate
                left = rect.left() + 1.5 * pad
                room = rect.bottom() - top - 2.2 * self.room.least - pad
            else:
                top, left = rect.top() + pad, rect.left() + 0.27 * rect.width()
                room = rect.height() - 2 * pad - 0.012 * self.height
            wide = rect.right() - words - left
            fitting = CARD_ASPECT * wide / (ROOMY if number == DUEL else CLOSE)
            shown = min(SHOWN[number] * self.height, room, fitting)
            cards = QRectF(left, top + (0 if number == DUEL else (room - shown) / 2), wide, shown)
            plate = rect.topLeft() + QPointF(pad, pad)
            found.append(Block(rect, plate, cards, QPointF(rect.right() - pad, cards.top())))
        return found

    def shown_row(self, sizes: Sequence[int], block: Block) -> list[list[QPointF]]:
        """Return the places of shown cards, group by group."""
        card, wide = card_size(block.cards.height()), block.cards.width()
        filled = [size for size in sizes if size]
        apart, within = len(filled) - 1, sum(filled) - len(filled)
        step, gap = 1.03 * card.width(), 0.30 * card.width()
        if (
            apart > 0 and (1 + apart) * card.width() + within * step + apart * gap > wide
        ):  # rather the gaps than the cards
            gap = max(0.10 * card.width(), (wide - (1 + apart) * card.width() - within * step) / apart)
        return lined(sizes, block.cards, card, step, gap, centred=False)
