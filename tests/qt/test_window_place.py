from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tablegames_qt.settings import Settings
from tablegames_qt.window_place import LEAST, fitted, place_window, remember_window

LAPTOP = QRect(0, 0, 1920, 1040)
PROJECTOR = QRect(1920, 0, 1024, 768)
BAR = 30


def test_the_first_window_is_centred_and_leaves_a_tenth_free() -> None:
    for free in (LAPTOP, QRect(-2560, 100, 2560, 1400), QRect(0, 0, 3840, 2160), QRect(0, 24, 1280, 776)):
        place = fitted(QRect(), [free], BAR)
        assert place.width() <= 0.9 * free.width()
        assert place.height() + BAR <= 0.9 * free.height() + BAR
        assert abs(place.center().x() - free.center().x()) <= 1
        assert abs((place.top() - BAR + place.bottom()) / 2 - free.center().y()) <= 1


def test_a_small_screen_at_a_large_scale_still_shows_the_title_bar() -> None:
    # 1366 x 768 at 150 % leaves 911 x 512, less than the least window
    assert fitted(QRect(), [QRect(0, 0, 911, 480)], BAR) == QRect(0, BAR, 911, 450)
    assert fitted(QRect(0, 0, 1600, 900), [QRect(0, 0, 911, 480)], BAR) == QRect(0, BAR, 911, 450)


def test_a_place_that_fits_is_kept() -> None:
    for place in (QRect(100, 100, 1200, 800), QRect(1930, 40, 960, 700)):
        assert fitted(place, [LAPTOP, PROJECTOR], BAR) == place


def test_a_window_of_a_vanished_screen_comes_back_to_the_first() -> None:
    place = fitted(QRect(1930, 40, 960, 700), [LAPTOP], BAR)
    assert LAPTOP.contains(place)
    assert place == fitted(QRect(), [LAPTOP], BAR)


rectangles = st.builds(
    QRect, st.integers(-6000, 6000), st.integers(-6000, 6000), st.integers(1, 8000), st.integers(1, 8000)
)
screens = st.builds(
    QRect, st.integers(-4000, 4000), st.integers(-4000, 4000), st.integers(640, 7680), st.integers(480, 4320)
)


@given(rectangles, st.lists(screens, min_size=1, max_size=3), st.integers(0, 40))
def test_wherever_it_was_the_whole_window_is_within_reach(wanted: QRect, free: list[QRect], bar: int) -> None:
    place = fitted(wanted, free, bar)
    screen = next(each for each in free if each.contains(place.adjusted(0, -bar, 0, 0)))
    assert place.width() >= min(LEAST.width(), screen.width())
    assert place.height() >= min(LEAST.height(), screen.height() - bar)
    assert fitted(place, [screen], bar) == place


@pytest.mark.parametrize("state", ["normal", "maximized", "full"])
def test_a_window_comes_back_as_it_was(qtbot: QtBot, tmp_path: Path, state: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    first = QWidget()
    qtbot.addWidget(first)
    settings.window_frame = f"0 40 800 700 {state}"
    place_window(first, settings)
    first.show()
    qtbot.waitExposed(first)
    assert (first.isMaximized(), first.isFullScreen()) == (state == "maximized", state == "full")
    assert first.minimumWidth() <= 800  # the offscreen screen is 800 x 800, smaller than the least window
    remember_window(first, settings)
    assert settings.window_frame.split()[-1] == state
    assert settings.window_frame.split()[2:4] == ["800", "700"]


PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QWidget
from tablegames_qt.settings import Settings
from tablegames_qt.window_place import place_window, remember_window

app = QApplication([])
settings = Settings(Path(sys.argv[1]))
window = QWidget()
place_window(window, settings)
window.show()
app.processEvents()
screen = window.screen()
remember_window(window, settings)
settings.sync()
print(json.dumps([screen.name(), screen.availableGeometry().contains(window.frameGeometry()), settings.window_frame]))
"""


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2])
def test_two_screens_one_unplugged_and_back(tmp_path: Path, scale: float) -> None:
    def run(*names: str) -> tuple[str, bool, str]:
        layout = {"LAPTOP": (0, 1920, 1080), "PROJ": (1920, 1024, 768)}
        shapes = [
            {"name": name, "x": x, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": scale}
            for name, (x, width, height) in layout.items()
            if name in names
        ]
        config = tmp_path / "screens.json"
        config.write_text(json.dumps({"screens": shapes}))
        environment = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
        answer = subprocess.check_output(
            [sys.executable, "-c", PROGRAM, str(tmp_path / "settings.ini")],
            env={**os.environ, **environment},
            text=True,
        )
        name, inside, frame = json.loads(answer)
        return name, inside, frame

    Settings(tmp_path / "settings.ini").set_value("window_frame", "1930 60 960 640 normal")
    Settings(tmp_path / "settings.ini").sync()
    name, inside, _ = run("LAPTOP", "PROJ")
    assert (name, inside) == ("PROJ", True)
    name, inside, frame = run("LAPTOP")
    assert (name, inside) == ("LAPTOP", True)
    assert run("LAPTOP", "PROJ") == ("LAPTOP", True, frame)
