"""Who is dealt in and what voids a deal: R2 to R5, R28."""

from __future__ import annotations

import pytest

from rules.cards import pack
from rules.chinese_poker import PokerOptions
from rules.chinese_poker.seating import Seating, deal, first_button, misdeal, next_deal, ready_seats, shuffled
from rules.dealing import Dealing
from tests.rules.chinese_poker.hands import MANDARIN

SCORE = MANDARIN.replace(stakes="score")
AT_ONCE = MANDARIN.replace(new_seat_waits=False)
FULL = (20, 12, 31, 17)


def following(
    button: int,
    new: tuple[int, ...] = (),
    seated: tuple[int, ...] = (0, 1, 2, 3),
    stacks: tuple[int, ...] = FULL,
    options: PokerOptions = MANDARIN,
    *,
    void: bool = False,
) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    seating = next_deal(button, seated, new, stacks, options, void=void)
    return seating.button, seating.dealt_in, seating.waiting


@pytest.mark.parametrize("button", range(4))
def test_r03_four_hands_one_card_at_a_time_from_the_left_of_the_button(button):
    order = pack()
    hands = deal(order, button)
    assert [len(hand) for hand in hands] == [13] * 4
    for place, card in enumerate(order):
        assert card is hands[(button + 1 + place) % 4][place // 4]


def test_the_first_button_is_drawn_by_lot_among_the_seats():
    def seed(number: int) -> Dealing:
        return Dealing.from_text(f"lots {number}", "chinese_poker")

    assert {first_button(seed(number), 3) for number in range(40)} == {0, 1, 2}
    assert first_button(seed(1), 4) == first_button(seed(1), 4)


def test_the_order_of_the_pack_is_that_of_the_seed():
    dealing = Dealing(bytes(32), "chinese_poker")
    assert [card.index for card in shuffled(dealing, 1)[:5]] == [39, 27, 21, 48, 35]


def test_r04_the_button_moves_to_the_next_seat_dealt_in():
    assert following(3) == (0, (0, 1, 2, 3), ())
    assert following(1, stacks=(20, 12, 0, 17)) == (3, (0, 1, 3), ())
    assert following(1, seated=(0, 1)) == (0, (0, 1), ())


def test_r04_a_void_deal_does_not_move_it():
    assert following(1, void=True) == (1, (0, 1, 2, 3), ())
    assert following(1, stacks=(20, 0, 31, 17), void=True) == (2, (0, 2, 3), ())


def test_r05_a_new_seat_waits_one_deal_and_cannot_have_the_button():
    assert following(3, new=(0,)) == (1, (1, 2, 3), (0,))
    assert following(3, new=(0, 1)) == (2, (2, 3), (0, 1))


def test_r05_everybody_ready_plays_when_fewer_than_two_would():
    assert following(3, new=(0, 1), seated=(0, 1, 2)) == (2, (0, 1, 2), ())
    assert following(2, new=(0, 1), seated=(0, 1, 2)) == (2, (0, 1, 2), ())
    assert following(3, new=(0, 1, 2, 3)) == (0, (0, 1, 2, 3), ())


def test_r05_the_button_stays_after_a_void_deal_if_its_seat_is_dealt_in():
    assert following(0, new=(0,), seated=(0, 1), void=True) == (0, (0, 1), ())
    assert following(0, new=(0,), void=True) == (1, (1, 2, 3), (0,))


def test_r05_new_seats_may_take_part_at_once():
    assert following(3, new=(0,), options=AT_ONCE) == (0, (0, 1, 2, 3), ())


def test_r02_with_fewer_than_two_the_table_waits():
    assert following(2, stacks=(20, 0, 0, 0)) == (2, (), (0,))
    assert following(2, seated=(3,)) == (2, (), (3,))
    assert following(2, seated=()) == (2, (), ())


def test_who_is_ready():
    assert ready_seats({3, 0, 1}, (20, 0, 5, 1), MANDARIN) == (0, 3)
    assert ready_seats({3, 0, 1}, (20, 0, 5, -1), SCORE) == (0, 1, 3)
    assert following(3, stacks=(0, -4, 9, -5), options=SCORE) == (0, (0, 1, 2, 3), ())


@pytest.mark.parametrize(
    ("counts", "exposed", "wrong_player", "locked", "reason"),
    [
        ((13, 13, 13, 13), (0, 0, 0, 0), False, 0, None),
        ((13, 12, 14, 13), (0, 0, 0, 0), False, 0, "wrong-number-of-cards"),
        ((13, 12, 14, 13), (5, 0, 0, 0), True, 0, "wrong-number-of-cards"),
        ((13, 13, 13, 13), (0, 5, 0, 0), False, 2, "five-cards-exposed"),
        ((13, 13, 13, 13), (4, 4, 4, 4), False, 0, None),
        ((13, 13, 13, 13), (0, 0, 0, 13), True, 0, "five-cards-exposed"),
        ((13, 13, 13, 13), (4, 0, 0, 0), True, 0, "wrong-player"),
        ((13, 13, 13, 13), (0, 0, 0, 0), True, 1, None),
    ],
)
def test_r28_what_voids_a_deal(counts, exposed, wrong_player, locked, reason):
    assert misdeal(counts, exposed, wrong_player=wrong_player, locked=locked) == reason


def test_a_seating_without_waiting_seats():
    assert next_deal(3, (0, 1), (), FULL, MANDARIN) == Seating(0, (0, 1))  # type: ignore[arg-type]
