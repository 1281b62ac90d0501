"""Outlines: path data read and written without loss, and clipping that keeps what it should."""

from __future__ import annotations

import math
import random

import pytest

from resources.art.letterforms import pen_width, rank_outline
from resources.art.outline import (
    area,
    bounds,
    clipped,
    clipped_to_convex,
    ellipse,
    flattened,
    parse,
    path_data,
    placed,
    polygon,
    simplified,
    stretched,
)
from resources.art.suits import SUITS, suit_outline

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def test_relative_and_absolute_path_data_mean_the_same() -> None:
    absolute = parse("M1,2 L4,6 C5,7 8,9 10,10 Z M-1,-1 L0,0")
    relative = parse("m1 2l3 4c1 1 4 3 6 4zm-2-3l1 1")
    assert absolute == relative
    assert [contour.closed for contour in absolute] == [True, False]


def test_path_data_is_rounded_without_adding_up() -> None:
    steps = [(0.004 * i, 0.0) for i in range(1001)]
    (read,) = parse(path_data([polygon(steps)]))
    assert read.segments[-1][-1] == pytest.approx((4.0, 0.0))


@pytest.mark.parametrize("seed", range(20))
def test_written_path_data_reads_back(seed: int) -> None:
    rng = random.Random(seed)
    points = [(rng.randint(-30000, 30000) / 100, rng.randint(-30000, 30000) / 100) for _ in range(12)]
    (read,) = parse(path_data([polygon(points)]))
    assert [read.start, *(segment[0] for segment in read.segments)] == [pytest.approx(point) for point in points]


def test_an_arc_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown command"):
        parse("M0,0 A1 1 0 0 1 2 2")


def test_an_ellipse_is_flattened_within_the_tolerance() -> None:
    points = flattened(ellipse(0, 0, 50, 50), 0.02)
    assert all(49.97 < math.hypot(x, y) < 50.03 for x, y in points)
    assert area(points) == pytest.approx(math.pi * 2500, rel=0.002)


def test_a_half_plane_cuts_a_square() -> None:
    assert area(clipped(SQUARE, (4, 0), (1, 0))) == pytest.approx(60)
    assert clipped(SQUARE, (11, 0), (1, 0)) == []


def test_a_convex_frame_keeps_the_overlap() -> None:
    diamond = [(5.0, -5.0), (15.0, 5.0), (5.0, 15.0), (-5.0, 5.0)]
    assert area(clipped_to_convex(diamond, SQUARE)) == pytest.approx(100)
    assert clipped_to_convex([(x + 20, y) for x, y in SQUARE], SQUARE) == []
    assert clipped_to_convex([(x / 2 + 2, y / 2 + 2) for x, y in SQUARE], SQUARE) == [
        (x / 2 + 2, y / 2 + 2) for x, y in SQUARE
    ]


def test_needless_points_are_left_out() -> None:
    dense = [(i / 10, 0.001 * (i % 2)) for i in range(100)] + [(10.0, i / 10) for i in range(100)] + [(0.0, 10.0)]
    assert len(simplified(dense, 0.01)) == 4


def test_mirrored_outlines_turn_the_other_way() -> None:
    (contour,) = stretched([polygon(SQUARE)], -1, 1)
    assert area(flattened(contour)) == -100


def test_stems_are_heavier_than_bars_and_falling_strokes_than_rising_ones() -> None:
    bar, stem = pen_width(0), pen_width(math.pi / 2)
    falling, rising = pen_width(math.pi / 4), pen_width(-math.pi / 4)
    assert stem > falling > rising > bar


@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_ranks_fill_the_capital_height_and_stand_on_their_middle(rank: str) -> None:
    left, top, right, bottom = bounds(rank_outline(rank))
    assert left == pytest.approx(-right)
    assert (top, bottom) == (pytest.approx(0, abs=0.2), pytest.approx(100, abs=0.2))


def test_nine_is_six_upside_down() -> None:
    turned = placed(rank_outline("6"), 0, 100, turned=True)
    assert bounds(turned) == pytest.approx(bounds(rank_outline("9")))


@pytest.mark.parametrize("suit", SUITS)
def test_suits_are_centred_and_of_like_size(suit: str) -> None:
    left, top, right, bottom = bounds(suit_outline(suit))
    assert (left, top) == (pytest.approx(-right), pytest.approx(-bottom))
    assert 80 < right - left < 90
    assert 80 < bottom - top < 110
