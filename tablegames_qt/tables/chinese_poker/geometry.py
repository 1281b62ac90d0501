"""Where everything lies on the table of Chinese poker: pure functions of the scene's size and the seats."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rules.chinese_poker.setting import ROWS, SIZES, Row
from tablegames_qt.assets import CARD_ASPECT

WIDE_FROM = 1.66
"""Width over height from which names stand left of the rows and badges right of them; else both stand left."""
LEAST_HAND, LEAST_TABLE, LEAST_BACK = 96.0, 72.0, 30.0
GAP = 0.1
"""Between cards of a row, in card widths."""
SIDES = {1: ("bottom",), 2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Where the seats sit, clockwise from the viewer."""


def card_size(height: float) -> QSizeF:
    """Return the size of a card of this height."""
    return QSizeF(height / CARD_ASPECT, height)


def row_of(place: int) -> tuple[Row, int]:
    """Return the row and the place in it of the place number 0 to 12 of a board, front first."""
    for row in ROWS:
        if place < SIZES[row]:
            return row, place
        place -= SIZES[row]
    raise IndexError(place)


@dataclass(frozen=True)
class Geometry:
    """The table of one size. `seats` counts the players."""

    width: float
    height: float
    seats: int

    @property
    def u(self) -> float:
        """The unit of space."""
        return self.height / 175

    @property
    def wide(self) -> bool:
        """Whether there is room left and right of the rows: else names and badges stand left, and buttons right of them."""
        return self.width >= WIDE_FROM * self.height

    def side(self, seat: int, bottom: int) -> str:
        """Return where a seat sits."""
        return SIDES[self.seats][(seat - bottom) % self.seats]

    # the own rows

    @property
    def row_height(self) -> float:
        """Height of the cards in the own rows."""
        return max(LEAST_TABLE, (0.155 if self.wide else 0.15) * self.height)

    @property
    def _row_card(self) -> QSizeF:
        return card_size(self.row_height)

    @property
    def rows_width(self) -> float:
        """Width of five cards in a row."""
        return self._row_card.width() * (5 + 4 * GAP)

    @property
    def rows_left(self) -> float:
        """Left edge of the rows of five."""
        if self.wide:
            least = 0.03 * self.width + 0.4 * self.height
            return max(0.42 * self.width - self.rows_width / 2, least)
        return min(self.buttons_left - 5 * self.u - self.rows_width, self._left + 0.5 * self.height)

    def row_top(self, row: Row) -> float:
        """Upper edge of a row."""
        if self.wide:
            tops = {"front": 0.208, "middle": 0.381, "back": 0.554}
        else:
            tops = {"front": 0.208, "middle": 0.37, "back": 0.532}
        return tops[row] * self.height

    def slot(self, row: Row, place: int) -> QRectF:
        """Return one place of a row."""
        size = self._row_card
        pitch = size.width() * (1 + GAP)
        left = self.rows_left + (pitch if row == "front" else 0.0)
        return QRectF(QPointF(left + pitch * place, self.row_top(row)), size)

    def row_band(self, row: Row) -> QRectF:
        """Return the whole line of a row, with its name and its badge."""
        left = min(self.handle(row).left(), self.badge(row).left())
        right = max(self.badge(row).right(), self.rows_left + self.rows_width)
        return QRectF(left, self.row_top(row), right - left, self.row_height)

    def handle(self, row: Row) -> QRectF:
        """Return the name of a row, which is its handle."""
        if self.wide:
            width = 0.15 * self.height
            return QRectF(
                self.rows_left - 4 * self.u - width, self.row_top(row) + 0.27 * self.row_height, width, 12 * self.u
            )
        return QRectF(self._left, self.row_top(row) + 0.5 * self.u, 0.19 * self.height, 11 * self.u)

    def badge(self, row: Row) -> QRectF:
        """Return the room for what a row is worth."""
        top = self.row_top(row)
        if self.wide:
            left = self.rows_left + self.rows_width + 5 * self.u
            right = self.width - 0.03 * self.width - self.small_width - 3 * self.u
            if self.side_right_free:
                right = 0.97 * self.width
            return QRectF(left, top + 0.1 * self.row_height, right - left, 0.86 * self.row_height)
        width = self.rows_left - 4 * self.u - self._left
        return QRectF(self._left, top + 11.5 * self.u, width, self.row_height - 11 * self.u)

    @property
    def side_right_free(self) -> bool:
        """Whether nobody sits at the right."""
        return self.seats == 2

    @property
    def _left(self) -> float:
        return 0.03 * self.width

    # tray and buttons

    @property
    def buttons_width(self) -> float:
        """Width of the column of buttons."""
        return max(0.354 * self.height, 230.0)

    @property
    def buttons_left(self) -> float:
        """Left edge of the column of buttons."""
        return 0.975 * self.width - self.buttons_width

    @property
    def tray(self) -> QRectF:
        """The panel in which the cards lie that are in no row."""
        if not self.wide:
            return QRectF(self._left, 0.76 * self.height, 0.945 * self.width, 0.226 * self.height)
        left = self._left + 0.205 * self.height
        right = self.buttons_left - 4 * self.u
        return QRectF(left, 0.768 * self.height, right - left, 0.226 * self.height)

    @property
    def tray_height(self) -> float:
        """Height of the cards in the tray."""
        return max(LEAST_HAND, 0.186 * self.height)

    @property
    def tray_words(self) -> QRectF:
        """Room for the words in the tray."""
        tray = self.tray
        return QRectF(
            tray.left() + 4 * self.u, tray.top() + 4 * self.u, 0.155 * self.height, tray.height() - 8 * self.u
        )

    def tray_places(self, number: int) -> list[QPointF]:
        """Return where the cards of the tray lie: side by side, or fanned when there are many."""
        size, tray = card_size(self.tray_height), self.tray
        words = self.tray_words.right()
        area = QRectF(words + 2 * self.u, tray.top(), tray.right() - words - 5 * self.u, tray.height())
        want = 1.08 if number <= 5 else 0.8 if number <= 8 else 0.66
        room = (area.width() - size.width()) / max(1, number - 1)
        pitch = max(24.0, min(want * size.width(), room))
        left = area.center().x() - (size.width() + pitch * (number - 1)) / 2
        top = tray.center().y() - size.height() / 2
        return [QPointF(left + pitch * at, top) for at in range(number)]

    def button(self, column: int, line: int) -> QRectF:
        """Return a button of the column right: lines 0 and 1 have two each, 2 and 3 one over the whole width."""
        width, gap = self.buttons_width, 2 * self.u
        tops, heights = (0.690, 0.751, 0.812, 0.873), (9.2, 9.2, 9.2, 10.6)
        if not self.wide:
            tops = (0.370, 0.432, 0.494, 0.556)
        if line < 2:
            width = (width - gap) / 2
        left = self.buttons_left + column * (width + gap)
        return QRectF(left, tops[line] * self.height, width, max(24.0, heights[line] * self.u))

    @property
    def reason(self) -> QRectF:
        """Room for why Lock cannot be pressed, under it."""
        lock = self.button(0, 3)
        return QRectF(lock.left(), lock.bottom() + 1.2 * self.u, lock.width(), 10 * self.u)

    @property
    def sentence(self) -> QRectF:
        """The sentence line while hands are set."""
        top, bottom = (0.712, 0.766) if self.wide else (0.692, 0.752)
        return QRectF(self.tray.left(), top * self.height, self.tray.width(), (bottom - top) * self.height)

    # the others while hands are set

    @property
    def small_height(self) -> float:
        """Height of the cards of the others."""
        return max(LEAST_BACK, 0.052 * self.height)

    @property
    def small_width(self) -> float:
        """Width of the others' boards."""
        return card_size(self.small_height).width() * (5 + 4 * GAP)

    @property
    def _small_pitch(self) -> QPointF:
        size = card_size(self.small_height)
        down = min(1.08 * size.height(), (0.182 * self.height - size.height()) / 2)
        return QPointF(size.width() * (1 + GAP), down)

    def small_board(self, side: str) -> QRectF:
        """Return where the closed board of an opponent lies."""
        pitch = self._small_pitch
        size = QSizeF(self.small_width, 2 * pitch.y() + self.small_height)
        if self.wide:
            corners = {
                "left": QPointF(self._left, 0.302 * self.height),
                "top": QPointF(self.rows_left + self.rows_width / 2 - size.width() / 2, 0.018 * self.height),
                "right": QPointF(0.97 * self.width - size.width(), 0.302 * self.height),
            }
            return QRectF(corners[side], size)
        places = {"left": 0, "top": 1, "right": 2 if self.seats == 4 else 1}
        at = 0 if self.seats == 2 else places[side]
        room = 0.94 * self.width / max(2, self.seats - 1)
        return QRectF(QPointF(self._left + at * room, 0.015 * self.height), size)

    def small_places(self, side: str) -> list[QPointF]:
        """Return where the closed cards of an opponent lie, front first; the front row is nearest to the middle."""
        board, pitch = self.small_board(side), self._small_pitch
        upside = side == "top" or not self.wide
        found = []
        for place in range(13):
            row, at = row_of(place)
            line = ROWS.index(row)
            top = board.top() + pitch.y() * ((2 - line) if upside else line)
            left = board.left() + pitch.x() * (at + (1 if row == "front" else 0))
            found.append(QPointF(left, top))
        return found

    def plate(self, side: str) -> tuple[QPointF, float]:
        """Return where a seat's plate stands, and the most it may take."""
        if side == "bottom":
            return QPointF(self._left, 0.91 * self.height), 0.2 * self.height

        board = self.small_board(side)
        if side == "top" or not self.wide:
            room = 0.94 * self.width / max(2, self.seats - 1) - self.small_width - 5 * self.u
            most = 0.3 * self.height if self.wide else room
            return board.topRight() + QPointF(3 * self.u, 5 * self.u), most
        return QPointF(board.left(), board.bottom() + 3 * self.u), self.small_width + 2 * self.u

    @property
    def info(self) -> QRectF:
        """Room for which deal it is."""
        if self.wide:
            return QRectF(self._left, 0.03 * self.height, 0.3 * self.width, 0.16 * self.height)
        return QRectF(self.buttons_left, 0.215 * self.height, self.buttons_width, 0.13 * self.height)
