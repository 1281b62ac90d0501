"""The bots of Chinchón: easy, medium and hard. They get a view of their seat and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rules.bots import Bot, Choice, LegalActions, Memory
from rules.chinchon import ahead, greedy
from rules.chinchon.actions import ChinchonAction, ChinchonActions
from rules.chinchon.view import ChinchonView
from rules.dealing import Rng

REASONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "random": (),
        "only-source": (),
        "takes-joker": ("card",),
        "draws-joker": ("card",),
        "takes-for-deadwood": ("card", "before", "after"),
        "draws-stock": ("card",),
        "takes-for-more": ("card", "after", "mean"),
        "draws-for-more": ("card", "after", "mean"),
        "takes-to-knock": ("card",),
        "draws-last": ("card",),
        "throws-for-deadwood": ("card", "deadwood"),
        "throws-for-more": ("card", "mean", "chance"),
        "keeps-from-next": ("card", "mean", "chance", "kept"),
        "waits-for-match": ("card", "mean", "chance", "total", "wins"),
        "knocks": ("card", "deadwood"),
        "shows-least": ("deadwood", "laid_off"),
    }
)
"""Every reason of a choice, with the details that always come with it.

`card` is the one drawn from the pile or left there, or the one thrown; `after` and `before` are deadwood with and without
the pile's card, `mean` that to be expected after a stock draw or after the next draw, `chance` how often in a hundred the
next draw lets the hand knock, `kept` a card that would be thrown if it did not help the next player. A knock would have
brought the `total` and won the match `wins` times in a hundred.
"""


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


class Hard:
    """Looks one draw ahead, weighs what a discard gives the next player, and minds the match before it knocks."""

    def choose(
        self,
        view: ChinchonView,
        legal: LegalActions[ChinchonAction],
        rng: Rng,
        budget: int | None = None,
        memory: Memory = None,
    ) -> Choice[ChinchonAction]:
        """Return the choice of the greatest weight; random numbers are used only where a knock decides the match."""
        del budget, memory
        assert isinstance(legal, ChinchonActions)
        if view.phase == "draw":
            return ahead.draw(view, legal)
        if view.phase == "show":
            return greedy.show(view, legal)
        return ahead.knock_or_discard(view, legal, rng)


_MEDIUM = Medium()

LEVELS: Mapping[str, Bot[ChinchonView, ChinchonAction]] = MappingProxyType(
    {"easy": Easy(), "medium": _MEDIUM, "hard": Hard()}
)
