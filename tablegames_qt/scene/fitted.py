"""Words for the audience: they take the largest type with which they fit into their place."""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene import layers
from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Line, Pen, Run, short_name
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align
from tablegames_qt.theme import ui_font

STEPS = 7
"""Sizes that are tried between the wanted one and the least."""
ABOVE, BELOW = 0.31, 0.30
"""What accents need over capitals, and descenders under the baseline, in heights of the capitals."""
LETTERS_KEPT, SMALLEST = 4, 0.4
"""Characters of a name that are shown, its dots included, and the least size for that, as a share of the usual least."""
ROOM_FOR_LINE = 1 + ABOVE + BELOW
"""What a line needs, in heights of the capitals."""
AROUND_DIGITS = 0.04
"""What digits alone need above and below."""


@functools.lru_cache(maxsize=256)
def _pen(weight: int, plain: int, bold: int) -> Pen:
    """The pen of two sizes in pixels: many words are tried in the same ones."""
    return Pen(ui_font(weight, plain), ui_font(700, bold))


class FittedText(Fixture):
    """Words in a rectangle, as large as they fit and never smaller than the audience's least.

    `say` takes them in several wordings, the fullest first: the first one that fits is shown. An empty last wording means
    that nothing is said rather than half of it. Otherwise the last wording is cut, which `cut` tells.
    """

    def __init__(
        self,
        look: Look,
        *,
        want: float,
        weight: int = 600,
        colour: str = "ink",
        align: Align = Align.CENTRE,
        lines: int = 1,
        grows: bool = True,
        digits: bool = False,
        name: bool = False,
        z: float = layers.WORDS,
        parent: QGraphicsItem | None = None,
    ) -> None:
        """want: cap height as a share of the scene's height; grows: it grows with the room. lines: at most so many.

        digits: nothing else is said, which needs less height; name: where there is no room, it is cut in the middle.
        """
        super().__init__(look, z=z, parent=parent)
        self._want, self._grows, self._name = want, grows, name
        self._above, self._below = (AROUND_DIGITS, AROUND_DIGITS) if digits else (ABOVE, BELOW)
        self._weight, self._colour, self._align, self._most = weight, colour, align, lines
        self._wordings: tuple[str, ...] = ("",)
        self._lines: list[Line] = []
        self._measured: tuple[Look, tuple[str, ...], QSizeF] | None = None
        """For what it was measured last."""
        self._set_cap(1)
        self.cap = 0.0
        """Height of the capitals that are shown, in pixels."""
        self.cut = False

    @property
    def text(self) -> str:
        """What is shown."""
        return " ".join("".join(run.text for run in line.runs) for line in self._lines)

    @property
    def wordings(self) -> tuple[str, ...]:
        """What was to be said, the fullest wording first."""
        return self._wordings

    def say(self, *wordings: str) -> None:
        """Say something in the first of these wordings that fits; `<b>bold</b>` parts are allowed."""
        if wordings != self._wordings:
            self._wordings = wordings or ("",)
            self.measure()

    def set_colour(self, colour: str) -> None:
        """Take on a colour of the theme."""
        self._colour = colour
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Take on a place and a size."""
        self.setPos(rect.topLeft())
        self.resize(QSizeF(rect.size()))
        self.measure()

    def measure(self) -> None:
        now = (self.look, self._wordings, QSizeF(self.size))
        if now == self._measured:
            return
        self._measured = now
        least = self.look.least_cap
        want = max(least, self._want * self.look.height * (self.look.room if self._grows else 1.0))
        self.cut = self.small = False
        for wording in self._wordings:
            for step in range(STEPS + 1):
                if self._try(wording, want * (least / want) ** (step / STEPS)):
                    self.update()
                    return
        self._set_cap(least)
        self.cut = True
        self.update()
        if self._name:
            metrics = QFontMetricsF(self.look.cap_font(least, self._weight))
            short = short_name(self._wordings[-1], metrics, self.size.width())
            known = min(LETTERS_KEPT, len(self._wordings[-1]))
            while len(short) < known and self.cap > SMALLEST * least:  # rather small than nobody's name
                self._set_cap(0.92 * self.cap)
                metrics = QFontMetricsF(self.look.cap_font(self.cap, self._weight))
                short = short_name(self._wordings[-1], metrics, self.size.width())
                self.small = True  # a window so narrow leaves no other choice
            self._lines = [Line((Run(short, bold=False),), metrics.horizontalAdvance(short))]
            return
        fitting = max(1, min(self._most, int(self.size.height() / self._pen.line_height)))
        self._lines = self._pen.fit(self._wordings[-1], self.size.width(), fitting)

    def _set_cap(self, cap: float) -> None:
        self.cap = cap
        plain, bold = self.look.cap_font(cap, self._weight), self.look.cap_font(cap, 700)
        self._pen = _pen(self._weight, plain.pixelSize(), bold.pixelSize())

    def _try(self, wording: str, cap: float) -> bool:
        self._set_cap(cap)
        self._lines = self._pen.wrap(wording, self.size.width()) if wording else []
        fits = all(line.width <= self.size.width() for line in self._lines)
        return fits and len(self._lines) <= self._most and self._high <= self.size.height() + 0.5

    @property
    def _high(self) -> float:
        """Height that the lines need."""
        if not self._lines:
            return 0.0
        return (len(self._lines) - 1) * self._pen.line_height + (1 + self._above + self._below) * self.cap

    @property
    def lettered(self) -> QRectF:
        """Where the words are, in the coordinates of the parent."""
        wide = max((line.width for line in self._lines), default=0.0)
        left = self._align.value * (self.size.width() - wide)
        return QRectF(left, (self.size.height() - self._high) / 2, wide, self._high).translated(self.pos())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(getattr(self.look.theme, self._colour))
        baseline = (self.size.height() - self._high) / 2 + (1 + self._above) * self.cap
        for place, line in enumerate(self._lines):
            left = self._align.value * (self.size.width() - line.width)
            top = baseline - self._pen.ascent + place * self._pen.line_height
            self._pen.draw(painter, line, QPointF(left, top))


def text_width(look: Look, text: str, cap: float, weight: int) -> float:
    """Return the width of some words with capitals of a height, in pixels."""
    return QFontMetricsF(look.cap_font(cap, weight)).horizontalAdvance(text)
