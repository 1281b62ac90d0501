"""What takes what, and what it is worth: rules R8, R9, R13, R16, R18 and R20."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.cards import Card, Rank, Suit, pack
from rules.chinese_ten.options import CLUB_ACE, SPADE_ACE, TenOptions
from rules.seats import Seat

Source = Literal["hand", "stock", "layout"]
"""Where a card came from: a hand, the stock, or the four cards opened at the start."""

PARTNER: Mapping[Rank, Rank] = MappingProxyType(
    {
        Rank.ACE: Rank.NINE,
        Rank.TWO: Rank.EIGHT,
        Rank.THREE: Rank.SEVEN,
        Rank.FOUR: Rank.SIX,
        Rank.FIVE: Rank.FIVE,
        Rank.SIX: Rank.FOUR,
        Rank.SEVEN: Rank.THREE,
        Rank.EIGHT: Rank.TWO,
        Rank.NINE: Rank.ACE,
        Rank.TEN: Rank.TEN,
        Rank.JACK: Rank.JACK,
        Rank.QUEEN: Rank.QUEEN,
        Rank.KING: Rank.KING,
    }
)
"""The rank that each rank takes (R8)."""
_TAKES = {card: PARTNER[card.rank] for card in pack()}

ALIKE = (Rank.FIVE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)
"""The ranks that take their own rank, for which three or four at the start are special (R13, R14)."""

RED_FIVES = frozenset((Card(Rank.FIVE, Suit.HEARTS), Card(Rank.FIVE, Suit.DIAMONDS)))


def _red_value(card: Card) -> int:
    if not card.red:
        return 0
    if card.rank is Rank.ACE:
        return 20
    return int(card.rank.value) if card.rank.value in "2345678" else 10


_RED_VALUES = {card: _red_value(card) for card in pack()}
_SPADE = {Card(Rank.ACE, Suit.SPADES): SPADE_ACE}
_CLUB = {Card(Rank.ACE, Suit.CLUBS): CLUB_ACE}
_VALUES: Mapping[str, Mapping[Card, int]] = MappingProxyType(
    {
        "none": MappingProxyType(_RED_VALUES),
        "spade": MappingProxyType(_RED_VALUES | _SPADE),
        "both": MappingProxyType(_RED_VALUES | _SPADE | _CLUB),
    }
)


def values(options: TenOptions) -> Mapping[Card, int]:
    """Return the points of every card: red 2-8 their number, red 9-K ten, red aces twenty, black aces by the options."""
    return _VALUES[options.counted_aces]


def points(cards: Iterable[Card], options: TenOptions) -> int:
    """Return the points of some cards together."""
    worth = values(options)
    return sum(worth[card] for card in cards)


@dataclass(frozen=True, slots=True)
class Resolved:
    """A card that was played or turned, and what it took: `taken` is empty when it stayed in the layout.

    Four alike at the start (R14) stand here too: `card` is None, `source` is `layout`. `points` count card and taken.
    """

    seat: Seat
    card: Card | None
    taken: tuple[Card, ...]
    source: Source
    points: int

    @property
    def captured(self) -> tuple[Card, ...]:
        """The cards that went to the pile, the capturing one first; empty when the card stayed."""
        if not self.taken:
            return ()
        return self.taken if self.card is None else (self.card, *self.taken)


def targets(layout: Sequence[Card], card: Card, marked: Rank | None) -> tuple[tuple[Card, ...], ...]:
    """Return what a card can take, in layout order: each target one card, or the three of a marked triple as one."""
    rank = _TAKES[card]
    partners = [each for each in layout if each.rank is rank]
    if marked is rank and partners:
        return (tuple(partners),)
    return tuple([(each,) for each in partners])


def refusal(found: Sequence[tuple[Card, ...]], take: Card | None) -> str | None:
    """Return why naming `take` (or nothing) is wrong with these targets: `not-a-target`, `choose-target`, or None."""
    if take is not None:
        return None if any(take in target for target in found) else "not-a-target"
    return "choose-target" if len(found) > 1 else None


def chosen(found: Sequence[tuple[Card, ...]], take: Card | None) -> tuple[Card, ...]:
    """Return the target that a card named or the only target there is; () when there is none. `take` is not refused."""
    return next((target for target in found if take is None or take in target), ())


def red_fives_seat(resolved: Iterable[Resolved]) -> Seat | None:
    """Return who captured both red fives at once (R24): with a played or turned card, not by four alike at the start."""
    for each in resolved:
        if each.card is not None and RED_FIVES.issubset(each.captured):
            return each.seat
    return None
