"""The chart of an evening: a line a person with its own mark and dash, and the name at its end."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont

from tablegames_qt.evening.drawing import Mark, Stroke, Thing, height_of, width_of, words
from tablegames_qt.evening.evening import Evening
from tablegames_qt.evening.marks import DASHES, mark_colour
from tablegames_qt.evening.standing import Line, Row, course
from tablegames_qt.evening.words import points_words
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.theme import Theme

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000, 100_000)
MOST_GRID = 5
LEAST_PLOT = 0.55
"""Share of the width that is left to the lines where names at their ends are whole."""


@dataclass(frozen=True)
class ChartStyle:
    """How a chart is drawn: the theme, the fonts of axes and of the names at the ends, and the unit of space.

    `quiet` is the ink of axes, which must be stronger on a projector.
    """

    theme: Theme
    axis: QFont
    name: QFont
    u: float
    quiet: QColor


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float] | None:
    """Return positions near the wanted ones, in their order, at least `gap` apart and within low and high.

    Neighbours that are too near move apart around their middle. None: there is no room for them.
    """
    if len(wanted) * gap > high - low + gap + 1e-6:
        return None
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    blocks: list[list[float]] = []  # sum of the wanted starts, number
    for at in order:
        blocks.append([wanted[at], 1])
        while len(blocks) > 1:
            (upper, many), (lower, more) = blocks[-2:]
            if upper / many + (many - 1) / 2 * gap + gap <= lower / more - (more - 1) / 2 * gap + 1e-9:
                break
            blocks[-2:] = [[upper + lower, many + more]]
    spots: list[float] = []
    for total, number in blocks:
        first = total / number - (number - 1) / 2 * gap
        spots += [first + gap * step for step in range(int(number))]
    for at in range(len(spots)):
        spots[at] = max(spots[at], low + gap * at)
    for at in range(len(spots)):
        back = len(spots) - 1 - at
        spots[back] = min(spots[back], high - gap * at)
    found = [0.0] * len(wanted)
    for at, spot in zip(order, spots, strict=True):
        found[at] = spot
    return found


def grid(most: Fraction) -> list[int]:
    """Return where the horizontal lines are, from 0, for a largest number of points."""
    step = next((each for each in STEPS if most <= each * MOST_GRID), STEPS[-1])
    return list(range(0, max(1, math.ceil(most / step)) * step + 1, step))


def line_ink(at: int, number: int, theme: Theme) -> QColor:
    """Return the ink of a line by its rank: the leader's is the accent, the others go from white to the quiet ink."""
    if at == 0:
        return theme.accent
    share = (at - 1) / max(1, number - 2)
    high, low = theme.ink, theme.ink_3
    return QColor.fromRgbF(
        high.redF() + (low.redF() - high.redF()) * share,
        high.greenF() + (low.greenF() - high.greenF()) * share,
        high.blueF() + (low.blueF() - high.blueF()) * share,
    )


