"""The icon's containers hold the pictures that they say, in every size that a system asks for."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import icons

pytestmark = pytest.mark.usefixtures("qapp")
RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("parts")
    icons.write(RESOURCES, target)
    return target


def test_each_size_is_a_picture_of_that_size_with_clear_corners_and_a_drawing(folder: Path) -> None:
    for side in icons.SIDES:
        image = QImage(str(folder / f"{side}.png"))
        assert (image.width(), image.height()) == (side, side)
        assert image.pixelColor(0, 0).alpha() < 40
        assert len({image.pixel(x, side // 2) for x in range(side)}) > 3


def test_small_sizes_have_the_simple_drawing() -> None:
    simple, full = (icons.drawn(RESOURCES, side) for side in (icons.SIMPLE_UP_TO, icons.SIMPLE_UP_TO + 1))
    scaled = QImage.fromData(full).scaled(48, 48)
    assert QImage.fromData(simple).pixelColor(24, 30) != scaled.pixelColor(24, 30)


def test_the_icon_of_windows_holds_all_sizes(folder: Path) -> None:
    data = (folder / "tablegames.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(icons.ICO_SIDES))
    for number, side in enumerate(icons.ICO_SIDES):
        width, _, _, _, planes, bits, size, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width or 256, planes, bits) == (side, 1, 32)
        block = data[offset : offset + size]
        assert len(block) == size
        assert block.startswith(b"\x89PNG" if side == 256 else struct.pack("<Iii", 40, side, 2 * side))


def test_a_bitmap_of_the_icon_is_the_picture_that_was_put_in() -> None:
    picture = icons.drawn(RESOURCES, 32)
    shown = QImage.fromData(icons.ico([picture]), "ICO").convertToFormat(QImage.Format.Format_ARGB32)
    assert shown == QImage.fromData(picture).convertToFormat(QImage.Format.Format_ARGB32)


def test_the_icon_of_macos_holds_all_kinds(folder: Path) -> None:
    data = (folder / "tablegames.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    found, offset = {}, 8
    while offset < len(data):
        kind, size = struct.unpack_from(">4sI", data, offset)
        found[kind] = QImage.fromData(data[offset + 8 : offset + size]).width()
        offset += size
    assert offset == len(data) and found == icons.ICNS_KINDS
