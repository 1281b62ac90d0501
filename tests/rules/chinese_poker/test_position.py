"""One deal from the hands to the payments: R12, R13, R22, R23, R31; and how the opening is told."""

from __future__ import annotations

import itertools

import pytest

from rules.cards import cards
from rules.chinese_poker import Arrange, DeclareAutomatic, Forfeit, PokerOptions
from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.events import (
    AllReady,
    AutomaticAnnounced,
    AutomaticOpened,
    FoulOpened,
    Paid,
    PairScored,
    RowOpened,
    SuperBonusWon,
)
from rules.chinese_poker.position import Position, result, seal
from rules.chinese_poker.setting import FORFEITED
from rules.chinese_poker.showdown import told
from rules.events import Event
from rules.game import IllegalAction
from rules.seats import Seat
from tests.rules.chinese_poker.hands import (
    BASIC,
    CASINO,
    DRAGON,
    FOUL,
    LOSERS,
    MANDARIN,
    SIX_PAIRS,
    SWEEPER,
    position,
    setting,
)

ALL_FOUR = (SWEEPER, *LOSERS)
HANDS = tuple(text.replace("/", "") for text in ALL_FOUR)


def sealed(
    *settings: str, options: PokerOptions = MANDARIN, order: tuple[int, ...] | None = None, button: int = 3
) -> Position:
    """A deal in which these settings are sealed; those that begin with a word are declared or forfeited."""
    hands = [text.removeprefix("declare ").removeprefix("forfeit ").replace("/", "") for text in settings]
    deal = position(*hands, button=button)
    for seat in order or range(len(settings)):
        text = settings[seat]
        action: object
        if text.startswith("declare"):
            action = DeclareAutomatic()
        elif text.startswith("forfeit"):
            action = Forfeit()
        else:
            action = Arrange(*setting(text))
        deal = seal(deal, Seat(seat), action, options)
    return deal


def test_r12_all_seats_set_at_the_same_time():
    deal = position(*HANDS)
    assert deal.to_set == (0, 1, 2, 3)
    deal = seal(deal, Seat(2), Arrange(*setting(LOSERS[1])), MANDARIN)
    assert (deal.phase, deal.to_set, deal.ready) == ("set", (0, 1, 3), (2,))
    assert deal.entries is None


def test_r12_a_sealed_setting_is_final():
    deal = seal(position(*HANDS), Seat(0), Arrange(*setting(SWEEPER)), MANDARIN)
    with pytest.raises(IllegalAction) as caught:
        seal(deal, Seat(0), Arrange(*setting(SWEEPER)), MANDARIN)
    assert caught.value.reason == "not-your-turn"


def test_r12_no_row_is_opened_before_the_last_seat_is_ready():
    deal = position(*HANDS)
    for seat, text in enumerate(ALL_FOUR):
        assert deal.entries is None
        deal = seal(deal, Seat(seat), Arrange(*setting(text)), MANDARIN)
    assert deal.phase == "over"
    assert deal.entries == tuple(map(setting, ALL_FOUR))
    assert deal.to_set == ()


@pytest.mark.parametrize("order", list(itertools.permutations(range(4)))[::5])
def test_the_order_of_arrival_leaves_no_trace(order):
    assert sealed(*ALL_FOUR, order=order) == sealed(*ALL_FOUR)


def test_a_seat_that_is_not_dealt_in_cannot_set():
    deal = position(*HANDS[:2])
    for action in (DeclareAutomatic(), Arrange(deal.hands[3][:3], deal.hands[3][3:8], deal.hands[3][8:])):
        with pytest.raises(IllegalAction) as caught:
            seal(deal, Seat(3), action, MANDARIN)
        assert caught.value.reason == "not-your-turn"


def test_r13_a_forfeit_seals_empty_rows():
    deal = sealed("forfeit " + SWEEPER, LOSERS[0], options=CASINO)
    assert deal.sealed[0] == FORFEITED
    came = result(deal, CASINO)
    assert came.score.fouls == (0,)
    assert came.score.net[:2] == (-6, 6)


def test_r22_a_declaration_takes_the_most_valuable_kind():
    deal = sealed("declare " + DRAGON, LOSERS[0])
    entry = deal.sealed[0]
    assert isinstance(entry, Declared)
    assert (entry.kind, entry.cards) == ("dragon", cards(DRAGON))
    assert deal.automatic == (0,)
    assert result(deal, MANDARIN).score.net[:2] == (13, -13)


def test_r22_undeclared_it_plays_as_set():
    rows = "2h 3d 6s / 2s 6h Ts Qd Ad / 8c 8d 3c Th Qh"
    deal = sealed(rows, LOSERS[0])
    assert result(deal, MANDARIN).score.pair(0, 1).why in ("rows", "scoop")
    with pytest.raises(IllegalAction) as caught:
        sealed(rows, LOSERS[0], options=BASIC)
    assert caught.value.reason == "must-declare"


