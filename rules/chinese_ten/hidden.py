"""The cards that a viewer cannot see, dealt another way: how it is proved that nobody sees them."""

from __future__ import annotations

from dataclasses import replace

from rules.chinese_ten.play import TenState
from rules.dealing import Rng
from rules.seats import Seat


def resample(state: TenState, viewer: Seat | None, rng: Rng) -> TenState:
    """Return the match with other hands and another stock, the same for this viewer; deals to come change too."""
    position = state.position
    concealed = [seat for seat in range(state.seats) if seat != viewer]
    unseen = [card for seat in concealed for card in position.hands[seat]] + list(position.stock)
    unseen.sort()
    rng.shuffle(unseen)
    hands = list(position.hands)
    for seat in concealed:
        count = len(hands[seat])
        hands[seat] = tuple(unseen[:count])
        del unseen[:count]
    seed = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    return replace(
        state,
        dealing=replace(state.dealing, seed=seed),
        position=replace(position, hands=tuple(hands), stock=tuple(unseen)),
    )
