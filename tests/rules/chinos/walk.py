"""How much a best response gains on a bot in one round: one exact walk of the call tree, from the bot's weights."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from statistics import fmean

from rules.chinos import CHINOS, ChinosView
from rules.chinos.bots import Player
from rules.chinos.guesses import others_sum
from rules.seats import Seat
from tests.rules.chinos.positions import table

FISTS = range(4)


def view_of(players: int, calls: tuple[int, ...] = (), coins: int | None = None) -> ChinosView:
    """What the next caller sees at a table of which nothing was opened yet."""
    me = Seat(min(len(calls), players - 1))
    view = CHINOS.view(table(players), me)
    return replace(view, phase="hide" if coins is None else "call", calls=calls, coins=coins)


class Walk:
    """The tree of one round among players of one bot; payoff 1 for a hit, -1/(n-1) when another hits."""

    def __init__(self, players: int, bot: Player) -> None:
        self.players = players
        self.coins = bot.coin_weights(view_of(players))
        rules = view_of(players).rules
        assert rules is not None
        self.rules = rules
        self.weights = lru_cache(None)(lambda calls, own: bot.call_weights(view_of(players, calls, own)))

    def value(self, who: int, *, best: bool) -> float:
        """The expected payoff of place `who`, which plays as the bot or its best response."""
        values = self._values(who, (), (self.coins,) * self.players, best=best)
        return max(values) if best else sum(map(float.__mul__, self.coins, values))

    def _values(self, who: int, calls: tuple[int, ...], reach: tuple[tuple[float, ...], ...], *, best: bool):
        place = len(calls)
        if place == self.players:
            return self._payoffs(who, calls, reach)
        after: dict[int, list[float]] = {}

        def value(total: int, scaled: tuple[float, ...]) -> list[float]:
            return self._values(who, (*calls, total), (*reach[:place], scaled, *reach[place + 1 :]), best=best)

        if place == who:
            values = []
            for own in FISTS:
                mix = self.weights(calls, own)
                legal = self.rules.legal(calls, own) if best else [total for total in mix if mix[total]]
                for total in legal:
                    if total not in after:
                        after[total] = value(total, reach[place])
                found = {total: after[total][own] for total in legal}
                values.append(max(found.values()) if best else sum(mix[total] * found[total] for total in legal))
            return values
        sums = [0.0] * 4
        mixes = [self.weights(calls, own) if reach[place][own] else {} for own in FISTS]
        for total in sorted({total for mix in mixes for total in mix}):
            scaled = tuple(reach[place][own] * mixes[own].get(total, 0.0) for own in FISTS)
            if any(scaled):
                sums = list(map(float.__add__, sums, value(total, scaled)))
        return sums

    def _payoffs(self, who: int, calls: tuple[int, ...], reach: tuple[tuple[float, ...], ...]) -> list[float]:
        sums = others_sum([reach[place] for place in range(self.players) if place != who])  # type: ignore[misc]
        chances = dict(enumerate(sums))
        share = -1 / (self.players - 1)
        return [
            sum((1 if place == who else share) * chances.get(call - own, 0.0) for place, call in enumerate(calls))
            for own in FISTS
        ]


def gain(players: int, bot: Player) -> float:
    """What the best response gains, averaged over the places."""
    walk = Walk(players, bot)
    return fmean(walk.value(who, best=True) - walk.value(who, best=False) for who in range(players))
