"""Claims: who may answer what, in which order they go, and what comes of them."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from rules.codec import text_of
from rules.game import IllegalAction
from rules.mahjong import MahjongOptions
from rules.mahjong.actions import FALSE_WIN, KONG, PASS, PUNG, WIN, Chow, Discard, Win
from rules.mahjong.choices import CallChoices, choices
from rules.mahjong.claims import act
from rules.mahjong.events import Claimed, KongMade, TileDrawn
from rules.mahjong.melds import Meld
from rules.mahjong.position import Hand, Position, Taken, with_side
from rules.mahjong.wall import Wall
from rules.seats import Seat
from tests.rules.mahjong.positions import all_passed, dealt, items, meld, played, short, tile, until_turn

DEALER = "147m 258p 369s SWNG 5p"
READY = "123m 456m 234p 99p 67s"
"""Waits for 5s and 8s; all chows, concealed, no flowers."""
NOTHING = "147m 258p 369s ESWN"
FREE = MahjongOptions(min_fan=0)


def asked(hands: list[str | None], discard: str = "5p", **more: Any) -> Position:
    return played(dealt(hands, **more), f"0 discard {discard}")


def calls(position: Position, seat: int) -> list[str]:
    choice = choices(position, Seat(seat))
    assert isinstance(choice, CallChoices)
    return [text_of(each) for each in choice.calls()]


def refused(position: Position, seat: int, action: object) -> str:
    with pytest.raises(IllegalAction) as caught:
        act(position, Seat(seat), action)
    return caught.value.reason


def test_r10_pung_needs_two_and_a_kong_three_and_a_chow_only_the_next_seat():
    position = asked([DEALER, "46p 147m 369s ESWNG", "55p 147m 369s ESWNG"])
    assert calls(position, 1) == ["chow 4p 6p"]
    assert calls(position, 2) == ["pung"]
    assert refused(position, 2, KONG) == "too-few-copies"
    assert refused(position, 1, PUNG) == "too-few-copies"
    assert refused(position, 2, Chow(tile("4p"), tile("6p"))) == "not-next-seat"
    assert refused(position, 1, Chow(tile("6p"), tile("7p"))) == "no-chow"
    assert refused(position, 1, Chow(tile("6p"), tile("4p"))) == "no-chow"
    assert refused(position, 1, Chow(tile("1m"), tile("4m"))) == "no-chow"
    assert refused(position, 0, PASS) == "wrong-phase"
    assert refused(position, 1, Discard(tile("1m"))) == "wrong-phase"
    assert refused(position, 1, FALSE_WIN) == "wrong-phase"
    kong = asked(["147m 258p 369s SSWNG", "555p 147m 369s ESWN"])
    assert calls(kong, 1) == ["kong", "pung"]


def test_r10_the_order_of_answers_does_not_matter():
    position = asked([DEALER, "46p 147m 369s ESWNG", "55p 147m 369s ESWNG", NOTHING.replace("5", "6")])
    answers = {1: Chow(tile("4p"), tile("6p")), 2: PUNG, 3: PASS}
    ends = set()
    for order in itertools.permutations(answers):
        after = position
        for seat in order:
            assert after.phase == "claims"
            after = act(after, Seat(seat), answers[seat]).state
        ends.add(after)
        assert after.turn == 2
        assert [each.type for each in after.sides[2].melds] == ["pung"]
    assert len(ends) == 1


def test_r10_nothing_happens_before_all_have_answered():
    position = asked([DEALER, READY, None, None])
    after = act(position, Seat(2), PASS)
    assert after.events == ()
    assert after.state.to_act == (1, 3)
    assert refused(after.state, 2, PASS) == "wrong-phase"


def test_r12_the_claimed_tile_leaves_the_pond_and_play_goes_on_from_the_claimer():
    position = asked([DEALER, NOTHING.replace("5", "6"), None, "55p 147m 369s ESWNG"])
    step = act(played(position, "1 pass", "2 pass"), Seat(3), PUNG)
    taken = step.state
    expected = Meld("pung", short("555p"), Seat(0), tile("5p"))
    assert step.events == (Claimed(Seat(3), expected),)
    assert taken.ponds == ((), (), (), ())
    assert taken.taken == (Taken(0, Seat(3)),)
    assert (taken.turn, taken.drawn, taken.wall) == (3, None, position.wall)
    after = until_turn(played(taken, "3 discard Ew"), 0)
    assert after.ponds[3] == short("E")
    assert after.drawn is not None


def test_r12_a_chow_is_followed_by_a_discard_and_a_kong_by_a_replacement():
    position = asked([DEALER, "46p 147m 369s ESWNG"])
    chow = played(position, "1 chow 4p 6p", "2 pass", "3 pass")
    assert (chow.turn, chow.drawn) == (1, None)
    assert chow.sides[1].melds == (Meld("chow", short("456p"), Seat(0), tile("5p")),)
    assert len(chow.sides[1].hand.tiles) == 11
    kong = asked(["147m 258p 369s SSWNG", None, "555p 147m 369s ESWN"], tail="9p")
    step = act(played(kong, "1 pass", "3 pass"), Seat(2), KONG)
    made = Meld("kong", short("5555p"), Seat(0), tile("5p"))
    assert step.events == (Claimed(Seat(2), made), TileDrawn(Seat(2), step.state.wall.live, True))
    assert (step.state.turn, step.state.drawn, step.state.kongs_in_row) == (2, tile("9p"), 1)
    assert step.state.window is None  # an exposed kong from a discard cannot be robbed


def test_r09_the_last_discard_can_be_claimed_for_a_win_only():
    start = dealt(["147m 258p 369s SWNG 8s", READY, "88s 147m 258p ESWNG"])
    last = played(start._replace(wall=Wall((), 0, 0, 0), quiet=False), "0 discard 8s")
    assert calls(last, 1) == ["win"]
    assert calls(last, 2) == []
    assert refused(last, 2, PUNG) == "last-discard"
    assert refused(last, 1, Chow(tile("6s"), tile("7s"))) == "last-discard"
    won = played(last, "1 win", "2 pass", "3 pass").end
    assert won is not None
    assert "last_discard" in items(won.winners[0].score)


def three_ready(**more: Any) -> Position:
    # seat 2 and seat 3 wait for 8s with other tiles
    hands = ["147m 258p 369s SWNG 8s", "46p 147m 369s ESWNG", "123m 456m 567p 33p 67s", "789m 789m 234p 11p 67s"]
    return asked(hands, "8s", options=MahjongOptions(min_fan=1, **more))


def test_trap_7_the_nearest_winner_in_turn_order_after_the_discarder():
    position = three_ready()
    won = played(position, "3 win", "2 win", "1 pass").end
    assert won is not None
    assert won.seats == (2,)
    assert won.payments[3] == 0
    assert (won.discarder, won.tile, won.by) == (0, tile("8s"), "discard")


def test_r11_all_win_and_each_is_paid_in_full():
    position = three_ready(multiple_winners=True)
    end = played(position, "3 win", "2 win", "1 pass")
    won = end.end
    assert won is not None
    assert won.seats == (2, 3)
    each = [winner.score.payments for winner in won.winners]
    assert won.payments == tuple(a + b for a, b in zip(*each, strict=True))
    assert won.payments[0] == -(won.payments[2] + won.payments[3])
    assert end.ponds == ((), (), (), ())


def test_a_win_goes_before_pung_and_chow():
    hands = ["147m 258p 369s SWNG 8s", "67s 147m 258p ESWNG", "88s 147m 258p ESWNR", READY]
    position = asked(hands, "8s")
    end = played(position, "1 chow 6s 7s", "2 pung", "3 win").end
    assert end is not None
    assert end.seats == (3,)


# Robbing (R13)


def konger(options: MahjongOptions = FREE, fourth: str = "8s") -> Position:
    """Seat 0 holds an exposed pung of 8s and the fourth; seat 1 and 3 are ready for 5s and 8s."""
    position = dealt([f"147m 258p 369s SW {fourth} GN", READY, None, "789m 555m 234p 11p 67s"], options=options)
    side = position.sides[0]
    lying = side._replace(
        hand=Hand.of(short(f"147m 258p 369s S {fourth}")), melds=(Meld("pung", short("888s"), Seat(2), tile("8s")),)
    )
    return position._replace(sides=with_side(position.sides, Seat(0), lying), drawn=tile(fourth), quiet=False)


def test_r13_a_robbed_kong_stays_a_pung_and_the_konger_pays():
    position = played(konger(), "0 declare-kong 8s")
    assert position.window is not None
    assert position.window.asking == "added_kong"
    assert calls(position, 1) == ["win"]
    assert refused(position, 1, PUNG) == "rob-only"
    assert refused(position, 1, Chow(tile("6s"), tile("7s"))) == "rob-only"
    end = played(position, "1 win", "2 pass", "3 win")
    assert end.end is not None
    assert (end.end.by, end.end.discarder, end.end.tile, end.end.seats) == ("robbing_kong", 0, tile("8s"), (1,))
    assert [each.type for each in end.sides[0].melds] == ["pung"]
    assert tile("8s") not in end.sides[0].hand.tiles
    assert "robbing_kong" in items(end.end.winners[0].score)
    assert end.end.payments[0] < 0
    assert end.wall == position.wall  # trap 8: no replacement was drawn


def test_r13_the_kong_is_made_after_the_window_closes():
    step = None
    position = played(konger(), "0 declare-kong 8s")
    for seat in (3, 1, 2):
        step = act(position, Seat(seat), PASS)
        position = step.state
    assert step is not None
    made, drawn = step.events
    assert isinstance(made, KongMade)
    assert isinstance(drawn, TileDrawn)
    assert made.meld.added
    assert (position.turn, position.kongs_in_row) == (0, 1)


def test_r13_several_rob_the_same_kong_by_their_option():
    position = played(konger(MahjongOptions(min_fan=0, multiple_winners=True)), "0 declare-kong 8s")
    end = played(position, "1 win", "2 pass", "3 win").end
    assert end is not None
    assert end.seats == (1, 3)


ORPHANS = "19m 19p 1s ESWNRGB 1m"


def test_r13_a_concealed_kong_can_be_robbed_by_thirteen_orphans_only():
    hands = ["9999s 258p 369m SWGN", ORPHANS, "78s 123m 456m 234p 55p"]
    position = played(dealt(hands), "0 declare-kong 9s")
    assert position.window is not None
    assert position.window.asking == "concealed_kong"
    assert calls(position, 1) == ["win"]
    assert calls(position, 2) == []
    assert refused(position, 2, WIN) == "not-a-winning-shape"
    end = played(position, "1 win", "2 pass", "3 pass")
    assert end.end is not None
    assert items(end.end.winners[0].score) == {"thirteen_orphans": 10}
    assert end.sides[0].melds == ()
    assert end.sides[0].hand.tiles.count(tile("9s")) == 3


# Passed wins (R14)

LOCK = MahjongOptions(passed_win_lock=True)


def test_r14_there_is_no_furiten():
    position = asked(["147m 258p 369s SWNG 8s", READY], "8s")
    passed = all_passed(position)
    assert passed.sides[1].passed == frozenset()
    again = until_turn(played(passed, f"1 discard {passed.drawn}"), 2)
    thrown = again._replace(
        sides=with_side(again.sides, Seat(2), again.sides[2]._replace(hand=again.sides[2].hand.plus(tile("8s"))))
    )
    assert "win" in calls(played(thrown, "2 discard 8s"), 1)


def locked() -> Position:
    """Seat 1 passed a win on 8s; seat 3 could not win; it is the turn of seat 2 after a pung of it."""
    hands = ["147m 258p 369s SWNG 8s", READY, "88s 147m 258p ESWNG"]
    return played(asked(hands, "8s", options=LOCK), "1 pass", "2 pung", "3 pass")


def test_r14_a_passed_win_is_locked_until_the_next_draw_or_claim():
    position = locked()
    assert position.sides[1].passed == {tile("8s")}
    assert position.sides[3].passed == frozenset()
    side = position.sides[2]
    other = position._replace(
        sides=with_side(position.sides, Seat(2), side._replace(hand=Hand.of(short("5s 14m 258p ESWNG"))))
    )
    assert "win" in calls(played(other, "2 discard 5s"), 1)  # another kind is not locked
    same = position._replace(
        sides=with_side(
            position.sides, Seat(2), side._replace(hand=Hand.of(short("8s 14m 258p ESWNG")), melds=(meld("999s"),))
        )
    )
    asked_again = played(same, "2 discard 8s")
    assert calls(asked_again, 1) == []
    assert refused(asked_again, 1, Win()) == "passed-win"
    drew = until_turn(asked_again, 1)
    assert drew.sides[1].passed == frozenset()


def test_r14_a_claim_opens_it_again():
    hands = ["147m 258p 369s SWNG 8s", READY]
    position = played(asked(hands, "8s", options=LOCK), "1 chow 6s 7s", "2 pass", "3 pass")
    assert position.sides[1].passed == frozenset()


def test_r14_a_win_below_the_minimum_is_no_passed_win():
    short_of = asked(["147m 258p 369s SWNG 8s", READY], "8s", options=MahjongOptions(passed_win_lock=True, min_fan=8))
    early = all_passed(short_of._replace(quiet=False))
    assert early.sides[1].passed == frozenset()


# First turns


def test_an_earthly_hand_is_won_on_the_dealers_first_discard():
    poor = "123m 456m 222p 99p 67s"
    won = played(asked(["147m 258p 369s SWNG 8s", poor], "8s"), "1 win", "2 pass", "3 pass").end
    assert won is not None
    assert items(won.winners[0].score) == {"earthly_hand": 10}
    after_kong = dealt(["2222m 58p 369s SWNG 8s", poor.replace("123m", "777m")], tail="9p")
    kong = played(after_kong, "0 declare-kong 2m", "0 discard 8s")
    assert calls(kong, 1) == ["chow 6s 7s"]


def human(option: str) -> Position:
    hands = ["147m 258p 369s SWNG 1s", None, None, "123m 456m 222p 99p 67s"]
    position = dealt(hands, "8s", options=MahjongOptions(human_hand=option))
    return played(until_turn(played(position, "0 discard 1s"), 1), "1 discard 8s")


@pytest.mark.parametrize(("option", "shown"), [("three", 3), ("limit", 10)])
def test_a_human_hand_is_won_before_the_first_draw(option, shown):
    end = played(human(option), "3 win", "0 pass", "2 pass").end
    assert end is not None
    assert items(end.winners[0].score)["human_hand"] == shown


def test_no_human_hand_without_its_option_nor_later_nor_after_a_meld():
    assert calls(human("off"), 3) == []
    assert calls(human("three")._replace(quiet=False), 3) == []
    late = human("three")
    twice = late._replace(discards=late.discards * 2)
    assert calls(twice, 3) == []


# False wins (R17)

FALSE = MahjongOptions(false_win=True)


def test_r17_a_false_win_waits_like_every_answer_and_a_true_win_goes_before_it():
    position = asked(["147m 258p 369s SWNG 8s", READY, "88s 147m 258p ESWNG"], "8s", options=FALSE)
    assert refused(position, 1, FALSE_WIN) == "true-win"
    assert calls(position, 2) == ["pung", "false-win"]
    both = played(position, "2 false-win", "1 win", "3 false-win").end
    assert both is not None
    assert (both.kind, both.seats) == ("win", (1,))
    waits = played(position, "2 false-win", "1 pass")
    assert waits.end is None
    void = act(waits, Seat(3), PASS).state.end
    assert void is not None
    assert (void.kind, void.offender, void.payments) == ("void", 2, (128, 128, -384, 128))
    nearest = played(position, "3 false-win", "2 false-win", "1 chow 6s 7s").end
    assert nearest is not None
    assert nearest.offender == 2


def test_liability_reaches_the_payments_of_a_hand():
    options = MahjongOptions(liability=True, min_fan=0)
    position = dealt(["123m 456m 234p 55p 678s"], options=options)
    melds = (meld("RRR", 1), meld("GGG", 2), meld("BBB", 3))
    side = position.sides[0]._replace(hand=Hand.of(short("123m 55p")), melds=melds)
    ready = position._replace(sides=with_side(position.sides, Seat(0), side), drawn=tile("3m"), quiet=False)
    end = act(ready, Seat(0), WIN).state.end
    assert end is not None
    assert end.liable == 3
    assert end.payments[1] == end.payments[2] == 0
    assert end.payments[0] == -end.payments[3] > 0
