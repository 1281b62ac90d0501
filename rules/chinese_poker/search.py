"""The best settings of a hand by what its rows are worth, with whole branches cut off by what a row can add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from rules.chinese_poker.classes import classes
from rules.chinese_poker.splits import ALL, Masks, Splits


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """What rows are worth, by their classes; every list ascends. There is one object of each, equal to itself only.

    A setting is worth `front + middle + back + sweep * (pf * pm * pb - qf * qm * qb)`, where p is the chance that a row
    wins and q = 1 - p.
    """

    front: Sequence[float]
    middle: Sequence[float]
    back: Sequence[float]
    front_wins: Sequence[float]
    middle_wins: Sequence[float]
    back_wins: Sequence[float]
    sweep: float


@dataclass(frozen=True, slots=True)
class Found:
    """A setting, what it is worth, and the classes of its rows: front, middle, back."""

    worth: float
    rows: Masks
    classes: tuple[int, int, int]


_ORDER = itemgetter(0, 1)
_NOTHING: Masks = (0, 0, 0)


def best(splits: Splits, worth: Worth, count: int = 1, placed: Masks = _NOTHING) -> tuple[Found, ...]:
    """Return up to `count` settings in order (R10) that are worth most, the best first, with different rows each.

    `placed` are sets of cards that must be in front, in the middle and in the back. Of settings that are worth the same
    the one with the highest front is best, then with the highest back, then middle. () when no setting fits.
    """
    place_front, place_middle, place_back = placed
    backs = _holding(splits.fives, place_back, place_front | place_middle)
    fronts = _bounded(_holding(splits.threes, place_front, place_middle | place_back), backs, worth)
    least = classes().least_middle
    five_of = splits.five_of
    middle_worth, back_worth = worth.middle, worth.back
    middle_wins, back_wins = worth.middle_wins, worth.back_wins
    found: list[tuple[float, tuple[int, int, int], Masks]] = []
    floor = float("-inf")
    for bound, front, front_mask, start in fronts:
        if bound < floor:
            break
        wins = worth.front_wins[front]
        loses = 1 - wins
        alone = worth.front[front] - worth.sweep * loses
        linear = worth.sweep * loses
        joint = worth.sweep * (wins - loses)
        lowest = least[front]
        rest = ALL ^ front_mask
        for back, back_mask in backs[start:]:
            if back_mask & front_mask:
                continue
            base = alone + back_worth[back] + linear * back_wins[back]
            slope = linear + joint * back_wins[back]
            # No middle is above its back: with the back's own class this bounds all that follow, too.
            if base + middle_worth[back] + slope * middle_wins[back] < floor:
                break
            middle = five_of[rest ^ back_mask]
            if middle > back or middle < lowest:
                continue
            points = base + middle_worth[middle] + slope * middle_wins[middle]
            if points >= floor:
                rows = (front, back, middle)
                if any(rows == other for _, other, _ in found):
                    continue
                found.append((points, rows, (front_mask, rest ^ back_mask, back_mask)))
                found.sort(key=_ORDER, reverse=True)
                del found[count:]
                if len(found) == count:
                    floor = found[-1][0]
    return tuple(Found(points, rows, (front, middle, back)) for points, (front, back, middle), rows in found)


def _bounded(
    fronts: Sequence[tuple[int, int]], backs: Sequence[tuple[int, int]], worth: Worth
) -> list[tuple[float, int, int, int]]:
    """Return fronts with what they can be worth at most and the place of the highest back left to each, the best first."""
    found = []
    for front, mask in fronts:
        for start, (back, back_mask) in enumerate(backs):
            if not back_mask & mask:
                found.append((value(worth, front, back, back), front, mask, start))
                break
    found.sort(reverse=True)
    return found


def value(worth: Worth, front: int, middle: int, back: int) -> float:
    """Return what rows of these classes are worth together, to the last bit as `best` finds it."""
    loses = 1 - worth.front_wins[front]
    linear = worth.sweep * loses
    base = worth.front[front] - worth.sweep * loses + worth.back[back] + linear * worth.back_wins[back]
    slope = linear + worth.sweep * (worth.front_wins[front] - loses) * worth.back_wins[back]
    return base + worth.middle[middle] + slope * worth.middle_wins[middle]


def _holding(rows: Sequence[tuple[int, int]], wanted: int, unwanted: int) -> list[tuple[int, int]]:
    """The rows that hold all wanted cards and none of the unwanted ones."""
    return [row for row in rows if row[1] & wanted == wanted and not row[1] & unwanted]
