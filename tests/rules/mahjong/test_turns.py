"""Turns: draws, flowers, kongs, discards, the last tile, wins by self-draw."""

from __future__ import annotations

import pytest

from rules.dealing import Rng
from rules.game import IllegalAction
from rules.mahjong import MahjongOptions
from rules.mahjong.actions import FALSE_WIN, FLOWER_WIN, PASS, DeclareKong, Discard, Win
from rules.mahjong.choices import choices
from rules.mahjong.claims import act
from rules.mahjong.events import Discarded, FlowerDrawn, HandEnded, KongDeclared, KongMade, TileDrawn
from rules.mahjong.position import Hand, Position, with_side
from rules.mahjong.rounds import Deal
from rules.mahjong.turns import draw, first_position
from rules.mahjong.wall import Wall, open_wall
from rules.seats import Seat
from rules.tiles import FLOWERS, KINDS, WINDS, tile_set
from tests.rules.mahjong.positions import all_passed, dealt, items, meld, played, short, tile, until_turn

JUNK = "147m 258p 369s SWNG"
FREE = MahjongOptions(min_fan=0)


def refused(position: Position, seat: int, action: object) -> str:
    with pytest.raises(IllegalAction) as caught:
        act(position, Seat(seat), action)
    return caught.value.reason


def legal(position: Position, seat: int) -> list[str]:
    return [
        type(action).__name__ + (f" {action.tile}" if hasattr(action, "tile") else "")
        for action in choices(position, Seat(seat))
    ]


def test_r08_any_tile_may_go_and_all_others_are_asked():
    position = dealt(["147m 258p 369s SWNGR"])
    assert position.to_act == (0,)
    step = act(position, Seat(0), Discard(tile("Rd")))
    assert step.events == (Discarded(Seat(0), tile("Rd")),)
    assert step.state.to_act == (1, 2, 3)
    assert step.state.ponds == (short("R"), (), (), ())
    assert refused(position, 0, Discard(tile("Ew"))) == "not-in-hand"
    assert refused(position, 1, Discard(tile("1m"))) == "wrong-phase"


def test_r06_the_next_seat_draws_from_the_head():
    position = dealt(["147m 258p 369s SWNGR"], "9p")
    before = position.wall.live
    played_on = played(position, "0 discard Rd", "pass")
    assert (played_on.turn, played_on.drawn, played_on.wall.live) == (1, tile("9p"), before - 1)
    assert tile("9p") in played_on.sides[1].hand.tiles
    assert choices(played_on, Seat(0)).why_not(Discard(tile("1m"))) == "wrong-phase"


def test_r06_a_flower_is_exposed_and_replaced_from_the_tail_again_if_needed():
    position = played(dealt(["147m 258p 369s SWNGR"], "1f", tail="8s 2q"), "0 discard Rd")
    step = None
    for seat in (1, 2, 3):
        step = act(position, Seat(seat), PASS)
        position = step.state
    assert step is not None
    assert step.events == (
        FlowerDrawn(Seat(1), tile("1f"), position.wall.live + 2),
        FlowerDrawn(Seat(1), tile("2q"), position.wall.live + 1),
        TileDrawn(Seat(1), position.wall.live, True),
    )
    assert position.sides[1].flowers == (tile("1f"), tile("2q"))
    assert position.flower_replacement
    assert position.drawn is tile("8s")


def test_r06_if_no_tile_is_left_to_replace_a_flower_the_hand_is_drawn_at_once():
    position = dealt(["147m 258p 369s SWNGR"])
    for left in ((tile("1f"),), (tile("1f"), tile("2f"))):
        last = position._replace(wall=Wall(left, 0, len(left), 0))
        ended = played(last, "0 discard Rd", "pass")
        assert ended.end is not None
        assert ended.end.kind == "draw"
        assert ended.sides[1].flowers == left
        assert ended.end.payments == (0, 0, 0, 0)


def test_r07_a_concealed_kong_and_its_replacement():
    position = dealt(["1111m 258p 369s SWNR"], tail="9p")
    step = act(position, Seat(0), DeclareKong(tile("1m")))
    # a terminal could complete thirteen orphans, so all others are asked first
    assert step.events == (KongDeclared(Seat(0), tile("1m"), concealed=True),)
    assert step.state.to_act == (1, 2, 3)
    made = all_passed(step.state)
    assert made.sides[0].melds == (meld("-1111m"),)
    assert (made.turn, made.drawn, made.kongs_in_row) == (0, tile("9p"), 1)
    assert len(made.sides[0].hand.tiles) == 11


