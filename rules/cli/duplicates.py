"""Duplicate deals: every deal is played once for each rotation of the seats, so that luck of cards and seat cancels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import rules
from rules.bots import Bot, Memory
from rules.cli.decisions import decide
from rules.cli.setup import bots_of
from rules.dealing import Dealing
from rules.seats import Seat

A, B = "a", "b"


@dataclass(frozen=True, slots=True)
class Run:
    """Everything that the result of an arena depends on."""

    game: str
    version: int
    options: Mapping[str, Any]
    players: int
    a: str
    b: str
    seed: str
    deals: int
    matches: bool
    """Whether whole matches are played; else each deal is the first scored one of a match of its own."""
    session: int
    """How many matches bots remember: the next one starts with an empty memory."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal (or match) in all its rotations.

    `a` holds for each rotation the scores of all seats when A sat on the seat of that number and B on all others; `b`
    the same with B alone among As, and is empty with two seats, where it would be the same games again.
    """

    number: int
    a: tuple[tuple[int, ...], ...]
    b: tuple[tuple[int, ...], ...] = ()


@dataclass(slots=True)
class Notes:
    """What is counted beside the scores. `facts` are those of A among Bs, out of `chances` finished deals."""

    illegal: int = 0
    chances: int = 0
    facts: Counter[str] = field(default_factory=Counter)
    matches: int = 0
    match_wins: float = 0.0
    times: Counter[float] = field(default_factory=Counter)
    """How often a decision of A took so many milliseconds, of three significant digits."""

    @property
    def counted(self) -> tuple[object, ...]:
        """Everything but the times: what must come out equal when the deals are played again."""
        return self.illegal, self.chances, self.facts, self.matches, self.match_wins

    def add(self, other: Notes) -> None:
        """Add what was counted elsewhere."""
        self.illegal += other.illegal
        self.chances += other.chances
        self.facts.update(other.facts)
        self.matches += other.matches
        self.match_wins += other.match_wins
        self.times.update(other.times)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a run: deals in the order of their numbers, and what was counted while they were played."""

    deals: tuple[DealResult, ...]
    notes: Notes


def play_piece(run: Run, numbers: range) -> Piece:
    """Play the deals of these numbers; they are whole sessions, so a piece depends on nothing but the arguments."""
    notes = Notes()
    deals: list[DealResult] = []
    for start in range(numbers.start, numbers.stop, run.session):
        deals += _session(run, range(start, min(start + run.session, numbers.stop)), notes)
    return Piece(tuple(deals), notes)


def _session(run: Run, numbers: range, notes: Notes) -> list[DealResult]:
    line_ups = (A,) if run.players == 2 else (A, B)
    scores: dict[tuple[str, int], list[tuple[int, ...]]] = {}
    for alone in line_ups:
        for seat in range(run.players):
            # One evening of the same people on the same seats.
            memory: Memory = None
            for number in numbers:
                played, memory = _Table(run, alone, Seat(seat), notes).play(number, memory)
                scores.setdefault((alone, number), []).append(played)
    return [DealResult(number, *(tuple(scores[alone, number]) for alone in line_ups)) for number in numbers]


class _Table:
    """One bot alone on a seat among bots of the other kind."""

    def __init__(self, run: Run, alone: str, seat: Seat, notes: Notes) -> None:
        self._run = run
        self._game = rules.GAMES[run.game]
        self._options = self._game.Options.read(run.options)
        known = bots_of(self._game)
        others = B if alone == A else A
        self._sides = {Seat(each): alone if each == seat else others for each in range(run.players)}
        self._bots: Mapping[Seat, Bot[Any, Any]] = {
            each: known[run.a if side == A else run.b] for each, side in self._sides.items()
        }
        self._counted = seat if alone == A else None
        self._notes = notes

    def play(self, number: int, memory: Memory) -> tuple[tuple[int, ...], Memory]:
        """Play a deal or a match; return the scores of all seats and what bots remember of it.

        The scores of a match that ends without one are zero.
        """
        game, notes = self._game, self._notes
        dealing = Dealing.from_text(f"{self._run.seed}/{number}", game.name)
        state = game.start(self._options, self._run.players, dealing).state
        scored = moves = 0
        while (waiting := game.to_act(state)) and (self._run.matches or not scored):
            seat = waiting[0]
            decision = decide(game, state, seat, self._bots, dealing, moves, memory)
            if decision.fault:
                notes.illegal += 1
            if self._sides.get(seat) == A:
                notes.times[float(f"{decision.seconds * 1000:.3g}")] += 1
            state = game.apply(state, seat, decision.action).state
            moves += 1
            finished = len(game.deal_scores(state))
            if finished > scored and self._counted is not None:
                notes.chances += 1
                notes.facts.update({key: int(value) for key, value in game.deal_facts(state, self._counted).items()})
            scored = finished
        over = game.outcome(state) is not None
        return self._scores(state), game.remember(memory, state) if over else memory

    def _scores(self, state: Any) -> tuple[int, ...]:
        outcome = self._game.outcome(state)
        if not self._run.matches:
            deals: Sequence[tuple[int, ...]] = self._game.deal_scores(state)
            return tuple(deals[0]) if deals else (0,) * self._run.players
        assert outcome is not None
        if self._counted is not None:
            self._notes.matches += 1
            if self._counted in outcome.winners:
                # A shared win counts in equal parts, so that the shares of all seats add up to one.
                self._notes.match_wins += 1 / len(outcome.winners)
        return outcome.scores
