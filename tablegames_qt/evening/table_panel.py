"""The table of an evening as a drawing, for the projector and for files: a line a match, the points of everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QFont

from tablegames_qt.evening.drawing import Mark, Stroke, Thing, height_of, width_of, words
from tablegames_qt.evening.evening import Evening, Played
from tablegames_qt.evening.marks import mark_colour
from tablegames_qt.evening.standing import won
from tablegames_qt.evening.words import GameWords, game_words, points_words, result_words
from tablegames_qt.scene.lettering import short_name
from tablegames_qt.theme import Theme

ABSENT = "–"
LINE = 1.3
"""Height of a row in heights of its text."""


@dataclass(frozen=True)
class TableStyle:
    """How a table is drawn: the theme, fonts of text, of what stands out and of the head, the unit of space, quiet ink."""

    theme: Theme
    text: QFont
    strong: QFont
    u: float
    quiet: QColor


class TablePanel:
    """Composes the last matches that fit in a rectangle. Without room for a single one `fits` is False.

    What there is no room for goes first: long names get short, the results go, then the names over the points, for which
    the marks stand alone.
    """

    def __init__(
        self, evening: Evening, games: Mapping[str, GameWords], rect: QRectF, style: TableStyle, *, most: int = 200
    ) -> None:
        self._evening, self._games, self._rect, self._style = evening, games, rect, style
        self._row = height_of(style.text) * LINE
        number = min(most, int(rect.height() / self._row) - 1, len(evening.played))
        self.shown = evening.played[len(evening.played) - number :] if number > 0 else ()
        self._gap = 4 * style.u
        self._head = self._heading()
        self._titles = max((width_of(game_words(each, games), style.strong) for each in self.shown), default=0.0)
        self._titles = max(self._titles, width_of(self._head, style.text))
        self._results = max(
            (width_of(result_words(evening, each, games), style.text) for each in self.shown), default=0.0
        )
        room = rect.width() - self._titles
        self._heads = [person.name for person in evening.people]
        if room < sum(self._columns()) + self._results + self._gap:
            self._heads = [short_name(name) for name in self._heads]
        self._widths = self._columns()
        self._with_results = room >= sum(self._widths) + self._results + self._gap
        self._named = room >= sum(self._widths)
        if not self._named:
            self._heads = ["" for _ in self._heads]
            self._widths = self._columns()
        even = [max(self._widths, default=0.0)] * len(self._widths)
        if room >= sum(even) + (self._results + self._gap if self._with_results else 0):
            self._widths = even
        self.fits = bool(self.shown) and room >= sum(self._widths)
        self.things: list[Thing] = self._compose() if self.fits else []

    def _heading(self) -> str:
        if len(self.shown) == len(self._evening.played):
            return QCoreApplication.translate("evening", "Match")
        text = QCoreApplication.translate("evening", "Last {number} of {all}")
        return text.format(number=len(self.shown), all=len(self._evening.played))

    def _columns(self) -> list[float]:
        """Return the widths of the points of everybody, under the heads there are."""
        style = self._style
        widths = []
        for person, name in zip(self._evening.people, self._heads, strict=True):
            texts = [self._points(each, person.number) for each in self.shown]
            wide = max((width_of(text, style.strong) for text in texts), default=0.0)
            head = width_of(name, style.text) if name else 0.5 * height_of(style.text)
            widths.append(max(wide, head) + self._gap)
        return widths

    def _points(self, played: Played, person: int) -> str:
        points = won(played, self._evening.scale).get(person)
        return ABSENT if points is None else points_words(points)

    def _compose(self) -> list[Thing]:
        style, rect = self._style, self._rect
        right = rect.right()
        ends = [right - sum(self._widths[at + 1 :]) for at in range(len(self._widths))]
        top = rect.top() + (self._row - height_of(style.text)) / 2
        things: list[Thing] = [words(self._head, style.text, style.quiet, QPointF(rect.left(), top))]
        if self._with_results:
            head = QCoreApplication.translate("evening", "Result")
            spot = QPointF(ends[0] - self._widths[0], top)
            things.append(words(head, style.text, style.quiet, spot, align=1))
        for person, name, end in zip(self._evening.people, self._heads, ends, strict=True):
            if self._named:
                things.append(words(name, style.text, style.quiet, QPointF(end, top), align=1))
            else:
                size = 0.5 * height_of(style.text)
                spot = QPointF(end - size / 2, rect.top() + self._row / 2)
                colour = mark_colour(person.mark, style.theme)
                things.append(Mark(person.mark, spot, size, colour, style.theme.felt_lo))
        for at, played in enumerate(self.shown, 1):
            things += self._line(played, top + at * self._row, ends)
        return things

    def _line(self, played: Played, top: float, ends: list[float]) -> list[Thing]:
        style, rect = self._style, self._rect
        above = top - (self._row - height_of(style.text)) / 2
        things: list[Thing] = [
            Stroke((QPointF(rect.left(), above), QPointF(rect.right(), above)), style.theme.hairline, 1),
            words(game_words(played, self._games), style.strong, style.theme.ink, QPointF(rect.left(), top)),
        ]
        if self._with_results:
            said = result_words(self._evening, played, self._games)
            things.append(words(said, style.text, style.theme.ink_2, QPointF(ends[0] - self._widths[0], top), align=1))
        best = {person for person, place in zip(played.people, played.places, strict=True) if place == 1}
        for person, end in zip(self._evening.people, ends, strict=True):
            first = person.number in best
            font, ink = (style.strong, style.theme.ink) if first else (style.text, style.theme.ink_2)
            things.append(words(self._points(played, person.number), font, ink, QPointF(end, top), align=1))
        return things
