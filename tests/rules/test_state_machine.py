"""One state machine over all games: some seat to act performs some legal action, matches are taken back and saved."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import rules
from rules.dealing import Dealing, Rng
from rules.options import specs
from rules.record import Match, Player, pack, replay, unpack
from rules.seats import Seat
from tests.rules.broken_games import LostCard, ViewLeak
from tests.rules.spelling import spelled

ACTIONS_LISTED = 100


class AnyMatch(RuleBasedStateMachine):
    """A match of any game with any preset, its actions and positions so far kept beside it."""

    match: Match

    @initialize(data=st.data(), seed=st.binary(min_size=32, max_size=32), cut=st.text(max_size=20))
    def begin(self, data: st.DataObject, seed: bytes, cut: str) -> None:
        """A match begins."""
        game = data.draw(st.sampled_from(sorted(rules.GAMES)).map(rules.game))
        preset = data.draw(st.sampled_from(game.presets))
        seats = (
            int(preset.options["players"])
            if "players" in specs(game.Options)
            else data.draw(st.sampled_from(game.seats))
        )
        players = tuple(Player(f"Player {seat}") for seat in range(seats))
        self.match, _ = Match.start(game, preset.options, players, Dealing(seed, game.name, cut))
        self.states = [self.match.state]

    @property
    def game(self) -> rules.AnyGame:
        """The game that is played."""
        return self.match.game

    @precondition(lambda self: self.game.to_act(self.match.state))
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Some seat to act performs some legal action."""
        seat = data.draw(st.sampled_from(self.game.to_act(self.match.state)))
        legal = self.game.legal_actions(self.match.state, seat)
        action = data.draw(st.sampled_from(list(itertools.islice(legal, ACTIONS_LISTED))))
        self.match, _ = self.match.act(seat, action)
        self.states.append(self.match.state)

    @precondition(lambda self: self.game.to_act(self.match.state))
    @rule(count=st.integers(2, 40), seed=st.integers(0, 9))
    def act_on(self, count: int, seed: int) -> None:
        """A while of random actions, so that ends of deals and matches are reached."""
        rng = Rng.from_text(seed)
        for _ in range(count):
            waiting = self.game.to_act(self.match.state)
            if waiting:
                seat = rng.choice(waiting)
                self.match, _ = self.match.act(seat, self.game.legal_actions(self.match.state, seat).pick(rng))
                self.states.append(self.match.state)

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """An undo is a replay of fewer actions."""
        length = data.draw(st.integers(0, len(self.match.record.moves)))
        self.match = self.match.back_to(length)
        del self.states[length + 1 :]
        assert self.match.state == self.states[-1]

    @rule()
    def save_and_load(self) -> None:
        """A match comes back from its file as it was."""
        loaded = replay(unpack(pack(self.match.record)))
        assert loaded == self.match
        self.match = loaded

    @invariant()
    def the_match_is_over_exactly_when_it_has_an_outcome(self) -> None:
        """Nobody is to act, and only then there is an outcome."""
        assert (self.game.outcome(self.match.state) is None) is bool(self.game.to_act(self.match.state))
        assert len(self.match.record.moves) <= self.game.longest(self.options, self.match.record.seats)

    @property
    def options(self) -> Any:
        """The options of the match."""
        return self.game.Options.read(self.match.record.options)

    @invariant()
    def pieces_are_conserved(self) -> None:
        """The present position holds the pieces that the deal began with."""
        state = self.match.state
        deal = self.game.deal_number(state)
        first = next(each for each in self.states if self.game.deal_number(each) == deal)
        assert Counter(map(str, self.game.pieces(state))) == Counter(map(str, self.game.pieces(first)))

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        """Views are the same in another match that differs in what the viewer cannot know."""
        state = self.match.state
        for viewer in (None, *map(Seat, range(self.match.record.seats))):
            other = self.game.resample(state, viewer, Rng.from_text(len(self.states), viewer))
            assert spelled(self.game.view(other, viewer)) == spelled(self.game.view(state, viewer))
            assert self.game.to_act(other) == self.game.to_act(state)

    @invariant()
    def the_record_holds_the_scores(self) -> None:
        """The scores of the record are those of the position."""
        assert self.match.record.scores == self.game.deal_scores(self.match.state)


@pytest.fixture(autouse=True)
def _with_the_toy(toy: object) -> None:
    """The toy game takes part: it has seats that act at once."""


class TestAnyMatch(AnyMatch.TestCase):
    settings = settings(max_examples=40, stateful_step_count=20, deadline=None)


@pytest.mark.parametrize(("broken", "where"), [(ViewLeak(), "nobody_sees"), (LostCard(), "pieces_are_conserved")])
def test_a_planted_fault_is_found(monkeypatch, broken, where):
    monkeypatch.setattr(rules, "GAMES", {broken.name: broken})
    few = settings(max_examples=20, stateful_step_count=10, deadline=None, database=None, phases=[Phase.generate])
    with pytest.raises(AssertionError) as caught:
        run_state_machine_as_test(AnyMatch, settings=few)
    assert any(where in entry.name for entry in caught.traceback)
