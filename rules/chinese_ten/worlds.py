"""Deals that agree with what a seat sees: the unseen cards dealt at random to the other hands and the stock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rules.chinese_ten.lanes import Lane, numbers
from rules.chinese_ten.opening import PACK
from rules.chinese_ten.view import TenView


@dataclass(frozen=True, slots=True)
class Worlds:
    """`count` sampled deals as lanes: `hands[seat][card]`, and `stock[turn]` as pairs of a card and its lanes."""

    count: int
    hands: tuple[tuple[Lane, ...], ...]
    stock: tuple[tuple[tuple[int, Lane], ...], ...]


def unseen(view: TenView) -> list[int]:
    """Return the cards that lie in the other hands or the stock, as numbers in pack order."""
    known = {card.index for card in (*view.hand, *view.layout)}
    if view.turned is not None:
        known.add(view.turned.index)
    for each in view.history:
        known.update(card.index for card in each.captured)
    return [number for number in range(len(PACK)) if number not in known]


def sample(view: TenView, count: int, random: Callable[[], float]) -> Worlds:
    """Return deals that agree with a view, each equally likely."""
    assert view.viewer is not None
    cards = unseen(view)
    columns: list[bytes] = []
    dealt = []
    for _ in range(count):
        for i in range(len(cards) - 1, 0, -1):
            j = int(random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        dealt.append(bytes(cards))
    columns = [bytes(column) for column in zip(*dealt, strict=True)]
    everywhere = (1 << count) - 1
    hands: list[tuple[Lane, ...]] = []
    start = 0
    for seat in range(view.seats):
        lanes = [0] * len(PACK)
        if seat == view.viewer:
            for number in numbers(view.hand):
                lanes[number] = everywhere
        else:
            for column in columns[start : start + view.hand_counts[seat]]:
                for number in cards:
                    lanes[number] |= _lane(column, number)
            start += view.hand_counts[seat]
        hands.append(tuple(lanes))
    stock = tuple(
        tuple((number, lane) for number in sorted(cards) if (lane := _lane(column, number)))
        for column in columns[start:]
    )
    return Worlds(count, tuple(hands), stock)


_BITS = tuple(bytes(0x31 if byte == number else 0x30 for byte in range(256)) for number in range(len(PACK)))


def _lane(column: bytes, number: int) -> Lane:
    """The lanes whose byte in a column is `number`."""
    return int(column.translate(_BITS[number]), 2) if number in column else 0


def generator(seed: int) -> Callable[[], float]:
    """Return random numbers from 0 to 1, the same for a seed on every Python version."""
    return Random(seed).random
