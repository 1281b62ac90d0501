"""The rules of the next match on the projector, large enough for the room, on as many pages as that takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont

from rules.options import GameOptions, Preset
from tablegames_qt.assets import CardFaces
from tablegames_qt.evening.drawing import Panel, Thing, Words, height_of, width_of, words
from tablegames_qt.evening.stage import Drawing
from tablegames_qt.option_words import difference_words
from tablegames_qt.rules_card import CardRow, card_rows
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.stage import Stage
from tablegames_qt.theme import Theme, px_for_cap, ui_font

WIDE = 1.5
"""Width over height from which rules stand in two columns."""
TITLE, BODY = 0.045, 0.030
"""Cap heights as shares of the height."""


def wrapped(text: str, font: QFont, room: float) -> list[str]:
    """Break a text at its spaces into lines of at most so many pixels; a longer word stays whole."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", font) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True)
class _Entry:
    """A rule laid out in a column: lines of text with the end that they stand at (0 left, 1 right), font, and ink."""

    lines: tuple[tuple[str, float, QFont, str, int], ...]
    """Text, alignment, font, ink, and in which line of the entry it stands."""
    height: int
    """In lines."""


class CardPages:
    """Composes the pages of a rules card for a look."""

    def __init__(self, title: str, line: str, rows: Sequence[CardRow], look: Look) -> None:
        self._look = look
        factor = look.height * look.room
        self._title = ui_font(700, px_for_cap(TITLE * factor, 700))
        self._text = ui_font(400, px_for_cap(BODY * factor, 400))
        self._strong = ui_font(600, px_for_cap(BODY * factor, 600))
        self._side = 6 * look.u
        self._gap = 5 * look.u
        self._head = self._heading(title, line)
        top = max(thing.rect.bottom() for thing in self._head) + 3 * look.u
        self._area = QRectF(self._side, top, look.width - 2 * self._side, look.height - top - 5 * look.u)
        self._columns = 2 if look.width / look.height >= WIDE and look.room <= 1.0 else 1
        self._inner = (self._area.width() - (self._columns - 1) * self._gap) / self._columns - 8 * look.u
        self._line = height_of(self._strong)
        self._entries = [self._entry(row) for row in rows]
        self._pages = self._filled()

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def page(self, number: int) -> list[Thing]:
        """Return what is on a page, counted from 0."""
        look = self._look
        things: list[Thing] = [*self._head]
        number %= self.count
        if self.count > 1:
            said = QCoreApplication.translate("evening", "{page} of {pages}").format(page=number + 1, pages=self.count)
            spot = QPointF(look.width - self._side, self._head[0].rect.bottom() - height_of(self._text) - look.u)
            things.append(words(said, self._text, look.theme.ink_2, spot, align=1))
        for at, column in enumerate(self._pages[number]):
            left = self._area.left() + at * (self._inner + 8 * look.u + self._gap)
            box = QRectF(left, self._area.top(), self._inner + 8 * look.u, self._area.height())
            things += [Panel(box, look.theme.inset, 4 * look.u), *self._drawn(column, box)]
        return things

    def _heading(self, title: str, line: str) -> list[Words]:
        look, room = self._look, self._look.width - 2 * self._side
        head = [words(title, self._title, look.theme.ink, QPointF(self._side, 3 * look.u), room=0.8 * room)]
        top = head[0].rect.bottom()
        for text in wrapped(line, self._text, room):
            head.append(words(text, self._text, look.theme.ink_2, QPointF(self._side, top), room=room))
            top += height_of(self._text)
        return head

    def _entry(self, row: CardRow) -> _Entry:
        """Lay a rule out: the value at the right of its label where both fit in a line, else under it."""
        ink = "accent_text" if row.different else "ink"
        value = f"\N{BLACK CIRCLE} {row.value}" if row.different else row.value
        both = width_of(row.label, self._text) + width_of(value, self._strong) + 3 * self._look.u
        if both <= self._inner:
            return _Entry(((row.label, 0.0, self._text, "ink_2", 0), (value, 1.0, self._strong, ink, 0)), 1)
        lines = [
            (text, 0.0, self._text, "ink_2", at) for at, text in enumerate(wrapped(row.label, self._text, self._inner))
        ]
        start = len(lines)
        lines += [
            (text, 1.0, self._strong, ink, start + at)
            for at, text in enumerate(wrapped(value, self._strong, self._inner))
        ]
        return _Entry(tuple(lines), len(lines))

    def _filled(self) -> list[list[list[_Entry]]]:
        """Fill columns, and with them pages; an entry is never parted."""
        room = self._area.height() - 3 * self._look.u
        columns: list[list[_Entry]] = [[]]
        used = 0.0
        for entry in self._entries:
            high = entry.height * self._line + self._look.u
            if columns[-1] and used + high > room:
                columns.append([])
                used = 0.0
            columns[-1].append(entry)
            used += high
        return [columns[at : at + self._columns] for at in range(0, len(columns), self._columns)]

    def _drawn(self, column: Sequence[_Entry], box: QRectF) -> list[Thing]:
        look = self._look
        things: list[Thing] = []
        top = box.top() + 2 * look.u
        left, right = box.left() + 4 * look.u, box.right() - 4 * look.u
        for entry in column:
            for text, align, font, ink, at in entry.lines:
                spot = QPointF(left + align * (right - left), top + at * self._line)
                things.append(words(text, font, getattr(look.theme, ink), spot, align=align))
            top += entry.height * self._line + look.u
        return things


class CardStage(Stage):
    """Shows one page of the card of a match at a time."""

    def __init__(self, faces: CardFaces, theme: Theme, title: str, options: GameOptions, preset: Preset) -> None:
        """`title` is marked for translation in "games"."""
        super().__init__(faces, theme, audience=True)
        self._title, self._options, self._preset = title, options, preset
        self._page = 0
        self.drawing = Drawing(self.look)
        self.addItem(self.drawing)
        self._show()

    @property
    def count(self) -> int:
        """How many pages the card has at this size."""
        return self._pages().count

    def show_page(self, number: int) -> None:
        """Show another page; after the last comes the first."""
        self._page = number
        if not self.ended:
            self._show()

    def look_changed(self) -> None:
        self._show()

    def retranslate(self) -> None:
        if not self.ended:
            self._show()

    def _pages(self) -> CardPages:
        title = QCoreApplication.translate("games", self._title)
        line = difference_words(self._preset, len(self._options.differences(self._preset.options)))
        return CardPages(title, line, card_rows(self._options, self._preset), self.look)

    def _show(self) -> None:
        self.drawing.set_things(self._pages().page(self._page))
