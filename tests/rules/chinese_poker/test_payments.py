"""Who pays whom: R31 to R34."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from rules.chinese_poker import PokerOptions
from rules.chinese_poker.payments import Payment, Settlement, pairs_in_order, seats_in_order, settle
from rules.seats import Seat
from tests.rules.chinese_poker.hands import MANDARIN

PER_OPPONENT = MANDARIN.replace(win_cap="per_opponent")
SCORE = MANDARIN.replace(stakes="score")
SWEEP = {(0, 1): 9, (0, 2): 9, (0, 3): 9, (1, 2): -1, (1, 3): 6, (2, 3): 6}


def paid(
    points: dict[tuple[int, int], int],
    stacks: tuple[int, ...],
    button: int = 3,
    automatic: tuple[int, ...] = (),
    options: PokerOptions = MANDARIN,
) -> Settlement:
    return settle({(Seat(a), Seat(b)): won for (a, b), won in points.items()}, stacks, button, automatic, options)


def short(settlement: Settlement) -> list[tuple[int, int, int, int]]:
    return [(each.payer, each.receiver, each.owed, each.paid) for each in settlement.payments]


def test_r31_payments_go_clockwise_from_the_button():
    assert seats_in_order(1, [0, 1, 3]) == (3, 0, 1)
    assert pairs_in_order(3, range(4), ()) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert pairs_in_order(0, range(4), ()) == ((1, 2), (1, 3), (1, 0), (2, 3), (2, 0), (3, 0))


def test_r31_the_button_may_be_at_a_seat_that_was_not_dealt_in():
    assert seats_in_order(2, [0, 1, 3]) == (3, 0, 1)
    assert seats_in_order(2, [1, 2]) == (1, 2)


def test_r31_automatic_wins_are_paid_first_each_group_in_order():
    assert pairs_in_order(1, [0, 1, 3], [0]) == ((3, 0), (0, 1), (3, 1))
    assert pairs_in_order(3, range(4), [2]) == ((0, 2), (1, 2), (2, 3), (0, 1), (0, 3), (1, 3))
    assert pairs_in_order(3, range(4), range(4)) == pairs_in_order(3, range(4), ())


def test_r32_seven_chips_win_seven_in_all():
    settlement = paid(SWEEP, (7, 100, 100, 100))
    assert short(settlement)[:3] == [(1, 0, 9, 7), (2, 0, 9, 0), (3, 0, 9, 0)]
    assert [each.limit for each in settlement.payments[:4]] == ["win-cap", "no-room", "no-room", None]
    assert [each.bound for each in settlement.payments[:4]] == [7, 7, 7, None]
    assert settlement.stacks == (14, 98, 107, 88)


def test_r32_or_seven_from_each():
    settlement = paid(SWEEP, (7, 100, 100, 100), options=PER_OPPONENT)
    assert short(settlement)[:3] == [(1, 0, 9, 7), (2, 0, 9, 7), (3, 0, 9, 7)]
    assert settlement.stacks[0] == 28


def test_r32_room_is_not_given_back_by_paying():
    """Received counts, not net: seat 0 loses 5 in between and still wins no more than 7."""
    settlement = paid({(0, 1): 7, (0, 2): -5, (0, 3): 3}, (7, 100, 100, 100))
    assert short(settlement) == [(1, 0, 7, 7), (0, 2, 5, 5), (3, 0, 3, 0)]
    assert settlement.stacks == (9, 93, 105, 100)


def test_r32_the_loser_pays_no_single_opponent_more_than_the_own_start_stack():
    settlement = paid({(0, 1): 6, (0, 2): 9, (1, 2): 9}, (100, 5, 5, 0), button=3)
    assert short(settlement) == [(1, 0, 6, 5), (2, 0, 9, 5), (2, 1, 9, 0)]
    assert [each.limit for each in settlement.payments] == ["loss-cap", "loss-cap", "out-of-chips"]
    richer = paid({(0, 1): -20, (1, 2): -9}, (20, 4, 20, 0), button=3)
    assert short(richer) == [(0, 1, 20, 4), (1, 2, 9, 4)]
    assert richer.payments[1] == Payment(Seat(1), Seat(2), 9, 4, "loss-cap", 4)


def test_r33_chips_won_in_this_deal_can_be_paid():
    settlement = paid({(0, 1): -8, (0, 2): 12, (1, 2): -10}, (8, 8, 100, 0), button=3)
    assert short(settlement) == [(0, 1, 8, 8), (2, 0, 12, 8), (1, 2, 10, 8)]
    assert settlement.stacks == (8, 8, 100, 0)


def test_r33_what_cannot_be_paid_is_lost_and_the_order_decides_who_gets_it():
    points = {(0, 1): 6, (0, 2): -6, (0, 3): -6}
    first = paid(points, (3, 100, 100, 100), button=3)
    assert short(first) == [(1, 0, 6, 3), (0, 2, 6, 3), (0, 3, 6, 3)]
    other = paid(points, (3, 100, 100, 100), button=0)
    assert short(other) == [(1, 0, 6, 3), (0, 2, 6, 3), (0, 3, 6, 3)]
    moved = paid(points, (3, 100, 100, 100), button=1)
    assert short(moved) == [(0, 2, 6, 3), (0, 3, 6, 0), (1, 0, 6, 3)]
    assert moved.payments[1].limit == "out-of-chips"
    assert moved.payments[1].bound == 0


def test_pairs_without_points_pay_nothing():
    assert paid({(0, 1): 0, (0, 2): 1, (1, 2): 0}, (20, 20, 20, 0)).payments == (Payment(Seat(2), Seat(0), 1, 1),)


def test_a_point_is_worth_a_unit():
    assert short(paid({(0, 1): 3}, (100, 100, 0, 0), options=MANDARIN.replace(unit=5))) == [(1, 0, 15, 15)]


def test_r34_a_running_score_has_no_caps_and_may_be_negative():
    settlement = paid(SWEEP, (0, 0, 0, 0), options=SCORE)
    assert settlement.stacks == (27, -4, -2, -21)
    assert all(each.limit is None for each in settlement.payments)


POINTS = st.dictionaries(st.sampled_from(list(itertools.combinations(range(4), 2))), st.integers(-27, 27), min_size=1)
TABLE = st.tuples(*[st.integers(1, 60)] * 4)


@given(POINTS, TABLE, st.integers(0, 3), st.sets(st.integers(0, 3)), st.sampled_from([MANDARIN, PER_OPPONENT]))
def test_chips_are_conserved_and_every_cap_is_kept(points, stacks, button, automatic, options):
    settlement = paid(points, stacks, button, tuple(automatic), options)
    assert sum(settlement.stacks) == sum(stacks)
    assert min(settlement.stacks) >= 0
    received = [0] * 4
    now = list(stacks)
    for each in settlement.payments:
        room = stacks[each.receiver] - (received[each.receiver] if options is MANDARIN else 0)
        assert each.paid == min(each.owed, room, stacks[each.payer], now[each.payer])
        assert (each.limit is None) == (each.paid == each.owed)
        received[each.receiver] += each.paid
        now[each.payer] -= each.paid
        now[each.receiver] += each.paid
    assert tuple(now) == settlement.stacks
    if options is MANDARIN:
        assert all(got <= start for got, start in zip(received, stacks, strict=True))


@given(POINTS, st.integers(0, 3), st.integers(0, 3))
def test_a_score_does_not_depend_on_the_button(points, button, other):
    stacks = (0, 0, 0, 0)
    assert paid(points, stacks, button, (), SCORE).stacks == paid(points, stacks, other, (), SCORE).stacks
