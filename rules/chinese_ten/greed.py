"""Greedy play: the capture of most points now, else the card of least value. Medium plays so, and hard expects it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.cards import Card, Rank
from rules.chinese_ten.captures import targets

ACE_LOW = "A23456789TJQK"
"""The ranks from low to high; of equal plays the lower rank is chosen."""


def dearest(
    layout: Sequence[Card], card: Card, marked: Rank | None, worth: Mapping[Card, int]
) -> tuple[tuple[Card, ...], int]:
    """Return the target of a card that is worth most, and the points of the capture; ((), 0) when it has none.

    Taking the dearer of two targets of a rank is never worse, so only the card is a real choice.
    """
    found = targets(layout, card, marked)
    if not found:
        return (), 0
    best = max(found, key=lambda target: sum(worth[each] for each in target))
    return best, worth[card] + sum(worth[each] for each in best)


def appeal(layout: Sequence[Card], card: Card, marked: Rank | None, worth: Mapping[Card, int]) -> tuple[int, int, int]:
    """Return a key by which greedy play prefers the card with the smallest: captures first, most points, lower rank."""
    taken, points = dearest(layout, card, marked, worth)
    number = ACE_LOW.index(card.rank.value)
    return (0, -points, number) if taken else (1, worth[card], number)
