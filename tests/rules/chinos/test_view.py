"""What the table of a match is made of."""

from __future__ import annotations

from rules.chinos import CHINOS, Call, ChinosOptions, Coin
from rules.chinos.actions import ChinosActions
from rules.dealing import Dealing, Rng
from rules.seats import Seat
from tests.rules.chinos.positions import called, closed, played, table


def test_a_round_that_is_called():
    state, _ = called(closed(table(6, 2), 1, 1, 1, 1, 1, 1), 9, 8, 10, 9)
    view = CHINOS.view(state, Seat(3))
    assert (view.first, view.order, view.called) == (2, (2, 3, 4, 5, 0, 1), ((2, 9), (3, 8), (4, 10), (5, 9)))
    assert (view.different, view.repeats_possible, view.new_number) == (3, True, False)
    assert view.open_totals == tuple(range(19))
    assert (view.coins, view.closed) == (1, (0, 1, 2, 3, 4, 5))
    state, _ = called(state, 9)
    assert CHINOS.view(state, None).new_number
    assert CHINOS.view(state, None).open_totals == tuple(each for each in range(19) if each not in (8, 9, 10))


def test_between_two_rounds_nothing_is_called():
    state, _ = played(table(2), (1, 2), (3, 4))
    view = CHINOS.view(state, Seat(1))
    assert (view.phase, view.chooser, view.round) == ("choose", 1, 1)
    assert (view.first, view.order, view.calls, view.rules, view.coins) == (None, (), (), None, None)
    assert (view.repeats_possible, view.open_totals, view.points) == (False, (), (1, 0))


def test_a_finished_match_shows_the_bill_and_the_next_chooser():
    state = table(6, orders=9, final_target=1)
    state, _ = played(state, (1, 1, 1, 1, 1, 1), (6, 7, 8, 6, 6, 9))
    state, _ = played(state, (1, 1, 1), (3, 4, 5))
    view = CHINOS.view(state, None)
    assert view.saved == (0, 3, 4, 1)
    state, _ = played(state, (1, 1), (2, 3))
    view = CHINOS.view(state, None)
    assert (view.phase, view.finalist, view.loser) == ("over", 2, 5)
    assert view.bill == (0, 0, 4, 0, 0, 5)
    assert (view.next_first, view.next_chooser, view.to_act) == (None, 5, ())
    assert len(view.history) == 3
    assert not CHINOS.legal_actions(state, Seat(2))


def test_every_player_of_the_round_has_three_coins():
    state = closed(table(3), 0, 3, 2)
    coins = list(CHINOS.pieces(state))
    assert sorted(coins, key=str) == [Coin(Seat(seat), number) for seat in range(3) for number in range(3)]
    assert CHINOS.deal_number(state) == 1


def test_legal_actions_are_lazy():
    legal = CHINOS.legal_actions(closed(table(3), 3, 0, 0), Seat(0))
    assert isinstance(legal, ChinosActions)
    assert Call(3) in legal
    assert Call(2) not in legal
    assert legal.pick(Rng.from_text("pick")) in legal
    assert list(CHINOS.legal_actions(closed(table(3), 3, 0, 0), Seat(1))) == []


def test_a_match_is_bounded():
    state = CHINOS.start(ChinosOptions(), 2, Dealing.from_text("bound", CHINOS.name)).state
    assert CHINOS.longest(ChinosOptions(), 2) == 10_000
    assert CHINOS.outcome(state) is None
    assert CHINOS.deal_scores(state) == ()
