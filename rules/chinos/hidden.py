"""The coins that a viewer cannot see, put another way: how it is proved that nobody sees them."""

from __future__ import annotations

from dataclasses import replace

from rules.chinos.calls import FULL
from rules.chinos.play import ChinosState
from rules.dealing import Rng
from rules.seats import Seat


def resample(state: ChinosState, viewer: Seat | None, rng: Rng) -> ChinosState:
    """Return the match with other coins in the closed fists of others, such that their calls stay possible."""
    fists = list(state.fists)
    if state.phase in ("hide", "call") and state.options.fists == "app":
        rules = state.rules
        calls = dict(zip(state.progress.order, state.calls, strict=False))
        for seat in state.progress.active:
            if seat == viewer or fists[seat] is None:
                continue
            coins = range(rules.least, FULL + 1)
            if seat in calls and state.options.refuses_calls:
                coins = range(
                    max(rules.least, calls[seat] - rules.span(0).stop + 1),
                    min(FULL, calls[seat] - rules.span(0).start) + 1,
                )
            fists[seat] = rng.choice(coins)
    seed = b"".join(rng.word().to_bytes(4, "big") for _ in range(8))
    return replace(state, dealing=replace(state.dealing, seed=seed), fists=tuple(fists))
