"""Entering the coins of real fists: seat after seat, each entry open to correction until all are counted."""

from __future__ import annotations

from collections.abc import Sequence

from rules.chinos.calls import FULL
from rules.chinos.view import ChinosView
from rules.seats import Seat


class Entering:
    """What was entered of one opening so far. The next seat is selected by itself; any can be selected again."""

    def __init__(self, people: Sequence[Seat] = ()) -> None:
        self.people = tuple(people)
        """The seats whose coins are to be entered, in the order of calling."""
        self.coins: dict[Seat, int] = {}
        """What was entered, by seat."""
        self.seat: Seat | None = self.people[0] if self.people else None
        """The seat that the next entry is for."""
        self.doubted = False
        """Whether it was asked already if the entries are right; it is asked once."""

    @property
    def complete(self) -> bool:
        """Whether every seat has an entry."""
        return all(seat in self.coins for seat in self.people)

    def select(self, seat: Seat) -> None:
        """Enter, or correct, the coins of a seat next."""
        if seat in self.people:
            self.seat = seat

    def enter(self, coins: int) -> None:
        """Enter coins for the selected seat, more than three count as three; the next seat without an entry follows."""
        if self.seat is None:
            return
        self.coins[self.seat] = min(coins, FULL)
        start = self.people.index(self.seat) + 1
        order = (*self.people[start:], *self.people[:start])
        self.seat = next((seat for seat in order if seat not in self.coins), self.seat)

    def back(self) -> None:
        """Select the seat before the selected one."""
        if self.seat is not None and (at := self.people.index(self.seat)) > 0:
            self.seat = self.people[at - 1]

    def misfits(self, view: ChinosView) -> list[Seat]:
        """Return the seats whose entry does not fit their call: more likely a slip of the finger than a foul."""
        if view.rules is None:
            return []
        calls = dict(view.called)
        found = []
        for seat in self.people:
            coins = self.coins.get(seat)
            if coins is None:
                continue
            impossible = view.options.checks_calls and calls[seat] not in view.rules.span(coins)
            if coins < view.rules.least or impossible:
                found.append(seat)
        return found
