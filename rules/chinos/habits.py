"""What the opened rounds of an evening tell of each player's habits: how many coins, and which calls with them.

Memory is plain, so that a record holds it: for each seat `{"coins": [counts], "calls": {"first 4 2": [counts]}}`, where
the key is the place of a call (first, middle, last), the players of the round and the own coins, and the counts are by
the call less the own coins. `"listens"` is how much better the player's calls are told by listening to the earlier ones
than by ignoring them: a sum of logarithms, in hundredths.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots import Memory
from rules.chinos.calls import FULL, CallRules
from rules.chinos.equilibrium import balanced
from rules.chinos.guesses import Fist, closed, likeliest, naive_mix, others_sum, posterior
from rules.chinos.rounds import OpenedRound
from rules.seats import Seat

COINS_PRIOR = 4
"""Uniform fists that a habit begins with."""
CALLS_PRIOR = 8
"""Calls of the naive mix that a habit begins with."""
NOISE = 0.15
"""The noise of that naive mix."""

LISTENER = 400
"""From so many hundredths of `Habits.listens` on a player is taken to listen: then every first call but the middle tells
it something."""
DEAF = -200
"""Below so many a player is taken not to listen."""


def key(place: int, players: int, coins: int) -> str:
    """Return the key of a call in `place` from 0 by one of so many players with so many coins."""
    name = "first" if place == 0 else "last" if place == players - 1 else "middle"
    return f"{name} {players} {coins}"


@dataclass(frozen=True, slots=True)
class Habits:
    """Counts of one player: of fists, and of calls less own coins by `key`."""

    coins: Sequence[int]
    calls: Mapping[str, Sequence[int]]
    listens: int = 0

    @property
    def rounds(self) -> int:
        """How many rounds of the player were seen."""
        return sum(self.coins)

    @property
    def answers(self) -> int:
        """How many second calls of the player in rounds of two were seen."""
        return sum(sum(counts) for name, counts in self.calls.items() if name.startswith("last 2 "))

    def fist(self) -> Fist:
        """Return the chances of the player's next fist."""
        whole = self.rounds + COINS_PRIOR
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


def heard_from(rules: CallRules, calls: tuple[int, ...], others: Sequence[Habits]) -> tuple[float, ...]:
    """Return the distribution of the others' coins after the calls so far.

    `others` are the habits of the other players in the order of calling; those of the first `len(calls)` have called.
    """
    fists = []
    for place, habits in enumerate(others):
        fist = closed(habits.fist(), rules.least)
        if place < len(calls):
            earlier, call = calls[:place], calls[place]
            likelihood = [
                habits.call_chance(rules, earlier, coins, call) if fist[coins] and call in rules.span(coins) else 0.0
                for coins in range(FULL + 1)
            ]
            fist = posterior(fist, likelihood)
        fists.append(fist)
    return others_sum(fists)


@functools.lru_cache(maxsize=1 << 16)
def heard(rules: CallRules, calls: tuple[int, ...]) -> tuple[float, ...]:
    """Return the distribution of the others' coins after the calls so far when nothing is known of anybody."""
    return heard_from(rules, calls, [UNKNOWN] * (rules.players - 1))


def habits_of(seat: Seat, memory: Memory, history: Iterable[OpenedRound]) -> Habits:
    """Return the habits of a seat from earlier matches and from the opened rounds of this one."""
    earlier: Mapping[str, Any] = memory[seat] if memory is not None and seat < len(memory) else {}
    coins = list(earlier.get("coins", (0, 0, 0, 0)))
    calls: dict[str, Sequence[int]] = dict(earlier.get("calls", {}))
    listens = int(earlier.get("listens", 0))
    owned: set[str] = set()
    for played in history:
        if played.least or seat not in played.seats:
            continue  # a round without blanca is another game
        place = played.seats.index(seat)
        own = played.coins[place]
        coins[own] += 1
        players = len(played.seats)
        listens += _listening(played, place)
        offset = played.calls[place] - own
        if 0 <= offset <= FULL * (players - 1):
            name = key(place, players, own)
            if name not in owned:
                calls[name] = list(calls.get(name) or (0,) * (FULL * (players - 1) + 1))
                owned.add(name)
            calls[name][offset] += 1  # type: ignore[index]
    return Habits(coins, calls, listens)


@functools.lru_cache(maxsize=1 << 14)
def _listening(played: OpenedRound, place: int) -> int:
    """Return the hundredths that one call adds to `listens`: how much likelier somebody made it who listens.

    Listeners are of two kinds in equal parts, those who call the likeliest total and those who keep a balance.
    """
    earlier, own, call = played.calls[:place], played.coins[place], played.calls[place]
    rules = CallRules(len(played.seats), played.least, "never")
    if not earlier or len(set(played.calls)) < len(played.calls) or call not in rules.span(own):
        return 0
    naive = naive_mix(rules, earlier, own, NOISE)[call]
    chances = heard(rules, earlier)
    best = likeliest(chances, own, rules.legal(earlier, own))
    heeding = NOISE * naive + (1 - NOISE) * (call in best) / len(best)
    even = balanced(rules, earlier, own)
    if even is not None:
        heeding = (heeding + NOISE * naive + (1 - NOISE) * even.get(call, 0.0)) / 2
    return round(100 * math.log(heeding / naive))


def remembered(memory: Memory, history: Sequence[OpenedRound], players: int) -> Memory:
    """Return the memory with the opened rounds of a finished match added; it shares nothing with the old one."""
    by_seat = [habits_of(Seat(seat), memory, history) for seat in range(players)]
    return [
        {
            "coins": list(habits.coins),
            "calls": {name: list(habits.calls[name]) for name in sorted(habits.calls)},
            "listens": habits.listens,
        }
        for habits in by_seat
    ]
