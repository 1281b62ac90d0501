"""What happens at the table, in the order in which it is told. All but the hands dealt is public."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from rules.cards import Card, Rank
from rules.chinese_ten.captures import Source
from rules.events import Event, PublicEvent
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Lot:
    """A card drawn for the first deal."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealerDrawn(PublicEvent):
    """The lot fell on `dealer`. `lots` are all cards in the order drawn; tied seats stand in it again (R2)."""

    dealer: Seat
    lots: tuple[Lot, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hands were dealt, one card at a time from seat `first` on (R4).

    `deal` counts the deals of the match from 1, `deals` is how many there will be (None: until the score ends it),
    `shuffle` counts repeated deals too. `hands` hold the cards in the order dealt, () for a hand that the viewer does
    not see, and are then `counts` cards long; `stock` is the number of cards left face down.
    """

    deal: int
    deals: int | None
    shuffle: int
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
class LayoutOpened(PublicEvent):
    """The four cards of the layout were turned up, one after the other (R4)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Redealt(PublicEvent):
    """The deal is void because of alike cards in the layout, and the same dealer deals again (R23).

    `cards` are the three or four alike. The next `Dealt` follows.
    """

    dealer: Seat
    rank: Rank
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TripleMarked(PublicEvent):
    """Three of a rank lie in the first layout; its fourth card will take them all (R13)."""

    rank: Rank
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FourAlikeTaken(PublicEvent):
    """The dealer put four alike of the first layout into the own pile (R14); `pile` and `total` are as in `Captured`."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int
    pile: int
    total: int


@dataclass(frozen=True, slots=True)
class TurnPassed(PublicEvent):
    """It is the turn of `seat`, which opens its turn with a card of the hand. The first turn of a deal is told too."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandCardPlayed(PublicEvent):
    """A card left a hand, which now holds `left` cards. `Captured` or `Stayed` tells what became of it."""

    seat: Seat
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class StockTurned(PublicEvent):
    """The top card of the stock was turned, which now holds `left` cards.

    `Captured`, `Stayed` or `TargetAsked` follows.
    """

    seat: Seat
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class Captured(PublicEvent):
    """A card took one card of the layout, or the three of a marked triple, and all went to the pile of `seat`.

    `points` count what was captured; after it the pile has `pile` cards and is worth `total` points.
    """

    seat: Seat
    card: Card
    taken: tuple[Card, ...]
    source: Source
    points: int
    pile: int
    total: int


@dataclass(frozen=True, slots=True)
class Stayed(PublicEvent):
    """A card without a target stays in the layout, at its end."""

    seat: Seat
    card: Card
    source: Source


@dataclass(frozen=True, slots=True)
class TargetAsked(PublicEvent):
    """The turned card has several targets: the step ends here and `seat` names one (R10)."""

    seat: Seat
    card: Card
    targets: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayoutEmptied(PublicEvent):
    """Hands, stock and layout are empty together (R17): all `points` of the pack lie in the piles."""

    points: int


@dataclass(frozen=True, slots=True)
class PilesOpened(PublicEvent):
    """The piles were turned up: the cards of each seat in the order captured, and their points."""

    piles: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealScored(PublicEvent):
    """A deal was scored: points less `base`, and the bonus for both red fives where it is played (R19, R24).

    `totals` decide the match after this deal: the results added up, or the points in a race to 1000.
    """

    deal: int
    dealer: Seat
    points: tuple[int, ...]
    base: int
    both_red_fives: Seat | None
    results: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeriesEnded(PublicEvent):
    """The match is over; several winners are a tie. `reason`: `deals-played`, `results-100` or `points-1000`."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
