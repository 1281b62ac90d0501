"""How the own hand is grouped on the table: by itself into its best melds, or as the player has laid it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.chinchon.arrangements import arranger_of
from rules.chinchon.deck import JOKER, deck_of
from rules.chinchon.melds import SHORTEST, Meld
from rules.chinchon.options import ChinchonOptions

Group = tuple[Card, ...]


def read_meld(cards: Sequence[Card], options: ChinchonOptions) -> Meld | None:
    """Return the meld that a group of cards is, in whatever order it lies, or None.

    A joker that fits both ends of a run stands for the end at which it lies, the high one in the middle (R14).
    """
    if len(cards) < SHORTEST:
        return None
    deck = deck_of(options)
    natural = [card for card in cards if card is not deck.joker]
    joker = len(natural) < len(cards)
    if len({card.rank for card in natural}) == 1:
        ordered = (*sorted(natural, key=deck.numbers.__getitem__), *((JOKER,) if joker else ()))
        return Meld("set", ordered) if len(cards) <= options.largest_set else None
    if len({card.suit for card in natural}) != 1:
        return None
    suit = natural[0].suit
    natural.sort(key=deck.places.__getitem__)
    first, last = deck.places[natural[0]], deck.places[natural[-1]]
    missing = [place for place in range(first, last + 1) if deck.at(suit, place) not in natural]
    if not joker:
        return None if missing else Meld("run", tuple(natural))
    if len(missing) > 1:
        return None
    if missing:
        place = missing[0]
    else:
        ends = [each for each in (last + 1, first - 1) if deck.at(suit, each) is not None]
        if not ends:
            return None
        place = first - 1 if cards[0] is JOKER and first - 1 in ends else ends[0]
    stands = deck.at(suit, place)
    assert stands is not None
    run = sorted((*natural, stands), key=deck.places.__getitem__)
    return Meld("run", tuple(JOKER if card is stands else card for card in run), stands)


def turned_joker(group: Group, options: ChinchonOptions) -> Group | None:
    """Return a group with its joker at the other end of its run, or None where it has one place only."""
    meld = read_meld(group, options)
    if meld is None or meld.joker_as is None:
        return None
    rest = tuple(card for card in meld.cards if card is not JOKER)
    other = (*rest, JOKER) if meld.cards[0] is JOKER else (JOKER, *rest)
    turned = read_meld(other, options)
    return other if turned is not None and turned.joker_as is not meld.joker_as else None


@dataclass(frozen=True)
class Grouping:
    """Groups of cards from left to right. `manual`: the player has laid them and nothing else may reorder them."""

    groups: tuple[Group, ...] = ()
    manual: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards from left to right."""
        return tuple(card for group in self.groups for card in group)

    def melds(self, options: ChinchonOptions) -> tuple[Meld, ...]:
        """Return the melds that the groups are."""
        return tuple(meld for group in self.groups if (meld := read_meld(group, options)) is not None)

    def loose_points(self, options: ChinchonOptions) -> int:
        """Return what the cards outside of melds count."""
        loose = [card for group in self.groups if read_meld(group, options) is None for card in group]
        return deck_of(options).total(loose)

    def group_of(self, card: Card) -> int:
        """Return the number of the group that holds a card."""
        return next(number for number, group in enumerate(self.groups) if card in group)

    def renewed(self, hand: Sequence[Card], options: ChinchonOptions) -> Grouping:
        """Return the grouping for the hand as it is now: a manual one keeps its order, new cards stand at the right."""
        if not self.manual or not set(hand) & set(self.cards):
            return grouped(hand, options, self.melds(options))
        kept = tuple(left for group in self.groups if (left := tuple(card for card in group if card in hand)))
        new = tuple((card,) for card in hand if card not in self.cards)
        return Grouping((*kept, *new), manual=True)

    def without(self, card: Card) -> Grouping:
        """Return the grouping when a card has left it."""
        left = tuple(rest for group in self.groups if (rest := tuple(each for each in group if each is not card)))
        return Grouping(left, self.manual)

    def moved(self, card: Card, group: int, at: int | None) -> Grouping:
        """Return the player's own grouping with a card moved: before place `at` of a group, None as a group of its own.

        Groups and places are counted without the card.
        """
        groups = [list(each) for each in self.without(card).groups]
        if at is None:
            groups.insert(group, [card])
        else:
            groups[group].insert(at, card)
        return Grouping(tuple(map(tuple, groups)), manual=True)

    def nudged(self, card: Card, step: int) -> Grouping:
        """Return the player's own grouping with a card one place to the left (-1) or right (1), across gaps too."""
        number = self.group_of(card)
        place = self.groups[number].index(card)
        alone = len(self.groups[number]) == 1
        rest = self.without(card)
        to = place + step
        if not alone and 0 <= to < len(self.groups[number]):
            return self.moved(card, number, to)
        if not alone:
            return self.moved(card, number if step < 0 else number + 1, None)
        beside = number - 1 if step < 0 else number
        if not 0 <= beside < len(rest.groups):
            return self
        return self.moved(card, beside, len(rest.groups[beside]) if step < 0 else 0)

    def with_group(self, number: int, group: Group) -> Grouping:
        """Return the player's own grouping with the cards of a group in another order."""
        return Grouping((*self.groups[:number], group, *self.groups[number + 1 :]), manual=True)


def grouped(hand: Sequence[Card], options: ChinchonOptions, present: Iterable[Meld] = ()) -> Grouping:
    """Return a hand in an arrangement of the least deadwood, its loose cards last, the highest at the end.

    Of equal arrangements it is the one that shares most cards with the melds there are.
    """
    arranger = arranger_of(options)
    best = arranger.best(hand)
    assert best is not None
    there = [set(map(str, meld.named)) | {meld.kind} for meld in present]

    def alike(melds: Sequence[Meld]) -> int:
        return sum(max((len(set(map(str, meld.named)) & each) for each in there), default=0) for meld in melds)

    if there:
        equal = [each for each in arranger.arrangements(hand) if each.deadwood == best.deadwood]
        nearest = max(equal, key=lambda each: alike(each.melds))
        if alike(nearest.melds) > alike(best.melds):
            best = nearest
    deck = deck_of(options)
    melds = sorted((meld.cards for meld in best.melds), key=lambda cards: deck.numbers[cards[0]])
    loose = tuple(sorted(best.loose, key=lambda card: (deck.points[card], deck.numbers[card])))
    return Grouping((*melds, loose) if loose else tuple(melds))


def sorted_by(hand: Iterable[Card], order: str, options: ChinchonOptions) -> Grouping:
    """Return a hand in one row by `suit` or by `rank`, as the player's own grouping."""
    deck = deck_of(options)
    if order == "suit":
        key = deck.numbers.__getitem__
        cards = sorted(hand, key=key)
        groups = [tuple(card for card in cards if card.suit is suit) for suit in dict.fromkeys(c.suit for c in cards)]
        return Grouping(tuple(groups), manual=True)
    cards = sorted(hand, key=lambda card: (deck.places[card], deck.numbers[card]))
    return Grouping((tuple(cards),) if cards else (), manual=True)
