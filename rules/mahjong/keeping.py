"""Keeping score of mahjong with real tiles: who won for how many fan and how, drawn hands, false wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.game import IllegalAction
from rules.keeping import Keeper, Note
from rules.mahjong.hand import By
from rules.mahjong.items import ITEMS
from rules.mahjong.options import SEATS, MahjongOptions
from rules.mahjong.payments import NOTHING, Payments, false_win, settle
from rules.mahjong.rounds import Deal, Result, next_deal
from rules.seats import Seat
from rules.tiles import WINDS

MOST_FAN = 99
"""More than any hand has; fan over the limit count as the limit (R21)."""


@dataclass(frozen=True, slots=True)
class Won:
    """A hand that was won: the winners in turn order after the discarder, and the fan of each.

    `discarder` is None by self-draw. `liable` pays a self-draw alone (R22). `items` are what the hand showed, if its
    tiles were counted: the ids of fan items.
    """

    winners: tuple[Seat, ...]
    fan: tuple[int, ...]
    by: By
    discarder: Seat | None = None
    liable: Seat | None = None
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hand that nobody won: the wall was empty."""


@dataclass(frozen=True, slots=True)
class FalseWin:
    """A hand that is void, since somebody called a win that was none (R17)."""

    offender: Seat


Entry = Won | Drawn | FalseWin


@dataclass(frozen=True, slots=True)
class KeptMahjong:
    """A match between two hands: points, and the deal that comes next, or that was the last."""

    options: MahjongOptions
    first_dealer: Seat
    deal: Deal
    totals: tuple[int, ...]
    played: int = 0
    paid: Payments = NOTHING
    """The payments of the last hand."""
    end: str | None = None
    """`rounds-played` or `stopped`."""

    @property
    def opener(self) -> Seat:
        """The dealer of the next hand."""
        return self.deal.dealer

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has most points at the end."""
        if self.end is None:
            return ()
        return tuple(Seat(seat) for seat, total in enumerate(self.totals) if total == max(self.totals))


class MahjongKeeper(Keeper[MahjongOptions, KeptMahjong]):
    """Replays hands of real tiles by rules R11, R16, R17 and R20 to R26."""

    entry_types = (Won, Drawn, FalseWin)
    seats = range(SEATS, SEATS + 1)

    def start(self, options: MahjongOptions, players: int, opener: Seat) -> KeptMahjong:
        """Return the standing of a match that begins."""
        assert players == SEATS
        return KeptMahjong(options, opener, Deal(opener, WINDS[0]), (options.starting_points,) * SEATS)

    def after(self, standing: KeptMahjong, entry: Entry) -> KeptMahjong:
        """Return the standing after a hand; a refusal has a reason of `fault`."""
        wrong = fault(entry, standing.options)
        if wrong is not None:
            raise wrong
        paid = payments(entry, standing.options)
        winners = entry.winners if isinstance(entry, Won) else ()
        deal = next_deal(standing.deal, standing.first_dealer, _result(entry), winners, standing.options)
        return replace(
            standing,
            deal=standing.deal if deal is None else deal,
            totals=tuple(total + more for total, more in zip(standing.totals, paid, strict=True)),
            played=standing.played + 1,
            paid=paid,
            end="rounds-played" if deal is None else None,
        )

    def stopped(self, standing: KeptMahjong) -> KeptMahjong:
        """Return a match that ends here."""
        return replace(standing, end="stopped")

    def with_seat(self, standing: KeptMahjong, options: MahjongOptions) -> KeptMahjong:
        """Never asked for: there is no fifth seat."""
        raise NotImplementedError

    def notes(self, standing: KeptMahjong) -> tuple[Note, ...]:
        """Return `could-end` when the deal can leave the last dealer of the last round, `dealer-stays` with a streak."""
        if standing.end is not None:
            return ()
        deal = standing.deal
        last_dealer = Seat((standing.first_dealer - 1) % SEATS)
        found = []
        if deal.dealer == last_dealer and deal.round_wind.rank == standing.options.rounds:
            found.append(Note("could-end", {"seat": deal.dealer}))
        if deal.repeat:
            found.append(Note("dealer-stays", {"seat": deal.dealer, "times": deal.repeat}))
        return tuple(found)


def payments(entry: Entry, options: MahjongOptions) -> Payments:
    """Return what a hand pays. A false win costs nothing where it is not punished; the hand is void all the same."""
    if isinstance(entry, FalseWin):
        return false_win(entry.offender, options)
    if isinstance(entry, Drawn):
        return NOTHING
    return settle(zip(entry.winners, entry.fan, strict=True), entry.by, entry.discarder, entry.liable, options)


def _result(entry: Entry) -> Result:
    return "win" if isinstance(entry, Won) else "draw" if isinstance(entry, Drawn) else "void"


def fault(entry: Entry, options: MahjongOptions) -> IllegalAction | None:
    """Return why a hand cannot have ended so, the first reason that applies, or None.

    `no-such-seat`, `winner-missing`, `winner-twice`, `one-winner-only`, `less-than-nothing`, `below-minimum`,
    `too-many-fan`, `discarder-missing`, `winner-discarded`, `nobody-discarded`, `liability-not-played`,
    `liable-only-for-own-draw`, `unknown-item`.
    """
    if isinstance(entry, Drawn):
        return None
    if isinstance(entry, FalseWin):
        return None if entry.offender in range(SEATS) else IllegalAction("no-such-seat")
    others = [seat for seat in (entry.discarder, entry.liable) if seat is not None]
    if any(seat not in range(SEATS) for seat in (*entry.winners, *others)):
        return IllegalAction("no-such-seat")
    if not entry.winners or len(entry.fan) != len(entry.winners):
        return IllegalAction("winner-missing")
    if len(set(entry.winners)) < len(entry.winners):
        return IllegalAction("winner-twice")
    if len(entry.winners) > 1 and (entry.by == "self_draw" or not options.multiple_winners):
        return IllegalAction("one-winner-only", by=entry.by)
    return _fan_fault(entry.winners, entry.fan, options) or _giver_fault(entry) or _liable_fault(entry, options)


def _giver_fault(entry: Won) -> IllegalAction | None:
    if entry.by == "self_draw":
        return None if entry.discarder is None else IllegalAction("nobody-discarded")
    if entry.discarder is None:
        return IllegalAction("discarder-missing", by=entry.by)
    return IllegalAction("winner-discarded", seat=entry.discarder) if entry.discarder in entry.winners else None


def _fan_fault(winners: Sequence[Seat], fan: Sequence[int], options: MahjongOptions) -> IllegalAction | None:
    for seat, each in zip(winners, fan, strict=True):
        if each < 0:
            return IllegalAction("less-than-nothing", seat=seat)
        if min(each, options.limit) < options.min_fan:
            return IllegalAction("below-minimum", seat=seat, fan=each, minimum=options.min_fan)
        if each > MOST_FAN:
            return IllegalAction("too-many-fan", seat=seat, most=MOST_FAN)
    return None


def _liable_fault(entry: Won, options: MahjongOptions) -> IllegalAction | None:
    if any(item not in ITEMS for item in entry.items):
        return IllegalAction("unknown-item")
    if entry.liable is None:
        return None
    if not options.liability:
        return IllegalAction("liability-not-played")
    if entry.by != "self_draw" or entry.liable in entry.winners:
        return IllegalAction("liable-only-for-own-draw", seat=entry.liable)
    return None


MAHJONG_KEEPER = MahjongKeeper()
