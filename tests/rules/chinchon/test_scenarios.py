"""The rare things that scenarios stand for do happen in them, and a scenario is a match like any other."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rules.chinchon import CHINCHON
from rules.chinchon.deck import JOKER
from rules.chinchon.events import DealVoided, Knocked, LaidOff, MatchEnded, Reentered, StockReshuffled, WentOut
from rules.chinchon.lay_offs import best_showing
from rules.chinchon.scenarios import SENTENCES, Scenario, scenarios
from rules.events import Event
from rules.record import GameRecord, Match, Move, Player, pack, replay, unpack

ALL = scenarios()


def happened(key: str) -> list[Event]:
    """Every event of what a scenario shows."""
    return [event for step in ALL[key].steps() for event in step.events]


T = TypeVar("T", bound=Event)


def told(key: str, kind: type[T]) -> list[T]:
    return [event for event in happened(key) if isinstance(event, kind)]


def match_of(scenario: Scenario) -> Match:
    """A scenario as the record of a match."""
    players = tuple(Player(f"Player {seat}") for seat in range(scenario.options.players))
    record = GameRecord(
        "chinchon",
        CHINCHON.version,
        scenario.options.values(),
        players,
        scenario.dealing.seed,
        moves=tuple(Move(seat, text) for seat, text in scenario.before),
    )
    return replay(record, len(scenario.before))


def test_there_is_one_for_each_sentence():
    assert list(ALL) == list(SENTENCES)
    assert all(scenario.sentence.endswith(".") for scenario in ALL.values())


@pytest.mark.parametrize("key", SENTENCES)
def test_a_scenario_is_a_match_that_can_be_recorded(key):
    scenario = ALL[key]
    match = match_of(scenario)
    assert match.state == scenario.start()
    assert replay(unpack(pack(match.record))) == match
    steps = list(scenario.steps())
    assert len(steps) == len(scenario.then)
    for seat, text in scenario.then:
        match, _events = match.act(seat, CHINCHON.parse(text))
    assert match.state == steps[-1].state


def test_pure_chinchon():
    (knocked,) = told("pure-chinchon", Knocked)
    (ended,) = told("pure-chinchon", MatchEnded)
    assert (knocked.chinchon, ended.reason, ended.winners) == ("pure", "chinchon", (knocked.seat,))


def test_joker_chinchon():
    (knocked,) = told("joker-chinchon", Knocked)
    *_, last = ALL["joker-chinchon"].steps()
    assert knocked.chinchon == "joker"
    assert last.state.finished[-1].points[knocked.seat] == -25


def test_zero_knock():
    (knocked,) = told("zero-knock", Knocked)
    *_, last = ALL["zero-knock"].steps()
    assert (knocked.deadwood, knocked.chinchon) == (0, "none")
    assert last.state.finished[-1].points[knocked.seat] == -10
    assert not told("zero-knock", LaidOff)
    hand = last.state.position.hands[1 - knocked.seat]
    assert len(best_showing(hand, knocked.melds, 1, last.state.options).lay_offs) >= 2


def test_long_lay_off():
    (knocked,) = told("long-lay-off", Knocked)
    laid = told("long-lay-off", LaidOff)
    ends = dict(enumerate(knocked.melds))
    grown = {event.lay_off.meld: event.meld for event in laid}
    assert any(
        len(meld.cards) >= len(ends[number].cards) + 3
        and meld.cards[0] is not ends[number].cards[0]
        and meld.cards[-1] is not ends[number].cards[-1]
        for number, meld in grown.items()
    )


def test_joker_laid_off():
    laid = told("joker-laid-off", LaidOff)
    at = next(number for number, event in enumerate(laid) if event.lay_off.card is JOKER)
    assert laid[at].lay_off.joker_as is not None
    assert any(event.lay_off.meld == laid[at].lay_off.meld for event in laid[at + 1 :])


def test_void_deals():
    assert told("void-stock", DealVoided) == [DealVoided("stock")]
    assert told("void-takes", DealVoided) == [DealVoided("takes")]
    assert len(ALL["void-takes"].start().position.stock) == 25
    assert len(ALL["void-stock"].start().position.stock) == 3


def test_the_knocker_loses():
    (knocked,) = told("knocker-loses", Knocked)
    (ended,) = told("knocker-loses", MatchEnded)
    assert knocked.seat not in ended.winners
    assert min(ended.totals) < 100 <= ended.totals[knocked.seat]


def test_both_over_and_a_hundred_each():
    (ended,) = told("both-over", MatchEnded)
    assert min(ended.totals) >= 100
    assert ended.winners == (ended.totals.index(min(ended.totals)),)
    (drawn,) = told("hundred-each", MatchEnded)
    assert (drawn.totals, drawn.winners) == ((100, 100), (0, 1))


def test_the_joker_turned_up_and_buried():
    assert ALL["joker-turned-up"].start().position.pile == (JOKER,)
    buried = ALL["joker-buried"].start()
    assert (buried.position.stock[12], buried.buried) == (JOKER, 12)


def test_a_new_stock():
    (made,) = told("reshuffle", StockReshuffled)
    start = ALL["reshuffle"].start()
    assert start.position.stock == ()
    assert made.cards == start.position.pile[:-1]


def test_going_out_and_coming_back():
    assert told("re-entry", Reentered)
    assert not told("re-entry", WentOut)
    assert told("went-out", WentOut)
    assert not told("went-out", MatchEnded)
