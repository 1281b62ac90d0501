"""A sheet of paper in the theme's colours: words, lines and boxes that its owner has worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tablegames_qt.scene.fixture import Fixture
from tablegames_qt.scene.lettering import Pen
from tablegames_qt.scene.look import Look
from tablegames_qt.scene.words import Align


@dataclass(frozen=True)
class Written:
    """Words on the paper. at: where their first line begins, or its middle or right end; room: pixels it may take."""

    text: str
    at: QPointF
    role: str = "body"
    weight: int = 400
    colour: str = "ink"
    align: Align = Align.LEFT
    room: float = 4000.0
    lines: int = 1


@dataclass(frozen=True)
class Drawn:
    """What is drawn besides words: thin lines, bars under sets, boxes, and the frame around what counts."""

    rules: Sequence[QRectF] = ()
    bars: Sequence[QRectF] = ()
    boxes: Sequence[QRectF] = ()
    frames: Sequence[QRectF] = ()


class Paper(Fixture):
    """The paper itself. Its words and shapes are in its own coordinates."""

    def __init__(self, look: Look, *, z: float) -> None:
        super().__init__(look, z=z)
        self.words: Sequence[Written] = ()
        self.drawn = Drawn()
        self.setVisible(False)

    def show_content(self, words: Sequence[Written], drawn: Drawn) -> None:
        """Change everything that is on it."""
        self.words, self.drawn = tuple(words), drawn
        self.update()

    def text(self) -> str:
        """All its words, a line each, for the clipboard and for tests."""
        return "\n".join(word.text for word in self.words)

    def height_of(self, word: Written) -> float:
        """How high some words are as they wrap."""
        pen = Pen(self.look.font(word.role, word.weight), self.look.font(word.role, 700))
        return pen.line_height * len(pen.fit(word.text, word.room, word.lines))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, look = self.look.theme, self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.hairline, 1))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(self.local(), 3.5 * look.u, 3.5 * look.u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.panel_2)
        for box in self.drawn.boxes:
            painter.drawRoundedRect(box, 2.5 * look.u, 2.5 * look.u)
        painter.setBrush(theme.hairline)
        for rule in self.drawn.rules:
            painter.drawRect(rule)
        painter.setBrush(theme.ink_2)
        for bar in self.drawn.bars:
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.accent, 0.8 * look.outline))
        for frame in self.drawn.frames:
            painter.drawRoundedRect(frame, 2 * look.u, 2 * look.u)
        for word in self.words:
            self._write(painter, word)

    def _write(self, painter: QPainter, word: Written) -> None:
        look = self.look
        pen = Pen(look.font(word.role, word.weight), look.font(word.role, 700))
        painter.setPen(getattr(look.theme, word.colour))
        for number, line in enumerate(pen.fit(word.text, word.room, word.lines)):
            left = word.at.x() - word.align.value * line.width
            pen.draw(painter, line, QPointF(left, word.at.y() + number * pen.line_height))

    def width_of(self, text: str, role: str, weight: int) -> float:
        """The width of a text in one line."""
        return QFontMetricsF(self.look.font(role, weight)).horizontalAdvance(text)
