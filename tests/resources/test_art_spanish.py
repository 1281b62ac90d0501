"""The Spanish pack: numbers free of pictures, counts and suits that are seen without colour, courts that turn."""

from __future__ import annotations

import itertools
import re

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from resources.art.__main__ import RESOURCES
from resources.art.card import HEIGHT, WIDTH
from resources.art.letterforms import numeral
from resources.art.outline import bounds
from resources.art.palette import COLOURS, contrast
from resources.art.spanish import RANKS
from resources.art.spanish_suits import SPANISH, pip
from tests.resources import pictures
from tests.resources.pictures import render, turned_differences, unlike

COURTS = "JQK"
PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
INDEX_BOX = QRect(30, 34, 60, 172)
"""In pixels of a card 500 wide: x 15 to 45, y 17 to 103. Left of it runs the frame, right of it stand the pips."""


def drawing(name: str) -> bytes:
    return (RESOURCES / "cards" / f"{name}.svg").read_bytes()


def body(name: str, width: int) -> list[int]:
    """Brightness of each pixel between the two corners, within the inner frame."""
    unit = width / WIDTH
    left, top = round(47 * unit), round(105 * unit)
    edge = round(14 * unit)
    corners = (QRect(0, 0, left, top), QRect(width - left, round(HEIGHT * unit) - top, left, top))
    frame = (QRect(0, 0, width, edge), QRect(0, round(HEIGHT * unit) - edge, width, edge))
    return pictures.grey(drawing(name), width, without=[*corners, *frame])


def lines(name: str) -> list[str]:
    """The elements of a face: paper, frame, picture in several lines, corner, corner again."""
    opening, paper, frame, *picture, corner, again, closing = drawing(name).decode().splitlines()
    assert 'id="corner"' in corner
    assert "#corner" in again
    return [opening, paper, frame, "".join(picture), corner, again, closing]


