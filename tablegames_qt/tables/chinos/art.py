"""Hands, coins and cups at exact device size, drawn from their SVG files and kept."""

from __future__ import annotations

import functools
import importlib.resources

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rules.seats import Seat

TONES = (2, 1, 4, 3, 5, 2, 4, 1, 3, 5, 2, 4)
"""The skin of each seat's hands; neighbours differ."""
HAND_ASPECT = 280 / 240
"""Height of a hand in widths, open or closed: both are drawn on the same ground, wrist on wrist."""
FIST_SHARE = 240 / 280
"""Height of a closed fist as a share of the ground's."""
COIN_ASPECT = 1.04
"""Height of a coin with its rim in widths."""
PALM = ((98 / 240, 196 / 280), (150 / 240, 190 / 280), (124 / 240, 148 / 280))
"""Where three coins lie on an open hand, their middles as shares of its width and height."""


def hand(seat: Seat, coins: int | None, height: float, dpr: float, *, mirrored: bool = False) -> QPixmap:
    """Return the hand of a seat on a ground of a height in logical pixels: a closed fist (None), or open with coins.

    A closed fist is the same picture whatever it holds. `mirrored` turns it into the other hand.
    """
    tone = TONES[seat % len(TONES)]
    name = f"fist-t{tone}" if coins is None else f"hand-t{tone}-{coins}"
    return _hand(name, max(1, round(height * dpr)), dpr, mirrored=mirrored)


@functools.lru_cache(maxsize=256)
def _hand(name: str, height: int, dpr: float, *, mirrored: bool) -> QPixmap:
    width = max(1, round(height / HAND_ASPECT))
    image = _blank(width, height)
    if name.startswith("fist"):
        across = width * 220 / 240
        ground = QRectF((width - across) / 2, height * (1 - FIST_SHARE), across, height * FIST_SHARE)
    else:
        ground = QRectF(0, 0, width, height)
    _draw(image, name, ground, mirrored=mirrored)
    return _pixmap(image, dpr)


def coin(height: float, dpr: float) -> QPixmap:
    """Return a gold coin of a height in logical pixels; the smaller it is, the less is engraved on it."""
    pixels = max(1, round(height * dpr))
    size = "l" if pixels >= 110 else "m" if pixels >= 32 else "s"
    return whole(f"coin-{size}", height, COIN_ASPECT, dpr)


def cup(height: float, dpr: float) -> QPixmap:
    """Return a cup of coffee on its round token, as high as wide."""
    return whole("token-coffee", height, 1.0, dpr)


def ribbon(height: float, dpr: float) -> QPixmap:
    """Return a winner's ribbon."""
    return whole("ribbon", height, 280 / 220, dpr)


def first_token(height: float, dpr: float) -> QPixmap:
    """Return the token of the first caller, as high as wide."""
    return whole("token-first-caller", height, 1.0, dpr)


def whole(name: str, height: float, aspect: float, dpr: float) -> QPixmap:
    """Return a drawing of resources/coins that fills its ground."""
    pixels = max(1, round(height * dpr))
    return _whole(name, max(1, round(height / aspect * dpr)), pixels, dpr)


@functools.lru_cache(maxsize=128)
def _whole(name: str, width: int, height: int, dpr: float) -> QPixmap:
    image = _blank(width, height)
    _draw(image, name, QRectF(0, 0, width, height))
    return _pixmap(image, dpr)


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _draw(image: QImage, name: str, ground: QRectF, *, mirrored: bool = False) -> None:
    painter = QPainter(image)
    if mirrored:
        painter.translate(image.width(), 0)
        painter.scale(-1, 1)
    QSvgRenderer(_source(name)).render(painter, ground)
    painter.end()


@functools.cache
def _source(name: str) -> QByteArray:
    return QByteArray(importlib.resources.files("resources").joinpath("coins", f"{name}.svg").read_bytes())


def _pixmap(image: QImage, dpr: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
