"""How a card table for the audience divides its scene: rows of players, the standings, the caption."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tablegames_qt.scene.caption import caption_height
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.name_plate import plate_height
from tablegames_qt.scene.standings import COLUMN, beside, strip_height

BACKS = 0.10
"""Height of what lies face down in a player's row, as a share of the scene's."""
MARGIN, GAP = 0.016, 0.012
"""Around everything, and between two things, as shares of the scene's height; between half rows of its width."""
ROWS = {2: ("below", "above"), 3: ("below", "left", "right"), 4: ("below left", "left", "right", "below right")}
"""Where the seats are, clockwise from the left below, by their number."""
WHOLE = 0.6
"""Share of the table's width from which a row is a whole one."""


@dataclass(frozen=True)
class AudienceRoom:
    """Rows of players above and below, the standings beside them or under them, the caption at the foot."""

    width: float
    height: float
    seats: int
    least: float
    """Height of the least capitals in pixels."""
    foot: float
    """Height of the caption."""
    plate: float
    """Height of a plate."""
    strip: float
    """Height of the standings under the table; 0 where they stand beside it."""

    @classmethod
    def of(cls, look: Look, seats: int) -> AudienceRoom:
        """Return how a scene of a size and a room is divided for two to four seats."""
        strip = 0.0 if beside(look) else strip_height(look, seats)
        return cls(look.width, look.height, seats, look.least_cap, caption_height(look), plate_height(look), strip)

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

    @property
    def row_height(self) -> float:
        """Height of a row of players."""
        return max(BACKS * self.height, self.plate)

    def player(self, seat: int) -> QRectF:
        """Return the row, or the half of one, that belongs to a seat."""
        table, where = self.table, ROWS[self.seats][seat]
        half = 0.5 * table.width() - 0.5 * GAP * self.width
        whole = where in ("below", "above")
        left = table.right() - half if "right" in where else table.left()
        top = table.bottom() - self.row_height if "below" in where else table.top()
        return QRectF(left, top, table.width() if whole else half, self.row_height)

    def is_whole(self, seat: int) -> bool:
        """Return whether a seat has a row for itself."""
        return self.player(seat).width() > WHOLE * self.table.width()

    @property
    def middle(self) -> QRectF:
        """What lies between the rows of players."""
        reach = self.row_height + GAP * self.height
        return self.table.adjusted(0, reach, 0, -reach)