class Chart:
    """Composes a chart in a rectangle. Where it has no room `fits` is False, and nothing is in it."""

    def __init__(
        self, evening: Evening, rows: Sequence[Row], titles: Sequence[str], rect: QRectF, style: ChartStyle
    ) -> None:
        """`rows` are the standing, `titles` the games that were played, in order."""
        self._evening = evening
        self._titles = titles
        self._style = style
        self._matches = len(evening.played)
        self._rows = rows
        most = max((row.points for row in self._rows), default=Fraction(0))
        self._grid = grid(most)
        axis = max(width_of(str(each), style.axis) for each in self._grid)
        line = height_of(style.axis)
        for call in (str, short_name):
            self._ends = [f"{call(row.person.name)} {points_words(row.points)}" for row in rows]
            ends = max(width_of(text, style.name) for text in self._ends)
            if rect.width() - axis - ends - 8.5 * style.u >= LEAST_PLOT * rect.width():
                break
        self.plot = QRectF(
            rect.left() + axis + 3 * style.u,
            rect.top() + line / 2,
            rect.width() - axis - ends - 8.5 * style.u,
            rect.height() - 2.2 * line,
        )
        self._rect = rect
        high = height_of(style.name)
        wanted = [self._at(self._matches, row.points).y() - high / 2 for row in self._rows]
        # Between equal points the order of the standing decides, so that names never change places.
        wanted = [spot + 1e-3 * at for at, spot in enumerate(wanted)]
        spots = spread(wanted, high, rect.top(), rect.bottom() - high)
        self.fits = spots is not None and self.plot.width() > 24 * style.u and self.plot.height() > 5 * line
        self._spots = spots or []

    @functools.cached_property
    def things(self) -> list[Thing]:
        """What is in the chart; nothing where it does not fit."""
        return self._compose(self._spots) if self.fits else []

    def _at(self, match: int, points: Fraction) -> QPointF:
        x = self.plot.left() + self.plot.width() * match / max(1, self._matches)
        return QPointF(x, self.plot.bottom() - self.plot.height() * float(points) / self._grid[-1])

    def _compose(self, spots: Sequence[float]) -> list[Thing]:
        below = self.plot.bottom() + 0.7 * height_of(self._style.axis)
        lowest = max(spots, default=0.0) + height_of(self._style.name)
        # Names of games may reach under the names of people as long as those end above them.
        right = self.plot.right() + 3.5 * self._style.u if lowest > below else self._rect.right()
        things = [*self._axes(), *self._matches_below(below, right)]
        lines = {line.person.number: line for line in course(self._evening)}
        for at in reversed(range(len(self._rows))):
            things += self._line(at, lines[self._rows[at].person.number])
        for at, spot in enumerate(spots):
            things += self._end(at, spot)
        return things

    def _axes(self) -> list[Thing]:
        style, plot = self._style, self.plot
        things: list[Thing] = []
        high = height_of(style.axis)
        step = max(1, math.ceil(high * 1.1 / (plot.height() / max(1, len(self._grid) - 1))))
        for points in self._grid[::step]:
            y = self._at(0, Fraction(points)).y()
            ends = (QPointF(plot.left(), y), QPointF(plot.right(), y))
            things.append(Stroke(ends, style.theme.hairline, 1))
            spot = QPointF(plot.left() - 2.5 * style.u, y - high / 2)
            things.append(words(str(points), style.axis, style.quiet, spot, align=1))
        return things

    def _matches_below(self, top: float, right: float) -> list[Thing]:
        """Names of the games under their matches where they fit side by side, else numbers, as many as fit."""
        style = self._style
        gap = 3 * style.u
        left = self._rect.left()
        for texts in (list(self._titles), [str(number + 1) for number in range(self._matches)]):
            for step in (1,) if texts[:1] != ["1"] else (1, 2, 5, 10, 20, 50):
                said = []
                for at in range(step - 1, self._matches, step):
                    wide = width_of(texts[at], style.axis)
                    middle = self._at(at + 1, Fraction(0)).x()
                    middle = min(max(middle, left + wide / 2), right - wide / 2)
                    said.append(words(texts[at], style.axis, style.quiet, QPointF(middle, top), align=0.5))
                apart = all(one.rect.right() + gap <= other.rect.left() for one, other in itertools.pairwise(said))
                if apart and all(left - 1 <= each.rect.left() and each.rect.right() <= right + 1 for each in said):
                    return [*said]
        return []

    def _line(self, at: int, line: Line) -> list[Thing]:
        style = self._style
        ink = line_ink(at, len(self._rows), style.theme)
        points = [self._at(match, total) for match, total in line.spots]
        width = style.u * (1.0 if at == 0 else 0.7)
        things: list[Thing] = []
        if len(points) > 1:
            things.append(Stroke(tuple(points), ink, width, DASHES[line.person.mark]))
        end = self._at(self._matches, line.spots[-1][1])
        if points[-1] != end:
            things.append(Stroke((points[-1], end), style.theme.place_line, max(1.0, style.u / 4)))
        size = (3.2 if at == 0 else 2.7) * style.u
        # Marks stand apart: where matches are many, at every second, third... and at the last.
        step = max(1, math.ceil(1.5 * size / (self.plot.width() / max(1, self._matches))))
        colour = mark_colour(line.person.mark, style.theme)
        last = line.spots[-1][0]
        for (match, _), point in zip(line.spots, points, strict=True):
            if (last - match) % step == 0 and (match or last == 0):
                things.append(Mark(line.person.mark, point, size, colour, style.theme.felt_lo))
        return things

    def _end(self, at: int, top: float) -> list[Thing]:
        style, row = self._style, self._rows[at]
        high = height_of(style.name)
        end = self._at(self._matches, row.points)
        left = self.plot.right() + 4.5 * style.u
        things: list[Thing] = []
        if abs(top + high / 2 - end.y()) > 0.35 * high:
            start = QPointF(end.x() + 2 * style.u, end.y())
            things.append(
                Stroke(
                    (start, QPointF(left - 0.8 * style.u, top + high / 2)),
                    style.theme.place_line,
                    max(1.0, style.u / 4),
                )
            )
        leads = row.place == 1 and bool(row.points)
        ink = style.theme.accent_text if leads else style.theme.ink
        things.append(words(self._ends[at], style.name, ink, QPointF(left, top)))
        return things
