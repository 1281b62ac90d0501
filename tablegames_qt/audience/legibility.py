"""How large things must be to be read from the back of a room (DISCAS, ANSI/AVIXA V202.01, basic decisions).

What a viewer reads must be as high as the farthest distance, in heights of the picture, divided by 200.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale

from tablegames_qt.scene.stage import LEAST_INDEX, Stage

HEIGHTS_AT_SHARE = 200
"""Distance in heights of the picture from which something as high as the picture could just be read."""


@dataclass(frozen=True)
class Room:
    """A size of room: how far away the last viewer sits, in heights of the picture, and what type is multiplied by."""

    heights: int
    factor: float

    @property
    def least(self) -> float:
        """Least height of capitals and digits, in heights of the picture."""
        return self.heights / HEIGHTS_AT_SHARE


ROOMS: Mapping[str, Room] = {"small": Room(3, 0.5), "normal": Room(6, 1.0), "hall": Room(8, 1.33)}
"""The rooms by the value of the setting."""


def readable_from(share: float) -> float:
    """Distance, in heights of the picture, from which something of a height (in the same) can just be read."""
    return share * HEIGHTS_AT_SHARE


def warning(stage: Stage, room: Room) -> str:
    """Say that the pieces of a stage cannot be read at the far end of a room, and what helps; empty when they can."""
    if stage.legible(room.factor):
        return ""
    share = stage.least_index
    if share is None or share >= LEAST_INDEX * room.factor:
        return QCoreApplication.translate(
            "Legibility", "Not everything on the projector can be read from the back of this room."
        )
    heights = QLocale().toString(readable_from(share), "f", 1)
    words = QCoreApplication.translate(
        "Legibility",
        "The smallest pieces on the projector can be read from {heights} picture heights; this room has {room}. "
        "Sit closer, or enlarge the picture.",
    )
    return words.format(heights=heights, room=room.heights)
