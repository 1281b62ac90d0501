"""What the hard bot judges by: its networks, what they are told, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.bots import Choice
from rules.dealing import Rng
from rules.mahjong import MAHJONG, MahjongOptions
from rules.mahjong.actions import Discard, MahjongAction
from rules.mahjong.counts import UNIT, counts_of
from rules.mahjong.hard import AFTER_DISCARD, Hard, Outlook, rate
from rules.mahjong.net import Net, amount, logistic, nets
from rules.mahjong.plans import Surroundings
from rules.mahjong.position import Position, Side, Throw, with_side
from rules.mahjong.prospects import SIZE
from rules.mahjong.threats import SIZE as THREATS
from rules.mahjong.threats import features
from rules.mahjong.view import MahjongView
from rules.mahjong.wall import Wall
from rules.seats import Seat
from rules.tiles import Tile
from tests.rules.mahjong.positions import STANDARD, counted, dealt, meld, short, start, tile

SCATTERED = "147m 258p 369s SWNG 8s"


def seen(position: Position, seat: int = 0) -> MahjongView:
    state = start().state._replace(options=position.options, position=position)
    return MAHJONG.view(state, Seat(seat))


def chosen(position: Position) -> Choice[MahjongAction]:
    state = start().state._replace(options=position.options, position=position)
    return Hard().choose(seen(position), MAHJONG.legal_actions(state, Seat(0)), Rng.from_text("rng"))


def bold(position: Position) -> Tile:
    """The discard that leaves the hand that promises most, whatever it risks."""
    judged = outlook(position)
    counts = position.sides[0].hand.counts
    ahead = {
        each: judged.promise(counts - UNIT[each.index], (), AFTER_DISCARD).ahead
        for each in position.sides[0].hand.tiles
    }
    return max(ahead, key=lambda each: ahead[each])


def outlook(position: Position) -> Outlook:
    view = seen(position)
    return Outlook(Surroundings(view), counts_of(view.concealed))


def late(hand: str, rival: Sequence[str] = (), thrown: str = "", left: int = 15) -> Position:
    """The dealer's turn late in a hand: the next seat shows melds, and all threw the same few tiles and it threw more."""
    position = dealt([hand])
    side = position.sides[1]
    melds = tuple(meld(each, 3) for each in rival)
    held = side.hand
    for each in held.tiles[: 3 * len(melds)]:
        held = held.minus(each)
    discards = [Throw(Seat(seat % 4), each) for seat, each in enumerate(short("19p 19s WWN 9p 1s NN WW"))]
    discards += [Throw(Seat(1), each) for each in short(thrown)]
    return position._replace(
        sides=with_side(position.sides, Seat(1), Side(held, melds, side.flowers)),
        discards=tuple(discards),
        quiet=False,
        wall=Wall(position.wall.tiles, position.wall.tail - left, position.wall.tail, 0),
    )


def test_a_network_is_two_layers_of_weighted_sums():
    net = Net([[1, 2], [-1, 0.5]], [0.5, 1], [[1, 1], [2, -1]], [0, 10])
    # inner: 1*3 + 2*1 + 0.5 = 5.5, and -3 + 0.5 + 1 = -1.5, which is cut off
    assert net([3, 1]) == [5.5, 21]
    assert logistic(0) == 0.5
    assert logistic(-1000) == 0
    assert amount(0) == 1
    assert amount(1000) < 60


@pytest.mark.parametrize(("name", "inputs", "outputs"), [("prospects", SIZE, 3), ("threats", THREATS, 2)])
def test_the_networks_fit_what_they_are_told(name, inputs, outputs):
    net = nets()[name]
    assert {len(row) for row in net.hidden} == {inputs}
    assert len(net.bias) == len(net.hidden)
    assert {len(row) for row in net.out} == {len(net.hidden)}
    assert len(net.out) == len(net.out_bias) == outputs


