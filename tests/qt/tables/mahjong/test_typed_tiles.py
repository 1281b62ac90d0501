"""Tiles that are typed into the hand calculator."""

from __future__ import annotations

import pytest

from rules.tiles import Tile
from tablegames_qt.tables.mahjong.calculator.typed_tiles import MOST_DIGITS, Typed, TypedTiles


def typed(keys: str) -> list[Typed | None]:
    tiles = TypedTiles()
    return [tiles.press(key) for key in keys]


@pytest.mark.parametrize(
    ("keys", "tiles"),
    [
        ("123M", "1m 2m 3m"),
        ("9P", "9p"),
        ("55S", "5s 5s"),
        ("E", "Ew"),
        ("S", "Sw"),
        ("B", "Wd"),
        ("4F", "4f"),
        ("1Q", "1q"),
    ],
)
def test_a_suit_takes_the_digits_before_it_and_a_letter_alone_is_an_honour(keys: str, tiles: str) -> None:
    *waiting, last = typed(keys)
    assert waiting == [Typed()] * len(waiting)
    assert last == Typed(tuple(map(Tile.parse, tiles.split())))


def test_flowers_end_at_the_first_digit_that_is_none() -> None:
    assert typed("153F")[-1] == Typed((Tile.parse("1f"),), no_such_flower=True)


def test_a_key_without_a_meaning_forgets_the_digits() -> None:
    assert typed("12XM")[2:] == [None, None]


def test_not_more_digits_wait_than_a_hand_has_tiles() -> None:
    tiles = TypedTiles()
    for _ in range(MOST_DIGITS + 3):
        tiles.press("1")
    assert tiles.digits == "1" * MOST_DIGITS
