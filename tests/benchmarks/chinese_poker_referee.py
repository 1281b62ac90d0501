"""A second set of rules of Chinese poker, in NumPy and from nothing of `rules`: values of rows, automatic wins, scores.

Mandarin version with its defaults and unlimited chips. The best response is measured with it, so that an error in the
program's own evaluator or scorer would show instead of being repeated.
"""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

Cards = NDArray[np.int64]
"""Card numbers in the last axis: suit * 13 + rank, rank 0 a two and 12 an ace."""
Values = NDArray[np.int64]
"""What rows are worth: category, then the ranks that decide, as digits; a missing rank is below any."""

HIGH, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, HOUSE, FOUR, STRAIGHT_FLUSH = range(9)
_DIGIT = 4
_DIGITS = 5


def values(rows: Cards) -> Values:
    """Return the values of rows of three or five cards, comparable with each other."""
    rows = np.asarray(rows)
    shape, size = rows.shape[:-1], rows.shape[-1]
    flat = rows.reshape(-1, size)
    lines = np.arange(len(flat))
    counts = np.zeros((len(flat), 13), dtype=np.int64)
    for column in flat.T:
        np.add.at(counts, (lines, column % 13), 1)
    groups = np.where(counts > 0, counts * 16 + np.arange(1, 14), 0)
    groups = -np.sort(-groups, axis=1)[:, :_DIGITS]
    most, second = groups[:, 0] // 16, groups[:, 1] // 16
    category = np.select(
        [most == 4, (most == 3) & (second == 2), most == 3, (most == 2) & (second == 2), most == 2],
        [FOUR, HOUSE, THREE, TWO_PAIRS, PAIR],
        HIGH,
    )
    ranks = groups % 16
    if size == 5:
        single = most == 1
        five_high = single & (ranks == [13, 4, 3, 2, 1]).all(axis=1)
        straight = five_high | (single & (ranks[:, 0] - ranks[:, 4] == 4))
        flush = (flat // 13 == flat[:, :1] // 13).all(axis=1)
        top = np.where(five_high, 4, ranks[:, 0])
        ranks = np.where(straight[:, None], 0, ranks)
        ranks[:, 0] = np.where(straight, top, ranks[:, 0])
        category = np.select([straight & flush, flush, straight], [STRAIGHT_FLUSH, FLUSH, STRAIGHT], category)
    found = category.copy()
    for digit in range(_DIGITS):
        found = found << _DIGIT | ranks[:, digit]
    return found.reshape(shape)


def categories(found: Values) -> Values:
    """Return the categories of values."""
    return found >> _DIGIT * _DIGITS


def front_bonus(found: Values) -> Values:
    """Return the bonus of rows in front."""
    return np.where(categories(found) == THREE, 3, 0)


def middle_bonus(found: Values) -> Values:
    """Return the bonus of rows in the middle."""
    return np.select([categories(found) == each for each in (STRAIGHT_FLUSH, FOUR, HOUSE)], [10, 8, 2], 0)


def back_bonus(found: Values) -> Values:
    """Return the bonus of rows in the back."""
    return np.select([categories(found) == each for each in (STRAIGHT_FLUSH, FOUR)], [5, 4], 0)


BONUSES = (front_bonus, middle_bonus, back_bonus)


def _three_straights() -> set[tuple[int, ...]]:
    ladder = [12, *range(13)]
    short = [ladder[at : at + 3] for at in range(12)]
    long = [ladder[at : at + 5] for at in range(10)]
    found = set()
    for rows in itertools.product(short, long, long):
        counts = [0] * 13
        for rank in itertools.chain(*rows):
            counts[rank] += 1
        found.add(tuple(counts))
    return found


_STRAIGHTS = _three_straights()


def automatic(hands: Cards) -> Values:
    """Return what hands of thirteen win by themselves: 13, 4 or 0."""
    ranks = np.stack([(hands % 13 == rank).sum(axis=1) for rank in range(13)], axis=1)
    suits = np.sort(np.stack([(hands // 13 == suit).sum(axis=1) for suit in range(4)], axis=1), axis=1)
    dragon = (ranks == 1).all(axis=1)
    pairs = (ranks // 2).sum(axis=1) == 6
    flushes = np.zeros(len(hands), dtype=bool)
    for split in ((0, 3, 5, 5), (0, 0, 5, 8), (0, 0, 3, 10), (0, 0, 0, 13)):
        flushes |= (suits == split).all(axis=1)
    straights = np.array([tuple(each) in _STRAIGHTS for each in ranks.tolist()], dtype=bool)
    return np.where(dragon, 13, np.where(pairs | flushes | straights, 4, 0))


def nets(rows: Values, wins: Values) -> Values:
    """Return the net points of each seat. `rows` are deals x seats x (front, middle, back), `wins` automatic values."""
    deals, seats = wins.shape
    net = np.zeros((deals, seats), dtype=np.int64)
    swept = np.zeros((deals, seats, seats), dtype=bool)
    for a, b in itertools.combinations(range(seats), 2):
        sign = np.sign(rows[:, a] - rows[:, b])
        plain = (wins[:, a] == 0) & (wins[:, b] == 0)
        won = sign.sum(axis=1)
        points = np.where(abs(won) == 3, 2 * won, won)
        for row, bonus in enumerate(BONUSES):
            points += np.where(sign[:, row] > 0, bonus(rows[:, a, row]), 0)
            points -= np.where(sign[:, row] < 0, bonus(rows[:, b, row]), 0)
        more = wins[:, a] - wins[:, b]
        best = np.maximum(wins[:, a], wins[:, b])
        points = np.where(plain, points, np.sign(more) * best)
        net[:, a] += points
        net[:, b] -= points
        swept[:, a, b] = plain & (won == 3)
        swept[:, b, a] = plain & (won == -3)
    if seats == 4:
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            every = np.asarray(swept[:, seat, others].all(axis=1))
            net[:, seat] += 9 * every
            net[:, others] -= 3 * every[:, None]
    return net
