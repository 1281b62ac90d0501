"""What every game promises, each promise a function that fails with AssertionError when it is broken.

They take a game, not only a registered one: broken relatives of a game must fail them (test_contract.py).
"""

from __future__ import annotations

import itertools
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest

import rules
from rules.codec import lines_of
from rules.dealing import Dealing, Rng
from rules.events import Event, PublicEvent, seen
from rules.game import IllegalAction
from rules.options import GameOptions
from rules.seats import TABLE, Seat
from tests.rules.spelling import held, spelled

T = TypeVar("T")

LISTED = 100
"""Legal actions of a position that are looked at one by one."""
BY_CHANCE = 1000
"""Actions of a match that are random. Then the weakest bots go on: where only a good hand wins, chance never would."""
MOST = 5000
"""Actions after which a match is left as it is; a seat that may deal for ever makes matches of any length."""


@dataclass(frozen=True)
class Played:
    """A match played at random: each position with who then acted how, and what happened; the last one waits for nobody."""

    game: rules.AnyGame
    options: GameOptions
    seats: int
    dealing: Dealing
    opening: tuple[Event, ...]
    states: list[Any] = field(default_factory=list)
    turns: list[tuple[Seat, Any]] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)

    @property
    def viewers(self) -> list[Seat | None]:
        """Every seat, and the audience."""
        return [None, *map(Seat, range(self.seats))]

    def sample(self, count: int) -> Iterator[int]:
        """Yield the numbers of up to `count` positions spread over the match, the first and the last among them."""
        last = len(self.states) - 1
        yield from sorted({last * number // max(1, count - 1) for number in range(count)})


def few(items: Sequence[T], number: int, count: int = 5) -> Sequence[T]:
    """Return up to `count` of the items, others for another `number`: at a table of twelve not everything is paired."""
    return [items[(number + place) % len(items)] for place in range(min(count, len(items)))]


def played(game: rules.AnyGame, options: GameOptions, seats: int, seed: str, most: int = MOST) -> Played:
    """Play a match at random to its end, or its first `most` actions."""
    dealing = Dealing.from_text(seed, game.name)
    rng = dealing.rng("contract")
    step = game.start(options, seats, dealing)
    match = Played(game, options, seats, dealing, step.events, [step.state])
    bot = next(iter(game.levels.values()))
    while (waiting := game.to_act(step.state)) and len(match.turns) < most:
        seat = rng.choice(waiting)
        legal = game.legal_actions(step.state, seat)
        if seat == TABLE or len(match.turns) < BY_CHANCE:
            action = legal.pick(rng)
        else:
            action = bot.choose(game.view(step.state, seat), legal, rng).action
        step = game.apply(step.state, seat, action)
        match.turns.append((seat, action))
        match.events.append(step.events)
        match.states.append(step.state)
        assert len(match.turns) <= game.longest(options, seats), "a match longer than longest()"
    return match


def check_views(match: Played, positions: int = 30) -> None:
    """Nothing that a viewer gets depends on what the viewer cannot know: view, own legal actions, who is to act."""
    game = match.game
    changed = 0
    for number in match.sample(positions):
        state = match.states[number]
        for viewer in match.viewers:
            rng = Rng.from_text("views", number, viewer)
            other = game.resample(state, viewer, rng)
            changed += spelled(other) != spelled(state)
            where = f"position {number}, viewer {viewer}"
            assert game.to_act(other) == game.to_act(state), f"to_act leaks at {where}"
            view = game.view(state, viewer)
            assert spelled(game.view(other, viewer)) == spelled(view), f"the view leaks at {where}"
            assert pickle.loads(pickle.dumps(view)) == view
            assert lines_of(view)
            for seat in (TABLE,) if viewer is None else (viewer, TABLE):
                legal = game.legal_actions(state, seat)
                same = game.legal_actions(other, seat)
                assert spelled(same) == spelled(legal), f"legal actions of {seat} leak at {where}"
                assert _listed(same) == _listed(legal), f"legal actions of {seat} leak at {where}"
                assert pickle.loads(pickle.dumps(legal)) is not None
    assert changed, "resampling never changed anything"


def check_events(match: Played, positions: int = 15) -> None:
    """What is told to a viewer of a step is nothing that the viewer's view does not tell."""
    game = match.game
    deals = [(match.opening, match.states[0])]
    deals += [
        (events, state)
        for events, state, before in zip(match.events, match.states[1:], match.states, strict=False)
        if game.deal_number(before) != game.deal_number(state)
    ]
    for events, state in deals:
        _check_told_of_a_deal(match, events, state)
    for number in match.sample(positions):
        state = match.states[number]
        for viewer, seat in itertools.product(few(match.viewers, number), few(game.to_act(state), number)):
            _check_told_of_a_step(match, number, state, viewer, seat)


def _check_told_of_a_deal(match: Played, events: tuple[Event, ...], state: Any) -> None:
    """From the last event on that is not whole for everybody (the deal), only pieces are named that the view names."""
    private = [number for number, event in enumerate(events) if not isinstance(event, PublicEvent)]
    pieces = set(match.game.pieces(state))
    for viewer in match.viewers:
        told = [part for event in seen(events[max(private, default=0) :], viewer) for part in _pieces(event, pieces)]
        known = set(_pieces(match.game.view(state, viewer), pieces))
        assert known.issuperset(told), f"the deal is told to {viewer}"


def _pieces(value: Any, pieces: set[Any]) -> Iterator[Any]:
    # A number alone is no piece, even where pieces are numbered.
    return (part for part in held(value) if not isinstance(part, int | str) and part.__hash__ and part in pieces)


def _check_told_of_a_step(match: Played, number: int, state: Any, viewer: Seat | None, seat: Seat) -> None:
    """Two steps after which a viewer sees the same were told alike, from positions that look alike to the viewer."""
    game = match.game
    rng = Rng.from_text("events", number, viewer, seat)
    steps = []
    for start in (state, game.resample(state, viewer, rng), game.resample(state, viewer, rng)):
        for action in _listed(game.legal_actions(start, seat))[:4]:
            steps.append(game.apply(start, seat, action))
    told: dict[str, set[str]] = {}
    for step in steps:
        view = spelled(game.view(step.state, viewer))
        told.setdefault(view, set()).add(spelled(seen(step.events, viewer)))
    for ways in told.values():
        assert len(ways) == 1, f"events tell {viewer} more than the view does at position {number}: {sorted(ways)}"


def check_pieces(match: Played) -> None:
    """Within a deal no piece is lost, doubled or changed."""
    dealt: dict[int, Counter[str]] = {}
    for number, state in enumerate(match.states):
        counted = Counter(map(str, match.game.pieces(state)))
        assert counted, "a deal without pieces"
        first = dealt.setdefault(match.game.deal_number(state), counted)
        assert counted == first, f"pieces lost or doubled at position {number}: {counted - first} {first - counted}"
    assert list(dealt) == sorted(dealt)
    assert min(dealt) >= 1


def check_resampled_positions_play_on(match: Played, positions: int = 5) -> None:
    """A resampled position holds the same pieces and can be played to the end by the rules."""
    game = match.game
    for number in match.sample(positions):
        for viewer in match.viewers:
            rng = Rng.from_text("on", number, viewer)
            state = game.resample(match.states[number], viewer, rng)
            there = Counter(map(str, game.pieces(match.states[number])))
            assert Counter(map(str, game.pieces(state))) == there, "resampling lost or doubled pieces"
            for _ in range(60):
                waiting = game.to_act(state)
                if not waiting:
                    break
                state = game.apply(state, waiting[-1], game.legal_actions(state, waiting[-1]).pick(rng)).state


def check_simultaneous_answers(match: Played, positions: int = 40) -> None:
    """Of seats that are to act together each is asked, and the position does not depend on who answers first."""
    game = match.game
    for number in match.sample(positions):
        state = match.states[number]
        waiting = game.to_act(state)
        assert len(set(waiting)) == len(waiting)
        if len(waiting) < 2:
            continue
        rng = Rng.from_text("together", number)
        answers = {seat: game.legal_actions(state, seat).pick(rng) for seat in waiting}
        ends = set()
        for order in itertools.islice(itertools.permutations(waiting), 6):
            after = state
            for place, seat in enumerate(order):
                assert set(order[place:]) <= set(game.to_act(after)), "an answer took another seat's turn away"
                after = game.apply(after, seat, answers[seat]).state
            ends.add(spelled(after))
        assert len(ends) == 1, f"the order of answers matters at position {number}"


def check_replay(match: Played) -> None:
    """The same seed and the same actions, read back from their texts, lead to the same positions and events."""
    game = match.game
    step = game.start(match.options, match.seats, match.dealing)
    assert (step.state, step.events) == (match.states[0], match.opening)
    for number, (seat, action) in enumerate(match.turns):
        step = game.apply(step.state, seat, game.parse(game.text(action)))
        assert step.state == match.states[number + 1]
        assert step.events == match.events[number]


def check_legal_actions(match: Played, positions: int = 40) -> None:
    """Legal actions are listed once, lead somewhere, have a text form; all others are refused with a reason key."""
    game = match.game
    strange = {game.text(action): action for _seat, action in match.turns}
    for number in match.sample(positions):
        state = match.states[number]
        before = spelled(state)
        waiting = game.to_act(state)
        for seat in (*map(Seat, range(match.seats)), TABLE):
            legal = game.legal_actions(state, seat)
            listed = _listed(legal)
            assert bool(legal) is bool(listed) is (seat in waiting), f"legal actions of {seat} at position {number}"
            assert len({game.text(action) for action in listed}) == len(listed), "a legal action listed twice"
            for action in listed:
                assert action in legal
                assert legal.why_not(action) is None
                assert type(action) in game.action_types
                assert game.parse(game.text(action)) == action
            for action in listed[:3]:
                assert game.apply(state, seat, action).state != state
            if listed:
                assert legal.pick(Rng.from_text("pick", number)) in legal
            for action in strange.values():
                if action not in legal:
                    _check_refused(game, state, seat, action, legal.why_not(action))
        assert spelled(state) == before, "a position changed"


def _check_refused(game: rules.AnyGame, state: Any, seat: Seat, action: Any, why: str | None) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, seat, action)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", caught.value.reason)
    assert caught.value.reason == why
    assert str(caught.value) == why


def check_end(match: Played, least: int = BY_CHANCE) -> None:
    """A match has an outcome exactly when nobody is to act; scores of deals are only ever added.

    A match that was left before its end, which is after the `least` actions, has none.
    """
    game = match.game
    scores: tuple[tuple[int, ...], ...] = ()
    for state in match.states:
        outcome = game.outcome(state)
        assert (outcome is None) is bool(game.to_act(state))
        now = game.deal_scores(state)
        assert now[: len(scores)] == scores
        assert all(len(deal) == match.seats for deal in now)
        scores = now
    outcome = game.outcome(match.states[-1])
    if outcome is None:
        assert len(match.turns) >= least
        return
    assert len(outcome.scores) == match.seats
    assert outcome.winners
    assert outcome.winners <= set(range(match.seats))
    best = max(outcome.scores)
    assert outcome.winners == {seat for seat, score in enumerate(outcome.scores) if score == best}


def check_bots(match: Played, positions: int = 12) -> None:
    """Every bot answers legally, the same each time, and the same whatever it cannot see."""
    game = match.game
    for number in match.sample(positions):
        state = match.states[number]
        for seat in game.to_act(state):
            if seat == TABLE:
                continue
            for key, bot in game.levels.items():
                answers = []
                for start in (state, game.resample(state, seat, Rng.from_text("bots", number, seat))):
                    legal = game.legal_actions(start, seat)
                    choice = bot.choose(game.view(start, seat), legal, Rng.from_text(number), 20)
                    assert choice.action in legal, f"{key} answers illegally"
                    assert pickle.loads(pickle.dumps(choice)) == choice
                    answers.append(choice)
                assert answers[0] == answers[1], f"{key} knows what it cannot see"


CHECKS: tuple[Callable[[Played], None], ...] = (
    check_views,
    check_events,
    check_pieces,
    check_resampled_positions_play_on,
    check_simultaneous_answers,
    check_replay,
    check_legal_actions,
    check_end,
    check_bots,
)


def _listed(legal: Iterable[Any]) -> list[Any]:
    return list(itertools.islice(legal, LISTED))
