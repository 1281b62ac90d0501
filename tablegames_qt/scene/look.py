"""Sizes of a table: everything that is drawn is measured from the height of its scene, as far as its width allows."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from tablegames_qt import theme as themes
from tablegames_qt.theme import Theme

# cap heights as shares of what sizes are measured from, and the weight of each role
_TABLE_CAPS = {"stamp": 0.0455, "number": 0.0245, "title": 0.0345, "heading": 0.0183, "body": 0.0155, "small": 0.0134}
_AUDIENCE_CAPS = {"stamp": 0.15, "number": 0.065, "title": 0.045, "heading": 0.036, "body": 0.030, "small": 0.030}
_WEIGHTS = {"stamp": 700, "number": 700, "title": 700, "heading": 600, "body": 400, "small": 400}
LEAST_TEXT = 12
NARROW = 1.4
"""Width of a scene over its height below which sizes follow the width: there would be no room for them side by side."""


@functools.lru_cache(maxsize=512)
def _font(cap: float, weight: int) -> QFont:
    return themes.ui_font(weight, max(LEAST_TEXT, themes.px_for_cap(cap, weight)))


def measure(width: float, height: float) -> float:
    """What the sizes of a scene are measured from: its height, or less where it is narrow."""
    return min(height, width / NARROW)


@dataclass(frozen=True, eq=False)
class Look:
    """A theme at a size. width, height: the scene in logical pixels; dpr: device pixels in one of them.

    room: how far the projector's text is read, 0.5 small room, 1 normal, 1.33 hall; it matters to the audience only.
    """

    theme: Theme
    width: float
    height: float
    dpr: float = 1.0
    audience: bool = False
    room: float = 1.0

    @property
    def tall(self) -> float:
        """What sizes are measured from: the height of the scene, or less in a narrow one."""
        return self.height if self.audience else measure(self.width, self.height)

    @property
    def u(self) -> float:
        """The unit of space: 4 px in a scene of 700."""
        return self.tall / 175

    @property
    def outline(self) -> float:
        """Width of an outline."""
        plain = self.tall / 150 if self.audience else max(2.0, self.tall / 233)
        return plain * self.theme.outline_factor

    @property
    def line(self) -> float:
        """Width of the thin lines of places and plates."""
        return max(1.0, 0.5 * self.outline)

    def font(self, role: str, weight: int | None = None) -> QFont:
        """The font of a role: stamp, number, title, heading, body or small; weight 400, 600 or 700."""
        caps = _AUDIENCE_CAPS if self.audience else _TABLE_CAPS
        cap = caps[role] * self.tall * (self.room if self.audience else 1.0)
        return _font(round(cap, 2), weight or _WEIGHTS[role])

    @property
    def least_cap(self) -> float:
        """Height in pixels of the smallest capitals that the audience still reads in its room."""
        return _AUDIENCE_CAPS["body"] * self.height * self.room

    def cap_font(self, cap: float, weight: int) -> QFont:
        """The font whose capitals are so many pixels high."""
        return _font(round(cap, 2), weight)

    def snap(self, pos: QPointF) -> QPointF:
        """The nearest point on the grid of device pixels."""
        return QPointF(round(pos.x() * self.dpr) / self.dpr, round(pos.y() * self.dpr) / self.dpr)

    def whole(self, length: float) -> float:
        """The nearest length of whole device pixels, at least one."""
        return max(1, round(length * self.dpr)) / self.dpr

    def rect(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """A rectangle from shares of the scene's width and height."""
        return QRectF(left * self.width, top * self.height, (right - left) * self.width, (bottom - top) * self.height)

    def with_theme(self, theme: Theme) -> Look:
        """The same sizes in other colours."""
        return replace(self, theme=theme)
