"""Layouts: nothing important is ever covered, nothing leaves its area while it can be helped."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tablegames_qt.scene import zone
from tablegames_qt.scene.zone import JUMBO_INDEX, LEAST_STRIP, STANDARD_INDEX, IndexBox

HEIGHTS = st.floats(min_value=60, max_value=400)


def card_of(height: float) -> QSizeF:
    return QSizeF(height / 1.4, height)


def index_rect(corner: QPointF, card: QSizeF, index: IndexBox) -> QRectF:
    return QRectF(corner.x(), corner.y(), index.width * card.width() - 0.01, index.height * card.height() - 0.01)


def assert_indices_free(corners: list[QPointF], card: QSizeF, index: IndexBox = STANDARD_INDEX) -> None:
    """corners in painting order, the lowest first."""
    for place, corner in enumerate(corners):
        box = index_rect(corner, card, index)
        for above in corners[place + 1 :]:
            assert not box.intersects(QRectF(above, card)), f"the index of card {place} is covered"


@given(count=st.integers(0, 24), height=HEIGHTS, width=st.floats(200, 2000), jumbo=st.booleans())
def test_fan_keeps_every_index_free(count: int, height: float, width: float, jumbo: bool) -> None:
    index = JUMBO_INDEX if jumbo else STANDARD_INDEX
    card = card_of(height)
    corners = zone.fan(count, QRectF(10, 20, max(width, card.width()), 300), card, index=index)
    assert len(corners) == count
    assert_indices_free(corners, card, index)


@given(count=st.integers(1, 13), height=HEIGHTS, width=st.floats(200, 2000))
def test_fan_stays_inside_its_width_and_centred(count: int, height: float, width: float) -> None:
    card = card_of(height)
    area = QRectF(10, 20, max(width, card.width()), 300)
    corners = zone.fan(count, area, card)
    left, right = min(c.x() for c in corners), max(c.x() for c in corners) + card.width()
    assert left >= area.left() - 0.01
    assert right <= area.right() + 0.01
    one_row = {c.y() for c in corners}
    if len(one_row) == 1:
        assert left - area.left() == pytest.approx(area.right() - right, abs=0.01)


@given(count=st.integers(2, 24), height=HEIGHTS, width=st.floats(200, 2000))
def test_every_strip_can_be_hit(count: int, height: float, width: float) -> None:
    card = card_of(height)
    corners = zone.fan(count, QRectF(0, 0, max(width, card.width()), 300), card)
    for one, other in itertools.pairwise(corners):
        if one.y() == other.y():
            assert other.x() - one.x() >= LEAST_STRIP - 0.01


def test_fan_of_seven_has_the_pitch_of_the_design() -> None:
    card = card_of(150)
    corners = zone.fan(7, QRectF(0, 0, 630, 150), card)
    pitch = corners[1].x() - corners[0].x()
    assert pitch == pytest.approx(min(0.8 * card.width(), (630 - card.width()) / 6))


@given(count=st.integers(0, 20), height=HEIGHTS, width=st.floats(300, 2000))
def test_row_overlaps_only_when_it_must(count: int, height: float, width: float) -> None:
    card = card_of(height)
    area = QRectF(0, 0, max(width, card.width()), height)
    gap = 0.1 * card.width()
    corners = zone.row(count, area, card, gap=gap)
    assert_indices_free(corners, card)
    if count * card.width() + max(0, count - 1) * gap <= area.width():
        assert all(b.x() - a.x() == pytest.approx(card.width() + gap) for a, b in itertools.pairwise(corners))


@given(
    heights=st.lists(st.integers(0, 3), min_size=13, max_size=13), height=st.floats(70, 200), width=st.floats(500, 2200)
)
def test_columns_keep_every_index_free(heights: list[int], height: float, width: float) -> None:
    card = card_of(height)
    gaps = [0.0, 0, 30, 0, 30, 0, 30, 0, 30, 30, 0, 0, 0]
    area = QRectF(100, 50, width, 400)
    stacks = zone.columns(heights, area, card, gap=8, step=0.385, partner_gaps=gaps)
    assert [len(stack) for stack in stacks] == heights
    # painted column by column, in each the highest card first
    order = [corner for stack in stacks for corner in reversed(stack)]
    assert_indices_free(order, card)
    shown = [stack for stack in stacks if stack]
    if shown:
        assert shown[0][0] == QPointF(area.left(), area.bottom() - card.height())
        assert all(stack[0].y() == shown[0][0].y() for stack in shown)
        if len(shown) * 0.31 * card.width() + card.width() < width:
            assert shown[-1][0].x() + card.width() <= area.right() + 0.01


def test_an_empty_column_takes_no_room() -> None:
    card = QSizeF(50, 70)
    with_hole = zone.columns([1, 0, 1], QRectF(0, 0, 500, 100), card, gap=5, step=0.4)
    without = zone.columns([1, 1], QRectF(0, 0, 500, 100), card, gap=5, step=0.4)
    assert with_hole[0] + with_hole[2] == without[0] + without[1]


@given(sizes=st.lists(st.integers(0, 5), min_size=1, max_size=5), height=HEIGHTS, width=st.floats(600, 2000))
def test_groups_stay_apart(sizes: list[int], height: float, width: float) -> None:
    card = card_of(height)
    laid = zone.groups(sizes, QRectF(0, 0, width, height), card, pitch=0.67, gap=0.33)
    assert [len(group) for group in laid] == sizes
    for group in laid:
        assert_indices_free(group, card)
    filled = [group for group in laid if group]
    for one, other in itertools.pairwise(filled):
        assert other[0].x() - (one[-1].x() + card.width()) >= 0.2 * card.width() - 0.01


def test_pile_shows_as_many_edges_as_it_has_cards_to_show() -> None:
    assert zone.pile(1, QPointF(10, 10)) == [QPointF(10, 10)]
    assert len({(p.x(), p.y()) for p in zone.pile(2, QPointF(10, 10))}) == 2
    deep = zone.pile(24, QPointF(10, 10))
    assert deep[-1] == QPointF(10, 10)
    assert len({(p.x(), p.y()) for p in deep}) == 4


def test_seats_round_a_table() -> None:
    own, left, top, right = zone.ellipse(4, QPointF(0, 0), 100, 50)
    assert (round(own.x()), round(own.y())) == (0, 50)
    assert (round(left.x()), round(left.y())) == (-100, 0)
    assert (round(top.x()), round(top.y())) == (0, -50)
    assert (round(right.x()), round(right.y())) == (100, 0)


def test_card_height_is_lowered_until_the_row_fits() -> None:
    assert zone.card_height(3, 2000, want=140, least=96) == 140
    fitted = zone.card_height(13, 1000, want=140, least=50)
    assert fitted / 1.4 * (1 + 12 * 1.1) == pytest.approx(1000)
    assert zone.card_height(13, 300, want=140, least=96) == 96


@pytest.mark.parametrize(("x", "place"), [(0, 0), (10, 0), (11, 1), (25, 2), (99, 3)])
def test_insertion_between_the_middles(x: float, place: int) -> None:
    assert zone.insertion_index(x, [10, 20, 30]) == place
