"""What happens at the table, in the order in which it is told. Hands and sealed settings are told to their owners only."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from rules.cards import Card
from rules.chinese_poker.actions import Note
from rules.chinese_poker.automatic import Kind
from rules.chinese_poker.buying import Size
from rules.chinese_poker.payments import Limit
from rules.chinese_poker.scoring import Entry, Three, Why
from rules.chinese_poker.setting import Foul, Row, Setting
from rules.events import Event, PublicEvent
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class ButtonDrawn(PublicEvent):
    """The lot gave the button of the first deal to a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Four hands were dealt, one card at a time from seat `first` on, whoever plays (R3).

    `deal` counts the deals of the match from 1, `deals` is how many there will be (None: until the host ends it),
    `shuffle` counts void deals too. `hands` hold the cards in the order dealt: () for a hand that the viewer does not
    see, and for a seat not dealt in, whose hand nobody sees. `stacks` are the chips (or scores) before the deal.
    """

    deal: int
    deals: int | None
    shuffle: int
    button: Seat
    first: Seat
    dealt_in: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    stacks: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, viewer: Seat | None) -> Dealt:
        """Return the event with the viewer's own hand only."""
        return dataclasses.replace(
            self, hands=tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        )


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A seat sealed its rows or its declaration. Told to that seat alone: others see who is ready, not in which order."""

    seat: Seat
    entry: Entry

    def seen_by(self, viewer: Seat | None) -> Sealed | None:
        """Return the event for its own seat only."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class AllReady(PublicEvent):
    """The last seat is ready. `seats` are those dealt in, clockwise from the left of the button."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class AutomaticAnnounced(PublicEvent):
    """A seat declared an automatic win: the stack lies closed, its `top` card face up (R22, R23)."""

    seat: Seat
    kind: Kind
    value: int
    top: Card


@dataclass(frozen=True, slots=True)
class AutomaticOpened(PublicEvent):
    """All thirteen cards were opened, verified, and laid in rows that prove the win (R23)."""

    seat: Seat
    kind: Kind
    rows: Setting


@dataclass(frozen=True, slots=True)
class FoulOpened(PublicEvent):
    """A fouled setting was turned up whole, with the reason of R11."""

    seat: Seat
    reason: Foul
    setting: Setting


@dataclass(frozen=True, slots=True)
class RowMark:
    """One row between two seats: 1, 0 or -1 for `a`, and the bonus that `a` nets by it."""

    a: Seat
    b: Seat
    result: int
    bonus: int


@dataclass(frozen=True, slots=True)
class RowOpened(PublicEvent):
    """The same row of every setting was opened. `cards` are by seat, () where there are none.

    `marks` tell what each pair of settings makes of it, in the order in which pairs are paid.
    """

    row: Row
    cards: tuple[tuple[Card, ...], ...]
    marks: tuple[RowMark, ...]


@dataclass(frozen=True, slots=True)
class SuperBonusWon(PublicEvent):
    """A seat beat everybody in all three rows: nine instead of six from each of `losers` (R19)."""

    seat: Seat
    losers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PairScored(PublicEvent):
    """A pair of seats was scored, seen from `a`, the first of the two in payment order; see `PairScore`."""

    a: Seat
    b: Seat
    why: Why
    rows: Three | None
    base: int
    bonus: int
    points: int


@dataclass(frozen=True, slots=True)
class Paid(PublicEvent):
    """Chips (or score) went from `payer` to `receiver`: `paid` of what was `owed`. See `Payment` for `limit` and `bound`.

    `payer_stack` and `receiver_stack` are what they have after it.
    """

    payer: Seat
    receiver: Seat
    owed: int
    paid: int
    limit: Limit | None
    bound: int | None
    payer_stack: int
    receiver_stack: int


@dataclass(frozen=True, slots=True)
class DealScored(PublicEvent):
    """A deal is over: net points and net chips by seat, and the stacks now."""

    deal: int
    button: Seat
    net: tuple[int, ...]
    chips: tuple[int, ...]
    stacks: tuple[int, ...]
    fouls: tuple[Seat, ...]
    super_bonus: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DealVoided(PublicEvent):
    """The deal was broken off; no chips move, and its hands stay closed (R28)."""

    deal: int
    reason: str


@dataclass(frozen=True, slots=True)
class Bought(PublicEvent):
    """A seat bought chips and now has `stack`."""

    seat: Seat
    amount: int
    size: Size
    stack: int


@dataclass(frozen=True, slots=True)
class Joined(PublicEvent):
    """Somebody new sat down, with `stack` chips."""

    seat: Seat
    stack: int


@dataclass(frozen=True, slots=True)
class Left(PublicEvent):
    """Who sat there left with `stack` chips, having won `net`."""

    seat: Seat
    stack: int
    net: int


@dataclass(frozen=True, slots=True)
class StacksCorrected(PublicEvent):
    """The host put the stacks right."""

    stacks: tuple[int, ...]
    note: Note


@dataclass(frozen=True, slots=True)
class MatchEnded(PublicEvent):
    """The match is over: what each seat won in chips (or score). `reason`: `deals-played` or `host-ended`."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