def marked(elements: list[str], width: int) -> list[tuple[int, int]]:
    """The pixels on which the elements leave a mark."""
    image = render("".join(elements).encode(), width).convertToFormat(QImage.Format.Format_Grayscale8)
    rows = [bytes(image.constScanLine(y))[:width] for y in range(image.height())]
    empty = render((elements[0] + elements[-1]).encode(), width).convertToFormat(QImage.Format.Format_Grayscale8)
    ground = bytes(empty.constScanLine(0))[0]
    return [(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value != ground]


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", RANKS)
def test_nothing_but_number_and_suit_enters_the_index_box(rank: str, suit: str) -> None:
    opening, paper, frame, picture, corner, again, closing = lines(f"spanish/{rank}{suit}")
    whole = render("".join((opening, paper, frame, picture, corner, again, closing)).encode(), 500)
    bare = render("".join((opening, paper, frame, corner, again, closing)).encode(), 500)
    opposite = QRect(500 - INDEX_BOX.right() - 1, 700 - INDEX_BOX.bottom() - 1, INDEX_BOX.width(), INDEX_BOX.height())
    for box in (INDEX_BOX, opposite):
        assert whole.copy(box) == bare.copy(box)


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", RANKS)
def test_the_index_keeps_within_its_box(rank: str, suit: str) -> None:
    opening, *_, corner, _, closing = lines(f"spanish/{rank}{suit}")
    found = marked([opening, corner, closing], 500)
    assert len(found) > 1000
    assert all(INDEX_BOX.contains(x, y) for x, y in found)


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", PIPS)
def test_a_number_card_shows_its_number_of_pips(rank: str, suit: str) -> None:
    svg = drawing(f"spanish/{rank}{suit}").decode()
    shown_again = svg.count('xlink:href="#pip"')
    assert shown_again + 1 == PIPS[rank]
    places = re.findall(r'xlink:href="#pip" transform="([^"]*)"', svg)
    assert len(set(places)) == shown_again


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", "23456789T")
def test_pips_of_a_card_are_separate_shapes(rank: str, suit: str) -> None:
    opening, _, _, picture, _, _, closing = lines(f"spanish/{rank}{suit}")
    everywhere = {(x, y) for y in range(-1, 225) for x in range(-1, 161)}
    ground = everywhere.difference(marked([opening, picture, closing], 160))
    shapes = everywhere - _spread(ground, (-1, -1))
    count = 0
    while shapes:
        shapes -= _spread(shapes, next(iter(shapes)))
        count += 1
    assert count == PIPS[rank]


def _spread(places: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """What of the places is reached from the start by steps to the sides."""
    reached, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in places and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached


@pytest.mark.parametrize("suit", SPANISH)
def test_breaks_in_the_frame_tell_the_suit(suit: str) -> None:
    """Along the middle of the frame's upper and lower line."""
    opening, _, frame, *_, closing = lines(f"spanish/2{suit}")
    found = set(marked([opening, frame, closing], 500))
    for row in (20, 679):
        line = [(x, row) in found for x in range(60, 440)]
        assert sum(before and not now for before, now in itertools.pairwise(line)) == SPANISH[suit].breaks


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", COURTS)
def test_a_court_equals_its_half_turn_but_for_the_suit_on_the_belt(rank: str, suit: str) -> None:
    image = render(drawing(f"spanish/{rank}{suit}"), 150)
    assert max(turned_differences(image, spare=14.5 * 150 / WIDTH)) <= 14


@pytest.mark.parametrize("suit", SPANISH)
def test_sota_caballo_and_rey_differ_in_grey_at_the_smallest_size(suit: str) -> None:
    found = [body(f"spanish/{rank}{suit}", 50) for rank in COURTS]
    assert all(unlike(a, b) > 0.1 for a, b in itertools.combinations(found, 2))


@pytest.mark.parametrize("rank", RANKS)
def test_suits_differ_in_grey_at_the_smallest_size(rank: str) -> None:
    found = [body(f"spanish/{rank}{suit}", 50) for suit in SPANISH]
    assert all(unlike(a, b) > 0.04 for a, b in itertools.combinations(found, 2))


def test_the_pip_card_of_ten_is_not_taken_for_the_sota() -> None:
    for suit in SPANISH:
        assert unlike(body(f"spanish/T{suit}", 50), body(f"spanish/J{suit}", 50)) > 0.2


@pytest.mark.parametrize("folder", ["spanish", "spanish-jumbo"])
def test_the_whole_pack_is_52_different_pictures(folder: str) -> None:
    found = {bytes(render(drawing(f"{folder}/{rank}{suit}"), 50).constBits()) for rank in RANKS for suit in SPANISH}
    assert len(found) == 52


@pytest.mark.parametrize("suit", SPANISH)
@pytest.mark.parametrize("rank", RANKS)
def test_the_large_index_fits_the_strip_that_a_fan_leaves(rank: str, suit: str) -> None:
    """Two thirds of the width, and clear of the picture in the middle."""
    opening, *_, corner, _, closing = lines(f"spanish-jumbo/{rank}{suit}")
    found = marked([opening, corner, closing], 250)
    assert len(found) > 3000
    assert min(x for x, _ in found) >= 13
    assert max(x for x, _ in found) <= 0.67 * WIDTH
    assert min(y for _, y in found) >= 14
    assert max(y for _, y in found) <= 123


@pytest.mark.parametrize(("suit", "ratio"), [("d", 6.3), ("h", 5.8), ("s", 8.2), ("c", 6.5)])
def test_contrasts_of_the_numbers_are_those_of_the_design(suit: str, ratio: float) -> None:
    assert contrast(COLOURS[SPANISH[suit].number], COLOURS["paper"]) == pytest.approx(ratio, abs=0.06)


def test_outlines_of_pips_have_a_least_width() -> None:
    for suit in SPANISH:
        lines = [part.width for part in pip(suit, 0, 0, 10) if part.width]
        assert max(lines) == 0.8
        assert {part.width for part in pip(suit, 0, 0, 60, 5.0)} >= {0.0, 5.0}


@pytest.mark.parametrize("text", ["10", "11", "12"])
def test_two_digits_stand_on_their_middle(text: str) -> None:
    left, top, right, bottom = bounds(numeral(text))
    assert left == pytest.approx(-right)
    assert top == pytest.approx(0, abs=0.2)
    assert bottom == pytest.approx(100, abs=0.2)
    assert right - left < 90
