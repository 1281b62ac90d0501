"""Whole matches: events in order, series, redeals, rare openings, and the layout that empties by itself (R17)."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Rank, pack
from rules.chinese_ten import CHINESE_TEN, NextDeal, Play, TenOptions
from rules.chinese_ten import play as play_module
from rules.chinese_ten.captures import targets
from rules.chinese_ten.events import (
    Captured,
    DealerDrawn,
    DealScored,
    Dealt,
    FourAlikeTaken,
    LayoutEmptied,
    LayoutOpened,
    PilesOpened,
    Redealt,
    SeriesEnded,
    TripleMarked,
    TurnPassed,
)
from rules.chinese_ten.opening import deal, judge, shuffled
from rules.codec import text_of
from rules.game import TABLE, IllegalAction
from rules.seats import Seat
from tests.rules.chinese_ten.positions import deal_end, dealing, random_steps, start

TABLES = (
    TenOptions(rounds=1),
    TenOptions(players=3, rounds=1),
    TenOptions(players=4, rounds=1),
    TenOptions(players=4, rounds=1, redeal="triples", red_fives=20),
    TenOptions(black_aces="both", rounds=1, first_player="dealer"),
)


@given(st.sampled_from(TABLES), st.text(alphabet="abcdef", max_size=8))
def test_r17_the_layout_empties_and_every_point_is_captured(options, seed):
    finished = 0
    for step in random_steps(options, seed):
        pieces = list(CHINESE_TEN.pieces(step.state))
        assert sorted(pieces) == list(pack())
        if len(step.state.finished) > finished:
            finished = len(step.state.finished)
            position = step.state.position
            assert position.layout == position.stock == ()
            assert sum(position.points) == options.pack_points
            assert sum(step.state.finished[-1].results) == 0
            assert sum(len(pile) for pile in position.piles) == 52
    assert finished == options.deals


@given(st.permutations(pack()), st.integers(0, 2**32))
def test_r17_holds_for_every_order_of_the_pack(order, choices):
    """Random cards and random targets; the first layout as it comes, with its mark."""
    dealt = deal(order, Seat(1), 2)
    layout = list(dealt.layout)
    verdict = judge(layout, TenOptions())
    if verdict.dealer_takes:
        layout = []
    pick = Random(choices)
    marked = verdict.marked
    hands = list(itertools.chain(*dealt.hands))
    pick.shuffle(hands)
    for played in itertools.chain(*zip(hands, dealt.stock, strict=True)):
        found = targets(layout, played, marked)
        if not found:
            layout.append(played)
            continue
        taken = pick.choice(found)
        layout = [each for each in layout if each not in taken]
        marked = None if taken[0].rank is marked else marked
    assert layout == []


def test_events_of_a_start():
    events = start(seed="start").events
    assert [type(event) for event in events] == [DealerDrawn, Dealt, LayoutOpened, TurnPassed]
    drawn, dealt, opened, passed = events
    assert isinstance(drawn, DealerDrawn)
    assert isinstance(dealt, Dealt)
    assert isinstance(opened, LayoutOpened)
    assert isinstance(passed, TurnPassed)
    assert dealt.dealer == drawn.dealer
    assert dealt.first == passed.seat == (drawn.dealer + 1) % 2
    assert (dealt.deal, dealt.deals, dealt.shuffle, dealt.counts, dealt.stock) == (1, 6, 1, (12, 12), 24)
    assert opened.cards == start(seed="start").state.opening


def test_r04_the_deal_is_that_of_the_seed():
    state = start(seed="start").state
    expected = deal(shuffled(dealing("start"), 1), state.dealer, 2)
    assert state.position.hands == expected.hands
    assert state.position.layout == expected.layout
    assert state.position.stock == expected.stock


def test_r02_the_deal_passes_to_the_next_seat():
    options = TenOptions(players=3, rounds=1)
    dealers = [step.state.dealer for step in random_steps(options, "dealers") if step.state.position.resolved == ()]
    assert dealers == [(dealers[0] + number) % 3 for number in range(3)]


def test_events_of_the_end_of_a_deal():
    *_, last = itertools.takewhile(
        lambda step: not step.state.finished or CHINESE_TEN.to_act(step.state) == (TABLE,),
        random_steps(TenOptions(rounds=1), "end"),
    )
    emptied, opened, scored = last.events[-3:]
    assert emptied == LayoutEmptied(210)
    assert isinstance(opened, PilesOpened)
    assert isinstance(scored, DealScored)
    assert opened.piles == last.state.position.piles
    assert opened.points == scored.points == CHINESE_TEN.deal_scores(last.state)[0]
    assert scored.base == 105
    assert scored.results == tuple(each - 105 for each in scored.points) == scored.totals


def test_a_finished_deal_waits_for_the_table():
    state = deal_end(TenOptions(rounds=1), "wait")
    assert CHINESE_TEN.to_act(state) == (TABLE,)
    assert list(CHINESE_TEN.legal_actions(state, TABLE)) == [NextDeal()]
    assert not CHINESE_TEN.legal_actions(state, Seat(0))
    assert CHINESE_TEN.outcome(state) is None
    for seat, action in ((TABLE, Play(pack()[0])), (Seat(0), NextDeal()), (Seat(0), Play(pack()[0]))):
        with pytest.raises(IllegalAction) as caught:
            CHINESE_TEN.apply(state, seat, action)
        assert caught.value.reason == "wrong-phase"
    step = CHINESE_TEN.apply(state, TABLE, NextDeal())
    assert (step.state.deal, step.state.shuffle, step.state.phase) == (2, 2, "play")
    assert isinstance(step.events[0], Dealt)


def test_the_table_has_nothing_to_do_within_a_deal():
    state = start().state
    assert not CHINESE_TEN.legal_actions(state, TABLE)
    with pytest.raises(IllegalAction) as caught:
        CHINESE_TEN.apply(state, TABLE, NextDeal())
    assert caught.value.reason == "wrong-phase"


def test_r21_after_the_last_deal_the_match_is_over():
    *_, last = random_steps(TenOptions(rounds=1), "over")
    assert CHINESE_TEN.to_act(last.state) == ()
    ended = last.events[-1]
    assert isinstance(ended, SeriesEnded)
    outcome = CHINESE_TEN.outcome(last.state)
    assert outcome is not None
    assert outcome.scores == ended.totals == last.state.totals
    assert outcome.winners == set(ended.winners)
    assert outcome.reason == ended.reason == "deals-played"
    assert not CHINESE_TEN.legal_actions(last.state, TABLE)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (TenOptions(rounds=0), "deals-played"),
        (TenOptions(series="results_100"), "results-100"),
        (TenOptions(series="points_1000"), "points-1000"),
        (TenOptions(series="points_1000", players=4), "points-1000"),
    ],
    ids=text_of,
)
def test_r22_matches_end_for_their_reason_and_within_the_bound(options, reason):
    steps = list(random_steps(options, "bound"))
    outcome = CHINESE_TEN.outcome(steps[-1].state)
    assert outcome is not None
    assert outcome.reason == reason
    assert len(steps) - 1 <= CHINESE_TEN.longest(options, options.players)


def test_a_single_deal_is_one_deal_and_facts_tell_who_won_it():
    state = deal_end(TenOptions(rounds=0), "single")
    assert CHINESE_TEN.to_act(state) == ()
    facts = [CHINESE_TEN.deal_facts(state, Seat(seat)) for seat in (0, 1)]
    assert [fact["win"] for fact in facts] == [seat in state.winners and len(state.winners) == 1 for seat in (0, 1)]
    assert CHINESE_TEN.deal_facts(start().state, Seat(0)) == {}


def opening_with(rank_count: int, *, options: TenOptions | None = None) -> str:
    """A seed text whose first layout of the first shuffle holds so many alike of 5 T J Q K."""
    for number in itertools.count():
        seed = f"opening {number}"
        verdict = judge(shuffled(dealing(seed), 1)[24:28], options or TenOptions())
        if len(verdict.cards) == rank_count:
            return seed
    raise AssertionError


def test_r13_a_marked_triple_in_a_match():
    seed = opening_with(3)
    step = start(seed=seed)
    marked = next(event for event in step.events if isinstance(event, TripleMarked))
    state = step.state
    assert state.position.marked is marked.rank
    view = CHINESE_TEN.view(state, None)
    assert view.marked_cards == marked.cards
    taken = [
        event
        for step in random_steps(TenOptions(rounds=0), seed)
        for event in step.events
        if isinstance(event, Captured) and len(event.taken) == 3
    ]
    assert len(taken) == 1
    assert taken[0].taken == marked.cards
    assert taken[0].card.rank is marked.rank


def four_alike(monkeypatch: pytest.MonkeyPatch, rank: Rank, then: tuple[object, ...] = ()) -> None:
    """Let the first shuffle open four alike; a later one is as the seed has it."""
    rest = [each for each in pack() if each.rank is not rank]
    order = (*rest[:24], *(each for each in pack() if each.rank is rank), *rest[24:])
    real = play_module.shuffled
    monkeypatch.setattr(play_module, "shuffled", lambda seed, shuffle: order if shuffle == 1 else real(seed, shuffle))


def test_r14_four_queens_go_to_the_dealer_and_play_starts_on_an_empty_layout(monkeypatch):
    four_alike(monkeypatch, Rank.QUEEN)
    step = start()
    dealer = step.state.dealer
    queens = tuple(each for each in pack() if each.rank is Rank.QUEEN)
    assert FourAlikeTaken(dealer, queens, 20, 4, 20) in step.events
    view = CHINESE_TEN.view(step.state, None)
    assert view.layout == ()
    assert view.opening == queens
    assert view.pile_counts[dealer] == 4
    assert view.points[dealer] == 20
    assert view.captures[0].card is None
    assert view.turn == 1 - dealer
    *_, last = random_steps(TenOptions(rounds=0), "start")
    assert sum(last.state.position.points) == 210


def test_r15_four_sevens_stay(monkeypatch):
    four_alike(monkeypatch, Rank.SEVEN)
    step = start()
    assert len(step.state.position.layout) == 4
    assert not any(isinstance(event, FourAlikeTaken | TripleMarked) for event in step.events)


def test_r23_the_same_dealer_deals_again(monkeypatch):
    four_alike(monkeypatch, Rank.SEVEN)
    step = start(TenOptions(redeal="triples"))
    kinds = [type(event) for event in step.events]
    assert kinds == [DealerDrawn, Dealt, LayoutOpened, Redealt, Dealt, LayoutOpened, TurnPassed]
    first, second = (event for event in step.events if isinstance(event, Dealt))
    assert (first.dealer, first.deal, first.shuffle) == (second.dealer, 1, 1)
    assert (second.deal, second.shuffle) == (1, 2)
    assert CHINESE_TEN.deal_number(step.state) == 2
    assert CHINESE_TEN.view(step.state, None).shuffle == 2


def test_r23_the_shuffle_after_a_repeated_deal_is_the_next_number(monkeypatch):
    four_alike(monkeypatch, Rank.SEVEN)
    shuffles = [step.state.shuffle for step in random_steps(TenOptions(redeal="triples", rounds=1), "start")]
    assert sorted(set(shuffles)) == [2, 3]


def test_r24_the_bonus_reaches_the_results_of_a_match():
    options = TenOptions(red_fives=20, rounds=0)
    for number in itertools.count():
        state = deal_end(options, f"fives {number}")
        seat = state.finished[0].both_red_fives
        if seat is not None:
            break
    points, results = state.finished[0].points, state.finished[0].results
    assert results[seat] == points[seat] - 105 + 20
    assert results[1 - seat] == points[1 - seat] - 105 - 20
    assert CHINESE_TEN.view(state, None).both_red_fives == seat