def test_r13_of_a_kong_that_no_orphans_want_nobody_is_asked():
    position = dealt(["2222m 258p 369s SWNR"], tail="9p")
    step = act(position, Seat(0), DeclareKong(tile("2m")))
    assert step.events == (
        KongMade(Seat(0), meld("-2222m")),
        TileDrawn(Seat(0), step.state.wall.live, True),
    )
    safe = dealt(["1111m 258p 369s SWNR"], options=MahjongOptions(rob_concealed_kong=False))
    assert act(safe, Seat(0), DeclareKong(tile("1m"))).state.window is None


def test_r07_an_added_kong_now_or_later_keeps_the_place_of_its_pung():
    start = dealt(["147m 258p 369s SWNGR", "RR 147m 258p 369s SN"], "5m 6m 7m 8m", tail="9p")
    pung = played(start, "0 discard Rd", "1 pung", "2 pass", "3 pass")
    assert [each.tiles for each in pung.sides[1].melds] == [short("RRR")]
    later = until_turn(played(pung, "1 discard Sw"), 1)
    side = later.sides[1]
    fourth = later._replace(sides=with_side(later.sides, Seat(1), side._replace(hand=side.hand.plus(tile("Rd")))))
    kong = played(fourth, "1 declare-kong Rd")
    assert kong.window is not None
    assert kong.sides[1].melds[0].type == "pung"  # trap 8: it stays one until nobody robs it
    made = all_passed(kong)
    (added,) = made.sides[1].melds
    assert (added.type, added.source, added.claimed, added.added) == ("kong", 0, tile("Rd"), True)
    assert made.kongs_in_row == 1


def test_trap_11_after_a_claimed_chow_or_pung_no_win_and_no_kong():
    start = dealt(["47m 258p 369s SSWNGR", "RR 1111m 58p 369s SN"])
    claimed = played(start, "0 discard Rd", "1 pung", "2 pass", "3 pass")
    assert (claimed.turn, claimed.drawn, claimed.window) == (1, None, None)
    assert not any(text.startswith(("DeclareKong", "Win")) for text in legal(claimed, 1))
    assert refused(claimed, 1, DeclareKong(tile("1m"))) == "kong-after-claim"
    assert refused(claimed, 1, Win()) == "win-after-claim"


def test_r07_no_kong_when_the_wall_is_empty():
    position = dealt(["1111m 258p 369s SWNR"])
    empty = position._replace(wall=Wall((), 0, 0, 0))
    assert refused(empty, 0, DeclareKong(tile("1m"))) == "kong-wall-empty"
    assert refused(position, 0, DeclareKong(tile("2p"))) == "no-kong"
    dead = position._replace(wall=Wall(KINDS[:14], 0, 14, 14))
    assert refused(dead, 0, DeclareKong(tile("1m"))) == "kong-wall-empty"


def test_r09_the_last_tile_is_drawn_and_discarded_and_then_the_hand_is_drawn():
    position = dealt(["147m 258p 369s SWNGR"])
    last = position._replace(wall=Wall(short("5m"), 0, 1, 0))
    drew = played(last, "0 discard Rd", "pass")
    assert (drew.turn, drew.drawn, drew.wall.live) == (1, tile("5m"), 0)
    step = act(drew, Seat(1), Discard(tile("5m")))
    assert step.events == (Discarded(Seat(1), tile("5m"), last=True),)
    ended = all_passed(step.state)
    assert ended.end is not None
    assert (ended.end.kind, ended.end.winners, ended.end.payments) == ("draw", (), (0, 0, 0, 0))
    assert ended.ponds[1] == short("5m")


def test_r07_a_win_by_self_draw():
    position = dealt(["123m 456m 234p 55p 67s 9s"], options=MahjongOptions(min_fan=3))
    start = until_turn(played(position, "0 discard 9s"), 0)
    ready = start._replace(
        drawn=tile("8s"),
        sides=(start.sides[0]._replace(hand=Hand.of(short("123m 456m 234p 55p 678s"))), *start.sides[1:]),
    )
    assert legal(ready, 0)[0] == "Win"
    step = act(ready, Seat(0), Win())
    assert step.state.end is not None
    (winner,) = step.state.end.winners
    assert items(winner.score) == {"self_draw": 1, "concealed_hand": 1, "no_flowers": 1, "all_chows": 1}
    assert step.state.end.payments == (48, -16, -16, -16)
    assert (step.state.end.by, step.state.end.discarder, step.state.end.tile) == ("self_draw", None, None)
    assert isinstance(step.events[-1], HandEnded)
    assert len(step.state.sides[0].hand.tiles) == 14  # a self-drawn tile stays in the hand


