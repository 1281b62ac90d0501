"""The pruned search against every legal setting, for every formula of the bots."""

from __future__ import annotations

import functools

import pytest

from rules.cards import Card, cards
from rules.chinese_poker.classes import classes
from rules.chinese_poker.search import Worth, best, value
from rules.chinese_poker.splits import Splits, splits
from rules.chinese_poker.worths import best_back_first, closed_form_of, percentile_sum_of
from rules.dealing import Rng
from tests.rules.chinese_poker.hands import DRAGON, LOSERS, SWEEPER, random_hand

WORTHS = {
    "easy": best_back_first(),
    "medium": percentile_sum_of("easy"),
    "mandarin": closed_form_of("mandarin"),
    "both_net": closed_form_of("both_net"),
    "basic": closed_form_of("basic"),
    "br4": closed_form_of("mandarin", "br4"),
}
HANDS: list[tuple[Card, ...]] = [
    cards(SWEEPER.replace("/", " ")),
    cards(LOSERS[2].replace("/", " ")),
    cards(DRAGON),
    cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"),
    cards("2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c"),
    cards("9s 8s 7s 6s 5s 4h 5h 6h 7h 8h Ah Ad Ac"),
    *(random_hand(Rng.from_text("search", number)) for number in range(4)),
]


@functools.cache
def legal_rows(hand: tuple[Card, ...]) -> frozenset[tuple[int, int, int]]:
    """The classes of front, middle and back of all legal settings."""
    split = splits(hand)
    front_of = {mask: number for number, mask in split.threes}
    return frozenset((front_of[f], split.five_of[m], split.five_of[b]) for f, m, b in split.legal())


def every(hand: tuple[Card, ...], worth: Worth) -> list[tuple[float, tuple[int, int, int]]]:
    """All legal settings with different rows, as worth and (front, back, middle), the best first."""
    return sorted(((value(worth, f, m, b), (f, b, m)) for f, m, b in legal_rows(hand)), reverse=True)


@pytest.mark.parametrize("worth", WORTHS.values(), ids=WORTHS)
@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: "".join(map(str, hand[:3])))
def test_the_best_settings_are_found(hand, worth):
    split = splits(hand)
    expected = every(hand, worth)
    for count in (1, 5):
        found = best(split, worth, count)
        assert [(each.worth, (each.classes[0], each.classes[2], each.classes[1])) for each in found] == expected[:count]
        for each in found:
            assert split.setting(each.rows).foul is None
            assert sorted(split.setting(each.rows).cards) == sorted(hand)


def test_more_settings_than_there_are():
    hand = cards("2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c")
    found = best(splits(hand), WORTHS["basic"], 100_000)
    assert len(found) == len(legal_rows(hand))
    assert len({each.classes for each in found}) == len(found)


@pytest.mark.parametrize(
    "placed", [("Ah", "", ""), ("", "Ks Kh", "Td"), ("Kc Ah Ad", "6c", "5c"), ("", "", "Ts Th Td Ks Kh")]
)
def test_placed_cards_stay(placed):
    hand = splits(cards(SWEEPER.replace("/", " ")))
    rows = tuple(hand.mask(cards(each)) for each in placed)
    (found,) = best(hand, WORTHS["mandarin"], 1, rows)
    assert all(row & wanted == wanted for row, wanted in zip(found.rows, rows, strict=True))
    fitting = [(value(WORTHS["mandarin"], front, middle, back)) for front, middle, back in _legal_classes(hand, rows)]
    assert found.worth == max(fitting)


def _legal_classes(hand: Splits, wanted: tuple[int, ...]):
    front_of = {mask: number for number, mask in hand.threes}
    for rows in hand.legal():
        if all(row & each == each for row, each in zip(rows, wanted, strict=True)):
            yield front_of[rows[0]], hand.five_of[rows[1]], hand.five_of[rows[2]]


def test_nothing_fits_when_the_placed_cards_foul():
    hand = splits(cards("Ah Ad Ac 2c 3d 4h 6s 7c 8d 9h Js Qc Kd"))
    assert best(hand, WORTHS["mandarin"], 1, (hand.mask(cards("Ah Ad Ac")), 0, 0)) == ()


@pytest.mark.parametrize(
    "placed", [("Ah Ad Ac 2c", "", ""), ("", "Ah Ad Ac 2c 3d 4h", ""), ("", "", "Ah Ad Ac 2c 3d 4h")]
)
def test_nothing_fits_when_a_row_is_overfull(placed):
    hand = splits(cards("Ah Ad Ac 2c 3d 4h 6s 7c 8d 9h Js Qc Kd"))
    front, middle, back = (hand.mask(cards(each)) for each in placed)
    assert best(hand, WORTHS["mandarin"], 1, (front, middle, back)) == ()


@pytest.mark.parametrize("worth", [each for key, each in WORTHS.items() if key != "easy"])
def test_the_bound_holds_because_every_list_ascends(worth):
    for row in (worth.front, worth.middle, worth.back, worth.front_wins, worth.middle_wins, worth.back_wins):
        assert list(row) == sorted(row)


def test_least_middles_are_respected():
    least = classes().least_middle
    for hand in HANDS:
        for each in best(splits(hand), WORTHS["mandarin"], 5):
            front, middle, back = each.classes
            assert least[front] <= middle <= back
