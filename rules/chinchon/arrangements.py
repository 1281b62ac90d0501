"""How a hand falls into melds and loose cards: the least deadwood, and every arrangement there is.

A set of cards is a bit mask (deck.py). Seven or eight cards hold at most two melds, so the least deadwood is found
exactly by looking at every pair of melds that share no card: sets and runs compete for a card, and the joker goes where
it saves most. What a suit or a rank holds is looked up, and remembered by the cards held of it.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from rules.cards import Card, Suit
from rules.chinchon.deck import Deck, deck_of
from rules.chinchon.melds import SHORTEST, Meld, loose
from rules.chinchon.options import ChinchonOptions

LONGEST = 8
"""Cards of the longest run that a hand can hold, which has eight cards after a draw."""

Found = tuple[int, int, Meld]
"""A meld in a hand: its cards as a mask, the deadwood that it saves, and the meld itself."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand as melds and loose cards; `deadwood` is the points of the loose ones."""

    melds: tuple[Meld, ...]
    loose: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class _Suit:
    """The cards held of one suit: their points, the runs they make, and those they make with the joker."""

    points: int
    runs: tuple[Found, ...]
    with_joker: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class _Rank:
    """The cards held of one rank: the sets they make, and those they make with the joker."""

    sets: tuple[Found, ...]
    with_joker: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class _Window:
    """Neighbouring places of a suit: the run of their own cards, and by each card's mask the run with the joker for it."""

    mask: int
    run: Found
    with_joker: Mapping[int, Found]


