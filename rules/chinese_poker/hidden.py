"""The cards that a viewer cannot see, dealt another way: how it is proved that nobody sees them."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card
from rules.chinese_poker.actions import Arrange, SettingActions
from rules.chinese_poker.automatic import Declared, best_kind
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.play import PokerState
from rules.chinese_poker.position import Position
from rules.chinese_poker.scoring import Entry
from rules.dealing import Rng
from rules.seats import Seat


def resample(state: PokerState, viewer: Seat | None, rng: Rng) -> PokerState:
    """Return the match with the hands that the viewer has not seen dealt another way; deals to come change too.

    A seat that has sealed has then sealed some legal setting of its other hand. The hand of a seat that is not dealt in
    is one of those hands, for everybody.
    """
    position = state.position
    concealed = [seat for seat in range(SEATS) if not _seen(position, Seat(seat), viewer)]
    cards = sorted(card for seat in concealed for card in position.hands[seat])
    rng.shuffle(cards)
    hands = list(position.hands)
    sealed = list(position.sealed)
    for seat in concealed:
        count = len(hands[seat])
        hands[seat] = tuple(cards[:count])
        del cards[:count]
        if position.entries is None and sealed[seat] is not None:
            sealed[seat] = _some_entry(hands[seat], state.options, rng)
    seed = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    return replace(
        state,
        dealing=replace(state.dealing, seed=seed),
        position=replace(position, hands=tuple(hands), sealed=tuple(sealed)),
    )


def _seen(position: Position, seat: Seat, viewer: Seat | None) -> bool:
    """Whether a viewer knows a hand: the own one when dealt in, and those opened; a forfeited one is never opened."""
    if seat not in position.active:
        return False
    if seat == viewer:
        return True
    entry = position.entries[seat] if position.entries is not None else None
    return entry is not None and bool(entry.cards)


def _some_entry(hand: tuple[Card, ...], options: PokerOptions, rng: Rng) -> Entry:
    picked = SettingActions.of(hand, options).pick(rng)
    if isinstance(picked, Arrange):
        return picked.setting
    kind = best_kind(hand)
    assert kind is not None
    return Declared(kind, hand)
