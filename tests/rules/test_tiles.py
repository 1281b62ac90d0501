"""Tiles: one object each, in tile order, with text forms that are read back."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from rules.tiles import DRAGONS, FLOWERS, KINDS, WINDS, Tile, TileSuit, tile_set, tiles

ORDER = (
    "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s Ew Sw Ww Nw Rd Gd Wd "
    "1f 2f 3f 4f 1q 2q 3q 4q"
)


def test_tile_order():
    assert [str(tile) for tile in (*KINDS, *FLOWERS)] == ORDER.split()
    assert [tile.index for tile in (*KINDS, *FLOWERS)] == list(range(42))
    assert sorted(set(KINDS)) == list(KINDS)


def test_r01_four_of_each_kind_and_each_flower_once():
    whole = tile_set(flowers=True)
    assert len(whole) == 144
    assert Counter(whole) == {**dict.fromkeys(KINDS, 4), **dict.fromkeys(FLOWERS, 1)}
    assert all(whole[number] is KINDS[number // 4] for number in range(136))
    assert whole[136:] == FLOWERS
    assert tile_set(flowers=False) == whole[:136]


def test_there_is_one_object_of_each_tile():
    tile = Tile(5, TileSuit.DOTS)
    assert tile is Tile.parse("5p")
    assert tile is pickle.loads(pickle.dumps(tile))
    assert tile is copy.copy(tile) is copy.deepcopy([tile])[0]
    assert repr(tile) == "Tile(5p)"
    assert hash(tile) == hash(Tile.parse("5p"))


def test_tiles_do_not_change():
    with pytest.raises(AttributeError, match="tiles do not change"):
        Tile.parse("5p").rank = 6


@pytest.mark.parametrize("text", ["", "0m", "10m", "5x", "m5", "5P", " 5p", "5p ", "Ed", "Rw", "5f", "5q", None, 7])
def test_what_is_no_tile(text):
    with pytest.raises(ValueError, match="not a tile"):
        Tile.parse(text)


def test_trap_18_texts_that_look_alike():
    white, west, south, bamboo, season = tiles("Wd Ww Sw 4s 4q")
    assert (white.suit, white.rank) == (TileSuit.DRAGONS, 3)
    assert (west.suit, west.rank) == (TileSuit.WINDS, 3)
    assert (south.suit, south.rank) == (TileSuit.WINDS, 2)
    assert (bamboo.suit, bamboo.rank) == (TileSuit.BAMBOO, 4)
    assert (season.suit, season.rank) == (TileSuit.SEASONS, 4)


def test_traits():
    assert [str(tile) for tile in KINDS if tile.terminal] == ["1m", "9m", "1p", "9p", "1s", "9s"]
    assert tuple(tile for tile in KINDS if tile.honour) == WINDS + DRAGONS
    assert all(tile.suited is (not tile.honour) for tile in KINDS)
    assert all(tile.flower and not tile.suited and not tile.honour and not tile.terminal for tile in FLOWERS)
    assert [str(tile) for tile in WINDS + DRAGONS] == ["Ew", "Sw", "Ww", "Nw", "Rd", "Gd", "Wd"]


def test_lists_of_tiles():
    assert tiles("5p Ew") == tiles(["5p", "Ew"]) == (Tile.parse("5p"), Tile.parse("Ew"))
    assert tiles("") == tiles([]) == ()
