"""Making words fit: wrapping, eliding, and lines of plain and bold runs."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

_BOLD = re.compile(r"(</?b>)")
_SPACE = re.compile(r"[^\S\u00a0]+")
_WORD = re.compile(r"[^\S\u00a0]+[\S\u00a0]*|[\S\u00a0]+")
"""A word with the space before it; a space that does not break a line is part of it."""
NAME_LETTERS = 12
"""Names longer than this are elided in the middle."""
SHORT_LETTERS = 4
"""Letters of a name in a sentence that has no room for whole ones."""


@dataclass(frozen=True)
class Run:
    """Words of one weight."""

    text: str
    bold: bool


@dataclass(frozen=True)
class Line:
    """Runs side by side, with the width they take."""

    runs: tuple[Run, ...]
    width: float


class Pen:
    """Measures and draws text in a plain and a bold font of one size."""

    def __init__(self, plain: QFont, bold: QFont) -> None:
        self._fonts = {False: plain, True: bold}
        self._metrics = {False: QFontMetricsF(plain), True: QFontMetricsF(bold)}

    @property
    def line_height(self) -> float:
        """From baseline to baseline."""
        return max(metrics.lineSpacing() for metrics in self._metrics.values())

    @property
    def ascent(self) -> float:
        """From the top of a line to its baseline."""
        return max(metrics.ascent() for metrics in self._metrics.values())

    def width(self, run: Run) -> float:
        """Width of a run in pixels."""
        return self._metrics[run.bold].horizontalAdvance(run.text)

    def wrap(self, text: str, width: float) -> list[Line]:
        """Break a sentence, with `<b>bold</b>` parts, at its spaces. A single word wider than `width` stays whole."""
        lines: list[list[Run]] = [[]]
        for word in _words(text):
            trial = _joined([*lines[-1], *word])
            if lines[-1] and self._width(trial) > width:
                lines.append(_stripped(word))
            else:
                lines[-1] = trial
        return [Line(tuple(runs), self._width(runs)) for runs in lines]

    def fit(self, text: str, width: float, most: int) -> list[Line]:
        """Wrap into at most `most` lines; what is left over goes, and three dots say so.

        Where not even those have room there is nothing: they would be drawn beside what belongs to the text, and stay.
        """
        if width < self._width([Run("…", bold=False)]):
            return []
        lines = self.wrap(text, width)
        if len(lines) <= most and all(line.width <= width for line in lines):
            return lines
        kept = lines[:most]
        cut_off = len(lines) > most
        result: list[Line] = []
        for place, line in enumerate(kept):
            last = cut_off and place == most - 1
            result.append(self._elided(line, width, more=last))
        return result

    def _elided(self, line: Line, width: float, *, more: bool) -> Line:
        if line.width <= width and not more:
            return line
        runs = list(line.runs)
        while runs:
            text = runs[-1].text
            while text and self._width([*runs[:-1], Run(text.rstrip() + "…", runs[-1].bold)]) > width:
                text = text[:-1]
            if text.strip() or len(runs) == 1:
                runs[-1] = Run(text.rstrip() + "…", runs[-1].bold)
                break
            runs.pop()
        return Line(tuple(runs), self._width(runs))

    def draw(self, painter: QPainter, line: Line, at: QPointF) -> None:
        """Draw a line with its top left corner at a point, in the painter's pen."""
        left = at.x()
        for run in line.runs:
            painter.setFont(self._fonts[run.bold])
            painter.drawText(QPointF(left, at.y() + self.ascent), run.text)
            left += self.width(run)

    def _width(self, runs: list[Run]) -> float:
        return sum(self.width(run) for run in runs)


@functools.lru_cache(maxsize=512)
def _words(text: str) -> tuple[list[Run], ...]:
    """The words of a sentence, each with the space before it; a word may change its weight inside."""
    words: list[list[Run]] = []
    bold = False
    for part in _BOLD.split(text):
        if part in ("<b>", "</b>"):
            bold = part == "<b>"
            continue
        for piece in _WORD.findall(part):
            if _SPACE.match(piece) or not words:
                words.append([Run(_SPACE.sub(" ", piece), bold)])
            else:
                words[-1].append(Run(piece, bold))
    return tuple(word for word in words if any(run.text.strip() for run in word))


def _joined(runs: list[Run]) -> list[Run]:
    result: list[Run] = []
    for run in runs:
        if result and result[-1].bold == run.bold:
            result[-1] = Run(result[-1].text + run.text, run.bold)
        else:
            result.append(run)
    return result


def _stripped(runs: list[Run]) -> list[Run]:
    return [Run(runs[0].text.lstrip(), runs[0].bold), *runs[1:]]


def plain(text: str) -> str:
    """A sentence without its bold marks: for the status line and for announcements."""
    return _BOLD.sub("", text)


def with_short_names(text: str, names: Sequence[str]) -> str:
    """Return a sentence with long names by their first letters, as many as tell them apart: Maxi. for Maximiliana."""
    letters = SHORT_LETTERS
    while letters < NAME_LETTERS and len({name[:letters] for name in names}) < len(set(names)):
        letters += 1
    long = sorted((name for name in names if len(name) > letters + 1), key=len, reverse=True)
    if not long:
        return text
    found = "|".join(map(re.escape, long))
    return re.sub(rf"(?<!\w)({found})(?!\w)\.?", lambda match: f"{match[0][:letters]}.", text)


def short_name(
    name: str, metrics: QFontMetricsF | None = None, width: float | None = None, letters: int = NAME_LETTERS
) -> str:
    """A player's name, elided in the middle where it is longer than so many letters or than a width."""
    if len(name) > letters:
        name = f"{name[: letters // 2]}…{name[len(name) - letters // 2 + 1 :]}"
    if metrics is not None and width is not None:
        return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width)
    return name
