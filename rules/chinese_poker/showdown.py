"""The opening of a deal, told step by step: rules R12, R22 to R24, R31."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.chinese_poker.automatic import Declared, proof
from rules.chinese_poker.events import (
    AllReady,
    AutomaticAnnounced,
    AutomaticOpened,
    FoulOpened,
    Paid,
    PairScored,
    RowMark,
    RowOpened,
    SuperBonusWon,
)
from rules.chinese_poker.payments import Pair, pairs_in_order, seats_in_order
from rules.chinese_poker.position import Position, Result
from rules.chinese_poker.scoring import DealScore, PairScore
from rules.chinese_poker.setting import ROWS, Setting
from rules.events import Event
from rules.seats import Seat


def told(position: Position, result: Result) -> Iterator[Event]:
    """Yield what happens once the last seat is ready, until all is paid.

    Automatic wins are announced, opened and settled; fouls are turned up; front, middle and back are opened row by row;
    the other pairs are scored, then paid.
    """
    seats = seats_in_order(position.button, position.active)
    pairs = pairs_in_order(position.button, position.active, position.automatic)
    first = [pair for pair in pairs if not {*pair}.isdisjoint(position.automatic)]
    yield AllReady(seats)
    yield from _automatic_wins(position, seats)
    payments = list(_payments(position, result))
    scored = [_pair_scored(result.score, pair) for pair in pairs]
    for event in scored[: len(first)]:
        yield event
        yield from (paid for paid in payments if {paid.payer, paid.receiver} == {event.a, event.b})
    yield from _rows(position, result.score, seats, pairs[len(first) :])
    yield from scored[len(first) :]
    yield from (paid for paid in payments if {paid.payer, paid.receiver}.isdisjoint(position.automatic))


def _automatic_wins(position: Position, seats: Sequence[Seat]) -> Iterator[Event]:
    """All are announced clockwise from the button before the first is opened."""
    declared = [(seat, entry) for seat in seats if isinstance(entry := position.sealed[seat], Declared)]
    yield from (AutomaticAnnounced(seat, entry.kind, entry.value, entry.top) for seat, entry in declared)
    yield from (AutomaticOpened(seat, entry.kind, proof(entry)) for seat, entry in declared)


def _rows(position: Position, scored: DealScore, seats: Sequence[Seat], pairs: Sequence[Pair]) -> Iterator[Event]:
    """Fouls whole, then one row after the other, then who takes the super bonus."""
    settings = {seat: entry for seat in seats if isinstance(entry := position.sealed[seat], Setting)}
    for seat, setting in settings.items():
        if setting.foul is not None:
            yield FoulOpened(seat, setting.foul, setting)
    if not settings:
        return
    for number, row in enumerate(ROWS):
        cards = tuple(settings[Seat(seat)][row] if seat in settings else () for seat in range(len(position.hands)))
        marks = []
        for a, b in pairs:
            seen = from_first(scored, (a, b))
            assert seen.rows is not None
            marks.append(RowMark(a, b, seen.rows[number], seen.row_bonuses[number]))
        yield RowOpened(row, cards, tuple(marks))
    for seat in scored.super_bonus:
        yield SuperBonusWon(seat, tuple(other for other in settings if other != seat))


def _pair_scored(scored: DealScore, pair: Pair) -> PairScored:
    seen = from_first(scored, pair)
    return PairScored(seen.a, seen.b, seen.why, seen.rows, seen.base, seen.bonus, seen.points)


def from_first(scored: DealScore, pair: Pair) -> PairScore:
    """Return the score of a pair as its first seat sees it."""
    found = scored.pair(*pair)
    return found if found.a == pair[0] else found.turned


def _payments(position: Position, result: Result) -> Iterator[Paid]:
    now = list(position.stacks)
    for each in result.settlement.payments:
        now[each.payer] -= each.paid
        now[each.receiver] += each.paid
        yield Paid(
            each.payer,
            each.receiver,
            each.owed,
            each.paid,
            each.limit,
            each.bound,
            now[each.payer],
            now[each.receiver],
        )
