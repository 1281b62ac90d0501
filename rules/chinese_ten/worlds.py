"""Deals that agree with what a seat sees, as many as asked for: likely hands for the others, any order of the stock."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import shake_256
from operator import itemgetter

from rules.chinese_ten.evidence import Evidence, evidence
from rules.chinese_ten.lanes import Lane
from rules.chinese_ten.priorities import NUMBERS
from rules.chinese_ten.view import TenView
from rules.seats import Seat

SWAPS = 4
"""Cards exchanged between two sampled deals."""
FIRST_SWAPS = 15
"""Cards exchanged before the first deal, for each card in another hand."""
ORDERS = 64
"""Ways of reordering the cards from one deal to the next, drawn beforehand: each deal takes one of them at random."""

BLOCK = 2048
"""Random numbers drawn at once."""

_STOCK = -1

Uniform = Callable[[], float]
"""Random numbers from 0 up to 1."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """`count` sampled deals as lanes: `hands[seat][card]`, and `stock[turn]` as pairs of a card and its lanes."""

    count: int
    hands: tuple[tuple[Lane, ...], ...]
    stock: tuple[tuple[tuple[int, Lane], ...], ...]


def uniform(seed: int) -> Uniform:
    """Return the random numbers of a seed, from SHAKE-256 in blocks: the same on every Python version and machine."""
    return _numbers(seed).__next__


def _numbers(seed: int) -> Iterator[float]:
    block = 0
    while True:
        for word in struct.unpack(f"<{BLOCK}I", shake_256(b"%d %d" % (seed, block)).digest(4 * BLOCK)):
            yield word / 2**32
        block += 1


def unseen(view: TenView) -> tuple[int, ...]:
    """Return the cards that lie in the other hands or the stock, as numbers in pack order."""
    known = {card.index for card in (*view.hand, *view.layout)}
    if view.turned is not None:
        known.add(view.turned.index)
    for each in view.history:
        known.update(card.index for card in each.captured)
    return tuple(number for number in NUMBERS if number not in known)


def sample(view: TenView, count: int, random: Uniform) -> Worlds:
    """Return deals that agree with a view: hands by how likely the plays so far make them, the stock in any order.

    Each deal comes from the one before: two cards change places by the odds of the evidence (Metropolis), so that a hand
    keeps most of its cards, and the stock is reordered.
    """
    assert view.viewer is not None
    hidden = _Hidden(view, random)
    dealt = [hidden.deal() for _ in range(count)]
    columns = [bytes(column) for column in zip(*dealt, strict=True)]
    everywhere = (1 << count) - 1
    hands: list[tuple[Lane, ...]] = []
    start = 0
    for seat in range(view.seats):
        lanes = [0 for _ in NUMBERS]
        if seat == view.viewer:
            for card in view.hand:
                lanes[card.index] = everywhere
        else:
            stop = start + view.hand_counts[seat]
            for column in columns[start:stop]:
                for number, lane in _lanes(column):
                    lanes[number] |= lane
            start = stop
        hands.append(tuple(lanes))
    return Worlds(count, tuple(hands), tuple(tuple(_lanes(column)) for column in columns[start:]))


_BITS = tuple(bytes(0x31 if byte == number else 0x30 for byte in range(256)) for number in NUMBERS)


def _lanes(column: bytes) -> Iterable[tuple[int, Lane]]:
    """The cards that lie in one place, each with the deals in which it does."""
    return [(number, int(column.translate(_BITS[number]), 2)) for number in sorted(set(column))]


class _Hidden:
    """The unseen cards in some order: the other hands, seat by seat, then the stock."""

    def __init__(self, view: TenView, random: Uniform) -> None:
        cards = unseen(view)
        self.random = random
        self.cards = _shuffled(cards, random)
        self.spans: list[tuple[int, int]] = []
        self.evidence: list[Evidence] = []
        held = 0
        for seat in range(view.seats):
            if seat != view.viewer:
                self.spans.append((held, held + view.hand_counts[seat]))
                self.evidence.append(evidence(view, Seat(seat), cards))
                held += view.hand_counts[seat]
        self.held = held
        self.owner = [owner for owner, (start, stop) in enumerate(self.spans) for _ in range(start, stop)]
        self.owner += [_STOCK] * (len(cards) - held)
        self.strays = [self._strays(owner) for owner in range(len(self.spans))]
        self.told = any(any(each.against) for each in self.evidence)
        if self.told:
            self._swap(FIRST_SWAPS * held)
        # what is told limits the hands; without it all cards change places at once
        free = range(held if self.told else 0, len(cards))
        self.orders = [itemgetter(*range(free.start), *_shuffled(free, random)) for _ in range(ORDERS)]

    def deal(self) -> bytes:
        """The next deal, as card numbers."""
        if self.told:
            self._swap(SWAPS)
        self.cards = list(self.orders[int(self.random() * ORDERS)](self.cards))
        return bytes(self.cards)

    def _strays(self, owner: int) -> int:
        start, stop = self.spans[owner]
        against = self.evidence[owner].against
        turns = 0
        for card in self.cards[start:stop]:
            turns |= against[card]
        return turns.bit_count()

    def _swap(self, times: int) -> None:
        """Exchange a card of a hand with any other, unless the odds are against it."""
        cards, random, owner, strays = self.cards, self.random, self.owner, self.strays
        places = len(cards)
        for _ in range(times):
            i, j = int(random() * self.held), int(random() * places)
            one, two = owner[i], owner[j]
            if one == two:
                continue
            cards[i], cards[j] = cards[j], cards[i]
            odds = self.evidence[one].odds
            strays_one = self._strays(one)
            ratio = odds[strays_one] / odds[strays[one]]
            strays_two = 0
            if two != _STOCK:
                odds = self.evidence[two].odds
                strays_two = self._strays(two)
                ratio *= odds[strays_two] / odds[strays[two]]
            if ratio < 1 and random() >= ratio:
                cards[i], cards[j] = cards[j], cards[i]
                continue
            strays[one] = strays_one
            if two != _STOCK:
                strays[two] = strays_two


def _shuffled(items: Sequence[int], random: Uniform) -> list[int]:
    """Numbers in any order."""
    mixed = list(items)
    for i in range(len(mixed) - 1, 0, -1):
        j = int(random() * (i + 1))
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed
