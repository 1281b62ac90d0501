"""What the opened rounds of an evening tell of each player's habits: how many coins, and which calls with them.

Memory is plain, so that a record holds it: for each seat `{"coins": [counts], "calls": {"first 4 2": [counts]}}`, where
the key is the place of a call (first, middle, last), the players of the round and the own coins, and the counts are by
the call less the own coins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots import Memory
from rules.chinos.calls import FULL, CallRules
from rules.chinos.guesses import Fist, naive_mix
from rules.chinos.rounds import OpenedRound
from rules.seats import Seat

COINS_PRIOR = 4
"""Uniform fists that a habit begins with."""
CALLS_PRIOR = 8
"""Calls of the naive mix that a habit begins with."""
NOISE = 0.15
"""The noise of that naive mix."""


def key(place: int, players: int, coins: int) -> str:
    """Return the key of a call in `place` from 0 by one of so many players with so many coins."""
    name = "first" if place == 0 else "last" if place == players - 1 else "middle"
    return f"{name} {players} {coins}"


@dataclass(frozen=True, slots=True)
class Habits:
    """Counts of one player: of fists, and of calls less own coins by `key`."""

    coins: Sequence[int]
    calls: Mapping[str, Sequence[int]]

    def fist(self) -> Fist:
        """Return the chances of the player's next fist."""
        whole = sum(self.coins) + COINS_PRIOR
        one, two, three, four = ((count + COINS_PRIOR / 4) / whole for count in self.coins)
        return one, two, three, four

    def call_chance(self, rules: CallRules, earlier: tuple[int, ...], coins: int, call: int) -> float:
        """Return the chance that the player makes this call next with so many coins; zero where that is impossible."""
        naive = naive_mix(rules, earlier, coins, NOISE)
        if call not in naive:
            return 0.0
        counts = self.calls.get(key(len(earlier), rules.players, coins))
        if counts is None:
            return naive[call]
        seen = sum(counts[total - coins] for total in naive)
        return (counts[call - coins] + CALLS_PRIOR * naive[call]) / (seen + CALLS_PRIOR)


UNKNOWN = Habits((0, 0, 0, 0), {})
"""A player of whom nothing was seen."""


def habits_of(seat: Seat, memory: Memory, history: Iterable[OpenedRound]) -> Habits:
    """Return the habits of a seat from earlier matches and from the opened rounds of this one."""
    earlier: Mapping[str, Any] = memory[seat] if memory is not None and seat < len(memory) else {}
    coins = list(earlier.get("coins", (0, 0, 0, 0)))
    calls: dict[str, Sequence[int]] = dict(earlier.get("calls", {}))
    owned: set[str] = set()
    for played in history:
        if played.least or seat not in played.seats:
            continue  # a round without blanca is another game
        place = played.seats.index(seat)
        own = played.coins[place]
        coins[own] += 1
        players = len(played.seats)
        offset = played.calls[place] - own
        if 0 <= offset <= FULL * (players - 1):
            name = key(place, players, own)
            if name not in owned:
                calls[name] = list(calls.get(name) or (0,) * (FULL * (players - 1) + 1))
                owned.add(name)
            calls[name][offset] += 1  # type: ignore[index]
    return Habits(coins, calls)


def remembered(memory: Memory, history: Sequence[OpenedRound], players: int) -> Memory:
    """Return the memory with the opened rounds of a finished match added; it shares nothing with the old one."""
    by_seat = [habits_of(Seat(seat), memory, history) for seat in range(players)]
    return [
        {"coins": list(habits.coins), "calls": {name: list(habits.calls[name]) for name in sorted(habits.calls)}}
        for habits in by_seat
    ]