@pytest.mark.parametrize("hand", [SCATTERED, "123m 456p 789s EEE RR", "19m 19p 19s ESWNRGB 9s", "1112345678999m 1p"])
@pytest.mark.parametrize("wait", [0, 1, 4])
def test_hands_are_told_in_so_many_numbers(hand, wait):
    judged = outlook(dealt([hand]))
    counts = counted(hand)
    kind = next(kind for kind, cost in enumerate(judged.costs) if cost)
    assert len(judged.inputs(counts - UNIT[kind], (), wait)) == SIZE
    rival = judged.rivals[0]
    assert all(len(features(rival, kind, judged.around.unseen, 40)) == THREATS for kind in range(34))


def test_a_better_hand_promises_more():
    promised = []
    for hand in ("123456m 99m 78m SSS B", "123456m 99m 7m 1p SSS B", SCATTERED):
        judged = outlook(dealt([hand]))
        counts = counted(hand)
        last = tile("Wd") if "B" in hand else tile("8s")
        promised.append(judged.promise(counts - UNIT[last.index], (), AFTER_DISCARD))
    assert [each.chance for each in promised] == sorted((each.chance for each in promised), reverse=True)
    assert promised[0].value > promised[1].value > promised[2].value
    assert promised[0].plan is not None and promised[0].plan.name == "half"


def test_less_time_promises_less():
    hand = "123456m 99m 7m 1p SSS B"
    counts = counted(hand) - UNIT[tile("Wd").index]
    early, short_of_time = (
        outlook(late(hand, left=left)).promise(counts, (), AFTER_DISCARD).chance for left in (60, 6)
    )
    assert early > 2 * short_of_time


def test_a_seat_that_shows_one_suit_is_feared_for_it():
    hand = "5m 5p 5s 147m 258p 369s SG"
    calm = outlook(late(hand))
    threatened = outlook(late(hand, ("222m", "678m", "999m"), "3p 7p 4s 6s 2p 8s"))
    assert threatened.risks[tile("5m").index] > 3 * calm.risks[tile("5m").index]
    assert threatened.risks[tile("5m").index] > 3 * threatened.risks[tile("5p").index]
    assert threatened.costs[tile("5m").index] > threatened.costs[tile("5p").index]


def test_what_was_just_let_lie_is_safe():
    judged = outlook(late("5m 5p 5s 147m 258p 369s SG", ("222m", "678m", "999m"), "3p 7p 4s 6s 2p 8s 4m"))
    assert judged.risks[tile("4m").index] < judged.risks[tile("7m").index] / 3


def test_with_a_poor_hand_late_it_throws_what_is_safe():
    position = late("4445m 58p 258s WNG 47p", ("222m", "678m", "999m"), "3p 7p 4s 6s 2p 8s 8s")
    choice = chosen(position)
    judged = outlook(position)
    assert isinstance(choice.action, Discard)
    assert judged.risks[choice.action.tile.index] < 0.03
    assert judged.risks[tile("5m").index] > 0.1
    assert choice.details["folds"] is (choice.action.tile != bold(position))


def test_wins_are_converted_to_the_options():
    assert rate(STANDARD, 5) == 1
    assert rate(MahjongOptions(flowers=False, points_per_unit=5), 5) == 1
    assert rate(MahjongOptions(table="full_spicy"), 5) == pytest.approx(
        (0.7 * 2 * 32 + 0.3 * 3 * 64) / (0.7 * 2 * 24 + 0.3 * 3 * 32)
    )
    assert 1 < rate(MahjongOptions(discard_payment="for_all"), 5) < 1.5
    assert rate(MahjongOptions(min_fan=5), 2) == 1


def test_hints_are_told_what_is_weighed():
    choice = chosen(dealt(["123456m 99m 78m SSS B"]))
    assert {"plan", "suit", "missing", "fan", "useful", "win", "gain", "risk", "tile"} <= set(choice.details)
