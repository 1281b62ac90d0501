"""The cards that a viewer cannot see, dealt another way: how it is proved that nobody sees them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from rules.cards import Card
from rules.chinchon.deck import JOKER
from rules.chinchon.play import ChinchonState
from rules.chinchon.turns import Position
from rules.dealing import Rng
from rules.seats import Seat


def resample(state: ChinchonState, viewer: Seat | None, rng: Rng) -> ChinchonState:
    """Return the match with other hidden cards, the same for this viewer; deals to come change too.

    Hidden are the other hands but for the cards known to be in them, the stock but for a buried joker, and a card that
    somebody else threw face down, unless its hand was known to hold it. Hands that were shown are not hidden. Cards of the last reshuffle and older ones do not
    change places: everybody saw which cards became the new stock, so no hand of that time can have held one of them.
    """
    places = _hidden_places(state.position, viewer)
    pools: dict[int, list[Card]] = defaultdict(list)
    for card in places:
        pools[_generation(state.position, card)].append(card)
    moved: dict[Card, Card] = {}
    for generation in sorted(pools):
        there = sorted(pools[generation])
        here = list(there)
        rng.shuffle(here)
        moved.update(zip(there, here, strict=True))
    seed = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    dealing = replace(state.dealing, seed=seed)
    return replace(state, dealing=dealing, position=_with_cards(state.position, moved))


def _hidden_places(position: Position, viewer: Seat | None) -> list[Card]:
    """The cards that the viewer cannot see, wherever they lie."""
    hidden = [card for card in position.stock if not (position.buried and card is JOKER)]
    for seat, hand in enumerate(position.hands):
        if seat != viewer and position.showings[seat] is None:
            hidden += (card for card in hand if card not in position.known[seat])
    knock = position.knock
    if knock is not None and knock.seat != viewer and not knock.told:
        hidden.append(knock.face_down)
    return hidden


def _generation(position: Position, card: Card) -> int:
    """The number of the last reshuffle that the card was in, 0 for none: everybody knows it."""
    return max((number for number, cards in enumerate(position.recycled, 1) if card in cards), default=0)


def _with_cards(position: Position, moved: dict[Card, Card]) -> Position:
    knock = position.knock
    if knock is not None:
        knock = replace(knock, face_down=moved.get(knock.face_down, knock.face_down))
    return replace(
        position,
        hands=tuple(tuple(moved.get(card, card) for card in hand) for hand in position.hands),
        stock=tuple(moved.get(card, card) for card in position.stock),
        drawn=None if position.drawn is None else moved.get(position.drawn, position.drawn),
        knock=knock,
    )
