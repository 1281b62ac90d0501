"""Los Chinos: hide coins in a fist, guess the total of all fists; who guesses leaves, and the last one pays the coffees.

The rules are numbered 1 to 32 in the help page of the game; the numbers are cited where they are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rules.bots import Bot, Memory
from rules.chinos import play
from rules.chinos.actions import Call, ChinosAction, ChooseFirst, Hide, Show
from rules.chinos.bots import BASELINES, LEVELS
from rules.chinos.calls import FULL
from rules.chinos.cases import CASE_KINDS
from rules.chinos.evening import with_match
from rules.chinos.habits import remembered
from rules.chinos.hidden import resample
from rules.chinos.keeping import CHINOS_KEEPER
from rules.chinos.options import PRESETS, ChinosOptions
from rules.chinos.play import ChinosState
from rules.chinos.sealed import with_sealed_coins
from rules.chinos.view import ChinosView, view
from rules.dealing import Dealing, Rng
from rules.game import Game, LegalActions, Outcome, Seat, Step
from rules.keeping import AnyKeeper
from rules.text import QT_TRANSLATE_NOOP

__all__ = [
    "CHINOS",
    "Call",
    "Chinos",
    "ChinosAction",
    "ChinosOptions",
    "ChinosView",
    "ChooseFirst",
    "Coin",
    "Hide",
    "Show",
]


@dataclass(frozen=True, slots=True)
class Coin:
    """One of the three coins of a player: the playing hand and the other hand hold them all."""

    seat: Seat
    number: int


class Chinos(Game[ChinosOptions, ChinosState, ChinosAction, ChinosView]):
    """The rules of Los Chinos. One match is one "deal" of the record; each opening is a round."""

    name = "chinos"
    title = QT_TRANSLATE_NOOP("games", "Los Chinos")
    seats = range(2, 13)
    Options = ChinosOptions
    presets = PRESETS
    action_types: ClassVar[tuple[type, ...]] = (Hide, Call, Show, ChooseFirst)
    unit = "matches (-1 for a match lost)"
    compared = False
    matches_only = True
    case_kinds = CASE_KINDS

    @property
    def levels(self) -> Mapping[str, Bot[ChinosView, ChinosAction]]:
        """Beginner, regular, sly and master."""
        return LEVELS

    @property
    def baselines(self) -> Mapping[str, Bot[ChinosView, ChinosAction]]:
        """The master that never learns, and a sly player who never hides its fist."""
        return BASELINES

    @property
    def keeper(self) -> AnyKeeper:
        """The score keeper for real pieces."""
        return CHINOS_KEEPER

    def start(self, options: ChinosOptions, seats: int, dealing: Dealing) -> Step[ChinosState]:
        """Return a match before its first round, or before the host has chosen its first caller."""
        assert not options.problems(seats)
        return play.start(options, seats, dealing)

    def to_act(self, state: ChinosState) -> tuple[Seat, ...]:
        """Return every seat without a fist, the next caller, the chooser, or nobody."""
        return state.to_act

    def legal_actions(self, state: ChinosState, seat: Seat) -> LegalActions[ChinosAction]:
        """Return what a seat may do, made from its own coins and what is public."""
        return play.legal(state, seat)

    def apply(self, state: ChinosState, seat: Seat, action: ChinosAction) -> Step[ChinosState]:
        """Return the step after an action; a refusal has one of the reasons of rule 13."""
        return play.apply(state, seat, action)

    def view(self, state: ChinosState, viewer: Seat | None) -> ChinosView:
        """Return what a viewer may know."""
        return view(state, viewer)

    def resample(self, state: ChinosState, viewer: Seat | None, rng: Rng) -> ChinosState:
        """Return the match with other coins in the fists that the viewer does not see."""
        return resample(state, viewer, rng)

    def outcome(self, state: ChinosState) -> Outcome | None:
        """Return the end of a match: the loser has -1, everybody else 0 and shares the win."""
        scores = self._scores(state)
        if scores is None:
            return None
        return Outcome(scores, frozenset(Seat(seat) for seat, score in enumerate(scores) if not score), "final-won")

    def deal_scores(self, state: ChinosState) -> tuple[tuple[int, ...], ...]:
        """Return -1 for the loser and 0 for the others once the match is over."""
        scores = self._scores(state)
        return () if scores is None else (scores,)

    @staticmethod
    def _scores(state: ChinosState) -> tuple[int, ...] | None:
        loser = state.progress.loser
        return None if loser is None else tuple(-int(seat == loser) for seat in range(state.progress.players))

    def deal_number(self, state: ChinosState) -> int:
        """Return the number of the round, in which every player has three coins."""
        return max(1, state.round)

    def pieces(self, state: ChinosState) -> Iterable[Coin]:
        """Yield the coins of the players of the round: those in the fist, then those in the other hand."""
        last = state.phase in ("choose", "over") and state.progress.opened
        for seat in state.progress.opened[-1].seats if last else state.progress.active:
            fist = state.fists[seat] or 0
            yield from (Coin(seat, number) for number in range(fist))
            yield from (Coin(seat, number) for number in range(fist, FULL))

    def longest(self, options: ChinosOptions, seats: int) -> int:
        """Return a number of actions that no match can exceed."""
        del options
        return play.longest(seats)

    def deal_facts(self, state: ChinosState, seat: Seat) -> Mapping[str, bool]:
        """Return how a finished match went for a seat: it lost, it won the final, it was saved, it made a foul."""
        progress = state.progress
        if progress.loser is None:
            return {}
        return {
            "lost": seat == progress.loser,
            "won_final": seat == progress.finalist,
            "saved": seat not in progress.active,
            "foul": progress.fouls[seat] > 0,
        }

    def bot_view(self, view: ChinosView, level: str, dealing: Dealing, memory: Memory = None) -> ChinosView:
        """Return the view of a bot; with real coins it holds those that the bot drew before the first call."""
        return with_sealed_coins(view, LEVELS[level], dealing, memory)

    def people_first(self, state: ChinosState) -> bool:
        """Bots show their coins when all people have shown theirs."""
        return state.phase == "show"

    def remember(self, memory: Memory, state: ChinosState) -> Memory:
        """Return how often each seat closed which fist and made which call, and what it paid, over the evening."""
        habits = remembered(memory, state.progress.opened, state.progress.players)
        return with_match(habits, memory, state.progress, state.options)


CHINOS = Chinos()
