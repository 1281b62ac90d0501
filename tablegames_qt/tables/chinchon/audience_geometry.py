"""Where everything lies on Chinchón's table as the audience sees it; every figure follows from height and room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from tablegames_qt.assets import CARD_ASPECT
from tablegames_qt.scene.caption import caption_height
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.name_plate import plate_height
from tablegames_qt.scene.standings import COLUMN, beside, strip_height
from tablegames_qt.scene.zone import JUMBO_INDEX
from tablegames_qt.tables.chinchon.geometry import Block, Geometry, card_size, lined

LARGEST, BACKS = 0.28, 0.10
"""Heights of stock and discards at the most, and of hands, as shares of the scene's."""
MARGIN, GAP = 0.016, 0.012
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

    least: float = 0.0
    """Height of the least capitals in pixels."""
    foot: float = 0.0
    """Height of the caption."""
    plate_high: float = 0.0
    """Height of a plate."""
    strip: float = 0.0
    """Height of the standings under the table; 0 where they stand beside it."""

    @classmethod
    def of(cls, look: Look, seats: int) -> AudienceGeometry:
        """Return the geometry of a size and a room."""
        strip = 0.0 if beside(look) else strip_height(look, seats)
        heights = look.least_cap, caption_height(look), plate_height(look), strip
        return cls(look.width, look.height, seats, False, *heights)

    @property
    def caption(self) -> QRectF:
        """The caption zone."""
        return QRectF(0, self.height - self.foot, self.width, self.foot)

    @property
    def standings(self) -> QRectF:
        """The standings: at the right, or over the caption."""
        if self.strip:
            return QRectF(0, self.caption.top() - self.strip, self.width, self.strip)
        side, wide = MARGIN * self.height, COLUMN * self.width
        return QRectF(self.width - wide - side, side, wide, self.caption.top() - 2 * side)

    @property
    def table(self) -> QRectF:
        """What is left for the players and their cards."""
        side = MARGIN * self.height
        right = self.width if self.strip else self.standings.left()
        return QRectF(side, side, right - 2 * side, self.caption.top() - self.strip - 2 * side)

    # players

    @property
    def row_height(self) -> float:
        """Height of a row of players."""
        return max(BACKS * self.height, self.plate_high)

    def player(self, seat: int) -> QRectF:
        """Return the row, or the half of one, that belongs to a seat: clockwise from the left below."""
        table = self.table
        rows = {2: ("below", "above"), 3: ("below", "left", "right"), 4: ("below left", "left", "right", "below right")}
        where = rows[self.seats][seat]
        half = 0.5 * table.width() - 0.5 * GAP * self.width
        whole = where in ("below", "above")
        left = table.right() - half if "right" in where else table.left()
        top = table.bottom() - self.row_height if "below" in where else table.top()
        return QRectF(left, top, table.width() if whole else half, self.row_height)

    def seat_plate(self, seat: int) -> QRectF:
        """Return the room of a plate."""
        row = self.player(seat)
        share = 0.30 if row.width() > 0.6 * self.table.width() else 0.40
        return QRectF(row.left(), row.center().y() - self.plate_high / 2, share * row.width(), self.plate_high)

    def seat_backs(self, seat: int) -> QRectF:
        """Return the row of a hand."""
        row, plate = self.player(seat), self.seat_plate(seat)
        left = plate.right() + 0.02 * row.width()
        return QRectF(left, row.center().y() - BACKS * self.height / 2, 0.28 * row.width(), BACKS * self.height)

    def seat_taken(self, seat: int) -> QRectF:
        """Return the room for what a seat was seen taking."""
        row, left = self.player(seat), self.seat_backs(seat).right() + 0.02 * self.height
        return QRectF(left, row.top(), row.right() - left, row.height())

    def seat_hand(self, seat: int, number: int) -> list[QPointF]:
        """Return the places of the face-down cards of a seat."""
        card = card_size(BACKS * self.height)
        return lined((number,), self.seat_backs(seat), card, 0.42 * card.width(), 0.0, centred=False)[0]

    # the middle

    @property
    def middle(self) -> QRectF:
        """What lies between the rows of players."""
        reach = self.row_height + GAP * self.height
        return self.table.adjusted(0, reach, 0, -reach)

    @property
    def label_height(self) -> float:
        """Height of the words under stock, discards and knock place."""
        return 3.0 * self.least

    @property
    def middle_height(self) -> float:
        """Height of stock, discards and knock place."""
        return min(LARGEST * self.height, self.middle.height() - self.label_height - 2 * GAP * self.height)

    def _column(self, number: int) -> QRectF:
        """Stock (0), discards (1), knock place (2): side by side, with room for the second discard."""
        card, middle = card_size(self.middle_height), self.middle
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
        table = self.table.adjusted(0, 0, 0, self.strip)
        gap = GAP * self.height
        high = (table.height() - gap * (number - 1)) / number
        pad = 0.014 * self.height
        found = []
        for at in range(number):
            rect = QRectF(table.left(), table.top() + at * (high + gap), table.width(), high)
            words = (0.21 if number == DUEL else 0.13) * rect.width() + pad
            if number == DUEL:
                top = rect.top() + 1.6 * pad + self.plate_high
                left = rect.left() + 1.5 * pad
                room = rect.bottom() - top - 2.2 * self.least - pad
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
