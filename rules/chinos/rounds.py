"""Rounds opened one after the other: who hit, who leaves, who scores, who calls first next (rules 14 to 26, 30 to 32)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.chinos.calls import FULL, CallRules, call_rules
from rules.chinos.options import ChinosOptions
from rules.seats import TABLE, Seat

DUEL = 2
"""Players of the final."""


@dataclass(frozen=True, slots=True)
class Foul:
    """A foul found at the opening: `empty-fist`, `too-low-for-own` or `too-high-for-own`; it voids the call (rule 32)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class OpenedRound:
    """A round whose fists are open, everything by order of calling: `seats`, their `coins` and `calls`.

    `winners` hit; `points` are what each of `seats` scored, which only a round of the final does.
    """

    number: int
    seats: tuple[Seat, ...]
    coins: tuple[int, ...]
    calls: tuple[int, ...]
    total: int
    winners: tuple[Seat, ...]
    fouls: tuple[Foul, ...]
    points: tuple[int, ...]
    least: int = 0
    """Coins that every fist had to hold."""

    @property
    def final(self) -> bool:
        """Whether it was a round of the final."""
        return len(self.seats) == DUEL


@dataclass(frozen=True, slots=True)
class Progress:
    """A match between two rounds: the players still in, ascending, who calls first next, and what was opened.

    `first` is None while `chooser` chooses (TABLE for the host before the first round), and when the match is over.
    """

    players: int
    active: tuple[Seat, ...]
    first: Seat | None
    chooser: Seat | None = None
    points: tuple[int, ...] = ()
    fouls: tuple[int, ...] = ()
    opened: tuple[OpenedRound, ...] = ()
    earlier: int = 0
    """Rounds before `opened`; a match has none."""
    loser: Seat | None = None

    @property
    def played(self) -> int:
        """How many rounds were played."""
        return self.earlier + len(self.opened)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The players still in, in the order of calling of the coming round; () when nobody is to call first."""
        return () if self.first is None else order_from(self.active, self.first)

    @property
    def finalist(self) -> Seat | None:
        """Who won the final (rule 26)."""
        return None if self.loser is None else next(seat for seat in self.active if seat != self.loser)

    def rules(self, options: ChinosOptions) -> CallRules:
        """Return the rules of the calls of the coming round."""
        return call_rules(options, len(self.active), self.players, first_round=self.played == 0)


def beginning(players: int, first: Seat | None) -> Progress:
    """Return a match before its first round; without a first caller the host chooses one (rule 18)."""
    active = tuple(Seat(seat) for seat in range(players))
    nothing = (0,) * players
    return Progress(players, active, first, TABLE if first is None else None, nothing, nothing)


def order_from(active: Sequence[Seat], first: Seat) -> tuple[Seat, ...]:
    """Return the seats in turn order, `first` first."""
    at = active.index(first)
    return (*active[at:], *active[:at])


def opened(progress: Progress, coins: Sequence[int], calls: Sequence[int], options: ChinosOptions) -> OpenedRound:
    """Return the round that opens with these coins and calls, both by order of calling; coins count up to three."""
    rules = progress.rules(options)
    seats = progress.order
    fists = tuple(min(each, FULL) for each in coins)
    assert len(seats) == len(fists) == len(calls)
    total = sum(fists)
    fouls = tuple(
        Foul(seat, reason)
        for seat, own, call in zip(seats, fists, calls, strict=True)
        if (reason := _foul(rules, own, call, options)) is not None
    )
    void = {foul.seat for foul in fouls}
    winners = tuple(seat for seat, call in zip(seats, calls, strict=True) if call == total and seat not in void)
    points = tuple(_points(seat, seats, fists, total, options) if seat in winners else 0 for seat in seats)
    number = progress.played + 1
    return OpenedRound(number, seats, fists, tuple(calls), total, winners, fouls, points, rules.least)


def _foul(rules: CallRules, coins: int, call: int, options: ChinosOptions) -> str | None:
    if coins < rules.least:
        return "empty-fist"
    if not options.checks_calls or call in rules.span(coins):
        return None
    return "too-low-for-own" if call < rules.span(coins).start else "too-high-for-own"


def _points(seat: Seat, seats: tuple[Seat, ...], fists: tuple[int, ...], total: int, options: ChinosOptions) -> int:
    """What a hit scores: in the final one point, two for the first caller's bet on none or all (rules 23 to 25)."""
    if len(seats) > DUEL:
        return 0
    bet = {"total": total, "relative": total - fists[0], "none": None}[options.bonus]
    all_coins = FULL * (DUEL if options.bonus == "total" else 1)
    return 2 if seat == seats[0] and bet in (0, all_coins) else 1


def after(progress: Progress, played: OpenedRound, options: ChinosOptions) -> Progress:
    """Return the match after a round."""
    fouls = list(progress.fouls)
    for foul in played.fouls:
        fouls[foul.seat] += 1
    then = replace(progress, fouls=tuple(fouls), opened=(*progress.opened, played))
    return _after_final_round(then, played, options) if played.final else _after_elimination(then, played, options)


def _after_elimination(progress: Progress, played: OpenedRound, options: ChinosOptions) -> Progress:
    """All who hit leave together, then the first caller is found among those who remain (rules 15 to 19)."""
    remaining = tuple(seat for seat in progress.active if seat not in played.winners)
    assert len(remaining) >= DUEL, "the table never jumps over the final"
    if not played.winners and options.next_round_first == "stay_if_nobody":
        return progress
    first = next(seat for seat in (*played.seats[1:], played.seats[0]) if seat in remaining)
    return replace(progress, active=remaining, first=first)


def _after_final_round(progress: Progress, played: OpenedRound, options: ChinosOptions) -> Progress:
    points = list(progress.points)
    for seat, scored in zip(played.seats, played.points, strict=True):
        points[seat] += scored
    then = replace(progress, points=tuple(points))
    first, second = played.seats
    if not played.winners:
        return replace(then, first=second if options.final_after_miss == "alternate" else first)
    (winner,) = played.winners
    missed = second if winner == first else first
    if points[winner] >= options.final_target:
        return replace(then, first=None, loser=missed)
    if options.final_after_hit == "loser_chooses":
        return replace(then, first=None, chooser=missed)
    return replace(then, first=missed if options.final_after_hit == "loser_calls" else second)


def chosen(progress: Progress, first: Seat) -> Progress:
    """Return the match after the choice of its next first caller, one of the players still in."""
    assert progress.chooser is not None
    assert first in progress.active
    return replace(progress, first=first, chooser=None)


def next_match(progress: Progress, options: ChinosOptions) -> tuple[Seat | None, Seat | None]:
    """Return who calls first in the next match, or who chooses: one of the two, once the match is over (rule 22)."""
    if progress.loser is None:
        return None, None
    if options.next_match_first == "loser_chooses":
        return None, progress.loser
    return Seat((progress.opened[0].seats[0] + 1) % progress.players), None


def exits(progress: Progress) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
    """Return the rounds before the final that saved somebody, each with the seats ascending."""
    return tuple(
        (each.number, tuple(sorted(each.winners))) for each in progress.opened if each.winners and not each.final
    )
