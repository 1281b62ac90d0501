"""The box of a tick can be seen on every theme, and so can whether it is on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.appearance import Appearance
from tablegames_qt.theme import THEMES
from tablegames_qt.tick_box import TickBox


@pytest.fixture
def appearance(qapp: QApplication) -> Iterator[Appearance]:
    made = Appearance("green")
    made.dress(qapp)
    yield made
    made.choose("green")
    qapp.setStyleSheet("")


def contrast(image: QImage) -> int:
    """The widest difference of lightness within a picture."""
    light = [image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height())]
    return max(light) - min(light)


@pytest.mark.parametrize("theme", THEMES)
def test_the_box_is_seen_and_says_whether_it_is_on(qtbot: QtBot, appearance: Appearance, theme: str) -> None:
    appearance.choose(theme)
    window = QWidget()
    window.setProperty("role", "page")
    qtbot.addWidget(window)
    tick, row = TickBox(), QHBoxLayout(window)
    row.addWidget(tick)
    window.show()
    off = window.grab().toImage()
    assert contrast(off) > 60
    tick.click()
    assert tick.isChecked() and window.grab().toImage() != off
