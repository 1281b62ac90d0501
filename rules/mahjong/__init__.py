"""Hong Kong mahjong: four seats, 144 tiles, fan and limit hands.

The rules are numbered R1 to R26 in the help page of the game; the numbers are cited where they are kept. The functions
that a hand calculator needs are here too: `score`, `settle`, `worth`, `flower_win`, `false_win`, `next_deal`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rules.bots import Bot
from rules.dealing import Dealing, Rng
from rules.game import TABLE, Game, LegalActions, NextDeal, OnlyNextDeal, Outcome, Seat, Step
from rules.keeping import AnyKeeper
from rules.mahjong import play
from rules.mahjong.actions import (
    FALSE_WIN,
    PASS,
    Chow,
    DeclareKong,
    Discard,
    FalseWin,
    FlowerWin,
    Kong,
    MahjongAction,
    Pass,
    Pung,
    Win,
)
from rules.mahjong.bots import BASELINES, LEVELS
from rules.mahjong.cases import CASE_KINDS
from rules.mahjong.choices import choices
from rules.mahjong.hand import FLAGS, FinishedHand
from rules.mahjong.hidden import resample
from rules.mahjong.items import ITEMS
from rules.mahjong.keeping import MAHJONG_KEEPER
from rules.mahjong.melds import Meld
from rules.mahjong.options import PRESETS, SEATS, MahjongOptions
from rules.mahjong.payments import false_win, flower_win, liable, settle, worth
from rules.mahjong.play import MahjongState
from rules.mahjong.rounds import Deal, next_deal
from rules.mahjong.scoring import not_added, other_readings, score
from rules.mahjong.shanten import least_shanten, outlooks, shanten, waits
from rules.mahjong.view import MahjongView, view
from rules.text import QT_TRANSLATE_NOOP
from rules.tiles import Tile

__all__ = [
    "FLAGS",
    "ITEMS",
    "MAHJONG",
    "Chow",
    "Deal",
    "DeclareKong",
    "Discard",
    "FalseWin",
    "FinishedHand",
    "FlowerWin",
    "Kong",
    "Mahjong",
    "MahjongAction",
    "MahjongOptions",
    "MahjongView",
    "Meld",
    "NextDeal",
    "Pass",
    "Pung",
    "Win",
    "false_win",
    "flower_win",
    "least_shanten",
    "liable",
    "next_deal",
    "not_added",
    "other_readings",
    "outlooks",
    "score",
    "settle",
    "shanten",
    "waits",
    "worth",
]


class Mahjong(Game[MahjongOptions, MahjongState, MahjongAction, MahjongView]):
    """The rules of Hong Kong mahjong."""

    name = "mahjong"
    title = QT_TRANSLATE_NOOP("games", "Hong Kong mahjong")
    seats = range(SEATS, SEATS + 1)
    Options = MahjongOptions
    presets = PRESETS
    action_types: ClassVar[tuple[type, ...]] = (
        Discard,
        DeclareKong,
        Win,
        FlowerWin,
        FalseWin,
        Kong,
        Pung,
        Chow,
        Pass,
        NextDeal,
    )
    unit = "points a hand"
    compared = False
    case_kinds = CASE_KINDS

    @property
    def levels(self) -> Mapping[str, Bot[MahjongView, MahjongAction]]:
        """Easy, medium and hard."""
        return LEVELS

    @property
    def baselines(self) -> Mapping[str, Bot[MahjongView, MahjongAction]]:
        """Greedy, which looks at tiles only and never at fan."""
        return BASELINES

    @property
    def keeper(self) -> AnyKeeper:
        """The score keeper for real pieces."""
        return MAHJONG_KEEPER

    def start(self, options: MahjongOptions, seats: int, dealing: Dealing) -> Step[MahjongState]:
        """Return a match with its dealer drawn by lot and its first hand dealt."""
        assert seats == SEATS
        assert not options.problems(seats)
        return play.start(options, dealing)

    def to_act(self, state: MahjongState) -> tuple[Seat, ...]:
        """Return the seat in turn; all others after a discard or a kong, until they have answered; TABLE between hands."""
        if state.position.end is None:
            return state.position.to_act
        return () if state.following is None else (TABLE,)

    def legal_actions(self, state: MahjongState, seat: Seat) -> LegalActions[MahjongAction]:
        """Return what a seat may do, made from what it holds and what lies open."""
        if seat == TABLE and state.phase == "hand-over":
            return OnlyNextDeal()
        return choices(state.position, seat)

    def apply(self, state: MahjongState, seat: Seat, action: MahjongAction) -> Step[MahjongState]:
        """Return the step after an action; claims are resolved when the last seat has answered."""
        return play.apply(state, seat, action)

    def view(self, state: MahjongState, viewer: Seat | None) -> MahjongView:
        """Return what a viewer may know."""
        return view(state, viewer)

    def resample(self, state: MahjongState, viewer: Seat | None, rng: Rng) -> MahjongState:
        """Return the match with everything that the viewer does not see dealt another way."""
        return resample(state, viewer, rng)

    def outcome(self, state: MahjongState) -> Outcome | None:
        """Return the points of a finished match."""
        if state.phase != "match-over":
            return None
        best = max(state.totals)
        winners = frozenset(Seat(seat) for seat, points in enumerate(state.totals) if points == best)
        return Outcome(state.totals, winners, "rounds-played")

    def deal_scores(self, state: MahjongState) -> tuple[tuple[int, ...], ...]:
        """Return the payments of each hand, drawn and void ones included."""
        return tuple([result.payments for result in state.finished])

    def deal_number(self, state: MahjongState) -> int:
        """Return the number of the present hand, which has one shuffle."""
        return state.number

    def pieces(self, state: MahjongState) -> Iterable[Tile]:
        """Yield the 144 or 136 tiles, wherever they lie."""
        position = state.position
        yield from position.wall.left
        for side in position.sides:
            yield from side.hand.tiles
            yield from side.flowers
            for meld in side.melds:
                yield from meld.tiles
        for pond in position.ponds:
            yield from pond
        if position.end is not None and position.end.tile is not None:
            yield position.end.tile

    def longest(self, options: MahjongOptions, seats: int) -> int:
        """Return a number of actions that no match can exceed."""
        del options, seats
        return play.MOST_IN_A_HAND * play.MOST_HANDS

    def decides(self, state: MahjongState, seat: Seat, action: MahjongAction) -> bool:
        """Return whether an action is a decision: a pass with nothing to claim is none, though a false win might be called."""
        if action == PASS:
            return any(each not in (PASS, FALSE_WIN) for each in self.legal_actions(state, seat))
        return super().decides(state, seat, action)

    def deal_facts(self, state: MahjongState, seat: Seat) -> Mapping[str, bool]:
        """Return whether the seat won the last hand, whether by self-draw, whether it dealt in, and whether it was drawn."""
        if not state.finished:
            return {}
        last = state.finished[-1]
        won = seat in last.seats
        return {
            "win": won,
            "self_draw": won and last.by == "self_draw",
            "deal_in": last.discarder == seat,
            "drawn": last.kind == "draw",
        }


MAHJONG = Mahjong()