def test_a_complete_hand_below_the_minimum_is_not_offered():
    short_hand = dealt(["123m 456m 234p 55p 678s"], options=MahjongOptions(min_fan=8))
    turned = short_hand._replace(quiet=False)
    assert refused(turned, 0, Win()) == "below-minimum"
    assert "Win" not in legal(turned, 0)
    assert refused(dealt(["123m 456m 234p 55p 679s"]), 0, Win()) == "not-a-winning-shape"


def test_a_heavenly_hand_is_the_dealt_hand_without_a_kong():
    position = dealt(["123m 456m 234p 55p 678s"])
    won = act(position, Seat(0), Win()).state
    assert won.end is not None
    assert items(won.end.winners[0].score) == {"heavenly_hand": 10}
    assert won.end.payments == (384, -128, -128, -128)
    with_kong = dealt(["2222m 456m 234p 55p 67s"], tail="8s", options=FREE)
    after = act(played(with_kong, "0 declare-kong 2m"), Seat(0), Win()).state
    assert after.end is not None
    assert items(after.end.winners[0].score) == {"self_draw": 1, "no_flowers": 1, "kong_replacement": 1}


def test_a_heavenly_hand_may_have_had_flowers():
    position = dealt(["123m 456m 234p 55p 67s 1s"], tail="8s")
    hand = Hand.of(short("123m 456m 234p 55p 678s"))
    side = position.sides[0]._replace(hand=hand, flowers=FLOWERS[2:3])
    won = act(position._replace(drawn=tile("8s"), sides=(side, *position.sides[1:])), Seat(0), Win()).state
    assert won.end is not None
    assert items(won.end.winners[0].score) == {"heavenly_hand": 10}


def test_trap_9_a_flower_on_the_kongs_replacement_resets_the_row():
    position = dealt(["2222m 456m 234p 55p 67s"], tail="8s 1f", options=FREE)
    kong = played(position, "0 declare-kong 2m")
    assert (kong.kongs_in_row, kong.flower_replacement, kong.drawn) == (0, True, tile("8s"))
    won = act(kong, Seat(0), Win()).state.end
    assert won is not None
    assert items(won.winners[0].score) == {"self_draw": 1, "own_flower": 1}


def test_trap_9_two_kongs_in_a_row_and_a_discard_between():
    position = dealt(["2222m 3333p 4444s 55p"], tail="9p 8p 7p", options=FREE)
    assert played(position, "0 declare-kong 2m").kongs_in_row == 1
    assert played(position, "0 declare-kong 2m", "0 declare-kong 3p").kongs_in_row == 2
    assert played(position, "0 declare-kong 2m", "0 declare-kong 3p", "0 declare-kong 4s").kongs_in_row == 3
    assert played(position, "0 declare-kong 2m", "0 discard 7p", "pass").kongs_in_row == 0


def test_trap_10_the_last_tile_can_be_a_replacement_from_the_tail():
    position = dealt(["2222m 456m 234p 55p 67s"], options=FREE)
    last = position._replace(wall=Wall(short("8s"), 0, 1, 0), quiet=False)
    kong = played(last, "0 declare-kong 2m")
    assert kong.wall.live == 0
    won = act(kong, Seat(0), Win()).state.end
    assert won is not None
    shown = {"self_draw": 1, "no_flowers": 1, "last_tile": 1, "kong_replacement": 1}
    assert items(won.winners[0].score) == shown


def test_r05_with_a_dead_wall_the_hand_ends_with_fourteen_tiles_left():
    position = dealt(["147m 258p 369s SWNGR"], options=MahjongOptions(dead_wall=14))
    last = position._replace(wall=Wall(KINDS[:15], 0, 15, 14))
    drew = played(last, "0 discard Rd", "pass")
    assert (drew.drawn, drew.wall.live, len(drew.wall.left)) == (KINDS[0], 0, 14)
    ended = draw(drew, Seat(2)).state
    assert ended.end is not None
    assert ended.end.kind == "draw"


