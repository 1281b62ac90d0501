"""The projector with two screens. A screen cannot be added to a running Qt, so a process of its own has them.

Fast: what matters most, on a laptop with a projector of 4:3. Slow: all of it with every size and scale of the design,
portrait too.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def screens(folder: Path, width: int, height: int, scale: float) -> str:
    """The platform of a laptop with a projector of a size in device pixels; returns the value for QT_QPA_PLATFORM."""
    laptop = {"name": "LAPTOP", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
    beamer = {
        "name": "PROJ",
        "x": 1920,
        "y": 0,
        "width": round(width / scale),
        "height": round(height / scale),
        "logicalDpi": 96,
        "dpr": scale,
    }
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [laptop, beamer]}))
    return f"offscreen:configfile={file}"


def run(platform: str, *words: str) -> None:
    """Run the tests of `two_screens` in a process on that platform."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-x", *words]
    done = subprocess.run(
        [*command, str(Path(__file__).with_name("two_screens.py"))],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_a_laptop_with_a_projector(tmp_path: Path) -> None:
    run(screens(tmp_path, 1024, 768, 1), "-m", "not slow")


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [
        (1024, 768, 1),
        (1280, 800, 1),
        (1920, 1080, 1),
        (1920, 1080, 1.5),
        (3840, 2160, 1),
        (3840, 2160, 1.5),
        (3840, 2160, 2),
        (1024, 768, 2),
        (800, 1280, 1),
    ],
)
def test_every_projector(tmp_path: Path, width: int, height: int, scale: float) -> None:
    run(screens(tmp_path, width, height, scale))
