"""Chinchón: a rummy game for two to four, in which who is left with little deadwood knocks and the other lays off.

The rules are numbered R1 to R43 in the help page of the game; the numbers are cited where they are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.bots import Bot
from rules.cards import Card
from rules.chinchon import play
from rules.chinchon.actions import ACTION_TYPES, ChinchonAction, Discard, DrawStock, Knock, Show, TakeDiscard
from rules.chinchon.bots import LEVELS
from rules.chinchon.cases import CASE_KINDS
from rules.chinchon.hidden import resample
from rules.chinchon.keeping import CHINCHON_KEEPER
from rules.chinchon.lay_offs import LayOff
from rules.chinchon.melds import Meld
from rules.chinchon.options import PRESETS, ChinchonOptions
from rules.chinchon.play import ChinchonState
from rules.chinchon.view import ChinchonView, view
from rules.dealing import Dealing, Rng
from rules.game import TABLE, Game, LegalActions, NextDeal, OnlyNextDeal, Outcome, Seat, Step
from rules.keeping import AnyKeeper
from rules.text import QT_TRANSLATE_NOOP

__all__ = [
    "CHINCHON",
    "Chinchon",
    "ChinchonAction",
    "ChinchonOptions",
    "ChinchonView",
    "Discard",
    "DrawStock",
    "Knock",
    "LayOff",
    "Meld",
    "NextDeal",
    "Show",
    "TakeDiscard",
]


class Chinchon(Game[ChinchonOptions, ChinchonState, ChinchonAction, ChinchonView]):
    """The rules of Chinchón."""

    name = "chinchon"
    title = QT_TRANSLATE_NOOP("games", "Chinchón")
    seats = range(2, 5)
    Options = ChinchonOptions
    presets = PRESETS
    action_types: ClassVar[tuple[type, ...]] = ACTION_TYPES
    unit = "points (opponent's less own)"
    case_kinds = CASE_KINDS

    @property
    def levels(self) -> Mapping[str, Bot[ChinchonView, ChinchonAction]]:
        """Easy, medium and hard."""
        return LEVELS

    @property
    def keeper(self) -> AnyKeeper:
        """The score keeper for real pieces."""
        return CHINCHON_KEEPER

    def start(self, options: ChinchonOptions, seats: int, dealing: Dealing) -> Step[ChinchonState]:
        """Return a match with its dealer drawn and its first deal dealt."""
        assert not options.problems(seats)
        return play.start(options, dealing)

    def to_act(self, state: ChinchonState) -> tuple[Seat, ...]:
        """Return the seat in turn, TABLE between two deals, nobody after the match."""
        if state.phase == "match-over":
            return ()
        return (TABLE,) if state.phase == "deal-over" else (state.position.turn,)

    def legal_actions(self, state: ChinchonState, seat: Seat) -> LegalActions[ChinchonAction]:
        """Return what a seat may do, made from its hand and what lies open."""
        if seat == TABLE and state.phase == "deal-over":
            return OnlyNextDeal()
        return state.position.legal(seat, state.options)

    def apply(self, state: ChinchonState, seat: Seat, action: ChinchonAction) -> Step[ChinchonState]:
        """Return the step after an action; a refusal has a reason of ChinchonActions.why_not."""
        return play.apply(state, seat, action)

    def view(self, state: ChinchonState, viewer: Seat | None) -> ChinchonView:
        """Return what a viewer may know."""
        return view(state, viewer)

    def resample(self, state: ChinchonState, viewer: Seat | None, rng: Rng) -> ChinchonState:
        """Return the match with everything that the viewer does not see dealt another way."""
        return resample(state, viewer, rng)

    def outcome(self, state: ChinchonState) -> Outcome | None:
        """Return 1 for each winner of a finished match and 0 for the others.

        Totals do not tell who won: a pure chinchón wins whatever they are (R30), and of several that reach the target
        together only those who played the deal are compared (R42).
        """
        if state.phase != "match-over":
            return None
        standing = state.standing
        assert standing.reason is not None
        scores = tuple(int(seat in standing.winners) for seat in range(state.seats))
        return Outcome(scores, frozenset(standing.winners), standing.reason)

    def deal_scores(self, state: ChinchonState) -> tuple[tuple[int, ...], ...]:
        """Return the points of each finished deal with their sign turned, for few points are good; a void deal is zeros."""
        return tuple(tuple(-each for each in deal.points) for deal in state.finished)

    def deal_number(self, state: ChinchonState) -> int:
        """Return the number of the present deal, which is that of its shuffle."""
        return state.deal

    def pieces(self, state: ChinchonState) -> Iterable[Card]:
        """Yield the cards of the pack, wherever they lie."""
        position = state.position
        for cards in (*position.hands, position.stock, position.pile):
            yield from cards
        if position.knock is not None:
            yield position.knock.face_down

    def longest(self, options: ChinchonOptions, seats: int) -> int:
        """Return a number of actions that no match can exceed."""
        del seats
        return play.longest(options)

    def deal_facts(self, state: ChinchonState, seat: Seat) -> Mapping[str, bool]:
        """Return of the last finished deal whether the seat had the fewest points, alone or with others."""
        if not state.finished or state.finished[-1].void is not None:
            return {}
        deal = state.finished[-1]
        playing = [points for points, left in zip(deal.points, deal.deadwood, strict=True) if left is not None]
        leads = deal.deadwood[seat] is not None and deal.points[seat] == min(playing)
        shared = playing.count(min(playing)) > 1
        return {"win": leads and not shared, "drawn": leads and shared}


CHINCHON = Chinchon()