# False wins (R17) and flower wins (R23)

FALSE = MahjongOptions(false_win=True)


def test_r17_a_false_win_is_offered_by_its_option_only():
    hands = ["147m 258p 369s SWNGR"]
    assert refused(dealt(hands), 0, FALSE_WIN) == "wrong-phase"
    step = act(dealt(hands, options=FALSE), Seat(0), FALSE_WIN)
    assert step.state.end is not None
    assert (step.state.end.kind, step.state.end.offender) == ("void", 0)
    assert step.state.end.payments == (-384, 128, 128, 128)
    true = dealt(["123m 456m 234p 55p 678s"], options=FALSE)
    assert refused(true, 0, FALSE_WIN) == "true-win"
    assert "FalseWin" not in legal(true, 0)
    assert legal(dealt(hands, options=FALSE), 0)[-1] == "FalseWin"


def test_nothing_is_called_by_chance():
    position = dealt(["147m 258p 369s SWNGR"], options=FALSE)
    rng = Rng.from_text("pick")
    picked = {type(choices(position, Seat(0)).pick(rng)).__name__ for _ in range(200)}
    assert picked == {"Discard"}


FLOWERY = MahjongOptions(flower_win=True)


def with_flowers(position: Position, seat: int, number: int) -> Position:
    side = position.sides[seat]._replace(flowers=FLOWERS[:number])
    return position._replace(sides=(*position.sides[:seat], side, *position.sides[seat + 1 :]))


@pytest.mark.parametrize(("number", "fan", "units"), [(7, 3, 8), (8, 8, 64)])
def test_r23_seven_or_eight_flowers_win_at_once(number, fan, units):
    position = with_flowers(dealt(["147m 258p 369s SWNGR"], options=FLOWERY), 0, number)
    assert "FlowerWin" in legal(position, 0)
    end = act(position, Seat(0), FLOWER_WIN).state.end
    assert end is not None
    (winner,) = end.winners
    assert (winner.score.fan, winner.hand) == (fan, None)
    assert end.payments == (3 * units, -units, -units, -units)


def test_r23_six_flowers_or_no_option_do_not():
    position = dealt(["147m 258p 369s SWNGR"], options=FLOWERY)
    assert refused(with_flowers(position, 0, 6), 0, FLOWER_WIN) == "too-few-flowers"
    plain = dealt(["147m 258p 369s SWNGR"])
    assert refused(with_flowers(plain, 0, 8), 0, FLOWER_WIN) == "wrong-phase"


def test_r23_a_seat_that_was_dealt_seven_flowers_is_asked_before_the_first_turn():
    plain = tile_set(flowers=False)
    # seat 1 takes tiles 4 to 7, 20 to 23 and so on
    wall = (*plain[:4], *FLOWERS[:4], *plain[4:16], *FLOWERS[4:7], *plain[16:100], FLOWERS[7], *plain[100:])
    position = first_position(open_wall(wall, Seat(0), FLOWERY), Deal(Seat(0), WINDS[0]), FLOWERY)
    assert position.phase == "flowers"
    assert position.to_act == (1,)
    assert legal(position, 1) == ["FlowerWin", "Pass"]
    assert refused(position, 1, Win()) == "wrong-phase"
    assert refused(position, 0, Discard(wall[0])) == "wrong-phase"
    won = act(position, Seat(1), FLOWER_WIN).state.end
    assert won is not None
    assert won.payments == (-8, 24, -8, -8)
    passed = act(position, Seat(1), PASS).state
    assert (passed.phase, passed.to_act, passed.end) == ("turn", (0,), None)
    strict = MahjongOptions(flower_win=True, min_fan=4)
    assert first_position(open_wall(wall, Seat(0), strict), Deal(Seat(0), WINDS[0]), strict).phase == "turn"


def test_hands_grow_and_shrink_in_order():
    held = Hand.of(short("R 9s 1m"))
    assert held.tiles == short("1m 9s R")
    more = held.plus(tile("5p"))
    assert more == Hand.of(short("1m 5p 9s R"))
    assert more.minus(tile("5p")) == held
    assert Hand.of(short("1m 555p")).minus(tile("5p"), 3) == Hand.of(short("1m"))
