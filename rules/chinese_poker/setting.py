"""Thirteen cards in three rows, whether they are in order, and what they earn: rules R10, R11 and R17."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from rules.cards import Card
from rules.chinese_poker.options import PokerOptions
from rules.chinese_poker.ranking import Category, RowRank, rank, row_key

Row = Literal["front", "middle", "back"]
Foul = Literal["wrong-count", "middle-beats-back", "front-beats-middle"]

ROWS: tuple[Row, ...] = ("front", "middle", "back")
SIZES: Mapping[Row, int] = MappingProxyType({"front": 3, "middle": 5, "back": 5})
HAND = 13
"""Cards of a hand."""

BONUSES: Mapping[Row, Mapping[Category, int]] = MappingProxyType(
    {
        "front": MappingProxyType({Category.THREE_OF_A_KIND: 3}),
        "middle": MappingProxyType(
            {Category.STRAIGHT_FLUSH: 10, Category.FOUR_OF_A_KIND: 8, Category.FULL_HOUSE: 2},
        ),
        "back": MappingProxyType({Category.STRAIGHT_FLUSH: 5, Category.FOUR_OF_A_KIND: 4}),
    }
)
"""Points on top for a row in the Mandarin version (R17)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A hand in rows, each in the order in which the player laid it. A forfeited hand has empty rows (R13)."""

    front: tuple[Card, ...]
    middle: tuple[Card, ...]
    back: tuple[Card, ...]

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        return iter((self.front, self.middle, self.back))

    def __getitem__(self, row: Row) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = getattr(self, row)
        return cards

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards set, front first."""
        return (*self.front, *self.middle, *self.back)

    @property
    def complete(self) -> bool:
        """Whether the rows hold exactly three, five and five cards."""
        return all(len(self[row]) == SIZES[row] for row in ROWS)

    @property
    def foul(self) -> Foul | None:
        """Why the setting is a foul, the first reason of R11 that applies, or None."""
        if not self.complete:
            return "wrong-count"
        middle = row_key(self.middle)
        if middle > row_key(self.back):
            return "middle-beats-back"
        return None if middle > row_key(self.front) else "front-beats-middle"


FORFEITED = Setting((), (), ())
"""What is sealed for a seat whose time ran out (R13)."""


def row_bonus(row: Row, category: Category, options: PokerOptions) -> int:
    """Return the bonus that a full row earns by its category; none in the basic version."""
    return BONUSES[row].get(category, 0) if options.mandarin else 0


def bonuses(setting: Setting, options: PokerOptions) -> tuple[int, int, int]:
    """Return the bonuses of front, middle and back; none for a foul (R25)."""
    if not options.mandarin or setting.foul is not None:
        return 0, 0, 0
    front, middle, back = (row_bonus(row, rank(setting[row]).category, options) for row in ROWS)
    return front, middle, back


@dataclass(frozen=True, slots=True)
class RowState:
    """How one row stands while a hand is being set.

    `rank` names what lies there, None for an empty row. `state` is `incomplete`; `out-of-order` when the row and a
    neighbour are full and break R10; `equal` for a full back and middle of the same rank, which is allowed; else
    `in-order`. `free` counts the places left, negative when there are too many cards. `bonus` is what the full row would earn.
    """

    rank: RowRank | None
    state: Literal["incomplete", "in-order", "out-of-order", "equal"]
    free: int
    bonus: int
    foul: Foul | None = None
    """The reason of R11 that an out-of-order row is part of; the first one."""


def row_states(setting: Setting, options: PokerOptions) -> tuple[RowState, RowState, RowState]:
    """Return how front, middle and back stand, any of them incomplete; the live badges of a table."""
    full = {row: len(setting[row]) == SIZES[row] for row in ROWS}
    ranks = {row: rank(setting[row]) if setting[row] else None for row in ROWS}
    fouls: dict[Row, Foul] = {}
    equal: Sequence[Row] = ()
    if full["front"] and full["middle"] and not _above(ranks["middle"], ranks["front"]):
        fouls = {"front": "front-beats-middle", "middle": "front-beats-middle"}
    if full["middle"] and full["back"]:
        if _above(ranks["middle"], ranks["back"]):
            fouls |= {"middle": "middle-beats-back", "back": "middle-beats-back"}
        elif ranks["middle"] == ranks["back"]:
            equal = ("middle", "back")

    def state(row: Row) -> RowState:
        found = ranks[row]
        free = SIZES[row] - len(setting[row])
        if found is None or not full[row]:
            return RowState(found, "incomplete", free, 0)
        earned = row_bonus(row, found.category, options)
        if row in fouls:
            return RowState(found, "out-of-order", free, earned, fouls[row])
        return RowState(found, "equal" if row in equal else "in-order", free, earned)

    return state("front"), state("middle"), state("back")


def _above(higher: RowRank | None, lower: RowRank | None) -> bool:
    assert higher is not None
    assert lower is not None
    return higher > lower
