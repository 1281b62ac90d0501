"""The marks of people: a colour with a shape and a dash of its own, so that nobody is told apart by colour alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

from tablegames_qt.theme import Theme

_ON_DARK = (
    "#8ECBFF", "#FF9C86", "#CDE77B", "#CDB0FF", "#66E0CB", "#FFA9D4",
    "#E9D7A6", "#9FE8A0", "#B9C6FF", "#FFB08A", "#8FE3F0", "#E6B8E8",
)  # fmt: skip
_ON_PALE = (
    "#0B57B0", "#B3321B", "#4C6A00", "#6A35B8", "#00695C", "#A81E6B",
    "#6B5200", "#1B6E2A", "#3949AB", "#9A4300", "#00647A", "#7B2C86",
)  # fmt: skip

DASHES: tuple[tuple[float, ...], ...] = (
    (), (8, 2.5), (3.5, 2), (1, 2), (8, 2, 1, 2), (8, 2, 1, 2, 1, 2),
    (14, 3), (2, 1), (4, 1.5, 4, 4), (1, 4), (14, 2, 4, 2), (5, 2, 1, 2, 1, 2, 1, 2),
)  # fmt: skip
"""Lengths of line and gap in line widths; empty is a whole line. Their sums differ, so that no two look alike."""


def mark_words(mark: int) -> str:
    """Return a mark in words: blue disc."""
    return (
        QCoreApplication.translate("evening", "blue disc"),
        QCoreApplication.translate("evening", "red square"),
        QCoreApplication.translate("evening", "lime triangle"),
        QCoreApplication.translate("evening", "violet diamond"),
        QCoreApplication.translate("evening", "turquoise arrow"),
        QCoreApplication.translate("evening", "pink cross"),
        QCoreApplication.translate("evening", "sand star"),
        QCoreApplication.translate("evening", "green ring"),
        QCoreApplication.translate("evening", "indigo frame"),
        QCoreApplication.translate("evening", "orange hexagon"),
        QCoreApplication.translate("evening", "cyan saltire"),
        QCoreApplication.translate("evening", "purple bar"),
    )[mark]


def mark_colour(mark: int, theme: Theme) -> QColor:
    """Return the colour of a mark on a theme's felt."""
    return QColor((_ON_PALE if theme.bright else _ON_DARK)[mark])


def _around(corners: int, turn: float, reach: float = 1.0, inner: float = 0.0) -> list[tuple[float, float]]:
    """Corners on a circle around 0, 0 from an angle in degrees; with `inner` a star of two radii."""
    steps = corners * 2 if inner else corners
    found = []
    for step in range(steps):
        angle = math.radians(turn + 360 * step / steps)
        radius = inner if inner and step % 2 else reach
        found.append((radius * math.cos(angle), radius * math.sin(angle)))
    return found


def _cross(arm: float) -> list[tuple[float, float]]:
    far = 1.0
    return [
        (-arm, -far), (arm, -far), (arm, -arm), (far, -arm), (far, arm), (arm, arm),
        (arm, far), (-arm, far), (-arm, arm), (-far, arm), (-far, -arm), (-arm, -arm),
    ]  # fmt: skip


def _turned(points: list[tuple[float, float]], degrees: float) -> list[tuple[float, float]]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * cos - y * sin, x * sin + y * cos) for x, y in points]


_ROUND = _around(28, 0)
_SHAPES: tuple[list[tuple[float, float]], ...] = (
    _ROUND,
    [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    [(0, -1.0), (1.05, 0.85), (-1.05, 0.85)],
    [(0, -1.15), (1.0, 0), (0, 1.15), (-1.0, 0)],
    [(0, 1.0), (1.05, -0.85), (-1.05, -0.85)],
    _cross(0.36),
    _around(5, -90, 1.15, 0.5),
    _ROUND,
    [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
    _around(6, 0, 1.05),
    _turned(_cross(0.34), 45),
    [(-0.42, -1.1), (0.42, -1.1), (0.42, 1.1), (-0.42, 1.1)],
)
HOLLOW = frozenset({7, 8})
"""Marks of which only the edge is drawn."""


def outline_of(mark: int, centre: QPointF, size: float) -> list[QPointF]:
    """Return the corners of a mark, as wide as `size` pixels."""
    half = size / 2
    return [centre + QPointF(x * half, y * half) for x, y in _SHAPES[mark]]


def paint_mark(painter: QPainter, mark: int, centre: QPointF, size: float, colour: QColor, edge: QColor) -> None:
    """Draw a mark with a thin edge that parts it from the lines under it."""
    shape = QPolygonF(outline_of(mark, centre, size * (0.8 if mark in HOLLOW else 1.0)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = painter.pen()
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setStyle(Qt.PenStyle.SolidLine)
    pen.setColor(edge)
    pen.setWidthF(max(1.5, size * 0.22))
    painter.setPen(pen)
    painter.setBrush(edge)
    painter.drawPolygon(shape)
    if mark in HOLLOW:
        pen.setColor(colour)
        pen.setWidthF(size * 0.24)
        painter.setPen(pen)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    painter.drawPolygon(shape)
    painter.restore()


def mark_icon(mark: int, theme: Theme, size: int) -> QIcon:
    """Return a mark as an icon for lists and buttons."""
    found = QIcon()
    for scale in (1, 2):
        pixmap = QPixmap(QSize(size * scale, size * scale))
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_mark(
            painter, mark, QPointF(size / 2, size / 2), size * 0.68, mark_colour(mark, theme), QColor(0, 0, 0, 0)
        )
        painter.end()
        found.addPixmap(pixmap)
    return found
