"""The size of the whole interface: by the settings, by people, or by a screen that nothing scales."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablegames_qt.interface_scale import FACTOR, fitting_factor, scaled_interface
from tablegames_qt.settings import Settings

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("height", "dpr", "factor"),
    [
        (768, 1, 1),
        (1080, 1, 1),
        (1440, 1, 1),
        (1600, 1, 1.25),
        (2160, 1, 2),
        (2880, 1, 2.5),
        (4320, 1, 3),
        (1080, 2, 1),
    ],
)
def test_only_large_screens_without_a_scale_get_one(height: int, dpr: float, factor: float) -> None:
    assert fitting_factor(height, dpr) == factor


def test_the_setting_decides_over_the_screen(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.scale = "1.5"
    settings.sync()
    environment: dict[str, str] = {}
    with scaled_interface(tmp_path, environment):
        assert environment == {FACTOR: "1.5"}
    assert environment == {}, "programs that ours starts have their own size"


@pytest.mark.parametrize("name", [FACTOR, "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI"])
def test_what_people_set_is_obeyed(name: str, qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.scale = "2"
    settings.sync()
    environment = {name: "1.1"}
    with scaled_interface(tmp_path, environment):
        assert environment == {name: "1.1"}
    assert environment == {name: "1.1"}


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 knows no scale")
@pytest.mark.parametrize(("height", "scale"), [(1080, 1.0), (2160, 2.0)])
def test_the_application_comes_up_in_the_size_of_its_screen(height: int, scale: float, tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screen = {"name": "ONE", "x": 0, "y": 0, "width": 3840, "height": height, "logicalDpi": 96, "dpr": 1}
    screens.write_text(json.dumps({"screens": [screen]}))
    program = (
        "from pathlib import Path; from tablegames_qt.interface_scale import scaled_interface\n"
        "from tablegames_qt.run import make_application\n"
        f"with scaled_interface(Path({str(tmp_path)!r})):\n"
        "    app = make_application()\n"
        "print(app.primaryScreen().devicePixelRatio())"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert float(done.stdout) == scale
