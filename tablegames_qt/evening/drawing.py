"""A drawing as a list of what is in it, so that one composition is painted on a page, on the projector and into a file."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tablegames_qt.evening.marks import paint_mark


@dataclass(frozen=True)
class Words:
    """One line of text in exactly the rectangle that it needs, from the top of its line to the bottom."""

    rect: QRectF
    text: str
    font: QFont
    colour: QColor


@dataclass(frozen=True)
class Panel:
    """A filled rectangle with round corners."""

    rect: QRectF
    colour: QColor
    radius: float


@dataclass(frozen=True)
class Stroke:
    """A line through points; `dash` as lengths in line widths, empty for a whole line."""

    points: tuple[QPointF, ...]
    colour: QColor
    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Mark:
    """The mark of a person; `edge` parts it from what is under it."""

    mark: int
    centre: QPointF
    size: float
    colour: QColor
    edge: QColor


Thing = Words | Panel | Stroke | Mark


@functools.lru_cache(256)
def _metrics(family: str, pixels: int, weight: int) -> QFontMetricsF:
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    return QFontMetricsF(font)


def metrics_of(font: QFont) -> QFontMetricsF:
    """Return the metrics of a font of the interface; making them anew for each word would take most of the time."""
    return _metrics(font.family(), font.pixelSize(), font.weight())


def words(text: str, font: QFont, colour: QColor, spot: QPointF, *, align: float = 0.0, room: float = 0.0) -> Words:
    """Return a line of text whose top is at `spot`: its left end (align 0), middle (.5) or right end (1).

    With a `room` in pixels a longer text is elided in the middle.
    """
    metrics = metrics_of(font)
    if room and metrics.horizontalAdvance(text) > room:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
    width = metrics.horizontalAdvance(text)
    return Words(QRectF(spot.x() - align * width, spot.y(), width, metrics.height()), text, font, colour)


def width_of(text: str, font: QFont) -> float:
    """Return the width of a text in pixels."""
    return metrics_of(font).horizontalAdvance(text)


def height_of(font: QFont) -> float:
    """Return the height of a line of text in pixels."""
    return metrics_of(font).height()


def paint(painter: QPainter, things: Iterable[Thing]) -> None:
    """Paint a drawing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for thing in things:
        match thing:
            case Words(rect, text, font, colour):
                painter.setFont(font)
                painter.setPen(colour)
                painter.drawText(QPointF(rect.left(), rect.top() + metrics_of(font).ascent()), text)
            case Panel(rect, colour, radius):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawRoundedRect(rect, radius, radius)
            case Stroke(points, colour, width, dash):
                pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
                if dash:
                    pen.setDashPattern(list(dash))
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                path = QPainterPath(points[0])
                for point in points[1:]:
                    path.lineTo(point)
                painter.drawPath(path)
            case Mark(mark, centre, size, colour, edge):
                paint_mark(painter, mark, centre, size, colour, edge)
