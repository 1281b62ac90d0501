"""How large the interface is: as the system says, as the player wants, or by the screen where neither says anything.

Qt reads the factor before it opens the first window, so it is set before the application is made.
"""

from __future__ import annotations

import contextlib
import math
import os
import sys
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tablegames_qt.settings import Settings

FACTOR = "QT_SCALE_FACTOR"
SET_BY_PEOPLE = (FACTOR, "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI")
"""Variables by which people scale all programs of Qt; where one is set it is obeyed."""
DESIGNED_FOR = 1080
"""Height of the screen that the lengths are made for."""
LARGE = 1600
"""Screens higher than this, in pixels that the system does not scale, get a larger interface."""


def fitting_factor(height: int, dpr: float) -> float:
    """Return the factor for a screen of a height in logical pixels, in quarters; 1 where the system scales already."""
    if dpr != 1 or height < LARGE:
        return 1.0
    return min(3.0, math.floor(4 * height / DESIGNED_FOR) / 4)


@contextlib.contextmanager
def scaled_interface(folder: Path, environment: MutableMapping[str, str] = os.environ) -> Iterator[None]:
    """Have an application that is made meanwhile take the factor by the settings of a profile.

    Afterwards the variable is gone again: programs that ours starts, such as a file manager, have their own size.
    """
    factor = _factor(folder, environment)
    if factor:
        environment[FACTOR] = factor
    try:
        yield
    finally:
        if factor:
            del environment[FACTOR]


def _factor(folder: Path, environment: Mapping[str, str], system: str = sys.platform) -> str:
    """Return the factor to set; empty when Qt is to find its own."""
    if any(environment.get(name) for name in SET_BY_PEOPLE):
        return ""
    wanted = Settings(folder / "settings.ini", read_only=True).scale
    if wanted != "auto":
        return wanted
    if system == "linux":  # X11 knows no scale; other systems tell it to Qt
        factor = fitting_factor(*_probe())
        return str(factor) if factor != 1 else ""
    return ""


def _probe() -> tuple[int, float]:
    """Return height and scale of the screen, from an application that is gone again before the real one is made."""
    probe = QGuiApplication(["tablegames"])
    screen = probe.primaryScreen()
    found = (screen.geometry().height(), screen.devicePixelRatio())
    probe.shutdown()
    return found
