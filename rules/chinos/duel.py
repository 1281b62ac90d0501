"""Two players: the best response to what the habits of the other one tell.

Without habits uniform coins, first call 3 and the likeliest second call are an equilibrium: nobody can gain on them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.chinos.calls import FULL, CallRules
from rules.chinos.guesses import Fist
from rules.chinos.habits import Habits

WORTHWHILE = 0.02
"""Points a round that a best response must gain before it is played."""
FAMILIAR = 12
"""Rounds of the other one that must have been seen before; for a bet on the second call, second calls in rounds of two."""
GUARDED = 0.30
"""Share of rounds in which the second caller's coins stay uniform, so that they cannot be read in turn."""
MIDDLE = 3
"""The first call of the equilibrium."""
_FISTS = range(FULL + 1)


@dataclass(frozen=True, slots=True)
class FirstCaller:
    """What each fist and call is worth to the first caller, in points a round: `worth[coins][call - coins]`."""

    worth: tuple[tuple[float, ...], ...]

    @property
    def gain(self) -> float:
        """What the best fist and call gain on the equilibrium."""
        equilibrium = sum(self.worth[coins][MIDDLE - coins] for coins in _FISTS) / len(_FISTS)
        return max(map(max, self.worth)) - equilibrium

    def coins(self) -> int:
        """Return the best fist."""
        return max(_FISTS, key=lambda coins: max(self.worth[coins]))

    def call(self, coins: int) -> int:
        """Return the best call with a fist."""
        return coins + max(_FISTS, key=lambda offset: self.worth[coins][offset])


def first_caller(rules: CallRules, other: Habits) -> FirstCaller:
    """Return what fists and calls are worth against a second caller of these habits."""
    fist = other.fist()
    return FirstCaller(
        tuple(tuple(_first_worth(rules, other, fist, coins, coins + offset) for offset in _FISTS) for coins in _FISTS)
    )


def _first_worth(rules: CallRules, other: Habits, fist: Fist, coins: int, call: int) -> float:
    """The chance that the call is right less the chance that the second one is."""
    answered = sum(
        fist[theirs] * other.call_chance(rules, (call,), theirs, coins + theirs)
        for theirs in _FISTS
        if coins + theirs != call
    )
    return fist[call - coins] - answered


@dataclass(frozen=True, slots=True)
class SecondCaller:
    """What each fist is worth to the second caller, in points a round, when it then calls the likeliest total."""

    worth: tuple[float, ...]

    @property
    def gain(self) -> float:
        """What the best fist gains on uniform ones."""
        return max(self.worth) - sum(self.worth) / len(self.worth)

    def coins(self) -> Fist:
        """Return the best fist, guarded by uniform ones."""
        best = self.worth.index(max(self.worth))
        one, two, three, four = (GUARDED / len(_FISTS) + (1 - GUARDED) * (coins == best) for coins in _FISTS)
        return one, two, three, four


def second_caller(rules: CallRules, other: Habits) -> SecondCaller:
    """Return what fists are worth against a first caller of these habits."""
    fist = other.fist()
    joint = {
        (theirs, call): fist[theirs] * other.call_chance(rules, (), theirs, call)
        for theirs in _FISTS
        for call in rules.span(theirs)
    }
    return SecondCaller(tuple(_second_worth(rules, joint, coins) for coins in _FISTS))


def _second_worth(rules: CallRules, joint: dict[tuple[int, int], float], coins: int) -> float:
    worth = 0.0
    for call in range(rules.lowest, rules.highest + 1):
        chances = {theirs: joint.get((theirs, call), 0.0) for theirs in _FISTS}
        right = chances.pop(call - coins, 0.0)
        worth += max(chances.values()) - right
    return worth
