"""Chinese poker: thirteen cards in three rows, compared with every other player's. Basic and Mandarin versions.

The rules are numbered R1 to R35 in the help page of the game; the numbers are cited where they are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.bots import Bot
from rules.cards import Card
from rules.chinese_poker import play
from rules.chinese_poker.actions import (
    ACTION_TYPES,
    Arrange,
    Buy,
    CorrectStacks,
    DeclareAutomatic,
    EndMatch,
    Forfeit,
    Join,
    Leave,
    Note,
    PokerAction,
    VoidDeal,
)
from rules.chinese_poker.bots import BASELINES, LEVELS
from rules.chinese_poker.cases import CASE_KINDS
from rules.chinese_poker.hidden import resample
from rules.chinese_poker.keeping import POKER_KEEPER
from rules.chinese_poker.options import PRESETS, PokerOptions
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.setting import Setting
from rules.chinese_poker.view import PokerView, view
from rules.dealing import Dealing, Rng
from rules.game import TABLE, Game, LegalActions, NextDeal, Outcome, Seat, Step
from rules.keeping import AnyKeeper
from rules.text import QT_TRANSLATE_NOOP

__all__ = [
    "CHINESE_POKER",
    "Arrange",
    "Buy",
    "ChinesePoker",
    "CorrectStacks",
    "DeclareAutomatic",
    "EndMatch",
    "Forfeit",
    "Join",
    "Leave",
    "NextDeal",
    "Note",
    "PokerAction",
    "PokerOptions",
    "PokerView",
    "VoidDeal",
]


class ChinesePoker(Game[PokerOptions, PokerState, PokerAction, PokerView]):
    """The rules of Chinese poker."""

    name = "chinese_poker"
    title = QT_TRANSLATE_NOOP("games", "Chinese poker")
    seats = range(2, 5)
    Options = PokerOptions
    presets = PRESETS
    action_types: ClassVar[tuple[type, ...]] = ACTION_TYPES
    unit = "points"
    compared = False
    case_kinds = CASE_KINDS

    @property
    def levels(self) -> Mapping[str, Bot[PokerView, PokerAction]]:
        """Easy, medium and hard."""
        return LEVELS

    @property
    def baselines(self) -> Mapping[str, Bot[PokerView, PokerAction]]:
        """The sum of percentiles with tables of its own, and the closed form after four unblended rounds."""
        return BASELINES

    @property
    def keeper(self) -> AnyKeeper:
        """The score keeper for real pieces."""
        return POKER_KEEPER

    def start(self, options: PokerOptions, seats: int, dealing: Dealing) -> Step[PokerState]:
        """Return a match with its button drawn and its first deal dealt."""
        assert not options.problems(seats)
        return play.start(options, seats, dealing)

    def to_act(self, state: PokerState) -> tuple[Seat, ...]:
        """Return the seats that have to set, all at the same time; TABLE between two deals, nobody after the match."""
        if state.phase == "match-over":
            return ()
        return state.position.to_set or (TABLE,)

    def legal_actions(self, state: PokerState, seat: Seat) -> LegalActions[PokerAction]:
        """Return what a seat may do, made from its own hand, or what the table may do, made from what all see."""
        if seat == TABLE:
            return state.table()
        return state.position.legal(seat, state.options)

    def apply(self, state: PokerState, seat: Seat, action: PokerAction) -> Step[PokerState]:
        """Return the step after an action."""
        return play.apply(state, seat, action)

    def view(self, state: PokerState, viewer: Seat | None) -> PokerView:
        """Return what a viewer may know."""
        return view(state, viewer)

    def resample(self, state: PokerState, viewer: Seat | None, rng: Rng) -> PokerState:
        """Return the match with everything that the viewer has not seen dealt another way."""
        return resample(state, viewer, rng)

    def outcome(self, state: PokerState) -> Outcome | None:
        """Return what each seat won in a finished match, in chips or in score."""
        if state.end is None:
            return None
        return Outcome(state.scores, frozenset(state.winners), state.end)

    def deal_scores(self, state: PokerState) -> tuple[tuple[int, ...], ...]:
        """Return the net points of each deal that was scored: points whatever was paid for them."""
        return tuple(deal.net[: state.seats] for deal in state.finished)

    def deal_number(self, state: PokerState) -> int:
        """Return the number of the present shuffle, void deals included."""
        return state.shuffle

    def pieces(self, state: PokerState) -> Iterable[Card]:
        """Yield the 52 cards: four hands, whoever plays (R3)."""
        for hand in state.position.hands:
            yield from hand

    def longest(self, options: PokerOptions, seats: int) -> int:
        """Return a number of actions that no match exceeds in which the host does only what has to be done."""
        return play.longest(options, seats)

    def deal_facts(self, state: PokerState, seat: Seat) -> Mapping[str, bool]:
        """Return whether the seat won most points of the last deal that was scored, alone or shared, and whether it fouled."""
        if not state.finished:
            return {}
        deal = state.finished[-1]
        nets = [deal.net[each] for each in deal.dealt_in]
        leads = seat in deal.dealt_in and deal.net[seat] == max(nets)
        shared = nets.count(max(nets)) > 1
        entry = deal.entries[seat]
        fouled = isinstance(entry, Setting) and entry.foul is not None
        return {"win": leads and not shared, "drawn": leads and shared, "foul": fouled}


CHINESE_POKER = ChinesePoker()
