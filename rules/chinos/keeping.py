"""Keeping the bill of Los Chinos with real coins: who was saved in which order, the final, and who pays how many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.chinos.bill import bill
from rules.chinos.calls import SURVIVORS, call_rules
from rules.chinos.options import ChinosOptions
from rules.chinos.rounds import DUEL
from rules.game import IllegalAction
from rules.keeping import Keeper, Note
from rules.seats import Seat

MOST_FOULS = 99


@dataclass(frozen=True, slots=True)
class Settled:
    """A match: who left in which order, several together in one group, then the final.

    `final` are the points of the finalist and of the loser, () where nobody wrote them down; `fouls` are by seat, () for
    none.
    """

    saved: tuple[tuple[Seat, ...], ...]
    finalist: Seat
    loser: Seat
    final: tuple[int, ...] = ()
    fouls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptChinos:
    """The matches of an evening: `totals` are the coffees that each seat has paid."""

    options: ChinosOptions
    opener: Seat
    totals: tuple[int, ...]
    lost: tuple[int, ...]
    first: tuple[int, ...]
    """How often each seat was saved first."""
    played: int = 0
    paid: tuple[int, ...] = ()
    """The coffees of the last match by seat."""
    end: str | None = None
    """`stopped`: who keeps the bill says when the last match was played."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has paid least at the end."""
        if self.end is None:
            return ()
        return tuple(Seat(seat) for seat, total in enumerate(self.totals) if total == min(self.totals))


class ChinosKeeper(Keeper[ChinosOptions, KeptChinos]):
    """Writes bills by rules 15, 24, 26 to 29 and 32."""

    entry_types = (Settled,)
    low_wins = True
    seats = range(2, 13)

    def start(self, options: ChinosOptions, players: int, opener: Seat) -> KeptChinos:
        """Return the standing before the first match."""
        nothing = (0,) * players
        return KeptChinos(options, opener, nothing, nothing, nothing)

    def after(self, standing: KeptChinos, entry: Settled) -> KeptChinos:
        """Return the standing after a match; a refusal has a reason of `fault`."""
        options, players = standing.options, len(standing.totals)
        wrong = fault(entry, players, options)
        if wrong is not None:
            raise wrong
        paid = bill(entry.loser, entry.finalist, entry.fouls or (0,) * players, options)
        rotates = options.next_match_first == "rotate"
        return replace(
            standing,
            # who chooses the next first caller is the loser; it begins there until somebody else is chosen (rule 22)
            opener=Seat((standing.opener + 1) % players) if rotates else entry.loser,
            totals=tuple(total + more for total, more in zip(standing.totals, paid, strict=True)),
            lost=_counted(standing.lost, (entry.loser,)),
            first=_counted(standing.first, entry.saved[0] if entry.saved else ()),
            played=standing.played + 1,
            paid=paid,
        )

    def stopped(self, standing: KeptChinos) -> KeptChinos:
        """Return the evening after its last match."""
        return replace(standing, end="stopped")

    def with_seat(self, standing: KeptChinos, options: ChinosOptions) -> KeptChinos:
        """Return the evening with one more, who has paid nothing yet."""
        totals, lost, first = ((*counts, 0) for counts in (standing.totals, standing.lost, standing.first))
        return replace(standing, options=options, totals=totals, lost=lost, first=first, paid=())

    def notes(self, standing: KeptChinos) -> tuple[Note, ...]:
        """Return nothing: the end of the evening is what the players say it is."""
        del standing
        return ()


def _counted(counts: Sequence[int], seats: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(count + (seat in seats) for seat, count in enumerate(counts))


def most_together(players: int, started: int, options: ChinosOptions, *, first_round: bool) -> int:
    """Return how many can be saved in one round: one, or with repeated calls all but three (rules 8 to 10 and 15)."""
    repeats = call_rules(options, players, started, first_round=first_round).repeats
    return 1 if repeats == "never" else players - SURVIVORS


def fault(entry: Settled, players: int, options: ChinosOptions) -> IllegalAction | None:
    """Return why a match cannot have gone so, the first reason that applies, or None.

    `wrong-fouls`, `no-such-seat`, `nobody-saved`, `seat-twice`, `too-many-saved`, `wrong-final`, `seat-missing`.
    """
    if entry.fouls and (len(entry.fouls) != players or not all(0 <= each <= MOST_FOULS for each in entry.fouls)):
        return IllegalAction("wrong-fouls")
    left = players
    seen: list[Seat] = []
    for number, group in enumerate(entry.saved):
        if any(seat not in range(players) for seat in group):
            return IllegalAction("no-such-seat")
        if not group:
            return IllegalAction("nobody-saved", place=number + 1)
        twice = next((seat for seat in group if seat in seen or group.count(seat) > 1), None)
        if twice is not None:
            return IllegalAction("seat-twice", seat=twice)
        # more rounds than those that saved somebody may have been played
        most = most_together(left, players, options, first_round=False) if left > DUEL else 0
        if len(group) > most:
            return IllegalAction("too-many-saved", place=number + 1, most=most, players=left)
        seen += group
        left -= len(group)
    return _final_fault(entry, seen, players, options)


def _final_fault(entry: Settled, seen: Sequence[Seat], players: int, options: ChinosOptions) -> IllegalAction | None:
    finalists = (entry.finalist, entry.loser)
    if any(seat not in range(players) for seat in finalists):
        return IllegalAction("no-such-seat")
    if entry.finalist == entry.loser or any(seat in seen for seat in finalists):
        return IllegalAction("seat-twice", seat=entry.loser if entry.loser in seen else entry.finalist)
    if entry.final and not _is_final(entry.final, options):
        return IllegalAction("wrong-final", target=options.final_target)
    missing = next((Seat(seat) for seat in range(players) if seat not in (*seen, *finalists)), None)
    return None if missing is None else IllegalAction("seat-missing", seat=missing)


def _is_final(points: Sequence[int], options: ChinosOptions) -> bool:
    """Whether a final can end so: the target is reached, or passed by a bet that scores two (rules 24 and 26)."""
    if len(points) != DUEL:
        return False
    won, lost = points
    most = options.final_target + (options.bonus != "none")
    return options.final_target <= won <= most and 0 <= lost < options.final_target


CHINOS_KEEPER = ChinosKeeper()
