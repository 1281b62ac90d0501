"""The standing of an evening as a drawing: place, name, reason and total of everybody, one under the other."""

from __future__ import annotations

import functools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont

from tablegames_qt.evening.drawing import Mark, Stroke, Thing, height_of, width_of, words
from tablegames_qt.evening.marks import mark_colour
from tablegames_qt.evening.standing import Row
from tablegames_qt.evening.words import place_words, points_words, reason_words
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.theme import px_for_cap, ui_font

SIZES = {"place": 11.0, "name": 7.5, "reason": 3.75, "total": 15.0}
"""Font pixels in units of space, on a page."""
LEAST = {"place": 18, "name": 14, "reason": 12, "total": 20}
CAPS = {"place": 0.045, "name": 0.036, "reason": 0.030, "total": 0.065}
"""Cap heights as shares of the height, on a projector; nothing gets lower than the least of them."""
LEAST_CAP = 0.030
NAME_SHARES = (1.0, 0.9, 0.8, 0.7)
"""How far a name may shrink rather than be cut."""
WEIGHTS = {"place": 700, "name": 700, "reason": 400, "total": 700}


@dataclass(frozen=True)
class StandingStyle:
    """The fonts of a standing at one size, with or without its reasons, and the widest words of each column in them."""

    look: Look
    rows: Sequence[Row]
    fonts: Mapping[str, QFont]
    widest: Mapping[str, float]
    reasons: bool

    @classmethod
    def sized(cls, look: Look, rows: Sequence[Row], share: float, *, reasons: bool) -> StandingStyle:
        """Return the style at a share (1 or less) of the wanted sizes; nothing gets smaller than can be read."""
        fonts = {}
        for role, weight in WEIGHTS.items():
            if look.audience:
                cap = max(LEAST_CAP, CAPS[role] * share) * look.height * look.room
                pixels = px_for_cap(cap, weight)
            else:
                pixels = max(LEAST[role], round(SIZES[role] * look.u * share))
            fonts[role] = ui_font(weight, pixels)
        said = {
            "place": [place_words(row) for row in rows],
            "name": [short_name(row.person.name) for row in rows],
            "reason": [reason_words(row, short_name) for row in rows] if reasons else [],
            "total": [points_words(row.points) for row in rows],
        }
        widest = {
            role: max((width_of(text, fonts[role]) for text in texts), default=0.0) for role, texts in said.items()
        }
        return cls(look, rows, fonts, widest, reasons)

    @property
    def row_height(self) -> float:
        """Pixels that a row needs. On a projector lines may stand closer, for letters take less than the height of a line."""
        high = height_of(self.fonts["name"]) + (height_of(self.fonts["reason"]) if self.reasons else 0)
        if self.look.audience:
            return max(0.97 * high, 0.8 * height_of(self.fonts["total"]))
        return max(high, 0.86 * height_of(self.fonts["total"])) + 1.5 * self.look.u


class StandingPanel:
    """Composes a standing in a rectangle, in one column or several side by side. `fits` tells whether nothing had to be cut
    but names longer than twelve letters; those are whole where their row has the room, in smaller type if need be."""

    def __init__(self, rect: QRectF, style: StandingStyle, columns: int = 1) -> None:
        self._rect, self._style = rect, style
        look, widest = style.look, style.widest
        self._rows = math.ceil(len(style.rows) / columns)
        self._size = QSizeF(rect.width() / columns, rect.height() / self._rows)
        self._pad = (4 if look.audience else 6) * look.u
        gap = 3 * look.u
        self._left = self._pad + max(widest["place"], 8 * look.u) + gap
        self._mark = 0.5 * height_of(style.fonts["name"])
        self._room = self._size.width() - self._pad - gap - self._left
        """What a row has for name and reason, and for its total."""
        reason_room = self._room - widest["total"]
        self.fits = (
            self._size.height() >= style.row_height
            and widest["name"] <= reason_room - self._mark - 2 * look.u
            and widest["reason"] <= reason_room
        )

    @functools.cached_property
    def whole(self) -> bool:
        """Whether no name is cut."""
        names = ((row, self._name_room(row)) for row in self._style.rows)
        return all(width_of(row.person.name, self._name_font(row.person.name, room)) <= room for row, room in names)

    @functools.cached_property
    def things(self) -> list[Thing]:
        """What is in the standing."""
        things = []
        for at, row in enumerate(self._style.rows):
            column, line = divmod(at, self._rows)
            corner = self._rect.topLeft() + QPointF(column * self._size.width(), line * self._size.height())
            things += self._compose(row, QRectF(corner, self._size), ruled=line > 0)
        return things

    def _compose(self, row: Row, cell: QRectF, *, ruled: bool) -> list[Thing]:
        style, fonts, theme = self._style, self._style.fonts, self._style.look.theme
        middle = cell.center().y()
        left, start, end = cell.left() + self._pad, cell.left() + self._left, cell.right() - self._pad
        high = height_of(fonts["name"])
        top = middle - (high + (height_of(fonts["reason"]) if style.reasons else 0)) / 2
        quiet = theme.ink_2 if style.look.audience else theme.ink_3
        first = row.place == 1 and bool(row.points)
        things: list[Thing] = []
        if ruled:
            things.append(Stroke((QPointF(left, cell.top()), QPointF(end, cell.top())), theme.hairline, 1))
        spot = QPointF(left, middle - height_of(fonts["place"]) / 2)
        things.append(words(place_words(row), fonts["place"], theme.accent_text if first else quiet, spot))
        room = self._name_room(row)
        font = self._name_font(row.person.name, room)
        spot = QPointF(start, top + (high - height_of(font)) / 2)
        name = words(row.person.name, font, theme.ink, spot, room=room)
        spot = QPointF(name.rect.right() + 2 * style.look.u + self._mark / 2, top + high / 2)
        colour = mark_colour(row.person.mark, theme)
        things += [name, Mark(row.person.mark, spot, self._mark, colour, theme.felt_lo)]
        if style.reasons:
            said, room = reason_words(row), self._row_room(row)
            if width_of(said, fonts["reason"]) > room:
                said = reason_words(row, short_name)
            things.append(words(said, fonts["reason"], theme.ink_2, QPointF(start, top + high), room=room))
        spot = QPointF(end, middle - height_of(fonts["total"]) / 2)
        things.append(words(points_words(row.points), fonts["total"], theme.ink, spot, align=1))
        return things

    def _row_room(self, row: Row) -> float:
        """Return the pixels that a row has between its place and its total."""
        return max(1.0, self._room - width_of(points_words(row.points), self._style.fonts["total"]))

    def _name_room(self, row: Row) -> float:
        """Return the pixels that a row has for its name, beside the mark."""
        return max(1.0, self._row_room(row) - self._mark - 2 * self._style.look.u)

    def _name_font(self, name: str, room: float) -> QFont:
        """Return the font of a name: smaller than the others' where the name is whole then."""
        usual, look = self._style.fonts["name"], self._style.look
        least = LEAST["name"]
        if look.audience:
            least = px_for_cap(LEAST_CAP * look.height * look.room, WEIGHTS["name"])
        for share in NAME_SHARES:
            font = ui_font(WEIGHTS["name"], max(least, round(usual.pixelSize() * share)))
            if width_of(name, font) <= room:
                return font
        return usual
