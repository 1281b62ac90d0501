"""A match: its state, its deals one after the other, and what each action leads to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.chinese_poker.actions import (
    Buy,
    CorrectStacks,
    EndMatch,
    Join,
    Leave,
    TableAction,
    VoidDeal,
)
from rules.chinese_poker.buying import purchase
from rules.chinese_poker.events import (
    Bought,
    ButtonDrawn,
    DealScored,
    Dealt,
    DealVoided,
    Joined,
    Left,
    MatchEnded,
    Sealed,
    StacksCorrected,
)
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.payments import seats_in_order
from rules.chinese_poker.position import Position, Result, result, seal
from rules.chinese_poker.purses import Purse
from rules.chinese_poker.scoring import DealScore, Entry, score
from rules.chinese_poker.seating import Seating, deal, first_button, next_deal, shuffled
from rules.chinese_poker.showdown import told
from rules.chinese_poker.table import Phase, TableActions
from rules.dealing import Dealing
from rules.events import Event
from rules.game import IllegalAction, NextDeal, Step
from rules.seats import TABLE, Seat

MOST_DEALS = 1000
"""Deals after which a match without a number of deals ends by itself, so that its record keeps within bounds."""


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that was opened, scored and paid; everything in it was seen by all.

    `entries` are by seat of the table, None for a seat that was not dealt in. `net` are points; `start` and `stacks` are
    the chips (or scores) before and after it.
    """

    deal: int
    shuffle: int
    button: Seat
    dealt_in: tuple[Seat, ...]
    entries: tuple[Entry | None, ...]
    net: tuple[int, ...]
    start: tuple[int, ...]
    stacks: tuple[int, ...]

    @property
    def chips(self) -> tuple[int, ...]:
        """What each seat won in chips, or in score."""
        return tuple(after - before for before, after in zip(self.start, self.stacks, strict=True))

    def score(self, options: PokerOptions) -> DealScore:
        """Return the score again, pair by pair."""
        return score(self.entries, options)


@dataclass(frozen=True, slots=True)
class PokerState:
    """A match at one moment. `deal` counts the deals from 1, `shuffle` the void ones too.

    `seats` of the table's four belong to the match; `purses` are by seat of the table. `newcomers` sat down since the
    last deal that was scored, `waiting` are seats ready that were not dealt in. `finished` holds the present deal once it
    is scored, and `result` what it came to.
    """

    options: PokerOptions
    seats: int
    dealing: Dealing
    deal: int
    shuffle: int
    position: Position
    purses: tuple[Purse, ...]
    newcomers: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    finished: tuple[FinishedDeal, ...] = ()
    result: Result | None = None
    ended: bool = False
    """Whether the host has ended the match."""

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        if self.end is not None:
            return "match-over"
        return self.position.phase

    @property
    def end(self) -> str | None:
        """Why the match is over, `deals-played` or `host-ended`, or None."""
        if self.ended:
            return "host-ended"
        return "deals-played" if len(self.finished) == (self.options.match_deals or MOST_DEALS) else None

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips, or scores, by seat of the table."""
        return tuple(purse.stack for purse in self.purses)

    @property
    def scores(self) -> tuple[int, ...]:
        """What was won on each seat of the match, in chips or in score."""
        return tuple(purse.net for purse in self.purses[: self.seats])

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won most; () while the match goes on (R35)."""
        if self.end is None:
            return ()
        return tuple(Seat(seat) for seat, score in enumerate(self.scores) if score == max(self.scores))

    def table(self) -> TableActions:
        """Return what the table may do."""
        return TableActions(
            self.phase, self.options, self.purses[: self.seats], len(self.position.ready), len(self.finished)
        )


def start(options: PokerOptions, seats: int, dealing: Dealing) -> Step[PokerState]:
    """Return a match with the button drawn and the first deal dealt; seats beyond `seats` stay empty."""
    button = first_button(dealing, seats)
    purses = tuple(Purse().opened(options) if seat < seats else Purse() for seat in range(SEATS))
    seating = Seating(button, tuple(Seat(seat) for seat in range(seats)))
    stacks = tuple(purse.stack for purse in purses)
    position = _dealt(dealing, 1, seating, stacks)
    state = PokerState(options, seats, dealing, deal=1, shuffle=1, position=position, purses=purses)
    return Step(state, (ButtonDrawn(button), _told_deal(state)))


def apply(state: PokerState, seat: Seat, action: object) -> Step[PokerState]:
    """Return the match after an action; raise IllegalAction for a wrong one."""
    if seat == TABLE:
        return _table(state, action)
    position = seal(state.position, seat, action, state.options)
    entry = position.sealed[seat]
    assert entry is not None
    after = replace(state, position=position)
    if position.phase == "set":
        return Step(after, (Sealed(seat, entry),))
    finished = _finish(after)
    return Step(finished.state, (Sealed(seat, entry), *finished.events))


