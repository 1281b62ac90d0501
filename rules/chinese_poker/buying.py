"""Buying chips between deals: rules R29, R30 and R34."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.chinese_poker.options import PokerOptions

Size = Literal["full", "short"]


@dataclass(frozen=True, slots=True)
class Purchase:
    """What buying an amount would be: its size, or the reason why it is refused."""

    size: Size | None
    reason: str | None = None


def purchase(history: Sequence[int], amount: int, options: PokerOptions, *, between_deals: bool) -> Purchase:
    """Return what buying `amount` chips is, after the buys of `history`; the first reason of refusal that applies.

    The reasons in order: `no-chips`, `only-between-deals`, `not-a-buy-in`, `short-buy-off`, `first-buy-must-be-full`,
    `short-buy-used`.
    """
    size = _size(amount, options)
    reason = None
    if not options.with_chips:
        reason = "no-chips"
    elif not between_deals:
        reason = "only-between-deals"
    elif size is None:
        reason = "not-a-buy-in"
    elif size == "short" and not options.short_buy:
        reason = "short-buy-off"
    elif size == "short" and not history:
        reason = "first-buy-must-be-full"
    elif size == "short" and _size(history[-1], options) == "short":
        reason = "short-buy-used"
    return Purchase(size, None) if reason is None else Purchase(None, reason)


def _size(amount: int, options: PokerOptions) -> Size | None:
    """A multiple of a buy-in is full, less than one is short, from the worth of a point on (R29)."""
    if amount > 0 and amount % options.full_buy == 0:
        return "full"
    return "short" if options.unit <= amount < options.full_buy else None
