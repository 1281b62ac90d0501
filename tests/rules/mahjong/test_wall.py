"""The wall, the deal and the opening flowers."""

from __future__ import annotations

import pytest

from rules.mahjong import MahjongOptions
from rules.mahjong.play import shuffled
from rules.mahjong.wall import open_wall
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS, tile_set, tiles
from tests.rules.mahjong.positions import STANDARD, dealing, wall

PLAIN = MahjongOptions(flowers=False)


@pytest.mark.parametrize("dealer", range(4))
def test_r03_three_times_four_tiles_then_two_to_the_dealer_and_one_to_the_others(dealer):
    pack = tile_set(flowers=False)
    order = [*pack[::4], *pack[1::4], *pack[2::4], *pack[3::4]]
    opening = open_wall(order, Seat(dealer), PLAIN)
    seats = [(dealer + step) % 4 for step in range(4)]
    for step, seat in enumerate(seats):
        packets = [order[16 * packet + 4 * step : 16 * packet + 4 * step + 4] for packet in range(3)]
        last = order[48:50] if step == 0 else order[49 + step : 50 + step]
        assert list(opening.dealt[seat]) == [each for packet in packets for each in packet] + last
        assert opening.hands[seat] == tuple(sorted(opening.dealt[seat]))
    assert [len(hand) for hand in opening.hands] == [14 if seat == dealer else 13 for seat in range(4)]
    assert opening.wall.left == tuple(order[53:])
    assert opening.last is order[49]
    assert (opening.exposures, opening.flowers) == ((), ((),) * 4)


def test_r04_flowers_are_exposed_dealer_first_and_replaced_from_the_tail_until_none_is_held():
    # The dealer holds 1f and draws 2f for it, seat 1 holds two and draws two good tiles.
    start = "1f 123m 4444m 1111p 2222p 5555m 6666m 3333p 4444p 7777m 3f 3q 89m 5555p 6666p 88m 7p 8p 9p"
    order = wall(start, tail="1s 2s 3s 2f")
    opening = open_wall(order, Seat(0), STANDARD)
    assert opening.flowers[0] == tiles("1f 2f")
    assert opening.flowers[1] == tiles("3f 3q")
    assert [(each.seat, each.flowers, each.drawn) for each in opening.exposures] == [
        (0, tiles("1f"), tiles("2f")),
        (0, tiles("2f"), tiles("3s")),
        (1, tiles("3f 3q"), tiles("2s 1s")),
    ]
    assert [each.wall for each in opening.exposures] == [90, 89, 87]
    assert opening.wall.live == 87
    assert opening.last is tiles("3s")[0]
    assert not any(each.flower for hand in opening.hands for each in hand)
    assert [len(hand) for hand in opening.hands] == [14, 13, 13, 13]


def test_r05_a_dead_wall_keeps_fourteen_tiles_that_cannot_be_drawn():
    options = MahjongOptions(dead_wall=14, flowers=False)
    opening = open_wall(tile_set(flowers=False), Seat(0), options)
    left = opening.wall
    assert left.live == 136 - 53 - 14
    assert len(left.left) == 136 - 53
    tile, after = left.replace()
    assert tile is KINDS[33]
    assert after.live == left.live - 1
    assert len(after.left) == len(left.left) - 1
    tile, after = after.draw()
    assert tile is left.left[0]
    assert after.live == left.live - 2


def test_r01_the_wall_is_the_shuffled_set_of_the_options():
    assert sorted(shuffled(dealing("wall"), 1, STANDARD)) == sorted(tile_set(flowers=True))
    assert sorted(shuffled(dealing("wall"), 1, PLAIN)) == sorted(tile_set(flowers=False))
    order = dealing("wall").order(3, 144)
    pack = [*(kind for kind in KINDS for _ in range(4)), *FLOWERS]
    assert shuffled(dealing("wall"), 3, STANDARD) == tuple(pack[index] for index in order)
