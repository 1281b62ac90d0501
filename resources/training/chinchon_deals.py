"""Many two-player deals of Chinchón played at once by the weights of the hard bot, in lockstep, a row a deal.

Only the 40-card pack with the standard options. Hands are looked up (chinchon_lookup.py); what a finished deal scores is
counted by the rules themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from resources.training.chinchon_lookup import DECK, JOKER, PACK, POINTS, SEVEN, Cards, Deadwood, Numbers
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.lay_offs import best_showing
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.scoring import points
from rules.chinchon.seven import chinchon
from rules.chinchon.turns import VOID_STOCK, VOID_TAKES
from rules.seats import Seat

OPTIONS = ChinchonOptions()
LIMIT = OPTIONS.knock_limit
PHASES = (2, 4, 6, 9)
"""The weights change after so many finished turns."""
SEEN = ("zero", "knock", "mean", "points", "danger", "pairs")
"""What is seen of a discard, in the order of its weights."""
WEIGHED = ("always", "gain", "knock", "zero")
"""What is seen of a draw from the pile, in the order of its weights."""
ONE_OF_EIGHT = np.array([[each for each in range(8) if each != out] for out in range(8)])
TWO_OF_NINE = list(combinations(range(9), 2))
REST_OF_NINE = np.array([[each for each in range(9) if each not in pair] for pair in TWO_OF_NINE])
PAIRS_WITH = np.array([[number for number, pair in enumerate(TWO_OF_NINE) if out in pair] for out in range(9)])
TRIPLES = np.array(
    [
        [DECK.numbers[card] for card in meld.cards]
        for _mask, _saved, meld in arranger_of(OPTIONS).melds((1 << PACK) - 1)
        if len(meld.cards) == 3 and DECK.joker not in meld.cards
    ]
)
"""Every meld of three natural cards, a row each."""
IN_TRIPLE = np.array([[card in triple for triple in TRIPLES.tolist()] for card in range(PACK)])


@dataclass
class Weights:
    """The weights of discards and draws, a row for each phase of a deal."""

    discard: Numbers
    draw: Numbers


@dataclass
class Deals:
    """Deals in which the same seat is about to act. `row` is the number a deal began with, to find it again."""

    row: Numbers
    order: Cards
    drawn: Numbers
    """Cards taken off the order so far."""
    hands: Cards
    """For both seats seven ascending cards."""
    eight: Cards
    """The cards of the seat in turn after its draw."""
    taken: Numbers
    """The card it took from the pile, or -1."""
    pile: Cards
    height: Numbers
    known: npt.NDArray[np.bool_]
    """For both seats which cards were taken from the pile and are still held."""
    takes: Numbers
    turn: int = 0

    @classmethod
    def dealt(cls, orders: Cards) -> Self:
        """Return deals before their first draw; seat 0 begins."""
        count = len(orders)
        hands = np.stack([np.sort(orders[:, seat : 2 * SEVEN : 2], axis=1) for seat in (0, 1)], axis=1)
        pile = np.zeros((count, PACK), dtype=np.int8)
        pile[:, 0] = orders[:, 2 * SEVEN]
        nothing = np.zeros(count, dtype=np.int16)
        return cls(
            row=np.arange(count),
            order=orders,
            drawn=nothing + 2 * SEVEN + 1,
            hands=hands,
            eight=np.zeros((count, 8), dtype=np.int8),
            taken=nothing - 1,
            pile=pile,
            height=nothing + 1,
            known=np.zeros((count, 2, PACK), dtype=np.bool_),
            takes=nothing,
        )

    def of(self, rows: Numbers) -> Self:
        """Return some of the deals, as copies."""
        chosen: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        return type(self)(**{key: each[rows] if isinstance(each, np.ndarray) else each for key, each in chosen.items()})

    def __len__(self) -> int:
        return len(self.row)

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return self.turn % 2

    @property
    def phase(self) -> int:
        """Which weights are used."""
        return sum(self.turn >= each for each in PHASES)

    @property
    def top(self) -> Numbers:
        """The top card of each pile."""
        return self.pile[np.arange(len(self)), self.height - 1]

    def unseen(self, held: Cards) -> npt.NDArray[np.bool_]:
        """Return which cards the seat in turn, holding `held`, sees nowhere."""
        unseen = ~self.known[:, 1 - self.seat]
        np.put_along_axis(unseen, held.astype(np.int64), False, axis=1)
        lying = np.arange(PACK) < self.height[:, None]
        rows, places = np.nonzero(lying)
        unseen[rows, self.pile[rows, places]] = False
        return unseen

    def draw(self, take: npt.NDArray[np.bool_]) -> None:
        """Draw from the pile where `take` says so, else from the stock."""
        rows = np.arange(len(self))
        card = np.where(take, self.top, self.order[rows, self.drawn])
        self.eight = np.sort(np.concatenate([self.hands[:, self.seat], card[:, None]], axis=1), axis=1).astype(np.int8)
        self.taken = np.where(take, card, -1)
        self.known[rows[take], self.seat, card[take]] = True
        self.height = self.height - take
        self.drawn = self.drawn + ~take
        self.takes = np.where(take, self.takes + 1, 0)

    def throw(self, place: Numbers) -> Numbers:
        """Keep seven of the eight cards and return the other, which goes nowhere yet."""
        rows = np.arange(len(self))
        card = self.eight[rows, place]
        self.hands[:, self.seat] = self.eight[rows[:, None], ONE_OF_EIGHT[place]]
        self.known[rows, self.seat, card] = False
        return card

    def lay(self, card: Numbers) -> npt.NDArray[np.bool_]:
        """Put the thrown cards on the piles and pass the turn; return which deals are void."""
        self.pile[np.arange(len(self)), self.height] = card
        self.height = self.height + 1
        self.turn += 1
        void: npt.NDArray[np.bool_] = (PACK - self.drawn <= VOID_STOCK) | (self.takes >= VOID_TAKES)
        return void


class Player:
    """Plays deals by weights."""

    def __init__(self, deadwood: Deadwood, weights: Weights) -> None:
        self.deadwood = deadwood
        self.weights = weights

    def seen_of_draws(self, deals: Deals) -> Numbers:
        """Return what is seen of a draw from the pile against one from the stock, a row a deal."""
        hands = deals.hands[:, deals.seat]
        stock = self._stock(deals, hands)
        with_top = np.concatenate([hands, deals.top[:, None]], axis=1).astype(np.int8)
        thrown = np.sort(with_top[:, ONE_OF_EIGHT[:7]], axis=2).astype(np.int8)
        top = self.deadwood.least(thrown).min(axis=1)
        within = (top > 0) & (top <= LIMIT)
        gain = stock[:, 2] - top
        return np.stack([np.ones(len(deals)), gain, within - stock[:, 1], (top == 0) - stock[:, 0]], axis=1)

    def _stock(self, deals: Deals, hands: Cards) -> Numbers:
        """Zero, knock and mean of the best seven after a stock card."""
        unseen = deals.unseen(hands)
        best = np.zeros((len(deals), PACK), dtype=np.int16)
        for card in range(PACK):
            rows = np.nonzero(unseen[:, card])[0]
            eight = np.sort(np.insert(hands[rows], SEVEN, card, axis=1), axis=1).astype(np.int8)
            best[rows, card] = self.deadwood.least(eight[:, ONE_OF_EIGHT]).min(axis=1)
        return prospects(best, unseen)

    def takes(self, deals: Deals) -> npt.NDArray[np.bool_]:
        """Return who draws from the pile: for the joker always, else by the weights."""
        value = self.seen_of_draws(deals) @ self.weights.draw[deals.phase]
        takes: npt.NDArray[np.bool_] = (deals.top == JOKER) | (value > 0)
        return takes

    def knocks(self, deals: Deals) -> tuple[npt.NDArray[np.bool_], Numbers]:
        """Return who knocks, with the place of the card that goes face down: at once, with the least deadwood."""
        least = self.deadwood.least(deals.eight[:, ONE_OF_EIGHT]).astype(np.int32)
        order = least * 64 - POINTS[deals.eight] + 1000 * ~throwable(deals)
        place = order.argmin(axis=1)
        return least[np.arange(len(deals)), place] <= LIMIT, place

    def seen_of_discards(self, deals: Deals) -> Numbers:
        """Return what is seen of each of the eight discards: deals, places, SEEN."""
        unseen = deals.unseen(deals.eight)
        now = self.deadwood.least(deals.eight[:, ONE_OF_EIGHT])
        best = np.zeros((len(deals), 8, PACK), dtype=np.int16)
        for card in range(PACK):
            rows = np.nonzero(unseen[:, card])[0]
            nine = np.sort(np.insert(deals.eight[rows], 8, card, axis=1), axis=1).astype(np.int8)
            least = self.deadwood.least(nine[:, REST_OF_NINE])
            for place in range(8):
                moved = place + (deals.eight[rows, place] > card)
                two = least[np.arange(len(rows))[:, None], PAIRS_WITH[moved]].min(axis=1)
                best[rows, place, card] = np.minimum(two, now[rows, place])
        ahead = [prospects(best[:, place], unseen) for place in range(8)]
        points_thrown = POINTS[deals.eight]
        rest = [points_thrown, self._danger(deals, unseen), self._pairs(deals, unseen)]
        return np.concatenate([np.stack(ahead, axis=1), np.stack(rest, axis=2)], axis=2)

    @staticmethod
    def _danger(deals: Deals, unseen: npt.NDArray[np.bool_]) -> Numbers:
        known = deals.known[:, 1 - deals.seat]
        chance = (SEVEN - known.sum(axis=1)) / np.maximum(1, unseen.sum(axis=1))
        held = np.where(known, 1.0, unseen * chance[:, None])
        danger = np.zeros((len(deals), PACK))
        for one, two, three in TRIPLES.tolist():
            danger[:, one] += held[:, two] * held[:, three]
            danger[:, two] += held[:, one] * held[:, three]
            danger[:, three] += held[:, one] * held[:, two]
        return np.take_along_axis(danger, deals.eight.astype(np.int64), axis=1)

    @staticmethod
    def _pairs(deals: Deals, unseen: npt.NDArray[np.bool_]) -> Numbers:
        held = np.zeros((len(deals), PACK), dtype=np.int8)
        np.put_along_axis(held, deals.eight.astype(np.int64), 1, axis=1)
        in_hand = held[:, TRIPLES].sum(axis=2)[:, None] - IN_TRIPLE[deals.eight]
        live = unseen[:, TRIPLES].sum(axis=2)[:, None]
        pairs: Numbers = ((in_hand == 2) & (live == 1)).sum(axis=2)
        return pairs

    def values(self, deals: Deals, seen: Numbers) -> Numbers:
        """Return the value of each discard; those that may not be thrown are far below."""
        value: Numbers = seen @ self.weights.discard[deals.phase] - 1e6 * ~throwable(deals)
        return value

    def play_on(self, deals: Deals, *, drawn: bool) -> Numbers:
        """Play deals to their end and return the points of seats 0 and 1, by their rows.

        `drawn` says that the seat in turn has drawn already. The rows must be numbered from 0.
        """
        scores = np.zeros((len(deals), 2), dtype=np.int16)
        while len(deals):
            if not drawn:
                deals.draw(self.takes(deals))
            drawn = False
            knocking, place = self.knocks(deals)
            ended = deals.of(np.nonzero(knocking)[0])
            ended.throw(place[knocking])
            for row, hands in zip(ended.row, ended.hands, strict=True):
                scores[row] = scored(hands, ended.seat)
            deals = deals.of(np.nonzero(~knocking)[0])
            if len(deals):
                best = self.values(deals, self.seen_of_discards(deals)).argmax(axis=1)
                void = deals.lay(deals.throw(best))
                deals = deals.of(np.nonzero(~void)[0])
        return scores


def throwable(deals: Deals) -> npt.NDArray[np.bool_]:
    """Return which of the eight cards may be thrown: not the one just taken, and the joker never is."""
    allowed: npt.NDArray[np.bool_] = (deals.eight != deals.taken[:, None]) & (deals.eight != JOKER)
    return allowed


def prospects(best: Numbers, unseen: npt.NDArray[np.bool_]) -> Numbers:
    """Return zero, knock and mean of the deadwood after each card that may come."""
    count = np.maximum(1, unseen.sum(axis=1))
    zero = (unseen & (best == 0)).sum(axis=1) / count
    knock = (unseen & (best > 0) & (best <= LIMIT)).sum(axis=1) / count
    return np.stack([zero, knock, np.where(unseen, best, 0).sum(axis=1) / count], axis=1)


def scored(hands: Cards, knocker: int) -> tuple[int, int]:
    """Return the points of a deal in which a seat knocked with the best arrangement and the other showed its best."""
    held = [[DECK.cards[number] for number in hand] for hand in hands.tolist()]
    best = arranger_of(OPTIONS).best(held[knocker])
    assert best is not None
    other = best_showing(held[1 - knocker], best.melds, best.deadwood, OPTIONS).deadwood
    deadwood = (best.deadwood, other) if knocker == 0 else (other, best.deadwood)
    first, second = points(Seat(knocker), deadwood, chinchon(held[knocker], OPTIONS), OPTIONS)
    return first, second
