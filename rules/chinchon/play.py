"""A match: its state, its deals one after the other, and what each action leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.chinchon.deck import deck_of
from rules.chinchon.events import (
    DealerDrawn,
    DealScored,
    Dealt,
    JokerBuried,
    MatchEnded,
    Reentered,
    TurnPassed,
    UpcardTurned,
    WentOut,
)
from rules.chinchon.lay_offs import Showing
from rules.chinchon.opening import deal, dealt_stock, first_dealer, following, shuffled
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import Standing, opening_standing, score, stopped
from rules.chinchon.seven import Chinchon
from rules.chinchon.turns import MOST_RESHUFFLES, VOID_TAKES, Position, act, opened
from rules.dealing import Dealing
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Step
from rules.seats import TABLE, Seat

Phase = Literal["draw", "discard", "show", "deal-over", "match-over"]

MOST_DEALS = 1000
"""After so many deals, void ones included, a match ends as by `max_deals`: a match must end, and void deals have no limit."""


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A row of the score sheet: what everybody saw of a finished deal.

    `showings` and `deadwood` are None where nobody showed: seats that were out, void deals, the others when a pure
    chinchón won the match. `totals` are those after the deal, re-entries included. `void` is why nobody scored.
    """

    dealer: Seat
    knocker: Seat | None
    chinchon: Chinchon
    showings: tuple[Showing | None, ...]
    deadwood: tuple[int | None, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    reentered: tuple[Seat, ...] = ()
    void: str | None = None


@dataclass(frozen=True, slots=True)
class ChinchonState:
    """A match at one moment. `deal` counts the deals from 1, void ones included, and is the number of their shuffle.

    `finished` holds the present deal once it is over; `standing` is then the match after it.
    """

    options: ChinchonOptions
    dealing: Dealing
    first_dealer: Seat
    dealer: Seat
    deal: int
    standing: Standing
    position: Position
    buried: int | None = None
    """How many cards of the dealt stock lay above the buried joker of this deal (R6)."""
    finished: tuple[FinishedDeal, ...] = ()

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.options.players

    @property
    def phase(self) -> Phase:
        """What the match waits for: a draw, a discard or knock, a showing, the next deal, or nothing."""
        if self.position.phase != "over":
            return self.position.phase
        return "match-over" if self.standing.over else "deal-over"


def start(options: ChinchonOptions, dealing: Dealing) -> Step[ChinchonState]:
    """Return a match with its dealer drawn and its first deal dealt."""
    dealer = first_dealer(dealing, options.players)
    standing = opening_standing(options.players)
    dealt = _deal(options, dealing, dealer, standing, number=1)
    position, buried = dealt.state
    state = ChinchonState(options, dealing, dealer, dealer, 1, standing, position, buried)
    return Step(state, (DealerDrawn(dealer), *dealt.events))


def apply(state: ChinchonState, seat: Seat, action: object) -> Step[ChinchonState]:
    """Return the match after an action; raise IllegalAction for a wrong one."""
    if seat == TABLE:
        if state.phase != "deal-over" or action != NextDeal():
            raise IllegalAction("wrong-phase", seat=seat)
        return _next_deal(state)
    step = act(state.position, seat, action, state.options, state.dealing, state.deal)
    after = replace(state, position=step.state)
    if step.state.phase != "over":
        return Step(after, step.events)
    finished = _finish_void(after) if step.state.void is not None else _finish(after)
    return Step(finished.state, step.events + finished.events)


def _next_deal(state: ChinchonState) -> Step[ChinchonState]:
    """The deal passes to the next seat (R5)."""
    dealer = state.standing.next_dealer(state.dealer)
    number = state.deal + 1
    dealt = _deal(state.options, state.dealing, dealer, state.standing, number=number)
    position, buried = dealt.state
    after = replace(state, dealer=dealer, deal=number, position=position, buried=buried)
    return Step(after, dealt.events)


def _deal(
    options: ChinchonOptions, dealing: Dealing, dealer: Seat, standing: Standing, *, number: int
) -> Step[tuple[Position, int | None]]:
    """A deal before its first draw, and how many cards lie above a buried joker (R6, R7)."""
    out = standing.out
    dealt = deal(shuffled(dealing, number, options), dealer, options, out)
    first = following(dealer, options.players, out)
    counts = tuple(map(len, dealt.hands))
    stock = dealt_stock(deck_of(options), options.players - len(out))
    events: list[Event] = [Dealt(number, dealer, first, counts, stock + 1, dealt.hands)]
    if dealt.buried is None:
        events.append(UpcardTurned(dealt.upcard, stock))
    else:
        joker = dealt.stock[dealt.buried]
        events += (
            UpcardTurned(joker, stock),
            UpcardTurned(dealt.upcard, stock - 1),
            JokerBuried(joker, dealt.buried, stock),
        )
    position = opened(dealt.hands, dealt.stock, dealt.upcard, first, buried=dealt.buried is not None)
    return Step((position, dealt.buried), (*events, TurnPassed(first)))


def _finish(state: ChinchonState) -> Step[ChinchonState]:
    """The last seat has shown, or a pure chinchón has won the match: the deal is scored (R28 to R33)."""
    position = state.position
    made = position.knock
    assert made is not None
    scored = score(state.standing, made.seat, position.deadwood, made.chinchon, state.options)
    deal = FinishedDeal(
        dealer=state.dealer,
        knocker=made.seat,
        chinchon=made.chinchon,
        showings=position.showings,
        deadwood=position.deadwood,
        points=scored.points,
        totals=scored.standing.totals,
        reentered=scored.reentered,
    )
    events: list[Event] = [
        DealScored(
            deal=state.deal,
            dealer=state.dealer,
            knocker=made.seat,
            chinchon=made.chinchon,
            deadwood=position.deadwood,
            points=scored.points,
            totals=scored.sums,
        )
    ]
    events += (Reentered(seat, scored.standing.totals[seat]) for seat in scored.reentered)
    events += (WentOut(seat, scored.standing.totals[seat]) for seat in scored.went_out)
    return _ended(replace(state, standing=scored.standing, finished=(*state.finished, deal)), events)


def _finish_void(state: ChinchonState) -> Step[ChinchonState]:
    """Nobody scores, and what the hands hold stays hidden (R11, R12)."""
    nobody = (None,) * state.seats
    deal = FinishedDeal(
        dealer=state.dealer,
        knocker=None,
        chinchon="none",
        showings=nobody,
        deadwood=nobody,
        points=(0,) * state.seats,
        totals=state.standing.totals,
        void=state.position.void,
    )
    return _ended(replace(state, finished=(*state.finished, deal)), [])


def _ended(state: ChinchonState, events: list[Event]) -> Step[ChinchonState]:
    standing = state.standing
    if not standing.over and state.deal >= MOST_DEALS:
        standing = stopped(standing)
    if standing.over:
        assert standing.reason is not None
        events.append(MatchEnded(standing.totals, standing.winners, standing.reason))
    return Step(replace(state, standing=standing), tuple(events))


def longest(options: ChinchonOptions) -> int:
    """Return a number of actions that no match can exceed.

    Each card of a stock is drawn once, and between two such draws the pile is taken from at most 40 times (R12); a turn
    is a draw and a discard. Then everybody shows, and the table deals.
    """
    stocks = 1 + (MOST_RESHUFFLES if options.stock_end == "reshuffle" else 0)
    turns = (len(deck_of(options).cards) * stocks + 1) * (VOID_TAKES + 1)
    return MOST_DEALS * (2 * turns + options.players + 1)
