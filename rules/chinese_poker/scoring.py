"""What a deal is worth to each pair of players: rules R14 to R19, R24 to R26."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.chinese_poker.automatic import Declared
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.ranking import compare
from rules.chinese_poker.setting import Setting, bonuses
from rules.seats import Seat

SCOOP = 6
"""All three rows in the Mandarin version (R16)."""
SUPER_BONUS = 9
"""The same from everybody: instead of the six (R19)."""

Entry = Setting | Declared
"""What a seat has sealed: rows, or an automatic win."""
Why = Literal["rows", "scoop", "super_bonus", "foul", "automatic", "push"]
Three = tuple[int, int, int]

WON: Three = (1, 1, 1)
LOST: Three = (-1, -1, -1)
TIED: Three = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class PairScore:
    """What seat `a` wins from seat `b`; everything is seen from `a`, and the opposite from `b` (R14).

    `rows` are 1, 0 or -1 for front, middle and back, None with an automatic win; `row_bonuses` the net bonuses by row.
    `base` counts rows, sixes, nines, values and foul points.
    """

    a: Seat
    b: Seat
    why: Why
    rows: Three | None
    base: int
    row_bonuses: Three = TIED

    @property
    def bonus(self) -> int:
        """The net row bonuses."""
        return sum(self.row_bonuses)

    @property
    def points(self) -> int:
        """What `a` wins in all, in points."""
        return self.base + self.bonus

    @property
    def turned(self) -> PairScore:
        """The same seen from `b`, which then stands first."""
        rows = None if self.rows is None else _negative(self.rows)
        return PairScore(self.b, self.a, self.why, rows, -self.base, _negative(self.row_bonuses))


def _negative(three: Three) -> Three:
    front, middle, back = three
    return -front, -middle, -back


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of a deal in points: by pair, by seat (0 for a seat not dealt in), who fouled, who has the super bonus."""

    pairs: tuple[PairScore, ...]
    net: tuple[int, ...]
    fouls: tuple[Seat, ...]
    super_bonus: tuple[Seat, ...]

    def pair(self, a: int, b: int) -> PairScore:
        """Return the score of two seats, in either order; raise KeyError when they were not both dealt in."""
        for pair in self.pairs:
            if {pair.a, pair.b} == {a, b}:
                return pair
        raise KeyError((a, b))


def score(entries: Sequence[Entry | None], options: PokerOptions) -> DealScore:
    """Return the score of a deal. `entries` hold what each of the four seats sealed, None for one not dealt in."""
    seats = [Seat(seat) for seat, entry in enumerate(entries) if entry is not None]
    settings = {seat: entry for seat in seats if isinstance(entry := entries[seat], Setting)}
    fouls = tuple(seat for seat, setting in settings.items() if setting.foul is not None)
    rows = {
        (a, b): _rows(settings[a], settings[b], a in fouls, b in fouls) for a, b in itertools.combinations(settings, 2)
    }
    earned = {seat: bonuses(setting, options) for seat, setting in settings.items()}
    values = {seat: entry.value for seat in seats if isinstance(entry := entries[seat], Declared)}
    return score_rows(rows, earned, values, fouls, options)


def score_rows(
    rows: Mapping[tuple[Seat, Seat], Three],
    earned: Mapping[Seat, Three],
    values: Mapping[Seat, int],
    fouls: tuple[Seat, ...],
    options: PokerOptions,
) -> DealScore:
    """Return the score of a deal of which only the rows are known, as where it is kept for real cards.

    `rows` are who won each row between two seats with rows, the lower seat first; `earned` the row bonuses of these
    seats, `values` the automatic wins of the others. In a pair of a foul and a legal hand the foul has lost all rows.
    """
    sweeping = tuple(seat for seat in earned if seat not in fouls and _sweeps(seat, rows, options))
    pairs = []
    for a, b in itertools.combinations(sorted((*earned, *values)), 2):
        if (a, b) in rows:
            pairs.append(_compared(a, b, rows[a, b], earned[a], earned[b], fouls, sweeping, options))
        else:
            pairs.append(_automatic(a, b, values, fouls, options))
    net = [0] * SEATS
    for pair in pairs:
        net[pair.a] += pair.points
        net[pair.b] -= pair.points
    return DealScore(tuple(pairs), tuple(net), fouls, sweeping)


def _rows(a: Setting, b: Setting, a_fouled: object, b_fouled: object) -> Three:
    """The rows of two settings: a foul loses all three, and two fouls lose none (R25, R26)."""
    if a_fouled or b_fouled:
        return TIED if a_fouled and b_fouled else LOST if a_fouled else WON
    front, middle, back = itertools.starmap(compare, zip(a, b, strict=True))
    return front, middle, back


def _sweeps(seat: Seat, rows: Mapping[tuple[Seat, Seat], Three], options: PokerOptions) -> bool:
    """Whether a legal setting takes the super bonus: all three rows from all, and from enough of them (R19)."""
    if not options.mandarin or options.super_bonus == "off":
        return False
    own = [WON if a == seat else LOST for a, b in rows if seat in (a, b)]
    found = [each for (a, b), each in rows.items() if seat in (a, b)]
    enough = len(found) == 3 if options.super_bonus == "three_opponents" else len(found) >= 2
    return enough and found == own


def _compared(
    a: Seat,
    b: Seat,
    rows: Three,
    a_earned: Three,
    b_earned: Three,
    fouls: Sequence[Seat],
    sweeping: Sequence[Seat],
    options: PokerOptions,
) -> PairScore:
    """The score of two settings. Bonuses are paid by the loser of a row, or by option set off against each other (R18)."""
    foul = a in fouls or b in fouls
    swept = options.mandarin and rows in (WON, LOST)
    super_bonus = swept and (a if rows == WON else b) in sweeping
    why: Why = "foul" if foul else "super_bonus" if super_bonus else "scoop" if swept else "rows"
    if super_bonus:
        base = SUPER_BONUS * rows[0]
    elif foul:
        base = options.foul_points * rows[0]
    else:
        base = SCOOP * rows[0] if swept else sum(rows)
    both = options.bonus == "both_net"
    front, middle, back = (
        mine * (both or row > 0) - theirs * (both or row < 0)
        for row, mine, theirs in zip(rows, a_earned, b_earned, strict=True)
    )
    return PairScore(a, b, why, rows, base, (front, middle, back))


def _automatic(a: Seat, b: Seat, values: Mapping[Seat, int], fouls: Sequence[Seat], options: PokerOptions) -> PairScore:
    """The score of a pair with an automatic win: no rows, no bonuses; equal values push (R24, R26)."""
    mine, theirs = values.get(a, 0), values.get(b, 0)
    if mine == theirs:
        return PairScore(a, b, "push", None, 0)
    won = max(mine, theirs)
    if (a in fouls or b in fouls) and options.foul_v_auto == "value_plus_foul":
        won += options.foul_points
    return PairScore(a, b, "automatic", None, won if mine > theirs else -won)
