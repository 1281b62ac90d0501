"""The order in which Chinese Ten's table shows ranks: partners next to each other."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards import Card, Rank
from rules.chinese_ten.captures import PARTNER, values
from rules.chinese_ten.options import TenOptions

PAIR_ORDER = tuple(Rank(letter) for letter in "A92837465TJQK")
"""Ranks in the order of the layout's columns."""

GROUPS = {rank: min(PAIR_ORDER.index(rank), PAIR_ORDER.index(PARTNER[rank])) for rank in Rank}
"""Equal numbers for ranks that take each other."""


def layout_key(card: Card) -> tuple[int, int]:
    """Return the sorting key by columns of the layout."""
    return PAIR_ORDER.index(card.rank), card.index


def sorted_hand(hand: Sequence[Card], order: str, options: TenOptions) -> list[Card]:
    """Return a hand by rank pairs (`pairs`) or by what the cards are worth, most first (`value`)."""
    if order == "value":
        worth = values(options)
        return sorted(hand, key=lambda card: (-worth[card], layout_key(card)))
    return sorted(hand, key=layout_key)