def kinds_of(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def opening(deal: Position, options: PokerOptions = MANDARIN) -> list[Event]:
    return list(told(deal, result(deal, options)))


def test_the_opening_is_told_row_by_row_then_pairs_then_payments():
    events = opening(sealed(*ALL_FOUR))
    assert kinds_of(events) == [
        "AllReady",
        *["RowOpened"] * 3,
        "SuperBonusWon",
        *["PairScored"] * 6,
        *["Paid"] * 6,
    ]
    assert events[0] == AllReady((Seat(0), Seat(1), Seat(2), Seat(3)))
    front = events[1]
    assert isinstance(front, RowOpened)
    assert front.row == "front"
    assert front.cards == tuple(setting(text).front for text in ALL_FOUR)
    assert [(mark.a, mark.b, mark.result) for mark in front.marks][:3] == [(0, 1, 1), (0, 2, 1), (0, 3, 1)]
    assert events[4] == SuperBonusWon(Seat(0), (Seat(1), Seat(2), Seat(3)))
    assert [(event.a, event.b, event.points) for event in events if isinstance(event, PairScored)] == [
        (0, 1, 9),
        (0, 2, 9),
        (0, 3, 9),
        (1, 2, -1),
        (1, 3, 6),
        (2, 3, 6),
    ]
    stacks = dict.fromkeys(range(4), 20)
    for event in events:
        if isinstance(event, Paid):
            stacks[event.payer], stacks[event.receiver] = event.payer_stack, event.receiver_stack
    assert tuple(stacks.values()) == result(sealed(*ALL_FOUR), MANDARIN).settlement.stacks


def test_a_pair_is_told_from_its_first_seat_in_payment_order():
    events = opening(sealed(*ALL_FOUR, button=0))
    scored = [(event.a, event.b, event.points) for event in events if isinstance(event, PairScored)]
    assert scored == [(1, 2, -1), (1, 3, 6), (1, 0, -9), (2, 3, 6), (2, 0, -9), (3, 0, -9)]
    front = events[1]
    assert isinstance(front, RowOpened)
    assert [mark.result for mark in front.marks if mark.b == 0] == [-1, -1, -1]


def test_bonuses_are_told_with_the_row_that_earned_them():
    events = opening(sealed("Kc Qd 4c / 6s 6h 6c 6d 4h / Th Tc Td Ts 5s", "Ah Kd 7c / Qh Qc 8c 9d 3s / Js Jd 9s 9c 2s"))
    rows = [event for event in events if isinstance(event, RowOpened)]
    assert [row.marks[0].bonus for row in rows] == [0, 8, 4]
    assert [row.marks[0].result for row in rows] == [-1, 1, 1]


def test_r22_automatic_wins_are_announced_then_opened_then_settled_before_any_row():
    """The dragon of seat 1 and the six pairs of seat 0, button at seat 3."""
    first, second = "2h 2s 3c 3d 6h 6s 8c 8d Th Ts Qd Qh Ad", "2c 3h 4s 5d 6c 7h 8s 9d Tc Jh Qs Kd Ac"
    events = opening(sealed("declare " + first, "declare " + second, "9c 5c 3s / Ks Kh Js Jc Td / Ah 7s 7d As 7c"))
    assert kinds_of(events) == [
        "AllReady",
        "AutomaticAnnounced",
        "AutomaticAnnounced",
        "AutomaticOpened",
        "AutomaticOpened",
        *["PairScored", "Paid"] * 3,
        *["RowOpened"] * 3,
    ]
    announced = [event for event in events if isinstance(event, AutomaticAnnounced)]
    assert [(event.seat, event.kind, event.value) for event in announced] == [(0, "six_pairs", 4), (1, "dragon", 13)]
    assert [event.top for event in announced] == [cards(first)[-1], cards(second)[-1]]
    opened = [event for event in events if isinstance(event, AutomaticOpened)]
    assert all(event.rows.complete for event in opened)
    rows = [event for event in events if isinstance(event, RowOpened)]
    assert [row.cards[:2] for row in rows] == [((), ())] * 3
    assert [row.marks for row in rows] == [()] * 3


def test_a_deal_of_automatic_wins_opens_no_rows():
    other = "2c 3h 4s 5d 6c 7h 8s 9d Tc Jh Qs Kd Ac"
    events = opening(sealed("declare " + SIX_PAIRS, "declare " + other))
    assert "RowOpened" not in kinds_of(events)
    assert kinds_of(events)[-2:] == ["PairScored", "Paid"]


def test_a_push_is_told_and_pays_nothing():
    other = "4c 4h 5c 5d 7h 7s 9c 9d Jh Js Kd Kh Ac"
    events = opening(sealed("declare " + SIX_PAIRS, "declare " + other))
    assert kinds_of(events)[-1] == "PairScored"


def test_fouled_boards_are_turned_up_whole_with_their_reason():
    events = opening(sealed(FOUL, "forfeit " + LOSERS[1], LOSERS[2], options=CASINO), CASINO)
    fouls = [event for event in events if isinstance(event, FoulOpened)]
    assert [(event.seat, event.reason) for event in fouls] == [(0, "front-beats-middle"), (1, "wrong-count")]
    assert fouls[1].setting == FORFEITED
    assert kinds_of(events).index("FoulOpened") < kinds_of(events).index("RowOpened")
    front = next(event for event in events if isinstance(event, RowOpened))
    assert front.cards[1] == ()
    assert [mark.result for mark in front.marks] == [0, -1, -1]
