"""Rare things within reach: seeded matches that stand just before a chinchón, a void deal, a hundred each and more.

Nothing is set up by hand: a scenario is a seed and the actions that lead there by the rules, so it is a match like any
other, can be recorded and verified, and cannot show a position that play would not reach. The file is made by
`python -m resources.training.chinchon_scenarios`.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from rules.chinchon import play
from rules.chinchon.actions import ACTION_TYPES, ChinchonAction
from rules.chinchon.options import ChinchonOptions
from rules.chinchon.play import ChinchonState
from rules.codec import action_of
from rules.dealing import Dealing
from rules.game import Step
from rules.seats import Seat
from rules.text import QT_TRANSLATE_NOOP

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "pure-chinchon": QT_TRANSLATE_NOOP("scenarios", "Seven cards in one run without the joker win the match."),
        "joker-chinchon": QT_TRANSLATE_NOOP("scenarios", "Seven cards in one run with the joker take 25 points off."),
        "zero-knock": QT_TRANSLATE_NOOP("scenarios", "A knock without deadwood: nothing is laid off."),
        "long-lay-off": QT_TRANSLATE_NOOP("scenarios", "A run grows at both ends while cards are laid off."),
        "joker-laid-off": QT_TRANSLATE_NOOP("scenarios", "The joker is laid off and another card follows it."),
        "void-stock": QT_TRANSLATE_NOOP("scenarios", "Two cards are left in the stock: the deal is void."),
        "void-takes": QT_TRANSLATE_NOOP("scenarios", "Forty cards in a row came from the pile: the deal is void."),
        "knocker-loses": QT_TRANSLATE_NOOP("scenarios", "Who knocks reaches the target and loses the match."),
        "both-over": QT_TRANSLATE_NOOP("scenarios", "Both reach the target, and the lower total wins."),
        "hundred-each": QT_TRANSLATE_NOOP("scenarios", "Both have exactly 100: a draw."),
        "joker-turned-up": QT_TRANSLATE_NOOP("scenarios", "The first upcard is the joker."),
        "joker-buried": QT_TRANSLATE_NOOP(
            "scenarios", "The joker was turned up and goes into the middle of the stock."
        ),
        "reshuffle": QT_TRANSLATE_NOOP("scenarios", "The stock is empty and the discards become a new one."),
        "re-entry": QT_TRANSLATE_NOOP("scenarios", "Who reaches the target comes back with the worst total still in."),
        "went-out": QT_TRANSLATE_NOOP("scenarios", "One of three reaches the target; the others play on."),
    }
)
"""What each scenario shows, in the order in which they are offered; marked in the context "scenarios"."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A match up to the moment before something rare, and the actions that make it happen.

    `seed` names the deals as `--seed` does. `before` and `then` are seats with the text forms of their actions.
    """

    key: str
    options: ChinchonOptions
    seed: str
    before: tuple[tuple[Seat, str], ...]
    then: tuple[tuple[Seat, str], ...]

    @property
    def sentence(self) -> str:
        """What it shows, in English."""
        return SENTENCES[self.key]

    @property
    def dealing(self) -> Dealing:
        """The seed material of the match."""
        return Dealing.from_text(self.seed, "chinchon")

    def start(self) -> ChinchonState:
        """Return the position before the rare thing."""
        state = play.start(self.options, self.dealing).state
        for seat, text in self.before:
            state = play.apply(state, seat, _action(text)).state
        return state

    def steps(self) -> Iterator[Step[ChinchonState]]:
        """Yield the steps in which it happens."""
        state = self.start()
        for seat, text in self.then:
            step = play.apply(state, seat, _action(text))
            yield step
            state = step.state


def _action(text: str) -> ChinchonAction:
    action: ChinchonAction = action_of(ACTION_TYPES, text)
    return action


@functools.cache
def scenarios() -> Mapping[str, Scenario]:
    """Return every scenario by its key, in the order of SENTENCES."""
    content: dict[str, Any] = json.loads(files("rules.chinchon").joinpath("scenarios.json").read_text(encoding="utf-8"))
    return MappingProxyType({key: _scenario(key, content[key]) for key in SENTENCES})


def _scenario(key: str, content: Mapping[str, Any]) -> Scenario:
    options = ChinchonOptions.read(content["options"])
    return Scenario(key, options, content["seed"], _moves(content["before"]), _moves(content["then"]))


def _moves(lines: list[str]) -> tuple[tuple[Seat, str], ...]:
    return tuple((Seat(int(seat)), text) for seat, text in (line.split(" ", 1) for line in lines))
