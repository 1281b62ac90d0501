"""Laying off on the melds of the one who knocked, and the showing that leaves the least deadwood. Rules R22 to R27."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import deck_of
from rules.chinchon.melds import Meld, fault, loose
from rules.chinchon.options import ChinchonOptions


@dataclass(frozen=True, slots=True)
class LayOff:
    """A card laid on the meld of that number; `joker_as` is the card that the joker is then declared to be (R25).

    The text form is one word, `4s@0` or `Ad@1=Js`.
    """

    card: Card
    meld: int
    joker_as: Card | None = None

    @staticmethod
    def parse(text: str) -> LayOff:
        """Return the lay-off of a text form; raise ValueError for anything else."""
        card, at, rest = text.partition("@")
        meld, declared, joker_as = rest.partition("=")
        if not at or not (meld.isascii() and meld.isdigit()) or len(meld) > 2:
            raise ValueError(f"not a lay-off: {text!r}")
        return LayOff(Card.parse(card), int(meld), Card.parse(joker_as) if declared else None)

    def __str__(self) -> str:
        declared = "" if self.joker_as is None else f"={self.joker_as}"
        return f"{self.card}@{self.meld}{declared}"


@dataclass(frozen=True, slots=True)
class Showing:
    """What a player shows after a knock. `before` is the deadwood without the lay-offs, `deadwood` that with them."""

    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOff, ...]
    loose: tuple[Card, ...]
    before: int
    deadwood: int


def free_ends(meld: Meld, options: ChinchonOptions) -> tuple[Card, ...]:
    """Return the places where a run can grow, the low one first; the suit may have ended there (R22)."""
    deck = deck_of(options)
    first, *_, last = meld.named
    ends = (deck.at(first.suit, deck.places[first] - 1), deck.at(last.suit, deck.places[last] + 1))
    return tuple(card for card in ends if card is not None)


def refusal(
    meld: Meld, card: Card, joker_as: Card | None, knocker_deadwood: int, options: ChinchonOptions
) -> str | None:
    """Return why a card may not be laid on a meld, the first reason of R27, or None.

    `no-lay-off`, `joker-not-allowed`, `joker-place`, `does-not-fit`, `set-full` or `place-taken`.
    """
    is_joker = card is deck_of(options).joker
    if knocker_deadwood == 0:
        return "no-lay-off"
    if is_joker and not options.joker_layoff:
        return "joker-not-allowed"
    if meld.kind == "set":
        return _refused_by_set(meld, card, joker_as, options)
    ends = free_ends(meld, options)
    if is_joker:
        if not ends:
            return "does-not-fit"
        undecided = joker_as is None and len(ends) > 1
        return "joker-place" if undecided or (joker_as is not None and joker_as not in ends) else None
    if joker_as is not None:
        return "joker-place"
    if card is meld.joker_as:
        return "place-taken"
    return None if card in ends else "does-not-fit"


def _refused_by_set(meld: Meld, card: Card, joker_as: Card | None, options: ChinchonOptions) -> str | None:
    joker = deck_of(options).joker
    if joker_as is not None:
        return "joker-place"
    if card is not joker and any(each.rank is not card.rank for each in meld.cards if each is not joker):
        return "does-not-fit"
    return "set-full" if len(meld.cards) >= options.largest_set else None


def grown(meld: Meld, card: Card, joker_as: Card | None, options: ChinchonOptions) -> Meld:
    """Return a meld with a card laid on it, which is not refused: on a set the last card, on a run at its end (R22)."""
    if meld.kind == "set":
        return Meld("set", (*meld.cards, card))
    is_joker = card is deck_of(options).joker
    ends = free_ends(meld, options)
    place = card if not is_joker else joker_as or ends[0]
    declared = place if is_joker else meld.joker_as
    places = deck_of(options).places
    at_low_end = places[place] < places[meld.named[0]]
    return Meld("run", (card, *meld.cards) if at_low_end else (*meld.cards, card), declared)


def laid(table: Sequence[Meld], lay_off: LayOff, options: ChinchonOptions) -> tuple[Meld, ...]:
    """Return the melds on the table after a lay-off that is not refused."""
    meld = grown(table[lay_off.meld], lay_off.card, lay_off.joker_as, options)
    return (*table[: lay_off.meld], meld, *table[lay_off.meld + 1 :])


def show_fault(
    melds: Sequence[Meld],
    lay_offs: Sequence[LayOff],
    hand: Sequence[Card],
    table: Sequence[Meld],
    knocker_deadwood: int,
    options: ChinchonOptions,
) -> str | None:
    """Return why a showing is refused: a fault in the own melds (R20), then lay-off by lay-off.

    A card laid off may be `not-in-hand`, used before (`card-twice`), laid on a meld that is not there (`no-such-meld`),
    or refused by the meld as it has grown by then (R27).
    """
    reason = fault(melds, hand, options)
    if reason is not None:
        return reason
    left = list(loose(melds, hand))
    for each in lay_offs:
        if each.card not in left:
            return "card-twice" if each.card in hand else "not-in-hand"
        if each.meld >= len(table):
            return "no-such-meld"
        reason = refusal(table[each.meld], each.card, each.joker_as, knocker_deadwood, options)
        if reason is not None:
            return reason
        left.remove(each.card)
        table = laid(table, each, options)
    return None


def shown(melds: Sequence[Meld], lay_offs: Sequence[LayOff], hand: Sequence[Card], options: ChinchonOptions) -> Showing:
    """Return what a sound showing leaves."""
    deck = deck_of(options)
    unmelded = loose(melds, hand)
    off = {each.card for each in lay_offs}
    left = tuple(card for card in unmelded if card not in off)
    return Showing(tuple(melds), tuple(lay_offs), left, deck.total(unmelded), deck.total(left))


def ways(
    hand: Sequence[Card], table: Sequence[Meld], knocker_deadwood: int, options: ChinchonOptions
) -> Iterator[tuple[LayOff, ...]]:
    """Yield the ways to lay cards of a hand on the melds of the table, fewest cards first, each result once."""
    waiting: deque[tuple[tuple[LayOff, ...], tuple[Card, ...], tuple[Meld, ...]]] = deque()
    waiting.append(((), tuple(hand), tuple(table)))
    seen: set[tuple[tuple[Card, ...], tuple[Meld, ...]]] = set()
    joker = deck_of(options).joker
    while waiting:
        lay_offs, left, melds = waiting.popleft()
        yield lay_offs
        for card in left:
            rest = tuple(each for each in left if each is not card)
            for number, meld in enumerate(melds):
                places = (None, *free_ends(meld, options)) if card is joker and meld.kind == "run" else (None,)
                for place in places:
                    if refusal(meld, card, place, knocker_deadwood, options) is not None:
                        continue
                    each = LayOff(card, number, place)
                    after = laid(melds, each, options)
                    # Which card of a set came first does not matter to anybody.
                    if (rest, _unordered(after)) not in seen:
                        seen.add((rest, _unordered(after)))
                        waiting.append(((*lay_offs, each), rest, after))


def _unordered(table: Sequence[Meld]) -> tuple[Meld, ...]:
    return tuple(meld if meld.kind == "run" else Meld("set", tuple(sorted(meld.cards))) for meld in table)


def best_showing(
    hand: Sequence[Card], table: Sequence[Meld], knocker_deadwood: int, options: ChinchonOptions
) -> Showing:
    """Return the showing with the least deadwood over all own melds and all lay-offs together (R24)."""
    arranger = arranger_of(options)
    least: tuple[int, tuple[LayOff, ...]] | None = None
    for lay_offs in ways(hand, table, knocker_deadwood, options):
        off = {each.card for each in lay_offs}
        deadwood = arranger.least(arranger.deck.mask(card for card in hand if card not in off))
        if least is None or deadwood < least[0]:
            least = deadwood, lay_offs
    assert least is not None, "laying nothing off is a way"
    off = {each.card for each in least[1]}
    own = arranger.best([card for card in hand if card not in off])
    assert own is not None
    return shown(own.melds, least[1], hand, options)
