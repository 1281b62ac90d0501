"""The program's icon in every size and container that a system asks for, drawn from `resources/icons`."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QImage

from resources.art.raster import png_of_svg

SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sides in pixels of the icon theme of Linux."""
SIMPLE_UP_TO = 48
"""Sides up to here have the simple drawing: the full one would be a blot."""
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Apple's names of PNG entries, and their sides in pixels; the last four are for screens of double density."""
_PNG_FROM = 256  # older dialogs of Windows read smaller icons as bitmaps only


def drawn(resources: Path, side: int) -> bytes:
    """Return the icon as a PNG of a side in pixels."""
    name = "app-small.svg" if side <= SIMPLE_UP_TO else "app.svg"
    return png_of_svg((resources / "icons" / name).read_text(encoding="utf-8"), side)


def ico(pictures: Sequence[bytes]) -> bytes:
    """Return a Windows icon of PNG pictures, smallest first."""
    entries, blocks = [], []
    offset = 6 + 16 * len(pictures)
    for picture in pictures:
        image = QImage.fromData(picture).convertToFormat(QImage.Format.Format_ARGB32)
        side = image.width()
        block = picture if side >= _PNG_FROM else _bitmap(image)
        entries.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(block), offset))
        blocks.append(block)
        offset += len(block)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(blocks)


def icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Return a macOS icon of (Apple's name, PNG) pairs."""
    blocks = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures)
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def write(resources: Path, target: Path) -> None:
    """Write `SIDE.png` for each side, `tablegames.svg`, `tablegames.ico` and `tablegames.icns` into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    wanted = sorted({*SIDES, *ICO_SIDES, *ICNS_KINDS.values()})
    pictures = {side: drawn(resources, side) for side in wanted}
    for side in SIDES:
        (target / f"{side}.png").write_bytes(pictures[side])
    (target / "tablegames.svg").write_bytes((resources / "icons" / "app.svg").read_bytes())
    (target / "tablegames.ico").write_bytes(ico([pictures[side] for side in ICO_SIDES]))
    (target / "tablegames.icns").write_bytes(icns([(kind, pictures[side]) for kind, side in ICNS_KINDS.items()]))


def _bitmap(image: QImage) -> bytes:
    """The picture as an icon's bitmap: a header of twice its height, rows from below, and a mask that alpha makes idle."""
    side = image.width()
    rows = bytes(image.constBits())
    stride = image.bytesPerLine()
    upside_down = b"".join(rows[y * stride : y * stride + 4 * side] for y in range(side - 1, -1, -1))
    mask = bytes((side + 31) // 32 * 4 * side)
    header = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, len(upside_down) + len(mask), 0, 0, 0, 0)
    return header + upside_down + mask
