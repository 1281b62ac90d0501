"""A match: its state, its deals one after the other, and what each action leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.cards import Card
from rules.chinese_ten.captures import Resolved, points, red_fives_seat
from rules.chinese_ten.events import (
    DealerDrawn,
    DealScored,
    Dealt,
    FourAlikeTaken,
    LayoutEmptied,
    LayoutOpened,
    Lot,
    PilesOpened,
    Redealt,
    SeriesEnded,
    TripleMarked,
    TurnPassed,
)
from rules.chinese_ten.opening import PACK, STOCK, Deal, FirstLayout, deal, first_seat, judge, lots, shuffled
from rules.chinese_ten.options import TenOptions
from rules.chinese_ten.scoring import FinishedDeal, best, end, score, totals
from rules.chinese_ten.turns import Position, act
from rules.dealing import Dealing
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Step
from rules.seats import TABLE, Seat

Phase = Literal["play", "take", "deal-over", "match-over"]


@dataclass(frozen=True, slots=True)
class TenState:
    """A match at one moment. `deal` counts the deals from 1, `shuffle` the repeated ones (R23) too.

    `opening` are the four cards opened in the present deal. `finished` holds the present deal once it is over.
    """

    options: TenOptions
    seats: int
    dealing: Dealing
    first_dealer: Seat
    lots: tuple[Lot, ...]
    dealer: Seat
    deal: int
    shuffle: int
    opening: tuple[Card, ...]
    position: Position
    finished: tuple[FinishedDeal, ...] = ()

    @property
    def phase(self) -> Phase:
        """What the match waits for: a hand card, a target for the turned card, the next deal, or nothing."""
        if self.position.phase != "over":
            return self.position.phase
        return "deal-over" if self.end is None else "match-over"

    @property
    def end(self) -> str | None:
        """Why the match is over, or None."""
        return end(self.finished, self.seats, self.options)

    @property
    def totals(self) -> tuple[int, ...]:
        """What decides the match, by seat: results added up, or points in a race."""
        return totals(self.finished, self.seats, self.options)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won the match, several for a tie; () while it goes on."""
        return best(self.totals) if self.phase == "match-over" else ()


def start(options: TenOptions, seats: int, dealing: Dealing) -> Step[TenState]:
    """Return a match with its dealer drawn and its first deal dealt."""
    assert seats == options.players
    dealer, drawn = lots(dealing, seats)
    step = _deal(options, dealing, dealer, number=1, shuffle=1)
    opening, position, shuffle = step.state
    state = TenState(options, seats, dealing, dealer, drawn, dealer, 1, shuffle, opening, position)
    return Step(state, (DealerDrawn(dealer, drawn), *step.events))


def apply(state: TenState, seat: Seat, action: object) -> Step[TenState]:
    """Return the match after an action; raise IllegalAction for a wrong one (R12)."""
    if seat == TABLE:
        if state.phase != "deal-over" or action != NextDeal():
            raise IllegalAction("wrong-phase", seat=seat)
        return _next_deal(state)
    step = act(state.position, seat, action, state.options)
    after = replace(state, position=step.state)
    if step.state.phase != "over":
        return Step(after, step.events)
    finished = _finish(after)
    return Step(finished.state, step.events + finished.events)


def _next_deal(state: TenState) -> Step[TenState]:
    """The deal passes to the next seat (R2)."""
    dealer = Seat((state.dealer + 1) % state.seats)
    number = state.deal + 1
    step = _deal(state.options, state.dealing, dealer, number=number, shuffle=state.shuffle + 1)
    opening, position, shuffle = step.state
    after = replace(state, dealer=dealer, deal=number, shuffle=shuffle, opening=opening, position=position)
    return Step(after, step.events)


def _deal(
    options: TenOptions, dealing: Dealing, dealer: Seat, *, number: int, shuffle: int
) -> Step[tuple[tuple[Card, ...], Position, int]]:
    """A deal, repeated while the first layout voids it: the open cards, the position, the number of its shuffle."""
    first = first_seat(dealer, options.players, options)
    events: list[Event] = []
    while True:
        dealt = deal(shuffled(dealing, shuffle), dealer, options.players)
        events.append(_told(dealt, options, dealer, number, shuffle))
        events.append(LayoutOpened(dealt.layout))
        verdict = judge(dealt.layout, options)
        if not verdict.redeal:
            break
        assert verdict.rank is not None
        events.append(Redealt(dealer, verdict.rank, verdict.cards))
        shuffle += 1
    opened = _open(dealt, verdict, dealer, first, options)
    return Step((dealt.layout, opened.state, shuffle), (*events, *opened.events))


def _told(dealt: Deal, options: TenOptions, dealer: Seat, number: int, shuffle: int) -> Dealt:
    return Dealt(
        deal=number,
        deals=options.deals,
        shuffle=shuffle,
        dealer=dealer,
        first=Seat((dealer + 1) % options.players),
        counts=tuple(len(hand) for hand in dealt.hands),
        stock=len(dealt.stock),
        hands=dealt.hands,
    )


def _open(dealt: Deal, verdict: FirstLayout, dealer: Seat, first: Seat, options: TenOptions) -> Step[Position]:
    """The first layout takes effect: a triple is marked (R13), four alike go to the dealer (R14)."""
    events: list[Event] = []
    layout = dealt.layout
    resolved: tuple[Resolved, ...] = ()
    if verdict.marked is not None:
        events.append(TripleMarked(verdict.marked, verdict.cards))
    elif verdict.dealer_takes:
        gained = points(verdict.dealer_takes, options)
        resolved = (Resolved(dealer, None, verdict.dealer_takes, "layout", gained),)
        layout = ()
        events.append(FourAlikeTaken(dealer, verdict.dealer_takes, gained, len(verdict.dealer_takes), gained))
    position = Position(dealt.hands, layout, dealt.stock, first, verdict.marked, resolved=resolved)
    return Step(position, (*events, TurnPassed(first)))


def _finish(state: TenState) -> Step[TenState]:
    """The last card has been resolved: the piles are opened and the deal is scored."""
    position = state.position
    assert not position.layout, "the layout empties by itself (R17)"
    assert not position.stock
    pack_points = points(PACK, state.options)
    assert sum(position.points) == pack_points
    deal = score(state.dealer, position.points, red_fives_seat(position.resolved), state.options)
    after = replace(state, finished=(*state.finished, deal))
    events: list[Event] = [
        LayoutEmptied(pack_points),
        PilesOpened(position.piles, deal.points),
        DealScored(
            deal=state.deal,
            dealer=state.dealer,
            points=deal.points,
            base=state.options.base,
            both_red_fives=deal.both_red_fives,
            results=deal.results,
            totals=after.totals,
        ),
    ]
    if after.end is not None:
        events.append(SeriesEnded(after.totals, after.winners, after.end))
    return Step(after, tuple(events))


def longest(options: TenOptions) -> int:
    """Return a number of actions that no match can exceed.

    A deal has at most 24 plays, 24 chosen targets and one next deal. A race needs at most 1000 / base deals. A match to
    +100 has no limit by its rules; two thousand deals without anybody at +100 happen less than once in 10^40 matches.
    """
    deals = options.deals
    if deals is None:
        deals = -(-1000 // options.base) if options.series == "points_1000" else 2000
    return deals * (2 * STOCK + 1)
