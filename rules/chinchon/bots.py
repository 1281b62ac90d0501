"""The bots of Chinchón: easy, medium and hard. They get a view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.chinchon import greedy
from rules.chinchon.actions import ChinchonAction, ChinchonActions
from rules.chinchon.view import ChinchonView
from rules.dealing import Rng


class Medium:
    """Greedy: takes what lowers the deadwood, throws what leaves the least, and knocks as soon as it may."""

    def choose(
        self,
        view: ChinchonView,
        legal: LegalActions[ChinchonAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[ChinchonAction]:
        """Return what greedy play chooses."""
        del rng, budget, memory
        assert isinstance(legal, ChinchonActions)
        if view.phase == "draw":
            return greedy.draw(view, legal)
        if view.phase == "show":
            return greedy.show(view, legal)
        return greedy.knock(view, legal) or greedy.discard(view, legal)


class Easy:
    """Medium, but three draws and three discards in ten are made at random. It knocks when it may."""

    def choose(
        self,
        view: ChinchonView,
        legal: LegalActions[ChinchonAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[ChinchonAction]:
        """Return a greedy or a random choice."""
        assert isinstance(legal, ChinchonActions)
        choice = _MEDIUM.choose(view, legal, rng, budget, memory)
        if view.phase == "show" or choice.reason == "knocks" or not rng.chance(3, 10):
            return choice
        return Choice(rng.choice(legal.draws if view.phase == "draw" else legal.discardable), "random")


_MEDIUM = Medium()

LEVELS: Mapping[str, Bot[ChinchonView, ChinchonAction]] = MappingProxyType({"easy": Easy(), "medium": _MEDIUM})
