"""Lots, the deal and the first layout: R2, R4, R5, R13, R14, R15, R23."""

from __future__ import annotations

import pytest

from rules.cards import cards, pack
from rules.chinese_ten import TenOptions
from rules.chinese_ten.opening import deal, draw_dealer, first_seat, judge, lots, shuffled
from rules.dealing import LOTS
from rules.seats import Seat
from tests.rules.chinese_ten.positions import dealing

TAIWAN = TenOptions(redeal="triples")


def drawn(order: str, seats: int) -> tuple[int, list[str]]:
    dealer, drawn_lots = draw_dealer(cards(order), seats)
    return dealer, [f"{lot.seat}:{lot.card}" for lot in drawn_lots]


def test_r02_the_highest_rank_deals():
    assert drawn("9c Kd 2h", 2) == (1, ["0:9c", "1:Kd"])
    assert drawn("Th Jc 9s Qd", 4) == (3, ["0:Th", "1:Jc", "2:9s", "3:Qd"])


def test_r02_king_is_high_and_ace_low():
    assert drawn("Ah 2c", 2)[0] == 1
    assert drawn("Kh Qc Ac", 3)[0] == 0


def test_r02_only_equal_highest_draw_again():
    assert drawn("Kh 9c Kd 2s 3s", 3) == (2, ["0:Kh", "1:9c", "2:Kd", "0:2s", "2:3s"])
    assert drawn("7h 7c 8h 8c Ah 2h", 2) == (1, ["0:7h", "1:7c", "0:8h", "1:8c", "0:Ah", "1:2h"])


def test_r02_a_pack_of_ties_ends_with_the_first_of_the_tied_seats():
    assert drawn("Kh Kc Qh Qc", 2) == (0, ["0:Kh", "1:Kc", "0:Qh", "1:Qc"])


def test_r02_lots_come_from_deal_number_zero_of_the_seed():
    dealer, drawn_lots = lots(dealing("lots"), 3)
    order = shuffled(dealing("lots"), LOTS)
    assert tuple(lot.card for lot in drawn_lots) == order[: len(drawn_lots)]
    assert dealer in range(3)
    assert {lots(dealing(f"lots {n}"), 3)[0] for n in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_r04_twelve_eight_or_six_cards_one_at_a_time(seats, each, dealer):
    order = pack()
    dealt = deal(order, Seat(dealer), seats)
    assert [len(hand) for hand in dealt.hands] == [each] * seats
    for place, dealt_card in enumerate(order[: seats * each]):
        assert dealt_card is dealt.hands[(dealer + 1 + place) % seats][place // seats]
    assert dealt.layout == order[24:28]
    assert dealt.stock == order[28:]


def test_r05_the_seat_after_the_dealer_plays_first_or_by_option_the_dealer():
    assert first_seat(Seat(1), 2, TenOptions()) == 0
    assert first_seat(Seat(1), 3, TenOptions(players=3)) == 2
    assert first_seat(Seat(1), 3, TenOptions(players=3, first_player="dealer")) == 1


@pytest.mark.parametrize("rank", "5TJQK")
def test_r13_exactly_three_of_five_ten_jack_queen_king_are_marked(rank):
    verdict = judge(cards(f"{rank}h 2c {rank}d {rank}c"), TenOptions())
    assert verdict.marked is not None
    assert verdict.marked.value == rank
    assert verdict.cards == cards(f"{rank}h {rank}d {rank}c")
    assert not verdict.dealer_takes
    assert not verdict.redeal


@pytest.mark.parametrize("rank", "5TJQK")
def test_r14_four_alike_of_these_go_to_the_dealer(rank):
    four = cards(" ".join(f"{rank}{suit}" for suit in "hdcs"))
    verdict = judge(four, TenOptions())
    assert (verdict.marked, verdict.dealer_takes, verdict.redeal) == (None, four, False)


@pytest.mark.parametrize(
    "layout", ["Ah 9d 2c 8d", "5h 5d 2c 3c", "Jh Jd Qh Qd", "7h 7d 7c 2s", "7h 7d 7c 7s", "Ac Ad Ah As"]
)
def test_r15_other_cards_that_lie_together_mean_nothing(layout):
    verdict = judge(cards(layout), TenOptions())
    assert (verdict.marked, verdict.dealer_takes, verdict.redeal, verdict.rank) == (None, (), False, None)


@pytest.mark.parametrize(
    ("layout", "again"),
    [
        ("5h 5d 5c Ks", True),
        ("2c Th Td Tc", True),
        ("Kh Kd Kc Ks", True),
        ("7h 7d 7c 7s", True),
        ("Ac Ad Ah As", True),
        ("7h 7d 7c Ks", False),
        ("5h 5d Kc Ks", False),
    ],
)
def test_r23_triples_deal_again_and_any_four_alike(layout, again):
    verdict = judge(cards(layout), TAIWAN)
    assert verdict.redeal == again
    assert verdict.marked is None
    assert verdict.dealer_takes == ()
