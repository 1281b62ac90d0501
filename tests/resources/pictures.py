"""Drawings as pixels, and how much two of them differ."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def render(svg: bytes, width: int) -> QImage:
    """A drawing on dark green, `width` pixels wide."""
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    box = renderer.viewBoxF()
    image = QImage(width, round(width * box.height() / box.width()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def grey(svg: bytes, width: int, *, without: Iterable[QRect] = ()) -> list[int]:
    """Brightness of each pixel. What lies in the rectangles, given in pixels, is painted out."""
    image = render(svg, width).convertToFormat(QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    for rectangle in without:
        painter.fillRect(rectangle, Qt.GlobalColor.white)
    painter.end()
    rows = [bytes(image.constScanLine(row))[:width] for row in range(image.height())]
    return [value for row in rows for value in row]


def unlike(first: list[int], second: list[int]) -> float:
    """Share of the pixels whose brightness differs clearly."""
    return sum(abs(a - b) > 40 for a, b in zip(first, second, strict=True)) / len(first)


def turned_differences(image: QImage, *, spare: float = 0.0) -> list[int]:
    """Differences between an image and its half turn, leaving out a disc of `spare` pixels in the middle."""
    data = bytes(image.constBits())
    values = list(zip(data[0::4], data[1::4], data[2::4], strict=True))
    width, height = image.width(), image.height()
    found = []
    for place, (value, other) in enumerate(zip(values, reversed(values), strict=True)):
        x, y = place % width + 0.5 - width / 2, place // width + 0.5 - height / 2
        if x * x + y * y > spare * spare:
            found.append(max(abs(a - b) for a, b in zip(value, other, strict=True)))
    return found
