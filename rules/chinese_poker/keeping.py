"""Keeping score of Chinese poker with real cards: the order in each row, or the points of each pair, and the chips."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.chinese_poker.automatic import VALUES, Kind
from rules.chinese_poker.buying import purchase
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.payments import Pair, Settlement, settle
from rules.chinese_poker.purses import Purse
from rules.chinese_poker.ranking import CATEGORIES, Category
from rules.chinese_poker.scoring import LOST, SCOOP, SUPER_BONUS, TIED, WON, DealScore, Three, score_rows
from rules.chinese_poker.seating import FEWEST, Seating, next_deal, ready_seats
from rules.chinese_poker.setting import BONUSES, ROWS, Row, row_bonus
from rules.chinese_poker.table import LARGEST_STACK
from rules.game import IllegalAction
from rules.keeping import Keeper, Note
from rules.seats import Seat

Places = tuple[int | None, ...]
Hands = tuple[Category | None, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """A deal by rows. `places` hold for front, middle and back the place of each seat, 1 the highest; equal places tie.

    `strong` names by row and seat the hands that earn a bonus in their row, None for all others. A seat that fouled or
    has an `automatic` win has no places, and neither has one that was not dealt in.
    """

    places: tuple[Places, ...]
    strong: tuple[Hands, ...] = ()
    fouls: tuple[Seat, ...] = ()
    automatic: tuple[Kind | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Counted:
    """A deal by points: what the first of each pair of seats wins from the second, in the order 01 02 03 12 13 23.

    `automatic` are the seats with an automatic win, whose pairs are paid first (R31).
    """

    points: tuple[int, ...]
    automatic: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Bought:
    """A seat bought chips between two deals (R29)."""

    seat: Seat
    amount: int


Entry = Compared | Counted | Bought


@dataclass(frozen=True, slots=True)
class KeptPoker:
    """A match between two deals. `purses` are those of the four seats of the table, of which `players` are taken.

    `score` and `paid` are the last deal's; the score is None where only points were written down.
    """

    options: PokerOptions
    players: int
    first_button: Seat
    purses: tuple[Purse, ...]
    button: Seat | None = None
    """The button of the last deal; None before the first."""
    late: tuple[Seat, ...] = ()
    """The seats taken since the last deal."""
    played: int = 0
    stop: bool = False
    score: DealScore | None = None
    paid: Settlement | None = None

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips, or scores, by seat of the table."""
        return tuple(purse.stack for purse in self.purses)

    @property
    def totals(self) -> tuple[int, ...]:
        """What each player has won, in chips or in score."""
        return tuple(purse.net for purse in self.purses[: self.players])

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats that can be dealt in: where chips are played for, those that have some; not yet those that wait."""
        ready = ready_seats(range(self.players), self.stacks, self.options)
        return tuple(seat for seat in ready if seat not in self.waiting)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that are not dealt in yet, since they are new (R5)."""
        return () if self.button is None else self._seating(self.button).waiting

    def _seating(self, button: Seat) -> Seating:
        return next_deal(button, range(self.players), self.late, self.stacks, self.options)

    @property
    def opener(self) -> Seat:
        """Who has the button in the next deal (R4)."""
        if self.button is None:
            return self.first_button
        return self._seating(self.button).button

    @property
    def end(self) -> str | None:
        """`deals-played` or `stopped`."""
        if self.options.match_deals and self.played >= self.options.match_deals:
            return "deals-played"
        return "stopped" if self.stop else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won most (R35)."""
        if self.end is None:
            return ()
        return tuple(Seat(seat) for seat, total in enumerate(self.totals) if total == max(self.totals))


class PokerKeeper(Keeper[PokerOptions, KeptPoker]):
    """Replays deals of real cards by rules R14 to R19, R24 to R26 and R29 to R35."""

    entry_types = (Compared, Counted, Bought)
    seats = range(FEWEST, SEATS + 1)

    def start(self, options: PokerOptions, players: int, opener: Seat) -> KeptPoker:
        """Return the standing of a match that begins, everybody with the buy-ins of the options."""
        purses = tuple(Purse().opened(options) if seat < players else Purse() for seat in range(SEATS))
        return KeptPoker(options, players, opener, purses)

    def after(self, standing: KeptPoker, entry: Entry) -> KeptPoker:
        """Return the standing after a deal or a buy; a refusal has a reason of `compared`, `counted` or `purchase`."""
        if isinstance(entry, Bought):
            return _bought(standing, entry)
        button = standing.opener
        if isinstance(entry, Compared):
            score = compared(entry, standing)
            points = {(pair.a, pair.b): pair.points for pair in score.pairs}
            automatic = tuple(Seat(seat) for seat, kind in enumerate(entry.automatic) if kind is not None)
        else:
            score = None
            points, automatic = counted(entry, standing), entry.automatic
        paid = settle(points, standing.stacks, button, automatic, standing.options)
        purses = tuple(replace(purse, stack=stack) for purse, stack in zip(standing.purses, paid.stacks, strict=True))
        played = standing.played + 1
        return replace(standing, purses=purses, button=button, late=(), played=played, score=score, paid=paid)

    def stopped(self, standing: KeptPoker) -> KeptPoker:
        """Return a match that ends here."""
        return replace(standing, stop=True)

    def with_seat(self, standing: KeptPoker, options: PokerOptions) -> KeptPoker:
        """Return the match with one more, who buys in and has won nothing; new players may have to wait a deal (R5)."""
        seat = Seat(standing.players)
        purses = (*standing.purses[:seat], standing.purses[seat].opened(options), *standing.purses[seat + 1 :])
        late = standing.late if standing.button is None else (*standing.late, seat)
        return replace(standing, players=seat + 1, purses=purses, late=late, score=None, paid=None)

    def notes(self, standing: KeptPoker) -> tuple[Note, ...]:
        """Return `too-few-ready`, `waits` and `no-chips` by seat, and `last-deal`."""
        if standing.end is not None:
            return ()
        found = []
        if len(standing.ready) < FEWEST:
            found.append(Note("too-few-ready"))
        found += [Note("waits", {"seat": seat}) for seat in standing.waiting]
        known = (*standing.ready, *standing.waiting)
        broke = [Seat(seat) for seat in range(standing.players) if seat not in known]
        found += [Note("no-chips", {"seat": seat}) for seat in broke]
        if standing.played + 1 == standing.options.match_deals:
            found.append(Note("last-deal"))
        return tuple(found)


def pairs_of(players: int) -> tuple[Pair, ...]:
    """Return the pairs of seats in the order of `Counted.points`."""
    return tuple(itertools.combinations(map(Seat, range(players)), 2))


def most_points(options: PokerOptions) -> int:
    """Return the most that one player can win from another in a deal."""
    automatic = max(VALUES.values()) + (options.foul_points if options.foul_v_auto == "value_plus_foul" else 0)
    bonuses = sum(max(row_bonus(row, each, options) for each in BONUSES[row]) for row in ROWS)
    return max(automatic, options.foul_points, (SUPER_BONUS if options.mandarin else len(ROWS)) + bonuses)


@functools.lru_cache(maxsize=16)
def possible_points(options: PokerOptions) -> frozenset[int]:
    """Return every number of points that one player can win from another in a deal (R14 to R19, R24 to R26), and some more:
    which hands can meet in one pack is not asked."""
    both = options.bonus == "both_net"
    found = {0}
    for rows in itertools.product((-1, 0, 1), repeat=len(ROWS)):
        bases = {sum(rows)}
        if rows in (WON, LOST):
            bases = {SCOOP * rows[0] if options.mandarin else sum(rows), options.foul_points * rows[0]}
            if options.mandarin and options.super_bonus != "off":
                bases.add(SUPER_BONUS * rows[0])
        nets = {0}
        for row, result in zip(ROWS, rows, strict=True):
            worth = {0, *(row_bonus(row, each, options) for each in BONUSES[row])}
            here = {
                mine * (both or result > 0) - theirs * (both or result < 0)
                for mine, theirs in itertools.product(worth, repeat=2)
            }
            nets = {net + more for net in nets for more in here}
        found |= {base + net for base in bases for net in nets}
    extra = {0, options.foul_points} if options.foul_v_auto == "value_plus_foul" else {0}
    automatic = {value + more for value in VALUES.values() for more in extra}
    return frozenset(found | automatic | {-value for value in automatic})


def counted(entry: Counted, standing: KeptPoker) -> dict[Pair, int]:
    """Return the points of each pair.

    Raises IllegalAction `wrong-number-of-players`, `too-many-points`, `no-such-points`, `seat-waits`, `seat-without-chips`
    or `too-few-players`.
    """
    pairs = pairs_of(standing.players)
    if len(entry.points) != len(pairs) or any(seat not in range(standing.players) for seat in entry.automatic):
        raise IllegalAction("wrong-number-of-players")
    most = most_points(standing.options)
    for (a, b), points in zip(pairs, entry.points, strict=True):
        if abs(points) > most:
            raise IllegalAction("too-many-points", seat=a, other=b, most=most)
        if points not in possible_points(standing.options):
            raise IllegalAction("no-such-points", seat=a, other=b, points=points)
        absent = next((seat for seat in (a, b) if points and seat not in standing.ready), None)
        if absent is not None:
            raise _not_dealt_in(absent, standing)
    if len(standing.ready) < FEWEST:
        raise IllegalAction("too-few-players")
    return dict(zip(pairs, entry.points, strict=True))


def compared(entry: Compared, standing: KeptPoker) -> DealScore:
    """Return the score of a deal by rows.

    Raises IllegalAction, the first reason that applies: `wrong-number-of-players`, `foul-and-automatic`,
    `needs-no-place`, `place-missing`, `seat-waits`, `seat-without-chips`, `too-few-players`, `no-bonus-hand`,
    `hand-out-of-order`, `cannot-tie`, `middle-beats-back`.
    """
    options, players = standing.options, standing.players
    automatic = entry.automatic or (None,) * players
    strong = entry.strong or ((None,) * players,) * len(ROWS)
    sizes = {len(automatic), *map(len, entry.places), *map(len, strong)}
    rows_given = len(entry.places) == len(strong) == len(ROWS)
    if not rows_given or sizes != {players} or any(seat not in range(players) for seat in entry.fouls):
        raise IllegalAction("wrong-number-of-players")
    seats = _seats_with_rows(entry, automatic)
    values = {Seat(seat): VALUES[kind] for seat, kind in enumerate(automatic) if kind is not None}
    dealt_in = sorted((*seats, *entry.fouls, *values))
    for seat in dealt_in:
        if seat not in standing.ready:
            raise _not_dealt_in(seat, standing)
    if len(dealt_in) < FEWEST:
        raise IllegalAction("too-few-players")
    for row, places, hands in zip(ROWS, entry.places, strong, strict=True):
        _check_row(row, places, hands, seats)
    for seat in seats:
        _check_order(seat, strong)
    earned: dict[Seat, Three] = dict.fromkeys(entry.fouls, TIED) | {
        seat: _bonuses([hands[seat] for hands in strong], options) for seat in seats
    }
    rows = {(a, b): _between(a, b, entry.places, entry.fouls) for a, b in itertools.combinations(sorted(earned), 2)}
    return score_rows(rows, dict(sorted(earned.items())), values, tuple(sorted(entry.fouls)), options)


def _not_dealt_in(seat: Seat, standing: KeptPoker) -> IllegalAction:
    return IllegalAction("seat-waits" if seat in standing.waiting else "seat-without-chips", seat=seat)


def _seats_with_rows(entry: Compared, automatic: Sequence[Kind | None]) -> list[Seat]:
    """The seats with a place in every row; who fouled or has an automatic win has none anywhere."""
    found = []
    for number, kind in enumerate(automatic):
        seat = Seat(number)
        given = [places[seat] is not None for places in entry.places]
        if seat in entry.fouls and kind is not None:
            raise IllegalAction("foul-and-automatic", seat=seat)
        if (seat in entry.fouls or kind is not None) and any(given):
            raise IllegalAction("needs-no-place", seat=seat)
        if any(given) and not all(given):
            raise IllegalAction("place-missing", seat=seat, row=ROWS[given.index(False)])
        if all(given):
            found.append(seat)
    return found


def _check_row(row: Row, places: Places, hands: Hands, seats: Sequence[Seat]) -> None:
    """The hands that earn bonuses are the highest of their row: the places must agree, and few of them can tie."""
    for number, hand in enumerate(hands):
        if hand is not None and (hand not in BONUSES[row] or number not in seats):
            raise IllegalAction("no-bonus-hand", seat=Seat(number), row=row)
    for a, b in itertools.permutations(seats, 2):
        above, below = places[a], places[b]
        assert above is not None
        assert below is not None
        if above < below and _strength(hands[a]) < _strength(hands[b]):
            raise IllegalAction("hand-out-of-order", seat=b, other=a, row=row)
        # of the hands with a bonus only straight flushes can be equal in one pack
        if above == below and (hands[a] != hands[b] or hands[a] not in (None, Category.STRAIGHT_FLUSH)):
            raise IllegalAction("cannot-tie", seat=a, other=b, row=row)


def _strength(hand: Category | None) -> int:
    return -1 if hand is None else CATEGORIES.index(hand)


def _check_order(seat: Seat, strong: Sequence[Hands]) -> None:
    """A back without a bonus is a full house at most (R10)."""
    middle, back = strong[1][seat], strong[2][seat]
    if _strength(middle) > max(_strength(back), _strength(Category.FULL_HOUSE)):
        raise IllegalAction("middle-beats-back", seat=seat)


def _bonuses(hands: Sequence[Category | None], options: PokerOptions) -> Three:
    front, middle, back = (
        0 if hand is None else row_bonus(row, hand, options) for row, hand in zip(ROWS, hands, strict=True)
    )
    return front, middle, back


def _between(a: Seat, b: Seat, places: Sequence[Places], fouls: Sequence[Seat]) -> Three:
    """The rows between two seats, seen from the first: a foul loses all three, and two fouls lose none (R25, R26)."""
    if a in fouls or b in fouls:
        return TIED if a in fouls and b in fouls else LOST if a in fouls else WON
    front, middle, back = ((row[b] or 0) - (row[a] or 0) for row in places)
    return _sign(front), _sign(middle), _sign(back)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _bought(standing: KeptPoker, entry: Bought) -> KeptPoker:
    if entry.seat not in range(standing.players):
        raise IllegalAction("wrong-number-of-players")
    purse = standing.purses[entry.seat]
    bought = purchase(purse.bought, entry.amount, standing.options, between_deals=True)
    if bought.reason is not None:
        raise IllegalAction(bought.reason, seat=entry.seat, buy_in=standing.options.full_buy)
    if purse.stack + entry.amount > LARGEST_STACK:
        raise IllegalAction("too-many-chips", seat=entry.seat)
    after = purse.after_buy(entry.amount)
    purses = (*standing.purses[: entry.seat], after, *standing.purses[entry.seat + 1 :])
    return replace(standing, purses=purses, score=None, paid=None)


POKER_KEEPER = PokerKeeper()
