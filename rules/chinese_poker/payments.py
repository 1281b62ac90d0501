"""Who pays whom, in which order, and how much of it: rules R31 to R34."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.chinese_poker.options import SEATS, PokerOptions
from rules.seats import Seat

Pair = tuple[Seat, Seat]
Limit = Literal["no-room", "win-cap", "loss-cap", "out-of-chips"]


@dataclass(frozen=True, slots=True)
class Payment:
    """One payment: `owed` and `paid` in chips.

    `limit` says what kept `paid` below `owed`: the winner had won the own start stack already (`no-room`) or came to it
    (`win-cap`), the loser had no more at the start (`loss-cap`), or has no more now (`out-of-chips`). `bound` is the
    winner's or the loser's start stack in the first three, in the last what the loser had left.
    """

    payer: Seat
    receiver: Seat
    owed: int
    paid: int
    limit: Limit | None = None
    bound: int | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """The payments of a deal in order, and the four stacks after them."""

    payments: tuple[Payment, ...]
    stacks: tuple[int, ...]


def seats_in_order(button: int, seats: Iterable[int]) -> tuple[Seat, ...]:
    """Return seats clockwise from the left of the button, the button's own last (R31)."""
    return tuple(Seat(seat) for seat in sorted(seats, key=lambda seat: (seat - button - 1) % SEATS))


def pairs_in_order(button: int, seats: Iterable[int], automatic: Collection[int]) -> tuple[Pair, ...]:
    """Return the pairs in the order in which they pay, each in seat order: those with an automatic win first (R31)."""
    pairs = list(itertools.combinations(seats_in_order(button, seats), 2))
    first = [pair for pair in pairs if not {*pair}.isdisjoint(automatic)]
    return (*first, *(pair for pair in pairs if pair not in first))


def settle(
    points: Mapping[Pair, int], stacks: Sequence[int], button: int, automatic: Collection[int], options: PokerOptions
) -> Settlement:
    """Return what is paid. `points` are those that the first of each pair wins from the second, 0 where a pair is missing.

    `stacks` are those at the start of the deal, `automatic` the seats with an automatic win.
    """
    now = list(stacks)
    received = [0] * len(now)
    payments = []
    for a, b in pairs_in_order(button, {seat for pair in points for seat in pair}, automatic):
        won = points.get((a, b), 0) - points.get((b, a), 0)
        if not won:
            continue
        receiver, payer = (a, b) if won > 0 else (b, a)
        owed = abs(won) * options.unit
        payment = Payment(payer, receiver, owed, owed)
        if options.with_chips:
            taken = received[receiver] if options.win_cap == "total" else 0
            payment = _limited(payment, stacks, now[payer], taken)
        payments.append(payment)
        now[payer] -= payment.paid
        now[receiver] += payment.paid
        received[receiver] += payment.paid
    return Settlement(tuple(payments), tuple(now))


def _limited(payment: Payment, stacks: Sequence[int], now: int, taken: int) -> Payment:
    """The least of what is owed, the winner's room, the loser's own start stack, and what he has now (R32, R33)."""
    own, theirs = stacks[payment.receiver], stacks[payment.payer]
    limits: tuple[tuple[int, Limit, int], ...] = (
        (own - taken, "win-cap" if own > taken else "no-room", own),
        (theirs, "loss-cap", theirs),
        (now, "out-of-chips", now),
    )
    most, limit, bound = min(limits, key=lambda each: each[0])
    if most >= payment.owed:
        return payment
    return Payment(payment.payer, payment.receiver, payment.owed, most, limit, bound)
