"""The playouts of the hard bot against plain play of the same deals, and what it samples."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from rules.cards import Card, Rank, cards
from rules.chinese_ten import CHINESE_TEN, TenOptions, TenView
from rules.chinese_ten.bots import MEDIUM, action_with
from rules.chinese_ten.captures import PARTNER, Resolved, values
from rules.chinese_ten.evidence import evidence
from rules.chinese_ten.greed import dearest
from rules.chinese_ten.lanes import Playout, exactly
from rules.chinese_ten.opening import PACK
from rules.chinese_ten.play import TenState
from rules.chinese_ten.priorities import CAPTURES, LAYS, NUMBERS, careful, greedy
from rules.chinese_ten.prospects import prospects
from rules.chinese_ten.worlds import sample, uniform, unseen
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinese_ten.positions import card, position, random_steps, start


def test_exactly_counts_four_lanes():
    combinations = list(itertools.product((0, 1), repeat=4))
    lanes = [sum(bits[lane] << deal for deal, bits in enumerate(combinations)) for lane in range(4)]
    counted = exactly(lanes, (1 << 16) - 1)
    for deal, bits in enumerate(combinations):
        assert [lane >> deal & 1 for lane in counted] == [int(sum(bits) == count) for count in range(5)]


def careful_card(view: TenView) -> Card:
    """Careful play of one position, straight from the table of priorities."""
    worth = values(view.options)
    known = {*view.hand, *view.layout, *(each for resolved in view.history for each in resolved.captured)}
    hidden = [each for each in PACK if each not in known]

    def rating(own: Card) -> float:
        others = [each for each in view.hand if each is not own]
        taken, _ = dearest(view.layout, own, view.marked, worth)
        if taken:
            alike = sum(each.rank is own.rank for each in hidden)
            number, by_target, by_card = CAPTURES[alike, min(1, sum(each.rank is own.rank for each in others))]
            return number + by_target * sum(worth[each] for each in taken) + by_card * worth[own]
        takers = PARTNER[own.rank]
        open_to = sum(each.rank is takers for each in hidden)
        number, by_card, by_taker = LAYS[open_to, min(2, sum(each.rank is takers for each in others))]
        best = max(worth[each] for each in PACK if each.rank is takers and each is not own)
        return number + by_card * worth[own] + by_taker * best

    low = "A23456789TJQK"
    return max(view.hand, key=lambda own: (round(rating(own), 9), -low.index(own.rank.value), -own.index))


def plain_playout(state: TenState, me: Seat) -> int:
    """The points that `me` wins from here, playing carefully against greedy others."""
    before = state.position.points[me]
    while (seat := state.position.turn) is not None and state.phase in ("play", "take"):
        view = CHINESE_TEN.view(state, seat)
        if view.phase == "take" or seat != me:
            action = MEDIUM.choose(view, CHINESE_TEN.legal_actions(state, seat), Rng.from_text("")).action
        else:
            action = action_with(view, careful_card(view))
        state = CHINESE_TEN.apply(state, seat, action).state
    return state.position.points[me] - before


def lanes_playout(state: TenState, me: Seat, played: Card) -> int:
    """The same for one deal as a lane, after a card of `me`."""
    position = state.position
    points = [values(state.options)[each] for each in PACK]
    order = greedy(points)
    hands = [[int(PACK[number] in hand) for number in NUMBERS] for hand in position.hands]
    layout = [int(PACK[number] in position.layout) for number in NUMBERS]
    hidden = [int(number in unseen(CHINESE_TEN.view(state, me))) for number in NUMBERS]
    hands[me][played.index] = 0
    gain = 0
    target = next((each for each in order.takes[played.index] if layout[each]), None)
    if target is None:
        layout[played.index] = 1
    else:
        layout[target] = 0
        gain = points[played.index] + points[target]
    own = [each.index for each in position.hands[me]]
    stock = [[(each.index, 1)] for each in position.stock]
    playout = Playout(order, careful(points, own), me, 1, hands, layout, stock, hidden)
    playout.finish()
    return gain + playout.points(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lane_is_the_deal_played_plainly(players):
    compared = 0
    for number in range(6):
        for step in random_steps(TenOptions(players=players, rounds=0), f"lanes {number}"):
            state = step.state
            if state.phase != "play" or state.position.marked is not None:
                continue
            me = state.position.turn
            view = CHINESE_TEN.view(state, me)
            played = view.hand[compared % len(view.hand)]
            after = CHINESE_TEN.apply(state, me, action_with(view, played)).state
            expected = plain_playout(after, me) + after.position.points[me] - state.position.points[me]
            assert lanes_playout(state, me, played) == expected
            compared += 1
    assert compared > 100


def test_many_lanes_are_the_sum_of_their_deals():
    """A block of sampled deals wins what its deals win one by one."""
    view = CHINESE_TEN.view(start(seed="sum").state, start(seed="sum").state.position.turn)
    count = 13
    worlds = sample(view, count, uniform(5))
    assert view.viewer is not None
    state = start(seed="sum").state
    played = view.hand[3]
    total = 0
    for deal in range(count):
        hands = tuple(tuple(PACK[number] for number in NUMBERS if lanes[number] >> deal & 1) for lanes in worlds.hands)
        stock = tuple(next(PACK[number] for number, lane in turned if lane >> deal & 1) for turned in worlds.stock)
        one = replace(state, position=replace(state.position, hands=hands, stock=stock))
        total += lanes_playout(one, view.viewer, played)
    assert prospects(view, count, 5)[played] == pytest.approx(total / count)


def seated(hands: str, layout: str, stock: str, *, marked: str | None = None, turn: int = 0) -> TenState:
    """The end of a deal put together; the cards that are nowhere else were captured by seat 0."""
    placed = position(hands, layout, stock, marked, turn)
    somewhere = {*placed.layout, *placed.stock, *itertools.chain(*placed.hands)}
    captured = Resolved(Seat(0), None, tuple(each for each in PACK if each not in somewhere), "layout", 0)
    return replace(start().state, position=replace(placed, resolved=(captured,)), opening=placed.layout)


def in_play(hands: str, layout: str, stock: str, marked: str | None = None) -> TenView:
    """What seat 0 sees of it."""
    return CHINESE_TEN.view(seated(hands, layout, stock, marked=marked), Seat(0))


def test_a_marked_triple_is_worth_all_four():
    view = in_play("Js 2c/Kd 9c", "Jh Jd Jc 5s", "Kc 9d As Qc", marked="J")
    # nobody else can take the jacks, so either order of the two cards wins them
    found = prospects(view, 20, 1)
    assert found[card("Js")] >= 20
    assert found[card("2c")] >= 20


def test_cards_of_one_rank_and_value_are_the_same():
    view = in_play("8c 8s 3h/Kd 9c 4c", "2h 7d 5s Qd", "Kc 9d As Qc 6c 4d")
    found = prospects(view, 30, 1)
    assert found[card("8c")] == found[card("8s")]


def test_sampled_deals_agree_with_the_view():
    for step in itertools.islice(random_steps(TenOptions(players=3, rounds=0), "agree"), 0, 30, 4):
        state = step.state
        view = CHINESE_TEN.view(state, Seat(1))
        if view.phase != "play":
            continue
        worlds = sample(view, 50, uniform(1))
        hidden = set(unseen(view))
        for deal in range(50):
            hands = [[number for number in NUMBERS if lanes[number] >> deal & 1] for lanes in worlds.hands]
            stock = [[number for number, lane in turned if lane >> deal & 1] for turned in worlds.stock]
            assert [PACK[number] for number in hands[1]] == sorted(view.hand)
            assert tuple(map(len, hands)) == view.hand_counts
            assert all(len(turned) == 1 for turned in stock)
            assert len(stock) == view.stock
            dealt = [*hands[0], *hands[2], *(number for (number,) in stock)]
            assert len(dealt) == len(set(dealt))
            assert set(dealt) == hidden


@pytest.mark.parametrize("viewer", [0, 1])
def test_unseen_are_the_other_hand_and_the_stock_whatever_the_phase(viewer):
    phases = set()
    for step in random_steps(TenOptions(rounds=0), "unseen"):
        located = step.state.position
        hidden = {each.index for each in (*located.hands[1 - viewer], *located.stock)}
        assert set(unseen(CHINESE_TEN.view(step.state, Seat(viewer)))) == hidden
        phases.add(step.state.phase)
    assert phases == {"play", "take", "match-over"}


def test_random_numbers_are_those_of_their_seed():
    numbers = [uniform(1)() for _ in range(3)]
    assert numbers == [numbers[0]] * 3
    one, other = uniform(1), uniform(2)
    drawn = [one() for _ in range(5000)]
    assert drawn != [other() for _ in range(5000)]
    assert all(0 <= number < 1 for number in drawn)
    assert sum(drawn) / 5000 == pytest.approx(0.5, abs=0.02)
    assert len(set(drawn)) > 4990


def test_without_evidence_every_card_is_held_alike():
    view = CHINESE_TEN.view(start(seed="alike").state, start(seed="alike").state.position.turn)
    assert view.viewer is not None
    count = 4000
    worlds = sample(view, count, uniform(2))
    held = [lane.bit_count() / count for lane in worlds.hands[1 - view.viewer] if lane]
    assert len(held) == 36
    assert all(abs(share - 1 / 3) < 0.05 for share in held)
    first = [lane.bit_count() / count for _, lane in worlds.stock[0]]
    assert all(abs(share - 1 / 36) < 0.015 for share in first)


def told(hands: str, layout: str, stock: str, *played: str) -> TenView:
    """What seat 0 sees after cards were played, the dearest targets taken."""
    state = seated(hands, layout, stock, turn=1)
    for text in played:
        seat = state.position.turn
        action = action_with(CHINESE_TEN.view(state, seat), card(text))
        state = CHINESE_TEN.apply(state, seat, action).state
    return CHINESE_TEN.view(state, Seat(0))


def test_who_laid_a_low_card_holds_nothing_that_captures():
    view = told("Ts Tc/3c 9c 2c", "Kh Qd 8h 6s", "Jc As Js Ac 5c 6d", "3c")
    known = evidence(view, Seat(1), unseen(view))
    assert known.odds[0] == 1
    assert known.odds[1] < 0.05
    preferred = {PACK[number] for number in NUMBERS if known.against[number]}
    # every king, queen, two and four would have captured, and nothing is lower than a black three but an ace
    assert preferred == {
        each
        for each in map(PACK.__getitem__, unseen(view))
        if each.rank.value in "KQ24A" and (each.rank.value != "A" or not each.red)
    }
    worlds = sample(view, 500, uniform(3))
    for each in preferred:
        assert worlds.hands[1][each.index].bit_count() < 60


def test_a_turn_that_strayed_tells_nothing_more():
    """Seat 1 laid a three, but later played the king that would have captured then."""
    view = told("Ts Tc/3c Kd 2c", "Kh Qd 8h 6s", "Jc As Js Ac 5c 6d", "3c", "Ts", "Kd")
    known = evidence(view, Seat(1), unseen(view))
    assert all(turns in (0, 1) for turns in known.against)
    assert not known.against[card("4h").index]
    assert known.odds[1] > 0.05


def test_evidence_follows_captures_marks_and_four_alike():
    view = told("Ts Tc/Jc 9c 2c", "Jh Jd Js 6s", "5d As Qs Ac 5c 6d", "Jc", "Ts", "9c")
    known = evidence(view, Seat(1), unseen(view))
    # after the triple is gone a jack takes nothing; the nine took the ace from the stock
    assert all(known.against[each.index] == 0 for each in cards("Kc Kh"))
    assert Rank.JACK not in {PACK[number].rank for number in NUMBERS if known.against[number]}
