"""What a player relies on in the faces: free index boxes, half turns that tell nothing, figures that differ in grey."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRect

from resources.art.__main__ import RESOURCES
from resources.art.card import HEIGHT, WIDTH, card
from resources.art.index import JUMBO, STANDARD, corner, index
from resources.art.outline import bounds
from resources.art.palette import COLOURS, FOUR_COLOUR, RED_FAMILY, TWO_COLOUR, Scheme, contrast
from tests.resources import pictures
from tests.resources.pictures import render, turned_differences, unlike

RANKS = "23456789TJQKA"
COURTS = "JQK"
SUITS = "cdhs"
PAPER = "#FFFEFA"


def drawing(name: str) -> bytes:
    return (RESOURCES / "cards" / f"{name}.svg").read_bytes()


def grey(name: str, width: int) -> list[int]:
    """Brightness of each pixel, with both index corners painted out."""
    unit = width / WIDTH
    boxes = [
        QRect(round(x * unit), round(y * unit), round(45 * unit), round(105 * unit))
        for x, y in ((0, 0), (WIDTH - 45, HEIGHT - 105))
    ]
    return pictures.grey(drawing(name), width, without=boxes)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_nothing_but_the_index_enters_the_index_box(rank: str, suit: str) -> None:
    """x 8 to 44.9 (the outer edge of a court's frame), y 10 to 100, and the box opposite."""
    face = render(drawing(f"standard/{rank}{suit}"), 500)
    bare = render(card([index(STANDARD, rank, suit, COLOURS[TWO_COLOUR[suit].suit])]).encode(), 500)
    left, top, right, bottom = 16, 20, 89, 200
    for x, y in ((left, top), (500 - right, 700 - bottom)):
        assert face.copy(x, y, right - left, bottom - top) == bare.copy(x, y, right - left, bottom - top)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_the_index_keeps_to_its_place(rank: str, suit: str) -> None:
    left, top, right, bottom = bounds(corner(STANDARD, rank, suit))
    assert left >= 8 and right <= 45 and top >= 10 and bottom <= 100
    left, top, right, bottom = bounds(corner(JUMBO, rank, suit))
    assert left >= 5 and right <= 0.65 * WIDTH and top >= 10 and bottom <= HEIGHT / 3


@pytest.mark.parametrize("folder", ["standard", "standard-4c", "standard-red4"])
def test_a_court_equals_its_half_turn_but_for_the_suit_on_the_belt(folder: str) -> None:
    for file in sorted((RESOURCES / "cards" / folder).iterdir()):
        if file.name[0] in COURTS:
            assert max(turned_differences(render(file.read_bytes(), 150), spare=12.6 * 150 / WIDTH)) <= 12, file.name


def test_the_suit_on_the_belt_stands_upright() -> None:
    differing = turned_differences(render(drawing("standard/Kh"), 250))
    assert sum(value > 100 for value in differing) > 20


@pytest.mark.parametrize("name", ["guilloche", "lattice", "weave"])
def test_a_back_equals_its_half_turn(name: str) -> None:
    differing = turned_differences(render(drawing(f"backs/{name}"), 250))
    assert max(differing) <= 32
    assert sum(differing) / len(differing) < 1


def test_backs_differ_from_each_other() -> None:
    pictures = [grey(f"backs/{name}", 50) for name in ("guilloche", "lattice", "weave")]
    assert all(unlike(a, b) > 0.1 for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("suit", SUITS)
def test_jack_queen_and_king_differ_in_grey_at_the_smallest_size(suit: str) -> None:
    pictures = [grey(f"standard/{rank}{suit}", 50) for rank in COURTS]
    assert all(unlike(a, b) > 0.12 for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("rank", RANKS)
def test_hearts_and_diamonds_differ_in_grey_at_the_smallest_size(rank: str) -> None:
    assert unlike(grey(f"standard/{rank}h", 50), grey(f"standard/{rank}d", 50)) > 0.01


@pytest.mark.parametrize("rank", COURTS)
def test_court_robes_differ_in_grey(rank: str) -> None:
    pictures = [grey(f"standard/{rank}{suit}", 50) for suit in SUITS]
    assert all(unlike(a, b) > 0.04 for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("folder", ["standard", "jumbo"])
def test_the_whole_deck_is_52_different_pictures(folder: str) -> None:
    pictures = {bytes(render(drawing(f"{folder}/{rank}{suit}"), 50).constBits()) for rank in RANKS for suit in SUITS}
    assert len(pictures) == 52


@pytest.mark.parametrize("folder", ["standard", "jumbo"])
def test_other_colours_change_colours_only(folder: str) -> None:
    for variant, suit, scheme in (("4c", "d", FOUR_COLOUR), ("4c", "c", FOUR_COLOUR), ("red4", "d", RED_FAMILY)):
        plain, coloured = (drawing(f"{name}/7{suit}").decode() for name in (folder, f"{folder}-{variant}"))
        assert plain.replace(COLOURS[TWO_COLOUR[suit].suit], COLOURS[scheme[suit].suit]) == coloured


@pytest.mark.parametrize(
    ("colour", "ground", "ratio"),
    [
        ("ink", "paper", 16.0),
        ("red", "paper", 5.8),
        ("blue", "paper", 6.3),
        ("green", "paper", 5.2),
        ("gold", "ink", 8.5),
        ("dark-gold", "paper", 3.6),
        ("azure", "cream", 5.0),
        ("edge", "paper", 2.1),
    ],
)
def test_contrasts_are_those_of_the_design(colour: str, ground: str, ratio: float) -> None:
    assert contrast(COLOURS[colour], COLOURS[ground]) == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize(("line", "ground", "ratio"), [("#F4E6C2", "#14306B", 10.2), ("#F0C777", "#8E1524", 5.8)])
def test_lines_of_the_backs_stand_out(line: str, ground: str, ratio: float) -> None:
    assert contrast(line, ground) == pytest.approx(ratio, abs=0.06)
    names = ("guilloche", "lattice")
    assert any(
        line in drawing(f"backs/{name}").decode() and ground in drawing(f"backs/{name}").decode() for name in names
    )


def test_red_diamonds_are_read_easily_and_are_not_the_red_of_hearts() -> None:
    hearts, diamonds = COLOURS[TWO_COLOUR["h"].suit], COLOURS[RED_FAMILY["d"].suit]
    assert contrast(diamonds, PAPER) >= 4.5
    green = [int(colour[3:5], 16) for colour in (hearts, diamonds)]
    assert green[1] - green[0] >= 48


@pytest.mark.parametrize("scheme", [*TWO_COLOUR.values(), *FOUR_COLOUR.values(), *RED_FAMILY.values()])
def test_every_suit_colour_is_readable_on_paper(scheme: Scheme) -> None:
    assert contrast(COLOURS[scheme.suit], PAPER) >= 4.5
