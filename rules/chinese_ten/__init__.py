"""Chinese Ten: a fishing game for two to four, in which a card takes what it makes ten with, and red cards count.

The rules are numbered R1 to R24 in the help page of the game; the numbers are cited where they are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.bots import Bot
from rules.cards import Card
from rules.chinese_ten import play
from rules.chinese_ten.actions import Play, Take, TenAction
from rules.chinese_ten.bots import LEVELS
from rules.chinese_ten.cases import CASE_KINDS
from rules.chinese_ten.hidden import resample
from rules.chinese_ten.keeping import TEN_KEEPER
from rules.chinese_ten.options import PRESETS, TenOptions
from rules.chinese_ten.play import TenState
from rules.chinese_ten.view import TenView, view
from rules.dealing import Dealing, Rng
from rules.game import TABLE, Game, LegalActions, NextDeal, OnlyNextDeal, Outcome, Seat, Step
from rules.keeping import AnyKeeper
from rules.text import QT_TRANSLATE_NOOP

__all__ = ["CHINESE_TEN", "ChineseTen", "NextDeal", "Play", "Take", "TenAction", "TenOptions", "TenView"]


class ChineseTen(Game[TenOptions, TenState, TenAction, TenView]):
    """The rules of Chinese Ten."""

    name = "chinese_ten"
    title = QT_TRANSLATE_NOOP("games", "Chinese Ten")
    seats = range(2, 5)
    Options = TenOptions
    presets = PRESETS
    action_types: ClassVar[tuple[type, ...]] = (Play, Take, NextDeal)
    unit = "raw points (difference)"
    case_kinds = CASE_KINDS

    @property
    def levels(self) -> Mapping[str, Bot[TenView, TenAction]]:
        """Easy, medium and hard."""
        return LEVELS

    @property
    def keeper(self) -> AnyKeeper:
        """The score keeper for real pieces."""
        return TEN_KEEPER

    def start(self, options: TenOptions, seats: int, dealing: Dealing) -> Step[TenState]:
        """Return a match with its dealer drawn and its first deal dealt."""
        assert not options.problems(seats)
        return play.start(options, seats, dealing)

    def to_act(self, state: TenState) -> tuple[Seat, ...]:
        """Return the seat in turn, TABLE between two deals, nobody after the match."""
        if state.phase == "match-over":
            return ()
        return (TABLE,) if state.phase == "deal-over" else (state.position.turn,)

    def legal_actions(self, state: TenState, seat: Seat) -> LegalActions[TenAction]:
        """Return what a seat may do, made from its hand and what lies open."""
        if seat == TABLE and state.phase == "deal-over":
            return OnlyNextDeal()
        return state.position.legal(seat)

    def apply(self, state: TenState, seat: Seat, action: TenAction) -> Step[TenState]:
        """Return the step after an action; a refusal has one of the reasons of R12."""
        return play.apply(state, seat, action)

    def view(self, state: TenState, viewer: Seat | None) -> TenView:
        """Return what a viewer may know."""
        return view(state, viewer)

    def resample(self, state: TenState, viewer: Seat | None, rng: Rng) -> TenState:
        """Return the match with everything that the viewer does not see dealt another way."""
        return resample(state, viewer, rng)

    def outcome(self, state: TenState) -> Outcome | None:
        """Return the totals of a finished match: results, or points in a race to 1000."""
        if state.phase != "match-over":
            return None
        assert state.end is not None
        return Outcome(state.totals, frozenset(state.winners), state.end)

    def deal_scores(self, state: TenState) -> tuple[tuple[int, ...], ...]:
        """Return the raw points of each finished deal."""
        return tuple(deal.points for deal in state.finished)

    def deal_number(self, state: TenState) -> int:
        """Return the number of the present shuffle, repeated deals included."""
        return state.shuffle

    def pieces(self, state: TenState) -> Iterable[Card]:
        """Yield the 52 cards, wherever they lie."""
        position = state.position
        yield from position.layout
        yield from position.stock
        for cards in (*position.hands, *position.piles):
            yield from cards
        if position.turned is not None:
            yield position.turned

    def longest(self, options: TenOptions, seats: int) -> int:
        """Return a number of actions that no match can exceed."""
        del seats
        return play.longest(options)

    def deal_facts(self, state: TenState, seat: Seat) -> Mapping[str, bool]:
        """Return whether the seat alone had the best result of the last finished deal, or shared it."""
        if not state.finished:
            return {}
        results = state.finished[-1].results
        leads = results[seat] == max(results)
        shared = results.count(max(results)) > 1
        return {"win": leads and not shared, "drawn": leads and shared}


CHINESE_TEN = ChineseTen()
