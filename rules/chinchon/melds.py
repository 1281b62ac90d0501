"""Sets and runs, and what is wrong with one that a player declares. Rules R13 to R15 and R20."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from rules.cards import Card
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.options import ChinchonOptions

Kind = Literal["set", "run"]

SHORTEST = 3
"""Cards of the smallest set and the shortest run (R13)."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A set or a run as it is shown: the cards of a run stand in its order, the joker as `Ad`.

    `joker_as` is the card that the joker of a run is declared to be (R14). Nothing is checked here: `fault` does that.
    The text form is one word, `set:Kc+Kh+Kd` or `run:6s+7s+Ad=Js`.
    """

    kind: Kind
    cards: tuple[Card, ...]
    joker_as: Card | None = None

    @staticmethod
    def parse(text: str) -> Meld:
        """Return the meld of a text form; raise ValueError for anything else."""
        kind, colon, rest = text.partition(":")
        cards, declared, joker_as = rest.partition("=")
        if not colon or (kind != "set" and kind != "run"):
            raise ValueError(f"not a meld: {text!r}")
        return Meld(
            "run" if kind == "run" else "set",
            tuple(map(Card.parse, cards.split("+"))) if cards else (),
            Card.parse(joker_as) if declared else None,
        )

    def __str__(self) -> str:
        declared = "" if self.joker_as is None else f"={self.joker_as}"
        return f"{self.kind}:{'+'.join(map(str, self.cards))}{declared}"

    @property
    def named(self) -> tuple[Card, ...]:
        """The cards of a run with the one that the joker is declared to be in its place."""
        if self.joker_as is None:
            return self.cards
        return tuple(self.joker_as if card is JOKER else card for card in self.cards)


def fault(melds: Sequence[Meld], hand: Collection[Card], options: ChinchonOptions) -> str | None:
    """Return what is wrong with melds declared from a hand, meld by meld, the first reason of R20, or None.

    `not-in-hand`, `card-twice`, `too-short`, `not-a-meld`, `set-full` or `joker-place`.
    """
    used: set[Card] = set()
    for meld in melds:
        if any(card not in hand for card in meld.cards):
            return "not-in-hand"
        if len(set(meld.cards)) < len(meld.cards) or not used.isdisjoint(meld.cards):
            return "card-twice"
        reason = _misshape(meld, options)
        if reason is not None:
            return reason
        used.update(meld.cards)
    return None


def loose(melds: Iterable[Meld], hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand that are in no meld, in the order of the hand."""
    used = {card for meld in melds for card in meld.cards}
    return tuple(card for card in hand if card not in used)


def _misshape(meld: Meld, options: ChinchonOptions) -> str | None:
    if len(meld.cards) < SHORTEST:
        return "too-short"
    return _set_fault(meld, options) if meld.kind == "set" else _run_fault(meld, options)


def _set_fault(meld: Meld, options: ChinchonOptions) -> str | None:
    joker = deck_of(options).joker
    if len({card.rank for card in meld.cards if card is not joker}) > 1:
        return "not-a-meld"
    if len(meld.cards) > options.largest_set:
        return "set-full"
    return None if meld.joker_as is None else "joker-place"


def _run_fault(meld: Meld, options: ChinchonOptions) -> str | None:
    deck = deck_of(options)
    natural = [card for card in meld.cards if card is not deck.joker]
    places = [deck.places[card] for card in natural]
    ascending = all(one < two for one, two in pairwise(places))
    if len({card.suit for card in natural}) > 1 or not ascending or places[-1] - places[0] >= len(meld.cards):
        return "not-a-meld"
    if len(natural) == len(meld.cards):
        return None if meld.joker_as is None else "joker-place"
    stands = meld.joker_as is not None and follows(meld.named, options)
    return None if stands else "joker-place"


def follows(cards: Sequence[Card], options: ChinchonOptions) -> bool:
    """Whether cards are of one suit and each stands in the place after the one before it (R2, R13)."""
    places = deck_of(options).places
    return all(card in places for card in cards) and all(
        one.suit is two.suit and places[one] + 1 == places[two] for one, two in pairwise(cards)
    )
