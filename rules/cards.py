"""Playing cards: suits, ranks, cards and packs, with the text forms used in cases, saves and logs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Self


class Suit(Enum):
    """A suit; its value is its letter. Definition order is the canonical order of dealing: c d h s."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(Enum):
    """A rank; its value is its letter. Definition order is two to ace."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the rank of a letter such as `T`; raise ValueError for anything else."""
        return cls(text)

    def __str__(self) -> str:
        return self.value


class Card:
    """One card of a pack. There is one object per card, so cards compare by identity, hash fast and survive copies.

    `str(card)` is rank then suit, `Ah`, `Td`; `Card.parse` reads it back.
    """

    __slots__ = ("index", "rank", "suit", "text")

    index: int
    rank: Rank
    suit: Suit
    text: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        return _CARDS[rank.value + suit.value]

    @staticmethod
    def parse(text: str) -> Card:
        """Return the card of a text form such as `8c`; raise ValueError for anything else."""
        try:
            return _CARDS[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a card: {text!r}") from None

    @property
    def red(self) -> bool:
        """Whether the card is a heart or a diamond."""
        return self.suit.red

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("cards do not change")

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"

    def __reduce__(self) -> tuple[object, tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for suit in Suit:
        for rank in Rank:
            card = object.__new__(Card)
            object.__setattr__(card, "index", len(cards))
            object.__setattr__(card, "rank", rank)
            object.__setattr__(card, "suit", suit)
            object.__setattr__(card, "text", rank.value + suit.value)
            cards[card.text] = card
    return cards


_CARDS = _make_cards()


def pack(ranks: Iterable[Rank] = Rank) -> tuple[Card, ...]:
    """Return a pack in canonical order: suit by suit c d h s, in each suit `ranks` in the order given."""
    in_order = tuple(ranks)
    return tuple(Card(rank, suit) for suit in Suit for rank in in_order)


def cards(texts: str | Iterable[str]) -> tuple[Card, ...]:
    """Return the cards of text forms, given as an iterable or as one string separated by blanks; raise ValueError."""
    return tuple(Card.parse(text) for text in (texts.split() if isinstance(texts, str) else texts))
