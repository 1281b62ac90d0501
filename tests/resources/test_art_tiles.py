"""The tiles: read by index, sign or picture, in grey and at the smallest size; backs that are all alike."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from resources.art.__main__ import RESOURCES
from resources.art.brush import CHARACTERS, character
from resources.art.outline import Contour, area, bounds, clipped_to_convex, flattened, parse, placed, rounded_rectangle
from resources.art.palette import COLOURS, contrast
from resources.art.tile_pictures import dot, hole, picture, stalk, suit_sign
from resources.art.tiles import HEIGHT, LARGE, SIGNS, STANDARD, WIDTH, Face, index, tile
from tests.resources.pictures import grey, render, unlike

TILES = RESOURCES / "tiles"
CODES = [f"{sign}{suit}" for suit, signs in SIGNS.items() for sign in signs]
FOLDERS = ("standard", "large")
FILES = sorted(TILES.rglob("*.svg"))
STYLES = {"standard": STANDARD, "large": LARGE}
FACE = (3.5, 3.5, 156.5, 186.5)
"""Inside the edge of the ivory face: left, top, right, bottom."""


def drawing(name: str) -> bytes:
    return (TILES / f"{name}.svg").read_bytes()


def named(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def outlines(code: str, style: Face) -> list[Contour]:
    """All that is engraved or painted beside index and sign, where the style puts it."""
    found = picture(*code)
    parts = [contour for part in found.parts for contour in part.outline]
    marks = [contour for outline in found.marks.values() for contour in outline]
    k = style.picture
    return list(placed([*parts, *marks], 152 * (1 - k), 184 * (1 - k), k))


def enters(contour: Contour, left: float, top: float, right: float, bottom: float) -> bool:
    frame = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return len(clipped_to_convex(flattened(contour), frame)) > 2


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_set_holds_each_tile_once_a_back_and_a_blank(folder: str) -> None:
    assert {file.stem for file in (TILES / folder).iterdir()} == {*CODES, "back", "blank"}
    assert len(CODES) == 42


def test_no_set_is_unknown() -> None:
    assert {folder.name for folder in TILES.iterdir()} == set(FOLDERS)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_tile_uses_only_what_the_renderer_draws(file: Path) -> None:
    root = ElementTree.parse(file).getroot()
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert root.get("viewBox") == "0 0 160 216"
    assert tags <= {"svg", "g", "path", "rect", "circle", "use", "defs", "linearGradient", "stop"}
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"clip-path|filter|mask|style=", text)
    assert set(re.findall(r"url\(#(\w+)\)", text)) <= {"jade", "side", "face", "edge", "back"}
    assert len(text) < 16_000


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("code", CODES)
def test_no_picture_comes_near_index_and_sign(folder: str, code: str) -> None:
    style = STYLES[folder]
    boxes = [bounds(index(*code, style))]
    _, shape, _ = suit_sign(code[1])
    if shape:
        boxes.append(bounds(placed(shape, *style.sign, style.sign_scale)))
    for left, top, right, bottom in boxes:
        for contour in outlines(code, style):
            assert not enters(contour, left - 1, top - 1, right + 1, bottom + 1)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("code", CODES)
def test_everything_lies_on_the_face(folder: str, code: str) -> None:
    style = STYLES[folder]
    left, top, right, bottom = bounds([*outlines(code, style), *index(*code, style)])
    assert left >= FACE[0]
    assert top >= FACE[1]
    assert right <= FACE[2]
    assert bottom <= FACE[3]


@pytest.mark.parametrize("code", CODES)
def test_the_index_is_a_fifth_of_the_tile_and_in_the_large_set_a_third(code: str) -> None:
    for style, share in ((STANDARD, 0.208), (LARGE, 0.34)):
        left, top, right, bottom = bounds(index(*code, style))
        assert (bottom - top) / HEIGHT >= share - 0.001
        assert left >= 7.5
        assert right <= (44 if style is STANDARD else 61)


@pytest.mark.parametrize("folder", FOLDERS)
def test_tiles_differ_in_grey_at_the_smallest_size(folder: str) -> None:
    """40 pixels high."""
    found = {code: grey(drawing(f"{folder}/{code}"), 30) for code in CODES}
    for a, b in itertools.combinations(CODES, 2):
        assert unlike(found[a], found[b]) > 0.015, (a, b)


@pytest.mark.parametrize("number", range(2, 10))
def test_dots_and_bamboos_are_as_many_as_the_number_says(number: int) -> None:
    dots = [contour for outline in picture(str(number), "p").marks.values() for contour in outline]
    bamboos = [contour for outline in picture(str(number), "s").marks.values() for contour in outline]
    assert len(dots) == number * len(dot(0, 0, 10))
    assert len(bamboos) == number * len(stalk(70, 19))
    rims = [bounds([ring]) for ring in dots[:: len(dot(0, 0, 10))]]
    for (a, b, c, d), (p, q, r, s) in itertools.combinations(rims, 2):
        assert ((a + c - p - r) / 2) ** 2 + ((b + d - q - s) / 2) ** 2 > ((c - a + r - p) / 2 + 1) ** 2


def test_the_eight_bamboos_are_two_mirrored_halves() -> None:
    found = picture("8", "s").marks
    assert set(found) == {"tile-green", "tile-blue"}
    upper, lower = (bounds(found[colour]) for colour in ("tile-green", "tile-blue"))
    assert upper == pytest.approx((lower[0], 194 - lower[3], lower[2], 194 - lower[1]))


@pytest.mark.parametrize("code", ["5m", "7p", "3s", "Ew", "Rd", "Wd"])
def test_each_shape_is_cut_once_in_white_and_once_in_its_colour(code: str) -> None:
    text = "".join(tile(*code))
    names = re.findall(r'<path id="([\w-]+)"', text)
    assert names
    for name in names:
        shown = re.findall(rf'<use xlink:href="#{name}"([^>]*)/>', text)
        assert shown == [' transform="translate(0.8 1.3)" fill="#FFFFFF"', f' fill="{COLOURS[name]}"']


def test_backs_are_alike_and_mirror_themselves() -> None:
    assert drawing("standard/back") == drawing("large/back")
    assert drawing("standard/blank") == drawing("large/blank")
    image = render(drawing("standard/back"), 160)
    width = image.width()
    differing = [
        abs((image.pixel(x, y) >> shift & 255) - (image.pixel(width - 1 - x, y) >> shift & 255))
        for y in range(image.height())
        for x in range(width // 2)
        for shift in (0, 8, 16)
    ]
    assert max(differing) <= 24


def test_a_back_is_not_taken_for_a_face() -> None:
    back = grey(drawing("standard/back"), 30)
    assert all(unlike(back, grey(drawing(f"standard/{code}"), 30)) > 0.5 for code in CODES)


@pytest.mark.parametrize("name", ["standard/blank", "standard/back"])
def test_tiles_of_a_row_butt(name: str) -> None:
    """Halfway down a tile reaches from side to side, so its thickness shows at the lower edge only."""
    image = render(drawing(name), 320)
    ground = image.pixel(0, 0)
    line = [image.pixel(x, 180) != ground for x in range(320)]
    assert all(line[2:318])


@pytest.mark.parametrize(
    ("colour", "ground", "ratio"),
    [
        ("tile-blue", "#FDF7E9", 9.2),
        ("tile-red", "#FDF7E9", 6.4),
        ("tile-green", "#FDF7E9", 6.2),
        ("ink", "#FDF7E9", 15.1),
        ("tile-red", "#F5EAD0", 5.7),
    ],
)
def test_contrasts_are_those_of_the_design(colour: str, ground: str, ratio: float) -> None:
    assert contrast(COLOURS[colour], ground) == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_keeps_to_its_grid(name: str) -> None:
    left, top, right, bottom = bounds(character(name))
    assert left > -2
    assert top > -4
    assert right < 102
    assert bottom < 102
    assert right - left > 70


@pytest.mark.parametrize("name", CHARACTERS)
def test_strokes_of_a_character_never_cut_each_other_out(name: str) -> None:
    """The winding number is nowhere negative, so that overlapping strokes stay filled."""
    rings = [flattened(contour) for contour in character(name)]
    assert all(area(ring) > 0 for ring in rings)
    for row in range(60):
        y = 1.13 + row * 100 / 60
        crossings = sorted(
            (ax + (y - ay) * (bx - ax) / (by - ay), 1 if by > ay else -1)
            for ring in rings
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
            if (ay > y) != (by > y)
        )
        winding, last = 0, 0.0
        for x, step in crossings:
            # Going right, an edge that runs up is entered first on a ring that runs clockwise.
            assert winding >= 0 or x - last < 0.05, (x, y)
            winding -= step
            last = x
        assert winding == 0


def test_a_hole_is_the_same_outline_run_the_other_way() -> None:
    shape = rounded_rectangle(1, 2, 30, 20, 4)
    cut = hole(shape)
    assert area(flattened(cut)) == pytest.approx(-area(flattened(shape)))
    assert bounds([cut]) == pytest.approx(bounds([shape]))
    assert hole(cut) == shape
    assert bounds([hole(parse("M0,0C10,0 10,20 0,20Z")[0])]) == pytest.approx(bounds(parse("M0,0C10,0 10,20 0,20Z")))


def test_the_face_is_as_wide_as_the_design_says() -> None:
    assert (WIDTH, HEIGHT) == (160, 216)
    assert 'x="1.5" y="1.5" width="157" height="187" rx="17"' in drawing("standard/5p").decode()
