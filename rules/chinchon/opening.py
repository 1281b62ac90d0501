"""Before the first draw: the lot for the dealer, the deal, the joker put back, and a stock made anew. Rules R5 to R7, R11."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.deck import Deck, deck_of
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.seven import SEVEN
from rules.dealing import LOTS, Dealing
from rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled pack, dealt: the hands in the order dealt, the upcard, the stock with its next card first.

    `buried` is how many cards of the stock lie above a joker that was turned up and put back, else None (R6).
    """

    hands: tuple[tuple[Card, ...], ...]
    upcard: Card
    stock: tuple[Card, ...]
    buried: int | None = None


def first_dealer(dealing: Dealing, seats: int) -> Seat:
    """Return the seat that the lot makes the dealer of the first deal (R5)."""
    return Seat(dealing.stream(LOTS).below(seats))


def shuffled(dealing: Dealing, shuffle: int, options: ChinchonOptions) -> tuple[Card, ...]:
    """Return the pack in the order of one shuffle, first dealt first."""
    cards = deck_of(options).cards
    return tuple(cards[index] for index in dealing.order(shuffle, len(cards)))


def reshuffled(
    cards: Iterable[Card], dealing: Dealing, shuffle: int, earlier: Sequence[int], options: ChinchonOptions
) -> tuple[Card, ...]:
    """Return a stock made of the discard pile (R11), next card first.

    It goes on in the stream of its deal: `earlier` are the numbers of cards of the reshuffles before it.
    """
    stream = dealing.stream(shuffle)
    for count in (len(deck_of(options).cards), *earlier):
        stream.shuffle([*range(count)])
    stock = sorted(cards, key=deck_of(options).numbers.__getitem__)
    stream.shuffle(stock)
    return tuple(stock)


def following(seat: Seat, seats: int, out: Collection[Seat] = ()) -> Seat:
    """Return the next seat in turn order that is not out."""
    after = Seat((seat + 1) % seats)
    return following(after, seats, out) if after in out else after


def deal(order: Sequence[Card], dealer: Seat, options: ChinchonOptions, out: Collection[Seat] = ()) -> Deal:
    """Return the deal of a shuffled pack (R6): seven each, one at a time, from the seat after the dealer on.

    Seats that are out get no cards (R42).
    """
    hands: list[tuple[Card, ...]] = [()] * options.players
    playing = options.players - len(out)
    seat = dealer
    for place in range(playing):
        seat = following(seat, options.players, out)
        hands[seat] = tuple(order[place : SEVEN * playing : playing])
    upcard, *stock = order[SEVEN * playing :]
    if options.bury_joker and upcard is deck_of(options).joker:
        above = (len(stock) - 1) // 2
        return Deal(tuple(hands), stock[0], (*stock[1 : 1 + above], upcard, *stock[1 + above :]), above)
    return Deal(tuple(hands), upcard, tuple(stock))


def dealt_stock(deck: Deck, playing: int) -> int:
    """Return the number of cards in the stock after the deal."""
    return len(deck.cards) - SEVEN * playing - 1
