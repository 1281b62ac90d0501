"""Invented people for the learning of Maestro: how they hide, call first and call second in a duel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import fmean

from rules.chinos import CHINOS, Call, Hide
from rules.chinos.bots import drawn
from rules.dealing import Rng
from rules.seats import Seat
from tests.rules.chinos.positions import table

FISTS = range(4)
Four = tuple[float, float, float, float]


@dataclass(frozen=True)
class Person:
    """Coins, and the first or second call as the own coins and an offset; a number that is taken is left out."""

    coins: Four
    offsets: Four

    def calls(self, coins: int, taken: int | None) -> dict[int, float]:
        """The weights of the calls with so many coins."""
        weights = {coins + offset: each for offset, each in enumerate(self.offsets) if coins + offset != taken}
        whole = sum(weights.values())
        return {total: weight / whole for total, weight in weights.items()}


PEOPLE = {
    "honest": Person((0.25, 0.25, 0.25, 0.25), (0.25, 0.25, 0.25, 0.25)),
    "centre": Person((0.10, 0.35, 0.35, 0.20), (0.10, 0.40, 0.40, 0.10)),
    "coin-shy": Person((0.30, 0.40, 0.20, 0.10), (0.15, 0.35, 0.35, 0.15)),
    "big hand": Person((0.05, 0.15, 0.30, 0.50), (0.10, 0.30, 0.40, 0.20)),
}


def best_response(person: Person) -> float:
    """Points a round of whoever knows the person, the first call alternating."""
    as_first = max(
        person.coins[call - own] - sum(
            person.coins[theirs] * person.calls(theirs, call).get(own + theirs, 0.0) for theirs in FISTS
        )
        for own in FISTS
        for call in range(own, own + 4)
    )  # fmt: skip
    as_second = max(_second(person, own) for own in FISTS)
    return (as_first + as_second) / 2


def _second(person: Person, own: int) -> float:
    points = 0.0
    for call in range(7):
        heard = {theirs: person.coins[theirs] * person.calls(theirs, None).get(call, 0.0) for theirs in FISTS}
        points += max(heard[theirs] for theirs in FISTS if own + theirs != call) - heard.get(call - own, 0.0)
    return points


def learned(bot, person: Person, runs: int, seed: str, first: int = 50, last: int = 100) -> float:
    """Points a round of a bot on seat 0 in rounds `first` to `last` of duels with a person, which start unknown."""
    points = []
    for run in range(runs):
        rng = Rng.from_text(seed, run)
        memory = None
        for number in range(last):
            state = table(2, number % 2)
            for seat in (Seat(0), Seat(1)):
                if seat == 0:
                    choice = bot.choose(CHINOS.view(state, seat), CHINOS.legal_actions(state, seat), rng, memory=memory)
                    action = choice.action
                else:
                    action = Hide(drawn(dict(enumerate(person.coins)), rng))
                state = CHINOS.apply(state, seat, action).state
            while state.phase == "call":
                seat = state.to_act[0]
                if seat == 0:
                    choice = bot.choose(CHINOS.view(state, seat), CHINOS.legal_actions(state, seat), rng, memory=memory)
                    action = choice.action
                else:
                    own = state.fists[1]
                    assert own is not None
                    taken = state.calls[0] if state.calls else None
                    action = Call(drawn(person.calls(own, taken), rng))
                state = CHINOS.apply(state, seat, action).state
            # Every round is remembered as a match of its own, so that no final ends the duel.
            memory = CHINOS.remember(memory, replace(state))
            if number >= first:
                winners = state.progress.opened[-1].winners
                points.append((Seat(0) in winners) - (Seat(1) in winners))
    return fmean(points)
