"""Who is dealt in, who has the button, and what makes a deal void: rules R2 to R5 and R28."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rules.cards import Card, pack
from rules.chinese_poker.options import SEATS, PokerOptions
from rules.chinese_poker.setting import HAND
from rules.dealing import LOTS, Dealing
from rules.seats import Seat

PACK = pack()
FEWEST = 2
"""Seats without which there is no deal (R2)."""
SEEN = 5
"""Cards of one hand that others may not have seen (R28)."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who takes part in the next deal: the button, the seats dealt in, and those ready that wait."""

    button: Seat
    dealt_in: tuple[Seat, ...]
    waiting: tuple[Seat, ...] = ()


def ready_seats(seated: Collection[int], stacks: Sequence[int], options: PokerOptions) -> tuple[Seat, ...]:
    """Return the seats that could be dealt in: those taken that have chips, where chips are played for."""
    return tuple(Seat(seat) for seat in sorted(seated) if stacks[seat] > 0 or not options.with_chips)


def next_deal(
    button: int,
    seated: Collection[int],
    new: Collection[int],
    stacks: Sequence[int],
    options: PokerOptions,
    *,
    void: bool = False,
) -> Seating:
    """Return who takes part in the next deal. `new` are the seats taken since the last one; `void` says that it was void.

    With fewer than two seats ready nobody is dealt in and the button rests.
    """
    ready = ready_seats(seated, stacks, options)
    if len(ready) < FEWEST:
        return Seating(Seat(button), (), ready)
    late = set(new) if options.new_seat_waits else set()
    dealt_in = tuple(seat for seat in ready if seat not in late)
    if len(dealt_in) < FEWEST:
        dealt_in = ready
    waiting = tuple(seat for seat in ready if seat not in dealt_in)
    if void and button in dealt_in:
        return Seating(Seat(button), dealt_in, waiting)
    settled = [seat for seat in dealt_in if seat not in late] or dealt_in
    return Seating(min(settled, key=lambda seat: (seat - button - 1) % SEATS), dealt_in, waiting)


def first_button(dealing: Dealing, seats: int) -> Seat:
    """Return the seat that the lot gives the button of the first deal."""
    return Seat(dealing.stream(LOTS).below(seats))


def shuffled(dealing: Dealing, shuffle: int) -> tuple[Card, ...]:
    """Return the pack in the order of one shuffle, first dealt first."""
    return tuple(PACK[index] for index in dealing.order(shuffle, len(PACK)))


def deal(order: Sequence[Card], button: int) -> tuple[tuple[Card, ...], ...]:
    """Return the four hands as dealt: one card at a time, clockwise from the left of the button (R3)."""
    hands = tuple(tuple(order[(seat - button - 1) % SEATS :: SEATS]) for seat in range(SEATS))
    assert all(len(hand) == HAND for hand in hands)
    return hands


def misdeal(counts: Sequence[int], exposed: Sequence[int], *, wrong_player: bool, locked: int) -> str | None:
    """Return why a deal is void, the first reason of R28 that applies, or None.

    `counts` are the cards of each hand, `exposed` how many of them others saw, `locked` how many seats have set.
    """
    if any(count != HAND for count in counts):
        return "wrong-number-of-cards"
    if any(seen >= SEEN for seen in exposed):
        return "five-cards-exposed"
    return "wrong-player" if wrong_player and not locked else None
