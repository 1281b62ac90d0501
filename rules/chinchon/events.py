"""What happens at the table, in the order in which it is told. Hands, stock cards and the face-down card are private."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.lay_offs import LayOff
from rules.chinchon.melds import Meld
from rules.chinchon.seven import Chinchon
from rules.events import Event, PublicEvent
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class DealerDrawn(PublicEvent):
    """The lot made `dealer` the dealer of the first deal (R5)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hands were dealt, one card at a time from seat `first` on (R6).

    `deal` counts the deals of the match from 1, void ones included. `hands` hold the cards in the order dealt, () for a
    hand that the viewer does not see, and are then `counts` cards long; a seat that is out gets none. `stock` is the
    number of cards left face down, the coming upcard among them.
    """

    deal: int
    dealer: Seat
    first: Seat
    counts: tuple[int, ...]
    stock: int
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, viewer: Seat | None) -> Dealt:
        """Return the event with the viewer's own hand only."""
        return dataclasses.replace(
            self, hands=tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        )


@dataclass(frozen=True, slots=True)
class UpcardTurned(PublicEvent):
    """The next card was turned face up beside the stock, which now holds `stock` cards (R6)."""

    card: Card
    stock: int


@dataclass(frozen=True, slots=True)
class JokerBuried(PublicEvent):
    """The joker that was turned up went back into the stock, `above` cards lying above it; another upcard was turned before."""

    card: Card
    above: int
    stock: int


@dataclass(frozen=True, slots=True)
class TurnPassed(PublicEvent):
    """It is the turn of `seat` to draw. The first turn of a deal is told too."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StockReshuffled(PublicEvent):
    """The discard pile but its top, `cards`, was shuffled into a new stock (R11)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StockDrawn(Event):
    """A seat drew from the stock, which now holds `stock` cards. Only that seat is told the card; others get None."""

    seat: Seat
    card: Card | None
    stock: int

    def seen_by(self, viewer: Seat | None) -> StockDrawn:
        """Return the event without the card, unless the viewer drew it."""
        return self if viewer == self.seat else dataclasses.replace(self, card=None)


@dataclass(frozen=True, slots=True)
class DiscardTaken(PublicEvent):
    """A seat took the top card of the discard pile, which now holds `pile` cards."""

    seat: Seat
    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Discarded(PublicEvent):
    """A seat threw a card face up on the discard pile, which now holds `pile` cards."""

    seat: Seat
    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat threw `card` face down and showed the other seven (R16). Only that seat is told the card; others get None."""

    seat: Seat
    card: Card | None
    melds: tuple[Meld, ...]
    loose: tuple[Card, ...]
    deadwood: int
    chinchon: Chinchon

    def seen_by(self, viewer: Seat | None) -> Knocked:
        """Return the event without the face-down card, unless the viewer threw it."""
        return self if viewer == self.seat else dataclasses.replace(self, card=None)


@dataclass(frozen=True, slots=True)
class ShowCalled(PublicEvent):
    """It is the turn of `seat` to show its hand (R41); `may_lay_off` says whether the knocker kept deadwood (R23)."""

    seat: Seat
    may_lay_off: bool


@dataclass(frozen=True, slots=True)
class Shown(PublicEvent):
    """A seat showed its hand: its melds, and all other cards, of which some may now be laid off one by one.

    `deadwood` is the points of those other cards.
    """

    seat: Seat
    melds: tuple[Meld, ...]
    loose: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class LaidOff(PublicEvent):
    """A card went to a meld of the knocker, which then is `meld`; the seat that laid it off has `deadwood` left."""

    seat: Seat
    lay_off: LayOff
    knocker: Seat
    meld: Meld
    deadwood: int


@dataclass(frozen=True, slots=True)
class DealVoided(PublicEvent):
    """Nobody scores. `reason`: `stock` (R11), `takes` (R12), or `reshuffles` (the stock was made anew too often)."""

    reason: str


@dataclass(frozen=True, slots=True)
class DealScored(PublicEvent):
    """A deal was scored (R28 to R30). `points` went to the totals, which are `totals` before any re-entry.

    `deadwood` is what each seat was left with, None for a seat that is out, and for the others when a pure chinchón won
    the match.
    """

    deal: int
    dealer: Seat
    knocker: Seat
    chinchon: Chinchon
    deadwood: tuple[int | None, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reentered(PublicEvent):
    """A seat that would have gone out stays in with this total, the worst below the target (R43)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class WentOut(PublicEvent):
    """The total of a seat reached the target (R32, R42)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class MatchEnded(PublicEvent):
    """The match is over; several winners share it. `reason`: `target`, `chinchon` or `deals`."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
