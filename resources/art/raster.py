"""Pictures in pixels: PNG files from raw pixels and from SVG, and the comparison of two PNG files."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

_ROUNDING = 2
"""Levels of 255 by which a channel may differ: painting rounds differently with other processors' instructions."""


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def png_of_pixels(pixels: bytes, side: int) -> bytes:
    """Red, green, blue, straight alpha of a square as a PNG file."""
    return png(QImage(pixels, side, side, 4 * side, QImage.Format.Format_RGBA8888))


def png_of_svg(text: str, side: int) -> bytes:
    """A square SVG drawn at a size in pixels, as a PNG file."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(text.encode())).render(painter)
    painter.end()
    return png(image.convertToFormat(QImage.Format.Format_RGBA8888))


def alike(first: bytes, second: bytes) -> bool:
    """Whether two PNG files show the same picture, whatever the compression and rounding."""
    a, b = (
        QImage.fromData(data).convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied) for data in (first, second)
    )
    if a.isNull() or a.size() != b.size():
        return False
    return all(abs(p - q) <= _ROUNDING for p, q in zip(bytes(a.constBits()), bytes(b.constBits()), strict=True))
