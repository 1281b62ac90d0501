"""The arrangement: whatever is done with thirteen cards, they stay thirteen, and every step can be taken back."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Card, pack
from rules.chinese_poker.setting import ROWS, SIZES, Setting
from tablegames_qt.tables.chinese_poker.arrangement import Arrangement, Laid, by_rank, by_suit, grouped

HAND = tuple(map(Card.parse, ["Ah", "Kd", "Kc", "Qh", "Qc", "9s", "9h", "9d", "7d", "7s", "5s", "4c", "4s"]))


def cards(text: str) -> list[Card]:
    return [Card.parse(each) for each in text.split()]


def test_a_deal_begins_with_all_cards_in_the_tray_sorted_by_rank() -> None:
    arrangement = Arrangement(tuple(reversed(HAND)))
    assert arrangement.now.tray == by_rank(HAND)
    assert not any(arrangement.now.setting)


def test_a_card_dropped_on_an_empty_place_moves_and_nothing_else_does() -> None:
    laid = Laid.all_in_tray(HAND).moved(HAND[3], "middle", 4)
    assert laid.middle == (None, None, None, None, HAND[3])
    assert laid.tray == (*HAND[:3], *HAND[4:])


def test_a_card_dropped_on_a_card_swaps_with_it_wherever_it_came_from() -> None:
    king, queen, nine = HAND[1], HAND[3], HAND[5]
    laid = Laid.all_in_tray(HAND).moved(king, "front", 0).moved(queen, "back", 2)
    across = laid.moved(king, "back", 2)
    assert (across.front[0], across.back[2]) == (queen, king)
    assert across.tray == laid.tray
    from_tray = laid.moved(nine, "front", 0)
    assert from_tray.front[0] is nine
    assert from_tray.tray.index(king) == laid.tray.index(nine)
    assert laid.moved(king, "front", 0) == laid


def test_several_cards_fill_the_free_places_of_a_row_from_the_left_or_nothing_moves() -> None:
    arrangement = Arrangement(HAND)
    assert arrangement.to_row(HAND[:3], "back")
    assert arrangement.now.back == (*HAND[:3], None, None)
    before = arrangement.now
    assert not arrangement.to_row(HAND[3:6], "back")
    assert arrangement.now == before
    assert arrangement.to_row(HAND[3:5], "back")
    assert not arrangement.now.free("back")


def test_a_double_click_fills_back_middle_front_and_goes_back_to_the_tray() -> None:
    arrangement = Arrangement(HAND)
    for card in HAND:
        assert arrangement.send(card)
    assert arrangement.now.setting == Setting(HAND[10:], HAND[5:10], HAND[:5])
    assert arrangement.send(HAND[0])
    assert arrangement.now.tray == (HAND[0],)
    assert arrangement.active_row == "back"


def test_the_rest_of_the_tray_fills_the_only_open_row() -> None:
    arrangement = Arrangement(HAND)
    for card in HAND[:10]:
        arrangement.send(card)
    assert arrangement.last_to_fill == "front"
    assert arrangement.fill_rest()
    assert not arrangement.now.tray
    assert not arrangement.fill_rest()


def test_sort_goes_between_rank_and_suit_and_groups_the_rows() -> None:
    arrangement = Arrangement(HAND)
    arrangement.become(arrangement.now.in_tray(list(reversed(by_rank(HAND)))))
    arrangement.sort()
    assert arrangement.now.tray == by_rank(HAND)
    arrangement.sort()
    assert arrangement.now.tray == by_suit(HAND)
    arrangement.sort()
    assert arrangement.now.tray == by_rank(HAND)


def test_rows_are_read_with_pairs_first_and_a_five_high_straight_from_the_five() -> None:
    assert grouped(tuple(cards("4c 9s 4s 9d 9h"))) == tuple(cards("9d 9h 9s 4c 4s"))
    assert grouped(tuple(cards("As 2d 5h 3c 4s"))) == tuple(cards("5h 4s 3c 2d As"))
    assert grouped((None, HAND[0], None)) == (HAND[0], None, None)


def test_middle_and_back_change_places_whole() -> None:
    arrangement = Arrangement(HAND)
    for card in HAND:
        arrangement.send(card)
    swapped = arrangement.now.rows_swapped()
    assert swapped.middle == arrangement.now.back
    assert swapped.back == arrangement.now.middle


def test_clear_brings_a_row_back_sorted() -> None:
    arrangement = Arrangement(HAND)
    for card in HAND[:6]:
        arrangement.send(card)
    assert arrangement.clear(["back"])
    assert arrangement.now.tray == by_rank(set(HAND) - {HAND[5]})
    assert arrangement.clear()
    assert arrangement.now.tray == by_rank(HAND)
    assert not arrangement.clear()


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 12), st.sampled_from(ROWS), st.integers(0, 4)),
        st.tuples(st.just("send"), st.integers(0, 12)),
        st.tuples(st.just("tray"), st.integers(0, 12), st.integers(0, 13)),
        st.tuples(st.just("fill"), st.lists(st.integers(0, 12), unique=True, max_size=5), st.sampled_from(ROWS)),
        st.tuples(st.sampled_from(["sort", "clear", "undo", "redo", "rest", "rows"])),
    ),
    max_size=40,
)


@given(st.lists(st.sampled_from(pack()), min_size=13, max_size=13, unique=True), STEPS)
def test_thirteen_cards_stay_in_thirteen_places_and_every_step_can_be_undone(
    hand: list[Card], steps: list[tuple[Any, ...]]
) -> None:
    arrangement = Arrangement(hand)
    first = arrangement.now
    for step in steps:
        match step:
            case ("move", at, row, place):
                arrangement.become(arrangement.now.moved(hand[at], row, place % SIZES[row]))
            case ("send", at):
                arrangement.send(hand[at])
            case ("tray", at, index):
                arrangement.become(arrangement.now.in_tray([hand[at]], index))
            case ("fill", many, row):
                arrangement.to_row([hand[at] for at in many], row)
            case ("sort",):
                arrangement.sort()
            case ("clear",):
                arrangement.clear()
            case ("undo",):
                arrangement.undo()
            case ("redo",):
                arrangement.redo()
            case ("rest",):
                arrangement.fill_rest()
            case ("rows",):
                arrangement.become(arrangement.now.rows_swapped())
        laid = arrangement.now
        assert sorted(laid.cards) == sorted(hand)
        assert [len(laid[row]) for row in ROWS] == [3, 5, 5]
    last = arrangement.now
    taken_back = 0
    while arrangement.undo():
        taken_back += 1
    assert arrangement.now == first
    for _ in range(taken_back):
        assert arrangement.redo()
    assert arrangement.now == last