def _table(state: PokerState, action: object) -> Step[PokerState]:
    """What the table does between deals, or to a deal that goes wrong."""
    reason = state.table().why_not(action)
    if reason is not None:
        raise IllegalAction(reason, seat=TABLE)
    assert isinstance(action, TableAction)
    match action:
        case NextDeal():
            return _next_deal(state)
        case VoidDeal():
            voided = replace(state, position=replace(state.position, phase="over", void=action.reason))
            return Step(voided, (DealVoided(state.deal, action.reason),))
        case EndMatch():
            ended = replace(state, ended=True)
            return Step(ended, (_match_ended(ended),))
        case CorrectStacks():
            purses = list(state.purses)
            for number, stack in enumerate(action.stacks):
                purses[number] = replace(purses[number], stack=stack)
            return Step(replace(state, purses=tuple(purses)), (StacksCorrected(action.stacks, action.note),))
        case _:
            return _seat_action(state, action)


def _seat_action(state: PokerState, action: Buy | Join | Leave) -> Step[PokerState]:
    """Buying, sitting down, leaving (R5, R29, R30)."""
    seat = action.seat
    purse = state.purses[seat]
    newcomers = state.newcomers
    event: Event
    match action:
        case Buy():
            size = purchase(purse.bought, action.amount, state.options, between_deals=True).size
            assert size is not None
            after = purse.after_buy(action.amount)
            event = Bought(seat, action.amount, size, after.stack)
        case Join():
            after = purse.opened(state.options)
            newcomers = tuple(sorted({*newcomers, seat}))
            event = Joined(seat, after.stack)
        case _:
            after = purse.left()
            newcomers = tuple(each for each in newcomers if each != seat)
            event = Left(seat, purse.stack, purse.net - purse.before)
    purses = (*state.purses[:seat], after, *state.purses[seat + 1 :])
    return Step(replace(state, purses=purses, newcomers=newcomers), (event,))


def _next_deal(state: PokerState) -> Step[PokerState]:
    """The button moves on, unless the deal was void, and the next hands are dealt (R4, R5)."""
    void = state.position.void is not None
    taken = [seat for seat, purse in enumerate(state.purses) if purse.taken]
    seating = next_deal(state.position.button, taken, state.newcomers, state.stacks, state.options, void=void)
    assert seating.dealt_in
    shuffle = state.shuffle + 1
    after = replace(
        state,
        deal=len(state.finished) + 1,
        shuffle=shuffle,
        position=_dealt(state.dealing, shuffle, seating, state.stacks),
        waiting=seating.waiting,
        result=None,
    )
    return Step(after, (_told_deal(after),))


def _dealt(dealing: Dealing, shuffle: int, seating: Seating, stacks: tuple[int, ...]) -> Position:
    hands = deal(shuffled(dealing, shuffle), seating.button)
    return Position(seating.button, seating.dealt_in, stacks, hands)


def _told_deal(state: PokerState) -> Dealt:
    """The deal as told: the hand of a seat that is not dealt in is no part of it (R3)."""
    position = state.position
    return Dealt(
        deal=state.deal,
        deals=state.options.match_deals or None,
        shuffle=state.shuffle,
        button=position.button,
        first=seats_in_order(position.button, range(SEATS))[0],
        dealt_in=position.active,
        waiting=state.waiting,
        stacks=position.stacks,
        hands=tuple(hand if seat in position.active else () for seat, hand in enumerate(position.hands)),
    )


def _finish(state: PokerState) -> Step[PokerState]:
    """The last seat is ready: everything is opened, scored and paid."""
    position = state.position
    came = result(position, state.options)
    assert position.entries is not None
    assert sum(came.score.net) == 0, "what one wins another loses (R14)"
    assert sum(came.settlement.stacks) == sum(position.stacks), "chips are conserved (R33)"
    deal_over = FinishedDeal(
        deal=state.deal,
        shuffle=state.shuffle,
        button=position.button,
        dealt_in=position.active,
        entries=position.entries,
        net=came.score.net,
        start=position.stacks,
        stacks=came.settlement.stacks,
    )
    purses = tuple(
        replace(purse, stack=stack) for purse, stack in zip(state.purses, came.settlement.stacks, strict=True)
    )
    after = replace(state, purses=purses, newcomers=(), finished=(*state.finished, deal_over), result=came)
    scored = DealScored(
        deal=state.deal,
        button=position.button,
        net=came.score.net,
        chips=deal_over.chips,
        stacks=deal_over.stacks,
        fouls=came.score.fouls,
        super_bonus=came.score.super_bonus,
    )
    ended = () if after.end is None else (_match_ended(after),)
    return Step(after, (*told(position, came), scored, *ended))


def _match_ended(state: PokerState) -> MatchEnded:
    assert state.end is not None
    return MatchEnded(state.scores, state.winners, state.end)


def longest(options: PokerOptions, seats: int) -> int:
    """Return a number of actions that no match exceeds in which the host does no more than has to be done.

    A deal has one setting a seat, one purchase a seat and one next deal. What the host does besides, such as voiding
    deals or correcting stacks, has no limit by the rules.
    """
    return (options.match_deals or MOST_DEALS) * (2 * seats + 1)