class Arranger:
    """Finds melds in hands of one pack. Answers depend on the hand alone; what is remembered only saves time."""

    __slots__ = (
        "_all",
        "_joker",
        "_natural",
        "_ranks",
        "_suit_masks",
        "_suits",
        "_width",
        "_windows",
        "deck",
        "largest_set",
    )

    def __init__(self, deck: Deck, largest_set: int) -> None:
        self.deck = deck
        self.largest_set = largest_set
        self._width = len(deck.ranks)
        self._all = (1 << self._width) - 1
        self._joker = 0 if deck.joker is None else 1 << deck.numbers[deck.joker]
        self._natural = (1 << len(deck.cards)) - 1 ^ self._joker
        self._suit_masks = tuple(self._all << self._width * number for number in range(len(Suit)))
        self._suits: dict[int, _Suit] = {}
        self._ranks: dict[int, _Rank] = {}
        self._windows = tuple(tuple(self._windows_of(suit)) for suit in Suit)

    def least(self, mask: int) -> int:
        """Return the least deadwood of a hand of up to eight cards."""
        natural = mask & self._natural
        joker = mask != natural
        found: list[Found] = []
        points = self.deck.points[self.deck.joker] if joker and self.deck.joker is not None else 0
        for suit_mask in self._suit_masks:
            held = natural & suit_mask
            if held:
                suit = self._suits.get(held) or self._look_at_suit(held)
                points += suit.points
                if joker:
                    found += suit.with_joker
                found += suit.runs
        self._add_sets(natural, found, joker=joker)
        best = 0
        for number, (cards, saved, _meld) in enumerate(found):
            if saved > best:
                best = saved
            for others, more, _other in found[:number]:
                if saved + more > best and not cards & others:
                    best = saved + more
        return points - best

    def melds(self, mask: int) -> list[Found]:
        """Return every meld that a hand holds, a joker in a run once for each card that it can stand for."""
        natural = mask & self._natural
        joker = mask != natural
        found: list[Found] = []
        for suit_mask in self._suit_masks:
            held = natural & suit_mask
            if held:
                suit = self._suits.get(held) or self._look_at_suit(held)
                found += suit.runs
                if joker:
                    found += suit.with_joker
        self._add_sets(natural, found, joker=joker)
        return found

    def arrangements(self, cards: Collection[Card]) -> Iterator[Arrangement]:
        """Yield every arrangement of a hand once, the one without melds included; the order means nothing."""
        found = self.melds(self.deck.mask(cards))
        for count in range(len(cards) // SHORTEST + 1):
            for chosen in combinations(found, count):
                used = 0
                for mask, _saved, _meld in chosen:
                    if used & mask:
                        break
                    used |= mask
                else:
                    yield self.arranged(cards, (meld for _mask, _saved, meld in chosen))

    def arranged(self, cards: Collection[Card], melds: Iterable[Meld]) -> Arrangement:
        """Return a hand in the arrangement of some sound melds of it."""
        chosen = tuple(melds)
        rest = loose(chosen, cards)
        return Arrangement(chosen, rest, self.deck.total(rest))

    def best(self, cards: Collection[Card], most_loose: int | None = None) -> Arrangement | None:
        """Return the arrangement of the least deadwood, with at most so many loose cards (None: any number).

        Of equal ones it is the one on which others can lay off least, then the one with fewer melds. None when no
        arrangement has so few loose cards, which are a search of their own (they may have more deadwood).
        """
        fitting = (each for each in self.arrangements(cards) if most_loose is None or len(each.loose) <= most_loose)
        return min(fitting, key=lambda each: (each.deadwood, self._openness(each)), default=None)

    def _openness(self, arrangement: Arrangement) -> tuple[int, int, tuple[str, ...]]:
        """What lies open to others: the points of the cards that fit the melds. The text makes it an order."""
        open_points = sum(self.deck.points[card] for meld in arrangement.melds for card in self._neighbours(meld))
        return open_points, len(arrangement.melds), tuple(map(str, arrangement.melds))

    def _neighbours(self, meld: Meld) -> Iterator[Card]:
        if meld.kind == "set":
            rank = next(card.rank for card in meld.cards if card is not self.deck.joker)
            if len(meld.cards) < self.largest_set:
                yield from (
                    card for card in (Card(rank, suit) for suit in Suit) if card not in (*meld.cards, self.deck.joker)
                )
            return
        first, *_, last = meld.named
        for card in (
            self.deck.at(first.suit, self.deck.places[first] - 1),
            self.deck.at(last.suit, self.deck.places[last] + 1),
        ):
            if card is not None and card is not self.deck.joker:
                yield card

    def _add_sets(self, natural: int, found: list[Found], *, joker: bool) -> None:
        width = self._width
        clubs = natural & self._all
        diamonds = natural >> width & self._all
        hearts = natural >> 2 * width & self._all
        spades = natural >> 3 * width
        black, red = clubs & spades, diamonds & hearts
        if joker:
            several = black | red | (clubs | spades) & (diamonds | hearts)
        else:
            several = black & (diamonds | hearts) | red & (clubs | spades)
        column = 1 | 1 << width | 1 << 2 * width | 1 << 3 * width
        while several:
            lowest = several & -several
            several ^= lowest
            held = natural & column * lowest
            rank = self._ranks.get(held) or self._look_at_rank(held)
            found += rank.sets
            if joker:
                found += rank.with_joker

    def _look_at_suit(self, held: int) -> _Suit:
        runs: list[Found] = []
        with_joker: list[Found] = []
        for window in self._windows[(held.bit_length() - 1) // self._width]:
            missing = window.mask & ~held
            if not missing:
                runs.append(window.run)
            elif missing in window.with_joker:
                with_joker.append(window.with_joker[missing])
        found = _Suit(self.deck.total(self.deck.held(held)), tuple(runs), tuple(with_joker))
        self._suits[held] = found
        return found

    def _windows_of(self, suit: Suit) -> Iterator[_Window]:
        joker = self.deck.joker
        for first in range(self._width - SHORTEST + 1):
            for length in range(SHORTEST, min(LONGEST, self._width - first) + 1):
                cards = tuple(Card(rank, suit) for rank in self.deck.ranks[first : first + length])
                with_joker = {}
                if joker is not None:
                    # a run through the place of the ace of diamonds has the joker there and nowhere else
                    for stands in (joker,) if joker in cards else cards:
                        shown = tuple(joker if card is stands else card for card in cards)
                        with_joker[self.deck.mask((stands,))] = self._found(Meld("run", shown, stands))
                yield _Window(self.deck.mask(cards), self._found(Meld("run", cards)), with_joker)

    def _look_at_rank(self, held: int) -> _Rank:
        cards = self.deck.held(held)
        sets: list[Found] = []
        with_joker: list[Found] = []
        for count in range(SHORTEST - 1, len(cards) + 1):
            for chosen in combinations(cards, count):
                if count >= SHORTEST:
                    sets.append(self._found(Meld("set", chosen)))
                if self.deck.joker is not None and count < self.largest_set:
                    with_joker.append(self._found(Meld("set", (*chosen, self.deck.joker))))
        found = _Rank(tuple(sets), tuple(with_joker))
        self._ranks[held] = found
        return found

    def _found(self, meld: Meld) -> Found:
        return self.deck.mask(meld.cards), self.deck.total(meld.cards), meld


def arranger_of(options: ChinchonOptions) -> Arranger:
    """Return the arranger of a match's pack and sets."""
    return _arranger(deck_of(options), options.largest_set)


@functools.cache
def _arranger(deck: Deck, largest_set: int) -> Arranger:
    return Arranger(deck, largest_set)
