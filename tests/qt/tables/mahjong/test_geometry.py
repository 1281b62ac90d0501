"""In every size no zone of the mahjong table lies over another, and nothing leaves the table."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from rules.mahjong.melds import Meld
from rules.seats import Seat
from rules.tiles import Tile, tiles
from tablegames_qt.tables.mahjong.geometry import Geometry, Spot, drawn_words, givers

SIZES = [(1280, 700), (1024, 668), (1016, 700), (960, 540), (1366, 668), (1920, 980), (3840, 2060), (2560, 1340)]
PUNG = Meld("pung", tiles("5p 5p 5p"), Seat(1), Tile.parse("5p"))
CHOW = Meld("chow", tiles("3s 4s 5s"), Seat(3), Tile.parse("4s"))
KONG = Meld("kong", tiles("9m 9m 9m 9m"), Seat(2), Tile.parse("9m"))
ADDED = Meld("kong", tiles("Ew Ew Ew Ew"), Seat(1), Tile.parse("Ew"), added=True)
HIDDEN = Meld("concealed_kong", tiles("Rd Rd Rd Rd"))
MELDS = [(), (CHOW,), (PUNG, CHOW), (CHOW, PUNG, CHOW), (CHOW, PUNG, CHOW, PUNG)]


def box(spots: list[Spot]) -> QRectF:
    found = QRectF()
    for spot in spots:
        found = found.united(spot.rect())
    return found


def zones(geometry: Geometry, melds: tuple[Meld, ...], flowers: int, discards: int) -> dict[str, QRectF]:
    found = {"middle": geometry.plate}
    backs = 13 - 3 * len(melds)
    for seat in map(Seat, range(4)):
        side = geometry.side_of(seat)
        found[f"pond {side}"] = box(geometry.pond_spots(side, discards))
        for number, meld in enumerate(geometry.meld_spots(side, melds, givers(melds, 0), backs)):
            found[f"meld {side} {number}"] = box(meld)
        if flowers:
            found[f"flowers {side}"] = box(geometry.flower_spots(side, flowers))
        if side != "bottom":
            found[f"backs {side}"] = box(geometry.back_spots(side, backs))
    found["hand"] = box([*geometry.hand_spots(backs), geometry.drawn_spot(backs)])
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("melds", MELDS, ids=len)
def test_no_zone_lies_over_another(size: tuple[int, int], melds: tuple[Meld, ...]) -> None:
    geometry = Geometry(*size, Seat(0))
    rects = zones(geometry, melds, 3, 18)
    whole = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    for name, rect in rects.items():
        assert whole.contains(rect), name
    for (one, first), (other, second) in itertools.combinations(rects.items(), 2):
        both = first.adjusted(1, 1, -1, -1).intersected(second.adjusted(1, 1, -1, -1))
        assert both.isEmpty(), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_tiles_are_as_large_as_the_design_asks(size: tuple[int, int]) -> None:
    geometry = Geometry(*size, Seat(0))
    if size[1] >= 668:
        assert geometry.pond_tile >= 36
        assert geometry.tile >= 42
    assert geometry.wide == (size[0] / size[1] >= 1.65)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("discards", [24, 30, 36])
def test_a_long_pond_closes_up_and_keeps_its_room(size: tuple[int, int], discards: int) -> None:
    geometry = Geometry(*size, Seat(0))
    for side in ("bottom", "right", "top", "left"):
        area = geometry.pond_area(side).adjusted(-1, -1, 1, 1)
        spots = geometry.pond_spots(side, discards)
        assert all(area.contains(spot.rect()) for spot in spots)
        rows = sorted({spot.corner.y() for spot in spots})
        assert all(low - high >= 0.2 * spots[0].height for high, low in itertools.pairwise(rows)), (
            "its index stays free"
        )


@pytest.mark.parametrize("meld", [PUNG, CHOW, KONG, ADDED, HIDDEN])
def test_the_claimed_tile_lies_on_its_side_towards_its_giver(meld: Meld) -> None:
    geometry = Geometry(1280, 700, Seat(0))
    [spots] = geometry.meld_spots("bottom", (meld,), givers((meld,), 0), 4)
    turned = [number for number, spot in enumerate(spots) if spot.turned]
    if meld.source is None:
        assert not turned
        return
    order = sorted((spot.rect().center().x(), number) for number, spot in enumerate(spots))
    claimed = meld.tiles.index(meld.claimed) if meld.claimed is not None else -1
    assert claimed in turned and len(turned) == 1 + meld.added
    middle = spots[claimed].rect().center().x()
    left, right = sum(x < middle - 1 for x, _ in order), sum(x > middle + 1 for x, _ in order)
    # seat 3 sits left of seat 0, seat 2 across, seat 1 right of it
    assert {3: left == 0, 2: left > 0 and right > 0, 1: right == 0}[meld.source]
    bottoms = {round(spot.rect().bottom()) for number, spot in enumerate(spots) if number == claimed or not spot.turned}
    assert max(bottoms) - min(bottoms) <= 1, "they stand on one line"
    if meld.added:
        assert any(spot.rect().bottom() < spots[claimed].rect().bottom() - 5 for spot in spots if spot.turned)


def test_four_kongs_still_fit_beside_the_hand() -> None:
    for size in SIZES:
        geometry = Geometry(*size, Seat(0))
        melds = (KONG, KONG, KONG, KONG)
        rects = zones(geometry, melds, 8, 6)
        own = [rect for name, rect in rects.items() if name.startswith("meld bottom")]
        assert all(not rect.intersects(rects["hand"]) and rect.right() <= size[0] for rect in own)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 4, 7, 10, 13])
def test_the_words_at_the_drawn_tile_stand_free(size: tuple[int, int], count: int) -> None:
    geometry = Geometry(*size, Seat(0))
    words = drawn_words(geometry, count, QSizeF(0.1 * size[0], 0.022 * size[1]))
    assert QRectF(0, 0, *size).contains(words)
    assert not words.intersects(geometry.sentence)
    assert not words.intersects(box([*geometry.hand_spots(count), geometry.drawn_spot(count)]))
